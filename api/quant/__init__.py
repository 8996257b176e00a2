"""From floating point to integers: ranges, rounding in training, and plans for machines.

`fit` puts a spiking network into the integers of a chip; `fake_quantize` lets training see what
rounding does; calibrators choose ranges. The guide is docs/snn.md.
"""

from typing import TYPE_CHECKING

import monograph.snn as _snn  # noqa: F401  its converter needs parts of this package
from monograph._missing import explain as _explain
from monograph.quant.calibrate import CALIBRATORS, largest, least_squares, percentile
from monograph.quant.fake import fake_quantize, round_weights
from monograph.quant.fit import fit
from monograph.quant.plan import Plan, PopulationPlan, TensorPlan
from monograph.quant.quantised import Quantised
from monograph.quant.report import Divergence, Report

__all__ = [
    "CALIBRATORS",
    "Divergence",
    "Plan",
    "PopulationPlan",
    "Quantised",
    "Report",
    "TensorPlan",
    "fake_quantize",
    "fit",
    "largest",
    "least_squares",
    "percentile",
    "round_weights",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
