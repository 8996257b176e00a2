"""Simplify: one row per rewrite (what remains), and that no value changes, to the last bit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
import pytest

from choice_rows import CHOICES
from monograph.hlo import flags
from monograph.hlo.builder import Builder, build
from monograph.hlo.graph import Graph, all_graphs
from monograph.hlo.interp import evaluate
from monograph.hlo.location import file_location
from monograph.hlo.ops import (
    add,
    broadcast_in_dim,
    call,
    convert,
    custom_call,
    divide,
    multiply,
    negate,
    optimization_barrier,
    reduce,
    splat,
    tanh,
)
from monograph.hlo.ops.composite import composite
from monograph.hlo.passes.dead import drop_dead
from monograph.hlo.passes.pointwise import lossless
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.rewrite import Rewriter
from monograph.hlo.simplify import TABLE, simplify
from monograph.hlo.state import interpreting, located
from monograph.hlo.types import DTYPES, F32, F64, I32, tensor
from monograph.hlo.verify import verify
from random_graphs import (
    STEPS,
    WITH_REGIONS,
    assert_same,
    random_args,
    random_graph,
    special_values,
)
from simplify_rows import LONG, ROWS, Row, S, V, bc, k, looped, t

Array = np.ndarray[Any, Any]


def names_left(graph: Graph) -> str:
    """Op names in program order, constants left out; regions after a bar each."""
    graphs = [graph]
    for g in graphs:
        for node in g.nodes:
            for name in node.op.regions if node.op.kind in ("region", "call") else ():
                held = node.attrs[name]
                graphs += held if isinstance(held, tuple) else [held]
    return " | ".join(
        " ".join(n.op.name for n in g.nodes if n.op.name != "constant") for g in graphs
    )


def check(graph: Graph, seeds: Sequence[int] = (0, 1, 2)) -> Graph:
    """Simplify a graph and hold its values against those before."""
    made = simplify(graph)
    verify(made)
    for seed in seeds:
        rng = np.random.default_rng(seed)
        args = [special_values(rng, p.type) for p in graph.params]
        for x, y in zip(evaluate(graph, args), evaluate(made, args), strict=True):
            assert_same(x, y)
    return made


@pytest.mark.smoke
@pytest.mark.parametrize("r", [*ROWS, *CHOICES], ids=lambda r: r.name)
def test_row(r: Row) -> None:
    """Each row leaves the ops it says, in a valid graph of the same values."""
    before = r.graph()
    after = check(before)
    assert names_left(after) == r.left
    again = simplify(Graph(after.params, after.nodes, after.outs, after.name))
    assert again.nodes == after.nodes, "a second run finds nothing"


def test_every_rule_has_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that no row needs is a rule that no test holds."""
    fired: set[str] = set()
    replaced = Rewriter._replaced

    def watched(self: Rewriter, node: Any, rule: Any, out: Any) -> Any:
        fired.add(rule.__name__)
        return replaced(self, node, rule, out)

    monkeypatch.setattr(Rewriter, "_replaced", watched)
    for r in [*ROWS, *CHOICES]:
        simplify(r.graph())
    tables = (TABLE.by_op, TABLE.by_kind)
    rules = {f.__name__ for table in tables for fs in table.values() for f in fs}
    assert rules - fired == set()


KINDS = (
    ("f32", "i32", "bool"),
    ("f16", "u8", "i8"),
    ("f64", "bf16"),
    ("c128", "f32"),
    ("i4", "u2"),
)


@pytest.mark.parametrize("dtypes", KINDS, ids="-".join)
def test_random_graphs_keep_their_values(dtypes: tuple[str, ...]) -> None:
    for seed in range(60):
        graph = random_graph(seed, dtypes=dtypes, steps=STEPS)
        made = simplify(graph)
        verify(made)
        args = random_args(graph, seed)
        for x, y in zip(evaluate(graph, args), evaluate(made, args), strict=True):
            assert_same(x, y)


@pytest.mark.parametrize("dtypes", KINDS[:3], ids="-".join)
def test_random_control_flow_keeps_values_and_effects(dtypes: tuple[str, ...]) -> None:
    log: list[Array] = []
    for seed in range(40):
        graph = random_graph(seed, dtypes=dtypes, steps=WITH_REGIONS, log=log)
        args = random_args(graph, seed)
        outs, noted = evaluate(graph, args), log[:]
        log.clear()
        made = simplify(graph)
        verify(made)
        got = evaluate(made, args)
        assert len(log) == len(noted)
        for x, y in zip(outs + noted, got + log, strict=True):
            assert_same(x, y)
        log.clear()
        again = simplify(Graph(made.params, made.nodes, made.outs))
        assert again.nodes == made.nodes


def test_lossless_is_lossless() -> None:
    """Where `lossless` says so, the round trip by the interpreter brings every value back."""
    rng = np.random.default_rng(0)
    for a, through in product(DTYPES.values(), DTYPES.values()):
        if lossless(a, through):
            there = tensor((100,), a)
            graph = build(lambda x: [convert(convert(x, dtype=through), dtype=a)], [there], "trip")  # noqa: B023
            x = special_values(rng, there)
            assert_same(evaluate(graph, [x])[0], x)


# ---- what must stay -----------------------------------------------------------------------------


def effects(graph: Graph) -> list[str]:
    return [n.attrs["call_target_name"] for n in graph.nodes if n.op is custom_call]


def shout(x: Any, name: str, effect: str = "ordered") -> Any:
    return custom_call(x, call_target_name=name, types=(), callback=lambda x: None, effect=effect)


def test_effects_stay_in_order_and_are_never_merged() -> None:
    def f(x: Any) -> list[Any]:
        for name in ("a", "b", "a"):
            shout(x, name)
        shout(negate(negate(x)), "b", "unordered")
        return [x]

    graph = build(f, [V], "f")
    assert effects(simplify(graph)) == ["a", "b", "a", "b"]


def test_effects_in_regions_keep_the_loop_alive() -> None:
    def body(x: Any) -> list[Any]:
        shout(x, "tick")
        return [tanh(x)]

    graph = build(lambda x: [looped(body, [x])[0]][:0], [V], "f")
    made = simplify(graph)
    assert names_left(made) == "scan | custom_call tanh"


def test_pure_unused_calls_go() -> None:
    graph = build(lambda x: [x, shout(x, "quiet", "none")][:1], [V], "f")
    assert simplify(graph).nodes == ()


def test_barriers_stay_apart() -> None:
    def f(x: Any) -> list[Any]:
        a, b = optimization_barrier(x)[0], optimization_barrier(x)[0]
        return [add(tanh(a), tanh(b))]

    left = names_left(simplify(build(f, [V], "f")))
    assert left == "optimization_barrier result optimization_barrier result tanh tanh add"


def test_constants_merge_by_bits() -> None:
    def f(x: Any) -> list[Any]:
        nans = [np.array(v, dtype="f4") for v in (np.nan, np.nan, 0.0, -0.0)]
        return [multiply(x, splat(v, x.type)) for v in nans]

    made = simplify(build(f, [V], "f"))
    assert names_left(made) == "multiply multiply multiply"


def test_attributes_merge_by_bits() -> None:
    """0.0 == -0.0 and True == 1, but ops with such attributes are different ops."""
    scaled = composite(
        "scaled", lambda ins, attrs: multiply(ins[0], k(attrs["by"], ins[0])), attrs=("by",)
    )
    graph = build(lambda x: [scaled(x, by=v) for v in (0.0, -0.0, 1.0, 1.0)], [V], "f")
    assert [n.attrs["by"] for n in simplify(graph).nodes] == [0.0, -0.0, 1.0]
    check(graph)


def test_shared_regions_stay_shared() -> None:
    graph = build(lambda x, y: call(*call(x, y, graph=LONG), graph=LONG), [V, V], "f")
    made = simplify(graph)
    assert len(list(all_graphs(made))) == 2


def test_parameters_stay_and_an_unchanged_graph_is_returned_itself() -> None:
    graph = build(lambda x, y: [tanh(x)], [V, V], "f")
    assert simplify(graph) is graph
    assert simplify(simplify(graph)) is graph


def test_nothing_refers_back() -> None:
    """A simplified graph dies by reference counts: it is not in its own memo."""
    made = simplify(build(lambda x: [negate(negate(tanh(x)))], [V], "f"))
    assert not any(v is made for v in made.memo.values())


def test_locations_are_inherited() -> None:
    builder = Builder("f")
    with interpreting(builder):
        x = builder.param(V)
        with located(file_location("user.py", 7)):
            y = add(x, negate(x))
        with located(file_location("user.py", 8)):
            z = divide(y, k(2.0, y))
    made = simplify(builder.finish([z]))
    lines = {n.op.name: n.loc.line for n in made.nodes if n.loc is not None}
    assert lines["subtract"] == 7 and lines["multiply"] == 8


def test_every_rewrite_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    before = flags.get("debug")
    flags.update("debug", 5)
    try:
        simplify(build(lambda x: [negate(negate(x))], [V], "f"))
    finally:
        flags.update("debug", before)
    assert "negate_negated: negate(negate f32[3]): f32[3] -> param" in capsys.readouterr().err


# ---- weak types ---------------------------------------------------------------------------------


def test_clear_weak() -> None:
    weak = tensor((), F32, True)
    double = build(lambda x: [add(x, x)], [weak], "double")

    def f(x: Any, y: Any) -> list[Any]:
        z = call(y, graph=double)[0]
        kept = convert(add(y, z), dtype=F32, weak=True)
        return [x, kept, convert(convert(x, dtype=I32, weak=True), dtype=I32), splat(1.0, weak)]

    graph = build(f, [t(F64), weak], "f")
    made = clear_weak(graph)
    verify(made, weak=False)
    for g in all_graphs(made):
        assert not any(x.type.weak for x in (*g.params, *g.outs))
    assert [n.op.name for n in made.nodes] == ["call", "result", "add", "convert", "constant"]
    assert clear_weak(made) is made and clear_weak(graph) is made


def test_clear_weak_in_bodies_of_folds() -> None:
    weak, number = tensor((), F32, True), tensor((), F32)
    body = build(lambda a, b: [add(multiply(a, b), splat(1.0, weak))], [number] * 2, "body")
    graph = build(
        lambda x: [reduce(add(x, x), splat(1.0, number), body=body, dimensions=(0,))],
        [tensor((3,), F32)],
        "f",
    )
    verify(clear_weak(graph), weak=False)


# ---- size ---------------------------------------------------------------------------------------


def test_long_chains() -> None:
    """40,000 ops at the default recursion limit, and each pass loops once."""

    def f(x: Any, y: Any) -> list[Any]:
        for _ in range(10_000):
            x = add(multiply(tanh(negate(negate(x))), k(1.0, x)), y)
        return [x]

    graph = build(f, [V, V], "f")
    assert len(graph.nodes) > 40_000
    made = simplify(graph)
    assert len(made.nodes) == 20_000
    assert len(drop_dead(build(lambda x, y: [*f(x, y), x][1:], [V, V], "f")).nodes) == 0


def test_a_long_chain_of_rewrites_in_rewrites() -> None:
    """Every op of the chain is rewritten into one on few elements; the chain is not walked anew."""

    def f(x: Any) -> list[Any]:
        x = bc(x, (64,))
        for _ in range(5_000):
            x = tanh(x)
        return [x]

    made = simplify(build(f, [S], "f"))
    assert made.nodes[0].type is S and made.nodes[-1].op is broadcast_in_dim
    assert len(made.nodes) == 5_001
