"""Synapses in the chip's integers: dense, sparse and convolutional connections as composites.

A connection has a buffer [slots, *neurons]: its row 0 is what arrives in this step. A synapse op
takes what the source sends in this step and gives the buffer as the next step finds it: one row
further, and with the new sums in row 0, or as many rows on as synapses delay them. Weights are put
on the chip's grid first (bit-exact to Lava b6822fb, `lava/utils/weightutils.py`). `monograph.snn`
calls these; the chip's backend takes them whole, every other machine runs the expansion.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.composite import composite, expansion
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.ops.shape_rules import named
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.hlo.types import BOOL, I32, I64, TensorType, Type, tensor
from monograph.hlo.walk.batch import batch

LARGEST = 255  # the largest magnitude of a weight of one sign; mixed ones reach -256

_ATTRS = ("weight_bits", "weight_exp", "sign", "message_bits", "delay")
_DEFAULTS = {"weight_bits": 8, "weight_exp": 0, "sign": None, "message_bits": 0, "delay": 0}
_WINDOW = ("stride", "padding", "dilation", "groups", "pool")
Contribute = Callable[[Sequence[Any], Any, int, Attrs], Any]


# ---- weights -------------------------------------------------------------------------------------


def _any(x: Term) -> Term:
    return Term(x.any())


def encode(weights: Any, attrs: Attrs) -> Any:
    """Weights as synapses hold them: clipped, and without the low bits that do not fit.

    Mixed signs cost a bit. Bits are cut towards minus infinity if signs are mixed, else towards 0.
    """
    w, bits = Term(weights), attrs["weight_bits"]
    one = Term(zeros(tensor((), w.value.type.dtype)))
    if attrs["sign"] is None:
        negative, positive = _any(w < 0), _any(w > 0)
        mixed, inhibitory = negative & positive, negative & ~positive
    else:
        truth = tensor((), BOOL)
        mixed = Term(splat(attrs["sign"] == "mixed", truth))
        inhibitory = Term(splat(attrs["sign"] == "inhibitory", truth))
    flip = _over(inhibitory.then(one.of(-1), 1), w)
    low = _over(mixed.then(one.of(-LARGEST - 1), 0), w)
    cut = _over(mixed.then(one.of(9 - bits), 8 - bits), w)
    clipped = (flip * w).at_least(low).at_most(LARGEST)
    kept = ops.shift_right_arithmetic(clipped.value, cut.value)
    return (flip * Term(ops.shift_left(kept, cut.value))).value


def _over(x: Term, w: Term) -> Term:
    """A number for every weight."""
    shape = w.value.type.shape
    return Term(ops.broadcast_in_dim(x.value, shape=shape, broadcast_dimensions=()))


def _messages(spikes: Any, attrs: Attrs) -> Any:
    """Spikes as numbers to multiply by: values in 64 bits, or 0 and 1 in 32."""
    if attrs["message_bits"]:
        return ops.convert(spikes, dtype=I64)
    there = ops.compare(spikes, zeros(spikes.type), comparison_direction="NE")
    return ops.convert(there, dtype=I32)


def _shifted(total: Any, exponent: int) -> Any:
    """The sum times 2 to the exponent, rounded down."""
    shift = ops.shift_left if exponent > 0 else ops.shift_right_arithmetic
    return shift(total, splat(abs(exponent), total.type)) if exponent else total


# ---- sums over synapses: [*batch, delays, *neurons] ----------------------------------------------


def _dense(ins: Sequence[Any], sent: Any, slots: int, attrs: Attrs) -> Any:
    weights, delays = ins[0], ins[1] if len(ins) > 1 else None
    w = encode(ops.convert(weights, dtype=sent.type.dtype), attrs)
    if delays is None:
        w = ops.reshape(w, shape=(1, *w.type.shape))
    else:
        shape = (slots, *w.type.shape)
        numbers = ops.iota(iota_dimension=0, shape=shape, dtype=I32)
        at = ops.broadcast_in_dim(delays, shape=shape, broadcast_dimensions=(1, 2))
        here = ops.compare(at, numbers, comparison_direction="EQ")
        spread = ops.broadcast_in_dim(w, shape=shape, broadcast_dimensions=(1, 2))
        w = ops.select(here, spread, zeros(spread.type))
    return ops.dot_general(
        sent, w, lhs_contracting_dimensions=(sent.type.ndim - 1,), rhs_contracting_dimensions=(2,),
        lhs_batching_dimensions=(), rhs_batching_dimensions=(),
    )  # fmt: skip


def _sparse(ins: Sequence[Any], sent: Any, slots: int, attrs: Attrs) -> Any:
    """Messages are gathered by column, and their products scattered by row and delay."""
    values, rows, columns = ins[:3]
    given = len(ins) > 3
    size, d, n = attrs["size"], sent.type.dtype, sent.type.ndim - 1
    w = encode(ops.convert(values, dtype=d), attrs)
    lead, count = sent.type.shape[:-1], w.type.shape[0]
    picked = ops.gather(
        sent, ops.reshape(columns, shape=(count, 1)), offset_dims=tuple(range(n)),
        collapsed_slice_dims=(n,), start_index_map=(n,), index_vector_dim=1,
        slice_sizes=(*lead, 1),
    )  # fmt: skip
    spread = ops.broadcast_in_dim(w, shape=picked.type.shape, broadcast_dimensions=(n,))
    slots = slots if given else 1
    places = (Term(ins[3]) * size + Term(rows)).value if given else rows
    summed = ops.scatter(
        zeros(tensor((*lead, slots * size), d)), ops.reshape(places, shape=(count, 1)),
        ops.multiply(picked, spread), update_window_dims=tuple(range(n)),
        inserted_window_dims=(n,), scatter_dims_to_operand_dims=(n,), index_vector_dim=1,
        body=monoid("add", d),
    )  # fmt: skip
    return ops.reshape(summed, shape=(*lead, slots, size))


def _conv(ins: Sequence[Any], sent: Any, slots: int, attrs: Attrs) -> Any:
    """A convolution of images [height, width, channels], as the sum of one product per tap."""
    w = encode(ops.convert(ins[0], dtype=sent.type.dtype), attrs)
    zero = zeros(tensor((), sent.type.dtype))
    n, groups = sent.type.ndim - 3, attrs["groups"]
    edges = ((0, 0),) * n + attrs["padding"] + ((0, 0),)
    low, high = zip(*edges, strict=True)
    padded = ops.pad(sent, zero, edge_padding_low=low, edge_padding_high=high,
                     interior_padding=(0,) * sent.type.ndim)  # fmt: skip
    high_out, wide_out, channels = conv_shape(sent.type.shape[n:], w.type.shape, attrs)
    total = None
    for y in range(w.type.shape[1]):
        for x in range(w.type.shape[2]):
            seen = _tap(padded, n, (y, x), (high_out, wide_out), attrs)
            part = _products(seen, _taken(w, y, x), groups)
            total = part if total is None else ops.add(total, part)
    shape = (*sent.type.shape[:n], 1, high_out, wide_out, channels)
    return ops.reshape(total, shape=shape)


def _tap(padded: Any, n: int, at: tuple[int, int], out: tuple[int, int], attrs: Attrs) -> Any:
    """What one element of the kernel sees: [*batch, height, width, channels]."""
    shape = padded.type.shape
    first = [k * step for k, step in zip(at, attrs["dilation"], strict=True)]
    last = [f + (o - 1) * s + 1 for f, o, s in zip(first, out, attrs["stride"], strict=True)]
    return ops.slice_(
        padded,
        start_indices=(*(0,) * n, *first, 0),
        limit_indices=(*shape[:n], *last, shape[-1]),
        strides=(*(1,) * n, *attrs["stride"], 1),
    )


def _taken(w: Any, y: int, x: int) -> Any:
    """One element of the kernel: [channels out, channels in / groups]."""
    out, _, _, inner = w.type.shape
    part = ops.slice_(w, start_indices=(0, y, x, 0), limit_indices=(out, y + 1, x + 1, inner),
                      strides=(1, 1, 1, 1))  # fmt: skip
    return ops.reshape(part, shape=(out, inner))


def _products(seen: Any, w: Any, groups: int) -> Any:
    """Products over the channels of each group: [*batch, height, width, channels out]."""
    (out, inner), lead = w.type.shape, seen.type.shape[:-1]
    n = len(lead)
    if groups == 1:
        return ops.dot_general(
            seen, w, lhs_contracting_dimensions=(n,), rhs_contracting_dimensions=(1,),
            lhs_batching_dimensions=(), rhs_batching_dimensions=(),
        )  # fmt: skip
    shape = (*lead, groups, out // groups, inner)
    x = ops.broadcast_in_dim(ops.reshape(seen, shape=(*lead, groups, inner)), shape=shape,
                             broadcast_dimensions=(*range(n + 1), n + 2))  # fmt: skip
    k = ops.broadcast_in_dim(ops.reshape(w, shape=(groups, out // groups, inner)), shape=shape,
                             broadcast_dimensions=(n, n + 1, n + 2))  # fmt: skip
    return ops.reshape(sum_over(ops.multiply(x, k), (n + 2,)), shape=(*lead, out))


def conv_shape(
    image: tuple[int, ...], kernel: tuple[int, ...], attrs: Attrs
) -> tuple[int, int, int]:
    """(height, width, channels) of the target of a convolution."""
    steps = zip(image[:2], attrs["padding"], attrs["dilation"], kernel[1:3], attrs["stride"],
                strict=True)  # fmt: skip
    high, wide = ((n + sum(p) - d * (k - 1) - 1) // s + 1 for n, p, d, k, s in steps)
    return high, wide, kernel[0]


# ---- records -------------------------------------------------------------------------------------


def _advance(buffer: Any, made: Any, n: int, delay: int) -> Any:
    """The buffer in the next step: `made` [*batch, delays, *neurons] is added from `delay` on."""
    shape, rank = buffer.type.shape, buffer.type.ndim
    zero = zeros(tensor((), I32))
    none = (0,) * rank
    after = shape[n] - delay - made.type.shape[n]
    low, high = list(none), list(none)
    low[n], high[n] = delay, after
    made = ops.pad(made, zero, edge_padding_low=tuple(low), edge_padding_high=tuple(high),
                   interior_padding=none)  # fmt: skip
    if shape[n] == 1:
        return made
    start, end = list(none), list(none)
    start[n], end[n] = -1, 1  # row 0 has arrived; the last one is new
    moved = ops.pad(buffer, zero, edge_padding_low=tuple(start), edge_padding_high=tuple(end),
                    interior_padding=none)  # fmt: skip
    return ops.add(moved, made)


def _define(
    name: str, operands: tuple[str, ...], rank: int, contribute: Contribute, attrs: tuple[str, ...]
) -> OpDef:
    def expand(ins: Sequence[Any], given: Attrs) -> Any:
        buffer, spikes, *rest = ins
        n = spikes.type.ndim - rank
        sums = contribute(rest, _messages(spikes, given), buffer.type.shape[n], given)
        shifted = ops.convert(_shifted(sums, given["weight_exp"]), dtype=I32)
        return _advance(buffer, shifted, n, given["delay"])

    def infer(types: tuple[TensorType, ...], given: Attrs) -> Type:
        _check(name, operands, rank, types, given)
        return types[0]

    def batch_rule(given: Attrs, ins: Any, flags: Any, size: int) -> tuple[Any, bool]:
        if any(flags[2:]):  # weights that differ from example to example
            types = tuple(_row_type(x, f) for x, f in zip(ins, flags, strict=True))
            graph = expansion(op, types, given)
            outs, mapped = batch(graph, ins, flags, size)
            return outs[0], mapped[0]
        whole = [stretch(x, f, size) for x, f in zip(ins[:2], flags[:2], strict=True)]
        return op(*whole, *ins[2:], **given), True

    op = composite(name, expand, attrs=(*_ATTRS, *attrs), defaults=_DEFAULTS, operands=operands,
                   infer=infer, batch=batch_rule)  # fmt: skip
    return op


def _row_type(x: Any, mapped: bool) -> TensorType:
    t: TensorType = x.type
    return t.with_shape(t.shape[1:]) if mapped else t


def _check(
    name: str, operands: tuple[str, ...], rank: int, types: tuple[TensorType, ...], attrs: Attrs
) -> None:
    shown = named(operands, types)
    for operand, t in shown.items():
        if t.dtype is not I32:
            raise DTypeError(
                f"{name}: {operand} is {t.dtype}",
                operands=shown,
                why="synapses of the chip are integers: i32 here.",
                fix=f"round {operand} to integers and convert it to i32.",
            )
    buffer, spikes, weights = types[:3]
    n = spikes.ndim - rank
    for operand, t in zip(operands[3:], types[3:], strict=False):  # one of each per synapse
        if t.shape != weights.shape and (t.ndim or operand != "*delays"):
            raise ShapeError(
                f"{name}: {operand.lstrip('*')} have shape {t.shape}, the weights {weights.shape}",
                operands=shown,
                fix=f"give them the shape {weights.shape}.",
            )
    if name == "dense_synapse":
        fits = weights.ndim == 2 and weights.shape[1:] == spikes.shape[n:]
        out: tuple[int, ...] = weights.shape[:1]
    elif name == "sparse_synapse":
        fits, out = weights.ndim == 1, (attrs["size"],)
    else:
        groups = attrs["groups"]
        fits = (weights.ndim == 4 and n >= 0 and weights.shape[3] * groups == spikes.shape[-1]
                and weights.shape[0] % groups == 0)  # fmt: skip
        out = conv_shape(spikes.shape[n:], weights.shape, attrs) if fits else ()
    wanted = (*spikes.shape[:n], "slots", *out)
    same = buffer.ndim == len(wanted) and all(
        a == b for a, b in zip(buffer.shape, wanted, strict=True) if b != "slots"
    )
    if n < 0 or not fits or not same or buffer.shape[n] <= attrs["delay"]:
        raise ShapeError(
            f"{name}: shapes do not fit",
            operands=shown,
            why=f"the buffer is [{', '.join(map(str, wanted))}], with more slots than the longest "
            "delay; weights are [out, in], or [channels out, height, width, channels in / groups] "
            "of a convolution.",
            fix="give weights that fit the spikes, and a buffer of that shape.",
        )


dense_synapse = _define("dense_synapse", ("buffer", "spikes", "weights", "*delays"), 1, _dense, ())
sparse_synapse = _define(
    "sparse_synapse",
    ("buffer", "spikes", "weights", "rows", "columns", "*delays"),
    1,
    _sparse,
    ("size",),
)
conv_synapse = _define("conv_synapse", ("buffer", "spikes", "weights"), 3, _conv, _WINDOW)


def _arrive(ins: Sequence[Any], attrs: Attrs) -> Any:
    """Row 0 of a buffer [*batch, slots, *neurons]."""
    t, n = ins[0].type, attrs["batch"]
    limit = (*t.shape[:n], 1, *t.shape[n + 1 :])
    row = ops.slice_(ins[0], start_indices=(0,) * t.ndim, limit_indices=limit,
                     strides=(1,) * t.ndim)  # fmt: skip
    return ops.reshape(row, shape=(*t.shape[:n], *t.shape[n + 1 :]))


arriving: OpDef = composite(
    "arriving",
    _arrive,
    attrs=("batch",),
    defaults={"batch": 0},
    operands=("buffer",),
    batch=lambda attrs, ins, flags, size: (arriving(*ins, batch=attrs["batch"] + 1), True),
)

__all__ = ["arriving", "conv_shape", "conv_synapse", "dense_synapse", "encode", "sparse_synapse"]
