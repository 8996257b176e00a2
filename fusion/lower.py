"""`lower`: one fused group becomes one `Kernel`.

In comes a `Group`; out goes a kernel and the nodes behind its operands and results. Every value is
asked for at an index; a move answers with the index of its operand, so that chains of moves end in
one read. Nothing is read out of bounds: an index that its bounds don't prove gets a mask.
Called by `monograph.fusion.steps`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from monograph.fusion.access import (
    apart,
    contraction_dims,
    is_free,
    pieces_of,
    reduced_sizes,
    update_of,
)
from monograph.fusion.instructions import (
    Conditions,
    Indices,
    Instructions,
    renumbered,
)
from monograph.fusion.kernel import IndexValue, Kernel, Literal, Load, Reduced, Reduction, Store
from monograph.fusion.program import Group
from monograph.hlo.graph import Node
from monograph.hlo.index import Atom, Dim, Index, Start, dim, loops_of, start
from monograph.hlo.ops.folds import FEW, accumulator, wide
from monograph.hlo.ops.leaf import constant_op, result
from monograph.hlo.ops.monoids import monoid, monoid_of
from monograph.hlo.record import ops
from monograph.hlo.types import DType

Key = tuple[Node, Indices]


@dataclass(frozen=True, eq=False)
class Lowered:
    """A kernel and the values behind its operands and results, in the kernel's order."""

    kernel: Kernel
    operands: tuple[Node, ...]
    results: tuple[Node, ...]


def lower(group: Group, prefix: str = "main") -> Lowered:
    """The kernel of a group.

    Args:
        group: of kind "loop", "reduction", "contraction" or "update".
        prefix: the function's name, for the kernel's.

    Returns:
        The kernel; for an update one operand is the array that is written into, aliased with the
        result.
    """
    work = Lowering(group)
    if group.kind == "update":
        work.update(group.outputs[0])
    else:
        for out in group.outputs:
            work.stores.append((work.point, work.value(out, work.point)))
    return work.finish(f"{prefix}_{_kernel_name(group)}")


def _kernel_name(group: Group) -> str:
    names = [n.op.name for n in group.nodes if n.op.kind not in ("leaf", "move")]
    return "_".join(names[-3:] or [group.nodes[-1].op.name])


class Lowering(Instructions):
    """The state of one lowering: instructions so far, and at which index a value was computed."""

    def __init__(self, group: Group) -> None:
        root = group.outputs[-1]
        self.group = group
        self.members = set(group.nodes)
        self.updated = update_of(root) if group.kind == "update" else None
        domain = root.ins[self.updated.update].type if self.updated else root.type
        super().__init__(domain.ndim)
        self.dims: tuple[int, ...] = domain.shape
        self.reduce_dims: tuple[int, ...] | None = None
        self.point: Indices = tuple(dim(i, n) for i, n in enumerate(self.dims))
        self.memo: dict[Key, int] = {}
        self.pieces: dict[Key, tuple[tuple[Node, Indices, Conditions], ...]] = {}
        self.operands: dict[Node, int] = {}
        self.stores: list[tuple[Indices, int]] = []
        self.reductions: list[Reduction] = []
        self.reduced: dict[Key, int] = {}
        self.base = root.ins[self.updated.base] if self.updated else None
        self.written: Indices | None = None  # where an update in place writes

    # ---- values ----------------------------------------------------------------------------

    def load(self, node: Node, index: Indices) -> int:
        """A read of a value in memory, masked where its index may be out of bounds."""
        d = node.type.dtype
        shape = node.type.shape
        if self.written is not None and node is self.base:
            # the element about to be overwritten, by the same point; or one that is kept
            if index == self.written or apart(index, self.written):
                node = self.group.outputs[0]
        checks = unproven(index, shape)
        if checks is None:
            return self.literal(0, d)
        mask = self.in_range(checks) if checks else None
        number = self.operands.setdefault(node, len(self.operands))
        return self.add(Load(number, index, d, mask), ("load", number, index))

    def value(self, node: Node, index: Indices) -> int:
        """The number of the instruction that computes `node` at `index`; no recursion."""
        stack: list[Key] = [(node, index)]
        while stack:
            key = stack[-1]
            if key in self.memo:
                stack.pop()
                continue
            missing = [k for k in self.needs(*key) if k not in self.memo]
            if missing:
                stack.extend(reversed(missing))
            else:
                self.memo[key] = self.compute(*key)
                stack.pop()
        return self.memo[node, index]

    def needs(self, node: Node, index: Indices) -> list[Key]:
        """What must be lowered before `node` at `index`."""
        if node.op is result and node.ins[0] in self.members:
            return self.reduction_needs(node.ins[0], index)
        if node not in self.members and not is_free(node):
            return []
        if node.op.kind == "elementwise":
            return [(x, index if x.type.ndim else ()) for x in node.ins]
        if node.op.index_map is not None:
            starts = [self.start_at(node, s, index) for s in pieces_of(node).starts]
            if any(k not in self.memo for k in starts):
                return starts
            return [(x, i) for x, i, _ in self.pieces_at(node, index)]
        if node.op.kind == "reduction":
            return self.reduction_needs(node, index)
        if node.op.kind == "contraction":
            return list(zip(node.ins, self.contraction_index(node, index), strict=True))
        return []

    def compute(self, node: Node, index: Indices) -> int:
        """Emit `node` at `index`; all that it needs has been lowered."""
        if node.op is result and node.ins[0] in self.members:
            return self.compute_reduction(node.ins[0], index, node.attrs["index"])
        if node not in self.members and not is_free(node):
            return self.load(node, index)
        kind = node.op.kind
        if kind == "elementwise":
            args = [self.memo[x, index if x.type.ndim else ()] for x in node.ins]
            return self.apply(node.op, args, node.type.dtype, node.attrs, node)
        if node.op.index_map is not None:
            return self.compute_move(node, index)
        if kind == "reduction":
            return self.compute_reduction(node, index, 0)
        if kind == "contraction":
            return self.compute_contraction(node, index)
        if node.op is constant_op:
            return self.literal(node.attrs["value"], node.type.dtype)
        assert node.op.index_value is not None, f"{node.op.name} is no value to compute"
        steps = node.op.index_value(node.attrs, index)
        return self.add(IndexValue(steps, node.type.dtype), ("iota", steps, node.type.dtype))

    def pieces_at(self, node: Node, index: Indices) -> tuple[tuple[Node, Indices, Conditions], ...]:
        """The pieces of a move, at an index of this kernel; the last one needs no condition."""
        found = self.pieces.get((node, index))
        if found is not None:
            return found

        def replace(atom: Atom) -> Index | None:
            if isinstance(atom, Dim):
                return index[atom.position]
            if isinstance(atom, Start):
                key = self.start_at(node, atom, index)
                loops = tuple(dim(d.position, d.size) for d in loops_of(key[1]))
                return self.begin(self.memo[key], atom.limit, loops)
            return None

        chosen = []
        for piece in pieces_of(node).pieces:
            conditions = [(e.substitute(replace), low, high) for e, low, high in piece.conditions]
            if any(e.bounds[0] >= high or e.bounds[1] < low for e, low, high in conditions):
                continue
            left = tuple(c for c in conditions if c[0].bounds[0] < c[1] or c[0].bounds[1] >= c[2])
            place = tuple(e.substitute(replace) for e in piece.index)
            chosen.append((node.ins[piece.operand], place, left))
            if not left:
                break
        self.pieces[node, index] = made = tuple(chosen)
        return made

    def start_at(self, node: Node, s: Start, index: Indices) -> Key:
        """The element of an operand that a move at an index of this kernel depends on."""

        def replace(atom: Atom) -> Index | None:
            return index[atom.position] if isinstance(atom, Dim) else None

        return node.ins[s.operand], tuple(e.substitute(replace) for e in s.at)

    def compute_move(self, node: Node, index: Indices) -> int:
        pieces = self.pieces_at(node, index)
        d = node.type.dtype
        if not pieces:  # there is no such element: an array of size zero
            return self.literal(0, d)
        value = self.memo[pieces[-1][:2]]
        for x, place, conditions in reversed(pieces[:-1]):
            args = (self.in_range(conditions), self.memo[x, place], value)
            value = self.apply(ops.select, args, d, {}, node)
        return value

    # ---- reductions -------------------------------------------------------------------------

    def inner_loops(self, sizes: tuple[int, ...]) -> Indices:
        """Open the reduction loops; all reductions of a kernel share them."""
        assert self.reduce_dims is None or self.reduce_dims == sizes
        self.reduce_dims = sizes
        return tuple(dim(len(self.dims) + j, n) for j, n in enumerate(sizes))

    def reduction_needs(self, node: Node, index: Indices) -> list[Key]:
        half = len(node.ins) // 2
        loops = iter(self.inner_loops(reduced_sizes(node)))
        kept = iter(index)
        gone = node.attrs["dimensions"]
        inner = tuple(
            next(loops) if axis in gone else next(kept) for axis in range(node.ins[0].type.ndim)
        )
        return [(x, inner) for x in node.ins[:half]] + [(x, ()) for x in node.ins[half:]]

    def compute_reduction(self, node: Node, index: Indices, part: int) -> int:
        number = self.reduced.get((node, index))
        if number is None:
            number = self.reduced[node, index] = len(self.reductions)
            self.reductions.append(self.reduction(node, index))
        d = node.ins[part].type.dtype
        acc = self.wider(node) or d
        found = self.add(Reduced(number, part, acc), ("reduced", number, part))
        return self.converted(found, acc, d, node)

    def reduction(self, node: Node, index: Indices) -> Reduction:
        values = [self.memo[k] for k in self.reduction_needs(node, index)]
        body, order, half = node.attrs["body"], node.attrs["order"], len(values) // 2
        acc = self.wider(node)
        if acc is not None:
            name = monoid_of(body)
            assert name is not None
            body = monoid(name, acc)
            d = node.ins[0].type.dtype
            values = [self.converted(v, d, acc, node) for v in values]
        return Reduction(body, tuple(values[:half]), tuple(values[half:]), order)

    def wider(self, node: Node) -> DType | None:
        """The type that a fold in any order of small floats is accumulated in, rounding once."""
        d = node.ins[0].type.dtype
        free = node.attrs["order"] == "any" and len(node.ins) == 2
        if not free or wide(d) is d or monoid_of(node.attrs["body"]) is None:
            return None
        return wide(d)

    def contraction_index(self, node: Node, index: Indices) -> list[Indices]:
        signature, sizes = contraction_dims(node)
        place = dict(zip(signature.results[0], index, strict=True))
        place.update(zip(signature.reduced, self.inner_loops(sizes), strict=True))
        return [tuple(place[c] for c in row) for row in signature.operands]

    def compute_contraction(self, node: Node, index: Indices) -> int:
        """A sum of products, accumulated in at least f32 and rounded once."""
        d = node.type.dtype
        acc = accumulator(node.ins[0].type.dtype, d)
        keys = zip(node.ins, self.contraction_index(node, index), strict=True)
        args = [self.converted(self.memo[k], k[0].type.dtype, acc, node) for k in keys]
        product = args[0]
        for other in args[1:]:
            product = self.apply(ops.multiply, (product, other), acc, {}, node)
        zero = self.literal(0, acc)
        number = len(self.reductions)
        order = node.attrs.get("order", "any")
        if prod(self.reduce_dims or ()) <= FEW:
            order = "sequential"
        self.reductions.append(Reduction(monoid("add", acc), (product,), (zero,), order))
        total = self.add(Reduced(number, 0, acc), ("reduced", number, 0))
        return self.converted(total, acc, d, node)

    # ---- stores -----------------------------------------------------------------------------

    def update(self, node: Node) -> None:
        """Write the update into the array: a loop over the update, the rest is kept."""
        assert self.updated is not None
        found = self.updated
        starts = {s.operand: self.value(node.ins[s.operand], ()) for s in pieces_of(node).starts}
        offsets = [self.placed(e, starts) for e in found.offsets]
        self.written = tuple(i + e for i, e in zip(self.point, offsets, strict=True))
        value = self.value(node.ins[found.update], self.point)
        self.operands.setdefault(node, len(self.operands))
        self.stores.append((self.written, value))

    def placed(self, offset: Index, starts: Mapping[int, int]) -> Index:
        """Where an update begins, in terms of this kernel's instructions."""

        def replace(atom: Atom) -> Index | None:
            if isinstance(atom, Start):
                return self.begin(starts[atom.operand], atom.limit)
            return None

        return offset.substitute(replace)

    def begin(self, number: int, limit: int, loops: Indices = ()) -> Index:
        """What an instruction computes, clamped, as a place: a number if it is known.

        Where it is, a read of what is about to be overwritten is seen to be one, so that no copy is
        kept; and loops are cut where a condition on it changes.
        """
        value = self.instrs[number]
        if isinstance(value, Literal):
            return Index(min(max(int(value.value), 0), limit))
        return start(number, limit, loops)

    # ---- the kernel -------------------------------------------------------------------------

    def finish(self, name: str) -> Lowered:
        (prologue, body, epilogue), moved = self.arranged(
            self.reductions, [i for i, _ in self.stores]
        )
        nodes = tuple(n for n in self.group.nodes if n.op.kind != "leaf") or self.group.nodes
        results = self.group.outputs
        aliases: tuple[tuple[int, int], ...] = ()
        if self.updated is not None:
            aliases = ((self.operands[results[0]], 0),)
        kernel = Kernel(
            name,
            self.dims,
            self.reduce_dims or (),
            prologue,
            body,
            epilogue,
            tuple(r.renumbered(moved) for r in self.reductions),
            tuple(
                Store(k, tuple(renumbered(i, moved) for i in index), moved[value])
                for k, (index, value) in enumerate(self.stores)
            ),
            tuple(n.type for n in self.operands),
            tuple(n.type for n in results),
            aliases,
            fma=self.group.kind == "contraction" and prod(self.reduce_dims or ()) > FEW,
            nodes=nodes,
        )
        return Lowered(kernel, tuple(self.operands), results)


def unproven(index: Indices, shape: tuple[int, ...]) -> Conditions | None:
    """The conditions that keep `index` inside `shape`; None if no index is inside."""
    found: list[tuple[Index, int, int]] = []
    for i, n in zip(index, shape, strict=True):
        low, high = i.bounds
        if n == 0 or low >= n or high < 0:
            return None
        if low < 0 or high >= n:
            found.append((i, 0, n))
    return tuple(dict.fromkeys(found))
