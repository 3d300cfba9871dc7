# 12 Patrols: то, что читают за столом, в терминале и на странице.
# $card — название карты; $cell — клетка вида b2, $spot — пост между картами вида a1b1; $colour — white, yellow или blue;
# $face — 0 для кубика и от 1 до 6 для кости; $kind — items, colours или pips; $side — north, east, south или west;
# $want — предложение из twelve-patrols-wants.

twelve-patrols-title = 12 Patrols
twelve-patrols-about = Сложите королевство из девяти земель и разошлите патрули так, чтобы сошлась каждая граница

# Настройки

twelve-patrols-option-deck = какими девятью картами играть
twelve-patrols-option-deck-standard = почти каждый расклад можно выиграть, если играть хорошо
twelve-patrols-option-deck-hard = выиграть можно примерно каждый второй расклад
twelve-patrols-option-frame = когда определяются границы королевства
twelve-patrols-option-frame-fixed = с самого начала
twelve-patrols-option-frame-floating = лишь когда карты займут три ряда или три столбца

# Карты

twelve-patrols-card-wild-plains = Дикие равнины
twelve-patrols-card-stone-bridge = Каменный мост
twelve-patrols-card-dark-forest = Тёмный лес
twelve-patrols-card-green-valley = Зелёная долина
twelve-patrols-card-fishers-bay = Рыбацкая бухта
twelve-patrols-card-lost-canyon = Забытый каньон
twelve-patrols-card-high-moor = Высокая пустошь
twelve-patrols-card-salt-marsh = Солёные топи
twelve-patrols-card-old-ruins = Старые руины
twelve-patrols-picture = 12 Patrols: карт { $cards } из 9, патрулей { $patrols } из 12

# Фишки и требования сторон

twelve-patrols-item = { $face ->
    [0] { $colour ->
        [white] белый кубик
        [yellow] жёлтый кубик
       *[blue] синий кубик
    }
   *[other] { $colour ->
        [white] белая кость { $face }
        [yellow] жёлтая кость { $face }
       *[blue] синяя кость { $face }
    }
}
twelve-patrols-colour = { $colour ->
    [white] белые
    [yellow] жёлтые
   *[blue] синие
}
twelve-patrols-amount = { $kind ->
    [items] { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
       *[many] { $n } фишек
    }
    [colours] { $n ->
        [one] { $n } цвет
        [few] { $n } цвета
       *[many] { $n } цветов
    }
   *[pips] { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
}
twelve-patrols-wants = { $side ->
    [north] к северу
    [east] к востоку
    [south] к югу
   *[west] к западу
} от карты «{ $card }» требуется { twelve-patrols-amount }
twelve-patrols-both = { $first }, а { $second }

# Почему нельзя

twelve-patrols-no-discard-first = Чтобы повернуть кость, сначала сбросьте неиспользованную фишку.
twelve-patrols-no-turn-first = Фишка сброшена — теперь надо повернуть кость, например w4=6.
twelve-patrols-no-other-face = Тут и так это число ({ $item }): поверните кость другой гранью.
twelve-patrols-no-face-while = Если так повернуть эту кость ({ $item }), патруль, начатый на посту { $spot }, не собрать.
twelve-patrols-no-such-item = В запасе нет такой фишки: { $item }.
twelve-patrols-no-discard-while = Если сбросить эту фишку ({ $item }) и повернуть кость, патруль, начатый на посту { $spot }, не собрать.
twelve-patrols-no-die-left = Сбрасывать эту фишку ({ $item }) незачем: других свободных костей нет, поворачивать нечего.
twelve-patrols-no-card-yet = Сначала положите карту.
twelve-patrols-no-card-now = Одна карта за ход: теперь отправляйте патрули или завершите ход.
twelve-patrols-no-such-card = Среди открытых карт нет такой: { $card }.
twelve-patrols-no-empty-cell = Клетка { $cell } занята: там { $card }.
twelve-patrols-no-middle = Первую карту кладут в середину, чтобы королевство могло расти во все стороны; { $cell } — не середина.
twelve-patrols-no-wider = Королевство — три на три: с картой на { $cell } оно станет больше.
twelve-patrols-no-neighbour = { $cell } не касается ни одной карты: новую кладут рядом с другой, выше или ниже неё.
twelve-patrols-no-frame = Карта на { $cell } определит границы так, что отправленный патруль окажется неверным: { $want }.
twelve-patrols-no-patrol-now = Патрули выходят после того, как положена карта: сначала положите её.
twelve-patrols-no-building = Ни один патруль не начат.
twelve-patrols-no-other-spot = Сначала соберите патруль, начатый на посту { $spot }.
twelve-patrols-no-empty-spot = На посту { $spot } патруль уже стоит, к нему ничего не добавляют.
twelve-patrols-no-two-cards = Пост { $spot } не лежит между двумя картами.
twelve-patrols-no-end = Завершить ход ещё нельзя: линия заполнена, а на посту { $spot } нет патруля.
twelve-patrols-no-more = Слишком много: { $want }, а выйдет { twelve-patrols-amount }.
twelve-patrols-no-completion = Если поставить сюда ({ $spot }) эту фишку ({ $item }), патруль уже не собрать из запаса: { $want }.
twelve-patrols-no-done = Патруль ещё не собран: { $want }, а выходит { twelve-patrols-amount }.

# Колоды

error-deck-file = Не удаётся прочитать { $file }: { $detail }.
error-deck-toml = { $file } — не файл TOML: { $detail }.
error-deck-key = { $where }: неизвестная запись «{ $key }»; допустимы: { $known }.
error-deck-nine = В колоде девять карт, а здесь { $count }.
error-deck-nameless = У карты { $number } нет названия.
error-deck-twice = Две карты называются одинаково: { $card }.
error-deck-want = { $card }, { $side }: «{ $text }» — не требование. Напишите, например, "items 3", "colours 2" или "pips 6" либо список таких записей.
error-deck-number = { $card }, { $side }: для «{ $kind }» годятся числа от { $low } до { $high }.
error-deck-kind-twice = { $card }, { $side }: «{ $kind }» указано дважды.
error-deck-impossible = { $card }, { $side }: выполнить эти требования вместе невозможно.

# Терминал

twelve-patrols-progress = карт: { $cards } из 9, патрулей: { $patrols } из 12
twelve-patrols-display = Открыты
twelve-patrols-unseen = Закрыты
twelve-patrols-tray = Запас
twelve-patrols-discarded = Сброшено
twelve-patrols-nothing = ничего
twelve-patrols-forced = Заполнить в этот ход: { $spots }
twelve-patrols-legend = { $items } фишки, { $colours } цвета, { $pips } очки в эту сторону; w y b — кубики, w4 — кость; ✓ выполнено, ✗ уже не выполнить
twelve-patrols-legend-floating = ? — ещё не определено
twelve-patrols-prompt-card = Выберите открытую карту.
twelve-patrols-prompt-cell = Карта «{ $card }»: выберите клетку.
twelve-patrols-prompt-patrol = Отправьте патрули куда хотите или завершите ход.
twelve-patrols-prompt-forced = { $line ->
    [row] Ряд заполнен:
    [column] Столбец заполнен:
   *[both] Ряд и столбец заполнены:
} { $many ->
    [one] нужен патруль между картами «{ $first }» и «{ $second }».
    [few] нужны { $many } патруля, один — между картами «{ $first }» и «{ $second }».
   *[many] нужны { $many } патрулей, один — между картами «{ $first }» и «{ $second }».
}
twelve-patrols-prompt-end = Сейчас ни один патруль не собрать: завершите ход.
twelve-patrols-prompt-building = { $ready ->
    [yes] Ещё фишки на пост { $spot }, или патруль готов?
   *[no] Ещё фишки на пост { $spot }.
}
twelve-patrols-prompt-turning = Фишка сброшена: теперь поверните кость.
twelve-patrols-prompt-stuck = Пока ничего не подходит: сбросьте фишку, чтобы повернуть кость.

# Что происходит. Здесь $spot — название из twelve-patrols-between; $first и $second — карты по обе стороны поста.

twelve-patrols-between = { $first } – { $second }
twelve-patrols-event-roll = { $colour ->
    [white] На белых костях { $dice }.
    [yellow] На жёлтых костях { $dice }.
   *[blue] На синих костях { $dice }.
}
twelve-patrols-event-deal = Открывается карта «{ $card }».
twelve-patrols-event-place = Карта «{ $card }» кладётся на { $cell }.
twelve-patrols-event-done = На пост { $spot } выходит патруль: { $items }.
twelve-patrols-event-discard = Сброшено: { $item }.
twelve-patrols-event-set = { $item }: теперь { $to }.
twelve-patrols-event-row = Ряд { $line } заполнен: его патрули должны выйти в этот ход.
twelve-patrols-event-column = Столбец { $line } заполнен: его патрули должны выйти в этот ход.
twelve-patrols-event-won = Все двенадцать патрулей вышли, и сошлась каждая граница!
twelve-patrols-event-lost-no-patrol = { $patrols ->
    [one] Поражение: вышел { $patrols } патруль, а на пост { $spot } отправить нечего.
    [few] Поражение: вышло { $patrols } патруля, а на пост { $spot } отправить нечего.
   *[many] Поражение: вышло { $patrols } патрулей, а на пост { $spot } отправить нечего.
}
twelve-patrols-event-lost-no-place = { $patrols ->
    [one] Поражение: вышел { $patrols } патруль, а карту положить некуда.
    [few] Поражение: вышло { $patrols } патруля, а карту положить некуда.
   *[many] Поражение: вышло { $patrols } патрулей, а карту положить некуда.
}

# Стол на странице. $first и $second — карты по сторонам поста, $sides и $items — списки, $share, $low и $high — проценты;
# $number — номер карты от 1 до 9.

twelve-patrols-kingdom = Королевство
twelve-patrols-panel = Требования, запас и действия
twelve-patrols-actions = Действия
twelve-patrols-nth-card = Карта { $number } из 9
twelve-patrols-patrols-out = Патрулей: { $patrols } из 12
twelve-patrols-daily-about = один для всех
twelve-patrols-streak-about = { $days ->
    [one] Побед подряд: { $days } день
    [few] Побед подряд: { $days } дня
   *[many] Побед подряд: { $days } дней
}
twelve-patrols-goal = Девять карт, двенадцать патрулей: в конце у каждого края, который не смотрит наружу, должно быть ровно столько фишек, цветов или очков, сколько он просит.
twelve-patrols-goal-line = Край считает все патрули своего ряда или столбца: наведите на требование — увидите сумму.
twelve-patrols-side = { $side ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
}
twelve-patrols-standing = { $state ->
    [outside] смотрит наружу
    [undecided] ещё не определено
    [met] выполнено
    [hopeless] уже не выполнить
    [broken] не выполнено: { $have }
   *[open] пока { $have }
}
twelve-patrols-have = { $have } из { $n }
twelve-patrols-whole-line = { $line ->
    [row] Вместе считаются все патрули ряда с этой стороны
   *[column] Вместе считаются все патрули столбца с этой стороны
}{ $kind ->
    [pips] ; у кубика нет очков.
    [colours] ; каждый цвет — один раз.
   *[items] .
}
twelve-patrols-empty-cell = { $cell }, пусто
twelve-patrols-place-here = { $cell }: положить сюда «{ $card }»
twelve-patrols-spot = { $first } – { $second }: { $state ->
    [waiting] патруля пока нет
    [free] пусто, можно отправить патруль
    [forced] пусто, патруль нужен в этот ход
    [planned] задумано: { $items }
    [stuck] отправить сюда нечего
   *[out] { $items }
}
twelve-patrols-ask-planned = { $card }: задумано на { $cell }. Нажмите «Положить» или выберите другую клетку.
twelve-patrols-tip-card = Нажмите или перетащите; наведите на клетку — увидите, что выйдет.
twelve-patrols-tip-cell = Наведите на клетку — увидите, чего там захочет карта.
twelve-patrols-tip-spot = Нажмите освещённый пост, потом фишки в запасе; или перетащите их.
twelve-patrols-tip-items = Нажимайте фишки в запасе или перетащите их; ещё раз — вернуть.
twelve-patrols-tip-planned = Задумано. Нажмите «Готово», чтобы отправить, или измените.
twelve-patrols-previewed = { $card } на { $cell }
twelve-patrols-face-outside = Смотрят наружу и не считаются: { $sides }.
twelve-patrols-completes = { $many ->
    [one] Линия заполнится: в этот ход нужен патруль между картами «{ $first }» и «{ $second }».
    [few] Линия заполнится: в этот ход нужны { $many } патруля.
   *[many] Линия заполнится: в этот ход нужны { $many } патрулей.
}
twelve-patrols-take-back = Вернуть
twelve-patrols-take-back-card = Взять назад карту «{ $card }»
twelve-patrols-face-down = Закрыто: { $many }
twelve-patrols-deck-empty = Колода пуста.
twelve-patrols-this-patrol = Этот патруль
twelve-patrols-nobody-yet = пока никого
twelve-patrols-no-wish = Кто поедет здесь, картам всё равно.
twelve-patrols-planned = Задумано, { $spot }: { $items }.
twelve-patrols-item-planned = { $item }, задумано
twelve-patrols-spare = { $items ->
    [one] { $items } фишка
    [few] { $items } фишки
   *[many] { $items } фишек
} на { $spots ->
    [one] { $spots } пост
    [few] { $spots } поста
   *[many] { $spots } постов
}
twelve-patrols-done = Готово
twelve-patrols-place-it = Положить
twelve-patrols-end-turn = Завершить ход
twelve-patrols-too-many = { $kind ->
    [items] «{ $card }»: слишком много фишек
    [colours] «{ $card }»: слишком много цветов
   *[pips] «{ $card }»: слишком много очков
}
twelve-patrols-too-few = { $kind ->
    [items] «{ $card }»: не хватает фишек
    [colours] «{ $card }»: не хватает цветов
   *[pips] «{ $card }»: не хватает очков
}
twelve-patrols-caution = «{ $card }»: потом уже не выполнить
twelve-patrols-nothing-fits = Из запаса сюда ничего не подходит: поверните кость.
twelve-patrols-why-card = сначала положите карту
twelve-patrols-why-turn = сначала поверните кость
twelve-patrols-why-forced = нужен патруль: { $first } – { $second }
twelve-patrols-why-spot = Сначала выберите пост, куда она поедет.
twelve-patrols-why-no-give = Это сбросить нельзя.
twelve-patrols-why-no-die = Выберите другую кость.
twelve-patrols-turn-die = Повернуть кость
twelve-patrols-turn-give = Какую фишку сбросить? Возьмите её из запаса.
twelve-patrols-turn-which = Какую кость повернуть? Возьмите её из запаса.
twelve-patrols-turn-face = Какой гранью?
twelve-patrols-turn-keep = Всё же оставить: { $item }
twelve-patrols-turn-other = Другую кость, не эту: { $item }
twelve-patrols-turn-go = Сбросить и повернуть
twelve-patrols-ask-winnable = Можно выиграть?
twelve-patrols-ask-hint = Подсказка
twelve-patrols-thinking = Просчитываем…
twelve-patrols-stop = Хватит
twelve-patrols-stopped = Остановлено, ответа пока нет.
twelve-patrols-winnable-yes = Да. { $known ->
    [exactly] Выиграть можно при { $share } порядков, в каких ещё могут прийти карты.
    [about] Выиграть можно примерно при { $share } порядков, в каких ещё могут прийти карты (от { $low } до { $high }).
   *[no] При скольких порядках карт, за отведённое время выяснить не удалось.
}
twelve-patrols-winnable-no = Нет. Как бы ни пришли карты, выиграть уже нельзя.
twelve-patrols-winnable-unknown = За отведённое время выяснить не удалось.
twelve-patrols-advice-place = Положите карту «{ $card }» на { $cell }.
twelve-patrols-advice-patrol = Отправьте между картами «{ $first }» и «{ $second }»: { $items }.
twelve-patrols-advice-end = Завершите ход.
twelve-patrols-advice-turn = Сбросьте фишку ({ $item }) и поверните кость ({ $die }): { $to }.
twelve-patrols-hint-share = После этого выиграть можно при { $share } порядков, в каких могут прийти карты.
twelve-patrols-reason-sure = После этого можно выиграть при любом порядке карт.
twelve-patrols-reason-best = Шага, который сохранял бы больше, не нашлось.
twelve-patrols-reason-wait = Сейчас никого не нужно отправлять, а что может подождать, решать лучше позже.
twelve-patrols-reason-only = { $steps ->
    [one] Из возможных шагов (их { $of }) выиграть можно лишь с { $steps }.
   *[other] Из возможных шагов (их { $of }) выиграть можно лишь с { $steps }.
}
twelve-patrols-reason-turn = Повернуть сейчас кость стоит потраченной фишки.
twelve-patrols-reason-keep = Берегите { $colour ->
    [w] белый
    [y] жёлтый
   *[b] синий
} цвет: { $have ->
    [one] осталась { $have } фишка
    [few] осталось { $have } фишки
   *[many] осталось { $have } фишек
}, а { $lines ->
    [one] { $lines } линии ещё нужны три цвета.
   *[other] { $lines } линиям ещё нужны три цвета.
}
twelve-patrols-reason-dice = Берегите кости: { $have ->
    [one] осталась { $have }
    [few] осталось { $have }
   *[many] осталось { $have }
}, а открытым линиям для очков нужно по меньшей мере { $need }.
twelve-patrols-reason-over = Игра окончена.
twelve-patrols-reason-lost = Выиграть уже нельзя, как бы ни пришли карты.
twelve-patrols-reason-unknown = За отведённое время совет найти не удалось.
twelve-patrols-second-best = Следующий по силе оставляет { $share }.
twelve-patrols-hint-plan = Задумать так
twelve-patrols-won = Победа!
twelve-patrols-lost = Проигрыш
twelve-patrols-event-end = Ход был завершён.
twelve-patrols-given-up = Вы сдались
twelve-patrols-review = Можно было выиграть?
twelve-patrols-review-won = Насколько надёжно?
twelve-patrols-could-yes = { $card ->
    [0] Да.
   *[other] Да, до карты { $card }.
}
twelve-patrols-could-no = Нет, с этими костями и этой колодой нельзя.
twelve-patrols-could-unknown = Выяснить не удалось.
twelve-patrols-could-until = Проиграно вот чем: { $what }
twelve-patrols-slow = Понемногу: карты { $cards } вместе стоили { $lost } порядков, при которых ещё можно было выиграть (от { $low } до { $high }).
twelve-patrols-chances = Сколько порядков ещё можно было выиграть перед каждой картой: { $shares }
twelve-patrols-which-game = На какую партию смотреть
twelve-patrols-your-game = Ваша партия
twelve-patrols-winning-line = Выигрышная линия
twelve-patrols-same-deal = Тот же расклад
twelve-patrols-new-deal = Новый расклад
twelve-patrols-key-back = вернуть последнюю фишку
twelve-patrols-key-done = отправить патрули или завершить ход

# Commands of its own

cli-deck-short = Колоды 12 Patrols: список и проверка файла.
cli-deck-about =
    Карты 12 Patrols — это файлы, которые может читать и писать человек; они описаны в docs/decks.md. Ваши собственные колоды доступны в параметре --deck команды parlour play twelve-patrols.
cli-deck-examples =
    parlour deck list
    parlour deck check printed.toml
cli-deck-check-short = Проверить файл колоды и показать карты.
cli-deck-check-about = Проверить, есть ли в файле девять карт, которыми можно играть, и показать их; если нет — сказать, что не так и где.
cli-deck-check-examples =
    parlour deck check printed.toml
    parlour deck check printed.toml --json
cli-deck-list-short = Список колод, вместе с вашими.
cli-deck-list-about = Показать колоды, которые идут с игрой, и колоды из вашей папки и сказать, какие файлы там не в порядке.
cli-deck-list-examples =
    parlour deck list
    parlour deck list --json
cli-deck-stats-short = Сколько раскладов можно выиграть с колодой?
cli-deck-stats-about = Сдаёт колоду много раз и считает, сколько раскладов выиграл бы тот, кто знает порядок карт; для остальных — стороны, без которых их можно было бы выиграть. Принимает файл или имя колоды из списка.
cli-deck-stats-examples =
    parlour deck stats печатная.toml
    parlour deck stats hard --deals 1000
cli-deck-stats-deals = Сколько раскладов.
cli-deck-stats-seed = У раскладов числа SEED/0, SEED/1 …
cli-deck-stats-dealing = Сдаём
cli-deck-stats-won = Можно выиграть { $won } из { $deals } раскладов: { $share } (интервал 95 %: от { $low } до { $high }).
cli-deck-stats-blamed = Стороны, без которых можно было бы выиграть больше всего из проигранных раскладов (их { $lost }):
cli-deck-stats-count = Расклады
cli-deck-side = Сторона
cli-deck-letters = Набирать
cli-deck-card = Карта
cli-deck-id = Колода
cli-deck-name = Название
cli-deck-about-line = О ней
cli-deck-sound = { $many ->
    [one] { $name }: всё в порядке, девять карт, { $many } требование.
    [few] { $name }: всё в порядке, девять карт, { $many } требования.
   *[many] { $name }: всё в порядке, девять карт, { $many } требований.
}
cli-deck-folder = Чтобы ею играть, положите файл в { $folder }
cli-deck-taken = Но { $name } — название колоды, которая идёт с игрой: чтобы играть этой, переименуйте файл.
cli-deck-play = Чтобы ею играть: parlour play twelve-patrols --deck { $name }
cli-deck-broken = { $file } пропущен. { $reason }
cli-deck-own = Ваши колоды кладите в { $folder }
cli-solve-short = Можно ли выиграть этот расклад 12 Patrols, и как?
cli-solve-about =
    С числом расклада: мог бы его выиграть тот, кто знает порядок карт, и какими ходами. С файлом: что ещё обещает позиция и какой
    шаг сохраняет больше всего, или чем проиграна законченная партия. Ctrl-C прекращает поиск.
cli-solve-examples =
    parlour solve twelve-patrols --seed 7
    parlour solve twelve-patrols --seed 7 --deck hard --json
    parlour solve вечер.json
cli-solve-what = twelve-patrols|ФАЙЛ
cli-solve-seed = Число, задающее расклад.
cli-solve-seconds = Сколько секунд искать, самое большее.
cli-solve-searching = Поиск
cli-solve-deal-yes = Расклад { $seed } можно выиграть.
cli-solve-deal-no = Расклад { $seed } нельзя выиграть, как ни играй.
cli-solve-deal-unknown = За отведённое время с раскладом { $seed } не разобрались; --seconds даёт больше.
cli-solve-position-yes = Выиграть ещё можно.
cli-solve-position-no = Игра проиграна, какие бы карты ни пришли.
cli-solve-position-unknown = За отведённое время не разобрались; --seconds даёт больше.
cli-solve-record-yes = Этот расклад можно было выиграть:
cli-solve-record-no = Этот расклад нельзя было выиграть, как ни играй.
cli-solve-record-unknown = За отведённое время не разобрались, можно ли было выиграть этот расклад.
cli-solve-cards = Карты приходят в таком порядке: { $cards }
cli-solve-lost-by = После решения { $decision } ({ $move }) выиграть было уже нельзя.
cli-solve-chance = { $exact ->
    [yes] Лучшая игра выигрывает с вероятностью { $chance }.
   *[no] Наш собственный игрок выигрывает отсюда { $chance } партий из { $games } (интервал 95 %: от { $low } до { $high }).
}
cli-solve-step = Следующий шаг
cli-solve-share = При скольких порядках карт ещё можно выиграть
cli-error-solve-game = Этот файл из другой игры. Решать можно: { $known }.

# Что может измерить исследование
twelve-patrols-metric-won = Выигранные партии
twelve-patrols-metric-won-about = Партии, в которых вышли все двенадцать патрулей.
twelve-patrols-metric-winnable = Выигрываемые расклады
twelve-patrols-metric-winnable-about = Расклады, которые выиграл бы знающий порядок карт, по решателю.
twelve-patrols-metric-dice_share = Неизбежные поражения
twelve-patrols-metric-dice_share-about = Из проигранных партий те, чей расклад был проигран с самого начала.
twelve-patrols-metric-cards_placed = Выложенные карты
twelve-patrols-metric-cards_placed-about = Карты земель на столе в конце.
twelve-patrols-metric-changed_dice = Повёрнутые кубики
twelve-patrols-metric-changed_dice-about = Кубики, повёрнутые ценой сброшенной фигуры.
twelve-patrols-metric-stuck_on = Где партии застревают
twelve-patrols-metric-stuck_on-about = Стороны карт, требовавшие чего-то от патруля, который нельзя было выставить.
twelve-patrols-metric-card_influence = Первые карты
twelve-patrols-metric-card_influence-about = Насколько чаще выигрывают, если карта лежит в первом ряду.
twelve-patrols-metric-side = { $side ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
}
twelve-patrols-unit-cards = карт
twelve-patrols-unit-dice = кубиков

twelve-patrols-bot-random = Наугад
twelve-patrols-bot-random-line = Кладёт карты куда попало.
twelve-patrols-bot-greedy = С одного взгляда
twelve-patrols-bot-greedy-line = Кладёт карту туда, где меньше противоречий, и дальше не смотрит.
twelve-patrols-bot-hasty = Торопливый
twelve-patrols-bot-hasty-line = Обдумывает семь карт из десяти.
twelve-patrols-bot-attentive = Внимательный
twelve-patrols-bot-attentive-line = Одну карту из семи кладёт не думая.
twelve-patrols-bot-careful = Осторожный
twelve-patrols-bot-careful-line = Почти никогда не играет не думая.
twelve-patrols-bot-guesser = Угадчик
twelve-patrols-bot-guesser-line = Думает всегда, но рассчитывает на один порядок будущих карт.
twelve-patrols-bot-solver = Решатель
twelve-patrols-bot-solver-line = Высчитывает, что ещё можно выиграть.
