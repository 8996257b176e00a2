"""Code for other CPUs: older x86-64, which this computer runs as well, and AArch64, which it emits.

The kinds of CPU differ in the width of registers, in f16 conversions and in fused multiply-add.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from inspect import signature
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from closeness import close
from cpu_kernels import CASES, Array, kernel_module, run_on_cpu, values
from monograph.backends.cpu.contraction.unit import UNITS, pairs_on, unit_of
from monograph.backends.cpu.emission.emit import Code, Machine, Module
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.math import call
from monograph.backends.cpu.objects import shared
from monograph.backends.cpu.objects.loader import load
from monograph.backends.cpu.objects.machine import LEVELS, assembly_of, compile_text, level_machine
from monograph.fusion.kernel import Kernel, Schedule
from monograph.hlo.errors import ArgumentError, UnknownNameError
from monograph.hlo.types import DTYPES
from run_kernels import run_kernel
from vector_functions import errors, right

AARCH64 = Machine(
    "aarch64-unknown-linux-gnu", 128, fma=True, cpu="neoverse-n1", features="+neon,+fp-armv8"
)
OLDER = ("x86-64-v2", "x86-64-v3")
ARGUMENTS = {
    name: sum(p.default is p.empty for p in signature(f.formula).parameters.values())
    for name, f in call.FUNCTIONS.items()
}
SAMPLE = CASES[::13]
# What generated code may ask of the C library besides its elementary functions: nothing.
LIBRARY = re.compile(r"(sin|cos|tan|exp|log|pow|fmod|memcpy|memset|memmove)f?|mg_\w+")


def machine(name: str) -> Machine:
    if name == "aarch64":
        return AARCH64
    found = level_machine(name)
    if found is None:
        pytest.skip(f"this computer does not run {name}")
    return found


def undefined(data: bytes) -> set[str]:
    """Names that an object file leaves to others."""
    from monograph.backends.cpu.objects.loader import _sections, _symbols

    return {s.name for s in _symbols(data, _sections(data)) if not s.section and s.name}


# ---- kernels -------------------------------------------------------------------------------------


def emitted(name: str, cases: list[Any]) -> None:
    target = machine(name)
    for case, kernel, schedules in cases:
        for schedule in schedules:
            module, _ = kernel_module(kernel, schedule, target)
            needs = undefined(compile_text(module.text(), target))
            assert all(LIBRARY.fullmatch(n) for n in needs), (case, schedule, needs)


def run(name: str, cases: list[tuple[str, Kernel, tuple[Schedule, ...]]]) -> None:
    """By the definition of kernels, as the tests of this computer's own code."""
    target = machine(name)
    rng = np.random.default_rng(7)
    for case, kernel, schedules in cases:
        ins = [values(rng, t) for t in kernel.operands]
        wanted = [np.zeros(t.shape, t.dtype.np) for t in kernel.results]
        with np.errstate(all="ignore"):
            run_kernel(kernel, [x.copy() for x in ins], wanted)
        free = any(r.order == "any" for r in kernel.reductions)
        for schedule in schedules:
            outs = [np.zeros(t.shape, t.dtype.np) for t in kernel.results]
            run_on_cpu(kernel, schedule, ins, outs, target)
            for got, want in zip(outs, wanted, strict=True):
                assert np.all(close(got, want, 16 if free else 2)), (case, schedule)


@pytest.mark.parametrize("name", OLDER)
def test_kernels_of_older_cpus_are_right(name: str) -> None:
    run(name, SAMPLE)


@pytest.mark.slow
@pytest.mark.parametrize("name", OLDER)
def test_all_kernels_of_older_cpus_are_right(name: str) -> None:
    run(name, CASES)


def test_kernels_compile_for_aarch64() -> None:
    emitted("aarch64", SAMPLE)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*OLDER, "aarch64"])
def test_all_kernels_compile(name: str) -> None:
    emitted(name, CASES)


# ---- elementary functions ------------------------------------------------------------------------

COUNT = 64


@cache
def functions(target: Machine) -> dict[tuple[str, str], bytes]:
    """(function, type) -> an object with ``f(ptr arguments..., ptr result)`` on 64 elements."""
    found = {}
    for scalar, size in (("float", 32), ("double", 64)):
        for name in call.FUNCTIONS:
            module = Module(target)
            params = [f"%p{i}" for i in range(ARGUMENTS[name] + 1)]
            code = Code(module, params)
            b = Lanes(code, target.vector_bits // size)
            t = b.t(scalar)
            with code.loop(0, COUNT, b.lanes) as loop:
                at = [code.op(f"getelementptr {scalar}, ptr {p}, i64 {loop.var}") for p in params]
                xs = [code.fresh_op(f"load {t}, ptr {p}, align 4") for p in at[:-1]]
                y = call.emit(b, name, scalar, *xs)
                code.do(f"store {t} {y}, ptr {at[-1]}, align 4")
            code.do("ret void")
            head = f"void @{{name}}({', '.join(f'ptr {p}' for p in params)})"
            module.add("f", head, code.body())
            found[name, scalar] = compile_text(module.text(), target)
    return found


@pytest.mark.parametrize("name", OLDER)
def test_elementary_functions_of_older_cpus_are_right(name: str) -> None:
    """Within 4 units of the last place, with and without a fused multiply-add."""
    rng = np.random.default_rng(1)
    target = machine(name)
    for (function, scalar), data in functions(target).items():
        dtype = np.float32 if scalar == "float" else np.float64
        count = ARGUMENTS[function]
        xs: list[Array] = [rng.uniform(-2, 4, COUNT).astype(dtype) for _ in range(count)]
        xs[0][:5] = (0.0, -0.0, np.inf, -np.inf, np.nan)
        out = np.zeros(COUNT, dtype)
        code = load(data, ["f"], shared.resolve)
        types = [ctypes.c_void_p] * (len(xs) + 1)
        ctypes.CFUNCTYPE(None, *types)(code.symbols["f"])(*(x.ctypes.data for x in (*xs, out)))
        wrong = errors(out, right(function, *xs)) > 4
        assert not wrong.any(), (function, scalar, xs[0][wrong], out[wrong])


@pytest.mark.slow
def test_elementary_functions_compile_for_aarch64() -> None:
    for key, data in functions(AARCH64).items():
        assert all(LIBRARY.fullmatch(n) for n in undefined(data)), (key, undefined(data))


# ---- library pieces ------------------------------------------------------------------------------


PAIRS = {u.driver: u for u in UNITS if u.pairs}


def called(piece: shared.Piece, target: Machine) -> bool:
    """Whether a kind of CPU has any use for a piece: pairs are for those that multiply them."""
    return piece.name not in PAIRS or pairs_on(target, PAIRS[piece.name].bits)


def pieces_compile(name: str, pieces: Sequence[shared.Piece]) -> None:
    target = machine(name)
    for piece in pieces:
        if not called(piece, target):
            continue
        text = piece.text(target)
        if name == "aarch64":  # LLVM reads assembly, as of the pool's pauses, for its own CPU only
            text = re.sub(r'asm sideeffect "\w+"', 'asm sideeffect ""', text)
        assert compile_text(text, target)


@pytest.mark.parametrize("name", [*OLDER, "aarch64"])
def test_library_pieces_compile(name: str) -> None:
    pieces = shared.pieces()
    some = [p for p in pieces if p.name in ("pool", "heap", "call")]
    assert len(some) == 3
    pieces_compile(name, [*some, *pieces[::29]])


@pytest.mark.slow
@pytest.mark.parametrize("name", [*OLDER, "aarch64"])
def test_all_library_pieces_compile(name: str) -> None:
    pieces_compile(name, shared.pieces())


@pytest.mark.parametrize(
    ("name", "bits"), [("x86-64-v2", 256), ("x86-64-v2", 512), ("x86-64-v3", 512)]
)
def test_short_integers_on_registers_that_are_not_there(name: str, bits: int) -> None:
    """Not in pairs: LLVM ends the process over an instruction that the CPU has not."""
    target = replace(machine(name), vector_bits=bits)
    i8 = DTYPES["i8"]
    unit = unit_of(DTYPES["i32"], (i8, i8), target)
    assert unit is not None and not unit.pairs
    (piece,) = (p for p in shared.pieces() if p.name == unit.driver)
    text = piece.text(target)
    assert "pmadd" not in text and compile_text(text, target)
    rng = np.random.default_rng(3)
    x, y = (rng.integers(-128, 128, s).astype(np.int8) for s in ((40, 70), (70, 96)))

    def multiplied(x: Any, y: Any) -> Any:
        return x.astype(mnp.int32) @ y.astype(mnp.int32)

    made = mg.jit(multiplied, options={"cpu": name, "vector_bits": bits})
    np.testing.assert_array_equal(made(x, y), x.astype(np.int32) @ y.astype(np.int32))


# ---- whole programs ------------------------------------------------------------------------------


def programs() -> Iterator[tuple[Any, tuple[Array, ...]]]:
    rng = np.random.default_rng(2)
    x, y = (rng.standard_normal((33, 70)).astype(np.float32) for _ in range(2))
    yield lambda x, y: mnp.tanh(x) * y + 1, (x, y)
    yield lambda x, y: mg.nn.softmax(x @ y.T), (x, y)
    yield lambda x: (x.astype(mnp.float16) * 3).astype(mnp.float32).sum(1), (x,)
    yield lambda x: mnp.argmax(mnp.cumsum(x, axis=1), axis=0), (x,)
    yield lambda x: mnp.floor(x * 10).astype(mnp.int32).T % 7, (x,)


@pytest.mark.parametrize("name", [*OLDER, "x86-64-v4"])
def test_programs_for_older_cpus(name: str) -> None:
    """`jit` makes code for the kind of CPU that is asked for, and the results are the same."""
    machine(name)
    for f, args in programs():
        here = np.asarray(mg.jit(f)(*args))
        there = np.asarray(mg.jit(f, options={"cpu": name})(*args))
        assert np.allclose(here, there, rtol=2e-5, atol=1e-5)


def test_code_uses_nothing_that_the_cpu_has_not() -> None:
    """No 512-bit register and no mask register below AVX-512; no 256-bit register below AVX2."""
    for name, forbidden in (("x86-64-v3", r"%zmm|%k[1-7]"), ("x86-64-v2", r"%[yz]mm|%k[1-7]")):
        target = machine(name)
        for _, kernel, schedules in SAMPLE[::4]:
            module, _ = kernel_module(kernel, schedules[0], target)
            assert not re.search(forbidden, assembly_of(module.text(), target))


def test_a_kind_of_cpu_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.ones(3, np.float32)
    with pytest.raises(ArgumentError, match="x86-64-v9"):
        mg.jit(lambda x: x + 1, options={"cpu": "x86-64-v9"})(x)
    with pytest.raises(UnknownNameError, match="cup"):
        mg.jit(lambda x: x + 1, options={"cup": "x86-64-v3"})(x)
    monkeypatch.setitem(LEVELS, "x86-64-v8", (512, ("avx99",)))
    with pytest.raises(ArgumentError, match="cannot run"):
        mg.jit(lambda x: x + 1, options={"cpu": "x86-64-v8"})(x)
