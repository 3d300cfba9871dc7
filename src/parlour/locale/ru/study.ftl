# Файлы исследований: что не так и как было бы верно. $detail – фраза этого файла или ядра.

error-study-unreadable = { $file } не читается: { $detail }
error-study-line = { $file }, строка { $line }: { $detail }
error-study-toml = это не TOML ({ $detail })
error-study-unknown = здесь нет «{ $given }». { $meant ->
    [none] Есть: { $known }.
   *[other] Может быть, «{ $meant }»?
}
error-study-missing = не хватает { $key }, например { $example }
error-study-kind = { $key } не может быть «{ $given }»; годится { $kind ->
    [text] текст в кавычках.
    [list] список в квадратных скобках.
    [table] таблица, например { "{" } deals = 500 { "}" }.
    [tolerance] число больше 0 или, для доли, текст вроде "4 points".
    [positive] число больше 0.
    [power] вероятность от 0.5 и меньше 1, например 0.9.
   *[yes] true или false.
}
error-study-number = { $key } не может быть { $given }; годится { $takes }.
error-study-empty = { $key } – пустой список; нужен хотя бы один уровень.
error-study-twice = в { $key } уровень { $value } стоит дважды.
error-study-both = и { $one }, и { $other } говорят, сколько раздач играть; оставьте что-то одно.
error-study-find-primary = find относится к главному показателю, { $primary }, а не к { $metric }.
error-study-find-kind = { $metric } – не одно число, поэтому нельзя сказать, сколько раздач найдут разницу; задайте deals.
error-study-scale-kind = { $metric } – не простое число, поэтому { $scale } не бывает.
error-study-skill-alone = В { $game } играют в одиночку, поэтому никто не может быть сильнее других за столом.
error-study-no-cell = Ни в одной ячейке исследования нет { $where }.
error-study-all-refused = Игра отвергает все ячейки исследования. Первая: { $detail }
error-study-extra = Для исследования нужен { $package }: pip install 'parlour[study]'
error-study-ray = Для многих машин нужен Ray: pip install 'parlour[ray]'
error-study-ray-address = Ray недоступен по адресу { $address }: { $detail }
error-study-folder = Исследование в { $folder } не читается или не пишется: { $detail }
error-study-metric-not-measured = { $metric } в этом исследовании не измеряли; есть: { $known }.
error-study-exists = { $file } уже есть; --out задаёт другой файл.
error-study-other-game = Исследования о разных играх: { $one } и { $other }.
error-study-nothing-alike = У двух исследований нет ни общего показателя, ни общей ячейки.
error-records-which = В { $file } { $many ->
    [one] { $many } партия
    [few] { $many } партии
   *[other] { $many } партий
}; скажите, какая нужна, например: { $example }
error-records-none = В { $file } нет партии { $which }; есть: { $known }.
error-records-file = { $file } не читается или не пишется: { $detail }
error-records-table = { $file } — таблица, по строке на партию, без ходов. Открываются записи, которые пишет --records-to.
error-parquet = Для файлов Parquet нужен pyarrow: pip install 'parlour[study]'
error-table-ending = { $file } должен кончаться на .csv, .csv.gz, .parquet или .jsonl.gz: по этому видно, что писать.
error-same-file = { $file } не может быть и таблицей партий, и их записями; назовите два файла.

cli-word-metrics = ПОКАЗАТЕЛЬ[,…]
cli-word-metric = ПОКАЗАТЕЛЬ
cli-word-study = ИССЛЕДОВАНИЕ
cli-word-cluster = АДРЕС
cli-word-which = КОТОРАЯ

cli-study-short = Задать вопрос об игре и получить отчёт.
cli-study-about =
    Исследование играет каждое сочетание правил на одних и тех же раздачах и говорит, что меняется и насколько это верно. Файл говорит, что сравнивать и измерять; в папку ИМЯ.study ложатся страница, таблицы и каждая партия.
cli-study-examples =
    parlour study new ard-ri
    parlour study plan ard-ri-study.toml
    parlour study run ard-ri-study.toml
    parlour study show ard-ri-study.study years

cli-study-new-short = Написать файл исследования для начала.
cli-study-new-about = Написать файл исследования с пояснениями: два уровня одного из параметров игры и её показатели.
cli-study-new-examples =
    parlour study new ard-ri
    parlour study new jackal --out crews.toml
cli-study-new-out = Какой файл написать.
cli-study-new-written = Написан { $file }. Дальше: parlour study plan { $file }
cli-study-new-title = { $game }: что меняет { $option }?
cli-study-new-seed = то же слово – те же раздачи
cli-study-new-tolerance = разница, которая вам не важна
cli-study-new-factors = каждое сочетание – ячейка; первый уровень – основа
cli-study-new-others = другие параметры: { $known }
cli-study-new-deals = каждая играется во всех ячейках; или find = { $example }, тогда их сосчитают
cli-study-new-looks = может кончиться раньше; all = true играет до конца
cli-study-new-bots = один на всех или список по кругу стола: { $known }
cli-study-new-again = верно ли это и с более сильными ботами?
cli-study-new-metrics = есть: { $known }

cli-study-plan-short = Сказать, чего стоит исследование и что оно может найти.
cli-study-plan-about = Сыграть по нескольку раздач каждой ячейки, ничего не записывая, и сказать, сколько в исследовании партий, сколько времени они займут и какую малую разницу найдут.
cli-study-plan-examples =
    parlour study plan ard-ri-study.toml
    parlour study plan ard-ri-study.toml --deals 5000 --json
cli-study-plan-cells = { $cells ->
    [one] { $cells } ячейка
    [few] { $cells } ячейки
   *[other] { $cells } ячеек
} по { $deals ->
    [one] { $deals } раздаче
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} вместе с другими ботами и поиском.
cli-study-plan-time = Около { $time } в { $jobs ->
    [one] { $jobs } процессе
   *[other] { $jobs } процессах
}.
cli-study-plan-finds = { $metric }: парные разности расходятся на { $spread } в пробе из { $pilot } раздач. { $deals } раздач найдут разницу в { $finds } с вероятностью { $power }.
cli-study-plan-seats = Доля победы места будет известна с точностью ± { $within }.
cli-study-plan-looks = Оно смотрит после { $looks } раздач и может кончиться, когда всё ясно; 95 % верны для всех взглядов вместе.
cli-study-plan-refused = Не играется: { $name }. { $why }

cli-study-run-short = Сыграть исследование и написать отчёт.
cli-study-run-about = Доиграть исследование и написать страницу и таблицы в ИМЯ.study. Ctrl-C сохраняет каждую конченную партию и пишет страницу по тому, что есть; та же команда продолжает.
cli-study-run-examples =
    parlour study run ard-ri-study.toml
    parlour study run ard-ri-study.toml --deals 10000 --all
    parlour study run ard-ri-study.toml --on ray://127.0.0.1:10001
cli-study-deals = Столько раздач вместо заданных в файле.
cli-study-all = Играть все раздачи, даже если раньше всё ясно.
cli-study-out = Папка для записи; иначе ИМЯ.study рядом с файлом.
cli-study-on = Пусть играет кластер Ray: его адрес или «local» для кластера на этом компьютере.
cli-study-kept = Ранее { $games ->
    [one] сыграна { $games } партия, снова её
    [few] сыграны { $games } партии, снова их
   *[other] сыграно { $games } партий, снова их
} не играют: { $folder }
cli-study-changed = В { $old } лежат партии другого исследования (изменилось: { $changed }), поэтому это пойдёт в { $folder }.
cli-study-unfinished = Не закончено: { $played } из { $asked } партий, { $share }. Та же команда продолжает.
cli-study-stopped-early = Ясно после { $deals } раздач; --all играет и остальные.
cli-study-written = Отчёт: { $file }
cli-study-cell = Ячейка
cli-study-games = Партии
cli-study-value = Значение
cli-study-interval = Интервал 95 %
cli-study-difference = Против основы
cli-study-verdict = Вывод
cli-study-left = осталось { $time }
cli-study-phase-pilot = Проба
cli-study-phase-main = Игра
cli-study-phase-beside = Другие боты
cli-study-phase-fresh = Тревоги заново
cli-study-inside = в пределах { $tolerance }
cli-study-outside = за пределами { $tolerance }
cli-study-across = открыто: ещё около { $more } раздач
cli-study-clear = ясно
cli-study-not-clear = не ясно
cli-study-seats = Доля победы по местам (совместные интервалы), общий критерий
cli-study-seat-p = p = { $p }
cli-study-fair = поровну
cli-study-unfair = не поровну
cli-study-thing = Что выпало
cli-study-place = Место
cli-study-worth = Чего стоит месту
cli-study-seconds = { $many ->
    [one] { $many } секунда
    [few] { $many } секунды
   *[other] { $many } секунд
}
cli-study-minutes = { $many ->
    [one] { $many } минута
    [few] { $many } минуты
   *[other] { $many } минут
}
cli-study-hours = { $many ->
    [one] { $many } час
    [few] { $many } часа
   *[other] { $many } часов
}

cli-study-show-short = Напечатать таблицы исследования.
cli-study-show-about = Напечатать, что нашло исследование: главный показатель или тот, что назван.
cli-study-show-examples =
    parlour study show ard-ri-study.study
    parlour study show ard-ri-study.study winner_score
    parlour study show ard-ri-study.study --json > summary.json
cli-study-show-others = Другие показатели: { $known }

cli-study-compare-short = Поставить два исследования рядом.
cli-study-compare-about = Поставить рядом одноимённые ячейки двух исследований: раздача за раздачей, если зёрна совпадают, иначе как два набора партий.
cli-study-compare-examples =
    parlour study compare before.study after.study
    parlour study compare before.study after.study --json
cli-study-first = Первое
cli-study-second = Второе
cli-study-apart = Второе минус первое
cli-study-paired = раздача за раздачей
cli-study-unpaired = другие раздачи

cli-simulate-measure = Что ещё измерять, через запятую; это занимает время. Есть: { $known }.
cli-games-to = По строке на партию в этот файл: .csv, .csv.gz или .parquet.
cli-records-to = Запись каждой партии в этот файл: .jsonl.gz, по одной в строке, или .parquet, по одной в ряду.

cli-study-report-short = Записать страницу исследования ещё раз.
cli-study-report-about = Записать страницу исследования ещё раз, на языке команды (PARLOUR_LANG), или напечатать её как Markdown.
cli-study-report-examples =
    parlour study report ard-ri-study.study
    parlour study report ard-ri-study.study --markdown > report.md
    PARLOUR_LANG=es parlour study report ard-ri-study.study --out informe.html
cli-study-report-out = Куда записать; по умолчанию report.html в папке исследования.
cli-study-report-written = Записано: { $file }
cli-study-markdown = В виде Markdown, для терминала или репозитория.
