"""The page about what goes over the wire and into records, field by field, and the same as JSON Schema for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.core.records import FORMAT, REQUIRED, Record
from parlour.server import messages, openapi, wire

Json = dict[str, Any]
BOUNDS = {"minimum": "from", "maximum": "to", "minLength": "from length", "maxLength": "to length"}
FILES = {"http.json": "HTTP, as OpenAPI", "socket.json": "the websocket", "record.json": "a record"}


def schemas() -> dict[str, str]:
    """The page, and the documents that it links to."""
    http, socket, record = openapi.document(), of_the_socket(), of_a_record()
    for_programs = "; ".join(f"[{about}](schemas/{name})" for name, about in FILES.items())
    lines = [
        "# Schemas", "",
        "What is sent and kept, field by field, made from the declarations that check it. [The wire](server.md) says what it",
        f"means, [Records](records.md) how records are used. For programs: {for_programs}. A server has the first under",
        "`/api/openapi.json`. A field with a question mark may be left out.", "",
        "## HTTP", "", "| | body | answer | |", "|---|---|---|---|", *ways(http), "",
        "## The websocket, to the server", "", *sent(socket["incoming"], "to the server"),
        "## The websocket, from the server", "", *sent(socket["outgoing"], "from the server"),
        "## A record", "", *properties(record), "",
        "## What these are made of", "",
    ]
    parts = {**http["components"]["schemas"], **parts_of(socket["incoming"]), **parts_of(socket["outgoing"])}
    for name in sorted(parts):
        lines += [f"### {plain(name)}", "", *properties(parts[name]), ""]
    texts = {"http.json": http, "socket.json": socket, "record.json": record}
    return {"schemas.md": "\n".join(lines)} | {f"schemas/{name}": json.dumps(texts[name], indent=1) for name in FILES}


def of_the_socket() -> Json:
    return {"incoming": msgspec.json.schema(wire.Incoming), "outgoing": msgspec.json.schema(messages.FromServer)}


def of_a_record() -> Json:
    """The fields of a record, and that of its format."""
    made: Json = msgspec.json.schema(Record)["$defs"]["Record"]
    return {**made, "properties": {"parlour": {"const": FORMAT}, **made["properties"]}, "required": ["parlour", *REQUIRED]}


def messages_of(union: Json) -> list[str]:
    return [one["$ref"].rpartition("/")[2] for one in union["anyOf"]]


def parts_of(union: Json) -> Json:
    """What messages hold, and not they themselves."""
    return {name: shape for name, shape in union["$defs"].items() if name not in messages_of(union)}


def sent(union: Json, way: str) -> Iterator[str]:
    for name in messages_of(union):
        shape = union["$defs"][name]
        yield from (f"### {shape['properties']['type']['enum'][0]}, {way}", "", *properties(shape), "")


def ways(document: Json) -> Iterator[str]:
    for path, methods in document["paths"].items():
        for method, way in methods.items():
            body = way.get("requestBody")
            answer = next(iter(way["responses"].values()))
            yield f"| `{method.upper()} {path}` | {content(body) if body else ''} | {content(answer)} | {way['summary']} |"


def content(part: Json) -> str:
    return kind(part["content"]["application/json"]["schema"])


def properties(schema: Json) -> list[str]:
    """A row for each field."""
    if not schema.get("properties"):
        return [kind(schema)]
    needed = schema.get("required", [])
    rows = (
        f"| `{name}` | {'' if name in needed else '? '}{kind(shape)} | {shape.get('description', '')} |"
        for name, shape in schema["properties"].items()
    )
    told = schema.get("description", "")
    return [*([told, ""] if told else []), "| field | type | |", "|---|---|---|", *rows]


def plain(name: str) -> str:
    """The name of a part; a view says of itself that its table may be of any game."""
    return name.removesuffix("_Any_")


def kind(schema: Json) -> str:
    """A type in words."""
    if "$ref" in schema:
        name = plain(schema["$ref"].rpartition("/")[2])
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema.get("enum", [schema.get("const")]))
    if "prefixItems" in schema:
        return f"({', '.join(kind(one) for one in schema['prefixItems'])})"
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items') or {})}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    bounds = [f"{word} {schema[key]}" for key, word in BOUNDS.items() if key in schema]
    return " ".join([str(schema.get("type", "anything")), *bounds])
