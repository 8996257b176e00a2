"""`merge`: kernels over the same loops become one kernel with several outputs.

Two cases: a kernel reads, at its own index, what another one writes (the value is then written and
used, or not written at all); or both read the same array. A merge must not close a cycle through a
third step, which a bounded search makes sure of. Called by `monograph.fusion.fuse`.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.fusion.draft import LIMIT, Draft
from monograph.fusion.program import Decision
from monograph.hlo.graph import Node

SEARCH = 256  # steps looked at before a merge is given up
NEIGHBOURS = 4  # earlier readers of an array that are tried
OUTPUTS = 16


def merge(drafts: Sequence[Draft], writer: dict[Node, Draft], decisions: list[Decision]) -> None:
    """Merge drafts in place; `decisions` receives what was merged.

    Args:
        drafts: in program order, with their reads and neighbours known.
        writer: the draft that writes a value.
    """
    readers: dict[Node, list[Draft]] = {}
    for draft in drafts:
        if not draft.is_kernel or draft.kind == "update":
            continue
        for value in list(draft.reads):
            other = writer.get(value)
            if other is not None:
                why = "one reads what the other writes"
                _try(other.current, draft.current, why, decisions, True)
        for value in list(draft.reads):
            if value.type.size >= _points(draft):
                for other in readers.get(value, ())[-NEIGHBOURS:]:
                    _try(other.current, draft.current, "both read the same array", decisions, False)
        for value in draft.reads:
            readers.setdefault(value, []).append(draft)


def _points(draft: Draft) -> int:
    count = draft.domain
    for n in draft.reduce_dims or ():
        count *= n
    return max(count, 2)  # sharing a scalar saves nothing


def _try(a: Draft, b: Draft, why: str, decisions: list[Decision], chained: bool) -> None:
    if a is b or not _fits(a, b, chained):
        return
    if _reaches(a, b, chained) or _reaches(b, a, False):
        return
    _join(a, b)
    decisions.append(Decision("merge two kernels over the same loops", True, why, b.roots[-1]))


def _fits(a: Draft, b: Draft, chained: bool) -> bool:
    """Whether one kernel could do the work of both."""
    if not (a.is_kernel and b.is_kernel) or "update" in (a.kind, b.kind):
        return False
    if a.dims != b.dims or a.size + b.size > LIMIT or len(a.roots) + len(b.roots) > OUTPUTS:
        return False
    if 0 in a.dims:
        return False
    if a.reduce_dims is not None and b.reduce_dims is not None:
        if "contraction" in (a.kind, b.kind) or a.reduce_dims != b.reduce_dims:
            return False
    elif a.reduce_dims != b.reduce_dims and not chained:
        return False
    written = _values(a)
    return all(base for value, base in b.reads.items() if value in written)


def _values(draft: Draft) -> set[Node]:
    """What a kernel writes, results of multi-result roots told by their producer."""
    roots = set(draft.roots)
    found: set[Node] = set(roots)
    for reader in draft.after:
        found.update(v for v in reader.reads if v.ins and v.ins[0] in roots)
    return found


def _reaches(a: Draft, b: Draft, direct: bool) -> bool:
    """Whether `b` needs `a` (through a third step, if the direct way is allowed)."""
    stack = [d.current for d in a.after]
    if not direct and b in stack:
        return True
    seen: set[Draft] = {a, b}
    while stack:
        d = stack.pop()
        if d in seen or d.first > b.last:
            continue
        seen.add(d)
        if len(seen) > SEARCH:
            return True
        for after in d.after:
            after = after.current
            if after is b:
                return True
            stack.append(after)
    return False


def _join(a: Draft, b: Draft) -> None:
    """Put `b` into `a`."""
    a.roots += b.roots
    a.members.update(b.members)
    a.size += b.size
    for value, base in b.reads.items():
        a.reads[value] = a.reads.get(value, True) and base
    a.first, a.last = min(a.first, b.first), max(a.last, b.last)
    if b.reduce_dims is not None:
        a.kind, a.reduce_dims = b.kind, b.reduce_dims
    a.after.update(b.after)
    a.before.update(b.before)
    b.into = a
    for value in [v for v in a.reads if v in a.members or (v.ins and v.ins[0] in a.roots)]:
        del a.reads[value]
