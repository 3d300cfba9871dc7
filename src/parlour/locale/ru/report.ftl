# Отчёт об исследовании.

report-report = Отчёт об исследовании
report-contents = Содержание
report-the-numbers = Числа
report-method = Метод
report-made = Как это сделано
report-file = Файл исследования
report-words = Слова
report-footer = Сделано в Parlour. Шрифт: Alegreya, Хуан Пабло дель Пераль, OFL.
report-range = { $low } … { $high }
report-base = Основа
report-whole = Все партии
report-cells = { $cells ->
    [one] { $cells } стол
    [few] { $cells } стола
   *[other] { $cells } столов
}
report-games = { $many ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
report-unfinished = не закончено, { $part }
report-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[other] { $number } игроков
}
report-without = без { $what }
report-points = пункта
report-of-points = { $points } пункта
report-axis-points = процентные пункты
report-axis-ratio = больше или меньше, чем в основе
report-difference = разность
report-interval = интервал 95 %
report-corrected = p с поправкой
report-as-base = как в основе
report-key-clear = ясно после поправки Холма
report-key-unclear = различие не показано
report-open-hardly-one = { $change }. **{ $metric }: разницы почти нет,** { $many ->
        [1] { $low } ({ $lowname }), в пределах допуска { $tolerance }
       *[other] от { $low } ({ $lowname }) до { $high } ({ $highname }), всё в пределах допуска { $tolerance }
    }.
report-open-hardly = **Ни одно из { $of } изменений не важно для «{ $metric }»:** от { $low } ({ $lowname }) до { $high } ({ $highname }), всё в пределах допуска { $tolerance }.
report-open-nothing-one = { $change }. **{ $metric }: различие не показано,** { $many ->
        [1] { $low } ({ $lowname }) неясно
       *[other] от { $low } ({ $lowname }) до { $high } ({ $highname }), ничего ясного
    }.
report-open-nothing = **Ни одно из { $of } изменений не меняет «{ $metric }» заметно:** от { $low } ({ $lowname }) до { $high } ({ $highname }).
report-open-changes-one = { $change }. **{ $metric }: есть разница,** { $many ->
        [1] ясно: { $low } ({ $lowname })
       *[other] от { $low } ({ $lowname }) до { $high } ({ $highname }), ясно в { $clear } из { $of }
    }.
report-open-changes = **{ $clear } из { $of } изменений ясно сдвигают «{ $metric }»:** сильнее всего { $lowname } ({ $low }) и { $highname } ({ $high }).
report-open-changes-single = **{ $clear } из { $of } изменений ясно сдвигает «{ $metric }»:** { $lowname } ({ $low }).
report-open-changes-alike = **{ $clear } из { $of } изменений явно меняют показатель «{ $metric }»:** от { $low } ({ $lowname }) до { $high } ({ $highname }).
report-open-players = **{ $what }:** { $shares }.
report-open-over-players = { $change }: { $difference } ({ $interval }) по всем этим игрокам.
report-open-also = Меняется и «{ $metric }»: { $difference } ({ $row }).
report-open-again-holds = Более сильные боты ({ $bots }) говорят то же.
report-open-again-some = **Но** с более сильными ботами ({ $bots }) сохраняются лишь { $held } из { $of } этих различий.
report-open-again-open = Так ли это и с более сильными ботами ({ $bots }), их партии пока сказать не могут.
report-open-again-not = **Но** более сильные боты ({ $bots }) этого не подтверждают.
report-open-seats-confirmed = **За { $tables } из { $of } столов места не равны, и новые партии это подтверждают.** Сильнее всего:
report-open-seat-confirmed = **{ $cell }: место { $seat } выигрывает { $share } вместо { $fair };** новые партии дают { $fresh }.
report-open-seat-refuted = { $cell }: место { $seat } имело { $share } вместо { $fair }, но новые партии дают { $fresh }: ложная тревога.
report-open-elsewhere = { $tables ->
    [one] За { $tables } другим столом не видно места лучше прочих.
   *[other] За { $tables } другими столами не видно места лучше прочих.
}
report-open-elsewhere-fair = { $tables ->
    [one] За { $tables } другим столом все места в пределах допуска.
   *[other] За { $tables } другими столами все места в пределах допуска.
}
report-open-stronger-seat = Более сильные боты ({ $bots }) говорят то же: { $share }.
report-open-stronger-other = **Но** у более сильных ботов ({ $bots }) это другое место; у места { $seat } — { $share }.
report-open-stronger-open = У более сильных ботов ({ $bots }) это { $share }: партий ({ $games }) мало, чтобы отличить от { $fair }.
report-open-whose-seat = **Дело в месте: место { $seat } выигрывает больше своей доли ({ $fair }), кто бы ни играл.** { $shares }.
report-open-whose-players = **Зависит от игроков: место { $seat } явно выигрывает больше своей доли ({ $fair }) только у { $bots }.** { $shares }.
report-open-whose-nobody = **Не видно места лучше прочих, кто бы ни играл.** Место { $seat }: { $shares }.
report-whose-share = { $bots } { $share }
report-whose-fresh = { $bots } { $share }, на новых раскладах { $fresh }
report-open-influence = Из всего, что раздаёт случай, больше всего помогает { $best } ({ $gain } победы), а дороже всего обходится { $worst } ({ $loss }).
report-fair-not = { $cell }: место { $seat } выигрывает { $share } вместо { $fair }.
report-again-name = { $cell }, { $bots }
report-open-plain = **{ $metric }: { $value }** ({ $cell }).
report-open-plain-one = **{ $metric }: { $value }.**
report-open-at-once = Ни одно место не может быть лучше: все действуют одновременно.
report-open-skill = **{ $answer }: { $told }.**
report-open-skill-best = Лучший из испытанных ботов, { $bot }, выигрывает { $share }.
report-open-skill-low = Случайный игрок выигрывает среди них { $share }.
report-open-skill-none = Ни один из других ботов ({ $bots }) не выигрывает чаще, чем { $others }.
report-open-skill-weak = **Но** случайный игрок выигрывает среди них { $share }: здесь { $others } не лучше случая, и лучшие игроки могут найти больше умения.
report-under = Партий на парных раскладах: { $games }, играли { $bots }. Боты — не люди: видно и то, что делают только боты.
report-under-one = Партий: { $games }, играли { $bots }. Боты — не люди: видно и то, что делают только боты.
report-stopped = Всё стало ясно после { $deals } раскладов из { $of }, и игра остановилась.
report-cut = Прервано после { $cap } ходов и считается незаконченным: { $games }.
report-fair = Честно?
report-fair-yes = Да
report-fair-no = Нет
report-fair-open = Насколько видно
report-fair-why = Ни один интервал не уходит дальше { $far } пункта от честной доли.
report-fair-evidence = все места сразу, 95 %
report-tolerance-is = Допуск: { $tolerance }.
report-change-question = { $metric }: меняется?
report-change-hardly = Едва
report-change-yes = Да
report-change-clear = Да, но сколько — неясно
report-change-no = Не показано
report-change-why = Сильнее всего { $row }: { $difference } ({ $interval }).
report-change-why-from = Сильнее всего { $row } против «{ $base }»: { $difference } ({ $interval }).
report-pairs = пар партий: { $pairs }, 95 %
report-more-deals = нужно ещё около { $deals } раскладов
report-decided = Когда решается?
report-decided-late = Решается поздно
report-decided-half = Решается к середине
report-decided-early = Решается рано
report-decided-why = В среднем победитель окончательно переходит 50 % после { $part } партии.
report-decided-evidence = оценено поиском партий: { $games }
report-skill-question = Умение или удача?
report-skill-mostly = Больше умения
report-skill-some = Больше удачи
report-skill-luck = Почти только удача
report-skill-why = { $bot } выигрывает { $share } среди { $others }. Одна удача даёт { $luck }, одно умение — 100 %.
report-deals = раскладов: { $deals }
report-again-question = Сильные боты согласны?
report-again-all = Да
report-again-some = Отчасти
report-again-none = Нет
report-again-open = Пока неясно
report-again-why = С { $bots } подтверждаются { $held } из { $of } ясных различий.
report-changes = Что меняется
report-changes-of = { $change }.
report-changes-pairs = Те же расклады за каждым столом и разность каждой пары.
report-changes-from = Каждая строка — против «{ $base }», на тех же раскладах.
report-changes-clear = С поправкой на множество сравнений ясны { $clear } из { $of } различий.
report-changes-caption = Парных раскладов в строке: { $pairs }. Знаки: среднее разностей пар; линии: интервалы 95 %.
report-green-tolerance = Зелёное: допуск.
report-list-caption = { $metric }: парных раскладов в строке { $pairs }, по порядку; линии: интервалы 95 %.
report-head-hardly = { $metric }: разницы почти нет
report-head-nothing = { $metric }: различие не показано
report-head-most = { $metric }: сильнее всего { $row } ({ $difference })
report-effects = Факторы
report-effects-add = Каждое изменение отдельно, в среднем по остальным, и что два вместе дают сверх суммы (×). Ни один × не ясен: эффекты складываются.
report-effects-add-head = Изменения просто складываются
report-effects-meet = Каждое изменение отдельно, в среднем по остальным, и что два вместе дают сверх суммы (×). Где × ясен, эффекты не складываются.
report-effects-meet-head = Действие одного изменения зависит от другого
report-effects-caption = Изменений отдельно: { $alone }, парами: { $together }; линии: интервалы 95 %.
report-seats = Места
report-seat = место
report-share = доля победы
report-joint = общее p
report-seat-number = Место { $number }
report-joint-p = общее { $p }
report-fresh-name = { $cell }, новые партии
report-seats-axis = пункты выше или ниже честной доли
report-seats-caption = Партий: { $games }; доля победы каждого места с интервалами, верными для всех мест стола сразу.
report-key-seat = не честная доля, и общий тест это видит
report-key-other-seat = остальные места
report-seats-lead = { $tests ->
    [one] Общий тест всех мест: { $p }.
    [few] Наименьшее из { $tests } общих тестов: { $p } ({ $cell }); с поправкой на все { $holm }.
   *[other] Наименьшее из { $tests } общих тестов: { $p } ({ $cell }); с поправкой на все { $holm }.
}
report-seats-at-once = Здесь все действуют одновременно, и ни одно место не может быть лучше: так выглядит честность.
report-seats-confirmed-head = Места не равны
report-seats-clear-head = Места, похоже, различаются
report-seats-fair-head = Место никому не помогает
report-seats-open-head = Ни одно место не показало преимущества
report-spread = Отдельные партии
report-spread-head = { $metric }: партия за партией
report-spread-caption = Как распределены партии; черта — медиана.
report-waffle-caption = Сто типичных партий за каждым столом, по квадрату на партию. Чем темнее, тем больше.
report-waffle-more = { $value } и больше
report-course = Ход партии
report-course-head = В среднем шансы победителя переходят за половину после { $part } партии
report-course-lead = { $seats ->
    [2] В среднем будущий победитель начинает с { $start }
   *[other] При { $seats } игроках будущий победитель в среднем начинает с { $start }
}, в середине имеет { $half }, в конце 100{"\u202F"}%. Чем круче конец, тем дольше могли надеяться остальные.
report-course-caption = Партий: { $games }; их оценил поиск, который видит все руки. Линии — среднее, полосы — средняя половина партий, тонкие линии — отдельные партии.
report-course-part = часть партии
report-course-start = начало
report-course-end = конец
report-median = медиана { $value }
report-mean = среднее
report-least = наименьшее
report-quarter = четверть
report-half = медиана
report-three-quarters = три четверти
report-greatest = наибольшее
report-result = Итог
report-numbers = Все числа
report-numbers-head = Все показатели
report-numbers-lead = Что измерено за каждым столом, с интервалами 95 %.
report-numbers-caption = Средние и доли отдельных столов; разности между ними точнее, ведь они парные.
report-numbers-caption-one = Средние и доли по всем партиям.
report-influence-axis = процентные пункты победы
report-influence-zero = без влияния
report-influence-caption = { $cell }: партий { $games }, предметов { $things }; интервалы 95 % по раскладам.
report-influence-lead = Их раздаёт случай, так что это причина, а не соседство. Ясных после поправки: { $clear }.
report-influence-again = Их раздаёт случай: это причина, а не соседство. Что казалось ясным, сыграно заново: держится { $held } из { $of }.
report-influence-refuted = Не подтвердилось: { $things }.
report-influence-none-head = Ничто из розданного случаем не решает
report-influence-both-head = { $best }: { $gain } п.; { $worst }: { $loss }
report-influence-one-head = { $thing }: { $difference } п.
report-map-head = { $metric }: больше всего — { $place } ({ $many })
report-map-caption = { $metric } за партию, { $cell }. От светлого к тёмному — от малого к многому.
report-on-land = { $cell }, земля { $land }, партий { $games }
report-strength = Сила ботов
report-strength-head = С сильными ботами держится { $held } из { $of } выводов
report-strength-nothing = Подтверждать было нечего
report-strength-lead = Вывод, который видят лишь слабые боты, — о ботах. «Держится, меньше»: то же направление, но первое число вне интервала. «Не подтвердилось»: различия нет, и первое число вне. «Открыто»: партий мало.
report-strength-caption = { $bots }, раскладов { $deals }: что было ясно сначала и что с этими ботами.
report-measure = показатель
report-where = где
report-first-bots = { $bots }
report-conclusion-holds = держится
report-conclusion-holds-smaller = держится, меньше
report-conclusion-open = открыто
report-conclusion-not-confirmed = не подтвердилось
report-conclusion-flips = меняет знак
report-skill = Умение и удача
report-player = игрок
report-luck = одна удача
report-among = { $bot } среди { $others }
report-luck-gives = одна удача: { $share }
report-skill-axis = пункты выше или ниже одной удачи
report-skill-head = { $bot } среди { $others } выигрывает { $share }; одна удача даёт { $luck }
report-skill-lead = Один другой игрок за столом обычных, с каждого места по очереди. Случайный — нижняя опора.
report-skill-caption = Каждый расклад сыгран с каждого места; интервалы 95 % по раскладам.
report-looks = Взгляды по пути
report-looks-crossed = Различие стало ясным после { $deals } раскладов: граница держит ложные тревоги на 5 %, сколько бы ни смотреть.
report-looks-open = Различие не перешло границу, которая держит ложные тревоги на 5 %, сколько бы ни смотреть.
report-looks-caption = { $metric }, { $row }: различие после каждого взгляда в стандартных ошибках и граница О’Брайена — Флеминга.
report-look-deals = расклады
report-look-found = стандартные ошибки
report-look-boundary = граница
report-look-found-short = измерено
report-look-boundary-short = граница
report-fact-plan = Спрошено заранее
report-fact-plan-is = { $deals } раскладов находят различие { $finds } с вероятностью { $power }.
report-fact-games = Партии
report-fact-games-are = Всего { $games }: раскладов { $deals } за столами ({ $cells }) и сыгранное сверх того.
report-fact-luck = Случай
report-fact-luck-is = Зерно { $seed }. У всех столов те же расклады и те же зёрна ботов.
report-fact-refused = Не сыграно
report-fact-statistics = Статистика
report-fact-statistics-are = Парные разности; интервалы Уилсона для долей, бутстреп по раскладам при малом числе партий и для медиан; один общий тест мест; поправка Холма в каждой семье.
report-fact-repeats = Тревоги проверяются на новых зёрнах.
report-fact-version = Версия
report-fact-version-is = Parlour { $parlour }, { $game } { $version }, { $build }.
report-compiled = скомпилированные правила
report-uncompiled = нескомпилированные правила
report-fact-bots = Боты
report-fact-bots-are = Боты — не люди. То, что делают только боты, например ходят кругами или никогда не блефуют, видно и здесь.
report-fact-command = Команда
report-word-interval = Интервал 95 %
report-word-interval-is = Построен так, что 19 из 20 таких интервалов содержат истину.
report-word-tolerance = Допуск
report-word-tolerance-is = Различие, которое вас не волнует. Ответ «да» — только если весь интервал лежит внутри.
