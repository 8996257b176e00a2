"""`Target`: what the passes may know of a machine. A backend gives one; nobody edits it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from monograph.hlo.graph import Node
from monograph.hlo.record import OpDef
from monograph.hlo.types import DType, TensorType


@dataclass(frozen=True)
class MemorySpace:
    """One memory: bytes (None: as much as the host has) and bytes per second."""

    name: str
    size: int | None
    bandwidth: float


def _unknown(op: OpDef, dtype: DType) -> float | None:
    return None


def _none(node: Node) -> tuple[TensorType, ...]:
    return ()


@dataclass(frozen=True)
class Target:
    """A frozen description of a machine.

    Attributes:
        name: of the backend and the machine, for reports.
        dtypes: names of the element types that the machine can compute with.
        spaces: memories, the one arrays live in first.
        vector_bits: width of a vector register; 0 for none.
        beside: how many vectors long arithmetic is done on side by side, so that what comes of one
            is not waited for.
        threads: how many of them share long work.
        flops: f32 operations per second of one thread.
        transcendental_cost: flops that one transcendental element costs.
        measured: flops' time of an element of 32 bits by op and type of operand, or None where
            the record's count does; it is for the ops that take far longer than it says.
        launch_overhead: seconds per kernel.
        layouts: preferred layouts, by name; row-major is always understood.
        features: what code generators ask for (instruction set names).
        workspace: temporaries that a node which the backend takes whole needs besides its results.
        joins_rows: whether launches that run together row by row become one kernel: then they do
            however short they are, and with as many rows as there are.
        at_once: whether a program runs `Beside` steps: branches on threads of their own.
        asks: whether a branch that depends on a value waits until the host has read it.
        panel: columns of 32 bits that products of matrices read side by side, and that a factor is
            laid out in before some rows of a product at a time are computed; 0: products run whole.
        looks_up: whether kernels may read at places that they find in arrays.
        row: bytes of a row that stays with who computes it; where rows are longer slow ops may be
            computed again, if that takes less time than to keep what they gave. 0: never.
        busy: how many points keep the machine busy: long folds of few points are split until there
            are so many; 0: by the time that they take.
    """

    name: str
    dtypes: frozenset[str]
    spaces: tuple[MemorySpace, ...] = (MemorySpace("host", None, 20e9),)
    vector_bits: int = 0
    beside: int = 1
    threads: int = 1
    flops: float = 50e9
    transcendental_cost: float = 16.0
    launch_overhead: float = 1e-7
    alignment: int = 64
    layouts: tuple[str, ...] = ("row_major",)
    features: frozenset[str] = field(default_factory=frozenset)
    workspace: Callable[[Node], tuple[TensorType, ...]] = field(
        default=_none, compare=False, repr=False
    )
    measured: Callable[[OpDef, DType], float | None] = field(
        default=_unknown, compare=False, repr=False
    )
    joins_rows: bool = False
    at_once: bool = False
    asks: bool = False
    panel: int = 0
    looks_up: bool = False
    row: int = 0
    busy: int = 0

    @property
    def nearest(self) -> MemorySpace:
        """The smallest memory."""
        return min(self.spaces, key=lambda s: (s.size is None, s.size or 0))

    @property
    def bandwidth(self) -> float:
        """Bytes per second of the memory that arrays live in."""
        return self.spaces[0].bandwidth
