"""The built page: its files, compressed as the browser likes them, and index.html for every address of the page's own."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from majlis.server.guard import content_policy
from majlis.server.problems import Problem, language_of

NOT_BUILT = """Majlis is running, but its page has not been built.

Build it with `make page` in the source tree (this needs Node 20 or newer), then load this address again.
The API is at /api and described at /api/openapi.json.
"""
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
}


def built(folder: Path) -> bool:
    return (folder / "index.html").is_file()


class Page:
    """An ASGI application that serves a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.respond(scope)(scope, receive, send)

    def respond(self, scope: Scope) -> Response:
        path = str(scope["path"])
        if path == "/api" or path.startswith("/api/"):
            return Problem("not-found", "no-address").response(language_of(scope))
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("The page can only be read.\n", 405, {"Allow": "GET, HEAD"})
        if not built(self.folder):
            return PlainTextResponse(NOT_BUILT, 200 if path == "/" else 404)
        found = self.find(path)
        if found is None and Path(path).suffix and path.startswith("/assets/"):
            return PlainTextResponse("There is no such file.\n", 404)
        return self.send(found or self.folder / "index.html", Headers(scope=scope))

    def find(self, path: str) -> Path | None:
        """The file of that address, if it lies in the folder."""
        if "\0" in path or path.endswith("/"):
            return None
        try:
            wanted = (self.folder / path.lstrip("/")).resolve()
            return wanted if wanted.is_relative_to(self.folder) and wanted.is_file() else None
        except OSError:
            return None

    def send(self, file: Path, headers: Headers) -> Response:
        hashed = file.parent != self.folder and _HASHED.search(file.name) is not None
        out = {
            "Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if file.suffix == ".html":
            out["Content-Security-Policy"] = content_policy(*inline_scripts(file))
        kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        for encoding, suffix in _ENCODINGS:
            smaller = file.with_name(file.name + suffix)
            if accepts(headers.get("accept-encoding", ""), encoding) and smaller.is_file():
                return FileResponse(smaller, headers={**out, "Content-Encoding": encoding}, media_type=kind)
        return FileResponse(file, headers=out, media_type=kind)


def inline_scripts(file: Path) -> list[str]:
    """The hashes of the scripts inside an HTML file, as its content policy names them."""
    found = _INLINE.findall(file.read_bytes())
    return [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in found]


def accepts(header: str, encoding: str) -> bool:
    """Whether a browser takes that encoding."""
    for part in header.lower().split(","):
        name, _, quality = part.strip().partition(";")
        if name.strip() == encoding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
