"""Joules of operations and memories, as ranges: tables by process, with their sources.

Sources: Horowitz, "Computing's Energy Problem", ISSCC 2014 (45 nm), and its update in Jouppi et
al., "Ten Lessons From Three Generations Shaped Google's TPUv4i", ISCA 2021, table 2 (7 nm). Energy
is always a range (low, high): the tables are for single operations and small memories, without
clock trees and control.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from monograph.backends.tpu.chip import Chip
from monograph.hlo.errors import DTypeError, UnknownNameError

PICO = 1e-12
Range = tuple[float, float]


@dataclass(frozen=True)
class EnergyTable:
    """Picojoules of one process.

    Attributes:
        process: its name.
        add, mul: by element type.
        sram: of 64 bits, by the memory's size in bytes.
        dram: of 64 bits, (low, high), by kind of memory.
    """

    process: str
    add: Mapping[str, float]
    mul: Mapping[str, float]
    sram: Mapping[int, float]
    dram: Mapping[str, Range]


_SRAM_SIZES = (8 << 10, 32 << 10, 1 << 20)
TABLES: dict[str, EnergyTable] = {
    "45nm": EnergyTable(
        "45nm",
        add={"i8": 0.03, "i32": 0.1, "f16": 0.4, "f32": 0.9},
        mul={"i8": 0.2, "i32": 3.1, "f16": 1.1, "f32": 3.7},
        sram=dict(zip(_SRAM_SIZES, (10.0, 20.0, 100.0), strict=True)),
        dram={"ddr": (1300.0, 1300.0)},
    ),
    "7nm": EnergyTable(
        "7nm",
        add={"i8": 0.007, "i32": 0.03, "bf16": 0.11, "f16": 0.16, "f32": 0.38},
        mul={"i8": 0.07, "i32": 1.48, "bf16": 0.21, "f16": 0.34, "f32": 1.31},
        sram=dict(zip(_SRAM_SIZES, (7.5, 8.5, 14.0), strict=True)),
        dram={"ddr": (1300.0, 1300.0), "hbm": (250.0, 450.0), "gddr": (350.0, 480.0)},
    ),
}
# What a product is added to, by the operands' type.
SUMS = {"bf16": "f32", "f16": "f32", "f32": "f32", "i8": "i32"}


def table_of(chip: Chip) -> EnergyTable:
    """The table of a chip's process.

    Raises:
        UnknownNameError: if there is none.
    """
    if chip.process not in TABLES:
        raise UnknownNameError(
            f"there is no energy table for process {chip.process!r} of chip {chip.name!r}",
            operands={"known": ", ".join(TABLES)},
            fix="give process= one of these.",
        )
    return TABLES[chip.process]


def mac(chip: Chip, dtype: str) -> float:
    """Joules of one multiply-accumulate: a product, and its addition to a wider sum.

    Raises:
        DTypeError: if the process's table has no figures for the type.

    >>> from monograph.backends.tpu.chips import chip
    >>> round(mac(chip("v4"), "bf16") / PICO, 3), round(mac(chip("v4"), "i8") / PICO, 3)
    (0.59, 0.1)
    """
    table = table_of(chip)
    wide = SUMS.get(dtype, "")
    if dtype not in table.mul or wide not in table.add:
        raise DTypeError(
            f"the energy table of {table.process} has no multiply-accumulate of {dtype}",
            operands={"known": ", ".join(t for t in table.mul if SUMS.get(t) in table.add)},
            fix="choose one of these types, or a chip of another process.",
        )
    return (table.mul[dtype] + table.add[wide]) * PICO


def sram_byte(chip: Chip, size: int) -> float:
    """Joules per byte of a memory of so many bytes: the smallest of the table that holds it, else
    the largest, which is then a lower bound."""
    table = table_of(chip)
    held = [s for s in table.sram if s >= size]
    return table.sram[min(held) if held else max(table.sram)] / 8 * PICO


def dram_byte(chip: Chip) -> Range:
    """Joules per byte of main memory, low and high.

    >>> from monograph.backends.tpu.chips import chip
    >>> [round(e / PICO, 2) for e in dram_byte(chip("v4"))]
    [31.25, 56.25]
    """
    table = table_of(chip)
    low, high = table.dram.get("hbm", table.dram["ddr"])
    return low / 8 * PICO, high / 8 * PICO


__all__ = ["PICO", "TABLES", "EnergyTable", "Range", "dram_byte", "mac", "sram_byte", "table_of"]
