"""A proxy of the tests' own in front of nodes: nginx or HAProxy as an operator would run it (`deploy/`), on loopback with TLS.
Every answer says in `x-node` which node has given it."""

from __future__ import annotations

import getpass
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.programs import PATH

DEPLOY = Path(__file__).parents[1] / "deploy"
KINDS = ("nginx", "haproxy")
NGINX = """
user {user};
pid {folder}/pid;
error_log {folder}/log error;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    add_header X-Node $upstream_addr always;
    {server}
}}
"""


def installed(kind: str) -> bool:
    return all(shutil.which(program, path=PATH) for program in (kind, "openssl"))


@contextmanager
def running(kind: str, nodes: list[str], tls: bool = True) -> Iterator[str]:
    """The address of a proxy in front of two nodes, given as HOST:PORT; skips where it is not installed."""
    program, openssl = shutil.which(kind, path=PATH), shutil.which("openssl")
    if program is None or openssl is None:
        pytest.skip(f"{kind if program is None else 'openssl'} is not installed")
    place = f"127.0.0.1:{free_port()}"
    with tempfile.TemporaryDirectory(prefix="proxy") as name:
        folder = Path(name)
        certificate(openssl, folder)
        written = folder / "config"
        text = nginx(folder, place, nodes) if kind == "nginx" else haproxy(folder, place, nodes)
        written.write_text(text if tls else without_tls(text))
        arguments = ["-e", f"{name}/log", "-g", "daemon off;", "-c"] if kind == "nginx" else ["-q", "-db", "-f"]
        with (folder / "said").open("w") as said:
            process = subprocess.Popen([program, *arguments, str(written)], stdout=said, stderr=said)
        try:
            wait_for(process, place, folder / "said")
            yield f"http{'s' if tls else ''}://{place}/"
        finally:
            process.terminate()
            process.wait(60)


def certificate(openssl: str, folder: Path) -> None:
    key, public = folder / "key.pem", folder / "fullchain.pem"
    subject = ["-subj", "/CN=parlour.example", "-days", "2", "-nodes"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    made = [openssl, "req", "-x509", *kind, *subject, "-keyout", str(key), "-out", str(public)]
    subprocess.run(made, check=True, capture_output=True)
    (folder / "parlour.pem").write_text(public.read_text() + key.read_text())


def nginx(folder: Path, place: str, nodes: list[str]) -> str:
    server = replaced((DEPLOY / "nginx.conf").read_text(), {
        "127.0.0.1:8000": nodes[0], "127.0.0.1:8001": nodes[1], "listen 443 ssl": f"listen {place} ssl",
        "    listen [::]:443 ssl;\n": "", "/etc/ssl/parlour": str(folder),
    })
    return NGINX.format(folder=folder, server=server, user=getpass.getuser())


def haproxy(folder: Path, place: str, nodes: list[str]) -> str:
    return replaced((DEPLOY / "haproxy.cfg").read_text(), {
        "one 127.0.0.1:8000": f"{nodes[0]} {nodes[0]}", "other 127.0.0.1:8001": f"{nodes[1]} {nodes[1]}",
        ":443,[::]:443": place, "/etc/ssl/parlour": str(folder),
        "    balance leastconn\n": "    balance leastconn\n    http-response set-header x-node %s\n",
    })


def without_tls(text: str) -> str:
    lines = (line for line in text.splitlines(keepends=True) if "ssl_certificate" not in line and "Forwarded-Proto" not in line)
    return re.sub(" ssl( crt .*)?(?=;|$)", "", "".join(lines), flags=re.M)


def replaced(text: str, parts: dict[str, str]) -> str:
    for old, new in parts.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def wait_for(process: subprocess.Popen[bytes], place: str, said: Path) -> None:
    host, port = place.split(":")
    while True:
        assert process.poll() is None, said.read_text()
        try:
            socket.create_connection((host, int(port))).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])
