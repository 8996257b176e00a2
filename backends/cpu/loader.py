"""A loader of object files (ELF, x86-64) into this process: quick, and nothing leaks.

Sections are laid out in one anonymous mapping: first code, then read-only data, each on pages of
its own; relocations are applied, then code becomes executable and nothing is writable. References:
System V ABI, and its AMD64 supplement 1.0, table 4.9.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.backends.cpu.machine import load_with_engine, symbol_address

_PAGE = mmap.PAGESIZE
_ALLOC, _EXEC = 2, 4  # section flags
_PROGBITS, _SYMTAB, _RELA, _NOBITS = 1, 2, 4, 8  # section types
_ABS64, _PC32, _PLT32, _ABS32, _ABS32S, _PC64 = 1, 2, 4, 10, 11, 24  # relocations


@dataclass(frozen=True)
class _Section:
    kind: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    align: int


class Code:
    """Machine code in memory; it is unmapped when the object dies.

    Attributes:
        symbols: name -> address of the functions that were asked for.
        size: bytes of machine code.
    """

    def __init__(self, symbols: dict[str, int], size: int, memory: Any) -> None:
        self.symbols = symbols
        self.size = size
        self._memory = memory

    def __del__(self) -> None:
        memory = getattr(self, "_memory", None)
        if isinstance(memory, _Mapping):
            memory.free()


class _Mapping:
    """Anonymous memory; freed once, by whoever owns the code in it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.map: mmap.mmap | None = mmap.mmap(-1, size, prot=mmap.PROT_READ | mmap.PROT_WRITE)
        self.view = (ctypes.c_char * size).from_buffer(self.map)
        self.address = ctypes.addressof(self.view)

    def protect(self, offset: int, size: int, flags: int) -> None:
        if size and _mprotect(self.address + offset, size, flags) != 0:
            raise OSError(ctypes.get_errno(), "the system refuses executable memory")

    def free(self) -> None:
        if self.map is not None:
            del self.view
            self.map.close()
            self.map = None


_libc = ctypes.CDLL(None, use_errno=True)
_mprotect = _libc.mprotect
_mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]


Resolve = Callable[[str], int]


def load(data: bytes, names: Sequence[str], resolve: Resolve = symbol_address) -> Code:
    """Load an object file.

    Args:
        data: its bytes.
        names: functions whose addresses are wanted.
        resolve: gives the address of a name that the object does not define.
    """
    sections = _sections(data)
    size = sum(s.size for s in sections if s.flags & _EXEC)
    if platform.machine() not in ("x86_64", "AMD64"):  # pragma: no cover
        engine, symbols = load_with_engine(data, tuple(names))
        return Code(symbols, size, engine)
    places, total, code_end = _layout(sections)
    memory = _Mapping(total)
    for i, place in places.items():
        s = sections[i]
        if s.kind != _NOBITS:
            ctypes.memmove(memory.address + place, data[s.offset : s.offset + s.size], s.size)
    table = next(i for i, s in enumerate(sections) if s.kind == _SYMTAB)
    found, addresses = _symbols(data, sections, table, places, memory.address, resolve)
    for s in sections:
        if s.kind == _RELA and s.info in places:
            base = memory.address + places[s.info]
            for at in range(s.offset, s.offset + s.size, 24):
                offset, info, addend = struct.unpack_from("<QQq", data, at)
                _relocate(base + offset, info & 0xFFFFFFFF, addresses(info >> 32), addend)
    memory.protect(0, code_end, mmap.PROT_READ | mmap.PROT_EXEC)
    memory.protect(code_end, total - code_end, mmap.PROT_READ)
    return Code({n: found[n] for n in names}, size, memory)


def _sections(data: bytes) -> list[_Section]:
    (start,) = struct.unpack_from("<Q", data, 40)
    width, count = struct.unpack_from("<HH", data, 58)
    out = []
    for i in range(count):
        f = struct.unpack_from("<IIQQQQIIQQ", data, start + i * width)
        out.append(_Section(f[1], f[2], f[4], f[5], f[6], f[7], max(f[8], 1)))
    return out


def _layout(sections: Sequence[_Section]) -> tuple[dict[int, int], int, int]:
    """Section -> offset in the mapping; all bytes; where the code ends (a page boundary)."""
    places: dict[int, int] = {}
    at = code_end = 0
    for wanted in (True, False):
        for i, s in enumerate(sections):
            if s.flags & _ALLOC and bool(s.flags & _EXEC) is wanted and s.size:
                at = -(-at // s.align) * s.align
                places[i] = at
                at += s.size
        at = -(-at // _PAGE) * _PAGE
        code_end = at if wanted else code_end
    return places, max(at, _PAGE), code_end


def _symbols(
    data: bytes,
    sections: Sequence[_Section],
    table: int,
    places: dict[int, int],
    base: int,
    resolve: Resolve,
) -> tuple[dict[str, int], Any]:
    """Defined names -> addresses; and a function from symbol number to address."""
    s = sections[table]
    names = sections[s.link].offset
    rows = [
        struct.unpack_from("<IBBHQQ", data, at) for at in range(s.offset, s.offset + s.size, 24)
    ]

    def name(row: tuple[int, ...]) -> str:
        start = names + row[0]
        return data[start : data.index(b"\0", start)].decode()

    def address(number: int) -> int:
        row = rows[number]
        if row[3] in places:
            return base + places[row[3]] + row[4]
        return resolve(name(row))

    defined = {name(r): base + places[r[3]] + r[4] for r in rows if r[0] and r[3] in places}
    return defined, address


def _relocate(place: int, kind: int, target: int, addend: int) -> None:
    value = target + addend
    if kind in (_PC32, _PLT32, _PC64):
        value -= place
    if kind in (_ABS64, _PC64):
        ctypes.c_uint64.from_address(place).value = value & (1 << 64) - 1
    elif kind in (_PC32, _PLT32, _ABS32S) and -(1 << 31) <= value < 1 << 31:
        ctypes.c_int32.from_address(place).value = value
    elif kind == _ABS32 and 0 <= value < 1 << 32:
        ctypes.c_uint32.from_address(place).value = value
    else:
        raise AssertionError(f"relocation {kind} to {value:#x} cannot be applied")
