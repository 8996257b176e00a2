"""Single elements that are combined by several threads: each has a copy of the array of its own.

Only where the order of updates does not show: maxima, minima, bits, and sums and products of
integers. The first piece of the updates goes into the array itself; the copies of the others begin
with the neutral element, and are combined with it in the end. Called by the writer of scatter.
"""

from __future__ import annotations

from math import prod

from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import Value, splat
from monograph.backends.cpu.emission.emit import Code, Machine
from monograph.backends.cpu.emission.memory import read, write
from monograph.backends.cpu.emission.offsets import added, over, times
from monograph.backends.cpu.loops.reduction import Fold
from monograph.hlo.graph import Node
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.scatter_derivative import scatter_windows
from monograph.hlo.types import TensorType, tensor

_COUNTS = (8, 4, 2)
_UPDATES = 4096  # of a copy: less takes no longer than to hand it over
_FEWER = 2  # times as many updates as elements in all copies
EACH = 1e-9  # seconds of an update, while the array is in a near cache


def copies_of(node: Node) -> int:
    """How many arrays the updates of a scatter go into, by shapes alone."""
    if len(node.ins) != 3:
        return 1
    x, _, rows = (i.type for i in node.ins)
    w = scatter_windows(node.attrs, x, rows)
    exact = monoid_of(node.attrs["body"])
    ordered = exact in ("add", "multiply") and not (x.dtype.is_integer or x.dtype.kind == "bool")
    if exact is None or ordered or x.dtype.is_complex or not _single(w, rows):
        return 1
    most = min(rows.size // _UPDATES, rows.size // (_FEWER * max(x.size, 1)))
    return next((n for n in _COUNTS if n <= most), 1)


def _single(w: Indexed, rows: TensorType) -> bool:
    """Whether every index vector updates one element, anywhere in the array."""
    return not w.batching and prod(rows.shape[r] for r in w.row_dims) == 1


def workspace_of(node: Node, machine: Machine) -> tuple[TensorType, ...]:
    """The memory of the copies."""
    n = copies_of(node)
    t = node.ins[0].type
    return (tensor((n - 1, *t.shape), t.dtype),) if n > 1 else ()


class Copies:
    """The copies in the code that is written.

    Args:
        t: type of the array.
        units: steps of the loop that is shared out.
        most: how many copies there are at most, the array itself among them.
        fold: what combines elements.
        bits: width of a vector register.
    """

    def __init__(self, t: TensorType, units: int, most: int, fold: Fold, bits: int) -> None:
        self.t = t
        self.grain = -(-units // most)
        self.count = -(-units // self.grain)
        self.fold = fold
        lanes = max(bits // max(8 * t.dtype.itemsize, 32), 1)
        while lanes > max(t.size, 1):
            lanes //= 2
        self.lanes = lanes

    def own(self, code: Code, low: str, array: str, others: str) -> str:
        """The copy of the piece of the work that begins at `low`, filled with the neutral element;
        the first one's is the array.
        """
        number = code.op(f"udiv i64 {low}, {self.grain}")
        before = code.op(f"sub i64 {number}, 1")
        offset = times(code, before, self.t.nbytes)
        place = code.op(f"getelementptr i8, ptr {others}, i64 {offset}")
        first = code.op(f"icmp eq i64 {number}, 0")
        own = code.op(f"select i1 {first}, ptr {array}, ptr {place}")
        later = code.op(f"icmp ne i64 {number}, 0")
        (neutral,) = self.fold.identity()
        with code.when(later):
            for low, high, lanes in self._parts():
                with over(code, low, high, lanes) as at:
                    value = splat(code, neutral, lanes)
                    write(code, self.t.dtype, place, Form(at, int(lanes > 1)), lanes, value, None)
        return own

    def combine(self, code: Code, array: str, others: str) -> None:
        """All copies into the array, in their order."""
        for low, high, lanes in self._parts():
            with over(code, low, high, lanes) as at:
                found = self._read(code, array, at, lanes)
                for k in range(self.count - 1):
                    place = added(code, at, k * self.t.size)
                    (found,) = self.fold.join(
                        code, [found], [self._read(code, others, place, lanes)]
                    )
                write(code, self.t.dtype, array, Form(at, int(lanes > 1)), lanes, found, None)

    def _read(self, code: Code, pointer: str, at: str, lanes: int) -> Value:
        return read(code, self.t.dtype, pointer, Form(at, int(lanes > 1)), lanes, None)

    def _parts(self) -> list[tuple[str, str, int]]:
        """The array in whole vectors, and what is left."""
        whole = self.t.size // self.lanes * self.lanes
        parts = [("0", str(whole), self.lanes), (str(whole), str(self.t.size), 1)]
        return [p for p in parts if p[0] != p[1]]
