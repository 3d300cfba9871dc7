"""What goes out over HTTP and the websocket. The server does not need these declarations to speak; they are for whoever listens:
the OpenAPI document, the page's types (`python -m web.generate`) and the tests are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import UNSET, Meta, UnsetType

from parlour.core.declared import Detailed, Move, Saying, Sent
from parlour.server import wire

Value = str | int | bool
TableOfGame = TypeVar("TableOfGame")


# Over HTTP


class Trouble(Sent):
    """What was wrong: a code with arguments, and the English sentence."""

    code: str
    arguments: dict[str, Any]
    text: str


class Error(Sent):
    error: Trouble


class Health(Sent):
    ok: bool


class Ready(Sent):
    """Whether the server is ready for people: what it needs is there, and it is not about to end."""

    ready: bool
    store: bool
    workers: bool
    draining: bool


class Reach(Sent):
    """Whether only its own computer or its network can reach the server, and by which address; that is told at home only."""

    reach: Literal["computer", "network"]
    address: str | None


class SeatRange(Sent):
    low: int
    high: int
    default: int


class OptionInfo(Sent):
    name: str
    kind: Literal["choice", "number", "yes-no"]
    default: Value
    choices: list[str]
    low: int | None
    high: int | None
    about: str


class Clash(Sent):
    """Options that do not go together, with the sentence that says so."""

    values: dict[str, Value | list[Value]]
    why: str
    code: str


class LessonInfo(Sent):
    """A lesson; its sentences have codes made of the ids (parlour.core.lessons)."""

    id: str
    minutes: int
    steps: list[str]


class Rival(Sent):
    bot: str
    titles: Annotated[dict[str, str], Meta(description="What it is called, by language.")]
    line: Annotated[str, Meta(description="The code of what it is like, a sentence of the game's own; empty if there is none.")]


class GameInfo(Sent):
    id: str
    title: str
    titles: Annotated[dict[str, str], Meta(description="By language, as far as the game's own sentences have it.")]
    lines: Annotated[dict[str, str], Meta(description="What it is, in one line, by language.")]
    languages: Annotated[list[str], Meta(description="In which the game has sentences.")]
    table: Annotated[str | None, Meta(description="Of a game of another package: the address of its table.")]
    portrait: Annotated[str | None, Meta(description="Of a game of another package: its picture for the front door.")]
    manual: Annotated[str | None, Meta(description="The address of Parlour's manual, if this server has it.")]
    version: int
    hidden: bool
    seats: SeatRange
    options: list[OptionInfo]
    clashes: list[Clash]
    presets: dict[str, dict[str, Value]]
    bots: Annotated[list[str], Meta(description="Weakest first.")]
    default_bot: Annotated[str, Meta(description="Who sits down if nobody says which.")]
    rivals: Annotated[list[Rival], Meta(description="Bots of different strength that are offered first, weakest first.")]
    questions: Annotated[list[str], Meta(description="What the server can be asked about a position or a finished game.")]
    lessons: Annotated[list[LessonInfo], Meta(description="In the order in which they are best taken.")]


class MadeSeat(Sent):
    """A bot's seat has no token."""

    seat: int
    kind: Literal["person", "bot"]
    token: str | UnsetType = UNSET


class Made(Sent):
    """The seats in the order in which they were asked for; which one each has become stands in `seat`."""

    match: str
    seats: list[MadeSeat]


class Kept(Sent):
    """A record that was brought: the match it has become."""

    match: str


class SeatInfo(Sent):
    seat: int
    kind: Literal["person", "bot"]
    name: str
    here: bool
    joined: bool
    bot: str | None
    resigned: bool
    out: Annotated[bool | UnsetType, Meta(description="Whether it has run out of time.")] = UNSET


class Result(Sent):
    scores: list[float]
    points: list[int]
    why: Literal["played", "resigned", "time"]


class Table(Sent):
    """What whoever may watch may know of a match, apart from the game itself."""

    match: str
    game: str
    options: dict[str, Value]
    watching: wire.Watching
    status: Literal["running", "over"]
    commitment: str
    seed: str | int | None
    created: int
    seats: list[SeatInfo]
    result: Result | None
    spectators: int
    next: Annotated[str | None, Meta(description="The match that a rematch has made.")]
    clock: Annotated[wire.Clock | None, Meta(description="What was agreed on; null: nobody is in a hurry.")]
    waiting: Annotated[
        list[int] | UnsetType, Meta(description="The seats that are asked, where somebody asks for this one match."),
    ] = UNSET


class OpenSeat(Sent):
    kind: Literal["person", "bot"]
    bot: str | None
    name: str
    taken: bool


class OpenTable(Sent):
    """A table that waits for strangers. The first seat is the host's."""

    open: str
    game: str
    options: dict[str, Value]
    clock: wire.Clock | None
    watching: wire.Watching
    seats: list[OpenSeat]
    created: int


class OpenTableAt(OpenTable):
    """The same for one who asks after it, with the token of a seat or without."""

    mine: Annotated[int | None, Meta(description="The seat of whoever asks.")]
    match: Annotated[str | None, Meta(description="For those who sit there: the match, once the host has started.")]


class SatDown(Sent):
    open: str
    seat: int
    token: str


class Started(Sent):
    match: str


class PushKey(Sent):
    key: Annotated[str | None, Meta(description="The server's public key for Web Push; null: it sends no notices.")]


class Rule(Sent):
    id: str
    heading: str
    text: str
    ruling: str


class Rulebook(Sent):
    rules: list[Rule]


# The game itself


class View(Sent, Generic[TableOfGame]):
    """Everything a seat is shown. `table` is the game's own."""

    game: str
    version: int
    options: dict[str, Value]
    seat: int
    actor: int
    waiting: list[int]
    round: int
    rule: Annotated[str | None, Meta(description="The id of the rule that matters now.")]
    scores: list[float] | None
    points: list[int]
    table: TableOfGame
    moves: list[Move]
    prompt: Annotated[Saying | None, Meta(description="What the viewer is asked; null: nothing, or simply to move.")]


class Consequence(Detailed):
    kind: str


class Marks(Sent):
    """Where it happened, in the game's own names of places: from, to, by which way, what was taken, what was turned over."""

    start: list[str] | UnsetType = UNSET
    end: list[str] | UnsetType = UNSET
    path: list[str] | UnsetType = UNSET
    taken: list[str] | UnsetType = UNSET
    turned: list[str] | UnsetType = UNSET


class GameEvent(Detailed):
    """What a seat perceived of a move or an outcome."""

    by: int
    kind: str
    then: list[Consequence] | UnsetType = UNSET
    say: Annotated[list[list[Saying]] | UnsetType, Meta(description="What happened, in lines of sentences.")] = UNSET
    marks: Marks | UnsetType = UNSET
    moments: Annotated[list[str] | UnsetType, Meta(description="What a coach explains of it, by id.")] = UNSET


class Logged(Sent):
    ply: int
    event: GameEvent


class Replay(Sent):
    plies: int
    events: list[GameEvent]


class LessonStep(Sent):
    """A step of a lesson after the moves made so far. A wrong try is answered, and has changed nothing."""

    lesson: str
    step: str
    seat: int
    table: Table
    view: View[Any]
    log: list[Logged]
    made: list[int]
    task: Annotated[int, Meta(description="Which of the step's tasks is asked for, from 0.")]
    tasks: int
    right: Annotated[list[int], Meta(description="The moves that would do, the one to show first.")]
    whole: Annotated[list[int], Meta(description="All moves that the task still needs, as they are shown.")]
    asked: Annotated[list[str], Meta(description="The same in notation; a star stands for anything.")]
    alone: Annotated[bool, Meta(description="Nothing is pointed at: the learner finds it.")]
    done: bool
    wrong: Saying | None


class Branched(Sent):
    """Where a branch of a finished match stands. `line` is what was asked for and what bots have answered since."""

    seat: Annotated[int, Meta(description="Whose view it is.")]
    table: Table
    view: View[Any]
    log: list[Logged]
    line: list[tuple[int, int]]
    bots: Annotated[bool, Meta(description="It is a bot's turn: asked again with the line, it answers.")]


class Prospects(Sent):
    """Everybody's chance of winning, as far as the search can tell; null where it cannot."""

    shares: list[float] | None


class PuzzleInfo(Sent):
    id: str
    themes: Annotated[list[str], Meta(description="The first is what it is about.")]
    exact: Annotated[bool, Meta(description="Whether its solution is proven, not only searched.")]


class Puzzles(Sent):
    today: Annotated[str | None, Meta(description="The puzzle of the day in Greenwich, the same for everybody.")]
    puzzles: list[PuzzleInfo]


class PuzzleOfDay(Sent):
    game: str
    id: str
    themes: list[str]


class PuzzlesOfDay(Sent):
    day: str
    puzzles: list[PuzzleOfDay]


class DailyResult(Sent):
    """So many of those who played the deal of a day ended with so many points."""

    points: int
    won: bool
    many: int


class Daily(Sent):
    """How the deal of a day went for those who played it at this server, the best first."""

    day: str
    played: int
    won: int
    results: list[DailyResult]


class PuzzleStep(Sent):
    """A puzzle as its seat sees it, or with its solution made. A wrong try is answered, and has changed nothing."""

    puzzle: str
    seat: int
    themes: list[str]
    exact: bool
    goal: Saying
    view: View[Any]
    table: Table
    log: list[Logged]
    answer: Annotated[Saying | None, Meta(description="What is said to a try.")]
    right: bool
    solution: Annotated[int | None, Meta(description="The best move, once it is found or asked for.")]
    text: Annotated[str | None, Meta(description="The same in notation.")]
    reasons: Annotated[list[Saying], Meta(description="Why it is the best.")]


# Answers to questions that every game with levels can be asked


class Other(Sent):
    move: int
    described: Move
    share: float


class Hint(Sent):
    """What the search advises."""

    moves: list[int]
    described: list[Move]
    share: float
    others: list[Other]
    low: float | UnsetType = UNSET
    high: Annotated[float, Meta(description="The 95 % interval of the share.")] | UnsetType = UNSET
    why: Annotated[Saying | None, Meta(description="What the move does, as far as the game can say it.")] | UnsetType = UNSET


class Chance(Sent):
    ply: int
    step: int
    shares: list[float]
    intervals: Annotated[list[tuple[float, float]], Meta(description="95 %, by seat.")] | UnsetType = UNSET


class Better(Detailed):
    described: Move
    share: float


class TurningPoint(Detailed):
    """A decision that lost much. What it cost, and what was better; without them the game was lost for good."""

    ply: int
    step: int
    seat: int
    lost: float | UnsetType = UNSET
    described: Move | UnsetType = UNSET
    better: Better | UnsetType = UNSET
    interval: Annotated[tuple[float, float], Meta(description="Of what it cost, 95 %.")] | UnsetType = UNSET
    moment: Annotated[Saying | None, Meta(description="When it was, in the game's terms.")] | UnsetType = UNSET
    why: Annotated[Saying | None, Meta(description="What the better move would have done.")] | UnsetType = UNSET


class SlowLoss(Detailed):
    """Decisions of a seat that each lost little, and together much."""

    seat: int
    many: int
    lost: float
    interval: tuple[float, float]
    steps: list[int]
    plies: list[int]
    first: Annotated[Saying | None, Meta(description="When the first of them was, in the game's terms.")]
    last: Saying | None


class Review(Detailed):
    """What the search says of a finished game: everybody's chances along the way, and the decisions that lost much. A step is a
    place where a replay stops, a ply one of the moves and outcomes."""

    steps: int
    chances: list[Chance]
    turning: list[TurningPoint]
    slow: list[SlowLoss] | UnsetType = UNSET


# Over the websocket


class Outgoing(Sent, tag_field="type"):
    pass


class Said(Sent):
    seat: int
    name: str
    text: str
    at: float


class Times(Sent):
    """What the clocks show at the moment when this is sent. All of a round run at once; before everybody has sat down, none."""

    left: Annotated[list[float], Meta(description="Seconds of each seat.")]
    running: Annotated[list[int], Meta(description="Whose clock runs.")]
    started: bool


class Welcome(Outgoing, tag="welcome"):
    seat: int
    table: Table
    view: View[Any]
    log: list[Logged]
    earlier: Annotated[int, Meta(description="How many plies there are before those of the log.")]
    count: int
    chat: list[Said]
    undo: bool
    times: Annotated[Times | UnsetType, Meta(description="Of a match with clocks.")] = UNSET


class Update(Outgoing, tag="update"):
    """What happened. After an undo, plies after the first `kept` are gone, and the events come after those."""

    view: View[Any]
    events: list[Logged]
    count: int
    undo: bool
    times: Annotated[Times | UnsetType, Meta(description="Of a match with clocks.")] = UNSET
    kept: int | UnsetType = UNSET


class EarlierLog(Outgoing, tag="log"):
    """A page of what happened before a ply."""

    before: int
    log: list[Logged]
    earlier: int


class TableNews(Outgoing, tag="table"):
    table: Table


class ChatLine(Outgoing, tag="chat"):
    seat: int
    name: str
    text: str
    at: float


class NewRematch(Outgoing, tag="rematch"):
    match: str
    token: str | None


class Answer(Outgoing, tag="answer"):
    id: int
    progress: float | UnsetType = UNSET
    result: Any | UnsetType = UNSET
    error: Trouble | UnsetType = UNSET


class RefusedMessage(Outgoing, tag="error"):
    code: str
    arguments: dict[str, Any]
    text: str


class Pong(Outgoing, tag="pong"):
    pass


FromServer = Welcome | Update | EarlierLog | TableNews | ChatLine | NewRematch | Answer | RefusedMessage | Pong
