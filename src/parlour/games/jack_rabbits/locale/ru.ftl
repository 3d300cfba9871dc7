# Jack Rabbits: фразы по-русски
# $name — игрок, $you — «yes», если это читатель; $other — кого это касается, $them — «yes», если это читатель; $card пишется
# как 10♥, или «none», если карту не видно; $place — шестиугольник королевской карты, как Q♦; $tile и $stop — имена вроде
# woods2, Qd, citadel, underground.

jack-rabbits-title = Jack Rabbits
jack-rabbits-about = Кролики мчатся по стране из плиток: добудьте картами трёх вельмож и верните их в цитадель

# Options

jack-rabbits-option-game = какая игра
jack-rabbits-option-game-intro = вводная: дороги, пересадки, королевские карты
jack-rabbits-option-game-full = полная: с полётами, драками, судом и торговлей
jack-rabbits-option-quest = какие три королевские карты приносят победу
jack-rabbits-option-quest-auto = простое во вводной игре, иначе пёстрое монархическое
jack-rabbits-option-quest-simple = простое: любые три
jack-rabbits-option-quest-diverse = пёстрое: трёх мастей
jack-rabbits-option-quest-monarchic = монархическое: король, дама и валет
jack-rabbits-option-quest-diverse_monarchic = пёстрое монархическое: король, дама и валет трёх мастей
jack-rabbits-option-quest-tribal = родовое: три одной масти
jack-rabbits-option-board = страна
jack-rabbits-option-board-random = случайная
jack-rabbits-option-board-sample = образец для первой партии
jack-rabbits-option-board-strict = строите сами, плитка за плиткой
jack-rabbits-option-board-free = строите сами, все плитки открыты
jack-rabbits-option-land = номер случайной страны: тот же номер — та же страна; 0: любая
jack-rabbits-option-guidelines = правила застройки
jack-rabbits-option-guidelines-enforce = обязательны
jack-rabbits-option-guidelines-warn = можно нарушить, с предупреждением
jack-rabbits-option-hand_limit_rule = лишние карты сбрасывают
jack-rabbits-option-hand_limit_rule-auto = сразу
jack-rabbits-option-hand_limit_rule-caught = когда заметит другой игрок
jack-rabbits-option-personal_trade = встретившись, кролики могут меняться картами (полная игра)
jack-rabbits-option-advanced_citadel = цитадель — ещё и дворец, рынок и лётное поле (полная игра)
jack-rabbits-option-tight_suits = мастей столько, сколько игроков; остальные убраны
jack-rabbits-option-suits = масти в игре, если их столько же, сколько игроков
jack-rabbits-option-suits-auto = сначала пики, потом червы, потом бубны
jack-rabbits-option-suits-sh = ♠ ♥
jack-rabbits-option-suits-sd = ♠ ♦
jack-rabbits-option-suits-sc = ♠ ♣
jack-rabbits-option-suits-hd = ♥ ♦
jack-rabbits-option-suits-hc = ♥ ♣
jack-rabbits-option-suits-dc = ♦ ♣
jack-rabbits-option-suits-shd = ♠ ♥ ♦
jack-rabbits-option-suits-shc = ♠ ♥ ♣
jack-rabbits-option-suits-sdc = ♠ ♦ ♣
jack-rabbits-option-suits-hdc = ♥ ♦ ♣
jack-rabbits-option-residential_flights = сесть можно на любом шестиугольнике (полная игра)
jack-rabbits-option-provisional_palaces = можно выложить червы и судить гостей где угодно (полная игра)
jack-rabbits-option-trailing_carrots = путешествие может продолжаться через шестиугольники со своей морковкой
jack-rabbits-option-windfall_lottery = каждая подходящая карта и каждый дубль выигрывают карту
jack-rabbits-option-overtaxed_hands = предел руки — шесть карт вместо девяти
jack-rabbits-option-seized_surplus = кто уличил другого в лишних картах, забирает излишек
jack-rabbits-option-aces = за сколько идут тузы
jack-rabbits-option-aces-plain = 1
jack-rabbits-option-aces-ambivalent = 1 или 11, на выбор
jack-rabbits-option-aces-capital = 11 за первый потраченный, потом 1
jack-rabbits-option-additional_capital = первый потраченный туз добавляет очко к плате своей масти
jack-rabbits-option-patriarchal = туз 14, король 13, дама 12, валет 11
jack-rabbits-option-edition = правила
jack-rabbits-option-edition-current = нынешнего издания
jack-rabbits-option-edition-first = первого издания
jack-rabbits-option-turn_limit = после стольких ходов объявляется ничья; 0: никогда
jack-rabbits-preset-first-game = Первая партия
jack-rabbits-preset-first-game-about = Вводные правила, страна для новичков.
jack-rabbits-preset-intro = Вводная
jack-rabbits-preset-intro-about = Вводные правила, страна, которой ещё никто не видел.
jack-rabbits-preset-full = Полная игра
jack-rabbits-preset-full-about = Ещё и с полётами, драками и судом.
jack-rabbits-preset-everything = Всё сразу
jack-rabbits-preset-everything-about = Полная игра со всеми вариантами, которые сочетаются.
jack-rabbits-preset-first-edition = Первое издание
jack-rabbits-preset-first-edition-about = Полная игра по правилам первого издания.
jack-rabbits-clash-full = для этого нужна полная игра
jack-rabbits-clash-sample = стране-образцу нужны все масти
jack-rabbits-clash-suits = масти выбирают, только если их столько же, сколько игроков
jack-rabbits-clash-two-suits = вдвоём играют двумя мастями
jack-rabbits-clash-three-suits = втроём играют тремя мастями
jack-rabbits-clash-four-suits = вчетвером играют всеми мастями
jack-rabbits-clash-quest = с двумя мастями в игре трёх мастей не собрать
jack-rabbits-clash-seized = забирать нечего, если лишнее сбрасывают сразу
jack-rabbits-clash-capital = для этого нужны заглавные тузы
jack-rabbits-clash-first-aces = в первом издании тузы заглавные
jack-rabbits-clash-first-limit = в первом издании предел руки строгий

# The end

jack-rabbits-points = { $count ->
    [one] { $count } королевская карта
    [few] { $count } королевские карты
   *[other] { $count } королевских карт
}

# Suits, cards, tiles, stops

jack-rabbits-suit = { $suit ->
    [c] трефы
    [d] бубны
    [h] червы
   *[s] пики
}
jack-rabbits-joker = джокер
jack-rabbits-tile = { $kind ->
    [citadel] цитадель
    [woods] лес
    [river] река
    [mountain] горы
    [merchant] торговец
    [tavern] таверна
    [cave] пещера
    [underground] подземелье
   *[royal] { $place }
}
jack-rabbits-stop = { $stop ->
    [citadel] цитадель
    [underground] подземелье
    [off-board] за краем
   *[royal] { $place }
}
jack-rabbits-to-stop = { $stop ->
    [citadel] в цитадель
    [underground] в подземелье
    [off-board] за край
   *[royal] на { $place }
}
jack-rabbits-shape = { $shape ->
    [hexagon] шестиугольник
    [rhombus] ромб
   *[triangle] треугольник
}
jack-rabbits-side = { $side ->
    [N] север
    [NE] северо-восток
    [SE] юго-восток
    [S] юг
    [SW] юго-запад
   *[NW] северо-запад
}
jack-rabbits-quest = { $quest ->
    [simple] любые три королевские карты
    [diverse] три королевские карты трёх мастей
    [monarchic] король, дама и валет
    [diverse_monarchic] король, дама и валет трёх мастей
   *[tribal] три королевские карты одной масти
}
jack-rabbits-guideline = { $guideline ->
    [dead-end] дорога упрётся в сторону без дороги
    [hexagons] два шестиугольника соединятся напрямую
   *[triangles] два одинаковых треугольника лягут рядом
}

# The phases of a turn

jack-rabbits-phase = { $phase ->
    [building] Постройка
    [lottery] Лотерея
    [journey] Путешествие
    [acquisition] Приобретение
   *[increment] Прибавка
}
jack-rabbits-phase-first = { $phase ->
    [building] Постройка
    [lottery] Бросок и лотерея
    [journey] Путешествие
    [acquisition] Королевский приём
   *[increment] Приобретение
}

# What the reader is asked. $due is how many points are missing, $suits in which suits, $price what the dice say.

jack-rabbits-prompt-choosing-shape = Какую форму открываете?
jack-rabbits-prompt-choosing-tile = Какую из своих плиток кладёте?
jack-rabbits-prompt-placing = Положите эту плитку: { $tile }
jack-rabbits-prompt-turning = Как её повернуть?
jack-rabbits-prompt-calling = { $seized ->
    [yes] У кого-то лишние карты. Уличить и забрать их себе?
   *[no] У кого-то лишние карты. Уличить, чтобы их сбросили?
}
jack-rabbits-prompt-passport = Покажете трефу до броска, чтобы лететь?
jack-rabbits-prompt-lottery = { $many ->
    [0] Лотерея, { $one } и { $two }: ни одна карта не подходит
   *[other] Лотерея, { $one } и { $two }: показать карту с одним из этих чисел?
}
jack-rabbits-prompt-discarding = Слишком много карт, сбросьте { $many ->
    [one] { $many } карту
    [few] { $many } карты
   *[many] { $many } карт
}
jack-rabbits-prompt-journey = Куда путь?
jack-rabbits-prompt-journey-short = Трефы мало: упасть или доплатить { $due } и лететь?
jack-rabbits-prompt-on-road = В пути ({ $tile }): куда дальше?
jack-rabbits-prompt-passing = Ваша морковка на { $stop }: идти дальше или остановиться?
jack-rabbits-prompt-paying = { $for ->
    [claim] Вельможа: заплатите { $due } мастями { $suits }
    [market] Корзина: заплатите { $due } мастями { $suits }
    [shortfall] Полёт: заплатите { $due } мастями { $suits }
    [trek] Без дороги: заплатите { $due } мастями { $suits }
    [merchant] Поездка: заплатите { $due } мастями { $suits }
    [tavern] Джокер: заплатите { $due } мастями { $suits }
   *[cave] Через пещеры: заплатите { $due } мастями { $suits }
}
jack-rabbits-prompt-riding = Куда едете?
jack-rabbits-prompt-in-caves = Из какой пещеры выйти?
jack-rabbits-prompt-flying = Куда летите?
jack-rabbits-prompt-challenge = { $name } приходит: { $place }. Испытать?
jack-rabbits-prompt-challenge-citadel = { $name } приходит в цитадель. Испытать?
jack-rabbits-prompt-challenger-shows = { $queen ->
    [none] Вы бросаете вызов, гость – { $name }: покажите ♥ на 6
   *[other] Вы бросаете вызов, гость – { $name }: покажите { $queen } или ♥ на 6
}
jack-rabbits-prompt-visitor-shows = { $queen ->
    [none] Вызов бросает { $name }: покажите ♥ на 6 или покиньте поле
   *[other] Вызов бросает { $name }: покажите { $queen } или ♥ на 6 или покиньте поле
}
jack-rabbits-prompt-audience = Вы здесь: { $stop }. Что делаете?
jack-rabbits-prompt-basket = Что покупаете?
jack-rabbits-prompt-fighting = { $their ->
    [0] Вы нападаете, соперник – { $name }: начните с ♠
   *[other] Драка, соперник – { $name }: у вас { $own }, у соперника { $their }. Добавить ♠?
}
jack-rabbits-prompt-giving-up = Королевских карт слишком много: какую вернуть в ряд?
jack-rabbits-prompt-displaying = Выложите червы, ещё { $due ->
    [one] { $due } очко
    [few] { $due } очка
   *[other] { $due } очков
}
jack-rabbits-prompt-offering-diamonds = Сколько очков бубнами предлагаете?
jack-rabbits-prompt-offering-points = Сколько очков хотите за них?
jack-rabbits-prompt-answering = { $name } предлагает бубны на { $diamonds } за масть { $suits } на { $points }. Согласны?
jack-rabbits-prompt-laying = { $gives ->
    [diamonds] Положите { $diamonds } в ♦ лицом вниз; вам обещано { $points } в { $suits }
   *[suit] Положите { $points } в { $suits } лицом вниз; вам обещано { $diamonds } в ♦
}

# What happens

jack-rabbits-event-place = { $you ->
    [yes] Вы кладёте плитку в { $at }: { $tile }.
   *[no] { $name } кладёт плитку в { $at }: { $tile }.
}
jack-rabbits-event-rebuild = Ни одна пещера не ведёт в цитадель. Подняты снова: { $tiles }.
jack-rabbits-event-built = Страна построена.
jack-rabbits-event-roll = { $you ->
    [yes] Вы бросаете { $one } и { $two }: цена { $price }.
   *[no] { $name } бросает { $one } и { $two }: цена { $price }.
}
jack-rabbits-event-draw = { $card ->
    [none] { $you ->
        [yes] Вы берёте карту.
       *[no] { $name } берёт карту.
    }
   *[other] { $you ->
        [yes] Вы берёте { $card }.
       *[no] { $name } берёт { $card }.
    }
}
jack-rabbits-event-steal = { $card ->
    [none] { $name } забирает карту. Раньше она была у игрока { $other }.
   *[other] { $you ->
        [yes] Вы забираете { $card }. Раньше карта была у игрока { $other }.
       *[no] { $them ->
            [yes] { $name } забирает у вас { $card }.
           *[no] { $name } забирает { $card }. Раньше карта была у игрока { $other }.
        }
    }
}
jack-rabbits-event-pay = { $you ->
    [yes] Вы платите { $card }.
   *[no] { $name } платит { $card }.
}
jack-rabbits-event-show = { $you ->
    [yes] Вы показываете { $card }.
   *[no] { $name } показывает { $card }.
}
jack-rabbits-event-passport = { $you ->
    [yes] Вы показываете { $card } и надеетесь лететь.
   *[no] { $name } показывает { $card } и надеется лететь.
}
jack-rabbits-event-display = { $you ->
    [yes] Вы выкладываете { $card }.
   *[no] { $name } выкладывает { $card }.
}
jack-rabbits-event-play = { $you ->
    [yes] Вы играете { $card }.
   *[no] { $name } играет { $card }.
}
jack-rabbits-event-give-up = { $you ->
    [yes] Вы отдаёте { $card }.
   *[no] { $name } отдаёт { $card }.
}
jack-rabbits-event-lay = Вы кладёте { $card } лицом вниз.
jack-rabbits-event-discard = { $you ->
    [yes] Вы сбрасываете { $card }.
   *[no] { $name } сбрасывает { $card }.
}
jack-rabbits-event-buy = { $you ->
    [yes] Вы кладёте { $card } в корзину.
   *[no] { $name } кладёт { $card } в корзину.
}
jack-rabbits-event-pass = { $you ->
    [yes] { $step ->
        [visitor-shows] Вы не показываете червы.
        [fighting] Вы сдаётесь.
        [answering] Вы отказываетесь.
       *[laying] Ваши карты для обмена положены.
    }
   *[no] { $step ->
        [visitor-shows] { $name } не показывает червы.
        [fighting] { $name } сдаётся.
        [answering] { $name } отказывается.
       *[laying] { $name } больше не кладёт карт для обмена.
    }
}
jack-rabbits-event-yes = { $you ->
    [yes] { $step ->
        [challenge] Вы хотите испытать гостя.
       *[answering] Вы соглашаетесь.
    }
   *[no] { $step ->
        [challenge] { $name } хочет испытать гостя.
       *[answering] { $name } соглашается.
    }
}
jack-rabbits-event-stay = { $you ->
    [yes] Вы останавливаетесь здесь.
   *[no] { $name } останавливается здесь.
}
jack-rabbits-event-trek = { $you ->
    [yes] Вы сходите с дороги.
   *[no] { $name } сходит с дороги.
}
jack-rabbits-event-merchant = { $you ->
    [yes] Вы просите торговца о поездке.
   *[no] { $name } просит торговца о поездке.
}
jack-rabbits-event-tavern = { $you ->
    [yes] Вы просите в таверне джокера.
   *[no] { $name } просит в таверне джокера.
}
jack-rabbits-event-cave = { $you ->
    [yes] Вы ищете другой выход из пещеры.
   *[no] { $name } ищет другой выход из пещеры.
}
jack-rabbits-event-down = { $you ->
    [yes] Вы спускаетесь в пещеру.
   *[no] { $name } спускается в пещеру.
}
jack-rabbits-event-joker = { $you ->
    [yes] Вы отпускаете джокера.
   *[no] { $name } отпускает джокера.
}
jack-rabbits-event-back = { $you ->
    [yes] Вы возвращаетесь.
   *[no] { $name } возвращается.
}
jack-rabbits-event-hop = { $you ->
    [yes] Вы прыгаете в воду.
   *[no] { $name } прыгает в воду.
}
jack-rabbits-event-fall = { $you ->
    [yes] Вы падаете с башни.
   *[no] { $name } падает с башни.
}
jack-rabbits-event-shortfall = { $you ->
    [yes] Вы доплачиваете за полёт.
   *[no] { $name } доплачивает за полёт.
}
jack-rabbits-event-start-display = { $you ->
    [yes] Вы устраиваете дворец.
   *[no] { $name } устраивает дворец.
}
jack-rabbits-event-stake-display = { $you ->
    [yes] Вы ставите на кон выложенные червы.
   *[no] { $name } ставит на кон выложенные червы.
}
jack-rabbits-event-ride = { $you ->
    [yes] Вы скачете верхом { jack-rabbits-to-stop }.
   *[no] { $name } скачет верхом { jack-rabbits-to-stop }.
}
jack-rabbits-event-fly = { $you ->
    [yes] Вы летите { jack-rabbits-to-stop }.
   *[no] { $name } летит { jack-rabbits-to-stop }.
}
jack-rabbits-event-boat = { $you ->
    [yes] Вы садитесь в лодку.
   *[no] { $name } садится в лодку.
}
jack-rabbits-event-emerge = { $you ->
    [yes] Вы выходите из пещеры.
   *[no] { $name } выходит из пещеры.
}
jack-rabbits-event-fight = { $you ->
    [yes] Вы нападаете! Соперник: { $other }.
   *[no] { $them ->
        [yes] { $name } нападает на вас!
       *[no] { $name } нападает! Соперник: { $other }.
    }
}
jack-rabbits-event-offer = { $you ->
    [yes] Вы предлагаете игроку { $other } бубны за { jack-rabbits-suit }.
   *[no] { $them ->
        [yes] { $name } предлагает вам бубны за { jack-rabbits-suit }.
       *[no] { $name } предлагает игроку { $other } бубны за { jack-rabbits-suit }.
    }
}
jack-rabbits-event-number = { $step ->
    [offering-diamonds] Предложено бубнами: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[offering-points] Взамен: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
jack-rabbits-event-call = { $you ->
    [yes] Вы замечаете лишние карты у игрока { $other }.
   *[no] { $them ->
        [yes] { $name } замечает у вас лишние карты.
       *[no] { $name } замечает лишние карты у игрока { $other }.
    }
}
jack-rabbits-event-arrive = { $stop ->
    [citadel] { $you ->
        [yes] Вы в цитадели.
       *[no] { $name } в цитадели.
    }
    [underground] { $you ->
        [yes] Вы в подземелье.
       *[no] { $name } в подземелье.
    }
    [off-board] { $you ->
        [yes] Вы за краем.
       *[no] { $name } за краем.
    }
   *[royal] { $you ->
        [yes] Вы на { $place }.
       *[no] { $name } на { $place }.
    }
}
jack-rabbits-event-carrot = { $you ->
    [yes] Ваша морковка на { $place }.
   *[no] { $name } ставит морковку на { $place }.
}
jack-rabbits-event-carrot-nobody = Морковка уходит с { $place }.
jack-rabbits-event-reshuffle = Сброс перемешан и стал колодой.
jack-rabbits-event-end = { $you ->
    [yes] Вы принесли домой три королевские карты!
   *[no] { $name } приносит домой три королевские карты!
}
jack-rabbits-event-end-nobody = Время вышло: трёх королевских карт не принёс никто.

# Стол на странице. $cards – список карт вида 10♥, $suits – знаки вида ♣ ♠; $many считает карты, морковки или очки; $sum –
# сколько стоят выбранные карты вместе; $step – шаг хода.

jack-rabbits-page-land = Страна
jack-rabbits-page-castle = { $rank ->
    [K] башня короля
    [Q] дворец дамы
   *[J] площадь валета
}: { jack-rabbits-suit }
jack-rabbits-page-carrot-of = { $you ->
    [yes] ваша морковка
   *[no] морковка игрока { $name }
}
jack-rabbits-page-here = здесь: { $names }
jack-rabbits-page-road-tile = { $tile }, повёрнута: { $turn }
jack-rabbits-page-aisle = Придворная галерея
jack-rabbits-page-aisle-short = Двор
jack-rabbits-page-in-aisle = { $card }, в галерее
jack-rabbits-page-held-by = { $you ->
    [yes] { $card }, на руках у вас
   *[no] { $card }, на руках: { $name }
}
jack-rabbits-page-turn = Ход { $turn }
jack-rabbits-page-phases = Фазы хода
jack-rabbits-page-dice = Кубики: { $one } и { $two }
jack-rabbits-page-seats = Игроки
jack-rabbits-page-answered = есть ответ
jack-rabbits-page-cards = { $many ->
    [one] { $many } карта на руках
    [few] { $many } карты на руках
   *[many] { $many } карт на руках
}
jack-rabbits-page-carrots = { $many ->
    [one] осталась { $many } морковка
    [few] осталось { $many } морковки
   *[many] осталось { $many } морковок
}
jack-rabbits-page-royals = Вельможи
jack-rabbits-page-displays = Выставлены
jack-rabbits-page-capital = Капитальный туз
jack-rabbits-page-laid = Показаны сейчас
jack-rabbits-page-known = Известны на руках
jack-rabbits-page-quest = Задача:
jack-rabbits-page-let-pass = Пропускать всех гостей, не спрашивая меня
jack-rabbits-page-letting = { $name }: вы пропускаете гостя, как и выбрали. Снимите галочку, чтобы вас спрашивали.
jack-rabbits-page-market = Рынок
jack-rabbits-page-market-many = { $many ->
    [one] { $many } карта в сбросе
    [few] { $many } карты в сбросе
   *[many] { $many } карт в сбросе
}
jack-rabbits-page-market-empty = В сбросе ничего нет.
jack-rabbits-page-pile = Колода: { $many ->
    [one] { $many } карта
    [few] { $many } карты
   *[many] { $many } карт
}
jack-rabbits-page-news = Что случилось
jack-rabbits-page-news-none = Пока ничего. Кролики в цитадели.
jack-rabbits-page-hand = Ваши карты: { $many ->
    [one] { $many } карта
    [few] { $many } карты
   *[many] { $many } карт
}
jack-rabbits-page-card-chosen = { $counts ->
    [0] выбрана
   *[other] выбрана, считается за { $counts }
}
jack-rabbits-page-card-can = можно выбрать
jack-rabbits-page-card-counts = можно выбрать, считается за { $counts }
jack-rabbits-page-card-not = сейчас нельзя
jack-rabbits-page-card-open = лежит открыто
jack-rabbits-page-tip-journey = Подсвечено то, куда можно дойти; монета – цена. Сойти с дороги стоит { $price }.
jack-rabbits-page-sum = пока { $sum } из { $due }
jack-rabbits-page-count = выбрано { $many } из { $of }
jack-rabbits-page-basket = Корзина стоит { $sum }; вы можете заплатить до { $purse }.
jack-rabbits-page-why-unneeded = Слишком много, не понадобится: { $cards }.
jack-rabbits-page-why-royal = Все ваши морковки на поле: среди карт должен быть вельможа этой масти.
jack-rabbits-page-why-purse = Корзина стоит { $sum }, а вы можете заплатить самое большее { $purse }.
jack-rabbits-page-why-card = { $step ->
    [paying] Этой картой здесь не платят.
    [lottery] На этой карте нет ни одного из чисел.
    [fighting] Дерутся только пиками.
    [passport] Паспортом служит только трефа.
    [none] Карту сейчас не просят.
   *[other] Эту карту сейчас выбрать нельзя.
}
jack-rabbits-page-why-stop = С этими кубиками и картами сюда не дойти: { $stop }.
jack-rabbits-page-why-other = Сначала ответьте на вопрос внизу.
jack-rabbits-page-send = { $step ->
    [paying] Заплатить
    [discarding] Сбросить
    [fighting] Сыграть
    [giving-up] Отдать
    [laying] Положить
    [basket] Купить
    [displaying] Выставить
   *[other] Показать
}{ $many ->
    [0] {""}
   *[other] { " " }{ $cards }
}
jack-rabbits-page-go = Идти
jack-rabbits-page-steps = Шаг за шагом
jack-rabbits-page-by-hand = Карты выбираю сам
jack-rabbits-page-pass = { $step ->
    [lottery] Ничего не показывать
    [passport] Не лететь
    [calling] Никого не ловить
    [challenge] Пропустить
    [visitor-shows] Ничего не показывать
    [audience] Больше ничего
    [basket] К оплате
    [fighting] Сдаться в драке
    [answering] Отказаться
   *[laying] Это всё
}
jack-rabbits-page-yes = { $step ->
    [challenge] Бросить вызов
   *[answering] Согласиться
}
jack-rabbits-page-do-stay = Остаться здесь
jack-rabbits-page-do-trek = Сойти с дороги: { $price }
jack-rabbits-page-do-merchant = Поехать: { $price }
jack-rabbits-page-do-tavern = Взять джокера: { $price }
jack-rabbits-page-do-cave = В другую пещеру: { $price }
jack-rabbits-page-do-down = Уйти под землю
jack-rabbits-page-do-joker = Поехать с джокером
jack-rabbits-page-do-back = Повернуть назад
jack-rabbits-page-do-hop = Спрыгнуть с поля
jack-rabbits-page-do-fall = Упасть с поля
jack-rabbits-page-do-shortfall = Заплатить { $due } и лететь
jack-rabbits-page-do-claim = Получить { $card }
jack-rabbits-page-do-market = На рынок
jack-rabbits-page-do-start-display = Выставить червы
jack-rabbits-page-do-stake-display = Поставить на кон выложенные червы
jack-rabbits-page-do-fight = Драться: { $name }
jack-rabbits-page-do-call = Поймать: { $name }, лишних { $many }
jack-rabbits-page-do-road = Дорога на { $side }
jack-rabbits-page-do-boat = На лодке: { $tile }, { $side }
jack-rabbits-page-do-emerge = Выйти из пещеры { $cave }
jack-rabbits-page-move = { $kind ->
    [yes] да
    [trek] сойти с дороги
    [merchant] заплатить и поехать
    [tavern] заплатить за джокера
    [cave] через пещеры
    [shortfall] заплатить и лететь
    [claim] получить вельможу
    [fight] драться
    [call] поймать на лишних картах
    [offer] предложить ♦ за { $suit }
   *[pass] пас
}
jack-rabbits-page-aim-route = { $many ->
    [0] { $price ->
        [0] Свободная дорога: { $stop }
       *[other] { $stop } за { $price }
    }
   *[other] { $stop } за { $price }: { $cards }
}
jack-rabbits-page-aim-ride = Верхом: { $stop }
jack-rabbits-page-aim-fly = По воздуху: { $stop }
jack-rabbits-page-offer = Предложить обмен
jack-rabbits-page-offer-what = Мои ♦ на
jack-rabbits-page-offer-with = { $suit }, { $name }
jack-rabbits-page-offer-give = Даю, в ♦
jack-rabbits-page-offer-want = Хочу, в { $suit }
jack-rabbits-page-offer-send = Предложить
jack-rabbits-page-site = Место { $at }, { $beside ->
    [none] остров
   *[other] рядом: { $beside }
}
jack-rabbits-page-shape = { $shape ->
    [hexagon] шестиугольники: { $left }
    [rhombus] ромбы: { $left }
   *[triangle] треугольники: { $left }
}
jack-rabbits-page-tip-place = Точки показывают, куда её можно положить.
jack-rabbits-page-tip-turn = { $many ->
    [1] Она ложится только так.
   *[other] Способов положить: { $many }. Поверните и положите.
}
jack-rabbits-page-breaks = Против рекомендаций: { $what }.
jack-rabbits-page-turn-tile = Повернуть
jack-rabbits-page-lay = Положить плитку
jack-rabbits-page-key-turn = повернуть плитку
jack-rabbits-page-key-hand = к вашим картам
jack-rabbits-page-key-land = к стране
jack-rabbits-page-key-let-go = отменить выбранное

# Стол в терминале. $hexagon, $rhombus и $triangle — сколько плиток.

jack-rabbits-table-turn = Ход { $turn }
jack-rabbits-table-quest = Поручение
jack-rabbits-table-dice = Кубики
jack-rabbits-table-aisle = Ряд
jack-rabbits-table-discard = Сброс
jack-rabbits-table-pile = Колода
jack-rabbits-table-hand = Рука
jack-rabbits-table-laid = Показано
jack-rabbits-table-basket = Корзина
jack-rabbits-table-ways = Куда ведут пути
jack-rabbits-table-cards = { $many ->
    [one] { $many } карта
    [few] { $many } карты
   *[many] { $many } карт
}
jack-rabbits-table-royals = есть
jack-rabbits-table-capital = заглавный
jack-rabbits-table-open = выложено
jack-rabbits-table-known = известно
jack-rabbits-table-left = шестиугольников { $hexagon }, ромбов { $rhombus }, треугольников { $triangle }
jack-rabbits-table-to-lay = Положить
jack-rabbits-table-at = Место

# lands

jack-rabbits-land-title = Земля для Jack Rabbits: { $castles ->
    [one] { $castles } замок
    [few] { $castles } замка
   *[many] { $castles } замков
 } и дороги между ними

error-land-line = «{ $line }» — не плитка. Нужны её название, место и поворот, например: Qd -3,-3 N SE SW
error-land-tile = Плитки «{ $tile }» нет. Есть такие: { $known }.
error-land-turn = Плитку { $tile } на { $place } нельзя повернуть «{ $turn }». Можно так: { $known }.
error-land-place = Плитка { $tile } не помещается на { $place }: она не ложится на решётку, там лежит другая, или там кончается стол.
error-land-twice = Плитка { $tile } всего одна, а выложена дважды.

# parlour land

cli-land-short = Показать землю для Jack Rabbits.
cli-land-about =
    Построить случайную землю для Jack Rabbits или взять ту, что для первой партии, и показать её: по строке на плитку, списком, куда ведёт каждая дорога, или картинкой в файле.
cli-land-examples =
    parlour land --seed 7
    parlour land --seed 7 --svg land.svg
    parlour land --sample --roads
    parlour land --seed 7 --json
cli-land-seed = Любое слово или число: то же зерно строит ту же землю.
cli-land-sample = Земля для первой партии вместо случайной.
cli-land-text = Напечатать плитки, их места и повороты; без других параметров печатается и так.
cli-land-roads = Напечатать, куда ведёт каждая дорога.
cli-land-svg = Нарисовать землю в этот файл, картинкой SVG.

# Что может измерить исследование
jack-rabbits-metric-turns = Ходы
jack-rabbits-metric-turns-about = Ходы всех кроликов вместе.
jack-rabbits-metric-claims = Притязания
jack-rabbits-metric-claims-about = Сколько раз забирали королевскую особу.
jack-rabbits-metric-fights = Драки
jack-rabbits-metric-fights-about = Сколько раз кролик нападал на другого.
jack-rabbits-metric-judged = Суды
jack-rabbits-metric-judged-about = Сколько раз прибывшему кролику бросали вызов.
jack-rabbits-metric-stolen = Украденные карты
jack-rabbits-metric-stolen-about = Карты, вытянутые из руки другого кролика.
jack-rabbits-metric-off_board = За пределами доски
jack-rabbits-metric-off_board-about = Сколько раз кролик оказывался вне доски.
jack-rabbits-metric-paid = Уплаченные карты
jack-rabbits-metric-paid-about = Уплаченные карты: за что платили.
jack-rabbits-metric-traffic = Движение
jack-rabbits-metric-traffic-about = Сколько раз за партию кролики проходят по дорогам и прибывают на остановки.
jack-rabbits-metric-place = { $place ->
    [underground] под землёй
    [off-board] вне доски
    [citadel] цитадель
   *[other] { $place }
}
jack-rabbits-metric-purpose = { $purpose ->
    [claim] королевская особа
    [market] рынок
    [trek] сход с дороги
    [merchant] лошадь или лодка
    [tavern] джокер
    [cave] путь через пещеры
    [pay] недостача за полёт
   *[other] { $purpose }
}
jack-rabbits-metric-land = Земля { $land }
jack-rabbits-metric-road = { $tile }: проходов за партию { $many }
jack-rabbits-metric-stop = { $stop }: прибытий за партию { $many }
jack-rabbits-unit-claims = притязаний
jack-rabbits-unit-fights = драк
jack-rabbits-unit-judgements = судов
jack-rabbits-unit-cards = карт
jack-rabbits-unit-times = раз
jack-rabbits-unit-passages = проходов

jack-rabbits-bot-random = Попрыгун
jack-rabbits-bot-random-line = Прыгает куда попало.
jack-rabbits-bot-level1 = Зайчонок
jack-rabbits-bot-level1-line = Скачет к ближайшей фигуре и забывает о цене.
jack-rabbits-bot-level2 = Молодой заяц
jack-rabbits-bot-level2-line = Знает своё задание, но редко — кратчайший путь.
jack-rabbits-bot-level3 = Разведчик
jack-rabbits-bot-level3-line = Хорошо выбирает путь, но не замечает чужих замыслов.
jack-rabbits-bot-greedy = Добытчик
jack-rabbits-bot-greedy-line = Всегда делает шаг, который больше всего сокращает его путь.
jack-rabbits-bot-level4 = Придворный
jack-rabbits-bot-level4-line = Знает короткие пути, и ваши тоже.
jack-rabbits-bot-level5 = Заяц королевы
jack-rabbits-bot-level5-line = Думает столько, сколько можно, и встречает вас там, где вы меньше всего хотите.
