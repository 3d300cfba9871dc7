"""Every command of the docs: what a test types of each page, in its order, and what no test types, with the reason."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = {
    str(page.relative_to(ROOT)): page
    for page in (
        *sorted(ROOT.glob("docs/*.md")), ROOT / "docs" / "studies" / "README.md", ROOT / "README.md", ROOT / "CONTRIBUTING.md",
        *sorted(ROOT.glob("examples/*/README.md")),
    )
}
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAM = "parlour|python3?|pip|pytest|make|npx|git"
INLINE = re.compile(rf"`((?:{PROGRAM})\s[^`]*)`")
A_NAME = re.compile(r"parlour [a-z]+|pip install")  # no more than that: the command is spoken of, not typed


def blocks(page: str, kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(PAGES[page].read_text(encoding="utf-8")) if found == kind]


def commands(page: str) -> list[str]:
    """The lines of a page's blocks of shell, and what stands in its sentences as it would be typed, in their order."""
    found: list[tuple[int, str]] = []
    text = PAGES[page].read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        kind, lines = block.groups()
        for line in re.sub(r"\\\n\s*", "", lines).splitlines():
            typed = line if kind == "sh" else line[2:] if line.startswith("$ ") else ""
            if words := re.split(r"(?:^|\s)#", typed)[0].strip():
                found.append((block.start(), words))
    prose = BLOCK.sub(lambda block: " " * len(block[0]), text)
    named = ((inline.start(), " ".join(inline[1].split())) for inline in INLINE.finditer(prose))
    found += [(at, words) for at, words in named if not A_NAME.fullmatch(words)]
    return [line for _, line in sorted(found, key=lambda one: one[0])]


@dataclass(frozen=True)
class Typed:
    """A command of a page."""

    line: str  # as the page has it
    says: str = ""  # a pattern of what it answers, with one space between words
    little: dict[str, str] = field(default_factory=dict)  # what `make test` writes for what: fewer games. `make soak` takes all
    instead: dict[str, str] = field(default_factory=dict)  # what is written for what in any case: GAME, a port
    then: str = ""  # what a person types then
    makes: str = ""  # a file or folder that is there afterwards
    answer: bool = False  # the block behind it is what it answers to the command as it stands
    put: tuple[str, str] | None = None  # a file that the page has a reader copy first, and where to
    soak: bool = False  # of `make soak` only


# Files that lie there already: a block of a page (its kind and its number on the page), or a text.
FILES: dict[str, dict[str, str | tuple[str, str, int]]] = {
    "README.md": {"my_module.py": "def my_bot(seen, seat, limit):\n    return seen.legal(seat)[-1]\n"},
    "docs/positions.md": {f"position{number}.json": ("docs/positions.md", "json", number) for number in range(4)},
    "docs/writing-a-bot.md": {"taster.py": ("docs/writing-a-bot.md", "python", 0)},
}
# What is typed before, on pages that speak of a file which other pages make.
A_RECORD = (
    "parlour simulate ard-ri --games 8 --players greedy,random --records-to records.jsonl.gz",
    "parlour replay records.jsonl.gz 7 --save game.json",
)
A_STUDY = ("parlour study new ard-ri --out before.toml", "parlour study run before.toml --deals 20")
FIRST = {
    "README.md": A_RECORD, "docs/chance.md": A_RECORD, "docs/metrics.md": A_STUDY,
    "docs/studies.md": (*A_RECORD, *A_STUDY, "parlour study run before.toml --deals 20 --out after.study"),
}
GAME = {"GAME": "ard-ri"}
SERVES = r"http://[\d.]+:\d+/.*Ctrl-C"

DONE: dict[str, list[Typed]] = {
    "README.md": [
        Typed("parlour rules ard-ri AR-8", "All Warriors on the table strike at once.*Ruling.*✓ tests/games/ard_ri/"),
        Typed("parlour", SERVES),
        Typed("parlour play ard-ri", "Spring: which Cattle.*You leave the table", then="q\n"),
        Typed(
            "parlour simulate ard-ri --games 10000 --players greedy,random --seed 1", "greedy [67].*random [23].* games",
            {"10000": "200"},
        ),
        Typed("parlour arena jackal --players level3,greedy --games 100", "level3.*greedy.*games, ", {"100": "2"}),
        Typed("parlour analyse game.json", "Turning points:.*lost \\d+%.*better", {"game.json": "game.json --simulations 50"}),
        Typed("parlour rules ard-ri AR-8", "✓ tests/games/ard_ri/"),
        Typed("parlour learn jackal", "Ahoy! .*See you next time", then="q\n"),
        Typed("parlour play twelve-patrols --daily", "Choose a card from the display.*You leave the table", then="q\n"),
        Typed("parlour solve twelve-patrols --seed 7", "Tray:"),
        Typed(
            "parlour arena jackal --players my_module:my_bot,greedy", "my_module:my_bot.*games, ",
            {"greedy": "greedy --games 2"}, instead={"greedy": "greedy --games 20"},
        ),
    ],
    "CONTRIBUTING.md": [Typed("parlour rules jackal JK-12", "JK-12 .*✓ tests/games/jackal/")],
    "docs/arena.md": [
        Typed(
            "parlour arena ard-ri --players level1,level2,level3,greedy,random --simulations 1000 --games 400",
            "Share of the win", {"1000 --games 400": "20 --games 10"}, answer=True,
        ),
    ],
    "docs/chance.md": [Typed("parlour replay game.json --check-seed", "Every draw is the one that the seed 1/7 gives")],
    "docs/decks.md": [
        Typed("parlour deck check printed.toml", "Wild Plains 3• 3■ 2◐.*Green Valley.*To play with it, put the file into"),
        Typed("parlour deck list", r"standard.*hard.*Decks of your own belong into /"),
        Typed(
            "parlour play twelve-patrols --deck printed", "You leave the table", then="q\n",
            put=("printed.toml", "data/decks"),
        ),
        Typed("parlour deck list", "standard.*hard.*printed My printed cards typed in from the box"),
        Typed("parlour deck stats printed.toml", "of 200 deals can be won", soak=True),
        Typed(
            "parlour simulate twelve-patrols --players careful --deck hard --games 200 --seed people", r"careful 27\.5 %",
            soak=True,
        ),
    ],
    "docs/environments.md": [
        Typed("python -m bench.batch_memory", r"\| twelve-patrols \| .*\d", instead={"memory": "memory 4096"}, soak=True),
        Typed("python -m parlour.envs.reference GAME", r"Numbers: 378\. Moves: 53\..*`nobles`", instead=GAME),
    ],
    "docs/first-study.md": [Typed("parlour study new ard-ri", "Written: ard-ri-study.toml", makes="ard-ri-study.toml")],
    "docs/glossary.md": [Typed("parlour rules GAME", r"AR-1 .*AR-8 ", instead=GAME)],
    "docs/index.md": [Typed("parlour doctor", "The rules are compiled.*All is well"), Typed("parlour", SERVES, soak=True)],
    "docs/lands.md": [
        Typed("parlour land --sample --roads", answer=True),
        Typed("parlour land --seed 7 --svg land.svg", "Saved as land.svg", makes="land.svg"),
        Typed(
            "python -m tests.games.jack_rabbits.timing", r"lands, compiled cshd median \d.*sh median", {"timing": "timing 9"},
        ),
    ],
    "docs/lessons.md": [
        Typed("parlour learn GAME", "See you next time", instead=GAME, then="q\n"),
        Typed("parlour play GAME --coach", "You leave the table", instead=GAME, then="q\n"),
    ],
    "docs/page.md": [
        Typed("parlour serve --port 8420 &", SERVES, instead={"8420 &": "0"}, soak=True),
    ],
    "docs/metrics.md": [
        Typed("parlour study report FOLDER", "before.study/report.html", instead={"FOLDER": "before.study"}, soak=True),
    ],
    "docs/patrols-solver.md": [
        Typed("python -m bench.games.twelve_patrols.decks --deals 1000 --games 200", r"\| hard \|", soak=True, instead={
            "1000": "20", "200": "2",
        }),
    ],
    "docs/play.md": [
        Typed("parlour play ard-ri", "hint.*Best now.*You leave the table", then="?\nhint\nundo\nq\n"),
        Typed("parlour learn jackal", "Ahoy! ", then="q\n"),
        Typed("parlour play twelve-patrols --daily", "Choose a card from the display", then="q\n"),
    ],
    "docs/positions.md": [
        Typed("parlour show FILE", says, instead={"FILE": f"position{number}.json"})
        for number, says in enumerate((r"Year 1 · Summer.*9♣ 5♥", "Red", "Wild Plains.*Green Valley", "Turn 9"))
    ],
    "docs/puzzles.md": [
        Typed("parlour puzzle [GAME]", "See you next time", instead={" [GAME]": ""}, then="q\n"),
        Typed("parlour puzzle GAME --find 120", instead={
            **GAME, "120": "1 --file found.jsonl",  # rather than into the game's own folder
        }, makes="found.jsonl"),
    ],
    "docs/records.md": [
        Typed(
            "parlour simulate ard-ri --games 100 --records-to games.jsonl.gz", "100 games", makes="games.jsonl.gz",
        ),
        Typed(
            "parlour simulate ard-ri --games 20 --players greedy,random --seed 1 --records-to games.jsonl.gz", "20 games",
            makes="games.jsonl.gz",
        ),
        Typed("parlour replay games.jsonl.gz 7 --save evening.json", "Saved as evening.json", makes="evening.json"),
        Typed("parlour replay evening.json", r"Year 1 · Spring.*Year 4 · the game is over.*Points: "),
        Typed("parlour replay evening.json --seat 0", r"Year 1 · Spring.*Year 4 · the game is over"),
        Typed("parlour replay evening.json --check-seed", "Every draw is the one that the seed 1/7 gives"),
        Typed("parlour analyse evening.json --simulations 50", "Turning points:"),
    ],
    "docs/rulings.md": [Typed("parlour rules jackal JK-21", "JK-21 .*Ruling:.*✓ tests/games/jackal/")],
    "docs/simulate.md": [
        Typed("parlour simulate ard-ri --games 1000 --players greedy,random --seed 1", "greedy [67].* games, ", {"1000": "100"}),
        Typed("parlour arena ard-ri --players greedy,random --games 100", "greedy.*random.*Share of the win", {"100": "20"}),
        Typed("parlour study new ard-ri --out question.toml", "Written: question.toml", makes="question.toml"),
        Typed("parlour study plan question.toml", "2 cells, 1,000 deals each", soak=True),
    ],
    "docs/studies.md": [
        Typed("parlour study new ard-ri", "Written: ard-ri-study.toml", makes="ard-ri-study.toml", soak=True),
        Typed("parlour study plan ard-ri-study.toml", "2 cells, 1,000 deals each.*find a difference of", soak=True),
        Typed(
            "parlour study run ard-ri-study.toml", "Years.*Report: ard-ri-study.study/report.html", makes="ard-ri-study.study",
            instead={"study.toml": "study.toml --deals 20"}, soak=True,
        ),
        Typed("parlour study show ard-ri-study.study years", "joins without warrior 20 ", soak=True),
        Typed("parlour study compare before.study after.study", "years", soak=True),
        Typed("parlour replay ard-ri-study.study 1/17", "Year 4", soak=True),
        Typed("parlour replay records.jsonl.gz 7", "Points", soak=True),
        Typed("parlour analyse records.jsonl.gz 7", "Turning points", soak=True),
        Typed("python -m bench.many_games GAME", r"\| 1,000 \| ", instead={"GAME": "ard-ri 1000"}, soak=True),
    ],
    "docs/writing-a-bot.md": [
        Typed("parlour arena ard-ri --players taster:taster,greedy,random", "taster:taster.* games, ", {"dom": "dom --games 3"}),
        Typed("parlour simulate ard-ri --players taster:taster,level1 --games 200", "taster:taster [6-9].*200 games", soak=True),
        Typed("parlour play ard-ri --bots taster:taster", "taster 9 ", then="q\n"),
        Typed("parlour serve --bots taster:taster --open", SERVES, instead={"--open": "--port 0"}),
    ],
}

# Of the game of another package, in an environment in which the wheel is installed (`make soak`).
WITH_PIG = [
    Typed("pip install --no-build-isolation ./examples/pig"),
    Typed("parlour doctor", "The game pig, of another package, runs compiled"),
    Typed("parlour play pig", "roll or hold|roll", then="roll\nq\n"),
    Typed("parlour simulate pig --players greedy,level2", "greedy.*level2.* games, ", instead={"level2": "level2 --games 4"}),
    Typed("pip install --no-build-isolation --editable ./examples/pig"),
    Typed("python -m parlour.build examples/pig/src/parlour_pig", r"compiled parlour_pig\.rules"),
    Typed("parlour doctor", "The game pig, of another package, runs compiled"),
    Typed("python -m parlour.testing pig", "kept: builds", instead={"pig": "pig --games 2"}),
    Typed("python -m pytest examples/pig/tests", "passed"),
]

# Run by another test, as a whole or in its parts.
ELSEWHERE = {
    r"parlour study (plan|run|show) cattle\..*|parlour replay cattle\.study .*": "tests/study/test_study_docs.py",
    r"parlour serve --host 0\.0\.0\.0|parlour serve --forget 90|parlour (backup|restore) FILE": "tests/cli/test_serve.py",
    r"parlour serve --open": "tests/cli/test_serve.py",
    r"parlour play ard-ri --save evening\.json": "tests/cli/test_play.py",
    r"parlour puzzle --find 110 --anew": "tests/cli/test_puzzle.py",
    r"parlour arena ard-ri --players learned:mine,greedy|python examples/learning/.*": "tests/envs/test_examples.py",
    r"python -m parlour\.testing": "tests/outside/test_pig_installed.py",
    r"python -m parlour\.build( FOLDER)?|make build": "tests/outside/test_broken_pigs.py",
    r"python -m tests\.programs": "Makefile",  # before all tests
    r"python -m web\.generate": "tests/test_page.py",
    r"python -m tests\.envs\.playthroughs": "tests/envs/test_openspiel.py",
    r"python -m bench\.gallery": "tests/study/test_gallery.py",
    r"make play|pip install (parlour-\*\.whl|\.)": "tests/test_install.py",
    r"parlour serve --settings deploy/settings\.toml.*|export PARLOUR_DATABASE=.*": "tests/manual/test_commands.py",
    r"(curl|openssl) .*": "tests/manual/test_commands.py",
}

# Typed by no test.
NEVER = {
    r"pip install ('parlour.*\[.*\]'|--constraint constraints\.txt parlour|torch==.*|pre-commit && .*)":
        "fetched from a package index; that the parts exist is tested",
    r"python3 -m venv parlour && \. parlour/bin/activate|pip wheel --no-deps \.":
        "an environment, and a wheel, as tests/wheel.py makes them",
    r"git clone .*": "the address is a placeholder",
    r"python -m tests\.browser\.screens": "takes pictures for a quarter of an hour, to be looked at",
    r"make [a-z-]+": "these are the tests, or minutes of building; that the target exists is tested",
    r"python -m bench(\.\w+)*( .*)?": "measures for minutes or hours; that it exists and has these options is tested",
    r"([A-Z_]+=\d+ )*pytest tests/.*": "a part of `make soak`, for longer; that it finds its tests is tested",
    r".*/opt/parlour/bin/.*": "a folder of the system's",
    r"sudo -u postgres .*|mkdir -p /etc/.*|cp deploy/nginx\.conf .*":
        "changes the system: the tests have a PostgreSQL and an nginx of their own",
    r".* npx lighthouse .*": "fetched from npm",
    r"parlour (serve --workers|land --svg|simulate --seed SEED)": "names an option, which another line of the docs uses",
    r"python -W default": "an option of Python",
}
