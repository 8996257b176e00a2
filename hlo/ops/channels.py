"""What a process of a grid knows and says alone: its numbers, channels, the host's queues, tokens.

Tokens have no contents: these ops keep the program's order by their effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import CollectiveError, MissingRuleError, ShapeError
from monograph.hlo.lockstep import process
from monograph.hlo.ops.leaf import ALL_KINDS, zeros
from monograph.hlo.ops.shape_rules import declared_type, moving_cost
from monograph.hlo.processes import Member
from monograph.hlo.record import Attrs, Mlir, OpDef, register
from monograph.hlo.types import TOKEN, U32, TensorType, Type, tensor

Array = np.ndarray[Any, Any]
Types = tuple[TensorType, ...]
_NO_TOKEN = np.zeros((0,), np.bool_)


# ---- numbers and tokens --------------------------------------------------------------------------


def _number(name: str, which: int) -> OpDef:
    op = OpDef(
        name,
        "opaque",
        lambda types, attrs: tensor((), U32),
        lambda attrs: np.asarray(process().me[which], np.uint32),
        batch=lambda attrs, ins, flags, size: (op(), False),
        cost=moving_cost,
        mlir=Mlir(f"stablehlo.{name}"),
    )
    return register(op)


replica_id = _number("replica_id", 0)
partition_id = _number("partition_id", 1)


def _token(name: str) -> OpDef:
    op = OpDef(
        name,
        "opaque",
        lambda types, attrs: TOKEN,
        lambda attrs, *tokens: _NO_TOKEN,
        operands=("*token",),
        batch=lambda attrs, ins, flags, size: (op(), False),
        cost=moving_cost,
        expand=lambda ins, attrs: zeros(TOKEN),
        mlir=Mlir(f"stablehlo.{name}"),
    )
    return register(op)


after_all = _token("after_all")
create_token = _token("create_token")


# ---- channels ------------------------------------------------------------------------------------


def _partner(attrs: Attrs, sending: bool) -> Any:
    """Which stream of a channel this process writes or reads; None if it has no part in it."""
    handle, pairs = attrs["channel_handle"][0], attrs["source_target_pairs"]
    if attrs["is_host_transfer"] or not pairs:
        return (handle,)
    me, grid = process().me, process().grid
    across = int(handle > 0 and grid.partitions > 1)
    mine = next((p for p in pairs if p[0 if sending else 1] == me[across]), None)
    if mine is None:
        return None
    ends = [_moved(me, across, i) for i in mine]
    return (handle, *ends)


def _moved(me: Member, across: int, to: int) -> Member:
    return (me[0], to) if across else (to, me[1])


def _send_ref(attrs: Attrs, *xs: Array) -> Array:
    channel = _partner(attrs, sending=True)
    if channel is not None:
        process().send(channel, [np.array(x) for x in xs[:-1]])
    return _NO_TOKEN


def _recv_ref(attrs: Attrs) -> Any:
    channel = _partner(attrs, sending=False)
    declared = attrs["types"][:-1]
    if channel is None:
        return _with_token([np.zeros(t.shape, t.dtype.np) for t in declared])
    return _with_token(_checked("recv", declared, process().receive(channel)))


def _with_token(values: Sequence[Array]) -> Any:
    return (*values, _NO_TOKEN) if values else _NO_TOKEN


def _checked(name: str, declared: Types, values: Sequence[Array]) -> Sequence[Array]:
    got = [(x.shape, x.dtype) for x in values]
    if got != [(t.shape, t.dtype.np) for t in declared]:
        raise CollectiveError(
            f"{name}: what comes in has other types than the op declares",
            operands={
                "declared": ", ".join(map(str, declared)),
                "got": ", ".join(f"{d}{list(s)}" for s, d in got),
            },
            fix="let both ends name the same types.",
        )
    return values


def _takes_token(name: str, types: Types) -> Type:
    if not types or types[-1] is not TOKEN:
        raise ShapeError(f"{name}: the last operand is no token", operands={"operands": types})
    return TOKEN


def _no_batch(name: str) -> Any:
    def batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Any:
        raise MissingRuleError(
            f"{name} cannot be mapped",
            why="the other end expects the values of one program.",
            fix="send or feed outside the mapped function.",
        )

    return batch


_CHANNEL = (
    ("channel_handle", "channel_handle", "endpoint"),
    ("is_host_transfer", "is_host_transfer", "bool"),
    ("source_target_pairs", "source_target_pairs", "pairs"),
)
_CHANNEL_DEFAULTS = {"is_host_transfer": False, "source_target_pairs": ()}

send = register(
    OpDef(
        "send",
        "opaque",
        lambda types, attrs: _takes_token("send", types),
        _send_ref,
        attrs=tuple(row[0] for row in _CHANNEL),
        defaults=_CHANNEL_DEFAULTS,
        operands=("*x", "token"),
        dtypes=ALL_KINDS,
        batch=_no_batch("send"),
        cost=moving_cost,
        effect="ordered",
        mlir=Mlir("stablehlo.send", _CHANNEL),
    )
)
recv = register(
    OpDef(
        "recv",
        "opaque",
        declared_type,
        lambda attrs, token: _recv_ref(attrs),
        attrs=(*(row[0] for row in _CHANNEL), "types"),
        defaults=_CHANNEL_DEFAULTS,
        operands=("token",),
        dtypes=ALL_KINDS,
        batch=_no_batch("recv"),
        cost=moving_cost,
        effect="ordered",
        weak="own",
        mlir=Mlir("stablehlo.recv", _CHANNEL),
    )
)


# ---- the host's queues ---------------------------------------------------------------------------


def _infeed_ref(attrs: Attrs, token: Array) -> Any:
    declared = attrs["types"][:-1]
    return _with_token(_checked("infeed", declared, process().infeed()))


def _outfeed_ref(attrs: Attrs, *xs: Array) -> Array:
    process().outfeed([np.array(x) for x in xs[:-1]])
    return _NO_TOKEN


infeed = register(
    OpDef(
        "infeed",
        "opaque",
        declared_type,
        _infeed_ref,
        attrs=("infeed_config", "types"),
        defaults={"infeed_config": ""},
        operands=("token",),
        dtypes=ALL_KINDS,
        batch=_no_batch("infeed"),
        cost=moving_cost,
        effect="ordered",
        weak="own",
        mlir=Mlir("stablehlo.infeed", (("infeed_config", "infeed_config", "str"),)),
    )
)
outfeed = register(
    OpDef(
        "outfeed",
        "opaque",
        lambda types, attrs: _takes_token("outfeed", types),
        _outfeed_ref,
        attrs=("outfeed_config",),
        defaults={"outfeed_config": ""},
        operands=("*x", "token"),
        dtypes=ALL_KINDS,
        batch=_no_batch("outfeed"),
        cost=moving_cost,
        effect="ordered",
        mlir=Mlir("stablehlo.outfeed", (("outfeed_config", "outfeed_config", "str"),)),
    )
)
