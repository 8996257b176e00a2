"""`connect`: what lies between two populations, as one matrix: what a chip's synapses hold.

Layers without state are linear there: convolutions, pools, scales and products on the way from one
population to the next become one connection; what they add becomes a constant input.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph import numpy as mnp
from monograph.hlo.errors import TreeError, UnsupportedError
from monograph.snn.graph import Graph
from monograph.snn.layers import Layer, Params
from monograph.snn.layers_neurons import Delay

Array = np.ndarray[Any, Any]
Shape = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Connection:
    """From an input or a population to a population.

    Attributes:
        source, target: names.
        weights: [out, in], flattened row-major.
        delays: steps for each synapse, [out, in], or one number.
        layers: names of the layers it is made of.
    """

    source: str
    target: str
    weights: Array
    delays: Any
    layers: tuple[str, ...]

    @property
    def name(self) -> str:
        """What reports call it: its layers, or its ends if there are none."""
        return "+".join(self.layers) or f"{self.source}>{self.target}"


@dataclass(frozen=True, eq=False)
class Wiring:
    """A graph as populations and connections.

    Attributes:
        connections: what is between them.
        constants: what layers add to the input of each population, [count].
        shapes: of what comes out of every node.
    """

    connections: tuple[Connection, ...]
    constants: Mapping[str, Array]
    shapes: Mapping[str, Shape]


def connect(net: Graph, params: Mapping[str, Params], given: Mapping[str, Shape]) -> Wiring:
    """The connections of a graph.

    Args:
        net: of populations, and layers that are linear.
        params: of `init`.
        given: features of the inputs.

    Raises:
        UnsupportedError: for layers that synapses cannot be; all of them, with the reason.

    >>> import monograph as mg
    >>> from monograph.snn import IF, Dense, Sequential
    >>> net = Sequential(Dense(3, 2), IF(2))
    >>> wiring = connect(net, net.init(mg.random.key(0)), {"input": (3,)})
    >>> [(c.name, c.weights.shape) for c in wiring.connections]
    [('0_dense', (2, 3))]
    """
    check(net)
    shapes = net.shapes(given)
    found: list[Connection] = []
    constants = {n: np.zeros(int(np.prod(shapes[n])), np.float64) for n in net.populations}
    for source in (*net.inputs, *net.populations):
        for path in _paths(net, source):
            found.append(_along(net, params, shapes, path))
    for target in net.populations:
        constants[target] += _constant(net, params, shapes, target)
    return Wiring(tuple(found), constants, shapes)


def check(net: Graph) -> None:
    """Refuse what a network of a chip cannot hold.

    Raises:
        UnsupportedError: naming each layer, its type and the reason.
    """
    wrong = []
    for name, layer in net.nodes.items():
        kind = type(layer).__name__
        if name not in net.populations and not layer.linear:
            wrong.append((name, kind, "only populations and linear layers are on the chip"))
    for name in net.outputs:
        shown = heard(net, name)
        several = len(shown) > 1
        for source in shown:
            own = net.populations.get(source)
            if several and own is not None and own.threshold is None:
                wrong.append((source, "LI", "voltages of two populations have no common scale"))
            if source not in net.populations:
                kind = type(net.nodes[source]).__name__
                wrong.append((source, kind, "the chip sends out what neurons do: end with LI()"))
    if wrong:
        raise UnsupportedError(
            "layers that the chip does not have",
            operands={name: f"{kind}: {why}" for name, kind, why in reversed(wrong)},
            fix="replace them; from_ann turns the ReLUs of a network into neurons.",
        )


def heard(net: Graph, output: str) -> tuple[str, ...]:
    """What an output shows, seen through layers that hand on what they get: populations, on a
    chip."""
    found: list[str] = []
    open_ = list(net.sources[output])
    while open_:
        n = open_.pop(0)
        own = net.nodes[n]
        passes = type(own).apply is Layer.apply and not isinstance(own, Delay)
        if passes and n not in net.populations and n not in net.inputs:
            open_ += net.sources[n]
        elif n not in found:
            found.append(n)
    return tuple(found)


def _paths(net: Graph, source: str) -> list[tuple[str, ...]]:
    """Ways from a node to the next populations, as names of nodes from end to end."""
    found: list[tuple[str, ...]] = []
    open_: list[tuple[str, ...]] = [(source,)]
    while open_:
        path = open_.pop()
        for a, b in net.edges:
            if a != path[-1]:
                continue
            if b in net.populations:
                found.append((*path, b))
            elif b not in net.outputs:
                open_.append((*path, b))
    return found


def _along(
    net: Graph, params: Mapping[str, Params], shapes: Mapping[str, Shape], path: tuple[str, ...]
) -> Connection:
    source, *inner, target = path
    count = int(np.prod(shapes[source]))
    delayed = [i for i, n in enumerate(inner) if isinstance(net.nodes[n], Delay)]
    weights = _map(net, params, inner, shapes[source], np.eye(count))
    weights = weights - _map(net, params, inner, shapes[source], np.zeros((1, count)))
    delays: Any = 0
    for i in delayed:
        delays = delays + _delays(net, shapes, path, inner[i], weights.T.shape)
    layers = tuple(n for n in inner if not isinstance(net.nodes[n], Delay))
    return Connection(source, target, weights.T, delays, layers)


def _map(
    net: Graph, params: Mapping[str, Params], inner: list[str], shape: Shape, rows: Array
) -> Array:
    """What the layers make of rows [examples, features]."""
    x = mnp.asarray(rows.reshape(-1, *shape).astype(np.float32))
    for n in inner:
        if not isinstance(net.nodes[n], Delay):
            try:
                x = net.nodes[n].apply(params.get(n, {}), x)
            except KeyError as missing:
                raise TreeError(
                    f"layer {n!r} was given no parameter {missing}", fix="give those of net.init."
                ) from None
    return np.asarray(x, np.float64).reshape(len(rows), -1)


def _delays(
    net: Graph, shapes: Mapping[str, Shape], path: tuple[str, ...], name: str, wanted: Shape
) -> Any:
    """Steps of one delay for every synapse [out, in]: by its source, or by its target."""
    steps = np.asarray(net.nodes[name].steps)  # type: ignore[attr-defined]  # it is a Delay
    if steps.ndim == 0 or np.all(steps == steps.flat[0]):
        return int(steps.flat[0])
    at = path.index(name)
    before = [n for n in path[1:at] if not isinstance(net.nodes[n], Delay)]
    after = [n for n in path[at + 1 : -1] if not isinstance(net.nodes[n], Delay)]
    each = np.broadcast_to(steps, shapes[name]).reshape(-1)
    if not before:
        return np.broadcast_to(each[None, :], wanted)
    if not after:
        return np.broadcast_to(each[:, None], wanted)
    raise UnsupportedError(
        f"delay {name!r} differs from feature to feature, between two layers of weights",
        why="a synapse has one delay, and these layers become one set of synapses.",
        fix="put the delay before or after the layers, or a population between them.",
    )


def _constant(
    net: Graph, params: Mapping[str, Params], shapes: Mapping[str, Shape], target: str
) -> Array:
    """What reaches a population when nothing is sent."""
    silent = (*net.inputs, *net.populations)
    values = {n: mnp.zeros((1, *shapes[n]), mnp.float32) for n in silent}
    return np.asarray(net.quiet(params, values, None, target), np.float64).reshape(-1)


__all__ = ["Connection", "Wiring", "check", "connect", "heard"]
