# Analysis: what was lost little by little, and how sure it is.
analysis-slow = { $you ->
    [yes] You
   *[other] { $name }
} lost { $lost } ({ $low } to { $high }) little by little: { $many } decisions, { $each } each.
analysis-steps = Steps { $steps }.
analysis-error = Chances are right to ± { $percent } (95 %), as far as luck goes.
page-turning-interval = between { $low } and { $high }
page-turning-at = Next turning point: { $moment }
page-slow = Little by little
page-hint-interval = ({ $low } to { $high })
