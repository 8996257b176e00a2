"""`Quantised`: the program of a plan, in integers that are the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from monograph import lax
from monograph import numpy as mnp
from monograph.backends.loihi.network import Input, Network, Neurons, Synapses, Watched
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError
from monograph.quant.connections import heard
from monograph.quant.plan import Plan, TensorPlan
from monograph.quant.report import Divergence, Report, compare
from monograph.snn import fixed
from monograph.snn.graph import Graph
from monograph.snn.layers import Params
from monograph.snn.states import Membrane
from monograph.tracer import jit

Array = np.ndarray[Any, Any]
Values = dict[str, Any]
STEPS: Mapping[str, Any] = {"lif": fixed.lif, "cuba_lif": fixed.cuba_lif, "li": fixed.li}


@dataclass(frozen=True, eq=False)
class Quantised:
    """A network in integers; `fit` makes it.

    Attributes:
        net, params: the network in floating point.
        plan: its integers.
        calibration: the examples that ranges were measured on.
    """

    net: Graph
    params: Mapping[str, Params]
    plan: Plan
    calibration: Any

    # ---- the program -------------------------------------------------------------------------

    def encode(self, x: Any) -> Any:
        """Inputs as messages: integers of the same shape (by name of the input, if x is).

        Values are rounded to the plan's scale, and clipped to the largest message; spikes stay as
        they are.

        Raises:
            ArgumentError: if an input that was calibrated with spikes has other values, or one has
                NaN or features of another shape.
        """
        if isinstance(x, Mapping):
            return {n: self._message(n, v) for n, v in x.items()}
        return self._message(self.net.inputs[0], x)

    def _message(self, name: str, x: Any) -> Any:
        x = mnp.asarray(x)
        bits, shape = self.plan.message_bits[name], self.plan.shapes[name]
        if x.shape[2:] != shape:
            raise ArgumentError(
                f"input {name!r} has shape {x.shape}",
                why=f"the network was calibrated with features {shape}.",
                fix="give it as [time, batch, features].",
            )
        if not isinstance(x, Tracer) and not np.isfinite(np.asarray(x)).all():
            raise ArgumentError(
                f"input {name!r} has NaN or infinity",
                why="messages are integers, which have neither.",
                fix="find where they come from: mg.debug_nans(True) names the operation.",
            )
        if not bits and not isinstance(x, Tracer):
            others = ~np.isin(np.asarray(x), (0, 1))
            if others.any():
                raise ArgumentError(
                    f"{others.sum()} of {x.size} values of input {name!r} are no spikes, 0 or 1",
                    why="it was calibrated with spikes, so its messages carry no values.",
                    fix="encode it (snn.encoders.rate), or calibrate with values as here (loihi2).",
                )
        if mnp.issubdtype(x.dtype, mnp.integer):
            return x.astype(mnp.int32)
        if bits:  # what is larger than all that was calibrated with is as large as a message can be
            most = 2**bits - 1
            x = mnp.clip(mnp.round(x * self.plan.message_scales[name]), -most, most)
        return x.astype(mnp.int32)

    def apply(self, x: Any, *, watch: bool = False) -> Any:
        """The integer program: what the network sends, or the voltages of its last layer.

        Args:
            x: [time, batch, *features]; floats are encoded first, integers are messages.
            watch: whether to return what every population does as well.

        Returns:
            i32 [time, batch, *shape]: spikes, or v of a population that never fires (`decode` gives
            it in floating point). With `watch` also {population: {"u", "v", "s"}}.
        """
        given = self.encode(self._named(x))
        flat = {n: v.reshape((*v.shape[:2], prod(v.shape[2:]))) for n, v in given.items()}
        batch = next(iter(flat.values())).shape[1]

        def body(state: Values, now: Values) -> tuple[Values, Values]:
            return self._step(state, now)

        _, seen = lax.scan(body, self._start(batch), flat)
        out = {n: self._read(n, seen) for n in self.net.outputs}
        found = out if len(out) > 1 else next(iter(out.values()))
        return (found, seen) if watch else found

    def _read(self, output: str, seen: Values) -> Any:
        """What an output shows: the sum over its populations."""
        total, shown = None, heard(self.net, output)
        for n in shown:
            x = seen[n]["v" if self.plan.populations[n].kind == "li" else "s"]
            total = x if total is None else total + x
        assert total is not None
        return total.reshape((*total.shape[:2], *self.plan.shapes[shown[0]]))

    def decode(self, v: Any, population: str | None = None) -> Any:
        """Voltages of a population (the last one by default) in floating point."""
        name = population or heard(self.net, self.net.outputs[0])[0]
        p = self.plan.populations[name]
        return mnp.asarray(v).astype(mnp.float32) / p.scale + np.asarray(p.offset, np.float32)

    def _start(self, batch: int) -> Values:
        cells = {}
        for n, p in self.plan.populations.items():
            shape = (batch, int(np.prod(self.plan.shapes[n])))
            u, v = (np.broadcast_to(x, shape) for x in (p.u_start, p.v_start))
            cells[n] = Membrane(_array(u), _array(v))
        ways = [self._way(t, batch) for t in self.plan.tensors]
        return {"cells": cells, "ways": ways}

    def _way(self, t: TensorPlan, batch: int) -> Any:
        made = fixed.connection(len(t.weights), delay=int(np.max(t.delays)))
        return mnp.broadcast_to(made, (batch, *made.shape))

    def _step(self, state: Values, sent: Values) -> tuple[Values, Values]:
        """Every population takes what arrives; then what was sent is on its way."""
        cells, seen = {}, {}
        sent = dict(sent)
        for n, p in self.plan.populations.items():
            arriving = [
                fixed.arriving(way, batch=1)
                for way, t in zip(state["ways"], self.plan.tensors, strict=True)
                if t.target == n
            ]
            total = arriving[0]
            for one in arriving[1:]:
                total = total + one
            given = {k: _array(v) for k, v in p.parameters.items()}
            reset = {} if p.kind == "li" else {"reset": p.reset}
            cells[n], sent[n] = STEPS[p.kind](state["cells"][n], total, **given, **reset)
            seen[n] = {"u": cells[n].u, "v": cells[n].v, "s": sent[n]}
        ways = [
            self._send(way, t, sent[t.source])
            for way, t in zip(state["ways"], self.plan.tensors, strict=True)
        ]
        return {"cells": cells, "ways": ways}, seen

    def _send(self, way: Any, t: TensorPlan, spikes: Any) -> Any:
        """A connection, once its source has sent something."""
        how: dict[str, Any] = {
            "weight_bits": t.bits,
            "weight_exp": t.exp,
            "sign": t.sign,
            "message_bits": self.plan.message_bits.get(t.source, 0),
        }
        if not t.sparse:
            weights, delays = _array(t.weights), _delays(t.delays)
            return fixed.dense(way, weights, spikes, delays=delays, **how)[0]
        rows, columns = np.nonzero(t.weights)
        at = _array(rows), _array(columns)
        delays = t.delays if isinstance(t.delays, int) else t.delays[rows, columns]
        weights = _array(t.weights[rows, columns])
        return fixed.sparse(way, weights, *at, spikes, delays=_delays(delays), **how)[0]

    # ---- what came of it ---------------------------------------------------------------------

    def report(self) -> Report:
        """What rounding changed: weights, thresholds and decays, and spikes on the calibration
        data."""
        return Report(self.plan, self.divergence())

    def divergence(self, x: Any = None) -> Divergence:
        """The integer program against floating point, step by step.

        Args:
            x: inputs or messages, as `apply` takes them; the calibration data by default.
        """
        x = self.calibration if x is None else x
        plain = {n: self._plain(n, v) for n, v in self._named(x).items()}
        _, real = jit(lambda p, x: self.net.apply(p, x, watch=True))(self.params, plain)
        _, whole = jit(lambda x: self.apply(x, watch=True))(x)
        return compare(self.plan, real, whole)

    def _named(self, x: Any) -> Mapping[str, Any]:
        return x if isinstance(x, Mapping) else {self.net.inputs[0]: x}

    def _plain(self, name: str, x: Any) -> Any:
        """What messages stand for."""
        x = mnp.asarray(x)
        if not mnp.issubdtype(x.dtype, mnp.integer):
            return x
        return x.astype(mnp.float32) / self.plan.message_scales[name]

    def network(self, steps: int) -> Network:
        """The same network as a machine model takes it: for its simulator, mapping and limits."""
        inputs = tuple(Input(n, self.plan.shapes[n]) for n in self.net.inputs)
        populations = tuple(
            Neurons(
                n,
                self.plan.shapes[n],
                p.kind,
                {k: np.asarray(v) for k, v in p.parameters.items()},
                {"u": np.asarray(p.u_start), "v": np.asarray(p.v_start)},
                "none" if p.kind == "li" else p.reset,  # type: ignore[arg-type]
            )
            for n, p in self.plan.populations.items()
        )
        ways = tuple(self._synapses(f"{t.name}:{i}", t) for i, t in enumerate(self.plan.tensors))
        watched = tuple(
            Watched(a, "v" if self.plan.populations[a].kind == "li" else "s")
            for n in self.net.outputs
            for a in heard(self.net, n)
        )
        return Network(inputs, populations, ways, watched, steps)

    def _synapses(self, name: str, t: TensorPlan) -> Synapses:
        weights, delays, kind = t.weights, t.delays, "sparse" if t.sparse else "dense"
        if t.sparse:
            from scipy import sparse

            rows, columns = np.nonzero(t.weights)
            weights = sparse.csr_array(t.weights)
            if not isinstance(t.delays, int):
                own = t.delays[rows, columns]
                delays = sparse.csr_array((own, (rows, columns)), t.weights.shape)
        return Synapses(
            name, t.source, t.target, kind, weights, t.bits, t.exp,  # type: ignore[arg-type]
            t.sign, delays, self.plan.message_bits.get(t.source, 0),  # type: ignore[arg-type]
        )  # fmt: skip


def _delays(x: Any) -> Any:
    return x if isinstance(x, int) else _array(x)


def _array(x: Any) -> Any:
    return x if isinstance(x, int) else mnp.asarray(np.ascontiguousarray(x, np.int32))


__all__ = ["Quantised"]
