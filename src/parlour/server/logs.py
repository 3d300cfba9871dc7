"""What the server writes down: lines with the time, for people or as JSON for programs. Addresses of those who play are never
logged: nothing secret is in a request, and nobody needs to know who plays."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime
from urllib.parse import quote

import msgspec

requests = logging.getLogger("parlour.requests")
events = logging.getLogger("parlour.events")


def set_up(style: str = "text", level: str = "WARNING", told: bool = False) -> None:
    """`told`: a line for each request and each thing that happens at a table."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if style == "json" else TextLines())
    logging.basicConfig(level=level, handlers=[handler])
    for logger in (requests, events):
        logger.setLevel("INFO" if told else "WARNING")


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return moment(record)


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": moment(record), "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def request(method: str, path: str, status: int, begun: float) -> None:
    requests.info("%s %s %s %.1f ms", method, quote(path), status, 1000 * (time.monotonic() - begun))
