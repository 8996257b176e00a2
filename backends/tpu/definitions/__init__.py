"""Ops that this machine computes by a program in other ops: its contract, and its code.

`DEFINITIONS` is what `legalize` asks; `defined` is the same for the interpreter in the machine's
contract mode, so both compute the same bits. A definition is written in f32, complex numbers
of f32 are their parts; operands of other types keep the semantics of their record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from monograph.backends.tpu.definitions.elimination import lu
from monograph.backends.tpu.definitions.fourier import fft, transforms
from monograph.backends.tpu.definitions.functions import FUNCTIONS, functions
from monograph.backends.tpu.definitions.jacobi import eigh, svd
from monograph.backends.tpu.definitions.narrow import narrow
from monograph.backends.tpu.definitions.pairs import PAIRS, pairs
from monograph.backends.tpu.definitions.reflections import geqrf, householder_product, ormqr
from monograph.backends.tpu.definitions.triangular import cholesky, potrf, triangular_solve
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import Definition, Definitions
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.hlo.types import C64, F32, TensorType, type_of_array

Semantics = Mapping[OpDef, Callable[..., Any]]
_MADE: Mapping[OpDef, Definition] = {
    ops.fft: fft,
    ops.triangular_solve: triangular_solve,
    ops.cholesky: cholesky,
    ops.potrf: potrf,
    ops.lu: lu,
    ops.geqrf: geqrf,
    ops.householder_product: householder_product,
    ops.ormqr: ormqr,
    ops.eigh: eigh,
    ops.svd: svd,
}


def _decompositions(op: OpDef, types: Sequence[TensorType], attrs: Attrs) -> Definition | None:
    if op is ops.fft:
        short = types[0].dtype in (F32, C64)
        return fft if short and transforms(attrs["fft_length"]) else None
    known = all(t.dtype is F32 or t.dtype.is_integer for t in types)
    return _MADE.get(op) if known else None


def _definition(op: OpDef, types: Sequence[TensorType], attrs: Attrs) -> Definition | None:
    """What an op is made of on operands of these types; None: it is left to its record."""
    if not all(t.size for t in types):
        return None
    for rule in (pairs, narrow, functions, _decompositions):
        found = rule(op, types, attrs)
        if found is not None:
            return found
    return None


def _asked(node: Node) -> Definition | None:
    return _definition(node.op, [x.type for x in node.ins], node.attrs)


DEFINITIONS: Definitions = dict.fromkeys([*_MADE, *PAIRS, *FUNCTIONS], _asked)


def defined(others: Semantics) -> dict[OpDef, Callable[..., Any]]:
    """Record -> its semantics in the contract.

    Args:
        others: those of ops, or of operands, that have no definition; else their records'.
    """
    return {op: _semantics(op, others.get(op) or op.ref) for op in DEFINITIONS}


def _semantics(op: OpDef, otherwise: Callable[..., Any] | None) -> Callable[..., Any]:
    made: dict[Any, Graph | None] = {}

    def value(attrs: Attrs, *arrays: np.ndarray[Any, Any]) -> Any:
        if op in PAIRS and op is not ops.reduce and not _complex(attrs, arrays):
            assert otherwise is not None
            return otherwise(attrs, *arrays)
        types = tuple(type_of_array(x) for x in arrays)
        key = (types, *attrs.items())
        if key not in made:
            made[key] = _graph(op, types, attrs)
        graph = made[key]
        if graph is None:
            assert otherwise is not None
            return otherwise(attrs, *arrays)
        outs = evaluate(graph, arrays)
        return outs[0] if len(outs) == 1 else tuple(outs)

    return value


def _complex(attrs: Attrs, arrays: Sequence[np.ndarray[Any, Any]]) -> bool:
    return any(x.dtype.kind == "c" for x in arrays) or attrs.get("dtype") is C64


def _graph(op: OpDef, types: Sequence[TensorType], attrs: Attrs) -> Graph | None:
    definition = _definition(op, types, attrs)
    if definition is None:
        return None

    def emitted(*ins: Any) -> list[Any]:
        out = definition(ins, attrs)
        return list(out) if isinstance(out, list | tuple) else [out]

    return build(emitted, types, op.name)


__all__ = ["DEFINITIONS", "defined"]
