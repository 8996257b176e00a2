"""SCALE-Sim's topology files, configurations and reports (github.com/scalesim-project/SCALE-Sim).

`layer.py` reads files, `demand.py` says what the array asks of its memories, `estimate.py`,
`given.py` and `writes.py` are the memories, `report.py` the reports.
"""

from monograph.backends.tpu.scalesim.layer import (
    Config,
    Layer,
    product_layer,
    read_config,
    read_topology,
)
from monograph.backends.tpu.scalesim.report import Report, report, tables, total_cycles

__all__ = [
    "Config", "Layer", "Report", "product_layer", "read_config", "read_topology", "report",
    "tables", "total_cycles",
]  # fmt: skip
