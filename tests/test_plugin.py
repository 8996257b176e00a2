"""A backend outside the repository: its own distribution, found by its entry point alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent

RUN_TABLE = """
import sys
sys.path.insert(0, {tests!r})
import numpy as np
import monograph as mg
from monograph.backends import known_backends
from monograph.hlo.interp import evaluate
from monograph.backends import get_backend
from monograph.tracer.compile import compile_graph
from closeness import close
from op_table import cases

assert "toy" in known_backends(), known_backends()
count = 0
for case in cases():
    graph = case.graph()
    executable = compile_graph(graph, get_backend("toy")).executable
    from monograph.backends.base import Buffer, Device
    outs, _ = executable.run([Buffer(Device("toy"), x) for x in case.inputs()])
    for got, want in zip(outs, evaluate(graph, case.inputs()), strict=True):
        same = got.host.tobytes() == want.tobytes()
        if not same and case.op.expand is not None:  # expansions may sum in another order
            finite = np.isfinite(want)
            largest = float(np.abs(want[finite].astype(np.complex128)).max(initial=0))
            same = np.all(close(got.host, want, 64, largest))
        assert got.host.dtype == want.dtype and same, case
    count += 1

f = mg.jit(lambda x: mg.lax.scan(lambda c, y: (c + y, c * y), x, mg.numpy.ones((3, 2)))[1],
           backend="toy", options={{"trace": True}})
x = np.arange(2, dtype=np.float32)
np.testing.assert_allclose(f(x), mg.jit(f.__wrapped__, backend="interp")(x))
try:
    mg.jit(lambda x: x, backend="toy", options={{"speed": 1}})(x)
except mg.errors.UnknownNameError as e:
    assert "trace" in str(e), e
else:
    raise AssertionError("an unknown option was taken")
print(count, "cases")
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plug-in, built and installed into a folder of its own."""
    source = tmp_path_factory.mktemp("source")
    target = tmp_path_factory.mktemp("site")
    for name in ("pyproject.toml", "monograph_toy/__init__.py"):
        (source / name).parent.mkdir(exist_ok=True)
        (source / name).write_text((HERE / "plugin" / name).read_text())
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    return target


def test_the_plug_in_runs_the_op_table(site: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(site)}
    script = RUN_TABLE.format(tests=str(HERE))
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout.split()[0]) > 100
