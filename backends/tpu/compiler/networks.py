"""`Network`: elements of a dimension that meet others at distances which are powers of two.

Sorts (with `top_k`) and running folds are steps in which every element meets the one at a distance
along its row and becomes what a rule says. All elements of an array go through a step at once,
eight rows of 128 lanes at a time; `meetings` writes the program. Elements are words of their
bits, those of running folds numbers. Called by `tasks`, for ops that fusion leaves whole.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, prod

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.instructions import FOLDS
from monograph.backends.tpu.compiler.kernels import steps_of
from monograph.backends.tpu.compiler.keys import bits_of, tells_apart
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.meetings import (
    Cumulative,
    Sorted,
    network_program,
    write_network,
)
from monograph.backends.tpu.compiler.streams import NoCode, Place, Streams
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.compiler.walks import narrow
from monograph.backends.tpu.isa.program import Program
from monograph.backends.tpu.isa.vector import wide
from monograph.hlo.graph import Node
from monograph.hlo.ops.leaf import iota, result
from monograph.hlo.ops.orders import Key, order_of
from monograph.hlo.record import OPS

PLACE = -1  # in `Network.outs`: where an element was


@dataclass(frozen=True)
class Along:
    """How a dimension lies in the registers of an array, which are gone through in order.

    Attributes:
        axis: "lane" or "sublane", of which a register holds `minor` elements; "" for one.
        minor: so many; a register of an array of one dimension has eight such rows (`flat`).
        outer, count, inner: loops over registers: those before the dimension, its own, the others.
        pitch: rows of memory from an element to the one `minor` further on.
    """

    axis: str
    minor: int
    flat: bool
    outer: int
    count: int
    inner: int
    pitch: int


def along(shape: Sequence[int], dimension: int) -> Along:
    """How a dimension of words lies."""
    if len(shape) == 1:
        return Along("lane", LANES, True, 1, ceil(shape[0] / (LANES * SUBLANES)), 1, 1)
    across, groups = ceil(shape[-1] / LANES), ceil(shape[-2] / SUBLANES)
    lead = prod(shape[:-2])
    if dimension == len(shape) - 1:
        return Along("lane", LANES, False, lead * groups, across, 1, SUBLANES)
    if dimension == len(shape) - 2:
        return Along("sublane", SUBLANES, False, lead, groups, across, across * SUBLANES)
    inner = prod(shape[dimension + 1 : -2]) * groups * across
    outer = prod(shape[:dimension])
    return Along("", 1, False, outer, shape[dimension], inner, inner * SUBLANES)


@dataclass(frozen=True)
class Network:
    """All of it.

    Attributes:
        rule: what becomes of elements that meet.
        dimension: along which they do.
        reads, writes: operands and results.
        outs: which operand each result is, once it is in order; `PLACE`: where its elements were.
    """

    rule: Sorted | Cumulative
    dimension: int
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    outs: tuple[int, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        return self.reads[0].layout.shape

    @property
    def along(self) -> Along:
        return along(self.shape, self.dimension)

    @property
    def arrays(self) -> int:
        """Arrays of words that go through the steps: the operands, and places."""
        count = len(self.reads)
        return count + (isinstance(self.rule, Sorted) and self.rule.place == count)

    @property
    def wide(self) -> Layout:
        """Of each."""
        return Layout(self.shape, "u32")

    def words(self, i: int) -> str:
        """The type of operand i's words where it is packed: bits, or numbers."""
        dtype = self.reads[i].layout.dtype
        if isinstance(self.rule, Sorted):
            return bits_of(dtype)
        return "i8" if dtype == "bool" else dtype

    # ---- memory ----------------------------------------------------------------------------------

    @property
    def margin(self) -> int:
        """Rows before and after each array that elements beyond its ends are read from."""
        return ceil(self.along.pitch / SUBLANES) * SUBLANES

    @property
    def size(self) -> int:
        """Rows from an array of words to the next one."""
        return self.wide.rows + self.margin

    @property
    def sets(self) -> tuple[int, int]:
        """The first rows of what a step reads and what it writes; each step changes them over."""
        first = self._end + self.margin
        return first, first + self.arrays * self.size

    @property
    def _all(self) -> tuple[Read | Write, ...]:
        return (*self.reads, *self.writes)

    def _buffered(self, x: Read | Write) -> bool:
        """Whether an array in main memory has a buffer: packed ones do."""
        return x.space == "hbm" and x.layout.packing > 1

    @property
    def places(self) -> tuple[Place, ...]:
        """Where operands and results lie."""
        found, near, far = [], 0, 0
        for x in self._all:
            found.append(Place(x.space, far if x.space == "hbm" else near, near, 0))
            if x.space == "hbm":
                far += x.layout.rows
            if x.space == "vmem" or self._buffered(x):
                near += x.layout.rows
        return tuple(found)

    @property
    def _end(self) -> int:
        return sum(x.layout.rows for x in self._all if x.space == "vmem" or self._buffered(x))

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        packed = sum(x.layout.rows for x in self._all if self._buffered(x))
        return packed + 2 * self.arrays * self.size + self.margin

    @property
    def extent(self) -> int:
        """Rows of vector memory from the first one to behind the last one."""
        return self._end + 2 * self.arrays * self.size + self.margin

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        return sum(x.layout.rows for x in self._all if x.space == "hbm")

    def program(self, chip: Chip) -> Program:
        """The instructions."""
        return network_program(self, chip)

    def write(self, streams: Streams, chip: Chip, base: int) -> None:
        """Those of arrays that are in vector memory, from a row on."""
        write_network(self, streams, chip, base)


# ---- from ops ------------------------------------------------------------------------------------

Made = tuple[Network, tuple[Node, ...]]
Rule = tuple[Sorted | Cumulative, int, tuple[int, ...]]  # with the dimension, and `Network.outs`
Maker = Callable[[Node, Sequence[int]], Rule]


def network_of(
    make: Maker, node: Node, outs: Sequence[Node], layout: Callable[[Node], Layout],
    space: Callable[[Node], str],
) -> Made:  # fmt: skip
    """A node as a network, and its operands.

    Args:
        make: of the op, one of this file's.
        node: the op.
        outs: those of its results that are used.
        layout, space: of a value: how and where it lies.

    Raises:
        NoCode: if its elements are wider than words, or there are none.
    """
    for x in (*node.ins, *outs):
        narrow(x.type.dtype)
        if not x.type.size:
            raise NoCode("an array without elements")
        if layout(x).column:
            raise NoCode("columns that are sorted")
    numbers = [out.attrs["index"] if out.op is result else 0 for out in outs]
    rule, dimension, order = make(node, numbers)
    reads = tuple(Read(layout(x), "full", space(x)) for x in node.ins)
    writes = tuple(Write(layout(x), "full", 0, space(x)) for x in outs)
    return Network(rule, dimension, reads, writes, order), node.ins


def in_order(node: Node, numbers: Sequence[int]) -> Rule:
    """Of a sort."""
    types = tuple(x.type.dtype.name for x in node.ins)
    return _order(node, types), node.attrs["dimension"] % node.ins[0].type.ndim, tuple(numbers)


def largest(node: Node, numbers: Sequence[int]) -> Rule:
    """Of a top_k."""
    (t,) = (x.type for x in node.ins)
    rule = Sorted((t.dtype.name,), (Key(0, descending=True),), 1)
    return rule, t.ndim - 1, tuple([0 if n == 0 else PLACE for n in numbers])


def running(node: Node, numbers: Sequence[int]) -> Rule:
    """Of a running fold."""
    t = node.ins[0].type
    name, dtype = FOLDS[OPS[node.op.running]], t.dtype.name
    stem = f"v{name}.{wide(dtype)}"
    if dtype == "bool":
        stem = "vor" if name in ("add", "max") else "vand"
    return Cumulative(stem, node.attrs["reverse"]), node.attrs["axis"] % t.ndim, tuple(numbers)


def _order(node: Node, types: tuple[str, ...]) -> Sorted:
    comparator, rank = node.attrs["comparator"], node.ins[0].type.ndim
    keys, place = order_of(comparator), len(types)
    for i, x in enumerate(node.ins):  # as those of an argsort
        if x.op is iota and x.attrs["iota_dimension"] == node.attrs["dimension"] % rank:
            place = i if types[i] == "i32" else place
    if keys is None:
        block, (out,) = steps_of(comparator)
        return Sorted(types, (), place, block, out)
    alone = len(types) == 1 and len(keys) == 1 and tells_apart(keys[0], types[0])
    return Sorted(types, keys, -1 if alone else place)


__all__ = [
    "PLACE", "Along", "Network", "along", "in_order", "largest", "network_of", "running",
]  # fmt: skip
