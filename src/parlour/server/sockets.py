"""The websocket: a hello, then messages both ways until one side leaves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.core.errors import ParlourError
from parlour.server import names, requests, wire
from parlour.server.guest import Guest
from parlour.server.limits import Addresses, Bucket, Limits, TooMuch
from parlour.server.live_table import LiveTable
from parlour.server.parameters import address_of
from parlour.server.socket_protocol import writer
from parlour.server.tables import Tables
from parlour.server.wire import BadMessage
from parlour.store import Away

log = logging.getLogger("parlour")


class Sockets:
    def __init__(self, tables: Tables, addresses: Addresses, limits: Limits) -> None:
        self.tables, self.addresses, self.limits = tables, addresses, limits

    async def serve(self, socket: WebSocket) -> None:
        address = address_of(socket.scope)
        try:
            self.addresses.open_socket(address)
        except TooMuch as error:
            await socket.accept()
            await tell_and_close(socket, error)
            return
        try:
            await socket.accept()
            await self.serve_guest(socket)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except Away:
            await hang_up(socket)
        finally:
            self.addresses.close_socket(address)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                if socket.application_state != WebSocketState.DISCONNECTED:
                    await socket.close()

    async def serve_guest(self, socket: WebSocket) -> None:
        bucket = Bucket(self.limits.messages_per_second, self.limits.burst)
        try:
            hello = await asyncio.wait_for(self.receive(socket, bucket), self.limits.hello_seconds)
            if not isinstance(hello, wire.Hello):
                raise BadMessage("error-hello-first")
            begun = time.monotonic()
            table = await self.tables.find(hello.match)
            queue: asyncio.Queue[bytes | None] = asyncio.Queue(self.limits.queue)
            guest = Guest(
                table.seat_of(hello.token), hello.token, names.cleaned(hello.name), queue, address_of(socket.scope),
                writer(socket.scope),
            )
            self.tables.check_room(table, guest)
        except TimeoutError:
            await tell_and_close(socket, BadMessage("error-hello-first"))
            return
        except Away:
            raise
        except ParlourError as error:
            await tell_and_close(socket, error)
            return
        sender = asyncio.create_task(send_queue(socket, guest))
        try:
            await self.tables.join(table, guest)
            self.tables.welcoming.add(begun)
            await self.listen(socket, bucket, table, guest)
        finally:
            self.tables.leave(table, guest)
            sender.cancel()

    async def listen(self, socket: WebSocket, bucket: Bucket, table: LiveTable, guest: Guest) -> None:
        while True:
            await asyncio.sleep(0)  # messages that came together take turns with everybody else's
            try:
                await self.handle(table, guest, await self.receive(socket, bucket))
            except TooMuch as error:
                guest.send({"type": "error", **wire.error_body(error)})
                if error.code == "error-too-fast":
                    await asyncio.sleep(1)  # a flood is answered slowly
            except ParlourError as error:
                guest.send({"type": "error", **wire.error_body(error)})

    async def handle(self, table: LiveTable, guest: Guest, message: wire.Incoming) -> None:
        if isinstance(message, wire.Rematch) and table.stored.next is None:
            self.addresses.create_match(guest.address)
        try:
            await requests.handle(self.tables, table, guest, message)
        except ParlourError:
            raise
        except Exception as error:  # of the store, for instance a full disk
            log.exception("a message at table %s failed", table.match.id)
            raise ParlourError("error-failure") from error

    async def receive(self, socket: WebSocket, bucket: Bucket) -> wire.Incoming:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if not bucket.take():
            raise TooMuch("error-too-fast", most=int(self.limits.messages_per_second))
        if text is None:
            raise BadMessage("error-binary")
        data = text.encode()
        if len(data) > self.limits.message_bytes:
            raise TooMuch("error-too-large", most=self.limits.message_bytes)
        return wire.read_message(data)


async def send_queue(socket: WebSocket, guest: Guest) -> None:
    """What could not be sent at once."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await guest.queue.get()) is not None:
            await socket.send_text(message.decode())
            guest.waiting -= 1
        await socket.close(1013, "too slow")


async def hang_up(socket: WebSocket) -> None:
    """Not told off: whoever comes back in a moment may find everything well."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(1013, "error-store-away")


async def tell_and_close(socket: WebSocket, error: ParlourError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.encode({"type": "error", **wire.error_body(error)}).decode())
        await socket.close(4000, error.code)
