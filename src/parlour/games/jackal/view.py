"""What is shown of Jackal: nothing is secret, but closed tiles have no face at all."""

from __future__ import annotations

from typing import Any

from parlour.core import actors
from parlour.core.fields import FieldsOf
from parlour.core.game import Json
from parlour.core.marks import Marks, marks
from parlour.core.sayings import Saying, saying
from parlour.core.state import State
from parlour.games.jackal import constants, sentences
from parlour.games.jackal.notation import berth, walk_parts
from parlour.games.jackal.refusals import place, refusals

Fields = dict[str, Any]

# The rule of what lies on a cell, where it has one of its own
RULES = {
    constants.CHEST: "JK-16", constants.ARROW: "JK-27", constants.HORSE: "JK-28", constants.SPIN: "JK-29", constants.ICE: "JK-30",
    constants.CROCODILE: "JK-31", constants.TRAP: "JK-32", constants.CANNON: "JK-33", constants.FORTRESS: "JK-34",
    constants.ABORIGINE: "JK-35", constants.RUM: "JK-36", constants.OGRE: "JK-37", constants.BALLOON: "JK-38",
    constants.PLANE: "JK-39",
}
A_TURN = "JK-9"


def table(seen: State) -> Json:
    f = FieldsOf(seen)
    return {
        "crew": constants.CREW_NAMES[f["crew"]],
        "tiles": {constants.CELL_NAMES[c]: constants.FACE_NAMES[f["face"][c]] for c in range(constants.CELLS) if f["face"][c]},
        "coins": coins(f),
        "crews": [crew_table(f, crew) for crew in playing(f)],
        "lost": f["lost"],
        "left": constants.COINS - f["lost"] - sum(f["bank"]),
        "bag": {tile[0]: many for tile, many in zip(constants.TILES, f["bag"], strict=True) if many},
        "plane_used": bool(f["plane_used"]),
        "idle": f["idle"],
        "chain": chain(seen, f),
        "refusals": refusals(seen, f),
        "why": why(seen, f) if f["actor"] == actors.OVER else None,
    }


def rule(seen: State) -> str:
    """The rule of the tile where the pirate on his way stands, or what a turn is."""
    f = FieldsOf(seen)
    if f["walker"] == constants.NOBODY:
        return A_TURN
    return RULES.get(constants.KIND_OF[f["face"][f["cell"][f["walker"]]]], A_TURN)


def playing(f: Fields) -> list[int]:
    """The crews of the set-up."""
    return [crew for crew in range(constants.CREWS) if f["crews"] >> crew & 1]


def coins(f: Fields) -> dict[str, int]:
    """Coins on the ground by place: `e4`, or `e4/2` for a step of a spinning tile."""
    found = {}
    for pile, many in [(pile, many) for pile, many in enumerate(f["gold"]) if many]:
        cell, step = divmod(pile, constants.STEPS)
        spinning = constants.KIND_OF[f["face"][cell]] == constants.SPIN
        found[constants.CELL_NAMES[cell] + (f"/{step + 1}" if spinning else "")] = many
    return found


def crew_table(f: Fields, crew: int) -> Json:
    return {
        "crew": constants.CREW_NAMES[crew], "seat": f["seat_of"][crew], "side": f["side_of"][crew],
        "ship": constants.CELL_NAMES[f["ship"][crew]], "bank": f["bank"][crew],
        "pirates": [pirate(f, crew * constants.MATES + mate) for mate in range(constants.MATES)],
    }


def pirate(f: Fields, p: int) -> Json:
    cell = f["cell"][p]
    return {
        "cell": None if cell == constants.DEAD else constants.CELL_NAMES[cell],
        "step": f["step"][p],
        "of": constants.NUMBER_OF[f["face"][cell]] if f["step"][p] else 0,
        "state": condition(f, p),
    }


def condition(f: Fields, p: int) -> str:
    """dead, aboard, swimming, trapped, drunk, spinning or free."""
    cell = f["cell"][p]
    if cell == constants.DEAD:
        return "dead"
    if not constants.LAND[cell]:
        return "aboard" if any(f["ship"][crew] == cell for crew in playing(f)) else "swimming"
    if f["trapped"][p]:
        return "trapped"
    return "drunk" if f["drunk"][p] else "spinning" if f["step"][p] else "free"


def chain(seen: State, f: Fields) -> Json | None:
    """A pirate in the middle of his way, who must choose or whose tile is being opened."""
    if f["walker"] == constants.NOBODY:
        return None
    rules: Any = seen
    crew, mate = divmod(f["walker"], constants.MATES)
    return {
        "crew": constants.CREW_NAMES[crew], "mate": mate, "coin": bool(f["carrying"]), "trail": trail(f),
        "flies": rules.flies_on(f["cell"][f["walker"]]),
    }


def trail(f: Fields) -> list[str]:
    return [constants.CELL_NAMES[cell] for cell in f["trail"][: f["trail_length"]]]


def why(seen: State, f: Fields) -> Saying:
    """What ended the game (JK-41), in words."""
    return saying("jackal-end", why=ending(seen, f), rounds=f["stall_rounds"])


def ending(seen: State, f: Fields) -> str:
    """What ended the game: all the gold is home or lost, nobody can catch up any more, nothing happened, nobody can move."""
    rules: Any = seen
    left = rules.coins_left()
    if left == 0:
        return "gold"
    if not f["play_on"] and rules.is_decided(left):
        return "lead"
    return "stall" if f["idle"] >= f["stall_rounds"] * len(playing(f)) else "stuck"


def describe(state: State, move: int) -> Json:
    """A move, from which place it starts, and what it will come to, in a sign and in words."""
    f = FieldsOf(state)
    if state.actor == actors.CHANCE:
        return {"kind": "open", "cell": constants.CELL_NAMES[f["cell"][f["walker"]]], "tile": constants.FACE_NAMES[move]}
    if move >= constants.SAIL and move < constants.REVIVE:
        ship = constants.CREW_NAMES[(move - constants.SAIL) // 2]
        start = constants.CELL_NAMES[f["ship"][(move - constants.SAIL) // 2]]
        told = {"kind": "sail", "ship": ship, "to": constants.CELL_NAMES[berth(state, move)], "start": start, "sign": "sail"}
    elif move == constants.REVIVE:
        told = {"kind": "revive", "start": constants.CELL_NAMES[reviver(f)], "sign": "revive"}
    else:
        told = {**way(state, move), **preview(state, f, move)}
        if told["sign"] == "move" and told["kind"] in ("turn", "stay"):
            told["sign"] = told["kind"]
    return {**told, "aim": sentences.aim(told)}


def reviver(f: Fields) -> int:
    """Where the dead come back to life."""
    mates = range(f["crew"] * constants.MATES, (f["crew"] + 1) * constants.MATES)
    cells = (f["cell"][p] for p in mates if f["cell"][p] != constants.DEAD)
    return int(next(cell for cell in cells if constants.KIND_OF[f["face"][cell]] == constants.ABORIGINE))


def way(state: State, move: int) -> Json:
    if move == constants.STAY:
        return {"kind": "stay"}
    if move >= constants.ON:
        return {"kind": "on", "to": constants.CELL_NAMES[move - constants.ON]}
    f = FieldsOf(state)
    mate, there, coin = walk_parts(move)
    here = f["cell"][f["crew"] * constants.MATES + mate]
    kind = "fly" if move >= constants.FLY else "turn" if here == there else "walk"
    return {"kind": kind, "mate": mate, "from": constants.CELL_NAMES[here], "to": constants.CELL_NAMES[there], "coin": coin}


def preview(state: State, before: Fields, move: int) -> Json:
    """The chain as far as it is known: the cells of the way, and how it ends."""
    after = state.copy()
    after.apply(move, state.actor)
    f = FieldsOf(after)
    walker = before["walker"] if before["walker"] != constants.NOBODY else before["crew"] * constants.MATES + walk_parts(move)[0]
    start = before["trail_length"] if before["walker"] != constants.NOBODY else 0
    if f["walker"] == walker:
        end = "closed" if after.actor == actors.CHANCE else "choice"
    else:
        end = condition(f, walker)
    laden = bool(before["carrying"]) or (move < constants.SAIL and walk_parts(move)[2])
    return {
        "path": trail(f)[max(0, start - 1):], "end": end, "start": place(before, walker),
        "sign": sign_of(before, f, walker, end), "laden": laden,
    }


def sign_of(before: Fields, after: Fields, walker: int, end: str) -> str:
    """What a way comes to: death, open, aboard, hit, drown, free, sea or just a move."""
    if end in ("dead", "closed", "aboard"):
        return {"dead": "death", "closed": "open"}.get(end, end)
    if end == "choice":
        return "move"
    side = before["side_of"][walker // constants.MATES]
    for p in range(constants.PIRATES):
        friend = before["side_of"][p // constants.MATES] == side
        if not friend and after["cell"][p] != before["cell"][p]:
            return "drown" if after["cell"][p] == constants.DEAD else "hit"
        if friend and p != walker and before["trapped"][p] and not after["trapped"][p]:
            return "free"
    return "sea" if end == "swimming" and constants.LAND[before["cell"][walker]] else "move"


def perceive(before: State, after: State, move: int, by: int, seat: int) -> Json:
    was, now = FieldsOf(before), FieldsOf(after)
    event = {"crew": constants.CREW_NAMES[was["crew"]], **action(before, was, now, move, by)}
    event["goes_on"] = was["walker"] != constants.NOBODY  # belongs to the turn before it
    event["then"] = consequences(before, after, was, now)
    return {**event, "say": sentences.of_event(event), "marks": marked(event, was)}


def marked(event: Json, was: Fields) -> Marks:
    """The way of a pirate or a ship, the tile turned over, and where others were hit."""
    if event["kind"] == "sail":
        ship = constants.CELL_NAMES[was["ship"][constants.CREW_NAMES.index(event["ship"])]]
        return marks(start=[ship], end=[event["to"]])
    if event["kind"] == "revive":
        return marks(end=[constants.CELL_NAMES[reviver(was)]])
    path = event.get("path") or []
    ends = path[-1:] or [event[key] for key in ("to", "cell") if key in event]
    return marks(
        start=path[:1] if ends != path[:1] and event["kind"] != "open" else [], end=ends, path=path[1:-1],
        turned=[event["cell"]] if event["kind"] == "open" else [],
        taken=[then["cell"] for then in event["then"] if then["kind"] == "hit"],
    )


def action(before: State, was: Fields, now: Fields, move: int, by: int) -> Json:
    if by == actors.CHANCE:
        found = {"kind": "open", "cell": constants.CELL_NAMES[was["cell"][was["walker"]]], "tile": constants.FACE_NAMES[move]}
        return {**found, "path": new_trail(was, now)}
    if constants.SAIL <= move < constants.REVIVE:
        ship = constants.CREW_NAMES[(move - constants.SAIL) // 2]
        return {"kind": "sail", "ship": ship, "to": constants.CELL_NAMES[berth(before, move)]}
    if move == constants.REVIVE:
        return {"kind": "revive"}
    return {**way(before, move), "path": new_trail(was, now)}


def new_trail(was: Fields, now: Fields) -> list[str]:
    """The part of the walker's way that is new, with the cell it starts from."""
    start = was["trail_length"] - 1 if was["walker"] != constants.NOBODY else 0
    return trail(now)[max(0, start):]


def consequences(before: State, after: State, was: Fields, now: Fields) -> list[Json]:
    """What else everybody sees: pirates hit, drowned or caught, coins banked and lost, the end."""
    events: list[Json] = []
    mover = was["walker"] if was["walker"] != constants.NOBODY else now["walker"]
    for p in range(constants.PIRATES):
        crew = constants.CREW_NAMES[p // constants.MATES]
        if was["cell"][p] != constants.DEAD and now["cell"][p] == constants.DEAD:
            events.append({"kind": "died", "pirate": crew})
        elif was["cell"][p] == constants.DEAD and now["cell"][p] != constants.DEAD:
            events.append({"kind": "revived", "pirate": crew, "cell": constants.CELL_NAMES[now["cell"][p]]})
        elif (
            p // constants.MATES != was["crew"] and p != mover and now["cell"][p] != was["cell"][p] and was["ship"] == now["ship"]
        ):
            events.append({"kind": "hit", "pirate": crew, "cell": constants.CELL_NAMES[was["cell"][p]]})
        for mark, kind in (("trapped", "trapped"), ("drunk", "drunk")):
            if now[mark][p] > was[mark][p]:
                events.append({"kind": kind, "pirate": crew})
    for ship in range(constants.CREWS):
        if now["bank"][ship] > was["bank"][ship]:
            events.append({"kind": "banked", "pirate": constants.CREW_NAMES[ship], "many": now["bank"][ship] - was["bank"][ship]})
    if now["lost"] > was["lost"]:
        events.append({"kind": "lost", "many": now["lost"] - was["lost"]})
    if after.actor == actors.OVER:
        winners = [seat for seat, share in enumerate(after.scores) if share]
        events.append({"kind": "end", "winners": winners, "points": points(after), "why": why(after, now)})
    return events


def points(state: State) -> list[int]:
    """Coins of each seat's side."""
    f = FieldsOf(state)
    sides = [0] * constants.CREWS
    for crew in range(constants.CREWS):
        sides[f["side_of"][crew]] += f["bank"][crew]
    return [sides[f["side_of"][f["seat_of"].index(seat)]] for seat in range(state.seats)]
