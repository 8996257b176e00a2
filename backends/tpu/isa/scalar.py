"""The scalar unit: 32-bit integers that wrap, comparisons, scalar memory.

Scalars are Python integers, or int64 arrays with one per iteration of a loop; `wrap` brings both
back to 32 bits, so every meaning here is one expression for both.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph.backends.tpu.isa.spec import Touch, instruction

LATENCY = 1  # of arithmetic, and of what branches read: no source gives figures, as in all below
MULTIPLY = 2
DIVIDE = 16
MEMORY = 4  # scalar memory to register
FROM_VECTOR = 12  # through the shuffle unit and a queue


def wrap(x: Any) -> Any:
    """The low 32 bits as a signed number."""
    return ((x + 0x80000000) & 0xFFFFFFFF) - 0x80000000


def unsigned(x: Any) -> Any:
    return x & 0xFFFFFFFF


def choose(c: Any, x: Any, y: Any) -> Any:
    if isinstance(c, np.ndarray):
        return np.where(c, x, y)
    return x if c else y


def quotient(x: Any, y: Any) -> Any:
    """Rounded toward zero; -1 where the divisor is zero, as in StableHLO."""
    if any(isinstance(v, np.ndarray) for v in (x, y)):
        safe = np.where(y == 0, 1, y)
        return np.where(y == 0, -1, wrap(np.sign(x) * np.sign(safe) * (abs(x) // abs(safe))))
    if y == 0:
        return -1
    return wrap(abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1))


def remainder(x: Any, y: Any) -> Any:
    """Of `quotient`; the dividend where the divisor is zero."""
    return choose(y == 0, x, wrap(x - y * quotient(x, y)))


def _shifted(f: Callable[[Any, Any], Any], beyond: Callable[[Any], Any]) -> Callable[..., Any]:
    """A shift by an unsigned amount; `beyond` is what 32 and more give."""

    def run(core: Any, x: Any, y: Any) -> Any:
        by = unsigned(y)
        return choose(by < 32, wrap(f(x, by & 31)), beyond(x))

    return run


def _arithmetic(f: Callable[..., Any]) -> Callable[..., Any]:
    return lambda core, x, y: wrap(f(x, y))


def _comparison(f: Callable[..., Any]) -> Callable[..., Any]:
    return lambda core, x, y: f(x, y) * 1


for _name, _sign, _f in (("add", "+", operator.add), ("sub", "-", operator.sub),
                         ("and", "&", operator.and_), ("or", "|", operator.or_),
                         ("xor", "^", operator.xor)):  # fmt: skip
    instruction(f"s{_name}", "scalar", "S:d s:a s:b", _arithmetic(_f), doc=f"d = a {_sign} b")
instruction("smul", "scalar", "S:d s:a s:b", _arithmetic(operator.mul), latency=MULTIPLY,
            doc="d = a * b, low 32 bits")  # fmt: skip
instruction("sdiv", "scalar", "S:d s:a s:b", _arithmetic(quotient), latency=DIVIDE, busy=DIVIDE,
            doc="d = a / b toward zero; -1 for b = 0")  # fmt: skip
instruction("srem", "scalar", "S:d s:a s:b", _arithmetic(remainder), latency=DIVIDE, busy=DIVIDE,
            doc="d = a - b * (a / b); a for b = 0")  # fmt: skip
instruction("smin", "scalar", "S:d s:a s:b", lambda core, x, y: choose(x < y, x, y),
            doc="the smaller")  # fmt: skip
instruction("smax", "scalar", "S:d s:a s:b", lambda core, x, y: choose(x > y, x, y),
            doc="the larger")  # fmt: skip
instruction("sshl", "scalar", "S:d s:a s:b", _shifted(operator.lshift, lambda x: x * 0),
            doc="d = a << b; 0 from 32 on")  # fmt: skip
instruction("sshra", "scalar", "S:d s:a s:b", _shifted(operator.rshift, lambda x: x >> 31),
            doc="d = a >> b with the sign")  # fmt: skip
instruction("sshrl", "scalar", "S:d s:a s:b",
            _shifted(lambda x, y: unsigned(x) >> y, lambda x: x * 0),
            doc="d = a >> b with zeros")  # fmt: skip
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    instruction(f"scmp.{_name}", "scalar", "S:d s:a s:b", _comparison(getattr(operator, _name)),
                doc="1 where it is so, else 0")  # fmt: skip
instruction("sset", "scalar", "S:d imm:a", lambda core, x: wrap(x), doc="d = a number")
instruction("smov", "scalar", "S:d s:a", lambda core, x: x, doc="d = a")
instruction("sselect", "scalar", "S:d s:c s:a s:b", lambda core, c, x, y: choose(c != 0, x, y),
            doc="d = a where c is not 0, else b")  # fmt: skip


def _load(core: Any, base: Any, offset: int) -> Any:
    at = core.checked("smem", base + offset, 1)
    found = core.smem[at]
    return found.astype(np.int64) if isinstance(at, np.ndarray) else int(found)


def _store(core: Any, base: Any, offset: int, x: Any) -> None:
    core.smem[core.checked("smem", base + offset, 1)] = x


instruction("sload", "scalar", "S:d at:a", _load, latency=MEMORY,
            touches=lambda core, base, offset: (Touch("smem", base + offset, 1, False),),
            doc="a word of scalar memory")  # fmt: skip
instruction("sstore", "scalar", "at:a s:x", _store,
            touches=lambda core, base, offset, x: (Touch("smem", base + offset, 1, True),),
            doc="a word to scalar memory")  # fmt: skip


def _extract(core: Any, v: Any, sublane: Any, lane: Any) -> Any:
    core.checked_element(sublane, lane)
    if isinstance(sublane, np.ndarray) or isinstance(lane, np.ndarray):
        found = v[np.arange(len(v)), sublane, lane] if v.ndim == 3 else v[sublane, lane]
    else:
        found = v[..., sublane, lane]
    found = np.asarray(found).view(np.int32)
    return found.astype(np.int64) if found.ndim else int(found)


instruction("sextract", "xlu", "S:d v:a s:sublane s:lane", _extract, latency=FROM_VECTOR,
            doc="a word of a register as a scalar")  # fmt: skip
