"""Which of the processor's units a kernel keeps busy: the one for quotients and roots, or others.

That unit works beside those that multiply and add. Where it is the one that the others wait for,
quotients by a number that a loop shares had better be products (`scalars/quotients.py`); where it
is not, they cost nothing as they are. And how many vectors go through the units together. Called by
the kernel writer.
"""

from __future__ import annotations

from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.scalars.quotients import replaceable
from monograph.backends.cpu.table import TABLE
from monograph.fusion.kernel import Apply, Kernel, Load, Schedule
from monograph.hlo.index import linear

_TRIPS = 4  # for which it is worth finding a reciprocal
_PAIR = 2  # vectors whose numbers are looked at together
_PRODUCTS = 4  # instructions of other units in place of a quotient
_FUNCTION = 8  # those of a transcendental function, about
_ONE = range(_FUNCTION, _FUNCTION + 4)  # those of a kernel that computes one, and little else


def divides_most(kernel: Kernel, schedule: Schedule, machine: Machine) -> bool:
    """Whether the innermost loop of a kernel waits for quotients that may be products."""
    if not _long(kernel, schedule, _TRIPS):
        return False
    inner = kernel.body if kernel.reductions else kernel.instructions
    busy = others = quotients = 0
    for instr in inner:
        if isinstance(instr, Apply):
            entry = TABLE[instr.op]
            busy += entry.divides
            quotients += entry.shared is not None and replaceable(instr.dtype, machine)
            others += 0 if entry.divides else _instructions(instr)
    return quotients > 0 and busy >= others + _PRODUCTS * quotients


def side_by_side(kernel: Kernel, schedule: Schedule, products: bool) -> int:
    """Vectors that go through each instruction together: two, or one.

    Two are looked at together where there are `products`, and do not wait for each other where all
    that they wait for is one function; with more of them the code would be twice as long for less.
    """
    loop, folds = schedule.vector, bool(kernel.reductions)
    if loop is None or folds != (loop >= len(kernel.dims)):
        return 1
    if schedule.jam or schedule.turn is not None or not _long(kernel, schedule, _PAIR * _TRIPS):
        return 1
    work = sum(_instructions(i) for i in kernel.instructions if isinstance(i, Apply))
    return _PAIR if (products or work in _ONE) and _neighbours(kernel, loop) else 1


def _neighbours(kernel: Kernel, loop: int) -> bool:
    """Whether all that is read and written along a loop is one element, or neighbours."""
    reads = [i for i in kernel.instructions if isinstance(i, Load)]
    offsets = [
        *(linear(i.index, kernel.operands[i.operand].shape) for i in reads),
        *(linear(s.index, kernel.results[s.result].shape) for s in kernel.stores),
    ]
    return all(x.coefficient(loop) in (0, 1) for x in offsets)


def _long(kernel: Kernel, schedule: Schedule, trips: int) -> bool:
    """Whether the loop in lanes has so many vectors."""
    loop = schedule.vector
    return loop is not None and (
        (*kernel.dims, *kernel.reduce_dims)[loop] >= trips * schedule.width
    )


def _instructions(instr: Apply) -> int:
    """About how many a vector takes."""
    node = instr.node
    if node is None or instr.op.cost is None:
        return 1
    cost = instr.op.cost(tuple(x.type for x in node.ins), node.type, instr.attrs)
    return (cost.flops + _FUNCTION * cost.transcendentals) // max(node.type.size, 1)
