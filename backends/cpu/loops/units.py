"""Which of the processor's units a kernel keeps busy: the one for quotients and roots, or others.

That unit works beside those that multiply and add. Where it is the one that the others wait for,
quotients by a number that a loop shares had better be products (`scalars/quotients.py`); where it
is not, they cost nothing as they are. Called by the kernel writer.
"""

from __future__ import annotations

from dataclasses import replace

from monograph.backends.cpu.table import TABLE
from monograph.fusion.kernel import Apply, Kernel, Load, Schedule
from monograph.hlo.index import linear

_TRIPS = 4  # for which it is worth finding a reciprocal
_PAIR = 2  # vectors whose numbers are looked at together
_PRODUCTS = 4  # instructions of other units in place of a quotient
_FUNCTION = 8  # those of a transcendental function, about


def divides_most(kernel: Kernel, schedule: Schedule) -> bool:
    """Whether quotients are what the innermost loop of a kernel waits for."""
    if not _long(kernel, schedule, _TRIPS):
        return False
    inner = kernel.body if kernel.reductions else kernel.instructions
    busy = others = quotients = 0.0
    for instr in inner:
        if isinstance(instr, Apply):
            entry = TABLE[instr.op]
            busy += entry.divides
            quotients += entry.shared is not None
            others += 0 if entry.divides else _instructions(instr)
    return quotients > 0 and busy >= others + _PRODUCTS * quotients


def in_pairs(kernel: Kernel, schedule: Schedule) -> Schedule:
    """The schedule with two vectors side by side, where that is no more than twice the code."""
    loop = schedule.vector
    plain = not (kernel.reductions or schedule.jam or schedule.turn is not None)
    if loop is None or not plain or not _long(kernel, schedule, _PAIR * _TRIPS):
        return schedule
    reads = [i for i in kernel.instructions if isinstance(i, Load)]
    steps = [
        *(linear(i.index, kernel.operands[i.operand].shape).coefficient(loop) for i in reads),
        *(linear(s.index, kernel.results[s.result].shape).coefficient(loop) for s in kernel.stores),
    ]
    return replace(schedule, jam=((loop, _PAIR),)) if {0, 1}.issuperset(steps) else schedule


def _long(kernel: Kernel, schedule: Schedule, trips: int) -> bool:
    """Whether the loop in lanes has so many vectors."""
    loop = schedule.vector
    return loop is not None and (
        (*kernel.dims, *kernel.reduce_dims)[loop] >= trips * schedule.width
    )


def _instructions(instr: Apply) -> float:
    """About how many a vector takes."""
    node = instr.node
    if node is None or instr.op.cost is None:
        return 1.0
    cost = instr.op.cost(tuple(x.type for x in node.ins), node.type, instr.attrs)
    return (cost.flops + _FUNCTION * cost.transcendentals) / max(node.type.size, 1)
