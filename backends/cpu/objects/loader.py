"""A loader of object files (ELF, x86-64) into this process: quick, and nothing leaks.

Code, read-only data and variables get pages of their own; relocations are applied, then code
becomes executable and nothing but the variables is writable. What this loader does not know is left
to LLVM's own engine. References: System V ABI, and its AMD64 supplement 1.0, table 4.9.
"""

from __future__ import annotations

import ctypes
import platform
import struct
import weakref
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.backends.cpu.objects.machine import load_with_engine, symbol_address
from monograph.backends.cpu.objects.pages import NoPages, Pages

_WRITE, _ALLOC, _EXEC, _TLS = 1, 2, 4, 1024  # section flags
_PROGBITS, _SYMTAB, _RELA, _NOBITS, _UNWIND = 1, 2, 4, 8, 0x70000001  # section types
_UNDEFINED, _ABSOLUTE = 0, 0xFFF1  # numbers of sections that are none
_X86_64 = 62
_ABS64, _PC32, _PLT32, _ABS32, _ABS32S, _PC64 = 1, 2, 4, 10, 11, 24  # relocations
_RELATIVE = frozenset((_PC32, _PLT32, _PC64))
_SIGNED32 = frozenset((_PC32, _PLT32, _ABS32S))

Resolve = Callable[[str], int]


class Unloadable(Exception):
    """An object file that this loader does not know how to load."""


class Code:
    """Machine code in memory; it is unmapped when the object dies.

    Attributes:
        symbols: name -> address of the functions that were asked for.
        size: bytes of machine code.
    """

    def __init__(self, symbols: dict[str, int], size: int, free: Callable[[], None]) -> None:
        self.symbols = symbols
        self.size = size
        self._free = weakref.finalize(self, free)
        self._free.atexit = False  # modules are taken apart by then, and pages go by themselves


@dataclass(frozen=True)
class _Section:
    name: int
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry: int

    @property
    def zone(self) -> int:
        """0 for code, 1 for constants, 2 for variables."""
        return 0 if self.flags & _EXEC else 2 if self.flags & _WRITE else 1


@dataclass(frozen=True)
class _Symbol:
    name: str
    section: int
    value: int


def load(data: bytes, names: Sequence[str], resolve: Resolve = symbol_address) -> Code:
    """Load an object file.

    Args:
        data: its bytes.
        names: functions whose addresses are wanted.
        resolve: gives the address of a name that the object does not define.

    Raises:
        AssertionError: if the system lets no memory hold machine code.
    """
    sections = _sections(data)
    try:
        return _load(data, sections, names, resolve)
    except (Unloadable, NoPages):
        outside = {s.name for s in _symbols(data, sections) if not s.section and s.name}
        size = sum(s.size for s in sections if s.flags & _EXEC)
        symbols, free = load_with_engine(data, names, {n: resolve(n) for n in sorted(outside)})
        return Code(symbols, size, free)


def _load(
    data: bytes, sections: Sequence[_Section], names: Sequence[str], resolve: Resolve
) -> Code:
    (machine,) = struct.unpack_from("<H", data, 18)
    if machine != _X86_64 or platform.machine() not in ("x86_64", "AMD64"):
        raise Unloadable(f"machine {machine} on {platform.machine()}")
    offsets, sizes = _layout(sections)
    symbols = _symbols(data, sections)
    pages = Pages(sizes)
    try:
        places = {i: pages.addresses[sections[i].zone] + at for i, at in offsets.items()}
        for i, place in places.items():
            s = sections[i]
            if s.kind != _NOBITS:
                ctypes.memmove(place, data[s.offset : s.offset + s.size], s.size)
        for s in sections:
            if s.kind == _RELA and s.info in places:
                base, target = places[s.info], sections[s.info]
                for offset, info, addend in _rows("<QQq", data, s):
                    wide = 8 if info & 0xFFFFFFFF in (_ABS64, _PC64) else 4
                    if offset + wide > target.size:
                        raise Unloadable("a relocation outside of its section")
                    value = _address(symbols[info >> 32], places, resolve) + addend
                    _relocate(base + offset, info & 0xFFFFFFFF, value)
        pages.seal()
    except BaseException:
        pages.free()
        raise
    wanted = frozenset(names)
    found = {s.name: places[s.section] + s.value for s in symbols
             if s.name in wanted and s.section in places}  # fmt: skip
    return Code({n: found[n] for n in names}, sizes[0], pages.free)


def _sections(data: bytes) -> list[_Section]:
    assert data[:6] == b"\x7fELF\x02\x01", "not a 64-bit little-endian ELF object"
    (start,) = struct.unpack_from("<Q", data, 40)
    width, count = struct.unpack_from("<HH", data, 58)
    at = range(start, start + width * count, width)
    return [_Section(*struct.unpack_from("<IIQQQQIIQQ", data, i)) for i in at]


def _layout(sections: Sequence[_Section]) -> tuple[dict[int, int], list[int]]:
    """Section -> offset in its zone; the sizes of the zones."""
    offsets: dict[int, int] = {}
    sizes = [0, 0, 0]
    for i, s in enumerate(sections):
        if not s.flags & _ALLOC or not s.size:
            continue
        if s.kind not in (_PROGBITS, _NOBITS, _UNWIND) or s.flags & _TLS or s.align > 4096:
            raise Unloadable(f"a section of type {s.kind}, flags {s.flags:#x}")
        align = max(s.align, 1)
        offsets[i] = at = -(-sizes[s.zone] // align) * align
        sizes[s.zone] = at + s.size
    return offsets, sizes


def _rows(form: str, data: bytes, s: _Section) -> Iterator[tuple[Any, ...]]:
    return struct.iter_unpack(form, data[s.offset : s.offset + s.size])


def _symbols(data: bytes, sections: Sequence[_Section]) -> list[_Symbol]:
    s = next(s for s in sections if s.kind == _SYMTAB)
    names = sections[s.link].offset
    made = []
    for name, _, _, section, value, _ in _rows("<IBBHQQ", data, s):
        start = names + name
        made.append(_Symbol(data[start : data.index(b"\0", start)].decode(), section, value))
    return made


def _address(symbol: _Symbol, places: dict[int, int], resolve: Resolve) -> int:
    if symbol.section in places:
        return places[symbol.section] + symbol.value
    if symbol.section == _ABSOLUTE:
        return symbol.value
    if symbol.section != _UNDEFINED or not symbol.name:
        raise Unloadable(f"a symbol in section {symbol.section:#x}")
    return resolve(symbol.name)


def _relocate(place: int, kind: int, value: int) -> None:
    if kind in _RELATIVE:
        value -= place
    if kind in (_ABS64, _PC64):
        ctypes.c_uint64.from_address(place).value = value & (1 << 64) - 1
    elif kind in _SIGNED32 and -(1 << 31) <= value < 1 << 31:
        ctypes.c_int32.from_address(place).value = value
    elif kind == _ABS32 and 0 <= value < 1 << 32:
        ctypes.c_uint32.from_address(place).value = value
    else:
        raise Unloadable(f"relocation {kind} to {value:#x}")
