"""Losses: how far what a network says is from what it should say."""

from __future__ import annotations

from typing import Any

from monograph import nn
from monograph import numpy as mnp


def cross_entropy(scores: Any, labels: Any) -> Any:
    """The mean of ``-log softmax(scores)[label]``.

    Args:
        scores: [batch, classes]: of a decoder.
        labels: [batch], integers.

    >>> import monograph.numpy as mnp
    >>> round(float(cross_entropy(mnp.zeros((2, 4)), mnp.array([0, 3]))), 4)
    1.3863
    """
    wanted = nn.one_hot(labels, scores.shape[-1])
    return -mnp.mean(mnp.sum(wanted * nn.log_softmax(scores), axis=-1))


def count_error(spikes: Any, labels: Any, right: float = 0.8, wrong: float = 0.1) -> Any:
    """Mean squared error of the parts of steps with spikes, against `right` for the label's neuron
    and `wrong` for the others.

    Args:
        spikes: [time, batch, classes].
        labels: [batch], integers.

    >>> import monograph.numpy as mnp
    >>> round(float(count_error(mnp.ones((5, 1, 2)), mnp.array([0]))), 4)
    0.425
    """
    wanted = wrong + (right - wrong) * nn.one_hot(labels, spikes.shape[-1])
    return mnp.mean((mnp.mean(spikes, axis=0) - wanted) ** 2)


def accuracy(scores: Any, labels: Any) -> Any:
    """The part of examples whose highest score is the label's.

    >>> import monograph.numpy as mnp
    >>> float(accuracy(mnp.array([[0.0, 1.0], [1.0, 0.0]]), mnp.array([1, 1])))
    0.5
    """
    return mnp.mean((mnp.argmax(scores, axis=-1) == mnp.asarray(labels)).astype(mnp.float32))


def spike_cost(spikes: Any, most: float = 0.2) -> Any:
    """The mean square by which neurons fire in more than the part `most` of the steps: a
    regulariser, since every spike costs energy.

    >>> import monograph.numpy as mnp
    >>> round(float(spike_cost(mnp.ones((5, 1, 2)), 0.5)), 4)
    0.25
    """
    return mnp.mean(mnp.maximum(mnp.mean(spikes, axis=0) - most, 0) ** 2)


__all__ = ["accuracy", "count_error", "cross_entropy", "spike_cost"]
