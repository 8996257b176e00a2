"""Compiled programs: arguments of every shape, donation, loops, host calls, reports, texts."""

from __future__ import annotations

import gc
import threading
import weakref
from typing import Any

import numpy as np
import pytest

from cpu_building import Array, build, call
from monograph.backends import get_backend, known_backends
from monograph.backends.base import Buffer, Device
from monograph.backends.engines.local import LocalEngine
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.errors import ArgumentError, UnknownNameError, UnsupportedError
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.processes import Grid
from monograph.hlo.state import interpreting
from monograph.hlo.types import BF16, BOOL, DTYPES, F32, I32, DType, TensorType, tensor

pytestmark = pytest.mark.smoke


def graph_of(f: Any, *types: TensorType) -> Graph:
    """The closed graph of a function of values; it returns a list of values."""
    b = Builder("main")
    params = [b.param(t) for t in types]
    with interpreting(b):
        outs = f(*params)
    return b.finish(outs)


def vec(n: int, d: DType = F32) -> TensorType:
    return tensor((n,), d)


def added() -> Graph:
    return graph_of(lambda x, y: [ops.add(x, y), ops.multiply(x, y)], vec(5), vec(5))


X = np.arange(5, dtype=np.float32)
Y = np.full(5, 2, np.float32)


# ---- arguments ---------------------------------------------


def odd_layouts() -> list[Array]:
    """The same five numbers in memory that no kernel expects."""
    misaligned = np.zeros(4 * 5 + 1, np.uint8)[1:].view(np.float32)
    misaligned[...] = X
    read_only = X.copy()
    read_only.flags.writeable = False
    return [
        np.repeat(X, 2)[::2],
        X[::-1].copy()[::-1],
        misaligned,
        read_only,
        np.broadcast_to(X, (2, 5))[1],
    ]


@pytest.mark.parametrize("x", odd_layouts(), ids=["strided", "backwards", "odd", "fixed", "view"])
@pytest.mark.parametrize("donated", [False, True])
def test_layouts(x: Array, donated: bool) -> None:
    """Any layout of an argument is taken; donated ones too."""
    before = x.copy()
    got = call(build(added(), donated=(donated, False)), x, Y)
    np.testing.assert_array_equal(got[0], before + Y)
    np.testing.assert_array_equal(got[1], before * Y)


@pytest.mark.parametrize(
    "args",
    [
        (X,),
        (X, Y, Y),
        (X, X[:4]),
        (X, X.astype(np.float64)),
        (X, X.astype(">f4")),
        (X, X.reshape(1, 5)),
        (X, np.array([1, 2, 3, 4, "x"], object)),
    ],
)
def test_refused_arguments(args: tuple[Array, ...]) -> None:
    """What does not fit is refused before native code sees it."""
    executable = build(added())
    with pytest.raises(ArgumentError):
        call(executable, *args)
    with pytest.raises(ArgumentError):
        executable.run([Buffer(Device("cpu"), None)] * 2)


def test_outputs_have_memory_of_their_own() -> None:
    """Not an input's, not a constant's, not each other's."""
    g = graph_of(lambda x: [x, x, ops.constant(X), ops.constant(X)], vec(5))
    executable = build(g)
    x = X.copy()
    first = call(executable, x)
    for i, a in enumerate(first):
        assert not np.may_share_memory(a, x)
        assert not any(np.may_share_memory(a, b) for b in first[:i])
        a[...] = -1
    for a in call(executable, x):
        np.testing.assert_array_equal(a, X)


# ---- donation ---------------------------------------------


@pytest.mark.parametrize("d", [F32, BF16, BOOL], ids=str)
def test_donation(d: DType) -> None:
    """The result takes over the argument's memory; an argument given twice is left alone."""
    op = ops.xor if d is BOOL else ops.add
    g = graph_of(lambda x, y: [op(x, y)], vec(100, d), vec(100, d))
    executable = build(g, donated=(True, False))
    rng = np.random.default_rng(0)
    x, y = (rng.integers(0, 2, 100).astype(d.np) for _ in range(2))
    (want,) = evaluate(g, [x.copy(), y])
    given = x.copy()
    (got,) = call(executable, given, y)
    np.testing.assert_array_equal(got, want)
    assert np.may_share_memory(got, given)
    (want,) = evaluate(g, [x, x])
    (got,) = call(executable, x, x)
    np.testing.assert_array_equal(got, want)


# ---- control flow and the host ---------------------------------------------


def scalar(value: int) -> Any:
    return ops.constant(np.int32(value))


def body_graph(f: Any, *types: TensorType) -> Graph:
    return graph_of(f, *types)


def counting(step: Any) -> Graph:
    """``i, x = 0, x; while i < 5: x = step(x); i += 1``."""
    i, x = tensor((), I32), vec(5)
    cond = graph_of(lambda i, x: [ops.compare(i, scalar(5), comparison_direction="LT")], i, x)
    body = graph_of(lambda i, x: [ops.add(i, scalar(1)), step(x)], i, x)
    return graph_of(lambda x: ops.while_(scalar(0), x, cond=cond, body=body, nc=2), x)


def test_native_loop() -> None:
    """A loop is one native segment."""
    executable = build(counting(lambda x: ops.add(x, x)))
    n, x = call(executable, X)
    assert n == 5
    np.testing.assert_array_equal(x, 32 * X)


def doubled(seen: list[int]) -> Any:
    def callback(x: Array) -> Array:
        seen.append(len(seen))
        return x + x

    def step(x: Any) -> Any:
        return ops.custom_call(
            x, call_target_name="double", types=(x.type,), callback=callback, effect="ordered"
        )

    return step


@pytest.mark.parametrize("profile", [False, True])
def test_host_call_in_a_loop(profile: bool) -> None:
    """A loop around a host call runs over segments, as often as it should."""
    seen: list[int] = []
    executable = build(counting(doubled(seen)))
    outs, report = executable.run([Buffer(Device("cpu"), X)], profile=profile)
    np.testing.assert_array_equal(outs[1].host, 32 * X)
    assert len(seen) == 5
    assert (report is not None) is profile


@pytest.mark.parametrize("index", [-3, 0, 1, 2, 7])
@pytest.mark.parametrize("host", [False, True])
def test_branches(index: int, host: bool) -> None:
    """An index out of range means the last branch."""
    seen: list[int] = []
    step = doubled(seen) if host else lambda x: ops.add(x, x)
    branches = tuple(
        graph_of(f, vec(5)) for f in (lambda x: [x], lambda x: [step(x)], lambda x: [ops.negate(x)])
    )
    g = graph_of(lambda i, x: ops.case(i, x, branches=branches), tensor((), I32), vec(5))
    args = [np.int32(index), X]
    want = evaluate(g, args)
    np.testing.assert_array_equal(call(build(g), *args)[0], want[0])


def test_failing_host_call() -> None:
    """An exception of the user's goes through, and the program still works afterwards."""
    fail = [True]

    def callback(x: Array) -> Array:
        if fail[0]:
            raise KeyError("mine")
        return x

    g = graph_of(
        lambda x: [
            ops.custom_call(ops.add(x, x), call_target_name="f", types=(x.type,), callback=callback)
        ],
        vec(5),
    )
    executable = build(g)
    with pytest.raises(KeyError, match="mine"):
        call(executable, X)
    fail[0] = False
    np.testing.assert_array_equal(call(executable, X)[0], 2 * X)


def test_threads() -> None:
    """Calls of one program from several threads do not disturb each other."""
    g = graph_of(lambda x: [ops.dot_general(
        ops.tanh(x), x, lhs_batching_dimensions=(), rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,),
    )], tensor((32, 32), F32))  # fmt: skip
    executable = build(g)
    wrong: list[int] = []

    def work(seed: int) -> None:
        x = np.random.default_rng(seed).standard_normal((32, 32)).astype(np.float32)
        want = call(executable, x)[0]
        wrong.extend(1 for _ in range(50) if not np.array_equal(call(executable, x)[0], want))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not wrong


# ---- what a program says of itself ---------------------------------------------


def test_texts_and_reports() -> None:
    """LLVM assembly, machine code, static and measured costs with the user's line."""
    executable = build(added())
    assert executable.stages == ("llvm", "asm")
    assert "define void @" in executable.as_text("llvm")
    assert "ret" in executable.as_text("asm")
    assert executable.code_bytes > 0
    with pytest.raises(UnknownNameError, match="llvm, asm"):
        executable.as_text("ptx")
    static = executable.estimate()
    assert static.total > 0
    assert sum(r.flops for r in static.rows) == 10
    _, report = executable.run([Buffer(Device("cpu"), v) for v in (X, Y)], profile=True)
    assert report is not None
    assert all("test_cpu_executable.py:" in r.line and r.calls == 1 for r in report.rows)


def test_code_is_freed() -> None:
    """With the program goes its code."""
    executable = build(added())
    call(executable, X, Y)
    code = weakref.ref(executable._code)  # type: ignore[attr-defined]
    del executable
    gc.collect()
    assert code() is None


@pytest.mark.parametrize("bits", [0, 64, 128, 256, 512])
def test_register_widths(bits: int) -> None:
    """The width is a matter of speed only."""
    g = graph_of(
        lambda x: [ops.reduce(ops.tanh(x), ops.constant(np.float32(0)), dimensions=(0,),
                              body=ops.monoid("add", F32)), ops.negate(x)],
        tensor((19, 21), F32),
    )  # fmt: skip
    x = np.random.default_rng(0).standard_normal((19, 21)).astype(np.float32)
    got, want = call(build(g, {"vector_bits": bits}), x), evaluate(g, [x])
    np.testing.assert_allclose(got[0], want[0], rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(got[1], want[1])


def test_a_dropped_program_keeps_no_kernel() -> None:
    """A kernel knows its nodes, these the whole graph and its constants: all of it dies."""
    held = kernels_of_a_dropped_program()
    gc.collect()
    assert held and [k() for k in held] == [None] * len(held)


def kernels_of_a_dropped_program() -> list[weakref.ref[Any]]:
    """One reference to each kernel of a program that has run and is gone."""
    executable = build(added())
    call(executable, X, Y)
    return [weakref.ref(launch.kernel) for launch in executable.program.launches()]


# ---- backends by name ---------------------------------------------


def test_names_and_options() -> None:
    """Unknown names are errors that list the known ones."""
    assert known_backends()[:2] == ("cpu", "interp")
    assert get_backend("cpu") is get_backend("cpu")
    with pytest.raises(UnknownNameError, match="cpu, interp"):
        get_backend("abacus")
    with pytest.raises(UnknownNameError, match="vector_bits"):
        build(added(), {"lanes": 4})
    with pytest.raises(ArgumentError, match="512"):
        build(added(), {"vector_bits": 7})
    with pytest.raises(UnsupportedError):
        LocalEngine(Grid(3, 1)).run(build(added()), [[], []])


def test_narrow_floats_by_all_their_codes() -> None:
    """Every narrow float, and f32 on and between their numbers, converts as in ml_dtypes."""
    rng = np.random.default_rng(0)
    kinds = [d for d in DTYPES.values() if d.is_float and d.bits <= 16]
    random = rng.integers(0, 2**32, 100_000, dtype=np.uint64).astype(np.uint32).view(np.float32)
    steps = [np.ldexp(1 + np.arange(512) / 512, e) for e in range(-150, 128)]  # ties among them
    near = np.concatenate(steps).astype(np.float32)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan], np.float32)
    x = np.concatenate([random, near, -near, np.nextafter(near, np.float32(9)), special])
    types = [tensor((2**d.bits,), d) for d in kinds]

    def all_ways(x: Any, *codes: Any) -> list[Any]:
        down = [ops.convert(x, dtype=t.dtype) for t in types]
        return down + [ops.convert(c, dtype=F32) for c in codes]

    codes = [np.arange(t.size).astype(f"u{t.dtype.itemsize}").view(t.dtype.np) for t in types]
    got = call(build(graph_of(all_ways, tensor(x.shape, F32), *types)), x, *codes)
    with np.errstate(all="ignore"):
        want = [x.astype(d.np) for d in kinds] + [c.astype(np.float32) for c in codes]
    for a, b in zip(got, want, strict=True):
        word = f"u{b.itemsize}"
        same = a.view(word) == b.view(word)
        nan = np.isnan(a.astype(np.float32)) & np.isnan(b.astype(np.float32))
        assert np.all(same | nan), b.dtype
