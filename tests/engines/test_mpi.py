"""Ranks of MPI have the bits of the local engine."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.backends.engines import world
from monograph.hlo import flags
from monograph.hlo.axes import Mirror, Shift, Steps, Transposition
from monograph.sharding.apart import senders
from monograph.tracer import distributed
from mpi_jobs import ENV, alone, assert_same, launch, needs_mpi, on_ranks

TESTS = Path(__file__).parents[1]
SAME = (
    "sums_float32", "sums_float16", "sums_bfloat16", "sums_float8_e4m3fn", "sums_float8_e5m2",
    "sums_int32", "sums_int8", "sums_uint16", "training", "wave", "outside", "counters", "once",
    "saving", "parts", "donating", "watched",
    "imported",
)  # fmt: skip
CLOSE = ("uneven", "ppermute_some", "all_to_all", "pshuffle", "ragged")


@cache
def given(folder: Path, ranks: int, names: tuple[str, ...]) -> tuple[Any, Any]:
    """What programs give in one process and in one for each device."""
    files = folder / f"alone{ranks}", folder / f"job{ranks}"
    return alone(files[0], ranks, *names), on_ranks(files[1], ranks, *names)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mpi")


@needs_mpi
@pytest.mark.parametrize("name", SAME)
@pytest.mark.parametrize("ranks", [2, 4])
def test_ranks_have_the_bits_of_the_local_engine(folder, ranks, name):
    expected, job = given(folder, ranks, (*SAME, *CLOSE))
    assert expected[name]
    assert_same(expected[name], job[name], name)


SEVERAL = ("sums_float32", "sums_bfloat16", "sums_float8_e4m3fn", "sums_int32", "training", "wave",
           "outside", "parts", "saving", "donating", "watched")  # fmt: skip


@needs_mpi
def test_ranks_with_several_devices_have_the_same_bits(folder):
    names = (*SEVERAL, "some_devices", "between_meshes")
    expected = alone(folder / "alone-several", 4, *names)
    job = on_ranks(folder / "job-several", 2, *names, each=2)
    for name in names:
        assert expected[name]
        assert_same(expected[name], job[name], name)


@needs_mpi
def test_arrays_move_between_meshes_of_different_ranks(folder):
    names = ("some_devices", "between_meshes")
    expected = alone(folder / "alone-meshes", 4, *names)
    job = on_ranks(folder / "job-meshes", 4, *names)
    for name in names:
        assert expected[name]
        assert_same(expected[name], job[name], name)


def _assert_close(expected: list[np.ndarray], job: list[np.ndarray]) -> None:
    for a, b in zip(expected, job, strict=True):
        assert (a.dtype, a.shape) == (b.dtype, b.shape)
        if a.dtype.kind == "U":  # some programs give text
            assert np.array_equal(a, b)
            continue
        wide = np.complex128 if a.dtype.kind == "c" else np.float64
        scale = np.abs(a.astype(wide)).max(initial=0.0)
        tolerance = 2e-2 if a.dtype.itemsize < 4 else 1e-5
        difference = np.abs(a.astype(wide) - b.astype(wide)).max(initial=0.0)
        assert difference <= tolerance * max(scale, 1.0)


@needs_mpi
@pytest.mark.parametrize(("ranks", "count"), [(2, 2), (4, 5)])
def test_sums_inside_a_device_may_round_otherwise(folder, ranks, count):
    expected, job = given(folder, ranks, (*SAME, *CLOSE))
    ran = [n for n in CLOSE if expected[n] is not None and job[n] is not None]
    assert len(ran) == count  # the others are for another number of devices
    for name in ran:
        _assert_close(expected[name], job[name])


def _assert_same(apart: dict[str, Any], job: dict[str, Any], count: int) -> None:
    ran = [n for n in apart if apart[n] is not None and job[n] is not None]
    assert len(ran) >= count
    for name in ran:
        assert_same(apart[name], job[name], name)


@needs_mpi
def test_devices_apart_give_the_bits_of_ranks(folder):
    _, job = given(folder, 4, (*SAME, *CLOSE))
    _assert_same(alone(folder / "apart", 4, "apart", "training", *CLOSE), job, 5)


@needs_mpi
@pytest.mark.slow
def test_every_program_with_shard_map_on_four_ranks(folder):
    expected, job = given(folder, 4, ())
    ran = [n for n in expected if expected[n] is not None and job[n] is not None]
    assert len(ran) > 180
    for name in ran:
        _assert_close(expected[name], job[name])
    apart = alone(folder / "apart", 4, "apart")
    del apart["once"]  # which counts compilations
    _assert_same(apart, job, 180)


@needs_mpi
@pytest.mark.slow
def test_the_example_of_the_guide_runs_on_four_ranks(tmp_path):
    """Digits, data parallel and tensor parallel; its loss is that of four simulated devices."""
    page = (TESTS.parent / "docs" / "mpi.md").read_text()
    script = tmp_path / "train.py"
    script.write_text(page.split("```python\n")[1].split("```")[0])
    one = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, env=ENV, check=True
    )
    job = launch("-n", 4, "--timeout", 60, script)
    assert job.returncode == 0, job.stderr
    (a,), (b,) = ([float(w) for w in r.stdout.split()[1:]] for r in (one, job))
    assert a == pytest.approx(b, abs=1.1e-4) and 0 < b < 2


# ---- pieces of it --------------------------------------------------------------------------------


@pytest.mark.smoke
@pytest.mark.parametrize(
    ("perm", "n", "expected"),
    [
        (Shift(1), 4, [3, 0, 1, 2]),
        (Shift(-2, wrap=False), 4, [2, 3, None, None]),
        (Mirror(), 3, [2, 1, 0]),
        (Transposition((2, 3), (1, 0)), 6, [0, 3, 1, 4, 2, 5]),
        (((0, 2), (2, 1)), 3, [None, 2, 0]),
        (Steps(1, 0, 2, 0, 1, 0, 4), 4, [0, 0, 1, 1]),
    ],
)
def test_senders(perm, n, expected):
    assert senders(perm, n) == expected


def test_what_a_rank_has_of_a_mesh(monkeypatch):
    class Second:
        rank, size, each = 1, 3, 2

    monkeypatch.setattr(distributed, "current", Second)
    devices = [mg.Device("cpu", i) for i in (5, 3, 0, 2)]
    share = distributed.share_in(mg.sharding.Mesh(np.array(devices).reshape(2, 2), ("x", "y")))
    assert (share.own, share.ranks, share.places) == ((3, 2), (0, 1, 2), [(0, 1), (1, 1)])
    assert distributed.share_in(mg.sharding.Mesh(devices[1::2], ("x",))) is None  # all are its own
    assert distributed.share_in(mg.sharding.Mesh(devices[:1], ("x",))) is None
    assert distributed.share_in(mg.sharding.Mesh(devices[::2], ("x",))).own == ()


def test_of_which_process_a_device_is(monkeypatch):
    """Those of meshes are numbered over all ranks; a backend with one device has one in each."""

    class Second:
        rank, size, each = 1, 2, 2

    monkeypatch.setattr(world, "_world", [Second()])
    monkeypatch.setitem(flags.values, "num_cpu_devices", 4)
    assert [d.process_index for d in mg.devices("cpu")] == [0, 0, 1, 1]
    assert [d.local_hardware_id for d in mg.devices("tpu")] == [0, 1, 0, 1]
    (chip,) = mg.local_devices(backend="loihi")
    assert (chip.process_index, chip.local_hardware_id) == (1, 0)
    assert mg.local_devices(0, "loihi") == []


def test_alone_nothing_is_distributed():
    assert not mg.distributed.is_initialized()
    assert (mg.process_index(), mg.process_count(), mg.process_indices()) == (0, 1, [0])
