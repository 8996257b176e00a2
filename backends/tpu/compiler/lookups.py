"""Gathers and scatters whose windows are no whole rows of words, as `Walk`s under scalar control.

In comes a node; out go walks and their operands, the quicker ones first: up to 128 elements of a
window at a time, where windows go along the last dimension, or element by element. Each index is
read, moved to the inside and made an address of; scatters go over the updates in order, and an
element that falls outside is masked. `tasks` calls this where `indexed` has no rows of words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from monograph.backends.tpu.compiler.kernels import body_steps, spelled
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.compiler.walks import Do, Put, Walk, narrow
from monograph.backends.tpu.isa.words import NATIVE
from monograph.fusion.access import is_free
from monograph.hlo.graph import Node
from monograph.hlo.index import Index, dim, start
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.scatter_derivative import replaces, scatter_windows
from monograph.hlo.ops.starts import gather_windows

Made = tuple[Walk, tuple[Node, ...]]
Maker = Callable[[Node, "Steps", bool], Made]


def lookups_of(
    make: Maker, node: Node, outs: Sequence[Node], space: Callable[[Node], str]
) -> Iterator[Made]:
    """The walks of a gather or a scatter, and their operands in order.

    Args:
        make: of the op, one of this file's.
        node: the op.
        outs: those of its results that are used.
        space: where a value lies; columns are read as rows.
    """
    for lanes in (True, False):
        with suppress(NoCode):
            yield make(node, Steps(node, outs, space), lanes)


class Steps:
    """A walk in the making: its steps, and the operands that they read."""

    def __init__(self, node: Node, outs: Sequence[Node], space: Callable[[Node], str]) -> None:
        self.outs, self.space = outs, space
        if not all(x.type.size for x in (*outs, *node.ins)):
            raise NoCode("an array without elements")
        self.steps: list[tuple[int, Do]] = []
        self.operands: list[Node] = []

    def add(self, do: Do) -> int:
        """One more step; its number."""
        self.steps.append((len(self.steps), do))
        return len(self.steps) - 1

    def read(self, node: Node, index: Sequence[Index]) -> int:
        """An element of an operand, in every lane, or as many as a row has."""
        name = narrow(node.type.dtype)
        if is_free(node) and node.op is constant_op:
            return self.number(spelled(node.attrs["value"], node.type.dtype), name)
        return self.add(Do("load", name, index=tuple(index), name=str(self.operand(node))))

    def operand(self, node: Node) -> int:
        """The number of an operand."""
        if node not in self.operands:
            self.operands.append(node)
        return self.operands.index(node)

    def number(self, text: str, name: str) -> int:
        return self.add(Do("number", name, name=text))

    def binary(self, what: str, name: str, x: int, y: int, of: str = "i32") -> int:
        return self.add(Do(what, name, (x, y), (of, of)))

    def component(self, w: Indexed, starts: Node, c: int, batch: Sequence[Index]) -> int:
        """A component of an index vector."""
        if not starts.type.dtype.is_integer:
            raise NoCode(f"indices of {starts.type.dtype}")
        index = list(batch)
        if w.vector_dim < starts.type.ndim:
            index.insert(w.vector_dim, Index(c))
        return self.read(starts, index)

    def signed(self, number: int, name: str) -> int:
        return number if name == "i32" else self.add(Do("convert", "i32", (number,), (name,)))

    def walk(
        self, dims: tuple[int, ...], puts: Sequence[Put], kept: tuple[int, ...] = (),
        begin: tuple[str, ...] = (),
    ) -> Made:  # fmt: skip
        """All of it."""
        reads = tuple(
            Read(Layout(x.type.shape, x.type.dtype.name), "full", self.space(x))
            for x in self.operands
        )
        writes = tuple(
            Write(Layout(x.type.shape, narrow(x.type.dtype)), "full", 0, self.space(x))
            for x in self.outs
        )
        spec = Walk(
            dims, (), (), tuple(self.steps), (), (), tuple(puts), reads, writes, kept, begin=begin
        )  # fmt: skip
        return spec, tuple(self.operands)


def gathered(node: Node, steps: Steps, lanes: bool) -> Made:
    """Windows that are moved to the inside."""
    table, starts = node.ins
    w, shape, t = gather_windows(node.attrs), table.type.shape, node.type
    if lanes and t.ndim - 1 not in w.row_dims:
        raise NoCode("neighbours from many places")
    here = [dim(i, n) for i, n in enumerate(t.shape)]
    batch = [here[i] for i in w.row_batch(t.ndim)]
    index = []
    for d, n in enumerate(shape):
        at, limit = Index(), n - w.sizes[d]
        if d in w.mapped and limit:
            at = start(_clamped(steps, w, starts, w.mapped.index(d), batch, limit), limit)
        if d in w.batching:
            at = at + batch[w.batch_axis(d)]
        elif d in w.kept:
            at = at + here[w.row_dims[w.kept.index(d)]]
        index.append(at)
    value = steps.read(table, index)
    dims = t.shape if lanes else (*t.shape, 1)
    return steps.walk(dims, [Put(value, tuple(here))])


def _clamped(
    steps: Steps, w: Indexed, starts: Node, c: int, batch: Sequence[Index], limit: int
) -> int:
    """A component whose value, if it is no signed word, is not beyond the limit."""
    found, name = steps.component(w, starts, c, batch), starts.type.dtype.name
    if name == "u32":
        found = steps.binary("vmin", name, found, steps.number(str(limit), name), name)
    return steps.signed(found, name)


def scattered(node: Node, steps: Steps, lanes: bool) -> Made:
    """Updates in order; what falls outside is masked."""
    count = len(node.ins) // 2
    tables, starts, updates = node.ins[:count], node.ins[count], node.ins[count + 1 :]
    numbers = [x.attrs["index"] if x is not node else 0 for x in steps.outs]
    if len(numbers) != count:
        raise NoCode("several arrays, of which not all are used")
    shape, t = tables[0].type.shape, updates[0].type
    w, last = scatter_windows(node.attrs, tables[0].type, t), len(shape) - 1
    if lanes and (last not in w.kept or last in w.mapped):
        raise NoCode("neighbours that go to many places")
    order = w.order(t.ndim)
    loops = [dim(i, t.shape[d]) for i, d in enumerate(order)]
    begins = [_beginning(steps, x) for x in tables]
    index, mask = _places(steps, w, starts, shape, loops)
    here = [loops[order.index(d)] for d in range(t.ndim)]
    values = [steps.read(x, here) for x in updates]
    body = node.attrs["body"]
    if not replaces(body):
        old = []
        for k, x in enumerate(tables):
            result = str(len(steps.operands) + numbers.index(k))  # as it is by then
            old.append(steps.add(Do("load", narrow(x.type.dtype), index=index, name=result)))
        env = dict(zip(body.params, (*old, *values), strict=True))
        steps.steps += body_steps(body, env, len(steps.steps))
        values = [env[out] for out in body.outs]
    sizes = tuple(t.shape[d] for d in order)
    return steps.walk(
        sizes if lanes else (*sizes, 1), [Put(values[n], index, mask) for n in numbers],
        tuple(begins[n][0] for n in numbers), tuple(begins[n][1] for n in numbers),
    )  # fmt: skip


def _places(
    steps: Steps, w: Indexed, starts: Node, shape: Sequence[int], loops: Sequence[Index]
) -> tuple[tuple[Index, ...], int | None]:
    """Where an update goes in an array, and whether that is inside."""
    batch, window = loops[: len(loops) - len(w.row_dims)], loops[len(loops) - len(w.row_dims) :]
    index, mask = list[Index](), None
    for d, n in enumerate(shape):
        at = Index()
        if d in w.batching:
            at = batch[w.batch_axis(d)]
        elif d in w.kept:
            at = window[w.kept.index(d)]
        if d in w.mapped:
            found = steps.signed(
                steps.component(w, starts, w.mapped.index(d), batch), starts.type.dtype.name
            )
            if at.terms:
                moved = steps.add(Do("index", "i32", index=(at,)))
                found = steps.binary("vadd", "i32", found, moved)
            mask = _within(steps, found, n, mask)
            at = start(found, n - 1)
        index.append(at)
    return tuple(index), mask


def _beginning(steps: Steps, table: Node) -> tuple[int, str]:
    """What a result begins with: an operand, or a number."""
    name = narrow(table.type.dtype)
    if not is_free(table):
        return steps.operand(table), ""
    if table.op is not constant_op or name not in NATIVE:
        raise NoCode("an array that is not in memory")
    return -1, spelled(table.attrs["value"], table.type.dtype)


def _within(steps: Steps, found: int, size: int, mask: int | None) -> int:
    """Whether an index is inside, and what has been asked before."""
    for how, bound in (("ge", 0), ("lt", size)):
        here = steps.binary(f"vcmp.{how}", "bool", found, steps.number(str(bound), "i32"))
        mask = here if mask is None else steps.binary("mand", "bool", mask, here, "bool")
    assert mask is not None
    return mask


__all__ = ["gathered", "lookups_of", "scattered"]
