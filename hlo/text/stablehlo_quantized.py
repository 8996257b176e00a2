"""Ops on quantised tensors: what is stored is read as floats, computed with, and stored again.

That is how the specification defines arithmetic on them. A quantised value exists in the reader
only; the graph has integers and floats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from monograph.hlo.ops.quantized import dequantize, quantize
from monograph.hlo.text.spelling import PREFIX, plain_name
from monograph.hlo.text.value_types import Quantized, QuantizedValue

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

T = TypeVar("T")

_WHOLE = frozenset(  # these pass quantised values on as they are
    {"stablehlo.tuple", "stablehlo.get_tuple_element", "func.call", "stablehlo.composite"}
)


def with_unverified(table: dict[str, T]) -> dict[str, T]:
    """A table by StableHLO's names that also has the names which the parser did not check."""
    more = {PREFIX + k.removeprefix("stablehlo."): v for k, v in table.items() if "stablehlo" in k}
    return {**table, **more}


def is_quantized(r: Reader, op: Any) -> bool:
    """Whether an op takes or makes quantised tensors and has to be read as one on floats."""
    if plain_name(op.name) in _WHOLE:
        return False
    if any(isinstance(r.env.get(x), QuantizedValue) for x in op.operands):
        return True
    return any(isinstance(r.declared(x), Quantized) for x in op.results)


def read_quantized(r: Reader, op: Any, read: Callable[[Reader, Any], list[Any]]) -> list[Any]:
    """Read an op on quantised tensors."""
    name = plain_name(op.name)
    if name == "stablehlo.bitcast_convert":
        return [_bitcast(r, op)]
    if name == "stablehlo.constant":
        (out,) = read(r, op)
        return [QuantizedValue(out, _meaning(r, op))]
    held = {x: r.env[x] for x in op.operands if isinstance(r.env[x], QuantizedValue)}
    r.env.update({x: floats(value) for x, value in held.items()})
    try:
        outs = read(r, op)
    finally:
        r.env.update(held)
    return [_stored(r, x, out) for x, out in zip(op.results, outs, strict=True)]


def floats(value: QuantizedValue) -> Any:
    """What a quantised value stands for."""
    q = value.meaning
    return dequantize(value.stored, q.tensor.dtype, q.scales, q.zero_points, q.axis)


def _meaning(r: Reader, op: Any) -> Quantized:
    declared = r.declared(op.results[0])
    assert isinstance(declared, Quantized)
    return declared


def _bitcast(r: Reader, op: Any) -> Any:
    (x,) = r.operands(op)
    stored = x.stored if isinstance(x, QuantizedValue) else x
    declared = r.declared(op.results[0])
    return QuantizedValue(stored, declared) if isinstance(declared, Quantized) else stored


def _stored(r: Reader, result: Any, out: Any) -> Any:
    q = r.declared(result)
    if not isinstance(q, Quantized):
        return out
    return QuantizedValue(
        quantize(out, q.storage, q.scales, q.zero_points, q.axis, q.low, q.high), q
    )
