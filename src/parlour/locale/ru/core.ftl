# Ошибки ядра

error-illegal-move = Ход { $move } сейчас недоступен месту { $seat }; можно: { $legal }.
error-batch-move = Партия { $index } пачки: ход { $move } сейчас недоступен месту { $seat }; можно: { $legal }.
error-no-move = Здесь нет хода с номером { $move }.
error-blind = Что будет дальше, зависит от того, чего место { $seat } не видит: сначала imagine(u).
error-not-asked = Место { $seat } сейчас не решает; ждём: { $waiting }.
error-illegal-outcome = { $outcome } сейчас не может выпасть; возможно: { $possible }.
error-chance-first = Место { $seat } сейчас не решает: сначала случай (примените один из outcomes() или то, что даст draw()).
error-move-in-letters = Ход — это число; game.parse(state, "{ $text }") даёт номер хода, записанного словами.
error-game-over = Игра окончена: ходов больше нет.
error-notation = Не понимаю здесь «{ $text }»; можно: { $legal }
error-option-unknown = Нет настройки «{ $option }»; у этой игры есть: { $known }.
error-option-value = Настройка { $option } не может быть «{ $value }»; допустимо: { $takes }.
error-option-clash = { $options } не сочетаются: { $why }.
error-unknown-game = Нет игры «{ $game }»; установлены: { $known }.
error-not-a-game = Точка входа «{ $game }» даёт { $kind }, а не parlour.Game.
error-unknown-player = Нет бота «{ $player }» для игры { $game }; есть: { $known }.
error-no-such-bot = Нет бота «{ $player }»: { $reason }. Бот задаётся именем или как модуль:имя.
error-bot-not-callable = «{ $player }» — не бот: { $kind } нельзя вызвать. Бот — это функция от (seen, seat, limit) или класс, объекты которого можно так вызвать.
error-bot-move = Бот { $player } на месте { $seat } ответил { $move }, а такого хода нет. Можно: { $legal }.
error-bot-failed = Бот { $player } на месте { $seat } не справился: { $reason }.
error-position-options = Это не позиция игры { $game }: { $detail } См. docs/positions.md.
error-position-unreadable = Это не позиция игры { $game }: { $detail }. См. docs/positions.md.
error-position-value = Невозможная позиция: { $what } ({ $value }).
error-fields = Поля этого состояния: { $known }. Нужны все, и никаких других.
error-record-json = Этот файл не в формате JSON: { $detail }.
error-record-not = В этом файле нет ни записи, ни позиции: у записи есть ключ «parlour», у позиции — ключ «game».
error-record-format = Формат этой записи — { $given }; эта версия Parlour читает формат { $format }.
error-record-missing = В записи не хватает «{ $key }».
error-record-key = Поле записи «{ $key }» имеет неверный вид.
error-record-unknown = В записи неизвестный ключ «{ $key }».
error-record-version = Запись сделана версией { $version } игры { $game }; установлена версия { $installed }.
error-record-outdated = Эта партия сыграна по версии { $version } игры { $game }. Установлена версия { $installed }, и её правила не допускают хода { $ply }: { $detail }
error-record-outdated-end = Эта партия сыграна по версии { $version } игры { $game }. Установлена версия { $installed }, и по её правилам партия кончается иначе.
error-record-move = Запись нарушает правила на ходу { $ply }: { $detail }
error-record-result = В записи указан результат { $given }, а при повторе выходит { $right }.
error-record-no-seed = В записи нет зерна, проверять нечего.
error-record-seed = На ходу { $ply } выпало не то, что даёт зерно.
error-record-file = Не удаётся прочитать { $file }: { $detail }.
error-save-file = Не удаётся сохранить { $file }: { $detail }.
error-no-rulebook = У игры { $game } нет книги правил.
error-worker-died = Один из играющих процессов завершили извне (возможно, не хватило памяти); результат неполный.
error-arena-one-player = { $player } здесь один, а нужно хотя бы два игрока, например --players greedy,random
error-arena-twice = { $player } назван дважды; никто не бывает сильнее самого себя.
error-arena-file = Не удаётся хранить сыгранные партии в { $file }: { $detail }

# Настройки, общие для игр

option-seats = сколько игроков

# Чем кончилась игра. $you равно «yes», если читатель среди победителей.

result-won = { $you ->
    [yes] Вы победили!
   *[no] Побеждает { $name }.
}
result-shared = { $you ->
    [yes] Вы победили, и победу с вами делят: { $names }.
   *[no] Победу делят { $names }.
}
result-lost = { $you ->
    [yes] Вы проиграли.
   *[no] Проигрывает { $name }.
}
result-nobody = Не победил никто.
result-points = Очки: { $points }.
result-points-of = { $name } { $points }
list-end = { $first } и { $last }
seat-number = Место { $seat }

error-no-lesson = В игре { $game } нет урока «{ $lesson }» с шагом «{ $step }».
error-lesson-over = Этот шаг уже сделан.
error-lesson-moves = Этих ходов нет в уроке.
error-lesson-reply = «{ $text }» здесь невозможно: { $known }.
lesson-wrong = Так можно, но нам нужно другое. Ничего не потеряно: попробуйте ещё раз.
lesson-right = Отлично!
