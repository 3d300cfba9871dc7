# А что, если…? Законченная партия идёт по-другому.
whatif-title = А если…
whatif-leave = Назад к партии
whatif-stays = Сама партия остаётся какой была.
whatif-begin = Попробуйте отсюда другой ход.
whatif-looking = Смотрим на вашу попытку…
whatif-keeps = { $you ->
    [yes] С этой попыткой у вас по-прежнему { $share }.
   *[no] С этой попыткой у { $name } по-прежнему { $share }.
}
whatif-lifts = { $you ->
    [yes] С этой попыткой у вас уже { $share }.
   *[no] С этой попыткой у { $name } уже { $share }.
}
whatif-drops = { $you ->
    [yes] С этой попыткой у вас только { $share }.
   *[no] С этой попыткой у { $name } только { $share }.
}
whatif-line = Что испробовано, с шансом после каждого хода
whatif-others = За остальных играет
whatif-by-hand = я
whatif-cards = Скрытые карты
whatif-open = какими были на деле
whatif-eyes = придуманные: { $name } видит стол
whatif-luck = Удача
whatif-luck-same = как в партии
whatif-luck-new = новая
whatif-luck-other = новая, № { $number }
whatif-name = Название попытки
whatif-link = Ссылка на попытку
whatif-copy = Скопировать ссылку
whatif-copied = Скопировано
whatif-kept = Другие попытки в этой партии
whatif-unnamed = С хода { $ply }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
whatif-forget = Забыть: { $name }
whatif-ways = Как играем
whatif-decided = { $you ->
    [yes] Вы сделали выбор.
   *[no] { $name } делает выбор.
}
