"""The HTTP interface keeps what its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings

from tests.server.client import any_card, everybody, make


@pytest.fixture(scope="session")
def interface(server: Any) -> Any:
    """The live document, with two matches that exist made known, so that not all requests end in 404."""
    import schemathesis  # takes more time than most tests: only the process that needs it loads it

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


@pytest.mark.slow
@pytest.mark.parametrize("examples", [5, pytest.param(200, marks=pytest.mark.soak)])
def test_every_answer_is_one_that_the_document_declares(interface: Any, examples: int) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    agreed = [
        not_a_server_error, checks.status_code_conformance, checks.content_type_conformance, checks.response_schema_conformance,
    ]
    operations = [found.ok() for found in interface.get_all_operations()]
    assert len(operations) >= 30
    for operation in operations:

        @settings(max_examples=examples, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def answers(case: Any) -> None:
            case.call_and_validate(checks=agreed)

        answers()
