"""`libm_log` and its like: functions of the C library, to its last bit.

Random streams call them where XLA does, so that the numbers are the same; everything else uses our
own functions, which are faster. Machines without a C library run our own here, too.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from monograph.hlo.ops.define import FLOAT, Array, elementwise
from monograph.hlo.ops.fused import wide_only
from monograph.hlo.ops.transcendental import erf, log, power, tan
from monograph.hlo.record import Attrs, Mlir, OpDef


@cache
def _function(name: str, single: bool, count: int) -> Callable[..., Any]:
    """A function of C's on arrays, element by element."""
    f = getattr(ctypes.CDLL(None), name + "f" * single)  # the process has the library
    f.restype = ctypes.c_float if single else ctypes.c_double
    f.argtypes = [f.restype] * count
    made: Callable[..., Any] = np.frompyfunc(f, count, 1)
    return made


def _record(name: str, own: OpDef) -> OpDef:
    """The record of C's function `name`, which is our `own` elsewhere."""
    names, count = own.operands, len(own.operands)

    def ref(attrs: Attrs, *xs: Array) -> Array:
        f = _function(name, xs[0].dtype.itemsize == 4, count)
        return np.asarray(f(*xs)).astype(xs[0].dtype)

    def expand(ins: Sequence[Any], attrs: Attrs) -> Any:
        return own(*ins)

    return elementwise(
        f"libm_{name}",
        ref,
        FLOAT,
        names,
        own.partials,
        infer=wide_only(f"libm_{name}", names),
        mlir=Mlir("stablehlo.composite"),
        transcendental=True,
        ulp=4,
        expand=expand,
    )


libm_log: OpDef = _record("log", log)
libm_tan: OpDef = _record("tan", tan)
libm_erf: OpDef = _record("erf", erf)
libm_pow: OpDef = _record("pow", power)
