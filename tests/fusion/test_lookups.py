"""Gathers in the kernels that use them: reads at places that come out of arrays."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import op_table
from cpu_building import build, call
from monograph.fusion import choose_layout, fuse
from monograph.fusion.target import Target
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.record import OPS
from monograph.hlo.state import interpreting

RNG = np.random.default_rng(3)
TABLE = RNG.standard_normal((50, 33)).astype(np.float32)
CUBE = RNG.standard_normal((6, 7, 40)).astype(np.float32)
PLACES = RNG.integers(-60, 60, 37).astype(np.int32)  # some of them outside
WORDS = RNG.integers(0, 50, (9, 5)).astype(np.int32)
ALONG = RNG.integers(0, 33, (50, 21)).astype(np.int32)
FEW = RNG.integers(0, 6, 35).astype(np.uint8)


def rows(np_: Any, t: Any, i: Any, *_: Any) -> Any:
    return np_.tanh(t[i]) * 2


def elements(np_: Any, t: Any, i: Any, *_: Any) -> Any:
    return t[:, 3][i] + t[0, :1] * i


def pairs(np_: Any, t: Any, i: Any, *_: Any) -> Any:
    return t[i, i % 33] - t[(i + 1) % 50, 2]


def columns(np_: Any, t: Any, i: Any, *_: Any) -> Any:
    return t[:, i % 33] * 3 + 1


def of_places(np_: Any, t: Any, i: Any, *_: Any) -> Any:
    return np_.exp(t[i[i % 37] % 50])


def of_values(np_: Any, t: Any, i: Any, *_: Any) -> Any:
    return (t * 2 + 1)[i % 50] - 1


def normalised(np_: Any, t: Any, i: Any, w: Any, *_: Any) -> Any:
    x = t[w] + t[0]
    x = x - x.mean(-1, keepdims=True)
    return x / np_.sqrt((x * x).mean(-1, keepdims=True) + 1e-5)


def bags(np_: Any, t: Any, i: Any, w: Any, *_: Any) -> Any:
    return t[w].sum(1)


def along(np_: Any, t: Any, i: Any, w: Any, a: Any, *_: Any) -> Any:
    return np_.take_along_axis(t, a, axis=1).sum(1)


def picked(np_: Any, t: Any, i: Any, *_: Any) -> Any:
    best = np_.argmax(t, axis=1)
    return np_.take_along_axis(t, best[:, None], axis=1)[:, 0] * 2


def middle(np_: Any, t: Any, i: Any, w: Any, a: Any, c: Any, few: Any) -> Any:
    return np_.abs(c[few, 2]).max(0) + c[1, few].sum(0)


FUSED = [rows, elements, of_values, bags, along]
PROGRAMS = [rows, elements, pairs, columns, of_places, of_values, normalised, bags, along, picked,
            middle]  # fmt: skip
ARGS = (TABLE, PLACES, WORDS, ALONG, CUBE, FEW)


@pytest.mark.smoke
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("bits", [None, 0, 128])
def test_values_are_those_of_jax(program: Any, bits: int | None) -> None:
    options = {} if bits is None else {"vector_bits": bits}
    ours = mg.jit(lambda *a: program(mg.numpy, *a), options=options)(*ARGS)
    theirs = jax.jit(lambda *a: program(jnp, *a))(*ARGS)
    np.testing.assert_allclose(np.asarray(ours), np.asarray(theirs), rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("program", FUSED, ids=lambda f: f.__name__)
def test_gathers_are_no_kernels_of_their_own(program: Any) -> None:
    text = mg.jit(lambda *a: program(mg.numpy, *a)).lower(*ARGS).compile().as_text("kernels")
    assert "clamp(%" in text and ": gather" not in text


def test_a_gather_that_is_a_result_has_code_of_its_own() -> None:
    text = mg.jit(lambda t, i: t[i]).lower(TABLE, PLACES).compile().as_text("kernels")
    assert ": gather" in text


def test_elements_that_are_a_result_are_found_by_a_kernel() -> None:
    """No run of neighbours is copied: the indices are made where the elements are read."""
    compiled = mg.jit(lambda t, i: t[3][(i * i) % 33]).lower(TABLE, PLACES).compile()
    assert ": gather" not in compiled.as_text("kernels")
    np.testing.assert_array_equal(compiled(TABLE, PLACES), TABLE[3][PLACES * PLACES % 33])


def test_elements_of_several_places_are_found_together() -> None:
    """What all of them wait for is kept once, and counts against none."""
    x = np.arange(-500.0, 600.0, dtype=np.float32).reshape(10, 110) / 30

    def between(t: Any, y: Any, x: Any) -> Any:
        return mg.scipy.ndimage.map_coordinates(t, [y, x], order=1, mode="nearest")

    compiled = mg.jit(between).lower(TABLE, x, x + 3).compile()
    assert ": gather" not in compiled.as_text("kernels")
    want = jax.scipy.ndimage.map_coordinates(TABLE, [x, x + 3], order=1, mode="nearest")
    np.testing.assert_allclose(compiled(TABLE, x, x + 3), want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("turned", [False, True])
def test_parts_that_are_asked_for_at_run_time_twice_lie_side_by_side(turned: bool) -> None:
    """Which part an element is of cannot be told before: once is enough to find out."""

    def cut(t: Any, i: Any) -> Any:
        round_about = mg.numpy.concatenate([t[:, -4:], t, t[:, :4]], 1)
        part = mg.lax.dynamic_slice_in_dim(round_about, i, 33, 1)
        return part * 2 + (part[:, ::-1] if turned else part)

    compiled = mg.jit(cut).lower(TABLE, np.int32(3)).compile()
    assert ("_concatenate(" in compiled.as_text("kernels")) == turned
    part = np.roll(TABLE, 1, 1)
    want = part * 2 + (part[:, ::-1] if turned else part)
    np.testing.assert_array_equal(compiled(TABLE, np.int32(3)), want)


def gathers(attrs: Any, types: Any, inner: bool) -> Graph:
    """A gather with something elementwise behind it, and in front of its indices."""
    b = Builder("gathers")
    x, starts = (b.param(t) for t in types)
    with interpreting(b):
        at = ops.maximum(starts, starts) if inner else starts
        found = ops.gather(x, at, **attrs)
        return b.finish([ops.select(ops.compare(found, found, comparison_direction="EQ"),
                                    found, found)])  # fmt: skip


CASES = [i for c in op_table.cases(dtypes=["f32", "i8", "c64"]) if c.op is OPS["gather"]
         for i in c.instances]  # fmt: skip


@pytest.mark.parametrize("inner", [False, True])
@pytest.mark.parametrize("number", range(len(CASES)))
def test_every_gather_of_the_table_in_a_kernel(number: int, inner: bool) -> None:
    """Windows, batches, index vectors and kinds of integers; bits as in the interpreter."""
    case = CASES[number]
    graph = gathers(case.attrs, case.types, inner)
    args = case.inputs()
    (want,) = evaluate(graph, args)
    (have,) = call(build(graph), *args)
    np.testing.assert_array_equal(have, want)


@pytest.mark.parametrize("looks_up", [False, True])
def test_a_target_says_whether_its_kernels_look_up(looks_up: bool) -> None:
    case = CASES[0]
    graph = gathers(case.attrs, case.types, False)
    target = Target("test", frozenset(), looks_up=looks_up)
    plan = fuse(graph, choose_layout(graph, target), target, lambda n: n.op is OPS["gather"])
    kinds = [g.kind for g in plan.groups]
    assert ("opaque" in kinds) is not looks_up
    assert any(d.taken and "gather" in d.what for d in plan.decisions) is looks_up


def test_a_product_of_looked_up_rows() -> None:
    def f(t: Any, i: Any, y: Any) -> Any:
        return (t * 2)[i] @ y

    y = RNG.standard_normal((33, 16)).astype(np.float32)
    np.testing.assert_allclose(
        np.asarray(mg.jit(f)(TABLE, PLACES % 50, y)), (TABLE * 2)[PLACES % 50] @ y, rtol=1e-4,
        atol=1e-4,
    )  # fmt: skip
