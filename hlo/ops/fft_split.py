"""One device's share of a Fourier transform: one dimension at a time, whole where it is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.record import ops

Pieces = list[Any] | None


def fft_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """A dimension that is cut is exchanged for one that is done, or that is not transformed."""
    (x,), kind = ins, node.attrs["fft_type"]
    length = node.attrs["fft_length"]
    n = x.type.ndim
    todo = list(range(n - len(length), n))
    if not any(x.tiling.dims[d] for d in todo) or 0 in (*node.type.shape, *x.type.shape):
        return None
    todo.sort(key=lambda d: (bool(x.tiling.dims[d]), -d))  # what is whole comes first
    if kind in ("RFFT", "IRFFT"):  # the halved dimension is the first one, or the last one
        todo.remove(n - 1)
        todo.insert(0 if kind == "RFFT" else len(todo), n - 1)
    while todo:
        d = todo[0]
        if x.tiling.dims[d]:
            turned = cut.turned([x], d, todo)
            if turned is None:
                return None
            (x,) = turned
        todo.pop(0)
        x = _along(cut, node, x, d, length[d - n])
    return [x] if x.type is node.type else None


def _along(cut: Any, node: Node, x: Any, d: int, length: int) -> Any:
    """The transform along one dimension."""
    n, kind = x.type.ndim, node.attrs["fft_type"]
    if d != n - 1:
        kind = {"RFFT": "FFT", "IRFFT": "IFFT"}.get(kind, kind)
    swap = list(range(n))
    swap[d], swap[n - 1] = n - 1, d
    value = x.value if d == n - 1 else ops.transpose(x.value, permutation=tuple(swap))
    made = ops.fft(value, fft_type=kind, fft_length=(length,))
    if d != n - 1:
        made = ops.transpose(made, permutation=tuple(swap))
    shape = list(x.type.shape)
    shape[d] = made.type.shape[d]
    t = x.type.with_dtype(made.type.dtype).with_shape(tuple(shape))
    return cut.piece(made, t, x.tiling)
