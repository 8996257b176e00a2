"""The order of complex numbers: by the real part, then by the imaginary part, as in NumPy.

No op compares complex numbers in that way (the specification has no order of them), so it is
written with ops on their parts: for the library, and for the bodies of `monoid`.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.record import ops

BY = {"maximum": "GT", "minimum": "LT"}


def compared(x: Any, y: Any, direction: str) -> Any:
    """Whether complex values stand in an order: `direction` is that of `compare`."""
    (a, b), (c, d) = [(ops.real(v), ops.imag(v)) for v in (x, y)]
    tie = ops.compare(a, c, comparison_direction="EQ")
    second = ops.compare(b, d, comparison_direction=direction)
    return ops.select(tie, second, ops.compare(a, c, comparison_direction=direction))


def further(name: str, x: Any, y: Any) -> Any:
    """The ``maximum`` or ``minimum`` of complex values; where they have no order, `y` (as JAX)."""
    return ops.select(compared(x, y, BY[name]), x, y)
