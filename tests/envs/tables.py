"""Every game at every number of seats, for the suites of the libraries."""

from typing import Any

import parlour
from parlour.testing.walks import allowed

TURNS = 12


def settings() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for name in parlour.games():
        seats = parlour.game(name).options["seats"]
        for many in range(int(seats.low or 1), int(seats.high or 1) + 1):
            options: dict[str, Any] = {"seats": many}
            if allowed(parlour.game(name), {**options, "turn_limit": TURNS}):
                options["turn_limit"] = TURNS
            found.append((name, options))
    return found


SETTINGS = settings()
IDS = [f"{name}-{options['seats']}" for name, options in SETTINGS]
FEWEST_SEATS = [
    (name, options) for name, options in SETTINGS if options["seats"] == int(parlour.game(name).options["seats"].low or 1)
]
