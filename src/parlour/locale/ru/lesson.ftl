# Уроки на странице: загружаются, когда их открывают.
page-lesson-goal = Цель
page-lesson-step = Шаг { $number } из { $of }
page-lesson-show = Покажите
page-lesson-skip = Пропустить шаг
page-lesson-again = Ещё раз
page-lesson-mine = Теперь я
page-lesson-once-more = Повторить
page-lesson-like-this = Вот так. Теперь вы!
page-lesson-put-back = Всё снова на своих местах.
page-lesson-go-on = Дальше
page-lesson-finish = Завершить
page-lesson-of = Урок { $number } из { $of } пройден.
page-lesson-only = Урок пройден.
page-lesson-next = Далее
page-lesson-next-lesson = Следующий урок
page-lesson-play = Сыграть с новичком
page-lesson-play-alone = Играть
page-lesson-all = Все уроки
page-lesson-leave = Выйти
page-lesson-about = { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[many] шагов
}, около { $count } { $count ->
    [one] минуты
   *[many] минут
}
page-lesson-number = Урок { $number }: { $title }
page-lesson-state = { $state ->
    [done] сделано
    [now] сейчас
   *[later] впереди
}
page-lesson-learned = пройден
page-lessons-of = { $game }: уроки
page-lesson-guide = Проводник: { $name }
