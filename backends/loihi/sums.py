"""`Sum`: what a step's messages add up to at the end of a connection.

`simulate` makes one per connection and delay. Sums are exact: floats are used where every partial
sum is an integer that they hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.network import Synapses
from monograph.backends.loihi.weights import by_delay
from monograph.hlo.errors import MachineError

Array = np.ndarray[Any, Any]

PAYLOAD = 1 << 26  # more than the magnitude of any message
SINGLE, DOUBLE = 1 << 24, 1 << 53  # integers below are exact in f32, in f64
# From which share of messages on a product with all synapses is quicker than sums over those that
# are met, for one presentation and for many (`benchmarks/loihi.py` measures it).
CROSSOVER_ONE, CROSSOVER_MANY = 0.25, 0.08


@dataclass(frozen=True, eq=False)
class Sum:
    """The synapses of one connection that have one delay.

    Attributes:
        delay: steps on top of the one.
        exp: of the weights: sums are shifted left by so many bits, or right if it is negative.
        binary: whether a message counts as 1, whatever it carries.
        rows: what each source neuron adds, [in, out]: floats if dense, CSR if sparse.
    """

    delay: int
    exp: int
    binary: bool
    rows: Any

    def of(self, sent: Array) -> Array:
        """The shifted sums [presentations, out] as i64, of messages [presentations, in]."""
        who, which = np.nonzero(sent)
        values = None if self.binary else sent[who, which]
        if isinstance(self.rows, np.ndarray):
            summed = self._dense(sent, who, which, values)
        else:
            summed = _sparse(self.rows, len(sent), who, which, values)
        return summed << self.exp if self.exp > 0 else summed >> -self.exp

    def _dense(self, sent: Array, who: Array, which: Array, values: Array | None) -> Array:
        one = len(sent) == 1
        if len(which) > sent.size * (CROSSOVER_ONE if one else CROSSOVER_MANY):
            left = sent != 0 if self.binary else sent
            return np.asarray(left.astype(self.rows.dtype) @ self.rows).astype(np.int64)
        if one and values is None:
            return np.add.reduce(self.rows[which], 0)[None].astype(np.int64)
        return _chosen(self.rows, sent.shape, who, which, values).astype(np.int64)


def _chosen(rows: Array, shape: Sequence[int], who: Array, which: Array, values: Any) -> Array:
    """Sums of rows, of which each presentation has its own."""
    from scipy import sparse

    ends = np.cumsum(np.bincount(who, minlength=shape[0]))
    data = np.ones(len(which), rows.dtype) if values is None else values.astype(rows.dtype)
    chosen = sparse.csr_array((data, which, np.concatenate([[0], ends])), shape)
    return np.asarray(chosen @ rows)


def _sparse(rows: Any, presentations: int, who: Array, which: Array, values: Any) -> Array:
    """Sums over the synapses that messages meet."""
    outs = rows.shape[1]
    first = rows.indptr[which]
    length = rows.indptr[which + 1] - first
    ends = np.cumsum(length)
    total = int(ends[-1]) if len(ends) else 0
    at = np.repeat(first - (ends - length), length) + np.arange(total, dtype=first.dtype)
    target = rows.indices[at]
    if presentations > 1:
        target = target + np.repeat(who * outs, length)
    weight = rows.data[at]
    if values is not None:
        weight = weight * np.repeat(values, length)
    summed = np.bincount(target, weight, minlength=presentations * outs)
    return summed.reshape(presentations, outs).astype(np.int64)


def sums_of(synapses: Synapses) -> tuple[Sum, ...]:
    """A connection, ready to be summed over: one for each delay that it has."""
    return tuple(
        Sum(delay, synapses.weight_exp, synapses.message_bits == 0, in_floats(w.T, synapses))
        for delay, w in sorted(by_delay(synapses).items())
    )


def in_floats(rows: Any, synapses: Synapses) -> Any:
    """Rows of weights [in, out], dense or sparse, in floats that hold every sum of messages.

    Raises:
        MachineError: if there are none.
    """
    payload = PAYLOAD if synapses.message_bits else 1
    most = int(abs(rows).sum(axis=0).max()) * payload if min(rows.shape) else 0
    if most >= DOUBLE:
        raise MachineError(
            f"connection {synapses.name!r} sums up to {most:,}",
            why="sums of messages are kept below 2^53.",
            fix="give its target neurons fewer or smaller weights.",
        )
    if not isinstance(rows, np.ndarray):
        return rows.tocsr().astype(np.float64)
    return np.ascontiguousarray(rows, np.float32 if most < SINGLE else np.float64)


__all__ = [
    "CROSSOVER_MANY",
    "CROSSOVER_ONE",
    "DOUBLE",
    "PAYLOAD",
    "SINGLE",
    "Sum",
    "in_floats",
    "sums_of",
]
