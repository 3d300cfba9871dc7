# What is said of moments and moves to whoever learns.
jack-rabbits-moment = Turn { $turn }
jack-rabbits-puzzle-journey = Where does the journey lead? Find the best way on.
jack-rabbits-puzzle-transport = On foot, or with help? Find the best way on.
jack-rabbits-puzzle-flight = How do you get away from here? Find the best way.
jack-rabbits-puzzle-fight = To fight or not to fight? Find the best move.
jack-rabbits-puzzle-judgement = Yes or no? Find the best answer.
jack-rabbits-puzzle-royal = You stand at a royal’s place. Find the best move.
jack-rabbits-puzzle-hand = The hand is too full. Which card can you do without?
jack-rabbits-reason-sooner = Home about { $turns } { $turns ->
    [one] turn
   *[other] turns
} sooner than by any other move.
jack-rabbits-reason-later = The rival needs about { $turns } { $turns ->
    [one] turn
   *[other] turns
} more than after any other move.
jack-rabbits-reason-mean = Home about { $turns } { $turns ->
    [one] turn
   *[other] turns
} sooner than by most other moves.
jack-rabbits-theme = { $theme ->
    [journey] Journeys
    [transport] Transport
    [flight] Flights
    [fight] Fights
    [judgement] Yes or no
    [royal] Royals
   *[hand] The hand
}
