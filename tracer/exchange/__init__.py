"""Programs in and out: StableHLO text, bytecode and artifacts of `jax.export`."""

from monograph.tracer.exchange.exported import Exported, deserialize, export
from monograph.tracer.exchange.imported import Imported, from_stablehlo
from monograph.tracer.exchange.report import GraphReport, graph_report

__all__ = [
    "Exported",
    "GraphReport",
    "Imported",
    "deserialize",
    "export",
    "from_stablehlo",
    "graph_report",
]
