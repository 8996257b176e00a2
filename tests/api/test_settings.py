"""Options: for the process, for blocks of one thread, and what they change."""

from __future__ import annotations

import logging
import threading
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.errors import DTypeError, ShapeError, UnknownNameError, UnsupportedError

F3, I3 = np.ones(3, np.float32), np.ones(3, np.int32)


@pytest.mark.smoke
def test_names() -> None:
    assert (
        mg.config.debug_nans
        is mg.config.jax_debug_nans
        is mg.config.read("jax_debug_nans")
        is False
    )
    with pytest.raises(UnknownNameError, match="did you mean 'debug_nans'"):
        mg.config.update("jax_debug_nan", True)
    with pytest.raises(AttributeError):
        mg.config.jax_speed  # noqa: B018
    with pytest.raises(TypeError, match="takes a bool"):
        mg.config.update("debug_nans", "yes")
    with pytest.raises(ValueError, match="'allow', 'warn', 'raise'"):
        mg.config.update("numpy_rank_promotion", "maybe")
    assert "debug_nans" in dir(mg.config) and "debug_nans" in repr(mg.config)


def test_blocks_hold_for_one_thread_and_nest() -> None:
    seen: list[bool] = []
    with mg.debug_nans(True):
        other = threading.Thread(target=lambda: seen.append(mg.config.debug_nans))
        other.start()
        other.join()
        with mg.enable_x64(), mg.debug_nans(False):
            assert mg.config.enable_x64 and not mg.config.debug_nans
        assert mg.config.debug_nans and not mg.config.enable_x64
    assert not mg.config.debug_nans and seen == [False]
    with pytest.raises(KeyError, match="stop"), mg.debug_nans(True):
        raise KeyError("stop")
    assert not mg.config.debug_nans


def test_a_block_is_a_decorator() -> None:
    @mg.enable_x64(True)
    def f() -> Any:
        return mnp.ones(2).dtype

    assert f() == np.float64 and mnp.ones(2).dtype == np.float32


def test_disable_jit() -> None:
    types: list[str] = []
    f = mg.jit(lambda x: (types.append(type(x).__name__), x * 2)[1])
    f(3)
    with mg.disable_jit():
        assert f(3) == 6
        assert mg.grad(lambda x: mg.jit(lambda y: y * y)(x) if x > 0 else x)(3.0) == 6
    f(3)
    assert types == ["Tracer", "int"]


def test_rank_promotion() -> None:
    x = np.ones((3, 3), np.float32)
    with mg.numpy_rank_promotion("raise"):
        mnp.asarray(x) + 1, mnp.asarray(x) + mnp.float32(2)
        with pytest.raises(ShapeError, match="different ranks"):
            mg.jit(lambda x, y: x + y)(x, F3)
    with mg.numpy_rank_promotion("warn"), pytest.warns(UserWarning, match="different ranks"):
        mnp.asarray(x) + F3
    assert (mg.jit(lambda x, y: x + y)(x, F3) == 2).all()


def test_dtype_promotion() -> None:
    with mg.numpy_dtype_promotion("strict"):
        a, b = mnp.asarray(F3), mnp.asarray(I3)
        a + 1, a * 2.0, b + 1, a + a
        for wrong in (lambda: a + b, lambda: b + 1.5, lambda: mnp.concatenate([a, b])):
            with pytest.raises(DTypeError, match="mixed"):
                wrong()
    assert (a + b).dtype == np.float32


def test_default_device() -> None:
    with mg.default_device("interp"):
        x = mnp.ones(3)
        assert x.device == mg.devices("interp")[0]
        assert mg.jit(lambda: mnp.zeros(2))().device.backend == "interp"
    with mg.default_device(mg.devices("cpu")[0]):
        assert mnp.ones(3).device.backend == "cpu"
    with pytest.raises(mg.errors.MonographError):
        mg.default_device(3).__enter__()
    assert mnp.ones(3).device.backend == "cpu"


def test_accepted() -> None:
    with mg.default_matmul_precision("float32"), mg.check_tracer_leaks(), mg.checking_leaks():
        assert (mnp.ones((2, 2)) @ mnp.ones(2)).tolist() == [2, 2]
    with pytest.raises(ValueError, match="takes"):
        mg.default_matmul_precision("sloppy").__enter__()


def test_log_compiles(caplog: pytest.LogCaptureFixture) -> None:
    def named(x: Any) -> Any:
        return x + 1

    with mg.log_compiles(), caplog.at_level(logging.WARNING, "monograph"):
        mg.jit(named)(F3)
    assert any("named" in r.getMessage() and "f32[3]" in r.getMessage() for r in caplog.records)


def test_facts_of_the_process(capsys: pytest.CaptureFixture[str]) -> None:
    assert mg.default_backend() == "cpu" and mg.device_count() == mg.local_device_count() == 1
    assert mg.local_devices() == mg.devices()
    assert (mg.process_index(), mg.process_count(), mg.process_indices()) == (0, 1, [0])
    assert mg.print_environment_info() is None and "monograph:" in capsys.readouterr().out
    assert "numpy:" in (mg.print_environment_info(return_string=True) or "")


def test_live_arrays() -> None:
    x = mnp.arange(12345)
    assert any(a is x for a in mg.live_arrays())
    assert not any(a is x for a in mg.live_arrays("interp"))
    x.delete()
    assert not any(a is x for a in mg.live_arrays())


def test_clear_caches() -> None:
    traced: list[int] = []
    f = mg.jit(lambda x: (traced.append(1), x + 1)[1])
    f(F3), f(F3), f(F3)
    mg.clear_caches()
    f(F3), f(F3)
    assert len(traced) == 2


def test_ensure_compile_time_eval() -> None:
    @mg.jit
    def f(x: Any) -> Any:
        with mg.ensure_compile_time_eval():
            n = int(mnp.arange(4).sum())
            y = x * mnp.arange(2).sum()
        return y + n

    assert f(2.0) == 8
    with pytest.raises(mg.errors.ConcretizationError):

        @mg.jit
        def g(x: Any) -> Any:
            with mg.ensure_compile_time_eval():
                return 1 if x * 2 > 0 else 2

        g(1.0)


def test_options_of_jax_are_accepted_unless_they_change_values() -> None:
    for name, value in [("jax_traceback_filtering", "off"), ("jax_enable_checks", True),
                        ("jax_threefry_partitionable", True)]:  # fmt: skip
        mg.config.update(name, value)
        assert getattr(mg.config, name) == mg.config.read(name) == value
    for name, value in [("jax_threefry_partitionable", False), ("jax_default_prng_impl", "rbg"),
                        ("jax_debug_key_reuse", True)]:  # fmt: skip
        with pytest.raises(UnsupportedError, match="leave the option out"):
            mg.config.update(name, value)
        assert getattr(mg.config, name) != value
    with pytest.raises(UnknownNameError):
        mg.config.update("jax_traceback_filter", "off")


def test_blocks_of_jax_are_accepted_unless_they_change_values() -> None:
    with mg.transfer_guard("disallow"), mg.threefry_partitionable(True), mg.enable_checks(True):
        assert mg.jit(lambda x: x + 1)(1) == 2
    with pytest.raises(UnsupportedError, match="here it is 'threefry2x32'"):
        mg.default_prng_impl("rbg")


def test_the_folder_of_compiled_programs_by_its_name_in_jax(tmp_path: Any) -> None:
    before = mg.config.cache
    try:
        mg.config.update("jax_compilation_cache_dir", tmp_path)
        assert mg.config.cache == str(tmp_path)
        mg.config.update("jax_compilation_cache_dir", None)
        assert mg.config.cache == "off"
    finally:
        mg.config.update("cache", before)
