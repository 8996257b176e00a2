"""Probes: values that a running program hands out, for checks to look at."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.ops.opaque import custom_call

Array = np.ndarray[Any, Any]

PROBE = "interpreter.probe"


class Probes:
    """What each probe has seen, in order."""

    def __init__(self) -> None:
        self.seen: dict[str, list[Array]] = {}

    def probe(self, name: str, x: Any) -> Any:
        """`x`, which is noted under `name` whenever the program passes here."""
        seen = self.seen.setdefault(name, [])

        def note(value: Array) -> Array:
            seen.append(np.array(value))
            return value

        return custom_call(
            x, call_target_name=PROBE, types=(x.type,), callback=note, effect="ordered"
        )

    def at(self, name: str, iteration: int) -> Array | None:
        """What a probe saw the time after `iteration` times; None if it ran less often."""
        seen = self.seen.get(name, [])
        return seen[iteration] if iteration < len(seen) else None
