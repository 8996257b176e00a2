"""Weights on the chip's grid, and every kind of connection as one matrix of synapses.

`simulate` sums over these matrices; limits, mapping and energy count their entries.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.backends.loihi.network import Geometry, Sign, Synapses

Array = np.ndarray[Any, Any]

LARGEST = 255  # the largest magnitude of a weight of one sign; mixed ones reach -256


def sign_of(weights: Array) -> Sign:
    """What signs there are: without negative ones excitatory, else without positive inhibitory."""
    if weights.size == 0 or weights.min() >= 0:
        return "excitatory"
    return "inhibitory" if weights.max() <= 0 else "mixed"


def encode(weights: Array, bits: int = 8, sign: Sign | None = None) -> Array:
    """Weights as synapses hold them: clipped, and with the low bits cut off that do not fit.

    Mixed signs cost a bit: with 8 bits only even values are left. Bits are cut towards minus
    infinity if signs are mixed, else towards zero (Lava, b6822fb, `lava/utils/weightutils.py`).

    Args:
        weights: integers of any shape.
        bits: of a synapse, 1 to 8.
        sign: what the weights may be; None: as they are.

    >>> encode(np.array([-300, -3, 0, 3, 300]))
    array([-256,   -4,    0,    2,  254])
    >>> encode(np.array([3, 255]), bits=4), encode(np.array([-3, -255]), bits=4)
    (array([  0, 240]), array([   0, -240]))
    """
    weights = np.asarray(weights)
    sign = sign or sign_of(weights)
    mixed = sign == "mixed"
    cut = 8 - bits + mixed
    low, high = (-LARGEST, 0) if sign == "inhibitory" else (-256 if mixed else 0, LARGEST)
    w = np.clip(weights, low, high).astype(np.int16)  # narrow: there may be many millions
    if sign == "inhibitory":
        w = -w
    w = (w >> cut) << cut
    return (-w if sign == "inhibitory" else w).astype(np.int64)


def encoded(synapses: Synapses) -> Any:
    """The weights of a connection, encoded: of the same shape, sparse if they are."""
    sign, bits = synapses.sign, synapses.weight_bits
    if synapses.kind != "sparse":
        return encode(np.asarray(synapses.weights), bits, sign)
    from scipy import sparse

    w = synapses.weights.tocsr()
    return sparse.csr_array((encode(w.data, bits, sign), w.indices, w.indptr), w.shape)


def matrix(synapses: Synapses) -> Any:
    """The encoded weights as a matrix [out, in]: an array, or SciPy's CSR if not all are there."""
    w = encoded(synapses)
    if synapses.geometry is not None:
        return _convolution(w, synapses.geometry)
    return w


def by_delay(synapses: Synapses) -> dict[int, Any]:
    """The matrix, taken apart by delays: delay -> the synapses that have it (the others are 0)."""
    w = matrix(synapses)
    if synapses.delays is None or np.ndim(synapses.delays) == 0:
        return {int(synapses.delays or 0): w}
    if synapses.kind == "dense":
        delays = np.asarray(synapses.delays)
        return {int(d): np.where(delays == d, w, 0) for d in np.unique(delays)}
    if synapses.geometry is not None:
        delays = _convolution(np.asarray(synapses.delays) + 1, synapses.geometry)
    else:
        delays = synapses.delays.tocsr().astype(np.int64)
        delays.data = delays.data + 1
    return _sparse_by_delay(w, delays)


def _sparse_by_delay(w: Any, delays: Any) -> dict[int, Any]:
    """As `by_delay`; `delays` are sparse and one too large, so that those of 0 are there.

    Synapses without an entry in `delays` have none.
    """
    from scipy import sparse

    places = sparse.csr_array((np.arange(1, w.nnz + 1), w.indices, w.indptr), w.shape)
    given = (places != 0).multiply(delays).tocsr()
    found = np.zeros(w.nnz, np.int64)
    at = np.asarray(places.multiply(given != 0).tocsr().data, np.int64) - 1
    found[at] = given.data - 1
    rows = np.repeat(np.arange(w.shape[0]), np.diff(w.indptr))
    made: dict[int, Any] = {} if w.nnz else {0: w}
    for d in np.unique(found):
        one = found == d
        made[int(d)] = sparse.csr_array((w.data[one], (rows[one], w.indices[one])), w.shape)
    return made


def longest_delay(synapses: Synapses) -> int:
    """The longest delay of a connection, in steps."""
    delays = synapses.delays
    if delays is None:
        return 0
    return int(delays.max()) if hasattr(delays, "tocsr") else int(np.max(delays, initial=0))


def fan_out(synapses: Synapses) -> Array:
    """Synapses that a message of each source neuron meets [in].

    All of a dense connection's, zero or not; of the others those that are stored.
    """
    if synapses.kind == "dense":
        outs, ins = np.shape(synapses.weights)
        return np.full(ins, outs, np.int64)
    w = synapses.weights.tocsr() if synapses.kind == "sparse" else matrix(synapses)
    return np.bincount(w.indices, minlength=w.shape[1])


def _convolution(kernel: Array, g: Geometry) -> Any:
    """A kernel [channels out, height, width, channels in / groups] as CSR [out, in]."""
    from scipy import sparse

    high, wide, channels = g.out
    rows_in, columns_in, channels_in = g.image
    out, down, across, inner = np.meshgrid(
        *(np.arange(n) for n in (channels, *g.kernel, channels_in // g.groups)), indexing="ij"
    )
    inner = inner + out // (channels // g.groups) * (channels_in // g.groups)
    rows, columns, values = [], [], []
    for y in range(high):
        for x in range(wide):
            py = y * g.stride[0] - g.padding[0][0] + down * g.dilation[0]
            px = x * g.stride[1] - g.padding[1][0] + across * g.dilation[1]
            inside = (0 <= py) & (py < rows_in) & (0 <= px) & (px < columns_in) & (kernel != 0)
            rows.append((y * wide + x) * channels + out[inside])
            columns.append((py[inside] * columns_in + px[inside]) * channels_in + inner[inside])
            values.append(kernel[inside])
    shape = (high * wide * channels, rows_in * columns_in * channels_in)
    flat = [np.concatenate(part) for part in (values, rows, columns)]
    return sparse.csr_array((flat[0], (flat[1], flat[2])), shape)


__all__ = [
    "LARGEST", "by_delay", "encode", "encoded", "fan_out", "longest_delay", "matrix", "sign_of",
]  # fmt: skip
