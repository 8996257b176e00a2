"""`CpuBackend`: from a planned program to an executable; and what it can run, asked beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, ClassVar

from monograph.backends.base import Backend, Host
from monograph.backends.cpu.emit import Module
from monograph.backends.cpu.executable import CpuExecutable
from monograph.backends.cpu.library import resolve
from monograph.backends.cpu.loader import load
from monograph.backends.cpu.machine import compile_text, host_features, host_machine
from monograph.backends.cpu.program import lower
from monograph.backends.cpu.table import missing
from monograph.backends.cpu.whole import WHOLE
from monograph.fusion.program import Program
from monograph.fusion.target import MemorySpace, Target
from monograph.hlo.errors import ArgumentError, UnknownNameError, UnsupportedError
from monograph.hlo.graph import Node, subgraphs
from monograph.hlo.types import DTYPES

_WIDTHS = (0, 64, 128, 256, 512)


class CpuBackend(Backend):
    """``backend="cpu"``: this computer, one thread."""

    name = "cpu"
    measures_time = True
    level = "planned"
    options: ClassVar[Mapping[str, str]] = {
        "vector_bits": "register width to use: 0 (scalar code), 64, 128, 256 or 512"
    }

    @cached_property
    def target(self) -> Target:
        """This computer."""
        return target_of(None)

    def claims(self, node: Node) -> bool:
        """Ops that have code of their own."""
        return node.op in WHOLE

    def supports(self, node: Node) -> str | None:
        """Elementwise ops (and those in bodies of reductions) must be in the table."""
        op = node.op
        if op.kind == "elementwise":
            if missing(op, [x.type.dtype.kind for x in node.ins]) and op.expand is None:
                return f"{op.name} on {', '.join(str(x.type) for x in node.ins)} has no CPU code"
            return None
        if op.kind == "reduction":
            for _, body in subgraphs(node):
                for inner in body.nodes:
                    why = self.supports(inner)
                    if why is not None:
                        return f"in the body of {op.name}: {why}"
            return None
        if op.kind == "opaque" and op.ref is None and op.expand is None:
            return f"{op.name} has no CPU code"
        return super().supports(node)

    def compile(self, program: Program, options: Mapping[str, Any], host: Host) -> CpuExecutable:
        """Machine code for a program whose buffers are planned.

        Raises:
            UnknownNameError: if there is an option that is not in `options`.
            UnsupportedError: if the program wants several devices.
        """
        bits = _vector_bits(options, self.options)
        if program.devices != 1:
            raise UnsupportedError(
                f"the CPU backend runs one device, not {program.devices}",
                fix="place the program on one device.",
            )
        module = Module(host_machine(bits))
        lowered = lower(program, module)
        text = module.text()
        code = load(compile_text(text), lowered.symbols, resolve)
        return CpuExecutable(program, lowered, text, code, self.target)


def _vector_bits(options: Mapping[str, Any], known: Mapping[str, str]) -> int | None:
    for name in options:
        if name not in known:
            raise UnknownNameError(
                f"the CPU backend has no option {name!r}",
                operands={k: v for k, v in known.items()},
                fix="use one of the options above.",
            )
    bits = options.get("vector_bits")
    if bits is not None and bits not in _WIDTHS:
        raise ArgumentError(
            f"vector_bits={bits!r}", fix=f"use one of {', '.join(map(str, _WIDTHS))}."
        )
    return None if bits is None else int(bits)


@cache
def target_of(vector_bits: int | None) -> Target:
    """The target of this computer, with another register width if one is given."""
    return Target(
        "cpu",
        frozenset(DTYPES),
        (MemorySpace("host", None, 20e9),),
        vector_bits=host_machine(vector_bits).vector_bits,
        threads=1,
        flops=50e9,
        transcendental_cost=16.0,
        launch_overhead=1e-7,
        features=host_features(),
    )
