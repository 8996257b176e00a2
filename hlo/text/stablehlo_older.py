"""Ops that StableHLO keeps for older programs, and those whose spelling says more than the record.

Each is read as ordinary ops: einsums, ``torch_index_select``, order and roots of complex numbers,
bits across widths.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from monograph.hlo.ops.bits import bitcast
from monograph.hlo.ops.bitwise import and_, or_
from monograph.hlo.ops.complex import complex, imag, real
from monograph.hlo.ops.convert import convert
from monograph.hlo.ops.dot import dot_general
from monograph.hlo.ops.elementwise import add, compare, divide, multiply, select
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.ops.moves import transpose
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.ops.transcendental import exponential, log, sqrt
from monograph.hlo.record import OPS
from monograph.hlo.text.stablehlo_ops import read_plain
from monograph.hlo.types import F32

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

Values = list[Any]


# ---- einsum ------------------------------------------------------------------------------------


def _config(op: Any, count: int) -> tuple[list[str], str]:
    """The letters of each operand and of the result."""
    text = str(op.attributes["einsum_config"].value).replace(" ", "")
    ins, arrow, out = text.partition("->")
    operands = ins.split(",")
    plain = "".join([*operands, out]).isalpha() or not "".join([*operands, out])
    if not arrow or len(operands) != count or not plain:
        raise ValueError(f"einsum {text!r} is not in the language")
    if any(len(set(letters)) < len(letters) for letters in [*operands, out]):
        raise ValueError(f"einsum {text!r} takes a diagonal, which is not in the language")
    return operands, out


def _summed(x: Any, letters: str, kept: str) -> tuple[Any, str]:
    """`x` summed over the letters that are not among `kept`."""
    gone = tuple(i for i, c in enumerate(letters) if c not in kept)
    left = "".join(c for c in letters if c in kept)
    return (sum_over(x, gone) if gone else x), left


def _arranged(x: Any, letters: str, out: str) -> Any:
    if sorted(letters) != sorted(out):
        raise ValueError(f"einsum: the result {out!r} has letters that no operand has")
    order = tuple(letters.index(c) for c in out)
    return transpose(x, permutation=order) if order != tuple(range(len(order))) else x


def _read_einsum(r: Reader, op: Any) -> Values:
    (left, right), out = _config(op, 2)
    x, y = r.operands(op)
    x, left = _summed(x, left, right + out)
    y, right = _summed(y, right, left + out)
    shared = [c for c in left if c in right]
    batch = [c for c in shared if c in out]
    inner = [c for c in shared if c not in out]
    made = dot_general(
        x,
        y,
        lhs_batching_dimensions=tuple(left.index(c) for c in batch),
        rhs_batching_dimensions=tuple(right.index(c) for c in batch),
        lhs_contracting_dimensions=tuple(left.index(c) for c in inner),
        rhs_contracting_dimensions=tuple(right.index(c) for c in inner),
    )
    letters = "".join([*batch, *(c for c in left + right if c not in shared)])
    return [_arranged(made, letters, out)]


def _read_unary_einsum(r: Reader, op: Any) -> Values:
    (letters,), out = _config(op, 1)
    (x,) = r.operands(op)
    x, kept = _summed(x, letters, out)
    return [_arranged(x, kept, out)]


def _read_index_select(r: Reader, op: Any) -> Values:
    """Rows of `x` along a dimension, by indices of any shape, after some shared dimensions."""
    x, index = r.operands(op)
    axis, batch = (int(op.attributes[n].value) for n in ("dim", "batch_dims"))
    extra = index.type.ndim - batch
    sizes = tuple(1 if i < batch or i == axis else n for i, n in enumerate(x.type.shape))
    offsets = (*range(batch, axis), *range(axis + extra, x.type.ndim - 1 + extra))
    return [
        OPS["gather"](
            x,
            index,
            offset_dims=offsets,
            collapsed_slice_dims=(axis,),
            operand_batching_dims=tuple(range(batch)),
            start_indices_batching_dims=tuple(range(batch)),
            start_index_map=(axis,),
            index_vector_dim=index.type.ndim,
            slice_sizes=sizes,
        )
    ]


# ---- complex numbers and bits --------------------------------------------------------------------


def _before(x: Any, y: Any) -> Any:
    """Where complex `x` is before `y`: by real part, then by imaginary part."""
    less = compare(real(x), real(y), comparison_direction="LT")
    same = compare(real(x), real(y), comparison_direction="EQ")
    then = compare(imag(x), imag(y), comparison_direction="LT")
    return or_(less, and_(same, then))


def _atan2(y: Any, x: Any) -> Any:
    """-i log((x + i y) / sqrt(x^2 + y^2))"""
    part = real(x).type
    i = complex(zeros(part), splat(1, part))
    length = sqrt(add(multiply(x, x), multiply(y, y)))
    return multiply(
        complex(zeros(part), splat(-1, part)), log(divide(add(x, multiply(i, y)), length))
    )


def _cbrt(x: Any) -> Any:
    """exp(log(x) / 3), 0 where x is 0."""
    root = exponential(divide(log(x), splat(3, x.type)))
    nothing = compare(x, zeros(x.type), comparison_direction="EQ")
    return select(nothing, zeros(x.type), root)


# What takes complex numbers in StableHLO, and only real ones here.
_OF_COMPLEX: dict[str, Callable[..., Any]] = {
    "stablehlo.atan2": _atan2,
    "stablehlo.cbrt": _cbrt,
    "stablehlo.maximum": lambda x, y: select(_before(x, y), y, x),
    "stablehlo.minimum": lambda x, y: select(_before(y, x), y, x),
}


def _read_complex(r: Reader, op: Any) -> Values:
    xs = r.operands(op)
    rule = _OF_COMPLEX[op.name] if xs[0].type.dtype.is_complex else r.known[op.name]
    return [rule(*xs)]


def _read_bitcast(r: Reader, op: Any) -> Values:
    (x,) = r.operands(op)
    to, held = r.dtype(op.results[0]), x.type.dtype
    if to is held or (to.bits == held.bits and "complex" not in (to.kind, held.kind)):
        return [r.known[op.name](x, dtype=to)]
    return [bitcast(x, to)]


def _read_triangular_solve(r: Reader, op: Any) -> Values:
    """Matrices of floats below 32 bits are solved in f32."""
    xs = r.operands(op)
    d = xs[0].type.dtype
    if not d.is_float or d.bits >= 32:
        return read_plain(r, op)
    wide = {x: convert(value, dtype=F32) for x, value in zip(op.operands, xs, strict=True)}
    narrow = dict(zip(op.operands, xs, strict=True))
    r.env.update(wide)
    try:
        return [convert(out, dtype=d) for out in read_plain(r, op)]
    finally:
        r.env.update(narrow)


OLDER: dict[str, Callable[[Reader, Any], Values]] = {
    **dict.fromkeys(_OF_COMPLEX, _read_complex),
    "stablehlo.bitcast_convert": _read_bitcast,
    "stablehlo.einsum": _read_einsum,
    "stablehlo.triangular_solve": _read_triangular_solve,
    "stablehlo.torch_index_select": _read_index_select,
    "stablehlo.unary_einsum": _read_unary_einsum,
    "stablehlo.uniform_dequantize": lambda r, op: r.operands(op),
    "stablehlo.uniform_quantize": lambda r, op: r.operands(op),
}
