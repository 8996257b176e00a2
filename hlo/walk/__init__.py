"""The graph walks: derivatives (`jvp`, `linearize`, `transpose`) and batching (`batch`).

They find every rule through the op records; region records use them on their bodies.
"""

from monograph.hlo.walk.activity import active_outputs
from monograph.hlo.walk.axes import node_axes
from monograph.hlo.walk.batch import batch
from monograph.hlo.walk.linearize import Linear, jvp, linearize
from monograph.hlo.walk.transpose import transpose

__all__ = ["Linear", "active_outputs", "batch", "jvp", "linearize", "node_axes", "transpose"]
