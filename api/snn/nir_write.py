"""`to_nir`: a `Graph` as a NIR graph, which other tools read."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError
from monograph.snn.graph import Graph, Input, Output
from monograph.snn.layers import Conv, Dense, Flatten, Layer, Params, Pool, Scale
from monograph.snn.layers_neurons import Delay, Neurons, Threshold
from monograph.snn.nir_read import Imported, Port

Shape = tuple[int, ...]


def to_nir(
    net: Graph, path: Any = None, params: Mapping[str, Params] | None = None, shape: Any = None
) -> Any:
    """Write a network as a NIR graph.

    Steps become seconds by the network's `dt`. Surrogates and latencies have no place in NIR; a
    soft reset is kept as metadata of the node.

    Args:
        net: a `Graph`, `Sequential`, or what `from_nir` gave.
        path: of the file to write; None: none is written.
        params: of the network; those it was read with by default.
        shape: features of the input, where layers do not say.

    Returns:
        The `nir.NIRGraph`.

    Raises:
        ArgumentError: for layers that NIR has no node for, or whose shapes are not known.

    >>> import monograph as mg
    >>> from monograph.snn.layers_neurons import LIF
    >>> from monograph.snn.sequential import Sequential
    >>> net = Sequential(Dense(3, 2), LIF(2, tau_mem=1e-2))
    >>> g = to_nir(net, params=net.init(mg.random.key(0)))
    >>> [type(node).__name__ for node in g.nodes.values()]
    ['Input', 'Affine', 'LIF', 'Output']
    """
    try:
        import nir
    except ImportError as error:
        raise ArgumentError(
            "to_nir needs the package nir", fix="install it: pip install 'monograph[nir]'."
        ) from error
    if params is None:
        if not isinstance(net, Imported):
            raise ArgumentError("no parameters are given", fix="give params: to_nir(net, path, p).")
        params = net.params
    if not isinstance(params, Mapping):
        raise ArgumentError(
            f"the parameters are a {type(params).__name__}",
            fix="give them last, as init made them: to_nir(net, path, params).",
        )
    shapes = net.shapes({n: _known(net, n, shape) for n in net.inputs})
    made = {}
    for name in net.nodes:
        into = [shapes[a] for a in net.sources[name]]
        made[name] = _write(nir, net, name, params.get(name, {}), into[0] if into else shapes[name])
    graph = _nest(nir, made, net.edges)
    graph.metadata["dt"] = net.dt
    if path is not None:
        nir.write(os.fspath(path), graph)
    return graph


def _known(net: Graph, name: str, shape: Any) -> Shape:
    """Features of an input: given, or what the layer after it takes."""
    own = net.nodes[name].shape  # type: ignore[attr-defined]  # it is an Input
    if own is not None:
        return tuple(own)
    if shape is not None:
        return (shape,) if isinstance(shape, int) else tuple(shape)
    for a, b in net.edges:
        after = net.nodes[b]
        if a == name and isinstance(after, Dense):
            return (after.n_in,)
        if a == name and isinstance(after, Neurons | Scale) and after.shape is not None:
            return after.shape
    raise ArgumentError(
        f"the features of input {name!r} are not known",
        fix="give them: to_nir(..., shape=(1, 8, 8)).",
    )


# ---- nodes ---------------------------------------------------------------------------------------


def _write(nir: Any, net: Graph, name: str, params: Params, shape: Shape) -> Any:
    layer = net.nodes[name]
    if isinstance(layer, Neurons):
        return _neurons(nir, net, name, shape)
    for kind, write in _WRITERS:
        if isinstance(layer, kind):
            return write(nir, layer, {k: np.asarray(v) for k, v in params.items()}, shape, net.dt)
    raise ArgumentError(
        f"layer {name!r}, {type(layer).__name__}, has no node in NIR",
        fix="fold it into another layer, or leave it out.",
    )


def _dense(nir: Any, layer: Any, p: Params, shape: Shape, dt: float) -> Any:
    return nir.Affine(p["weight"], p["bias"]) if "bias" in p else nir.Linear(p["weight"])


def _conv(nir: Any, layer: Conv, p: Params, shape: Shape, dt: float) -> Any:
    sides = len(layer.kernel)
    bias = p.get("bias", np.zeros(layer.n_out, np.float32))

    def each(x: Any) -> Any:
        if isinstance(x, str):
            return x
        values = tuple(int(v) for v in np.broadcast_to(np.asarray(x), (sides,)))
        return values[0] if sides == 1 else values

    cls = nir.Conv1d if sides == 1 else nir.Conv2d
    size = int(shape[1]) if sides == 1 else tuple(shape[1:])
    numbers = (each(layer.stride), each(layer.padding), each(layer.dilation), layer.groups)
    return cls(size, p["weight"], *numbers, bias)


def _pool(nir: Any, layer: Pool, p: Params, shape: Shape, dt: float) -> Any:
    cls = nir.AvgPool2d if layer.kind == "average" else nir.SumPool2d
    return cls(*(np.array(x) for x in layer.windows))


def _port(nir: Any, layer: Any, p: Params, shape: Shape, dt: float) -> Any:
    into = isinstance(layer, Input) or (isinstance(layer, Port) and layer.kind == "input")
    return nir.Input(np.array(shape)) if into else nir.Output(np.array(shape))


Writer = Callable[[Any, Any, Params, Shape, float], Any]
_WRITERS: tuple[tuple[type[Layer] | tuple[type[Layer], ...], Writer], ...] = (
    ((Input, Output, Port), _port),
    (Dense, _dense),
    (Conv, _conv),
    (Pool, _pool),
    (Scale, lambda nir, layer, p, shape, dt: nir.Scale(p["scale"])),
    (
        Flatten,
        lambda nir, layer, p, shape, dt: nir.Flatten(
            {"input": np.array(shape)}, layer.start, layer.end
        ),
    ),
    (
        Delay,
        lambda nir, layer, p, shape, dt: nir.Delay(
            np.array(np.broadcast_to(layer.steps, shape) * dt)
        ),
    ),
    (
        Threshold,
        lambda nir, layer, p, shape, dt: nir.Threshold(
            np.array(np.broadcast_to(layer.threshold, shape))
        ),
    ),
)


def _neurons(nir: Any, net: Graph, name: str, shape: Shape) -> Any:
    """A population: resistances and input weights that were left out are those that undo `dt`."""
    n, m = net.populations[name], net.dynamics[name]
    r = n.r if n.r is not None else 1.0 / (net.dt if n.tau_mem is None else m.dv)
    w_in = n.w_in if n.w_in is not None else 1.0 / m.du
    given = {"r": r, "v_leak": n.v_leak, "v_reset": n.v_reset, "v_threshold": n.threshold}
    if n.tau_syn is not None:
        given |= {"tau_syn": n.tau_syn, "tau_mem": n.tau_mem, "w_in": w_in}
    else:
        given["tau"] = n.tau_mem
    fires, leaks = n.threshold is not None, n.tau_mem is not None
    kind = ("LIF" if fires else "LI") if leaks else ("IF" if fires else "I")
    if n.tau_syn is not None:
        if not leaks:
            raise ArgumentError(
                f"population {name!r} has a current that leaks and a voltage that does not",
                why="NIR has no node for that.",
                fix="give it a tau_mem, however long.",
            )
        kind = "Cuba" + kind
    wanted = getattr(nir, kind).__dataclass_fields__
    full = {
        k: np.array(np.broadcast_to(np.asarray(v, np.float64), shape))
        for k, v in given.items()
        if k in wanted and v is not None
    }
    return getattr(nir, kind)(**full, metadata={"reset": "soft"} if n.reset == "soft" else {})


# ---- subgraphs -----------------------------------------------------------------------------------


def _nest(nir: Any, made: Mapping[str, Any], edges: Any) -> Any:
    """Nodes and edges with slashes in their names, as graphs within graphs."""
    nodes: dict[str, Any] = {}
    inner: dict[str, dict[str, Any]] = {}
    for name, node in made.items():
        head, slash, rest = name.partition("/")
        if slash:
            inner.setdefault(head, {})[rest] = node
            nodes.setdefault(head, None)  # in its place among the others
        else:
            nodes[name] = node
    for head, members in inner.items():
        own = [
            (a[len(head) + 1 :], b[len(head) + 1 :])
            for a, b in edges
            if a.startswith(f"{head}/") and b.startswith(f"{head}/")
        ]
        nodes[head] = _nest(nir, members, own)
    outer = [(a.partition("/")[0], b.partition("/")[0]) for a, b in edges]
    between = [
        (a, b)
        for (a, b), (x, y) in zip(outer, edges, strict=True)
        if a != b or ("/" not in x and "/" not in y)
    ]
    try:
        return nir.NIRGraph(nodes, between, metadata={})
    except (ValueError, NotImplementedError, AssertionError):  # its check lacks groups, ports
        return nir.NIRGraph(nodes, between, metadata={}, type_check=False)


__all__ = ["to_nir"]
