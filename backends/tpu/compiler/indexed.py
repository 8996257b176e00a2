"""Ops whose operands say at run time which rows of an array they mean, as `Rows`.

In comes a node: gather, scatter, dynamic_slice or dynamic_update_slice, with windows that hold the
last dimension of the array whole; out go its spec and the operands in the spec's order. All other
windows, narrow elements and batching dimensions are those of `lookups`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, prod

import numpy as np

from monograph.backends.tpu.compiler.instructions import FOLDS, checked, text_of
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.rows import Rows
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.fusion.access import is_free
from monograph.hlo.graph import Node
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.scatter_derivative import replaces, scatter_windows
from monograph.hlo.ops.starts import gather_windows
from monograph.hlo.types import DTYPES

MOST = 5  # dimensions that scalar registers follow
Made = tuple[Rows, tuple[Node, ...]]
Maker = Callable[[Node, "Parts"], Made]
_STEMS = {op.name: f"v{stem}" for op, stem in FOLDS.items()}


def rows_of(
    make: Maker, node: Node, layout: Callable[[Node], Layout], space: Callable[[Node], str]
) -> Made:
    """The rows that a node takes or changes, and its operands in their order.

    Args:
        make: of the op, one of this file's.
        node: the op.
        layout, space: of a value: how and where it lies.

    Raises:
        NoCode: if its windows are no whole rows of an array of 32 bits.
    """
    return make(node, Parts(node, layout, space))


class Parts:
    """What specs of all these ops are made from."""

    def __init__(
        self, node: Node, layout: Callable[[Node], Layout], space: Callable[[Node], str]
    ) -> None:
        self.node, self.layout, self.space = node, layout, space
        table = node.ins[0].type
        if type(node.type) is tuple:
            raise NoCode("several arrays at once")
        if DTYPES[table.dtype.name].itemsize != 4 or table.dtype.is_complex:
            raise NoCode(f"rows of {table.dtype.name} at places known only at run time")
        if not 2 <= table.ndim <= MOST + 1:
            raise NoCode("elements at places known only at run time")
        if not all(x.type.size for x in (node, *node.ins)):
            raise NoCode("an array without elements")

    def read(self, node: Node) -> Read:
        found = self.layout(node)
        if found.column:
            raise NoCode("an operand that is not in memory, row by row")
        return Read(found, "full", self.space(node))

    def rows(
        self, combine: str, chosen: Node, vectors: tuple[Sequence[int], Sequence[int]],
        window: Sequence[tuple[int, int]], mapped: Sequence[tuple[int, int]],
        fixed: Sequence[tuple[int, int]], clamp: bool, starts: Sequence[Node], axis: int = -1,
    ) -> Made:  # fmt: skip
        """The spec; `vectors`: how many index vectors, and the words between them."""
        table = self.node.ins[0]
        fill, operands = "", [table]
        if combine and is_free(table) and table.op is constant_op:
            fill, operands = text_of(table.attrs["value"], table.type.dtype.name), []
        operands += [chosen] if combine else []
        operands += starts
        write = Write(self.layout(self.node), "full", 0, self.space(self.node))
        spec = Rows(
            combine, Layout(table.type.shape, table.type.dtype.name), self.layout(chosen),
            tuple(vectors[0]), tuple(vectors[1]), tuple(window), tuple(mapped), tuple(fixed),
            clamp, fill, len(starts), tuple(self.read(x) for x in operands), (write,),
            axis,
        )  # fmt: skip
        return spec, tuple(operands)


def _index_type(node: Node) -> None:
    """Indices are signed words."""
    if node.type.dtype.name != "i32":
        raise NoCode(f"indices of {node.type.dtype.name}")


# ---- index vectors in one array ------------------------------------------------------------------


def gathered(node: Node, parts: Parts) -> Made:
    """Of a gather."""
    w = gather_windows(node.attrs)
    return _vectors(node, parts, w, "", node, node.ins[1], True)


def scattered(node: Node, parts: Parts) -> Made:
    """Of a scatter."""
    table, starts, updates = node.ins
    w = scatter_windows(node.attrs, table.type, updates.type)
    combine = "replace"
    if not replaces(node.attrs["body"]):
        stem = _STEMS.get(monoid_of(node.attrs["body"]) or "")
        if stem is None:
            raise NoCode("rows that are combined by another function")
        combine = f"{checked(stem, table.type.dtype.name)}.{table.type.dtype.name}"
    return _vectors(node, parts, w, combine, updates, starts, False)


def _vectors(
    node: Node, parts: Parts, w: Indexed, combine: str, chosen: Node, starts: Node, clamp: bool
) -> Made:
    """Windows at index vectors."""
    shape, rank = node.ins[0].type.shape, chosen.type.ndim
    last = len(shape) - 1
    trailing = tuple(range(rank - len(w.row_dims), rank))
    if w.batching or w.row_dims != trailing or last not in w.kept or w.sizes[last] != shape[last]:
        raise NoCode("windows that are no whole rows")
    if not clamp and last in w.mapped:
        raise NoCode("rows that are skipped in part")
    _index_type(starts)
    steps, axis = words_of(starts.type.shape), w.vector_dim
    step = steps[axis] if axis < len(steps) else 0  # from a component to the next one
    window = [(d, w.sizes[d]) for d in w.kept if d != last]
    mapped = [(d, i * step) for i, d in enumerate(w.mapped) if d != last]
    batch = w.batch_shape(starts.type.shape)
    vectors = (batch, [n for i, n in enumerate(steps) if i != axis])
    return parts.rows(combine, chosen, vectors, window, mapped, [], clamp, [starts], axis)


def words_of(shape: Sequence[int]) -> tuple[int, ...]:
    """Words of scalar memory from an index to the next one, along each dimension: rows of tiles
    are copied there one after the other.

    >>> words_of((3, 7)), words_of((5, 3, 300)), words_of((9,))
    ((128, 1), (3072, 384, 1), (1,))
    """
    if len(shape) < 2:
        return (1,) * len(shape)
    row = ceil(shape[-1] / LANES) * LANES
    matrix = ceil(shape[-2] / SUBLANES) * SUBLANES * row
    return (*(matrix * prod(shape[i + 1 : -2]) for i in range(len(shape) - 2)), row, 1)


# ---- one start for each dimension ----------------------------------------------------------------


def sliced(node: Node, parts: Parts) -> Made:
    """Of a dynamic_slice."""
    return _starts(node, parts, "", node, node.ins[1:], tuple(node.attrs["slice_sizes"]))


def updated(node: Node, parts: Parts) -> Made:
    """Of a dynamic_update_slice."""
    updates = node.ins[1]
    return _starts(node, parts, "replace", updates, node.ins[2:], updates.type.shape)


def _starts(
    node: Node, parts: Parts, combine: str, chosen: Node, starts: Sequence[Node],
    sizes: tuple[int, ...],
) -> Made:  # fmt: skip
    """One window, at scalars."""
    shape = node.ins[0].type.shape
    last = len(shape) - 1
    if sizes[last] != shape[last]:
        raise NoCode("windows that are no whole rows")
    mapped, fixed, operands = list[tuple[int, int]](), list[tuple[int, int]](), list[Node]()
    for d, start in enumerate(starts[:last]):
        if start.op is constant_op:
            at = int(np.asarray(start.attrs["value"]).reshape(()))
            fixed.append((d, min(max(at, 0), shape[d] - sizes[d])))
            continue
        _index_type(start)
        if start not in operands:
            operands.append(start)
        mapped.append((d, operands.index(start) * SUBLANES * LANES))
    if not operands:
        raise NoCode("a place that is known")
    window = list(enumerate(sizes[:last]))
    return parts.rows(combine, chosen, ((), ()), window, mapped, fixed, True, operands)


__all__ = ["gathered", "rows_of", "scattered", "sliced", "updated", "words_of"]
