"""`Access`: eight rows of up to 128 lanes of an array, at any offset within its tiles.

Rows that lie in two tiles below each other, and lanes that lie in two side by side, are loads of
both, put together by masks, and stores to both under masks. Called by `nests`.
"""

from __future__ import annotations

from collections.abc import Mapping

from monograph.backends.tpu.compiler.sides import LANES, TILE, Rows, Side, place
from monograph.backends.tpu.compiler.straight import Operand, Straight, Value
from monograph.backends.tpu.isa.spec import Reg


class Access:
    """Loads or stores of a side, in one piece of straight code.

    Args:
        code: where the instructions go.
        side: the array.
        rows: how eight elements lie; None for one, in all sublanes.
        loops: those that move its registers.
    """

    def __init__(
        self, code: Straight, side: Side, rows: Rows | None, loops: Mapping[int, int]
    ) -> None:
        self.code, self.side = code, side
        self.step = 0 if rows is None else rows.step
        self.one = rows is None
        self.address = side.address(code, loops)
        self.phase = side.phase(code, loops)
        self.known: dict[object, Value] = {}
        self.tiles: list[tuple[int, Value | None]] = [(0, None)]
        if rows is not None and rows.tiles:
            self.tiles = self._tiles(side.sublane(code, loops))

    def once(self, key: object, name: str, *args: Operand) -> Value:
        if key not in self.known:
            self.known[key] = self.code(name, *args)
        return self.known[key]

    def _tiles(self, first: Operand) -> list[tuple[int, Value | None]]:
        """Rows of tiles that eight elements lie in, and a mask of those in each."""
        step, code = self.step, self.code
        ends = [first] if isinstance(first, int) else [0, TILE - 1]
        reach = [e + step * k for e in ends for k in (0, TILE - 1)]
        low, high = min(reach) >> 3, max(reach) >> 3
        if low == high:
            return [(low, None)]
        rows = code("vsublane")
        if step != 1:
            rows = code("vmul.i32", rows, code("vsplat", step))
        tile = code("vshra.i32", code("vadd.i32", rows, code("vsplat", first)),
                    code("vsplat", 3))  # fmt: skip
        return [(k, code("vcmp.eq.i32", tile, code("vsplat", k))) for k in range(low, high + 1)]

    # ---- loads -----------------------------------------------------------------------------------

    def _tile(self, offset: int) -> Value | Reg:
        found: Value | Reg | None = None
        for k, mask in self.tiles:
            at = place(self.address, offset + k * (self.side.group - TILE))
            x = self.code("vload", at, self.step)
            found = x if mask is None or found is None else self.code("vselect", mask, x, found)
        assert found is not None
        return found

    def load(self, offset: int, wide: int, to: Operand) -> Value | Reg:
        """Elements side by side, at the lanes of a tile from `to` on."""
        x, phase = self._tile(offset), self.phase
        whole = isinstance(phase, int) and phase + wide <= LANES
        if not whole and wide > 1:
            other = self._tile(offset + self.side.pitch)
            mask = self.once("first", "mlanes", phase, LANES)
            x = self.code("vselect", mask, x, other)
        if isinstance(phase, int) and isinstance(to, int):
            return self.rotated(x, (to - phase) % LANES)
        return self.rotated(x, self.once(("by", to), "ssub", to, phase))

    def rotated(self, x: Value | Reg, by: Operand) -> Value | Reg:
        """A register whose lanes go on by so many."""
        return x if by == 0 else self.code("vrot.lane", x, by)

    def permuted(self, offset: int, wide: int, step: int, to: Operand) -> Value | Reg:
        """Elements at a stride along the lanes, backward or all the same."""
        code, phase = self.code, self.phase
        first = code("vsub.i32", self.once("lane", "vlane"), self.once("to", "vsplat", to))
        number = code("vand", first, self.once("mask", "vsplat", LANES - 1))
        far = code("vmul.i32", number, self.once("step", "vsplat", step))
        at = code("vadd.i32", far, self.once("from", "vsplat", phase))
        ends = [phase] if isinstance(phase, int) else [0, LANES - 1]
        reach = [e + step * k for e in ends for k in (0, wide - 1)]
        low, high = min(reach) >> 7, max(reach) >> 7
        tile = code("vshra.i32", at, self.once("seven", "vsplat", 7))
        found: Value | Reg | None = None
        for k in range(low, high + 1):
            x = code("vperm.lane", self._tile(offset + k * self.side.pitch), at)
            if found is None:
                found = x
            else:
                mask = code("vcmp.eq.i32", tile, code("vsplat", k))
                found = code("vselect", mask, x, found)
        assert found is not None
        return found

    # ---- stores ----------------------------------------------------------------------------------

    def store(self, x: Value | Reg, offset: int, wide: int, high: int) -> None:
        """Lanes from the phase on, the first `high` sublanes (one, if all are the same)."""
        high, step = (1, 1) if self.one else (high, self.step)
        phase = self.phase
        fits = isinstance(phase, int) and phase + wide <= LANES
        ends: Operand = phase + wide if isinstance(phase, int) else self.once(
            ("end", wide), "sadd", phase, wide)  # fmt: skip
        lanes: list[tuple[int, Value | None]] = [(0, None)]
        if not (fits and phase == 0 and wide == LANES):
            lanes = [(0, self.once(("lanes", wide), "mlanes", phase, ends))]
        if not fits and wide > 1:
            past: Operand = ends - LANES if isinstance(ends, int) else self.once(
                ("past", wide), "ssub", ends, LANES)  # fmt: skip
            lanes.append((self.side.pitch, self.once(("over", wide), "mlanes", 0, past)))
        some = self.once(("rows", high), "msublanes", 0, high) if high < TILE else None
        for side, mask in lanes:
            for k, rows in self.tiles:
                at = place(self.address, offset + side + k * (self.side.group - TILE))
                both = self._both(self._both(mask, rows), some)
                if both is None:
                    self.code.do("vstore", at, step, x)
                else:
                    self.code.do("vstore.masked", at, step, both, x)

    def _both(self, a: Value | None, b: Value | None) -> Value | None:
        if a is None or b is None:
            return a if b is None else b
        return self.once(("and", a, b), "mand", a, b)


__all__ = ["Access"]
