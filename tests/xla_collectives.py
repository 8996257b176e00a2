"""What XLA sends for programs of the tests; run as a script, in a process of its own, since JAX
counts its devices once: prints a JSON object, name -> bytes that each device sends.

The programs are written with names that both packages have, so their module is loaded with JAX in
the place of this package. The arguments are either a number of devices (programs of
tests/sharding/test_collectives.py), or "small" and a range of numbers (tests/small_programs.py).
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
    r"= (.*?) (all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute)(-start)?\((.*)"
)
SHAPE = re.compile(r"([a-z]+\d*)\[([\d,]*)\]")
GROUPS = re.compile(
    r"replica_groups=(?:\[\d+,(?P<size>\d+)\]|\{\{(?P<list>[\d,]+)\}"
    r"|mesh\[(?P<mesh>[^]]*)\][^{]*\{(?P<axes>[^}]*)\})"
)


def sent(text: str, devices: int) -> float:
    """The bytes of the collectives of a compiled program."""
    total = 0.0
    for found in LINE.finditer(text):
        held = sum(
            BYTES[kind] * math.prod(int(n) for n in shape.split(",") if n)
            for kind, shape in SHAPE.findall(found.group(1))
        )
        p = members(found.group(4), devices)
        total += {
            "all-reduce": 2 * (p - 1) / p * held,
            "all-gather": (p - 1) / p * held,
            "reduce-scatter": (p - 1) * held,
            "all-to-all": (p - 1) / p * held,
            "collective-permute": held,
        }[found.group(2)]
    return total


def members(rest: str, devices: int) -> int:
    """How many devices a collective's groups have: ``[groups,members]<=``, lists of them, or axes
    of a mesh, of all or ``'axis_0':(1)2`` of a part."""
    found = GROUPS.search(rest)
    if found is None:
        assert "replica_groups=" not in rest or "replica_groups={}" in rest, rest
        return devices
    if found["size"]:
        return int(found["size"])
    if found["list"]:
        return found["list"].count(",") + 1
    sizes = dict(re.findall(r"('\w+')=(\d+)", found["mesh"]))
    axes = re.findall(r"('\w+')(?::\(\d+\)(\d+))?", found["axes"])
    return math.prod(int(part or sizes[name]) for name, part in axes)


def load(path: str) -> Any:
    """A module of the tests, with JAX for this package."""
    for name, module in (("", jax), (".numpy", jax.numpy), (".sharding", jax.sharding)):
        sys.modules[f"monograph{name}"] = module
    spec = importlib.util.spec_from_file_location("programs", Path(__file__).parent / path)
    assert spec is not None and spec.loader is not None
    programs: Any = importlib.util.module_from_spec(spec)
    sys.modules["programs"] = programs
    spec.loader.exec_module(programs)
    return programs


def mesh_of(shape: tuple[int, ...], names: tuple[str, ...]) -> Any:
    """A mesh over the first devices."""
    devices = jax.devices()[: math.prod(shape)]
    kinds = (jax.sharding.AxisType.Auto,) * len(names)
    return jax.make_mesh(shape, names, axis_types=kinds, devices=devices)


def bytes_of(programs: Any, program: Any, mesh: Any) -> float:
    """What each device sends for a program."""
    f, args = programs.placed(program, mesh)
    return sent(f.lower(*args).compile().as_text(), mesh.size)


def main(kind: str, *numbers: str) -> None:
    if kind == "small":
        small = load("small_programs.py")
        todo = small.programs(range(*map(int, numbers)))
        made = {p.name: bytes_of(small, p, mesh_of(*p.mesh)) for p in todo}
    else:
        programs = load("sharding/test_collectives.py")
        mesh = mesh_of((int(kind),), ("d",))
        made = {name: bytes_of(programs, p, mesh) for name, p in programs.PROGRAMS.items()}
    print(json.dumps(made))


if __name__ == "__main__":
    main(*sys.argv[1:])
