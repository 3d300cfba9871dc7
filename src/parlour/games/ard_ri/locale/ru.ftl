# Ard Rí: то, что читают за столом, в терминале и на странице.
# $name — игрок, $you равно «yes», если этот игрок и есть читатель; $card пишется как 10♥; $many — число карт.

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

# Отчёты

ard-ri-metric-year = Сыграно лет: { $shares }.
