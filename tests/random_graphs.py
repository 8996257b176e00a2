"""Random graphs for property tests: seeded, of chosen ops, element types and shapes.

    graph = random_graph(seed, nodes=30, dtypes=("f32", "i32"))
    args = random_args(graph, seed)  # with NaN, infinities, zeros of both signs, extremes
    outs = evaluate(graph, args)

A graph is grown step by step from a pool of values: each step draws one `Step` of the table
`STEPS`, which emits an op on values of the pool or declines. Constants, identities (``x + 0``, a
transpose twice) and repeated work are drawn often, so that rewrites have something to find.
Every value that nothing else uses is an output.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo import ops
from monograph.hlo.builder import Builder, build, graph_emit
from monograph.hlo.graph import Graph
from monograph.hlo.ops.leaf import constant, splat
from monograph.hlo.state import interpreting
from monograph.hlo.types import BOOL, DTYPES, I32, DType, TensorType, dtype, tensor

SHAPES: tuple[tuple[int, ...], ...] = ((), (1,), (3,), (2, 3), (1, 3), (3, 1), (2, 1, 3))
SPECIAL = (0.0, -0.0, 1.0, -1.0, 2.0, 0.5, -3.0, np.inf, -np.inf, np.nan, 1e-45, 1e30)
LARGEST = 48  # elements; broadcasts and concatenations beyond it are not drawn

UNARY_FLOAT = (
    "abs", "negate", "sign", "floor", "ceil", "round_nearest_even", "round_nearest_afz", "sqrt",
    "exponential", "tanh", "logistic", "sine", "cosine", "log_plus_one", "cbrt", "rsqrt",
)  # fmt: skip
UNARY_INTEGER = ("abs", "negate", "sign", "not_", "popcnt", "count_leading_zeros")
UNARY_COMPLEX = ("negate", "exponential", "sine")
BINARY_FLOAT = (
    "add", "subtract", "multiply", "divide", "maximum", "minimum", "atan2", "power", "remainder",
)  # fmt: skip
BINARY_INTEGER = (
    "add", "subtract", "multiply", "maximum", "minimum", "and_", "or_", "xor", "divide",
    "remainder", "shift_left", "shift_right_arithmetic", "shift_right_logical",
)  # fmt: skip
BINARY_COMPLEX = ("add", "subtract", "multiply", "divide")
BINARY_BOOL = ("and_", "or_", "xor")

Rng = np.random.Generator


def special_values(rng: Rng, t: TensorType) -> np.ndarray[Any, Any]:
    """Values of type `t`; zeros of both signs, infinities, NaN and extremes are common."""
    d = t.dtype
    if d.kind == "bool":
        return np.asarray(rng.random(t.shape) < 0.5)
    if d.is_integer:
        low, high = (
            (0 if d.kind == "uint" else -(2 ** (d.bits - 1))),
            2 ** (d.bits - (d.kind == "int")) - 1,
        )
        picks = np.array([0, 1, 2, 3, max(low, -1), low, high], dtype=object)
        return np.asarray(rng.choice(picks, t.shape)).astype(d.np)
    with np.errstate(all="ignore"):
        picked = rng.choice(np.array(SPECIAL), t.shape)
        drawn = np.where(rng.random(t.shape) < 0.5, picked, rng.standard_normal(t.shape))
        if d.kind == "complex":
            drawn = drawn.astype(np.complex128)
            drawn.imag = rng.choice(np.array(SPECIAL), t.shape)
        return np.asarray(drawn).astype(d.np)


Step = Callable[["Pool"], Any]


class Pool:
    """The values so far, and how to draw from them."""

    def __init__(
        self,
        rng: Rng,
        dtypes: Sequence[DType],
        shapes: Sequence[tuple[int, ...]],
        steps: Sequence[Step] = (),
        log: list[Any] | None = None,
        depth: int = 0,
    ) -> None:
        self.rng = rng
        self.dtypes = dtypes
        self.shapes = shapes
        self.steps = steps
        self.log = log
        self.depth = depth
        self.values: list[Any] = []

    def pick(self, test: Callable[[TensorType], bool] = lambda t: True) -> Any:
        """A value whose type passes `test`, recent ones more often; None if there is none."""
        fitting = [x for x in self.values if test(x.type)]
        if not fitting:
            return None
        back = int(min(self.rng.exponential(len(fitting) / 3 + 1), len(fitting) - 1))
        return fitting[-1 - back]

    def like(self, t: TensorType) -> Any:
        """A value of type `t`: one of the pool's, or a splat constant."""
        if self.rng.random() < 0.3:
            return self.splat(t)
        return self.pick(lambda u: u is t)

    def splat(self, t: TensorType) -> Any:
        return splat(special_values(self.rng, tensor((), t.dtype)), t)

    def step(self) -> None:
        """Draw a step and put what it makes into the pool."""
        chosen = self.choice(self.steps)
        if self.depth >= 2 and chosen in REGIONS:
            return
        made = chosen(self)
        if made is not None:
            self.values += made if isinstance(made, list) else [made]

    def choice(self, xs: Sequence[Any]) -> Any:
        return xs[int(self.rng.integers(len(xs)))]

    def chance(self, p: float) -> bool:
        return bool(self.rng.random() < p)


def _record(name: str) -> Any:
    return getattr(ops, name)


def _by_kind(d: DType, floats: Any, integers: Any, complexes: Any, bools: Any) -> Any:
    if d.is_integer:
        return integers
    return {"float": floats, "complex": complexes, "bool": bools}[d.kind]


def unary(p: Pool) -> Any:
    x = p.pick()
    name = p.choice(_by_kind(x.type.dtype, UNARY_FLOAT, UNARY_INTEGER, UNARY_COMPLEX, ("not_",)))
    if x.type.dtype.kind == "uint" and name in ("abs", "negate", "sign"):
        return None
    y = _record(name)(x)
    return _record(name)(y) if p.chance(0.2) and y.type is x.type else y


def binary(p: Pool) -> Any:
    x = p.pick()
    y = x if p.chance(0.1) else p.like(x.type)
    if p.chance(0.3):
        x, y = y, x
    name = p.choice(
        _by_kind(x.type.dtype, BINARY_FLOAT, BINARY_INTEGER, BINARY_COMPLEX, BINARY_BOOL)
    )
    return _record(name)(x, y)


def compare(p: Pool) -> Any:
    x = p.pick(lambda t: not t.dtype.is_complex)
    y = p.like(x.type) if not p.chance(0.2) else x
    directions = ("EQ", "NE", "LT", "LE", "GT", "GE")
    return ops.compare(x, y, comparison_direction=p.choice(directions), compare_type="")


def select(p: Pool) -> Any:
    x = p.pick()
    y = p.like(x.type)
    scalar = p.chance(0.3)
    p_type = tensor(() if scalar else x.type.shape, BOOL)
    mask = p.like(p_type) if p.chance(0.7) else p.splat(p_type)
    return ops.select(mask, x, y) if mask is not None else None


def convert(p: Pool) -> Any:
    x = p.pick(lambda t: t.dtype.kind in ("bool", "int", "uint"))  # exact wherever it lands
    if x is None or p.chance(0.5):
        x = p.pick(lambda t: t.dtype.is_float)
        targets = [d for d in p.dtypes if d.is_float]
    else:
        targets = list(p.dtypes)
    return ops.convert(x, dtype=p.choice(targets)) if x is not None and targets else None


def again(p: Pool) -> Any:
    """The same work twice, for common subexpressions."""
    x = p.pick(lambda t: t.dtype.kind != "bool" and t.dtype.kind != "uint")
    if x is None:
        return None
    return ops.add(ops.negate(x), ops.negate(x))


def clamp(p: Pool) -> Any:
    x = p.pick(lambda t: t.dtype.is_float or t.dtype.is_integer)
    return None if x is None else ops.clamp(p.like(x.type), x, p.like(x.type))


def broadcast(p: Pool) -> Any:
    x = p.pick(lambda t: t.ndim <= 3 and t.size <= LARGEST // 2)
    fresh = [p.choice((1, 2, 3)) for _ in range(int(p.rng.integers(0, 3)))]
    places = sorted(p.rng.permutation(x.type.ndim + len(fresh))[: x.type.ndim].tolist())
    shape = list(fresh)
    for at, n in zip(places, x.type.shape, strict=True):
        shape.insert(at, p.choice((2, 3)) if n == 1 and p.chance(0.5) else n)
    if int(np.prod(shape)) > LARGEST:
        return None
    return ops.broadcast_in_dim(x, shape=tuple(shape), broadcast_dimensions=tuple(places))


def scalar_broadcast(p: Pool) -> Any:
    x = p.pick(lambda t: t.ndim == 0)
    if x is None:
        return None
    return ops.broadcast_in_dim(x, shape=p.choice(p.shapes), broadcast_dimensions=())


def reshape(p: Pool) -> Any:
    x = p.pick()
    size = x.type.size
    shapes = [s for s in p.shapes if int(np.prod(s)) == size]
    return ops.reshape(x, shape=p.choice([(size,), (1, *x.type.shape), *shapes]))


def transpose(p: Pool) -> Any:
    x = p.pick(lambda t: t.ndim >= 1)
    if x is None:
        return None
    y = ops.transpose(x, permutation=tuple(p.rng.permutation(x.type.ndim).tolist()))
    if p.chance(0.4):
        y = ops.transpose(y, permutation=tuple(p.rng.permutation(x.type.ndim).tolist()))
    return y


def slice_(p: Pool) -> Any:
    x = p.pick()
    start = tuple(int(p.rng.integers(0, n + 1)) if p.chance(0.4) else 0 for n in x.type.shape)
    stop = tuple(
        int(p.rng.integers(a, n + 1)) if p.chance(0.4) else n
        for a, n in zip(start, x.type.shape, strict=True)
    )
    if any(a == b for a, b in zip(start, stop, strict=True)) and p.chance(0.8):
        return None
    steps = tuple(p.choice((1, 1, 1, 2)) for _ in start)
    return ops.slice(x, start_indices=start, limit_indices=stop, strides=steps)


def pad(p: Pool) -> Any:
    x = p.pick(lambda t: t.size <= LARGEST // 3)
    value = p.like(tensor((), x.type.dtype))
    if value is None:
        return None
    low = tuple(int(p.rng.integers(-1 if n > 2 else 0, 2)) for n in x.type.shape)
    high = tuple(int(p.rng.integers(0, 2)) for _ in low)
    inner = tuple(p.choice((0, 0, 1)) for _ in low)
    return ops.pad(x, value, edge_padding_low=low, edge_padding_high=high, interior_padding=inner)


def concatenate(p: Pool) -> Any:
    x = p.pick(lambda t: t.ndim >= 1 and t.size <= LARGEST // 3)
    if x is None:
        return None
    axis = int(p.rng.integers(x.type.ndim))
    rest = x.type.shape[:axis], x.type.shape[axis + 1 :], x.type.dtype
    more = [x]
    for _ in range(int(p.rng.integers(0, 3))):
        y = p.pick(
            lambda t: (
                t.ndim > axis
                and (t.shape[:axis], t.shape[axis + 1 :], t.dtype) == rest
                and t.size <= 16
            )
        )
        more.append(y)
    return ops.concatenate(*more, dimension=axis) if all(m is not None for m in more) else None


def reverse(p: Pool) -> Any:
    x = p.pick()
    axes = tuple(i for i in range(x.type.ndim) if p.chance(0.5))
    return ops.reverse(x, dimensions=axes)


def dynamic_slice(p: Pool) -> Any:
    x = p.pick()
    sizes = tuple(int(p.rng.integers(1, n + 1)) if n else 0 for n in x.type.shape)
    return ops.dynamic_slice(x, *_starts(p, x.type.ndim), slice_sizes=sizes)


def dynamic_update_slice(p: Pool) -> Any:
    x = p.pick()
    u = p.pick(
        lambda t: (
            t.dtype is x.type.dtype
            and t.ndim == x.type.ndim
            and all(a <= b for a, b in zip(t.shape, x.type.shape, strict=True))
        )
    )
    return ops.dynamic_update_slice(x, u, *_starts(p, x.type.ndim))


def _starts(p: Pool, n: int) -> list[Any]:
    out = []
    for _ in range(n):
        x = p.pick(lambda t: t.ndim == 0 and t.dtype is I32) if p.chance(0.5) else None
        out.append(constant(int(p.rng.integers(-2, 4)), I32) if x is None else x)
    return out


def reduce(p: Pool) -> Any:
    x = p.pick(lambda t: t.ndim >= 1 and not t.dtype.is_complex)
    if x is None:
        return None
    d = x.type.dtype
    name = p.choice(("and", "or", "xor") if d.kind == "bool" else ("add", "maximum", "minimum"))
    init = p.splat(tensor((), d))
    axes = tuple(i for i in range(x.type.ndim) if p.chance(0.6))
    return ops.reduce(x, init, dimensions=axes, body=ops.monoid(name, d), order="sequential")


def iota(p: Pool) -> Any:
    numbers = [d for d in p.dtypes if d.kind != "bool"]
    shape = p.choice([s for s in p.shapes if s] or [(3,)])
    return ops.iota(
        iota_dimension=int(p.rng.integers(len(shape))), shape=shape, dtype=p.choice(numbers)
    )


def barrier(p: Pool) -> Any:
    return ops.optimization_barrier(p.pick())[0]


# ---- control flow and effects: steps that may return several values ------------------------------


def region(p: Pool, types: Sequence[TensorType], want: Sequence[TensorType], name: str) -> Graph:
    """A random graph from `types` to `want`, for a region; it may leave parameters unused."""
    builder = Builder(name)
    inner = Pool(p.rng, p.dtypes, p.shapes, p.steps, p.log, p.depth + 1)
    with interpreting(builder):
        inner.values = [constant(1, I32), *(builder.param(t) for t in types)]
        inner.values += [splat(special_values(p.rng, tensor((), t.dtype)), t) for t in want]
        for _ in range(int(p.rng.integers(1, 7))):
            inner.step()
        outs = [inner.pick(lambda t, w=w: t is w) for w in want]  # type: ignore[misc]
        return builder.finish(outs)


def _some(p: Pool, low: int, high: int) -> list[Any]:
    return [p.like(p.pick().type) for _ in range(int(p.rng.integers(low, high)))]


def _types(values: Sequence[Any]) -> list[TensorType]:
    return [x.type for x in values]


def call(p: Pool) -> Any:
    args = _some(p, 1, 4)
    want = _types(_some(p, 1, 4))
    graph = region(p, _types(args), want, "callee")
    outs = ops.call(*args, graph=graph)
    return outs + ops.call(*args, graph=graph) if p.chance(0.3) else outs


def case(p: Pool) -> Any:
    index = p.like(tensor((), I32))
    if index is None:
        return None
    args = _some(p, 0, 4)
    want = _types(_some(p, 1, 4))
    branches = tuple(
        region(p, _types(args), want, f"branch{i}") for i in range(p.choice((1, 2, 3)))
    )
    return ops.case(index, *args, branches=branches)


def while_loop(p: Pool) -> Any:
    """A loop over a counter; the condition may end it before the first trip."""
    scalar = tensor((), I32)
    carry = [constant(p.choice((0, 0, 1, 9)), I32), *_some(p, 0, 4)]
    captures = _some(p, 0, 3)
    types = _types([*carry, *captures])
    step = region(p, types, types[1 : len(carry)], "step")

    def cond(i: Any, *_: Any) -> list[Any]:
        return [ops.compare(i, splat(3, scalar), comparison_direction="LT")]

    def body(i: Any, *rest: Any) -> list[Any]:
        return [ops.add(i, splat(1, scalar)), *graph_emit(step, [i, *rest])]

    graphs = build(cond, types, "cond"), build(body, types, "body")
    return ops.while_(*carry, *captures, cond=graphs[0], body=graphs[1], nc=len(carry))


def scan(p: Pool) -> Any:
    length = p.choice((0, 1, 2, 3))
    carry, captures = _some(p, 0, 4), _some(p, 0, 3)
    xs = [p.pick(lambda t: t.ndim >= 1 and t.shape[0] == length) for _ in range(2)]
    xs = [x for x in xs if x is not None]
    inner = [*_types(carry), *(tensor(x.type.shape[1:], x.type.dtype) for x in xs)]
    want = [*_types(carry), *(t for t in _types(_some(p, 0, 3)) if t.size <= LARGEST // 3)]
    body = region(p, [*inner, *_types(captures)], want, "body")
    return ops.scan(
        *carry, *xs, *captures,
        body=body, nc=len(carry), nx=len(xs), length=length, reverse=p.chance(0.3),
    )  # fmt: skip


def note(p: Pool) -> Any:
    """An ordered effect: the value is appended to the pool's log when the op runs."""
    log = p.log
    if log is None:
        return None
    ops.custom_call(
        p.pick(), call_target_name="note", types=(), callback=lambda x: log.append(np.array(x)),
        effect="ordered",
    )  # fmt: skip
    return None


ELEMENTWISE: tuple[Step, ...] = (
    unary,
    binary,
    binary,
    binary,
    compare,
    select,
    convert,
    again,
    clamp,
)
MOVES: tuple[Step, ...] = (
    broadcast, scalar_broadcast, reshape, transpose, slice_, pad, concatenate, reverse,
    dynamic_slice, dynamic_update_slice, iota,
)  # fmt: skip
OTHER: tuple[Step, ...] = (reduce, barrier)
STEPS: tuple[Step, ...] = ELEMENTWISE + MOVES + OTHER
REGIONS: tuple[Step, ...] = (call, case, while_loop, scan)
WITH_REGIONS: tuple[Step, ...] = STEPS + 2 * REGIONS + (note,)


def random_graph(
    seed: int,
    *,
    nodes: int = 30,
    dtypes: Sequence[str] = ("f32", "i32", "bool"),
    shapes: Sequence[tuple[int, ...]] = SHAPES,
    steps: Sequence[Step] = STEPS,
    inputs: int = 3,
    log: list[Any] | None = None,
    name: str = "main",
) -> Graph:
    """A random valid graph.

    Args:
        seed: the same seed and arguments give the same graph.
        nodes: about how many ops it holds.
        dtypes: element types of its inputs, and targets of its conversions; bool and i32 may occur
            anyway.
        shapes: shapes of its inputs, and targets of broadcasts and reshapes.
        steps: what to draw from: `ELEMENTWISE`, `MOVES`, `STEPS`, `WITH_REGIONS` (loops,
            conditionals, calls), or functions of your own.
        inputs: how many parameters it has.
        log: if given, effects are drawn too: they append values to it when the graph runs.
    """
    rng = np.random.default_rng(seed)
    pool = Pool(rng, [DTYPES[d] for d in dtypes], shapes, steps, log)
    builder = Builder(name)
    with interpreting(builder):
        for i in range(inputs):
            shape = pool.choice(shapes) if i else ()
            pool.values.append(builder.param(tensor(shape, pool.dtypes[i % len(pool.dtypes)])))
        for _ in range(20 * nodes):
            if len(builder.nodes) >= nodes:
                break
            pool.step()
        used = {x for n in builder.nodes for x in n.ins}
        outs = [x for x in pool.values[inputs:] if x.node not in used or pool.chance(0.1)]
        return builder.finish(outs or pool.values[-1:])


def random_args(graph: Graph, seed: int) -> list[np.ndarray[Any, Any]]:
    """Arguments for a graph: special and ordinary values mixed."""
    rng = np.random.default_rng([seed, 1])
    return [special_values(rng, p.type) for p in graph.params]


def assert_same(a: np.ndarray[Any, Any], b: np.ndarray[Any, Any]) -> None:
    """Equal to the bit, any NaN equal to any other."""
    assert a.shape == b.shape and a.dtype == b.dtype
    kind = dtype(a.dtype).kind
    if kind not in ("float", "complex"):
        np.testing.assert_array_equal(a, b)
        return
    a, b = (x.astype(np.complex128 if kind == "complex" else np.float64) for x in (a, b))
    for x, y in ((a.real, b.real), (a.imag, b.imag)):
        np.testing.assert_array_equal(x, y)
        signs = [np.signbit(v) & ~np.isnan(v) for v in (x, y)]
        np.testing.assert_array_equal(*signs)
