"""`export`: a function as an artifact that `jax.export` loads, and loading one here.

JAX itself makes the artifact, from a function of JAX whose one op is lowered to our StableHLO; so
its calling convention, versions and checks are JAX's. The op's cotangents are lowered from our
derivative, where `serialize(vjp_order=...)` asks for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from monograph.hlo import flags
from monograph.hlo.builder import graph_emit
from monograph.hlo.errors import ArgumentError, TextError, UnsupportedError
from monograph.hlo.graph import Graph
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.text import to_stablehlo
from monograph.hlo.types import C128, F64, I64, U64, TensorType
from monograph.tracer import tree
from monograph.tracer.avals import ShapeDtypeStruct
from monograph.tracer.changing import refuse_refs
from monograph.tracer.exchange.imported import Imported
from monograph.tracer.exchange.signature import Signature, strong_values
from monograph.tracer.exchange.sources import given
from monograph.tracer.jit import Jit, jit
from monograph.tracer.linear_maps import vjp
from monograph.tracer.stages import Lowered


class Exported:
    """A function as StableHLO, with what is needed to call it; made by `export` or `deserialize`.

    Attributes:
        fun_name: the function's name.
        in_tree, out_tree: structures of ``(args, kwargs)`` and of the result.
        in_avals, out_avals: shapes and element types of their leaves.
        platforms: what it is lowered for.
        call: the function, on arguments of these structures and types.
    """

    call: Callable[..., Any]
    in_tree: tree.TreeDef
    out_tree: tree.TreeDef
    nr_devices = 1

    def __init__(self, made: Any, lowered: Lowered) -> None:
        self._made = made
        self.call = _caller(lowered)
        self.fun_name = lowered.name
        self.in_tree, self.out_tree = lowered.in_tree, lowered.out_tree
        self.in_avals: tuple[Any, ...] = _structs(lowered.in_types)
        self.out_avals = _structs(lowered.graph.out_types)
        self.platforms = tuple(made.platforms)

    def __repr__(self) -> str:
        return f"<exported {self.fun_name} for {', '.join(self.platforms)}>"

    def mlir_module(self) -> str:
        """The module as MLIR's text."""
        return str(self._made.mlir_module())

    @property
    def mlir_module_serialized(self) -> bytes:
        """The module as portable StableHLO bytecode."""
        return bytes(self._made.mlir_module_serialized)

    def serialize(self, vjp_order: int = 0) -> bytearray:
        """The artifact, which `jax.export.deserialize` and `from_stablehlo` load.

        Args:
            vjp_order: up to which order of reverse-mode derivative it holds them too.
        """
        try:
            return bytearray(self._made.serialize(vjp_order=vjp_order))
        except ValueError as e:  # classes of containers that JAX cannot write
            raise ArgumentError(
                f"{self.fun_name!r} cannot be serialized",
                why=str(e),
                fix="pass and return tuples, lists and dicts with names, or register the class "
                "with jax.export.register_pytree_node_serialization.",
            ) from None

    def has_vjp(self) -> bool:
        """Whether `serialize` can hold derivatives."""
        return bool(self._made.has_vjp())


def export(
    fun: Callable[..., Any],
    *,
    platforms: Sequence[str] | None = None,
    disabled_checks: Sequence[Any] = (),
) -> Callable[..., Exported]:
    """Make a function exportable.

    Args:
        fun: a function of trees of arrays, jitted or not.
        platforms: what it is for (``"cpu"``, ``"cuda"``, ``"rocm"``, ``"tpu"``); the CPU by
            default. StableHLO is the same for all; calls of LAPACK are for the CPU only.
        disabled_checks: those of `jax.export` that are to be skipped.

    Returns:
        A function that takes what `fun` takes (arrays or `ShapeDtypeStruct`s) and returns an
        `Exported`.

    >>> import numpy as np
    >>> made = export(lambda x: x * 2)(np.ones(3, np.float32))
    >>> deserialize(made.serialize()).call(np.ones(3, np.float32))
    Array([2., 2., 2.], dtype=float32)
    """
    jitted = fun if isinstance(fun, Jit) else jit(fun)

    def lower(*args: Any, **kwargs: Any) -> Exported:
        lowered = jitted.lower(*args, **kwargs)
        refuse_refs(lowered.entry.around is not None, "export")
        made = _through_jax(lowered, tuple(platforms or ("cpu",)), disabled_checks)
        return Exported(made, lowered)

    return lower


def deserialize(blob: bytes | bytearray) -> Exported:
    """Load an artifact of `jax.export`, made here or by JAX.

    Args:
        blob: what `serialize` returned. Its module is decoded in a process of its own.

    Raises:
        TextError: if it is damaged, or holds what the language lacks.
    """
    raw = bytes(blob)
    program = given(raw)
    if program.artifact is None:
        raise TextError("the bytes are no artifact of jax.export", fix="use from_stablehlo.")
    return Loaded(raw, Imported(program, "main"))


def _structs(types: Sequence[TensorType]) -> tuple[ShapeDtypeStruct, ...]:
    return tuple(ShapeDtypeStruct.of(t.strong) for t in types)


def _caller(lowered: Lowered) -> Callable[..., Any]:
    """The program here, on the arguments that are not static."""
    graph = clear_weak(lowered.whole)
    signature = Signature(lowered.name, graph.in_types, lowered.in_tree)

    def flat(*leaves: Any) -> list[Any]:
        return graph_emit(graph, strong_values(leaves, graph.in_types))

    run = jit(flat, inline=True)

    def call(*args: Any, **kwargs: Any) -> Any:
        wide = any(t.dtype in (I64, U64, F64, C128) for t in lowered.in_types)
        with flags.widened(True) if wide else nullcontext():
            return lowered.out_tree.unflatten(run(*signature.leaves(args, kwargs)))

    call.__name__ = lowered.name
    return call


class Loaded(Exported):
    """An artifact that was loaded: it is already in its bytes."""

    def __init__(self, raw: bytes, program: Imported) -> None:
        self._raw = raw
        self._program = program
        artifact = program.artifact
        assert artifact is not None
        assert program.in_tree is not None and program.out_tree is not None
        self.call = program
        self.fun_name = program.name
        self.in_tree, self.out_tree = program.in_tree, program.out_tree
        self.in_avals, self.out_avals = program.in_avals, program.out_avals
        self.platforms = artifact.platforms
        self.nr_devices = artifact.devices

    def mlir_module(self) -> str:
        return self._program.text

    @property
    def mlir_module_serialized(self) -> bytes:
        from jax import export as jax_export

        return bytes(jax_export.deserialize(self.serialize()).mlir_module_serialized)

    def serialize(self, vjp_order: int = 0) -> bytearray:
        return bytearray(self._raw)

    def has_vjp(self) -> bool:
        return False


# ---- through JAX ---------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Program:
    """What the op of JAX holds.

    Attributes:
        text: the module.
        in_types, out_types: of its function.
        graph: what the function does; its cotangents are made from it.
    """

    text: str
    in_types: tuple[TensorType, ...]
    out_types: tuple[TensorType, ...]
    graph: Graph


@cache
def _primitive() -> Any:
    """The op of JAX that stands for a program of ours."""
    from jax.core import ShapedArray
    from jax.extend.core import Primitive
    from jax.interpreters import mlir

    op = Primitive("monograph")
    op.multiple_results = True
    op.def_abstract_eval(
        lambda *_, program: [ShapedArray(t.shape, t.dtype.np) for t in program.out_types]
    )
    mlir.register_lowering(op, _lowered_by_jax)
    return op


def _lowered_by_jax(ctx: Any, *args: Any, program: Program) -> Any:
    """A call of the program's functions, put into the module that JAX is making."""
    from jax.interpreters import mlir
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import func

    context = ctx.module_context.context
    module = ir.Module.parse(program.text, context)
    name = mlir.merge_mlir_modules(ctx.module_context.module, "monograph_main", module)
    types = [ir.Type.parse(t.mlir, context) for t in program.out_types]
    return func.CallOp(types, ir.FlatSymbolRefAttr.get(name), args).results


def _through_jax(lowered: Lowered, platforms: tuple[str, ...], checks: Sequence[Any]) -> Any:
    """JAX's own artifact of a lowered function."""
    import jax
    from jax import export as jax_export

    program = _program(lowered)
    if "lapack_" in program.text and platforms != ("cpu",):
        raise UnsupportedError(
            f"{lowered.name!r} calls LAPACK, which there is on the CPU only",
            operands={"platforms": ", ".join(platforms)},
            fix="export it for the CPU, or leave the decomposition out.",
        )
    run = _differentiable(program)

    def call(*args: Any, **kwargs: Any) -> Any:
        return lowered.out_tree.unflatten(run(*tree.leaves((args, kwargs))))

    call.__name__ = call.__qualname__ = lowered.name
    specs = [jax.ShapeDtypeStruct(t.shape, t.dtype.np) for t in program.in_types]
    args, kwargs = lowered.in_tree.unflatten(specs)
    with jax.enable_x64(True):  # else JAX narrows the program's types
        made = jax_export.export(jax.jit(call), platforms=platforms, disabled_checks=checks)
        try:
            return made(*args, **kwargs)
        except ValueError as e:
            raise UnsupportedError(
                f"{lowered.name!r} cannot be exported",
                why=str(e),
                fix="leave out what only this process knows, such as calls of Python functions.",
            ) from e


def _program(lowered: Lowered) -> Program:
    graph = clear_weak(lowered.whole)
    text = to_stablehlo(graph, locations=True, shardings=False)
    return Program(text, graph.in_types, graph.out_types, graph)


def _differentiable(program: Program) -> Any:
    """The program as a function of JAX, whose derivative is the program of ours."""
    import jax

    @jax.custom_vjp
    def run(*leaves: Any) -> Any:
        return _primitive().bind(*leaves, program=program)

    def backward(leaves: Any, cotangents: Any) -> Any:
        taken = _inexact(program.out_types)
        given = [cotangents[i] for i in taken]
        found = iter(_differentiable(_pullback(program))(*leaves, *given))
        return tuple(
            next(found) if t.dtype.is_inexact else np.zeros(t.shape, jax.dtypes.float0)
            for t in program.in_types
        )

    run.defvjp(lambda *leaves: (run(*leaves), leaves), backward)
    return run


def _pullback(program: Program) -> Program:
    """Arguments and cotangents of the results to cotangents of the arguments; of inexact ones."""
    taken, made = _inexact(program.in_types), _inexact(program.out_types)

    def back(*values: Any) -> Any:
        leaves = list(values[: len(program.in_types)])

        def part(*chosen: Any) -> list[Any]:
            full = list(leaves)
            for i, x in zip(taken, chosen, strict=True):
                full[i] = x
            outs = graph_emit(program.graph, full)
            return [outs[i] for i in made]

        _, pull = vjp(part, *(leaves[i] for i in taken))
        return list(pull(list(values[len(leaves) :])))

    wanted = [*program.in_types, *(program.out_types[i] for i in made)]
    return _program(jit(back).lower(*map(ShapeDtypeStruct.of, wanted)))


def _inexact(types: Sequence[TensorType]) -> list[int]:
    return [i for i, t in enumerate(types) if t.dtype.is_inexact]
