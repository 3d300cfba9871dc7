"""What cannot be done is refused with the reason, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour import OVER, State
from parlour.games.twelve_patrols import constants, notation
from parlour.locale import LANGUAGES, sentence
from parlour.match import Match, Seat
from tests.games.twelve_patrols.table import GAME, begin, lay, legal, play, play_with, random_game, random_wants, refused, turn_up

PAIR = "AB. / ... / ..."
WIDE_PAIR = "..... / ..... / ..AB. / ..... / ....."


def assembling() -> State:
    return play(lay(PAIR, wants={"B west": ["items 2", "pips 5"]}, tray="w4 w1 w3 y"), "a3b3 w4")


REFUSALS: dict[str, tuple[Callable[[], State], str, dict[str, str]]] = {
    "a card that is not face up": (begin, "D b2", {
        "en": "Dale is not among the cards that lie face up.", "es": "Dale no está entre las cartas a la vista.",
        "ru": "Среди открытых карт нет такой: Dale."}),
    "an occupied cell": (lambda: turn_up(play(begin(), "A b2")), "B b2", {
        "en": "Ash already lies on b2.", "es": "En b2 ya está Ash.", "ru": "Клетка b2 занята: там Ash."}),
    "a patrol before a card": (begin, "a1b1 w", {
        "en": "Patrols go out after a card has been placed: place one first.",
        "es": "Las patrullas salen después de colocar una carta: primero coloca una.",
        "ru": "Патрули выходят после того, как положена карта: сначала положите её."}),
    "a complete line without a patrol": (lambda: lay("ABC / ... / ...", patrols={"a3b3": "w"}), "end", {
        "en": "The turn cannot end yet: a line is complete, and b3c3 is still without a patrol.",
        "es": "El turno aún no puede terminar: hay una línea completa y en b3c3 falta la patrulla.",
        "ru": "Завершить ход ещё нельзя: линия заполнена, а на посту b3c3 нет патруля."}),
    "too few pips": (assembling, "done", {
        "en": "The patrol is not complete yet: Bog wants 2 items to its west, and this makes 1 item.",
        "es": "La patrulla aún no está completa: al oeste de Bog debe haber 2 piezas, y así hay 1 pieza.",
        "ru": "Патруль ещё не собран: к западу от карты «Bog» требуется 2 фишки, а выходит 1 фишка."}),
    "too many pips": (assembling, "w3", {
        "en": "Too much: Bog wants 5 pips to its west, and that would make 7 pips.",
        "es": "Es demasiado: al oeste de Bog debe haber 5 puntos, y así habría 7 puntos.",
        "ru": "Слишком много: к западу от карты «Bog» требуется 5 очков, а выйдет 7 очков."}),
    "an item that leads nowhere": (assembling, "y", {
        "en": "With yellow cube at a3b3 the tray cannot complete the patrol any more: "
              "Bog wants 2 items to its west, and Bog wants 5 pips to its west.",
        "es": "Con cubo amarillo en a3b3 la reserva ya no alcanza para completar la patrulla: "
              "al oeste de Bog debe haber 2 piezas, y al oeste de Bog debe haber 5 puntos.",
        "ru": "Если поставить сюда (a3b3) эту фишку (жёлтый кубик), патруль уже не собрать из запаса: "
              "к западу от карты «Bog» требуется 2 фишки, а к западу от карты «Bog» требуется 5 очков."}),
    "an item that is not there": (assembling, "b6", {
        "en": "The tray holds no blue 6.", "es": "En la reserva no queda ningún dado azul 6.",
        "ru": "В запасе нет такой фишки: синяя кость 6."}),
    "a die that keeps its face": (lambda: play(lay(PAIR, tray="w y4"), "discard w"), "y4=4", {
        "en": "The yellow 4 already shows that: turn the die to another face.",
        "es": "El dado amarillo 4 ya muestra eso: gíralo a otra cara.",
        "ru": "Тут и так это число (жёлтая кость 4): поверните кость другой гранью."}),
    "a die that is not there": (lambda: play(lay(PAIR, tray="w y4"), "discard w"), "w1=4", {
        "en": "The tray holds no white 1.", "es": "En la reserva no queda ningún dado blanco 1.",
        "ru": "В запасе нет такой фишки: белая кость 1."}),
    "a border against a patrol": (
        lambda: lay(WIDE_PAIR, floating=True, phase="card", wants={"B west": "colours 3"}, patrols={"c3d3": "w"}), "C e3", {
            "en": "A card on e3 would settle the borders so that a patrol already sent out is wrong: "
                  "Bog wants 3 colours to its west.",
            "es": "Una carta en e3 fijaría los límites de modo que una patrulla ya enviada estaría mal: "
                  "al oeste de Bog debe haber 3 colores.",
            "ru": "Карта на e3 определит границы так, что отправленный патруль окажется неверным: "
                  "к западу от карты «Bog» требуется 3 цвета."}),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", REFUSALS)
def test_a_refusal_is_a_sentence_in_the_reader_s_language(case: str, lang: str) -> None:
    position, typed, said = REFUSALS[case]
    assert refused(position(), typed, lang) == said[lang]


@pytest.mark.parametrize("frame", ["fixed", "floating"])
@pytest.mark.parametrize("seed", range(8))
def test_every_refusal_is_a_whole_sentence_in_every_language(frame: str, seed: int) -> None:
    """Every move that can be written down, in positions from all over a game."""
    play_with(random_wants(seed, 40))
    for ply, state in enumerate(random_game(seed, frame=frame)):
        if ply % 6 or state.actor < 0:
            continue
        allowed = state.legal()
        for move in notation.moves(state.fields()["frame"])[seed::8]:
            if move not in allowed:
                error = GAME.refusal(state, move)
                for lang in LANGUAGES:
                    said = sentence(lang, error.code, **error.arguments)
                    assert said[-1] == "." and not any(rubbish in said for rubbish in ("patrols-", "{", "None")), (move, said)


def test_a_number_that_is_no_move_is_refused_too() -> None:
    for state in (begin(), begin(frame="floating"), lay(PAIR)):
        for move in (-1, constants.MOVES, 10**9, 0):
            if move not in state.legal():
                assert isinstance(GAME.refusal(state, move), parlour.IllegalMove)
    over = play(lay("AB. / ... / ...", phase="card", tray=""), "C c3")
    assert over.actor == OVER and GAME.refusal(over, 3).code == "error-illegal-move"


def test_a_match_gives_the_reason_as_well() -> None:
    match = Match.create("m", "twelve-patrols", {}, [Seat("person", "Ana")], "1")
    match.commit(match.opening())
    with pytest.raises(parlour.IllegalMove, match="an unused item has to be discarded"):
        match.decide(0, 0, [constants.SET + 1])
    with pytest.raises(parlour.IllegalMove):
        match.decide(0, 0, [constants.MOVES])


@pytest.mark.parametrize(("typed", "meant"), [
    ("c C3", "C c3"), ("Cc3", "C c3"), ("  C  c3 ", "C c3"), ("DISCARD W4", "discard w4"), ("discard wc", "discard w"),
    ("discard: y", "discard y"),
])
def test_notation_is_read_generously(typed: str, meant: str) -> None:
    state = lay(PAIR, phase="card")
    assert GAME.text(state, GAME.parse(state, typed)) == meant


@pytest.mark.parametrize(("typed", "meant"), [
    ("b3a3 w", "a3b3 w"), ("A3B3 Wc", "a3b3 w"), ("a3-b3: w4", "a3b3 w4"), ("a3b3w4", "a3b3 w4"), ("END", "end"),
])
def test_spots_and_items_are_read_generously(typed: str, meant: str) -> None:
    state = lay(PAIR)
    assert GAME.text(state, GAME.parse(state, typed)) == meant


@pytest.mark.parametrize(("typed", "meant"), [("w", "a3b3 w"), ("WC", "a3b3 w"), (" y4 ", "a3b3 y4"), ("a3b3 b", "a3b3 b")])
def test_while_a_patrol_is_assembled_an_item_alone_joins_it(typed: str, meant: str) -> None:
    state = play(lay(PAIR), "a3b3 w")
    assert GAME.text(state, GAME.parse(state, typed)) == meant
    with pytest.raises(parlour.IllegalMove, match="I do not understand"):
        GAME.parse(lay(PAIR), "w")
    assert "a3b3 w" in legal(state)
