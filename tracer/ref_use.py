"""Arrays that change, as users make and end them: `new_ref`, `empty_ref`, `freeze`, `free_ref`.

Reading and writing by indices is `monograph.ref`'s, which asks `fitting` what may be written.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.errors import ArgumentError, DTypeError, UnknownNameError
from monograph.hlo.location import capture
from monograph.hlo.ops import convert, zeros
from monograph.hlo.state import state
from monograph.hlo.types import TensorType
from monograph.tracer.avals import abstract, refuse, value_of
from monograph.tracer.ref import Ref, free, read, shared


def new_ref(init_val: Any, *, memory_space: Any = None, kind: str | None = None) -> Ref:
    """An array that changes, with a first value.

    Args:
        init_val: an array or a number.
        memory_space: accepted for JAX's sake, and without effect.
        kind: ``"no_grad_no_remat"`` for one that takes no part in derivatives: differentiated
            values may be written to it, and what is read of it is constant.

    >>> r = new_ref(3)
    >>> r[...] += 1
    >>> r
    Ref(4, dtype=int32, weak_type=True)
    """
    if isinstance(init_val, Ref):
        raise ArgumentError("new_ref takes an array, got a Ref", fix="read it first: ref[...].")
    if kind not in (None, "no_grad_no_remat"):
        raise UnknownNameError(
            f"new_ref: there is no kind {kind!r}", fix="leave it out, or give 'no_grad_no_remat'."
        )
    return Ref(value_of(init_val, "the value of new_ref"), state.loc or capture(), kind)


def fitting(t: TensorType, x: Any) -> Any:
    """`x` as a value of the element type of `t`, for what has that type to hold."""
    value = value_of(x, "what is written to a Ref")
    d, weak = value.type.dtype, value.type.weak
    if d is not t.dtype and not (weak and _KINDS[d.kind] <= _KINDS[t.dtype.kind]):
        raise DTypeError(
            "what is written to a Ref has another element type",
            operands={"held": t, "written": value.type},
            why="a Ref keeps its type.",
            fix="convert it first (.astype).",
        )
    same = d is t.dtype and weak is t.weak
    return shared(value) if same else convert(value, dtype=t.dtype, weak=t.weak)


_KINDS = {"bool": 0, "uint": 1, "int": 1, "float": 2, "complex": 3}


def freeze(ref: Ref) -> Any:
    """The last value of a `Ref`, which cannot be used any more.

    >>> freeze(new_ref(3)).item()
    3
    """
    found = read(a_ref(ref))
    free(ref)
    return found


def free_ref(ref: Ref) -> None:
    """Make a `Ref` unusable."""
    free(a_ref(ref))


def a_ref(x: Any) -> Ref:
    """`x`, which must be a `Ref`."""
    if not isinstance(x, Ref):
        raise ArgumentError(
            f"expected a Ref, got {type(x).__name__}", fix="make one with new_ref(x)."
        )
    return x


def empty_ref(ty: Any, memory_space: Any = None) -> Ref:
    """An array that changes, of which nothing is promised before it is written.

    Args:
        ty: what has a shape and a dtype, such as a `ShapeDtypeStruct`.
        memory_space: accepted for JAX's sake, and without effect.
    """
    del memory_space
    t = abstract(ty)
    if t is None:
        raise refuse(ty, "the argument of empty_ref")
    return Ref(zeros(t), state.loc or capture())
