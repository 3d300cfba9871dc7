error-no-open-table = Этот стол уже не открыт.
error-open-full = Все места заняты, или игра уже началась.
error-open-host = Начать может только хозяин стола.
error-open-nobody = Столу, который ждёт, нужны место хозяина и ещё одно.
page-open-tables = Открытые столы
page-open-count = { $count ->
    [0] Сейчас никто не ждёт
    [one] { $count } стол ждёт вас
    [few] { $count } стола ждут вас
   *[other] { $count } столов ждут вас
}
page-open-about = Сыграйте с незнакомцами
page-open-none = Сейчас никто не ждёт. Откройте стол, и его найдут здесь.
page-open-new = Открыть стол
page-open-which = Какая игра?
page-new-open = { $game } с незнакомцами
page-open-make = Открыть стол
page-open-sit = Сесть
page-open-yours = Ваш стол открыт
page-open-seated = Вы за столом
page-open-watch = Стол
page-open-host-hint = Его видят у входа. Начинайте, когда захотите: пустые места займут боты.
page-open-guest-hint = Хозяин скоро начнёт. Пустые места займут боты.
page-open-free = место свободно
page-open-start = Начать
page-open-leave = Уйти
page-open-you = Вы
page-open-taken = занято мест: { $taken } из { $seats }
page-open-clock-live = { $minutes } мин + { $seconds } с
page-open-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[other] { $count } дней на ход
}
page-open-clock-none = без часов
page-stranger = Незнакомец
page-stranger-hint = найдёт стол
page-open-gone = Хозяин ушёл, и стола больше нет.
