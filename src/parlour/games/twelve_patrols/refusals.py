"""Why something cannot be done in 12 Patrols, in plain words."""

from __future__ import annotations

from functools import reduce
from typing import Any

from parlour.core.errors import IllegalMove, ParlourError
from parlour.core.sayings import Saying, arguments
from parlour.core.state import State
from parlour.games.twelve_patrols import constants, deck, sentences
from parlour.games.twelve_patrols.notation import ITEMS, cell_name, spot_name
from parlour.games.twelve_patrols.view import KINDS, Fields


def refusal(state: State, move: int) -> IllegalMove:
    f = state.fields()
    if move >= constants.SET:
        return no_face(f, *divmod(move - constants.SET, 36))
    if f["turning"]:
        return IllegalMove("twelve-patrols-no-turn-first")
    if move >= constants.DISCARD:
        return no_discard(state, f, move - constants.DISCARD)
    if move == constants.END:
        return no_end(state, f)
    if move == constants.DONE:
        return (
            no_patrol(state, f, f["building"])
            if f["building"] != constants.NO_SPOT
            else IllegalMove("twelve-patrols-no-building")
        )
    if move >= constants.PUT:
        return no_item(state, f, *divmod(move - constants.PUT, constants.ITEMS))
    return no_place(state, f, *divmod(move, constants.CELLS))


def no_face(f: Fields, colour: int, turn: int) -> IllegalMove:
    face, other = turn // 6 + 1, turn % 6 + 1
    die = colour * constants.FACES + face
    if not f["turning"]:
        return IllegalMove("twelve-patrols-no-discard-first")
    if f["tray"][die] == 0:
        return IllegalMove("twelve-patrols-no-such-item", item=item_name(die))
    if face == other:
        return IllegalMove("twelve-patrols-no-other-face", item=item_name(die))
    return IllegalMove("twelve-patrols-no-face-while", item=item_name(die), spot=spot_name(f["building"], f["frame"]))


def no_discard(state: State, f: Fields, item: int) -> IllegalMove:
    rules: Any = state
    if f["tray"][item] == 0:
        return IllegalMove("twelve-patrols-no-such-item", item=item_name(item))
    if rules.dice_besides(item) == 0:
        return IllegalMove("twelve-patrols-no-die-left", item=item_name(item))
    return IllegalMove("twelve-patrols-no-discard-while", item=item_name(item), spot=spot_name(f["building"], f["frame"]))


def no_end(state: State, f: Fields) -> IllegalMove:
    if f["phase"] != constants.PATROL:
        return IllegalMove("twelve-patrols-no-card-yet")
    if f["building"] != constants.NO_SPOT:
        return IllegalMove("twelve-patrols-no-other-spot", spot=spot_name(f["building"], f["frame"]))
    rules: Any = state
    forced = next(spot for spot in range(constants.SPOTS) if rules.is_forced(spot))
    return IllegalMove("twelve-patrols-no-end", spot=spot_name(forced, f["frame"]))


def no_place(state: State, f: Fields, card: int, cell: int) -> IllegalMove:
    rules: Any = state
    row, column = divmod(cell, constants.WINDOW)
    there = cell_name(cell, f["frame"])
    if f["phase"] != constants.CARD:
        return IllegalMove("twelve-patrols-no-card-now")
    if not f["display"] >> card & 1:
        return IllegalMove("twelve-patrols-no-such-card", card=card_name(f, card))
    if f["card_at"][cell] != constants.NO_CARD:
        return IllegalMove("twelve-patrols-no-empty-cell", cell=there, card=card_name(f, f["card_at"][cell]))
    if f["placed"] == 0:
        return IllegalMove("twelve-patrols-no-middle", cell=there)
    if not rules.in_reach(row, column):
        return IllegalMove("twelve-patrols-no-wider", cell=there)
    if not rules.has_neighbour(row, column):
        return IllegalMove("twelve-patrols-no-neighbour", cell=there)
    return IllegalMove("twelve-patrols-no-frame", cell=there, want=broken_by_frame(state, card, cell))


def broken_by_frame(state: State, card: int, cell: int) -> ParlourError:
    """The requirement that a floating frame, decided by this card, would make false."""
    trial: Any = state.copy()
    trial.lay(card, cell)
    f = trial.fields()
    laid = [c for c in range(constants.CELLS) if f["card_at"][c] != constants.NO_CARD]
    where, side = next((c, s) for c in laid for s in range(constants.SIDES) if not trial.side_holds(c, s))
    wants = deck.known()[f["deck"]].cards[f["card_at"][where]].wants[side]
    false = next(kind for kind, n in wants.items() if with_the_others(trial, where, side, constants.NO_SPOT, kind, 0) != n)
    return want(f, where, side, false, wants[false])


def no_item(state: State, f: Fields, spot: int, item: int) -> IllegalMove:
    rules: Any = state
    name = spot_name(spot, f["frame"])
    if f["phase"] != constants.PATROL:
        return IllegalMove("twelve-patrols-no-patrol-now")
    if f["building"] not in (constants.NO_SPOT, spot):
        return IllegalMove("twelve-patrols-no-other-spot", spot=spot_name(f["building"], f["frame"]))
    if f["filled"][spot]:
        return IllegalMove("twelve-patrols-no-empty-spot", spot=name)
    if not rules.is_free(spot):
        return IllegalMove("twelve-patrols-no-two-cards", spot=name)
    if f["tray"][item] == 0:
        return IllegalMove("twelve-patrols-no-such-item", item=item_name(item))
    trial: Any = state.copy()
    trial._load({**f, "building": spot})
    trial.move_item(spot, item)
    over = too_much(trial, trial.fields(), spot)
    if over is not None:
        return over
    wants = [want(f, cell, side, kind, n) for cell, side, kind, n in awaited(trial, f, spot)]
    return IllegalMove("twelve-patrols-no-completion", item=item_name(item), spot=name, want=reduce(both, wants))


def both(first: ParlourError, second: ParlourError) -> ParlourError:
    return ParlourError("twelve-patrols-both", first=first, second=second)


def no_patrol(state: State, f: Fields, spot: int) -> IllegalMove:
    """A patrol that is not complete: the first requirement it would leave false."""
    there = {"items": f["count"][spot], "pips": f["pips_of"][spot], "colours": f["mask"][spot]}
    for cell, side, kind, n in awaited(state, f, spot):
        have = with_the_others(state, cell, side, spot, kind, there[kind])
        if have != n:
            return IllegalMove("twelve-patrols-no-done", want=want(f, cell, side, kind, n), kind=kind, n=have)
    raise AssertionError("the patrol is complete")


def too_much(state: State, f: Fields, spot: int) -> IllegalMove | None:
    """A requirement that the items in a spot already exceed."""
    there = {"items": f["count"][spot], "pips": f["pips_of"][spot], "colours": f["mask"][spot]}
    for cell, side, kind, n in awaited(state, f, spot):
        have = with_the_others(state, cell, side, spot, kind, there[kind])
        if have > n:
            return IllegalMove("twelve-patrols-no-more", want=want(f, cell, side, kind, n), kind=kind, n=have)
    return None


def awaited(state: State, f: Fields, spot: int) -> list[tuple[int, int, str, int]]:
    """The requirements that a spot decides, since all others in their direction are filled: cell, side, kind, number."""
    rules: Any = state
    return [
        (cell, side, kind, wants[kind])
        for cell in range(constants.CELLS)
        if f["card_at"][cell] != constants.NO_CARD
        for side, wants in enumerate(deck.known()[f["deck"]].cards[f["card_at"][cell]].wants)
        if rules.awaits_only(cell, side, spot)
        for kind in KINDS
        if kind in wants
    ]


def with_the_others(state: State, cell: int, side: int, spot: int, kind: str, there: int) -> int:
    rules: Any = state
    others = rules.total(cell, side, spot, ("items", "pips", "colours").index(kind))
    return int((others | there).bit_count() if kind == "colours" else others + there)


def want(f: Fields, cell: int, side: int, kind: str, n: int) -> ParlourError:
    """`Green Valley wants one item to its west`, as a sentence to be put into another one."""
    card = f["card_at"][cell]
    return ParlourError("twelve-patrols-wants", card=card_name(f, card), side=deck.SIDES[side], kind=kind, n=n)


def card_name(f: Fields, card: int) -> ParlourError:
    return inside(sentences.card(deck.known()[f["deck"]].cards[card].name))


def item_name(item: int) -> ParlourError:
    return inside(sentences.item(ITEMS[item]))


def inside(one: Saying) -> ParlourError:
    """A saying as a refusal has it among its arguments."""
    return ParlourError(one["code"], **arguments(one))
