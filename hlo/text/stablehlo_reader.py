"""StableHLO text to a graph. The parser and verifier are jaxlib's; this module maps the ops.

Functions become graphs that are called. How each op is read stands in
`monograph.hlo.text.stablehlo_ops`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.builder import Builder, graph_emit
from monograph.hlo.errors import MonographError, TextError
from monograph.hlo.graph import Graph
from monograph.hlo.ops.composite import composite
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.state import interpreting, located, state
from monograph.hlo.text.collectives import COLLECTIVES, Alone, Process
from monograph.hlo.text.known import Known
from monograph.hlo.text.spelling import plain_name
from monograph.hlo.text.stablehlo_chlo import CHLO
from monograph.hlo.text.stablehlo_dynamic import DYNAMIC
from monograph.hlo.text.stablehlo_module import (
    Place,
    all_ops,
    blocks_of,
    location,
    parse,
    place_of,
    text_error,
)
from monograph.hlo.text.stablehlo_older import OLDER
from monograph.hlo.text.stablehlo_ops import READERS, Values, read_body, read_plain
from monograph.hlo.text.stablehlo_quantized import is_quantized, read_quantized, with_unverified
from monograph.hlo.text.value_types import (
    Open,
    Quantized,
    Tupled,
    ValueType,
    fits,
    flat_types,
    flat_values,
    packed,
    read_value_type,
)
from monograph.hlo.types import DType, TensorType

# Every op that is not read by the spelling of its record alone.
SPECIAL = with_unverified({**READERS, **DYNAMIC, **CHLO, **OLDER, **COLLECTIVES})
RETURNS = ("func.return", "stablehlo.return")
FUNCTION = "func.func"


def from_stablehlo(text: str, *, filename: str = "<stablehlo>", function: str = "main") -> Graph:
    """Read a StableHLO module.

    Args:
        text: the module, as MLIR prints it (pretty or generic form).
        filename: what locations call the text, where it does not say ``loc(...)`` itself.
        function: the function to read; the only function of a module may have any name.

    Returns:
        Its graph, with the functions it calls inside.

    Raises:
        TextError: if the text is malformed, is rejected by StableHLO's verifier, or holds ops or
            types that the language lacks (all of them are listed); lines and columns are given.

    >>> g = from_stablehlo('''
    ... func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    ...   %0 = stablehlo.add %x, %x : tensor<3xf32>
    ...   return %0 : tensor<3xf32>
    ... }''')
    >>> g.nodes
    (<add f32[3]>,)
    """
    module = parse(text, filename)
    reader = Reader(text, filename, module)
    name = reader.entry(function)
    order = reader.calls_first(name)
    reader.refuse_unknown(order)
    before, state.loc = state.loc, None
    try:
        for called in order:
            if called == name or not reader.inlines(called):
                reader.graphs[called] = reader.function(called)
    except RecursionError:
        raise TextError("regions are nested too deep", why="each level needs stack") from None
    finally:
        state.loc = before
    return reader.graphs[name]


class Reader:
    """One module being read."""

    def __init__(self, text: str, filename: str, module: Any) -> None:
        self.text = text
        self.filename = filename
        self.module = module
        self.functions: dict[str, Any] = {}
        for op in module.operation.regions[0].blocks[0].operations:
            if op.operation.name == FUNCTION:
                self.functions[str(op.operation.attributes["sym_name"].value)] = op.operation
        self.graphs: dict[str, Graph] = {}
        self.types: dict[Any, ValueType] = {}
        self.known_values = Known()
        self.process: Process = Alone()
        self.known = with_unverified(
            {op.mlir.name: op for op in OPS.values() if op.mlir is not None}
        )
        self.composites: dict[Any, OpDef] = {}
        self.env: dict[Any, Any] = {}  # MLIR value -> tracer

    # ---- before reading

    def entry(self, name: str) -> str:
        """The function to read."""
        if name in self.functions:
            return name
        if len(self.functions) == 1:
            return next(iter(self.functions))
        known = ", ".join(self.functions) or "none"
        raise TextError(f"the text has no function @{name}; its functions: {known}")

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
        found = []
        for op in all_ops(self.functions[name]):
            key = {"func.call": "callee", "stablehlo.composite": "decomposition"}.get(op.name)
            if key is not None:
                found.append(str(op.attributes[key].value))
        return [f for f in found if f in self.functions]

    def refuse_unknown(self, functions: Sequence[str]) -> None:
        """Raise one error for every op and type of these functions that the language lacks."""
        problems: list[tuple[Place, str]] = []
        for name in functions:
            root = self.functions[name]
            blocks = [b for op in (root, *all_ops(root)) for b in blocks_of(op)]
            if not blocks:
                problems.append((self.place(root), f"function @{name} has no body"))
            for block in blocks:
                problems += self.unknown_types(root, block.arguments)
            for op in all_ops(root):
                refusal = None if op.name in RETURNS else self.refusal(op)
                if refusal is not None:
                    problems.append((self.place(op), refusal))
                problems += self.unknown_types(op, op.results)
        problems = problems or self.open_arguments(self.functions[functions[-1]])
        if problems:
            raise text_error(self.text, self.filename, list(dict.fromkeys(problems)))

    def refusal(self, op: Any) -> str | None:
        """Why an op cannot be read; None if it can."""
        if op.name in self.known or op.name in SPECIAL:
            return None
        return f"op {plain_name(op.name)} is not in the language"

    def open_arguments(self, function: Any) -> list[tuple[Place, str]]:
        """Complaints about arguments of the function to read whose sizes nothing gives."""
        found = []
        for block in list(blocks_of(function))[:1]:
            for i, t in enumerate(map(self.declared, block.arguments)):
                if isinstance(t, Open):
                    message = f"argument {i} is {t}: a dynamic dimension needs a constant size"
                    found.append((self.place(function), message))
        return found

    def unknown_types(self, op: Any, values: Any) -> list[tuple[Place, str]]:
        problems = []
        for v in values:
            try:
                self.declared(v)
            except ValueError as e:
                problems.append((self.place(op), f"{e} is not in the language ({op.name})"))
        return problems

    # ---- reading

    def declared(self, value: Any) -> ValueType:
        """The type that the text gives a value."""
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

    def fixed(self, value: Any) -> Any:
        """The NumPy array that an operand always has.

        Raises:
            ValueError: if it depends on what is not constant.
        """
        found = self.known_values.of(self.env[value])
        if found is None:
            raise ValueError("sizes and offsets of dynamic ops must be constants")
        return found

    def place(self, op: Any) -> Place:
        return place_of(op.location, self.filename)

    def error(self, op: Any, message: str) -> TextError:
        return text_error(self.text, self.filename, [(self.place(op), message)])

    def inlines(self, name: str) -> bool:
        """Whether calls of a function are replaced by its body: its types are not all tensors."""
        root = self.functions[name]
        blocks = [b for op in (root, *all_ops(root)) for b in blocks_of(op)]
        values = [v for b in blocks for v in (*b.arguments, *_results(b))]
        return any(plain_name(op.name) in COLLECTIVES for op in all_ops(root)) or any(
            not isinstance(self.declared(v), TensorType) for v in values
        )

    def inline(self, name: str, args: Sequence[Any]) -> Values:
        """Read a function where it is called."""
        (block,) = self.one_block(self.functions[name])
        before = state.loc
        try:
            return self.block(state.interp, block, args)
        finally:
            state.loc = before

    def function(self, name: str) -> Graph:
        (block,) = self.one_block(self.functions[name])
        builder = Builder(name)
        args = []
        for t in map(self.declared, block.arguments):
            args.append(packed(t, iter([builder.param(leaf) for leaf in flat_types(t)])))
        outs = self.block(builder, block, args)
        return builder.finish([leaf for out in outs for leaf in flat_values(out)])

    def scalar_body(self, op: Any) -> Graph:
        """The only region of an op, which combines two scalars, as a graph without captures."""
        return read_body(self, op)

    def one_block(self, op: Any) -> tuple[Any]:
        blocks = list(op.regions[0].blocks)
        if len(blocks) != 1:
            raise self.error(op, "control flow between blocks is not in the language")
        return (blocks[0],)

    def block(self, builder: Any, block: Any, args: Sequence[Any]) -> Values:
        """Read a block into a builder; the values it returns."""
        env = self.env
        env.update(zip(block.arguments, args, strict=True))
        with interpreting(builder), located(state.loc):
            for view in block.operations:
                op = view.operation
                if op.name in RETURNS:
                    return [env[x] for x in op.operands]
                state.loc = location(op.location, self.filename)
                outs = self.op(op)
                for r, value in zip(op.results, outs, strict=True):
                    env[r] = value
        raise self.error(block.owner, "a block without a return")

    def op(self, op: Any) -> Values:
        """Emit one op; its results, whose types are those that the text says."""
        try:
            read = SPECIAL.get(op.name, read_plain)
            outs = read_quantized(self, op, read) if is_quantized(self, op) else read(self, op)
        except TextError:
            raise
        except (MonographError, ValueError, TypeError, KeyError) as e:
            what = e.what if isinstance(e, MonographError) else f"{type(e).__name__}: {e}"
            raise self.error(op, f"{plain_name(op.name)}: {what}") from e
        for r, value in zip(op.results, outs, strict=False):
            declared = self.declared(r)
            if not fits(value, declared):
                got = getattr(value, "type", value)
                message = f"the text says {declared}, the language {got}"
                raise self.error(op, f"{plain_name(op.name)}: {message}")
        return outs

    def composite(self, name: str, attrs: tuple[str, ...], definition: str) -> OpDef:
        """The record of a composite that only this text knows."""
        key = (name, attrs, definition)
        record = self.composites.get(key)
        if record is None:
            graph = self.graphs[definition]

            def expand(ins: Sequence[Any], _: Any) -> Any:
                outs = graph_emit(graph, ins)
                return outs[0] if len(outs) == 1 else outs

            record = self.composites[key] = composite(name, expand, attrs=attrs)
        return record

    def operands(self, op: Any) -> Values:
        return [self.env[x] for x in op.operands]


def _results(block: Any) -> list[Any]:
    return [r for op in block.operations for r in op.operation.results]
