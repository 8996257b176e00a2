"""What all elementwise records share: their factory, type rules, batching, signature and cost.

A family file (`elementwise.py`, `bitwise.py`, ...) calls the factory once per op with its NumPy
semantics and its partial derivatives; nothing else is written per op.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.shape_rules import named
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    elements_bytes,
    letters,
    ops,
    register,
)
from monograph.hlo.state import emit
from monograph.hlo.types import DTYPES, DType, TensorType, Type, dtype, tensor, types_of

Array = np.ndarray[Any, Any]
Types = tuple[TensorType, ...]
Partial = Callable[..., Any] | None  # (t, *ins, out) -> t'; None where the derivative is zero
Rule = Callable[[Types, Attrs], Type]

INTEGRAL = frozenset({"int", "uint"})
REAL = frozenset({"int", "uint", "float"})
SIGNED = frozenset({"int", "float", "complex"})
INEXACT = frozenset({"float", "complex"})
FLOAT = frozenset({"float"})
LOGICAL = frozenset({"bool", "int", "uint"})
_ORDER = ("bool", "int", "uint", "float", "complex")


# ---- type rules ----------------------------------------------------------------------------------


def check_count(op: str, names: Sequence[str], types: Types) -> None:
    """Raise unless there is one operand per name."""
    if len(types) != len(names):
        raise ShapeError(
            f"{op} takes {len(names)} operand{'s' * (len(names) != 1)} ({', '.join(names)}), "
            f"got {len(types)}"
        )


def check_kind(op: str, name: str, t: TensorType, kinds: Iterable[str]) -> None:
    """Raise unless the element type of operand `name` is of one of `kinds`."""
    if t.dtype.kind not in kinds:
        takes = ", ".join(k for k in _ORDER if k in kinds)
        raise DTypeError(
            f"{op} does not take element type {t.dtype}",
            operands={name: t},
            why=f"{op} is defined on: {takes}.",
            fix="convert the operand first.",
        )


def check_same(op: str, names: Sequence[str], types: Types) -> None:
    """Raise unless all types are one and the same."""
    first = types[0]
    if all(t is first for t in types):
        return
    if any(t.shape != first.shape for t in types):
        raise ShapeError(
            f"{op}: operands have different shapes",
            operands=named(names, types),
            why="an elementwise op pairs the elements of operands of equal shape.",
            fix="broadcast or reshape the operands to one shape.",
        )
    raise DTypeError(
        f"{op}: operands have different element types",
        operands=named(names, types),
        why="ops take operands of one element type.",
        fix="convert one operand to the other's element type.",
    )


def same_type(op: str, names: tuple[str, ...], kinds: frozenset[str]) -> Rule:
    """The usual rule: operands of one type, which is also the result's."""

    def infer(types: Types, attrs: Attrs) -> Type:
        check_count(op, names, types)
        check_same(op, names, types)
        check_kind(op, names[0], types[0], kinds)
        return types[0]

    return infer


def mapped_type(op: str, name: str, kinds: frozenset[str], to: Callable[[DType], DType]) -> Rule:
    """One operand; the result has its shape and the element type `to` makes of its own."""

    def infer(types: Types, attrs: Attrs) -> Type:
        check_count(op, (name,), types)
        check_kind(op, name, types[0], kinds)
        return tensor(types[0].shape, to(types[0].dtype))

    return infer


# ---- NumPy semantics -----------------------------------------------------------------------------

# Types that NumPy cannot compute with (or computes badly) and the type that stands in for them.
_WIDE: dict[Any, Any] = {
    d.np: DTYPES["f32"].np for d in DTYPES.values() if d.is_float and d.bits < 32
}
_WIDE |= {DTYPES[n].np: DTYPES["i8"].np for n in ("i2", "i4")}
_WIDE |= {DTYPES[n].np: DTYPES["u8"].np for n in ("u2", "u4")}
# Transcendental functions are computed in double and rounded once.
_DOUBLE = _WIDE | {d.np: DTYPES["f64"].np for d in DTYPES.values() if d.is_float and d.bits < 64}
_DOUBLE |= {DTYPES["c64"].np: DTYPES["c128"].np}


def wrap(x: Array, d: DType) -> Array:
    """The low bits of integers `x` as elements of `d` (two's complement)."""
    if d.bits >= 8:
        return x.astype(d.np)
    low: Array = x & np.array((1 << d.bits) - 1, x.dtype)
    if d.kind == "int":
        half = np.array(1 << (d.bits - 1), x.dtype)
        low = (low ^ half) - half
    return np.asarray(low.astype(d.np))


def narrow(x: Any, d: DType) -> Array:
    """A result computed in a wider type, rounded once to floats or wrapped to integers `d`."""
    x = np.asarray(x)
    return wrap(x, d) if d.is_integer else x.astype(d.np)


def widened(f: Callable[..., Any], table: dict[Any, Any] = _WIDE) -> Callable[..., Any]:
    """``ref`` of an op from a NumPy function of same-typed arrays; boolean results stay boolean."""

    def ref(attrs: Attrs, *xs: Array) -> Any:
        wide = table.get(xs[-1].dtype)
        if wide is None:
            return f(*xs)
        out = np.asarray(f(*[x if x.dtype == np.bool_ else x.astype(wide) for x in xs]))
        return out if out.dtype == np.bool_ else narrow(out, dtype(xs[-1].dtype))

    return ref


def doubled(f: Callable[..., Any]) -> Callable[..., Any]:
    """The same, computed in double precision."""
    return widened(f, _DOUBLE)


# ---- batching, signature, cost: one rule each for every elementwise op ---------------------------


def like(value: Any, x: Any) -> Any:
    """A splat of the scalar `value` of the type of value `x`."""
    return splat(value, x.type.strong)


def broadcast(x: Any, shape: tuple[int, ...], dimensions: tuple[int, ...]) -> Any:
    """Emit `broadcast_in_dim` of `x`."""
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=dimensions)


def batch_elementwise(op: OpDef, scalars: frozenset[int]) -> Callable[..., Any]:
    """The batching rule: operands get the batch in front, by broadcasting where they lack it.

    Args:
        op: the record.
        scalars: positions where a scalar may stand for a whole array (the predicate of select).
    """

    def batch(attrs: Attrs, ins: Sequence[Any], flags: Sequence[bool], size: int) -> Any:
        shapes = [x.type.shape[1:] if f else x.type.shape for x, f in zip(ins, flags, strict=True)]
        shape = next(s for i, s in enumerate(shapes) if i not in scalars)
        full = (size, *shape)
        args = []
        for i, (x, flag) in enumerate(zip(ins, flags, strict=True)):
            if (flag and x.type.shape == full) or (not flag and i in scalars and not shapes[i]):
                args.append(x)
            elif flag:
                args.append(broadcast(x, full, (0,)))
            else:
                args.append(broadcast(x, full, tuple(range(1, len(full)))))
        return emit(op, tuple(args), attrs), True

    return batch


def parallel_signature(types: Types, attrs: Attrs) -> Signature:
    """Every dimension is parallel; a scalar operand has none."""
    rank = max((t.ndim for t in types), default=0)
    row = letters(rank)
    return Signature(tuple(row if t.ndim == rank else () for t in types), (row,))


def elementwise_cost(work: int, complex_work: int, transcendental: bool) -> Callable[..., Cost]:
    """`work` operations per element; a transcendental function counts as one of its own kind."""

    def cost(types: Types, out: Type, attrs: Attrs) -> Cost:
        t = types_of(out)[0]
        moved = elements_bytes(types, out)
        if transcendental:
            return Cost(0, moved, t.size)
        return Cost(t.size * (complex_work if types[-1].dtype.is_complex else work), moved)

    return cost


# ---- the factory ---------------------------------------------------------------------------------


def elementwise(
    name: str,
    ref: Callable[..., Any] | None,
    kinds: frozenset[str],
    operands: tuple[str, ...],
    partials: tuple[Partial, ...] | None = None,
    *,
    infer: Rule | None = None,
    scalars: frozenset[int] = frozenset(),
    mlir: Mlir | None = None,
    work: int = 1,
    complex_work: int = 2,
    transcendental: bool = False,
    ulp: float = 0.0,
    **rules: Any,
) -> OpDef:
    """Make and register the record of an elementwise op.

    Args:
        name: StableHLO's name.
        ref: ``(attrs, *arrays) -> array``; see `widened` and `doubled`. None: `expand` says it.
        kinds: kinds of element type it takes.
        operands: operand names.
        partials: one per operand; None where `rules` say how to differentiate.
        infer: the type rule; by default operands and result have one type.
        scalars: operand positions where a scalar may stand for an array.
        mlir: its spelling; by default ``stablehlo.<name>``.
        work: operations per element; `complex_work` the same for complex elements.
        transcendental: whether an element costs a transcendental function instead.
        ulp: tolerance between backends in units of the last place.
        rules: any other field of `OpDef` (attrs, defaults, jvp, linear, transpose, weak, expand).
    """

    def batch(attrs: Attrs, ins: Sequence[Any], flags: Sequence[bool], size: int) -> Any:
        return rule(attrs, ins, flags, size)

    op = OpDef(
        name,
        "elementwise",
        infer or same_type(name, operands, kinds),
        ref,
        operands=operands,
        dtypes=kinds,
        partials=partials,
        batch=batch,
        signature=parallel_signature,
        cost=elementwise_cost(work, complex_work, transcendental),
        ulp=ulp,
        mlir=mlir or Mlir(f"stablehlo.{name}"),
        **rules,
    )
    rule = batch_elementwise(op, scalars)
    return register(op)
