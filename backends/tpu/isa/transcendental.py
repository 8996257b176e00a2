"""The transcendental unit, and what else is no single step of the vector unit.

Each function is its op's record: computed in double precision and rounded once (docs/decisions,
"One statement of each function"), so that the interpreter, which runs the same records, gives the
same bits. What a chip really does is a table and a few multiplications; its cost is what counts
here: a register takes `passes` turns of the unit.
"""

from __future__ import annotations

from monograph.backends.tpu.isa.spec import instruction
from monograph.backends.tpu.isa.vector import FLOATS, INTEGERS, by_record
from monograph.hlo.record import OpDef, ops

LATENCY = 12  # of one pass; no source
PER_PASS = 4  # cycles that another pass adds

# name -> record, passes: 1 for what is a table look-up and a correction, 4 for what is a function
# of its own on several stretches
FUNCTIONS: dict[str, tuple[OpDef, int]] = {
    "vexp": (ops.exponential, 1),
    "vexpm1": (ops.exponential_minus_one, 2),
    "vlog": (ops.log, 1),
    "vlog1p": (ops.log_plus_one, 2),
    "vlogistic": (ops.logistic, 2),
    "vtanh": (ops.tanh, 1),
    "vsqrt": (ops.sqrt, 2),
    "vrsqrt": (ops.rsqrt, 1),
    "vcbrt": (ops.cbrt, 2),
    "vsin": (ops.sine, 1),
    "vcos": (ops.cosine, 1),
    "vtan": (ops.tan, 3),
    "vasin": (ops.asin, 3),
    "vacos": (ops.acos, 3),
    "vatan": (ops.atan, 2),
    "vatan2": (ops.atan2, 3),
    "vsinh": (ops.sinh, 3),
    "vcosh": (ops.cosh, 2),
    "vasinh": (ops.asinh, 3),
    "vacosh": (ops.acosh, 3),
    "vatanh": (ops.atanh, 3),
    "verf": (ops.erf, 1),
    "verfc": (ops.erfc, 2),
    "verfinv": (ops.erf_inv, 3),
    "vpow": (ops.power, 3),
    "vlgamma": (ops.lgamma, 4),
    "vdigamma": (ops.digamma, 4),
    "vbessel_i0e": (ops.bessel_i0e, 4),
    "vbessel_i1e": (ops.bessel_i1e, 4),
    "vdiv": (ops.divide, 2),
    "vrem": (ops.remainder, 3),
}
_INTEGER_TOO = ("vdiv", "vrem")
_INTEGER_PASSES = 8

for _name, (_op, _passes) in FUNCTIONS.items():
    for _type in FLOATS + (INTEGERS if _name in _INTEGER_TOO else ()):
        _turns = _INTEGER_PASSES if _type in INTEGERS else _passes
        _ins = " ".join(f"v:{'ab'[i]}" for i in range(len(_op.operands)))
        instruction(f"{_name}.{_type}", "eup", f"V:d {_ins}", by_record(_op, _type),
                    latency=LATENCY + PER_PASS * (_turns - 1), busy=_turns,
                    doc=f"{_op.name} in {_turns} pass{'es' * (_turns > 1)}")  # fmt: skip
instruction("vpow.i32", "eup", "V:d v:a v:b", by_record(ops.power, "i32"),
            latency=LATENCY + PER_PASS * 7, busy=8, doc="power in 8 passes")  # fmt: skip

__all__ = ["FUNCTIONS", "LATENCY", "PER_PASS"]
