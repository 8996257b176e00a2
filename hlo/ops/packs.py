"""Several values as one vector of words, so that one collective serves for all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.splits import because
from monograph.hlo.record import ops
from monograph.hlo.types import DTYPES, U32, U64, DType, TensorType, real_dtype


def gathered_together(cut: Any, names: Sequence[str], values: Sequence[Any]) -> list[Any]:
    """Each value with those of all devices along some axes, in a new first dimension."""
    if len(values) == 1:
        return [gathered(cut, names, values[0])]
    words = [w for v in values for w in _words(v)]
    flat = [ops.reshape(w, shape=(w.type.size,)) for w in words]
    rows = gathered(cut, names, ops.concatenate(*flat, dimension=0))
    parts = _parts(rows, [w.type for w in words])
    return [_value(v.type, parts) for v in values]


def gathered(cut: Any, names: Sequence[str], x: Any) -> Any:
    """What a device has found, with what all others along some axes have found."""
    with because(f"each device along {'+'.join(names)} knows its own pieces' results alone"):
        return ops.axis_gather(x, axes=cut.axes(names))


def _parts(rows: Any, types: Sequence[TensorType]) -> Iterator[Any]:
    """The words of rows, value by value."""
    at, count = 0, rows.type.shape[0]
    for t in types:
        own = ops.slice(
            rows, start_indices=(0, at), limit_indices=(count, at + t.size), strides=(1, 1)
        )
        yield ops.reshape(own, shape=(count, *t.shape))
        at += t.size


def _words(x: Any) -> list[Any]:
    """The bits of a value's elements as u32, low words first; narrow ones take a word each."""
    d: DType = x.type.dtype
    if d.is_complex:
        return [*_words(ops.real(x)), *_words(ops.imag(x))]
    if d.itemsize == 8:
        both = x if d is U64 else ops.bitcast_convert(x, dtype=U64)
        high = ops.shift_right_logical(both, splat(32, both.type))
        return [ops.convert(both, dtype=U32), ops.convert(high, dtype=U32)]
    whole = x if _is_number(d) else ops.bitcast_convert(x, dtype=DTYPES[f"u{8 * d.itemsize}"])
    return [whole if whole.type.dtype is U32 else ops.convert(whole, dtype=U32)]


def _is_number(d: DType) -> bool:
    """Whether elements are their own bits: unsigned integers, booleans, and parts of a byte."""
    return d.kind in ("bool", "uint") or d.bits < 8


def _value(t: TensorType, parts: Iterator[Any]) -> Any:
    """Rows of a type, from the next words."""
    d = t.dtype
    if d.is_complex:
        half = t.with_dtype(real_dtype(d))
        real = _value(half, parts)
        return ops.complex(real, _value(half, parts))
    low = next(parts)
    if d.itemsize == 8:
        low, high = (ops.convert(w, dtype=U64) for w in (low, next(parts)))
        both = ops.or_(low, ops.shift_left(high, splat(32, high.type)))
        return both if d is U64 else ops.bitcast_convert(both, dtype=d)
    if _is_number(d):
        return low if d is U32 else ops.convert(low, dtype=d)
    own = DTYPES[f"u{8 * d.itemsize}"]
    return ops.bitcast_convert(low if own is U32 else ops.convert(low, dtype=own), dtype=d)
