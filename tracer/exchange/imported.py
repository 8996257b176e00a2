"""A StableHLO program as a function: called, jitted, differentiated and mapped like any other."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np

from monograph.hlo import flags
from monograph.hlo.builder import graph_emit
from monograph.hlo.errors import ArgumentError, TextError, UnsupportedError
from monograph.hlo.graph import Graph
from monograph.hlo.text import from_stablehlo as read_graph
from monograph.hlo.text.counted_loops import count_loops
from monograph.hlo.text.stablehlo_module import parse
from monograph.hlo.text.stablehlo_reader import Reader
from monograph.hlo.text.value_types import Open, ValueType, flat_types
from monograph.hlo.types import C128, F64, I64, U64, TensorType, types_of
from monograph.tracer.avals import ShapeDtypeStruct
from monograph.tracer.exchange.signature import Signature, Wanted, strong_values
from monograph.tracer.exchange.sources import Given, given
from monograph.tracer.jit import jit
from monograph.tracer.stages import Lowered, Traced

HERE = "cpu"  # of the platforms that a program is for, the one that is read


class Imported:
    """A function read from StableHLO; made by `from_stablehlo`.

    Attributes:
        text: the module, as MLIR's text.
        in_types: what the leaves of the arguments must be; sizes may be open.
        in_tree, out_tree: structures of ``(args, kwargs)`` and of the result, where an artifact
            says them; else the arguments are arrays by position, and the result is one array or a
            tuple.
    """

    def __init__(self, program: Given, function: str) -> None:
        self._program = program
        self.text = program.text
        self.in_tree, self.out_tree = program.in_tree, program.out_tree
        source = Reader(self.text, program.filename, parse(self.text, program.filename))
        self._function = source.entry(function)
        artifact = self.artifact = program.artifact
        self.name = self.__name__ = self._function if artifact is None else artifact.name
        declared = source.inputs(self._function)
        self._fixed: dict[int, Any] = {}
        if artifact is not None and len(artifact.platforms) > 1:
            index = artifact.platforms.index(HERE) if HERE in artifact.platforms else 0
            (t,) = flat_types(declared[0])
            self._fixed[0] = (np.array(index, t.dtype.np), t)
        wanted = [w for t in declared[len(self._fixed) :] for w in _leaves(t)]
        self.kept = tuple(range(len(wanted))) if artifact is None else artifact.kept
        self.in_types: tuple[Wanted | None, ...] = self._spread(wanted)
        names = tuple(source.names(self._function)[len(self._fixed) :])
        self._signature = Signature(self.name, self.in_types, self.in_tree, names)
        self._open = any(isinstance(t, Open) for t in wanted)
        self._wide = any(t.dtype in (I64, U64, F64, C128) for t in wanted)
        self._graphs: dict[tuple[TensorType, ...], Graph] = {}
        if not self._open:
            types = tuple(t for t in wanted if isinstance(t, TensorType))
            self._graphs[types] = count_loops(source.read(self._function, None, self._fixed))
        self._outputs = source.outputs(self._function)
        self._jitted = jit(self._flat, inline=True)

    def _spread(self, wanted: Sequence[Wanted]) -> tuple[Wanted | None, ...]:
        """The types of all leaves: those that the module dropped may be anything (None)."""
        artifact = self._program.artifact
        if artifact is None:
            return tuple(wanted)
        if artifact.effects:
            raise TextError(
                f"{self.name!r} has ordered effects: {', '.join(artifact.effects)}",
                why="they order callbacks of the process that exported it, which is not here.",
                fix="export the function without callbacks.",
            )
        count = len(artifact.in_avals)
        if len(artifact.kept) != len(wanted) or any(k >= count for k in artifact.kept):
            raise TextError(f"the artifact of {self.name!r} does not fit its module")
        found: list[Wanted | None] = [None] * count
        for k, t in zip(artifact.kept, wanted, strict=True):
            found[k] = t
        return tuple(found)

    def __repr__(self) -> str:
        return f"<{self.name} from StableHLO>"

    def graph(self, types: tuple[TensorType, ...]) -> Graph:
        """The program's graph for arguments of these types, read once."""
        found = self._graphs.get(types)
        if found is None:
            given_types = [*(t for _, t in self._fixed.values()), *types] if self._open else None
            try:
                found = read_graph(
                    self.text,
                    filename=self._program.filename,
                    function=self._function,
                    types=given_types,
                    fixed=self._fixed,
                )
            except TextError as e:
                if not self._open:
                    raise
                raise ArgumentError(
                    f"{self.name!r} cannot be made for arguments of these sizes",
                    operands=dict(zip(self._signature.labels(), types, strict=False)),
                    why=e.what,
                    fix="pass arguments of sizes that it takes.",
                ) from e
            found = self._graphs[types] = count_loops(found)
        return found

    # ---- calls

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run it.

        Raises:
            ArgumentError: if the arguments are not as many, or not of the sizes and element types,
                that the program takes; all that is wrong is listed.
            TreeError: if they are in other containers than the artifact says.
        """
        with flags.widened(True) if self._wide else nullcontext():
            leaves = self._signature.leaves(args, kwargs)
            try:
                outs = self._jitted(*(leaves[k] for k in self.kept))
            except MemoryError as e:
                raise self._too_large() from e
        if self.out_tree is not None:
            return self.out_tree.unflatten(outs)
        return outs[0] if len(outs) == 1 else tuple(outs)

    def _flat(self, *leaves: Any) -> list[Any]:
        """The program on leaves of the right kinds."""
        made = strong_values(leaves, [t for t in self.in_types if t is not None])
        graph = self.graph(tuple(v.type for v in made))
        return graph_emit(graph, made)

    def _too_large(self) -> UnsupportedError:
        nodes = [n for g in self._graphs.values() for n in g.nodes]
        largest = max(nodes, key=lambda n: sum(t.nbytes for t in types_of(n.type)))
        return UnsupportedError(
            f"{self.name!r} needs more memory than there is",
            operands={"largest value": f"{largest.op.name}: {largest.type}"},
            fix="run it on smaller arrays.",
            loc=largest.loc,
        )

    # ---- looking at it

    @property
    def in_avals(self) -> tuple[Any, ...]:
        """Shape (None: open) and element type of each leaf of the arguments."""
        return tuple(map(_struct, self.in_types))

    @property
    def out_avals(self) -> tuple[Any, ...]:
        """The same of the result."""
        return tuple(_struct(w) for t in self._outputs for w in _leaves(t))

    def trace(self, *args: Any, **kwargs: Any) -> Traced:
        """Trace it for these arguments, as `jit` does."""
        found: Traced = jit(self).trace(*args, **kwargs)
        return found

    def lower(self, *args: Any, **kwargs: Any) -> Lowered:
        """Lower it for these arguments, as `jit` does."""
        return self.trace(*args, **kwargs).lower()


def _leaves(t: ValueType) -> list[Wanted]:
    """What an argument is made of."""
    return [t] if isinstance(t, Open) else list(flat_types(t))


def _struct(t: Wanted | None) -> Any:
    return ShapeDtypeStruct.of(t) if isinstance(t, TensorType) else t


def from_stablehlo(program: Any, *, function: str = "main") -> Imported:
    """Read a StableHLO program.

    Args:
        program: MLIR text; StableHLO bytecode or an artifact of `jax.export` as bytes; or the path
            of a file that holds one of these. Bytes are decoded in a process of their own.
        function: the function to read; the only one of a module may have any name.

    Returns:
        A function of arrays. Of an artifact it takes and gives the containers of the function that
        was exported; else it takes arrays by position and gives one array or a tuple. It is
        differentiated by the rules of the ops that it holds: custom rules and `stop_gradient` of
        the program that it comes from are no longer there.

    Raises:
        TextError: if it is malformed, damaged, rejected by StableHLO's verifier, or holds ops or
            types that the language lacks; lines and columns are given.

    >>> double = from_stablehlo('''
    ... func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    ...   %0 = stablehlo.add %x, %x : tensor<3xf32>
    ...   return %0 : tensor<3xf32>
    ... }''')
    >>> double(np.ones(3, np.float32))
    Array([2., 2., 2.], dtype=float32)
    """
    return Imported(given(program), function)
