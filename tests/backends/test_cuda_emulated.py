"""CUDA kernels on the emulator: the table of ops and programs against the interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import composition_programs
import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from closeness import Array, close, largest, tolerance
from cuda_emulator import EmulatedDevice
from cuda_emulator.programs import PROGRAMS, graph_of
from cuda_emulator.running import call, compiled, emulate, emulate_all, with_source
from monograph.errors import MonographError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.matrices import ULP
from op_table import Case, cases

pytestmark = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
_BATCH = 60  # cases that are compiled together
_SUMS = ("batch_norm_training", "batch_norm_grad", "fft")  # what ends in sums of any order
_PHASES = ("eigh", "svd")  # vectors have any phase: `decomposed` in the programs looks at them
# Where the device's own function has another last place than ours, or emulating it does.
_LOOSE = {"power": 1e-4, "erf_inv": 1e-5}


def first_of_each() -> list[Case]:
    """One case per op, of another element type from op to op."""
    by_op: dict[str, list[Case]] = {}
    for c in cases():
        by_op.setdefault(c.op.name, []).append(c)
    return [row[i % len(row)] for i, row in enumerate(by_op.values())]


def _is_of_vectors(out: Node) -> bool:
    """Whether a result of a decomposition has the dimensions of the matrix."""
    (node,) = out.ins
    return bool(out.type.ndim == node.ins[0].type.ndim)


def check(batch: Sequence[Case]) -> None:
    graphs, args = [c.graph() for c in batch], [c.inputs() for c in batch]
    for c, graph, given, got in zip(batch, graphs, args, emulate_all(graphs, args), strict=True):
        reorders = c.op.kind in ("reduction", "contraction") or c.op.name in _SUMS
        reorders |= c.op.ulp == ULP  # factors of matrices, which are as exact as their largest
        for i, (x, want) in enumerate(zip(got, evaluate(graph, given), strict=True)):
            if c.op.name in _PHASES and _is_of_vectors(graph.outs[i]):
                continue
            small = largest(want) if reorders else _LOOSE.get(c.op.name, 0.0)
            ulp = tolerance(c) if c.op.name not in _LOOSE else 2**20
            right = close(x, want, max(ulp, 4.0) if c.op.ulp or reorders else ulp, small)
            assert np.all(right), f"{c.id}, {i}: {x[~right][:4]} instead of {want[~right][:4]}"


def test_an_op_of_each_kind() -> None:
    """Every op on one of its element types."""
    chosen = first_of_each()
    assert len(chosen) > 100
    check(chosen)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(cases()), _BATCH))
def test_every_op(first: int) -> None:
    check(cases()[first : first + _BATCH])


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name: str) -> None:
    graph, args = graph_of(name), PROGRAMS[name][1]
    got_all = emulate(graph, args)
    for got, want in zip(got_all, evaluate(graph, args), strict=True):
        size = np.abs(want.astype(np.complex128)).max()
        tolerated = 1e-2 if got.dtype.name == "bfloat16" else 2e-5
        error = np.abs(got.astype(np.complex128) - want.astype(np.complex128)).max()
        assert error <= tolerated * max(size, 1)
    turned = EmulatedDevice(seed=0)  # in order, as nobody may rely on
    again = call(with_source(compiled(graph).written, device=turned), args)
    assert all(x.tobytes() == y.tobytes() for x, y in zip(got_all, again, strict=True))


def test_arrays_without_elements() -> None:
    """Launches of nothing, of several types, beside one of something."""

    def f(x: Any) -> Any:
        return (x.sum(0), mnp.sort(x, 1), mnp.zeros(5).at[x[:, 0].astype(int)].add(1.0),
                mnp.sort(x[:, :0] > 0, 1), mnp.cumsum(x, 0),
                mnp.ones(4) @ mnp.ones((4, 0)))  # fmt: skip

    x = np.zeros((0, 3), np.float32)
    for graph in (mg.jit(f).trace(x).graph, mg.jit(mnp.linalg.qr).trace(x).graph):
        for got, want in zip(emulate(graph, [x]), evaluate(graph, [x]), strict=True):
            np.testing.assert_array_equal(got, want)


def compositions() -> dict[str, tuple[Graph, list[Array]]]:
    """Graphs of compositions of transformations; those that need their values are left out."""
    found = {}
    for name, make in composition_programs.PROGRAMS.items():
        f, args = make(mg)
        try:
            graph = mg.jit(f).trace(*args).graph
        except (MonographError, TypeError):
            continue
        leaves = zip(mg.tree.leaves(args), graph.params, strict=True)
        found[name] = (graph, [np.asarray(x).astype(p.type.dtype.np) for x, p in leaves])
    return found


def check_compositions(names: Sequence[str] | None) -> None:
    chosen = {n: x for n, x in compositions().items() if names is None or n in names}
    graphs, args = [g for g, _ in chosen.values()], [a for _, a in chosen.values()]
    outs = emulate_all(graphs, args)
    for name, graph, given, got in zip(chosen, graphs, args, outs, strict=True):
        for x, want in zip(got, evaluate(graph, given), strict=True):
            np.testing.assert_allclose(x, want, 2e-5, 2e-6, err_msg=name)


def test_some_compositions() -> None:
    check_compositions(["third_derivative", "vmap_of_scan", "jvp_of_while", "softmax_jacobian"])


@pytest.mark.slow
def test_all_compositions() -> None:
    check_compositions(None)


def sanitized(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Programs in a process whose memory is watched."""
    assert cuda_emulator.COMPILER is not None
    asked = [cuda_emulator.COMPILER, "-print-file-name=libasan.so"]
    library = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    if not os.path.isabs(library):
        pytest.skip("the C++ compiler has no AddressSanitizer")
    watched = {"LD_PRELOAD": library, "PYTHONPATH": str(Path(__file__).parents[1]),
               "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=0"}  # fmt: skip
    command = [sys.executable, "-m", "cuda_emulator.sanitized", *arguments]
    return subprocess.run(command, env={**os.environ, **watched}, capture_output=True, text=True)


def test_nothing_is_read_or_written_out_of_bounds() -> None:
    done = sanitized()
    assert done.returncode == 0, done.stderr[-3000:]
    assert len(done.stdout.splitlines()) == 8


def test_what_is_out_of_bounds_is_seen() -> None:
    done = sanitized("fault")
    assert done.returncode != 0 and "AddressSanitizer" in done.stderr
