"""Runs a planned `Program` with NumPy, by the definition of kernels and steps.

Memory is real: one arena of bytes filled with junk, so that buffers that overlap while both are
wanted give wrong values. Every read and write is checked against the bounds, every element of a
result must be written once, and memory may be shared between an operand and a result only where the
kernel says so and only element by element. The pieces of a sweep run in a random order,
and steps beside each other on threads, with delays at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from time import sleep
from typing import Any

import numpy as np

from monograph.fusion.access import apart
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Literal,
    Load,
    Opaque,
    Reduced,
)
from monograph.fusion.program import Beside, Copy, Host, Launch, Program, Step, Sweep, Switch, While
from monograph.fusion.rows import row_loop
from monograph.hlo.index import Dim, Div, Index, Mod
from monograph.hlo.interp import apply, evaluate_node
from monograph.hlo.ops.folds import fold
from monograph.hlo.types import TensorType, tensor

Array = np.ndarray[Any, Any]
JUNK = 0xA5


class Machine:
    """The memory of one run, and counts of what ran."""

    def __init__(self, program: Program, args: Sequence[Array]) -> None:
        assert program.buffers is not None
        self.program = program
        arena = np.full(program.buffers.arena_bytes, JUNK, np.uint8)
        self.memory: list[Array] = []
        self.writable: list[bool] = []
        for spec in program.buffers.buffers:
            if spec.row:
                held = np.full(spec.nbytes, JUNK, np.uint8)
            elif spec.kind == "temp":
                assert spec.offset + spec.nbytes <= len(arena) and spec.offset % 64 == 0
                held = arena[spec.offset : spec.offset + spec.nbytes]
            elif spec.kind == "constant":
                assert spec.node is not None
                t = spec.node.type
                held = np.array(np.broadcast_to(spec.node.attrs["value"], t.shape), t.dtype.np)
                held = np.frombuffer(bytearray(held.tobytes()), np.uint8)
            elif spec.alias is not None:
                held = self.memory[spec.alias]
            else:
                held = np.full(spec.nbytes, JUNK, np.uint8)
            self.memory.append(held)
            self.writable.append(spec.kind != "constant")
        for port, x in zip(program.inputs, args, strict=True):
            array = np.asarray(x, port.type.dtype.np)
            self.memory[port.buffer][:] = np.frombuffer(array.tobytes(), np.uint8)
            self.writable[port.buffer] = port.donated
        self.rng = np.random.default_rng(len(arena))
        self.delay = 0.0  # seconds before a step, at most
        self.launched = 0
        self.copied = 0

    def view(self, buffer: int, t: TensorType) -> Array:
        held = self.memory[buffer]
        assert len(held) == t.nbytes, f"buffer {buffer} has {len(held)} bytes for {t}"
        return held.view(t.dtype.np).reshape(t.shape)

    def outputs(self) -> list[Array]:
        return [self.view(p.buffer, p.type).copy() for p in self.program.outputs]

    def write(self, buffer: int) -> None:
        assert self.writable[buffer], f"buffer {buffer} is not to be written"

    # ---- steps ------------------------------------------------------------------------------

    def run(self, steps: Sequence[Step]) -> None:
        for step in steps:
            if self.delay:
                sleep(self.rng.random() * self.delay)
            if isinstance(step, Launch):
                self.launch(step)
            elif isinstance(step, Sweep):
                self.sweep(step)
            elif isinstance(step, Copy):
                self.write(step.target)
                self.copied += step.nbytes
                self.memory[step.target][: step.nbytes] = self.memory[step.source][: step.nbytes]
            elif isinstance(step, While):
                self.run(step.cond)
                while self.memory[step.predicate][0]:
                    self.run(step.body)
                    self.run(step.cond)
            elif isinstance(step, Switch):
                i = int(self.memory[step.index].view(np.int32)[0])
                count = len(step.branches)
                self.run(step.branches[i if 0 <= i < count else count - 1])
            elif isinstance(step, Beside):
                self.beside(step)
            else:
                self.whole(step, step.node)

    def beside(self, step: Beside) -> None:
        """Every branch on a thread of its own, with a delay of any length before every step."""
        before, self.delay = self.delay, 2e-4
        with ThreadPoolExecutor(len(step.branches)) as pool:
            for done in [pool.submit(copy_context().run, self.run, b) for b in step.branches]:
                done.result()
        self.delay = before

    def whole(self, step: Launch | Host, node: Any) -> None:
        ins = [self.view(b, x.type).copy() for b, x in zip(step.operands, node.ins, strict=True)]
        outs = evaluate_node(node, ins)
        outs = outs if isinstance(outs, tuple) else (outs,)
        types = node.type if isinstance(node.type, tuple) else (node.type,)
        for b, x, t in zip(step.results, outs, types, strict=True):
            self.write(b)
            self.view(b, t)[...] = x

    def sweep(self, step: Sweep) -> None:
        """Pieces in any order, cut at any row: some end earlier than the plan says."""
        assert step.rows > 0 and step.grain > 0
        grain = int(self.rng.integers(1, step.grain + 1))
        grain = max(grain, -(-step.rows // 7))  # a few pieces are as good as thousands
        starts = range(0, step.rows, grain)
        for low in self.rng.permutation(starts):
            for launch in step.launches:
                self.launch(launch, range(int(low), min(int(low) + grain, step.rows)))
            for b in step.near:  # it is gone with the piece
                self.memory[b][:] = JUNK
        self.launched += len(step.launches)

    def launch(self, step: Launch, rows: range | None = None) -> None:
        self.launched += rows is None
        if isinstance(step.kernel, Opaque):
            self.whole(step, step.kernel.node)
            return
        kernel = step.kernel
        ins = [self.view(b, t) for b, t in zip(step.operands, kernel.operands, strict=True)]
        outs = [self.view(b, t) for b, t in zip(step.results, kernel.results, strict=True)]
        for b in step.results:
            self.write(b)
        _check_sharing(kernel, ins, outs)
        loop = row_loop(kernel, step.schedule)
        part = None if rows is None or loop is None else (loop, rows)
        assert rows is None or (part is not None and rows.stop <= kernel.dims[part[0]])
        run_kernel(kernel, [x.copy() for x in ins], outs, part)


def run(program: Program, args: Sequence[Array]) -> list[Array]:
    """The outputs of a planned program."""
    machine = Machine(program, args)
    assert program.steps is not None
    with np.errstate(all="ignore"):
        machine.run(program.steps)
    return machine.outputs()


def _check_sharing(kernel: Kernel, ins: list[Array], outs: list[Array]) -> None:
    for j, out in enumerate(outs):
        for other in outs[:j]:
            assert not np.may_share_memory(out, other), f"{kernel.name}: results overlap"
        for k, x in enumerate(ins):
            if (k, j) not in kernel.aliases:
                assert not np.may_share_memory(x, out), f"{kernel.name}: {k} overlaps result {j}"
                continue
            store = next(s for s in kernel.stores if s.result == j)
            for i in kernel.instructions:
                if isinstance(i, Load) and i.operand == k:
                    kept = i.index == store.index or apart(i.index, store.index)
                    assert kept, f"{kernel.name}: reads what it overwrites"


def run_kernel(
    kernel: Kernel, ins: list[Array], outs: list[Array], part: tuple[int, range] | None = None
) -> None:
    """Run a kernel over all points of its loops at once, or over some steps of one loop."""
    ranges = [range(n) for n in (*kernel.dims, *kernel.reduce_dims)]
    if part is not None:
        ranges[part[0]] = part[1]
    sizes = tuple(len(r) for r in ranges)
    dims = sizes[: len(kernel.dims)]
    grid = _Grid(kernel, ins, ranges)
    inner = len(kernel.prologue) + len(kernel.body)
    for number, instr in enumerate(kernel.instructions):
        _check_arguments(kernel, number, instr)
        if number == inner:
            grid.fold()
        grid.values.append(grid.step(instr))
    if inner == len(kernel.instructions):
        grid.fold()
    written = [np.zeros(out.shape, np.int64) for out in outs]
    for store in kernel.stores:
        out = outs[store.result]
        index = [grid.index(i) for i in store.index]
        shape = dims + (1,) * len(kernel.reduce_dims)
        place = tuple(np.broadcast_to(i, shape).reshape(dims) for i in index)
        for i, n in zip(place, out.shape, strict=True):
            assert i.size == 0 or (i.min() >= 0 and i.max() < n), f"{kernel.name}: writes outside"
        value = np.broadcast_to(grid.values[store.value], shape).reshape(dims)
        assert value.dtype == out.dtype, f"{kernel.name}: {value.dtype} stored as {out.dtype}"
        np.add.at(written[store.result], place, 1)
        out[place] = np.where(grid.needed().reshape(dims), value, _junk(out.dtype))
    for result in {s.result for s in kernel.stores}:
        _check_written_once(kernel, result, written[result], whole=part is None and kernel.whole)


def _check_arguments(kernel: Kernel, number: int, instr: Instr) -> None:
    """Arguments come first, and inner values stay inside."""
    before = len(kernel.prologue)
    inner = range(before, before + len(kernel.body))
    used: list[int] = list(instr.args) if isinstance(instr, Apply) else []
    if isinstance(instr, Load):
        used += [s for i in instr.index for s in i.starts]
        used += [] if instr.mask is None else [instr.mask]
    assert all(u < number for u in used)
    if kernel.reductions and number >= inner.stop:
        assert not any(u in inner for u in used), "an inner value is used after the loop"
    if number < before:
        assert not isinstance(instr, Reduced)


def _check_written_once(kernel: Kernel, result: int, count: Array, *, whole: bool) -> None:
    assert count.max(initial=0) <= 1, f"{kernel.name}: an element is written twice"
    if whole and not any(j == result for _, j in kernel.aliases):
        assert count.min(initial=1) == 1, f"{kernel.name}: an element is not written"


def _junk(d: np.dtype[Any]) -> Any:
    """What nothing needs: the worst that a value can be."""
    return np.nan if d.kind == "f" else np.frombuffer(bytes([JUNK] * d.itemsize), d)[0]


class _Grid:
    """Values of the instructions so far, each over the loops (size 1 where it doesn't vary)."""

    def __init__(self, kernel: Kernel, ins: list[Array], ranges: Sequence[range]) -> None:
        self.kernel = kernel
        self.ins = ins
        self.ranges = ranges
        self.sizes = tuple(len(r) for r in ranges)
        self.values: list[Array] = []
        self.folded: list[tuple[Array, ...]] = []

    def needed(self) -> Array:
        """At which points of the parallel loops a result is needed."""
        dims = self.sizes[: len(self.kernel.dims)]
        if self.kernel.span is None:
            return np.ones(dims, bool)
        first, end = (self.values[k] for k in self.kernel.span)
        columns = self.atom(Dim(1, self.kernel.dims[1]))
        found = (columns >= first) & (columns < end)
        return np.broadcast_to(found, (*dims, 1)).reshape(dims)

    def index(self, i: Index) -> Array:
        total: Any = np.full((1,) * len(self.sizes), i.const, np.int64)
        for atom, k in i.terms:
            total = total + k * self.atom(atom)
        return np.asarray(total)

    def atom(self, atom: Any) -> Array:
        if isinstance(atom, Dim):
            shape = [1] * len(self.sizes)
            shape[atom.position] = self.sizes[atom.position]
            run = self.ranges[atom.position]
            whole = (*self.kernel.dims, *self.kernel.reduce_dims)[atom.position]
            assert run.stop <= atom.size == whole
            return np.arange(run.start, run.stop).reshape(shape)
        if isinstance(atom, Div | Mod):
            inner = self.index(atom.inner)
            assert inner.size == 0 or inner.min() >= 0, "a machine may divide by truncation"
            return inner // atom.by if isinstance(atom, Div) else inner % atom.by
        value = self.values[atom.operand].astype(object)
        return np.asarray(np.clip(value, 0, atom.limit)).astype(np.int64)

    def step(self, instr: Instr) -> Array:
        if isinstance(instr, Load):
            return self.load(instr)
        if isinstance(instr, Literal):
            return np.asarray(instr.value, instr.dtype.np).reshape((1,) * len(self.sizes))
        if isinstance(instr, IndexValue):
            return self.index(instr.index).astype(instr.dtype.np)
        if isinstance(instr, InRange):
            found: Any = np.ones((1,) * len(self.sizes), bool)
            for i, low, high in instr.conditions:
                value = self.index(i)
                found = found & (value >= low) & (value < high)
            return np.asarray(found)
        if isinstance(instr, Reduced):
            return self.folded[instr.reduction][instr.part]
        args = np.broadcast_arrays(*(self.values[a] for a in instr.args))
        out = apply(instr.op, instr.attrs, args, tensor(args[0].shape, instr.dtype))
        assert isinstance(out, np.ndarray)
        return out

    def load(self, instr: Load) -> Array:
        x = self.ins[instr.operand]
        assert x.dtype == instr.dtype.np
        places = [self.index(i) for i in instr.index]
        mask = True if instr.mask is None else self.values[instr.mask]
        inside: Any = np.ones((1,) * len(self.sizes), bool)
        for i, n in zip(places, x.shape, strict=True):
            inside = inside & (i >= 0) & (i < n)
        assert np.all(inside | ~np.asarray(mask)), f"{self.kernel.name}: reads outside"
        if x.size == 0:
            return np.zeros(np.shape(inside), x.dtype)
        safe = tuple(np.clip(i, 0, n - 1) for i, n in zip(places, x.shape, strict=True))
        read = x[safe] if safe else x.reshape((1,) * len(self.sizes))
        junk = np.frombuffer(bytes([1] * x.itemsize), x.dtype)[0]
        return np.where(np.asarray(mask), read, junk) if instr.mask is not None else read

    def fold(self) -> None:
        for r in self.kernel.reductions:
            outer = len(self.kernel.dims)
            ins = []
            for k in r.inputs:
                x = np.broadcast_to(self.values[k], self.sizes)
                count = int(np.prod(self.kernel.reduce_dims, dtype=np.int64))
                ins.append(x.reshape(*self.sizes[:outer], count))
            inits = [self.values[k].reshape(-1)[0] for k in r.inits]
            done = fold(r.combiner, ins, [np.asarray(i) for i in inits], r.order)
            tail = (1,) * (len(self.sizes) - outer)
            self.folded.append(tuple(x.reshape(*self.sizes[:outer], *tail) for x in done))
