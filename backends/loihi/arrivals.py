"""What a step's messages add up to at the end of a wire, as ops of a program.

`met` walks the neurons that sent, and adds the synapses of each; `multiplied` takes the messages of
many presentations times a whole matrix. Both give rows: what arrives in the next step, and in later
ones. `program` builds them into its loop over steps.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from monograph.backends.loihi.wires import Wire
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.types import I32, I64, DType, tensor

Value = Any
_ONE = tensor((), I32)


def nonzero(x: Value) -> Value:
    """Where there is a message."""
    return ops.compare(x, zeros(x.type), comparison_direction="NE")


def listed(sent: Value) -> tuple[Value, Value]:
    """The numbers of the neurons that sent [count], and how many they are."""
    n = sent.type.shape[0]
    there = nonzero(sent)
    running = ops.cumsum(ops.convert(there, dtype=I32), axis=0)
    last = ops.slice(running, start_indices=(n - 1,), limit_indices=(n,), strides=(1,))
    places = ops.select(there, (Term(running) - 1).value, splat(n, running.type))
    numbers = ops.iota(iota_dimension=0, shape=(n,), dtype=I32)
    put = build(lambda old, new: [new], [_ONE, _ONE], "put")
    return _scattered(zeros(running.type), places, numbers, put), ops.reshape(last, shape=())


def _scattered(x: Value, places: Value, updates: Value, body: Graph) -> Value:
    return ops.scatter(
        x, ops.reshape(places, shape=(*places.type.shape, 1)), updates, update_window_dims=(),
        inserted_window_dims=(0,), scatter_dims_to_operand_dims=(0,), index_vector_dim=1, body=body,
    )  # fmt: skip


def met(w: Wire, tables: list[Value], sent: Value, senders: tuple[Value, Value]) -> Value:
    """What a step's messages add up to at the end of a wire [slots, outs]."""
    valued = w.synapses.message_bits > 0
    d, (order, count) = I64 if valued else I32, senders
    dense = len(w.tables) == 1
    total = zeros(tensor((w.outs if dense else w.outs * w.slots,), d))
    add_one = partial(_add_row if dense else _add_blocks, d)

    def body(i: Value, total: Value, count: Value, order: Value, sent: Value, *t: Value) -> Any:
        j = _item(order, i)
        value = ops.convert(_item(sent, j), dtype=I64) if valued else None
        return [(Term(i) + 1).value, add_one(total, j, value, *t)]

    operands = [splat(0, _ONE), total, count, order, sent, *tables]
    made = _while(_below, body, operands)[1]
    made = _shifted(made, w.synapses.weight_exp)
    if not dense:
        return ops.reshape(made, shape=(w.slots, w.outs))
    return _late(ops.reshape(made, shape=(1, w.outs)), w.slots - 1)


def multiplied(w: Wire, table: Value, sent: Value) -> Value:
    """The same of many presentations [slots, presentations, outs], with every synapse."""
    left = sent if w.synapses.message_bits else nonzero(sent)
    made = ops.dot_general(
        ops.convert(left, dtype=table.type.dtype), table,
        lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,),
        lhs_batching_dimensions=(), rhs_batching_dimensions=(),
    )  # fmt: skip
    made = _shifted(ops.convert(made, dtype=I64), w.synapses.weight_exp)
    shape = (sent.type.shape[0], w.slots, w.outs)
    return ops.transpose(ops.reshape(made, shape=shape), permutation=(1, 0, 2))


def _shifted(x: Value, exp: int) -> Value:
    """Times 2 to the exponent, rounded down, in 32 bits."""
    if exp:
        shift = ops.shift_left if exp > 0 else ops.shift_right_arithmetic
        x = shift(x, splat(abs(exp), x.type))
    return ops.convert(x, dtype=I32)


def _late(x: Value, steps: int) -> Value:
    """What arrives after a delay that all synapses have."""
    return padded(x, steps + 1, before=True)


def _add_row(d: DType, total: Value, j: Value, value: Value, rows: Value) -> Value:
    return ops.add(total, _times(_row(rows, j), value, d))


def _add_blocks(
    d: DType, total: Value, j: Value, value: Value, first: Value, places: Value, weights: Value
) -> Value:
    """Add a neuron's synapses, one block after the other."""
    given = [] if value is None else [value]

    def body(b: Value, total: Value, end: Value, *t: Value) -> Any:
        scaled = _times(_row(t[1], b), t[2] if given else None, d)
        return [(Term(b) + 1).value, _scattered(total, _row(t[0], b), scaled, monoid("add", d))]

    end = _item(first, (Term(j) + 1).value)
    return _while(_below, body, [_item(first, j), total, end, places, weights, *given])[1]


def _times(row: Value, value: Value, d: DType) -> Value:
    row = ops.convert(row, dtype=d)
    if value is None:
        return row
    return ops.multiply(
        row, ops.broadcast_in_dim(value, shape=row.type.shape, broadcast_dimensions=())
    )


def _below(i: Value, total: Value, end: Value, *_: Value) -> list[Value]:
    return [ops.compare(i, end, comparison_direction="LT")]


def _while(cond: Any, body: Any, operands: list[Value]) -> Any:
    types = [x.type for x in operands]
    made = build(cond, types, "left"), build(body, types, "one")
    return ops.while_(*operands, cond=made[0], body=made[1], nc=2)


def _item(x: Value, i: Value) -> Value:
    return ops.reshape(ops.dynamic_slice(x, i, slice_sizes=(1,)), shape=())


def _row(x: Value, i: Value) -> Value:
    at = splat(i, _ONE) if isinstance(i, int) else i
    n = x.type.shape[1]
    return ops.reshape(ops.dynamic_slice(x, at, splat(0, _ONE), slice_sizes=(1, n)), shape=(n,))


def padded(made: Value, slots: int, before: bool = False) -> Value:
    """With rows of zeros, as many as are missing."""
    missing = slots - made.type.shape[0]
    return rows_added(made, missing * before, missing * (not before))


def rows_added(x: Value, before: int, after: int) -> Value:
    """With rows of zeros before and after; without rows, where a number is negative."""
    none = (0,) * (x.type.ndim - 1)
    return ops.pad(x, splat(0, _ONE), edge_padding_low=(before, *none),
                   edge_padding_high=(after, *none), interior_padding=(0, *none))  # fmt: skip


__all__ = ["listed", "met", "multiplied", "nonzero", "padded", "rows_added"]
