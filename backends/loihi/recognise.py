"""`recognise`: what of a loop's body are neurons and synapses that the chip can run, and why not
the rest.

A body is what `scan` runs in each step. On the chip are populations whose states are carried from
step to step and whose input is what arrives over connections, and connections that end at such
populations. What is in a cycle through time with anything else is not: chip and host cannot wait
for each other within a step. `split` takes a body apart by this; `read` makes the network.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np

from monograph.backends.loihi.table import ROLES, Role
from monograph.hlo.graph import Graph, Node, users_of
from monograph.hlo.location import short


@dataclass(frozen=True)
class Refusal:
    """Something that looks like a part of a network and cannot be on the chip.

    Attributes:
        node: it.
        why: in half a sentence.
        fix: which edit brings it onto the chip.
    """

    node: Node
    why: str
    fix: str

    def __str__(self) -> str:
        return f"{self.node.op.name} ({short(self.node.loc) or '?'}): {self.why}; {self.fix}"


@dataclass(frozen=True, eq=False)
class Recognised:
    """A body, seen by the chip.

    Attributes:
        body: it; parameters are carries, inputs, captures.
        carries: how many.
        chip: the nodes and parameters that are on the chip.
        refusals: what is not, and could be.
    """

    body: Graph
    carries: int
    chip: frozenset[Node]
    refusals: tuple[Refusal, ...]

    @property
    def whole(self) -> bool:
        """Whether all of it is on the chip."""
        computing = (n for n in self.body.nodes if role_of(n) != "value")
        return bool(self.chip) and all(n in self.chip for n in computing)


def role_of(node: Node) -> Role | None:
    """What a node is to the chip; None: nothing."""
    role = ROLES.get(node.op)
    if role == "view" and not _keeps_values(node):
        return None
    return role


def _keeps_values(node: Node) -> bool:
    """Whether a view holds the same integers as its operand."""
    before, after = node.ins[0].type.dtype, node.type.dtype
    return before is after or (
        before.kind in ("bool", "int", "uint") and after.kind == "int" and before.bits < after.bits
    )


def recognise(body: Graph, carries: int, inputs: int) -> Recognised:
    """Look at the body of a loop of which the first parameters are carries, the next ones inputs;
    memoised on it."""
    key = ("loihi", carries, inputs)
    found: Recognised | None = body.memo.get(key)
    if found is None:
        found = body.memo[key] = _Looking(body, carries, inputs).run()
    return found


@dataclass(eq=False)
class _Looking:
    """One run: everything that could be on the chip is claimed, until nothing is refused."""

    body: Graph
    carries: int
    inputs: int
    claimed: dict[Node, None] = field(default_factory=dict)
    refused: dict[Node, Refusal] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.users = users_of(self.body)
        self.index = {p: i for i, p in enumerate(self.body.params)}
        parts = ("neurons", "synapse", "arrive")
        self.claimed = {n: None for n in self.body.nodes if role_of(n) in parts}

    def run(self) -> Recognised:
        while True:
            said = {n: self._why_not(n) for n in self.claimed}
            chip = self._chip()
            found = {n: s for n, s in said.items() if s is not None} or self._entangled(chip)
            if not found:
                break
            for node, (why, fix) in found.items():
                del self.claimed[node]
                self.refused.setdefault(node, Refusal(node, why, fix))
        if not any(role_of(n) == "neurons" for n in self.claimed):
            chip = set()
        return Recognised(self.body, self.carries, frozenset(chip), tuple(self.refused.values()))

    # ---- single nodes

    def _why_not(self, node: Node) -> tuple[str, str] | None:
        role = role_of(node)
        if role == "neurons":
            return self._neurons(node)
        return self._synapse(node) if role == "synapse" else self._arrive(node)

    def _neurons(self, node: Node) -> tuple[str, str] | None:
        if not node.ins[0].type.dtype.is_integer:
            return "it computes in floating point", "use monograph.snn.fixed"
        states = len(node.type) - 1
        parts = {r.attrs["index"]: r for r in self.users[node]}
        for k, x in enumerate(node.ins[1 : 1 + states]):
            if not self._carried(x, parts.get(k)) or self.users[x] != [node]:
                return "its state is not simply carried to the next step", "carry what it returns"
        if not all(self._settled(x) for x in node.ins[1 + states :]):
            return "a parameter changes from step to step", "give it the same one in every step"
        leaves = [x for x in self._leaves(node.ins[0]) if not _is_zero(x)]
        if any(x not in self.claimed or role_of(x) != "arrive" for x in leaves):
            return ("its input is not a sum of what arrives over synapses",
                    "send it through monograph.snn.fixed.dense")  # fmt: skip
        batches = {x.type.shape[: x.attrs["batch"]] for x in self._ends()}
        if len(batches) > 1 or (not leaves and batches not in (set(), {()})):
            return "connections differ in their batches", "map all of them with vmap"
        return None

    def _ends(self) -> Iterator[Node]:
        """Where connections of the body arrive."""
        return (n for n in self.body.nodes if role_of(n) == "arrive")

    def _synapse(self, node: Node) -> tuple[str, str] | None:
        buffer = node.ins[0]
        ends = [u for u in self.users[buffer] if u is not node]
        if not self._carried(buffer, node) or self.users[node]:
            return "its buffer is not simply carried to the next step", "carry what it returns"
        if not all(self._settled(x) for x in node.ins[2:]):
            return "its weights change from step to step", "give it the same ones in every step"
        if not ends or any(u not in self.claimed for u in ends):
            return "it does not end at neurons on the chip", "give what arrives to neurons"
        return None

    def _arrive(self, node: Node) -> tuple[str, str] | None:
        i = self.index.get(node.ins[0])
        after = self.body.outs[i] if i is not None and i < self.carries else None
        if after is None or after not in self.claimed or after.ins[0] is not node.ins[0]:
            return "it does not read a connection", "read what a synapse of this loop carries"
        for x in self._onward(node):
            if x in self.body.outs or (role_of(x) not in ("sum", "view", "arrive")
                                       and x not in self.claimed):  # fmt: skip
                what = "returned" if x in self.body.outs else f"taken by {x.op.name}"
                return f"what arrives is {what}", "give it to neurons only, and watch their states"
        return None

    def _carried(self, x: Node, after: Node | None) -> bool:
        """Whether a parameter is a carry that becomes `after`, and nobody else's business."""
        i = self.index.get(x)
        alone = i is not None and i < self.carries and after is not None
        return alone and self.body.outs[i] is after and x not in self.body.outs  # type: ignore[index]

    def _settled(self, x: Node) -> bool:
        """Whether a value is the same in all steps: a capture or a constant."""
        return role_of(x) == "value" or self.index.get(x, -1) >= self.carries + self.inputs

    # ---- ways through the body

    def _leaves(self, x: Node) -> Iterator[Node]:
        """What a sum is of."""
        stack = [x]
        while stack:
            x = stack.pop()
            if role_of(x) in ("sum", "view"):
                stack.extend(x.ins)
            else:
                yield x

    def _onward(self, node: Node) -> Iterator[Node]:
        """What a value gets to through sums and views, these and itself included."""
        stack, seen = [node], set()
        while stack:
            x = stack.pop()
            if x in seen:
                continue
            seen.add(x)
            yield x
            if x is node or role_of(x) in ("sum", "view"):
                stack.extend(self.users[x])

    def _chip(self) -> set[Node]:
        """All that is on the chip if what is claimed is."""
        found = set(self.claimed)
        for node in self.claimed:
            role = role_of(node)
            if role == "arrive":
                found.update(x for x in self._onward(node) if role_of(x) in ("sum", "view"))
            elif role == "neurons":
                found.update(node.ins[1 : len(node.type)])
            elif role == "synapse":
                found.add(node.ins[0])
        for again in range(2):  # what is sent, then what was sent a step ago
            for node in self.body.nodes:
                if role_of(node) in ("part", "view") and node.ins[0] in found:
                    found.add(node)
            if not again:
                found.update(p for p in self.body.params[: self.carries] if self._echo(p, found))
        found.update(n for n in self.body.nodes if self._given(n))
        return found

    def _given(self, node: Node) -> bool:
        """Whether a value is an input in another shape or type, and only synapses take it."""
        i = self.index.get(source_of(node), -1)
        return (
            role_of(node) == "view"
            and self.carries <= i < self.carries + self.inputs
            and all(self._sends(x) for x in self._onward(node) if role_of(x) != "view")
            and not any(x in self.body.outs for x in self._onward(node) if role_of(x) == "view")
        )

    def _sends(self, node: Node) -> bool:
        """Whether it is a synapse on the chip."""
        return role_of(node) == "synapse" and node in self.claimed

    def _echo(self, p: Node, chip: set[Node]) -> bool:
        """Whether a carry is what neurons sent a step ago, and only synapses take it."""
        sent = source_of(self.body.outs[self.index[p]])
        same = [u for u in self._onward(p) if u is p or role_of(u) == "view"]
        users = [u for u in self._onward(p) if u not in same]
        return (
            role_of(sent) == "part"
            and sent in chip
            and sent.attrs["index"] == len(sent.ins[0].type) - 1
            and bool(users)
            and all(self._sends(u) for u in users)
            and not any(x in self.body.outs for x in same)
        )

    # ---- cycles

    def _entangled(self, chip: set[Node]) -> dict[Node, tuple[str, str]]:
        """What is claimed and in a cycle with what is not."""
        number = cycles(self.body, self.carries)
        there = (*self.body.params[: self.carries], *self.body.nodes)
        others = {number[n]: n for n in there if n not in chip}
        return {
            n: (f"it waits in every step for {others[number[n]].op.name} "
                f"({short(others[number[n]].loc) or '?'}), which waits for it",
                "connect neurons by synapses alone")
            for n in self.claimed
            if number[n] in others
        }  # fmt: skip


def _is_zero(x: Node) -> bool:
    """Whether a value is known to be 0: the input of neurons that have a bias only."""
    return role_of(x) == "value" and not np.any(x.attrs["value"])


def source_of(x: Node) -> Node:
    """What a value is another shape of."""
    while role_of(x) == "view":
        x = x.ins[0]
    return x


def cycles(body: Graph, carries: int) -> Mapping[Node, int]:
    """Number of the cycle through time that a node or parameter is in."""
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    nodes = [*body.params, *body.nodes]
    at = {n: i for i, n in enumerate(nodes)}
    edges = [(at[x], at[n]) for n in body.nodes for x in n.ins]
    edges += [(at[o], i) for i, o in enumerate(body.outs[:carries])]
    if not edges:
        return {n: i for i, n in enumerate(nodes)}
    rows, columns = np.array(edges).T
    shape = (len(nodes), len(nodes))
    matrix = coo_array((np.ones(len(edges), np.int8), (rows, columns)), shape)
    _, labels = connected_components(matrix, connection="strong")
    return {n: int(labels[i]) for n, i in at.items()}


__all__ = ["Recognised", "Refusal", "cycles", "recognise", "role_of", "source_of"]
