"""What an operator copies from `deploy/` is right as far as it can be told without the machine it is for."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from parlour.cli import serve
from parlour.server.limits import Limits

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_settings_of_the_example_exist() -> None:
    options = {str(param.name) for param in serve.command("en").params}
    assert {name.replace("-", "_") for name in tomllib.loads((DEPLOY / "settings.toml").read_text())} <= options


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    size = re.search(r"client_max_body_size (\d+)k;", (DEPLOY / "nginx.conf").read_text())
    assert size is not None and int(size[1]) * 1024 > Limits().record_bytes


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "parlour.service"
    unit.write_text((DEPLOY / "parlour.service").read_text().replace("/opt/parlour/bin/parlour", sys.executable))
    checked = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False)
    about_ours = [line for line in checked.stderr.splitlines() if "parlour.service" in line]
    assert about_ours == [], checked.stderr
