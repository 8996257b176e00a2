"""Spiking networks: digits on the chip's simulator and the CPU, training through spikes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from measure import Pace, interleaved, show

import monograph as mg
from monograph import quant, snn

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import digits

Chosen = Callable[[str], bool]
STEPS, SECONDS = 32, 2.0
CHIP = "450 digits x 32 steps on the chip"
CPU = "450 digits x 32 steps, the same program on the CPU"
TRAIN, FIT = "a step of training, 64 digits x 16 steps", "quantising 64-128-10, 128 examples"
BARS = {CHIP: SECONDS}


def _converted() -> dict[str, Callable[[], Any]]:
    """A ReLU network 64-64-32-10 as spikes, soft resets, 8 bits."""
    t = digits.train_relu(seed=0, epochs=10)
    c = snn.from_ann(t.net, t.params, t.x, steps=STEPS)
    messages = c.encode(t.held_out)
    chip = mg.jit(c.q.apply, backend="loihi", options={"chip": "loihi2"})
    cpu = mg.jit(c.q.apply)
    return {CHIP: lambda: np.asarray(chip(messages)), CPU: lambda: np.asarray(cpu(messages))}


def _trained() -> dict[str, Callable[[], Any]]:
    """A spiking network 64-128-10, as it is trained and quantised."""
    t = digits.train_spiking(seed=0, epochs=1)

    def loss(p: Any, x: Any, y: Any) -> Any:
        return snn.losses.cross_entropy(digits.scores(t.net, p, x), y)

    step = mg.jit(lambda p, x, y: mg.tree.map(lambda a, g: a - 1e-3 * g, p, mg.grad(loss)(p, x, y)))
    given = t.params, t.x[:64], t.labels[:64]
    seen = snn.encoders.direct(t.x[:128], digits.STEPS)
    return {
        TRAIN: lambda: mg.block_until_ready(step(*given)),
        FIT: partial(quant.fit, t.net, t.params, seen, chip="loihi2"),
    }


def snn_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """A row for each thing to do."""
    for names, make in (((CHIP, CPU), _converted), ((TRAIN, FIT), _trained)):
        if not any(chosen(name) for name in names):
            continue
        found = {name: run for name, run in make().items() if chosen(name)}
        for name, sample in interleaved(found, pace).items():
            bar = BARS.get(name)
            met = "" if bar is None else "yes" if sample.median < bar else "**no**"
            shown = f"{show(sample.median)} ({show(sample.low)} .. {show(sample.high)})"
            yield [name, shown, "" if bar is None else f"{bar:g} s", met]
