"""Figures of a running node for Prometheus. They are counted anyway; here they are read when somebody asks."""

from __future__ import annotations

import importlib.util
import socket
import time
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from parlour.core.errors import BadOption, NotInstalled, ParlourError

if TYPE_CHECKING:
    from parlour.server.app import App

QUANTILES = (0.5, 0.9, 0.99)
LARGEST_PORT = 65535
LAST = 2_000  # of which quantiles are taken


class AddressTaken(ParlourError):
    """Figures cannot be served there."""


class Timings:
    """How long something took, the last times and in all."""

    def __init__(self) -> None:
        self.last: deque[float] = deque(maxlen=LAST)
        self.number, self.seconds = 0, 0.0

    def add(self, begun: float) -> None:
        took = time.monotonic() - begun
        self.last.append(took)
        self.number += 1
        self.seconds += took

    def quantile(self, share: float) -> float:
        ordered = sorted(self.last)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Figures:
    """What a scrape reads (a collector of prometheus-client)."""

    def __init__(self, app: App) -> None:
        self.app = app

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily

        tables, worker, pool = self.app.tables, self.app.store.worker, self.app.bot_pool
        # Another thread than that of the tables asks: only a list of references is made in one go.
        live = [table for kept in tables.live.valuerefs() if (table := kept()) is not None]
        for name, about, value in (
            ("sockets", "Open sockets at tables", sum(len(table.guests) for table in live)),
            ("tables_live", "Matches in memory", len(live)),
            ("tables_occupied", "Matches at which somebody sits here", sum(bool(table.guests) for table in live)),
            ("tables_bytes", "Estimated memory of matches that are kept though nobody uses them", tables.bytes),
            ("bots_waiting", "Moves of bots for which no worker is free", pool.turns.waiting),
            ("bots_thinking", "Moves of bots that are being thought about", len(pool.workers) - len(pool.idle)),
            ("questions_open", "Questions that are asked and not answered", tables.questions.pool.open),
            ("store_waiting", "Pieces of work that wait for the store", worker.waiting.qsize()),
            ("store_well", "Whether the database answered last time", int(tables.nodes.well)),
            ("draining", "Whether the node is about to end", int(self.app.readiness.draining)),
        ):
            yield GaugeMetricFamily(f"parlour_{name}", about, value)
        for name, about, count in (
            ("changes", "Changes of matches made here", tables.changes.made),
            ("store_transactions", "Transactions", worker.transactions),
            ("store_work", "Pieces of work done in them", worker.done),
            ("store_failures", "Transactions that failed", worker.failed),
            ("store_seconds", "Seconds spent in transactions", worker.seconds),
        ):
            yield CounterMetricFamily(f"parlour_{name}", about, count)
        for name, about, timings in (
            ("move_seconds", "From a person's message with a move to its acknowledgement", tables.moving),
            ("hello_seconds", "From a hello to its welcome", tables.welcoming),
        ):
            yield SummaryMetricFamily(f"parlour_{name}", about, timings.number, timings.seconds)
            quantiles = GaugeMetricFamily(f"parlour_{name}_quantile", f"{about}; the last {LAST}", labels=["quantile"])
            for share in QUANTILES:
                quantiles.add_metric([str(share)], timings.quantile(share))
            yield quantiles


def check_installed() -> None:
    if importlib.util.find_spec("prometheus_client") is None:
        raise NotInstalled("error-needs-extra", extra="metrics")


def check_free(address: str) -> None:
    """Raises AddressTaken if another process has the address of the figures: two nodes of one machine need two."""
    with socket.socket(socket.AF_INET6 if ":" in split(address)[0] else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(split(address))
        except OSError as error:
            raise AddressTaken("error-metrics-taken", address=address, reason=error.strerror or str(error)) from error


def split(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= LARGEST_PORT):
        raise BadOption("error-option-value", option="--metrics", value=address, takes="public | PORT | HOST:PORT")
    return host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port)


def registry(app: App) -> Any:
    from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector

    made = CollectorRegistry()
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=made)
    made.register(Figures(app))
    return made


def text(app_registry: Any) -> bytes:
    from prometheus_client import generate_latest

    return bytes(generate_latest(app_registry))


def serve(app_registry: Any, address: str) -> None:
    """On an address of its own, HOST:PORT or PORT: what a node does is not for everybody."""
    from prometheus_client import start_http_server

    host, port = split(address)
    start_http_server(port, host, app_registry)
