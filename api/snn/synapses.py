"""Connections in a chip's integers, with the step that every one of them takes.

A connection is a buffer [slots, *neurons of the target] that the program carries from step to step:
row 0 arrives in this step. The functions are `monograph.snn.fixed`'s.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops import synapses
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.synapses import conv_shape
from monograph.hlo.types import I32, tensor
from monograph.snn.states import check_choice, integer
from monograph.tracer.array import Array

SIGNS = (None, "mixed", "excitatory", "inhibitory")
_Sent = tuple[Any, Any]


def connection(shape: int | tuple[int, ...], *, delay: int = 0) -> Any:
    """A connection on which nothing is under way.

    Args:
        shape: of the target population.
        delay: the longest delay of its synapses, in steps.

    >>> connection(3, delay=1).shape
    (2, 3)
    """
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    return zeros(tensor((1 + delay, *shape), I32))


def arriving(state: Any, *, batch: int = 0) -> Any:
    """What arrives in this step, without sending anything: for connections that go back.

    Args:
        state: the connection, [slots, *neurons].
        batch: how many dimensions stand before those.

    >>> import monograph.numpy as mnp
    >>> arriving(mnp.array([[1, 2], [3, 4]]))
    Array([1, 2], dtype=int32)
    """
    return synapses.arriving(integer(state, "arriving"), batch=batch)


def _how(
    weight_bits: int, weight_exp: int, sign: str | None, message_bits: int, delay: int
) -> dict[str, Any]:
    check_choice("sign", sign, SIGNS)
    check_choice("weight_bits", weight_bits, range(1, 9))
    check_choice("weight_exp", weight_exp, range(-8, 8))
    check_choice("message_bits", message_bits, range(33))
    check_choice("delay", delay, range(64))
    return {"weight_bits": weight_bits, "weight_exp": weight_exp, "sign": sign,
            "message_bits": message_bits, "delay": delay}  # fmt: skip


def _check_delays(state: Any, delays: Any) -> None:
    """Refuse delays that the buffer is too short for, where they are known."""
    if not isinstance(delays, Array | np.ndarray):
        return
    found, slots = np.asarray(delays), state.type.shape[state.type.ndim - 2]
    if found.size and (found.min() < 0 or found.max() >= min(slots, 64)):
        raise ArgumentError(
            f"delays from {found.min()} to {found.max()} in a connection of {slots} slots",
            operands={"state": state.type},
            why="a synapse delays a spike by 0 to 63 steps, and its buffer has a slot for each.",
            fix="make the buffer with connection(shape, delay=the longest delay).",
        )


def dense(
    state: Any, weights: Any, spikes: Any, *, delays: Any = None, weight_bits: int = 8,
    weight_exp: int = 0, sign: str | None = None, message_bits: int = 0,
) -> _Sent:  # fmt: skip
    """All neurons of the source to all of the target.

    Args:
        state: the connection, [slots, out]; or with leading dimensions, as spikes have.
        weights: integers [out, in]; put on the grid of `weight_bits`.
        spikes: [in], 0 or 1; or values, with `message_bits`.
        delays: steps on top of the one that a connection takes: one number, or [out, in]; 0 to 63.
        weight_bits: of a synapse, 1 to 8.
        weight_exp: sums are multiplied by 2 to it, -8 to 7.
        sign: "mixed", "excitatory" or "inhibitory"; None: what the weights are.
        message_bits: of values that spikes carry; 0: they carry none.

    Returns:
        The connection a step further, and what arrives in this step: sent a step ago, or earlier.

    >>> import monograph.numpy as mnp
    >>> c = connection(2)
    >>> c, now = dense(c, mnp.array([[2, 4], [6, 8]]), mnp.array([1, 1]))
    >>> c, later = dense(c, mnp.array([[2, 4], [6, 8]]), mnp.array([0, 0]))
    >>> now, later
    (Array([0, 0], dtype=int32), Array([ 6, 14], dtype=int32))
    """
    delay = delays if isinstance(delays, int) else 0
    how = _how(weight_bits, weight_exp, sign, message_bits, delay)
    state, spikes, w = integer(state, "state"), integer(spikes, "spikes"), integer(weights, "dense")
    given = []
    if delays is not None and not isinstance(delays, int):
        _check_delays(state, delays)
        given = [integer(delays, "delays")]
    current = arriving(state, batch=spikes.type.ndim - 1)
    return synapses.dense_synapse(state, spikes, w, *given, **how), current


def sparse(
    state: Any, weights: Any, rows: Any, columns: Any, spikes: Any, *, delays: Any = None,
    weight_bits: int = 8, weight_exp: int = 0, sign: str | None = None, message_bits: int = 0,
) -> _Sent:  # fmt: skip
    """A list of synapses.

    Args:
        state: the connection, [slots, out].
        weights: integers [synapses].
        rows, columns: to which neuron of the target, from which of the source: [synapses].
        spikes: [in].
        delays: one number, or [synapses].
        weight_bits, weight_exp, sign, message_bits: as those of `dense`.

    Returns:
        The connection a step further, and what arrives in this step.

    >>> import monograph.numpy as mnp
    >>> at = mnp.array([0, 1]), mnp.array([2, 0])
    >>> c, _ = sparse(connection(2), mnp.array([10, 20]), *at, mnp.array([0, 0, 1]))
    >>> c
    Array([[10,  0]], dtype=int32)
    """
    delay = delays if isinstance(delays, int) else 0
    how = _how(weight_bits, weight_exp, sign, message_bits, delay)
    state, spikes = integer(state, "state"), integer(spikes, "spikes")
    ins = [integer(x, name) for x, name in ((weights, "sparse"), (rows, "rows"),
                                            (columns, "columns"))]  # fmt: skip
    if delays is not None and not isinstance(delays, int):
        _check_delays(state, delays)
        ins.append(integer(delays, "delays"))
    current = arriving(state, batch=spikes.type.ndim - 1)
    size = state.type.shape[-1]
    return synapses.sparse_synapse(state, spikes, *ins, size=size, **how), current


def _pairs(x: Any) -> tuple[Any, Any]:
    return (x, x) if isinstance(x, int) else tuple(x)


def conv(
    state: Any, kernel: Any, spikes: Any, *, stride: Any = 1, padding: Any = 0, dilation: Any = 1,
    groups: int = 1, delay: int = 0, weight_bits: int = 8, weight_exp: int = 0,
    sign: str | None = None, message_bits: int = 0,
) -> _Sent:  # fmt: skip
    """A convolution: neurons are pixels of images.

    Args:
        state: the connection, [slots, height, width, channels].
        kernel: integers [channels out, height, width, channels in / groups].
        spikes: [height, width, channels].
        stride, dilation: one number, or (down, across).
        padding: pixels on every side; or ((above, below), (left, right)).
        groups: of channels that do not see each other.
        delay: steps on top of the one that a connection takes.
        weight_bits, weight_exp, sign, message_bits: as those of `dense`.

    Returns:
        The connection a step further, and what arrives in this step.

    >>> import monograph.numpy as mnp
    >>> image, kernel = mnp.ones((3, 3, 1), int), mnp.full((1, 2, 2, 1), 3)
    >>> c, _ = conv(connection((2, 2, 1)), kernel, image)
    >>> c.reshape(4)
    Array([12, 12, 12, 12], dtype=int32)
    """
    return _conv(state, kernel, spikes, _how(weight_bits, weight_exp, sign, message_bits, delay),
                 stride, padding, dilation, groups, False)  # fmt: skip


def _conv(
    state: Any, kernel: Any, spikes: Any, how: dict[str, Any], stride: Any, padding: Any,
    dilation: Any, groups: int, pooled: bool,
) -> _Sent:  # fmt: skip
    edges = tuple(tuple(_pairs(p)) for p in _pairs(padding))
    if min(*_pairs(stride), *_pairs(dilation), groups) < 1:
        raise ArgumentError(
            "stride, dilation and groups of synapses are at least 1",
            operands={"stride": stride, "dilation": dilation, "groups": groups},
            fix="give positive numbers; 1 leaves nothing out.",
        )
    how |= {"stride": _pairs(stride), "padding": edges, "dilation": _pairs(dilation),
            "groups": groups, "pool": pooled}  # fmt: skip
    state, spikes = integer(state, "state"), integer(spikes, "spikes")
    kernel = integer(kernel, "conv")
    current = arriving(state, batch=max(spikes.type.ndim - 3, 0))
    return synapses.conv_synapse(state, spikes, kernel, **how), current


def pool(
    state: Any, spikes: Any, *, window: Any, stride: Any = None, weight: int = 1, delay: int = 0,
    weight_bits: int = 8, weight_exp: int = 0, message_bits: int = 0,
) -> _Sent:  # fmt: skip
    """Sums over windows, each channel by itself.

    Args:
        state: the connection, [slots, height, width, channels].
        spikes: [height, width, channels].
        window: one number, or (height, width).
        stride: one number, or (down, across); None: the window.
        weight: of every synapse.
        delay, weight_bits, weight_exp, message_bits: as those of `conv`.

    Returns:
        The connection a step further, and what arrives in this step.

    >>> import monograph.numpy as mnp
    >>> c, _ = pool(connection((1, 1, 2)), mnp.ones((2, 2, 2), int), window=2)
    >>> c.reshape(2)
    Array([4, 4], dtype=int32)
    """
    spikes = integer(spikes, "spikes")
    if spikes.type.ndim < 3:
        raise ShapeError(
            "pool takes images",
            operands={"spikes": spikes.type},
            fix="give spikes the shape [height, width, channels].",
        )
    channels = spikes.type.shape[-1]
    kernel = np.full((channels, *_pairs(window), 1), weight, np.int32)
    how = _how(weight_bits, weight_exp, None, message_bits, delay)
    stride = window if stride is None else stride
    return _conv(state, kernel, spikes, how, stride, 0, 1, channels, True)


__all__ = ["arriving", "connection", "conv", "conv_shape", "dense", "pool", "sparse"]
