"""Shardings in StableHLO text, both ways.

A text says where pieces live in two vocabularies, on arguments, results and ops: ``sdy.sharding``,
which names a mesh of the module, and ``mhlo.sharding``, one string. Both are read as a
`sharding_constraint` on the value, which holds its mesh itself, and written as such.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from monograph.hlo.graph import Node
from monograph.hlo.ops.sharding_constraint import sharding_constraint
from monograph.hlo.text.attributes import quoted
from monograph.hlo.text.value_types import QuantizedValue

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

ATTRIBUTES = ("sdy.sharding", "mhlo.sharding")
TARGET = "Sharding"  # the custom call that carries the older form
MESH = "sdy.mesh"

_ONE = re.compile(r'<(?:@"?([\w$.-]+)"?|mesh(<[^<>]*>)), ([^<>]*)>')
_SIZE = re.compile(r'"=(\d+)')

# ---- reading -------------------------------------------------------------------------------------


def mesh_of(op: Any) -> tuple[str, str]:
    """Name and text of a mesh that a module declares, such as ``<["x"=2]>``."""
    return str(op.attributes["sym_name"].value), str(op.attributes["mesh"])[len("#sdy.mesh") :]


def read_constraint(r: Reader, op: Any) -> list[Any]:
    """``sdy.sharding_constraint``."""
    (x,) = r.operands(op)
    return [_constrained(r, x, said) for said in _shardings(r, op.attributes["sharding"])][:1]


def constrained(r: Reader, values: list[Any], attributes: Any) -> list[Any]:
    """Values with what the attributes of an op, an argument or a result say of them."""
    for name in ATTRIBUTES:
        if name in attributes:
            said = list(_shardings(r, attributes[name]))
            if len(said) == len(values):
                return [_constrained(r, x, s) for x, s in zip(values, said, strict=True)]
    return values


def _constrained(r: Reader, x: Any, said: tuple[str, str]) -> Any:
    if isinstance(x, tuple | QuantizedValue):  # of which the language has no one value
        return x
    sharding, mesh = said
    return sharding_constraint(x, sharding=sharding, mesh=mesh)


def _shardings(r: Reader, attribute: Any) -> Iterator[tuple[str, str]]:
    """(sharding, mesh) per value; of the older form, which has no mesh, the string."""
    if type(attribute).__name__ == "StringAttr":
        yield str(attribute.value), ""
        return
    for name, inlined, sharding in _ONE.findall(str(attribute)):
        if name and name not in r.meshes:
            raise ValueError(f"the module has no mesh @{name}")
        yield sharding, inlined or r.meshes[name]


# ---- writing -------------------------------------------------------------------------------------


class Meshes:
    """The meshes that a text being written uses, each with a name."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def name(self, mesh: str) -> str:
        """The name of a mesh: ``mesh``, ``mesh_0``, ``mesh_1``, ..."""
        count = len(self.names)
        return self.names.setdefault(mesh, f"mesh_{count - 1}" if count else "mesh")

    def lines(self) -> list[str]:
        """Their declarations."""
        return [f"  {MESH} @{name} = {mesh}" for mesh, name in self.names.items()]

    def attributes(self) -> str:
        """What the module says of them: how many devices it is for."""
        counts = [1]
        for mesh in self.names:
            count = 1
            for size in _SIZE.findall(mesh):
                count *= int(size)
            counts.append(count)
        most = max(counts)
        return f" attributes {{mhlo.num_partitions = {most} : i32}}" if most > 1 else ""


def written_constraint(node: Node, operand: str, type_text: str, meshes: Meshes) -> str:
    """One constraint as an op."""
    sharding, mesh = node.attrs["sharding"], node.attrs["mesh"]
    if mesh:
        return f"sdy.sharding_constraint {operand} <@{meshes.name(mesh)}, {sharding}> : {type_text}"
    held = f"{{mhlo.sharding = {quoted(sharding)}}}"
    return f"stablehlo.custom_call @{TARGET}({operand}) {held} : ({type_text}) -> {type_text}"
