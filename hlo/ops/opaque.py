"""Ops that no pass looks into: custom_call, which may run Python, and optimization_barrier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import CallbackError, UnsupportedError
from monograph.hlo.frames import hide_own_frames
from monograph.hlo.ops.leaf import ALL_KINDS, zeros
from monograph.hlo.ops.moves import reshaped
from monograph.hlo.ops.shape_rules import declared_type, moving_cost
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.record import Attrs, Effect, Mlir, OpDef, Signature, Undefined, letters, register
from monograph.hlo.state import eager, state
from monograph.hlo.types import TensorType, dtype, listed, single, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]


# ---- custom_call ---------------------------------------------------------------------------------


def _call_ref(attrs: Attrs, *arrays: Array) -> Any:
    """Run the callback on (read-only) arrays and hold its results against the declared types."""
    target, callback, declared = attrs["call_target_name"], attrs["callback"], attrs["types"]
    if callback is None:
        raise UnsupportedError(
            f"custom_call: nothing here runs {target!r}",
            why="the call names a target but holds no Python function.",
            fix="give the call a callback, or run it on a backend that knows the target.",
        )
    got = called(callback, arrays)
    outs = [] if got is None else listed(got)
    if len(outs) != len(declared):
        raise CallbackError(
            f"{target!r} returned {len(outs)} results, declared are {len(declared)}",
            operands={"declared": ", ".join(map(str, declared)) or "nothing"},
            fix="return one array per declared type (None or nothing for no result).",
        )
    pairs = zip(outs, declared, strict=True)
    checked = [_checked(target, i, x, t) for i, (x, t) in enumerate(pairs)]
    return single(checked)


def called(callback: Any, arrays: Sequence[Any]) -> Any:
    """Run the user's Python: as if no trace were open, whatever this thread is in the middle of."""
    here = state.interp, state.loc, state.axes
    state.interp, state.loc, state.axes = eager(), None, ()
    try:
        return callback(*arrays)
    except Exception as e:
        hide_own_frames(e)
        raise
    finally:
        state.interp, state.loc, state.axes = here


def _checked(target: str, number: int, x: Any, t: TensorType) -> Array:
    array = np.asarray(x)
    if array.shape != t.shape or array.dtype != t.dtype.np:
        try:
            shown = str(tensor(array.shape, dtype(array.dtype)))
        except TypeError:
            shown = f"{array.dtype}{list(array.shape)}"
        raise CallbackError(
            f"result {number} of {target!r} is {shown}, declared is {t}",
            fix=f"return shape {t.shape} and element type {t.dtype}, or declare what it returns.",
        )
    return array


def _call_effect(attrs: Attrs) -> Effect:
    effect: Effect = attrs["effect"]
    return effect


def _call_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    """One call per example, in order: the function knows nothing of batches."""
    declared: Types = attrs["types"]
    rows: list[list[Any]] = [[] for _ in declared]
    for b in range(size):
        example = [
            reshaped(cut(x, 0, b, b + 1), x.type.shape[1:]) if flag else x
            for x, flag in zip(ins, flags, strict=True)
        ]
        outs = listed(custom_call(*example, **attrs))
        for row, out, t in zip(rows, outs, declared, strict=True):
            row.append(reshaped(out, (1, *t.shape)))
    joined = [_joined(row, t) for row, t in zip(rows, declared, strict=True)]
    return (joined[0], True) if len(joined) == 1 else (joined, [True] * len(joined))


def _joined(rows: Sequence[Any], t: TensorType) -> Any:
    if not rows:
        return zeros(tensor((0, *t.shape), t.dtype))
    return rows[0] if len(rows) == 1 else concatenate(*rows, dimension=0)


custom_call: OpDef = register(
    OpDef(
        "custom_call",
        "opaque",
        declared_type,
        _call_ref,
        attrs=("call_target_name", "types", "callback", "effect"),
        defaults={"callback": None, "effect": "none"},
        operands=("*x",),
        dtypes=ALL_KINDS,
        batch=_call_batch,
        cost=moving_cost,
        effect=_call_effect,
        weak="own",
        mlir=Mlir(
            "stablehlo.custom_call",
            (("call_target_name", "call_target_name", "str"),),
        ),
    )
)


# ---- optimization_barrier ------------------------------------------------------------------------


def _barrier_jvp(attrs: Attrs, ins: list[Any], ts: list[Any], outs: list[Any]) -> list[Any]:
    held = iter(optimization_barrier(*(t for t in ts if t is not None)))
    return [None if t is None else next(held) for t in ts]


def _barrier_transpose(attrs: Attrs, ct: list[Any], ins: list[Any]) -> list[Any]:
    wanted = [c if isinstance(x, Undefined) else None for c, x in zip(ct, ins, strict=True)]
    if all(c is None for c in wanted):
        return wanted
    held = iter(optimization_barrier(*(c for c in wanted if c is not None)))
    return [None if c is None else next(held) for c in wanted]


def _barrier_signature(types: Types, attrs: Attrs) -> Signature:
    rows = []
    used = 0
    for t in types:
        rows.append(letters(t.ndim, used))
        used += t.ndim
    return Signature(tuple(rows), tuple(rows))


optimization_barrier: OpDef = register(
    OpDef(
        "optimization_barrier",
        "opaque",
        lambda types, attrs: types,
        lambda attrs, *xs: xs,
        operands=("*x",),
        dtypes=ALL_KINDS,
        jvp=_barrier_jvp,
        transpose=_barrier_transpose,
        batch=lambda attrs, ins, flags, size: (optimization_barrier(*ins), list(flags)),
        signature=_barrier_signature,
        weak="own",
        wall=True,
        cost=moving_cost,
        mlir=Mlir("stablehlo.optimization_barrier"),
    )
)


def held(x: Any) -> Any:
    """`x` in memory, where it would else be computed at each use."""
    (kept,) = optimization_barrier(x)
    return kept
