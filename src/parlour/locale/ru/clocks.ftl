error-out-of-time = Ваше время вышло.
error-time-left = Время ещё есть.
error-clocks-run = Часы уже идут.

# Часы на странице

page-clock = Сколько времени?
page-clock-none = Сколько кому нужно
page-clock-none-about = Без часов.
page-clock-live = С часами
page-clock-live-about = Для тех, кто сидит вместе: у каждого столько-то минут на всю игру.
page-clock-days = Дни на каждый ход
page-clock-days-about = Для тех, кто заглядывает время от времени.
page-clock-bank = Минут каждому
page-clock-increment = Секунд добавки за ход
page-clock-days-each = Дней на каждый ход
page-clock-out = А если у кого-то выйдет время?
page-clock-out-bot = Дальше играет бот
page-clock-out-bot-about = Вечер никому не испорчен.
page-clock-out-lose = Проигрывает
page-clock-out-lose-about = Из двоих выигрывает другой; если игроков больше, место доигрывает бот.
page-clocks = Часы
page-clocks-wait = Часы пойдут, когда все соберутся.
page-clock-runs = { $name }: { $left }, часы идут
page-clock-stands = { $name }: { $left }
page-clock-hours = { $hours } ч { $minutes } мин
page-clock-left-days = { $days } дн. { $hours } ч
page-clock-hurry = Ваши часы: осталось полминуты.
page-end-time = Игра закончилась: у кого-то вышло время.
page-is-out = время вышло, играет бот
page-you-are-out = Ваше время вышло. За вас играет бот.
