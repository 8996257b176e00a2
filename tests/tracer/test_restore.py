"""Programs compiled before are found on disk: nothing is compiled, and all is there to see."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import demo
from monograph.backends.cpu.objects import machine
from monograph.hlo import flags
from monograph.hlo.ops import custom_call
from monograph.hlo.types import F32, tensor
from monograph.tracer.restore import Restored

Array = np.ndarray[Any, Any]
X = np.linspace(-2, 3, 12, dtype=np.float32).reshape(3, 4)
TABLE = np.arange(4, dtype=np.float32) ** 2


def programs() -> dict[str, tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]]:
    """Name -> function, arguments, options of `jit`."""
    params = demo.initial_parameters(0)
    batch = np.ones((8, 64), np.float32), np.eye(10, dtype=np.float32)[:8]
    long = np.linspace(0, 1, 1 << 18, dtype=np.float32)
    return {
        "one": (lambda x: x + 1, (X,), {}),
        "several": (lambda x, y: (x, x * y, mnp.sum(y), x), (X, X + 1), {}),
        "constant": (lambda x: (x * TABLE, mnp.asarray(TABLE)), (X,), {}),
        "types": (lambda x: (x.astype(mnp.bfloat16), x > 0, x.astype(mnp.int8)), (X,), {}),
        "softmax": (lambda x: mg.nn.softmax(x @ x.T), (X,), {}),
        "loop": (lambda x: mg.lax.fori_loop(0, 5, lambda i, y: y * 1.5 + i, x), (X,), {}),
        "branch": (lambda x: mg.lax.cond(x[0, 0] > 0, mnp.sin, mnp.cos, x), (X,), {}),
        "scan": (lambda x: mg.lax.scan(lambda c, r: (c + r, c * r), x[0], x), (X,), {}),
        "donated": (lambda x, y: (x + y, y), (X, X), {"donate_argnums": 0}),
        "narrow": (lambda x: mnp.tanh(x), (X,), {"options": {"vector_bits": 128}}),
        "threads": (lambda x: mnp.sum(mnp.sin(x)), (long,), {}),
        "nothing": (lambda x: (), (X,), {}),
        "step": (mg.value_and_grad(demo.loss_of(mg)), (params, *batch), {}),
    }


def run(name: str) -> tuple[list[Array], Any]:
    """The results of one program, and what was compiled or found."""
    f, args, how = programs()[name]
    args = mg.tree.map(np.array, args)
    jitted = mg.jit(f, **how)
    outs = [np.asarray(x) for x in mg.tree.leaves(jitted(*args))]
    (entry,) = jitted.cache_info().entries
    (loaded,) = entry.programs.values()
    return outs, loaded


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of its own, and none of the flags with which every step does its work."""
    monkeypatch.setitem(flags.values, "cache", str(tmp_path))
    for name in ("verify", "debug"):
        monkeypatch.setitem(flags.values, name, 0)
    yield tmp_path / "objects"


@pytest.mark.parametrize("name", programs())
def test_what_is_found_is_what_was_made(name: str, kept: Path) -> None:
    first, made = run(name)
    again, found = run(name)
    assert not isinstance(made.compilation, Restored)
    assert isinstance(found.compilation, Restored)
    for x, y in zip(first, again, strict=True):
        assert x.dtype == y.dtype
        assert x.tobytes() == y.tobytes()
    assert made.reused == found.reused
    assert made.executable.code_bytes == found.executable.code_bytes
    assert "_made" not in found.compilation.__dict__, "nobody has looked"


@pytest.mark.parametrize("name", ["several", "loop", "step"])
def test_all_there_is_to_see_is_made_when_it_is_looked_at(name: str, kept: Path) -> None:
    _, made = run(name)
    _, found = run(name)
    assert found.compilation.stages == made.compilation.stages
    for stage in made.compilation.stages:
        assert found.compilation.as_text(stage) == made.compilation.as_text(stage), stage
    assert found.compilation.memory() == made.compilation.memory()
    assert found.compilation.costs() == made.compilation.costs()
    assert found.compilation.counts() == made.compilation.counts()
    assert found.executable.estimate() == made.executable.estimate()


def test_a_program_that_was_found_is_measured(kept: Path) -> None:
    run("step")
    f, args, _ = programs()["step"]
    _, report = mg.profile(mg.jit(f), *args)
    assert len(report.rows) > 3


def test_donated_memory_is_reused_as_before(kept: Path) -> None:
    for _ in range(2):
        f, _, how = programs()["donated"]
        x, y = mg.numpy.asarray(X), mg.numpy.asarray(X)
        mg.jit(f, **how)(x, y)
        assert x.is_deleted()
        assert not y.is_deleted()


@pytest.mark.parametrize("flag", ["verify", "debug", "dump"])
def test_whoever_looks_on_sees_every_step(
    flag: str, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("one")
    monkeypatch.setitem(flags.values, flag, str(kept.parent / "dump") if flag == "dump" else 1)
    _, again = run("one")
    assert "simplify" in [t.name for t in again.compilation.times]


def test_python_functions_are_not_kept(kept: Path) -> None:
    seen: list[Any] = []

    def look(x: Array) -> Array:
        seen.append(x)
        return x

    def f(x: Any) -> Any:
        types = (tensor((3, 4), F32),)
        return custom_call(x, call_target_name="look", types=types, callback=look) + 1

    for _ in range(2):
        mg.jit(f)(X)
        mg.jit(lambda x: mg.jit(f)(x) * 2)(X)
    assert len(seen) == 4


def test_other_options_are_other_programs(kept: Path) -> None:
    for how in ({}, {"options": {"vector_bits": 128}}, {"donate_argnums": 0}):
        jitted = mg.jit(lambda x: x * 3, **how)
        jitted(np.array(X))
        (entry,) = jitted.cache_info().entries
        (loaded,) = entry.programs.values()
        assert not isinstance(loaded.compilation, Restored)


def test_a_damaged_file_is_made_again(kept: Path) -> None:
    first, _ = run("softmax")
    for path in kept.iterdir():
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)
    again, made = run("softmax")
    assert not isinstance(made.compilation, Restored)
    assert again[0].tobytes() == first[0].tobytes()


PROCESS = """
import hashlib, json, sys
sys.path.insert(0, {folder!r}), sys.path.insert(0, {above!r})
from test_restore import programs, run
found = {{}}
for name in programs():
    outs, loaded = run(name)
    found[name] = [hashlib.sha256(x.tobytes()).hexdigest() for x in outs]
    if {look}:
        found[name].append(loaded.compilation.as_text("llvm"))
print(json.dumps([found, "llvmlite" in sys.modules]))
"""


def process(folder: Path, seed: int, look: bool = False) -> Any:
    here = Path(__file__).parent
    text = PROCESS.format(folder=str(here), above=str(here.parent), look=look)
    env = {
        **os.environ, "MONOGRAPH_CACHE": str(folder), "MONOGRAPH_VERIFY": "0",
        "PYTHONHASHSEED": str(seed),
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", text], env=env, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    """It does not even import LLVM; and what it would compile is the same to the letter."""
    first, used = process(tmp_path, 1)
    assert used
    second, used = process(tmp_path, 2)
    assert not used
    assert second == first
    ours, _ = process(tmp_path, 3, look=True)
    theirs, _ = process(tmp_path / "another", 4, look=True)
    assert ours == theirs


def test_nothing_is_compiled_where_it_was_found(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(text: str, make: Any) -> bytes:
        raise AssertionError("compiled")

    run("scan")
    monkeypatch.setattr(machine, "_with_module", refuse)
    run("scan")
    with pytest.raises(AssertionError, match="compiled"):
        mg.jit(lambda x: x - 0.123)(X)
