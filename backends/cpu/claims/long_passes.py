"""A pass of a Fourier transform for any odd radix, as loops: what few points are in registers.

The sums and differences of mirrored points take the points' places; then two outputs, and the two
that mirror them, are summed at a time. One function serves all radices. Called by
`monograph.backends.cpu.claims.fourier`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from monograph.backends.cpu.claims.butterflies import Pair, Steps
from monograph.backends.cpu.emission.emit import Code, vector
from monograph.backends.cpu.emission.offsets import extreme
from monograph.backends.cpu.emission.vectors import splat_part


def roots(radix: int) -> np.ndarray:
    """``cos`` and ``sin`` of ``2 pi k / radix``."""
    angle = 2 * np.pi * np.arange(radix) / radix
    return np.stack([np.cos(angle), np.sin(angle)], -1)


@dataclass(frozen=True)
class LongSteps(Steps):
    """The steps of `Steps`, and passes of any odd radix."""

    def long_pass(self, last: bool) -> str:
        """``f(from, to, m, s, w, r, c)``: as `one_pass`, of radix r, whose roots are in table c.

        What `from` holds is lost.
        """

        def write(code: Code) -> None:
            half = code.op("lshr i64 %r, 1")
            apart = code.op("mul i64 %m, %s")
            row = code.op("sub i64 %r, 1")
            with code.span("0", "%m", 1) as p:
                first = code.op(f"mul i64 {p.var}, %s")
                goal = code.op(f"mul i64 {first}, %r")
                turn = "" if last else code.op(f"mul i64 {p.var}, {row}")
                with code.span("0", "%s", 1) as q:
                    at = code.op(f"add i64 {first}, {q.var}")
                    to = code.op(f"add i64 {goal}, {q.var}")
                    self._store(code, to, self._mirrored(code, at, apart, half))
                    with code.span("1", code.op(f"add i64 {half}, 1"), 2) as output:
                        second = code.op(f"add i64 {output.var}, 1")
                        pair = output.var, extreme(code, "umin", second, half)
                        found = self._two(code, at, apart, half, pair)
                        for k, (even, odd) in zip(pair, found, strict=True):
                            self._put_both(code, to, turn, k, even, odd)

        name = f"fft_long{'_last' * last}"
        params = "ptr %from, ptr %to, i64 %m, i64 %s, ptr %w, i64 %r, ptr %c"
        return self._function(name, params, write)

    def _place(self, code: Code, at: str, apart: str, k: str) -> str:
        return code.op(f"add i64 {at}, {code.op(f'mul i64 {apart}, {k}')}")

    def _mirrored(self, code: Code, at: str, apart: str, half: str) -> Pair:
        """Put sums and differences into the places of mirrored points; the sum of all points."""
        t = vector(self.scalar, self.lanes)
        re, im = self._load(code, at)
        with code.while_loop([("i64", "1"), (t, re), (t, im)]) as points:
            k, re, im = points.values
            points.test(code.op(f"icmp ule i64 {k}, {half}"))
            here = self._place(code, at, apart, k)
            there = self._place(code, at, apart, code.op(f"sub i64 %r, {k}"))
            x, y = self._load(code, here), self._load(code, there)
            plus, less = (
                (self._op(code, f, x[0], y[0]), self._op(code, f, x[1], y[1]))
                for f in ("fadd", "fsub")
            )
            self._store(code, here, plus, "%from")
            self._store(code, there, less, "%from")
            total = (self._op(code, "fadd", a, b) for a, b in zip((re, im), plus, strict=True))
            points.carry([code.op(f"add i64 {k}, 1"), *total])
        return points.values[1], points.values[2]

    def _two(
        self, code: Code, at: str, apart: str, half: str, outputs: tuple[str, str]
    ) -> list[tuple[Pair, Pair]]:
        """Of two outputs: the sums times cosines, and the differences times sines."""
        t, zero = vector(self.scalar, self.lanes), self._constant(0.0)
        first = self._load(code, at)
        start = [("i64", k) for k in ("1", *outputs)]
        start += [(t, x) for _ in outputs for x in (*first, zero, zero)]
        with code.while_loop(start) as terms:
            k, *rest = terms.values
            terms.test(code.op(f"icmp ule i64 {k}, {half}"))
            plus = self._load(code, self._place(code, at, apart, k))
            mirror = code.op(f"sub i64 %r, {k}")
            less = self._load(code, self._place(code, at, apart, mirror))
            angles, sums = rest[:2], rest[2:]
            made = []
            for number, angle in enumerate(angles):
                cos, sin = self._root(code, angle)
                mine = sums[4 * number : 4 * number + 4]
                made += [
                    self._op(code, "fadd", total, self._op(code, "fmul", x, w))
                    for total, x, w in zip(mine, (*plus, *less), (cos, cos, sin, sin), strict=True)
                ]
            further = [self._around(code, a, i) for a, i in zip(angles, outputs, strict=True)]
            terms.carry([code.op(f"add i64 {k}, 1"), *further, *made])
        sums = terms.values[3:]
        return [((sums[i], sums[i + 1]), (sums[i + 2], sums[i + 3])) for i in (0, 4)]

    def _around(self, code: Code, angle: str, step: str) -> str:
        """The number of a root some steps on."""
        sum_ = code.op(f"add i64 {angle}, {step}")
        past = code.op(f"icmp uge i64 {sum_}, %r")
        return code.op(f"select i1 {past}, i64 {code.op(f'sub i64 {sum_}, %r')}, i64 {sum_}")

    def _root(self, code: Code, number: str) -> Pair:
        """A root of the table, in all lanes."""
        first = code.op(f"shl i64 {number}, 1")
        found = []
        for part in (0, 1):
            place = code.op(f"or disjoint i64 {first}, {part}")
            at = code.op(f"getelementptr {self.scalar}, ptr %c, i64 {place}")
            x = code.fresh_op(f"load {self.scalar}, ptr {at}")
            found.append(splat_part(code, self.scalar, x, self.lanes))
        return found[0], found[1]

    def _put_both(self, code: Code, to: str, turn: str, k: str, even: Pair, odd: Pair) -> None:
        """Outputs k and r - k: ``even - i odd`` and ``even + i odd``, times their factors."""
        less = self._op(code, "fadd", even[0], odd[1]), self._op(code, "fsub", even[1], odd[0])
        more = self._op(code, "fsub", even[0], odd[1]), self._op(code, "fadd", even[1], odd[0])
        mirror = code.op(f"sub i64 %r, {k}")
        for number, y in ((k, less), (mirror, more)):
            if turn:
                place = code.op(f"sub i64 {code.op(f'add i64 {turn}, {number}')}, 1")
                (w,) = self._factors(code, place, 1)
                y = self.times(code, y, w)
            step = code.op(f"mul i64 %s, {number}")
            self._store(code, code.op(f"add i64 {to}, {step}"), y)
