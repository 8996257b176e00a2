"""How values are cut, from what the user says of some: hand-written programs, and laws."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as jnp
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.ops import sharding_constraint
from monograph.hlo.ops.manual import to_global, to_local
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.simplify import simplify
from monograph.hlo.types import BOOL, F32, tensor
from monograph.sharding import AbstractMesh
from monograph.sharding.partition import prepare
from monograph.sharding.propagate import Shardings, propagate, show
from monograph.sharding.tiling import Tiling
from random_graphs import WITH_REGIONS, random_graph

MESH = AbstractMesh((2, 4), ("data", "model"))
Spec = str | None
BATCH = "data -"


def tiling(spec: Spec) -> Tiling | None:
    """``"data -"`` cuts dimension 0, ``"- data+model"`` dimension 1 twice; None: say nothing."""
    if spec is None:
        return None
    return Tiling(tuple(() if d == "-" else tuple(d.split("+")) for d in spec.split()))


def cut(
    f: Callable[..., Any],
    shapes: Sequence[tuple[int, ...]],
    ins: Sequence[Spec],
    outs: Sequence[Spec] | None = None,
) -> tuple[Graph, Shardings]:
    """A graph of f32 arrays, and how it is cut."""
    graph = build(
        lambda *xs: (lambda y: y if isinstance(y, list) else [y])(f(*xs)),
        [tensor(s, F32) for s in shapes],
        "main",
    )
    given = [tiling(s) for s in outs or [None] * len(graph.outs)]
    return graph, propagate(graph, MESH, [tiling(s) for s in ins], given)


def text(*args: Any) -> str:
    """The graph with the tilings of its values, without constants."""
    lines = show(*cut(*args)).splitlines()
    return "\n".join(line.strip() for line in lines[1:-2] if "constant" not in line)


def dot(x: Any, y: Any, lhs: int = 1, rhs: int = 0) -> Any:
    """A product of matrices."""
    return ops.dot_general(
        x,
        y,
        lhs_batching_dimensions=(),
        rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(lhs,),
        rhs_contracting_dimensions=(rhs,),
    )


# ---- training steps ------------------------------------------------------------------------------


def step(x: Any, w1: Any, w2: Any, ct: Any) -> Any:
    """Two layers, the derivative by both weights and by x."""
    h = ops.tanh(dot(x, w1))
    y = dot(h, w2)
    dy = ops.multiply(y, ct)
    dw2 = dot(h, dy, 0, 0)
    dh = ops.multiply(dot(dy, w2, 1, 1), h)
    dw1 = dot(x, dh, 0, 0)
    dx = dot(dh, w1, 1, 1)
    return [ops.subtract(w1, dw1), ops.subtract(w2, dw2), dx]


STEP = [(16, 32), (32, 64), (64, 32), (16, 32)]


def test_data_parallel() -> None:
    """The batch alone is cut; products for weights sum over it."""
    assert text(step, STEP, [BATCH, "- -", "- -", BATCH], ["- -", "- -", None]) == (
        """\
%0: f32[16,64] [data, -] = dot_general[a b, b d -> a d](%arg0, %arg1)
%1: f32[16,64] [data, -] = tanh(%0)
%2: f32[16,32] [data, -] = dot_general[a b, b d -> a d](%1, %arg2)
%3: f32[16,32] [data, -] = multiply(%2, %arg3)
%4: f32[64,32] [-, -] = dot_general[a b, a d -> b d](%1, %3)
%5: f32[16,64] [data, -] = dot_general[a b, c b -> a c](%3, %arg2)
%6: f32[16,64] [data, -] = multiply(%5, %1)
%7: f32[32,64] [-, -] = dot_general[a b, a d -> b d](%arg0, %6)
%8: f32[16,32] [data, -] = dot_general[a b, c b -> a c](%6, %arg1)
%9: f32[32,64] [-, -] = subtract(%arg1, %7)
%10: f32[64,32] [-, -] = subtract(%arg2, %4)"""
    )


FSDP = """\
%0: f32[16,64] [data, -] = dot_general[a b, b d -> a d](%arg0, %arg1)
%1: f32[16,64] [data, -] = tanh(%0)
%2: f32[16,32] [data, -] = dot_general[a b, b d -> a d](%1, %arg2)
%3: f32[16,32] [data, -] = multiply(%2, %arg3)
%4: f32[64,32] [data, -] = dot_general[a b, a d -> b d](%1, %3)
%5: f32[16,64] [data, -] = dot_general[a b, c b -> a c](%3, %arg2)
%6: f32[16,64] [data, -] = multiply(%5, %1)
%7: f32[32,64] [data, -] = dot_general[a b, a d -> b d](%arg0, %6)
%8: f32[16,32] [data, -] = dot_general[a b, c b -> a c](%6, %arg1)
%9: f32[32,64] [data, -] = subtract(%arg1, %7)
%10: f32[64,32] [data, -] = subtract(%arg2, %4)"""


def test_weights_cut_over_the_batch_axis() -> None:
    """Fully sharded data parallel: activations keep the batch, weights are gathered."""
    assert text(step, STEP, [BATCH] * 4) == FSDP
    assert text(step, STEP, [BATCH, "data -", "data -", None], [None, None, None]) == FSDP
    other = text(step, STEP, [BATCH, "- data", "- data", BATCH])
    turned = {"%4:", "%7:", "%9:", "%10:"}  # the weights' own
    assert other == "\n".join(
        line.replace("[data, -]", "[-, data]") if line.split()[0] in turned else line
        for line in FSDP.splitlines()
    )


def test_tensor_parallel() -> None:
    """Megatron's layers: columns of the first weight, rows of the second."""
    assert text(step, STEP, [BATCH, "- model", "model -", BATCH]) == (
        """\
%0: f32[16,64] [data, model] = dot_general[a b, b d -> a d](%arg0, %arg1)
%1: f32[16,64] [data, model] = tanh(%0)
%2: f32[16,32] [data, -] = dot_general[a b, b d -> a d](%1, %arg2)
%3: f32[16,32] [data, -] = multiply(%2, %arg3)
%4: f32[64,32] [model, -] = dot_general[a b, a d -> b d](%1, %3)
%5: f32[16,64] [data, model] = dot_general[a b, c b -> a c](%3, %arg2)
%6: f32[16,64] [data, model] = multiply(%5, %1)
%7: f32[32,64] [-, model] = dot_general[a b, a d -> b d](%arg0, %6)
%8: f32[16,32] [data, -] = dot_general[a b, c b -> a c](%6, %arg1)
%9: f32[32,64] [-, model] = subtract(%arg1, %7)
%10: f32[64,32] [model, -] = subtract(%arg2, %4)"""
    )


def test_one_weight_says_enough() -> None:
    """The second weight follows from the first."""
    ins = [BATCH, "- model", None, None]
    graph, found = cut(step, STEP, ins)
    assert [str(found.of(p)) for p in graph.params] == [
        "[data, -]", "[-, model]", "[model, -]", "[data, -]",
    ]  # fmt: skip


# ---- single ops ----------------------------------------------------------------------------------

ROWS: list[tuple[str, Callable[..., Any], list[tuple[int, ...]], list[Spec], str]] = [
    ("elementwise", lambda x, y: ops.add(x, y), [(8, 4)] * 2, [BATCH, "- model"], "[data, model]"),
    ("transpose", lambda x: ops.transpose(x, permutation=(1, 0)), [(8, 4)], [BATCH], "[-, data]"),
    ("reduced", lambda x: jnp_sum(x, (0,)), [(8, 4)], ["data model"], "[model]"),
    ("kept", lambda x: jnp_sum(x, (1,)), [(8, 4)], ["data model"], "[data]"),
    ("joined", lambda x: ops.reshape(x, shape=(32,)), [(8, 4)], [BATCH], "[data]"),
    ("both joined", lambda x: ops.reshape(x, shape=(8,)), [(2, 4)], ["data model"],
     "[data+model]"),
    ("minor", lambda x: ops.reshape(x, shape=(32,)), [(8, 4)], ["- model"], "[-]"),
    ("apart", lambda x: ops.reshape(x, shape=(4, 8)), [(32,)], ["model"], "[model, -]"),
    ("too many", lambda x: ops.reshape(x, shape=(2, 16)), [(32,)], ["model"], "[-, -]"),
    ("heads", lambda x: ops.reshape(x, shape=(6, 4, 8)), [(6, 32)], ["data model"],
     "[data, model, -]"),
    ("uneven", lambda x: ops.tanh(x), [(7, 3)], ["model data"], "[model, data]"),
    ("uneven product", lambda x: ops.reshape(x, shape=(21,)), [(7, 3)], ["data -"], "[-]"),
    ("sliced", lambda x: rows(x, 1, 7), [(8, 4)], ["data model"], "[data, model]"),
    ("sliced short", lambda x: rows(x, 1, 2), [(8, 4)], ["data model"], "[-, model]"),
    ("padded", lambda x, v: padded(x, v), [(8, 4), ()], ["data model", ""], "[data, model]"),
    ("side by side", lambda x, y: ops.concatenate(x, y, dimension=0), [(8, 4)] * 2,
     [BATCH, "- -"], "[data, -]"),
    ("repeated", lambda x: ops.broadcast_in_dim(x, shape=(3, 8), broadcast_dimensions=(1,)),
     [(8,)], ["data"], "[-, data]"),
    ("summed over", lambda x, y: dot(x, y), [(8, 4), (4, 6)], ["- model", None], "[-, -]"),
    ("both", lambda x, y: dot(x, y), [(8, 4), (4, 6)], ["data -", "- model"], "[data, model]"),
    ("the same axis", lambda x, y: dot(x, y), [(8, 4), (4, 6)], ["data -", "- data"],
     "[data, -]"),
    ("two axes", lambda x, y: dot(x, y), [(8, 4), (4, 6)], ["data+model -", "- model"],
     "[data+model, -]"),
]  # fmt: skip


def jnp_sum(x: Any, dims: tuple[int, ...]) -> Any:
    """A sum."""
    start = ops.zeros(tensor((), F32))
    return ops.reduce(x, start, dimensions=dims, body=ops.monoid("add", F32))


def rows(x: Any, start: int, stop: int) -> Any:
    """Some rows of a matrix."""
    limits = (stop, x.type.shape[1])
    return ops.slice(x, start_indices=(start, 0), limit_indices=limits, strides=(1, 1))


def padded(x: Any, v: Any) -> Any:
    """A matrix with two more rows."""
    return ops.pad(x, v, edge_padding_low=(1, 0), edge_padding_high=(1, 0), interior_padding=(0, 0))


@pytest.mark.parametrize("row", ROWS, ids=lambda r: r[0])
def test_one_op(row: Any) -> None:
    """What a result gets from operands."""
    _, f, shapes, ins, want = row
    graph, found = cut(f, shapes, ins)
    assert str(found.of(graph.outs[0])) == want


def test_backwards() -> None:
    """A parameter of which nothing is said is cut as its users want it."""
    graph, found = cut(lambda x: dot(x, x, 0, 0), [(8, 4)], [None], ["model data"])
    assert str(found.of(graph.params[0])) in ("[-, model]", "[-, data]")
    graph, found = cut(lambda x, y: dot(x, y), [(8, 4), (4, 6)], [None, None], ["model data"])
    assert [str(found.of(p)) for p in graph.params] == ["[model, -]", "[-, data]"]
    graph, found = cut(lambda x: ops.tanh(x), [(8, 4)], ["- -"], ["model data"])
    assert str(found.of(graph.params[0])) == "[-, -]"
    assert str(found.of(graph.outs[0])) == "[model, data]"


# ---- annotations ---------------------------------------------------------------------------------

_MESH = '<["data"=2, "model"=4]>'


def test_constraints_are_kept() -> None:
    """A value is cut as it is said, and what is open may be cut further."""

    def f(x: Any, w: Any) -> Any:
        y = dot(x, w)
        return ops.tanh(sharding_constraint(y, sharding='[{}, {"model"}]', mesh=_MESH))

    graph, found = cut(f, [(8, 4), (4, 8)], [BATCH, "- -"])
    assert [str(found.of(n)) for n in graph.nodes] == ["[data, model]", "[-, model]", "[-, model]"]
    why = found.reason(graph.outs[0])
    assert why is not None and str(why) == "constraint is [-, model]"

    def g(x: Any, w: Any) -> Any:
        y = dot(x, w)
        return ops.tanh(sharding_constraint(y, sharding='[{?}, {"model"}]', mesh=_MESH))

    graph, found = cut(g, [(8, 4), (4, 8)], [BATCH, "- -"])
    assert str(found.of(graph.outs[0])) == "[data, model]"


def test_reasons() -> None:
    """Each value names what the user said."""
    graph, found = cut(lambda x, y: ops.add(ops.tanh(x), y), [(8, 4)] * 2, [BATCH, None])
    assert [str(found.reason(n)) for n in (*graph.params, *graph.nodes)] == [
        "argument 0 is [data, -]"
    ] * 4
    graph, found = cut(lambda x: ops.tanh(x), [(8, 4)], [None], ["- model"])
    assert str(found.reason(graph.params[0])) == "result 0 is [-, model]"


# ---- loops and branches --------------------------------------------------------------------------


def prepared(f: Callable[..., Any], *args: Any) -> Graph:
    """The graph that the partitioner sees."""
    return prepare(simplify(clear_weak(mg.jit(f).trace(*args).whole)))


def loop_of(graph: Graph) -> Node:
    return next(n for n in graph.nodes if n.op.regions and n.op.edges is not None)


def zeros(*shape: int) -> Any:
    return np.zeros(shape, np.float32)


def test_scan_over_layers() -> None:
    """Stacked weights are cut as those of one layer; the carry keeps the batch."""

    def f(ws: Any, x: Any) -> Any:
        return mg.lax.scan(lambda h, w: (jnp.tanh(h @ w[0]) @ w[1], h), x, ws)

    graph = prepared(f, (zeros(3, 32, 64), zeros(3, 64, 32)), zeros(16, 32))
    said = [tiling(s) for s in ("- - model", "- model -", BATCH)]
    found = propagate(graph, MESH, said, [None, None])
    body = next(g for _, g in subgraphs(loop_of(graph)))
    assert sorted(str(found.of(p)) for p in body.params) == [
        "[-, model]", "[data, -]", "[model, -]",
    ]  # fmt: skip
    assert [str(found.of(o)) for o in graph.outs] == ["[data, -]", "[-, data, -]"]
    dots = [n for n in body.nodes if n.op.kind == "contraction"]
    assert [str(found.of(n)) for n in dots] == ["[data, model]", "[data, -]"]


def test_a_carry_is_cut_alike_everywhere() -> None:
    """Also if only the body or the result says so."""

    def f(x: Any, y: Any) -> Any:
        return mg.lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0] + 1, c[1] + y), (0, x))

    graph = prepared(f, zeros(8, 4), zeros(8, 4))
    for said, outs in (([None, BATCH], None), ([BATCH, None], None), ([None, None], BATCH)):
        found = propagate(graph, MESH, [tiling(s) for s in said], [None, tiling(outs)])
        assert {str(found.of(p)) for p in graph.params} == {"[data, -]"}
        for _, region in subgraphs(loop_of(graph)):
            assert {str(found.of(p)) for p in region.params if p.type.ndim} == {"[data, -]"}


def test_branches() -> None:
    """Branches take and give values that are cut alike."""

    def f(i: Any, x: Any) -> Any:
        return mg.lax.cond(i > 0, lambda v: jnp.tanh(v), lambda v: v.T.T * 2, x)

    graph = prepared(f, np.int32(1), zeros(8, 4))
    found = propagate(graph, MESH, [tiling(""), tiling(BATCH)], [None])
    for _, branch in subgraphs(loop_of(graph)):
        assert str(found.of(branch.outs[0])) == "[data, -]"
    assert str(found.of(graph.outs[0])) == "[data, -]"


# ---- larger programs -----------------------------------------------------------------------------


def attention(p: Any, x: Any) -> Any:
    b, t, d = x.shape
    q, k, v = ((x @ p[n]).reshape(b, t, 4, d // 4) for n in "qkv")
    scores = jnp.einsum("bthd,bshd->bhts", q, k)
    mask = jnp.arange(t)[:, None] >= jnp.arange(t)[None, :]
    scores = mg.nn.softmax(jnp.where(mask, scores, -1e9))
    return jnp.einsum("bhts,bshd->bthd", scores, v).reshape(b, t, d) @ p["o"]


def transformer(p: Any, tokens: Any) -> Any:
    x = p["embedding"][tokens]
    x = x + attention(p, x)
    x = x + mg.nn.relu(x @ p["up"]) @ p["down"]
    return jnp.mean(mg.nn.logsumexp(x @ p["embedding"].T, axis=-1))


def weights() -> dict[str, Any]:
    found = {n: zeros(32, 32) for n in "qkvo"}
    return found | {"embedding": zeros(64, 32), "up": zeros(32, 128), "down": zeros(128, 32)}


def training(p: Any, tokens: Any) -> Any:
    loss, g = mg.value_and_grad(transformer)(p, tokens)
    return loss, mg.tree.map(lambda a, b: a - 0.1 * b, p, g)


def test_transformer() -> None:
    """Heads and features over one axis, the batch over the other; no weight is cut otherwise."""
    graph = prepared(training, weights(), np.zeros((8, 16), np.int32))
    cuts = dict.fromkeys("qkv", "- model") | {"o": "model -", "embedding": "- -"}
    cuts |= {"up": "- model", "down": "model -"}
    said = [tiling(cuts[n]) for n in sorted(cuts)]
    found = propagate(graph, MESH, [*said, tiling(BATCH)], [None, *said])
    dots = {(n.type.shape, str(found.of(n))) for n in graph.nodes if n.op.kind == "contraction"}
    wanted = {
        ((8, 16, 32), "[data, -, -]"),
        ((8, 4, 16, 16), "[data, model, -, -]"),
        ((8, 16, 128), "[data, -, model]"),
        ((32, 128), "[-, model]"),
    }
    assert wanted <= dots
    for shape, cut_ in dots:
        if shape[:1] == (8,):
            assert cut_.startswith("[data"), (shape, cut_)


# ---- laws ----------------------------------------------------------------------------------------


def shuffled(graph: Graph, rng: random.Random) -> Graph:
    """The same graph, its nodes in another order that respects dependencies."""
    waiting = {n: len({x for x in n.ins if x not in graph.params}) for n in graph.nodes}
    users: dict[Node, list[Node]] = {n: [] for n in (*graph.params, *graph.nodes)}
    for n in graph.nodes:
        for x in set(n.ins):
            users[x].append(n)
    ready = [n for n in graph.nodes if waiting[n] == 0]
    order = []
    while ready:
        node = ready.pop(rng.randrange(len(ready)))
        order.append(node)
        for user in users[node]:
            waiting[user] -= 1
            if waiting[user] == 0:
                ready.append(user)
    assert len(order) == len(graph.nodes)
    return Graph(graph.params, order, graph.outs, graph.name)


@pytest.mark.parametrize("count", [6, pytest.param(40, marks=pytest.mark.slow)])
def test_the_order_of_the_program_does_not_matter(count: int) -> None:
    """Shuffles of a training step, for annotations drawn at random."""
    graph = prepared(training, weights(), np.zeros((8, 16), np.int32))
    rng = random.Random(0)
    for _ in range(count):
        ins = [_random_tiling(rng, p.type.ndim) for p in graph.params]
        outs = [_random_tiling(rng, o.type.ndim) for o in graph.outs]
        one = propagate(graph, MESH, ins, outs)
        two = propagate(shuffled(graph, rng), MESH, ins, outs)
        assert one.tilings == two.tilings
        names = [{n: str(r) for n, r in s.reasons.items()} for s in (one, two)]
        assert names[0] == names[1]
        _check(one)


@pytest.mark.parametrize("count", [20, pytest.param(400, marks=pytest.mark.slow)])
def test_random_programs(count: int) -> None:
    """The same for programs of all ops, loops and branches drawn at random."""
    for seed in range(count):
        graph = prepare(simplify(clear_weak(random_graph(seed, nodes=30, steps=WITH_REGIONS))))
        rng = random.Random(seed)
        ins = [_random_tiling(rng, p.type.ndim) for p in graph.params]
        outs = [_random_tiling(rng, o.type.ndim) for o in graph.outs]
        one = propagate(graph, MESH, ins, outs)
        two = propagate(shuffled(graph, rng), MESH, ins, outs)
        assert one.tilings == two.tilings, seed
        _check(one)
        said = zip(graph.params, ins, strict=True)
        assert all(t is None or one.of(p) == t for p, t in said), seed


def _random_tiling(rng: random.Random, ndim: int) -> Tiling | None:
    if rng.random() < 0.4:
        return None
    dims: list[list[str]] = [[] for _ in range(ndim)]
    for axis in rng.sample(["data", "model"], rng.randrange(3)):
        if ndim:
            dims[rng.randrange(ndim)].append(axis)
    return Tiling(tuple(map(tuple, dims)))


def _check(found: Shardings) -> None:
    for tilings in found.tilings.values():
        for t in tilings:
            assert len(set(t.axes)) == len(t.axes)


def test_time_is_linear() -> None:
    """Twice the layers take about twice the time; bodies of loops count once."""

    def deep(count: int) -> float:
        def f(x: Any, *ws: Any) -> Any:
            for w in ws:
                x = ops.tanh(dot(x, w))
            return x

        shapes = [(16, 32), *[(32, 32)] * count]
        graph = build(lambda *xs: [f(*xs)], [tensor(s, F32) for s in shapes], "deep")
        said = [tiling(BATCH), *[tiling("data model")] * count]
        start = perf_counter()
        propagate(graph, MESH, said, [None])
        return perf_counter() - start

    deep(10)
    one, four = (min(deep(n) for _ in range(3)) for n in (60, 240))
    assert four < 8 * one


# ---- the user's own code -------------------------------------------------------------------------


def own_code(x: Any, w: Any) -> Any:
    """A product of pieces, by hand over `data`; the compiler may use `model`."""
    said = {"mesh": (("data", 2), ("model", 4)), "axes": ("data",), "check": False}
    x = to_local(ops.tanh(x), dims=(("data",), ()), **said)
    w = to_local(w, dims=((), ()), **said)
    return ops.tanh(to_global(dot(x, w), dims=(("data",), ()), **said))


def test_borders_of_the_users_own_code() -> None:
    """Outside, values are cut as the pieces are; inside, over other axes alone."""
    graph, found = cut(own_code, [(8, 16), (16, 32)], [None, "- model"])
    assert [f"{n.op.name} {found.of(n)}" for n in graph.nodes] == [
        "tanh [data, -]",
        "to_local [-, -]",
        "to_local [-, model]",
        "dot_general [-, model]",
        "to_global [data, model]",
        "tanh [data, model]",
    ]
    graph, found = cut(own_code, [(8, 16), (16, 32)], [None, None], ["model data"])
    assert [str(found.of(n)) for n in graph.nodes[:-1]] == [
        "[data, -]", "[-, -]", "[-, -]", "[-, -]", "[data, -]",
    ]  # fmt: skip
    assert "shard_map" in str(found.reason(graph.params[0]))


def test_loops_in_the_users_own_code() -> None:
    """Inside, nothing is cut over the axes of the code."""
    said = {"mesh": (("data", 2), ("model", 4)), "axes": ("data",), "check": False}

    def f(x: Any) -> Any:
        x = to_local(x, dims=(("data",), ()), **said)
        step = build(lambda h, y: [ops.add(h, y)], [x.type, x.type], "step")
        count = build(lambda h, y: [ops.splat(False, tensor((), BOOL))], [x.type, x.type], "test")
        (y,) = ops.while_(x, ops.splat(1.0, x.type), cond=count, body=step, nc=1)
        return to_global(y, dims=(("data",), ()), **said)

    graph, found = cut(f, [(8, 16)], ["data model"])
    assert {str(found.of(p)) for p in (*graph.params, *graph.outs)} == {"[data, model]"}
    for _, region in subgraphs(loop_of(graph)):
        assert {str(found.of(v)) for v in region.params} == {"[-, model]"}
