"""Object files in memory: sections, symbols, relocations, many programs at once, and LLVM's engine.

Loads small hand-written modules both with the loader and with the engine that stands in for it.
"""

from __future__ import annotations

import ctypes
import gc
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.cpu.objects import loader, pages
from monograph.backends.cpu.objects.loader import Code, load
from monograph.backends.cpu.objects.machine import compile_text, symbol_address
from monograph.backends.cpu.objects.pages import PAGE, NoPages, Pages

F64 = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
I64 = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)

EVERYTHING = """
@table = private constant [4 x i64] [i64 10, i64 20, i64 30, i64 40]
@count = internal global i64 5
@zeroed = internal global [600 x i64] zeroinitializer, align 64
@chosen = internal global ptr @twice
declare double @exp(double)
declare i64 @outside(i64)
define double @near(double %x) {
  %y = call double @exp(double %x)
  %z = fmul double %y, 2.5
  ret double %z
}
define internal i64 @twice(i64 %x) noinline {
  %y = add i64 %x, %x
  ret i64 %y
}
define i64 @read(i64 %i) {
  %p = getelementptr i64, ptr @table, i64 %i
  %x = load i64, ptr %p
  ret i64 %x
}
define i64 @next(i64 %by) {
  %old = load i64, ptr @count
  %new = add i64 %old, %by
  store i64 %new, ptr @count
  %p = getelementptr i64, ptr @zeroed, i64 %by
  %last = load i64, ptr %p
  store i64 %new, ptr %p
  %f = load ptr, ptr @chosen
  %t = call i64 %f(i64 %last)
  %sum = add i64 %t, %new
  ret i64 %sum
}
define i64 @ask(i64 %x) {
  %y = call i64 @outside(i64 %x)
  ret i64 %y
}
"""
NAMES = ("near", "read", "next", "ask")


@I64
def outside(x: int) -> int:
    return x * 7


def resolve(name: str) -> int:
    if name == "outside":
        return ctypes.cast(outside, ctypes.c_void_p).value or 0
    return symbol_address(name)


def without_pages(sizes: object) -> Pages:
    raise NoPages("none today")


@pytest.fixture(params=["loader", "engine"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "engine":
        monkeypatch.setattr(loader, "Pages", without_pages)
    return str(request.param)


@pytest.mark.smoke
def test_every_kind_of_section_and_symbol(way: str) -> None:
    """Code, constants, variables with and without values; calls inside, out and by address."""
    data = compile_text(EVERYTHING)
    first, second = (load(data, NAMES, resolve) for _ in range(2))
    assert F64(first.symbols["near"])(0.0) == 2.5
    assert [I64(first.symbols["read"])(i) for i in range(4)] == [10, 20, 30, 40]
    assert I64(first.symbols["ask"])(6) == 42
    step = I64(first.symbols["next"])
    assert [step(3), step(3)] == [8, 11 + 2 * 8]
    assert I64(second.symbols["next"])(1) == 6, "each has variables of its own"
    assert first.size > 0


def test_relocations_out_of_reach_are_left_to_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """So is what the loader has never heard of: it is never applied wrongly."""

    def refuse(place: int, kind: int, value: int) -> None:
        raise loader.Unloadable("never heard of")

    monkeypatch.setattr(loader, "_relocate", refuse)
    code = load(compile_text(EVERYTHING), NAMES, resolve)
    assert I64(code.symbols["ask"])(6) == 42


def test_a_relocation_that_does_not_fit_is_refused() -> None:
    place = (ctypes.c_char * 8)()
    at = ctypes.addressof(place)
    for kind, value in ((2, at + (1 << 31)), (10, 1 << 32), (11, -(1 << 31) - 1), (99, 0)):
        with pytest.raises(loader.Unloadable):
            loader._relocate(at, kind, value)
    loader._relocate(at, 2, at - 4)
    assert place.raw[:4] == b"\xfc\xff\xff\xff"


def test_what_a_program_needs_is_never_writable_and_executable() -> None:
    code = load(compile_text(EVERYTHING), NAMES, resolve)
    found = code._free.peek()
    assert found is not None
    held: Any = getattr(found[1], "__self__")  # noqa: B009
    with open("/proc/self/maps") as maps:
        rows = [line.split()[:2] for line in maps]
    spans = [(*(int(x, 16) for x in where.split("-")), flags) for where, flags in rows]
    found = [flags for at in held.addresses for low, high, flags in spans if low <= at < high]
    assert found == ["r-xp", "r--p", "rw-p"]


def mappings() -> int:
    with open("/proc/self/maps") as maps:
        return sum(1 for _ in maps)


@pytest.mark.parametrize("count", [300, pytest.param(30_000, marks=pytest.mark.slow)])
def test_many_programs_live_at_once(count: int) -> None:
    """The system bounds the number of mappings; programs side by side share theirs."""
    data = compile_text(EVERYTHING)
    before = mappings()
    alive: list[Code] = [load(data, NAMES, resolve) for _ in range(count)]
    assert mappings() - before < 20 + count // 40
    assert all(I64(code.symbols["read"])(2) == 30 for code in alive[:: count // 100])
    del alive[::2]
    gc.collect()
    more = [load(data, NAMES, resolve) for _ in range(count // 2)]
    assert all(I64(code.symbols["next"])(3) == 8 for code in (*alive, *more)[:: count // 100])
    assert mappings() - before < 20 + count // 40


def test_pages_are_used_again() -> None:
    """First fit, neighbours joined; variables start at zero; a large program has its own."""
    held = [Pages((PAGE, 1, PAGE)) for _ in range(5)]
    ctypes.c_int.from_address(held[1].addresses[2]).value = 7
    places = [p.addresses for p in held[1:4]]
    for p in held[1:4]:
        p.free()
    wide = Pages((3 * PAGE, 2 * PAGE, 3 * PAGE))
    assert wide.addresses == places[0]
    assert ctypes.c_int.from_address(places[0][2]).value == 0
    before = list(pages._stretches)  # some of them programs of other tests may give back meanwhile
    large = Pages(((pages._RESERVED[0] + 1) * PAGE, 0, 0))
    (own,) = (s for s in pages._stretches if s not in before)
    large.free()
    assert own not in pages._stretches
    for p in (held[0], held[4], wide):
        p.free()


def test_without_memory_for_code_the_error_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Pages((PAGE, 0, 0))
    place = before.addresses[0]
    before.free()
    with monkeypatch.context() as patch:
        patch.setattr(pages, "_mprotect", lambda *args: -1)
        with pytest.raises(NoPages, match="machine code"):
            Pages((PAGE, 0, 0))
    again = Pages((PAGE, 0, 0))
    assert again.addresses[0] == place, "what could not be used was given back"
    again.free()


def test_pages_are_given_back_by_a_destructor_that_runs_anywhere() -> None:
    """Also in the thread that holds the lock, where it must not wait for it."""
    held = Pages((PAGE, 0, 0))
    place = held.addresses[0]
    with pages._lock:
        held.free()
    again = Pages((PAGE, 0, 0))
    assert again.addresses[0] == place
    again.free()


def test_whole_programs_run_where_the_engine_loads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the functions of the library, called by name, and threads; their code is freed."""
    x = np.linspace(-1, 1, 1 << 17, dtype=np.float32).reshape(256, 512)
    programs = [lambda x: mnp.sin(x).sum(1), lambda x: mg.nn.softmax(x @ x.T), lambda x: x.T + 1]
    wanted = [np.asarray(mg.jit(f)(x)) for f in programs]
    monkeypatch.setattr(loader, "Pages", without_pages)
    for f, want in zip(programs, wanted, strict=True):
        assert np.asarray(mg.jit(lambda x, f=f: f(x))(x)).tobytes() == want.tobytes()
    for i in range(20):
        mg.jit(lambda x, i=i: x + i)(x)
    gc.collect()


def test_pages_are_returned_while_others_are_given_out() -> None:
    """The collector may free code in a thread that holds the lock: that waits, and hangs nobody."""
    first, second = Pages((100, 100, 100)), Pages((100, 100, 100))
    users = first._stretch.users
    with pages._lock:
        first.free()
        assert first._stretch.users == users
    second.free()
    assert first._stretch.users == users - 2
