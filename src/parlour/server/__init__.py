"""HTTP and websockets: docs/server.md describes what goes over the wire."""

USUAL_PORT = 8420
