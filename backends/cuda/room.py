"""Whether a program's memory is there, before anything of it runs."""

from __future__ import annotations

from monograph.backends.cuda.device import CudaDevice
from monograph.backends.report import line_of
from monograph.fusion.program import BufferPlan, BufferSpec, Program
from monograph.hlo.errors import DeviceError

_SHOWN = 5  # buffers that a message names


def check_room(device: CudaDevice, program: Program, *, constants: bool) -> None:
    """Refuse a call that the device has no memory for.

    Args:
        device: what it is to run on; the arguments are there already.
        program: with its plan of buffers.
        constants: whether they are still to be put there.

    Raises:
        DeviceError: that names the largest buffers.
    """
    plan = program.buffers
    assert plan is not None
    taken = [b for b in plan.buffers if _is_taken(b) or (constants and b.kind == "constant")]
    need = plan.arena_bytes + sum(b.nbytes for b in taken) + _copied_out(program, plan)
    lack = device.lacks(need)
    if lack is None:
        return
    free, total = lack
    temporary = [b for b in plan.buffers if b.kind == "temp"]
    largest = sorted((*taken, *temporary), key=lambda b: -b.nbytes)[:_SHOWN]
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


def _is_taken(spec: BufferSpec) -> bool:
    """Whether a call takes new memory for it; not for the arena, nor for what was donated."""
    return spec.kind == "output" and spec.alias is None


def _copied_out(program: Program, plan: BufferPlan) -> int:
    """Bytes of results that are arguments or constants: they are copied."""
    ports = program.outputs
    return sum(p.type.nbytes for p in ports if plan.buffers[p.buffer].kind != "output")


def _makers(program: Program) -> dict[int, str]:
    """Which kernel writes a buffer first, and the user's line."""
    found: dict[int, str] = {}
    for launch in program.launches():
        nodes = launch.kernel.nodes
        where = f" of {launch.kernel.name}, {line_of(nodes[-1] if nodes else None)}"
        for number in launch.results:
            found.setdefault(number, where)
    return found


__all__ = ["check_room"]
