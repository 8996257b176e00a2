"""The steps of a Fourier transform on scratch memory, for as many transforms as there are lanes.

Scratch memory holds complex points: for each a vector of real parts, then one of imaginary parts,
one transform per lane. A pass of Stockham's algorithm (Cochran et al., "What is the fast Fourier
transform?", Proceedings of the IEEE 55, 1967) takes a factor r out of the length and leaves points
in their natural order; the ends of a real transform are those of a complex one of half the length.
Each step is one function with sizes as arguments, so that all lengths share it. Called by
`monograph.backends.cpu.claims.fourier`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from monograph.backends.cpu.emission.emit import Code, Module, literal, suffix, vector
from monograph.backends.cpu.emission.vectors import splat_part

IN_REGISTERS = 13  # the largest prime whose points a pass holds in registers
_LARGEST = 256  # prime factor of a length: the work of a pass and its rounding grow with it
Pair = tuple[str, str]  # real and imaginary part


@cache
def radices(n: int) -> tuple[int, ...] | None:
    """The passes of length n: fours, a two, odd primes; None if one of these is too large."""
    found: list[int] = []
    for r in (4, 2, *range(3, _LARGEST, 2)):
        while n > 1 and n % r == 0:
            found.append(r)
            n //= r
    return tuple(found) if n == 1 else None


def turns(radix: int, left: int) -> np.ndarray:
    """``exp(-2 pi i p k / left)`` for points p and outputs k from 1 on, as pairs of reals."""
    m = left // radix
    angle = -2 * np.pi * (np.outer(np.arange(m), np.arange(1, radix)) % left) / left
    return np.stack([np.cos(angle), np.sin(angle)], -1)


def turns_between(high: int, low: int) -> np.ndarray:
    """``exp(-2 pi i j k / (high low))``, between transforms of columns and of rows."""
    angle = -2 * np.pi * (np.outer(np.arange(high), np.arange(low)) % (high * low)) / (high * low)
    return np.stack([np.cos(angle), np.sin(angle)], -1)


def half_turns(n: int) -> np.ndarray:
    """``exp(-2 pi i k / n)`` up to a quarter of the circle."""
    angle = -2 * np.pi * np.arange(n // 4 + 1) / n
    return np.stack([np.cos(angle), np.sin(angle)], -1)


@dataclass(frozen=True)
class Steps:
    """Writer of the functions for one element type.

    Attributes:
        module: which they are added to.
        scalar: LLVM's type of a real.
        lanes: transforms side by side.
        back: whether real and imaginary parts change places, which makes the transform inverse.
    """

    module: Module
    scalar: str
    lanes: int
    back: bool = False

    @property
    def point(self) -> int:
        """Bytes of a point."""
        return 2 * self.lanes * (8 if self.scalar == "double" else 4)

    def one_pass(self, radix: int, last: bool) -> str:
        """``f(from, to, m, s, w)``: a pass over m groups of s points, with factors in table w.

        The last pass has one group and needs no factors.
        """

        def write(code: Code) -> None:
            with code.span("0", "%m", 1) as p:
                factors = [] if last else self._factors(code, p.var, radix - 1)
                first = code.op(f"mul i64 {p.var}, %s")
                goal = code.op(f"mul i64 {first}, {radix}")
                apart = code.op("mul i64 %m, %s")
                with code.span("0", "%s", 1) as q:
                    at = code.op(f"add i64 {first}, {q.var}")
                    xs = self._points(code, at, apart, radix)
                    ys = _Butterfly(code, self.scalar, self.lanes).of(xs)
                    if not last:
                        ys[1:] = [
                            self.times(code, y, w) for y, w in zip(ys[1:], factors, strict=True)
                        ]
                    at = code.op(f"add i64 {goal}, {q.var}")
                    for k, y in enumerate(ys):
                        step = code.op(f"mul i64 %s, {k}")
                        self._store(code, code.op(f"add i64 {at}, {step}"), y)

        name = f"fft_{radix}{'_last' * last}"
        return self._function(name, "ptr %from, ptr %to, i64 %m, i64 %s, ptr %w", write)

    def after_real(self) -> str:
        """``f(from, to, h, w)``: of h complex points made of 2 h reals, the h + 1 of the reals."""

        def write(code: Code) -> None:
            re, im = self._load(code, "0")
            zero = self._constant(0.0)
            self._store(code, "0", (self._op(code, "fadd", re, im), zero))
            self._store(code, "%h", (self._op(code, "fsub", re, im), zero))
            half = self._constant(0.5)
            with code.span("1", code.op(f"add i64 {code.op('lshr i64 %h, 1')}, 1"), 1) as k:
                other = code.op(f"sub i64 %h, {k.var}")
                even, odd = self._halves(code, self._load(code, k.var), self._load(code, other))
                even, odd = self._scaled(code, even, half), self._scaled(code, odd, half)
                (w,) = self._factors(code, k.var, 1)
                c, d = self.times(code, (odd[1], self._negated(code, odd[0])), w)
                one = (self._op(code, "fadd", even[0], c), self._op(code, "fadd", even[1], d))
                two = (self._op(code, "fsub", even[0], c), self._op(code, "fsub", d, even[1]))
                self._store(code, k.var, one)
                self._store(code, other, two)

        return self._function("fft_after_real", "ptr %from, ptr %to, i64 %h, ptr %w", write)

    def before_real(self) -> str:
        """``f(from, to, h, w, scale)``: the way back, before the passes; times `scale`."""

        def write(code: Code) -> None:
            scale = splat_part(code, self.scalar, "%scale", self.lanes)
            first, last = self._load(code, "0")[0], self._load(code, "%h")[0]
            ends = (self._op(code, "fadd", first, last), self._op(code, "fsub", first, last))
            self._store(code, "0", self._scaled(code, ends, scale))
            with code.span("1", code.op(f"add i64 {code.op('lshr i64 %h, 1')}, 1"), 1) as k:
                other = code.op(f"sub i64 %h, {k.var}")
                even, odd = self._halves(code, self._load(code, k.var), self._load(code, other))
                (w,) = self._factors(code, k.var, 1)
                c, d = self.times(code, odd, (w[0], self._negated(code, w[1])))
                one = (self._op(code, "fsub", even[0], d), self._op(code, "fadd", even[1], c))
                two = (self._op(code, "fadd", even[0], d), self._op(code, "fsub", c, even[1]))
                self._store(code, k.var, self._scaled(code, one, scale))
                self._store(code, other, self._scaled(code, two, scale))

        params = f"ptr %from, ptr %to, i64 %h, ptr %w, {self.scalar} %scale"
        return self._function("fft_before_real", params, write)

    # ---- points and their arithmetic ----------------------------------------------------------

    def _function(self, stem: str, params: str, write: Callable[[Code], None]) -> str:
        name = f"{stem}{'_back' * self.back}_{suffix(self.scalar, self.lanes)}"

        def text() -> str:
            code = Code(self.module, [p.split()[1] for p in params.split(", ")])
            write(code)
            code.do("ret void")
            return f"define internal void @{name}({params}) #0 {{\n{code.body()}}}\n"

        return self.module.helper(name, text)

    def _constant(self, value: float) -> str:
        return literal(value, self.scalar, self.lanes)

    def _op(self, code: Code, name: str, *xs: str) -> str:
        return code.op(f"{name} contract {vector(self.scalar, self.lanes)} {', '.join(xs)}")

    def _negated(self, code: Code, x: str) -> str:
        return code.op(f"fneg {vector(self.scalar, self.lanes)} {x}")

    def _scaled(self, code: Code, x: Pair, scale: str) -> Pair:
        return self._op(code, "fmul", x[0], scale), self._op(code, "fmul", x[1], scale)

    def _halves(self, code: Code, x: Pair, y: Pair) -> tuple[Pair, Pair]:
        """``x + conj(y)`` and ``x - conj(y)``."""
        plus = self._op(code, "fadd", x[0], y[0]), self._op(code, "fsub", x[1], y[1])
        return plus, (self._op(code, "fsub", x[0], y[0]), self._op(code, "fadd", x[1], y[1]))

    def times(self, code: Code, x: Pair, w: Pair) -> Pair:
        """The product of complex numbers."""

        def mixed(name: str, a: str, b: str, c: str, d: str) -> str:
            first, second = self._op(code, "fmul", a, b), self._op(code, "fmul", c, d)
            return self._op(code, name, first, second)

        return mixed("fsub", x[0], w[0], x[1], w[1]), mixed("fadd", x[0], w[1], x[1], w[0])

    def _factors(self, code: Code, row: str, count: int) -> list[Pair]:
        """Row `row` of the table w, with so many complex numbers, each in all lanes."""
        first = code.op(f"mul i64 {row}, {2 * count}")
        found = []
        for k in range(2 * count):
            number = code.op(f"add i64 {first}, {k}")
            at = code.op(f"getelementptr {self.scalar}, ptr %w, i64 {number}")
            x = code.fresh_op(f"load {self.scalar}, ptr {at}")
            found.append(splat_part(code, self.scalar, x, self.lanes))
        return list(zip(found[::2], found[1::2], strict=True))

    def _address(self, code: Code, base: str, at: str, part: int) -> str:
        offset = code.op(f"mul i64 {at}, {self.point}") if at[0] == "%" else int(at) * self.point
        place = code.op(f"getelementptr i8, ptr {base}, i64 {offset}")
        upper = (part ^ self.back) * self.point // 2
        return code.op(f"getelementptr i8, ptr {place}, i64 {upper}")

    def _load(self, code: Code, at: str) -> Pair:
        t = vector(self.scalar, self.lanes)
        re, im = (
            code.fresh_op(f"load {t}, ptr {self._address(code, '%from', at, part)}, align 16")
            for part in (0, 1)
        )
        return re, im

    def _points(self, code: Code, at: str, apart: str, count: int) -> list[Pair]:
        places = [code.op(f"mul i64 {apart}, {k}") for k in range(count)]
        return [self._load(code, code.op(f"add i64 {at}, {k}")) for k in places]

    def _store(self, code: Code, at: str, x: Pair, base: str = "%to") -> None:
        t = vector(self.scalar, self.lanes)
        for part in (0, 1):
            place = self._address(code, base, at, part)
            code.do(f"store {t} {x[part]}, ptr {place}, align 16")


@dataclass(frozen=True)
class _Butterfly:
    """A transform of few points in registers."""

    code: Code
    scalar: str
    lanes: int

    def of(self, xs: Sequence[Pair]) -> list[Pair]:
        if len(xs) == 2:
            return [self._add(*xs), self._sub(*xs)]
        return self._of_four(xs) if len(xs) == 4 else self._odd(xs)

    def _op(self, name: str, x: str, y: str) -> str:
        return self.code.op(f"{name} contract {vector(self.scalar, self.lanes)} {x}, {y}")

    def _add(self, x: Pair, y: Pair) -> Pair:
        return self._op("fadd", x[0], y[0]), self._op("fadd", x[1], y[1])

    def _sub(self, x: Pair, y: Pair) -> Pair:
        return self._op("fsub", x[0], y[0]), self._op("fsub", x[1], y[1])

    def _times(self, x: Pair, k: float) -> Pair:
        t = literal(k, self.scalar, self.lanes)
        return self._op("fmul", x[0], t), self._op("fmul", x[1], t)

    def _with_turn(self, x: Pair, y: Pair) -> tuple[Pair, Pair]:
        """``x - i y`` and ``x + i y``."""
        less = self._op("fadd", x[0], y[1]), self._op("fsub", x[1], y[0])
        return less, (self._op("fsub", x[0], y[1]), self._op("fadd", x[1], y[0]))

    def _of_four(self, xs: Sequence[Pair]) -> list[Pair]:
        a, b = self._add(xs[0], xs[2]), self._sub(xs[0], xs[2])
        c, d = self._add(xs[1], xs[3]), self._sub(xs[1], xs[3])
        second, fourth = self._with_turn(b, d)
        return [self._add(a, c), second, self._sub(a, c), fourth]

    def _odd(self, xs: Sequence[Pair]) -> list[Pair]:
        """Sums and differences of mirrored points, times cosines and sines."""
        r = len(xs)
        half = range(1, (r + 1) // 2)
        sums = [self._add(xs[k], xs[r - k]) for k in half]
        less = [self._sub(xs[k], xs[r - k]) for k in half]
        out = [xs[0]] * r
        for s in sums:
            out[0] = self._add(out[0], s)
        for i in half:
            even = xs[0]
            odd: Pair | None = None
            for k, s, d in zip(half, sums, less, strict=True):
                angle = 2 * math.pi * (i * k % r) / r
                even = self._add(even, self._times(s, math.cos(angle)))
                part = self._times(d, math.sin(angle))
                odd = part if odd is None else self._add(odd, part)
            assert odd is not None
            out[i], out[r - i] = self._with_turn(even, odd)
        return out
