page-shelf = Go on, every day, and what others play
page-rivals = Rivals
page-rivals-of = Rivals in { $game }
page-rivals-strength = How strong
page-rivals-count = { $count ->
    [one] { $count } rival
   *[other] { $count } rivals
}
page-rivals-kept = Remembered for next time.
page-continue-more = { $count } more
page-daily-streak = { $count ->
    [0] Won on no day in a row yet
    [one] Won on { $count } day in a row
   *[other] Won on { $count } days in a row
}
page-daily-won = { $won } of { $played } won
