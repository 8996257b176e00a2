"""Moves at random: an op, its attributes and operands whose elements are all different.

op, attrs, operands = random_slice(np.random.default_rng(0))
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.ops import (
    broadcast_in_dim,
    concatenate,
    dynamic_slice,
    dynamic_update_slice,
    pad,
    reshape,
    reverse,
    transpose,
    windows,
)
from monograph.hlo.ops import slice as slice_

Array = np.ndarray[Any, Any]
Random = np.random.Generator


def _shape(rng: Random, low: int = 0) -> tuple[int, ...]:
    return tuple(int(n) for n in rng.integers(low, 5, rng.integers(0, 4)))


def _iota(shape: tuple[int, ...], first: int = 0) -> Array:
    return np.arange(first, first + int(np.prod(shape)), dtype=np.int32).reshape(shape)


def _ints(values: Any) -> tuple[int, ...]:
    return tuple(int(v) for v in values)


def random_broadcast(rng: Random) -> Any:
    shape = _shape(rng)
    dims = _ints(rng.permutation(len(shape))[: rng.integers(0, len(shape) + 1)])
    x = tuple(1 if rng.random() < 0.3 else shape[d] for d in dims)
    return broadcast_in_dim, {"shape": shape, "broadcast_dimensions": dims}, [_iota(x)]


def random_reshape(rng: Random) -> Any:
    factors = [int(n) for n in rng.choice([1, 2, 2, 3, 5], 4)]
    if rng.random() < 0.1:
        factors[0] = 0

    def grouped() -> tuple[int, ...]:
        cuts = sorted(rng.integers(0, 5, rng.integers(0, 3)))
        return tuple(
            int(np.prod(factors[a:b], dtype=int))
            for a, b in zip([0, *cuts], [*cuts, 4], strict=True)
        )

    return reshape, {"shape": grouped()}, [_iota(grouped())]


def random_transpose(rng: Random) -> Any:
    shape = _shape(rng)
    return transpose, {"permutation": _ints(rng.permutation(len(shape)))}, [_iota(shape)]


def random_reverse(rng: Random) -> Any:
    shape = _shape(rng)
    dims = _ints(i for i in range(len(shape)) if rng.random() < 0.5)
    return reverse, {"dimensions": dims}, [_iota(shape)]


def random_slice(rng: Random) -> Any:
    shape = _shape(rng)
    ends = [sorted(_ints(rng.integers(0, n + 1, 2))) for n in shape]
    attrs = {
        "start_indices": tuple(a for a, _ in ends),
        "limit_indices": tuple(b for _, b in ends),
        "strides": _ints(rng.integers(1, 4, len(shape))),
    }
    return slice_, attrs, [_iota(shape)]


def random_pad(rng: Random) -> Any:
    shape = _shape(rng)
    low, high, interior = [], [], []
    for n in shape:
        inner = int(rng.integers(0, 3))
        total = n + max(n - 1, 0) * inner
        low.append(int(rng.integers(-total, 4)))
        high.append(int(rng.integers(-(total + low[-1]), 4)))
        interior.append(inner)
    attrs = {
        "edge_padding_low": tuple(low),
        "edge_padding_high": tuple(high),
        "interior_padding": tuple(interior),
    }
    return pad, attrs, [_iota(shape), np.asarray(-1, np.int32)]


def random_concatenate(rng: Random) -> Any:
    shape = [*_shape(rng), 2]
    axis = int(rng.integers(0, len(shape)))
    xs = []
    for k in range(int(rng.integers(1, 4))):
        shape[axis] = int(rng.integers(0, 4))
        xs.append(_iota(tuple(shape), 1000 * k))
    return concatenate, {"dimension": axis}, xs


def _random_starts(rng: Random, ndim: int) -> list[Array]:
    return [np.asarray(rng.integers(-2, 6), np.int32) for _ in range(ndim)]


def random_dynamic_slice(rng: Random) -> Any:
    shape = _shape(rng)
    sizes = tuple(int(rng.integers(0, n + 1)) for n in shape)
    operands = [_iota(shape), *_random_starts(rng, len(shape))]
    return dynamic_slice, {"slice_sizes": sizes}, operands


def random_dynamic_update_slice(rng: Random) -> Any:
    shape = _shape(rng)
    sizes = tuple(int(rng.integers(0, n + 1)) for n in shape)
    starts = _random_starts(rng, len(shape))
    return dynamic_update_slice, {}, [_iota(shape), _iota(sizes, 1000), *starts]


def random_windows(rng: Random) -> Any:
    shape = _shape(rng, 1)
    dims = _ints(rng.permutation(len(shape))[: rng.integers(0, len(shape) + 1)])
    rows = {
        name: tuple(int(rng.integers(1, 4)) for _ in dims)
        for name in ("sizes", "strides", "dilations")
    }
    return windows, {"dimensions": dims, **rows}, [_iota(shape)]


MOVES = [
    random_broadcast,
    random_reshape,
    random_transpose,
    random_reverse,
    random_slice,
    random_pad,
    random_concatenate,
    random_dynamic_slice,
    random_dynamic_update_slice,
    random_windows,
]
