"""What the special functions share: operands of one floating-point type, and composites in f64."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph._operands.named import named
from monograph._operands.values import broadcast, convert, promote_inexact
from monograph.hlo.errors import DTypeError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import F64
from monograph.numpy.creation import listed


def along_last(v: Any, x: Any) -> Any:
    """A vector with as many dimensions as `x`, along its last one."""
    return v.reshape((1,) * (x.ndim - 1) + v.shape)


def inexact(name: str, *xs: Any) -> list[Any]:
    """The operands promoted to one floating-point or complex type and broadcast to one shape."""
    return broadcast(name, promote_inexact(name, *xs))


def floats(name: str, *xs: Any) -> list[Any]:
    """The operands promoted to one real floating-point type and broadcast to one shape.

    Raises:
        DTypeError: if that type is complex.
    """
    values = inexact(name, *xs)
    if values[0].type.dtype.is_complex:
        raise DTypeError(
            f"{name} is not defined on complex numbers here",
            operands={"xyz"[i]: v.type for i, v in enumerate(values)},
            fix="pass real numbers.",
        )
    return values


def firm(name: str, *xs: Any) -> list[Any]:
    """`floats`, also of lists, that are no longer weak: the result is no plain number."""
    return [convert(x, x.type.dtype) for x in floats(name, *map(listed, xs))]


def strong(name: str, *xs: Any) -> list[Any]:
    """The operands, lists too, promoted to one inexact type, which is no longer weak."""
    return [convert(x, x.type.dtype) for x in promote_inexact(name, *map(listed, xs))]


def function(op: OpDef, name: str, operands: str, doc: str) -> Callable[..., Any]:
    """A public function that is one op, of operands of these names."""
    return named(lambda *xs: op(*floats(name, *xs)), name, operands, doc)


def in_double(
    name: str,
    formula: Callable[..., Term],
    operands: tuple[str, ...],
    partials: Sequence[Callable[..., Term]],
) -> OpDef:
    """A composite that is computed in f64 and rounded once.

    Args:
        name: of the composite.
        formula: of terms of f64.
        operands: their names.
        partials: per operand ``(*ins, out) -> derivative``, of terms of the operands' type.
    """

    def expand(ins: Sequence[Any], attrs: Any) -> Any:
        made = formula(*(Term(ops.convert(x, dtype=F64)) for x in ins))
        return ops.convert(made.value, dtype=ins[0].type.dtype)

    return composite(name, expand, operands=operands, jvp=_jvp(partials))


def plain(
    name: str,
    formula: Callable[..., Term],
    operands: tuple[str, ...],
    partials: Sequence[Callable[..., Term]],
) -> OpDef:
    """A composite that is computed in the operands' type."""

    def expand(ins: Sequence[Any], attrs: Any) -> Any:
        return formula(*map(Term, ins)).value

    return composite(name, expand, operands=operands, jvp=_jvp(partials))


def _jvp(partials: Sequence[Callable[..., Term]]) -> Callable[..., Any]:
    def jvp(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
        total = None
        terms = [Term(x) for x in ins]
        for partial, t in zip(partials, tangents, strict=True):
            if t is not None:
                part = Term(t) * partial(*terms, Term(out))
                total = part if total is None else total + part
        return None if total is None else total.value

    return jvp
