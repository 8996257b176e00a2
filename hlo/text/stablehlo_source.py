"""What stands in a StableHLO module before any of it is read: functions, types, meshes, places.

`Source` is the base of the `Reader`, and what a report on a program asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from monograph.hlo.errors import TextError
from monograph.hlo.record import OPS
from monograph.hlo.text.collectives import COLLECTIVES
from monograph.hlo.text.spelling import plain_name
from monograph.hlo.text.stablehlo_chlo import CHLO
from monograph.hlo.text.stablehlo_dynamic import DYNAMIC
from monograph.hlo.text.stablehlo_module import (
    Place,
    all_ops,
    blocks_of,
    parse,
    place_of,
    text_error,
    without_locations,
)
from monograph.hlo.text.stablehlo_older import OLDER
from monograph.hlo.text.stablehlo_ops import READERS
from monograph.hlo.text.stablehlo_quantized import with_unverified
from monograph.hlo.text.stablehlo_sharding import MESH, mesh_of, read_constraint
from monograph.hlo.text.value_types import Open, Quantized, Tupled, ValueType, read_value_type
from monograph.hlo.types import DTYPES, DType, TensorType

# Every op that is not read by the spelling of its record alone.
SPECIAL = with_unverified(
    {
        **READERS,
        **DYNAMIC,
        **CHLO,
        **OLDER,
        **COLLECTIVES,
        "sdy.sharding_constraint": read_constraint,
    }
)
RETURNS = ("func.return", "stablehlo.return", "sdy.return")
FUNCTION = "func.func"
READ = (
    "read are the ops of StableHLO and CHLO, calls of func and sdy.sharding_constraint, on "
    f"{', '.join(d.mlir for d in DTYPES.values())}."
)
Complaint = tuple[Place, str, str]  # where, the op's name, what is wrong


class Source:
    """A parsed module.

    Attributes:
        text, filename: what was parsed, and what complaints call it.
        functions: name -> operation.
        meshes: name -> text of a mesh that shardings refer to.
        known: MLIR's name -> record of the ops that are read by their records.
    """

    def __init__(self, text: str, filename: str, module: Any) -> None:
        self.text = text
        self.filename = filename
        self.module = module
        self.functions: dict[str, Any] = {}
        self.meshes: dict[str, str] = {}
        for op in module.operation.regions[0].blocks[0].operations:
            if op.operation.name == FUNCTION:
                self.functions[str(op.operation.attributes["sym_name"].value)] = op.operation
            elif op.operation.name == MESH:
                name, mesh = mesh_of(op.operation)
                self.meshes[name] = mesh
        self.types: dict[Any, ValueType] = {}
        self.known = with_unverified(
            {op.mlir.name: op for op in OPS.values() if op.mlir is not None}
        )

    def entry(self, name: str) -> str:
        """The function to read.

        Raises:
            TextError: if there is none of that name, and not just one.
        """
        if name in self.functions:
            return name
        if len(self.functions) == 1:
            return next(iter(self.functions))
        known = ", ".join(self.functions) or "none"
        raise TextError(f"the text has no function @{name}; its functions: {known}")

    def inputs(self, name: str) -> list[ValueType]:
        """The types of a function's arguments.

        Raises:
            TextError: if the language lacks one of them.
        """
        return self._types_of(name, lambda block: list(block.arguments))

    def outputs(self, name: str) -> list[ValueType]:
        """The types of its results."""
        return self._types_of(name, lambda block: list(list(block.operations)[-1].operands))

    def _types_of(self, name: str, values: Callable[[Any], list[Any]]) -> list[ValueType]:
        root = self.functions[name]
        for block in list(blocks_of(root))[:1]:
            problems = self.unknown_types(root, values(block))
            if problems:
                raise self.all_of(problems)
            return [self.declared(x) for x in values(block)]
        raise self.error(root, f"function @{name} has no body")

    def names(self, name: str) -> list[str]:
        """What its arguments are called where it comes from; empty where the text does not say."""
        (block, *_) = blocks_of(self.functions[name])
        return [getattr(a.location, "name_str", "") for a in block.arguments]

    def calls_first(self, name: str) -> list[str]:
        """The functions that `name` needs, each after those that it calls itself."""
        order: list[str] = []
        state_of: dict[str, int] = {}  # 1: open, 2: done
        stack = [(name, False)]
        while stack:
            at, done = stack.pop()
            if done:
                state_of[at] = 2
                order.append(at)
                continue
            if at in state_of:
                if state_of[at] == 1:
                    raise self.error(self.functions[at], f"@{at} calls itself")
                continue
            state_of[at] = 1
            stack.append((at, True))
            # A callee that is open is a cycle; one that waits further down is simply visited now.
            for callee in dict.fromkeys(self.callees(at)):
                if state_of.get(callee) == 1:
                    raise self.error(self.functions[callee], f"@{callee} calls itself")
                stack.append((callee, False))
        return order

    def callees(self, name: str) -> list[str]:
        """The functions that one calls."""
        found = []
        for op in all_ops(self.functions[name]):
            key = {"func.call": "callee", "stablehlo.composite": "decomposition"}.get(op.name)
            if key is not None:
                found.append(str(op.attributes[key].value))
            elif "called_computations" in op.attributes:
                found += [str(f.value) for f in op.attributes["called_computations"]]
        return [f for f in found if f in self.functions]

    # ---- what the language lacks

    def unknown(self, functions: Sequence[str]) -> list[Complaint]:
        """Every op and type of these functions that the language lacks."""
        problems: list[Complaint] = []
        for name in functions:
            root = self.functions[name]
            blocks = [b for op in (root, *all_ops(root)) for b in blocks_of(op)]
            if not blocks:
                problems.append((self.place(root), root.name, f"function @{name} has no body"))
            for block in blocks:
                problems += self.unknown_types(root, block.arguments)
            for op in all_ops(root):
                refusal = None if op.name in RETURNS else self.refusal(op)
                if refusal is not None:
                    problems.append((self.place(op), plain_name(op.name), refusal))
                problems += self.unknown_types(op, op.results)
        return list(dict.fromkeys(problems))

    def refusal(self, op: Any) -> str | None:
        """Why an op cannot be read; None if it can."""
        if op.name in self.known or op.name in SPECIAL:
            return None
        return f"op {plain_name(op.name)} is not in the language"

    def unknown_types(self, op: Any, values: Any) -> list[Complaint]:
        """Complaints about the types of some values of an op."""
        problems = []
        for v in values:
            try:
                self.declared(v)
            except ValueError as e:
                what = f"{e} is not in the language ({op.name})"
                problems.append((self.place(op), plain_name(op.name), what))
        return problems

    # ---- types

    def declared(self, value: Any) -> ValueType:
        """The type that the text gives a value.

        Raises:
            ValueError: if the language lacks it.
        """
        t = value.type
        found = self.types.get(t)
        if found is None:
            found = self.types[t] = read_value_type(str(t))
        return found

    def type(self, value: Any) -> TensorType:
        """The tensor type that the text gives a value; of a quantised one, what it stands for.

        Raises:
            ValueError: if it is a tuple, or a size is open.
        """
        t = self.declared(value)
        if isinstance(t, Quantized):
            return t.tensor
        if isinstance(t, Tupled):
            raise ValueError(f"a tuple {t} where a tensor is expected")
        if isinstance(t, Open):
            raise ValueError(f"the size of a dimension of {t} is not known")
        return t

    def dtype(self, value: Any) -> DType:
        """The element type that the text gives a value; its sizes may be open."""
        t = self.declared(value)
        return t.dtype if isinstance(t, Open) else self.type(value).dtype

    # ---- places

    def place(self, op: Any) -> Place:
        """The user's line that an op comes from; the text's own where it does not say."""
        found = place_of(op.location, self.filename)
        return found if found.line else self._own_places.get(op, found)

    @cached_property
    def _own_places(self) -> dict[Any, Place]:
        """Where each op stands in the text."""
        try:
            bare = parse(without_locations(self.text), self.filename, unregistered=True)
        except TextError:
            return {}
        mine, theirs = all_ops(self.module.operation), all_ops(bare.operation)
        return {a: place_of(b.location, self.filename) for a, b in zip(mine, theirs, strict=False)}

    def error(self, op: Any, message: str) -> TextError:
        """The error of one op."""
        return text_error(self.text, self.filename, [(self.place(op), message)])

    def all_of(self, problems: Sequence[Complaint]) -> TextError:
        """One error for everything that the language lacks."""
        found = list(dict.fromkeys((place, what) for place, _, what in problems))
        error = text_error(self.text, self.filename, found)
        error.why = READ
        error.fix = "mg.graph_report(program) says of every op whether it can be compiled."
        return error
