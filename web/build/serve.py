"""Serves a built site the way a static host does: gzip, entity tags, the right media types.

    python web/build/serve.py _site --port 8000 --base /tablee/

For play on one's own machine and for the tests; it is no production server.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import sys
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = {".bin", ".jpg", ".png", ".woff2", ".zip"}


class Site(ThreadingHTTPServer):
    """`root` may be set to another build while it runs; `served` counts the body bytes sent."""

    daemon_threads = True

    def __init__(self, root: Path, base: str = "/", port: int = 0, host: str = "127.0.0.1") -> None:
        super().__init__((host, port), Handler)
        self.root = root
        self.base = "/" + base.strip("/") + "/" if base.strip("/") else "/"
        self.missing: set[str] = set()
        self.served: dict[str, int] = {}
        self._bodies: dict[tuple[Path, float], tuple[bytes, bytes | None, str]] = {}

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server_address[1]}{self.base}"

    def body(self, path: Path) -> tuple[bytes, bytes | None, str]:
        """Content, gzipped content where that is worth it, and entity tag."""
        key = (path, path.stat().st_mtime)
        if key not in self._bodies:
            plain = path.read_bytes()
            packed = None if path.suffix in PACKED else gzip.compress(plain, 6, mtime=0)
            tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
            self._bodies[key] = (plain, packed, tag)
        return self._bodies[key]

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is no error worth a word; others are told as ever."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def start(self) -> None:
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Handler(BaseHTTPRequestHandler):
    """Answers as a static host does."""

    protocol_version = "HTTP/1.1"
    server: Site

    def _find(self) -> Path | None:
        path = unquote(urlsplit(self.path).path)
        base = self.server.base
        if not path.startswith(base):
            return None
        inside = path[len(base) :]
        if inside in self.server.missing:
            return None
        found = (self.server.root / inside).resolve()
        if found.is_dir():
            found /= "index.html"
        root = self.server.root.resolve()
        return found if found.is_file() and found.is_relative_to(root) else None

    def do_GET(self) -> None:
        found = self._find()
        if found is None:
            self.send_response(HTTPStatus.NOT_FOUND)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        plain, packed, tag = self.server.body(found)
        fresh = found.suffix != ".html" and found.name != "sw.js"
        headers = {"ETag": tag, "Cache-Control": "max-age=600" if fresh else "no-cache"}
        if self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            body = b""
        else:
            self.send_response(HTTPStatus.OK)
            body = plain
            headers["Content-Type"] = TYPES.get(found.suffix, "application/octet-stream")
            headers["Vary"] = "Accept-Encoding"
            if packed is not None and "gzip" in self.headers.get("Accept-Encoding", ""):
                headers["Content-Encoding"] = "gzip"
                body = packed
            headers["Content-Length"] = str(len(body))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)
            name = found.relative_to(self.server.root.resolve()).as_posix()
            self.server.served[name] = self.server.served.get(name, 0) + len(body)

    do_HEAD = do_GET

    def log_message(self, format: str, *args: object) -> None:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("root", type=Path)
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets a phone in the house in")
    parser.add_argument("--base", default="/", help="the path the site lies under")
    given = parser.parse_args()
    site = Site(given.root, given.base, given.port, given.host)
    print(f"Tablée is at {site.address}  (Ctrl+C ends it)", flush=True)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
