"""Emitters of ops on complex numbers: pairs of parts.

Division is Smith's algorithm ("Algorithm 116: Complex division", 1962) with the special cases of
NumPy; elementary functions run in double precision and are rounded once: exp, log and the like are
our own, the others the C library's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from monograph.backends.cpu.emission.dtypes import Value
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.emission.lanes import Lanes, lanewise_call
from monograph.backends.cpu.math import call, plane
from monograph.backends.cpu.scalars.floats import Emitter, scalar_of
from monograph.hlo.types import DType

Attrs = Mapping[str, Any]
Pair = tuple[str, str]


def by_parts(name: str) -> Emitter:
    """An op that acts on both parts alike: ``fadd``, ``fsub``, ``fneg``."""

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        s = scalar_of(xs[0])
        return [b.op(name, s, *parts) for parts in zip(*(x.parts for x in xs), strict=True)]

    return emit


def multiply(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    s = scalar_of(xs[0])
    return list(_product(b, s, _pair(xs[0]), _pair(xs[1])))


def _pair(x: Value) -> Pair:
    re, im = x.parts
    return re, im


def _product(b: Lanes, s: str, x: Pair, y: Pair) -> Pair:
    re = b.op("fsub", s, b.op("fmul", s, x[0], y[0]), b.op("fmul", s, x[1], y[1]))
    im = b.op("fadd", s, b.op("fmul", s, x[0], y[1]), b.op("fmul", s, x[1], y[0]))
    return re, im


def divide(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    return list(_quotient(b, scalar_of(xs[0]), _pair(xs[0]), _pair(xs[1])))


def _quotient(b: Lanes, s: str, x: Pair, y: Pair) -> Pair:
    """Divide by the larger part of y first; y = 0 gives infinities and NaN."""
    size_re, size_im = (b.intrinsic("fabs", s, p) for p in y)
    first = b.op("fcmp oge", s, size_re, size_im)
    large = b.select(first, s, y[0], y[1])
    small = b.select(first, s, y[1], y[0])
    ratio = b.op("fdiv", s, small, large)
    scale = b.op("fadd", s, large, b.op("fmul", s, small, ratio))
    scale = b.op("fdiv", s, b.k(1, s), scale)
    (a, c), (ra, rc) = x, (b.op("fmul", s, p, ratio) for p in x)
    re = b.select(first, s, b.op("fadd", s, a, rc), b.op("fadd", s, ra, c))
    im = b.select(first, s, b.op("fsub", s, c, ra), b.op("fsub", s, rc, a))
    re, im = b.op("fmul", s, re, scale), b.op("fmul", s, im, scale)
    both = b.op("fcmp oeq", s, b.op("fadd", s, size_re, size_im), b.k(0, s))
    return tuple(  # type: ignore[return-value]
        b.select(both, s, b.op("fdiv", s, p, size_re), q) for p, q in zip(x, (re, im), strict=True)
    )


def absolute(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    return [call.emit(b, "hypot", scalar_of(xs[0]), *xs[0].parts)]


def sign(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    """``x / |x|``, and 0 at 0."""
    s = scalar_of(xs[0])
    size = call.emit(b, "hypot", s, *xs[0].parts)
    zero = b.op("fcmp oeq", s, size, b.k(0, s))
    by = b.select(zero, s, b.k(1, s), size)
    return [b.select(zero, s, b.k(0, s), b.op("fdiv", s, p, by)) for p in xs[0].parts]


def compare(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    equal = attrs["comparison_direction"] == "EQ"
    how, join = ("fcmp oeq", "and") if equal else ("fcmp une", "or")
    s = scalar_of(xs[0])
    pairs = zip(xs[0].parts, xs[1].parts, strict=True)
    return [b.op(join, "i1", *[b.op(how, s, p, q) for p, q in pairs])]


def make(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    return [x.only for x in xs]


def part(which: int) -> Emitter:
    """The real part (0) or the imaginary part (1)."""

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        return [xs[0].parts[which]]

    return emit


def from_libm(name: str) -> Emitter:
    """A complex function of the C library's."""

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        return list(b.complex_function(name, scalar_of(xs[0]), *(p for x in xs for p in x.parts)))

    return emit


def _doubled(formula: Callable[[Lanes, Pair], Pair]) -> Emitter:
    """A formula in double precision, rounded once to the operand's type."""

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        s = scalar_of(xs[0])
        re, im = (b.cast("fpext", p, s, "double") for p in xs[0].parts)
        return [b.cast("fptrunc", p, "double", s) for p in formula(b, (re, im))]

    return emit


def of_singles(formula: Callable[[plane.Pair], plane.Pair], name: str) -> Emitter:
    """A formula of `plane` that is exact enough for parts of f32; of f64 the C library's function.

    It may overflow before its result does.
    """
    doubled, exact = _doubled(_in_plane(formula)), from_libm(name)

    def emit(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
        return (exact if scalar_of(xs[0]) == "double" else doubled)(b, out, attrs, xs)

    return emit


def _one(b: Lanes) -> Pair:
    return b.k(1, "double"), b.k(0, "double")


def _rsqrt(b: Lanes, x: Pair) -> Pair:
    return _quotient(b, "double", _one(b), _in_plane(plane.sqrt)(b, x))


def _logistic(b: Lanes, x: Pair) -> Pair:
    re, im = _in_plane(plane.exp)(b, (b.op("fneg", "double", x[0]), b.op("fneg", "double", x[1])))
    return _quotient(b, "double", _one(b), (b.op("fadd", "double", re, b.k(1, "double")), im))


def _in_plane(formula: Callable[[plane.Pair], plane.Pair]) -> Callable[[Lanes, Pair], Pair]:
    """A formula of `plane` on operands."""

    def apply(b: Lanes, x: Pair) -> Pair:
        re, im = formula(plane.pair(b, x))
        return re.name, im.name

    return apply


sqrt = _doubled(_in_plane(plane.sqrt))
rsqrt = _doubled(_rsqrt)
logistic = _doubled(_logistic)
exponential = _doubled(_in_plane(plane.exp))
exponential_minus_one = _doubled(_in_plane(plane.expm1))
log = _doubled(_in_plane(plane.log))
log_plus_one = _doubled(_in_plane(plane.log1p))


def power(b: Lanes, out: DType, attrs: Attrs, xs: list[Value]) -> list[str]:
    """``x ** y``: by multiplication for whole exponents below 100, as NumPy does; else `cpow`.

    Of parts of f32, ordinary ones are taken in lanes, all others one by one.
    """
    module = b.code.module
    module.helper("complex_power", lambda: _power_text(module))
    s, parts = scalar_of(xs[0]), [p for x in xs for p in x.parts]
    if s == "double":
        return list(b.complex_function("complex_power", s, *parts))
    wide = [b.cast("fpext", p, s, "double") for p in parts]
    found, usual = plane.power(plane.pair(b, (wide[0], wide[1])), plane.pair(b, (wide[2], wide[3])))
    t, beyond = b.t(s), (~usual).name
    kind, quick = f"{{ {t}, {t} }}", [b.cast("fptrunc", p.name, "double", s) for p in found]
    both = b.code.op(f"insertvalue {kind} poison, {t} {quick[0]}, 0")
    both = b.code.op(f"insertvalue {kind} {both}, {t} {quick[1]}, 1")
    slow = lanewise_call(b, "complex_power", s, parts, 2)
    other = b.code.rarely(call.any_of(b, beyond), kind, both, slow)
    rest = [b.code.op(f"extractvalue {kind} {other}, {k}") for k in range(2)]
    return [b.select(beyond, s, p, q) for p, q in zip(rest, quick, strict=True)]


def _power_text(module: Module) -> str:
    """The function of two scalars; ``0 ** y`` is 0 if the real part of y is positive, else NaN."""
    code = Code(module, ("%a", "%b", "%c", "%d"))
    v, s = Lanes(code, 1), "double"
    base: Pair = ("%a", "%b")
    size = v.intrinsic("fabs", s, "%c")
    whole = v.op("fcmp oeq", s, v.intrinsic("trunc", s, "%c"), "%c")
    whole = v.op("and", "i1", whole, v.op("fcmp oeq", s, "%d", v.k(0, s)))
    whole = v.op("and", "i1", whole, v.op("fcmp olt", s, size, v.k(100, s)))
    n = v.cast("fptosi", v.select(whole, s, size, v.k(0, s)), s, "i64")
    carried = [("i64", n), (s, v.k(1, s)), (s, v.k(0, s)), (s, "%a"), (s, "%b")]
    with code.while_loop(carried) as loop:
        left, *parts = loop.values
        total, factor = (parts[0], parts[1]), (parts[2], parts[3])
        loop.test(v.op("icmp ne", "i64", left, "0"))
        odd = v.op("icmp ne", "i64", v.op("and", "i64", left, "1"), "0")
        total = _either(v, odd, _product(v, s, total, factor), total)
        loop.carry([v.op("lshr", "i64", left, "1"), *total, *_product(v, s, factor, factor)])
    result: Pair = (loop.values[1], loop.values[2])
    negative = v.op("fcmp olt", s, "%c", v.k(0, s))
    result = _either(v, negative, _quotient(v, s, _one(v), result), result)
    square = _product(v, s, base, base)
    for k, known in ((1, base), (2, square), (3, _product(v, s, base, square))):
        result = _either(v, v.op("fcmp oeq", s, "%c", v.k(k, s)), known, result)
    pair = "{ double, double }"
    module.declare("cpow", f"{pair} @cpow(double, double, double, double)")
    called = code.op(f"call {pair} @cpow(double %a, double %b, double %c, double %d)")
    general = [code.op(f"extractvalue {pair} {called}, {i}") for i in (0, 1)]
    result = _either(v, whole, result, (general[0], general[1]))
    positive = v.op("fcmp ogt", s, "%c", v.k(0, s))
    nothing = v.select(positive, s, v.k(0, s), v.k(math.nan, s))
    result = _either(v, _zero(v, base), (nothing, nothing), result)
    result = _either(v, _zero(v, ("%c", "%d")), _one(v), result)
    first = code.op(f"insertvalue {pair} poison, double {result[0]}, 0")
    code.do(f"ret {pair} {code.op(f'insertvalue {pair} {first}, double {result[1]}, 1')}")
    params = "double %a, double %b, double %c, double %d"
    return f"define internal {pair} @complex_power({params}) #0 {{\n{code.body()}}}\n"


def _either(v: Lanes, p: str, x: Pair, y: Pair) -> Pair:
    return v.select(p, "double", x[0], y[0]), v.select(p, "double", x[1], y[1])


def _zero(v: Lanes, x: Pair) -> str:
    tests = [v.op("fcmp oeq", "double", p, v.k(0, "double")) for p in x]
    return v.op("and", "i1", *tests)
