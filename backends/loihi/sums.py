"""`Sum`: what a step's messages add up to at the end of a connection.

`simulate` makes one per connection and delay. Sums are exact: floats are used where every partial
sum is an integer that they hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.network import Synapses
from monograph.backends.loihi.weights import by_delay
from monograph.hlo.errors import MachineError

Array = np.ndarray[Any, Any]

PAYLOAD = 1 << 26  # more than the magnitude of any message
SINGLE, DOUBLE = 1 << 24, 1 << 53  # integers below are exact in f32, in f64


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
        values = sent != 0 if self.binary else sent
        if isinstance(self.rows, np.ndarray):
            summed = np.asarray(values.astype(self.rows.dtype) @ self.rows).astype(np.int64)
        else:
            who, which = np.nonzero(sent)
            summed = _sparse(self.rows, len(sent), who, which, values[who, which])
        return summed << self.exp if self.exp > 0 else summed >> -self.exp


def _sparse(rows: Any, presentations: int, who: Array, which: Array, values: Array) -> Array:
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
    weights = rows.data[at] * np.repeat(values, length)
    summed = np.bincount(target, weights, minlength=presentations * outs)
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
    "DOUBLE",
    "PAYLOAD",
    "SINGLE",
    "Sum",
    "in_floats",
    "sums_of",
]
