"""Derivatives, transposes and batched forms of functions of JAX, made by JAX itself.

Functions take flat arrays of JAX and return lists of them; those made here do too, and JAX traces
them when it is asked to. Called by `monograph.tracer.jax_program`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.ops.region import pick, spread
from monograph.hlo.types import TensorType
from monograph.tracer.jax_values import assembled, dismantled, struct

Flags = tuple[bool, ...]
Function = Callable[..., Sequence[Any]]


def jvp(fun: Function, flags: Flags, inexact: Flags) -> Function:
    """Takes the operands, then tangents of the flagged ones; gives results, then their tangents.

    Args:
        fun: the function.
        flags: which operands have a tangent.
        inexact: which results have one.
    """

    def both(*xs: Any) -> list[Any]:
        import jax

        primals, tangents = xs[: len(flags)], list(xs[len(flags) :])
        part = _of_flagged(fun, flags, primals, inexact)
        outs, found, rest = jax.jvp(part, pick(primals, flags), tangents, has_aux=True)
        return [*_merged(inexact, outs, rest), *found]

    return both


def linearize(fun: Function, flags: Flags, inexact: Flags) -> tuple[Function, Function]:
    """Two halves: the first gives the results, then residuals; the second takes tangents of the
    flagged operands, then those residuals, and gives tangents of the inexact results.

    The second can be traced once the first has been.
    """
    made: dict[str, Any] = {}
    n = sum(flags)

    def forward(*xs: Any) -> list[Any]:
        import jax

        part = _of_flagged(fun, flags, xs, inexact)
        outs, linear, rest = jax.linearize(part, *pick(xs, flags), has_aux=True)
        leaves, made["tree"] = jax.tree_util.tree_flatten(linear)
        arrays, made["forms"] = dismantled(leaves)
        return [*_merged(inexact, outs, rest), *arrays]

    def linear(*xs: Any) -> Sequence[Any]:
        residuals = assembled(xs[n:], made["forms"])
        found: Sequence[Any] = made["tree"].unflatten(residuals)(*xs[:n])
        return found

    return forward, linear


def transpose(
    fun: Function, types: Sequence[TensorType], linear: Flags, with_ct: Flags
) -> Function:
    """Takes the operands that are not linear, then cotangents of the flagged results; gives those
    of the linear operands."""
    others = tuple([not f for f in linear])
    n = sum(others)

    def back(*xs: Any) -> Sequence[Any]:
        import jax

        held = spread(xs[:n], others)

        def part(*moved: Any) -> list[Any]:
            return pick(fun(*_merged(linear, moved, pick(held, others))), with_ct)

        pull = jax.linear_transpose(part, *map(struct, pick(types, linear)))
        found: Sequence[Any] = pull(list(xs[n:]))
        return found

    return back


def vmap(fun: Function, flags: Flags, outs: Flags, size: int) -> Function:
    """The function of many examples, at dimension 0 of flagged operands and results."""
    in_axes = tuple([0 if f else None for f in flags])
    out_axes = [0 if f else None for f in outs]

    def mapped(*xs: Any) -> Sequence[Any]:
        import jax

        over = jax.vmap(lambda *ys: list(fun(*ys)), in_axes, out_axes, axis_size=size)
        found: Sequence[Any] = over(*xs)
        return found

    return mapped


def _of_flagged(
    fun: Function, flags: Flags, operands: Sequence[Any], inexact: Flags
) -> Callable[..., Any]:
    """The function of the flagged operands: inexact results, and beside them the others."""
    others = tuple([not f for f in flags])
    exact = tuple([not f for f in inexact])

    def part(*moved: Any) -> tuple[list[Any], list[Any]]:
        outs = fun(*_merged(flags, moved, pick(operands, others)))
        return pick(outs, inexact), pick(outs, exact)

    return part


def _merged(flags: Flags, flagged: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    first, second = iter(flagged), iter(others)
    return [next(first) if f else next(second) for f in flags]
