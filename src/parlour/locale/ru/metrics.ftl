# Что можно измерить в любой игре: как это называется и что значит.

metric-decisions = Решения всех мест
metric-decisions-about = Все решения за партию, всех мест вместе.
metric-turns = Ходы
metric-turns-about = Раунды, в которых кто-то решает, или ходы, как их считает игра.
metric-branching = Вариантов на решение
metric-branching-about = Из скольких ходов в среднем выбирают при решении.
metric-forced = Вынужденные решения
metric-forced-about = Решения, при которых есть только один ход.
metric-unfinished = Незаконченные партии
metric-unfinished-about = Партии, прерванные из-за чрезмерной длины.
metric-seat = Места
metric-seat-about = Доля победы каждого места; разделённая победа считается долей.
metric-shared = Разделённые победы
metric-shared-about = Партии, в которых победили сразу несколько сторон.
metric-lead_changes = Смены лидера
metric-lead_changes-about = Сколько раз вперёд в одиночку выходила другая сторона.
metric-comeback = Отыгрыши
metric-comeback-about = Партии, победитель которых отставал, когда прошли две трети.
metric-runaway = Отрыв лидера
metric-runaway-about = 1, если лидер после трети партии всегда побеждает; 0, если лидерство ничего не даёт.
metric-decided = Решилась после
metric-decided-about = Часть партии, после которой шанс победителя больше не падал ниже половины, по поиску.
metric-drama = Драматизм
metric-drama-about = На какую часть победы будущий победитель в среднем отставал от фаворита, по поиску.
metric-uncertainty = Неопределённость
metric-uncertainty-about = Насколько открытой была партия в среднем: 1 при равных шансах, 0 при верной победе одного; по поиску.
metric-favourite_changes = Смены фаворита
metric-favourite_changes-about = Сколько раз фаворитом становилась другая сторона с перевесом больше пяти пунктов, по поиску.
metric-winner_chance = Шансы победителя
metric-winner_chance-about = Шансы будущего победителя по ходу партии, по поиску.
metric-relevance = Вес решения
metric-relevance-about = Насколько лучший ход выгоднее случайного, в долях победы, по поиску.

metric-cost-final = смотрит на последнюю позицию: почти ничего не стоит
metric-cost-record = один раз повторяет партию
metric-cost-search = спрашивает поиск о партии: стоит гораздо больше самой партии

unit-decisions = решений
unit-turns = ходов
unit-moves = ходов
unit-games = партий
unit-win = победы
unit-changes = смен
unit-game = партии
unit-points = очков

error-unknown-metric = Нет показателя «{ $metric }» для { $game }; ближайший — «{ $near }». Есть: { $known }.
