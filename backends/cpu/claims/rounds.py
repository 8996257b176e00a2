"""`top_k` in rounds: the least word above the one found last, k times over the whole row.

A word is a key of at most 32 bits (descending) above the place of its element, as in
`claims.largest`; no two are equal, so nothing has to be marked as taken. For few of a short row
this takes tens of cycles a round, where collecting and sorting take thousands.
"""

from __future__ import annotations

from dataclasses import dataclass

from monograph.backends.cpu.claims.keys import Coding
from monograph.backends.cpu.claims.rows import Row
from monograph.backends.cpu.emission.emit import Code, Machine, literal, suffix, vector

_WORD = 64  # bits: 32 of the key, 32 of the place
_CHAINS = 4  # minima that are taken at the same time; one waits for the last


@dataclass(frozen=True)
class Rounds:
    """What is the same for all rows.

    Attributes:
        coding: of the keys, which have at most 32 bits.
        k, n: how many are wanted, and of how many.
        lanes: words in a vector.
    """

    coding: Coding
    k: int
    n: int
    lanes: int

    @staticmethod
    def of(machine: Machine, coding: Coding, k: int, n: int) -> Rounds:
        """For a machine."""
        return Rounds(coding, k, n, max(machine.vector_bits // _WORD, 1))

    @property
    def padded(self) -> int:
        """Words of the row's memory: whole vectors."""
        return -(-self.n // self.lanes) * self.lanes

    @property
    def memory(self) -> int:
        """Bytes of the row's memory."""
        return self.padded * _WORD // 8

    @property
    def seconds(self) -> float:
        """Of one row, estimated."""
        vectors = self.padded // self.lanes
        return 1e-9 * (0.4 * vectors + self.k * (4 + 0.6 * vectors))

    def row(self, row: Row) -> None:
        """Make the words, and find one after the other."""
        code, whole = row.code, self.n // self.lanes * self.lanes
        if whole:
            with code.loop(0, whole, self.lanes) as loop:
                self._store(row, loop.var, self._words(row, loop.var, self.lanes), self.lanes)
        for at in range(whole, self.padded):
            word = self._words(row, str(at), 1) if at < self.n else "-1"
            self._store(row, str(at), word, 1)
        with code.loop(0, self.k, 1, [("i64", "0")]) as loop:
            word = self._least(row, loop.values[0])
            place = code.op(f"and i64 {word}, {0xFFFFFFFF}")
            row.store(2, loop.var, code.op(f"trunc i64 {place} to i32"))
            row.store(1, loop.var, row.load(0, place))
            loop.carry([code.op(f"add i64 {word}, 1")])

    def _words(self, row: Row, at: str, lanes: int) -> str:
        """The words of `lanes` elements from a place on."""
        code, bits = row.code, self.coding.bits
        t, wide = vector(self.coding.scalar, lanes), vector("i64", lanes)
        x = code.fresh_op(f"load {t}, ptr {row.address(0, at)}, align {bits // 8}")
        key = self.coding.encode(code, x, lanes)
        key = code.op(f"zext {t} {key} to {wide}")
        key = code.op(f"shl {wide} {key}, {literal(32, 'i64', lanes)}")
        return code.op(f"or {wide} {key}, {self._places(code, at, lanes)}")

    def _places(self, code: Code, at: str, lanes: int) -> str:
        if lanes == 1:
            return at
        t = vector("i64", lanes)
        steps = ", ".join(f"i64 {k}" for k in range(lanes))
        return code.op(f"add {t} {self._splat(code, at)}, <{steps}>")

    def _splat(self, code: Code, x: str) -> str:
        if self.lanes == 1:
            return x
        t = vector("i64", self.lanes)
        one = code.op(f"insertelement {t} poison, i64 {x}, i32 0")
        order = f"<{self.lanes} x i32> zeroinitializer"
        return code.op(f"shufflevector {t} {one}, {t} poison, {order}")

    def _address(self, row: Row, at: str) -> str:
        return row.code.op(f"getelementptr i64, ptr {row.memory[0]}, i64 {at}")

    def _store(self, row: Row, at: str, word: str, lanes: int) -> None:
        t = vector("i64", lanes)
        row.code.do(f"store {t} {word}, ptr {self._address(row, at)}, align 8")

    def _least(self, row: Row, bound: str) -> str:
        """The least word that is not below a bound."""
        code, lanes = row.code, self.lanes
        t, b, last = vector("i64", lanes), vector("i1", lanes), literal(-1, "i64", lanes)
        bounds = self._splat(code, bound)
        chains = min(_CHAINS, self.padded // lanes)
        step = chains * lanes
        whole = self.padded // step * step

        def met(at: str, so_far: str) -> str:
            word = code.fresh_op(f"load {t}, ptr {self._address(row, at)}, align 8")
            below = code.op(f"icmp ult {t} {word}, {bounds}")
            return self._min(code, so_far, code.op(f"select {b} {below}, {t} {last}, {t} {word}"))

        with code.loop(0, whole, step, [(t, last)] * chains) as loop:
            loop.carry([
                met(code.op(f"add i64 {loop.var}, {c * lanes}"), value)
                for c, value in enumerate(loop.values)
            ])  # fmt: skip
        found = list(loop.next)
        for c, at in enumerate(range(whole, self.padded, lanes)):
            found[c] = met(str(at), found[c])
        while len(found) > 1:
            found = [self._min(code, found[0], found[1]), *found[2:]]
        if lanes == 1:
            return found[0]
        f = f"llvm.vector.reduce.umin.{suffix('i64', lanes)}"
        code.module.declare(f, f"i64 @{f}({t})")
        return code.op(f"call i64 @{f}({t} {found[0]})")

    def _min(self, code: Code, x: str, y: str) -> str:
        t = vector("i64", self.lanes)
        f = f"llvm.umin.{suffix('i64', self.lanes)}"
        code.module.declare(f, f"{t} @{f}({t}, {t})")
        return code.op(f"call {t} @{f}({t} {x}, {t} {y})")
