"""Folds: how one reduction of a kernel accumulates, and how accumulators are joined.

A combiner is a scalar graph; it is written out on vectors of accumulators and elements, so it
serves one lane and W lanes alike. In which types is said by the combiner (see `fusion/lower.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from monograph.backends.cpu import table
from monograph.backends.cpu.emission.dtypes import Value, constant, register_type, splat
from monograph.backends.cpu.emission.emit import Code, vector
from monograph.backends.cpu.emission.vectors import picked
from monograph.fusion.kernel import Kernel, Reduction
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.monoids import identity, monoid_of
from monograph.hlo.ops.picks import pick_identity, pick_of
from monograph.hlo.types import DType


class Fold:
    """One reduction as it is run.

    Attributes:
        body: the combiner.
        inputs, inits: instruction numbers.
        parts: how many accumulators.
        tree: whether the order is the tree, which the kernel follows exactly.
        pick: what the combiner picks, if it is an argmax or argmin.
        splits: whether several partial accumulators may be kept and joined in any order.
        sums: whether it is a sum of floats that splits: one that may be taken block by block.
        extreme: "maximum" or "minimum" if it is that of floats and splits, else empty.
    """

    def __init__(self, reduction: Reduction, fma: bool) -> None:
        self.inputs = reduction.inputs
        self.inits = reduction.inits
        self.parts = len(reduction.inputs)
        self.tree = reduction.order == "tree"
        self.fma = fma
        self._monoid = monoid_of(reduction.combiner)
        self.pick = pick_of(reduction.combiner)
        known = self._monoid is not None or self.pick is not None
        self.splits = reduction.order == "any" and known
        self.body: Graph = reduction.combiner
        self.sums = self.splits and self._monoid == "add" and self.accumulated[0].is_inexact
        named = self._monoid if self.splits and self.accumulated[0].is_float else None
        self.extreme = named if named in ("maximum", "minimum") else ""

    @property
    def accumulated(self) -> tuple[DType, ...]:
        """Element types of the accumulators."""
        return tuple(o.type.dtype for o in self.body.outs)

    def identity(self) -> list[Value]:
        """The neutral accumulators, for folds that split."""
        if self.pick is not None:
            neutral = pick_identity(self.pick)
        else:
            assert self._monoid is not None
            neutral = [identity(self._monoid, self.accumulated[0])]
        return [constant(d, x[()]) for d, x in zip(self.accumulated, neutral, strict=True)]

    def take_later(self, code: Code, accs: Sequence[Value], xs: Sequence[Value]) -> list[Value]:
        """A pick's combiner where every index in `xs` is above those met so far: fewer tests."""
        assert self.pick is not None
        (x, i), (y, j) = accs, xs
        more = self.pick.direction == "GT"
        mask = vector("i1", x.lanes)
        if self.pick.value.is_float:
            unordered = code.op(f"fcmp {'ugt' if more else 'ult'} {x.type} {y.only}, {x.only}")
            number = code.op(f"fcmp ord {x.type} {x.only}, {x.only}")
            better = code.op(f"and {mask} {unordered}, {number}")
        else:
            signed = "s" if self.pick.value.kind == "int" else "u"
            how = f"{signed}{'gt' if more else 'lt'}"
            better = code.op(f"icmp {how} {x.type} {y.only}, {x.only}")
        return [
            Value(old.dtype, old.lanes, [
                code.op(f"select {mask} {better}, {old.type} {new.only}, {old.type} {old.only}")
            ])
            for old, new in ((x, y), (i, j))
        ]  # fmt: skip

    def join(self, code: Code, accs: Sequence[Value], xs: Sequence[Value]) -> list[Value]:
        """The combiner on accumulators and elements, all of the same lanes."""
        env: dict[Node, Value] = dict(zip(self.body.params, (*accs, *xs), strict=True))
        lanes = max(v.lanes for v in (*accs, *xs))
        for node in self.body.nodes:
            if node.op is constant_op:
                env[node] = constant(node.type.dtype, node.attrs["value"].reshape(-1)[0])
            else:
                args = [env[x] for x in node.ins]
                env[node] = table.apply(code, node.op, node.attrs, args, node.type.dtype, self.fma)
        return [splat(code, env[o], lanes) for o in self.body.outs]

    # As accumulators that are joined with the initial value in the end:

    def empty(self) -> list[Value]:
        """Of no elements."""
        return self.identity()

    def take(self, code: Code, accs: Sequence[Value], xs: Sequence[Value]) -> list[Value]:
        """One more element."""
        return self.join(code, accs, xs)

    def merge(self, code: Code, accs: Sequence[Value], others: Sequence[Value]) -> list[Value]:
        """Two sets of accumulators as one."""
        return self.join(code, accs, others)

    def across(self, code: Code, accs: Sequence[Value]) -> list[Value]:
        """The accumulators of all lanes as one."""
        return across(code, self.join, accs)

    def close(self, code: Code, accs: Sequence[Value]) -> list[Value]:
        """The value that accumulators stand for."""
        return list(accs)


Join = Callable[[Code, Sequence[Value], Sequence[Value]], list[Value]]


def across(code: Code, join: Join, accs: Sequence[Value]) -> list[Value]:
    """The accumulators of all lanes as one, by halves."""
    out = list(accs)
    while out[0].lanes > 1:
        half = out[0].lanes // 2
        out = join(code, [_half(code, v, 0) for v in out], [_half(code, v, half) for v in out])
    return out


class TreeStack:
    """The tree order in one sweep: partial results by level, as the bits of a counter.

    Element k joins the finished subtrees to its left as long as the bits of k are set, from the
    lowest; at the end the subtrees that are left are joined from the right. That is the tree of
    neighbours combined level by level, an odd last one carried over.
    """

    def __init__(self, code: Code, fold: Fold, lanes: int, count: int) -> None:
        self.fold = fold
        self.lanes = lanes
        self.count = count
        self._code = code
        depth = max(count.bit_length(), 1)
        self._types = [
            (d, vector(register_type(d), lanes), 2 if d.is_complex else 1) for d in fold.accumulated
        ]
        self._slots = [
            [code.slot(code.fresh_key(), f"[{depth} x {t}]") for _ in range(parts)]
            for _, t, parts in self._types
        ]

    def _place(self, slot: str, t: str, level: str) -> str:
        return self._code.op(f"getelementptr {t}, ptr {slot}, i64 {level}")

    def _load(self, level: str) -> list[Value]:
        out = []
        for (d, t, _), slots in zip(self._types, self._slots, strict=True):
            addresses = [self._place(s, t, level) for s in slots]
            parts = [self._code.fresh_op(f"load {t}, ptr {a}") for a in addresses]
            out.append(Value(d, self.lanes, parts))
        return out

    def push(self, number: str, xs: Sequence[Value]) -> None:
        """Take element `number` (i64) in."""
        code = self._code
        carried = [("i64", "0"), *((x.type, p) for x in xs for p in x.parts)]
        with code.while_loop(carried) as loop:
            level, *parts = loop.values
            bit = code.op(f"and i64 {code.op(f'lshr i64 {number}, {level}')}, 1")
            loop.test(code.op(f"icmp ne i64 {bit}, 0"))
            joined = self.fold.join(code, self._load(level), regroup(xs, parts))
            up = code.op(f"add i64 {level}, 1")
            loop.carry([up, *(p for v in joined for p in v.parts)])
        level, *parts = loop.values
        for v, (_, t, _), slots in zip(regroup(xs, parts), self._types, self._slots, strict=True):
            for slot, part in zip(slots, v.parts, strict=True):
                code.do(f"store {t} {part}, ptr {self._place(slot, t, level)}")

    def finish(self) -> list[Value]:
        """The tree of all elements."""
        levels = [k for k in range(self.count.bit_length()) if self.count >> k & 1]
        out = self._load(str(levels[0]))
        for k in levels[1:]:
            out = self.fold.join(self._code, self._load(str(k)), out)
        return out


def regroup(values: Sequence[Value], parts: Sequence[str]) -> list[Value]:
    """Values like the given ones, of new operands."""
    out, at = [], 0
    for v in values:
        n = len(v.parts)
        out.append(Value(v.dtype, v.lanes, parts[at : at + n]))
        at += n
    return out


def _half(code: Code, v: Value, first: int) -> Value:
    """Half of the lanes, from lane `first`."""
    half, scalar = v.lanes // 2, register_type(v.dtype)
    picks = range(first, first + half)
    parts = [picked(code, scalar, v.lanes, p, "poison", picks) for p in v.parts]
    return Value(v.dtype, half, parts)


def folds_of(kernel: Kernel) -> tuple[Fold, ...]:
    """The folds of a kernel."""
    return tuple(Fold(r, kernel.fma) for r in kernel.reductions)
