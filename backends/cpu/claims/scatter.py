"""A scatter as loops over its updates, in place: the result holds the input when they begin.

Updates are combined in the order of the index vectors whatever runs at one time: threads share only
loops whose steps touch elements of their own. An update of neighbours is combined in lanes, or
copied where it just replaces them. Called through `monograph.backends.cpu.whole`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from math import prod

from monograph.backends.cpu import table
from monograph.backends.cpu.claims.copies import EACH, Copies, copies_of
from monograph.backends.cpu.claims.gather import copy
from monograph.backends.cpu.claims.nest import (
    Component,
    Loop,
    index_at,
    nest_of,
)
from monograph.backends.cpu.claims.pieces import Job, in_pieces
from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import Value, alignment, from_memory, memory_type
from monograph.backends.cpu.emission.emit import Code, Module, vector
from monograph.backends.cpu.emission.memory import read, write
from monograph.backends.cpu.emission.offsets import added, extreme, over, times, whole_steps
from monograph.backends.cpu.emission.vectors import picked, widened
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.backends.cpu.loops.reduction import Fold
from monograph.fusion.kernel import Opaque, Reduction
from monograph.hlo.graph import Node
from monograph.hlo.ops.scatter_derivative import replaces, scatter_windows
from monograph.hlo.types import DType, TensorType

_FIND = 2e-9  # seconds to find a window
_SPEED = 6e9  # bytes a second that one thread reads and writes
_LINE = 128  # bytes of an update that are not torn apart
_MOST = 8  # pieces of an update
_SHORT = 8  # elements of an update that are combined as one, though they fill no vector
_SIDE = 4  # single elements in one step of a loop, one after the other


def takes_scatter(node: Node) -> bool:
    """Whether there is code for every op of the body."""
    inner = [n for n in node.attrs["body"].nodes if n.op.kind != "leaf"]
    return not any(table.missing(n.op, [x.type.dtype.kind for x in n.ins]) for n in inner)


def emit_scatter(module: Module, opaque: Opaque) -> Emitted:
    """The function of a scatter, ``f(inputs..., starts, updates..., results..., workspace...)``.

    Each result lies where its input does.
    """
    k = len(opaque.node.ins) // 2  # behind the results there may be a workspace
    names = [f"%p{i}" for i in range(len(opaque.operands) + len(opaque.results))]
    code = Code(module, names)
    x, starts, rows = opaque.results[0], opaque.operands[k], opaque.operands[k + 1]
    if x.size and rows.size:
        _Scatter(code, opaque, x, starts, rows).write(names[k:])
    code.do("ret void")
    head = f"void @{{name}}({', '.join(f'ptr {n}' for n in names)})"
    return Emitted(module.add("w_scatter", head, code.body()))


class _Scatter:
    """The function being written."""

    def __init__(
        self, code: Code, opaque: Opaque, x: TensorType, starts: TensorType, rows: TensorType
    ) -> None:
        w = scatter_windows(opaque.node.attrs, x, rows)
        nest = nest_of(w, x, starts, rows)
        body = opaque.node.attrs["body"]
        self.outer_code = code
        self.index = starts.dtype
        self.dtypes = [t.dtype for t in opaque.results[: len(opaque.node.ins) // 2]]
        count = len(self.dtypes)
        self.fold = Fold(Reduction(body, (0,) * count, (0,) * count), False)
        self.copies = replaces(body)
        self.components = nest.components
        # A window that may stick out runs inside of the loops over the batch.
        sticking = [loop for loop in nest.loops if loop.window is not None]
        self.loops = [loop for loop in nest.loops if loop.window is None] + sticking
        batch = [k for k, loop in enumerate(self.loops) if loop.batch]
        self.guard = max(batch, default=-1) + 1  # the depth at which an index vector is known
        self.lanes = self._lanes(code, rows)
        count = copies_of(opaque.node)
        self.apart = None
        if count > 1:
            bits = code.module.machine.vector_bits
            self.apart = Copies(x, self.loops[0].size, count, self.fold, bits)
        self.split = self._split() if self.apart is None else 0
        nbytes = sum(3 * rows.size * d.itemsize for d in self.dtypes)
        last = self.loops[-1].size if self.runs else 1
        slow = 1.0 if self.lanes > 1 or (self.copies and self.runs) else 4.0
        self.seconds = rows.size / last * _FIND + slow * nbytes / _SPEED

    def _lanes(self, code: Code, rows: TensorType) -> int:
        """How many elements of an update are combined at once."""
        if not self.runs or any(d.is_complex for d in self.dtypes):
            return 1
        bits = max(32 if d.itemsize < 4 else 8 * d.itemsize for d in self.dtypes)
        lanes, size = max(code.module.machine.vector_bits // bits, 1), self.loops[-1].size
        if size <= min(lanes, _SHORT) and all(d.itemsize >= 4 for d in self.dtypes):
            return 1 << (size - 1).bit_length()  # one vector, of which some lanes may be left
        while lanes > size:
            lanes //= 2
        return max(lanes, 1)

    @property
    def runs(self) -> bool:
        """Whether the innermost loop runs through neighbours in rows and array."""
        last = self.loops[-1] if self.loops else None
        return (
            last is not None and not last.batch and last.window is None
            and last.row == last.place == 1
        )  # fmt: skip

    def _split(self) -> int | None:
        """The loop that threads share: the largest one whose steps touch different elements."""
        apart = [k for k, loop in enumerate(self.loops) if loop.place and loop.window is None]
        return max(apart, key=lambda k: self.loops[k].size, default=None)

    def write(self, pointers: list[str]) -> None:
        """All of it; `pointers` are the starts, the updates, the results, and the workspace."""
        if self.apart is not None:
            self._in_copies(self.apart, pointers)
            return
        if self.split is None:
            self._piece(Job(self.outer_code, pointers), "0", "1")
            return
        units = self.loops[self.split].size
        inner = self.runs and self.split == len(self.loops) - 1
        multiple = self._neighbours(units) if inner else 1
        in_pieces(
            self.outer_code, "w_scatter", pointers, units, self.seconds, self._piece, multiple
        )

    def _in_copies(self, copies: Copies, pointers: list[str]) -> None:
        """Pieces of the index vectors, each into an array of its own."""

        def piece(job: Job, low: str, high: str) -> None:
            *given, array, others = job.addresses
            own = copies.own(job.code, low, array, others)
            self._piece(Job(job.code, [*given, own]), low, high)

        units, seconds = self.loops[0].size, prod(loop.size for loop in self.loops) * EACH
        in_pieces(
            self.outer_code, "w_scatter", pointers, units, seconds, piece, pieces=copies.count
        )
        copies.combine(self.outer_code, *pointers[-2:])

    def _neighbours(self, units: int) -> int:
        """Elements of an update that stay together: every piece reads all index vectors again."""
        line = max(_LINE // min(d.itemsize for d in self.dtypes), self.lanes)
        return -(-units // (_MOST * line)) * line

    def _piece(self, job: Job, low: str, high: str) -> None:
        count, pointers = len(self.dtypes), job.addresses
        self.code, self.starts = job.code, pointers[0]
        self.updates, self.results = pointers[1 : count + 1], pointers[count + 1 :]
        self.bounds = (low, high)
        self._loop(0, "0", "0", "0")

    # ---- loops --------------------------------------------------------------------------------

    def _loop(self, depth: int, row: str, place: str, start: str) -> None:
        """Loops from `depth` inwards; the offsets so far in the updates, the array, the starts."""
        if depth == self.guard:
            self._guarded(depth, row, place, start)
            return
        self._inner(depth, row, place, lambda d, r, p, s: self._loop(d, r, p, s), start)

    def _inner(
        self, depth: int, row: str, place: str, then: Callable[[int, str, str, str], None],
        start: str,
    ) -> None:  # fmt: skip
        loop, code = self.loops[depth], self.code

        def at(step: str) -> None:
            then(
                depth + 1,
                added(code, row, times(code, step, loop.row)),
                added(code, place, times(code, step, loop.place)),
                added(code, start, times(code, step, loop.start)),
            )

        low, high = self.bounds if depth == self.split else ("0", str(loop.size))
        by = _SIDE if loop.batch and depth == len(self.loops) - 1 else 1
        if by == 1:
            with over(code, low, high) as step:
                at(step)
            return
        whole = whole_steps(code, low, high, by)
        with over(code, low, whole, by) as step:
            for k in range(by):
                at(added(code, step, k))
        with over(code, whole, high) as step:
            at(step)

    def _guarded(self, depth: int, row: str, place: str, start: str) -> None:
        """What one index vector does: nothing if it points outside of the array."""
        code = self.code
        found = [
            index_at(code, self.index, self.starts, added(code, start, c.start))
            for c in self.components
        ]
        inside = "true"
        for c, i in zip(self.components, found, strict=True):
            place = added(code, place, times(code, i, c.place))
            if self._sticks(c):
                continue
            ok = code.op(f"icmp ule i64 {i}, {c.bound - c.size}")
            inside = ok if inside == "true" else code.op(f"and i1 {inside}, {ok}")
        with ExitStack() as stack:
            if inside != "true":
                stack.enter_context(code.when(inside))
            self._window(depth, row, place, found)

    def _sticks(self, c: Component) -> bool:
        """Whether part of a window may lie outside: its loop then leaves that part out."""
        number = self.components.index(c)
        return any(loop.window == number for loop in self.loops)

    def _window(self, depth: int, row: str, place: str, found: list[str]) -> None:
        """The loops through a window."""
        if depth == len(self.loops):
            self._combine(row, place, 1)
            return
        loop, code = self.loops[depth], self.code
        if loop.window is not None:
            low, high = self._visible(loop, found[loop.window])
            with code.span(low, high, 1) as step:
                row_at = added(code, row, times(code, step.var, loop.row))
                place_at = added(code, place, times(code, step.var, loop.place))
                self._window(depth + 1, row_at, place_at, found)
            return
        if depth == len(self.loops) - 1 and self.runs:
            self._run(loop, row, place, depth == self.split)
            return
        self._inner(depth, row, place, lambda d, r, p, s: self._window(d, r, p, found), "0")

    def _visible(self, loop: Loop, index: str) -> tuple[str, str]:
        """The part of a window that lies in the array."""
        code, bound = self.code, self.components[loop.window or 0].bound
        low = extreme(code, "smax", code.op(f"sub i64 0, {index}"), 0)
        left = code.op(f"sub i64 {bound}, {index}")
        high = extreme(code, "smax", extreme(code, "smin", left, loop.size), 0)
        return low, high

    # ---- elements -----------------------------------------------------------------------------

    def _run(self, loop: Loop, row: str, place: str, shared: bool) -> None:
        """An update of neighbours."""
        code = self.code
        low, high = self.bounds if shared else ("0", str(loop.size))
        if self.copies:
            size = code.op(f"sub i64 {high}, {low}") if shared else str(loop.size)
            for d, source, target in zip(self.dtypes, self.updates, self.results, strict=True):
                bytes_ = times(code, size, d.itemsize)
                copy(
                    code,
                    self._address(d, target, added(code, place, low)),
                    self._address(d, source, added(code, row, low)),
                    bytes_,
                )
            return
        if loop.size < self.lanes:
            self._combine(row, place, self.lanes, loop.size)
            return
        whole = loop.size // self.lanes * self.lanes
        if self.lanes > 1:
            stop = extreme(code, "umin", high, whole) if shared else str(whole)
            with over(code, low, stop, self.lanes) as step:
                self._combine(added(code, row, step), added(code, place, step), self.lanes)
        if whole < loop.size or self.lanes == 1:
            first = 0 if self.lanes == 1 else whole
            begin = extreme(code, "umax", low, first) if shared else str(first)
            with over(code, begin, high) as step:
                self._combine(added(code, row, step), added(code, place, step), 1)

    def _address(self, d: DType, pointer: str, offset: str) -> str:
        bytes_ = times(self.code, offset, d.itemsize)
        return self.code.op(f"getelementptr i8, ptr {pointer}, i64 {bytes_}")

    def _combine(self, row: str, place: str, lanes: int, first: int = 0) -> None:
        """Some neighbouring elements of the result with those of an update: so many lanes of them,
        or the first ones.
        """
        code, form = self.code, Form(row, 1 if lanes > 1 else 0)
        news = [
            read(code, d, p, form, lanes, None, first)
            for d, p in zip(self.dtypes, self.updates, strict=True)
        ]
        if not self.copies:
            olds = [
                self._held(d, p, place, lanes, first)
                for d, p in zip(self.dtypes, self.results, strict=True)
            ]
            news = self.fold.join(code, olds, news)
        form = Form(place, 1 if lanes > 1 else 0)
        for d, p, value in zip(self.dtypes, self.results, news, strict=True):
            write(code, d, p, form, lanes, value, None, first, exact=True)

    def _held(self, d: DType, pointer: str, place: str, lanes: int, first: int) -> Value:
        """What is in the result now: read each time, for it is written in between."""
        code, t = self.code, memory_type(d)
        parts = []
        for part in range(2 if d.is_complex else 1):
            offset = added(code, times(code, place, 2), part) if d.is_complex else place
            address = code.op(f"getelementptr {t}, ptr {pointer}, i64 {offset}")
            some = first or lanes
            raw = code.fresh_op(f"load {vector(t, some)}, ptr {address}, align {alignment(d)}")
            if first:
                raw = picked(code, t, first, raw, "zeroinitializer", widened(first, lanes))
            parts.append(from_memory(code, d, lanes, raw))
        return Value(d, lanes, parts)
