"""Rows of the op table for gather and scatter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops import add, monoid, multiply, replacement, subtract
from monograph.hlo.ops.folds import apply_body
from monograph.hlo.types import BOOL, DType, tensor
from op_table import ALL, Entry, Sampler, Shape, Variant

Array = np.ndarray[Any, Any]
Attrs = Mapping[str, Any]


def _positions(index: Shape, chosen: Shape) -> Shape:
    return tuple(index[d] for d in chosen)


def _start(starts: Array, batch: Shape, vector_dim: int) -> list[int]:
    """The index vector at a place of the batch."""
    if vector_dim == starts.ndim:
        return [int(starts[batch])]
    return [int(v) for v in starts[(*batch[:vector_dim], slice(None), *batch[vector_dim:])]]


def _place(
    numbers: tuple[Any, ...], vector_dim: int, rank: int, start: list[int], batch: Shape,
    window: Shape,
) -> list[int]:  # fmt: skip
    """Where an element lies: its window's start, its batch, its place in the window."""
    dropped, batching, starts_batching, mapped = numbers
    at = [0] * rank
    for k, d in enumerate(mapped):
        at[d] += start[k]
    for d, s in zip(batching, starts_batching, strict=True):
        at[d] += batch[s - (s > vector_dim)]
    kept = [d for d in range(rank) if d not in dropped and d not in batching]
    for d, i in zip(kept, window, strict=True):
        at[d] += i
    return at


def _indices(low: int, high: int) -> Sampler:
    """Signed indices out of range on both sides; unsigned ones above."""

    def sample(rng: np.random.Generator, t: Any) -> Array:
        return np.asarray(rng.integers(0 if t.dtype.kind == "uint" else low, high, t.shape)).astype(
            t.dtype.np
        )

    return sample


# ---- gather --------------------------------------------------------------------------------------


def _gather(
    x: Shape, starts: Shape, offset: Shape, collapsed: Shape, mapped: Shape, sizes: Shape,
    vector_dim: int | None = None, batching: tuple[Shape, Shape] = ((), ()), d: str = "i32",
    unique: bool = False,
) -> Variant:  # fmt: skip
    attrs = {
        "offset_dims": offset,
        "collapsed_slice_dims": collapsed,
        "operand_batching_dims": batching[0],
        "start_indices_batching_dims": batching[1],
        "start_index_map": mapped,
        "index_vector_dim": len(starts) - 1 if vector_dim is None else vector_dim,
        "slice_sizes": sizes,
        "unique_indices": unique,
    }
    return Variant((x, starts), attrs, (None, d))


GATHERS = (
    _gather((7,), (5, 1), (), (0,), (0,), (1,)),
    _gather((7,), (5,), (), (0,), (0,), (1,), vector_dim=1),
    _gather((7,), (), (), (0,), (0,), (1,), vector_dim=0),
    _gather((7,), (1,), (0,), (), (0,), (3,)),
    _gather((6, 4), (5, 1), (1,), (0,), (0,), (1, 4)),
    _gather((6, 4), (5, 1), (0,), (1,), (1,), (6, 1), d="i8"),
    _gather((6, 4), (2, 3, 2), (), (0, 1), (0, 1), (1, 1), d="u8"),
    _gather((6, 4), (2, 3, 2), (), (0, 1), (1, 0), (1, 1), d="i64"),
    _gather((6, 4), (2, 5), (0, 2), (), (0, 1), (2, 3), vector_dim=0, d="u32"),
    _gather((6, 40), (9, 1), (1,), (0,), (0,), (1, 37), d="u64"),
    _gather((3, 4, 5), (2, 1), (0, 2), (1,), (1,), (3, 1, 4)),
    _gather((3, 4, 5), (3, 6, 1), (2,), (1,), (1,), (1, 1, 5), batching=((0,), (0,))),
    _gather((3, 4, 5), (5, 3, 2, 1), (), (1,), (1,), (1, 1, 1), batching=((0, 2), (1, 0))),
    _gather((3, 4), (1, 4, 3), (), (0,), (0,), (1, 1), vector_dim=0, batching=((1,), (1,))),
    _gather((3, 4), (0, 1), (1,), (0,), (0,), (1, 4)),
    _gather((3, 4), (2, 0), (1, 2), (), (), (3, 4)),
    _gather((3, 0), (2, 1), (1,), (0,), (0,), (1, 0)),
    _gather((2, 3, 4, 5), (3, 2), (1, 2), (0, 2), (0, 2), (1, 3, 1, 5)),
)


def _gather_reference(attrs: Attrs, x: Array, starts: Array) -> Array:
    """Element by element."""
    names = ("collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims")
    numbers = (*(attrs[n] for n in names), attrs["start_index_map"])
    vector_dim, sizes = attrs["index_vector_dim"], attrs["slice_sizes"]
    offset = attrs["offset_dims"]
    batch = [n for i, n in enumerate(starts.shape) if i != vector_dim]
    single = {*numbers[0], *numbers[1]}
    window = iter([n for d, n in enumerate(sizes) if d not in single])
    rank = len(batch) + len(offset)
    rest = iter(batch)
    shape = tuple(next(window) if i in offset else next(rest) for i in range(rank))
    out = np.zeros(shape, x.dtype)
    kept = tuple(i for i in range(rank) if i not in offset)
    for index in np.ndindex(*shape):
        where = _positions(index, kept)
        start = _start(starts, where, vector_dim)
        start = [
            min(max(s, 0), x.shape[d] - sizes[d]) for s, d in zip(start, numbers[3], strict=True)
        ]
        at = _place(numbers, vector_dim, x.ndim, start, where, _positions(index, offset))
        out[index] = x[tuple(at)]
    return out


GATHER = Entry(
    "gather",
    ALL,
    GATHERS,
    sample=(None, _indices(-3, 8)),
    reference=_gather_reference,
    derivative=True,
)


# ---- scatter -------------------------------------------------------------------------------------


def _scatter(
    x: Shape, starts: Shape, updates: Shape, window: Shape, inserted: Shape, mapped: Shape,
    vector_dim: int | None = None, batching: tuple[Shape, Shape] = ((), ()), d: str = "i32",
    body: str = "add", differentiate: bool = True,
) -> Variant:  # fmt: skip
    def attrs(own: DType) -> Attrs:
        return {
            "update_window_dims": window,
            "inserted_window_dims": inserted,
            "input_batching_dims": batching[0],
            "scatter_indices_batching_dims": batching[1],
            "scatter_dims_to_operand_dims": mapped,
            "index_vector_dim": len(starts) - 1 if vector_dim is None else vector_dim,
            "body": _body(body, own),
        }

    return Variant((x, starts, updates), attrs, (None, d, None), differentiate=differentiate)


def _body(name: str, d: DType) -> Graph:
    if name == "replace":
        return replacement(d)
    if name == "mixed":  # not a monoid: what is there and what comes differ
        t = tensor((), d)
        return build(lambda a, b: [subtract(add(a, a), multiply(a, b))], [t, t], "mixed")
    return monoid(name, d)


def _scatters(d: DType) -> list[Variant]:
    bodies = ["replace", "or" if d is BOOL else "add"]
    rows = []
    for body in bodies:
        rows += [
            _scatter((7,), (5, 1), (5,), (), (0,), (0,), body=body),
            _scatter((7,), (5,), (5,), (), (0,), (0,), vector_dim=1, body=body, d="i8"),
            _scatter((7,), (1,), (3,), (0,), (), (0,), body=body),
            _scatter((6, 4), (9, 1), (9, 4), (1,), (0,), (0,), body=body),
            _scatter((6, 4), (5, 1), (3, 5), (0,), (1,), (1,), body=body, d="u8"),
            _scatter((6, 4), (2, 3, 2), (2, 3), (), (0, 1), (1, 0), body=body, d="i64"),
            _scatter((6, 40), (9, 1), (9, 37), (1,), (0,), (0,), body=body, d="u32"),
            _scatter((3, 4, 5), (3, 6, 1), (3, 6, 5), (2,), (1,), (1,), batching=((0,), (0,)),
                     body=body),
        ]  # fmt: skip
    rows += [
        _scatter((7,), (), (), (), (0,), (0,), vector_dim=0),
        _scatter((6, 4), (2, 5), (2, 5, 3), (0, 2), (), (0, 1), vector_dim=0, body="replace"),
        _scatter((3, 4, 5), (5, 3, 2, 1), (5, 3, 2), (), (1,), (1,), batching=((0, 2), (1, 0))),
        _scatter((3, 4), (0, 1), (0, 4), (1,), (0,), (0,)),
        _scatter((3, 0), (2, 1), (2, 0), (1,), (0,), (0,)),
        _scatter((3, 4), (2, 0), (2, 3, 4), (1, 2), (), (), body="replace"),
    ]
    if d is BOOL:
        return [_as(v, "or", d) if v.attrs(d)["body"] is monoid("add", d) else v for v in rows]  # type: ignore[operator]
    rows.append(_scatter((5, 9), (6, 1), (6, 9), (1,), (0,), (0,), body="multiply",
                         differentiate=False))  # fmt: skip
    if d.is_integer or d.name in ("f32", "f64"):  # chains of products in others are too inexact
        rows.append(_scatter((7,), (9, 1), (9,), (), (0,), (0,), body="mixed", differentiate=False))
    if not d.is_complex:
        for body in ("minimum", "maximum"):
            rows.append(_scatter((5, 9), (6, 1), (6, 9), (1,), (0,), (0,), body=body))
    return rows


def _as(v: Variant, body: str, d: DType) -> Variant:
    attrs = {**v.attrs(d), "body": monoid(body, d)}  # type: ignore[operator]
    return Variant(v.shapes, attrs, v.dtypes)


def _scatter_reference(attrs: Attrs, x: Array, starts: Array, updates: Array) -> Array:
    """Update by update, in the order of the index vectors."""
    names = ("inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims")
    numbers = (*(attrs[n] for n in names), attrs["scatter_dims_to_operand_dims"])
    window, vector_dim = attrs["update_window_dims"], attrs["index_vector_dim"]
    kept = tuple(i for i in range(updates.ndim) if i not in window)
    out = np.array(x)
    turned = np.transpose(updates, (*kept, *window))
    for index in np.ndindex(*turned.shape):
        batch, inner = index[: len(kept)], index[len(kept) :]
        start = _start(starts, batch, vector_dim)
        at = _place(numbers, vector_dim, x.ndim, start, batch, inner)
        if all(0 <= i < n for i, n in zip(at, x.shape, strict=True)):
            place = tuple(at)
            with np.errstate(all="ignore"):
                out[place] = apply_body(attrs["body"], [out[place], turned[index]])[0]
    return out


SCATTER = Entry(
    "scatter",
    tuple(d for d in ALL if d != "f8e8m0fnu"),
    _scatters,
    sample=(None, _indices(-2, 7), None),
    reference=_scatter_reference,
    derivative=True,
    ulp=16,
)
ENTRIES = [GATHER, SCATTER]
