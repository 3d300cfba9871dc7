"""Answers that do not depend on how busy the machine is, for a server's helpers to have: imported into them before the first
question, and nowhere else. The solver has all the time it needs for fewer orders of the cards; the search looks less far, and
never at a clock."""

from parlour.core.play import Limit
from parlour.games.twelve_patrols import questions as solved
from parlour.search import questions as searched

solved.SECONDS = 600.0
solved.LIMIT = Limit(simulations=40, seconds=600.0)
solved.EACH_CARD = Limit(simulations=40, seconds=60.0)
searched.LOOK = Limit(simulations=3_000)
searched.WHOLE_GAME = 400
searched.GLANCE = Limit(simulations=300)
