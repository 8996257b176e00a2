"""A compiled program as bytes: what a call needs, as JSON, then constants, then the object file.

`dump` and `restore` are the CPU backend's; where the bytes lie, and that they are whole, is the
business of `monograph.backends.store`.
"""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable, Sequence
from typing import Any

from monograph.backends.cpu.calls.callplan import CallPlan, Input, Output, aligned
from monograph.backends.cpu.executable import CpuExecutable, Source
from monograph.backends.cpu.objects.loader import load
from monograph.backends.cpu.objects.shared import resolve
from monograph.fusion.target import Target
from monograph.hlo.types import DTYPES, TensorType, tensor, type_of_array

_MOST_CONSTANTS = 1 << 26  # bytes; what is mostly constants is not worth its place


def dump(executable: CpuExecutable) -> bytes | None:
    """The bytes, or None for programs that Python code is a part of."""
    plan = executable.plan
    if plan.segmented or plan.records or sum(x.nbytes for _, x in plan.constants) > _MOST_CONSTANTS:
        return None
    head = {
        "name": plan.name,
        "inputs": [(_type(x.type), x.slot, x.donated) for x in plan.inputs],
        "outputs": [(_type(x.type), x.slot, x.alias, x.copied) for x in plan.outputs],
        "constants": [(slot, _type(type_of_array(x))) for slot, x in plan.constants],
        "slots": plan.slots,
        "arena_bytes": plan.arena_bytes,
        "entry": plan.entry,
        "seconds": plan.seconds,
        "symbols": list(executable.symbols),
    }
    constants = b"".join(x.tobytes() for _, x in plan.constants)
    return json.dumps(head).encode() + b"\n" + constants + executable.data


def restore(data: bytes, target: Target, source: Callable[[], Source]) -> CpuExecutable:
    """What `dump` was given.

    Args:
        data: what `dump` made.
        target: what the program was compiled for.
        source: makes again what the code was made from.
    """
    at = data.index(b"\n") + 1
    head = json.loads(data[:at])
    symbols = head.pop("symbols")
    inputs = tuple([Input(_read(t), *rest) for t, *rest in head.pop("inputs")])
    outputs = tuple([Output(_read(t), *rest) for t, *rest in head.pop("outputs")])
    constants = []
    for slot, t in head.pop("constants"):
        array = aligned(_read(t))
        ctypes.memmove(array.ctypes.data, data[at : at + array.nbytes], array.nbytes)
        at += array.nbytes
        constants.append((slot, array))
    plan = CallPlan(
        inputs=inputs, outputs=outputs, constants=tuple(constants), segmented=False, **head
    )
    code = load(data[at:], symbols, resolve)
    return CpuExecutable(plan, code, target, source)


def _type(t: TensorType) -> tuple[str, Sequence[int]]:
    return t.dtype.name, t.shape


def _read(row: Sequence[Any]) -> TensorType:
    name, shape = row
    return tensor(tuple(shape), DTYPES[name])
