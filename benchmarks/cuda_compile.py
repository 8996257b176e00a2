"""How long programs take to become machine code for a GPU, and what their kernels take of it.

Cold: nothing is kept; warm: a second process finds the machine code. Imports are not counted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from measure import Pace, show

COLD_BAR, WARM_BAR = 60.0, 2.0
PROGRAMS = ("GPT-2 small, a training step on 128 words", "softmax of 8192 x 1024")


def _compiled(name: str) -> Any:
    import gpt2

    import monograph as mg

    if name.startswith("GPT-2"):
        params = gpt2.abstract(mg, gpt2.shapes())
        args: Any = (params, params, params, mg.ShapeDtypeStruct((1, 129), np.int32))
        function = gpt2.step(mg)
    else:
        args = (mg.ShapeDtypeStruct((8192, 1024), np.float32),)
        function = mg.nn.softmax
    start = perf_counter()
    made = mg.jit(function, backend="cuda", options={"arch": "sm_90a"}).lower(*args).compile()
    executable = made.loaded.executable
    resources = executable.cubin.resources.values()
    return {
        "seconds": perf_counter() - start,
        "kernels": len(executable.written.kernels),
        "launches": len(executable.written.launching),
        "registers": max(r.registers for r in resources),
        "spills": sum(r.spills for r in resources),
        "bytes": executable.code_bytes,
    }


def _process(name: str, kept: str) -> Any:
    environment = {**os.environ, "MONOGRAPH_CACHE": kept}
    command = [sys.executable, __file__, name]
    out = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(out.stdout.splitlines()[-1])


def cuda_rows(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[list[str]]:
    """Kernels, seconds cold and warm, the most registers of a thread, bytes spilled."""
    for name in filter(chosen, PROGRAMS):
        with tempfile.TemporaryDirectory() as kept:
            cold, warm = _process(name, kept), _process(name, kept)
        met = cold["seconds"] <= COLD_BAR and warm["seconds"] <= WARM_BAR
        yield [
            name, f"{cold['kernels']} in {cold['launches']} launches",
            f"{show(cold['seconds'])} ({COLD_BAR:g} s)",
            f"{show(warm['seconds'])} ({WARM_BAR:g} s)",
            str(cold["registers"]), str(cold["spills"]), f"{cold['bytes']:,}",
            "yes" if met else "**no**",
        ]  # fmt: skip


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    print(json.dumps(_compiled(sys.argv[1])))
