"""Records that make, split or measure complex numbers, and `abs` and `sign`.

Their derivatives are linear over the reals only, so they have rules of their own. Transposes are
those of the bilinear form, without conjugation, as in JAX: the cotangent of x is ``complex(ct, 0)``
for ``real(x)`` and ``complex(0, -ct)`` for ``imag(x)``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError
from monograph.hlo.ops import numeric
from monograph.hlo.ops.define import (
    SIGNED,
    Types,
    check_count,
    check_same,
    elementwise,
    like,
    mapped_type,
    widened,
)
from monograph.hlo.ops.elementwise import compare, divide, multiply, negate, select
from monograph.hlo.ops.leaf import NUMBERS, zeros
from monograph.hlo.ops.shape_rules import named
from monograph.hlo.record import Attrs, Undefined
from monograph.hlo.types import Type, complex_dtype, real_dtype, tensor

_PARTS = ("real", "imag")


def _part_type(name: str) -> Any:
    # the parts of a real number are itself and zero, as in the specification
    return mapped_type(name, "x", frozenset({"float", "complex"}), real_dtype)


def _complex_type(types: Types, attrs: Attrs) -> Type:
    check_count("complex", _PARTS, types)
    check_same("complex", _PARTS, types)
    if types[0].dtype.name not in ("f32", "f64"):
        raise DTypeError(
            "complex: the parts must be f32 or f64",
            operands=named(_PARTS, types),
            fix="convert both parts to f32.",
        )
    return tensor(types[0].shape, complex_dtype(types[0].dtype))


def _join(attrs: Attrs, re: Any, im: Any) -> Any:
    out = np.empty(re.shape, np.complex64 if re.dtype == np.float32 else np.complex128)
    out.real, out.imag = re, im
    return out


def _real_ref(attrs: Attrs, x: Any) -> Any:
    return x.real if x.dtype.kind == "c" else x


def _imag_ref(attrs: Attrs, x: Any) -> Any:
    return x.imag if x.dtype.kind == "c" else np.zeros_like(x)


def _real_transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    return [complex(ct, zeros(ct.type)) if ins[0].type.dtype.is_complex else ct]


def _imag_transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    return [complex(zeros(ct.type), negate(ct)) if ins[0].type.dtype.is_complex else None]


def _complex_transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    return [
        real(ct) if isinstance(ins[0], Undefined) else None,
        negate(imag(ct)) if isinstance(ins[1], Undefined) else None,
    ]


real = elementwise(
    "real", _real_ref, frozenset({"float", "complex"}), ("x",),
    infer=_part_type("real"), linear="all", transpose=_real_transpose,
)  # fmt: skip
imag = elementwise(
    "imag", _imag_ref, frozenset({"float", "complex"}), ("x",),
    infer=_part_type("imag"), linear="all", transpose=_imag_transpose,
)  # fmt: skip
complex = elementwise(
    "complex", _join, frozenset({"float"}), _PARTS,
    infer=_complex_type, linear="all", transpose=_complex_transpose,
)  # fmt: skip


def conjugate(x: Any) -> Any:
    """The complex conjugate; a real value is its own."""
    return complex(real(x), negate(imag(x))) if x.type.dtype.is_complex else x


# ---- size and direction --------------------------------------------------------------------------


def _abs_jvp(attrs: Attrs, ins: Any, tangents: Any, out: Any) -> Any:
    (x,), (t,) = ins, tangents
    if t is None:
        return None
    if not x.type.dtype.is_complex:
        positive = compare(x, zeros(x.type), comparison_direction="GE")
        return select(positive, t, negate(t))
    # Re(t conj(x)) / |x|, and 0 where x is 0
    size = select(compare(out, zeros(out.type), comparison_direction="EQ"), like(1, out), out)
    direction = divide(conjugate(x), complex(size, zeros(size.type)))
    return real(multiply(t, direction))


abs = elementwise(
    "abs", widened(np.abs), SIGNED, ("x",),
    infer=mapped_type("abs", "x", SIGNED, real_dtype), jvp=_abs_jvp, complex_work=4, ulp=1,
)  # fmt: skip
sign = elementwise(
    "sign",
    widened(numeric.sign),
    NUMBERS,
    ("x",),
    (None,),
    complex_work=6,
    ulp=2,
)  # fmt: skip  (no derivative for complex numbers either, as in JAX)
