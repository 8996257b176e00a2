"""Collectives: groups, programs in lockstep on both backends, text, derivatives, batches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.backends.engines.local import LocalEngine
from monograph.hlo import from_stablehlo, ops, to_stablehlo
from monograph.hlo.builder import build
from monograph.hlo.errors import CollectiveError, MissingRuleError, MonographError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.lockstep import Lockstep
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.processes import Grid, groups_of
from monograph.hlo.types import F32, I32, TOKEN, tensor
from monograph.hlo.walk import batch, jvp, transpose
from monograph.tracer.compile import compile_graph

Array = np.ndarray[Any, Any]
ADD, MAX = monoid("add", F32), monoid("maximum", F32)
BACKENDS = ("interp", "cpu")


def lockstep(
    graphs: Graph | Sequence[Graph],
    args: Sequence[Sequence[Any]],
    grid: Grid,
    backend: str,
    **o: Any,
) -> list[list[Array]]:
    """Run a program for each process; per process its results."""
    made, device = get_backend(backend), Device(backend)
    several = [graphs] * len(args) if isinstance(graphs, Graph) else list(graphs)
    compiled = {g: compile_graph(g, made).executable for g in several}
    inputs = [[made.put(np.asarray(x), device) for x in xs] for xs in args]
    outs, _ = LocalEngine(grid, **o).run([compiled[g] for g in several], inputs)  # type: ignore
    return [
        [np.array(made.get(b, t)) for b, t in zip(row, g.out_types, strict=True)]
        for row, g in zip(outs, several, strict=True)
    ]


# ---- groups --------------------------------------------------------------------------------------


@st.composite
def grids(draw: Any) -> tuple[Grid, str, list[list[int]]]:
    grid = Grid(draw(st.integers(1, 4)), draw(st.integers(1, 4)))
    kind = draw(st.sampled_from(sorted(COUNTS)))
    numbers = draw(st.permutations(range(COUNTS[kind](grid))))
    width = draw(st.sampled_from([w for w in range(1, 17) if len(numbers) % w == 0]))
    return grid, kind, [list(numbers[i : i + width]) for i in range(0, len(numbers), width)]


COUNTS: dict[str, Callable[[Grid], int]] = {
    "cross_replica": lambda g: g.replicas,
    "cross_partition": lambda g: g.partitions,
    "cross_replica_and_partition": lambda g: g.replicas,
    "flattened_ids": lambda g: g.replicas * g.partitions,
}


@given(grids())
def test_groups_split_the_grid(made: tuple[Grid, str, list[list[int]]]) -> None:
    grid, kind, rows = made
    groups = getattr(grid, kind)(rows)
    assert sorted(m for g in groups for m in g) == sorted(grid.members)
    sizes = {len(g) for g in groups}
    both = kind == "cross_replica_and_partition"
    assert sizes == {len(rows[0]) * (grid.partitions if both else 1)}
    table = groups_of(grid, kind, tuple(map(tuple, rows)))  # type: ignore[arg-type]
    assert all(table[m] is table[group[0]] and table[m] == group for group in groups for m in group)
    for group in groups:
        if kind == "cross_replica":
            assert len({p for _, p in group}) == 1 and [r for r, _ in group] in rows
        if kind == "cross_partition":
            assert len({r for r, _ in group}) == 1 and [p for _, p in group] in rows
        if kind == "flattened_ids":
            assert [r * grid.partitions + p for r, p in group] in rows


@given(grids())
def test_no_rows_are_one_row_of_all(made: tuple[Grid, str, list[list[int]]]) -> None:
    grid, kind, _ = made
    groups = getattr(grid, kind)
    assert groups([]) == groups([list(range(COUNTS[kind](grid)))])


def test_padding_and_numbers_out_of_range() -> None:
    assert Grid(3).cross_replica([[0, 2], [1, -1]]) == (((0, 0), (2, 0)), ((1, 0),))
    with pytest.raises(ValueError, match="no number 3"):
        Grid(3).cross_replica([[0, 3]])


# ---- every op, on all shapes of grids ------------------------------------------------------------

GRIDS = [Grid(4, 1), Grid(1, 4), Grid(2, 2)]
X = tensor((4, 8), F32)


def _both(groups: Any, **more: Any) -> dict[str, Any]:
    return {
        "replica_groups": groups,
        "channel_handle": (1, 1),
        "use_global_device_ids": True,
        **more,
    }


def _one(grid: Grid, groups: Any) -> dict[str, Any]:
    """Among replicas, or among partitions."""
    handle = (0, 0) if grid.replicas > 1 else (1, 1)
    return {"replica_groups": groups, "channel_handle": handle}


def _rows(grid: Grid) -> Any:
    """All members of a line of the grid, the last first."""
    return (tuple(reversed(range(max(grid.replicas, grid.partitions)))),)


LINEAR: dict[str, Callable[[Any, Grid], Any]] = {
    "all_gather": lambda x, g: ops.all_gather(
        x, all_gather_dim=1, group_size=2, **_both(((0, 3), (2, 1)))
    ),
    "all_gather_all": lambda x, g: ops.all_gather(
        x, all_gather_dim=0, group_size=4, replica_groups=(), channel_handle=(1, 1)
    ),
    "all_reduce": lambda x, g: ops.all_reduce(x, body=ADD, **_both(((0, 1, 2), (3,)))),
    "reduce_scatter": lambda x, g: ops.reduce_scatter(
        x, body=ADD, scatter_dimension=1, group_size=2, **_both(((3, 0), (1, 2)))
    ),
    "all_to_all": lambda x, g: ops.all_to_all(
        x, split_dimension=0, concat_dimension=1, split_count=len(_rows(g)[0]), **_one(g, _rows(g))
    ),
    "collective_permute": lambda x, g: ops.collective_permute(
        x, source_target_pairs=((0, 1),), channel_handle=_one(g, ())["channel_handle"]
    ),
    "collective_broadcast": lambda x, g: ops.collective_broadcast(x, **_one(g, ((1, 0),))),
    "collective_reduce": lambda x, g: ops.collective_reduce(x, body=ADD, **_one(g, ((1, 0),))),
}


def inputs(seed: int, count: int = 4, shape: tuple[int, ...] = (4, 8)) -> list[list[Array]]:
    rng = np.random.default_rng(seed)
    return [[rng.integers(-8, 8, shape).astype(np.float32)] for _ in range(count)]


@pytest.mark.parametrize("name", LINEAR)
@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_backends_agree_and_text_holds_all(name: str, grid: Grid) -> None:
    graph = build(lambda x: [LINEAR[name](x, grid)], [X], "main")
    args = inputs(0)
    want = lockstep(graph, args, grid, "interp")
    read = from_stablehlo(to_stablehlo(graph))
    assert to_stablehlo(read) == to_stablehlo(graph)
    for other in (lockstep(graph, args, grid, "cpu"), lockstep(read, args, grid, "interp")):
        for a, b in zip(want, other, strict=True):
            assert np.array_equal(a[0], b[0])


@pytest.mark.parametrize("name", LINEAR)
@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_transposes_are_adjoint(name: str, grid: Grid) -> None:
    """The sum over all processes of (A t) c is that of t (A* c); and A is its own tangent."""
    graph = build(lambda x: [LINEAR[name](x, grid)], [X], "main")
    (out,) = graph.out_types
    back = build(lambda c: transpose(graph, (True,), [None], [c]), [out], "back")
    tangent = build(lambda x, t: jvp(graph, [x], [t])[1], [X, X], "tangent")
    ts, cs = inputs(1), inputs(2, shape=out.shape)
    made = lockstep(graph, ts, grid, "interp")
    pulled = lockstep(back, cs, grid, "interp")
    left = sum(float((a[0] * c[0]).sum()) for a, c in zip(made, cs, strict=True))
    right = sum(float((t[0] * b[0]).sum()) for t, b in zip(ts, pulled, strict=True))
    assert left == right
    pushed = lockstep(
        tangent, [[*x, *t] for x, t in zip(cs_like(ts), ts, strict=True)], grid, "interp"
    )
    assert all(np.array_equal(a[0], b[0]) for a, b in zip(pushed, made, strict=True))


def cs_like(rows: list[list[Array]]) -> list[list[Array]]:
    return [[np.zeros_like(x) for x in row] for row in rows]


@pytest.mark.parametrize("name", LINEAR)
def test_batches(name: str) -> None:
    grid = Grid(2, 2)
    graph = build(lambda x: [LINEAR[name](x, grid)], [X], "main")
    mapped = build(lambda x: batch(graph, [x], [True], 3)[0], [tensor((3, 4, 8), F32)], "mapped")
    args = inputs(3, shape=(3, 4, 8))
    got = lockstep(mapped, args, grid, "interp")
    for i in range(3):
        want = lockstep(graph, [[x[i]] for (x,) in args], grid, "interp")
        assert all(np.array_equal(a[0][i], b[0]) for a, b in zip(got, want, strict=True))


def test_other_reductions_have_no_derivative() -> None:
    graph = build(lambda x: [ops.all_reduce(x, body=MAX, replica_groups=())], [X], "main")
    with pytest.raises(MissingRuleError, match="only where it adds"):
        build(lambda x, t: jvp(graph, [x], [t])[1], [X, X], "tangent")


@pytest.mark.parametrize("backend", BACKENDS)
def test_who_am_i(backend: str) -> None:
    graph = build(lambda: [ops.replica_id(), ops.partition_id()], [], "main")
    made = lockstep(graph, [[]] * 6, Grid(2, 3), backend)
    assert [tuple(int(x) for x in row) for row in made] == list(Grid(2, 3).members)


def test_text_of_the_rest() -> None:
    def program(x: Any, roots: Any) -> list[Any]:
        token = ops.create_token()
        y, z = ops.collective_broadcast(
            x, x, roots, replica_groups=((0, 1),), has_dynamic_root=True
        )
        r = ops.collective_reduce(y, z, body=MAX, replica_groups=((0, 1),))
        return [*r, ops.replica_id(), ops.partition_id(), ops.after_all(token, token)]

    graph = build(program, [X, tensor((2,), I32)], "main")
    text = to_stablehlo(graph)
    assert to_stablehlo(from_stablehlo(text)) == text
    (a, b), roots = inputs(4, 2), np.array([1, 0], np.int32)
    made = lockstep(graph, [[*a, roots], [*b, roots]], Grid(2, 1), "cpu")
    assert np.array_equal(made[0][0], b[0]) and np.array_equal(made[0][1], a[0])
    assert not made[1][0].any() and not made[1][1].any()


# ---- inside calls, branches and loops ------------------------------------------------------------

NESTED = """
func.func private @total(%x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @main(%x: tensor<f32>, %p: tensor<i32>) -> tensor<f32> {
  %limit = stablehlo.constant dense<100.0> : tensor<f32>
  %y = "stablehlo.case"(%p) ({
    %0 = func.call @total(%x) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }, {
    %1 = "stablehlo.collective_permute"(%x) {
      source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>
    } : (tensor<f32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  %z = stablehlo.while(%c = %y) : tensor<f32>
  cond {
    %t = func.call @total(%c) : (tensor<f32>) -> tensor<f32>
    %q = stablehlo.compare LT, %t, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %q : tensor<i1>
  } do {
    %t = func.call @total(%c) : (tensor<f32>) -> tensor<f32>
    %n = stablehlo.add %c, %t : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }
  return %z : tensor<f32>
}
"""


def nested(xs: Array, branch: int) -> Array:
    ys = np.full(4, xs.sum()) if branch == 0 else np.roll(xs, 1)
    while ys.sum() < 100:
        ys = ys + ys.sum()
    return ys


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("branch", [0, 1])
def test_inside_calls_branches_and_loops(backend: str, branch: int) -> None:
    graph = from_stablehlo(NESTED)
    xs = np.array([1, 2, 3, 5], np.float32)
    made = lockstep(graph, [[x, np.int32(branch)] for x in xs], Grid(4, 1), backend)
    assert [float(row[0]) for row in made] == nested(xs, branch).tolist()


# ---- channels, queues, tokens --------------------------------------------------------------------


def _ring(x: Any, token: Any) -> list[Any]:
    pairs = ((0, 1), (1, 2), (2, 0))
    t = ops.send(x, token, channel_handle=(1, 1), source_target_pairs=pairs)
    y, t = ops.recv(
        t, channel_handle=(1, 1), source_target_pairs=pairs, types=(tensor((2,), F32), TOKEN)
    )
    return [y, ops.after_all(t, token)]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("grid", [Grid(3, 1), Grid(1, 3)], ids=str)
def test_send_and_receive_in_a_ring(backend: str, grid: Grid) -> None:
    graph = build(_ring, [tensor((2,), F32), TOKEN], "main")
    token = np.zeros((0,), np.bool_)
    args = [[np.array([i, i], np.float32), token] for i in range(3)]
    made = lockstep(graph, args, grid, backend)
    assert [row[0].tolist() for row in made] == [[2, 2], [0, 0], [1, 1]]
    text = to_stablehlo(graph)
    assert "!stablehlo.token" in text and to_stablehlo(from_stablehlo(text)) == text


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_hosts_queues(backend: str) -> None:
    def program(token: Any) -> list[Any]:
        x, t = ops.infeed(token, types=(tensor((), I32), TOKEN))
        y, t = ops.infeed(t, types=(tensor((), I32), TOKEN))
        return [ops.outfeed(ops.subtract(x, y), t, outfeed_config="out")]

    graph = build(program, [TOKEN], "main")
    made, device = get_backend(backend), Device(backend)
    executable = compile_graph(graph, made).executable
    assert executable is not None
    feed = [lambda i=i: [np.int32(i)] for i in (7, 3)]
    run = Lockstep(Grid(), feed)
    token = made.put(np.zeros((0,), np.bool_), device)
    run.run([lambda: executable.run([token])])
    assert [[int(x) for x in values] for values in run.fed] == [[4]]
    text = to_stablehlo(graph)
    assert to_stablehlo(from_stablehlo(text)) == text


ASYNC = """
func.func @main(%x: tensor<2xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.async_start"(%x) ({
    ^bb0(%a: tensor<2xf32>):
      %1 = "stablehlo.all_gather"(%a) {
        all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
      } : (tensor<2xf32>) -> tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<2xf32>) -> !stablehlo.future<tensor<4xf32>>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_asynchronous(backend: str) -> None:
    args = [[np.array([1, 2], np.float32)], [np.array([3, 4], np.float32)]]
    made = lockstep(from_stablehlo(ASYNC), args, Grid(2, 1), backend)
    assert [row[0].tolist() for row in made] == [[3, 4, 1, 2]] * 2


# ---- one process alone, and what cannot be run ---------------------------------------------------


def test_alone_is_a_grid_of_one() -> None:
    def program(x: Any) -> list[Any]:
        y = ops.all_reduce(x, body=ADD, replica_groups=((0,),))
        z = ops.all_gather(y, all_gather_dim=0, group_size=1, replica_groups=())
        return [ops.collective_permute(z, source_target_pairs=((0, 0),)), ops.partition_id()]

    x = np.ones((4, 8), np.float32)
    y, me = evaluate(build(program, [X], "main"), [x])
    assert np.array_equal(x, y) and me == 0


def test_effects_of_one_program_for_all() -> None:
    """Where all run one program, a collective that nobody reads may go; else it may not."""
    for effect, count in (("none", 0), ("ordered", 1)):
        graph = build(
            lambda x, e=effect: [(ops.all_reduce(x, body=ADD, replica_groups=(), effect=e), x)[1]],
            [X],
            "main",
        )
        made = compile_graph(graph, get_backend("interp"))
        kept = [n for n in made.graphs["simplified"].nodes if n.op is ops.all_reduce]
        assert len(kept) == count


def program(f: Callable[[Any], Any]) -> Graph:
    return build(lambda x: [f(x)], [X], "main")


@pytest.mark.parametrize("backend", BACKENDS)
def test_waiting_for_ever(backend: str) -> None:
    first = program(lambda x: ops.all_reduce(x, body=ADD, replica_groups=()))
    second = program(lambda x: x)
    with pytest.raises(CollectiveError) as e:
        lockstep([first, second], inputs(0, 2), Grid(2, 1), backend)
    text = str(e.value)
    assert "for ever" in text and "replica 0, partition 0: in all_reduce" in text
    assert "replica 1" not in text


@pytest.mark.parametrize(
    ("f", "why"),
    [
        (lambda x: ops.all_reduce(x, body=ADD, replica_groups=((0,),)), "in no group"),
        (lambda x: ops.all_reduce(x, body=ADD, replica_groups=((0, 7),)), "no number 7"),
        (
            lambda x: ops.all_gather(x, all_gather_dim=0, group_size=3, replica_groups=()),
            "groups of 3",
        ),
        (
            lambda x: ops.collective_permute(x, source_target_pairs=((0, 5),)),
            "names process 5 of 2",
        ),
    ],
)
def test_grids_that_do_not_fit(f: Any, why: str) -> None:
    with pytest.raises(CollectiveError, match=why):
        lockstep(program(f), inputs(0, 2), Grid(2, 1), "interp")


def test_members_with_other_types() -> None:
    both = [
        build(
            lambda x: [ops.all_reduce(x, body=ADD, replica_groups=())], [tensor((n,), F32)], "main"
        )
        for n in (2, 3)
    ]
    args = [[np.ones(2, np.float32)], [np.ones(3, np.float32)]]
    with pytest.raises(CollectiveError, match="other types"):
        lockstep(both, args, Grid(2, 1), "interp")


def test_an_error_in_one_program_ends_all() -> None:
    def fail(x: Array) -> Array:
        raise KeyError("mine")

    calls = ops.custom_call
    first = program(lambda x: ops.all_reduce(x, body=ADD, replica_groups=()))
    second = program(lambda x: calls(x, call_target_name="f", types=(X,), callback=fail))
    with pytest.raises(KeyError, match="mine"):
        lockstep([first, second], inputs(0, 2), Grid(2, 1), "cpu")


@pytest.mark.parametrize(
    "f",
    [
        lambda x: ops.all_gather(x, all_gather_dim=2, group_size=2, replica_groups=()),
        lambda x: ops.reduce_scatter(
            x, body=ADD, scatter_dimension=0, group_size=3, replica_groups=()
        ),
        lambda x: ops.all_to_all(
            x, split_dimension=1, concat_dimension=0, split_count=3, replica_groups=()
        ),
        lambda x: ops.all_reduce(x, body=monoid("add", I32), replica_groups=()),
        lambda x: ops.all_reduce(body=ADD, replica_groups=()),
        lambda x: ops.send(x, channel_handle=(1, 1)),
    ],
)
def test_refused_when_traced(f: Any) -> None:
    with pytest.raises(MonographError):
        program(f)


def test_nobody_sends_and_nobody_feeds() -> None:
    graph = build(
        lambda t: ops.recv(t, channel_handle=(3, 1), types=(tensor((), F32), TOKEN)), [TOKEN], "r"
    )
    with pytest.raises(CollectiveError, match="nothing is sent on channel 3"):
        evaluate(graph, [np.zeros((0,), np.bool_)])
    graph = build(lambda t: ops.infeed(t, types=(tensor((), F32), TOKEN)), [TOKEN], "f")
    with pytest.raises(CollectiveError, match="feeds nothing"):
        evaluate(graph, [np.zeros((0,), np.bool_)])
