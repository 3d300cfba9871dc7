"""HTTP and websockets: docs/server.md describes what goes over the wire."""

DEFAULT_PORT = 8420
