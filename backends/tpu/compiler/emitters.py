"""THE table of ops that are tasks of their own: from an op's record to what makes specs of it.

An op that is neither here, nor in the table of `instructions`, nor made of such ops, has no
instructions: `modelled` counts what it takes, and its values come from its record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from monograph.backends.tpu.compiler import complexes, indexed, lookups, networks
from monograph.hlo import ops
from monograph.hlo.ops.cumulative import RUNNING
from monograph.hlo.record import OpDef


@dataclass(frozen=True)
class AtIndices:
    """Rows that indices choose, and elements of windows, which are slower."""

    rows: indexed.Maker
    elements: lookups.Maker | None = None


@dataclass(frozen=True)
class Meeting:
    """Elements of a dimension that meet each other."""

    rule: networks.Maker


@dataclass(frozen=True)
class Windows:
    """Folds of windows, as a loop nest."""


@dataclass(frozen=True)
class Convolved:
    """A product of windows."""


@dataclass(frozen=True)
class Copied:
    """Operands that get memory of their own."""


@dataclass(frozen=True)
class Planes:
    """Parts of complex numbers, as moves."""

    move: complexes.Maker


Emitter = AtIndices | Meeting | Windows | Convolved | Copied | Planes
EMITTERS: Mapping[OpDef, Emitter] = {
    ops.gather: AtIndices(indexed.gathered, lookups.gathered),
    ops.scatter: AtIndices(indexed.scattered, lookups.scattered),
    ops.dynamic_slice: AtIndices(indexed.sliced),
    ops.dynamic_update_slice: AtIndices(indexed.updated),
    ops.sort: Meeting(networks.in_order),
    ops.top_k: Meeting(networks.largest),
    **{op: Meeting(networks.running) for op in RUNNING.values()},
    ops.reduce_window: Windows(),
    ops.convolution: Convolved(),
    ops.optimization_barrier: Copied(),
    ops.real: Planes(partial(complexes.taken, plane=0)),
    ops.imag: Planes(partial(complexes.taken, plane=1)),
    ops.complex: Planes(complexes.joined),
}


__all__ = [
    "EMITTERS", "AtIndices", "Convolved", "Copied", "Emitter", "Meeting", "Planes", "Windows",
]  # fmt: skip
