"""Launches put together: which ones, what stays in registers, and what must stay apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator import Fault
from cuda_emulator.programs import descended, layer_norm, losses, normal, orbits, roots
from cuda_emulator.running import call, compiled, emulate, with_source
from monograph.backends.cuda.program import Written
from monograph.fusion.program import Launch
from monograph.hlo.interp import evaluate

X = np.ones((64, 256), np.float32)
WORDS = np.zeros(64, np.int32)


def written(f: Callable[..., Any], *args: Any) -> Written:
    return compiled(mg.jit(f).trace(*args).graph).written


def differs(f: Callable[..., Any], x: Any, old: str, new: str) -> bool:
    """Whether a mistake in the kernels changes what comes out."""
    program = written(f, x)
    assert old in program.source
    faulty = replace(program, source=program.source.replace(old, new))
    (got,) = call(with_source(faulty), [x])
    (want,) = evaluate(mg.jit(f).trace(x).graph, [x])
    return not np.allclose(got, want, 1e-3, 1e-5)


@pytest.mark.parametrize(
    ("f", "args", "launches"),
    [
        (mg.nn.softmax, (X,), 1),
        (mg.nn.log_softmax, (X,), 1),
        (layer_norm, (X,), 1),
        (mg.grad(lambda x: (layer_norm(x) ** 3).sum()), (X,), 1),
        (losses, (X, WORDS), 3),
        (lambda x: (mg.nn.softmax(x) @ x.T), (X,), 2),
        (descended, (X, WORDS, X[:5], X, X, WORDS, X[:5], X), 1),
        (lambda x, y: (x + 1, mnp.sin(mnp.roll(y, 1) * 2).sum(0)), (X, X), 2),
        (lambda x: x / x.sum(0), (X,), 2),  # columns: neighbours belong to neighbouring rows
        (lambda x: x / x.sum(1, keepdims=True)[::-1], (X,), 2),  # another row's sum
    ],
    ids=["softmax", "log softmax", "norm", "norm's gradient", "losses", "product", "optimiser",
         "what one needs of the other", "columns",
         "other rows"],
)  # fmt: skip
def test_launches(f: Callable[..., Any], args: tuple[Any, ...], launches: int) -> None:
    program = written(f, *args).program
    assert len(program.launches()) == launches


def test_rows_beyond_registers() -> None:
    """Three reads and one write: exponentials are computed again, not kept in memory."""
    kernels = written(mg.nn.softmax, mg.ShapeDtypeStruct((4096, 50257), np.float32)).kernels
    text = "\n".join(k.text for k in kernels)
    assert len(kernels) == 2 and text.count("expf(") == 2
    assert kernels[0].way == "rows" and kernels[0].text.count("p0 + (at * 50257") == 2
    short = written(mg.nn.softmax, mg.ShapeDtypeStruct((4096, 8192), np.float32)).kernels
    assert len(short) == 1 and short[0].text.count("expf(") == 1


def test_one_read_and_one_write() -> None:
    """An array is read where it is met first; nothing between is written."""
    (kernel,) = written(mg.nn.softmax, X).kernels
    assert kernel.way == "rows" and "2 arrays in registers" in kernel.reason
    assert kernel.text.count("load<4>(p0") == 1 == kernel.text.count("p0 +")
    assert kernel.text.count("store<4>(") == 1  # the result; the exponentials stay in registers


def test_rows_that_are_too_long_for_registers() -> None:
    (kernel,) = written(mg.nn.softmax, np.ones((4, 20_000), np.float32)).kernels
    assert kernel.way == "rows" and "nothing in registers" in kernel.reason
    assert "#pragma unroll\n        for (int k" not in kernel.text and " x0[" not in kernel.text


@pytest.mark.parametrize("f", [roots, orbits])
def test_loops_of_elements_are_one_kernel(f: Callable[..., Any]) -> None:
    """A thread runs all steps of its element; the host decides nothing."""
    x = np.ones(300, np.float32) if f is roots else np.ones((3, 300), np.float32)
    program = written(f, x).program
    assert all(isinstance(s, Launch) for s in program.steps or ())
    assert "stay in registers through all steps" in written(f, x).kernels[-1].reason


@pytest.mark.skipif(cuda_emulator.COMPILER is None, reason="the emulator needs g++ or clang++")
def test_a_row_of_what_is_in_registers() -> None:
    """A thread has elements of its own row at hand; the first row's are others'."""
    x = normal(5, 5)
    graph = mg.jit(lambda x: (x.sum(1), mnp.sin(x), x[0] * 2)).trace(x).graph
    (kernel,) = compiled(graph).written.kernels
    assert kernel.way == "rows" and "1 arrays in registers" in kernel.reason
    for got, want in zip(emulate(graph, [x]), evaluate(graph, [x]), strict=True):
        np.testing.assert_allclose(got, want, 1e-6)


@pytest.mark.skipif(cuda_emulator.COMPILER is None, reason="the emulator needs g++ or clang++")
def test_a_fold_over_what_its_threads_read() -> None:
    """The variance lies where the mean lay, which all threads of a warp read."""
    x = normal(6, 7)
    graph = mg.jit(lambda x: x.var()).trace(x).graph
    _, kernel = compiled(graph).written.kernels
    assert kernel.way == "row" and "const f32 *p1" in kernel.text
    np.testing.assert_allclose(emulate(graph, [x]), evaluate(graph, [x]), 1e-6)


def shared_end(x: Any) -> Any:
    return mg.lax.while_loop(lambda s: mnp.any(s < 4), lambda s: s * 1.5 + 1, x)


def test_elements_that_go_on_after_their_end() -> None:
    """Who does not keep its state once its own end has come is no loop of elements."""
    assert not all(isinstance(s, Launch) for s in written(shared_end, X[0]).program.steps or ())


def double_turned(x: Any) -> Any:
    return x.T * 2


def test_transposes_move_whole_lines() -> None:
    """Threads that are neighbours read neighbours and write neighbours; rows and columns that no
    tile serves are left to the ordinary way."""
    (kernel,) = written(double_turned, X).kernels
    assert kernel.way == "turned" and "[y * 33 + tx] = p0[(m0 + tx) + " in kernel.text
    assert "p1[(m0 + y) * 64 + (n0 + tx)] = " in kernel.text
    (kernel,) = written(double_turned, np.ones((64, 3), np.float32)).kernels
    assert kernel.way == "flat"


@pytest.mark.skipif(cuda_emulator.COMPILER is None, reason="the emulator needs g++ or clang++")
@pytest.mark.parametrize(
    ("f", "old", "new"),
    [
        (mg.nn.softmax, "s1 = v2", "s1 = lane == 0 ? v2 : v2 - 1"),
        (mg.nn.softmax, "r0_0 = from_first(r0_0, 32)", "if (false) {}"),
        (double_turned, "tx * 33 + y", "y * 33 + tx"),
        (double_turned, "y < 32", "y < 31"),
        (lambda x: roots(x[0]), "break;", "return;"),
    ],
    ids=["a fold that only one thread knows", "nobody is told", "not turned",
         "a line is left out", "an element that has ended is lost"],
)  # fmt: skip
def test_faults_are_seen(f: Callable[..., Any], old: str, new: str) -> None:
    assert differs(f, normal(37, 256), old, new)


@pytest.mark.skipif(cuda_emulator.COMPILER is None, reason="the emulator needs g++ or clang++")
def test_threads_with_others_elements_are_seen() -> None:
    with pytest.raises(Fault, match="wrote: nothing lies between"):
        differs(mg.nn.softmax, normal(37, 256), "(k * 32 + lane)", "(k * 32 + lane / 2)")
