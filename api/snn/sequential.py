"""`Sequential`: layers that follow each other, as a `Graph`."""

from __future__ import annotations

from collections.abc import Sequence

from monograph.snn.graph import Edge, Graph, Input, Output
from monograph.snn.layers import Layer
from monograph.snn.layers_neurons import Method, Recurrent


def chain(layers: Sequence[Layer]) -> tuple[dict[str, Layer], tuple[Edge, ...]]:
    """Nodes and edges of layers that follow each other, named by place and kind."""
    nodes: dict[str, Layer] = {"input": Input()}
    edges: list[Edge] = []
    last = "input"
    for i, layer in enumerate(layers):
        name = f"{i}_{type(layer).__name__.lower()}"
        own = layer.neurons if isinstance(layer, Recurrent) else layer
        nodes[name] = own
        edges.append((last, name))
        if isinstance(layer, Recurrent):
            inner = f"{name}_inner"
            nodes[inner] = layer.inner
            edges += [(name, inner), (inner, name)]
        last = name
    nodes["output"] = Output()
    edges.append((last, "output"))
    return nodes, tuple(edges)


class Sequential(Graph):
    """Layers one after the other.

    Args:
        layers: of `monograph.snn`.
        dt: seconds of a step.
        latency: steps from population to population: 1, as on the chip, or 0.
        method: see `Graph`.

    >>> import monograph as mg
    >>> from monograph.snn.layers import Dense
    >>> from monograph.snn.layers_neurons import LI, LIF
    >>> net = Sequential(Dense(3, 8), LIF(8, tau_mem=2e-2), Dense(8, 2), LI(2), dt=1e-3)
    >>> net.apply(net.init(mg.random.key(0)), mg.numpy.ones((10, 4, 3))).shape
    (10, 4, 2)
    """

    def __init__(
        self, *layers: Layer, dt: float = 1e-3, latency: int = 1, method: Method = "auto"
    ) -> None:
        nodes, edges = chain(layers)
        super().__init__(nodes, edges, dt, latency, method)


__all__ = ["Sequential", "chain"]
