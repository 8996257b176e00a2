"""Learning at the synapse, against the formula of pairs of spikes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.errors import ArgumentError
from monograph.snn import plasticity
from monograph.snn.plasticity import Rule


def run(pre: np.ndarray, post: np.ndarray, rule: Rule, factor: np.ndarray) -> np.ndarray:
    """[time, n] spikes of one example, from weights of 0."""

    def step(state: Any, now: Any) -> Any:
        weights, traces = state
        x, y, f = now
        traces = plasticity.decay(traces, x[None], y[None], rule)
        return (plasticity.update(weights, traces, rule, f), traces), None

    start = np.zeros((post.shape[1], pre.shape[1]), np.float32)
    state = start, plasticity.initial(1, pre.shape[1], post.shape[1])
    given = tuple(v.astype(np.float32) for v in (pre, post, factor))
    (weights, _), _ = mg.jit(lambda s: mg.lax.scan(step, s, given))(state)
    return np.asarray(weights)


def test_pairs_of_spikes() -> None:
    """Every pair changes a weight by ``exp(-distance / tau)``."""
    rng = np.random.default_rng(2)
    pre, post = rng.random((60, 5)) < 0.2, rng.random((60, 3)) < 0.2
    rule = Rule(rise=0.02, fall=0.03, tau_pre=10, tau_post=15, low=-10, high=10)
    wanted = np.zeros((3, 5))
    for i in range(3):
        for j in range(5):
            for a in np.flatnonzero(post[:, i]):
                for b in np.flatnonzero(pre[:, j]):
                    if a > b:
                        wanted[i, j] += 0.02 * np.exp((b - a) / 10)
                    elif b > a:
                        wanted[i, j] -= 0.03 * np.exp((a - b) / 15)
    found = run(pre, post, rule, np.ones(60))
    np.testing.assert_allclose(found, wanted, atol=1e-4)


def test_a_reward_that_comes_later() -> None:
    pre, post, reward = np.zeros((40, 1)), np.zeros((40, 1)), np.zeros(40)
    pre[3], post[5], reward[25] = 1, 1, 1
    late = run(pre, post, Rule(rise=1.0, tau_pre=10, tau_eligible=20), reward)
    np.testing.assert_allclose(late, np.exp(-2 / 10) * np.exp(-20 / 20), rtol=1e-5)
    assert float(run(pre, post, Rule(rise=1.0), reward)[0, 0]) == 0
    with pytest.raises(ArgumentError, match="above 0"):
        Rule(tau_pre=0)


def test_weights_stay_in_bounds() -> None:
    spikes = np.ones((50, 2))
    found = run(spikes, spikes, Rule(rise=0.5, fall=0.1, high=0.75), np.ones(50))
    np.testing.assert_allclose(found, 0.75)
