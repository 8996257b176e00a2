"""What compiling has made, kept by key: machine code that need not be made again.

Keys are digests of everything that the bytes depend on. Called by backends and by the pipeline.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

_kept: dict[str, bytes] = {}


def digest(*parts: str | bytes) -> str:
    """A key of these parts, in this order."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        found.update(len(data).to_bytes(8, "little"))
        found.update(data)
    return found.hexdigest()


def stored(key: str, make: Callable[[], bytes]) -> bytes:
    """The bytes under a key; made, and kept, where there are none."""
    found = _kept.get(key)
    if found is None:
        found = _kept[key] = make()
    return found
