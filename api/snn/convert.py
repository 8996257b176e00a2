"""`from_ann`: a trained ReLU network as a spiking one, in a chip's integers.

Neurons that integrate and fire send as many spikes as the ReLU's output is high (Cao et al. 2015,
IJCV 113; Rueckauer et al. 2017, Frontiers in Neuroscience 11:682). Layers are balanced by
percentiles of what their ReLUs gave on examples; voltages start at half a threshold, so that counts
are rounded and not cut (Bu et al. 2022, arXiv 2303.04347).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from monograph import numpy as mnp
from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.chips import chip as named_chip
from monograph.hlo.errors import ArgumentError, UnknownNameError, UnsupportedError
from monograph.quant.calibrate import examples, percentile
from monograph.quant.connections import connect
from monograph.quant.fit import fit
from monograph.quant.quantised import Quantised
from monograph.quant.report import Divergence
from monograph.snn import encoders
from monograph.snn.graph import Graph
from monograph.snn.layers import QCFS, BatchNorm, Conv, Dense, Layer, Params, ReLU
from monograph.snn.layers_neurons import IF, LI, Neurons, Reset
from monograph.snn.sequential import chain

Array = np.ndarray[Any, Any]
Part = tuple[str, Layer, Params]
MOST = 128  # examples that are run over time to see how high voltages become


@dataclass(frozen=True, eq=False)
class Converted:
    """A ReLU network that spikes; `from_ann` makes it.

    Attributes:
        q: the network in integers.
        steps: for how many steps an input is shown.
        depth: layers of weights: how many steps later its answer is there.
        input: "direct": values, in every step; "rate": spikes, evenly spaced.
        top: the largest input, for spikes.
    """

    q: Quantised
    steps: int
    depth: int
    input: Literal["direct", "rate"]
    top: float

    def encode(self, x: Any) -> Any:
        """Inputs as messages.

        Args:
            x: [batch, *features].

        Returns:
            i32 [steps + depth, batch, *features]: the input, and nothing while its answer comes.
        """
        x = mnp.asarray(x, mnp.float32)
        if self.input == "rate":
            shown = encoders.rate(mnp.clip(x / self.top, 0, 1), self.steps)
        else:
            shown = encoders.direct(x, self.steps)
        after = mnp.zeros((self.depth, *x.shape), mnp.float32)
        return self.q.encode(mnp.concatenate([shown, after]))

    def apply(self, x: Any) -> Any:
        """The scores of the classes: voltages of the last layer after the last step.

        Args:
            x: [batch, *features] in floating point, or messages of `encode`.

        Returns:
            i32 [batch, classes]; `decode` gives them in floating point.
        """
        x = mnp.asarray(x)
        messages = x if mnp.issubdtype(x.dtype, mnp.integer) else self.encode(x)
        return self.q.apply(messages)[-1]

    def divergence(self, x: Any) -> Divergence:
        """The integers against the same spiking network in floating point, for inputs as `apply`
        takes them."""
        x = mnp.asarray(x)
        return self.q.divergence(x if mnp.issubdtype(x.dtype, mnp.integer) else self.encode(x))

    def decode(self, scores: Any) -> Any:
        """Scores as the ReLU network gives them."""
        return self.q.decode(scores) / self.steps


def from_ann(
    model: Graph,
    params: Mapping[str, Params],
    calibration: Any,
    *,
    steps: int = 32,
    chip: str | Chip = "loihi2",
    reset: Reset | None = None,
    input: Literal["direct", "rate"] | None = None,
    bits: int = 8,
    share: float = 99.9,
    weights: str = "max",
    emulate: bool = False,
) -> Converted:
    """Convert a ReLU network.

    Args:
        model: a `Sequential` of Dense, Conv, Pool, Flatten, BatchNorm, and ReLU or QCFS between
            them; the last layer has no ReLU.
        params: of the model, trained.
        calibration: its inputs, [batch, *features].
        steps: for how many steps an input is shown.
        chip: a name or a `Chip`.
        reset: "soft" (loihi2) or "hard"; by default soft where the chip has it.
        input: "direct": the values themselves in every step, where messages carry values; "rate":
            evenly spaced spikes, for inputs from 0.
        bits: of a weight.
        share: percentile of what a ReLU gave that becomes a spike in every step.
        weights: the calibrator of weights: "max", "percentile" or "mse".
        emulate: whether a soft reset may be emulated where the chip has none (see `quant.fit`).

    Raises:
        ArgumentError: for calibration without data or with NaN, or numbers that do not fit.
        UnsupportedError: for layers that do not convert, or resets that the chip does not have.

    >>> import monograph as mg, numpy as np
    >>> from monograph.snn import Sequential
    >>> model = Sequential(Dense(4, 8), ReLU(), Dense(8, 3))
    >>> params, x = model.init(mg.random.key(0)), np.random.default_rng(0).random((50, 4))
    >>> converted = from_ann(model, params, x, steps=64)
    >>> wanted, found = model.apply(params, x), converted.decode(converted.apply(x))
    >>> bool(np.abs(found - wanted).max() < 0.1)
    True
    """
    machine = named_chip(chip)
    seen = examples(calibration)
    reset = reset or ("soft" if "soft" in machine.resets else "hard")
    if input not in (None, "direct", "rate"):
        raise UnknownNameError(f"there is no input {input!r}", fix='give input="direct" or "rate".')
    shown = input or ("direct" if machine.message_bits else "rate")
    top = float(np.max(np.abs(seen)))
    if shown == "rate" and seen.min() < 0:
        raise ArgumentError(
            "inputs below 0 cannot be a rate of spikes",
            fix='shift them above 0 before training, or use input="direct" on loihi2.',
        )
    parts = fold(_parts(model, params))
    tops = balance(parts, seen, share)
    layers, made, depth = _spiking(parts, tops, top if shown == "rate" else 1.0, reset)
    nodes, edges = chain(layers)
    named = dict(zip(list(nodes)[1:-1], made, strict=True))
    net = _started(Graph(nodes, edges), {n: p for n, p in named.items() if p}, seen.shape[1:])
    converted = Converted(None, steps, depth, shown, top)  # type: ignore[arg-type]  # q comes next
    given = _shown(converted, seen[:MOST])
    q = fit(
        net, {n: p for n, p in named.items() if p}, given, machine,
        bits=bits, weights=weights, emulate=emulate,
    )  # fmt: skip
    return replace(converted, q=q)


def _shown(converted: Converted, x: Array) -> Array:
    """The examples over time, in floating point."""
    plain = mnp.asarray(x.astype(np.float32))
    if converted.input == "rate":
        plain = encoders.rate(plain / converted.top, converted.steps)
    else:
        plain = encoders.direct(plain, converted.steps)
    after = np.zeros((converted.depth, *x.shape), np.float32)
    return np.concatenate([np.asarray(plain), after])


# ---- the ReLU network ----------------------------------------------------------------------------


def _parts(model: Graph, params: Mapping[str, Params]) -> list[Part]:
    """Layers in their order, with their parameters as NumPy's."""
    found: list[Part] = []
    wrong = {}
    for name in model.order:
        layer = model.nodes[name]
        if name in model.inputs or name in model.outputs:
            continue
        if isinstance(layer, Neurons) or len(model.sources[name]) != 1:
            wrong[name] = f"{type(layer).__name__}: a chain of layers without neurons is wanted"
        elif not layer.linear and not isinstance(layer, ReLU | QCFS):
            wrong[name] = f"{type(layer).__name__}: only ReLU and QCFS become neurons"
        own = {k: np.asarray(v, np.float64) for k, v in params.get(name, {}).items()}
        found.append((name, layer, own))
    if found and isinstance(found[-1][1], ReLU | QCFS):
        wrong[found[-1][0]] = "the last layer gives scores, and has no ReLU after it"
    if wrong:
        raise UnsupportedError(
            "layers that do not convert",
            operands=wrong,
            fix="use Dense, Conv, Pool, Flatten and BatchNorm, with ReLU or QCFS between them; "
            "average pools instead of maxima.",
        )
    return found


def fold(parts: list[Part]) -> list[Part]:
    """Batch normalisation as part of the layer before it.

    ``(W x + b - mean) s + offset`` is ``(s W) x + s (b - mean) + offset``, for s = scale / sqrt(var
    + eps).
    """
    found: list[Part] = []
    for name, layer, p in parts:
        if not isinstance(layer, BatchNorm):
            found.append((name, layer, p))
            continue
        if not found or not isinstance(found[-1][1], Dense | Conv):
            raise UnsupportedError(
                f"batch normalisation {name!r} does not follow a Dense or a Conv",
                fix="put it right after the layer that it normalises.",
            )
        before, weighted, q = found[-1]
        s = p["scale"] / np.sqrt(p["var"] + layer.eps)
        w = q["weight"] * s.reshape((-1,) + (1,) * (q["weight"].ndim - 1))
        b = (q.get("bias", 0.0) - p["mean"]) * s + p["offset"]
        found[-1] = (before, _biased(weighted), {"weight": w, "bias": b})
    return found


def _biased(layer: Layer) -> Layer:
    assert isinstance(layer, Dense | Conv)
    return replace(layer, bias=True)


def balance(parts: list[Part], x: Array, share: float) -> list[float]:
    """What every ReLU's output is divided by: the percentile of the examples, or QCFS's lambda."""
    tops = []
    now = mnp.asarray(x.astype(np.float32))
    for _, layer, p in parts:
        now = layer.apply({k: mnp.asarray(v.astype(np.float32)) for k, v in p.items()}, now)
        if isinstance(layer, QCFS):
            tops.append(float(p["lambda"]))
        elif isinstance(layer, ReLU):
            tops.append(percentile(np.asarray(now), share=share) or 1.0)
    return tops


# ---- the spiking network -------------------------------------------------------------------------


def _spiking(
    parts: list[Part], tops: list[float], first: float, reset: Reset
) -> tuple[list[Layer], list[Params], int]:
    """Layers and parameters, balanced; and how many layers of neurons there are."""
    layers: list[Layer] = []
    made: list[Params] = []
    after = iter([*tops, 1.0])
    below, above, open_ = first, next(after), True  # open: no weights since the last neurons
    for _, layer, p in parts:
        if isinstance(layer, ReLU | QCFS):
            _check_weights(open_)
            layers.append(IF(reset=reset))
            made.append({})
            below, above, open_ = above, next(after), True
            continue
        scaled = dict(p)
        if "weight" in p and open_:
            scaled["weight"], open_ = p["weight"] * (below / above), False
        if "bias" in p:
            scaled["bias"] = p["bias"] / above
        layers.append(layer)
        made.append({k: mnp.asarray(v.astype(np.float32)) for k, v in scaled.items()})
    _check_weights(open_)
    return [*layers, LI()], [*made, {}], len(tops) + 1


def _check_weights(missing: bool) -> None:
    if missing:
        raise UnsupportedError(
            "there are no weights before a ReLU, or after the last one",
            fix="leave one of the ReLUs out, or end with a Dense.",
        )


def _started(net: Graph, params: Mapping[str, Params], shape: tuple[int, ...]) -> Graph:
    """Voltages start at half a threshold, less what biases add before the first input arrives."""
    wiring = connect(net, params, {"input": shape})
    nodes: dict[str, Layer] = dict(net.nodes)
    for early, (n, p) in enumerate(net.populations.items(), 1):
        bias = wiring.constants[n].reshape(wiring.shapes[n])
        start = -early * bias
        if p.threshold is not None:  # a spike before the first input would be one too many
            start = np.minimum(0.5 + start, 1.0 - np.minimum(bias, 0.0))
        nodes[n] = replace(p, v_start=start)
    return replace(net, nodes=nodes)


__all__ = ["Converted", "balance", "fold", "from_ann"]
