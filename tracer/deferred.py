"""Values that are computed where they are used: numbers, counts, and what is made of them.

`mnp.tril(x)` of an array on a GPU compares two counts, which live nowhere in particular. Made on
the host they would be copied to `x`; so they are kept as what they are made of, as long as that is
little, until somebody looks at them here or uses them there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device
from monograph.backends.splat import Splat
from monograph.hlo.interp import apply
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType, tensor
from monograph.sharding import SingleDeviceSharding
from monograph.tracer.array import Array

_DEEPEST = 8  # ops from counts to a value
_KINDS = ("leaf", "elementwise", "move")


class Later(Buffer):
    """The host's memory of an op's result: computed when somebody looks at it.

    Attributes:
        op, attrs: what it is the result of.
        ins: the operands: deferred, too.
        type: of the result.
    """

    __slots__ = ("_made", "attrs", "depth", "ins", "op", "type")

    def __init__(
        self, device: Device, op: OpDef, ins: Sequence[Array], attrs: Mapping[str, Any],
        t: TensorType,
    ) -> None:  # fmt: skip
        self.device = device
        self.space = "host"
        self.op = op
        self.attrs = attrs
        self.ins = tuple([Array(x.type, x.sharding, x.buffers) for x in ins])  # none is deleted
        self.type = t
        self.depth = 1 + max([_depth(x) for x in ins], default=0)
        self._made: np.ndarray[Any, Any] | None = None

    @property
    def host(self) -> np.ndarray[Any, Any]:  # type: ignore[override]
        if self._made is None:
            made: Any = apply(self.op, self.attrs, [x.host for x in self.ins], self.type)
            self._made = np.array(made, order="C")
        return self._made

    def sole(self) -> bool:
        """No: others may be made of it."""
        return False


def is_number(x: Array) -> bool:
    """Whether all elements of an array are known to be the same."""
    return x.buffers is not None and type(x.buffers[0]) is Splat


def deferred(
    op: OpDef,
    types: Sequence[TensorType],
    ins: Sequence[Array],
    attrs: Mapping[str, Any],
    where: SingleDeviceSharding,
) -> Array | None:
    """The result of an op on deferred values, if that can wait; else None.

    What is made of numbers alone is a number. Not of complex ones, whose products may be rounded
    otherwise in long arrays than in short ones.
    """
    if op.kind not in _KINDS or not all(map(_waits, ins)):
        return None
    declared = op.result_type(tuple(types), attrs)
    if isinstance(declared, tuple):
        return None
    moved = op.kind == "move" and len(ins) == 1
    numbers = ins and (moved or op.kind == "elementwise") and all(map(is_number, ins))
    if numbers and not declared.dtype.is_complex:
        values = [x.buffers[0].value for x in ins]  # type: ignore[index,union-attr]
        value: Any = values[0] if moved else apply(op, attrs, values, tensor((), declared.dtype))
        return Array(declared, where, (Splat(where.device, value, declared),))
    if max([_depth(x) for x in ins], default=0) >= _DEEPEST:
        return None
    return Array(declared, where, (Later(where.device, op, ins, attrs, declared),))


def _waits(x: Array) -> bool:
    return x.buffers is not None and type(x.buffers[0]) in (Splat, Later)


def _depth(x: Array) -> int:
    (buffer,) = x.buffers or ()
    return buffer.depth if type(buffer) is Later else 0


__all__ = ["Later", "deferred", "is_number"]
