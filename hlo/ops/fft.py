"""`fft`: discrete Fourier transforms over the last one to three dimensions.

FFT and IFFT map complex numbers to complex numbers, RFFT real ones to the half of their spectrum
that says all of it, IRFFT such a half back. Values are SciPy's (pocketfft), in the precision of the
operand; the inverse transforms divide by the number of points.
"""

from __future__ import annotations

import os
from math import log2, prod
from typing import Any

import numpy as np

from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.factors import Factors, Rule
from monograph.hlo.ops.complex import complex as join
from monograph.hlo.ops.complex import conjugate, real
from monograph.hlo.ops.define import Types, check_count
from monograph.hlo.ops.fft_split import fft_split
from monograph.hlo.ops.leaf import constant, splat, zeros
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    elements_bytes,
    letters,
    ops,
    register,
)
from monograph.hlo.types import (
    TensorType,
    Type,
    complex_dtype,
    real_dtype,
    tensor,
    type_of_array,
    types_of,
)

Array = np.ndarray[Any, Any]
TYPES = ("FFT", "IFFT", "RFFT", "IRFFT")
_OWN = {"RFFT": ("f32", "f64")}
_SHARED = 1 << 16  # elements from which on several threads are worth their start


def _infer(types: Types, attrs: Attrs) -> Type:
    check_count("fft", ("x",), types)
    (x,) = types
    kind, length = attrs["fft_type"], attrs["fft_length"]
    operands = {"x": x, "fft_length": length}
    if kind not in TYPES:
        raise ArgumentError(f"fft: fft_type={kind!r}", fix=f"use one of {', '.join(TYPES)}.")
    wanted = _OWN.get(kind, ("c64", "c128"))
    if x.dtype.name not in wanted:
        raise DTypeError(
            f"fft: {kind} does not take element type {x.dtype}",
            operands=operands,
            why=f"{kind} is defined on: {', '.join(wanted)}.",
            fix="convert the operand first.",
        )
    if not 1 <= len(length) <= 3 or len(length) > x.ndim:
        raise ShapeError(
            f"fft: fft_length has {len(length)} entries for {x.ndim} dimensions",
            operands=operands,
            fix="give one length for each of the last 1 to 3 dimensions.",
        )
    _check_lengths(kind, length, x)
    return _result(x, kind, length)


def _check_lengths(kind: str, length: tuple[int, ...], x: TensorType) -> None:
    held = x.shape[x.ndim - len(length) :]
    last = length[-1] // 2 + 1 if kind == "IRFFT" and length[-1] else length[-1]
    if held != (*length[:-1], last):
        rule = f"the operand of {kind} ends in the dimensions that fft_length says"
        raise ShapeError(
            f"fft: the last dimensions {held} do not fit fft_length={length}",
            operands={"x": x},
            why=rule + (", the last one being its half plus one." if kind == "IRFFT" else "."),
            fix="slice or pad the operand, or change fft_length.",
        )


def _result(x: TensorType, kind: str, length: tuple[int, ...]) -> TensorType:
    lead = x.shape[: x.ndim - len(length)]
    if kind == "RFFT":
        last = length[-1] // 2 + 1 if length[-1] else 0
        return tensor((*lead, *length[:-1], last), complex_dtype(x.dtype))
    return tensor((*lead, *length), real_dtype(x.dtype) if kind == "IRFFT" else x.dtype)


def _ref(attrs: Attrs, x: Array) -> Array:
    """SciPy's transform; it knows no empty ones."""
    import scipy.fft

    kind, length = attrs["fft_type"], attrs["fft_length"]
    t = _result(type_of_array(x), kind, length)
    if not x.size or not t.size:
        return np.zeros(t.shape, t.dtype.np)
    threads = flags.get("num_threads") or os.cpu_count() if x.size >= _SHARED else 1
    if len(length) == 1:  # half the way into pocketfft
        made = getattr(scipy.fft, kind.lower())(x, length[0], workers=threads)
    else:
        axes = tuple(range(x.ndim - len(length), x.ndim))
        made = getattr(scipy.fft, kind.lower() + "n")(x, length, axes, workers=threads)
    return np.ascontiguousarray(made, t.dtype.np)


def _transpose(attrs: Attrs, ct: Any, ins: Any) -> list[Any]:
    """The matrix of a Fourier transform is symmetric; the real kinds see one half of it."""
    kind, length = attrs["fft_type"], attrs["fft_length"]
    if kind in ("FFT", "IFFT"):
        return [fft(ct, **attrs)]
    if kind == "RFFT":  # x_n gets the real part of sum_k ct_k w^kn over the half that there is
        t = ins[0].type
        high = tuple(n - m for n, m in zip(t.shape, ct.type.shape, strict=True))
        none = (0,) * t.ndim
        whole = ops.pad(
            ct,
            zeros(tensor((), ct.type.dtype)),
            edge_padding_low=none,
            edge_padding_high=high,
            interior_padding=none,
        )
        return [real(fft(whole, fft_type="FFT", fft_length=length))]
    # X_k gets c_k times the conjugate of (RFFT ct)_k; c_k counts k and its mirror image
    half = conjugate(fft(ct, fft_type="RFFT", fft_length=length))
    n = length[-1]
    weights = np.full(n // 2 + 1, 2.0 / max(prod(length), 1))
    weights[0] /= 2
    if n % 2 == 0:
        weights[-1] /= 2
    row = constant(weights.astype(ct.type.dtype.np))
    shape = half.type.shape
    spread = ops.broadcast_in_dim(row, shape=shape, broadcast_dimensions=(len(shape) - 1,))
    return [ops.multiply(half, join(spread, splat(0, spread.type)))]


def _signature(types: Types, attrs: Attrs) -> Signature:
    kept = len(attrs["fft_length"])
    row = (*letters(types[0].ndim - kept), *(None,) * kept)
    return Signature((row,), (row,))


def _factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """What is transformed is whole; dimensions of one size are cut alike before and after."""
    (x,), (y,) = types, types_of(out)
    made, lead = Factors(), x.ndim - len(attrs["fft_length"])
    row = [made.add(n, "pass" if i < lead else "whole") for i, n in enumerate(x.shape)]
    last = row[-1] if x.shape[-1] == y.shape[-1] else made.add(y.shape[-1], "whole")
    return made.rule([row], [[*row[:-1], last]])


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    """5 N log2 N, half of that for real ends (the usual count of the literature)."""
    (t,) = types_of(out)
    points = max(prod(attrs["fft_length"]), 1)
    size = max(types[0].size, t.size) * (5 if t.dtype is types[0].dtype else 2.5)
    return Cost(int(size * log2(points)), elements_bytes(types, out))


fft: OpDef = register(
    OpDef(
        "fft",
        "opaque",
        _infer,
        _ref,
        attrs=("fft_type", "fft_length"),
        operands=("x",),
        dtypes=frozenset({"float", "complex"}),
        linear="all",
        transpose=_transpose,
        batch=lambda attrs, ins, flags, size: (fft(*ins, **attrs), True),
        signature=_signature,
        factors=_factors,
        split=fft_split,
        cost=_cost,
        ulp=4.0,  # of the largest element: a sum of all
        mlir=Mlir(
            "stablehlo.fft",
            (("fft_type", "fft_type", "fft_type"), ("fft_length", "fft_length", "i64s")),
        ),
    )
)
