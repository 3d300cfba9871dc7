# Задачи: что спрашивают, отвечают и объясняют; на странице и в терминале.
puzzle-goal = Найдите лучший ход.
puzzle-right = Верно!
puzzle-wrong = Не лучший ход: он стоит { $lost } { $lost ->
    [one] победы
   *[other] побед
} из ста.
puzzle-not-asked = Это подождёт. Ищите решающий ход.
puzzle-searched = Он выигрывает { $best } { $best ->
    [one] партию
    [few] партии
   *[other] партий
} из 100, следующий по силе — { $second }.
puzzle-proven = Доказано: цель достигнута в { $best } { $best ->
    [one] случае
   *[other] случаях
} из 100, следующим по силе ходом — в { $second }.
puzzle-wrong-proven = Не лучший ход: случаев из 100, когда цель достигнута, меньше на { $lost }.
puzzle-theme = { $theme ->
    [simple] Для начала
    [fair] Подумать
    [tricky] Трудные
    [best] Лучший ход
   *[other] { $theme }
}
error-no-puzzle = В игре { $game } нет задачи { $id }.
page-puzzle = Задача
page-puzzles-of = { $game }: задачи
page-puzzle-day = Задача дня
page-puzzle-all = Все темы
page-puzzle-themes = Тема
page-puzzle-solved = решена
page-puzzle-count = Решено { $solved } из { $all }
page-puzzle-ask = Один ход явно лучший. Какой?
page-puzzle-show = Показать решение
page-puzzle-again = Ещё раз
page-puzzle-next = Следующая задача
page-puzzle-shown = Вот этот ход.
page-puzzle-list = Все задачи
page-puzzle-number = Задача { $number } из { $of }
page-puzzle-none = Здесь пока нет задач.
