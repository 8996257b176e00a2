"""The interpreter against NumPy and against XLA (through JAX), over the whole op table."""

from __future__ import annotations

import tracemalloc
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from closeness import wide
from monograph.hlo.builder import Builder
from monograph.hlo.errors import ArgumentError, DTypeError, MonographError, ShapeError
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import add, negate
from monograph.hlo.ops.convert import convert_array
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.state import interpreting
from monograph.hlo.types import DTYPES, F32, DType, dtype, tensor
from op_table import Array, Case, Entry, Instance, cases, entries
from xla_oracle import quick_jit

ALL_CASES = cases()


def run(c: Case) -> list[Array]:
    return evaluate(c.graph(), c.inputs())


# ---- closeness -----------------------------------------------------------------------------------


def close(a: Array, b: Array, ulp: float) -> Array:
    """Per element: whether both are NaN or lie within `ulp` units of the last place (plus tiny)."""
    d = dtype(b.dtype)
    x, y = wide(a), wide(b)
    if not d.is_inexact:
        return np.asarray(x == y)
    if d.is_complex:
        step = ulp * np.finfo(b.dtype).eps * (np.abs(y) + np.finfo(b.dtype).tiny)
        return np.asarray((np.abs(x - y) <= step) | (x == y) | (np.isnan(x) & np.isnan(y)))
    info = ml_dtypes.finfo(b.dtype)
    step = ulp * np.maximum(np.abs(y) * float(info.eps), float(info.tiny))
    return np.asarray((np.abs(x - y) <= step) | (x == y) | (np.isnan(x) & np.isnan(y)))


def subnormal(x: Array) -> Array:
    d = dtype(x.dtype)
    if not d.is_float:
        return np.zeros(x.shape, bool)
    size = np.abs(wide(x))
    return (size > 0) & (size < float(ml_dtypes.finfo(x.dtype).tiny))


def assert_close(
    a: Array, b: Array, ulp: float, what: Any, inputs: Sequence[Array], ignore: Any = False
) -> None:
    """Raise with the first elements that differ and are not to be ignored."""
    assert a.dtype == b.dtype, f"{what}: {a.dtype}, expected {b.dtype}"
    assert a.shape == b.shape, f"{what}: shape {a.shape}, expected {b.shape}"
    with np.errstate(all="ignore"):
        good = close(a, b, ulp) | ignore
    if good.all():
        return
    rows = []
    for at in np.argwhere(~good)[:8]:
        place = tuple(at)
        args = [x[place] for x in inputs if x.shape == a.shape]
        rows.append(f"  at {place}: {a[place]!r}, expected {b[place]!r}, operands {args}")
    raise AssertionError(f"{what}: {np.sum(~good)} of {good.size} differ\n" + "\n".join(rows))


# ---- every op, every element type, every shape ---------------------------------------------------


@pytest.mark.parametrize("c", ALL_CASES, ids=lambda c: c.id)
def test_types_and_silence(c: Case) -> None:
    """Results are of the inferred types, and NumPy's warnings never come out."""
    graph = c.graph()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        outs = evaluate(graph, c.inputs())
    for out, node in zip(outs, graph.outs, strict=True):
        assert (out.shape, out.dtype) == (node.type.shape, node.type.dtype.np)


@pytest.mark.parametrize("c", [c for c in ALL_CASES if c.entry.reference], ids=lambda c: c.id)
def test_equals_numpy(c: Case) -> None:
    """On ordinary values, NumPy's own function computed in the widest type and rounded once."""
    assert c.entry.reference is not None
    for i in c.instances:
        if i.variant.values is not None:
            continue
        inputs = i.inputs()
        with np.errstate(all="ignore"):
            wants = listed(c.entry.reference(i.attrs, *[wide(x) for x in inputs]))
        for got, want in zip(evaluate(i.graph(), inputs), wants, strict=True):
            exact = convert_array(np.asarray(want), dtype(got.dtype))
            assert_close(got, exact, tolerance(c.entry, c.dtype), i, inputs)


def listed(x: Any) -> list[Any]:
    return list(x) if isinstance(x, list | tuple) else [x]


# ---- XLA -----------------------------------------------------------------------------------------

# What XLA's CPU backend has and JAX's dtypes allow.
ORACLE = ("bool", "i8", "i32", "u8", "i64", "bf16", "f16", "f32", "f64", "c64")


def oracle_cases(entry: Entry) -> list[Case]:
    allowed = ORACLE if entry.oracle_dtypes is None else entry.oracle_dtypes
    return [Case(entry, DTYPES[d]) for d in entry.dtypes if d in allowed and d in ORACLE]


ORACLES = [n for n, e in entries().items() if e.oracle is not None and oracle_cases(e)]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] if i % 3 else [])
        for i, name in enumerate(ORACLES)
    ],
)
def test_equals_xla(name: str) -> None:
    """One XLA program per op: its last two instances (extreme values among them) for each type."""
    import jax

    entry = entries()[name]
    instances = [i for c in oracle_cases(entry) for i in c.instances[-2:]]
    inputs = [i.inputs() for i in instances]

    def program(rows: Any) -> Any:
        return [entry.oracle(i.attrs, *xs) for i, xs in zip(instances, rows, strict=True)]

    with jax.enable_x64(True):
        wanted = jax.device_get(quick_jit(program)(inputs))
    problems = []
    for i, xs, want in zip(instances, inputs, wanted, strict=True):
        outs = evaluate(i.graph(), xs)
        for got, expected in zip(outs, listed(want), strict=True):
            want_array, mask = np.asarray(expected), disputed(i, xs, got)
            try:
                assert_close(got, want_array, tolerance(entry, i.dtype), i, xs, mask)
            except AssertionError as e:
                problems.append(str(e))
    assert not problems, "\n".join(problems)


def disputed(i: Instance, xs: Sequence[Array], out: Array) -> Array:
    """Where XLA differs by choice: it takes subnormal numbers for zero."""
    mask = np.zeros(out.shape, bool)
    for x in xs:
        if x.shape == out.shape:
            mask |= subnormal(x)
    return mask if i.entry.disputed is None else mask | i.entry.disputed(i.attrs, *xs)


def tolerance(entry: Entry, d: DType) -> float:
    """Units of the last place; complex results lose more in one part than in both together."""
    if entry.ulp is not None:
        return entry.ulp
    return max(1.0, 2 * entry.op.ulp) * (16 if d.is_complex else 1)


# ---- corners of the specification ----------------------------------------------------------------


def call(op: OpDef, *args: Any, **attrs: Any) -> Array:
    """Run one op on arrays."""
    arrays = [np.asarray(x) for x in args]
    b = Builder("call")
    with interpreting(b):
        out = op(*[b.param(tensor(x.shape, dtype(x.dtype))) for x in arrays], **attrs)
    return evaluate(b.finish([out]), arrays)[0]


I8 = np.iinfo(np.int8)
CORNERS = [
    # op, operands, expected
    ("divide", np.int8([7, -7, 7, -7, 5, I8.min]), np.int8([2, 2, -2, -2, 0, -1]),
     np.int8([3, -3, -3, 3, -1, I8.min])),
    ("divide", np.uint8([7, 5]), np.uint8([2, 0]), np.uint8([3, 255])),
    ("remainder", np.int8([7, -7, 7, -7, 5, I8.min]), np.int8([2, 2, -2, -2, 0, -1]),
     np.int8([1, -1, 1, -1, 5, 0])),
    ("power", np.int8([2, -2, 2, -1, 1, 0, 3]), np.int8([3, 3, -1, -3, -5, -1, 0]),
     np.int8([8, -8, 0, -1, 1, 0, 1])),
    ("shift_left", np.int8([1, 1, 1, -1]), np.int8([7, 8, -1, 1]), np.int8([-128, 0, 0, -2])),
    ("shift_right_arithmetic", np.int8([-128, -128, 64]), np.int8([1, 100, -1]),
     np.int8([-64, -1, 0])),
    ("shift_right_logical", np.int8([-128, -128, 64]), np.int8([1, 8, 1]), np.int8([64, 0, 32])),
    ("maximum", np.float32([np.nan, 1, -0.0, 0.0]), np.float32([1, np.nan, 0.0, -0.0]),
     np.float32([np.nan, np.nan, 0.0, 0.0])),
    ("minimum", np.float32([np.nan, 1, -0.0, 0.0]), np.float32([1, np.nan, 0.0, -0.0]),
     np.float32([np.nan, np.nan, -0.0, -0.0])),
    ("sign", np.float32([np.nan, -0.0, 0.0, -3, np.inf]), np.float32([np.nan, -0.0, 0.0, -1, 1])),
    ("round_nearest_even", np.float32([0.5, 1.5, 2.5, -0.5]), np.float32([0, 2, 2, -0.0])),
    ("round_nearest_afz", np.float32([0.5, 1.5, 0.49999997, -0.5]), np.float32([1, 2, 0, -1])),
    ("count_leading_zeros", np.uint8([0, 1, 255]), np.uint8([8, 7, 0])),
    ("popcnt", np.int8([0, -1, 3]), np.int8([0, 8, 2])),
    ("add", np.array([True, True]), np.array([True, False]), np.array([True, True])),
]  # fmt: skip


@pytest.mark.parametrize("row", CORNERS, ids=lambda r: f"{r[0]}-{r[-1].dtype}")
def test_corners(row: Any) -> None:
    name, *inputs, want = row
    got = call(OPS[name], *inputs)
    assert got.dtype == want.dtype
    np.testing.assert_array_equal(got, want)
    if want.dtype.kind == "f":
        np.testing.assert_array_equal(np.signbit(got), np.signbit(want))


CONVERSIONS = [
    (np.float32([1.9, -1.9, 300, -300, np.nan, np.inf]), "i8", [1, -1, 127, -128, 0, 127]),
    (np.float32([-1, 255.9, 256, 1e30]), "u8", [0, 255, 255, 255]),
    (np.float64([2.0**63, -(2.0**63), 1e300]), "i64", [2**63 - 1, -(2**63), 2**63 - 1]),
    (np.float64([2.0**64, 2.0**63]), "u64", [2**64 - 1, 2**63]),
    (np.float32([9, -9, 3.5]), "i4", [7, -8, 3]),
    (np.int32([257, -1, 127]), "i8", [1, -1, 127]),
    (np.int32([17, -1, 7]), "i4", [1, -1, 7]),
    (np.int32([-1, 5]), "u2", [3, 1]),
    (np.float32([0.1, 0.0, np.nan]), "bool", [True, False, True]),
    (np.complex64([3 + 4j, 0 + 1j]), "f32", [3, 0]),
    (np.complex64([3 + 4j, 0 + 1j, 0]), "bool", [True, False, False]),
    (np.array([True, False]), "i2", [1, 0]),
]


@pytest.mark.parametrize("row", CONVERSIONS, ids=lambda r: f"{r[0].dtype}-{r[1]}")
def test_conversions(row: Any) -> None:
    x, to, want = row
    got = call(OPS["convert"], x, dtype=DTYPES[to])
    assert got.dtype == DTYPES[to].np
    assert [v.item() if hasattr(v, "item") else int(v) for v in got] == want


@pytest.mark.parametrize("dtype", ["f32", "f8e8m0fnu"])
def test_total_order(dtype: str) -> None:
    listed = [-np.nan, -np.inf, -1, -0.0, 0.0, 1, np.inf, np.nan]
    if not DTYPES[dtype].has_sign:
        listed = [2.0**-127, 0.5, 1, 2.0**127, np.nan]
    values = np.array(listed, DTYPES[dtype].np)
    for i in range(len(values) - 1):
        lower, upper = values[i : i + 1], values[i + 1 : i + 2]
        attrs = {"comparison_direction": "LT", "compare_type": "TOTALORDER"}
        assert call(OPS["compare"], lower, upper, **attrs)
        assert not call(OPS["compare"], upper, lower, **attrs)


# ---- misuse --------------------------------------------------------------------------------------

f2, f3, i3 = np.zeros(2, np.float32), np.zeros(3, np.float32), np.zeros(3, np.int32)
b3, c3 = np.zeros(3, bool), np.zeros(3, np.complex64)
MISUSE: list[tuple[str, tuple[Array, ...], Mapping[str, Any], type[MonographError], str]] = [
    ("add", (f2, f3), {}, ShapeError, "x: f32[2]"),
    ("add", (f3, i3), {}, DTypeError, "y: i32[3]"),
    ("add", (f3,), {}, ShapeError, "takes 2 operands"),
    ("and", (f3, f3), {}, DTypeError, "bool, int, uint"),
    ("sine", (i3,), {}, DTypeError, "float, complex"),
    ("maximum", (c3, c3), {}, DTypeError, "c64"),
    ("compare", (c3, c3), {"comparison_direction": "LT"}, DTypeError, "no order"),
    ("select", (i3, f3, f3), {}, DTypeError, "pred: i32[3]"),
    ("select", (b3, f2, f2), {}, ShapeError, "pred: bool[3]"),
    ("clamp", (f2, f3, f3), {}, ShapeError, "min: f32[2]"),
    ("complex", (i3, i3), {}, DTypeError, "f32 or f64"),
    ("bitcast_convert", (f3,), {"dtype": DTYPES["i8"]}, DTypeError, "one width"),
    ("reduce_precision", (i3,), {"exponent_bits": 5, "mantissa_bits": 5}, DTypeError, "float"),
]


@pytest.mark.parametrize("row", MISUSE, ids=lambda r: f"{r[0]}-{r[3].__name__}")
def test_misuse(row: Any) -> None:
    name, args, attrs, error, text = row
    with pytest.raises(error) as caught:
        call(OPS[name], *args, **attrs)
    assert name in str(caught.value)
    assert text in str(caught.value)


def test_arguments_are_checked() -> None:
    b = Builder("f")
    out = b.param(tensor((3,), F32))
    graph = b.finish([out])
    with pytest.raises(ArgumentError, match="takes 1 arguments, got 0"):
        evaluate(graph, [])
    with pytest.raises(ArgumentError, match="another type"):
        evaluate(graph, [np.zeros(3)])


def test_values_are_freed() -> None:
    """A long chain keeps one intermediate value alive, not all of them."""
    t = tensor((1 << 20,), F32)
    b = Builder("chain")
    with interpreting(b):
        x = b.param(t)
        y = x
        for _ in range(64):
            y = add(y, x)
    graph = b.finish([y])
    tracemalloc.start()
    (out,) = evaluate(graph, [np.ones(1 << 20, np.float32)])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert out[0] == 65
    assert peak < 6 * t.nbytes


def test_long_chains_do_not_recurse() -> None:
    b = Builder("chain")
    with interpreting(b):
        y = b.param(tensor((), F32))
        for _ in range(20_000):
            y = negate(y)
    assert evaluate(b.finish([y]), [np.float32(1)])[0] == 1
