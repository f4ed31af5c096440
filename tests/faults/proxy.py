"""A proxy between players and server, with which connections are cut or left half open."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading


class Proxy:
    """Passes bytes on, until it is told otherwise. Each direction of a connection has a thread."""

    def __init__(self, port: int) -> None:
        self.port = port
        """Where the server listens; it may change."""
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._lock = threading.Lock()
        self._frozen: set[socket.socket] = set()
        self._closed = False
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}/"

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.port), 5)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            for one in (near, far):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self._lock:
                self._pairs.append((near, far))
            if self._closed:  # a thread that waits in `accept` may still get one
                self.cut()
                return
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while block := source.recv(1 << 16):
                if source in self._frozen:
                    return  # nobody hears of it: neither side learns that the other is gone
                sink.sendall(block)
        except OSError:
            pass
        if source not in self._frozen:
            self._end((source, sink))

    def _end(self, pair: tuple[socket.socket, ...]) -> None:
        for one in pair:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        with self._lock:
            self._pairs = [kept for kept in self._pairs if kept[0] not in pair]

    def cut(self) -> int:
        """Cut all connections, without a goodbye (RST); returns how many there were."""
        with self._lock:
            pairs = self._pairs[:]
        for pair in pairs:
            for one in pair:
                with contextlib.suppress(OSError):
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self._end(pair)
        return len(pairs)

    def freeze(self) -> int:
        """Leave all connections half open: whatever is sent on them gets lost, and nobody is told. New ones work."""
        with self._lock:
            found = {one for pair in self._pairs for one in pair}
            self._frozen |= found
        return len(found) // 2

    def thaw(self) -> None:
        """End what was left half open."""
        self._frozen.clear()
        self.cut()

    def close(self) -> None:
        self._closed = True
        self.listener.close()
        self.cut()
