# Puzzles: what is asked, answered and explained; page and terminal alike.
puzzle-goal = Find the best move.
puzzle-right = Right!
puzzle-wrong = Not the best: it costs { $lost } { $lost ->
    [one] win
   *[other] wins
} in a hundred.
puzzle-not-asked = That can wait. Look for the move that decides.
puzzle-searched = It wins { $best } of 100 games, the next best move { $second }.
puzzle-proven = Proven: it does so in { $best } of 100 cases, the next best move in { $second }.
puzzle-wrong-proven = Not the best: it reaches the goal in { $lost } fewer of 100 cases.
puzzle-theme = { $theme ->
    [simple] For a start
    [fair] Worth a thought
    [tricky] Tricky
    [best] The best move
   *[other] { $theme }
}
error-no-puzzle = { $game } has no puzzle { $id }.
page-puzzle = Puzzle
page-puzzles-of = { $game }: puzzles
page-puzzle-day = Puzzle of the day
page-puzzle-all = All themes
page-puzzle-themes = Theme
page-puzzle-solved = solved
page-puzzle-count = { $solved } of { $all } solved
page-puzzle-ask = One move is clearly the best. Which?
page-puzzle-show = Show the solution
page-puzzle-again = Try again
page-puzzle-next = Next puzzle
page-puzzle-shown = This is the move.
page-puzzle-list = All puzzles
page-puzzle-number = Puzzle { $number } of { $of }
page-puzzle-none = There are no puzzles here yet.
