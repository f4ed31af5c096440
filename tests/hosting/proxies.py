"""The examples for Caddy and nginx as they are in `deploy`, with other ports and a certificate of our own: a table is played through each.

Run by `make test-proxies`; the programs are the Debian packages `nginx-light` and `caddy`.
"""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from majlis.server.run import listen
from tests.server.visitors import Visitor, serving

pytestmark = pytest.mark.anyio
DEPLOY = Path(__file__).parent.parent.parent / "deploy"
NAME = "majlis.example.org"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def free_port() -> int:
    listener = listen("127.0.0.1", 0)
    port: int = listener.getsockname()[1]
    listener.close()
    return port


def nginx(folder: Path, port: int, inner: str) -> list[str]:
    """The command that starts nginx with the example."""
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-keyout", "key.pem", "-out", "cert.pem"], cwd=folder, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{folder}/cert.pem"),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{folder}/key.pem"),
        ("127.0.0.1:8080", inner),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    http = f"events {{}}\npid {folder}/pid;\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
    (folder / "nginx.conf").write_text(http)
    return [
        "nginx",
        "-p",
        str(folder),
        "-c",
        str(folder / "nginx.conf"),
        "-e",
        str(folder / "errors"),
        "-g",
        "daemon off;",
    ]


def caddy(folder: Path, port: int, inner: str) -> list[str]:
    """The command that starts Caddy with the example."""
    text = (DEPLOY / "Caddyfile").read_text()
    assert text.count(f"\n{NAME} {{") == text.count("127.0.0.1:8080") == 1
    text = text.replace(f"\n{NAME} {{", f"\nhttps://{NAME}:{port} {{\n\ttls internal").replace("127.0.0.1:8080", inner)
    options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system storage\n}\n"
    (folder / "Caddyfile").write_text(options + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@asynccontextmanager
async def running(command: list[str], folder: Path, port: int) -> AsyncIterator[None]:
    """A proxy, from when it answers to the end of the block."""
    with (folder / "output").open("wb") as output:
        process = await asyncio.create_subprocess_exec(*command, cwd=folder, stdout=output, stderr=output)
    try:
        async with asyncio.timeout(60), httpx.AsyncClient(transport=to(port)) as client:
            while True:
                assert process.returncode is None, (folder / "output").read_text()
                with suppress(httpx.TransportError):
                    await client.get(f"https://{NAME}/healthz")
                    break
                await asyncio.sleep(0.05)
        yield
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


class Here(httpx.AsyncHTTPTransport):
    """Calls of the name go to this machine; nobody vouches for the certificate."""

    def __init__(self, port: int) -> None:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        super().__init__(verify=trusting)
        self.port = port

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        where = request.url.copy_with(host="127.0.0.1", port=self.port)
        more = {**request.extensions, "sni_hostname": NAME}
        sent = httpx.Request(request.method, where, headers=request.headers, stream=request.stream, extensions=more)
        return await super().handle_async_request(sent)


def to(port: int) -> Here:
    return Here(port)


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
async def test_a_table_is_played_through_the_example(proxy: object, tmp_path: Path) -> None:
    assert callable(proxy)
    port = free_port()
    hosts = (NAME,)
    async with serving(f"sqlite:///{tmp_path / 'majlis.sqlite'}", trusted_hosts=hosts, rate=0.005) as server:
        server.services.limits.factor = 0.0
        command = proxy(tmp_path, port, urlsplit(server.url).netloc)
        async with running(command, tmp_path, port), Visitor(f"https://{NAME}") as ana:
            await ana.http.aclose()
            ana.http = httpx.AsyncClient(base_url=f"https://{NAME}", transport=to(port), timeout=60)
            answer = await ana.http.post("/api/me", json={"name": "Ana"}, headers={"Origin": f"https://{NAME}"})
            assert answer.status_code == 201
            assert "secure" in answer.headers["set-cookie"].lower()
            assert answer.headers["strict-transport-security"].startswith("max-age=")
            assert (await ana.http.get("/metrics")).status_code == 404
            foreign = await ana.http.patch(
                "/api/me", json={"name": "Eve"}, headers={"Origin": "https://elsewhere.example"}
            )
            assert foreign.status_code == 403
            table = (await ana.table("me hot"))["id"]
            actor = (await ana.look(table))["actor"]
            async with ana.follow(table, actor) as stream:  # nothing is held back on its way
                update = await stream.update()
                row = await ana.move(table, actor, update["seq"], update["decision"]["actions"][0]["text"])
                assert (await stream.update())["seq"] == row["seq"]
            big = await ana.http.post(
                "/api/box-sets/x/import", content=b"x" * 700_000, headers={"Content-Type": "application/json"}
            )
            assert big.status_code == 413
            server.services.limits.factor = 0.005
            ana.http.cookies.clear()
            claims = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(3)]
            made = [
                (await ana.http.post("/api/me", json={"name": "Eve"}, headers=claim)).status_code for claim in claims
            ]
            assert 429 in made  # what a caller says of its address is not believed
