"""Drafts of groups: what `fuse` and `merge` build before a group is fixed.

A `Draft` is one kernel to be (or one step that isn't a kernel). A `Token` is one way in which a
kernel asks for values: two demands with one token are for the same elements and computed once.
"""

from __future__ import annotations

from collections.abc import Hashable

from monograph.fusion.program import GroupKind
from monograph.hlo.graph import Node

LIMIT = 200  # computed values per kernel
COPIES = 8  # different indices at which one node may be computed
VIEWS = 24  # the same in one kernel, of a node that only moves elements
DEPTH = 2  # moves with divisions or conditions along one path


class Token:
    """One way of asking for values in a draft's kernel.

    Attributes:
        draft: whose kernel asks.
        count: how many elements are asked for.
        base: at the kernel's own parallel index.
        once: every element of the value exactly once.
        inner: inside the reduction loops.
        strict: an operand of a contraction, where only plain moves are worth computing.
        depth: moves with divisions or conditions passed so far.
        late: at places that are known when the program runs.
        views: shape -> the token that asks for the same elements of a value of that shape.
    """

    __slots__ = ("base", "count", "depth", "derived", "draft", "inner", "late", "once", "strict",
                 "views")  # fmt: skip

    def __init__(
        self, draft: Draft, count: int, *, base: bool = False, once: bool = False,
        inner: bool = False, strict: bool = False, depth: int = 0, late: bool = False,
    ) -> None:  # fmt: skip
        self.draft = draft
        self.count = count
        self.base = base
        self.once = once
        self.inner = inner
        self.strict = strict
        self.depth = depth
        self.late = late
        self.derived: dict[Hashable, Token] = {}
        self.views: dict[tuple[int, ...], Token] = {}

    def through(
        self, key: Hashable, *, once: bool, deeper: bool, count: int | None = None,
        late: bool = False,
    ) -> Token:  # fmt: skip
        """The token for what a move asks of an operand: `count` elements, if not as many."""
        found = self.derived.get(key)
        if found is None:
            found = self.derived[key] = Token(
                self.draft,
                self.count if count is None else count,
                once=self.once and once,
                inner=self.inner,
                strict=self.strict,
                depth=self.depth + deeper,
                late=self.late or late,
            )
        return found

    def viewed(self, shape: tuple[int, ...], other: tuple[int, ...], *, deeper: bool) -> Token:
        """The token for the elements of a value of this shape, seen in another shape."""
        self.views.setdefault(shape, self)
        found = self.views.get(other)
        if found is None:
            found = self.views[other] = self.through(("view", other), once=True, deeper=deeper)
            found.views = self.views
        return found

    def inside(self, key: Hashable, count: int, strict: bool = False) -> Token:
        """The token for the operands of a reduction asked for by this one."""
        found = self.derived.get(key)
        if found is None:
            found = self.derived[key] = Token(self.draft, count, inner=True, strict=strict)
        return found


class Draft:
    """A group in the making.

    Attributes:
        kind: of the group to be.
        roots: nodes whose values it may write, in program order.
        members: nodes it computes, each once.
        dims, reduce_dims: the loops; `reduce_dims` is None without a reduction.
        axes: the dimensions that its reductions fold; () without one.
        size: computed values, counting a node once per token.
        reads: values read from memory -> whether only at the kernel's own index.
        first, last: positions of the first and last root in the program.
        into: the draft that this one was merged into, if it was.
        ends: whether nothing is to follow its folds in the same kernel.
    """

    __slots__ = (
        "after", "axes", "before", "dims", "ends", "first", "into", "kind", "last", "members",
        "point", "reads", "reduce_dims", "roots", "scalar", "size",
    )  # fmt: skip

    def __init__(
        self, kind: GroupKind, root: Node, position: int, dims: tuple[int, ...] = ()
    ) -> None:
        count = 1
        for n in dims:
            count *= n
        self.kind: GroupKind = kind
        self.roots = [root]
        self.members: dict[Node, None] = {root: None}
        self.dims = dims
        self.reduce_dims: tuple[int, ...] | None = None
        self.axes: tuple[int, ...] = ()
        self.size = 1
        self.reads: dict[Node, bool] = {}
        self.first = self.last = position
        self.into: Draft | None = None
        self.ends = False
        self.after: dict[Draft, None] = {}  # drafts that read what this one writes
        self.before: dict[Draft, None] = {}  # drafts whose values this one reads
        self.point = Token(self, count, base=kind != "update", once=True)
        self.scalar = Token(self, 1)

    @property
    def domain(self) -> int:
        """Points of the parallel loops."""
        return self.point.count

    @property
    def is_kernel(self) -> bool:
        return self.kind in KERNELS

    @property
    def current(self) -> Draft:
        """The draft that holds this one's members now."""
        found = self
        while found.into is not None:
            found = found.into
        if self.into is not None:
            self.into = found
        return found

    def release(self) -> None:
        """Forget everything: drafts and tokens point at each other, which keeps nodes alive."""
        for name in self.__slots__:
            setattr(self, name, None)


KERNELS = ("loop", "reduction", "contraction", "update")
