"""The library code of contractions, by unit: drivers with their tiles, Winograd's, packing."""

from __future__ import annotations

from dataclasses import replace

from monograph.backends.cpu.contraction.driver import driver_text
from monograph.backends.cpu.contraction.pack import pack_text
from monograph.backends.cpu.contraction.unit import UNITS, Unit
from monograph.backends.cpu.contraction.winograd_text import winograd_text
from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.shared import Piece, provide
from monograph.hlo.types import DTYPES, DType


def packs(unit: Unit, source: DType) -> bool:
    """Whether elements of a type can be factors of a unit's products."""
    if unit.pairs:
        return source.is_integer and (source.bits < 16 or source is unit.factor)
    return not source.is_complex and not (source.is_float and unit.integral)


def _sized(machine: Machine, unit: Unit) -> Machine:
    return replace(machine, vector_bits=unit.bits)


def _driver(unit: Unit) -> Piece:
    def text(machine: Machine) -> str:
        return driver_text(_sized(machine, unit), unit)

    return Piece(unit.driver, (unit.driver,), text)


def _winograd(unit: Unit) -> Piece:
    def text(machine: Machine) -> str:
        return winograd_text(_sized(machine, unit), unit)

    return Piece(unit.winograd, (unit.winograd,), text)


def _pack(unit: Unit, source: DType, width: int) -> Piece:
    def text(machine: Machine) -> str:
        return pack_text(_sized(machine, unit), unit, source, width)

    name = unit.pack(source, width)
    return Piece(name, (name,), text)


for _unit in UNITS:
    provide(_driver(_unit))
    if _unit.dtype is DTYPES["f32"]:
        provide(_winograd(_unit))
    for _source in DTYPES.values():
        if packs(_unit, _source):
            for _width in {_unit.rows, _unit.columns} | ({1} if not _unit.pairs else set()):
                provide(_pack(_unit, _source, _width))
