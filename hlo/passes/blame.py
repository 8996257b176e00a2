"""Which op made the first bad value: what `latch` emits for the ops between two loops.

Bad values mostly stay bad, so only the ends of chains of elementwise ops are looked at while all is
well: one comparison per element of what is in memory anyway. Where an end is bad, a branch computes
the chains once more from what went into them and takes the first op that is to blame.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo import ops
from monograph.hlo.builder import build, emit_node
from monograph.hlo.graph import Node
from monograph.hlo.ops.leaf import constant_op, splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.passes.suspects import Bad, is_tried, keeps, makes
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, I32, listed, tensor, types_of

NONE = 2**31 - 1  # no site
Test = tuple[int, Any]  # a site, and the elements with which something is wrong
_SCALAR, _FLAG = tensor((), I32), tensor((), BOOL)
_FEW = 1  # elements, of which each op is looked at: a branch takes longer


@dataclass(frozen=True)
class Watched:
    """What to look for: values that are NaN, that are infinite; operands that make no sense."""

    nans: bool = False
    infs: bool = False
    checks: bool = False

    def __bool__(self) -> bool:
        return self.nans or self.infs or self.checks


# ---- tests ---------------------------------------------------------------------------------------


def test(x: Any, watched: Watched) -> Any:
    """Which elements of a value are bad."""
    if watched.nans and not watched.infs:
        return ops.compare(x, x, comparison_direction="NE")
    size = ops.abs(x)
    if watched.nans:
        return ops.not_(ops.is_finite(size))
    return ops.compare(size, splat(np.inf, size.type), comparison_direction="EQ")


def any_bad(values: Sequence[Any], watched: Watched) -> Any:
    """Whether any element of some values is bad; values of one shape share a reduction."""
    by_shape: dict[tuple[int, ...], Any] = {}
    for x in values:
        bad, shape = test(x, watched), x.type.shape
        by_shape[shape] = ops.or_(by_shape[shape], bad) if shape in by_shape else bad
    found: Any = None
    for bad in by_shape.values():
        if bad.type.shape:
            dims = tuple(range(bad.type.ndim))
            bad = ops.reduce(bad, splat(False, _FLAG), dimensions=dims, body=monoid("or", BOOL))
        found = bad if found is None else ops.or_(found, bad)
    return found


def first_site(tests: Sequence[Test]) -> Any:
    """The first site with which something is wrong, or `NONE`."""
    by_shape: dict[tuple[int, ...], list[Test]] = {}
    for number, bad in tests:
        by_shape.setdefault(bad.type.shape, []).append((number, bad))
    site: Any = None
    for shape, group in by_shape.items():
        t = tensor(shape, I32)
        code = splat(NONE, t)
        for number, bad in reversed(group):
            code = ops.select(bad, splat(number, t), code)
        if shape:
            dims = tuple(range(len(shape)))
            none = splat(NONE, _SCALAR)
            code = ops.reduce(code, none, dimensions=dims, body=monoid("minimum", I32))
        site = code if site is None else ops.minimum(site, code)
    return site


# ---- values --------------------------------------------------------------------------------------


def noted_values(
    sites: Mapping[Node, int], env: Mapping[Node, Any], watched: Watched
) -> Any | None:
    """The first of some nodes that made a bad value, or `NONE`; None if none of them can.

    Args:
        sites: nodes in program order, and their numbers.
        env: their values.
        watched: what is bad.
    """
    suspects, ends = _suspects(sites, _BAD[watched.nans, watched.infs])
    if not suspects:
        return None
    few = all(x.type.size <= _FEW for n in suspects for x in _values(env[n]))
    if few or ends == suspects:
        return first_site([(sites[n], test(x, watched)) for n in suspects for x in _values(env[n])])
    found = any_bad([x for n in ends for x in _values(env[n])], watched)
    nodes, given = _again(suspects)

    def look(*args: Any) -> list[Any]:
        rest = iter(args)
        held: dict[Node, Any] = {
            x: [next(rest) for _ in x.type] if isinstance(x.type, tuple) else next(rest)
            for x in given
        }
        for node in nodes:
            state.loc = node.loc
            emit_node(state.interp, node, held)
        tests = [(sites[n], test(x, watched)) for n in suspects for x in _values(held[n])]
        return [first_site(tests)]

    before = state.loc
    values = [v for x in given for v in (env[x] if isinstance(env[x], list) else [env[x]])]
    types = [x.type for x in values]
    try:
        branch = build(look, types, "blame")
    finally:
        state.loc = before
    fine = build(lambda *_: [splat(NONE, _SCALAR)], types, "fine")
    (site,) = ops.case(ops.convert(found, dtype=I32), *values, branches=(fine, branch))
    return site


_BAD: dict[tuple[bool, bool], Bad] = {
    (True, False): np.isnan,
    (False, True): np.isinf,
    (True, True): lambda x: ~np.isfinite(x),
}


def _values(x: Any) -> list[Any]:
    """The values of a node that can be bad."""
    return [v for v in listed(x) if v.type.dtype.is_inexact and v.type.size]


def _suspects(sites: Mapping[Node, int], bad: Bad) -> tuple[list[Node], list[Node]]:
    """The nodes that may make a bad value, and those whose values show it if any did."""
    suspects: list[Node] = []
    marked: set[Node] = set()  # suspects, and what keeps the bad values of one
    hidden: set[Node] = set()  # whatever is bad there is bad in a later one
    for node in sites:
        if not any(t.dtype.is_inexact and t.size for t in types_of(node.type)):
            continue
        if not is_tried(node):
            suspects.append(node)
            marked.add(node)
            continue
        kept = {x for x in node.ins if x in marked and _same(x, node) and keeps(node, x, bad)}
        hidden |= kept
        if makes(node, bad):
            suspects.append(node)
        elif not kept:
            continue
        marked.add(node)
    return suspects, [n for n in sites if n in marked and n not in hidden]


def is_suspect(node: Node, watched: Watched) -> bool:
    """Whether a bad value of the node is always noted (it may only hand one on otherwise)."""
    op = node.op
    if op.kind in ("move", "leaf") or op.flow is not None or op.wall:
        return False
    return not is_tried(node) or makes(node, _BAD[watched.nans, watched.infs])


def _same(x: Node, node: Node) -> bool:
    return not isinstance(x.type, tuple) and bool(x.type.shape == node.type.shape)


def _again(suspects: Sequence[Node]) -> tuple[list[Node], list[Node]]:
    """The nodes to compute once more, in order, and the values that they are computed from."""
    order: list[Node] = []
    given: dict[Node, None] = {}
    seen: set[Node] = set()
    stack = [(n, False) for n in reversed(suspects)]
    while stack:
        node, done = stack.pop()
        if done:
            order.append(node)
        elif node not in seen:
            seen.add(node)
            if _is_cheap(node):
                stack.append((node, True))
                stack += [(x, False) for x in reversed(node.ins)]
            else:
                given[node] = None
    return order, list(given)


def _is_cheap(node: Node) -> bool:
    """Whether a value is computed again: elementwise ops, and moves that make nothing smaller."""
    op = node.op
    if op is constant_op or op.kind == "elementwise":
        return True
    return op.kind == "move" and len(node.ins) == 1 and node.ins[0].type.size <= node.type.size
