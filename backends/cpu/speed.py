"""How long the ops take that keep a processor busy far longer than their records count.

Quotients and roots have a unit that takes many cycles for a vector; integers are divided as floats
of twice their width; many functions of complex numbers go through f64 or the C library. Measured on
Zen 4. Plans depend on these, so they are not measured where they run.
"""

from __future__ import annotations

from collections.abc import Mapping

from monograph.fusion.estimate import operations_of
from monograph.fusion.kernel import Apply, Instr
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import DType

_FLOPS = 2.0  # operations of each lane that a cycle has room for, by `Target.flops`
_FUNCTION = 10 * _FLOPS  # of a function that is not among these

# cycles that 16 elements of 32 bits take, by kind
_INTEGERS = {"int": 30, "uint": 30}
_CYCLES: Mapping[OpDef, Mapping[str, int]] = {
    ops.divide: {"float": 10, "complex": 40, **_INTEGERS},
    ops.remainder: {"float": 30, **_INTEGERS},
    ops.sqrt: {"float": 15, "complex": 110},
    ops.rsqrt: {"float": 20, "complex": 150},
    ops.abs: {"complex": 30},
    ops.sign: {"complex": 40},
    ops.power: {"float": 80, "complex": 400},
    ops.exponential: {"complex": 180},
    ops.exponential_minus_one: {"complex": 180},
    ops.logistic: {"complex": 220},
    ops.log: {"float": 20, "complex": 210},
    ops.log_plus_one: {"float": 22, "complex": 210},
    ops.sine: {"float": 22, "complex": 250},
    ops.cosine: {"float": 22, "complex": 250},
    ops.tan: {"float": 30},
    ops.atan2: {"float": 28},
    ops.asinh: {"float": 40},
    ops.acosh: {"float": 40},
    ops.cbrt: {"float": 28},
    ops.erfc: {"float": 65},
    ops.erf_inv: {"float": 45},
}


def measured(op: OpDef, dtype: DType) -> float | None:
    """Operations that one element of 32 bits takes the time of; None: as many as are counted.

    Args:
        op: any.
        dtype: of its last operand.
    """
    cycles = _CYCLES.get(op, {}).get(dtype.kind)
    return None if cycles is None else cycles * _FLOPS


def cycles_of(instr: Instr) -> float:
    """About how many cycles an instruction of a kernel takes for a vector of 16 elements."""
    if not isinstance(instr, Apply) or not instr.args:
        return 0.0
    return (operations_of(instr, measured, _FUNCTION) or 0.0) / _FLOPS
