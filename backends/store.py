"""What compiling has made, kept on disk by key: machine code that need not be made again.

Keys are digests of everything that the bytes depend on; `SOURCES` stands for this package. A file
carries a digest of its contents, so a torn or damaged one counts as absent. Processes share the
folder (``MONOGRAPH_CACHE``); files are written aside and renamed. Code is loaded from here, so the
folder is the user's own and nobody else's. A store that cannot be read or written is an empty one.
Called by backends and by the pipeline.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

import numpy as np

from monograph.backends.forks import kept_over_forks
from monograph.hlo import flags

LIMIT = 1 << 30  # bytes on disk; what has not been used for longest goes first
_LOOK_AFTER = 1 << 26  # bytes written by a process before it looks at the whole folder again
_HOUR = 3600.0  # seconds; a file's date is its last use, to within this
_LOOKED = "looked"  # the file whose date says when somebody looked at the whole folder
_NAME = "objects"  # of the folder inside the user's
_ROOMS = ("hlo", "fusion", "sharding", "backends", "tracer")
_HEAD = 32  # bytes of a digest

_written = itertools.count()  # numbers of temporary files
_unseen: int | None = None  # bytes written since the folder was looked at; None at first
_lock = kept_over_forks(threading.Lock())


def digest(*parts: str | bytes) -> str:
    """A key of these parts, in this order."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        found.update(len(data).to_bytes(8, "little"))
        found.update(data)
    return found.hexdigest()


def _sources() -> str:
    """Sizes and dates of the package's files, and the versions of what its passes compute with."""
    found = []
    for room in _ROOMS:
        spec = find_spec(f"monograph.{room}")
        stack = list((spec and spec.submodule_search_locations) or ())
        while stack:
            for entry in os.scandir(stack.pop()):
                if entry.name.endswith(".py"):
                    about = entry.stat()
                    found.append(f"{entry.path} {about.st_size} {about.st_mtime_ns}")
                elif "." not in entry.name and entry.name != "__pycache__":
                    stack.append(entry.path)
    return digest(sys.version, np.__version__, *sorted(found))


SOURCES = _sources()  # of the code that is being imported: later edits are not in this process


def stored(key: str, make: Callable[[], bytes]) -> bytes:
    """The bytes under a key; made, and kept, where there are none."""
    found = kept(key)
    if found is None:
        found = make()
        keep(key, found)
    return found


def kept(key: str) -> bytes | None:
    """The bytes under a key, if there are any and they are whole."""
    folder = _folder(flags.values["cache"])
    if not folder:
        return None
    path = os.path.join(folder, key)
    try:
        with open(path, "rb", buffering=0) as file:
            data = file.read()
            age = time.time() - os.fstat(file.fileno()).st_mtime
    except OSError:
        return None
    body = memoryview(data)[_HEAD:]
    if data[:_HEAD] != _check(key, body):
        return None
    if age > _HOUR:
        try:
            os.utime(path)
        except OSError:
            pass
    return bytes(body)


def keep(key: str, data: bytes) -> None:
    """Keep bytes under a key; nothing happens where that is impossible."""
    folder = _folder(flags.values["cache"])
    if not folder:
        return
    aside = os.path.join(folder, f"{os.getpid()}-{next(_written)}.part")
    try:
        with open(aside, "xb", opener=_private) as file:
            file.write(_check(key, data))
            file.write(data)
        os.replace(aside, os.path.join(folder, key))
    except OSError as why:
        _say(f"nothing is kept in {folder}: {why}")
        _remove(aside)
        _folder.cache_clear()  # it may be gone: it is made again next time
        return
    if _due(folder, len(data)):
        _tidy(folder)


def _check(key: str, data: bytes | memoryview) -> bytes:
    found = hashlib.sha256(key.encode())
    found.update(data)
    return found.digest()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


def _say(text: str) -> None:
    if flags.values["debug"] >= 1:
        print(f"[monograph] {text}", file=sys.stderr)


@cache
def _folder(place: str) -> str:
    """The folder inside the user's, made if need be; empty if there is none or it is not safe."""
    if place.strip().lower() in ("", "0", "off", "no", "false"):
        return ""
    folder = os.path.join(os.path.abspath(os.path.expanduser(place)), _NAME)
    try:
        os.makedirs(folder, 0o700, exist_ok=True)
        about = os.lstat(folder)
        own = getattr(os, "geteuid", None)
        if own is not None and about.st_uid != own():
            raise PermissionError("it is somebody else's folder")
        if own is not None and about.st_mode & 0o077:
            os.chmod(folder, 0o700)
    except OSError as why:
        _say(f"nothing is kept in {folder}: {why}")
        return ""
    return folder


# ---- its size ------------------------------------------------------------------------------------


def _due(folder: str, size: int) -> bool:
    """Whether so much was written, or so long ago was it last, that the folder is looked at."""
    global _unseen
    with _lock:
        first = _unseen is None
        _unseen = (_unseen or 0) + size
        if not first:
            if _unseen < _LOOK_AFTER:
                return False
            _unseen = 0
    path = os.path.join(folder, _LOOKED)
    try:
        if first and time.time() - os.stat(path).st_mtime < _HOUR:
            return False
    except OSError:
        pass
    try:
        with open(path, "wb"):
            os.utime(path)
    except OSError:
        return False
    return True


def _tidy(folder: str) -> None:
    """Remove what was not used for longest until a quarter is free; and what writers left."""
    found = []
    now = time.time()
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                about = entry.stat(follow_symlinks=False)
                if entry.name.endswith(".part"):
                    if now - about.st_mtime > _HOUR:
                        _remove(entry.path)
                elif entry.name != _LOOKED:
                    size = max(about.st_size, getattr(about, "st_blocks", 0) * 512)
                    found.append((about.st_mtime, size, entry.path))
    except OSError:
        return
    total = sum(size for _, size, _ in found)
    if total <= LIMIT:
        return
    for _, size, path in sorted(found):
        if total <= LIMIT * 3 // 4:
            break
        _remove(path)
        total -= size
