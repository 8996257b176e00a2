"""Functions of whole numbers, and numbers taken apart: gcd, lcm, packed bits, frexp, modf."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.axes import axis_of
from monograph._operands.values import (
    broadcast,
    choose,
    convert,
    promote,
    promote_inexact,
    refuse_out,
    value,
)
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, F32, I16, I32, I64, U8, tensor
from monograph.numpy.binary import equal, floor_divide, multiply, no_such_kind, not_equal, subtract
from monograph.numpy.predicates import isfinite
from monograph.numpy.reductions import any_, sum
from monograph.numpy.shapes import moveaxis, ravel, reshape
from monograph.numpy.special import copysign
from monograph.numpy.unary import abs, trunc
from monograph.tracer.arguments import as_int
from monograph.tracer.control import while_loop


# ---- divisors ------------------------------------------------------------------------------------
def _whole(name: str, x1: Any, x2: Any) -> list[Any]:
    x, y = broadcast(name, promote(name, x1, x2))
    if not x.type.dtype.is_integer:
        raise DTypeError(
            f"{name} takes integers, got {x.type.dtype}",
            operands={"x1": x.type, "x2": y.type},
            fix="convert the operands to an integer type.",
        )
    return [_strong(abs(v), x1, x2) for v in (x, y)]


def _strong(x: Any, *given: Any) -> Any:
    """Weak only if all operands are plain numbers, of which a boolean is none."""
    return convert(x, x.type.dtype, x.type.weak and all(value(v).type.weak for v in given))


def gcd(x1: Any, x2: Any) -> Any:
    """The greatest common divisor of integers, by Euclid's algorithm.

    >>> gcd(12, 18)
    Array(6, dtype=int32, weak_type=True)
    """
    return _gcd(*_whole("gcd", x1, x2))


def _gcd(x: Any, y: Any) -> Any:
    def going(pair: Any) -> Any:
        return any_(not_equal(pair[1], 0))

    def step(pair: Any) -> Any:
        a, b = pair
        done = equal(b, 0)
        rest = ops.remainder(a, choose(done, splat(1, b.type), b))
        return choose(done, a, b), choose(done, b, rest)

    return while_loop(going, step, (x, y))[0]


def lcm(x1: Any, x2: Any) -> Any:
    """The least common multiple of integers; 0 if one of them is."""
    x, y = _whole("lcm", x1, x2)
    d = _gcd(x, y)
    none = equal(d, 0)
    made = multiply(x, floor_divide(y, choose(none, splat(1, d.type), d)))
    return choose(none, splat(0, made.type), made)


# ---- bits ----------------------------------------------------------------------------------------
def _shifts(name: str, bitorder: str, ndim: int) -> Any:
    if bitorder not in ("big", "little"):
        raise ArgumentError(f"{name}: bitorder {bitorder!r}", fix="use 'big' or 'little'.")
    order = np.arange(8, dtype=np.uint8)
    return value((order if bitorder == "little" else order[::-1]).reshape((1,) * ndim + (8,)))


def packbits(a: Any, axis: int | None = None, bitorder: str = "big") -> Any:
    """Booleans (what is not 0 is true) packed into bytes, eight at a time.

    Args:
        a: integers or booleans.
        axis: along which; the flattened array for None.
        bitorder: whether the first of eight is the highest bit (``big``) or the lowest.
    """
    x = value(a, "packbits")
    if not (x.type.dtype.is_integer or x.type.dtype is BOOL):
        raise no_such_kind("packbits", x)
    x, axis = (ravel(x), 0) if axis is None else (x, axis)
    at = axis_of(axis, x.type.ndim, "packbits")
    bits = ops.compare(x, splat(0, x.type), comparison_direction="NE")
    bits = moveaxis(convert(bits, U8), at, -1)
    *lead, n = bits.type.shape
    rows = -(-n // 8)
    zeros = (0,) * len(lead)
    bits = ops.pad(
        bits, splat(0, tensor((), U8)), edge_padding_low=(*zeros, 0),
        edge_padding_high=(*zeros, rows * 8 - n), interior_padding=(*zeros, 0),
    )  # fmt: skip
    bits = reshape(bits, (*lead, rows, 8))
    shifts = _shifts("packbits", bitorder, len(lead) + 1)
    shifts = ops.broadcast_in_dim(
        reshape(shifts, (8,)), shape=bits.type.shape, broadcast_dimensions=(len(lead) + 1,)
    )
    packed = sum(ops.shift_left(bits, shifts), -1, promote_integers=False)
    return moveaxis(packed, -1, at)


def unpackbits(
    a: Any, axis: int | None = None, count: int | None = None, bitorder: str = "big"
) -> Any:
    """The bits of bytes, as bytes of 0 and 1.

    Args:
        a: of type uint8.
        axis: along which; the flattened array for None.
        count: how many bits to keep (negative: how many to drop); more than there are add zeros.
        bitorder: see `packbits`.
    """
    x = value(a, "unpackbits")
    if x.type.dtype is not U8:
        raise no_such_kind("unpackbits", x)
    x, axis = (ravel(x), 0) if axis is None else (x, axis)
    at = axis_of(axis, x.type.ndim, "unpackbits")
    x = moveaxis(x, at, -1)
    *lead, n = x.type.shape
    shape = (*lead, n, 8)
    shifts = reshape(_shifts("unpackbits", bitorder, 0), (8,))
    shifts = ops.broadcast_in_dim(shifts, shape=shape, broadcast_dimensions=(len(lead) + 1,))
    wide = ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=tuple(range(len(lead) + 1)))
    bits = ops.and_(ops.shift_right_logical(wide, shifts), splat(1, wide.type))
    bits = reshape(bits, (*lead, n * 8))
    if count is not None:
        bits = _counted(bits, as_int(count, "count"))
    return moveaxis(bits, -1, at)


def _counted(bits: Any, count: int) -> Any:
    *lead, n = bits.type.shape
    keep = count if count >= 0 else max(n + count, 0)
    if keep <= n:
        return cut(bits, len(lead), 0, keep)
    zeros = (0,) * len(lead)
    return ops.pad(
        bits, splat(0, tensor((), U8)), edge_padding_low=(*zeros, 0),
        edge_padding_high=(*zeros, keep - n), interior_padding=(*zeros, 0),
    )  # fmt: skip


# ---- parts of floats -----------------------------------------------------------------------------
_BITS = {16: I16, 32: I32, 64: I64}


def _real(name: str, x: Any) -> Any:
    (x,) = promote_inexact(name, x)
    if x.type.dtype.is_complex:
        raise no_such_kind(name, x)
    return x


def frexp(x: Any, /) -> tuple[Any, Any]:
    """Numbers as ``m * 2**e`` with m from 0.5 to 1; (x, 0) for 0, infinities and NaN.

    >>> import monograph.numpy as mnp
    >>> mnp.frexp(mnp.array([8.0]))
    (Array([0.5], dtype=float32), Array([4], dtype=int32))
    """
    x = _real("frexp", x)
    d = x.type.dtype
    if d.bits < 16:
        m, e = frexp(convert(x, F32))
        return convert(m, d), e
    return _mantissa(convert(x, d)), _parts(x)[1]


def _parts(x: Any) -> tuple[Any, Any]:
    d = x.type.dtype
    bits, word = d.mantissa, _BITS[d.bits]
    tiny = ops.compare(
        ops.abs(x), splat(float(2.0 ** (2 - 2 ** (d.exponent - 1))), x.type),
        comparison_direction="LT",
    )  # fmt: skip
    scaled = choose(tiny, multiply(x, float(2 ** (bits + 1))), x)  # subnormals become normal
    raw = ops.bitcast_convert(scaled, dtype=word)
    mask = (1 << d.exponent) - 1
    exponent = ops.and_(ops.shift_right_logical(raw, splat(bits, raw.type)), splat(mask, raw.type))
    plain = ops.and_(isfinite(x), ops.compare(
        x, splat(0, x.type), comparison_direction="NE"))  # fmt: skip
    half = mask // 2 - 1  # the exponent of numbers from 0.5 to 1
    kept = ops.and_(raw, splat(~(mask << bits), raw.type))
    mantissa = ops.bitcast_convert(ops.or_(kept, splat(half << bits, raw.type)), dtype=d)
    power = subtract(convert(exponent, I32), half)
    power = choose(tiny, subtract(power, bits + 1), power)
    return choose(plain, mantissa, x), choose(plain, power, splat(0, power.type))


def _slope(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
    """The exponent is constant: the mantissa is x times a power of two."""
    (x,) = ins
    scale = ops.power(splat(2, x.type), ops.negate(convert(_parts(x)[1], x.type.dtype)))
    return ops.multiply(tangents[0], scale)


_mantissa = composite("mantissa", lambda ins, attrs: _parts(ins[0])[0], operands=("x",), jvp=_slope)


def modf(x: Any, /, out: None = None) -> tuple[Any, Any]:
    """The fractional and the whole part, both with the sign of the number."""
    refuse_out("modf", out)
    x = _real("modf", x)
    whole = trunc(x)
    return subtract(x, whole), whole


def spacing(x: Any, /) -> Any:
    """The distance to the next number away from 0, with the number's sign."""
    x = _real("spacing", x)
    x = convert(x, x.type.dtype)
    if x.type.dtype.name == "f16":
        return subtract(ops.next_after(x, splat(np.inf, x.type)), x)
    beyond = copysign(splat(np.inf, x.type), x)
    return subtract(ops.next_after(x, beyond), x)
