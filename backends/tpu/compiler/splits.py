"""Groups taken apart, so that each part is one program: before an op, that op, after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.contract import folds_in_order
from monograph.fusion.access import pieces_of
from monograph.fusion.program import Group, GroupKind
from monograph.hlo.graph import Node
from monograph.hlo.index import Dim
from monograph.hlo.ops.leaf import result
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.types import BOOL

AGAIN = 32  # steps at most that are taken again


def split_of(group: Group, at: Callable[[Node], bool]) -> tuple[Group, ...]:
    """A group in parts: what is before each node of a kind, that node, and what is left.

    Each part uses earlier ones only; what is `cheap` is in every part that uses it. Results of
    several shapes, which one program does not write, are parts of their own.
    """
    again = cheap(group)
    nodes = [n for n in group.nodes if n not in again]
    results = {n: [m for m in group.outputs if _is_result(m) and m.ins[0] is n] for n in nodes}
    places = [i for i, n in enumerate(nodes) if at(n)]
    bounds = sorted({0, len(nodes), *places, *(i + 1 for i in places)})
    parts = [nodes[a:b] for a, b in pairwise(bounds)]
    found = []
    for i, part in enumerate(parts):
        later = {x for other in parts[i + 1 :] for n in _with(other, again) for x in n.ins}
        each = (m for n in part for m in (n, *results[n]))
        outs = tuple(n for n in each if n in later or n in group.outputs)
        apart = len({n.type.shape for n in outs}) > 1 and not at(part[-1])
        together = [outs] if outs else []
        for wanted in [(n,) for n in outs] if apart else together:
            inside = _cone(part, wanted[0], outs) if apart else part
            every = _with(inside, again)
            used = dict.fromkeys(x for n in every for x in n.ins if x not in every)
            own = tuple(every[: len(every) - len(inside)])
            kind = _kind_of(inside)
            moves = inside[-1].op.kind == "move" and inside[-1].op.index_map is not None
            if at(inside[-1]) and not is_fold(inside[-1]) and not moves:
                kind = "contraction" if inside[-1].op.kind == "contraction" else "opaque"
            found.append(Group((*own, *inside), tuple(used), wanted, kind))
    return tuple(found)


def _is_result(node: Node) -> bool:
    """Whether a node is one of several results of another one, with which it comes."""
    return node.op is result


def _kind_of(nodes: Sequence[Node]) -> GroupKind:
    if any(map(is_fold, nodes)):
        return "reduction"
    return "contraction" if any(n.op.kind == "contraction" for n in nodes) else "loop"


def cheap(group: Group) -> dict[Node, None]:
    """What parts of a group compute again rather than read, in order: leaves, one number spread
    over an array, indices that are computed with, and truth values of these or of what the group
    reads, which take a fourth of a register in memory and do not lie as their users' elements do.
    """
    found: dict[Node, None] = {}
    steps: dict[Node, int] = {}  # that each takes, with all before it
    for n in group.nodes:
        steps[n] = 1 + sum(steps.get(x, 0) for x in n.ins)
        if n in group.outputs:
            again = n.op.kind == "leaf"
        elif n.op.kind == "elementwise" and n.type.dtype is BOOL:
            again = all(x in found or x in group.inputs for x in n.ins)
        elif n.op.kind == "elementwise":
            again = all(x in found and x.type.dtype.is_integer for x in n.ins)
        else:
            one = n.op.kind == "move" and len(n.ins) == 1 and n.ins[0].type.size == 1
            again = (n.op.kind == "leaf" and not _is_result(n)) or (
                one and n.ins[0] in group.inputs
            )
        if again and steps[n] <= AGAIN:
            found[n] = None
    return found


def _with(nodes: Sequence[Node], again: Mapping[Node, None]) -> list[Node]:
    """Nodes of a part, after what they compute again."""
    needed = {x for n in nodes for x in n.ins}
    for n in reversed(list(again)):
        if n in needed:
            needed.update(n.ins)
    return [*(n for n in again if n in needed and n not in nodes), *nodes]


def _cone(part: Sequence[Node], out: Node, written: Sequence[Node]) -> list[Node]:
    """What of a part is computed for one of its results, if the others are read."""
    needed = {out, *(out.ins if _is_result(out) else ())}
    for n in reversed(part):
        if n in needed:
            needed.update(x for x in n.ins if x not in written)
    return [n for n in part if n in needed]


def rearranges(node: Node) -> bool:
    """Whether a node moves elements other than by spreading them over new dimensions."""
    if node.op.kind != "move" or node.op.index_map is None:
        return False
    (piece, *more) = pieces_of(node).pieces
    terms = [t for i in piece.index for t in i.terms]
    ones = all(isinstance(atom, Dim) and k == 1 for atom, k in terms)
    places = [atom.position for atom, _ in terms if isinstance(atom, Dim)]
    plain = all(len(i.terms) < 2 and not i.const for i in piece.index)
    return bool(more) or not (ones and plain and places == sorted(places))


def is_fold(node: Node) -> bool:
    """Whether a node is a fold."""
    return node.op.kind == "reduction"


def windowed(group: Group) -> bool:
    """Whether a fold goes over windows of what the group reads, so that these stay in place: it has
    more elements, or as many and more dimensions."""
    read = sum(x.type.size for x in group.inputs)
    most = (read, max((x.type.ndim for x in group.inputs), default=0))
    return any((x.type.size, x.type.ndim) > most for n in group.nodes if is_fold(n) for x in n.ins)


def fold_in(group: Group) -> Node | None:
    """The fold of a group, or None.

    Raises:
        NoCode: if there are several, or its order is neither free nor that of the machine.
    """
    found = [n for n in group.nodes if is_fold(n)]
    if not found:
        return None
    (node, *others), types = found, [x.type for x in found[0].ins]
    if others:
        raise NoCode("several folds at once")
    body = node.attrs.get("body")
    free = types[0].dtype.is_integer or (
        body is not None and monoid_of(body) in ("maximum", "minimum")
    )
    if not (free or (body is not None and folds_in_order(node.attrs, types))):
        raise NoCode("a fold whose order is not the machine's")
    return node


def over_lanes(node: Node) -> bool:
    """Whether a fold is over the last of several dimensions only."""
    rank = node.ins[0].type.ndim
    return rank > 1 and tuple(node.attrs["dimensions"]) == (rank - 1,)


__all__ = ["fold_in", "is_fold", "over_lanes", "rearranges", "split_of", "windowed"]
