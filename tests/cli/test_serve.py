"""`parlour serve` and `parlour` alone, as processes that a person starts and stops."""

import re
import socket
import sqlite3
import time
import webbrowser
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from parlour.server import run as serving
from tests.cli.command import CTRL_C, Terminal, fails, run
from tests.server.client import make

BUSY = 60  # seconds for a server to start on a busy machine


def address_in(screen: str) -> str:
    found = re.search(r"http://[\d.]+:\d+/", screen)
    assert found, screen
    return found[0]


@pytest.mark.slow
def test_serve_tells_its_address_keeps_its_data_and_stops_by_ctrl_c(tmp_path: Path) -> None:
    terminal = Terminal("serve", "--port", "0", "--data", tmp_path)
    address = address_in(terminal.wait_for("Ctrl-C"))
    assert httpx.get(f"{address}api/health").json() == {"ok": True}
    terminal.type(CTRL_C)
    assert terminal.ends() == 0
    assert "All games are kept" in terminal.screen
    assert (tmp_path / "parlour.db").exists()


@pytest.mark.slow
def test_parlour_alone_serves_even_where_its_port_is_taken(tmp_path: Path) -> None:
    terminals = [Terminal(env={"PARLOUR_DATA": str(tmp_path / name)}) for name in ("one", "other")]
    assert len({address_in(terminal.wait_for("Ctrl-C", BUSY)) for terminal in terminals}) == 2
    for terminal in terminals:
        terminal.type(CTRL_C)
        assert terminal.ends() == 0


@pytest.mark.slow
def test_a_second_server_on_the_same_data_is_refused_or_leads_to_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = Terminal("serve", "--port", "0", "--data", tmp_path)
    address = address_in(first.wait_for("Ctrl-C", BUSY))
    for lang, words in (("en", "already running"), ("es", "ya está en marcha"), ("ru", "уже работает")):
        told = fails("serve", "--port", "0", "--data", tmp_path, "--lang", lang)
        assert words in told and address in told and "--data" in told and "\n" not in told
    told = fails("serve", "--data", f"{tmp_path}/.", "--port", address.split(":")[2].rstrip("/"))
    assert address in told  # rather than that the port is taken
    told = fails("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'parlour.db'}")
    assert address in told
    assert httpx.get(f"{address}api/health").json() == {"ok": True}

    first.process.kill()  # leaves nothing that would have to be cleaned up
    first.process.wait()
    second = Terminal("serve", "--port", "0", "--data", tmp_path)
    again = address_in(second.wait_for("Ctrl-C", BUSY))
    assert again in fails("serve", "--port", "0", "--data", tmp_path)

    opened: list[str] = []  # `parlour` alone leads to the one that is open already
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serving, "has_display", lambda: True)
    for lang, words in (("en", "open already"), ("es", "ya está abierto"), ("ru", "уже открыт")):
        result = run("--lang", lang, env={"PARLOUR_DATA": str(tmp_path)})
        assert result.exit_code == 0 and words in result.stdout and again in result.stdout and not result.stderr
    assert opened == [again] * 3
    second.type(CTRL_C)
    assert second.ends() == 0


@pytest.mark.slow
def test_matches_are_forgotten_only_on_request_and_only_old_ones(tmp_path: Path) -> None:
    def kept(*options: str) -> list[int]:
        terminal = Terminal("serve", "--port", "0", "--data", tmp_path, *options)
        address = address_in(terminal.wait_for("Ctrl-C"))
        end = time.monotonic() + (120 if options else 0)  # it forgets while it serves
        while httpx.get(f"{address}api/matches/{old}").status_code == 200 and time.monotonic() < end:
            time.sleep(0.05)
        found = [httpx.get(f"{address}api/matches/{match}").status_code for match in (old, new)]
        terminal.type(CTRL_C)
        assert terminal.ends() == 0
        return found

    terminal = Terminal("serve", "--port", "0", "--data", tmp_path)
    address = address_in(terminal.wait_for("Ctrl-C"))
    old, new = make(address).id, make(address).id
    terminal.type(CTRL_C)
    assert terminal.ends() == 0
    with closing(sqlite3.connect(tmp_path / "parlour.db")) as database, database:
        database.execute("UPDATE matches SET created = created - 8 * 86400 WHERE id = ?", [old])
        database.execute("UPDATE entries SET at = at - 8 * 86400 WHERE match = ?", [old])
    assert kept() == [200, 200]
    assert kept("--forget", "7") == [404, 200]


@pytest.mark.slow
def test_for_the_living_room_a_qr_code_is_shown(tmp_path: Path) -> None:
    terminal = Terminal("serve", "--host", "0.0.0.0", "--port", "0", "--data", tmp_path)  # noqa: S104
    assert "█" in terminal.wait_for("Ctrl-C")
    terminal.type(CTRL_C)
    assert terminal.ends() == 0


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        told = fails("serve", "--port", str(taken.getsockname()[1]), "--data", tmp_path)
    assert "Try another --port" in told


@pytest.mark.slow
def test_settings_come_from_a_file_from_the_environment_and_from_the_command_line(tmp_path: Path) -> None:
    """What is nearer counts more."""
    file = tmp_path / "settings.toml"
    file.write_text(f'port = 1\ndata = "{tmp_path / "of-file"}"\nlog = "json"\nlog-everything = true\n')
    terminal = Terminal("serve", "--settings", str(file), "--port", "0", env={"PARLOUR_DATA": str(tmp_path / "of-environment")})
    address = address_in(terminal.wait_for("Ctrl-C", BUSY))
    httpx.get(f"{address}api/health")
    terminal.wait_for('"message":"GET /api/health 200')
    terminal.type(CTRL_C)
    assert terminal.ends() == 0
    assert (tmp_path / "of-environment" / "parlour.db").exists() and not (tmp_path / "of-file").exists()


def test_settings_that_do_not_exist_are_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    assert "settings.toml" in fails("serve", "--settings", str(file))
    file.write_text("prot = 1\n")
    assert "prot" in fails("serve", "--settings", str(file))


@pytest.mark.parametrize(("setting", "named"), [
    ("port = 70000", "0–65535"), ("port = 80.5", "--port"), ('metrics = "figures"', "--metrics"),
    ("metrics = 70000", "--metrics"), ('metrics = "127.0.0.1:"', "--metrics"), ('open = "perhaps"', "yes | no"),
    ('hosts = "https://parlour.example"', "--hosts"),
    ('hosts = ["parlour.example", "*"]', "--hosts"), ('trusted-proxies = "10.0.0.5/8"', "--trusted-proxies"),
    ('trusted-proxies = ["127.0.0.1", "proxy.example"]', "--trusted-proxies"), ('database = "nosuch://host/name"', "nosuch"),
    ('database = "parlour.db"', "URL"), ('settings = "more.toml"', "settings"), ("[server]", "server"),
])
def test_a_mistake_in_a_setting_is_told_in_a_sentence(tmp_path: Path, setting: str, named: str) -> None:
    """Rather than taken for something that trusts nobody, or is called by no name."""
    file = tmp_path / "settings.toml"
    file.write_text(f'data = "{tmp_path}"\n{setting}\n')
    told = fails("serve", "--settings", file)
    assert named in told and "\n" not in told


@pytest.mark.slow
def test_all_games_are_copied_while_the_server_runs_and_brought_back(tmp_path: Path) -> None:
    terminal = Terminal("serve", "--port", "0", "--data", tmp_path / "data")
    address = address_in(terminal.wait_for("Ctrl-C", BUSY))
    made = make(address)
    assert "1" in run("backup", tmp_path / "copy", "--data", tmp_path / "data").stdout
    assert "already running" in fails("restore", tmp_path / "copy", "--data", tmp_path / "data")
    terminal.type(CTRL_C)
    assert terminal.ends() == 0
    assert run("restore", tmp_path / "copy", "--data", tmp_path / "new").exit_code == 0
    with closing(sqlite3.connect(tmp_path / "new" / "parlour.db")) as database:
        assert database.execute("SELECT id FROM matches").fetchall() == [(made.id,)]
