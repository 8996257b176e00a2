"""Rows of the op table for ops that move, join, reduce and contract arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops import add, compare, identity, monoid, multiply, select
from monograph.hlo.types import BOOL, DTYPES, F32, I32, DType, TensorType, tensor
from op_table import (
    ALL,
    BOOLS,
    COMPLEX,
    NUMBERS,
    Entry,
    Sampler,
    Shape,
    Variant,
    anything,
    between,
)

Array = np.ndarray[Any, Any]
Attrs = Mapping[str, Any]

# Element types that NumPy and JAX hold alike, and those that arithmetic is done in.
COMMON = ("bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "bf16", "f16", "f32", "f64")
COMMON = (*COMMON, *COMPLEX)
EXACT = tuple(d for d in COMMON if d not in ("bf16", "f16"))  # others accumulate in another type
ARITHMETIC = tuple(d for d in ALL if d != "f8e8m0fnu")  # that one has no zero


def positive(low: float, high: float) -> Sampler:
    """Positive floats, so that sums lose nothing to cancellation; integers as they come."""
    inner = between(low, high)

    def sample(rng: np.random.Generator, t: TensorType) -> Array:
        return inner(rng, t) if t.dtype.is_inexact else anything(rng, t)

    return sample


def jax_lax() -> Any:
    import jax

    return jax.lax


def jax_numpy() -> Any:
    import jax.numpy as jnp

    return jnp


# ---- moves ---------------------------------------------------------------------------------------


def _broadcast(x: Shape, shape: Shape, dims: Shape) -> Variant:
    return Variant((x,), {"shape": shape, "broadcast_dimensions": dims})


def _broadcast_oracle(attrs: Attrs, x: Any) -> Any:
    dims = attrs["broadcast_dimensions"]
    order = sorted(range(len(dims)), key=dims.__getitem__)
    moved = jax_lax().transpose(x, order)
    return jax_lax().broadcast_in_dim(moved, attrs["shape"], sorted(dims))


def _broadcast_reference(attrs: Attrs, x: Array) -> Array:
    out = np.empty(attrs["shape"], x.dtype)
    for place in np.ndindex(*attrs["shape"]):
        dims = enumerate(attrs["broadcast_dimensions"])
        out[place] = x[tuple(0 if x.shape[i] == 1 else place[d] for i, d in dims)]
    return out


BROADCAST = Entry(
    "broadcast_in_dim",
    ALL,
    (
        _broadcast((), (), ()),
        _broadcast((), (3, 5), ()),
        _broadcast((5,), (3, 5), (1,)),
        _broadcast((3,), (3, 5), (0,)),
        _broadcast((1, 5), (3, 5), (0, 1)),
        _broadcast((5, 1, 3), (3, 2, 5, 2), (2, 1, 0)),
        _broadcast((1,), (0,), (0,)),
        _broadcast((4, 0), (2, 4, 0), (1, 2)),
    ),
    oracle=_broadcast_oracle,
    oracle_dtypes=COMMON,
    reference=_broadcast_reference,
    derivative=True,
)
RESHAPE = Entry(
    "reshape",
    ALL,
    tuple(
        Variant((before,), {"shape": after})
        for before, after in (
            ((), (1, 1)),
            ((1,), ()),
            ((6,), (2, 3)),
            ((2, 3, 5), (30,)),
            ((2, 3, 5), (3, 1, 10)),
            ((4, 0, 3), (0, 7)),
        )
    ),
    oracle=lambda attrs, x: jax_lax().reshape(x, attrs["shape"]),
    oracle_dtypes=COMMON,
    reference=lambda attrs, x: np.fromiter(x.flat, x.dtype, x.size).reshape(attrs["shape"]),
    derivative=True,
)
TRANSPOSE = Entry(
    "transpose",
    ALL,
    tuple(
        Variant((shape,), {"permutation": permutation})
        for shape, permutation in (
            ((), ()),
            ((7,), (0,)),
            ((3, 5), (1, 0)),
            ((2, 3, 5), (2, 0, 1)),
            ((4, 0, 3), (1, 2, 0)),
            ((2, 1, 3, 4), (3, 1, 0, 2)),
        )
    ),
    oracle=lambda attrs, x: jax_lax().transpose(x, attrs["permutation"]),
    oracle_dtypes=COMMON,
    reference=lambda attrs, x: np.transpose(x, attrs["permutation"]),
    derivative=True,
)
REVERSE = Entry(
    "reverse",
    ALL,
    tuple(
        Variant((shape,), {"dimensions": dims})
        for shape, dims in (
            ((), ()),
            ((7,), (0,)),
            ((3, 5), (1,)),
            ((2, 3, 5), (2, 0)),
            ((4, 0, 3), (0, 1)),
        )
    ),
    oracle=lambda attrs, x: jax_lax().rev(x, attrs["dimensions"]),
    oracle_dtypes=COMMON,
    reference=lambda attrs, x: np.flip(x, attrs["dimensions"]),
    derivative=True,
)


# ---- slices --------------------------------------------------------------------------------------


def _slice(x: Shape, start: Shape, limit: Shape, strides: Shape) -> Variant:
    return Variant((x,), {"start_indices": start, "limit_indices": limit, "strides": strides})


SLICE = Entry(
    "slice",
    ALL,
    (
        _slice((), (), (), ()),
        _slice((7,), (2,), (6,), (1,)),
        _slice((7,), (1,), (7,), (4,)),
        _slice((3, 5), (0, 1), (3, 5), (2, 3)),
        _slice((2, 3, 5), (1, 0, 4), (2, 3, 5), (1, 5, 2)),
        _slice((3, 5), (1, 3), (1, 5), (1, 1)),
        _slice((4, 0, 3), (1, 0, 0), (3, 0, 2), (1, 1, 1)),
    ),
    oracle=lambda attrs, x: jax_lax().slice(x, **attrs),
    oracle_dtypes=COMMON,
    reference=lambda attrs, x: x[tuple(map(slice, *attrs.values()))],
    derivative=True,
)


def _pad(x: Shape, low: Shape, high: Shape, interior: Shape) -> Variant:
    return Variant(
        (x, ()),
        {"edge_padding_low": low, "edge_padding_high": high, "interior_padding": interior},
    )


def _pad_reference(attrs: Attrs, x: Array, value: Array) -> Array:
    rows = list(zip(*attrs.values(), strict=True))
    spread = [n + max(n - 1, 0) * inner for n, (_, _, inner) in zip(x.shape, rows, strict=True)]
    shape = [n + low + high for n, (low, high, _) in zip(spread, rows, strict=True)]
    out = np.empty(shape, x.dtype)
    out[...] = value
    for place in np.ndindex(*x.shape):
        at = tuple(i * (inner + 1) + low for i, (low, _, inner) in zip(place, rows, strict=True))
        if all(0 <= i < n for i, n in zip(at, shape, strict=True)):
            out[at] = x[place]
    return out


PAD = Entry(
    "pad",
    ALL,
    (
        _pad((), (), (), ()),
        _pad((7,), (2,), (3,), (0,)),
        _pad((7,), (0,), (0,), (2,)),
        _pad((7,), (-2,), (-1,), (0,)),
        _pad((7,), (-3,), (2,), (2,)),
        _pad((3, 5), (1, -1), (-2, 4), (1, 0)),
        _pad((2, 3, 5), (0, 1, 0), (2, 0, -1), (3, 0, 1)),
        _pad((0,), (2,), (1,), (1,)),
        _pad((4, 0, 3), (1, 1, 0), (0, -1, 1), (0, 2, 0)),
    ),
    oracle=lambda attrs, x, value: jax_lax().pad(x, value, list(zip(*attrs.values(), strict=True))),
    oracle_dtypes=COMMON,
    reference=_pad_reference,
    derivative=True,
)
CONCATENATE = Entry(
    "concatenate",
    ALL,
    tuple(
        Variant(shapes, {"dimension": axis})
        for shapes, axis in (
            (((7,),), 0),
            (((3,), (0,), (4,)), 0),
            (((3, 5), (1, 5), (2, 5)), 0),
            (((3, 5), (3, 1)), 1),
            (((2, 3, 5), (2, 4, 5)), 1),
            (((0, 3), (0, 3)), 0),
        )
    ),
    oracle=lambda attrs, *xs: jax_lax().concatenate(xs, attrs["dimension"]),
    oracle_dtypes=COMMON,
    reference=lambda attrs, *xs: np.concatenate(xs, attrs["dimension"]),
    derivative=True,
)


# ---- dynamic slices ------------------------------------------------------------------------------


def _dynamic(x: Shape, sizes: Shape, index: str = "i32") -> Variant:
    starts = ((),) * len(x)
    return Variant((x, *starts), {"slice_sizes": sizes}, (None, *(index,) * len(x)))


def _update(x: Shape, update: Shape, index: str = "i32") -> Variant:
    starts = ((),) * len(x)
    return Variant((x, update, *starts), {}, (None, None, *(index,) * len(x)))


def _slice_reference(attrs: Attrs, x: Array, *starts: Array) -> Array:
    sizes = attrs["slice_sizes"]
    rows = zip(x.shape, sizes, starts, strict=True)
    at = [int(np.clip(int(s), 0, n - size)) for n, size, s in rows]
    out = np.empty(sizes, x.dtype)
    for place in np.ndindex(*sizes):
        out[place] = x[tuple(i + a for i, a in zip(place, at, strict=True))]
    return out


def _update_reference(attrs: Attrs, x: Array, update: Array, *starts: Array) -> Array:
    rows = zip(x.shape, update.shape, starts, strict=True)
    at = [int(np.clip(int(s), 0, n - size)) for n, size, s in rows]
    out = x.copy()
    for place in np.ndindex(*update.shape):
        out[tuple(i + a for i, a in zip(place, at, strict=True))] = update[place]
    return out


def _starts(rng: np.random.Generator, t: TensorType) -> Array:
    """Scalar starts: mostly inside, some far outside; everything else as it comes."""
    if t.ndim or not t.dtype.is_integer:
        return anything(rng, t)
    low = 0 if t.dtype.kind == "uint" else -2
    return np.asarray(rng.choice([low, 0, 1, 2, 3, 100])).astype(t.dtype.np)


DYNAMIC_SLICE = Entry(
    "dynamic_slice",
    ALL,
    (
        _dynamic((), ()),
        _dynamic((7,), (3,)),
        _dynamic((7,), (7,)),
        _dynamic((7,), (0,)),
        _dynamic((3, 5), (1, 4), "u8"),
        _dynamic((2, 3, 5), (2, 2, 1), "i64"),
        _dynamic((4, 0, 3), (2, 0, 3)),
    ),
    sample=_starts,
    oracle=lambda attrs, x, *starts: jax_lax().dynamic_slice(
        x, starts, attrs["slice_sizes"], allow_negative_indices=False
    ),
    oracle_dtypes=COMMON,
    reference=_slice_reference,
    derivative=True,
)
DYNAMIC_UPDATE_SLICE = Entry(
    "dynamic_update_slice",
    ALL,
    (
        _update((), ()),
        _update((7,), (3,)),
        _update((7,), (7,)),
        _update((7,), (0,)),
        _update((3, 5), (1, 4), "u8"),
        _update((2, 3, 5), (2, 2, 1), "i64"),
        _update((4, 0, 3), (2, 0, 3)),
    ),
    sample=_starts,
    oracle=lambda attrs, x, update, *starts: jax_lax().dynamic_update_slice(
        x, update, starts, allow_negative_indices=False
    ),
    oracle_dtypes=COMMON,
    reference=_update_reference,
    derivative=True,
)


# ---- reduce --------------------------------------------------------------------------------------

_REDUCED = (
    ((), ()),
    ((7,), (0,)),
    ((3, 5), (1,)),
    ((3, 5), (0,)),
    ((2, 3, 5), (0, 2)),
    ((2, 3, 5), ()),
    ((4, 0, 3), (1,)),
    ((4, 0, 3), (0,)),
)
_NUMPY = {
    "add": np.add,
    "multiply": np.multiply,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def monoids(d: DType) -> tuple[str, ...]:
    """The monoids that an element type has."""
    names = ["add", "multiply"]
    names += ["maximum", "minimum"] if d.kind != "complex" else []
    return (*names, *(["and", "or", "xor"] if not d.is_inexact else []))


def _reduce_variants(d: DType) -> list[Variant]:
    rows = [
        Variant((shape, ()), {"dimensions": dims, "body": monoid(name, d), "order": "any"})
        for name in monoids(d)
        for shape, dims in _REDUCED
    ]
    for order in ("tree", "sequential"):
        attrs = {"dimensions": (0,), "body": monoid("add", d), "order": order}
        rows += [Variant(((7, 2), ()), attrs), Variant(((0, 2), ()), attrs)]
    both = {"dimensions": (1,), "body": sum_and_product(d), "order": "any"}
    rows.append(Variant(((3, 5), (3, 5), (), ()), both))
    if d.kind in ("int", "uint", "float"):
        best = {"dimensions": (0,), "body": argmax_body(d), "order": "any"}
        rows.append(Variant(((5, 3), (5, 3), (), ()), best, (None, "i32", None, "i32")))
    return rows


def sum_and_product(d: DType) -> Graph:
    """A body that folds two arrays of type `d` at once."""
    t = tensor((), d)
    return build(lambda a, b, x, y: [add(a, x), multiply(b, y)], (t,) * 4, "sum_and_product")


def argmax_body(d: DType) -> Graph:
    """A body on (value, number) that keeps the larger value's pair, the first of equals."""
    t, i = tensor((), d), tensor((), I32)

    def keep(a: Any, m: Any, b: Any, n: Any) -> list[Any]:
        first = compare(a, b, comparison_direction="GE")
        return [select(first, a, b), select(first, m, n)]

    return build(keep, (t, i, t, i), "argmax")


def _reduce_reference(attrs: Attrs, *arrays: Array) -> Any:
    """One Python loop over the elements, in double precision where that says more."""
    k = len(arrays) // 2
    x, dims = arrays[0], attrs["dimensions"]
    kept = [i for i in range(x.ndim) if i not in dims]
    outs = [np.empty([x.shape[i] for i in kept], a.dtype) for a in arrays[:k]]
    for place in np.ndindex(*outs[0].shape):
        at: list[Any] = [slice(None)] * x.ndim
        for i, p in zip(kept, place, strict=True):
            at[i] = p
        columns = [a[tuple(at)].ravel() for a in arrays[:k]]
        values = _fold_column(attrs["body"].name, columns, arrays[k:])
        for out, value in zip(outs, values, strict=True):
            out[place] = value
    return outs[0] if k == 1 else outs


def _fold_column(name: str, columns: list[Array], inits: tuple[Array, ...]) -> list[Any]:
    if name == "argmax":
        value, number = inits[0][()], inits[1][()]
        for v, n in zip(*columns, strict=True):
            value, number = (value, number) if value >= v else (v, n)
        return [value, number]
    names = ("add", "multiply") if name == "sum_and_product" else (name.rsplit("_", 1)[0],)
    out = []
    for op, column, init in zip(names, columns, inits, strict=True):
        wide = {"f": np.float64, "i": np.int64, "u": np.uint64, "V": np.float64}
        kind = DTYPES[_name(column)].kind
        w = {"float": wide["f"], "int": wide["i"], "uint": wide["u"]}.get(kind, column.dtype)
        acc = init.astype(w)
        for value in column.astype(w):
            acc = _NUMPY[op](acc, value)
        out.append(_low_bits(np.asarray(acc), DTYPES[_name(column)]))
    return out


def _name(x: Array) -> str:
    return next(name for name, d in DTYPES.items() if d.np == x.dtype)


def _low_bits(x: Array, d: DType) -> Any:
    if d.is_integer and d.bits < 8:
        x = x % 2**d.bits
        x = np.where((d.kind == "int") & (x >= 2 ** (d.bits - 1)), x - 2**d.bits, x)
    return x.astype(d.np)[()]


def _reduce_oracle(attrs: Attrs, *arrays: Any) -> Any:
    name, dims = attrs["body"].name, attrs["dimensions"]
    if name == "argmax":
        return _argmax_oracle(dims[0], *arrays)
    if name == "sum_and_product":
        x, y, first, second = arrays
        return [_monoid_oracle("add", dims, x, first), _monoid_oracle("multiply", dims, y, second)]
    return _monoid_oracle(name.rsplit("_", 1)[0], dims, *arrays)


def _monoid_oracle(name: str, dims: Shape, x: Any, init: Any) -> Any:
    lax = jax_lax()
    by_name = {
        "add": lax.add,
        "multiply": lax.mul,
        "maximum": lax.max,
        "minimum": lax.min,
        "and": lax.bitwise_and,
        "or": lax.bitwise_or,
        "xor": lax.bitwise_xor,
    }
    if x.dtype == bool:
        by_name |= {"add": lax.bitwise_or, "multiply": lax.bitwise_and}
    # XLA drops an initial value over one element: it may take it for the neutral one.
    neutral = identity(name, DTYPES[_name(x)])
    folded = lax.reduce(x, neutral, by_name[name], dims)
    return by_name[name](jax_numpy().broadcast_to(init, folded.shape), folded)


def _argmax_oracle(axis: int, x: Any, numbers: Any, init: Any, number: Any) -> list[Any]:
    jnp = jax_numpy()
    at = jnp.expand_dims(jnp.argmax(x, axis), axis)
    best, where = (jnp.take_along_axis(a, at, axis).squeeze(axis) for a in (x, numbers))
    return [jnp.where(init >= best, init, best), jnp.where(init >= best, number, where)]


REDUCE = Entry(
    "reduce",
    ARITHMETIC,
    _reduce_variants,
    sample=positive(0.5, 1.0),
    smooth=positive(0.5, 1.0),
    oracle=_reduce_oracle,
    oracle_dtypes=EXACT,
    reference=_reduce_reference,
    derivative=True,
    ulp=16,
)


# ---- running folds -------------------------------------------------------------------------------


def _running(name: str, monoid_name: str, dtypes: tuple[str, ...], **more: Any) -> Entry:
    def reference(attrs: Attrs, x: Array) -> Array:
        axis = attrs["axis"]
        d = DTYPES[_name(x)]
        rows = np.moveaxis(x, axis, -1)
        out = np.empty_like(rows)
        for place in np.ndindex(*rows.shape):
            *kept, k = place
            row = rows[tuple(kept)]
            taken = row[k:][::-1] if attrs["reverse"] else row[: k + 1]
            first, rest = taken[:1].reshape(()), taken[1:]
            out[place] = _fold_column(monoid(monoid_name, d).name, [rest], (first,))[0]
        return np.moveaxis(out, -1, axis)

    def oracle(attrs: Attrs, x: Any) -> Any:
        return getattr(jax_lax(), name)(x, attrs["axis"], attrs["reverse"])

    shapes = (
        ((1,), 0), ((7,), 0), ((0,), 0), ((3, 5), 0), ((3, 5), 1), ((2, 3, 5), 1), ((4, 0, 3), 1),
        ((4, 0, 3), 0), ((2, 19), 1),
    )  # fmt: skip
    variants = tuple(
        Variant((shape,), {"axis": axis, "reverse": reverse})
        for shape, axis in shapes
        for reverse in (False, True)
    )
    return Entry(
        name, dtypes, variants, sample=positive(0.5, 1.0), smooth=positive(0.5, 1.0),
        oracle=oracle, oracle_dtypes=tuple(d for d in EXACT if d in dtypes and d != "bool"),
        reference=reference, derivative=True, **more,
    )  # fmt: skip


ORDERED = tuple(d for d in ARITHMETIC if d not in COMPLEX)
CUMSUM = _running("cumsum", "add", ARITHMETIC, ulp=16)
CUMPROD = _running("cumprod", "multiply", ARITHMETIC, ulp=16)
CUMMAX = _running("cummax", "maximum", ORDERED)
CUMMIN = _running("cummin", "minimum", ORDERED)


# ---- dot_general ---------------------------------------------------------------------------------


def _dot(
    x: Shape, y: Shape, batch: tuple[Shape, Shape], summed: tuple[Shape, Shape], **more: Any
) -> Variant:
    attrs = {
        "lhs_batching_dimensions": batch[0],
        "rhs_batching_dimensions": batch[1],
        "lhs_contracting_dimensions": summed[0],
        "rhs_contracting_dimensions": summed[1],
    }
    return Variant((x, y), {**attrs, **more})


_NONE: tuple[Shape, Shape] = ((), ())


def _dot_variants(d: DType) -> list[Variant]:
    rows = [
        _dot((), (), _NONE, _NONE),
        _dot((7,), (7,), _NONE, ((0,), (0,))),
        _dot((3,), (5,), _NONE, _NONE),
        _dot((3, 5), (5, 4), _NONE, ((1,), (0,))),
        _dot((3, 5), (4, 5), _NONE, ((1,), (1,))),
        _dot((5, 3), (5,), _NONE, ((0,), (0,))),
        _dot((2, 3, 5), (2, 5, 4), ((0,), (0,)), ((2,), (1,))),
        _dot((3, 2, 5, 4), (5, 4, 3, 2), ((1, 0), (3, 2)), ((3, 2), (1, 0))),
        _dot((2, 5, 3), (4, 3, 5), _NONE, ((1, 2), (2, 1))),
        _dot((3, 0), (0, 4), _NONE, ((1,), (0,))),
        _dot((0, 5), (5, 4), _NONE, ((1,), (0,))),
        _dot((3, 5), (5, 4), _NONE, ((1,), (0,)), order="sequential"),
        _dot((3, 5), (5, 4), _NONE, ((1,), (0,)), order="tree"),
    ]
    if d.is_float and d.bits < 32:
        rows.append(_dot((3, 5), (5, 4), _NONE, ((1,), (0,)), preferred=F32))
    if d.name == "i8":
        rows.append(_dot((3, 5), (5, 4), _NONE, ((1,), (0,)), preferred=I32))
    return rows


def _dot_oracle(attrs: Attrs, x: Any, y: Any) -> Any:
    numbers = list(attrs.values())[:4]
    preferred = attrs["preferred"]
    return jax_lax().dot_general(
        x,
        y,
        ((numbers[2], numbers[3]), (numbers[0], numbers[1])),
        precision="highest",
        preferred_element_type=None if preferred is None else preferred.np,
    )


def _dot_reference(attrs: Attrs, x: Array, y: Array) -> Array:
    """By einsum in a wide type."""
    numbers = list(attrs.values())[:4]
    row_x, row_y = list(range(x.ndim)), list(range(20, 20 + y.ndim))
    for i, j in (*zip(*numbers[:2], strict=True), *zip(*numbers[2:], strict=True)):
        row_y[j] = row_x[i]
    out = [row_x[i] for i in numbers[0]]
    out += [i for i in row_x if i not in row_y]
    out += [j for j in row_y if j not in row_x]
    d = DTYPES[_name(x)]
    w = {"bool": np.int64, "int": np.int64, "uint": np.uint64, "float": np.float64}
    wide = w.get(d.kind, np.complex128)
    found = np.asarray(np.einsum(x.astype(wide), row_x, y.astype(wide), row_y, out))
    if d is BOOL:
        return found != 0
    return np.asarray(_low_bits(found, attrs["preferred"] or d))


DOT_GENERAL = Entry(
    "dot_general",
    ARITHMETIC,
    _dot_variants,
    sample=positive(0.5, 1.0),
    oracle=_dot_oracle,
    oracle_dtypes=tuple(d for d in EXACT if d not in BOOLS),
    reference=_dot_reference,
    derivative=True,
    ulp=16,
)


# ---- barrier -------------------------------------------------------------------------------------

BARRIER = Entry(
    "optimization_barrier",
    ALL,
    (Variant(((3, 5),)), Variant(((), (7,), (4, 0)))),
    oracle=lambda attrs, *xs: list(jax_lax().optimization_barrier(xs)),
    oracle_dtypes=COMMON,
    reference=lambda attrs, *xs: list(xs),
    derivative=True,
)

# ---- where pieces live ---------------------------------------------------------------------------

CONSTRAINT = Entry(
    "sharding_constraint",
    ALL,
    (
        Variant(((3, 5),), {"sharding": '[{"a"}, {}]', "mesh": '<["a"=1, "b"=1]>'}),
        Variant(((),), {"sharding": '[], replicated={"b"}', "mesh": '<["b"=1]>'}),
        Variant(((4, 0),), {"sharding": "{replicated}"}),
        Variant(((2, 3),), {"sharding": "{devices=[1,1]<=[1]}"}),
    ),
    oracle=lambda attrs, x: x,
    oracle_dtypes=COMMON,
    reference=lambda attrs, x: x,
    derivative=True,
)

# ---- iota ----------------------------------------------------------------------------------------


def _iota_variants(d: DType) -> list[Variant]:
    shapes = [((5,), 0), ((0,), 0), ((1,), 0), ((2, 3, 5), 1), ((3, 7), 1), ((40,), 0)]
    return [
        Variant(
            (),
            lambda d, shape=shape, axis=axis: {
                "iota_dimension": axis,
                "shape": shape,
                "dtype": d,
            },
            differentiate=False,
        )
        for shape, axis in shapes
    ]


IOTA = Entry(
    "iota",
    NUMBERS,
    _iota_variants,
    oracle=lambda attrs: jax_lax().broadcasted_iota(
        attrs["dtype"].np, attrs["shape"], attrs["iota_dimension"]
    ),
    oracle_dtypes=tuple(d for d in COMMON if d != "bool"),
)

ENTRIES = [
    IOTA,
    BROADCAST,
    RESHAPE,
    TRANSPOSE,
    REVERSE,
    SLICE,
    PAD,
    CONCATENATE,
    DYNAMIC_SLICE,
    DYNAMIC_UPDATE_SLICE,
    REDUCE,
    CUMSUM,
    CUMPROD,
    CUMMAX,
    CUMMIN,
    DOT_GENERAL,
    BARRIER,
    CONSTRAINT,
]
