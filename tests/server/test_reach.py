"""From where a server can be reached, for whoever invites friends."""

from __future__ import annotations

import httpx
import pytest

from parlour.server import reach
from parlour.server.reach import Reach


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "living_room_address", lambda: "192.168.1.20")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.0.5"])
def test_a_server_on_loopback_is_for_its_own_computer(host: str, at_home: None) -> None:
    assert Reach(host, 8420).told("127.0.0.1") == {"reach": "computer", "address": None}


@pytest.mark.parametrize("asker", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_a_server_for_everybody_tells_its_address_in_the_network_at_home(asker: str, at_home: None) -> None:
    for host in reach.EVERYWHERE:
        assert Reach(host, 8420).told(asker) == {"reach": "network", "address": "http://192.168.1.20:8420/"}
    assert Reach("10.0.0.7", 9000).told(asker)["address"] == "http://10.0.0.7:9000/"


@pytest.mark.parametrize("asker", ["192.168.1.33", "203.0.113.9", "2001:db8::1", "?"])
def test_strangers_are_not_told_the_address_in_the_house(asker: str, at_home: None) -> None:
    assert Reach("0.0.0.0", 8420).told(asker) == {"reach": "network", "address": None}  # noqa: S104


def test_without_a_network_there_is_no_address_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "living_room_address", lambda: "127.0.0.1")
    assert Reach("0.0.0.0", 8420).told("127.0.0.1") == {"reach": "network", "address": None}  # noqa: S104


def test_the_server_tells_the_page(url: str) -> None:
    assert httpx.get(f"{url}api/reach").json() == {"reach": "computer", "address": None}
