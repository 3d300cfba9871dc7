# What is said of moments and moves to whoever learns.
jackal-moment = { $banked } of { $all } coins home
jackal-puzzle-goal = Find the best move for { $crew ->
    [white] White
    [red] Red
    [black] Black
   *[yellow] Yellow
}.
jackal-reason-banked = { $many ->
    [one] A coin comes
   *[other] { $many } coins come
} home.
jackal-reason-hit = { $many ->
    [one] An enemy is
   *[other] { $many } enemies are
} driven back.
jackal-reason-safe = The gold is out of the enemies’ reach.
jackal-reason-nearer = The gold is { $steps } { $steps ->
    [one] turn
   *[other] turns
} nearer home.
jackal-reason-freed = A mate in the trap is free again.
jackal-reason-opens = It turns over a closed tile.
jackal-reason-gold = { $steps } { $steps ->
    [one] step
   *[other] steps
} nearer to gold.
jackal-theme = { $theme ->
    [gold] Gold
    [home] Home
    [attack] Attack
    [explore] Closed tiles
    [ship] The ship
    [rescue] Rescue
   *[way] Ways
}
