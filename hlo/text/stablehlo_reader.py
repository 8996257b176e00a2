"""StableHLO text to a graph. The parser and verifier are jaxlib's; this module maps the ops.

Functions become graphs that are called. How each op is read stands in
`monograph.hlo.text.stablehlo_ops`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monograph.hlo.builder import Builder, graph_emit
from monograph.hlo.errors import MonographError, TextError
from monograph.hlo.graph import Graph
from monograph.hlo.ops.composite import composite
from monograph.hlo.record import OpDef
from monograph.hlo.state import interpreting, located, state
from monograph.hlo.text.known import Known
from monograph.hlo.text.spelling import plain_name
from monograph.hlo.text.stablehlo_module import (
    Place,
    all_ops,
    blocks_of,
    location,
    parse,
    text_error,
)
from monograph.hlo.text.stablehlo_ops import Values, interned, read_body, read_plain
from monograph.hlo.text.stablehlo_quantized import is_quantized, read_quantized
from monograph.hlo.text.stablehlo_sharding import constrained
from monograph.hlo.text.stablehlo_source import RETURNS, SPECIAL, Source
from monograph.hlo.text.value_types import Open, fits, flat_types, flat_values, packed
from monograph.hlo.types import TensorType


def from_stablehlo(
    text: str,
    *,
    filename: str = "<stablehlo>",
    function: str = "main",
    types: Sequence[TensorType] | None = None,
    fixed: Mapping[int, Any] | None = None,
) -> Graph:
    """Read a StableHLO module.

    Args:
        text: the module, as MLIR prints it (pretty or generic form).
        filename: what locations call the text, where it does not say ``loc(...)`` itself.
        function: the function to read; the only function of a module may have any name.
        types: one per argument of the function, where the text leaves sizes open.
        fixed: number of an argument -> the array that it always is; the graph does not have it.

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
    return Reader(text, filename, parse(text, filename)).read(function, types, fixed or {})


class Reader(Source):
    """One module being read."""

    def __init__(self, text: str, filename: str, module: Any) -> None:
        super().__init__(text, filename, module)
        self.graphs: dict[str, Graph] = {}
        self.known_values = Known()
        self.composites: dict[Any, OpDef] = {}
        self.env: dict[Any, Any] = {}  # MLIR value -> tracer
        self.sharded = "sharding" in text

    def read(
        self, function: str, types: Sequence[TensorType] | None, fixed: Mapping[int, Any]
    ) -> Graph:
        """The graph of a function, see `from_stablehlo`."""
        name = self.entry(function)
        order = self.calls_first(name)
        self.refuse_unknown(order, given=types is not None)
        before, state.loc = state.loc, None
        try:
            for called in order:
                if called == name:
                    self.graphs[name] = self.function(name, types, fixed)
                elif not self.inlines(called):
                    self.graphs[called] = self.function(called)
        except RecursionError:
            raise TextError("regions are nested too deep", why="each level needs stack") from None
        finally:
            state.loc = before
        return self.graphs[name]

    def refuse_unknown(self, functions: Sequence[str], *, given: bool = False) -> None:
        """Raise one error for all that the language lacks; the last function is the one to read.

        Args:
            functions: their names.
            given: whether its arguments have types that the text need not say.
        """
        lacking = self.unknown(functions)
        if lacking:
            raise self.all_of(lacking)
        problems = [] if given else self.open_arguments(self.functions[functions[-1]])
        if problems:
            raise text_error(self.text, self.filename, problems)

    def open_arguments(self, function: Any) -> list[tuple[Place, str]]:
        """Complaints about arguments of the function to read whose sizes nothing gives."""
        found = []
        for block in list(blocks_of(function))[:1]:
            for i, t in enumerate(map(self.declared, block.arguments)):
                if isinstance(t, Open):
                    message = f"argument {i} is {t}: a dynamic dimension needs a constant size"
                    found.append((self.place(function), message))
        return found

    def fixed(self, value: Any) -> Any:
        """The NumPy array that an operand always has.

        Raises:
            ValueError: if it depends on what is not constant.
        """
        found = self.known_values.of(self.env[value])
        if found is None:
            raise ValueError("sizes and offsets of dynamic ops must be constants")
        return found

    def inlines(self, name: str) -> bool:
        """Whether calls of a function are replaced by its body: its types are not all tensors."""
        root = self.functions[name]
        blocks = [b for op in (root, *all_ops(root)) for b in blocks_of(op)]
        values = [v for b in blocks for v in (*b.arguments, *_results(b))]
        return any(not isinstance(self.declared(v), TensorType) for v in values)

    def inline(self, name: str, args: Sequence[Any]) -> Values:
        """Read a function where it is called."""
        (block,) = self.one_block(self.functions[name])
        before = state.loc
        try:
            return self.block(state.interp, block, args)
        finally:
            state.loc = before

    def inside(self, block: Any, args: Sequence[Any]) -> Values:
        """Read the block of a region that runs once, where it stands."""
        return self.block(state.interp, block, args)

    def function(
        self,
        name: str,
        types: Sequence[TensorType] | None = None,
        fixed: Mapping[int, Any] | None = None,
    ) -> Graph:
        """The graph of one function; `types` and `fixed` are those of `from_stablehlo`."""
        root = self.functions[name]
        (block,) = self.one_block(root)
        builder = Builder(name)
        args: Values = []
        for i, t in enumerate(map(self.declared, block.arguments)):
            if fixed and i in fixed:
                args.append(builder.constant(*fixed[i]))
                continue
            leaves = flat_types(t) if types is None or not isinstance(t, Open) else [types[i]]
            args.append(packed(t, iter([builder.param(leaf) for leaf in leaves])))
        with interpreting(builder):
            args = self.annotated(root, "arg_attrs", args)
        outs = self.block(builder, block, args)
        with interpreting(builder):
            outs = self.annotated(root, "res_attrs", outs)
        return builder.finish([leaf for out in outs for leaf in flat_values(out)])

    def annotated(self, function: Any, name: str, values: Values) -> Values:
        """Arguments or results with what the function's attributes say of each."""
        if not self.sharded or name not in function.attributes:
            return values
        rows = zip(values, function.attributes[name], strict=True)
        return [constrained(self, [x], said)[0] for x, said in rows]

    def scalar_body(self, op: Any) -> Graph:
        """The only region of an op, which combines two scalars, as a graph without captures."""
        return interned(read_body(self, op))

    def one_block(self, op: Any) -> tuple[Any]:
        """The only block of an op's first region."""
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
            if self.sharded:
                outs = constrained(self, outs, op.attributes)
        except TextError:
            raise
        except (MonographError, ValueError, TypeError, KeyError) as e:
            raise self.error(op, f"{plain_name(op.name)}: {said(e)}") from e
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
        """The values of an op's operands."""
        return [self.env[x] for x in op.operands]


def said(error: Exception) -> str:
    """What is wrong, in one line."""
    if isinstance(error, MonographError):
        return error.what
    return str(error) if type(error) is ValueError else f"{type(error).__name__}: {error}"


def _results(block: Any) -> list[Any]:
    return [r for op in block.operations for r in op.operation.results]
