"""Rows of the op table for sort, top_k and map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops import compare, convert, negate, real, subtract, xor
from monograph.hlo.ops.orders import lexicographic
from monograph.hlo.types import DTYPES, F32, DType, TensorType, tensor
from op_cases_structural import ARITHMETIC, COMMON, jax_lax, jax_numpy
from op_table import ALL, COMPLEX, Entry, Shape, Variant

Array = np.ndarray[Any, Any]
Attrs = Mapping[str, Any]
_RANKED = tuple(d for d in ARITHMETIC if d not in COMPLEX)


def spread(rng: np.random.Generator, t: TensorType) -> Array:
    """Numbers that are far from each other, in any order."""
    x = rng.permutation(max(t.size, 1))[: t.size].reshape(t.shape) - t.size / 2
    if t.dtype.is_complex:
        x = x + 1j * rng.permutation(max(t.size, 1))[: t.size].reshape(t.shape)
    return np.asarray(x).astype(t.dtype.np)


# ---- sort ----------------------------------------------------------------------------------------

_backwards: dict[tuple[DType, ...], Graph] = {}


def backwards(types: Sequence[DType]) -> Graph:
    """A comparator of no usual form: the first operand's negated values, in single precision."""
    key = tuple(types)
    if key not in _backwards:
        scalars = [tensor((), d) for d in types for _ in range(2)]

        def body(x: Any, y: Any, *others: Any) -> list[Any]:
            x, y = (real(v) if v.type.dtype.is_complex else v for v in (x, y))
            x, y = (negate(convert(v, dtype=F32)) for v in (x, y))
            return [compare(x, y, comparison_direction="LT")]

        _backwards[key] = build(body, scalars, "backwards")
    return _backwards[key]


def _sort(shape: Shape, dimension: int, others: tuple[str, ...] = (), keys: int = 1) -> Variant:
    def attrs(d: DType) -> Attrs:
        comparator = lexicographic([d, *(DTYPES[n] for n in others)], keys)
        return {"dimension": dimension, "comparator": comparator}

    return Variant((shape,) * (1 + len(others)), attrs, (None, *others))


def _sort_variants(d: DType) -> list[Variant]:
    def backward(d: DType) -> Attrs:
        comparator = backwards([d, DTYPES["i32"]])
        return {"dimension": 1, "comparator": comparator, "is_stable": False}

    def down(d: DType) -> Attrs:
        return {"dimension": 0, "comparator": lexicographic([d], 1, descending=True)}

    return [
        _sort((0,), 0),
        _sort((1,), 0),
        _sort((7,), 0),
        _sort((3, 5), 0),
        _sort((3, 5), 1),
        _sort((2, 3, 5), 1),
        _sort((4, 0, 3), 2),
        _sort((4, 40), 1, ("i32",)),
        _sort((40, 3), 0, ("i32", "f32"), 2),
        Variant(((3, 19),) * 2, backward, (None, "i32")),
        Variant(((11,),), down),
    ]


def _number_of_keys(attrs: Attrs, xs: Sequence[Array]) -> int:
    """How the comparator of an instance sorts: 0 for `backwards`, -1 for downwards."""
    comparator = attrs["comparator"]
    types = [DTYPES[p.type.dtype.name] for p in comparator.params[::2]]
    if comparator is _backwards.get(tuple(types)):
        return 0
    if comparator is lexicographic(types, 1, descending=True):
        return -1
    return next(k for k in (1, 2) if comparator is lexicographic(types, k))


def _sort_oracle(attrs: Attrs, *xs: Any) -> Any:
    keys, axis = _number_of_keys(attrs, xs), attrs["dimension"]
    if keys < 0:
        return jax_numpy().flip(jax_numpy().sort(xs[0], axis), axis)
    if keys == 0:
        x = xs[0].real if xs[0].dtype.kind == "c" else xs[0]
        return list(jax_lax().sort([-x.astype("float32"), *xs], dimension=axis)[1:])
    made = jax_lax().sort(xs, dimension=axis, num_keys=keys)
    return made[0] if len(xs) == 1 else list(made)


def _plain(x: Array) -> Array:
    """The same in an element type that NumPy orders."""
    return x if x.dtype.kind in "cb" else x.astype(np.float64)


def _sort_reference(attrs: Attrs, *xs: Array) -> Any:
    keys, axis = _number_of_keys(attrs, xs), attrs["dimension"]
    first = _plain(xs[0])
    if keys == 0:
        first = -first.real.astype(float)
    if keys < 0:
        first = -(first if first.dtype.kind == "c" else first.astype(float))
    rows = [first] if keys <= 1 else [_plain(xs[1]), first]
    if first.dtype.kind == "c":
        rows = [*rows[:-1], first.imag, first.real]
    places = np.lexsort(rows, axis=axis)
    made = [np.take_along_axis(x, places, axis) for x in xs]
    return made[0] if len(xs) == 1 else made


SORT = Entry(
    "sort",
    ARITHMETIC,
    _sort_variants,
    oracle=_sort_oracle,
    oracle_dtypes=COMMON,
    reference=_sort_reference,
    smooth=spread,
    derivative=True,
)

# ---- top_k ---------------------------------------------------------------------------------------


def _top(shape: Shape, k: int) -> Variant:
    return Variant((shape,), {"k": k})


TOP_K = Entry(
    "top_k",
    _RANKED,
    [
        _top((7,), 3), _top((3, 5), 5), _top((2, 3, 5), 1), _top((4, 0, 3), 2), _top((5,), 0),
        _top((2, 700), 10),
    ],
    oracle=lambda attrs, x: list(jax_lax().top_k(x, attrs["k"])),
    oracle_dtypes=tuple(d for d in COMMON if d not in COMPLEX),
    reference=lambda attrs, x: _top_reference(attrs["k"], x),
    smooth=spread,
    derivative=True,
)  # fmt: skip


def _top_reference(k: int, x: Array) -> list[Array]:
    places = np.argsort(-x.astype(np.float64), axis=-1, kind="stable")[..., :k]
    return [np.take_along_axis(x, places, -1), places.astype(np.int32)]


# ---- map -----------------------------------------------------------------------------------------

_bodies: dict[tuple[DType, int], Graph] = {}


def _difference(d: DType, count: int) -> Graph:
    """The first scalar without the others."""
    if (d, count) not in _bodies:
        op = xor if d.kind == "bool" else subtract

        def body(x: Any, *others: Any) -> list[Any]:
            for y in others:
                x = op(x, y)
            return [x]

        _bodies[d, count] = build(body, [tensor((), d)] * count, "difference")
    return _bodies[d, count]


def _map(shape: Shape, count: int) -> Variant:
    def attrs(d: DType) -> Attrs:
        return {"dimensions": tuple(range(len(shape))), "computation": _difference(d, count)}

    return Variant((shape,) * count, attrs)


def _map_oracle(attrs: Attrs, x: Any, *others: Any) -> Any:
    for y in others:
        x = x ^ y if x.dtype == bool else x - y
    return x


def _map_reference(attrs: Attrs, x: Array, *others: Array) -> Array:
    for y in others:
        x = x ^ y if x.dtype == bool else x - y
    return x


MAP = Entry(
    "map",
    tuple(d for d in ALL if d != "f8e8m0fnu"),
    [_map((), 2), _map((0,), 2), _map((7,), 1), _map((3, 5), 2), _map((2, 3, 5), 2)],
    oracle=_map_oracle,
    oracle_dtypes=COMMON,
    reference=_map_reference,
    derivative=True,
)

ENTRIES = [SORT, TOP_K, MAP]
