"""What handlers of signals raise breaks nothing off that must not be broken off."""

from __future__ import annotations

import gc
import signal
import threading
import time
from collections.abc import Iterator
from types import FrameType

import pytest

from monograph.backends.cpu.objects.machine import assembly_of, compile_text, shielded


class Raised(Exception):
    """By the handler of a signal."""


@pytest.fixture
def handled() -> Iterator[None]:
    def handler(*_: object) -> None:
        raise Raised

    before = signal.signal(signal.SIGUSR1, handler)
    yield
    signal.signal(signal.SIGUSR1, before)


def test_a_signal_is_heard_when_the_work_is_done(handled: None) -> None:
    done = []

    def work() -> None:
        for _ in range(3):
            signal.raise_signal(signal.SIGUSR1)
            time.sleep(0.05)  # steps of Python code, between which the main thread may run
        done.append(threading.get_ident())

    with pytest.raises(Raised):
        shielded(work)
    assert done == [threading.get_ident()]
    with pytest.raises(Raised):
        signal.raise_signal(signal.SIGUSR1)  # its handler is back


def test_results_and_errors_come_through() -> None:
    assert shielded(lambda: 7) == 7

    def wrong() -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        shielded(wrong)
    with pytest.raises(AssertionError, match="generated code is not valid"):
        compile_text("nonsense")


def test_other_threads_do_their_own_work() -> None:
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(shielded(threading.get_ident)))
    thread.start()
    thread.join()
    assert found == [thread.ident]


def test_compiling_is_not_broken_off() -> None:
    """At many moments; memory that is freed twice ends the process."""
    text = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n"
    stop = threading.Event()
    wanted = compile_text(text)
    main = threading.get_ident()

    def handler(number: int, frame: FrameType | None) -> None:
        while frame is not None:
            if frame.f_code is compile_text.__code__:
                raise Raised
            frame = frame.f_back

    def disturb() -> None:
        while not stop.wait(0.0003):
            signal.pthread_kill(main, signal.SIGUSR1)

    # What is raised while the collector runs a finalizer goes to nobody.
    gc.collect()
    gc.disable()
    before = signal.signal(signal.SIGUSR1, handler)
    thread = threading.Thread(target=disturb)
    thread.start()
    interrupted = 0
    try:
        for _ in range(300):
            try:
                assert compile_text(text) == wanted
            except Raised:
                interrupted += 1
    finally:
        stop.set()
        thread.join()
        signal.signal(signal.SIGUSR1, before)
        gc.enable()
    assert interrupted and "@function" in assembly_of(text)
