"""The instruction set: what each instruction computes and what it costs; programs; their text.

One file per unit makes the specs of its instructions; `TABLE` has them all by name.
"""

from monograph.backends.tpu.isa import (
    control,
    matrix,
    memory,
    scalar,
    shuffle,
    transcendental,
    transfer,
    vector,
)
from monograph.backends.tpu.isa.check import check
from monograph.backends.tpu.isa.program import Assembler, Instr, Program, f, m, s, v, x
from monograph.backends.tpu.isa.spec import TABLE, At, Label, Reg, Spec
from monograph.backends.tpu.isa.text import listing, read

UNITS = (scalar, memory, vector, transcendental, shuffle, matrix, transfer, control)

__all__ = [
    "TABLE", "UNITS", "Assembler", "At", "Instr", "Label", "Program", "Reg", "Spec", "check", "f",
    "listing", "m", "read", "s", "v", "x",
]  # fmt: skip
