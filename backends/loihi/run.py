"""`Run`: what a simulation gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from monograph.backends.loihi.activity import Activity, Overflow
from monograph.backends.loihi.network import Network
from monograph.backends.loihi.weights import fan_out

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Run:
    """What a simulation gives.

    Attributes:
        outputs: what is watched, in the network's order: i32 [presentations, steps, count].
        final: the states after the last step, by population and name: [presentations, count].
        activity: what happened.
    """

    outputs: tuple[Array, ...]
    final: Mapping[str, Mapping[str, Array]]
    activity: Activity


def operations_of(network: Network, sent: Mapping[str, Array]) -> dict[str, Array]:
    """Synaptic operations of each connection, from what was sent: [presentations, steps]."""
    found = {}
    for w in network.connections:
        met = fan_out(w)
        if met.size and (met == met[0]).all():
            found[w.name] = sent[w.source].sum(axis=2) * met[0]
        else:  # in doubles, whose products are quick; sums are far below 2^53
            wide = met.astype(np.float64)
            rows = [np.asarray(x.astype(np.float64) @ wide, np.int64) for x in sent[w.source]]
            found[w.name] = np.reshape(rows, sent[w.source].shape[:2]).astype(np.int64)
    return found


def joined(runs: Sequence[Run]) -> Run:
    """Runs of one network on some presentations, as one on all."""
    first = runs[0]
    activities = [r.activity for r in runs]
    overflows: dict[tuple[str, str], Overflow] = {}
    for o in (o for a in activities for o in a.overflows):
        before = overflows.get((o.population, o.variable))
        if before is not None:
            by_neuron, by_step = before.by_neuron + o.by_neuron, before.by_step + o.by_step
            o = replace(o, by_neuron=by_neuron, by_step=by_step)
        overflows[o.population, o.variable] = o
    return Run(
        tuple(np.concatenate(x) for x in zip(*(r.outputs for r in runs), strict=True)),
        {
            n: {k: np.concatenate([r.final[n][k] for r in runs]) for k in states}
            for n, states in first.final.items()
        },
        Activity(
            {k: np.concatenate([a.sent[k] for a in activities]) for k in first.activity.sent},
            {
                k: np.concatenate([a.operations[k] for a in activities])
                for k in first.activity.operations
            },
            tuple(overflows.values()),
        ),
    )


__all__ = ["Run", "joined", "operations_of"]
