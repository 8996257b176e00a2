"""From ops to kernels and memory: layout -> fuse -> schedule -> buffers, from data to data."""

from monograph.fusion.buffers import assign_buffers
from monograph.fusion.fuse import fuse
from monograph.fusion.layout import choose_layout
from monograph.fusion.segment import BranchOver, HostCall, LoopOver, Native, Segment, segments
from monograph.fusion.steps import StepPlan, schedule

__all__ = [
    "BranchOver",
    "HostCall",
    "LoopOver",
    "Native",
    "Segment",
    "StepPlan",
    "assign_buffers",
    "choose_layout",
    "fuse",
    "schedule",
    "segments",
]
