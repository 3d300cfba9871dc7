from bench.games.jack_rabbits import learning
from bench.settings import Settings, Tournament

SETTINGS = Settings(
    rules_beside=("backgammon", "gin_rummy"), search_beside="backgammon",
    at_random={"turn_limit": 60},  # at random nobody goes home
    by_players={"turn_limit": 400},
    tournaments=(
        Tournament("intro", 200, 2000, a_second=20_000, silly=200, neighbour=(4000, 5)),  # nearly all luck: only many games tell
        Tournament("full", 4000, 400, a_second=120_000, silly=10_000, neighbour=(25_000, 5)),
    ),
    tuned_with=("intro", "full"),
)
LEARNING = learning
