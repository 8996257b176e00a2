"""Ops of CHLO that have no record of their own: read as the ops that they stand for.

CHLO is StableHLO's dialect of client ops; among others its ``broadcast_*`` ops pair operands of
different shapes, as NumPy does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.ops.bits import multiply_high
from monograph.hlo.ops.complex import abs, conjugate
from monograph.hlo.ops.elementwise import compare, multiply
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.moves import broadcast_in_dim, transpose
from monograph.hlo.ops.scan import scan
from monograph.hlo.ops.transcendental import tan
from monograph.hlo.text.attributes import KINDS, enum_name, read_any
from monograph.hlo.text.ragged import read_ragged_dot

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

Values = list[Any]


# ---- broadcasting ------------------------------------------------------------------------------


def joined_shape(shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The shape that operands broadcast to.

    Raises:
        ValueError: if there is none.
    """
    try:
        return tuple(np.broadcast_shapes(*shapes))
    except ValueError:
        raise ValueError(f"shapes {', '.join(map(str, shapes))} do not broadcast") from None


def spread(x: Any, shape: tuple[int, ...], places: Sequence[int] | None = None) -> Any:
    """`x` broadcast to `shape`; its dimensions are the last ones, or those at `places`."""
    if x.type.shape == shape:
        return x
    first = len(shape) - x.type.ndim
    places = tuple(range(first, len(shape))) if places is None else tuple(places)
    return broadcast_in_dim(x, shape=shape, broadcast_dimensions=places)


def _read_broadcasting(name: str) -> Callable[[Reader, Any], Values]:
    def read(r: Reader, op: Any) -> Values:
        record = r.known.get(f"stablehlo.{name}") or r.known[f"chlo.{name}"]
        attrs: dict[str, Any] = {}
        if name == "compare":
            attrs["comparison_direction"] = enum_name(op.attributes["comparison_direction"])
            if "compare_type" in op.attributes:
                attrs["compare_type"] = KINDS["compare_type"].read(op.attributes["compare_type"])
        return [record(*_spread_operands(r, op), **attrs)]

    return read


def _spread_operands(r: Reader, op: Any) -> Values:
    xs = r.operands(op)
    places = None
    if "broadcast_dimensions" in op.attributes:
        places = KINDS["i64s"].read(op.attributes["broadcast_dimensions"])
    rank = max(x.type.ndim for x in xs)
    shapes = []
    for x in xs:
        shape = [1] * rank
        at = places if places is not None and x.type.ndim < rank else None
        for i, n in zip(at or range(rank - x.type.ndim, rank), x.type.shape, strict=True):
            shape[i] = n
        shapes.append(tuple(shape))
    full = joined_shape(shapes)
    return [spread(x, full, places if x.type.ndim < rank else None) for x in xs]


BROADCASTING = (
    "add", "and", "atan2", "compare", "complex", "divide", "maximum", "minimum", "multiply",
    "next_after", "or", "polygamma", "power", "remainder", "select", "shift_left",
    "shift_right_arithmetic", "shift_right_logical", "subtract", "xor", "zeta",
)  # fmt: skip


# ---- small ones --------------------------------------------------------------------------------


def _read_constant_like(r: Reader, op: Any) -> Values:
    (x,) = r.operands(op)
    attr = op.attributes["value"]
    if hasattr(attr, "value"):
        return [splat(attr.value, x.type.strong)]
    raise ValueError(f"constant_like of {attr}")


def _is_infinite(sign: int) -> Callable[[Reader, Any], Values]:
    def read(r: Reader, op: Any) -> Values:
        (x,) = r.operands(op)
        x = x if sign else abs(x)
        limit = splat(-np.inf if sign < 0 else np.inf, x.type.strong)
        return [compare(x, limit, comparison_direction="EQ")]

    return read


def _read_square(r: Reader, op: Any) -> Values:
    (x,) = r.operands(op)
    return [multiply(x, x)]


# ---- scan --------------------------------------------------------------------------------------


def _to_front(x: Any, axis: int) -> Any:
    order = (axis, *(i for i in range(x.type.ndim) if i != axis))
    return transpose(x, permutation=order) if axis else x


def _from_front(x: Any, axis: int) -> Any:
    order = (*range(1, axis + 1), 0, *range(axis + 1, x.type.ndim))
    return transpose(x, permutation=order) if axis else x


def _read_scan(r: Reader, op: Any) -> Values:
    """Its body takes rows, then carries, and gives outputs, then carries; ours the other way."""
    values, attributes = r.operands(op), op.attributes
    segments = [int(n) for n in attributes["operandSegmentSizes"]]
    xs, carries = values[: segments[0]], values[segments[0] :]
    axis = int(read_any(attributes["dimension"]))
    reverse = "is_reverse" in attributes and bool(attributes["is_reverse"].value)
    if not xs:
        raise ValueError("a scan of nothing")
    length = xs[0].type.shape[axis]
    rows = [_to_front(x, axis) for x in xs]
    body = _scan_body(r, op, len(carries))
    outs = scan(
        *carries, *rows, body=body, nc=len(carries), nx=len(rows), length=length, reverse=reverse
    )
    done, made = outs[: len(carries)], outs[len(carries) :]
    return [*(_from_front(y, axis) for y in made), *done]


def _scan_body(r: Reader, op: Any, carries: int) -> Graph:
    (block,) = op.regions[0].blocks
    types = [r.type(a) for a in block.arguments]
    rows = len(types) - carries
    builder = Builder("body", small=-1)
    held = [builder.param(t) for t in types[rows:]]
    given = [builder.param(t) for t in types[:rows]]
    outs = r.block(builder, block, [*given, *held])
    made = len(outs) - carries
    return builder.finish([*outs[made:], *outs[:made]])


CHLO: dict[str, Callable[[Reader, Any], Values]] = {
    **{f"chlo.broadcast_{name}": _read_broadcasting(name) for name in BROADCASTING},
    "chlo.conj": lambda r, op: [conjugate(*r.operands(op))],
    "chlo.constant_like": _read_constant_like,
    "chlo.is_inf": _is_infinite(0),
    "chlo.is_neg_inf": _is_infinite(-1),
    "chlo.is_pos_inf": _is_infinite(1),
    "chlo.mulhi": lambda r, op: [multiply_high(*r.operands(op))],
    "chlo.ragged_dot": read_ragged_dot,
    "chlo.scan": _read_scan,
    "chlo.square": _read_square,
    "chlo.tan": lambda r, op: [tan(*r.operands(op))],
}
