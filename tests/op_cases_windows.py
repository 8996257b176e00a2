"""Rows of the op table for ops over windows: convolution, pooling, and normalisation of batches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops import add, compare, identity, maximum, monoid, multiply, select
from monograph.hlo.types import DTYPES, DType, dtype, tensor
from op_cases_structural import ARITHMETIC, EXACT, jax_lax, jax_numpy, positive
from op_table import ALL, NUMBERS, Entry, Shape, Variant, away_from, between

Array = np.ndarray[Any, Any]
Attrs = Mapping[str, Any]

# ---- windows -------------------------------------------------------------------------------------


def _window(x: Shape, dims: Shape, sizes: Shape, strides: Shape, dilations: Shape) -> Variant:
    attrs = {"dimensions": dims, "sizes": sizes, "strides": strides, "dilations": dilations}
    return Variant((x,), attrs)


def _windows_reference(attrs: Attrs, x: Array) -> Array:
    n = x.ndim
    shape = list(x.shape)
    names = ("dimensions", "sizes", "strides", "dilations")
    rows = list(zip(*(attrs[k] for k in names), strict=True))
    for axis, size, stride, dilation in rows:
        span = (size - 1) * dilation + 1
        shape[axis] = max((x.shape[axis] - span) // stride + 1, 0)
    out = np.empty((*shape, *attrs["sizes"]), x.dtype)
    for place in np.ndindex(*out.shape):
        at = list(place[:n])
        for k, (axis, _, stride, dilation) in zip(place[n:], rows, strict=True):
            at[axis] = place[axis] * stride + k * dilation
        out[place] = x[tuple(at)]
    return out


WINDOWS = Entry(
    "windows",
    ALL,
    (
        _window((7,), (0,), (3,), (1,), (1,)),
        _window((2, 9, 8), (1, 2), (3, 2), (2, 1), (2, 3)),
        _window((5, 4), (1, 0), (2, 1), (3, 2), (1, 1)),
        _window((2, 3), (1,), (4,), (1,), (1,)),
        _window((11, 9), (1, 0), (4, 5), (2, 5), (2, 1)),
        _window((2, 37), (1,), (18,), (18,), (1,)),
    ),
    reference=_windows_reference,
    derivative=True,
)

# ---- windows_sum ---------------------------------------------------------------------------------


def _sent_back(windows: Shape, x: Shape, **rows: Shape) -> Variant:
    return Variant((windows,), {**rows, "shape": x})


def _windows_sum_reference(attrs: Attrs, windows: Array) -> Array:
    """One addition per element of all windows."""
    n = len(attrs["shape"])
    out = np.zeros(attrs["shape"], windows.dtype)
    rows = list(zip(attrs["dimensions"], attrs["strides"], attrs["dilations"], strict=True))
    for place in np.ndindex(*windows.shape):
        at = list(place[:n])
        for k, (axis, stride, dilation) in zip(place[n:], rows, strict=True):
            at[axis] = place[axis] * stride + k * dilation
        out[tuple(at)] += windows[place]
    return out


WINDOWS_SUM = Entry(
    "windows_sum",
    tuple(d for d in ARITHMETIC if d in NUMBERS),
    (
        _sent_back((5, 3), (7,), dimensions=(0,), sizes=(3,), strides=(1,), dilations=(1,)),
        _sent_back((2, 3, 5, 3, 2), (2, 9, 8), dimensions=(1, 2), sizes=(3, 2), strides=(2, 1),
                   dilations=(2, 3)),
        _sent_back((2, 0, 4), (2, 3), dimensions=(1,), sizes=(4,), strides=(1,), dilations=(1,)),
        _sent_back((2, 2, 4, 5), (11, 9), dimensions=(1, 0), sizes=(4, 5), strides=(2, 5),
                   dilations=(2, 1)),
        _sent_back((2, 2, 18), (2, 37), dimensions=(1,), sizes=(18,), strides=(18,),
                   dilations=(1,)),
    ),
    reference=_windows_sum_reference,
    derivative=True,
)  # fmt: skip

# ---- convolution ---------------------------------------------------------------------------------

LAST = ((0, 3, 1, 2), (3, 2, 0, 1), (0, 3, 1, 2))  # (batch, height, width, feature)
MIXED = ((2, 0, 3, 1), (1, 3, 0, 2), (3, 1, 0, 2))


def _conv(x: Shape, kernel: Shape, numbers: Any = LAST, **attrs: Any) -> Variant:
    return Variant((x, kernel), lambda d: {"dimension_numbers": numbers, "dtype": d, **attrs})


CONVOLUTIONS = (
    _conv((0, 4, 5, 2), (2, 3, 2, 3)),
    _conv((3, 2), (2, 4), ((0, 1), (1, 0), (0, 1))),
    _conv(
        (2, 3, 5, 4), (2, 3, 3, 2), MIXED,
        window_strides=(2, 1), padding=((2, 1), (-1, 3)), lhs_dilation=(1, 2),
        rhs_dilation=(2, 1), window_reversal=(True, False),
    ),
    _conv((1, 5, 5, 6), (3, 3, 3, 4), feature_group_count=2, padding=((1, 1), (0, 2))),
    _conv((1, 5, 4, 12), (2, 2, 6, 8), feature_group_count=2, window_strides=(2, 1)),
    _conv((4, 4, 5, 2), (3, 2, 2, 6), batch_group_count=2, lhs_dilation=(2, 1)),
    _conv((1, 4, 5, 3), (2, 3, 1, 3), feature_group_count=3, padding=((1, 0), (1, 1))),
    _conv((2, 6, 6, 3), (3, 3, 3, 4), padding=((1, 1), (1, 1)), window_strides=(2, 2)),
)  # fmt: skip


def _conv_oracle(attrs: Attrs, x: Any, w: Any) -> Any:
    lax, numbers = jax_lax(), attrs["dimension_numbers"]
    space = numbers[1][2:]
    turned = attrs["window_reversal"] or (False,) * len(space)
    w = lax.rev(w, [d for d, r in zip(space, turned, strict=True) if r])
    one, none = (1,) * len(space), ((0, 0),) * len(space)
    return lax.conv_general_dilated(
        x,
        w,
        attrs["window_strides"] or one,
        attrs["padding"] or none,
        attrs["lhs_dilation"] or one,
        attrs["rhs_dilation"] or one,
        lax.ConvDimensionNumbers(*numbers),
        attrs["feature_group_count"],
        attrs["batch_group_count"],
        preferred_element_type=x.dtype,
    )


CONVOLUTION = Entry(
    "convolution",
    tuple(d for d in ARITHMETIC if d in NUMBERS),
    CONVOLUTIONS,
    sample=positive(0.5, 1.5),
    smooth=between(-1.0, 1.0),
    oracle=_conv_oracle,
    oracle_dtypes=("i32", "f32", "f64", "c64", "c128"),
    derivative=True,
    ulp=32.0,
)

# ---- reduce_window -------------------------------------------------------------------------------


def pool(name: str, x: Shape, sizes: Shape, neutral: bool = True, **attrs: Any) -> Any:
    """A fold of a monoid over windows; from its neutral element, or from any value."""

    def variant(d: DType) -> Variant:
        values = None
        if neutral:
            x_value = positive(0.5, 1.5)(np.random.default_rng(3), tensor(x, d))
            values = (x_value, identity(name, d))
        given = {"window_dimensions": sizes, "body": monoid(name, d), **attrs}
        return Variant((x, ()), given, values=values, differentiate=name == "add" or not neutral)

    return variant


def _worst(d: DType) -> Graph:
    """A body that is no monoid of the language: x + y + x * y."""
    t = tensor((), d)
    return build(lambda x, y: [add(add(x, y), multiply(x, y))], [t, t], "joined")


def _pairs(d: DType) -> Graph:
    t = tensor((), d)

    def body(x: Any, i: Any, y: Any, j: Any) -> list[Any]:
        return [maximum(x, y), select(compare(x, y, comparison_direction="GE"), i, j)]

    return build(body, [t] * 4, "argmax")


def _windows_of(d: DType) -> list[Variant]:
    padding = ((1, 1), (2, 0))
    made = [pool("add", (2, 36), (1, 36), padding=((0, 0), (35, 0)))(d)]
    if d.kind != "complex":
        made += [
            pool("maximum", (5, 6), (2, 3), padding=padding, base_dilations=(2, 1))(d),
            pool("minimum", (1, 5, 5, 2), (1, 2, 2, 1), window_strides=(1, 2, 2, 1))(d),
            pool("maximum", (7, 2), (7, 1), padding=((0, 6), (0, 0)))(d),
        ]
    made.append(
        pool("add", (4, 5), (2, 3), True, window_strides=(2, 1), padding=padding,
             base_dilations=(1, 2), window_dilations=(2, 1))(d)
    )  # fmt: skip
    if d.kind != "bool":
        given = {"window_dimensions": (2, 2), "body": _worst(d), "window_dilations": (2, 1)}
        made.append(Variant(((5, 4), ()), given))
        made.append(pool("add", (9, 8), (6, 7), False, window_strides=(2, 1))(d))
        made.append(pool("add", (3, 7), (2, 3), False, window_dilations=(1, 2))(d))
        made.append(pool("add", (3, 5, 2), (3, 5, 1), False, window_strides=(1, 2, 1))(d))
    if d.kind not in ("bool", "complex"):
        given = {"window_dimensions": (3,), "padding": ((1, 0),), "body": _pairs(d)}
        made.append(Variant(((6,), (6,), (), ()), given, differentiate=False))
        made.append(pool("maximum", (4, 5), (2, 2), False)(d))
    made.append(pool("add", (4, 2, 3), (2, 1, 2), False, window_strides=(1, 2, 1))(d))
    return made


def _window_oracle(attrs: Attrs, *arrays: Any) -> Any:
    """XLA may take any initial value for the neutral one: it gets that, and combines afterwards."""
    lax, name = jax_lax(), attrs["body"].name.rsplit("_", 1)[0]
    if name == "argmax":
        return _argmax_windows(attrs, *arrays)
    x, init = arrays
    one = (1,) * x.ndim
    folds = {"add": lax.add, "maximum": lax.max, "minimum": lax.min}
    fold = folds.get(name, lambda x, y: x + y + x * y)
    neutral = identity(name, DTYPES[dtype(x.dtype).name]) if name in folds else init
    made = lax.reduce_window(
        x,
        neutral,
        fold,
        attrs["window_dimensions"],
        attrs["window_strides"] or one,
        attrs["padding"] or ((0, 0),) * x.ndim,
        attrs["base_dilations"] or one,
        attrs["window_dilations"] or one,
    )
    return fold(made, jax_numpy().broadcast_to(init, made.shape)) if name in folds else made


def _argmax_windows(attrs: Attrs, x: Any, i: Any, x0: Any, i0: Any) -> list[Any]:
    lax = jax_lax()

    def body(a: Any, b: Any) -> Any:
        return lax.max(a[0], b[0]), lax.select(lax.ge(a[0], b[0]), a[1], b[1])

    return list(
        lax.reduce_window(
            (x, i), (x0, i0), body, attrs["window_dimensions"], (1,), attrs["padding"]
        )
    )


REDUCE_WINDOW = Entry(
    "reduce_window",
    tuple(d for d in ARITHMETIC if not d.startswith("f8")),
    _windows_of,
    sample=positive(0.5, 1.5),
    smooth=between(-1.0, 1.0),
    oracle=_window_oracle,
    oracle_dtypes=tuple(d for d in EXACT if d not in ("bool",)),
    derivative=True,
    ulp=16.0,
)

# ---- select_and_scatter --------------------------------------------------------------------------


def _bodies(d: DType, scatter: str = "add") -> dict[str, Any]:
    t = tensor((), d)
    how = "EQ" if d.is_complex else "GE"
    select_ = build(lambda x, y: [compare(x, y, comparison_direction=how)], [t, t], "select")
    return {"select": select_, "scatter": monoid(scatter, d)}


def _scatters(d: DType) -> list[Variant]:
    def one(x: Shape, source: Shape, scatter: str = "add", **attrs: Any) -> Variant:
        given = {**_bodies(d, scatter), **attrs}
        return Variant((x, source, ()), given, differentiate=scatter == "add")

    padding = ((1, 0), (0, 1))
    return [
        one((4, 6), (2, 2), window_dimensions=(2, 3), window_strides=(2, 3)),
        one((4, 5), (3, 2), window_dimensions=(3, 2), padding=padding, window_strides=(1, 3)),
        one((5,), (3,), "multiply", window_dimensions=(3,)),
        one((10, 11), (2, 2), window_dimensions=(5, 5), window_strides=(5, 5)),
        one((3,), (0,), window_dimensions=(4,)),
    ]


SELECT_AND_SCATTER = Entry(
    "select_and_scatter",
    tuple(d for d in ARITHMETIC if not d.startswith("f8")),
    _scatters,
    sample=(None, positive(0.5, 1.5), positive(0.5, 1.5)),
    derivative=True,
)

# ---- normalisation of batches --------------------------------------------------------------------

_FLOATS = ("bf16", "f16", "f32", "f64")
_SCALED = between(0.5, 1.5)


def _normal(count: int, whole: tuple[int, ...]) -> list[Variant]:
    out = []
    for x, axis in (((2, 3, 4), 2), ((6, 5), 0), ((3, 4, 2, 2), 1)):
        shapes = tuple(x if i in whole else (x[axis],) for i in range(count))
        out.append(Variant(shapes, {"epsilon": 2.0**-7, "feature_index": axis}))
    return out


BATCH_NORM_INFERENCE = Entry(
    "batch_norm_inference",
    _FLOATS,
    _normal(5, (0,)),
    sample=(away_from(0.0), _SCALED, _SCALED, None, _SCALED),
    derivative=True,
)
BATCH_NORM_TRAINING = Entry(
    "batch_norm_training",
    _FLOATS,
    _normal(3, (0,)),
    sample=(None, _SCALED, _SCALED),
    derivative=True,
)
BATCH_NORM_GRAD = Entry(
    "batch_norm_grad",
    _FLOATS,
    _normal(5, (0, 4)),
    sample=(None, _SCALED, None, _SCALED, None),
    derivative=True,
)

ENTRIES = [
    WINDOWS,
    WINDOWS_SUM,
    CONVOLUTION,
    REDUCE_WINDOW,
    SELECT_AND_SCATTER,
    BATCH_NORM_INFERENCE,
    BATCH_NORM_TRAINING,
    BATCH_NORM_GRAD,
]
