"""Folds of many elements on the CPU: sums, extremes and where they are, running folds.

Sizes around vectors, groups of vectors and parts; NaN, infinities, signed zeros, ties.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import monograph as mg
from closeness import Array, close
from cpu_building import build, call
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.picks import pick, pick_identity, pick_of
from monograph.hlo.record import OPS
from monograph.hlo.state import interpreting
from monograph.hlo.types import BOOL, DTYPES, F32, I32, DType, tensor, type_of_array

SPECIAL = (np.nan, np.inf, -np.inf, 0.0, -0.0)


def graph(emit: Callable[..., Any], *args: Array) -> Graph:
    b = Builder("folds")
    params = [b.param(type_of_array(x)) for x in args]
    with interpreting(b):
        made = emit(*params)
    return b.finish(made if isinstance(made, list) else [made])


def draw(d: DType, shape: Sequence[int], special: bool = False) -> Array:
    """Few different values, so that there are ties; positive, so that sums don't cancel."""
    rng = np.random.default_rng(len(shape) + sum(shape))
    if d is BOOL:
        return np.asarray(rng.random(shape) < 0.2)
    x: Any = rng.integers(1, 7, shape)
    if d.is_inexact:
        x = x / 8 + rng.integers(0, 2, shape) / 1024
    if special:
        x = np.where(rng.random(shape) < 0.03, rng.choice(SPECIAL, shape), x)
    return np.asarray(x).astype(d.np)


def same(emit: Callable[..., Any], args: Sequence[Array], ulp: float) -> None:
    """What the CPU gives is what the interpreter gives."""
    g = graph(emit, *args)
    with np.errstate(all="ignore"):
        wanted = evaluate(g, list(args))
    for got, want in zip(call(build(g), *args), wanted, strict=True):
        right = close(got, want, ulp)
        assert np.all(right), (got[~right][:4], want[~right][:4])
        if want.dtype.kind == "f" and not ulp:
            zero = want == 0
            assert np.array_equal(np.signbit(got[zero]), np.signbit(want[zero]))


# ---- running folds -------------------------------------------------------------------------------

TYPES = ("f32", "f64", "bf16", "i32", "i8", "u64", "i4", "bool", "c64", "f8e4m3fn")
ROWS = ((3, 64), (2, 131), (1, 15), (5, 16), (40, 77))
COLUMNS = ((33, 3), (9, 16), (7, 128), (5, 133), (2, 6, 5), (2, 5, 150))


NAMES = ("cumsum", "cumprod", "cummax", "cummin")
# Not products of complex numbers, which NumPy fuses.
RUNNING = [
    (name, d) for name in NAMES for d in TYPES
    if DTYPES[d].kind in OPS[name].dtypes and (name, d) != ("cumprod", "c64")
]  # fmt: skip


@pytest.mark.parametrize(("name", "dtype"), RUNNING)
def test_running(name: str, dtype: str) -> None:
    """Along the last axis and along others, from either end."""
    d, op = DTYPES[dtype], OPS[name]
    if d.kind not in op.dtypes or (d.is_complex and name == "cumprod"):
        pytest.skip("not defined, or products of complex numbers that NumPy fuses")
    cases = [(s, len(s) - 1) for s in ROWS] + [(s, len(s) - 2) for s in COLUMNS]
    exact = not d.is_inexact or name in ("cummax", "cummin")
    special = d.is_float and d.name != "f8e4m3fn"
    shapes = cases if dtype == "f32" else cases[1:3] + cases[-3:-1]
    args = [draw(d, shape, special and exact) for shape, _ in shapes]

    def emit(*xs: Any) -> list[Any]:
        return [
            op(x, axis=axis, reverse=reverse)
            for x, (_, axis) in zip(xs, shapes, strict=True)
            for reverse in (False, True)
        ]

    same(emit, args, 0 if exact else 64)


@pytest.mark.parametrize("size", [1 << 16, (1 << 17) + 5, 100_003])
@pytest.mark.parametrize("reverse", [False, True])
def test_long_rows_are_cut(size: int, reverse: bool) -> None:
    """Few long rows: parts, whose totals are folded first. Eighths: every sum is exact."""
    for d in (I32, F32, DTYPES["c64"]):
        x = draw(I32, (2, size)).astype(d.np) / (8 if d.is_inexact else 1)
        x = x.astype(d.np)
        if d.is_complex:
            x = x + np.asarray(1j).astype(d.np) * x[:, ::-1]
        same(lambda v: ops.cumsum(v, axis=1, reverse=reverse), [x], 0)


def test_special_values_run_on() -> None:
    """An infinity stays, a NaN too; before them nothing changes; -0 is kept."""
    x = np.full((1, 200), 0.5, np.float32)
    x[0, :2] = -0.0
    x[0, 70], x[0, 150] = np.inf, -np.inf
    got = np.asarray(mg.jit(lambda v: mg.lax.cumsum(v, 1))(x))
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(got, np.cumsum(x, 1))
    assert np.signbit(got[0, :2]).all()


def test_derivatives_of_running_folds() -> None:
    """Against JAX, batched too."""
    import jax

    x = np.random.default_rng(0).uniform(0.5, 1.5, (3, 9)).astype(np.float32)
    w = np.arange(1, 10, dtype=np.float32)

    def each(lib: Any) -> Any:
        def weighed(name: str, reverse: bool) -> Any:
            f = getattr(lib.lax, name)
            return lib.vmap(lib.grad(lambda v: (f(v, 0, reverse) * w).sum()))

        names = ("cumsum", "cumprod", "cummax", "cummin", "cumlogsumexp")
        grads = [weighed(name, k % 2 == 0) for k, name in enumerate(names)]
        return lib.jit(lambda v: [g(v) for g in [*grads, weighed("cumsum", False)]])(x)

    for got, want in zip(each(mg), each(jax), strict=True):
        np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=2e-5)
    twice = mg.jit(mg.vmap(lambda v: mg.lax.cumsum(v, 1), in_axes=1))(x.reshape(3, 3, 3))
    np.testing.assert_allclose(
        np.asarray(twice), np.cumsum(x.reshape(3, 3, 3), 2).swapaxes(0, 1), rtol=1e-6
    )


def test_running_folds_are_written_out_for_others() -> None:
    """StableHLO text has the definition beside the composite."""
    text = mg.jit(lambda v: mg.lax.cumsum(v, 0)).lower(np.zeros(4, np.float32))
    shown = text.as_text("stablehlo")
    assert 'stablehlo.composite "monograph.cumsum"' in shown and "stablehlo.pad" in shown


# ---- argmax and argmin ---------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["f32", "f64", "bf16", "i32", "i8", "u8", "bool"])
def test_extremes_are_found(dtype: str) -> None:
    """The first of equals; a NaN beats every number."""
    d = DTYPES[dtype]
    shapes = [((3, 200), 1), ((2, 1031), 1), ((1, 15), 1), ((50, 3), 0), ((37, 40), 0),
              ((3, 20, 5), 1), ((5000,), 0), ((200, 7), 1), ((5, 40, 10), 2)]  # fmt: skip
    args = [draw(d, s, d.is_float) for s, _ in shapes]
    args.append(np.full((2, 40), -np.inf if d.is_float else 0).astype(d.np))
    axes = [*(a for _, a in shapes), 1]
    wide = [x.astype(np.float64) for x in args]
    for how, wanted in (("argmax", np.argmax), ("argmin", np.argmin)):
        f = getattr(mg.lax, how)
        got = mg.jit(lambda *xs, f=f: [f(x, a) for x, a in zip(xs, axes, strict=True)])(*args)
        for x, axis, y in zip(wide, axes, got, strict=True):
            np.testing.assert_array_equal(np.asarray(y), wanted(x, axis))


def test_a_pick_is_recognised_by_its_form() -> None:
    body = pick("GT", F32, I32)
    scalars = [np.zeros((), t.dtype.np) for t in body.in_types]
    again = graph(lambda *params: ops_of(body, params), *scalars)
    assert again is not body and pick_of(again) == pick_of(body)
    assert pick_of(ops.monoid("add", F32)) is None
    worst, last = pick_identity(pick_of(body))
    assert worst == -np.inf and last == 2**31 - 1


def ops_of(body: Graph, params: Sequence[Any]) -> list[Any]:
    env = dict(zip(body.params, params, strict=True))
    for node in body.nodes:
        env[node] = node.op(*(env[x] for x in node.ins), **node.attrs)
    return [env[o] for o in body.outs]


# ---- sums ----------------------------------------------------------------------------------------


SUMMED = ((5, 1000), (1000, 5), (3, 170, 7), (700, 130), (2, 9, 33), (40, 0), (300, 3), (7, 50, 2))


@pytest.mark.parametrize("shape", SUMMED)
def test_sums_over_any_axes(shape: tuple[int, ...]) -> None:
    """Every choice of axes, in a free order."""
    every = [tuple(i for i in range(len(shape)) if k >> i & 1) for k in range(1, 2 ** len(shape))]
    for d in (F32, I32, DTYPES["bf16"]):
        x = draw(d, shape)
        same(lambda v: [ops.sum_over(v, dims) for dims in every], [x], 0 if d is I32 else 40)


@pytest.mark.parametrize(
    ("shape", "axis"),
    [((1 << 22,), 0), ((3, 1000003), 1), ((1 << 19, 8), 0), ((70001, 17), 0), ((8192, 512), 0),
     ((40, 5000, 3), (0, 1)), ((9000, 5), None)],
)  # fmt: skip
def test_long_sums_are_nearly_as_exact_as_short_ones(shape: tuple[int, ...], axis: Any) -> None:
    """Of equal numbers, whose rounding errors all go one way."""
    x = np.full(shape, 0.1, np.float32)
    got = np.asarray(mg.jit(lambda x: (x.mean(axis), x.max(axis)))(x))
    assert np.abs(got / np.float32(0.1) - 1).max() < 3e-6


@pytest.mark.parametrize("order", ["tree", "sequential"])
def test_orders_are_kept(order: str) -> None:
    """To the last bit, however long the fold."""
    x = np.random.default_rng(1).standard_normal((33, 205)).astype(np.float32)
    for dims in ((0,), (1,), (0, 1)):
        same(
            lambda v, dims=dims: ops.reduce(
                v, ops.zeros(tensor((), F32)), dimensions=dims, body=ops.monoid("add", F32),
                order=order,
            ),
            [x], 0,
        )  # fmt: skip


@pytest.mark.parametrize("size", [1, 15, 16, 31, 100, 300, 1040])
@pytest.mark.parametrize("dtype", ["f32", "f64", "f16", "f8e4m3fn"])
def test_extremes_of_special_values(dtype: str, size: int) -> None:
    """NaN of either sign anywhere, rows of infinities, rows of zeros of one sign or both."""
    d, rng = DTYPES[dtype], np.random.default_rng(size)
    usual = rng.standard_normal((6, size))
    zeros = (0.0, -0.0)
    pools = [(-np.inf,), (np.inf, -np.inf), (-0.0,), zeros, (*zeros, -1.0), (*zeros, 1.0)]
    rows = [rng.choice(pool, size) for pool in pools]
    missing = usual.copy()
    missing[range(6), rng.integers(0, size, 6)] = [np.nan, -np.nan] * 3
    x = np.concatenate([usual, rows, missing, usual - 9, usual + 9]).astype(d.np)
    largest = 448.0 if dtype == "f8e4m3fn" else np.inf
    for name, start in (("maximum", -largest), ("minimum", largest)):
        body = ops.monoid(name, d)
        init = np.asarray(start, d.np)
        same(lambda v, i, b=body: ops.reduce(v, i, dimensions=(1,), body=b), [x, init], 0)
