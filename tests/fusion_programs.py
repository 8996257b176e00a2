"""Small graphs with the kernels that they should become, shared by the tests of `fusion`.

Each `Case` builds one graph; `kernels` is how many launches its program has, `copies` how many
copies are left, and `why` says what decides it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.fusion import assign_buffers, choose_layout, fuse, schedule
from monograph.fusion.program import Beside, Copy, Program, Step, Switch, While
from monograph.fusion.target import Target
from monograph.fusion.verify import verify_plan
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops.leaf import constant, splat, zeros
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.types import BF16, F32, I32, TensorType, tensor

TARGET = Target("test", frozenset(), vector_bits=256)
I = tensor((), I32)  # noqa: E741


def f(*shape: int) -> TensorType:
    return tensor(shape, F32)


def program(graph: Graph, donated: Sequence[bool] = ()) -> Program:
    """All passes from layout to buffers."""
    layout = choose_layout(graph, TARGET)
    plan = schedule(fuse(graph, layout, TARGET), TARGET)
    made = assign_buffers(plan, donated, layout=layout)
    verify_plan(plan, made)
    return made


def copies(steps: Sequence[Step]) -> list[Copy]:
    """Every copy, those in loops and branches too."""
    found: list[Copy] = []
    for s in steps:
        if isinstance(s, Copy):
            found.append(s)
        elif isinstance(s, While):
            found += copies(s.cond) + copies(s.body)
        elif isinstance(s, Switch | Beside):
            found += [c for b in s.branches for c in copies(b)]
    return found


@dataclass(frozen=True)
class Case:
    """One graph and what becomes of it."""

    fn: Callable[..., Any]
    types: tuple[TensorType, ...]
    kernels: int
    why: str
    copies: int = 0
    donated: tuple[bool, ...] = ()

    @property
    def graph(self) -> Graph:
        def listed(*args: Any) -> list[Any]:
            out = self.fn(*args)
            return list(out) if isinstance(out, list | tuple) else [out]

        return build(listed, self.types, self.fn.__name__)

    def args(self, seed: int = 0) -> list[np.ndarray[Any, Any]]:
        rng = np.random.default_rng(seed)
        return [_drawn(rng, t) for t in self.types]


def _drawn(rng: np.random.Generator, t: TensorType) -> np.ndarray[Any, Any]:
    x = rng.standard_normal(t.shape) if t.dtype.is_float else rng.integers(0, 3, t.shape)
    return np.asarray(x).astype(t.dtype.np)


def spread(x: Any, shape: tuple[int, ...], dims: tuple[int, ...]) -> Any:
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=dims)


def fold(x: Any, dims: tuple[int, ...], name: str = "add", init: float = 0.0) -> Any:
    d = x.type.dtype
    return ops.reduce(x, splat(init, tensor((), d)), dimensions=dims, body=monoid(name, d))


def dot(x: Any, y: Any) -> Any:
    return ops.dot_general(
        x,
        y,
        lhs_batching_dimensions=(),
        rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(1,),
        rhs_contracting_dimensions=(0,),
    )


def loop(cond: Any, body: Any, carry: Sequence[Any], captures: Sequence[Any] = ()) -> Any:
    types = [x.type for x in (*carry, *captures)]
    return ops.while_(
        *carry,
        *captures,
        cond=build(cond, types, "cond"),
        body=build(body, types, "body"),
        nc=len(carry),
    )


def below(i: Any, n: int) -> list[Any]:
    return [ops.compare(i, splat(n, i.type), comparison_direction="LT")]


def add_one(i: Any) -> Any:
    return ops.add(i, splat(1, i.type))


# ---- one kernel ----------------------------------------------------------------------------------


def chain(x: Any, y: Any) -> Any:
    return ops.tanh(ops.add(ops.multiply(x, y), splat(2.0, x.type)))


def dense(x: Any, w: Any, b: Any) -> Any:
    y = dot(x, w)
    return ops.maximum(ops.add(y, spread(b, y.type.shape, (1,))), zeros(y.type))


def mean_variance(x: Any) -> Any:
    n = splat(x.type.shape[1], x.type.with_shape(x.type.shape[:1]))
    mean = ops.divide(fold(x, (1,)), n)
    square = ops.divide(fold(ops.multiply(x, x), (1,)), n)
    return [mean, ops.subtract(square, ops.multiply(mean, mean))]


def written_and_used(x: Any) -> Any:
    y = ops.exponential(x)
    return [y, ops.add(y, x), ops.multiply(y, y)]


def moves(x: Any, y: Any) -> Any:
    t = ops.transpose(x, permutation=(1, 0))
    p = ops.pad(
        t,
        splat(7.0, f()),
        edge_padding_low=(1, -1),
        edge_padding_high=(0, 2),
        interior_padding=(1, 0),
    )
    r = ops.reverse(p, dimensions=(0,))
    c = ops.concatenate(r, y, dimension=0)
    return ops.slice(c, start_indices=(1, 0), limit_indices=(7, 6), strides=(2, 1))


def reshapes(x: Any) -> Any:
    return ops.negate(ops.reshape(ops.reshape(ops.add(x, x), shape=(24,)), shape=(2, 12)))


def counts(x: Any) -> Any:
    return ops.add(x, ops.iota(iota_dimension=1, shape=x.type.shape, dtype=F32))


def window(x: Any, i: Any) -> Any:
    return ops.negate(ops.dynamic_slice(x, add_one(i), i, slice_sizes=(2, 3)))


def small_floats(x: Any, y: Any) -> Any:
    return [fold(ops.multiply(x, x), (0, 1)), fold(x, (1,))]


def two_results(x: Any, i: Any) -> Any:
    def body(a: Any, i: Any, b: Any, j: Any) -> list[Any]:
        better = ops.compare(b, a, comparison_direction="GT")
        return [ops.select(better, b, a), ops.select(better, j, i)]

    types = [f(), I, f(), I]
    low = splat(-np.inf, f())
    place = ops.iota(iota_dimension=1, shape=x.type.shape, dtype=I32)
    dims = (1,)
    return ops.reduce(
        x,
        place,
        low,
        splat(-1, I),
        dimensions=dims,
        body=build(body, types, "best"),
        order="sequential",
    )


def sgd(p: Any, g: Any) -> Any:
    return ops.subtract(p, ops.multiply(splat(0.1, p.type), g))


# ---- several kernels -----------------------------------------------------------------------------


def softmax(x: Any) -> Any:
    shape = x.type.shape
    e = ops.exponential(ops.subtract(x, spread(fold(x, (1,), "maximum", -np.inf), shape, (0,))))
    return ops.divide(e, spread(fold(e, (1,)), shape, (0,)))


def two_layers(x: Any, v: Any, w: Any) -> Any:
    return dot(ops.tanh(dot(x, v)), w)


def transposed_dot(x: Any, w: Any) -> Any:
    return dot(ops.transpose(x, permutation=(1, 0)), w)


def slow_twice(x: Any) -> Any:
    y = ops.exponential(x)
    return [ops.negate(y), fold(y, (1,))]


def cheap_twice(x: Any) -> Any:
    y = ops.add(x, x)
    return [ops.transpose(ops.negate(y), permutation=(1, 0)), fold(y, (1,))]


def wall(x: Any) -> Any:
    y, z = ops.optimization_barrier(ops.negate(x), x)
    return ops.add(y, z)


def view(x: Any) -> Any:
    y = ops.negate(x)
    return [ops.reshape(y, shape=(24,)), fold(y, (0, 1))]


# ---- memory --------------------------------------------------------------------------------------


def passed_through(x: Any) -> Any:
    y = ops.negate(x)
    return [x, y, y, constant(np.arange(3.0, dtype=np.float32)), zeros(f(2, 2))]


def empty(x: Any) -> Any:
    return [ops.add(x, x), fold(x, (0,)), fold(x, (1,))]


def scan_outputs(x: Any) -> Any:
    """A loop that writes one row of `ys` per step, as an expanded scan does."""

    def body(i: Any, c: Any, ys: Any, x: Any) -> list[Any]:
        row = ops.dynamic_slice(x, i, zeros(I), slice_sizes=(1, 4))
        c = ops.add(c, ops.tanh(ops.reshape(row, shape=(4,))))
        ys = ops.dynamic_update_slice(ys, ops.reshape(c, shape=(1, 4)), i, zeros(I))
        return [add_one(i), c, ys]

    out = loop(lambda i, *_: below(i, 5), body, [splat(0, I), zeros(f(4)), zeros(f(5, 4))], [x])
    return out[1:]


def swap(x: Any, y: Any) -> Any:
    out = loop(lambda i, *_: below(i, 5), lambda i, a, b: [add_one(i), b, a], [splat(0, I), x, y])
    return out[1:]


def nested_loops(x: Any) -> Any:
    def inner(i: Any, x: Any) -> Any:
        out = loop(
            lambda j, *_: below(j, 3),
            lambda j, x, i: [add_one(j), ops.add(x, spread(ops.convert(i, dtype=F32), (4,), ()))],
            [splat(0, I), x],
            [i],
        )
        return [add_one(i), ops.negate(out[1])]

    return loop(lambda i, *_: below(i, 4), inner, [splat(0, I), x])[1]


def branches(i: Any, x: Any) -> Any:
    t = [x.type]
    made = (
        build(lambda x: [ops.sine(x), x], t, "a"),
        build(lambda x: [x, ops.negate(x)], t, "b"),
        build(lambda x: [zeros(x.type), ops.sine(ops.sine(x))], t, "c"),
    )
    return ops.case(i, x, branches=made)


def increment_row(x: Any, i: Any) -> Any:
    row = ops.dynamic_slice(x, i, zeros(I), slice_sizes=(1, 4))
    return ops.dynamic_update_slice(x, add_one(row), i, zeros(I))


def _inside(x: Any, at: tuple[int, int]) -> Any:
    return ops.slice(x, start_indices=at, limit_indices=(at[0] + 4, at[1] + 2), strides=(1, 1))


def _at(x: Any, update: Any, *start: int) -> Any:
    return ops.dynamic_update_slice(x, update, *(ops.splat(n, I) for n in start))


def add_inside(x: Any, y: Any) -> Any:
    new = _at(x, ops.add(_inside(x, (1, 1)), _inside(y, (0, 2))), 1, 1)
    return _at(new, ops.tanh(_inside(new, (2, 2))), 9, 9)  # clamped to (2, 2)


def shift_inside(x: Any, y: Any) -> Any:
    return _at(x, ops.add(_inside(x, (1, 2)), _inside(y, (0, 2))), 1, 1)


def read_after_update(x: Any, i: Any) -> Any:
    new = ops.dynamic_update_slice(x, zeros(f(1, 4)), i, zeros(I))
    return [new, ops.tanh(x), fold(ops.add(new, x), (0, 1))]


def update_before_read(x: Any, i: Any) -> Any:
    new = ops.dynamic_update_slice(x, zeros(f(1, 4)), i, zeros(I))
    return [new, ops.tanh(x)]


CASES = (
    Case(chain, (f(4, 6), f(4, 6)), 1, "elementwise ops share one loop"),
    Case(dense, (f(4, 8), f(8, 3), f(3)), 1, "bias and maximum are the epilogue"),
    Case(mean_variance, (f(4, 8),), 1, "two sums over the same loops, and their epilogues"),
    Case(written_and_used, (f(8),), 1, "a value needed outside is an output of the kernel"),
    Case(moves, (f(5, 3), f(1, 6)), 1, "moves are index arithmetic"),
    Case(reshapes, (f(4, 6),), 1, "a reshape read back is no division"),
    Case(counts, (f(4, 6),), 1, "iota is computed"),
    Case(window, (f(5, 4), I), 1, "the start is computed in the kernel"),
    Case(small_floats, (tensor((3, 4), BF16), I), 2, "other loops; sums in f32"),
    Case(two_results, (f(3, 5), I), 1, "one fold of two arrays"),
    Case(sgd, (f(4, 4), f(4, 4)), 1, "the new value goes where the old was", 0, (True, False)),
    Case(softmax, (f(5, 8),), 4, "max; exp, which is slow and read twice; sum; divide"),
    Case(two_layers, (f(4, 8), f(8, 3), f(3, 2)), 2, "tanh is the epilogue of the first dot"),
    Case(transposed_dot, (f(8, 4), f(8, 3)), 1, "a plain move is read in place"),
    Case(slow_twice, (f(4, 8),), 2, "exp is computed once, and negated there"),
    Case(cheap_twice, (f(4, 8),), 2, "an addition is cheaper twice than through memory"),
    Case(wall, (f(4, 6),), 2, "nothing is fused across a barrier"),
    Case(view, (f(4, 6),), 2, "a reshape of what is in memory is the same memory"),
    Case(passed_through, (f(4, 6),), 1, "inputs, constants, repeated outputs are copied", 4),
    Case(empty, (f(0, 3),), 1, "only sums of nothing have elements"),
    Case(scan_outputs, (f(5, 4),), 5, "one row is written in place per step", 2),
    Case(swap, (f(4), f(4)), 2, "trading places takes three copies", 6),
    Case(swap, (f(4), f(4)), 2, "donated inputs are the carries", 4, (True, True)),
    Case(nested_loops, (f(4),), 6, "counters and carries stay in place", 3),
    Case(branches, (I, f(4)), 3, "branches write the same buffers", 3),
    Case(increment_row, (f(6, 4), I), 1, "read and written in place", 0, (True, False)),
    Case(increment_row, (f(6, 4), I), 1, "an input that isn't donated is copied first", 1),
    Case(add_inside, (f(6, 4), f(6, 4)), 2, "known places are the same", 0, (True, False)),
    Case(shift_inside, (f(6, 4), f(6, 4)), 1, "its neighbours are read", 1, (True, False)),
    Case(read_after_update, (f(6, 4), I), 3, "old values are still read: a copy", 1, (True, False)),
    Case(update_before_read, (f(6, 4), I), 2, "the update waits", 0, (True, False)),
)
