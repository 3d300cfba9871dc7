"""Questions that guests ask about their game: checked here, answered in processes of their own."""

from __future__ import annotations

import asyncio

from parlour.core.errors import ParlourError
from parlour.match import Match, Refused
from parlour.search.questions import Question
from parlour.server import wire
from parlour.server.guest import Guest
from parlour.server.limits import Limits, neighbourhood
from parlour.server.question_pool import QuestionPool
from parlour.study import questions


class TableQuestions:
    def __init__(self, limits: Limits) -> None:
        self.pool = QuestionPool(limits)

    def ask(self, match: Match, guest: Guest, message: wire.Ask) -> None:
        """One question of a guest at a time; a new one takes the place of the old. After the end spectators may ask, too."""
        if guest.seat < 0 and not match.over:
            raise Refused("error-spectator")
        seen = match.state.seen(guest.seat)
        questions.check(match.game.id, message.what, seen, match.over)
        if message.what == "hint" and sum(seat.kind == "person" for seat in match.seats) > 1:
            raise Refused("error-hint-among-people")
        self.stop(guest)
        question = Question(
            match.game.id, message.what, seen, match.options,
            [(ply.seat, ply.move) for ply in match.plies] if match.over else [],
            match.seed if match.over else None, match.result["scores"] if match.result else None,
        )
        guest.question = (message.id, asyncio.create_task(self.answer(guest, message.id, question, match.id)))

    def stop(self, guest: Guest, id: int | None = None) -> None:
        """The question that is being answered, or the one of this number, need not be answered any more."""
        if guest.question is not None and id in (None, guest.question[0]):
            guest.question[1].cancel()

    async def answer(self, guest: Guest, id: int, question: Question, table: str) -> None:
        def tell(done: float) -> None:
            guest.send({"type": "answer", "id": id, "progress": done})

        try:
            told = await self.pool.ask(question, tell, neighbourhood(guest.address), table)
            guest.send({"type": "answer", "id": id, "result": told})
        except ParlourError as error:
            guest.send({"type": "answer", "id": id, "error": wire.error_body(error)})
