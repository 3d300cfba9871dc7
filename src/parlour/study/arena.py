"""Which bot is stronger: players meet at every seat, on the same luck, until it is clear who is ahead.

A *deal* is one seed. A group of players, as many as there are seats, plays it in several *turns*: after each, everybody moves
on by one seat, so that nobody owes a win to a good seat or good cards. All groups take their turns, in an order drawn from the
seed, and the order round the table changes too. If there are fewer players than seats, the list is repeated round the table.

Game number n is turn n % turns of deal n // turns; its luck has the seed `SEED/DEAL` and its bots `SEED/DEAL/TURN/SEAT`. With a
limit in simulations everything but the times depends on the plan alone: not on the number of processes, nor on whether the games
were played in one go.

Looking at a result again and again until it pleases proves nothing: an interval of 95 % leaves out the truth sooner or later.
Therefore the arena stops before the end only when every pair's interval of *three* standard deviations leaves out 50 %, and does
not look before every pair has met 40 times. Tried out on two players of equal strength, with a look after every second game, this
boundary calls one of them better in 2.5 % of the cases within 400 games, in 5 % within 4000 and in 6 % within 10,000. That the
turns of a deal share their luck makes the intervals, if anything, too wide.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cached_property, partial
from hashlib import blake2b
from itertools import combinations, groupby, permutations
from math import ceil, prod
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from parlour import __version__, bots
from parlour.core import chance, parallel, play, registry
from parlour.core.errors import BadOption, ParlourError
from parlour.core.intervals import NORMAL_95, wilson
from parlour.core.options import Resolved
from parlour.core.parallel import leave_if_not_wanted
from parlour.core.places import data_folder
from parlour.core.play import Limit, Player
from parlour.core.records import Record
from parlour.core.state import State
from parlour.study.output import Line

DEVIATIONS_TO_STOP = 3.0
MEETINGS_TO_STOP = 40

Meeting = list[tuple[str, float]]  # those who are compared, each with the score


class BadArenaFile(ParlourError):
    """The file of the games played cannot be read or written."""


@dataclass(frozen=True)
class ArenaPlan:
    """What is to be played: `players` are names of bots, `games` how many games at most, rounded up to whole deals."""

    game: str
    options: Resolved
    players: tuple[str, ...]
    games: int
    seed: str
    limit: Limit

    def __post_init__(self) -> None:
        for name in self.players:
            bots.player(self.game, name)  # raises UnknownPlayer here rather than in a worker
        if len(self.players) < 2:
            raise BadOption("error-arena-one-player", player=self.players[0])
        name, times = Counter(self.players).most_common(1)[0]
        if times > 1:
            raise BadOption("error-arena-twice", player=name)

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    @property
    def total(self) -> int:
        return ceil(self.games / self.turns) * self.turns

    @cached_property
    def turns(self) -> int:
        """How many games a deal is played in."""
        return len(self.seatings(0))

    @cached_property
    def groups(self) -> list[tuple[str, ...]]:
        return list(combinations(self.players, min(self.seats, len(self.players))))

    def seatings(self, deal: int) -> list[tuple[str, ...]]:
        """Who sits where in the turns of a deal. A game for one is played by everybody in turn."""
        if self.seats == 1:
            return [(name,) for name in self.players]
        cycle, place = divmod(deal, len(self.groups))
        by_lot = sorted(range(len(self.groups)), key=lambda group: chance.keyed(f"{self.seed}/{cycle}", 0, group))
        orders = list(permutations(self.groups[by_lot[place]]))
        order = orders[cycle % len(orders)]
        table = [order[seat % len(order)] for seat in range(self.seats)]
        return list(dict.fromkeys((*table[turn:], *table[:turn]) for turn in range(self.seats)))


@dataclass(frozen=True)
class Played:
    """A game that is over. Scores, decisions and the seconds they took are given for each seat."""

    number: int
    seating: Sequence[str]
    scores: Sequence[float]
    decisions: Sequence[int]
    seconds: Sequence[float]


class Kept:
    """The games of a plan that were played already: a file in the data folder with a line for each.

    The same plan has the same file, however many games are asked for. A line that is torn, because the computer was
    switched off while it was written, costs that one game.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def of(cls, plan: ArenaPlan) -> Kept:
        named = {key: value for key, value in asdict(plan).items() if key != "games"}
        named |= {"parlour": __version__, "version": registry.game(plan.game).version}
        named |= {name: bots.source_digest(name) for name in plan.players if ":" in name}  # edited, it is another bot
        digest = blake2b(json.dumps(named, sort_keys=True).encode(), digest_size=6).hexdigest()
        return cls(data_folder() / "arena" / f"{plan.game}-{digest}.jsonl")

    def read(self) -> dict[int, Played]:
        """The games by their numbers."""
        try:
            lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines()
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise self.trouble(error) from error
        found = {}
        for line in lines:
            try:
                game = Played(**json.loads(line))
            except (ValueError, TypeError):
                continue
            found[game.number] = game
        return found

    def add(self, game: Played) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a+b") as file:
                if file.tell() > 0:
                    file.seek(-1, os.SEEK_END)
                    file.write(b"" if file.read(1) == b"\n" else b"\n")
                file.write(json.dumps(asdict(game)).encode() + b"\n")
        except OSError as error:
            raise self.trouble(error) from error

    def forget(self) -> None:
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise self.trouble(error) from error

    def trouble(self, error: OSError) -> BadArenaFile:
        return BadArenaFile("error-arena-file", file=str(self.path), detail=error.strerror or "")


class Standing:
    """What has been played, and whether it is enough: all that was asked for or, unless all are to be played, as many games as
    decide it. Only whole deals are looked at, in their order, so that the end is the same whichever game is over first."""

    def __init__(self, plan: ArenaPlan, kept: dict[int, Played], play_all: bool = False) -> None:
        self.plan, self.play_all = plan, play_all
        self.end = plan.total
        self.played = {number: game for number, game in kept.items() if number < self.end}
        self.kept = set(self.played)
        self.deals = 0  # that have been looked at
        self.pairs = Pairs(plan.players)
        self.look()

    def add(self, game: Played) -> None:
        self.played[game.number] = game
        self.look()

    def look(self) -> None:
        turns = self.plan.turns
        while not self.is_complete:
            numbers = range(self.deals * turns, (self.deals + 1) * turns)
            if not all(number in self.played for number in numbers):
                return
            self.pairs.count(meetings(self.plan, [self.played[number] for number in numbers]))
            self.deals += 1
            if not self.play_all and self.pairs.are_decided:
                self.end = self.deals * turns

    @property
    def is_complete(self) -> bool:
        return self.deals * self.plan.turns == self.end

    @property
    def games(self) -> list[Played]:
        """The games that count, in order."""
        return [game for number, game in sorted(self.played.items()) if number < self.end]


class Pairs:
    """How each player did against each other one, whenever they met: the share of the win, and how often it was even.

    Who scored more has all of it; if both scored the same, each has half. Where somebody has several seats at a table, every
    seat of the one is compared with every seat of the other.
    """

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.met: Counter[tuple[str, str]] = Counter()
        self.even: Counter[tuple[str, str]] = Counter()
        self.won: dict[tuple[str, str], float] = {}

    def count(self, those: Iterable[Meeting]) -> None:
        for meeting in those:
            for pair in combinations(self.players, 2):
                ours, theirs = ([score for name, score in meeting if name == player] for player in pair)
                if ours and theirs:
                    shares = [(our > their) + (our == their) / 2 for our in ours for their in theirs]
                    share = sum(shares) / len(shares)
                    self.met[pair] += 1
                    self.even[pair] += share == 0.5
                    self.won[pair] = self.won.get(pair, 0.0) + share

    @property
    def are_decided(self) -> bool:
        for pair in combinations(self.players, 2):
            met = self.met[pair]
            if met < MEETINGS_TO_STOP:
                return False
            low, high = wilson(self.won[pair] / met, met, DEVIATIONS_TO_STOP)
            if low <= 0.5 <= high:
                return False
        return True

    def report(self, player: str, against: str) -> dict[str, Any]:
        pair, mirrored = ((player, against), False) if (player, against) in self.met else ((against, player), True)
        met, won = self.met[pair], self.won.get(pair, 0.0)
        share = (met - won if mirrored else won) / max(1, met)
        return {
            "player": player, "against": against, "met": met, "share": share, "interval": list(wilson(share, met)),
            "even": self.even[pair],
        }


def compete(
    plan: ArenaPlan, kept: Kept, jobs: int = 1, play_all: bool = False, stop: threading.Event | None = None,
    take: Callable[[int, Record], None] = lambda _, __: None,
) -> Generator[Standing, None, None]:
    """Plays what is missing, keeps it, and yields the growing standing; `take` is given the record of every game that is played
    now. Setting `stop` ends it when every finished game is kept; closing the iterator at once."""
    standing = Standing(plan, kept.read(), play_all)
    yield standing
    missing = [number for number in range(standing.end) if number not in standing.played]
    with closing(parallel.run(partial(play_game, plan), missing, jobs, stop)) as games:
        for game, record in games:
            kept.add(game)
            take(game.number, record)
            standing.add(game)
            yield standing
            if standing.is_complete:
                return


def play_game(plan: ArenaPlan, number: int) -> tuple[Played, Record]:
    options: dict[str, Any] = plan.options
    deal, turn = divmod(number, plan.turns)
    seed = f"{plan.seed}/{deal}"
    seating = plan.seatings(deal)[turn]
    players = [Clocked(bots.player(plan.game, name, f"{seed}/{turn}/{seat}")) for seat, name in enumerate(seating)]
    record = play.play(plan.game, players, seed=seed, limit=plan.limit, names=seating, **options)
    assert record.scores is not None
    decisions, seconds = [player.decisions for player in players], [round(player.seconds, 6) for player in players]
    return Played(number, seating, record.scores, decisions, seconds), record


def game_rows(standing: Standing) -> list[tuple[int, Line]]:
    """The games that count, each as a row of a table."""
    plan, found = standing.plan, []
    for game in standing.games:
        deal, turn = divmod(game.number, plan.turns)
        line: Line = {"game": game.number, "deal": deal, "turn": turn, "seed": f"{plan.seed}/{deal}", "seats": plan.seats}
        for seat, name in enumerate(game.seating):
            line |= {f"player_{seat}": name, f"score_{seat}": float(game.scores[seat]), f"decisions_{seat}": game.decisions[seat]}
        found.append((game.number, line | {f"option_{key}": value for key, value in plan.options.items() if key != "seats"}))
    return found


class Clocked:
    """A player whose decisions are counted, and the processor's time that they take."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def __call__(self, seen: State, seat: int, limit: Limit) -> int:
        leave_if_not_wanted()
        start = time.process_time()
        move = self.player(seen, seat, limit)
        self.seconds += time.process_time() - start
        self.decisions += 1
        return move


def meetings(plan: ArenaPlan, games: Sequence[Played]) -> list[Meeting]:
    """Who is compared with whom: those at one table or, in a game for one, all who played the same deal."""
    tables = [(game.number // plan.turns, list(zip(game.seating, game.scores, strict=True))) for game in games]
    if plan.seats > 1:
        return [table for _, table in tables]
    return [[alone for _, table in deal for alone in table] for _, deal in groupby(tables, key=lambda numbered: numbered[0])]


def ratings(plan: ArenaPlan, those: Iterable[Meeting]) -> dict[str, PlackettLuceRating]:
    """Each player's rating after all games, in their order. Nobody learns, so that doubts only shrink; only differences mean
    anything, so that the mean is put at 25."""
    model = PlackettLuce(tau=0.0)
    found = {player: model.rating() for player in plan.players}
    for meeting in those:
        if len(meeting) < 2:
            continue
        ranks = [float(sum(other > score for _, other in meeting)) for _, score in meeting]
        after = model.rate([[found[player]] for player, _ in meeting], ranks=ranks)
        for player in {player: None for player, _ in meeting}:
            before = found[player]
            seats = [new for (name, _), (new,) in zip(meeting, after, strict=True) if name == player]
            found[player] = model.rating(
                mu=before.mu + sum(new.mu - before.mu for new in seats),
                sigma=before.sigma * prod(new.sigma / before.sigma for new in seats),
            )
    lift = model.mu - sum(rating.mu for rating in found.values()) / len(found)
    return {player: model.rating(rating.mu + lift, rating.sigma) for player, rating in found.items()}


def report(standing: Standing) -> dict[str, Any]:
    """The standing as a JSON-able document, the strongest player first."""
    plan, games = standing.plan, standing.games
    those = meetings(plan, games)
    pairs = Pairs(plan.players)
    pairs.count(those)
    rated = ratings(plan, those)
    ranking = sorted(plan.players, key=lambda player: -rated[player].mu)
    return {
        "game": plan.game,
        "version": registry.game(plan.game).version,
        "options": plan.options,
        "seed": plan.seed,
        "limit": {"simulations": plan.limit.simulations, "seconds": plan.limit.seconds},
        "asked": plan.total,
        "games": len(games),
        "kept": sum(game.number in standing.kept for game in games),
        "complete": standing.is_complete,
        "decided": pairs.are_decided,
        "shared": sum(0 < max(game.scores) < 1 for game in games),
        "players": [player_report(player, rated[player], games) for player in ranking],
        "pairs": [pairs.report(player, against) for player in ranking for against in ranking if player != against],
    }


def player_report(player: str, rated: PlackettLuceRating, games: Sequence[Played]) -> dict[str, Any]:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.seating) if name == player]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    doubt = NORMAL_95 * rated.sigma
    return {
        "player": player,
        "rating": rated.mu,
        "interval": [rated.mu - doubt, rated.mu + doubt],
        "games": len({game.number for game, _ in seats}),
        "wins": sum(game.scores[seat] for game, seat in seats) / max(1, len(seats)),  # a shared win counts as its share
        "milliseconds": 1000 * sum(game.seconds[seat] for game, seat in seats) / max(1, decisions),
    }
