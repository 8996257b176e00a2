"""What XLA sends for the programs of tests/sharding/test_collectives.py; run as a script, in a
process of its own, since JAX counts its devices once: prints a JSON object, name -> bytes that each
device sends, for as many devices as the argument says.

The programs are written with names that both packages have, so their module is loaded with JAX in
the place of this package.
"""

from __future__ import annotations

import importlib.util
import json
import math
import os
import re
import sys
from pathlib import Path
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"

import jax
import jax.numpy

BYTES = {"f32": 4, "s32": 4, "u32": 4, "pred": 1, "f64": 8, "s64": 8, "c64": 8, "bf16": 2}
LINE = re.compile(
    r"= (.*?) (all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute)(-start)?\("
)
SHAPE = re.compile(r"([a-z]+\d*)\[([\d,]*)\]")


def sent(text: str, p: int) -> float:
    """The bytes of the collectives of a compiled program."""
    total = 0.0
    for found in LINE.finditer(text):
        held = sum(
            BYTES[kind] * math.prod(int(n) for n in shape.split(",") if n)
            for kind, shape in SHAPE.findall(found.group(1))
        )
        total += {
            "all-reduce": 2 * (p - 1) / p * held,
            "all-gather": (p - 1) / p * held,
            "reduce-scatter": (p - 1) * held,
            "all-to-all": (p - 1) / p * held,
            "collective-permute": held,
        }[found.group(2)]
    return total


def main(count: int) -> None:
    for name, module in (("", jax), (".numpy", jax.numpy), (".sharding", jax.sharding)):
        sys.modules[f"monograph{name}"] = module
    path = Path(__file__).parent / "sharding" / "test_collectives.py"
    spec = importlib.util.spec_from_file_location("programs", path)
    assert spec is not None and spec.loader is not None
    programs: Any = importlib.util.module_from_spec(spec)
    sys.modules["programs"] = programs
    spec.loader.exec_module(programs)
    kinds = (jax.sharding.AxisType.Auto,)
    mesh = jax.make_mesh((count,), ("d",), axis_types=kinds, devices=jax.devices()[:count])
    made = {}
    for name, program in programs.PROGRAMS.items():
        f, args = programs.placed(program, mesh)
        made[name] = sent(f.lower(*args).compile().as_text(), count)
    print(json.dumps(made))


if __name__ == "__main__":
    main(int(sys.argv[1]))
