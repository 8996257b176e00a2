"""Rounding within a floating-point program: how training sees what a chip will make of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monograph import lax
from monograph import numpy as mnp
from monograph._operands.values import require_float
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import Attrs, ops


def _inside(x: Term, step: Term, attrs: Attrs) -> Term:
    """1 where nothing is clipped, else 0."""
    scaled = x / step
    inside = (scaled >= attrs["low"]) & (scaled <= attrs["high"])
    return inside.then(x.of(1.0), 0.0)


def _round(ins: Any, attrs: Attrs) -> Any:
    x, step = Term(ins[0]), Term(_spread(ins[1], ins[0]))
    scaled = Term(ops.round_nearest_even((x / step).value))
    return (scaled.at_least(attrs["low"]).at_most(attrs["high"]) * step).value


def _round_jvp(attrs: Attrs, ins: Any, tangents: Any, out: Any) -> Any:
    t = tangents[0]
    if t is None:
        return None
    return ops.multiply(t, _inside(Term(ins[0]), Term(_spread(ins[1], ins[0])), attrs).value)


def _spread(step: Any, x: Any) -> Any:
    return ops.broadcast_in_dim(step, shape=x.type.shape, broadcast_dimensions=())


_fake_quantize = composite(
    "fake_quantize",
    _round,
    attrs=("low", "high"),
    operands=("x", "step"),
    active=lambda attrs, flags: (flags[0],),
    jvp=_round_jvp,
)


def fake_quantize(x: Any, step: Any, bits: int = 8, signed: bool = True) -> Any:
    """x on a grid: ``step * clip(round(x / step), low, high)``, in floating point.

    The derivative is that of the clip: rounding counts as the identity (the straight-through
    estimator, Bengio et al. 2013, arXiv 1308.3432). None goes to `step`.

    Args:
        x: floats of any shape.
        step: of the grid, a number above 0.
        bits: the grid has 2^bits points, one less if signed.
        signed: whether the grid has negative points.

    Returns:
        As x.

    >>> import monograph as mg, monograph.numpy as mnp
    >>> fake_quantize(mnp.array([0.26, 0.9, 9.0]), 0.5, bits=3)
    Array([0.5, 1. , 1.5], dtype=float32)
    >>> mg.grad(lambda x: fake_quantize(x, 0.5, bits=3).sum())(mnp.array([0.26, 0.9, 9.0]))
    Array([1., 1., 0.], dtype=float32)
    """
    if not 1 <= bits <= 24 or (signed and bits < 2):
        raise ArgumentError(
            f"a grid of {bits} bits",
            why="one bit is the sign, and floats hold integers of up to 24.",
            fix="give 2 to 24 bits, or signed=False.",
        )
    x = require_float(x, "fake_quantize")
    low, high = (-(2 ** (bits - 1)) + 1, 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
    given = ops.convert(require_float(step, "fake_quantize"), dtype=x.type.dtype)
    return _fake_quantize(x, given, low=float(low), high=float(high))


def round_weights(params: Mapping[str, Mapping[str, Any]], bits: int = 8) -> dict[str, Any]:
    """The parameters of a network with all weights on the grid that a chip's synapses have.

    For training that sees what `fit` will do: ``loss(round_weights(params, bits=4))``. The largest
    weight of a layer is the end of its grid; signs are mixed, which costs a bit.

    Args:
        params: of `init`: {layer: {name: array}}; only those called "weight" change.
        bits: of a synapse, from 2.

    >>> import monograph.numpy as mnp
    >>> round_weights({"a": {"weight": mnp.array([0.3, -0.9]), "bias": mnp.array([0.3])}}, bits=2)
    {'a': {'weight': Array([ 0. , -0.9], dtype=float32), 'bias': Array([0.3], dtype=float32)}}
    """

    def rounded(name: str, x: Any) -> Any:
        if name != "weight":
            return x
        top = lax.stop_gradient(mnp.max(mnp.abs(x)))
        return fake_quantize(x, mnp.maximum(top, 1e-30) / (2 ** (bits - 1) - 1), bits)

    return {n: {k: rounded(k, x) for k, x in p.items()} for n, p in params.items()}


__all__ = ["fake_quantize", "round_weights"]
