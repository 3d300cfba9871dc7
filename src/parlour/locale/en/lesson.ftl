# Lessons at the page: fetched when somebody opens one.
page-lesson-goal = Goal
page-lesson-step = Step { $number } of { $of }
page-lesson-show = Show me
page-lesson-skip = Skip this step
page-lesson-again = Try again
page-lesson-mine = Let me do it
page-lesson-once-more = Once more
page-lesson-like-this = Like this. Now you!
page-lesson-put-back = Everything is back where it was.
page-lesson-go-on = Go on
page-lesson-finish = Finish
page-lesson-of = Lesson { $number } of { $of } is done.
page-lesson-only = The lesson is done.
page-lesson-next = Next
page-lesson-next-lesson = Next lesson
page-lesson-play = Play against a Novice
page-lesson-play-alone = Play now
page-lesson-all = All lessons
page-lesson-leave = Leave
page-lesson-about = { $steps } { $steps ->
    [one] step
   *[other] steps
}, about { $count } { $count ->
    [one] minute
   *[other] minutes
}
page-lesson-number = Lesson { $number }: { $title }
page-lesson-state = { $state ->
    [done] done
    [now] now
   *[later] still to come
}
page-lesson-learned = learned
page-lessons-of = { $game }: lessons
page-lesson-guide = The guide: { $name }
