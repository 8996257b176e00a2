"""`Options`: what users choose for the machine, checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.chips import DEFAULT, chip
from monograph.backends.tpu.compiler.vector import BLOCK
from monograph.backends.tpu.numerics import DEFAULT as DEFAULT_NUMERICS
from monograph.backends.tpu.numerics import Numerics
from monograph.backends.tpu.torus.torus import torus
from monograph.hlo.errors import MachineError

KNOWN = {
    "chip": "name of a chip (v1 to v6e), or a tpu.Chip",
    "block": "(rows, columns) of the result that a product computes at a time; searched if left "
    "out",
    "block_bytes": f"bytes of an operand that vector code works on at a time; {BLOCK} if left out",
    "precision": "passes of products whose op says nothing: default, high or highest",
    "torus": "chips along each axis of the slice that a mesh lies on; chosen if left out; programs "
    "without a mesh run on one chip of it",
}


@dataclass(frozen=True)
class Options:
    """Choices for one program.

    Attributes:
        chip: what it is compiled for.
        block: rows and columns of a product's blocks, or None.
        block_bytes: of an operand of vector code.
        numerics: of products.
        torus: the slice of a pod that a mesh lies on, or None.
    """

    chip: Chip
    block: tuple[int, int] | None = None
    block_bytes: int = BLOCK
    numerics: Numerics = DEFAULT_NUMERICS
    torus: tuple[int, ...] | None = None


def options_of(given: Mapping[str, Any]) -> Options:
    """The options as users write them, checked.

    Raises:
        UnknownNameError: for a chip or precision that there is not.
        MachineError: for a block that tiles cannot make, or a slice that no pod has.

    >>> options_of({"chip": "v4", "block": (256, 512)}).block
    (256, 512)
    """
    found = chip(given.get("chip", DEFAULT))
    block = given.get("block")
    if block is not None:
        _check_block(found, block)
        block = (int(block[0]), int(block[1]))
    count = given.get("block_bytes", BLOCK)
    if not isinstance(count, int) or isinstance(count, bool) or not 4096 <= count <= found.vmem:
        raise MachineError(
            f"block_bytes is {count!r}",
            operands={"block_bytes": repr(count), f"vmem of {found.name}": found.vmem},
            why="a block is at least one tile, 4096 bytes, and at most all of vector memory.",
            fix="give a whole number in between, or leave the option out.",
        )
    numerics = Numerics(given.get("precision", "default"))
    return Options(found, block, count, numerics, _torus(found, given.get("torus")))


def _torus(found: Chip, given: Any) -> tuple[int, ...] | None:
    """The shape of a slice that a pod has; whether it has as many chips as a mesh has devices is
    asked where one is laid on it."""
    if given is None:
        return None
    if isinstance(given, tuple | list) and all(
        isinstance(n, int) and not isinstance(n, bool) and n > 0 for n in given
    ):
        return torus(found, given).shape
    raise MachineError(
        f"torus is {given!r}",
        operands={"torus": repr(given), f"largest pod of {found.name}": repr(found.torus)},
        why="it says how many chips there are along each axis.",
        fix="give a tuple of whole numbers such as (4, 4), or leave it out.",
    )


def _check_block(found: Chip, block: Any) -> None:
    whole = isinstance(block, tuple | list) and len(block) == 2 and all(
        isinstance(n, int) and not isinstance(n, bool) and n > 0 for n in block
    )  # fmt: skip
    if whole and not block[0] % 32 and not block[1] % found.cols:
        return
    raise MachineError(
        f"block is {block!r}",
        operands={"block": repr(block), "chip": found.name},
        why="the rows of a block are whole tiles of every type, a multiple of 32, and its columns "
        f"whole arrays, a multiple of {found.cols}.",
        fix=f"give block=(rows, columns), such as (256, {4 * found.cols}), or leave it out.",
    )


__all__ = ["KNOWN", "Options", "options_of"]
