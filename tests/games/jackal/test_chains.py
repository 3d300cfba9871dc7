"""Chains: what happens when one tile leads onto another, with and without a coin, and the circles a pirate may get into."""

from __future__ import annotations

from itertools import product

import pytest

from parlour import CHANCE, IllegalMove, State
from tests.games.jackal.table import bank, coins, first, lay, legal, lies, lost, open_land, pirates, play, to_move, wait

KINDS = (
    "arrow", "ice", "horse", "crocodile", "cannon", "balloon", "spinning", "trap", "fortress", "ogre", "plane", "sea", "own ship",
    "enemy ship",
)

# The first leads onto the second. A fortress that comes first is held by the pirate himself, one that comes second by an
# enemy. Who stands on the first (spinning, trap, fortress) walks on from there; who is on the plane flies. On land he starts
# on e7, the first is f7 and the second g7 (after a horse h8); arrows that come second and cannons point north.
# What becomes of him, empty-handed and with a coin; – if he cannot have one there.
PAIRS = """
arrow      | arrow      | stands g8       | stands g8, coin there
arrow      | ice        | stands h7       | stands h7, coin there
arrow      | horse      | chooses         | chooses
arrow      | crocodile  | dies            | not offered
arrow      | cannon     | swims g13       | swims g13, coin lost
arrow      | balloon    | aboard          | aboard, coin banked
arrow      | spinning   | stands g7/1     | stands g7/1, coin there
arrow      | trap       | trapped g7      | trapped g7, coin there
arrow      | fortress   | dies            | not offered
arrow      | ogre       | dies            | dies, coin lost
arrow      | plane      | chooses         | chooses
arrow      | sea        | swims g1        | swims g1, coin lost
arrow      | own ship   | aboard          | aboard, coin banked
arrow      | enemy ship | dies            | dies, coin lost

ice        | arrow      | stands g8       | stands g8, coin there
ice        | ice        | stands h7       | stands h7, coin there
ice        | horse      | chooses         | chooses
ice        | crocodile  | stands e7       | stands e7, coin there
ice        | cannon     | swims g13       | swims g13, coin lost
ice        | balloon    | aboard          | aboard, coin banked
ice        | spinning   | stands g7/1     | stands g7/1, coin there
ice        | trap       | trapped g7      | trapped g7, coin there
ice        | fortress   | dies            | not offered
ice        | ogre       | dies            | dies, coin lost
ice        | plane      | chooses         | chooses
ice        | sea        | swims g1        | swims g1, coin lost
ice        | own ship   | aboard          | aboard, coin banked
ice        | enemy ship | dies            | dies, coin lost

horse      | arrow      | stands h9       | stands h9, coin there
horse      | ice        | chooses         | chooses
horse      | horse      | chooses         | chooses
horse      | crocodile  | chooses         | chooses
horse      | cannon     | swims h13       | swims h13, coin lost
horse      | balloon    | aboard          | aboard, coin banked
horse      | spinning   | stands h8/1     | stands h8/1, coin there
horse      | trap       | trapped h8      | trapped h8, coin there
horse      | fortress   | not offered     | not offered
horse      | ogre       | dies            | dies, coin lost
horse      | plane      | chooses         | chooses
horse      | sea        | swims g1        | swims g1, coin lost
horse      | own ship   | aboard          | aboard, coin banked
horse      | enemy ship | dies            | dies, coin lost

crocodile  | arrow      | dies            | not offered
crocodile  | ice        | stands e7       | stands e7, coin there
crocodile  | horse      | chooses         | chooses
crocodile  | spinning   | stands f7/1     | stands f7/1, coin there
crocodile  | trap       | trapped f7      | trapped f7, coin there
crocodile  | plane      | stands f7       | stands f7, coin there
crocodile  | own ship   | aboard          | –

cannon     | sea        | swims g1        | swims g1, coin lost
cannon     | own ship   | aboard          | aboard, coin banked
cannon     | enemy ship | dies            | dies, coin lost

balloon    | own ship   | aboard          | aboard, coin banked

spinning   | arrow      | stands g8       | stands g8, coin there
spinning   | ice        | stands h7       | stands h7, coin there
spinning   | horse      | chooses         | chooses
spinning   | crocodile  | stands f7/1     | stands f7/1, coin there
spinning   | cannon     | swims g13       | swims g13, coin lost
spinning   | balloon    | aboard          | aboard, coin banked
spinning   | spinning   | stands g7/1     | stands g7/1, coin there
spinning   | trap       | trapped g7      | trapped g7, coin there
spinning   | fortress   | not offered     | not offered
spinning   | ogre       | dies            | dies, coin lost
spinning   | plane      | chooses         | chooses
spinning   | sea        | not offered     | not offered
spinning   | own ship   | aboard          | aboard, coin banked
spinning   | enemy ship | dies            | dies, coin lost

trap       | arrow      | stands g8       | stands g8, coin there
trap       | ice        | stands h7       | stands h7, coin there
trap       | horse      | chooses         | chooses
trap       | crocodile  | trapped f7      | trapped f7, coin there
trap       | cannon     | swims g13       | swims g13, coin lost
trap       | balloon    | aboard          | aboard, coin banked
trap       | spinning   | stands g7/1     | stands g7/1, coin there
trap       | trap       | trapped g7      | trapped g7, coin there
trap       | fortress   | not offered     | not offered
trap       | ogre       | dies            | dies, coin lost
trap       | plane      | chooses         | chooses
trap       | sea        | not offered     | not offered
trap       | own ship   | aboard          | aboard, coin banked
trap       | enemy ship | dies            | dies, coin lost

fortress   | arrow      | stands g8       | –
fortress   | ice        | stands h7       | –
fortress   | horse      | chooses         | –
fortress   | crocodile  | stands f7       | –
fortress   | cannon     | swims g13       | –
fortress   | balloon    | aboard          | –
fortress   | spinning   | stands g7/1     | –
fortress   | trap       | trapped g7      | –
fortress   | fortress   | not offered     | –
fortress   | ogre       | dies            | –
fortress   | plane      | chooses         | –
fortress   | sea        | not offered     | –
fortress   | own ship   | aboard          | –
fortress   | enemy ship | dies            | –

plane      | arrow      | stands g8       | stands g8, coin there
plane      | ice        | chooses         | chooses
plane      | horse      | chooses         | chooses
plane      | crocodile  | stands f7       | stands f7, coin there
plane      | cannon     | swims g13       | swims g13, coin lost
plane      | balloon    | aboard          | aboard, coin banked
plane      | spinning   | stands g7/1     | stands g7/1, coin there
plane      | trap       | trapped g7      | trapped g7, coin there
plane      | fortress   | not offered     | not offered
plane      | ogre       | dies            | dies, coin lost
plane      | sea        | not offered     | not offered
plane      | own ship   | aboard          | aboard, coin banked
plane      | enemy ship | not offered     | not offered

sea        | arrow      | not offered     | –
sea        | ice        | not offered     | –
sea        | horse      | not offered     | –
sea        | crocodile  | not offered     | –
sea        | cannon     | not offered     | –
sea        | balloon    | not offered     | –
sea        | spinning   | not offered     | –
sea        | trap       | not offered     | –
sea        | fortress   | not offered     | –
sea        | ogre       | not offered     | –
sea        | plane      | not offered     | –
sea        | sea        | swims h1        | –
sea        | own ship   | aboard          | –
sea        | enemy ship | dies            | –

own ship   | arrow      | stands g3       | –
own ship   | ice        | stands g3       | –
own ship   | horse      | chooses         | –
own ship   | crocodile  | aboard          | –
own ship   | cannon     | swims g13       | –
own ship   | balloon    | aboard          | –
own ship   | spinning   | stands g2/1     | –
own ship   | trap       | trapped g2      | –
own ship   | fortress   | not offered     | –
own ship   | ogre       | dies            | –
own ship   | plane      | chooses         | –
own ship   | sea        | not offered     | –
"""

LAND = set(KINDS) - {"sea", "own ship", "enemy ship"}
NEVER = {  # pairs that cannot happen
    "crocodile": {"crocodile", "cannon", "balloon", "fortress", "ogre", "sea", "enemy ship"},  # nobody comes from there
    "cannon": LAND,  # it always shoots into the sea
    "balloon": set(KINDS) - {"own ship"},
    "ogre": set(KINDS),
    "enemy ship": set(KINDS),
    "plane": {"plane"},  # there is one
    "own ship": {"own ship", "enemy ship"},  # they never lie side by side
}
ROWS = [tuple(part.strip() for part in line.split("|")) for line in PAIRS.strip().splitlines() if line]

FIRST = {"arrow": "arrow1:e", "spinning": "jungle"}
SECOND = {"arrow": "arrow1:n", "spinning": "jungle", "cannon": "cannon:n"}
STAND = {"spinning": "f7/2", "trap": "f7", "fortress": "f7", "plane": "f7"}  # where one can start from
OPEN = open_land("e7", "g8", "h7", "e9", "g9", "h9", "i8", "i9", "j9", "f9", "g3", "f4", "h4")
AWAY = {"black": "c13", "white": "k1"}


def test_the_table_tells_of_every_pair_once() -> None:
    told = [(row[0], row[1]) for row in ROWS]
    never = [(one, other) for one, others in NEVER.items() for other in others]
    assert sorted(told + never) == sorted(product(KINDS, KINDS))


@pytest.mark.rule("JK-18", "JK-19", "JK-24", "JK-27", "JK-28", "JK-30", "JK-31", "JK-33", "JK-38", "JK-39", "JK-40")
@pytest.mark.parametrize(("one", "other", "empty_handed", "with_coin"), ROWS, ids=lambda part: part)
def test_one_tile_leads_onto_another(one: str, other: str, empty_handed: str, with_coin: str) -> None:
    assert outcome(one, other, coin=False) == empty_handed
    if with_coin != "–":
        assert outcome(one, other, coin=True) == with_coin


def outcome(one: str, other: str, coin: bool) -> str:
    """What becomes of a pirate whom the one leads onto the other."""
    tiles, ships, start, moves = way(one, other)
    enemy = next((cell for cell, tile in tiles.items() if tile == "fortress" and cell != start), None)
    state = lay(tiles, white=start, red=enemy or "ship", ships=ships, coins={start: 1} if coin else None)
    for number, move in enumerate(moves):
        try:
            play(state, move + "$" * (coin and number == 0))
        except IllegalMove:
            return "not offered"
    assert state.actor != CHANCE
    if to_move(state) == "white":
        assert lies(state)["chain"]["coin"] is coin
        return "chooses"
    return fate(state) + (coin_of(state) if coin else "")


def way(one: str, other: str) -> tuple[dict[str, str], dict[str, str], str, list[str]]:
    """(tiles, ships, where he starts, his moves)."""
    if one == "crocodile":
        return way_back(other)
    if one in ("sea", "own ship"):
        return from_the_sea(one, other)
    if other in ("sea", "own ship", "enemy ship"):
        return to_the_sea(one, other)
    start = STAND.get(one, "e7")
    move = "f7~g7" if one == "plane" else f"{start}-g7" if one in STAND else "e7-f7"
    second = "h8" if one == "horse" else "g7"
    tiles = OPEN | {"f7": FIRST.get(one, one), second: SECOND.get(other, other)}
    return tiles, AWAY, start, [move, *([">h8"] if one == "horse" else [])]


def way_back(to: str) -> tuple[dict[str, str], dict[str, str], str, list[str]]:
    """Onto the crocodile from what it leads back to."""
    if to == "own ship":
        return {"g2": "crocodile"}, {}, "ship", ["g1-g2"]
    start = STAND.get(to, "e7")
    move = f"{start}-g7" if to in STAND else "e7-f7"
    crocodile = "h8" if to == "horse" else "g7"
    return OPEN | {"f7": FIRST.get(to, to), crocodile: "crocodile"}, AWAY, start, [move, *([">h8"] if to == "horse" else [])]


def from_the_sea(one: str, other: str) -> tuple[dict[str, str], dict[str, str], str, list[str]]:
    """From g1 northwards, or eastwards to the sea or a ship."""
    tiles = {cell: tile for cell, tile in OPEN.items() if cell != "g2"}
    if other == "enemy ship":
        return tiles, {"black": "h13"}, "g13", ["g13-h13"]
    ships = {"black": "c13", "white": "h1" if other == "own ship" else "g1" if one == "own ship" else "k1"}
    start = "ship" if one == "own ship" else "g1"
    if other in ("sea", "own ship"):
        return tiles, ships, start, ["g1-h1"]
    return tiles | {"g2": SECOND.get(other, other)}, ships, start, ["g1-g2"]


def to_the_sea(one: str, other: str) -> tuple[dict[str, str], dict[str, str], str, list[str]]:
    """Southwards onto g1, or northwards onto the enemy's ship on g13."""
    north = other == "enemy ship"
    ships = {"white": "g1" if other == "own ship" else "k1"}
    end = "g13" if north else "g1"
    if one == "horse":
        start, horse = ("f10", "f11") if north else ("f4", "f3")
        return open_land("e9", "e5", "g9", "g5") | {horse: "horse"}, ships, start, [f"{start}-{horse}", f">{end}"]
    before, tile = ("g11", "g12") if north else ("g3", "g2")
    point = "n" if north else "s"
    face = {"arrow": f"arrow1:{point}", "cannon": f"cannon:{point}", "spinning": "jungle"}.get(one, one)
    if one in STAND:
        start = f"{tile}/2" if one == "spinning" else tile
        return {tile: face}, ships, start, [f"{tile}~{end}" if one == "plane" else f"{start}-{end}"]
    return {tile: face}, ships, before, [f"{before}-{tile}"]


def fate(state: State) -> str:
    place, _, mark = first(state).partition(" ")
    if place == "dead":
        return "dies"
    if place == "ship":
        return "aboard"
    swims = place[1:] in ("1", "13") or place[0] in "am"
    return f"{'swims' if swims else mark or 'stands'} {place}"


def coin_of(state: State) -> str:
    """Where his coin went."""
    place = first(state).partition(" ")[0]
    found = {", coin there": coins(state).get(place, 0), ", coin banked": bank(state), ", coin lost": lost(state)}
    assert sum(found.values()) == 1
    return next(name for name, many in found.items() if many)


# Circles


@pytest.mark.rule("JK-40")
@pytest.mark.parametrize(
    "tiles",
    [
        {"g8": "arrow1:n", "g9": "arrow1:s"},
        {"g8": "arrow1:e", "h8": "arrow1:n", "h9": "arrow2:sw"},
        {"g8": "arrow1:n", "g9": "crocodile"},
        {"g8": "arrow1:n", "g9": "ice", "g10": "arrow1:s"},
        {"g8": "arrow1:n", "g9": "ice", "g10": "ice", "g11": "crocodile"},
    ],
    ids=["facing arrows", "three arrows", "crocodile", "ice between", "two ice and the crocodile"],
)
def test_a_circle_without_a_choice_kills(tiles: dict[str, str]) -> None:
    state = play(lay(tiles | open_land("f9"), white="f8"), "f8-g8")
    assert (first(state), to_move(state)) == ("dead", "red")
    assert "f8-g8$" not in legal(lay(tiles, white="f8", coins={"f8": 1}))


@pytest.mark.rule("JK-40")
def test_the_same_choice_cannot_be_made_twice_on_one_way() -> None:
    facing = {"g8": "arrow3:w+e", "h8": "arrow3:w+e"} | open_land("f8", "i8")
    state = play(lay(facing, white="g7"), "g7-g8", ">h8")
    assert set(legal(state)) == {">g8", ">i8"}
    play(state, ">g8")  # only f8 is left there, and nobody asks
    assert first(state) == "f8"


@pytest.mark.rule("JK-40")
def test_a_way_taken_because_it_was_the_only_one_does_not_count_as_chosen() -> None:
    tiles = {"g8": "arrow3:w+e", "h8": "fortress", "f8": "horse", "g10": "arrow1:s", "g9": "arrow1:s"} | open_land("h9")
    state = play(lay(tiles, white="g7", red="h8"), "g7-g8")
    assert len(legal(state)) == 8
    play(state, ">g10")  # back to g8, and west once more
    assert len(legal(state)) == 7 and ">g10" not in legal(state)
    assert first(play(state, ">h9")) == "h9"


@pytest.mark.rule("JK-40")
def test_when_no_choice_is_left_he_dies() -> None:
    tiles = {"g8": "arrow3:w+e", "h8": "crocodile", "f8": "arrow1:e"}
    assert first(play(lay(tiles, white="g7"), "g7-g8", ">h8")) == "dead"
    tiles = {"g8": "arrow3:w+e", "h8": "fortress", "f8": "fortress"}
    assert first(play(lay(tiles, white="g7", red="h8, f8"), "g7-g8")) == "dead"


@pytest.mark.rule("JK-40")
def test_a_horse_may_come_by_again_with_another_jump() -> None:
    tiles = {"g8": "horse", "h10": "horse"} | open_land("i12")
    state = play(lay(tiles, white="g7"), "g7-g8", ">h10", ">g8")
    assert ">h10" not in legal(state) and len(legal(state)) == 7


@pytest.mark.rule("JK-40")
def test_choices_are_free_again_on_the_next_turn() -> None:
    tiles = {"g8": "arrow3:w+e"} | open_land("f8", "h8")
    state = play(lay(tiles, white="g7, g7"), "g7-g8", ">h8")
    play(wait(state), "g7-g8", ">h8")
    assert sorted(pirates(state)) == ["h8", "h8", "ship"]


@pytest.mark.rule("JK-40")
def test_after_a_tile_is_opened_the_way_goes_on() -> None:
    state = play(lay({"g8": "arrow1:n"}, white="g7"), "g7-g8", "ice", "ice", "horse")
    assert len(legal(state)) == 8
    play(state, ">i12", "arrow1:w", "crocodile")  # h12, and back onto the arrow, and back
    assert first(state) == "dead"


@pytest.mark.rule("JK-40")
def test_forced_movements_are_not_decisions() -> None:
    tiles = {"g8": "arrow1:n", "g9": "ice", "g10": "arrow1:e", "h10": "ice"} | open_land("i10")
    state = play(lay(tiles, white="g7"), "g7-g8")
    assert (first(state), state.round) == ("i10", 1)
