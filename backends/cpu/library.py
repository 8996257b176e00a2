"""Code that programs share: compiled once per computer, kept as objects, loaded on first use.

A `Piece` is an LLVM module with some symbols that generated code may call by name; the loader asks
`resolve` for every name that an object does not define itself.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from monograph.backends.cpu.emit import Machine
from monograph.backends.cpu.loader import Code, load
from monograph.backends.cpu.machine import compile_text, host_machine, machine_key, symbol_address
from monograph.backends.store import digest, stored


@dataclass(frozen=True)
class Piece:
    """A module of library code.

    Attributes:
        name: for messages.
        symbols: the functions that others may call.
        text: its LLVM assembly on a machine.
    """

    name: str
    symbols: tuple[str, ...]
    text: Callable[[Machine], str]


_pieces: dict[str, Piece] = {}  # by symbol
_loaded: dict[Piece, Code] = {}
_lock = threading.RLock()


def provide(piece: Piece) -> Piece:
    """Make the symbols of a piece known to `resolve`; nothing is compiled yet."""
    for symbol in piece.symbols:
        assert _pieces.setdefault(symbol, piece) is piece, f"{symbol} is there twice"
    return piece


def loaded(piece: Piece) -> Code:
    """The piece in memory, for as long as the process lives."""
    with _lock:
        found = _loaded.get(piece)
        if found is None:
            machine = host_machine()
            text = piece.text(machine)
            data = stored(digest(machine_key(machine), text), lambda: compile_text(text))
            found = _loaded[piece] = load(data, piece.symbols, resolve)
        return found


def resolve(name: str) -> int:
    """The address of a function of a piece or of the C library.

    Raises:
        AssertionError: if there is none of that name.
    """
    piece = _pieces.get(name)
    return symbol_address(name) if piece is None else loaded(piece).symbols[name]
