"""Folding by a scalar body, in the three orders that `reduce` and `dot_general` know.

In the row-major order of the reduced elements ``x0 x1 ...``:

- ``sequential``: ``f(... f(f(init, x0), x1) ...)``; every step rounds to the element type;
- ``tree``: neighbours are combined level by level, ``f(x0, x1), f(x2, x3), ...``, an odd last one
  is carried over to the next level, and at the end ``f(init, tree)``; every step rounds;
- ``any``: a machine may choose. Here: NumPy's own sum, product and so on, in f32 for floating
  types of at most 16 bits, rounded once; the tree for every other body.

`fold` does it with NumPy; `emit_tree` and `emit_body` emit ops, for derivatives and batching.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.graph import Graph
from monograph.hlo.ops.leaf import constant_op, result, zeros
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.tangent import tangent
from monograph.hlo.record import ops
from monograph.hlo.state import state
from monograph.hlo.types import F32, I64, U64, DType, dtype

Array = np.ndarray[Any, Any]
ORDERS = ("any", "tree", "sequential")
# Up to so many products of a contraction are rounded one by one and summed in turn, even where the
# order is free, as XLA does: such sums cost little, and cancellation shows every difference.
FEW = 4

_UFUNCS: dict[str, Any] = {
    "add": np.add,
    "multiply": np.multiply,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}
_STEPWISE = ("add", "multiply", "and", "or", "xor")


def wide(d: DType) -> DType:
    """The type in which sums of `d` are accumulated where the order is free."""
    if d.is_float and d.bits <= 16:
        return F32
    if d.is_integer and d.bits < 8:
        return I64 if d.kind == "int" else U64
    return d


def accumulator(operand: DType, out: DType) -> DType:
    """The type in which a contraction sums: at least the result's, f32 for small floats."""
    if not operand.is_inexact:
        return wide(out)
    return max(wide(operand), wide(out), key=lambda d: d.bits)


# ---- with NumPy ----------------------------------------------------------------------------------


def fold(body: Graph, xs: Sequence[Array], inits: Sequence[Array], order: str) -> list[Array]:
    """Fold arrays over their last axis.

    Args:
        body: a scalar graph of 2k parameters.
        xs: k arrays of shape (..., n).
        inits: k scalars.
        order: see above.
    """
    with np.errstate(all="ignore"):
        name = monoid_of(body)
        if order == "any" and name is not None:
            return [_fold_monoid(name, xs[0], inits[0])]
        if order == "sequential":
            if name in _STEPWISE and xs[0].dtype.char in "?bhilqBHILQfdFD":
                return [_accumulated(_UFUNCS[name], xs[0], inits[0])]
            return _fold_sequential(body, xs, inits)
        return _fold_tree(body, xs, inits)


def _fold_monoid(name: str, x: Array, init: Array) -> Array:
    d = dtype(x.dtype)
    w = wide(d).np
    rows = np.ascontiguousarray(x.astype(w, copy=False))
    start = np.asarray(init).astype(w)[()]
    out = np.asarray(_UFUNCS[name].reduce(rows, axis=-1, dtype=w, initial=start))
    if d.is_float and name in ("maximum", "minimum"):
        out = _signed_zeros(name, out, rows, start)
    return out.astype(x.dtype)


def _signed_zeros(name: str, out: Array, rows: Array, start: Any) -> Array:
    """NumPy takes any zero; here +0 is the larger one, as in the elementwise ops."""
    zero = np.asarray(out == 0)
    if not zero.any():
        return out
    wanted, other = (0.0, -0.0) if name == "maximum" else (-0.0, 0.0)
    negative = name == "minimum"
    hits = ((rows == 0) & (np.signbit(rows) == negative)).any(-1)
    hits |= bool(start == 0 and np.signbit(start) == negative)
    return np.where(zero, np.where(hits, wanted, other).astype(out.dtype), out)


def _accumulated(ufunc: Any, x: Array, init: Array) -> Array:
    """The sequential fold of a type in which NumPy rounds at every step: its running total."""
    start = np.broadcast_to(init, (*x.shape[:-1], 1)).astype(x.dtype)
    joined = np.concatenate([start, x], -1)
    return np.asarray(ufunc.accumulate(joined, axis=-1, dtype=x.dtype)[..., -1])


def _fold_sequential(body: Graph, xs: Sequence[Array], inits: Sequence[Array]) -> list[Array]:
    accs = [np.broadcast_to(i, x.shape[:-1]) for x, i in zip(xs, inits, strict=True)]
    for j in range(xs[0].shape[-1]):
        accs = apply_body(body, [*accs, *(x[..., j] for x in xs)])
    return accs


def _fold_tree(body: Graph, xs: Sequence[Array], inits: Sequence[Array]) -> list[Array]:
    start = [np.broadcast_to(i, x.shape[:-1]) for x, i in zip(xs, inits, strict=True)]
    n = xs[0].shape[-1]
    if n == 0:
        return start
    xs = list(xs)
    while n > 1:
        even = n // 2 * 2
        pairs = apply_body(body, [*(x[..., 0:even:2] for x in xs), *(x[..., 1:even:2] for x in xs)])
        if n % 2:
            pairs = [np.concatenate([p, x[..., -1:]], -1) for p, x in zip(pairs, xs, strict=True)]
        xs, n = pairs, (n + 1) // 2
    return apply_body(body, [*start, *(x[..., 0] for x in xs)])


def apply_body(body: Graph, args: Sequence[Array]) -> list[Array]:
    """A scalar body on arrays of one shape, element by element."""
    env: dict[Any, Any] = dict(zip(body.params, args, strict=True))
    for node in body.nodes:
        assert node.op.ref is not None or node.op is result, f"{node.op.name} in a scalar body"
        if node.op is result:
            env[node] = env[node.ins[0]][node.attrs["index"]]
        elif node.op.ref is not None:
            env[node] = node.op.ref(node.attrs, *(env[x] for x in node.ins))
    return [
        np.broadcast_to(np.asarray(env[o], dtype=o.type.dtype.np), args[0].shape) for o in body.outs
    ]


# ---- as ops --------------------------------------------------------------------------------------


def emit_body(
    body: Graph, args: Sequence[Any], tangents: Sequence[Any] | None = None
) -> tuple[list[Any], list[Any]]:
    """Emit a scalar body on values of one shape; their tangents (None for zero) too, if given."""
    shape = args[0].type.shape
    env: dict[Any, Any] = dict(zip(body.params, args, strict=True))
    tan: dict[Any, Any] = dict(zip(body.params, tangents or [None] * len(args), strict=True))
    for node in body.nodes:
        ins, ts = [env[x] for x in node.ins], [tan.get(x) for x in node.ins]
        if node.op is constant_op:
            env[node] = state.interp.constant(node.attrs["value"], node.type.with_shape(shape))
        elif node.op is result:
            i = node.attrs["index"]
            env[node], tan[node] = ins[0][i], None if ts[0] is None else ts[0][i]
        else:
            env[node] = node.op(*ins, **node.attrs)
            active = any(t is not None for t in ts) and node.type.dtype.is_inexact
            tan[node] = tangent(node.op, node.attrs, ins, ts, env[node]) if active else None
    return [env[o] for o in body.outs], [tan.get(o) for o in body.outs]


def emit_tree(
    body: Graph, xs: Sequence[Any], tangents: Sequence[Any] | None = None
) -> tuple[list[Any], list[Any]]:
    """Fold values over their last axis (of at least one element) by the tree, without an init.

    Returns:
        The results without that axis, and their tangents (None for zero).
    """
    xs, ts = list(xs), list(tangents or [None] * len(xs))
    n = xs[0].type.shape[-1]
    while n > 1:
        even = n // 2 * 2
        left, right = (_every_second(xs + ts, i, even) for i in (0, 1))
        k = len(xs)
        outs, t_outs = emit_body(body, left[:k] + right[:k], left[k:] + right[k:])
        t_outs = [
            t if t is not None or old is None else zeros(o.type)
            for t, old, o in zip(t_outs, ts, outs, strict=True)
        ]
        if n % 2:
            last = _every_second(xs + ts, n - 1, n)
            outs = [_joined(o, b) for o, b in zip(outs, last[:k], strict=True)]
            t_outs = [
                _joined(t, b if b is not None else zeros(b0.type)) if t is not None else None
                for t, b, b0 in zip(t_outs, last[k:], last[:k], strict=True)
            ]
        xs, ts, n = outs, t_outs, (n + 1) // 2
    squeezed = [None if x is None else ops.reshape(x, shape=x.type.shape[:-1]) for x in xs + ts]
    return squeezed[: len(xs)], squeezed[len(xs) :]


def _every_second(xs: Sequence[Any], start: int, limit: int) -> list[Any]:
    """``x[..., start:limit:2]`` of every value (None stays None)."""
    *outer, _ = xs[0].type.shape
    attrs = {
        "start_indices": (0,) * len(outer) + (start,),
        "limit_indices": (*outer, limit),
        "strides": (1,) * len(outer) + (2,),
    }
    return [None if x is None else ops.slice(x, **attrs) for x in xs]


def _joined(x: Any, y: Any) -> Any:
    return ops.concatenate(x, y, dimension=x.type.ndim - 1)
