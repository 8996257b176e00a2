"""The language: types, graphs, one record per op, and everything that is true on every machine.

What rooms above need most is named here; the rest is in the modules. The records are loaded
first, whichever module is asked for: their families need the builder and the walks, which need the
leaf ops.
"""

from monograph.hlo import ops  # isort: skip
from monograph.hlo.builder import Builder, Tracer, build, graph_emit
from monograph.hlo.graph import Graph, Node, all_graphs, count_nodes, subgraphs, users_of
from monograph.hlo.interp import evaluate
from monograph.hlo.location import Loc, capture, resolve
from monograph.hlo.record import OPS, Cost, Mlir, OpDef, Signature, register
from monograph.hlo.state import emit, interpreting, located, state
from monograph.hlo.text import from_stablehlo, to_hlo, to_stablehlo
from monograph.hlo.types import (
    DTYPES,
    DType,
    TensorType,
    Type,
    dtype,
    tensor,
    type_of_array,
    types_of,
)
from monograph.hlo.verify import verify

__all__ = [
    "DTYPES",
    "OPS",
    "Builder",
    "Cost",
    "DType",
    "Graph",
    "Loc",
    "Mlir",
    "Node",
    "OpDef",
    "Signature",
    "TensorType",
    "Tracer",
    "Type",
    "all_graphs",
    "build",
    "capture",
    "count_nodes",
    "dtype",
    "emit",
    "evaluate",
    "from_stablehlo",
    "graph_emit",
    "interpreting",
    "located",
    "ops",
    "register",
    "resolve",
    "state",
    "subgraphs",
    "tensor",
    "to_hlo",
    "to_stablehlo",
    "type_of_array",
    "types_of",
    "users_of",
    "verify",
]
