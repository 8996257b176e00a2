"""A TPU-like machine: its chips as data, its array cycle by cycle, its numerics.

``import monograph.backends.tpu as tpu``; nothing of it is loaded by ``import monograph``.
"""

from monograph.backends.tpu.array import simulate_array, simulate_cells
from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.chips import CHIPS, chip
from monograph.backends.tpu.cycles import array_cycles, gemm_cycles
from monograph.backends.tpu.numerics import Numerics

__all__ = [
    "CHIPS", "Chip", "Numerics", "array_cycles", "chip", "gemm_cycles", "simulate_array",
    "simulate_cells",
]  # fmt: skip
