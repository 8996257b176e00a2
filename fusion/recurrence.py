"""`recurrence_of`: a loop whose elements go their own ways through all steps.

In comes a `scan`, or a `while` whose end is the same for all elements or which each element ends by
itself (a `while` under vmap); out goes a `Recurrence`: what one element does in one step, as
instructions of a kernel. A backend may then run the loop over
steps inside the loop over elements, with the state in registers. Of an array of states some
dimensions are elements; the others are short and are components of a state: one register each.

Every result of a step is asked for at one element; that its own state, and nobody else's, is read
there, is seen from the reads that come out. Where one comes out that crosses a dimension, this
dimension is taken for one of components, and all is asked for again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

import numpy as np

from monograph.fusion.access import contraction_dims, is_free, reduced_sizes, signature_of
from monograph.fusion.cost import work_of
from monograph.fusion.instructions import Indices, uses
from monograph.fusion.kernel import Apply, IndexValue, InRange, Instr, Load
from monograph.fusion.lower import Key, Lowering, unproven
from monograph.fusion.program import Group
from monograph.hlo.graph import Graph, Node, graph_effect
from monograph.hlo.index import Dim, Div, Index, Mod, dim
from monograph.hlo.ops.folds import accumulator
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.monoids import monoid, monoid_of
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import DType, TensorType

_STATES = 64  # components of all carries together
_MOST = 1200  # instructions of a step
_ALIKE = 1024  # elements up to which each may repeat what is slow and the same for all

Fits = Callable[[Node], bool]


@dataclass(frozen=True)
class State:
    """One component of a carry.

    Attributes:
        operand: the carry's number.
        index: where its element stands.
        read: the instruction that has its value at the beginning of a step, or -1 if nothing asks.
        next: the one that has its value afterwards.
        varies: whether elements differ in it; else it is the same number in all of them.
    """

    operand: int
    index: Indices
    dtype: DType
    read: int
    next: int
    varies: bool


@dataclass(frozen=True)
class Emit:
    """An element of a stacked result that each step writes: instruction `value` at `index`."""

    result: int
    index: Indices
    value: int


@dataclass(frozen=True, eq=False)
class Recurrence:
    """What one element does.

    Attributes:
        dims: sizes of the loops over elements; loop number ``len(dims)`` is that over steps.
        steps: how many there are; None: as long as instruction `goes_on` holds.
        reverse: whether the last step comes first.
        states: the components of the carries.
        instrs: of one step, in order; loads of operands that are no carries among them.
        emits: what is stacked.
        goes_on: a boolean that is computed from what is the same in all elements, if not `own`.
        test: so many of the instructions come before `goes_on` is known.
        own: whether each element has an end of its own: the loop goes on while any has not ended,
            and one that has ended keeps its states.
    """

    dims: tuple[int, ...]
    steps: int | None
    reverse: bool
    states: tuple[State, ...]
    instrs: tuple[Instr, ...]
    emits: tuple[Emit, ...]
    goes_on: int = -1
    test: int = 0
    own: bool = False


def recurrence_of(node: Node, fits: Fits) -> Recurrence | None:
    """How the elements of a loop's state go their own ways; None if they do not.

    Args:
        node: a loop whose regions are legalised.
        fits: whether there is code for an elementwise op.
    """
    body: Graph = node.attrs["body"]
    key = ("recurrence", tuple(sorted((k, v) for k, v in node.attrs.items() if type(v) is int)),
           node.attrs.get("reverse"), node.attrs.get("cond"), fits)  # fmt: skip
    if key not in body.memo:
        body.memo[key] = _found(node, fits)
    found: Recurrence | None = body.memo[key]
    return found


def _found(node: Node, fits: Fits) -> Recurrence | None:
    graphs = [node.attrs[name] for name in node.op.regions]
    last = _any_going(node)
    if node.attrs.get("length") == 0 or not node.attrs["nc"]:
        return None
    if any(graph_effect(g) != "none" or not all(n is last or _simple(n, fits) for n in g.nodes)
           for g in graphs):  # fmt: skip
        return None
    carries = [p.type for p in node.attrs["body"].params[: node.attrs["nc"]]]
    if any(t.size == 0 for t in carries):
        return None
    shape = max((t.shape for t in carries), key=prod)
    parallel = [d for d, n in enumerate(shape) if n > 1]
    while True:
        try:
            return _Steps(node, tuple(shape[d] for d in parallel)).recurrence()
        except _Crossed as crossed:
            if crossed.dimension is None:
                return None
            del parallel[crossed.dimension]


def _any_going(node: Node) -> Node | None:
    """The end of a loop's condition, if it is whether any element of an array is true."""
    cond: Graph | None = node.attrs.get("cond")
    last = None if cond is None else cond.outs[0]
    if last is None or last.op.kind != "reduction" or type(last.type) is tuple:
        return None
    going, init = last.ins
    if monoid_of(last.attrs["body"]) != "or" or init.op is not constant_op:
        return None
    alone = len(last.attrs["dimensions"]) == going.type.ndim
    return last if alone and not init.attrs["value"].any() else None


def _simple(node: Node, fits: Fits) -> bool:
    kind = node.op.kind
    if kind == "elementwise":
        return fits(node)
    if kind == "move":
        return node.op.index_map is not None
    if kind == "reduction":
        return (type(node.type) is not tuple and node.attrs["order"] != "tree"
                and all(fits(n) or n.op is constant_op for n in node.attrs["body"].nodes)
                and prod(reduced_sizes(node)) <= _STATES)  # fmt: skip
    if kind == "contraction":
        return signature_of(node) is not None and prod(contraction_dims(node)[1]) <= _STATES
    return kind == "leaf" and type(node.type) is not tuple


class _Crossed(Exception):
    """An element reads another one's state, along a loop; None: there is no more to try."""

    def __init__(self, dimension: int | None) -> None:
        super().__init__(dimension)
        self.dimension = dimension


class _Steps(Lowering):
    """One step, asked for at one element; folds over components are written out."""

    def __init__(self, node: Node, dims: tuple[int, ...]) -> None:
        body: Graph = node.attrs["body"]
        inside = [n for name in node.op.regions for n in node.attrs[name].nodes
                  if n.op is not constant_op or is_free(n)]  # fmt: skip
        group = Group(tuple(inside), tuple(body.params), (body.outs[0],), "loop")
        super().__init__(group)
        self.node, self.body = node, body
        self.count = node.attrs["nc"]
        self.inputs = node.attrs.get("nx", 0)
        self.dims, self.first_inner = dims, len(dims) + 1
        self.point = tuple(dim(i, n) for i, n in enumerate(dims))
        steps = node.attrs.get("length")
        self.time = (dim(len(dims), steps),) if steps is not None else ()
        self.params = {p: i for i, p in enumerate(body.params)}
        self.places = [self.place_of(p.type) for p in body.params[: self.count]]
        self.reads: dict[tuple[int, Indices], int] = {}

    # ---- which dimension is which -----------------------------------------------------------

    def place_of(self, t: TensorType) -> tuple[int | None, ...]:
        """For each dimension of an array the loop that runs along it, or None for components."""
        if not self.dims or prod(t.shape) < prod(self.dims):
            return (None,) * t.ndim
        found: list[int | None] = []
        left = list(enumerate(self.dims))
        for n in t.shape:
            if left and n == left[0][1]:
                found.append(left.pop(0)[0])
            else:
                found.append(None)
        if left:
            raise _Crossed(None)
        return tuple(found)

    def elements(self, t: TensorType, place: Sequence[int | None]) -> Iterator[Indices]:
        """The indices of all components at this element."""
        sizes = [n if p is None else 1 for n, p in zip(t.shape, place, strict=True)]
        if prod(sizes) > _STATES:
            raise _Crossed(None)
        for numbers in product(*map(range, sizes)):
            yield tuple(
                Index(k) if p is None else self.point[p]
                for k, p in zip(numbers, place, strict=True)
            )

    def load(self, node: Node, index: Indices) -> int:
        """A state, or an element of an operand that no step changes."""
        if len(self.instrs) > _MOST:
            raise _Crossed(None)
        if node.op is constant_op:
            return self.known(node, index)
        number = self.params[node]
        if number >= self.count:
            if number < self.count + self.inputs:
                index = (*self.time, *index)
            return self.element(number, index)
        for i, loop in zip(index, self.places[number], strict=True):
            if loop is None and i.terms:
                raise _Crossed(_loop_in(i, len(self.dims)))
            if loop is not None and i != self.point[loop]:
                raise _Crossed(loop)
        key = number, index
        if key not in self.reads:
            self.reads[key] = self.add(Load(number, index, node.type.dtype), ("load", *key))
        return self.reads[key]

    def known(self, node: Node, index: Indices) -> int:
        """An element of a constant array, if it is the same in all elements."""
        if any(i.terms for i in index):
            loops = (_loop_in(i, len(self.dims)) for i in index)
            raise _Crossed(next((k for k in loops if k is not None), None))
        array = np.broadcast_to(node.attrs["value"], node.type.shape)
        return self.literal(array[tuple(i.const for i in index)], node.type.dtype)

    def element(self, number: int, index: Indices) -> int:
        """An element of an operand that no step changes."""
        t = self.node.ins[number].type
        checks = unproven(index, t.shape)
        if checks is None:
            return self.literal(0, t.dtype)
        mask = self.in_range(checks) if checks else None
        return self.add(Load(number, index, t.dtype, mask), ("load", number, index))

    # ---- folds over components --------------------------------------------------------------

    def needs(self, node: Node, index: Indices) -> list[Key]:
        if node in self.members and node.op.kind == "reduction":
            return [*self.terms(node, index), (node.ins[1], ())]
        if node in self.members and node.op.kind == "contraction":
            return [k for row in self.factors(node, index) for k in row]
        return super().needs(node, index)

    def terms(self, node: Node, index: Indices) -> list[Key]:
        """The elements that a reduction folds, in their order."""
        gone = node.attrs["dimensions"]
        found = []
        for numbers in product(*map(range, reduced_sizes(node))):
            at, kept = iter(numbers), iter(index)
            place = (Index(next(at)) if d in gone else next(kept)
                     for d in range(node.ins[0].type.ndim))  # fmt: skip
            found.append((node.ins[0], tuple(place)))
        return found

    def factors(self, node: Node, index: Indices) -> list[list[Key]]:
        """The factors of each product that a contraction sums."""
        signature, sizes = contraction_dims(node)
        place = dict(zip(signature.results[0], index, strict=True))
        found = []
        for numbers in product(*map(range, sizes)):
            place.update((c, Index(k)) for c, k in zip(signature.reduced, numbers, strict=True))
            rows = (tuple(place[c] for c in row) for row in signature.operands)
            found.append(list(zip(node.ins, rows, strict=True)))
        return found

    def compute_reduction(self, node: Node, index: Indices, part: int) -> int:
        d, acc, combiner = node.type.dtype, self.wider(node), node.attrs["body"]
        if acc is not None:
            name = monoid_of(combiner)
            assert name is not None
            combiner = monoid(name, acc)
        values = [self.memo[k] for k in [(node.ins[1], ()), *self.terms(node, index)]]
        total, *rest = (self.converted(v, d, acc or d, node) for v in values)
        for x in rest:
            total = self.combined(combiner, total, x, node)
        return self.converted(total, acc or d, d, node)

    def combined(self, combiner: Graph, x: int, y: int, node: Node) -> int:
        """A scalar graph of two parameters, on two instructions."""
        known = dict(zip(combiner.params, (x, y), strict=True))
        for n in combiner.nodes:
            d = n.type.dtype
            if n.op is constant_op:
                known[n] = self.literal(n.attrs["value"], d)
            else:
                known[n] = self.apply(n.op, [known[v] for v in n.ins], d, n.attrs, node)
        return known[combiner.outs[0]]

    def compute_contraction(self, node: Node, index: Indices) -> int:
        d = node.type.dtype
        acc = accumulator(node.ins[0].type.dtype, d)
        total = self.literal(0, acc)
        for row in self.factors(node, index):
            x, y = (self.converted(self.memo[k], k[0].type.dtype, acc, node) for k in row)
            product_ = self.apply(ops.multiply, (x, y), acc, {}, node)
            total = self.apply(ops.add, (total, product_), acc, {}, node)
        return self.converted(total, acc, d, node)

    # ---- the whole --------------------------------------------------------------------------

    def recurrence(self) -> Recurrence:
        """All states and all that is stacked, at one element."""
        own = self.ends_alone()
        goes_on = self.condition() if own is None else self.value(own, self.element_of(own))
        test = len(self.instrs)
        made = []
        for k, out in enumerate(self.body.outs[: self.count]):
            for index in self.elements(out.type, self.places[k]):
                made.append((k, index, self.value(out, index)))
        emits = []
        for k, out in enumerate(self.body.outs[self.count :], self.count):
            for index in self.elements(out.type, self.place_of(out.type)):
                emits.append(Emit(k, (*self.time, *index), self.value(out, index)))
        varies = self.varying(made)
        if own is not None and not all(self.stays(goes_on, key) for key in made):
            raise _Crossed(None)
        if own is None and goes_on >= 0 and varies[goes_on]:
            raise _Crossed(None)
        if prod(self.dims) > _ALIKE and any(map(self.is_slow, self.instrs, varies)):
            raise _Crossed(None)
        states = tuple(
            State(k, index, self.body.params[k].type.dtype, self.reads.get((k, index), -1), new,
                  any(p is not None for p in self.places[k]))
            for k, index, new in made
        )  # fmt: skip
        reverse = bool(self.node.attrs.get("reverse"))
        steps = self.node.attrs.get("length")
        instrs = tuple(self.instrs)
        if len(instrs) > _MOST or len(states) > _STATES:
            raise _Crossed(None)
        return Recurrence(
            self.dims, steps, reverse, states, instrs, tuple(emits), goes_on, test, own is not None
        )

    def is_slow(self, instr: Instr, varies: bool) -> bool:
        """Whether an instruction is slow, and the same for all elements: each would repeat it."""
        if varies or not isinstance(instr, Apply) or instr.node is None:
            return False
        return instr.node.op is instr.op and work_of(instr.node).transcendentals > 0

    def condition(self) -> int:
        """The instruction that says whether there is one more step; -1 where they are counted."""
        if "cond" not in self.node.attrs:
            return -1
        last = _any_going(self.node)
        if last is not None and last.ins[0].type.size > _STATES:  # elements of several states each
            raise _Crossed(len(self.dims) - 1 if self.dims else None)
        cond: Graph = self.node.attrs["cond"]
        self.params.update((p, i) for i, p in enumerate(cond.params))
        return self.value(cond.outs[0], ())

    def apply(
        self, op: OpDef, args: Sequence[int], d: DType, attrs: Mapping[str, Any], node: Node
    ) -> int:
        """Once for equal ones: the condition and the body often compute the same."""
        key = ("apply", op, tuple(args), d, tuple(sorted(attrs.items())))
        return self.add(Apply(op, tuple(args), d, attrs, node), key)

    # ---- ends of their own ------------------------------------------------------------------

    def ends_alone(self) -> Node | None:
        """Which elements have not ended, if the loop goes on while any has not; else None."""
        last = _any_going(self.node)
        if last is None or not self.dims or prod(last.ins[0].type.shape) != prod(self.dims):
            return None
        self.params.update((p, i) for i, p in enumerate(self.node.attrs["cond"].params))
        return last.ins[0]

    def element_of(self, node: Node) -> Indices:
        """Where this element stands in an array of one number for each."""
        place = self.place_of(node.type)
        return tuple(Index(0) if p is None else self.point[p] for p in place)

    def stays(self, goes_on: int, made: tuple[int, Indices, int]) -> bool:
        """Whether a state that is made anew stays what it was if the element has ended."""
        k, index, new = made
        old, instr = self.reads.get((k, index)), self.instrs[new]
        if new == old:
            return True
        chosen = isinstance(instr, Apply) and instr.op is ops.select
        return chosen and instr.args[0] == goes_on and instr.args[2] == old  # type: ignore[union-attr]

    def varying(self, made: Sequence[tuple[int, Indices, int]]) -> list[bool]:
        """Which instructions differ between elements; a state that is one number must not."""
        found: list[bool] = []
        for instr in self.instrs:
            here = _differs(instr, len(self.dims)) or any(found[u] for u in uses(instr))
            found.append(here)
        for k, _, new in made:
            if found[new] and all(p is None for p in self.places[k]):
                raise _Crossed(None)
        return found


def _differs(instr: Instr, loops: int) -> bool:
    """Whether an instruction reads or computes something else along one of the first loops."""
    if isinstance(instr, Load):
        return any(_loop_in(i, loops) is not None for i in instr.index)
    if isinstance(instr, IndexValue):
        return _loop_in(instr.index, loops) is not None
    if isinstance(instr, InRange):
        return any(_loop_in(i, loops) is not None for i, _, _ in instr.conditions)
    return False


def _loop_in(index: Index, loops: int) -> int | None:
    """One of the first loops that an index depends on."""
    for atom, _ in index.terms:
        found: int | None = None
        if isinstance(atom, Dim):
            found = atom.position if atom.position < loops else None
        elif isinstance(atom, Div | Mod):
            found = _loop_in(atom.inner, loops)
        if found is not None:
            return found
    return None
