# What is said of moments and moves to whoever learns.
twelve-patrols-moment = Card { $card } of { $of }
twelve-patrols-puzzle-goal = { $down ->
    [0] Every card is in sight. Which
    [one] One card is face down. Which
   *[other] { $down } cards are face down. Which
} card goes where, so that the kingdom can still be guarded?
twelve-patrols-reason-fits = { $many ->
    [0] No two sides contradict each other there
    [one] Only one pair of sides contradicts itself there
   *[other] Only { $many } pairs of sides contradict themselves there
}; { $worse } of the { $of } other placements are worse.
twelve-patrols-theme = { $theme ->
    [face-down-0] All in sight
    [face-down-1] One face down
    [face-down-2] Two face down
    [face-down-3] Three face down
   *[floating] Floating frame
}
