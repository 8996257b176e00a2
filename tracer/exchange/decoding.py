"""Bytecode and `jax.export` artifacts to text, in a process of its own (`decoder`).

The process is started by the first request, serves all that follow and ends when it has had
nothing to do for a while, or with this one. Whatever it does, this process goes on.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import struct
import sys
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from monograph.backends.forks import kept_over_forks
from monograph.hlo.errors import TextError

if TYPE_CHECKING:
    import subprocess

TIMEOUT = 120.0  # seconds for one request, starting the process included
DECODER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "decoder.py")
MAGIC = b"ML\xefR"


@dataclass(frozen=True)
class Artifact:
    """What `jax.export` says of a function beside its module.

    Attributes:
        name: the function's.
        in_tree: structure of ``(args, kwargs)``, as the decoder writes it.
        out_tree: structure of the result.
        in_avals: sizes (text) and element type of each leaf of the arguments.
        kept: numbers of the leaves that the module takes.
        platforms: what it was lowered for; with several, the module's first argument is a number.
        devices: how many devices it is for.
        effects: ordered effects.
    """

    name: str
    in_tree: Any
    out_tree: Any
    in_avals: tuple[tuple[tuple[str, ...], str], ...]
    kept: tuple[int, ...]
    platforms: tuple[str, ...]
    devices: int
    effects: tuple[str, ...]


def decode(raw: bytes, filename: str) -> tuple[str, Artifact | None]:
    """The module's text, and what is said around it if the bytes are an artifact.

    Raises:
        TextError: if they are neither bytecode nor an artifact, or are damaged.
    """
    found = _ask(raw, filename)
    if "error" in found:
        what = "StableHLO bytecode" if raw.startswith(MAGIC) else "a jax.export artifact"
        raise TextError(
            f"{filename} could not be decoded as {what}: {found['error']}",
            operands={"bytes": f"{len(raw)}, beginning {raw[:8].hex(' ') or 'with nothing'}"},
            why="it is damaged, cut off, or was written by a version that this jaxlib cannot read.",
            fix="pass MLIR text, StableHLO bytecode, or what jax.export's serialize() returned.",
        )
    if "name" not in found:
        return found["text"], None
    avals = tuple((tuple(a["shape"]), str(a["dtype"])) for a in found["in_avals"])
    return found["text"], Artifact(
        found["name"],
        found["in_tree"],
        found["out_tree"],
        avals,
        tuple(found["kept"]),
        tuple(found["platforms"]),
        found["devices"],
        tuple(found["effects"]),
    )


class _Decoder:
    """The process; started when asked, and again after it has ended."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.owner = 0

    def ask(self, raw: bytes) -> dict[str, Any]:
        """Its reply.

        Raises:
            OSError: if it cannot be started, or ends without one.
            TimeoutError: if it does not reply in time.
        """
        until = time.monotonic() + TIMEOUT
        if self.process is None or self.owner != os.getpid() or self.process.poll() is not None:
            self.start(until)
        self.send(raw, until)
        head = self.receive(8, until)
        reply = json.loads(self.receive(struct.unpack("<Q", head)[0], until))
        assert isinstance(reply, dict)
        return reply

    def start(self, until: float) -> None:
        """Start the process and tell it what to import from."""
        import subprocess

        self.owner = os.getpid()
        self.process = subprocess.Popen(
            [sys.executable, DECODER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
        self.send(json.dumps(sys.path).encode(), until)

    def send(self, data: bytes, until: float) -> None:
        """Write one frame, for as long as it may take."""
        assert self.process is not None and self.process.stdin is not None
        file = self.process.stdin.fileno()
        os.set_blocking(file, False)
        view = memoryview(struct.pack("<Q", len(data)) + data)
        while view:
            _wait([], [file], until)
            view = view[os.write(file, view) :]

    def receive(self, count: int, until: float) -> bytes:
        """So many bytes."""
        assert self.process is not None and self.process.stdout is not None
        file, parts = self.process.stdout.fileno(), []
        while count:
            _wait([file], [], until)
            part = os.read(file, min(count, 1 << 20))
            if not part:
                raise EOFError("the decoder ended")
            parts.append(part)
            count -= len(part)
        return b"".join(parts)

    def stop(self) -> None:
        """End the process and whatever it has started."""
        process, self.process = self.process, None
        if process is None or self.owner != os.getpid():
            return
        try:
            os.killpg(process.pid, 9)
        except OSError:
            pass
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        process.wait()


def _wait(reading: list[int], writing: list[int], until: float) -> None:
    if not any(select.select(reading, writing, [], max(until - time.monotonic(), 0))):
        raise TimeoutError


_lock = kept_over_forks(threading.Lock())
_decoder = _Decoder()
atexit.register(_decoder.stop)


def _ask(raw: bytes, filename: str) -> dict[str, Any]:
    with _lock:
        for last in (False, True):
            try:
                return _decoder.ask(raw)
            except TimeoutError:
                _decoder.stop()
                return {"error": f"the decoder did not reply within {TIMEOUT:.0f} seconds"}
            except (OSError, EOFError, ValueError) as e:
                _decoder.stop()  # it may have ended just when it was asked: once more
                if last:
                    return {"error": f"the decoder could not be run: {e}"}
    raise AssertionError
