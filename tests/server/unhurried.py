"""Answers that do not depend on how busy the machine is, for a server's helpers to have: imported into them before the first
question, and nowhere else. The solver has all the time it needs for fewer orders of the cards; the search looks less far, and
never at a clock."""

from parlour.core.play import Limit
from parlour.study import questions

questions.SECONDS = 600.0
questions.LIMIT = Limit(simulations=40, seconds=600.0)
questions.ROUGHLY = Limit(simulations=40, seconds=60.0)
questions.LOOK = Limit(simulations=3_000)
questions.WHOLE_GAME = 400
