"""The choices of the greedy player of 12 Patrols. What a position is worth is the solver's business."""

from __future__ import annotations

from parlour.core import chance, memory
from parlour.core.chance import U64
from parlour.core.state import MoveBuffer
from parlour.games.twelve_patrols import constants
from parlour.games.twelve_patrols.rules import TwelvePatrols
from parlour.search.evaluator import Evaluator


class TwelvePatrolsEvaluator(Evaluator):
    def choice(self, state: TwelvePatrols, trial: TwelvePatrols, buffer: MoveBuffer, sheet: MoveBuffer, u: U64) -> int:
        """The card that contradicts the fewest sides in sight, and what must be filled with whatever does first; `trial`,
        `buffer` and `sheet` are there to be written on."""
        buffer.clear()
        state.raw_find_moves(buffer, 0)
        if state.turning == 1:
            return self.first_that_helps(state, trial, buffer, sheet)
        if state.phase == constants.CARD:
            return self.best_place(state, trial, buffer, sheet, u)
        if buffer.holds(constants.DONE):
            return constants.DONE
        if buffer.holds(constants.END):
            return constants.END
        chosen = -1
        for i in range(buffer.many):
            move = buffer.move[i]
            is_lower = move < constants.DONE and (chosen < 0 or move < chosen)
            if is_lower and state.is_forced((move - constants.PUT) // constants.ITEMS):
                chosen = move
        return chosen if chosen >= 0 else lowest(buffer)

    def first_that_helps(self, state: TwelvePatrols, trial: TwelvePatrols, buffer: MoveBuffer, sheet: MoveBuffer) -> int:
        """The first way to turn a die after which a spot that must be filled can be filled."""
        chosen = -1
        for i in range(buffer.many):
            move = buffer.move[i]
            if chosen >= 0 and move > chosen:
                continue
            memory.copy(trial, state)
            trial.raw_push(move, 0)
            sheet.clear()
            if trial.actor == 0:
                trial.raw_find_moves(sheet, 0)
            if lowest(sheet) < constants.DONE:
                chosen = move
        return chosen if chosen >= 0 else lowest(buffer)

    def best_place(self, state: TwelvePatrols, trial: TwelvePatrols, buffer: MoveBuffer, sheet: MoveBuffer, u: U64) -> int:
        """One of the places with the fewest contradictions, by lot."""
        sheet.clear()
        fewest = 0
        for i in range(buffer.many):
            move = buffer.move[i]
            if move < constants.PUT:
                memory.copy(trial, state)
                trial.raw_push(move, 0)
                many = self.contradictions(trial)
                if sheet.many == 0 or many < fewest:
                    fewest = many
                    sheet.clear()
                if many == fewest:
                    sheet.add(move)
        return sheet.move[chance.index(u, sheet.many)] if sheet.many > 0 else lowest(buffer)

    def contradictions(self, state: TwelvePatrols) -> int:
        """Pairs of sides that cannot both be satisfied, wherever the frame comes to lie."""
        fewest = -1
        for top in range(state.top_from, state.top_to + 1):
            for left in range(state.left_from, state.left_to + 1):
                many = 0
                for line in range(constants.SIZE):
                    row = (top + line) * constants.WINDOW + left
                    many += self.clashes(state, row, 1, constants.EAST, constants.WEST)
                    column = top * constants.WINDOW + left + line
                    many += self.clashes(state, column, constants.WINDOW, constants.SOUTH, constants.NORTH)
                if fewest < 0 or many < fewest:
                    fewest = many
        return fewest

    def clashes(self, state: TwelvePatrols, first: int, step: int, onward: int, back: int) -> int:
        """By counting alone: outer sides look at both patrols of a line, each inner side at one of them."""
        many = 0
        for kind in range(constants.WISHES):
            one = wish(state, kind, state.card_at[first], onward)
            other = wish(state, kind, state.card_at[first + 2 * step], back)
            west = wish(state, kind, state.card_at[first + step], back)
            east = wish(state, kind, state.card_at[first + step], onward)
            more = 0
            if kind == constants.ITEMS_WANTED:
                more = 1  # both patrols have one at least
                many += (1 if one == 1 else 0) + (1 if other == 1 else 0)
            if one >= 0:
                many += (1 if west >= 0 and one < west + more else 0) + (1 if east >= 0 and one < east + more else 0)
            if other >= 0:
                many += (1 if west >= 0 and other < west + more else 0) + (1 if east >= 0 and other < east + more else 0)
            if one >= 0 and other >= 0 and one != other:
                many += 1
        return many


def wish(state: TwelvePatrols, kind: int, card: int, side: int) -> int:
    """How much of a kind a side of a card wants; -1 if nothing."""
    if card == constants.NO_CARD:
        return -1
    at = card * constants.SIDES + side
    if kind == constants.PIPS_WANTED:
        return state.pips[at] if state.pips[at] != constants.NO_PIPS else -1
    wanted = state.items[at] if kind == constants.ITEMS_WANTED else state.colours[at]
    return wanted if wanted > 0 else -1


def lowest(buffer: MoveBuffer) -> int:
    """The move with the lowest number."""
    found = constants.MOVES
    for i in range(buffer.many):
        found = min(found, buffer.move[i])
    return found
