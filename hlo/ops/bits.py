"""Bits of elements across widths, in ordinary ops: `bitcast` and the high half of a product."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.ops.bitwise import and_, or_, shift_left, shift_right_logical
from monograph.hlo.ops.complex import complex, imag, real
from monograph.hlo.ops.convert import bitcast_convert, convert
from monograph.hlo.ops.elementwise import add, compare, multiply, select, subtract
from monograph.hlo.ops.leaf import iota, splat, zeros
from monograph.hlo.ops.moves import broadcast_in_dim, reshape
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.types import BOOL, DTYPES, DType, real_dtype


def _word(bits: int) -> DType:
    """The unsigned integers of so many bits; booleans for one."""
    return BOOL if bits == 1 else DTYPES[f"u{bits}"]


def bitcast(x: Any, d: DType) -> Any:
    """The bits of `x` as elements of type `d`, lowest first, as StableHLO's ``bitcast_convert``.

    Args:
        x: of any shape.
        d: the type; if it is narrower, the result has a last dimension more, if it is wider, the
            last dimension of `x`, which holds the parts of one element, is gone.

    Raises:
        ValueError: if the last dimension does not hold exactly one element of a wider type.
    """
    if x.type.dtype is d:
        return x
    if x.type.dtype.is_complex:
        parts = [_with_last(real(x), 1), _with_last(imag(x), 1)]
        x = concatenate(*parts, dimension=x.type.ndim)
    part, words = real_dtype(d), _as_words(x)
    if d.is_complex and words.type.dtype.bits < part.bits:
        words = _by_parts(words, part.bits // words.type.dtype.bits)
    words = _rescaled(words, part.bits)
    whole = words if part is BOOL else bitcast_convert(words, dtype=part)
    if not d.is_complex:
        return whole
    axis = whole.type.ndim - 1
    if axis < 0 or whole.type.shape[axis] != 2:
        raise ValueError(f"bitcast of {x.type} to {d}: two parts make a complex number")
    shape = whole.type.shape[:-1]
    first, second = (reshape(cut(whole, axis, i, i + 1), shape=shape) for i in (0, 1))
    return complex(first, second)


def _by_parts(words: Any, count: int) -> Any:
    """Words of which so many make a part, apart for the two parts of a complex number."""
    *lead, last = words.type.shape or (0,)
    return reshape(words, shape=(*lead, 2, count)) if last == 2 * count else words


def _with_last(x: Any, size: int) -> Any:
    return reshape(x, shape=(*x.type.shape, size))


def _as_words(x: Any) -> Any:
    d = x.type.dtype
    return x if d is BOOL else bitcast_convert(x, dtype=_word(d.bits))


def _rescaled(x: Any, bits: int) -> Any:
    """Words as words of so many bits."""
    held, t = x.type.dtype.bits, x.type
    if held == bits:
        return x
    if held > bits:
        shape = (*t.shape, held // bits)
        spread = broadcast_in_dim(x, shape=shape, broadcast_dimensions=tuple(range(t.ndim)))
        moved = shift_right_logical(spread, _places(shape, t.dtype, bits))
        low = and_(moved, splat((1 << bits) - 1, moved.type))
        return convert(low, dtype=_word(bits))
    count = bits // held
    if not t.ndim or t.shape[-1] != count:
        raise ValueError(f"bitcast of {t}: {count} elements make one of {bits} bits")
    wide = convert(x, dtype=_word(bits))
    placed = shift_left(wide, _places(t.shape, wide.type.dtype, held))
    axis, shape = t.ndim - 1, t.shape[:-1]
    total = zeros(wide.type.with_shape(shape))
    for i in range(count):
        total = or_(total, reshape(cut(placed, axis, i, i + 1), shape=shape))
    return total


def _places(shape: tuple[int, ...], d: DType, step: int) -> Any:
    """Along the last dimension 0, `step`, 2 `step`, ..."""
    index = iota(iota_dimension=len(shape) - 1, shape=shape, dtype=d)
    return multiply(index, splat(step, index.type))


def multiply_high(x: Any, y: Any) -> Any:
    """The upper half of the product of two integers of one type (CHLO's ``mulhi``)."""
    d: DType = x.type.dtype
    if d.bits <= 32:
        wide = DTYPES[f"{d.name[0]}{max(2 * d.bits, 16)}"]
        product = multiply(convert(x, dtype=wide), convert(y, dtype=wide))
        word = bitcast_convert(product, dtype=_word(wide.bits))
        high = shift_right_logical(word, splat(d.bits, word.type))
        low = and_(high, splat((1 << d.bits) - 1, high.type))
        return bitcast_convert(convert(low, dtype=_word(d.bits)), dtype=d)
    a, b = _as_words(x), _as_words(y)
    high = _high_of_words(a, b)
    if d.kind == "int":  # a negative factor counts 2**64 too much
        none = zeros(high.type)
        for factor, other in ((x, b), (y, a)):
            negative = compare(factor, zeros(factor.type), comparison_direction="LT")
            high = subtract(high, select(negative, other, none))
    return bitcast_convert(high, dtype=d)


def _high_of_words(a: Any, b: Any) -> Any:
    """The upper 64 bits of a product of u64, from four products of halves."""
    half, mask = splat(32, a.type), splat(np.uint64(0xFFFFFFFF), a.type)

    def upper(x: Any) -> Any:
        return shift_right_logical(x, half)

    def lower(x: Any) -> Any:
        return and_(x, mask)

    a1, a0, b1, b0 = upper(a), lower(a), upper(b), lower(b)
    middle = add(multiply(a1, b0), upper(multiply(a0, b0)))
    other = add(multiply(a0, b1), lower(middle))
    return add(add(multiply(a1, b1), upper(middle)), upper(other))
