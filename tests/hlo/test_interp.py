"""The interpreter against NumPy and against XLA (through JAX), over the whole op table."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from op_table import Array, Case, Entry, cases, entries

from monograph.hlo.errors import ArgumentError, DTypeError, MonographError, ShapeError
from monograph.hlo.builder import Builder
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import add, clamp, compare, complex, convert, maximum, select, sqrt
from monograph.hlo.state import interpreting
from monograph.hlo.types import DTYPES, F32, I32, DType, dtype, tensor

ALL_CASES = cases()


def run(c: Case) -> list[Array]:
    return evaluate(c.graph(), c.inputs())


# ---- closeness ------------------------------------------------------------------------------------


def wide(x: Array) -> Array:
    """Floats as double, exactly; other element types as they are, or as integers."""
    d = dtype(x.dtype)
    if d.is_complex:
        return x.astype(np.complex128)
    if d.is_float:
        return x.astype(np.float64)
    return x.astype(np.int8) if d.bits < 8 and d.kind != "bool" else x


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


def assert_close(a: Array, b: Array, ulp: float, what: Any, inputs: Sequence[Array] = ()) -> None:
    assert a.dtype == b.dtype, f"{what}: {a.dtype}, expected {b.dtype}"
    assert a.shape == b.shape, f"{what}: shape {a.shape}, expected {b.shape}"
    with np.errstate(all="ignore"):
        good = close(a, b, ulp)
    if good.all():
        return
    rows = []
    for at in np.argwhere(~good)[:8]:
        place = tuple(at)
        args = [x[place] if x.shape == a.shape else x for x in inputs]
        rows.append(f"  at {place}: {a[place]!r}, expected {b[place]!r}, operands {args}")
    raise AssertionError(f"{what}: {np.sum(~good)} of {good.size} differ\n" + "\n".join(rows))


# ---- every op, every element type, every shape ----------------------------------------------------


@pytest.mark.parametrize("c", ALL_CASES, ids=lambda c: c.id)
def test_types_and_silence(c: Case) -> None:
    """Results are of the inferred types, and NumPy's warnings never come out."""
    graph = c.graph()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        outs = evaluate(graph, c.inputs())
    for out, node in zip(outs, graph.outs, strict=True):
        assert (out.shape, out.dtype) == (node.type.shape, node.type.dtype.np)


NATIVE = ("bool", "i8", "i32", "i64", "u8", "u32", "f32", "f64", "c64", "c128")


@pytest.mark.parametrize("c", [c for c in ALL_CASES if c.entry.reference], ids=lambda c: c.id)
def test_equals_numpy(c: Case) -> None:
    """On ordinary values, NumPy's own function computed in the widest type and rounded once."""
    assert c.entry.reference is not None
    for i in c.instances:
        if i.variant.values is not None:
            continue
        inputs = i.inputs()
        (got,) = evaluate(i.graph(), inputs)
        exact = dtype(inputs[-1].dtype).is_inexact
        with np.errstate(all="ignore"):
            want = np.asarray(c.entry.reference(i.attrs, *[wide(x) if exact else x for x in inputs]))
            if dtype(got.dtype).bits < 8 and got.dtype != np.bool_:
                small = [wide(x) for x in inputs]
                want = np.asarray(c.entry.reference(i.attrs, *small))
                want = evaluate_convert(want, dtype(got.dtype))
            else:
                want = want.astype(got.dtype)
        assert_close(got, want, 1.0, i, inputs)


def evaluate_convert(x: Array, d: DType) -> Array:
    b = Builder("convert")
    with interpreting(b):
        out = convert(b.param(tensor(x.shape, dtype(x.dtype))), dtype=d)
    return evaluate(b.finish([out]), [x])[0]


# ---- XLA ------------------------------------------------------------------------------------------

# What XLA's CPU backend has and JAX's dtypes allow.
ORACLE = ("bool", "i8", "i32", "u8", "i64", "bf16", "f16", "f32", "f64", "c64")


def oracle_cases(entry: Entry) -> list[Case]:
    allowed = ORACLE if entry.oracle_dtypes is None else entry.oracle_dtypes
    return [Case(entry, DTYPES[d]) for d in entry.dtypes if d in allowed and d in ORACLE]


@pytest.mark.parametrize(
    "name", [n for n, e in entries().items() if e.oracle is not None and oracle_cases(e)]
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
        wanted = jax.device_get(jax.jit(program)(inputs))
    problems = []
    for i, xs, want in zip(instances, inputs, wanted, strict=True):
        outs = evaluate(i.graph(), xs)
        for got, expected in zip(outs, want if isinstance(want, list) else [want], strict=True):
            ulp = entry.ulp if entry.ulp is not None else tolerance(entry, i.dtype)
            try:
                assert_close(got, np.asarray(expected), ulp, i, xs)
            except AssertionError as e:
                problems.append(str(e))
    assert not problems, "\n".join(problems)


def tolerance(entry: Entry, d: DType) -> float:
    return max(1.0, 2 * entry.op.ulp) * (16 if d.is_complex else 1)
