"""Sums that are not taken yet travel through what is linear, so that several become one.

``psum(a) + psum(b)`` is ``psum(a + b)``: terms wait until somebody needs the value. They wait only
where nobody else uses the value, and where no more bytes come out than went in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from monograph.hlo.factors import rule_of
from monograph.hlo.graph import Node
from monograph.hlo.ops import add
from monograph.hlo.record import OpDef
from monograph.sharding.assign import assign
from monograph.sharding.cut import Piece
from monograph.sharding.tiling import Tiling, whole

if TYPE_CHECKING:
    from monograph.sharding.partition import Scope

_PASS = frozenset({"pass"})


def terms_through(scope: Scope, node: Node, now: Sequence[Piece]) -> list[Piece] | None:
    """The node on terms, if it is linear in them and they may wait; else None."""
    waiting = tuple(i for i, p in enumerate(now) if p.tiling.partial)
    if not waiting or isinstance(node.type, tuple) or node.op.annotation is not None:
        return None
    first = now[waiting[0]].tiling
    if first.how != "add" or any(now[i].tiling != first for i in waiting):
        return None
    if not all(scope.alone(node.ins[i]) for i in waiting):
        return None
    if node.op is add and (len(waiting) == 1 or any(p.plus for p in now)):
        return _with_rest(scope, node, now)
    if any(now[i].plus for i in waiting) or waiting not in linear_sets(node.op, len(now)):
        return None
    if node.type.nbytes > sum(node.ins[i].type.nbytes for i in waiting):
        return None
    return _on_terms(scope, node, now, waiting)


def _with_rest(scope: Scope, node: Node, now: Sequence[Piece]) -> list[Piece] | None:
    """Terms and something that is none: it is kept beside them if more terms may come.

    Before -> after: ``(psum(a) + x) + psum(b)`` -> ``psum(a + b) + x``.
    """
    terms = [p for p in now if p.tiling.partial]
    rest = [p.plus or p for p in now if p.plus or not p.tiling.partial]
    users = scope.users[node]
    if len(terms) == 1 and not (scope.alone(node) and users[0].op is add):
        return None
    tiling = terms[0].tiling
    value = terms[0].value if len(terms) == 1 else add(*[p.value for p in terms])
    home = scope.home(node)
    total = rest[0]
    if len(rest) > 1:
        one, other = (scope.cut.reshard(p, home) for p in rest)
        total = scope.cut.piece(add(one.value, other.value), node.type, home)
    return [Piece(value, node.type, tiling, plus=total)]


def _on_terms(
    scope: Scope, node: Node, now: Sequence[Piece], waiting: tuple[int, ...]
) -> list[Piece] | None:
    """The node's share of terms; its other operands must be the same for all terms."""
    # A reduction's initial value counts once, terms or not; splits are for values, not for terms.
    rule = rule_of(node.op, tuple(x.type for x in node.ins), node.type, node.attrs)
    if rule is None or rule.once:
        return None
    first = now[waiting[0]].tiling
    tilings = [
        Tiling(p.tiling.dims) if i in waiting else Tiling(
            tuple(tuple(a for a in d if a not in first.partial) for d in p.tiling.dims)
        )
        for i, p in enumerate(now)
    ]  # fmt: skip
    weights = [1 + (i in waiting) for i in range(len(now))]
    open_ = [whole(node.type.ndim)]
    made = assign(rule, scope.cut.sizes, tilings, open_, weights, _PASS)
    asked = [made.tiling(row) for row in rule.operands]
    if any(asked[i].dims != first.dims for i in waiting):
        return None
    ins = [now[i] if i in waiting else scope.piece(x, asked[i]) for i, x in enumerate(node.ins)]
    (row,) = rule.results
    return scope.local(node, ins, [Tiling(made.tiling(row).dims, first.partial, first.how)])


def is_sum(node: Node) -> bool:
    """Whether a node of the program of one device is the sum of one value over all members of its
    axes: what is linear among the collectives that fold."""
    op = node.op
    one = op.collective == "all_reduce" and op.linear == "all" and len(node.ins) == 1
    return one and node.attrs["groups"] is None


def linear_sets(op: OpDef, count: int) -> tuple[tuple[int, ...], ...]:
    """The sets of operands in which an op is jointly linear."""
    if op.sums:
        return op.sums
    if op.linear == "all":
        return (tuple(range(count)),)
    if op.linear:
        return (tuple(op.linear),)
    return tuple((i,) for i in op.bilinear or ())
