# Ard Rí: то, что читают за столом, в терминале и на странице.
# $name — игрок, $you равно «yes», если этот игрок и есть читатель; $card пишется как 10♥; $many — число карт.

ard-ri-title = Ard Rí
ard-ri-about = Соберите Скот всех четырёх мастей с помощью Благородных воинов

# Настройки

ard-ri-option-summer_cattle = что происходит со Скотом, положенным рубашкой вверх, когда взятку берёт Воин
ard-ri-option-summer_cattle-joins_always = входит во взятку
ard-ri-option-summer_cattle-joins_without_warrior = уходит в сброс

# Стол

ard-ri-year = Год { $year }
ard-ri-season-deal = сдача
ard-ri-season-spring = Весна
ard-ri-season-summer = Лето
ard-ri-season-autumn = Осень
ard-ri-season-after = игра окончена
ard-ri-picture = Ard Rí: { $heading }; стада стоят { $totals }
ard-ri-deck = { $cards ->
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
   *[other] в колоде { $cards } карт
}
ard-ri-centre = Центр
ard-ri-player = Игрок
ard-ri-own-seat = { $name } (вы)
ard-ri-hand = Карт
ard-ri-choice = Выбор
ard-ri-choice-pass = пас
ard-ri-score = Счёт
ard-ri-cattle = Скот
ard-ri-warriors = Воины
ard-ri-nobles = { $many ->
    [one] Известно, что у игрока { $name } есть { $many } Воин.
    [few] Известно, что у игрока { $name } есть { $many } Воина.
   *[other] Известно, что у игрока { $name } есть { $many } Воинов.
}

# О чём спрашивают

ard-ri-prompt-spring-card = Весна: какой Скот вы кладёте в центр?
ard-ri-prompt-spring-pass = Весна: Скота у вас нет, вы пасуете.
ard-ri-prompt-summer-card = Лето: какую карту вы кладёте рубашкой вверх?
ard-ri-prompt-summer-pass = Лето: рука пуста, вы пасуете.

# What a card can do, and what it cannot

ard-ri-tip-spring = { $value ->
    [one] { $card } ляжет в центр и даст { $value } очко тому, кто её возьмёт.
    [few] { $card } ляжет в центр и даст { $value } очка тому, кто её возьмёт.
   *[other] { $card } ляжет в центр и даст { $value } очков тому, кто её возьмёт.
}
ard-ri-tip-warrior = { $rank ->
    [K] Король забирает скот, если не лёг другой Король.
    [Q] Дама забирает скот, если нет Короля или другой Дамы.
   *[J] Валет забирает скот, только если других Воинов нет.
}
ard-ri-tip-cattle = { $card } побеждает, только если не устоит ни один Воин и ни одна другая карта Скота не дотянет до { $value }.
ard-ri-no-warrior-in-spring = Весной Воины отдыхают: в центр кладут только Скот.

# Что происходит

ard-ri-event-draw = { $you ->
    [yes] Вы берёте { $card }.
   *[no] { $name } берёт { $card }.
}
ard-ri-event-year = Наступает год { $year }.
ard-ri-event-spring = Весна:
ard-ri-event-spring-card = { $you ->
    [yes] Вы кладёте { $card }.
   *[no] { $name } кладёт { $card }.
}
ard-ri-event-spring-nothing = { $you ->
    [yes] У вас нет Скота.
   *[no] У игрока { $name } нет Скота.
}
ard-ri-event-winter = Зима:
ard-ri-event-winter-card = { $you ->
    [yes] Вы открываете { $card }.
   *[no] { $name } открывает { $card }.
}
ard-ri-event-winter-nothing = { $you ->
    [yes] Вам нечего открыть.
   *[no] Игроку { $name } нечего открыть.
}
ard-ri-event-winter-fallen = { $many ->
    [one] Пал { $many } Воин: { $cards }.
    [few] Пали { $many } Воина: { $cards }.
   *[other] Пали { $many } Воинов: { $cards }.
}
ard-ri-event-winter-warrior = { $you ->
    [yes] Ваш Воин { $card } уцелел и приносит вам { $many ->
        [0] пустую взятку.
       *[other] взятку: { $trick }.
    }
   *[no] Воин { $card } уцелел и приносит игроку { $name } { $many ->
        [0] пустую взятку.
       *[other] взятку: { $trick }.
    }
}
ard-ri-event-winter-cattle = { $you ->
    [yes] Воинов не осталось. Ваш Скот { $card } самый ценный и приносит вам взятку: { $trick }.
   *[no] Воинов не осталось. Самый ценный Скот — { $card } — приносит игроку { $name } взятку: { $trick }.
}
ard-ri-event-winter-nobody = Взятку не берёт никто: она остаётся в центре.

# На странице

ard-ri-page-table = Стол
ard-ri-page-winter = Зима
ard-ri-page-seasons = Сезон
ard-ri-page-years = Прошедшие годы
ard-ri-page-goal = Через четыре года побеждает лучшее стадо: считается старшая карта каждой масти, но только если собраны все четыре.
ard-ri-page-year-won = { $you ->
    [yes] Вы взяли взятку картой { $card }
   *[no] { $name } берёт взятку картой { $card }
}: { $many ->
    [0] скота нет.
    [one] { $many } голова скота.
    [few] { $many } головы скота.
   *[other] { $many } голов скота.
}
ard-ri-page-year-nobody = Никто не победил: скот остался в центре.
ard-ri-page-chosen = выбор сделан
ard-ri-page-in-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
ard-ri-page-nobles = { $count ->
    [one] на руке не меньше { $count } Воина
   *[other] на руке не меньше { $count } Воинов
}
ard-ri-page-herd = Стадо
ard-ri-page-no-cattle = Скота пока нет
ard-ri-page-all-suits = Все четыре масти
ard-ri-page-would-be = Не стоит ничего, пока не хватает масти. Со всеми четырьмя будет { $total } и больше.
ard-ri-page-all-count = Теперь всё в счёт
ard-ri-page-centre = Центр
ard-ri-page-centre-empty = Центр ждёт скота
ard-ri-page-deck = колода
ard-ri-page-discard = сброс
ard-ri-page-discarded = { $count ->
    [0] Сброс пуст
    [one] В сбросе { $count } карта
    [few] В сбросе { $count } карты
   *[other] В сбросе { $count } карт
}
ard-ri-page-suit = { $suit ->
    [c] Трефы
    [d] Бубны
    [h] Червы
   *[s] Пики
}
ard-ri-page-card-from = { $you ->
    [yes] { $card }, положили вы
   *[no] { $card }, положил игрок { $name }
}
ard-ri-page-face-down = { $name }: карта рубашкой вверх
ard-ri-page-your-card = { $card }, другие её не видят
ard-ri-page-warrior-card = { $card }, Воин
ard-ri-page-cattle-card = { $card }, Скот
ard-ri-page-your-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
   *[other] Ваша рука: { $count } карт
}
ard-ri-page-pick = Выберите карту из руки.
ard-ri-page-play = Сыграть { $card }
ard-ri-page-play-none = Сыграть
ard-ri-page-pass = Пас
ard-ri-page-take-back = Вернуть
ard-ri-page-you-chose = Ваш выбор — { $card }; его можно вернуть, пока не выбрали остальные.
ard-ri-page-tip-spring = { $value ->
    [one] { $card } ляжет в центр и даст { $value } очко тому, кто её возьмёт.
    [few] { $card } ляжет в центр и даст { $value } очка тому, кто её возьмёт.
   *[other] { $card } ляжет в центр и даст { $value } очков тому, кто её возьмёт.
}
ard-ri-page-tip-warrior = { $rank ->
    [K] Король забирает скот, если не лёг другой Король.
    [Q] Дама забирает скот, если нет Короля или другой Дамы.
   *[J] Валет забирает скот, только если других Воинов нет.
}
ard-ri-page-tip-cattle = { $card } побеждает, только если не устоит ни один Воин и ни одна другая карта Скота не дотянет до { $value }.
ard-ri-page-no-warrior-in-spring = Весной Воины отдыхают: в центр кладут только Скот.
ard-ri-page-not-now = Эту карту сейчас сыграть нельзя.
ard-ri-page-autumn = Осень: все берут по карте.
ard-ri-page-reveal = Зима: карты открываются!
ard-ri-page-nothing = ничего
ard-ri-page-falls = пал
ard-ri-page-takes = берёт взятку
ard-ri-page-trick = Взятка

# Что может измерить исследование
ard-ri-metric-years = Годы
ard-ri-metric-years-about = Год, в котором закончилась партия.
ard-ri-metric-past_four = Партии дольше четырёх лет
ard-ri-metric-past_four-about = Партии, не закончившиеся после четвёртого года.
ard-ri-metric-carried = Годы без победителя
ard-ri-metric-carried-about = Годы, после которых скот остался в центре.
ard-ri-metric-winner_score = Очки победителя
ard-ri-metric-winner_score-about = Очки лучшего стада в конце.
ard-ri-metric-margin = Отрыв от второго
ard-ri-metric-margin-about = На сколько очков победитель опередил следующего.
ard-ri-metric-complete = Стада всех четырёх мастей
ard-ri-metric-complete-about = У скольких мест в конце был скот всех четырёх мастей.
ard-ri-metric-cattle_lost = Потерянный скот
ard-ri-metric-cattle_lost-about = Скот в сбросе в конце партии.
ard-ri-metric-card_influence = Первые карты
ard-ri-metric-card_influence-about = Насколько чаще выигрывает место, в первой руке которого есть карта этого достоинства.
ard-ri-unit-years = лет
ard-ri-unit-herds = стад
ard-ri-unit-cattle = голов скота

ard-ri-bot-random = Странник
ard-ri-bot-random-line = Играет любую карту.
ard-ri-bot-greedy = Угонщик скота
ard-ri-bot-greedy-line = Бьётся за каждую богатую взятку и оставляет бедные.
ard-ri-bot-level1 = Пастух
ard-ri-bot-level1-line = Видит половину своих карт и думает только об этом времени года.
ard-ri-bot-level2 = Погонщик
ard-ri-bot-level2-line = Угадывает, что принесёт следующее время года.
ard-ri-bot-level3 = Воин
ard-ri-bot-level3-line = Редко забывает о карте и бьётся вовремя.
ard-ri-bot-level4 = Вождь
ard-ri-bot-level4-line = Взвешивает, что принесут следующие годы.
ard-ri-bot-level5 = Верховный король
ard-ri-bot-level5-line = Проживает в уме тысячи лет, и его не прочесть.
