"""A position of Jackal as a document that people can read and write, and as a picture in letters; docs/positions.md."""

from __future__ import annotations

from typing import Any

from parlour.core import actors
from parlour.core.errors import BadPosition
from parlour.core.game import Json
from parlour.core.options import Resolved
from parlour.core.state import State
from parlour.games.jackal import constants
from parlour.games.jackal.options import OPTIONS
from parlour.games.jackal.rules import Jackal
from parlour.games.jackal.view import Fields, coins, playing, trail

ABOARD, DEAD = "ship", "dead"
KEYS = {
    "game", "options", "viewer", "crew", "tiles", "coins", "ships", "pirates", "bank", "lost", "plane_used", "idle", "skipped",
    "round", "trail", "chain", "winners",
}
FORTRESSES = (constants.FORTRESS, constants.ABORIGINE)
COIN_LIES_ON = (constants.EMPTY, constants.SPIN, constants.TRAP, constants.RUM, constants.PLANE, constants.CHEST)  # JK-17
CHAIN_KEYS = {"pirate", "coin", "motion", "from", "forced", "used", "flown", "progress"}


def position(state: State, options: Resolved) -> Json:
    f = state.fields()
    crews = playing(f)
    return {
        "game": "jackal",
        "options": options,
        "viewer": None if f["viewer"] == actors.EVERYTHING else f["viewer"] if f["viewer"] >= 0 else "spectator",
        "crew": constants.CREW_NAMES[f["crew"]],
        "tiles": {constants.CELL_NAMES[c]: constants.FACE_NAMES[f["face"][c]] for c in range(constants.CELLS) if f["face"][c]},
        "coins": coins(f),
        "ships": {constants.CREW_NAMES[crew]: constants.CELL_NAMES[f["ship"][crew]] for crew in crews},
        "pirates": {
            constants.CREW_NAMES[crew]: [place(f, crew * constants.MATES + mate) for mate in range(constants.MATES)]
            for crew in crews
        },
        "bank": {constants.CREW_NAMES[crew]: f["bank"][crew] for crew in crews},
        "lost": f["lost"],
        "plane_used": bool(f["plane_used"]),
        "idle": f["idle"],
        "skipped": f["skipped"],
        "round": f["round"],
        "trail": trail(f),
        "chain": chain(f),
        **({"winners": [constants.CREW_NAMES[c] for c in crews if f["winners"] >> c & 1]} if f["actor"] == actors.OVER else {}),
    }


def place(f: Fields, p: int) -> str:
    """`ship`, `e4`, `d5/2`, `f6 drunk`, `h3 trapped` or `dead`."""
    cell = f["cell"][p]
    if cell == constants.DEAD:
        return DEAD
    if cell == f["ship"][p // constants.MATES]:
        return ABOARD
    step = f"/{f['step'][p]}" if f["step"][p] else ""
    marks = " drunk" * bool(f["drunk"][p]) + " trapped" * bool(f["trapped"][p])
    return f"{constants.CELL_NAMES[cell]}{step}{marks}"


def chain(f: Fields) -> Json | None:
    if f["walker"] == constants.NOBODY:
        return None
    return {
        "pirate": f["walker"], "coin": bool(f["carrying"]), "motion": f["motion"], "from": constants.CELL_NAMES[f["origin"]],
        "forced": f["forced"], "progress": f["progress"],
        "used": {constants.CELL_NAMES[c]: f["used"][c] for c in range(constants.CELLS) if f["used"][c]},
        "flown": [constants.CELL_NAMES[c] for c in range(constants.CELLS) if f["flown"][c // 60] >> c % 60 & 1],
    }


# Reading


def read_position(given: Json) -> State:
    unknown = sorted(set(given) - KEYS)
    require(not unknown, "unknown key", ", ".join(unknown))
    options = OPTIONS.resolve(given.get("options", {}))
    state = Jackal()
    OPTIONS.give(state, options)
    state.begin()
    f = state.fields()
    viewers = {None: actors.EVERYTHING, "spectator": actors.SPECTATOR}
    f["viewer"] = viewers.get(given.get("viewer"), given.get("viewer"))
    require(f["viewer"] in (actors.EVERYTHING, actors.SPECTATOR, *range(f["seats"])), "viewer", given.get("viewer"))
    f["crew"] = crew_number(given.get("crew", "white"), f)
    for name in ("lost", "idle", "skipped", "round"):
        f[name] = whole(given, name)
    f["plane_used"] = int(bool(given.get("plane_used", False)))
    read_tiles(f, given.get("tiles", {}))
    read_ships(f, given.get("ships", {}))
    read_pirates(f, given.get("pirates", {}), (given.get("chain") or {}).get("pirate", -1))
    read_coins(f, given)
    way = [cell_number(name) for name in given.get("trail", [])]
    require(len(way) <= constants.LONGEST_TRAIL, "trail", len(way))
    f["trail"][: len(way)], f["trail_length"] = way, len(way)
    read_chain(f, given.get("chain"))
    read_turn(f, given, state)
    return state


def require(holds: bool, what: str, value: Any) -> None:
    if not holds:
        raise BadPosition("error-position-value", what=what, value=str(value))


def whole(given: Json, name: str, high: int = 10**6) -> int:
    value = given.get(name, 0)
    require(type(value) is int and 0 <= value <= high, name, value)
    return int(value)


def crew_number(name: str, f: Fields) -> int:
    require(name in constants.CREW_NAMES and bool(f["crews"] >> constants.CREW_NAMES.index(name) & 1), "crew", name)
    return constants.CREW_NAMES.index(name)


def cell_number(name: str) -> int:
    require(name in constants.CELL_NUMBERS and constants.is_board(constants.CELL_NUMBERS[name]), "cell", name)
    return constants.CELL_NUMBERS[name]


def place_number(f: Fields, name: str) -> tuple[int, int]:
    """(cell, step) of `e4` or `e4/2`."""
    text, _, step = name.partition("/")
    cell = cell_number(text)
    require(not step or step.isdigit(), "place", name)
    steps = constants.NUMBER_OF[f["face"][cell]] if constants.KIND_OF[f["face"][cell]] == constants.SPIN else 0
    number = int(step) if step else 0
    require(1 <= number <= steps if steps else number == 0, "place", name)
    return cell, number


def read_tiles(f: Fields, tiles: dict[str, str]) -> None:
    for name, face in tiles.items():
        cell = cell_number(name)
        require(constants.is_land(cell), "tile in the sea", name)
        require(constants.FACE_NUMBERS.get(face, 0) > 0, f"tile {name}", face)
        f["face"][cell] = constants.FACE_NUMBERS[face]
        tile = constants.TILE_OF[f["face"][cell]]
        f["bag"][tile] -= 1
        f["closed"] -= 1
        require(f["bag"][tile] >= 0, "too many tiles", face)


def read_ships(f: Fields, ships: dict[str, str]) -> None:
    for name, berth in ships.items():
        crew, cell = crew_number(name, f), cell_number(berth)
        reach = range(constants.FIRST_BERTH[crew], constants.LAST_BERTH[crew] + 1, constants.ALONG[crew])
        require(cell in reach, f"ship of {name}", berth)
        f["ship"][crew] = cell


def read_pirates(f: Fields, pirates: dict[str, list[str]], walker: int) -> None:
    for crew in playing(f):
        places = pirates.get(constants.CREW_NAMES[crew], [ABOARD] * constants.MATES)
        require(len(places) <= constants.MATES, f"pirates of {constants.CREW_NAMES[crew]}", len(places))
        for mate, text in enumerate([*places, *[DEAD] * (constants.MATES - len(places))]):
            read_pirate(f, crew, crew * constants.MATES + mate, text, walker)
    for p in range(constants.PIRATES):
        for q in range(p):
            same = f["cell"][p] == f["cell"][q] != constants.DEAD and f["step"][p] == f["step"][q] and walker not in (p, q)
            enemies = f["side_of"][p // constants.MATES] != f["side_of"][q // constants.MATES]
            require(not (same and enemies), "enemies in one place", constants.CELL_NAMES[f["cell"][p]] if same else "")


def read_pirate(f: Fields, crew: int, p: int, text: str, walker: int) -> None:
    name, *marks = text.split()
    require(set(marks) <= {"drunk", "trapped"}, f"pirate of {constants.CREW_NAMES[crew]}", text)
    if name == DEAD:
        f["cell"][p] = constants.DEAD
        return
    f["cell"][p], f["step"][p] = (f["ship"][crew], 0) if name == ABOARD else place_number(f, name)
    cell = f["cell"][p]
    kind = constants.KIND_OF[f["face"][cell]]
    if constants.is_land(cell):
        require(p == walker or kind in (*COIN_LIES_ON, *FORTRESSES), f"pirate on {constants.FACE_NAMES[f['face'][cell]]}", name)
    else:
        enemies = [other for other in playing(f) if f["side_of"][other] != f["side_of"][crew]]
        require(cell not in [f["ship"][other] for other in enemies], "pirate on an enemy ship", name)
    f["drunk"][p], f["trapped"][p] = int("drunk" in marks), int("trapped" in marks)
    require(kind == constants.RUM or not f["drunk"][p], "drunk without rum", name)
    require(kind == constants.TRAP or not f["trapped"][p], "trapped without a trap", name)


def read_coins(f: Fields, given: Json) -> None:
    for name, many in given.get("coins", {}).items():
        cell, step = place_number(f, name)
        lies = constants.KIND_OF[f["face"][cell]] in COIN_LIES_ON
        require(lies and type(many) is int and 0 < many <= constants.COINS, f"coins on {name}", many)
        f["gold"][cell * constants.STEPS + max(step - 1, 0)] = many
    for name, many in given.get("bank", {}).items():
        require(type(many) is int and 0 <= many <= constants.COINS, f"bank of {name}", many)
        f["bank"][crew_number(name, f)] = many
    hidden = sum(many * value for many, value in zip(f["bag"], constants.CHEST_VALUES, strict=True))
    carried = int(bool((given.get("chain") or {}).get("coin")))
    rest = constants.COINS - hidden - sum(f["gold"]) - sum(f["bank"]) - carried
    f["lost"] = given.get("lost", rest)
    require(f["lost"] == rest >= 0, "coins", f"{constants.COINS - rest + f['lost']} of them, not {constants.COINS}")


def read_chain(f: Fields, given: Json | None) -> None:
    if given is None:
        return
    require(set(given) <= CHAIN_KEYS, "unknown key", ", ".join(sorted(set(given) - CHAIN_KEYS)))
    walker = whole(given, "pirate", constants.PIRATES - 1)
    require(walker // constants.MATES == f["crew"] and f["cell"][walker] != constants.DEAD, "pirate on his way", walker)
    require(constants.is_land(f["cell"][walker]), "pirate on his way", constants.CELL_NAMES[f["cell"][walker]])
    f["walker"], f["carrying"] = walker, int(bool(given.get("coin", False)))
    f["motion"], f["origin"] = whole(given, "motion", constants.FLIGHT), cell_number(given["from"])
    f["forced"], f["progress"] = whole(given, "forced", constants.LONGEST_FORCED), whole(given, "progress", 1)
    require(is_asked(f), "pirate on his way", constants.CELL_NAMES[f["cell"][walker]])
    for name, ways in given.get("used", {}).items():
        require(type(ways) is int and 0 <= ways < 256, f"used on {name}", ways)
        f["used"][cell_number(name)] = ways
    for name in given.get("flown", []):
        cell = cell_number(name)
        f["flown"][cell // 60] |= 1 << cell % 60


def is_asked(f: Fields) -> bool:
    """Whether the pirate on his way has something to choose where he is, or opens it."""
    kind = constants.KIND_OF[f["face"][f["cell"][f["walker"]]]]
    slides = kind == constants.ICE and f["motion"] >= constants.JUMP
    flies = kind == constants.PLANE and not f["plane_used"]
    return slides or flies or kind in (constants.CLOSED, constants.ARROW, constants.HORSE)


def read_turn(f: Fields, given: Json, state: Jackal) -> None:
    """Whose decision it is; a crew that cannot act has no turn."""
    if "winners" in given:
        f["winners"] = sum(1 << crew_number(name, f) for name in given["winners"])
        require(f["winners"] > 0, "winners", given["winners"])
        f["actor"], f["asked"] = actors.OVER, 0
        state._load(f)
        return
    seat = f["seat_of"][f["crew"]]
    f["actor"], f["asked"] = seat, 1 << seat
    if f["walker"] != constants.NOBODY:
        here = f["cell"][f["walker"]]
        if f["face"][here] == constants.CLOSED:
            f["actor"], f["asked"], f["pile"] = actors.CHANCE, 0, constants.BAG
    state._load(f)
    require(state.actor == actors.CHANCE or bool(state.legal()), "crew", f"{constants.CREW_NAMES[f['crew']]} cannot act")
