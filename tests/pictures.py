"""Makes docs/pictures/terminal.svg, a moment of a seeded game as the terminal shows it: `python -m tests.pictures`."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

import parlour
from parlour import Limit, bots
from parlour.cli.asking import Left
from parlour.cli.play import Sitting, match_of

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
FROM, TO = 6, 7  # which questions to the person the picture shows


class Posing(Sitting):
    """A game in which the greedy bot answers for the person, until the picture is taken."""

    asked = 0

    def typed(self, prompt: str) -> str:
        self.asked += 1
        if self.asked == FROM:
            self.console.export_text(clear=True)
        if self.asked == TO:
            self.console.print(prompt)
            raise Left
        move = bots.player(self.game.id, "greedy", 1)(self.match.state.seen(self.seat), self.seat, Limit())
        answer = self.game.text(self.match.state, move)
        self.console.print(prompt + answer)
        return answer


def terminal_picture() -> str:
    game = parlour.game("ard-ri")
    options = game.agree({"seats": 4}, "picture")
    sitting = Posing("en", match_of(game, options, "picture", 0, "Maeve", ["greedy", "random", "greedy"]), 0)
    sitting.console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False, markup=False)
    with suppress(Left):
        sitting.happen(sitting.match.opening())
        while True:
            sitting.next_round()
    drawn = sitting.console.export_svg(title="parlour play ard-ri --seats 4", theme=DIMMED_MONOKAI, unique_id="parlour")
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(terminal_picture(), encoding="utf-8")
