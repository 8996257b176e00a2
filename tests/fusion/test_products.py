"""Products of matrices that run by rows beside rowwise work: attention, and what is like it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from cpu_building import build as build_for_cpu
from cpu_building import call
from monograph.fusion import assign_buffers, choose_layout, fuse, schedule
from monograph.fusion.kernel import Kernel
from monograph.fusion.program import Launch, Program, Sweep, all_steps
from monograph.fusion.target import MemorySpace, Target
from monograph.fusion.verify import verify_plan
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.types import BF16, F32, F64, TensorType, tensor
from run_kernels import run

Array = np.ndarray[Any, Any]
SPACES = (MemorySpace("host", None, 30e9), MemorySpace("near", 1 << 20, 100e9))
TARGET = Target("test", frozenset(), SPACES, vector_bits=256, panel=16)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shortest work is worth sharing, in three pieces, and the smallest value to keep near."""
    module = importlib.import_module("monograph.fusion.sweep")
    products = importlib.import_module("monograph.fusion.products")
    monkeypatch.setattr(module, "SPLIT", 0.0)
    monkeypatch.setattr(module, "pieces_for", lambda seconds: 3)
    monkeypatch.setattr(products, "saved", lambda nbytes, target: 1.0)


def f(*shape: int) -> TensorType:
    return tensor(shape, F32)


def dot(x: Any, y: Any, batch: tuple[Any, Any], over: tuple[int, int]) -> Any:
    return ops.dot_general(
        x, y, lhs_batching_dimensions=batch[0], rhs_batching_dimensions=batch[1],
        lhs_contracting_dimensions=(over[0],), rhs_contracting_dimensions=(over[1],),
    )  # fmt: skip


def spread(x: Any, shape: tuple[int, ...], dims: tuple[int, ...]) -> Any:
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=dims)


def fold(x: Any, name: str, init: float) -> Any:
    d = x.type.dtype
    last = x.type.ndim - 1
    start = splat(init, tensor((), d))
    return ops.reduce(x, start, dimensions=(last,), body=monoid(name, d))


def softmax(s: Any) -> Any:
    shape, rest = s.type.shape, tuple(range(s.type.ndim - 1))
    e = ops.exponential(ops.subtract(s, spread(fold(s, "maximum", -np.inf), shape, rest)))
    return ops.divide(e, spread(fold(e, "add", 0.0), shape, rest))


def attention(q: Any, k: Any, v: Any) -> Any:
    """(batch, time, width), any number of batches."""
    n = q.type.ndim
    batch = (tuple(range(n - 2)),) * 2
    scores = dot(q, k, batch, (n - 1, n - 1))
    scaled = ops.multiply(scores, splat(0.125, scores.type))
    return dot(softmax(scaled), v, batch, (n - 1, n - 2))


def with_bias(q: Any, k: Any, v: Any, bias: Any) -> Any:
    scores = dot(q, k, ((0,), (0,)), (2, 2))
    biased = ops.add(scores, spread(bias, scores.type.shape, (1, 2)))
    return dot(softmax(biased), v, ((0,), (0,)), (2, 1))


def causal(q: Any, k: Any, v: Any) -> Any:
    scores = dot(q, k, ((0,), (0,)), (2, 2))
    t = scores.type
    row, column = (
        ops.iota(shape=t.shape, dtype=F32, iota_dimension=i) for i in (1, 2)
    )  # fmt: skip
    kept = ops.compare(column, row, comparison_direction="LE")
    return dot(softmax(ops.select(kept, scores, splat(-np.inf, t))), v, ((0,), (0,)), (2, 1))


def heads_inside(q: Any, k: Any, v: Any) -> Any:
    """(batch, time, heads, width), and the result like that."""
    scores = dot(q, k, ((0, 2), (0, 2)), (3, 3))
    out = dot(softmax(scores), v, ((0, 1), (0, 2)), (3, 1))
    return ops.transpose(out, permutation=(0, 2, 1, 3))


def grouped(q: Any, k: Any, v: Any) -> Any:
    """Several heads of queries for one of keys: q (groups, members, time, width)."""
    scores = dot(q, k, ((0,), (0,)), (3, 2))
    return dot(softmax(scores), v, ((0,), (0,)), (3, 1))


def perceptron(x: Any, a: Any, b: Any) -> Any:
    hidden = dot(x, a, ((), ()), (x.type.ndim - 1, 0))
    return dot(ops.tanh(hidden), b, ((), ()), (hidden.type.ndim - 1, 0))


def probabilities(x: Any, a: Any) -> Any:
    return softmax(dot(x, a, ((), ()), (1, 0)))


def squared(x: Any) -> Any:
    """Both factors are one array."""
    scores = dot(x, x, ((), ()), (1, 1))
    return dot(softmax(scores), x, ((), ()), (1, 0))


@dataclass(frozen=True)
class Case:
    """A program, and how many launches run together and how many rows they have."""

    fn: Callable[..., Any]
    types: tuple[TensorType, ...]
    together: int
    rows: int

    @property
    def graph(self) -> Graph:
        return build(lambda *args: [self.fn(*args)], self.types, self.fn.__name__)

    def args(self, seed: int = 0) -> list[Array]:
        rng = np.random.default_rng(seed)
        return [rng.standard_normal(t.shape).astype(t.dtype.np) for t in self.types]


def same(shape: tuple[int, ...], count: int = 3, dtype: Any = F32) -> tuple[TensorType, ...]:
    return (tensor(shape, dtype),) * count


CASES = (
    Case(attention, same((2, 48, 8)), 6, 96),
    Case(attention, same((2, 3, 40, 5)), 6, 240),
    Case(attention, (f(64, 16), f(33, 16), f(33, 7)), 6, 64),
    Case(attention, (f(3, 50, 12), f(3, 19, 12), f(3, 19, 24)), 6, 150),
    Case(attention, same((2, 48, 8), dtype=F64), 6, 96),
    Case(with_bias, (*same((2, 32, 8)), f(32, 32)), 6, 64),
    Case(causal, same((2, 40, 8)), 6, 80),
    Case(heads_inside, same((2, 40, 3, 8)), 6, 240),
    Case(grouped, (f(2, 3, 32, 8), f(2, 24, 8), f(2, 24, 8)), 6, 192),
    Case(perceptron, (f(90, 20), f(20, 37), f(37, 9)), 2, 90),
    Case(perceptron, (f(4, 30, 20), f(20, 64), f(64, 20)), 2, 120),
    Case(probabilities, (f(90, 20), f(20, 37)), 5, 90),
    Case(squared, (f(64, 20),), 6, 64),
)
IDS = [f"{c.fn.__name__}{list(c.types[0].shape)}{c.types[0].dtype}" for c in CASES]


def program(graph: Graph) -> Program:
    layout = choose_layout(graph, TARGET)
    plan = schedule(fuse(graph, layout, TARGET), TARGET)
    made = assign_buffers(plan, layout=layout)
    verify_plan(plan, made)
    return made


def sweeps(made: Program) -> list[Sweep]:
    return [s for s in all_steps(made.steps or ()) if isinstance(s, Sweep)]


def close(have: list[Array], want: list[Array], tolerance: float = 2e-5) -> None:
    for x, y in zip(have, want, strict=True):
        np.testing.assert_allclose(x, y, rtol=tolerance, atol=tolerance)


@pytest.mark.smoke
@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_products_run_by_rows(case: Case, short: None) -> None:
    """One step does it all, its values are right, and what is between stays in its rows."""
    made = program(case.graph)
    (found,) = sweeps(made)
    assert (len(found.launches), found.rows) == (case.together, case.rows)
    assert bool(found.inner) == any(not x.kernel.contracts for x in found.launches)  # type: ignore[union-attr]
    assert made.buffers is not None
    inner = [b for b in made.buffers.buffers if b.number in found.near]
    assert inner and all(b.row and b.row * found.rows == b.nbytes for b in inner)
    assert not any(b.nbytes > 4096 and b.kind == "temp" and not b.row for b in made.buffers.buffers
                   if b.number not in panels(made))  # fmt: skip
    close(run(made, case.args()), evaluate(case.graph, case.args()))


def panels(made: Program) -> set[int]:
    """The buffers that factors are laid out in."""
    launches = [s for s in made.steps or () if isinstance(s, Launch)]
    return {b for x in launches if x.kernel.name.endswith("_panels") for b in x.results}


@pytest.mark.parametrize("case", CASES, ids=IDS)
@pytest.mark.parametrize("bits", [128, 256, 512])
def test_on_the_cpu(case: Case, bits: int, short: None) -> None:
    """By the code for products, for every width of registers that this computer can run."""
    executable = build_for_cpu(legalize(case.graph, lambda node: False), {"vector_bits": bits})
    (found,) = sweeps(executable.program)
    assert len(found.launches) == case.together
    text = executable.as_text("llvm")
    count = sum(isinstance(x.kernel, Kernel) and x.kernel.contracts for x in found.launches)
    assert text.count(" at once") == count
    close(call(executable, *case.args(1)), evaluate(case.graph, case.args(1)))


def test_nothing_needs_what_a_span_leaves_out(short: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """There the machine puts NaN."""
    monkeypatch.setattr(importlib.import_module("monograph.fusion.spans"), "_DEAREST", np.inf)
    case = Case(causal, same((2, 40, 8)), 6, 80)
    made = program(case.graph)
    kernels = [x.kernel for x in made.launches() if isinstance(x.kernel, Kernel)]
    assert [k.name for k in kernels if k.span is not None] == ["causal_dot_general"]
    close(run(made, case.args()), evaluate(case.graph, case.args()))


def test_rows_of_special_values(short: None) -> None:
    """Rows of nothing but -inf, of infinities and NaNs are what the interpreter makes of them."""
    case = Case(with_bias, (*same((2, 40, 8)), f(40, 40)), 6, 80)
    args = case.args()
    args[3][3] = -np.inf
    args[3][5, 7] = np.inf
    args[3][9, :20] = -np.inf
    args[3][11, 0] = np.nan
    with np.errstate(invalid="ignore"):
        want = evaluate(case.graph, args)
    have = call(build_for_cpu(case.graph), *args)
    assert np.isnan(have[0][:, [3, 5, 11]]).all()
    close(have, want)


def test_only_what_is_worth_it() -> None:
    """Scores that no cache holds run by rows; small ones don't, and say why."""
    large = program(Case(attention, same((4, 2048, 64)), 0, 0).graph)
    assert [s.rows for s in sweeps(large)] == [4 * 2048]
    assert large.buffers is not None
    assert large.buffers.arena_bytes < 6 << 20  # the scores are 64 MB
    small = program(Case(attention, same((4, 128, 64)), 0, 0).graph)
    assert all(not x.kernel.contracts for s in sweeps(small) for x in s.launches)  # type: ignore[union-attr]
    plain = program(Case(attention, same((4, 128, 64)), 0, 0).graph)
    assert len(plain.launches()) == 6


def read_elsewhere(q: Any, k: Any, v: Any) -> list[Any]:
    """The scores' columns are summed before the second product reads them: that one is the last."""
    e = ops.exponential(dot(q, k, ((), ()), (1, 1)))
    total = ops.reduce(e, splat(0.0, tensor((), F32)), dimensions=(0,), body=monoid("add", F32))
    return [total, dot(e, v, ((), ()), (1, 0))]


def read_once(q: Any, k: Any, v: Any) -> list[Any]:
    return read_elsewhere(q, k, v)[1:]


def test_what_others_read_is_written_all_the_same() -> None:
    """A product saves reading a value, but not writing it where somebody beside the sweep reads it,
    be that before the product."""

    def products(fn: Callable[..., list[Any]]) -> int:
        made = program(build(fn, same((1024, 384)), "scores"))
        return sum(x.kernel.contracts for s in sweeps(made) for x in s.launches)

    assert products(read_once) == 2
    assert products(read_elsewhere) == 1


def test_other_types_are_left_alone(short: None) -> None:
    """Factors that are converted on the way are packed by the product itself."""
    made = program(Case(attention, same((2, 48, 8), dtype=BF16), 0, 0).graph)
    assert all(not x.kernel.contracts for s in sweeps(made) for x in s.launches)  # type: ignore[union-attr]
