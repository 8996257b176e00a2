"""`lax`'s special functions, and bits and numbers drawn without keys."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np

from monograph._operands.axes import shape_of
from monograph._operands.named import named
from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.ops.leaf import constant
from monograph.hlo.ops.random_bits import halves, joined
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import I64, U32, tensor
from monograph.lax.elementwise import alike
from monograph.tracer.dtypes import requested


def _special(op: OpDef, name: str, operands: str, doc: str) -> Callable[..., Any]:
    def one(*xs: Any) -> Any:
        values = alike(name, xs)
        if not values[0].type.dtype.is_float:
            raise DTypeError(
                f"{name} takes floating-point arrays, got {values[0].type.dtype}",
                operands=dict(zip(op.operands, (v.type for v in values), strict=True)),
                fix="convert the operands first.",
            )
        return op(*values)

    return named(one, name, operands, doc)


lgamma = _special(ops.lgamma, "lgamma", "x", "The logarithm of \\|gamma(x)\\|.")
digamma = _special(ops.digamma, "digamma", "x", "The derivative of `lgamma`.")
polygamma = _special(
    ops.polygamma, "polygamma", "m x", "The derivative number m of `digamma`, at x."
)
zeta = _special(ops.zeta, "zeta", "x q", "Hurwitz's zeta function: the sum of ``(q + k) ** -x``.")
bessel_i0e = _special(
    ops.bessel_i0e, "bessel_i0e", "x", "``exp(-|x|) I0(x)``, I0 the modified Bessel function."
)
bessel_i1e = _special(
    ops.bessel_i1e, "bessel_i1e", "x", "``exp(-|x|) I1(x)``, I1 the modified Bessel function."
)
igamma = _special(
    ops.igamma, "igamma", "a x", "The regularized lower incomplete gamma function of a, x."
)
igammac = _special(ops.igammac, "igammac", "a x", "``1 - igamma(a, x)``, exact where it is small.")
igamma_grad_a = _special(
    ops.igamma_grad_a, "igamma_grad_a", "a x", "The derivative of `igamma` in a."
)
random_gamma_grad = _special(
    ops.random_gamma_grad,
    "random_gamma_grad",
    "a x",
    "How a gamma-distributed sample x changes with a.",
)
betainc = _special(
    ops.regularized_incomplete_beta, "betainc", "a b x", "The regularized incomplete beta function."
)
nextafter = _special(ops.next_after, "nextafter", "x1 x2", "The next number from x towards y.")


# ---- random bits ---------------------------------------------------------------------------------


class RandomAlgorithm(IntEnum):
    """How `rng_bit_generator` makes its bits."""

    RNG_DEFAULT = 0
    RNG_THREE_FRY = 1
    RNG_PHILOX = 2


def rng_bit_generator(
    key: Any,
    shape: Any,
    dtype: Any = np.uint32,
    algorithm: RandomAlgorithm = RandomAlgorithm.RNG_DEFAULT,
    *,
    out_sharding: Any = None,
) -> tuple[Any, Any]:
    """Random bits from a state, the same bits as XLA's on the CPU.

    Args:
        key: the state: u32[4], u64[2], or u64[3] for Philox.
        shape: of the bits.
        dtype: their element type: unsigned, of 8 to 64 bits.
        algorithm: the default is Philox.
        out_sharding: not taken yet.

    Returns:
        The next state, and the bits.
    """
    if out_sharding is not None:
        raise ArgumentError("rng_bit_generator: out_sharding is not taken yet", fix="leave it out.")
    state = value(key, "rng_bit_generator")
    words = state.type.dtype is U32
    if words:
        if state.type.shape != (4,):
            raise ArgumentError(
                f"rng_bit_generator: a key of shape {state.type.shape}",
                operands={"key": state.type},
                fix="give u32[4] or u64[2].",
            )
        state = _paired(state)
    bits = tensor(shape_of(shape, "rng_bit_generator"), requested(dtype, "rng_bit_generator"))
    if bits.dtype.kind != "uint":
        raise DTypeError(
            f"rng_bit_generator: bits of type {bits.dtype}", fix="ask for unsigned integers."
        )
    name = RandomAlgorithm(algorithm).name.removeprefix("RNG_")
    new, out = ops.rng_bit_generator(state, rng_algorithm=name, types=(state.type.strong, bits))
    if words:
        new = _unpaired(new)
    return new, out


def _paired(words: Any) -> Any:
    """u64[2] from u32[4], the low words first."""
    low, high = (
        ops.slice(words, start_indices=(i,), limit_indices=(4,), strides=(2,)) for i in (0, 1)
    )
    return joined(low, high)


def _unpaired(state: Any) -> Any:
    rows = [ops.reshape(half, shape=(2, 1)) for half in halves(state)]
    return ops.reshape(ops.concatenate(*rows, dimension=1), shape=(4,))


def rng_uniform(a: Any, b: Any, shape: Any) -> Any:
    """Numbers uniform on ``a .. b`` from hidden state: another array at every run.

    Args:
        a, b: scalars of one element type, the bounds; `b` is excluded.
        shape: of the result.
    """
    low, high = alike("rng_uniform", (a, b))
    size = shape_of(shape, "rng_uniform")
    sizes = constant(np.array(size, np.int64).reshape(len(size)), I64)
    return ops.rng(low, high, sizes, rng_distribution="UNIFORM", shape=size)
