"""Whether a program's memory is there, before anything of it runs."""

from __future__ import annotations

from monograph.backends.cuda.device import CudaDevice
from monograph.backends.report import line_of
from monograph.fusion.program import Program
from monograph.hlo.errors import DeviceError

_SHOWN = 5  # buffers that a message names


def bytes_of_call(program: Program) -> int:
    """Bytes that a call takes, besides its arguments: temporaries and results."""
    plan = program.buffers
    assert plan is not None
    new = (b.nbytes for b in plan.buffers if b.kind == "output" and b.alias is None)
    # Results that are arguments or constants are copied.
    ports = (p for p in program.outputs if plan.buffers[p.buffer].kind != "output")
    return plan.arena_bytes + sum(new) + sum(p.type.nbytes for p in ports)


def bytes_of_constants(program: Program) -> int:
    """Bytes that a program's constants take as long as it is there."""
    assert program.buffers is not None
    return sum(b.nbytes for b in program.buffers.buffers if b.kind == "constant")


def check_room(device: CudaDevice, program: Program, need: int) -> None:
    """Refuse a call that the device has no memory for.

    Args:
        device: what it is to run on; the arguments are there already.
        program: with its plan of buffers.
        need: bytes that are to be taken.

    Raises:
        DeviceError: that names the largest buffers.
    """
    lack = device.lacks(need)
    if lack is None:
        return
    plan = program.buffers
    assert plan is not None
    free, total = lack
    taken = [b for b in plan.buffers if b.kind != "input" and b.alias is None]
    largest = sorted(taken, key=lambda b: -b.nbytes)[:_SHOWN]
    made = _makers(program)
    raise DeviceError(
        f"{program.name!r} does not fit: it needs {need:,} bytes, and the GPU {device.name} "
        f"has {free:,} left of {total:,}",
        operands={
            f"buffer {b.number}": f"{b.nbytes:,} bytes, {b.kind}{made.get(b.number, '')}"
            for b in largest
        },
        why=f"temporaries that are needed at the same time take {plan.arena_bytes:,} bytes, "
        "besides results and constants. Nothing was run.",
        fix="free arrays that are not needed (del x), donate arguments "
        "(jit(f, donate_argnums=...)), recompute in gradients (mg.checkpoint), or cut the batch.",
    )


def _makers(program: Program) -> dict[int, str]:
    """Which kernel writes a buffer first, and the user's line."""
    found: dict[int, str] = {}
    for launch in program.launches():
        nodes = launch.kernel.nodes
        where = f" of {launch.kernel.name}, {line_of(nodes[-1] if nodes else None)}"
        for number in launch.results:
            found.setdefault(number, where)
    return found


__all__ = ["bytes_of_call", "bytes_of_constants", "check_room"]
