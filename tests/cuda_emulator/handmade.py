"""Kernels that are written by hand, on the emulator."""

from __future__ import annotations

from typing import Any

import numpy as np

from cuda_emulator import UNKIND, EmulatedCode
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.program import Written
from monograph.fusion.kernel import Kernel
from monograph.fusion.program import Launch
from monograph.hlo.types import type_of_array

Array = np.ndarray[Any, Any]


def launch(
    statements: str, *arrays: Array, blocks: int = 1, threads: int = 64, seed: int = UNKIND
) -> None:
    """Run statements on arrays ``p0``, ``p1`` ..., which change in place."""
    words = {"float32": "f32", "int32": "i32", "uint8": "u8"}
    params = ", ".join(f"{words[x.dtype.name]} *p{i}" for i, x in enumerate(arrays))
    text = f"void kernel({params}) {{\n{statements}\n}}\n"
    types = tuple(type_of_array(x) for x in arrays)
    step = Launch(Kernel("kernel", (), (), (), (), (), (), (), types, ()), (), ())
    kernel = Launching("kernel", text, blocks, threads, "flat", "")
    nowhere: Any = None  # the program that it is part of
    code = EmulatedCode([Written(nowhere, text, {step: (kernel,)})], seed=seed)
    code.launch(kernel, [x.ctypes.data for x in arrays])
