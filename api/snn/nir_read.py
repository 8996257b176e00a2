"""`from_nir`: a graph in the Neuromorphic Intermediate Representation, as a `Graph` that runs.

NIR says what neurons do in continuous time, in seconds and volts (Pedersen et al. 2024, Nature
Communications 15, 8122); the step `dt`, how it is taken, and what a spike does are the reader's to
say. Subgraphs are laid out flat; names of their layers begin with theirs and a slash.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from monograph import numpy as mnp
from monograph.hlo.errors import ArgumentError, joined
from monograph.snn.graph import Edge, Graph, Input, Output, check_step
from monograph.snn.layers import Conv, Dense, Flatten, Layer, Params, Pool, Scale
from monograph.snn.layers_neurons import Delay, Method, Neurons, Reset, Threshold


@dataclass(frozen=True, eq=False)
class Port(Layer):
    """Where a subgraph is entered or left: "input" or "output", with `shape` if it is known."""

    kind: str
    shape: tuple[int, ...] | None = None


@dataclass(frozen=True, eq=False)
class Imported(Graph):
    """A graph that comes with its parameters.

    Attributes:
        params: as `init` would make them: the file's.
    """

    params: Mapping[str, Params] = field(default_factory=dict)

    def init(self, key: Any = None) -> dict[str, Params]:
        """The parameters that were read."""
        return dict(self.params)

    def __call__(self, x: Any, **given: Any) -> Any:
        """`apply` with the parameters that were read."""
        return self.apply(self.params, x, **given)


@dataclass(frozen=True)
class Reading:
    """What the file does not say."""

    dt: float
    reset: Reset | None


Read = tuple[Layer, Params]


def _shape(x: Any) -> tuple[int, ...] | None:
    return None if x is None else tuple(int(n) for n in np.asarray(x).reshape(-1))


def _f32(x: Any) -> Any:
    return mnp.asarray(np.asarray(x, np.float32))


def _text(x: Any) -> Any:
    return x.decode() if isinstance(x, bytes) else x


def _input(node: Any, how: Reading) -> Read:
    return Input(_shape(node.input_type["input"])), {}


def _output(node: Any, how: Reading) -> Read:
    return Output(), {}


def _dense(node: Any, how: Reading) -> Read:
    weight = _f32(node.weight)
    params = {"weight": weight}
    if hasattr(node, "bias"):
        params["bias"] = _f32(node.bias)
    return Dense(weight.shape[-1], weight.shape[-2], bias=len(params) > 1), params


def _scale(node: Any, how: Reading) -> Read:
    return Scale(tuple(np.shape(node.scale))), {"scale": _f32(node.scale)}


def _conv(node: Any, how: Reading) -> Read:
    weight, groups = np.asarray(node.weight), int(node.groups)
    params = {"weight": _f32(weight)}
    if node.bias is not None:
        params["bias"] = _f32(np.broadcast_to(node.bias, weight.shape[:1]))
    layer = Conv(
        weight.shape[1] * groups,
        weight.shape[0],
        weight.shape[2:],
        stride=node.stride,
        padding=_text(node.padding),
        dilation=node.dilation,
        groups=groups,
        bias=len(params) > 1,
    )
    return layer, params


def _pool(kind: str) -> Callable[[Any, Reading], Read]:
    def read(node: Any, how: Reading) -> Read:
        return Pool(node.kernel_size, node.stride, node.padding, kind), {}

    return read


def _flatten(node: Any, how: Reading) -> Read:
    return Flatten(int(node.start_dim), int(node.end_dim)), {}


def _delay(node: Any, how: Reading) -> Read:
    seconds = np.asarray(node.delay, np.float64)
    if not np.all((seconds >= 0) & np.isfinite(seconds)):
        raise ArgumentError(
            "a delay is negative, infinite or NaN", fix="give delays of 0 s or more."
        )
    return Delay(np.rint(seconds / how.dt).astype(int)), {}


def _threshold(node: Any, how: Reading) -> Read:
    return Threshold(np.asarray(node.threshold, np.float64)), {}


def _neurons(node: Any, how: Reading) -> Read:
    """A population of any of the six kinds: they differ in which numbers there are."""
    given: dict[str, Any] = {
        name: np.asarray(getattr(node, other), np.float64)
        for name, other in _NUMBERS
        if getattr(node, other, None) is not None
    }
    for name, value in given.items():
        if not np.all(np.isfinite(value)):
            raise ArgumentError(f"{name} is not finite", fix="give finite numbers.")
    given.setdefault("threshold", None)
    kept = _text((node.metadata or {}).get("reset", "hard"))
    return Neurons(tuple(np.shape(node.r)), reset=how.reset or kept, **given), {}


# How numbers of populations are called here and in NIR.
_NUMBERS = (
    ("tau_syn", "tau_syn"), ("tau_mem", "tau"), ("tau_mem", "tau_mem"), ("r", "r"),
    ("threshold", "v_threshold"), ("v_leak", "v_leak"), ("v_reset", "v_reset"), ("w_in", "w_in"),
)  # fmt: skip

READERS: Mapping[str, Callable[[Any, Reading], Read]] = {
    "Input": _input, "Output": _output, "Affine": _dense, "Linear": _dense, "Scale": _scale,
    "Conv1d": _conv, "Conv2d": _conv, "SumPool2d": _pool("sum"), "AvgPool2d": _pool("average"),
    "Flatten": _flatten, "Delay": _delay, "Threshold": _threshold, "I": _neurons, "IF": _neurons,
    "LI": _neurons, "LIF": _neurons, "CubaLI": _neurons, "CubaLIF": _neurons,
}  # fmt: skip
KNOWN = (*READERS, "NIRGraph")


def from_nir(
    graph: Any, *, dt: float, reset: Reset | None = None, latency: int = 0, method: Method = "auto"
) -> Imported:
    """Read a NIR graph.

    Args:
        graph: the path of a file, or a `nir.NIRGraph`.
        dt: seconds of a step.
        reset: what a spike does to a voltage: "hard" or "soft"; None: what the file says in its
            metadata, else "hard", as in NIR's equations.
        latency: steps from population to population: 0, or 1 as on the chip.
        method: how time constants become steps; see `Graph`.

    Returns:
        The graph with its parameters: ``g(x)`` runs it on x [time, batch, *features].

    Raises:
        ArgumentError: for files that are no NIR graphs, and nodes that are not known or not valid.

    >>> import nir, numpy as np
    >>> one = np.ones(1)
    >>> lif = nir.LIF(tau=one * 1e-2, r=one, v_leak=one * 0, v_threshold=one)
    >>> g = from_nir(nir.NIRGraph.from_list(lif), dt=1e-3)
    >>> int(g(np.full((20, 1, 1), 2.0)).sum())
    2
    """
    check_step(dt)
    if not hasattr(graph, "nodes"):
        if not isinstance(graph, str | os.PathLike):
            raise ArgumentError(f"{graph!r} is no NIR graph", fix="give a path, or a nir.NIRGraph.")
        graph = _load(os.fspath(graph))
    nodes: dict[str, Layer] = {}
    params: dict[str, Params] = {}
    edges = _lay_out(graph, "", Reading(dt, reset), nodes, params)
    for wanted, name in ((Input, "Input"), (Output, "Output")):
        if not any(isinstance(layer, wanted) for layer in nodes.values()):
            raise ArgumentError(
                f"the graph has no {name} node",
                fix=f"add one; nir.NIRGraph(..., type_check=True) adds an {name} by itself.",
            )
    return Imported(nodes, tuple(edges), dt, latency, method, params)


def _lay_out(
    graph: Any, prefix: str, how: Reading, nodes: dict[str, Layer], params: dict[str, Params]
) -> list[Edge]:
    """The layers of a graph and of those in it; the edges between them are returned."""
    edges: list[Edge] = []
    inner: dict[str, Any] = {}
    for name, node in graph.nodes.items():
        kind, full = type(node).__name__, prefix + name
        if kind == "NIRGraph":
            inner[name] = node
            edges += _lay_out(node, f"{full}/", how, nodes, params)
            continue
        if kind not in READERS:
            raise _refused(full, kind, f"the node types are {joined(KNOWN)}")
        try:
            layer, own = READERS[kind](node, how)
        except ArgumentError as error:
            raise _refused(full, kind, error.what) from error
        if prefix and isinstance(layer, Input | Output):
            layer = Port(kind.lower(), _shape((node.input_type or {}).get("input")))
        nodes[full] = layer
        if own:
            params[full] = own
    for a, b in graph.edges:
        for name in (a, b):
            if name not in graph.nodes:
                raise ArgumentError(
                    f"edge {(a, b)} names {name!r}, which is no node",
                    fix="remove the edge, or add the node.",
                )
        edges.append((_port(inner, prefix, a, "output"), _port(inner, prefix, b, "input")))
    return edges


def _port(inner: Mapping[str, Any], prefix: str, name: str, side: str) -> str:
    """The layer that stands for a node at one end of an edge: for a subgraph, its port."""
    if name not in inner:
        return prefix + name
    found = [n for n, x in inner[name].nodes.items() if type(x).__name__.lower() == side]
    if len(found) != 1:
        raise _refused(prefix + name, "NIRGraph", f"it has {len(found)} {side}s, and edges to a "
                       "subgraph do not say which is meant")  # fmt: skip
    return f"{prefix}{name}/{found[0]}"


def _refused(name: str, kind: str, why: str) -> ArgumentError:
    return ArgumentError(
        f"node {name!r} of type {kind} cannot be read: {why}",
        fix="change the node, or replace it by others.",
    )


def _load(path: str) -> Any:
    """The graph in a file; types are inferred where the file is new enough to allow it."""
    try:
        import h5py
        import nir
    except ImportError as error:
        raise ArgumentError(
            f"reading {path!r} needs the package nir",
            fix="install it: pip install 'monograph[nir]'.",
        ) from error
    if not os.path.exists(path):
        raise ArgumentError(f"there is no file {path!r}", fix="give the path of a .nir file.")
    try:
        with h5py.File(path, "r") as file:
            _check_types(file["node"], "")
        try:
            return nir.read(path)
        except (ValueError, NotImplementedError, AssertionError, TypeError, IndexError):
            return nir.read(path, type_check=False)  # graphs of older versions do not pass
    except ArgumentError:
        raise
    except Exception as error:  # h5py and nir raise what they please
        raise ArgumentError(
            f"{path!r} is no NIR graph that can be read: {error}",
            why="a NIR file is HDF5 with a group 'node' of type NIRGraph, with nodes and edges.",
            fix="write it anew with nir.write.",
        ) from error


def _check_types(group: Any, name: str) -> None:
    """Name a node of unknown type before the reader stumbles over it."""
    kind = _text(group["type"][()])
    if kind not in KNOWN:
        raise _refused(name, kind, f"the node types are {joined(KNOWN)}")
    for inner, node in group.get("nodes", {}).items():
        _check_types(node, f"{name}/{inner}" if name else inner)


__all__ = ["KNOWN", "Imported", "Port", "from_nir"]
