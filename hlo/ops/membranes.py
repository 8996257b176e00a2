"""The two arithmetics of neurons: floating point, and the chip's integers.

`monograph.hlo.ops.neurons` states each neuron once, in the words of `Arithmetic`. `spike` is where
floating-point neurons fire: a step, whose derivative is a surrogate's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.hlo.types import I32, I64

Terms = dict[str, Term]

HALF = 1 << 23  # u and v have 24 bits
UNIT_BITS = 12  # decays are in 1/4096
ALIGN = 6  # inputs and thresholds are shifted by so many bits, to line up with u and v


def _fast_sigmoid(x: Term, slope: float) -> Term:
    return 1.0 / (x.abs() * slope + 1.0).power(2.0)


def _arctan(x: Term, slope: float) -> Term:
    return 1.0 / ((x * slope).power(2.0) + 1.0)


def _triangle(x: Term, slope: float) -> Term:
    return (1.0 - x.abs() * slope).at_least(0.0)


# The derivative of a step at distance x from it; 1 at the step, and narrower with a larger slope.
# Fast sigmoid: Zenke, Ganguli, "SuperSpike", Neural Computation 30 (2018); arctan: Fang et al.,
# ICCV 2021; triangle: Bellec et al., NeurIPS 2018.
SURROGATES: Mapping[str, Callable[[Term, float], Term]] = {
    "fast_sigmoid": _fast_sigmoid,
    "arctan": _arctan,
    "triangle": _triangle,
}


def _step(ins: Any, attrs: Attrs) -> Any:
    x = Term(ins[0])
    fired = x >= 0 if attrs["inclusive"] else x > 0
    return ops.convert(fired.value, dtype=ins[0].type.dtype)


def _step_jvp(attrs: Attrs, ins: Any, tangents: Any, out: Any) -> Any:
    (x,), (t,) = ins, tangents
    slope = SURROGATES[attrs["surrogate"]](Term(x), attrs["slope"])
    return ops.multiply(t, slope.value)


spike: OpDef = composite(
    "spike",
    _step,
    attrs=("inclusive", "surrogate", "slope"),
    operands=("x",),
    jvp=_step_jvp,
    batch=lambda attrs, ins, flags, size: (spike(*ins, **attrs), True),
)


class Arithmetic:
    """What neurons compute with.

    Args:
        attrs: the composite's: how v is reset, how u leaves 24 bits, which surrogate.
    """

    def __init__(self, attrs: Attrs) -> None:
        self.attrs = attrs

    def bias(self, p: Terms) -> Term:
        """The bias of mantissa and exponent."""
        raise NotImplementedError

    def membrane(self, p: Terms, s: Terms, x: Term) -> tuple[Term, Term]:
        """u and v before anything fires."""
        raise NotImplementedError

    def decay(self, x: Term, d: Term) -> Term:
        """What is left of x after a step, if it loses `d` of it."""
        raise NotImplementedError

    def value(self, x: Term) -> Term:
        """A state that is sent as it is, in the bits that it has."""
        raise NotImplementedError

    def level(self, threshold: Term) -> Term:
        """A threshold, in the units of v."""
        raise NotImplementedError

    def fires(self, distance: Term, inclusive: bool = False) -> Term:
        """1 where v is above the threshold by `distance`, else 0."""
        raise NotImplementedError

    def shifted_down(self, x: Term, bits: Term) -> Term:
        """Without the low bits, which are not sent."""
        raise NotImplementedError

    def remainder(self, x: Term, y: Term) -> Term:
        """x modulo y, 0 or of the sign of x."""
        return Term(ops.remainder(x.value, y.value))

    def reset(self, v: Term, fired: Term, threshold: Term) -> Term:
        """v after firing; no derivative goes through the decision."""
        how = self.attrs["reset"]
        if how == "hard":
            return (fired > 0).then(0, v)
        return v - (fired > 0).then(threshold, 0) if how == "soft" else v


class Real(Arithmetic):
    """Floating point: decays are parts of 1 in a step, a bias is a number."""

    def bias(self, p: Terms) -> Term:
        two = p["bias_exp"].of(2.0)
        return p["bias_mant"] * two.power(p["bias_exp"])

    def membrane(self, p: Terms, s: Terms, x: Term) -> tuple[Term, Term]:
        u = self.decay(s["u"], p["du"]) + x
        return u, self.decay(s["v"], p["dv"]) + u + self.bias(p)

    def decay(self, x: Term, d: Term) -> Term:
        return x * (1.0 - d)

    def value(self, x: Term) -> Term:
        return x

    def level(self, threshold: Term) -> Term:
        return threshold

    def fires(self, distance: Term, inclusive: bool = False) -> Term:
        given = {name: self.attrs[name] for name in ("surrogate", "slope")}
        return Term(spike(distance.value, inclusive=inclusive, **given))

    def shifted_down(self, x: Term, bits: Term) -> Term:
        two = bits.of(2.0)
        return x / two.power(bits)


class Fixed(Arithmetic):
    """The chip's integers, in 64 bits that nothing overflows (Davies et al., IEEE Micro 2018)."""

    def bias(self, p: Terms) -> Term:
        mant, exp = p["bias_mant"], p["bias_exp"]
        left = ops.shift_left(mant.value, exp.at_least(0).value)
        right = ops.shift_right_arithmetic(mant.value, (-exp).at_least(0).value)
        return (exp >= 0).then(Term(left), Term(right))

    def membrane(self, p: Terms, s: Terms, x: Term) -> tuple[Term, Term]:
        u = self._wrapped(self.decay(s["u"], p["du"] + 1) + x * (1 << ALIGN))
        v = self.decay(s["v"], p["dv"]) + u + self.bias(p)
        return u, v.at_least(-HALF + 1).at_most(HALF - 1)

    def decay(self, x: Term, d: Term) -> Term:
        """``x * (4096 - d) / 4096``, truncated towards zero; a shift alone rounds down."""
        product = x * (4096 - d)
        low = Term(ops.shift_right_arithmetic(product.value, product.of(63).value)) & 4095
        return Term(ops.shift_right_arithmetic((product + low).value, x.of(UNIT_BITS).value))

    def _wrapped(self, u: Term) -> Term:
        """u in 24 bits: as two's complement, or of 32 by one turn at most, as Lava's models do."""
        if self.attrs["wrap"] == "twos":
            return self.value(u)
        u = Term(ops.convert(ops.convert(u.value, dtype=I32), dtype=I64))
        turned = (u <= -HALF).then(u + 2 * HALF, u)
        return (u > HALF).then(u - 2 * HALF, turned)

    def value(self, x: Term) -> Term:
        return ((x + HALF) & (2 * HALF - 1)) - HALF

    def level(self, threshold: Term) -> Term:
        return threshold * (1 << ALIGN)

    def fires(self, distance: Term, inclusive: bool = False) -> Term:
        fired = distance >= 0 if inclusive else distance > 0
        return Term(ops.convert(fired.value, dtype=distance.value.type.dtype))

    def shifted_down(self, x: Term, bits: Term) -> Term:
        return Term(ops.shift_right_arithmetic(x.value, bits.value))


__all__ = ["ALIGN", "HALF", "SURROGATES", "Arithmetic", "Fixed", "Real", "spike"]
