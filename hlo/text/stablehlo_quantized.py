"""Ops on quantised tensors: what is stored is read as floats, computed with, and stored again.

That is how the specification defines arithmetic on them. A quantised value exists in the reader
only; the graph has integers and floats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from monograph.hlo.ops.quantized import dequantize, quantize
from monograph.hlo.text.value_types import Quantized, QuantizedValue

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

_WHOLE = frozenset(  # these pass quantised values on as they are
    {"stablehlo.tuple", "stablehlo.get_tuple_element", "func.call", "stablehlo.composite"}
)


def is_quantized(r: Reader, op: Any) -> bool:
    """Whether an op takes or makes quantised tensors and has to be read as one on floats."""
    if op.name in _WHOLE:
        return False
    if any(isinstance(r.env.get(x), QuantizedValue) for x in op.operands):
        return True
    return any(isinstance(r.declared(x), Quantized) for x in op.results)


def read_quantized(r: Reader, op: Any, read: Callable[[Reader, Any], list[Any]]) -> list[Any]:
    """Read an op on quantised tensors."""
    if op.name == "stablehlo.bitcast_convert":
        return [_bitcast(r, op)]
    if op.name == "stablehlo.constant":
        (out,) = read(r, op)
        return [QuantizedValue(out, _meaning(r, op))]
    held = {x: r.env[x] for x in op.operands if isinstance(r.env[x], QuantizedValue)}
    r.env.update({x: floats(value) for x, value in held.items()})
    try:
        outs = r.operands(op) if op.name in _CONVERSIONS else read(r, op)
    finally:
        r.env.update(held)
    return [_stored(r, x, out) for x, out in zip(op.results, outs, strict=True)]


_CONVERSIONS = ("stablehlo.uniform_quantize", "stablehlo.uniform_dequantize")


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
