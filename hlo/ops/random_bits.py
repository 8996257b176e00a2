"""`rng_bit_generator`: random bits as a pure function of a state, the same bits as XLA's.

Both generators are of Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3"
(SC 2011): Threefry-2x32 of 20 rounds and Philox-4x32 of 10 rounds. The state is a key and a counter
of 64 or 128 bits, which grows by the number of blocks drawn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.factors import Factors, Rule
from monograph.hlo.ops.define import FLOAT, INTEGRAL, Array, check_count, like
from monograph.hlo.ops.splits import whole_along
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, elements_bytes, ops, register
from monograph.hlo.types import DTYPES, U32, U64, DType, TensorType, Type, tensor

Types = tuple[TensorType, ...]
THREE_FRY, PHILOX, DEFAULT = "THREE_FRY", "PHILOX", "DEFAULT"
_SIZES = {THREE_FRY: (2,), PHILOX: (2, 3), DEFAULT: (2, 3)}  # words of the state

# ---- Threefry ------------------------------------------------------------------------------------

_ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))
_PARITY = 0x1BD11BDA


def _rotated(x: Any, by: int) -> Any:
    left = ops.shift_left(x, like(by, x))
    return ops.or_(left, ops.shift_right_logical(x, like(32 - by, x)))


def threefry_words(k1: Any, k2: Any, x: Any, y: Any) -> list[Any]:
    """Two words from a key of two words and a counter of two words; u32 of one shape."""
    keys = (k1, k2, ops.xor(ops.xor(k1, k2), like(_PARITY, k1)))
    x, y = ops.add(x, keys[0]), ops.add(y, keys[1])
    for i in range(5):
        for by in _ROTATIONS[i % 2]:
            x = ops.add(x, y)
            y = ops.xor(x, _rotated(y, by))
        x = ops.add(x, keys[(i + 1) % 3])
        y = ops.add(ops.add(y, keys[(i + 2) % 3]), like(i + 1, y))
    return [x, y]


def threefry_arrays(k1: Array, k2: Array, x: Array, y: Array) -> tuple[Array, Array]:
    """The same of NumPy arrays, in place: single ops on keys would take most of their time here."""
    shape = x.shape
    keys = [k.reshape(-1) for k in (k1, k2, k1 ^ k2 ^ np.uint32(_PARITY))]
    x, y = x.reshape(-1) + keys[0], y.reshape(-1) + keys[1]
    low = np.empty_like(y)
    for i in range(5):
        for by in _ROTATIONS[i % 2]:
            np.add(x, y, out=x)
            np.right_shift(y, 32 - by, out=low)
            np.left_shift(y, by, out=y)
            np.bitwise_or(y, low, out=y)
            np.bitwise_xor(y, x, out=y)
        np.add(x, keys[(i + 1) % 3], out=x)
        np.add(y, keys[(i + 2) % 3], out=y)
        np.add(y, i + 1, out=y)
    return x.reshape(shape), y.reshape(shape)


# ---- Philox --------------------------------------------------------------------------------------

_FACTORS = (0xD2511F53, 0xCD9E8D57)
_WEYL = (0x9E3779B9, 0xBB67AE85)


def philox4x32(keys: Sequence[Any], words: Sequence[Any]) -> list[Any]:
    """Four words from a key of two words and a counter of four words; u32 of one shape."""
    k0, k1 = keys
    a, b, c, d = words
    for i in range(10):
        if i:
            k0, k1 = (ops.add(k, like(w, k)) for k, w in zip((k0, k1), _WEYL, strict=True))
        low0, high0 = _product(a, _FACTORS[0])
        low1, high1 = _product(c, _FACTORS[1])
        a, b, c, d = ops.xor(ops.xor(high1, b), k0), low1, ops.xor(ops.xor(high0, d), k1), low0
    return [a, b, c, d]


def _product(x: Any, factor: int) -> list[Any]:
    wide = ops.convert(x, dtype=U64)
    return halves(ops.multiply(wide, like(factor, wide)))


# ---- words of 64 bits ----------------------------------------------------------------------------


def halves(x: Any) -> list[Any]:
    """The low and the high words of u64."""
    high = ops.shift_right_logical(x, like(32, x))
    return [ops.convert(x, dtype=U32), ops.convert(high, dtype=U32)]


def joined(low: Any, high: Any) -> Any:
    """u64 from its low and high words."""
    low, high = ops.convert(low, dtype=U64), ops.convert(high, dtype=U64)
    return ops.or_(ops.shift_left(high, like(32, high)), low)


def word(state: Any, i: int) -> Any:
    """Word `i` of a vector of words, as a scalar."""
    cut = ops.slice(state, start_indices=(i,), limit_indices=(i + 1,), strides=(1,))
    return ops.reshape(cut, shape=())


def _spread(x: Any, shape: tuple[int, ...]) -> Any:
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=())


def _counted(start: Any, shape: tuple[int, ...]) -> Any:
    """`start` plus the row-major number of each place of `shape`."""
    numbers = ops.iota(iota_dimension=0, shape=(math.prod(shape),), dtype=U64)
    return ops.add(_spread(start, shape), ops.reshape(numbers, shape=shape))


def _stacked(words: Sequence[Any], axis: int) -> Any:
    """The words side by side along a new axis."""
    shape = words[0].type.shape
    rows = [ops.reshape(w, shape=(*shape[:axis], 1, *shape[axis:])) for w in words]
    return ops.concatenate(*rows, dimension=axis)


def _first(x: Any, shape: tuple[int, ...]) -> Any:
    """The leading part of `x`."""
    if x.type.shape == shape:
        return x
    return ops.slice(
        x, start_indices=(0,) * len(shape), limit_indices=shape, strides=(1,) * len(shape)
    )


# ---- the layouts of XLA --------------------------------------------------------------------------


def _threefry_bits(state: Any, shape: tuple[int, ...], bits: int) -> tuple[Any, Any]:
    """New state and words. Narrow elements come two to a block, halves of a dimension apart."""
    key, counter = word(state, 0), word(state, 1)
    axis = _halved_axis(shape)
    full = shape or (1,)
    half = (*full[:axis], -(-full[axis] // 2), *full[axis + 1 :]) if bits < 64 else shape
    low, high = halves(_counted(counter, half))
    k_low, k_high = (_spread(k, half) for k in halves(key))
    x, y = threefry_words(k_low, k_high, low, high)
    new = ops.add(counter, like(math.prod(half), counter))
    new_state = _stacked([key, new], 0)
    if bits == 64:
        return new_state, joined(x, y)
    pairs = _stacked([x, y], axis + 1)
    even = (*half[:axis], 2 * half[axis], *half[axis + 1 :])
    return new_state, ops.reshape(_first(ops.reshape(pairs, shape=even), full), shape=shape)


def _halved_axis(shape: tuple[int, ...]) -> int:
    """The first even dimension; else the largest one, the first of these."""
    if not shape:
        return 0
    even = [i for i, n in enumerate(shape) if n % 2 == 0]
    return even[0] if even else shape.index(max(shape))


def _philox_bits(state: Any, shape: tuple[int, ...], bits: int) -> tuple[Any, Any]:
    """New state and words: four to a block, in a row."""
    short = state.type.shape[0] == 2
    key = word(state, 0)
    # a state without a high counter has the key there
    low, high = word(state, 1), key if short else word(state, 2)
    size = math.prod(shape)
    blocks = -(-size // (4 if bits < 64 else 2))
    counter = _counted(low, (blocks,))
    carried = ops.compare(counter, _spread(low, (blocks,)), comparison_direction="LT")
    above = ops.add(_spread(high, (blocks,)), ops.convert(carried, dtype=U64))
    keys = [_spread(k, (blocks,)) for k in halves(key)]
    words = philox4x32(keys, [*halves(counter), *halves(above)])
    if bits == 64:
        words = [joined(*words[:2]), joined(*words[2:])]
    drawn = ops.reshape(_stacked(words, 1), shape=(blocks * len(words),))
    new_low = ops.add(low, like(blocks, low))
    carry = ops.convert(ops.compare(new_low, low, comparison_direction="LT"), dtype=U64)
    new = [key, new_low] if short else [key, new_low, ops.add(high, carry)]
    return _stacked(new, 0), ops.reshape(_first(drawn, (size,)), shape=shape)


# ---- the same by place, for a device that has some of them --------------------------------------


def _linear(places: Sequence[Any], shape: tuple[int, ...]) -> Any:
    """Row-major numbers from coordinates, which are u64 of one shape."""
    number = places[0]
    for place, n in zip(places[1:], shape[1:], strict=True):
        number = ops.add(ops.multiply(number, like(n, number)), place)
    return number


def _threefry_at(state: Any, places: list[Any], shape: tuple[int, ...], bits: int) -> Any:
    """The words at coordinates, see `_threefry_bits`."""
    axis, local = _halved_axis(shape), places[0].type.shape
    second = None
    if bits < 64:
        two = like(2, places[axis])
        second = ops.remainder(places[axis], two)
        places[axis] = ops.divide(places[axis], two)
        shape = (*shape[:axis], -(-shape[axis] // 2), *shape[axis + 1 :])
    counter = ops.add(_spread(word(state, 1), local), _linear(places, shape))
    k_low, k_high = (_spread(k, local) for k in halves(word(state, 0)))
    x, y = threefry_words(k_low, k_high, *halves(counter))
    if second is None:
        return joined(x, y)
    first = ops.compare(second, like(0, second), comparison_direction="EQ")
    return ops.select(first, x, y)


def _philox_at(state: Any, places: list[Any], shape: tuple[int, ...], bits: int) -> Any:
    """The words at coordinates, see `_philox_bits`."""
    local = places[0].type.shape
    key = word(state, 0)
    low, high = word(state, 1), key if state.type.shape[0] == 2 else word(state, 2)
    number = _linear(places, shape)
    per = like(4 if bits < 64 else 2, number)
    base = _spread(low, local)
    counter = ops.add(base, ops.divide(number, per))
    carried = ops.compare(counter, base, comparison_direction="LT")
    above = ops.add(_spread(high, local), ops.convert(carried, dtype=U64))
    keys = [_spread(k, local) for k in halves(key)]
    words = philox4x32(keys, [*halves(counter), *halves(above)])
    if bits == 64:
        words = [joined(*words[:2]), joined(*words[2:])]
    which, made = ops.remainder(number, per), words[0]
    for i, w in enumerate(words[1:], 1):
        here = ops.compare(which, like(i, which), comparison_direction="EQ")
        made = ops.select(here, w, made)
    return made


def _split(cut: Any, node: Any, ins: Sequence[Any], outs: Sequence[Any]) -> list[Any]:
    """The bits of a device's piece, by their places in the whole."""
    state, want = whole_along(cut, ins[0], [0]), outs[1]
    declared, t = node.attrs["types"]
    local = cut.local(t, want).shape
    places = []
    for d, n in enumerate(local):
        own = ops.convert(cut.numbers(want.dims[d], n), dtype=U64)
        places.append(ops.broadcast_in_dim(own, shape=local, broadcast_dimensions=(d,)))
    ours = node.attrs["rng_algorithm"] == THREE_FRY
    new, _ = (_threefry_bits if ours else _philox_bits)(state.value, t.shape, t.dtype.bits)
    words = (_threefry_at if ours else _philox_at)(state.value, places, t.shape, t.dtype.bits)
    made = _as_elements(words, t.dtype)
    return [cut.piece(new, declared, state.tiling), cut.piece(made, t, want)]


# ---- the record ----------------------------------------------------------------------------------


def _infer(types: Types, attrs: Attrs) -> Type:
    check_count("rng_bit_generator", ("state",), types)
    (state,), algorithm = types, attrs["rng_algorithm"]
    if algorithm not in _SIZES:
        raise ArgumentError(
            f"rng_bit_generator: algorithm {algorithm!r}", fix=f"use one of {', '.join(_SIZES)}."
        )
    if state.dtype is not U64 or state.ndim != 1 or state.shape[0] not in _SIZES[algorithm]:
        sizes = " or ".join(f"u64[{n}]" for n in _SIZES[algorithm])
        raise ShapeError(
            f"rng_bit_generator: the state is {state}",
            operands={"state": state},
            why=f"the state of {algorithm} is {sizes}: a key and a counter.",
            fix="convert or bitcast the state to that type.",
        )
    declared: Types = attrs["types"]
    if len(declared) != 2 or declared[0].strong is not state:
        raise ShapeError(
            f"rng_bit_generator: the results are declared as {declared}",
            why="the results are a state like the operand, and the bits.",
            fix=f"declare ({state}, the bits).",
        )
    out = declared[1].dtype
    if out.kind not in INTEGRAL | FLOAT or out.bits not in (8, 16, 32, 64):
        raise DTypeError(
            f"rng_bit_generator does not give elements of type {out}",
            why="bits come as integers and floats of 8, 16, 32 or 64 bits.",
            fix="ask for unsigned integers and convert them.",
        )
    return declared


def _expand(ins: Sequence[Any], attrs: Attrs) -> list[Any]:
    (state,) = ins
    t: TensorType = attrs["types"][1]
    made = _threefry_bits if attrs["rng_algorithm"] == THREE_FRY else _philox_bits
    new, words = made(state, t.shape, t.dtype.bits)
    return [new, _as_elements(words, t.dtype)]


def _as_elements(words: Any, d: DType) -> Any:
    """The low bits of words as elements of a type."""
    return ops.bitcast_convert(ops.convert(words, dtype=DTYPES[f"u{d.bits}"]), dtype=d)


def _factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """The state is whole; a bit depends on its place alone."""
    made = Factors()
    state = made.all(types[0].shape, "whole")
    return made.rule([state], [state, made.all(attrs["types"][1].shape, split=True)])


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    return Cost(40 * attrs["types"][1].size, elements_bytes(types, out))


rng_bit_generator: OpDef = register(
    OpDef(
        "rng_bit_generator",
        "opaque",
        _infer,
        attrs=("rng_algorithm", "types"),
        operands=("state",),
        dtypes=frozenset({"uint"}),
        expand=_expand,
        jvp=lambda attrs, ins, tangents, outs: [None, None],
        factors=_factors,
        split=_split,
        cost=_cost,
        mlir=Mlir(
            "stablehlo.rng_bit_generator", (("rng_algorithm", "rng_algorithm", "rng_algorithm"),)
        ),
    )
)


def declared(state: TensorType, bits: TensorType) -> Types:
    """The attribute `types` for results of these types."""
    return (tensor(state.shape, state.dtype), bits)
