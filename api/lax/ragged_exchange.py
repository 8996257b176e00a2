"""`ragged_all_to_all`: members of a named axis send each other slices of any size."""

from __future__ import annotations

from typing import Any

from monograph import numpy
from monograph._operands.values import convert, value
from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.types import I32
from monograph.lax.named import axis_size
from monograph.lax.parallel import all_gather, all_to_all


def ragged_all_to_all(
    operand: Any,
    output: Any,
    input_offsets: Any,
    send_sizes: Any,
    output_offsets: Any,
    recv_sizes: Any,
    *,
    axis_name: Any,
    axis_index_groups: Any = None,
) -> Any:
    """Each member sends slices of its operand, which others write into their outputs.

    Slices are counted member by member: with k slices for each, slice i goes to member ``i // k``.

    Args:
        operand: rows to send, shape (n, ...).
        output: what the result holds where nothing is received, shape (m, ...).
        input_offsets: where each slice starts in `operand`.
        send_sizes: how many rows it has.
        output_offsets: where it goes in the output of its receiver.
        recv_sizes: how many rows are received, slice by slice of the senders.
        axis_name: a name, or a tuple of names.
        axis_index_groups: lists of member numbers, all of one length.

    Returns:
        An array like `output`.
    """
    what = "ragged_all_to_all"
    names = ("input_offsets", "send_sizes", "output_offsets", "recv_sizes")
    given = (input_offsets, send_sizes, output_offsets, recv_sizes)
    numbers = [_numbers(x, f"{what}: {n}") for x, n in zip(given, names, strict=True)]
    rows, out = value(operand, what), value(output, what)
    count = axis_size(axis_name) if axis_index_groups is None else len(axis_index_groups[0])
    slices = numbers[0].type.shape[0]
    if any(n.type.shape != (slices,) for n in numbers) or slices % count:
        raise ShapeError(
            f"{what}: offsets and sizes need as many entries, a multiple of the {count} members",
            operands=dict(zip(names, (n.type for n in numbers), strict=True)),
            fix="give one entry for each slice that is sent.",
        )
    start, _, place, size = [
        all_to_all(n, axis_name, 0, 0, axis_index_groups=axis_index_groups, tiled=True)
        for n in numbers[:3]
    ] + [numbers[3]]
    everything = all_gather(rows, axis_name, axis_index_groups=axis_index_groups, tiled=True)
    at = numpy.arange(out.type.shape[0])[:, None]  # by places of the result, and slices
    inside = (at >= place) & (at < place + size)
    last = slices - 1 - numpy.argmax(inside[:, ::-1], axis=1)  # later slices are written later
    sender = last // (slices // count)
    source = sender * rows.type.shape[0] + start[last] + (at[:, 0] - place[last])
    got = numpy.take(everything, source, axis=0, mode="clip")
    received = numpy.any(inside, axis=1).reshape(-1, *[1] * (out.type.ndim - 1))
    return numpy.where(received, got, out)


def _numbers(x: Any, what: str) -> Any:
    made = value(x, what)
    if not made.type.dtype.is_integer:
        raise DTypeError(
            f"{what} must be integers", operands={"given": made.type}, fix="convert them."
        )
    if made.type.ndim != 1 or made.type.shape[0] < 1:
        raise ShapeError(
            f"{what} must have one dimension, with at least one entry",
            operands={"given": made.type},
            fix="give one number for each slice that is sent.",
        )
    return convert(made, I32)
