from bench.games.jackal import circling, learning
from bench.settings import Settings, Tournament

SETTINGS = Settings(
    rules_beside=("breakthrough", "go(board_size=9)", "backgammon"), search_beside="breakthrough",
    tournaments=(Tournament(None, 5500, 400, a_second=130_000, neighbour=(12_500, 10)),), tuned_with=(None,), lead=10,
)
LEARNING = learning
STRENGTH = (circling,)
