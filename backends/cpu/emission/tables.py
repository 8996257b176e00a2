"""Elements of a short array, each lane's at an index of its own: the array lies in registers.

With AVX-512 one instruction picks elements out of two registers by index, where lane by lane takes
four for each. Longer arrays take several of them and choices between what they give, by the upper
bits of the index.
"""

from __future__ import annotations

from monograph.backends.cpu.emission.address import Indices
from monograph.backends.cpu.emission.dtypes import Value, alignment, from_memory, memory_type
from monograph.backends.cpu.emission.emit import Code, literal, vector
from monograph.backends.cpu.emission.vectors import load_some, picked
from monograph.hlo.index import Index
from monograph.hlo.types import TensorType

_BITS = 512  # of a register
_REGISTERS = 16  # that an array may take: more would leave too few
_NEEDS = {8: "avx512vbmi", 16: "avx512bw", 32: "avx512f", 64: "avx512f"}
_ONE = {8: "permvar.qi", 16: "permvar.hi", 32: "permvar.si", 64: "permvar.di"}
_TWO = {8: "vpermi2var.qi", 16: "vpermi2var.hi", 32: "vpermi2var.d", 64: "vpermi2var.q"}


def picked_by_index(
    code: Code, t: TensorType, pointer: str, index: Index, indices: Indices
) -> Value | None:
    """The elements at an offset that differs from lane to lane; None where others do it better.

    Args:
        code: the function.
        t: the array's type; nothing in this kernel writes to it.
        pointer: where it is.
        index: the offset, in elements.
        indices: code for it.
    """
    if indices.stride(index) is not None or t.dtype.is_complex:
        return None
    bits = t.dtype.itemsize * 8
    if not code.module.machine.has(_NEEDS[bits]):
        return None
    apart = Index(0, tuple(term for term in index.terms if not indices.same(term[0])))
    low, high = apart.bounds
    width = _BITS // bits
    inside = 0 <= index.bounds[0] and index.bounds[1] < t.size
    if not inside or indices.lanes > width or high - low >= min(_REGISTERS * width, 1 << bits):
        return None
    at = indices.vector(apart - low, "i32")
    table = _Table(code, t, width, high - low + 1)
    base = index - apart + low
    found = table.pick(table.load(pointer, indices.scalar(base), base), at, indices.lanes)
    return Value(t.dtype, indices.lanes, [from_memory(code, t.dtype, indices.lanes, found)])


class _Table:
    """So many entries of an array, as integers in registers of `width` lanes."""

    def __init__(self, code: Code, t: TensorType, width: int, entries: int) -> None:
        self.code, self.type, self.width, self.entries = code, t, width, entries
        self.scalar = f"i{_BITS // width}"
        self.kind = vector(self.scalar, width)

    def load(self, pointer: str, first: str, base: Index) -> list[str]:
        """The registers; the last one keeps to the array."""
        found = []
        for at in range(0, self.entries, self.width):
            place = self.code.op(f"getelementptr {self.scalar}, ptr {pointer}, i64 {first}")
            place = self.code.op(f"getelementptr {self.scalar}, ptr {place}, i64 {at}")
            align = alignment(self.type.dtype)
            if base.bounds[1] + at + self.width <= self.type.size:
                found.append(self.code.op(f"load {self.kind}, ptr {place}, align {align}"))
                continue
            bits = [f"i1 {'true' if at + k < self.entries else 'false'}" for k in range(self.width)]
            mask = f"<{', '.join(bits)}>"
            found.append(load_some(self.code, self.scalar, self.width, place, align, mask))
        return found

    def pick(self, rows: list[str], at: str, lanes: int) -> str:
        """The entries at `at`, an i32 in each lane, as they lie in memory."""
        code = self.code
        short = self.converted(at, lanes)
        step = self.width
        if len(rows) == 1:
            rows = [self.call(_ONE, rows[0], short)]
        else:
            rows = [self.call(_TWO, a, short, b) for a, b in _pairs(rows)]
            step *= 2
        while len(rows) > 1:
            zero, bit = literal(0, self.scalar, self.width), literal(step, self.scalar, self.width)
            upper = code.op(f"and {self.kind} {short}, {bit}")
            upper = code.op(f"icmp ne {self.kind} {upper}, {zero}")
            mask = f"<{self.width} x i1> {upper}"
            rows = [
                code.op(f"select {mask}, {self.kind} {b}, {self.kind} {a}") if a != b else a
                for a, b in _pairs(rows)
            ]
            step *= 2
        (found,) = rows
        if lanes < self.width:
            found = picked(code, self.scalar, self.width, found, "poison", list(range(lanes)))
        stored = memory_type(self.type.dtype)
        if stored == self.scalar:
            return found
        whole = vector(self.scalar, lanes)
        return code.op(f"bitcast {whole} {found} to {vector(stored, lanes)}")

    def converted(self, at: str, lanes: int) -> str:
        """Indices as integers of the entries' size, in a whole register."""
        code, bits = self.code, _BITS // self.width
        if bits != 32:
            how = "zext" if bits > 32 else "trunc"
            at = code.op(f"{how} {vector('i32', lanes)} {at} to {vector(self.scalar, lanes)}")
        if lanes < self.width:
            picks = [min(k, lanes) for k in range(self.width)]
            at = picked(code, self.scalar, lanes, at, "zeroinitializer", picks)
        return at

    def call(self, names: dict[int, str], first: str, at: str, *second: str) -> str:
        name = f"llvm.x86.avx512.{names[_BITS // self.width]}.512"
        operands = [first, at, *second]
        kinds = ", ".join([self.kind] * len(operands))
        self.code.module.declare(name, f"{self.kind} @{name}({kinds})")
        given = ", ".join(f"{self.kind} {x}" for x in operands)
        return self.code.op(f"call {self.kind} @{name}({given})")


def _pairs(rows: list[str]) -> list[tuple[str, str]]:
    """Neighbours; a last one without a neighbour with itself."""
    return [(rows[k], rows[min(k + 1, len(rows) - 1)]) for k in range(0, len(rows), 2)]
