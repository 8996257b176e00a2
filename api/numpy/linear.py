"""Products of vectors, matrices and tensors, all made of `dot_general`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph._operands.axes import axes_of, broadcast_shapes
from monograph._operands.placed import living_in
from monograph._operands.values import broadcast_to, convert, promote, refuse_out, value
from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.numpy import reductions
from monograph.numpy.binary import multiply, no_booleans, subtract
from monograph.numpy.shapes import diagonal, expand_dims, moveaxis, ravel, reshape
from monograph.numpy.unary import conjugate
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import requested

Axes = Sequence[int]
_PRECISIONS = {"default": "default", "fastest": "default", "bfloat16": "default", "high": "high"}
_PRECISIONS |= {"highest": "highest", "float32": "highest", "tensorfloat32": "high"}
_PRECISIONS |= {"bfloat16_3x": "high"}
_PRECISIONS |= dict.fromkeys(("f32_f32_f32", "f64_f64_f64", "bf16_bf16_f32_x6"), "highest")
_PRECISIONS |= dict.fromkeys(("tf32_tf32_f32_x3",), "highest")
_PRECISIONS |= dict.fromkeys(("tf32_tf32_f32", "bf16_bf16_f32_x3"), "high")
_PRECISIONS |= dict.fromkeys(("bf16_bf16_f32", "f16_f16_f16", "f16_f16_f32"), "default")


def precision_of(precision: Any) -> str:
    """The name of a precision: a name in any case, an enum member, a pair of these, or None.

    None is the setting `default_matmul_precision`, and if that is None, too, the default.
    """
    if precision is None:
        precision = flags.mode().default_matmul_precision or "default"
    if isinstance(precision, tuple):
        return max((precision_of(p) for p in precision), key=("default", "high", "highest").index)
    name = str(getattr(precision, "name", precision)).lower()
    if name not in _PRECISIONS:
        raise ArgumentError(
            f"precision {precision!r}", fix=f"use one of {', '.join(sorted(_PRECISIONS))}."
        )
    return _PRECISIONS[name]


def contract(
    x: Any,
    y: Any,
    sums: tuple[Axes, Axes],
    batch: tuple[Axes, Axes] = ((), ()),
    precision: Any = None,
    preferred: Any = None,
) -> Any:
    """`dot_general` of two operands.

    Args:
        x, y: the operands; of two element types, both become `preferred`, or if that is None, what
            they promote to.
        sums: the axes of each that are summed over.
        batch: the axes of each that run along; they come first in the result.
        precision: see `precision_of`.
        preferred: element type of the result.
    """
    kind = None if preferred is None else requested(preferred, "dot")
    x, y = value(x, "dot"), value(y, "dot", 1)
    if x.type.dtype is not y.type.dtype:
        # Not promoted first: what they promote to may hold less than what is wanted (i32 and f16).
        x, y = promote("dot", x, y) if kind is None else (convert(x, kind), convert(y, kind))
    weak = x.type.weak and y.type.weak
    out = ops.dot_general(
        x,
        y,
        lhs_batching_dimensions=tuple(batch[0]),
        rhs_batching_dimensions=tuple(batch[1]),
        lhs_contracting_dimensions=tuple(sums[0]),
        rhs_contracting_dimensions=tuple(sums[1]),
        precision=precision_of(precision),
        preferred=kind,
    )
    return out if weak or not out.type.weak else convert(out, out.type.dtype)


def _no_fit(name: str, x: Any, y: Any, i: int, j: int) -> ShapeError:
    n, m = x.type.shape[i], y.type.shape[j]
    fix = f"transpose, reshape or slice one of them: sizes {n} and {m} must be equal."
    if x.type.ndim == 2 and y.type.ndim == 2:
        if x.type.shape[0] == m:
            fix = f"transpose a: {name}(a.T, b) fits."
        elif n == y.type.shape[-1]:
            fix = f"transpose b: {name}(a, b.T) fits."
    return ShapeError(
        f"{name}: contracting sizes differ: {n} and {m}",
        operands={"a": x.type, "b": y.type},
        why=f"the sum runs over axis {i} of a and axis {j} of b.",
        fix=fix,
    )


def dot(
    a: Any, b: Any, *, precision: Any = None, preferred_element_type: Any = None,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
    """The sum over the last axis of `a` and the second to last (or only) of `b`.

    Raises:
        ShapeError: if those sizes differ.
    """
    x, y = value(a, "dot"), value(b, "dot", 1)
    if x.type.ndim == 0 or y.type.ndim == 0:
        return multiply(x, y)
    i, j = x.type.ndim - 1, max(y.type.ndim - 2, 0)
    if x.type.shape[i] != y.type.shape[j]:
        raise _no_fit("dot", x, y, i, j)
    made = contract(x, y, ((i,), (j,)), ((), ()), precision, preferred_element_type)
    return living_in(made, out_sharding)


def matmul(
    a: Any, b: Any, *, precision: Any = None, preferred_element_type: Any = None,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
    """The matrix product over the last two axes; leading axes broadcast.

    Raises:
        ShapeError: if the shapes do not fit.
    """
    x, y = value(a, "matmul"), value(b, "matmul", 1)
    if x.type.ndim == 0 or y.type.ndim == 0:
        raise ShapeError(
            "matmul: an operand is a scalar", operands={"a": x.type, "b": y.type}, fix="use a * b."
        )
    i, j = x.type.ndim - 1, max(y.type.ndim - 2, 0)
    if x.type.shape[i] != y.type.shape[j]:
        raise _no_fit("matmul", x, y, i, j)
    lead = max(x.type.ndim - 2, 0), max(y.type.ndim - 2, 0)
    if not lead[0] or not lead[1]:
        out = contract(x, y, ((i,), (j,)), ((), ()), precision, preferred_element_type)
        if lead[1] and x.type.ndim == 2:  # (n, k) @ (b, k, m): rows end up in front of the batch
            out = moveaxis(out, 0, -2)
        return living_in(out, out_sharding)
    shape = broadcast_shapes(x.type.shape[: lead[0]], y.type.shape[: lead[1]], where="matmul")
    x = broadcast_to(x, shape + x.type.shape[lead[0] :])
    y = broadcast_to(y, shape + y.type.shape[lead[1] :])
    b = tuple(range(len(shape)))
    n = len(shape)
    out = contract(x, y, ((n + 1,), (n,)), (b, b), precision, preferred_element_type)
    return living_in(out, out_sharding)


def vdot(a: Any, b: Any, *, precision: Any = None, preferred_element_type: Any = None) -> Any:
    """The inner product of all elements, those of `a` conjugated."""
    x, y = ravel(conjugate(a)), ravel(b)
    return dot(x, y, precision=precision, preferred_element_type=preferred_element_type)


def vecdot(
    x1: Any, x2: Any, /, *, axis: int = -1, precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:  # fmt: skip
    """Inner products along one axis, the elements of `x1` conjugated; the others broadcast."""
    x, y = moveaxis(conjugate(x1), axis, -1), moveaxis(value(x2, "vecdot", 1), axis, -1)
    if x.type.shape[-1] != y.type.shape[-1]:
        raise ShapeError(
            f"vecdot: vectors of {x.type.shape[-1]} and {y.type.shape[-1]} elements",
            operands={"x1": x.type, "x2": y.type},
            fix="give vectors of one length along that axis.",
        )
    shape = broadcast_shapes(x.type.shape, y.type.shape, where="vecdot")
    x, y = broadcast_to(x, shape), broadcast_to(y, shape)
    b = tuple(range(len(shape) - 1))
    last = (len(shape) - 1,)
    return contract(x, y, (last, last), (b, b), precision, preferred_element_type)


def _not_a_product(name: str, x: Any, y: Any) -> ShapeError:
    return ShapeError(
        f"{name} takes matrices and vectors",
        operands={"x1": x.type, "x2": y.type},
        fix="give the matrices at least 2 dimensions and the vectors at least 1; or use matmul.",
    )


def matvec(x1: Any, x2: Any, /) -> Any:
    """Products of matrices and vectors, in the last axes; the others broadcast."""
    y = value(x2, "matvec", 1)
    x = value(x1, "matvec")
    if x.type.ndim < 2 or y.type.ndim < 1:
        raise _not_a_product("matvec", x, y)
    out = matmul(x, expand_dims(y, -1))
    return reshape(out, out.type.shape[:-1])


def vecmat(x1: Any, x2: Any, /) -> Any:
    """Products of (conjugated) vectors and matrices, in the last axes; the others broadcast."""
    x = conjugate(value(x1, "vecmat"))
    y = value(x2, "vecmat", 1)
    if x.type.ndim < 1 or y.type.ndim < 2:
        raise _not_a_product("vecmat", x, y)
    out = matmul(expand_dims(x, -2), y)
    return reshape(out, (*out.type.shape[:-2], out.type.shape[-1]))


def inner(a: Any, b: Any, *, precision: Any = None, preferred_element_type: Any = None) -> Any:
    """The sum over the last axes of both."""
    x, y = value(a, "inner"), value(b, "inner", 1)
    if x.type.ndim == 0 or y.type.ndim == 0:
        return multiply(x, y)
    i, j = x.type.ndim - 1, y.type.ndim - 1
    if x.type.shape[i] != y.type.shape[j]:
        raise _no_fit("inner", x, y, i, j)
    return contract(x, y, ((i,), (j,)), ((), ()), precision, preferred_element_type)


def outer(a: Any, b: Any, out: None = None) -> Any:
    """All products of an element of `a` and one of `b`."""
    refuse_out("outer", out)
    return multiply(expand_dims(ravel(a), 1), expand_dims(ravel(b), 0))


def kron(a: Any, b: Any) -> Any:
    """Blocks of `b`, one for each element of `a`."""
    x, y = value(a, "kron"), value(b, "kron", 1)
    no_booleans("kron", x, y)
    n = max(x.type.ndim, y.type.ndim)
    a = (1,) * (n - x.type.ndim) + x.type.shape
    b = (1,) * (n - y.type.ndim) + y.type.shape
    x = reshape(x, tuple([m for s in a for m in (s, 1)]))
    y = reshape(y, tuple([m for s in b for m in (1, s)]))
    return reshape(multiply(x, y), tuple([s * t for s, t in zip(a, b, strict=True)]))


def tensordot(
    a: Any, b: Any, axes: Any = 2, *, precision: Any = None, preferred_element_type: Any = None,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
    """The sum over several axes: the last ones of `a` and the first of `b`, or as named."""
    x, y = value(a, "tensordot"), value(b, "tensordot", 1)
    if isinstance(axes, tuple | list):
        if len(axes) != 2:
            raise ArgumentError(
                f"tensordot: axes has {len(axes)} entries", fix="give the axes of a and those of b."
            )
        i = axes_of(axes[0], x.type.ndim, "tensordot")
        j = axes_of(axes[1], y.type.ndim, "tensordot")
    else:
        k = as_int(axes, "axes")
        if not 0 <= k <= min(x.type.ndim, y.type.ndim):
            raise ShapeError(
                f"tensordot: {k} axes of arrays with {x.type.ndim} and {y.type.ndim} dimensions",
                operands={"a": x.type, "b": y.type},
                fix="sum over at most as many axes as both have.",
            )
        i, j = tuple(range(x.type.ndim - k, x.type.ndim)), tuple(range(k))
    if len(i) != len(j):
        raise ShapeError(f"tensordot: {len(i)} axes of a, {len(j)} of b", fix="name as many.")
    for a, b in zip(i, j, strict=True):
        if x.type.shape[a] != y.type.shape[b]:
            raise _no_fit("tensordot", x, y, a, b)
    made = contract(x, y, (i, j), ((), ()), precision, preferred_element_type)
    return living_in(made, out_sharding)


# ---- of one matrix -------------------------------------------------------------------------------
def trace(
    a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: None = None
) -> Any:
    """The sum of the diagonal."""
    refuse_out("trace", out)
    return reductions.sum(diagonal(a, offset, axis1, axis2), -1, dtype)


def cross(
    a: Any, b: Any, axisa: int = -1, axisb: int = -1, axisc: int = -1, axis: int | None = None
) -> Any:
    """The cross product of vectors of three components; of two, the third component alone.

    Args:
        a, b: the vectors; the other axes broadcast.
        axisa, axisb: their axes of components.
        axisc: that of the result.
        axis: one for all three.
    """
    if axis is not None:
        axisa = axisb = axisc = axis
    x, y = promote("cross", a, b)
    x, y = moveaxis(x, axisa, -1), moveaxis(y, axisb, -1)
    n, m = x.type.shape[-1], y.type.shape[-1]
    if n not in (2, 3) or m not in (2, 3):
        raise ShapeError(
            f"cross: vectors of {n} and {m} components",
            operands={"a": x.type, "b": y.type},
            fix="pass vectors of two or three components.",
        )
    u, v = ([_component(z, i) for i in range(z.type.shape[-1])] for z in (x, y))
    if n == m == 2:
        return subtract(multiply(u[0], v[1]), multiply(u[1], v[0]))
    u, v = ([*z, splat(0, z[0].type)][:3] for z in (u, v))
    rows = []
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        rows.append(subtract(multiply(u[j], v[k]), multiply(u[k], v[j])))
    return moveaxis(ops.concatenate(*[expand_dims(r, -1) for r in rows],
                                    dimension=rows[0].type.ndim), -1, axisc)  # fmt: skip


def _component(x: Any, i: int) -> Any:
    """Component `i` of the vectors along the last axis."""
    last = x.type.ndim - 1
    return reshape(cut(x, last, i, i + 1), x.type.shape[:-1])
