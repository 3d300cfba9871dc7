"""Makes docs/pictures/terminal.svg, a moment of a seeded game as the terminal shows it, and learning.svg, the curve of the table
in docs/learning.md: `python -m tests.pictures`."""

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

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = DOCS / "pictures"
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


def learning_picture() -> str:
    """Shares of the wins over the seconds of training, against two bots."""
    page = (DOCS / "learning.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) s \| [\d,]+ \| ([\d.]+) \| ([\d.]+) \|$", page, re.MULTILINE)
    points = [(50 + int(seconds), 220 - 200 * float(random), 220 - 200 * float(greedy)) for seconds, random, greedy in rows]
    lines = [
        f'<polyline fill="none" stroke="{colour}" stroke-width="3" points="{" ".join(f"{p[0]},{p[row]:.1f}" for p in points)}"/>'
        f'<text x="{points[-1][0] + 8}" y="{points[-1][row] + 4:.1f}" fill="{colour}">{against}</text>'
        for row, colour, against in ((1, "#2f6f4f", "against random"), (2, "#a8322a", "against greedy"))
    ]
    marks = [
        f'<path stroke="#d8d8d8" d="M50 {220 - 2 * share}H480"/>'
        f'<text x="42" y="{224 - 2 * share}" text-anchor="end">{share} %</text>'
        for share in (0, 25, 50, 75, 100)
    ]
    times = [f'<text x="{50 + seconds}" y="240" text-anchor="middle">{seconds // 60} min</text>' for seconds in range(0, 421, 60)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-family="sans-serif" font-size="12" fill="#333">'
        f'<rect width="600" height="250" fill="#fff"/>{"".join(marks + times + lines)}</svg>\n'
    )


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal_picture(), encoding="utf-8")
    (PICTURES / "learning.svg").write_text(learning_picture(), encoding="utf-8")
