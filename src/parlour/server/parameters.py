"""What a request says: ids, tokens, numbers, and where it comes from."""

from __future__ import annotations

from starlette.requests import Request
from starlette.types import Scope

from parlour.core import actors
from parlour.core.errors import BadOption
from parlour.locale import LANGUAGES
from parlour.server.live_table import NotFound
from parlour.server.wire import BadMessage


def checked_id(text: str) -> str:
    if not text or len(text) > 32 or not all(c.isascii() and (c.isalnum() or c in "-_") for c in text):
        raise NotFound("error-no-match", match=text[:40])
    return text


def token_of(request: Request) -> str | None:
    """The token of a seat, which never stands in an address: addresses are logged and passed on."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def viewer_of(request: Request, seats: int) -> int:
    """The seat from whose view a finished game is shown."""
    asked = request.query_params.get("seat", str(actors.SPECTATOR))
    return actors.SPECTATOR if asked == str(actors.SPECTATOR) else whole(asked, "seat", 0, seats - 1)


def checked_language(asked: str) -> str:
    if asked not in LANGUAGES:
        raise BadOption("error-option-value", option="lang", value=asked[:20], takes=" | ".join(LANGUAGES))
    return asked


def whole(text: str, what: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
        raise BadMessage("error-bad-number", what=what, given=text[:20], low=low, high=high)
    return int(text)


def address_of(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else "?"
