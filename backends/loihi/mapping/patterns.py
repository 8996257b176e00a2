"""`Pattern`: which neurons a connection joins, in the order in which neurons go to cores.

`fill` asks what the synapses of a run of neurons take of a core; `axons_between` counts what is
left between cores when all of them are filled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.mapping.curve import hilbert
from monograph.backends.loihi.network import Network, Synapses
from monograph.backends.loihi.weights import matrix

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Pattern:
    """A connection without its weights.

    Attributes:
        synapses: the connection.
        first: place of its first target neuron among all neurons of the network.
        columns, rows: source and target neurons.
        indptr, indices: of the CSR matrix [out, in], rows in the order of the cores; empty if
            every target has a synapse from every source.
        bits: of an axon with so many synapses in one core [neurons of a core + 1].
    """

    synapses: Synapses
    first: int
    columns: int
    rows: int
    indptr: Array
    indices: Array
    bits: Array

    @property
    def dense(self) -> bool:
        return self.indptr.size == 0

    def use(self, start: int, stop: int) -> tuple[int, int]:
        """In-axons and bits of synapses that a core needs for the neurons at these places."""
        low, high = (min(max(at - self.first, 0), self.rows) for at in (start, stop))
        if low == high:
            return 0, 0
        if self.dense:
            return self.columns, self.columns * int(self.bits[high - low])
        met = self.indices[self.indptr[low] : self.indptr[high]]
        counts = _repeats(met, self.columns)
        return len(counts), int(self.bits[counts].sum())

    def axons(self, core: Array, cores: int) -> Any:
        """Synapses that each source has in each core: CSR [in, cores].

        Args:
            core: of the target neurons, in the order of the cores [rows].
            cores: of the network.
        """
        from scipy import sparse

        if self.dense:
            counts = np.bincount(core, minlength=cores)
            return sparse.csr_array(np.tile(counts, (self.columns, 1)))
        ones = np.ones(len(self.indices), np.int32)
        joined = sparse.csr_array((ones, self.indices, self.indptr), (self.rows, self.columns))
        where = (np.ones(self.rows, np.int32), (core, np.arange(self.rows)))
        return (sparse.csr_array(where, (cores, self.rows)) @ joined).T.tocsr()


def _repeats(numbers: Array, below: int) -> Array:
    """How often each number occurs that does, in the order of the numbers."""
    if 8 * len(numbers) > below:
        counts = np.bincount(numbers, minlength=below)
        return counts[counts > 0]
    ends = np.flatnonzero(np.diff(np.sort(numbers), append=below))
    return np.diff(ends, prepend=-1)


def axon_bits(chip: Chip, synapses: Synapses, targets: int) -> Array:
    """Bits of synapse memory of an axon, by the number of its synapses in a core.

    A synapse has a weight, a delay if any of its connection has one, and the number of its target,
    unless the connection is dense. Blocks of synapses have a header and fill whole words
    (nengo-loihi e564f66, `SynapseConfig.bits_per_axon`). One of 10 synapses of 8 bits takes 90, in
    words of 64 bits 128:

    >>> from monograph.backends.loihi.chips import chip
    >>> w = Synapses("w", "x", "n", "dense", np.ones((10, 1), int))
    >>> int(axon_bits(chip("loihi1"), w, 10)[10])
    128
    """
    width = _width(chip.weight_widths, synapses.weight_bits)
    if synapses.delays is not None:
        width += int(_largest(synapses.delays)).bit_length()
    if synapses.kind != "dense":
        width += _width(chip.index_widths, (min(targets, chip.neurons) - 1).bit_length())
    full, rest = np.divmod(np.arange(chip.neurons + 1), chip.block)

    def words(n: Any) -> Any:
        return -(-(n * width + chip.header_bits) // chip.word_bits) * chip.word_bits

    return np.asarray(full * words(chip.block) + np.where(rest > 0, words(rest), 0))


def _largest(delays: Any) -> Any:
    given = delays.data if hasattr(delays, "tocsr") else np.asarray(delays)
    return given.max() if given.size else 0


def _width(widths: tuple[int, ...], bits: int) -> int:
    """The narrowest field that holds so many bits."""
    return next((w for w in widths if w >= bits), widths[-1])


def orders_of(network: Network) -> dict[str, Array]:
    """By population: its neurons in the order in which cores take them.

    Pixels follow a Hilbert curve, so that what a core holds of an image is a compact patch, and few
    pixels around it have synapses there. All others stay as they are.
    """
    images = {}
    for w in network.connections:
        if w.geometry is not None:
            images[w.source], images[w.target] = w.geometry.image, w.geometry.out
    orders = {}
    for n in network.populations:
        orders[n.name] = np.arange(n.count)
        if n.name in images:
            high, wide, channels = images[n.name]
            x, y = hilbert(wide, high)
            pixels = (y * wide + x)[:, None] * channels + np.arange(channels)
            orders[n.name] = pixels.reshape(-1)
    return orders


def patterns_of(network: Network, chip: Chip, orders: dict[str, Array]) -> tuple[Pattern, ...]:
    """Of all connections, rows in the order of the cores."""
    firsts, at = {}, 0
    for n in network.populations:
        firsts[n.name], at = at, at + n.count
    made = []
    for synapses in network.connections:
        w = matrix(synapses)
        rows, columns = w.shape
        indptr = indices = np.zeros(0, np.int64)
        if not isinstance(w, np.ndarray):
            sorted_rows = w[orders[synapses.target]]
            indptr, indices = sorted_rows.indptr, sorted_rows.indices
        bits = axon_bits(chip, synapses, rows)
        first = firsts[synapses.target]
        made.append(Pattern(synapses, first, columns, rows, indptr, indices, bits))
    return tuple(made)


__all__ = ["Pattern", "axon_bits", "orders_of", "patterns_of"]
