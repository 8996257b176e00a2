"""Code that programs share: compiled once per computer, kept as objects, loaded on first use.

A `Piece` is an LLVM module with some symbols that generated code may call by name; the loader asks
`resolve` for every name that an object does not define itself.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.loader import Code, load
from monograph.backends.cpu.objects.machine import (
    compile_text,
    host_machine,
    machine_key,
    symbol_address,
)
from monograph.backends.forks import kept_over_forks
from monograph.backends.store import SOURCES, digest, stored
from monograph.hlo.ops.lapack import address

ROUTINE = "lapack."  # what symbols of LAPACK's routines begin with


@dataclass(frozen=True)
class Piece:
    """A module of library code.

    Attributes:
        name: no other piece's.
        symbols: the functions that others may call.
        text: its LLVM assembly on a machine, a function of that and of this package's sources
            alone: where the object is kept nobody asks for the text.
        begin: is called once with the piece in memory, before anyone else calls it.
    """

    name: str
    symbols: tuple[str, ...]
    text: Callable[[Machine], str]
    begin: Callable[[Code], None] | None = None


_pieces: dict[str, Piece] = {}  # by symbol
_loaded: dict[Piece, Code] = {}
_lock = kept_over_forks(threading.RLock())


def provide(piece: Piece) -> Piece:
    """Make the symbols of a piece known to `resolve`; nothing is compiled yet."""
    for symbol in piece.symbols:
        assert _pieces.setdefault(symbol, piece) is piece, f"{symbol} is there twice"
    return piece


def pieces() -> tuple[Piece, ...]:
    """Every piece that is known."""
    return tuple(dict.fromkeys(_pieces.values()))


def loaded(piece: Piece) -> Code:
    """The piece in memory, for as long as the process lives."""
    with _lock:
        found = _loaded.get(piece)
        if found is None:
            machine = host_machine()
            data = stored(
                digest("piece", piece.name, *piece.symbols, machine_key(machine), SOURCES),
                lambda: compile_text(piece.text(machine), machine),
            )
            found = load(data, piece.symbols, resolve)
            if piece.begin is not None:
                piece.begin(found)
            _loaded[piece] = found
        return found


def resolve(name: str) -> int:
    """The address of a function of a piece, of SciPy's LAPACK, or of the C library.

    Raises:
        AssertionError: if there is none of that name.
    """
    if name.startswith(ROUTINE):
        with _lock:  # the first time this imports SciPy, and no fork may see that half done
            return address(name.removeprefix(ROUTINE))
    piece = _pieces.get(name)
    return symbol_address(name) if piece is None else loaded(piece).symbols[name]
