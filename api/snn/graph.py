"""`Graph`: named layers with edges between them, run over time.

`apply` is one `lax.scan` over the steps. With ``latency=1`` what a population sends reaches others
in the next step, as on the chip; with ``latency=0`` in the same step, and only what runs against
the order (a loop) waits for the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args

import numpy as np

from monograph import lax, random
from monograph import numpy as mnp
from monograph.hlo.errors import ArgumentError, DTypeError, TreeError, UnknownNameError, joined
from monograph.snn.layers import Layer, Params, Shape
from monograph.snn.layers_neurons import Delay, Dynamics, Method, Neurons

Values = dict[str, Any]
Edge = tuple[str, str]


def check_step(dt: Any) -> None:
    """Refuse a time step that is no number of seconds above 0."""
    if not isinstance(dt, (int, float, np.number)) or not dt > 0:
        raise ArgumentError(f"dt is {dt!r}", fix="give the seconds of a step, above 0.")


@dataclass(frozen=True, eq=False)
class Input(Layer):
    """Where values come in; `shape` of their features, if it is known."""

    shape: Shape | None = None


@dataclass(frozen=True, eq=False)
class Output(Layer):
    """Where values go out."""


@dataclass(frozen=True, eq=False)
class Graph:
    """Layers by name, and edges from layer to layer; what several edges bring is added.

    Attributes:
        nodes: inputs, outputs, layers without state, populations and delays.
        edges: (from, to).
        dt: seconds of a step.
        latency: steps from population to population, 0 or 1.
        method: how time constants become steps: "euler", "exact", or "auto": exact where the
            current lasts one step (the equation has a closed form), else Euler's, the voltage from
            the new current.

    >>> import monograph as mg
    >>> from monograph.snn.layers import Dense
    >>> from monograph.snn.layers_neurons import IF
    >>> nodes = {"x": Input((3,)), "w": Dense(3, 2), "n": IF(2), "y": Output()}
    >>> net = Graph(nodes, (("x", "w"), ("w", "n"), ("n", "y")))
    >>> params = net.init(mg.random.key(0))
    >>> net.apply(params, mg.numpy.ones((10, 4, 3))).shape
    (10, 4, 2)
    """

    nodes: Mapping[str, Layer]
    edges: tuple[Edge, ...]
    dt: float = 1e-3
    latency: int = 1
    method: Method = "auto"

    def __post_init__(self) -> None:
        if self.latency not in (0, 1):
            raise ArgumentError(f"latency is {self.latency}", fix="give latency 0 or 1.")
        if self.method not in get_args(Method):
            raise UnknownNameError(
                f"method is {self.method!r}",
                operands={"known": ", ".join(get_args(Method))},
                fix="choose one of these.",
            )
        check_step(self.dt)
        for name, layer in self.nodes.items():
            if not isinstance(layer, Layer):
                raise ArgumentError(
                    f"{name!r} is no layer, but {type(layer).__name__}",
                    fix="give layers, such as Dense(n_in, n_out), LIF(n, tau_mem) or LI(n).",
                )
        for edge in self.edges:
            for name in edge:
                if name not in self.nodes:
                    raise UnknownNameError(
                        f"edge {edge} names {name!r}, which is no layer",
                        why=f"there are {joined([*self.nodes])}.",
                        fix="remove the edge, or add the layer.",
                    )

    # ---- structure ---------------------------------------------------------------------------

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        return tuple(n for n, layer in self.nodes.items() if isinstance(layer, Input))

    @cached_property
    def outputs(self) -> tuple[str, ...]:
        return tuple(n for n, layer in self.nodes.items() if isinstance(layer, Output))

    @cached_property
    def populations(self) -> dict[str, Neurons]:
        return {n: layer for n, layer in self.nodes.items() if isinstance(layer, Neurons)}

    @cached_property
    def dynamics(self) -> dict[str, Dynamics]:
        """What each population does in a step."""
        return {n: Dynamics.of(p, self.dt, self.method) for n, p in self.populations.items()}

    @property
    def timeless(self) -> bool:
        """Whether nothing has a state, so that inputs have no axis of time."""
        return not any(isinstance(layer, Neurons | Delay) for layer in self.nodes.values())

    @cached_property
    def sources(self) -> dict[str, tuple[str, ...]]:
        """Node -> those with an edge to it."""
        return {n: tuple(a for a, b in self.edges if b == n) for n in self.nodes}

    @cached_property
    def order(self) -> tuple[str, ...]:
        """In which nodes are computed in a step; a loop is entered at its population."""
        waits = self.populations if self.latency else {}
        left = {n: {a for a in self.sources[n] if n not in waits} for n in self.nodes}
        found: list[str] = []
        while left:
            ready = [n for n, needs in left.items() if not needs & left.keys()]
            if not ready:
                heard = [n for n in left if n in self.populations and n not in waits]
                heard.sort(key=lambda n: not any(a in found for a in self.sources[n]))
                if not heard:
                    raise ArgumentError(
                        f"a loop of layers without neurons: {joined(sorted(left))}",
                        why="its values would depend on themselves in the same step.",
                        fix="put a population into the loop.",
                    )
                ready = heard[:1]
            for n in ready:
                found.append(n)
                del left[n]
        return tuple(found)

    def shapes(self, given: Mapping[str, Shape]) -> dict[str, Shape]:
        """Features that come out of every node, for those of the inputs."""
        found = {n: tuple(s) for n, s in given.items()}
        found |= {n: p.shape for n, p in self.populations.items() if p.shape is not None}
        while True:
            before = len(found)
            for n in self.nodes:
                known = [found[a] for a in self.sources[n] if a in found]
                if known and n not in found:
                    found[n] = self.nodes[n].out_shape(known[0])
            if len(found) == len(self.nodes):
                break
            if len(found) == before:
                lost = joined(sorted(self.nodes.keys() - found.keys()))
                raise ArgumentError(f"no input reaches {lost}", fix="connect it or leave it out.")
        idle = [n for n in self.nodes if n not in self.inputs and not self.sources[n]]
        if idle:
            raise ArgumentError(
                f"nothing leads to {joined(sorted(idle))}", fix="connect it or leave it out."
            )
        for a, b in self.edges:
            if isinstance(self.nodes[b], Neurons) and found[a] != found[b]:
                raise ArgumentError(
                    f"{a!r} sends {found[a]} values to {b!r}, which has {found[b]} neurons",
                    fix="make the shapes equal.",
                )
        return found

    # ---- running -----------------------------------------------------------------------------

    def init(self, key: Any) -> dict[str, Params]:
        """The parameters of all layers, by name of the layer.

        Args:
            key: of `monograph.random`.
        """
        keys = random.split(key, max(len(self.nodes), 1))
        made = {n: layer.init(k) for (n, layer), k in zip(self.nodes.items(), keys, strict=True)}
        return {n: p for n, p in made.items() if p}

    def apply(self, params: Mapping[str, Params], x: Any, *, watch: bool = False) -> Any:
        """Run over time, from states of 0.

        Args:
            params: of `init`.
            x: [time, batch, *features], or such by name of the input; without the axis of time if
                no layer has a state.
            watch: whether to return what every population does as well.

        Returns:
            [time, batch, *features] of the output (by name, if there are several); with `watch`
            also {population: {"u", "v", "s"}}, each [time, batch, *shape].
        """
        given = self._given(x)
        if self.timeless:
            values = self._flow(params, given, {}, {})
            return self._taken({n: values[n] for n in self.outputs})
        first = next(iter(given.values()))
        shapes = self.shapes({n: v.shape[2:] for n, v in given.items()})
        state = self._start(params, shapes, first.shape[1])

        def body(state: Values, now: Values) -> tuple[Values, Values]:
            state, values, seen = self._step(params, state, now)
            return state, {"out": {n: values[n] for n in self.outputs}, "seen": seen}

        _, found = lax.scan(body, state, given)
        out = self._taken(found["out"])
        return (out, found["seen"]) if watch else out

    def _taken(self, out: Values) -> Any:
        return out if len(out) > 1 else next(iter(out.values()))

    def _given(self, x: Any) -> Values:
        given = dict(x) if isinstance(x, Mapping) else {self.inputs[0]: x}
        if given.keys() != set(self.inputs):
            raise ArgumentError(
                f"inputs {joined(sorted(given))} were given, and {joined(self.inputs)} are wanted",
                fix="give a dict with one array for each input.",
            )
        for n, v in given.items():
            if mnp.iscomplexobj(v):
                raise DTypeError(
                    f"input {n!r} is complex", fix="give real numbers: x.real, or abs(x)."
                )
        made = {n: mnp.asarray(v, mnp.float32) for n, v in given.items()}
        least = 1 if self.timeless else 2
        for n, v in made.items():
            shape = self.nodes[n].shape  # type: ignore[attr-defined]  # it is an Input
            if v.ndim <= least if shape is None else v.shape[least:] != shape:
                axes = "[batch, features]" if self.timeless else "[time, batch, features]"
                raise ArgumentError(
                    f"input {n!r} has shape {v.shape}",
                    why="" if shape is None else f"its features are {shape}.",
                    fix=f"give it as {axes}.",
                )
        return made

    def _start(self, params: Any, shapes: Mapping[str, Shape], batch: int) -> Values:
        """The state before the first step."""
        state: Values = {}
        for n, layer in self.nodes.items():
            if isinstance(layer, Neurons):
                state[n] = layer.start(batch, shapes[n], self.dynamics[n])
            elif isinstance(layer, Delay):
                state[n] = layer.start(batch, shapes[n])
        nothing = {n: mnp.zeros((batch, *shapes[n]), mnp.float32) for n in self._kept}
        if not self.latency:
            return {"own": state, "last": nothing}
        # Biases reach their neurons in the first step, before any spike does.
        silent = (*self.inputs, *self.populations)
        values = {n: mnp.zeros((batch, *shapes[n]), mnp.float32) for n in silent}
        delays = {n: state[n] for n, layer in self.nodes.items() if isinstance(layer, Delay)}
        last = {n: self.quiet(params, values, delays, n) for n in self.populations}
        return {"own": state, "last": last}

    def quiet(self, params: Any, values: Values, delays: Values | None, target: str) -> Any:
        """What reaches a population in the first step, from inputs and populations that do what
        `values` says; without `delays`, what reaches it in the end."""
        heard = [a for a in self.sources[target] if a not in values]
        made = dict(values)
        wanted = self._before(heard)
        for n in self.order:
            if n in wanted:
                x, layer = self._sum(n, made), self.nodes[n]
                if not isinstance(layer, Delay):
                    made[n] = self._apply(params, n, x)
                else:
                    made[n] = x if delays is None else layer.step(delays[n], x)[1]
        return self._sum(target, made)

    def _apply(self, params: Any, n: str, x: Any) -> Any:
        """What a layer without state makes of its input."""
        try:
            return self.nodes[n].apply(params.get(n, {}), x)
        except KeyError as missing:
            raise TreeError(
                f"layer {n!r} was given no parameter {missing}",
                fix="pass what init(key) gives, or a tree of that form.",
            ) from None

    def _before(self, names: list[str]) -> set[str]:
        """Layers without neurons that these depend on, and these."""
        found: set[str] = set()
        while names:
            n = names.pop()
            if n not in found and n not in self.populations and n not in self.inputs:
                found.add(n)
                names.extend(self.sources[n])
        return found

    @cached_property
    def _kept(self) -> tuple[str, ...]:
        """Without latency: nodes whose last value somebody earlier in the order needs."""
        at = {n: i for i, n in enumerate(self.order)}
        return tuple(dict.fromkeys(a for a, b in self.edges if at[a] >= at[b]))

    def _step(self, params: Any, state: Values, now: Values) -> tuple[Values, Values, Values]:
        own, last = dict(state["own"]), state["last"]
        seen: Values = {}
        values = dict(now)
        if self.latency:
            for n in self.populations:
                self._fire(n, last[n], own, values, seen)
            values = self._flow(params, values, own, {})
            return {"own": own, "last": {n: self._sum(n, values) for n in last}}, values, seen
        values = self._flow(params, values, own, last, seen)
        return {"own": own, "last": {n: values[n] for n in last}}, values, seen

    def _fire(self, n: str, x: Any, own: Values, values: Values, seen: Values) -> None:
        layer, m = self.populations[n], self.dynamics[n]
        own[n], values[n] = layer.step(m, own[n], x)
        offset = np.asarray(m.offset, np.float32)
        seen[n] = {"u": own[n]["u"], "v": own[n]["v"] + offset, "s": values[n]}

    def _flow(
        self, params: Any, known: Values, own: Values, last: Values, seen: Values | None = None
    ) -> Values:
        """The values of all nodes, from those of some; `own` takes the new states."""
        values = dict(known)
        for n in self.order:
            if n in values:
                continue
            x = self._sum(n, values | {a: v for a, v in last.items() if a not in values})
            layer = self.nodes[n]
            if isinstance(layer, Neurons):
                self._fire(n, x, own, values, {} if seen is None else seen)
            elif isinstance(layer, Delay):
                own[n], values[n] = layer.step(own[n], x)
            else:
                values[n] = self._apply(params, n, x)
        return values

    def _sum(self, n: str, values: Mapping[str, Any]) -> Any:
        found = [values[a] for a in self.sources[n]]
        total = found[0]
        for value in found[1:]:
            total = total + value
        return total


__all__ = ["Edge", "Graph", "Input", "Output"]
