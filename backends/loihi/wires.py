"""`Wire`: a connection as the tables that a compiled simulation reads, message by message.

`program` makes graphs that walk them: for each source neuron that sent, its row of weights is added
to what waits for the target, or its synapses are, block by block.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.network import Synapses
from monograph.backends.loihi.sums import in_floats
from monograph.backends.loihi.weights import by_delay

Array = np.ndarray[Any, Any]

BLOCK = 64  # synapses that are added at once


@dataclass(frozen=True, eq=False)
class Wire:
    """One connection.

    Attributes:
        synapses: what it is made of.
        outs: neurons of the target.
        slots: steps that it reaches ahead: 1, and the longest of its delays.
        tables: for messages: weights [in, outs] if dense and of one delay; else the first block of
            each source neuron [in + 1], and of each block the places in [slots, outs] and the
            weights [blocks, BLOCK]; places past the end fill the last block of a neuron. All i32.
            For products: weights [in, slots * outs], in floats.
    """

    synapses: Synapses
    outs: int
    slots: int
    tables: tuple[Array, ...]

    @property
    def shape(self) -> tuple[Any, ...]:
        """All that a program depends on."""
        w = self.synapses
        sizes = tuple(t.shape for t in self.tables)
        return w.source, w.target, w.weight_exp, w.message_bits > 0, self.outs, self.slots, sizes


def wire(synapses: Synapses) -> Wire:
    """The tables of a connection."""
    parts = by_delay(synapses)
    slots = 1 + max(parts)
    outs, ins = parts[max(parts)].shape
    if len(parts) == 1 and isinstance(parts[max(parts)], np.ndarray):
        rows = np.ascontiguousarray(parts[max(parts)].T, np.int32)
        return Wire(synapses, outs, slots, (rows,))
    return Wire(synapses, outs, slots, _blocks(parts, ins, outs))


def product(synapses: Synapses) -> Wire:
    """The table of a connection for products."""
    parts = by_delay(synapses)
    slots = 1 + max(parts)
    outs, ins = parts[max(parts)].shape
    rows = np.zeros((ins, slots, outs))
    for delay, w in parts.items():
        rows[:, delay] = (w if isinstance(w, np.ndarray) else w.toarray()).T
    table = in_floats(rows.reshape(ins, -1), synapses)
    return Wire(synapses, outs, slots, (table,))


def _blocks(parts: dict[int, Any], ins: int, outs: int) -> tuple[Array, Array, Array]:
    """Synapses by source neuron, in blocks."""
    from scipy import sparse

    none = sparse.csr_array((outs, ins), dtype=np.int32)
    late = [sparse.csr_array(parts.get(d, none), dtype=np.int32) for d in range(1 + max(parts))]
    w = (sparse.vstack(late) if len(late) > 1 else late[0]).tocsc()
    count = np.diff(w.indptr)
    first = np.concatenate([[0], np.cumsum(-(-count // BLOCK))])
    narrow = np.int32 if first[-1] * BLOCK < 2**31 else np.int64
    at = np.repeat((first[:-1] * BLOCK - w.indptr[:-1]).astype(narrow), count)
    at += np.arange(w.nnz, dtype=narrow)
    size = max(int(first[-1]), 1) * BLOCK
    places = np.full(size, w.shape[0], np.int32)
    weights = np.zeros(size, np.int32)
    places[at], weights[at] = w.indices, w.data
    return first.astype(np.int32), places.reshape(-1, BLOCK), weights.reshape(-1, BLOCK)


__all__ = ["BLOCK", "Wire", "product", "wire"]
