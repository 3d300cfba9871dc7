# Анализ: что было потеряно понемногу и насколько это точно.
analysis-slow = { $you ->
    [yes] Вы потеряли
   *[other] { $name } теряет
} { $lost } (от { $low } до { $high }) понемногу: решений { $many }, в среднем по { $each }.
analysis-steps = Шаги { $steps }.
analysis-error = Шансы верны с точностью ± { $percent } (95 %), насколько это зависит от случая.
page-turning-interval = от { $low } до { $high }
page-turning-at = Следующий переломный момент: { $moment }
page-slow = Понемногу
page-hint-interval = (от { $low } до { $high })
