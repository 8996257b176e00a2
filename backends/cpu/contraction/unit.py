"""`Unit`: the type that products are summed in, on registers of some width; names and sizes.

Everything in this package is made once per unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monograph.backends.cpu.emission.emit import Machine
from monograph.hlo.types import DTYPES, DType

VECTORS = 2  # of a tile's row
TERMS = 384  # of a sum that are worked on together, at most
PARTS = 64  # of a sum that are, at most


@dataclass(frozen=True)
class Unit:
    """A type to sum in (f32, f64, i32 or i64) and the width of a register in bits.

    `pairs`: factors are i16, two neighbouring terms of a sum in one lane of i32, as the
    instructions have it that multiply both and add them up.
    """

    dtype: DType
    bits: int
    pairs: bool = False

    @property
    def scalar(self) -> str:
        return {"f32": "float", "f64": "double"}.get(self.dtype.name, f"i{self.dtype.bits}")

    @property
    def integral(self) -> bool:
        return not self.dtype.is_float

    @property
    def size(self) -> int:
        """Bytes of an element."""
        return self.dtype.itemsize

    @property
    def lanes(self) -> int:
        return self.bits // self.dtype.bits

    @property
    def columns(self) -> int:
        """Columns of a tile."""
        return VECTORS * self.lanes

    @property
    def rows(self) -> int:
        """Rows of a tile: what the registers hold beside a row of B and an element of A.

        More than sixteen sums hide no more latency, and make code and edges longer.
        """
        registers = 32 if self.bits == 512 else 16
        return min(8, (registers - VECTORS - 1) // VECTORS)

    @property
    def heights(self) -> range:
        """Rows of the tiles that there is code for."""
        return range(1, self.rows + 1)

    @property
    def group(self) -> int:
        """Terms of a sum in one lane."""
        return 2 if self.pairs else 1

    @property
    def factor(self) -> DType:
        """What factors are converted to."""
        return DTYPES["i16"] if self.pairs else self.dtype

    def holds(self, d: DType) -> bool:
        """Whether elements of `d` lie in memory as the unit's do."""
        if self.pairs:
            return False
        return d is self.dtype or (self.integral and d.is_integer and d.bits == self.dtype.bits)

    @property
    def suffix(self) -> str:
        return f"{self.dtype.name}{'_pairs' if self.pairs else ''}_{self.bits}"

    @property
    def ends(self) -> tuple[str, ...]:
        """What there are tiles for whose last vector is: full, not full, half full at most.

        Half a register of 512 bits is multiplied in half the time, or in no more.
        """
        return ("", "e", "h") if self.bits == 512 else ("", "e")

    def tile(self, rows: int, vectors: int, end: str = "") -> str:
        """The function for a tile that ends in one of these ways."""
        return f"mg_tile_{self.suffix}_{rows}x{vectors}{end}"

    @property
    def dots(self) -> str:
        """The function for sums along memory."""
        return f"mg_dots_{self.suffix}"

    def asked(self, what: str) -> str:
        """The function that answers a question about factors and sums."""
        return f"mg_{what}_{self.suffix}"

    @property
    def driver(self) -> str:
        return f"mg_multiply_{self.suffix}"

    @property
    def winograd(self) -> str:
        """The function for convolutions with fewer products."""
        return f"mg_winograd_{self.suffix}"

    def pack(self, source: DType, width: int) -> str:
        """The function that packs `source` elements into panels of `width`."""
        return f"mg_pack_{source.name}_{self.suffix}_{width}"


_WIDTHS = (128, 256, 512)
_PAIRED = {128: "sse2", 256: "avx2", 512: "avx512bw"}  # what multiplies pairs, by register width
UNITS = (
    *(Unit(DTYPES[d], b) for d in ("f32", "f64", "i32", "i64") for b in _WIDTHS),
    *(Unit(DTYPES["i32"], b, True) for b in _WIDTHS),
)


def panel_of(bits: int) -> int:
    """Columns of 32 bits of a tile on registers of some width; 0 if there are no tiles for it."""
    return VECTORS * bits // 32 if bits in _WIDTHS else 0


def unit_of(total: DType, factors: Sequence[DType], machine: Machine) -> Unit | None:
    """The unit that sums of a type are computed in; None if there is none.

    Args:
        total: what the sum wraps around in, or is rounded to.
        factors: what the two factors are in memory.
        machine: for its registers, and its instructions.
    """
    bits = machine.vector_bits
    if bits not in _WIDTHS or total.is_complex or total.kind == "bool":
        return None
    if total.is_float:
        name = total.name
    else:
        name = "i64" if total.bits == 64 else "i32"  # which keeps the low bits of narrower sums
    pairs = name == "i32" and pairs_on(machine, bits) and all(map(_short, factors))
    return next((u for u in UNITS if (u.dtype.name, u.bits, u.pairs) == (name, bits, pairs)), None)


def pairs_on(machine: Machine, bits: int) -> bool:
    """Whether a machine multiplies pairs on registers so wide; its own may be narrower.

    LLVM takes other arithmetic apart, but has no code for these instructions where they are not.
    """
    if not machine.triple.startswith("x86_64"):
        return False
    needs = _PAIRED[bits]
    return needs == "sse2" or machine.has(needs)  # which every x86-64 has, named or not


def _short(d: DType) -> bool:
    """Whether an i16 holds every value of a type."""
    return d.is_integer and (d.bits < 16 or d is DTYPES["i16"])
