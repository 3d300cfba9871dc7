from bench.games.ard_ri import exploit
from bench.settings import Settings, Tournament

SETTINGS = Settings(rules_beside=("euchre", "leduc_poker"), search_beside="euchre", tournaments=(Tournament(None, 4000, 400),))
STRENGTH = (exploit,)
