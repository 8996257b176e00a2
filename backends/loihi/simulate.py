"""`simulate`: a network's steps, whatever the cores it would run on.

The backend and ``python -m monograph loihi check`` call it. In each step every population takes the
sums that have arrived and moves on; then what was sent is summed over the synapses it meets, and
arrives in the next step, or as much later as synapses delay it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import numpy as np

from monograph.backends.loihi.activity import Activity, Overflow
from monograph.backends.loihi.check import check_network
from monograph.backends.loihi.fixed import KINDS, Stepped, prepare, start
from monograph.backends.loihi.native import run_native, run_together
from monograph.backends.loihi.network import Network, Neurons
from monograph.backends.loihi.run import Run, joined, operations_of
from monograph.backends.loihi.sums import Sum, sums_of
from monograph.backends.loihi.weights import fan_out, longest_delay
from monograph.hlo.errors import ArgumentError, UnknownNameError

Array = np.ndarray[Any, Any]
How = Literal["auto", "messages", "products", "numpy"]

# Seconds that NumPy takes, about: for a call, a neuron's update, a synapse.
_CALL, _UPDATE, _SYNAPSE = 5e-5, 2e-8, 5e-10
# Seconds of NumPy from which a program is made. That takes ten times as long, but the program is
# kept, and a network that is worth looking at runs more than once.
_WORTH = 0.03
# Seconds that programs take: for a synapse that a message meets, dense or sparse; for any synapse
# of a product (`benchmarks/loihi.py` measures when which is quicker).
_MET, _MET_SPARSE, _PRODUCT = 1.6e-10, 3e-9, 4e-11
_TOGETHER = 8  # presentations from which products are worth while
_TABLE = 1 << 24  # synapses of a product, at most


def simulate(network: Network, given: Mapping[str, Array], how: How = "auto") -> Run:
    """Run a network on some presentations, each from the initial states.

    Args:
        network: what to run.
        given: messages of each input by name: integers [presentations, steps, count].
        how: "messages": as a program that the host compiles, driven by messages; "products": as
            one that multiplies by whole matrices; "numpy": without compiling; "auto": whichever
            is quickest. All give the same bits.

    Raises:
        ArgumentError: for inputs of other shapes or types, or values where spikes carry none.
        MachineError, UnknownNameError: for a network that does not fit together.

    >>> import numpy as np
    >>> from monograph.backends.loihi.network import Input, Synapses, Watched
    >>> cell = Neurons("n", (1,), "lif", {"vth": np.array(100)})
    >>> w = Synapses("w", "x", "n", "dense", np.array([[60]]))
    >>> net = Network((Input("x", (1,)),), (cell,), (w,), (Watched("n", "s"),), steps=6)
    >>> simulate(net, {"x": np.ones((1, 6, 1), int)}).outputs[0].ravel().tolist()
    [0, 0, 1, 0, 1, 0]
    """
    check_network(network)
    given = {name: np.asarray(x) for name, x in given.items()}
    presentations = _check(network, given)
    if how not in ("auto", *_WAYS):
        raise UnknownNameError(
            f"there is no way {how!r} to simulate",
            operands={"known": ", ".join(("auto", *_WAYS))},
            fix="use one of these.",
        )
    if not network.steps * presentations or 0 in network.sizes.values():
        how = "numpy"  # nothing to compile
    if how == "auto":
        if _worth_compiling(network, presentations):
            return _compiled(network, given, presentations)
        how = "numpy"
    return _WAYS[how](network, given, presentations)


def _worth_compiling(network: Network, presentations: int) -> bool:
    """Whether NumPy would take so long that a program is made."""
    calls = len(network.populations) + len(network.connections)
    updates = sum(n.count for n in network.populations)
    synapses = sum(int(fan_out(w).sum()) for w in network.connections)
    each = _CALL * calls + presentations * (_UPDATE * updates + _SYNAPSE * synapses)
    return network.steps * each > _WORTH


def _compiled(network: Network, given: Mapping[str, Array], presentations: int) -> Run:
    """Run the first presentation by its messages; the others in the way that is quicker then."""
    if presentations < _TOGETHER:
        return run_native(network, given, presentations)
    first = run_native(network, {k: x[:1] for k, x in given.items()}, 1)
    way = run_together if _products_pay(network, first) else run_native
    return joined([first, way(network, {k: x[1:] for k, x in given.items()}, presentations - 1)])


def _products_pay(network: Network, seen: Run) -> bool:
    """Whether products take less time than the messages of a presentation do."""
    sizes, messages, products = network.sizes, 0.0, 0.0
    for w in network.connections:
        table = sizes[w.source] * sizes[w.target] * (1 + longest_delay(w))
        if table > _TABLE:
            return False
        dense = w.kind == "dense" and (w.delays is None or np.ndim(w.delays) == 0)
        products += table * network.steps * _PRODUCT
        met = int(seen.activity.operations[w.name].sum())
        messages += met * (_MET if dense else _MET_SPARSE)
    return products < messages


def _step_by_step(network: Network, given: Mapping[str, Array], presentations: int) -> Run:
    """All presentations at once, in NumPy."""
    cells = [_Cell(n, presentations, network.steps) for n in network.populations]
    by_name = {c.neurons.name: c for c in cells}
    paths = [_path(w, by_name[w.target]) for w in network.connections]
    waiting = {
        c.neurons.name: np.zeros((c.slots, presentations, c.neurons.count), np.int64) for c in cells
    }
    record = _Record(network, given, presentations)
    for t in range(network.steps):
        for c in cells:
            slot = waiting[c.neurons.name][t % c.slots]
            record.note(t, c, c.step(slot, t))
            slot[:] = 0
        for w, target, sums in paths:
            sent = given[w.source][:, t] if w.source in given else by_name[w.source].sent
            if sent.any():
                for one in sums:
                    at = (t + 1 + one.delay) % target.slots
                    waiting[w.target][at] += one.of(sent)
    final = {c.neurons.name: c.states for c in cells}
    return Run(tuple(record.outputs), final, record.activity(cells))


def _path(synapses: Any, target: _Cell) -> tuple[Any, _Cell, tuple[Sum, ...]]:
    """A connection with its sums; the target keeps as many slots as the longest of them needs."""
    sums = sums_of(synapses)
    target.slots = max(target.slots, 2 + max(s.delay for s in sums))
    return synapses, target, sums


class _Cell:
    """A population while it runs."""

    def __init__(self, neurons: Neurons, presentations: int, steps: int) -> None:
        self.neurons = neurons
        self.kind = KINDS[neurons.kind]
        self.parameters = prepare(neurons)
        self.states = start(neurons, presentations)
        self.sent = np.zeros((presentations, neurons.count), np.int64)
        self.slots = 1
        self.counts = {
            v: (np.zeros(neurons.count, np.int64), np.zeros(steps, np.int64))
            for v in (self.kind.states[0], "v")
        }

    def step(self, a: Array, t: int) -> Stepped:
        """Move on by one step, the number `t` from 0."""
        a = a.astype(np.int32).astype(np.int64)  # what arrives is in 32 bits
        made = self.kind.step(self.parameters, self.states, a)
        self.states, self.sent = made.states, made.sent
        for variable, mask in ((self.kind.states[0], made.wrapped), ("v", made.clipped)):
            if mask is not None and mask.any():
                by_neuron, by_step = self.counts[variable]
                by_neuron += mask.sum(axis=0)
                by_step[t] += int(mask.sum())
        return made


class _Record:
    """What is read while a network runs."""

    def __init__(self, network: Network, given: Mapping[str, Array], presentations: int) -> None:
        self.network = network
        sizes = network.sizes
        shape = (presentations, network.steps)
        self.outputs = [np.zeros((*shape, sizes[o.population]), np.int32) for o in network.outputs]
        self.sent = {n.name: np.zeros((*shape, n.count), np.bool_) for n in network.populations}
        self.sent |= {name: x != 0 for name, x in given.items()}

    def note(self, t: int, cell: _Cell, made: Stepped) -> None:
        """Read what is watched of a population after a step."""
        name = cell.neurons.name
        self.sent[name][:, t] = made.sent != 0
        for watched, out in zip(self.network.outputs, self.outputs, strict=True):
            if watched.population == name:
                out[:, t] = made.sent if watched.variable == "s" else made.states[watched.variable]

    def activity(self, cells: list[_Cell]) -> Activity:
        """What happened."""
        overflows = [
            Overflow(c.neurons.name, variable, by_neuron, by_step)
            for c in cells
            for variable, (by_neuron, by_step) in c.counts.items()
            if by_step.any()
        ]
        operations = operations_of(self.network, self.sent)
        return Activity(self.sent, operations, tuple(overflows))


def _check(network: Network, given: Mapping[str, Array]) -> int:
    """The number of presentations, if inputs are as the network has them."""
    names = {x.name: x for x in network.inputs}
    if set(names) != set(given):
        raise ArgumentError(
            f"inputs {sorted(given)} were given to a network with {sorted(names)}",
            fix="give messages for each input of the network, by its name.",
        )
    plain = {w.source for w in network.connections if not w.message_bits}
    presentations = {len(x) for x in given.values() if x.ndim == 3}
    for name, x in given.items():
        want = ("any", network.steps, names[name].count)
        if x.ndim != 3 or x.shape[1:] != want[1:] or len(presentations) > 1:
            raise ArgumentError(
                f"the messages of input {name!r} have shape {x.shape}",
                why=f"they are [presentations, {want[1]} steps, {want[2]} neurons], as many "
                "presentations for every input.",
                fix="reshape them, or change the steps of the network.",
            )
        if x.dtype.kind not in "bui":
            raise ArgumentError(
                f"the messages of input {name!r} are {x.dtype}",
                fix="round them to integers, and say with message_bits that spikes carry values.",
            )
        if name in plain and x.size and (x.max() > 1 or x.min() < 0):
            raise ArgumentError(
                f"input {name!r} sends values from {x.min()} to {x.max()}, which its connections "
                "do not carry",
                why="with message_bits = 0 a spike is there or not.",
                fix="set message_bits of its connections to the bits of a value, or send 0 and 1.",
            )
    return presentations.pop() if presentations else 1


_WAYS: Mapping[str, Callable[[Network, Mapping[str, Array], int], Run]] = {
    "messages": run_native, "products": run_together, "numpy": _step_by_step,
}  # fmt: skip

__all__ = ["How", "Run", "simulate"]
