"""The HTTP interface keeps what its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from tests.server.client import any_card, everybody, make

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="session")
def interface(server: Any) -> Any:
    """The live document, with two matches that exist made known, so that not all requests end in 404."""
    running, finished = make(server.url, watching="listed"), make(server.url, 1, bots=1)

    async def play() -> None:
        async with everybody(server.url, finished) as guests:
            await guests[0].play(any_card(1))

    asyncio.run(play())
    document = httpx.get(f"{server.url}api/openapi.json").json()
    for path in document["paths"].values():
        for parameter in path.get("get", {}).get("parameters", []):
            if parameter["name"] == "match":
                parameter["schema"] = {"anyOf": [{"enum": [running.id, finished.id]}, parameter["schema"]]}
    loaded = schemathesis.openapi.from_dict(document)
    loaded.config.update(base_url=server.url)
    return loaded


schema = schemathesis.pytest.from_fixture("interface")


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=5, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_document_declares(case: Any) -> None:
    case.call_and_validate(checks=CHECKS)


@pytest.mark.soak
@schema.parametrize()
@settings(max_examples=200, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_of_very_many_is_one_that_the_document_declares(case: Any) -> None:
    case.call_and_validate(checks=CHECKS)
