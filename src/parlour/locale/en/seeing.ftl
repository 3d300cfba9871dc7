page-since-yours = { $count ->
    [one] { $count } move since yours
   *[other] { $count } moves since yours
}
page-since = Since your move
page-now = Now
page-key-since = What the others did since your move
page-pace = Playing back what happened
page-pace-slow = Slowly
page-pace-usual = As usual
page-pace-fast = Fast
page-pace-none = Not at all
page-sound = Sound
