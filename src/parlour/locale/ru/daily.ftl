daily-compared = Как сыграли другие
daily-count = { $played ->
    [1] До вас этот расклад здесь никто не играл.
   *[other] Этот расклад здесь сыграли { $played ->
        [one] { $played } раз
        [few] { $played } раза
       *[other] { $played } раз
    }, выиграли { $won ->
        [one] { $won } раз
        [few] { $won } раза
       *[other] { $won } раз
    }.
}
daily-better = Это лучше, чем в { $share } % случаев.
daily-same = Все сыграли одинаково.
daily-worse = Другие прошли дальше, но завтра будет новый расклад.
daily-next = Следующий расклад появится через { $hours } ч { $minutes } мин.
