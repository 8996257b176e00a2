"""Programs of an op or two, cut at random over meshes: what they compute, and that they never send
more bytes than XLA's do, but for those that docs/sharding.md explains."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import monograph as mg
from small_programs import OPS, Small, arguments, placed, programs

COUNT = 496
DEAR = {
    "pad on 4: (None, 'x') -> None": "one dimension after the other",
    "join on 2x4: ('y', None), (None, 'x') -> None": "the result is cut otherwise",
    "add row on 4: ('x', None), ('x',) -> (None, 'x')": "decided before the result is looked at",
    "roll on 4: ('x', None) -> (None, None)": "decided before the result is looked at",
    "pool on 2x4: (None, 'y', None, 'x') -> ('x', None, 'y', None)": "the same",
    "stack on 2x4: ('y', 'x'), (('x', 'y'), None) -> ('x', None, 'y')": "the same",
    "add at on 2x4: ('x', 'y'), (('y', 'x'),), ('y', None) -> ('y', 'x')": "axes are not divided",
    "add on 2x4: ('x', 'y'), ('y', 'x') -> ('y', 'x')": "axes are not divided",
    "transpose 3 on 2x4: ('x', None, None) -> (None, 'y', 'x')": "axes are not divided",
    "flatten small on 4: (None, 'x') -> ('x',)": "axes are not divided",
    "flatten small on 8: (None, 'x') -> ('x',)": "axes are not divided",
}


def run(program: Small) -> None:
    f, args = placed(program, mg.make_mesh(*program.mesh))
    want = mg.jit(OPS[program.op][0])(*arguments(program.op))
    np.testing.assert_allclose(
        np.asarray(f(*args)), np.asarray(want), rtol=2e-4, atol=1e-4, err_msg=program.name
    )


def test_a_few_compute_what_one_device_does() -> None:
    for program in programs(range(0, COUNT, 45)):
        run(program)


@pytest.mark.slow
def test_they_compute_what_one_device_does() -> None:
    for program in programs(range(COUNT)):
        run(program)


@pytest.mark.slow
def test_they_never_send_more_than_xla() -> None:
    script = Path(__file__).parent.parent / "xla_collectives.py"
    command = [sys.executable, str(script), "small", "0", str(COUNT)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    theirs = json.loads(done.stdout.splitlines()[-1])
    assert len(theirs) > COUNT * 0.9
    more = {}
    for program in programs(range(COUNT)):
        f, args = placed(program, mg.make_mesh(*program.mesh))
        ours = f.lower(*args).compile().collectives().wire_bytes
        if ours > theirs[program.name] + 8 and program.name not in DEAR:
            more[program.name] = (ours, theirs[program.name])
    assert not more
