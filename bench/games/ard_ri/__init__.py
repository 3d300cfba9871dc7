from bench.games.ard_ri import exploit, response
from bench.settings import Settings, Tournament

SETTINGS = Settings(
    rules_beside=("euchre", "leduc_poker"), search_beside="euchre",
    tournaments=(Tournament(None, 4000, 400, a_second=300_000, silly=20_000, neighbour=(30_000, 200)),),
)
STRENGTH = (exploit, response)
