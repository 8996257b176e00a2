"""Digests of graphs: equal for equal programs in every process, different for different ones."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.digest import digest
from monograph.hlo.graph import Graph
from monograph.hlo.ops.composite import composite
from monograph.hlo.record import OPS
from monograph.hlo.state import interpreting
from monograph.hlo.types import F32, tensor
from op_table import cases

X = np.arange(12, dtype=np.float32).reshape(3, 4)


def of(f: Callable[..., Any], *args: Any) -> str | None:
    return digest(mg.jit(f).trace(*args).graph)


def many() -> dict[str, Callable[[Any], Any]]:
    """Functions of one array, no two of which compute the same."""
    c = np.arange(4, dtype=np.float32)
    return {
        "one": lambda x: x + 1,
        "two": lambda x: x + 2,
        "zero": lambda x: x * 0.0,
        "minus zero": lambda x: x * -0.0,
        "minus": lambda x: x - mnp.sin(x),
        "other way": lambda x: mnp.sin(x) - x,
        "int": lambda x: x.astype(mnp.int32),
        "truth": lambda x: x.astype(bool),
        "sum 0": lambda x: x.sum(0),
        "sum 1": lambda x: x.sum(1),
        "constant": lambda x: x + c,
        "reversed constant": lambda x: x + c[::-1],
        "splat": lambda x: x + np.full(4, 3, np.float32),
        "loop": lambda x: mg.lax.fori_loop(0, 3, lambda i, y: y * 2, x),
        "longer loop": lambda x: mg.lax.fori_loop(0, 4, lambda i, y: y * 2, x),
        "other body": lambda x: mg.lax.fori_loop(0, 3, lambda i, y: y * 3, x),
        "call": lambda x: mg.jit(lambda y: y + 1)(x),
        "softmax": lambda x: mg.nn.softmax(x),
        "log_softmax": lambda x: mg.nn.log_softmax(x),
        "gradient": lambda x: mg.grad(lambda y: (y * y).sum())(x),
        "pair": lambda x: (x, x + 1),
        "pair swapped": lambda x: (x + 1, x),
    }


@pytest.mark.smoke
def test_different_programs_differ_and_equal_ones_agree() -> None:
    first = {name: of(f, X) for name, f in many().items()}
    again = {name: of(f, X) for name, f in many().items()}
    assert first == again
    assert None not in first.values()
    assert len(set(first.values())) == len(first)
    assert of(lambda x: x + 1, X) != of(lambda x: x + 1, X.T)
    assert of(lambda x: x + 1, X) != of(lambda x: x + 1, X.astype(np.int32))


def test_another_process_finds_the_same() -> None:
    """Whatever the order of its sets, which changes with the seed of its hashes."""
    program = (
        "import sys; sys.path.insert(0, 'tests/hlo'); sys.path.insert(0, 'tests')\n"
        "from test_digest import X, many, of\n"
        "print(','.join(of(f, X) for f in many().values()))"
    )
    here = ",".join(str(of(f, X)) for f in many().values())
    there = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == here


def built(make: Callable[[Any], Any]) -> Graph:
    """A graph of one f32[3,4] made with the ops themselves."""
    b = Builder("main")
    x = b.param(tensor((3, 4), F32))
    with interpreting(b):
        return b.finish([make(x)])


def test_large_constants_count_by_their_contents() -> None:
    big = np.arange(12000, dtype=np.float32).reshape(1000, 3, 4)
    late = big.copy()
    late[999, 2, 3] += 1
    views = big[::-1], np.asfortranarray(big), np.broadcast_to(big[0], big.shape)
    found = [digest(built(lambda x, c=c: ops.constant(c))) for c in (big, late, *views)]
    assert found[0] == found[3], "how it lies in memory does not count"
    assert len({*found}) == 4
    splats = [digest(built(lambda x, v=v: ops.constant(np.float32(v)))) for v in (0.0, -0.0)]
    assert splats[0] != splats[1]


def test_python_functions_have_no_digest() -> None:
    attrs = {"call_target_name": "f", "types": (tensor((3, 4), F32),)}
    assert digest(built(lambda x: ops.custom_call(x, callback=np.sin, **attrs))) is None
    assert digest(built(lambda x: ops.custom_call(x, **attrs))) is not None


def test_a_users_composite_is_its_definition() -> None:
    def make(by: float) -> Any:
        return mg.composite(lambda x: x * by)

    one, same, other = (make(by) for by in (2.0, 2.0, 3.0))
    assert of(lambda x: one(x), X) == of(lambda x: same(x), X) != of(lambda x: other(x), X)


def test_an_op_that_a_plugin_registers_is_its_definition(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for rule in (ops.sine, ops.cosine):
        op = composite("late", lambda ins, attrs, rule=rule: rule(ins[0]))
        monkeypatch.setitem(OPS, "late", op)
        found.append(digest(built(op)))
    assert found[0] != found[1]


def test_every_op_of_the_table_has_one() -> None:
    """Attributes of all kinds are plain values or made of them."""
    seen = set()
    for case in cases():
        graph = case.graph()
        if any(callable(v) for n in graph.nodes for v in n.attrs.values()):
            continue
        assert digest(graph) is not None, case.name
        seen |= {n.op.name for n in graph.nodes}
    assert len(seen) > len(OPS) // 2
