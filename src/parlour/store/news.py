"""What other nodes have changed, as PostgreSQL tells it (LISTEN): the ids of matches. The line is asked again and again whether
it still holds, and made anew when it does not; what was missed meanwhile has to be looked up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import make_url

from parlour.store.worker import CHANNEL, hang_up

log = logging.getLogger("parlour")
QUIET = 3.0  # seconds without a word after which the line is tried
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds before the line is made anew


async def listen(database: str, origin: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
    """Without end: `heard` is called for each match that another node has changed, `missed` after each new beginning."""
    wait = FIRST_WAIT

    def begun() -> None:
        nonlocal wait
        wait = FIRST_WAIT
        missed()

    while True:
        try:
            await listen_once(database, origin, heard, begun)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # of the line: it may be well again in a moment
            log.warning("other nodes cannot be heard: %s", str(error).splitlines()[0] if str(error) else type(error).__name__)
        await asyncio.sleep(wait)
        wait = min(LONGEST_WAIT, 2 * wait)


async def listen_once(database: str, origin: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
    import psycopg

    address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    line = await asyncio.wait_for(psycopg.AsyncConnection.connect(address, autocommit=True), QUIET)
    try:
        await ask(line, f"LISTEN {CHANNEL}")
        missed()
        while True:
            async for told in line.notifies(timeout=QUIET):
                sender, *matches = told.payload.split()
                if sender != origin:
                    for match in matches:
                        heard(match)
            await ask(line, "SELECT 1")
    finally:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(line.close(), 1)


async def ask(line: Any, question: str) -> None:
    """Hangs up on a database that does not answer: psycopg itself would ask it to forget the question, and wait for that."""
    asking = asyncio.create_task(line.execute(question))
    asking.add_done_callback(lambda asked: asked.cancelled() or asked.exception())
    try:
        await asyncio.wait({asking}, timeout=QUIET)
    finally:
        if not asking.done():
            hang_up(line.fileno())
            await asyncio.wait({asking}, timeout=1)
    asking.result()
