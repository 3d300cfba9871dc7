daily-compared = How it went for others
daily-count = { $played ->
    [1] You are the first to have played this deal here.
   *[other] { $won } of { $played } who played this deal here won it.
}
daily-better = You did better than { $share } % of them.
daily-same = You did as well as everybody else.
daily-worse = The others got further: there is another deal tomorrow.
daily-next = The next deal comes in { $hours } h { $minutes } min.
