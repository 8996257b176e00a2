"""`CpuBackend`: from a planned program to an executable; and what it can run, asked beforehand."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, ClassVar

import numpy as np

from monograph.backends.base import Backend, Buffer, Device, Executable, Host
from monograph.backends.cpu.calls.blocks import Pooled, block, seen
from monograph.backends.cpu.calls.heap import pool
from monograph.backends.cpu.claims.recurrence import has_code
from monograph.backends.cpu.contraction.unit import panel_of
from monograph.backends.cpu.definitions import DEFINITIONS
from monograph.backends.cpu.emission.emit import Machine, Module
from monograph.backends.cpu.executable import CpuExecutable, Source, plan_of
from monograph.backends.cpu.objects.keeping import dump, restore
from monograph.backends.cpu.objects.loader import load
from monograph.backends.cpu.objects.machine import (
    LEVELS,
    compile_text,
    features_of,
    host_machine,
    level_machine,
    machine_key,
)
from monograph.backends.cpu.objects.shared import resolve
from monograph.backends.cpu.program import lower
from monograph.backends.cpu.speed import measured
from monograph.backends.cpu.threads.pool import threads
from monograph.backends.cpu.whole import keeps, takes, workspace
from monograph.backends.engines.world import current
from monograph.backends.store import SOURCES, digest, stored
from monograph.fusion.program import Program
from monograph.fusion.target import MemorySpace, Target
from monograph.hlo import flags
from monograph.hlo.derived import derived
from monograph.hlo.errors import ArgumentError, UnknownNameError
from monograph.hlo.graph import Node
from monograph.hlo.types import DTYPES, TensorType, type_of_array

_LARGE = 1 << 16  # bytes of a copy whose place in memory matters
_WIDTHS = (0, 64, 128, 256, 512)


# What one thread moves per second. Plans depend on these, so they are not measured where they run.
_MEMORIES = (MemorySpace("host", None, 30e9), MemorySpace("shared cache", 16 << 20, 60e9))
_OWN = 100e9


class CpuBackend(Backend):
    """``backend="cpu"``: this computer; long work is shared by its cores."""

    name = "cpu"
    over_ranks = True
    measures_time = True
    level = "planned"
    definitions = DEFINITIONS
    options: ClassVar[Mapping[str, str]] = {
        "cpu": f"kind of CPU to make code for, instead of this computer's: {', '.join(LEVELS)}",
        "vector_bits": "register width to use: 0 (scalar code), 64, 128, 256 or 512",
    }

    @derived
    def target(self) -> Target:
        """This computer."""
        return target_of(host_machine())

    def target_for(self, options: Mapping[str, Any]) -> Target:
        """This computer, or the kind of CPU that the options ask for."""
        return target_of(_machine(options, self.options))

    def device_count(self) -> int:
        """As many as the configuration says that there are."""
        return int(flags.values["num_cpu_devices"])

    def claims(self, node: Node) -> bool:
        """Ops that have code of their own."""
        return takes(node)

    def keeps(self, node: Node) -> bool:
        """These, and elementwise ops that are in the table."""
        return keeps(node)

    def supports(self, node: Node) -> str | None:
        """Elementwise ops (and those in bodies of reductions) must be in the table."""
        return self.lacks(node, has_code)

    def compile(self, program: Program, options: Mapping[str, Any], host: Host) -> CpuExecutable:
        """Machine code for a program whose buffers are planned.

        Raises:
            ArgumentError, UnknownNameError: if an option is unknown or cannot be had here.
        """
        machine = _machine(options, self.options)
        source = _source(program, machine)
        data = _compiled(source, machine)
        code = load(data, source.lowered.symbols, resolve)
        plan = plan_of(program, source.lowered)
        return CpuExecutable(plan, code, target_of(machine), lambda: source, data)

    def key(self, options: Mapping[str, Any]) -> str | None:
        """The kind of CPU, LLVM, and what the passes know of this computer but its threads."""
        machine = _machine(options, self.options)
        target = dataclasses.replace(
            target_of(machine), features=frozenset(), dtypes=frozenset(), threads=0
        )
        return f"{machine_key(machine)} {target}"

    def held(self, memory: Any, type: TensorType, device: Device) -> Buffer:
        return Pooled(device, memory, type)

    def own(self, x: np.ndarray[Any, Any], device: Device) -> Buffer:
        """A large copy begins where lines and large pages do: NumPy's would not."""
        if x.nbytes < _LARGE:
            return Buffer(device, x.copy())
        memory, t = block(x.nbytes), type_of_array(x)
        seen(memory, t)[...] = x
        return Pooled(device, memory, t)

    def release(self) -> None:
        pool().trim()

    def dump(self, executable: Executable) -> bytes | None:
        """The object file and what a call needs; nothing where Python code runs in between."""
        assert isinstance(executable, CpuExecutable)
        return dump(executable)

    def restore(
        self, data: bytes, options: Mapping[str, Any], program: Callable[[], Program]
    ) -> CpuExecutable:
        """Load the object file; the program is made again where somebody looks at it."""
        machine = _machine(options, self.options)
        return restore(data, target_of(machine), lambda: _source(program(), machine))


def _compiled(source: Source, machine: Machine) -> bytes:
    """The object file; of a program of ranks all need mostly the same, so one of them makes it."""
    here = current()
    if here is None or not source.lowered.records:
        return compile_text(source.text, machine)
    key = digest("object", source.text, machine_key(machine), SOURCES)
    return here.once(key.encode(), lambda: stored(key, lambda: compile_text(source.text, machine)))


def _source(program: Program, machine: Machine) -> Source:
    module = Module(machine)
    lowered = lower(program, module)
    return Source(program, lowered, module.text(), machine)


def _machine(options: Mapping[str, Any], known: Mapping[str, str]) -> Machine:
    """What code is to be made for."""
    for name in options:
        if name not in known:
            raise UnknownNameError(
                f"the CPU backend has no option {name!r}",
                operands={k: v for k, v in known.items()},
                fix="use one of the options above.",
            )
    bits, level = options.get("vector_bits"), options.get("cpu")
    if bits is not None and bits not in _WIDTHS:
        raise ArgumentError(
            f"vector_bits={bits!r}", fix=f"use one of {', '.join(map(str, _WIDTHS))}."
        )
    if level is None:
        return host_machine(None if bits is None else int(bits))
    if level not in LEVELS:
        raise ArgumentError(f"cpu={level!r}", fix=f"use one of {', '.join(LEVELS)}.")
    found = level_machine(level, None if bits is None else int(bits))
    if found is None:
        raise ArgumentError(
            f"cpu={level!r}: this computer cannot run such code",
            operands={"this computer": host_machine().cpu},
            fix="leave the option out, or choose an older kind.",
        )
    return found


@cache
def target_of(machine: Machine) -> Target:
    """The target for a kind of CPU."""
    return Target(
        "cpu",
        frozenset(DTYPES),
        (*_MEMORIES, MemorySpace("own cache", machine.own_cache, _OWN)),
        vector_bits=machine.vector_bits,
        beside=2 if machine.vector_bits == 256 else 1,  # of 512 bits, one keeps the units busy
        threads=threads(),
        flops=100e9,
        transcendental_cost=16.0,
        measured=measured,
        launch_overhead=5e-8,
        features=features_of(machine),
        workspace=partial(workspace, machine=machine),
        panel=panel_of(machine.vector_bits),
        at_once=True,
        looks_up=True,
    )
