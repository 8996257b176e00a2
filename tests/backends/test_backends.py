"""The interpreter as a backend, and what the CPU refuses beforehand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monograph.backends import get_backend
from monograph.backends.base import Backend, Buffer, Device
from monograph.backends.cpu.objects.machine import compile_text, symbol_address
from monograph.backends.cpu.table import TABLE
from monograph.backends.engines.local import LocalEngine
from monograph.fusion.program import Port, Program
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.errors import ArgumentError, UnknownNameError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.state import interpreting
from monograph.hlo.types import F32, tensor

pytestmark = pytest.mark.smoke
X = np.arange(4, dtype=np.float32)


def program() -> Program:
    """``x -> x, x + x, [1, 1]`` at the level of the graph."""
    b = Builder("main")
    x = b.param(tensor((4,), F32))
    with interpreting(b):
        outs = [x, ops.add(x, x), ops.constant(np.ones(2, np.float32))]
    g: Graph = b.finish(outs)
    ports = tuple(Port(o.type, i + 1) for i, o in enumerate(g.outs))
    return Program("main", "graph", g, (Port(g.params[0].type, 0),), ports)


def test_the_interpreter_is_a_backend() -> None:
    """It runs the graph; every output has memory of its own."""
    backend = get_backend("interp")
    executable = backend.compile(program(), {}, _no_host)
    per_device, report = LocalEngine().run(
        executable, [[Buffer(Device("interp"), X)]], profile=True
    )
    (outs,) = per_device
    np.testing.assert_array_equal(outs[0].host, X)
    np.testing.assert_array_equal(outs[1].host, 2 * X)
    assert not np.may_share_memory(outs[0].host, X)
    assert report is not None
    assert report.backend == "interp"
    assert executable.estimate().rows[0].flops == 4
    with pytest.raises(ArgumentError):
        executable.run([Buffer(Device("interp"), X[:2])])
    with pytest.raises(UnknownNameError):
        executable.as_text("asm")
    with pytest.raises(UnknownNameError):
        backend.compile(program(), {"fast": True}, _no_host)


def _no_host(what: Any) -> Any:
    raise AssertionError("nothing here runs on the host")


def test_every_elementwise_record_is_in_the_table() -> None:
    """On every kind of element that it takes (ops that tests register aside)."""
    cpu = get_backend("cpu")
    for op in OPS.values():
        known = op.kind == "elementwise" and op.infer.__module__.startswith("monograph.")
        if not known or op.expand is not None:
            continue
        assert op in TABLE, op
        assert set(op.dtypes) <= set(TABLE[op].emitters), op
    assert isinstance(cpu, Backend)


def test_what_is_missing_is_named() -> None:
    """An op without an emitter is refused before anything is compiled."""
    odd = OpDef("odd", "elementwise", lambda types, attrs: types[0])
    x = Node(OPS["param"], (), {}, tensor((), F32), None)
    cpu = get_backend("cpu")
    why = cpu.supports(Node(odd, (x,), {}, x.type, None))
    assert why is not None
    assert "odd on f32[]" in why
    assert cpu.supports(Node(OPS["add"], (x, x), {}, x.type, None)) is None


def test_wrong_code_is_a_bug_of_ours() -> None:
    """It is reported, never run."""
    with pytest.raises(AssertionError, match="not valid"):
        compile_text("define void @f() { ret i32 }")
    with pytest.raises(AssertionError, match="no function"):
        symbol_address("no_such_function_anywhere")
