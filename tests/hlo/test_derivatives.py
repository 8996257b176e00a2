"""Derivatives of every differentiable op: finite differences in double, JAX in single precision.

For each instance of the op table: the jvp along a random direction equals a central difference
(f64, c128), and equals JAX's (f32, c64); the transpose is the jvp's adjoint, without conjugation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import zeros
from monograph.hlo.state import interpreting
from monograph.hlo.types import DTYPES, F32, TensorType, tensor
from monograph.hlo.walk import jvp, linearize
from op_table import Array, Case, Instance, cases, entries
from xla_oracle import quick_jit

DOUBLE = cases(derivative=True, dtypes=("f64", "c128"))
SINGLE = ("f32", "c64")


def direction(t: TensorType, rng: np.random.Generator) -> Array | None:
    """A random tangent; None for an operand that has none."""
    if not t.dtype.is_inexact:
        return None
    x = rng.standard_normal(t.shape)
    if t.dtype.is_complex:
        x = x + 1j * rng.standard_normal(t.shape)
    return np.asarray(x).astype(t.dtype.np)


def directions(ts: Sequence[TensorType], seed: int) -> list[Array | None]:
    rng = np.random.default_rng(seed)
    return [direction(t, rng) for t in ts]


def active(types: Sequence[TensorType]) -> tuple[bool, ...]:
    return tuple(t.dtype.is_inexact for t in types)


def jvp_of(graph: Graph) -> Graph:
    """Parameters: the function's, then the tangents of the inexact ones; outputs: the tangents."""
    b = Builder("jvp")
    primals = [b.param(t) for t in graph.in_types]
    tangents = [b.param(t) if t.dtype.is_inexact else None for t in graph.in_types]
    with interpreting(b):
        outs, moved = jvp(graph, primals, tangents)
        moved = [
            zeros(o.type) if m is None and o.type.dtype.is_inexact else m
            for o, m in zip(outs, moved, strict=True)
        ]
    return b.finish([m for m in moved if m is not None])


def vjp_of(graph: Graph) -> Graph:
    """Parameters: the function's, then cotangents of outputs; outputs: cotangents."""
    b = Builder("vjp")
    primals = [b.param(t) for t in graph.in_types]
    with interpreting(b):
        outs, linear = linearize(graph, primals, active(graph.in_types))
        cts = [b.param(o.type) if o.type.dtype.is_inexact else None for o in outs]
        pulled = linear.transpose(cts)
        wanted = [t for t in graph.in_types if t.dtype.is_inexact]
        pulled = [zeros(t) if c is None else c for c, t in zip(pulled, wanted, strict=True)]
    return b.finish(pulled)


def difference(graph: Graph, xs: Sequence[Array], ts: Sequence[Array | None]) -> list[Array]:
    """Central difference of the fourth order along `ts`."""
    h = 1e-4

    def at(step: float) -> list[Array]:
        moved = [x if t is None else x + step * t for x, t in zip(xs, ts, strict=True)]
        return evaluate(graph, [np.asarray(x) for x in moved])

    rows = zip(at(2 * h), at(h), at(-h), at(-2 * h), strict=True)
    return [
        np.asarray((-a + 8 * b - 8 * c + d) / (12 * h))
        for a, b, c, d in rows
        if a.dtype.kind in "fc"
    ]


def smooth_instances(c: Case) -> list[Instance]:
    return [i for i in c.instances if i.variant.differentiate]


@pytest.mark.parametrize("c", DOUBLE, ids=lambda c: c.id)
def test_jvp_is_the_difference(c: Case) -> None:
    for i in smooth_instances(c):
        xs, ts = i.inputs(smooth=True), directions(i.types, i.number)
        graph = i.graph()
        got = evaluate(jvp_of(graph), [*xs, *(t for t in ts if t is not None)])
        for g, want in zip(got, difference(graph, xs, ts), strict=True):
            scale = 1 + np.abs(want).max(initial=0)
            limit = 5e-2 if is_single(g) else 1e-7
            np.testing.assert_allclose(g, want, atol=limit * scale, rtol=0, err_msg=str(i))


@pytest.mark.parametrize("c", DOUBLE, ids=lambda c: c.id)
def test_transpose_is_the_adjoint(c: Case) -> None:
    """sum(ct * J t) = sum(J' ct * t), both real and complex: the bilinear form."""
    for i in smooth_instances(c):
        graph = i.graph()
        xs, ts = i.inputs(smooth=True), directions(i.types, i.number)
        given = [t for t in ts if t is not None]
        pushed = evaluate(jvp_of(graph), [*xs, *given])
        cts = directions([o for o in graph.out_types if o.dtype.is_inexact], i.number + 1)
        pulled = evaluate(vjp_of(graph), [*xs, *cts])
        assert [p.dtype for p in pulled] == [t.dtype for t in given]
        assert [p.shape for p in pulled] == [t.shape for t in given]
        left = sum(pairing(ct, p) for ct, p in zip(cts, pushed, strict=True))
        right = sum(pairing(p, t) for p, t in zip(pulled, given, strict=True))
        size = 1 + sum(np.abs(t).sum() for t in given)
        mixed = any(is_single(x) for x in (*pulled, *pushed))
        assert abs(left - right) <= (2e-2 if mixed else 1e-9) * size, i


def is_single(x: Array) -> bool:
    """Whether the (parts of the) elements have less than double precision."""
    return x.real.dtype.itemsize < 8


def pairing(ct: Any, t: Any) -> float:
    """The real part of ``sum(ct * t)``: how a cotangent acts on a tangent."""
    return float(np.real(np.sum(ct.astype(np.complex128) * t.astype(np.complex128))))


# ---- JAX -----------------------------------------------------------------------------------------


def jax_cases(name: str) -> list[Case]:
    entry = entries()[name]
    return [Case(entry, DTYPES[d]) for d in SINGLE if d in entry.dtypes]


DIFFERENTIABLE = [
    n for n, e in entries().items() if e.derivative and e.oracle is not None and jax_cases(n)
]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] if i % 3 else [])
        for i, name in enumerate(DIFFERENTIABLE)
    ],
)
def test_equals_jax(name: str) -> None:
    """jvp and vjp, one XLA program per op; kinks and ties by JAX's conventions."""
    import jax

    entry = entries()[name]
    allowed = entry.oracle_dtypes or tuple(DTYPES)
    instances = [
        i for c in jax_cases(name) if c.dtype.name in allowed for i in smooth_instances(c)[-3:]
    ]
    rows = []
    for i in instances:
        graph = i.graph()
        xs, ts = i.inputs(smooth=True), directions(i.types, i.number)
        cts = directions([o for o in graph.out_types if o.dtype.is_inexact], i.number + 1)
        if cts:
            rows.append((i, graph, xs, ts, cts))

    def program(values: Any) -> Any:
        outs = []
        for (i, *_), (xs, ts, cts) in zip(rows, values, strict=True):
            places = [k for k, t in enumerate(ts) if t is not None]

            def f(*moving: Any, i: Any = i, xs: Any = xs, places: Any = places) -> Any:
                args = list(xs)
                for k, x in zip(places, moving, strict=True):
                    args[k] = x
                return inexact(entry.oracle(i.attrs, *args))

            primals = [xs[k] for k in places]
            tangents = jax.jvp(f, primals, [ts[k] for k in places])[1]
            outs.append((tangents, jax.vjp(f, *primals)[1](cts)))
        return outs

    with jax.enable_x64(True):
        try:
            wanted = jax.device_get(quick_jit(program)([row[2:] for row in rows]))
        except NotImplementedError as e:  # the differences above still hold us to the mark
            pytest.skip(f"JAX: {e}")
    for (i, graph, xs, ts, cts), (tangents, pulled) in zip(rows, wanted, strict=True):
        given = [t for t in ts if t is not None]
        for got, want in (
            (evaluate(jvp_of(graph), [*xs, *given]), tangents),
            (evaluate(vjp_of(graph), [*xs, *cts]), pulled),
        ):
            for g, w in zip(got, want, strict=True):
                assert g.dtype == w.dtype, i
                scale = np.abs(w).max(initial=1)
                np.testing.assert_allclose(g, w, rtol=2e-4, atol=1e-4 * scale, err_msg=str(i))


def inexact(x: Any) -> list[Any]:
    rows = list(x) if isinstance(x, list | tuple) else [x]
    return [r for r in rows if r.dtype.kind in "fcV"]


# ---- kinks, ties and poles: the conventions of JAX -----------------------------------------------

Z, N = 0.0, np.nan
KINKS = [
    ("abs", [[Z, -Z, 1, -1, N]]),
    ("maximum", [[Z, 1, 2, N, 1], [Z, 2, 1, 1, N]]),
    ("minimum", [[Z, 1, 2, N, 1], [Z, 2, 1, 1, N]]),
    ("power", [[Z, Z, Z, 2, 1, N], [2, 1, Z, Z, 3, 2]]),
    ("sqrt", [[Z, 4, -1]]),
    ("cbrt", [[Z, 8, -8]]),
    ("log", [[Z, 1, -1]]),
    ("divide", [[1, Z, Z], [Z, Z, 1]]),
    ("remainder", [[5, -5, 5.5, 6], [3, 3, -2, 3]]),
    ("atan2", [[Z, Z, 1, -Z], [Z, 1, Z, -1]]),
    ("sign", [[Z, 2]]),
    ("floor", [[Z, 2.5]]),
    ("tanh", [[Z, 30, -30]]),
    ("logistic", [[Z, 50, -50]]),
    ("erf_inv", [[Z, 0.5]]),
    ("clamp", [[Z, Z, Z, Z, Z], [-1, Z, 0.5, 1, 2], [1, 1, 1, 1, 1]]),
]


@pytest.mark.parametrize("name,rows", KINKS, ids=[n for n, _ in KINKS])
def test_kinks_are_those_of_jax(name: str, rows: list[list[float]]) -> None:
    import jax

    entry = entries()[name]
    xs = [np.array(r, np.float32) for r in rows]
    ts = [np.full_like(x, 2.0 + k) for k, x in enumerate(xs)]
    for k in range(len(xs)):  # one operand moves at a time
        moved = [t if j == k else np.zeros_like(t) for j, t in enumerate(ts)]
        b = Builder("kink")
        params = [b.param(tensor(x.shape, F32)) for x in xs]
        with interpreting(b):
            out = entry.op(*params)
            graph = b.finish([out])
        got = evaluate(jvp_of(graph), [*xs, *moved])[0]
        assert entry.oracle is not None
        want = jax.jvp(lambda *v: entry.oracle({}, *v), xs, moved)[1]
        np.testing.assert_allclose(got, want, rtol=1e-5, err_msg=f"{name}, operand {k}")
