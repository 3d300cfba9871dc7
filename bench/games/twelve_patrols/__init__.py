from bench.games.twelve_patrols import decks
from bench.settings import Settings

SETTINGS = Settings()
BENCHES = (decks,)
