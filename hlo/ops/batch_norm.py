"""`batch_norm_training`, `batch_norm_inference`, `batch_norm_grad`, by their expansions.

Statistics are taken over all dimensions but one. The derivative, batching and code of each are
those of its expansion.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.composite import expansion
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.ops.shape_rules import check_axes, named
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    elements_bytes,
    ops,
    register,
)
from monograph.hlo.types import TensorType, Type, tensor, type_of_array

Types = tuple[TensorType, ...]
_WORK = 8  # operations per element, about


def _type(name: str, operands: tuple[str, ...], results: int) -> Callable[[Types, Attrs], Type]:
    """Operands of x's shape carry a ``+``; the others have one element per feature."""

    def infer(types: Types, attrs: Attrs) -> Type:
        plain = [o.rstrip("+") for o in operands]
        if len(types) != len(plain):
            raise ShapeError(f"{name} takes {', '.join(plain)}, got {len(types)} operands")
        x, axis = types[0], attrs["feature_index"]
        check_axes(name, "feature_index", (axis,), x.ndim, x)
        if not x.dtype.is_float:
            raise DTypeError(
                f"{name} does not take element type {x.dtype}",
                operands={"x": x},
                fix="convert the operands to a floating type first.",
            )
        feature = tensor((x.shape[axis],), x.dtype)
        for o, t in zip(operands, types, strict=True):
            wanted = x if o.endswith("+") else feature
            if t is not wanted:
                raise ShapeError(
                    f"{name}: {o.rstrip('+')} is {t}, not {wanted}",
                    operands=named(plain, types),
                    why=f"dimension {axis} of x holds the features.",
                    fix=f"give {o.rstrip('+')} the type {wanted}.",
                )
        return (x, *[feature] * (results - 1)) if results > 1 else x

    return infer


def _spread(value: Any, x: TensorType, axis: int) -> Any:
    """One value per feature, over all of x."""
    return ops.broadcast_in_dim(value, shape=x.shape, broadcast_dimensions=(axis,))


def _deviation(variance: Any, x: TensorType, attrs: Attrs) -> Any:
    epsilon = splat(attrs["epsilon"], variance.type)
    return _spread(ops.sqrt(ops.add(variance, epsilon)), x, attrs["feature_index"])


def _others(x: TensorType, axis: int) -> tuple[int, ...]:
    return tuple(i for i in range(x.ndim) if i != axis)


def _mean(value: Any, axis: int) -> Any:
    t = value.type
    total = sum_over(value, _others(t, axis))
    count = math.prod(t.shape[i] for i in _others(t, axis))
    return ops.divide(total, splat(count, total.type))


def _inference(ins: Sequence[Any], attrs: Attrs) -> Any:
    x, scale, offset, mean, variance = ins
    t, axis = x.type, attrs["feature_index"]
    centred = ops.subtract(x, _spread(mean, t, axis))
    normal = ops.divide(centred, _deviation(variance, t, attrs))
    return ops.add(ops.multiply(_spread(scale, t, axis), normal), _spread(offset, t, axis))


def _training(ins: Sequence[Any], attrs: Attrs) -> list[Any]:
    x, scale, offset = ins
    axis = attrs["feature_index"]
    mean = _mean(x, axis)
    centred = ops.subtract(x, _spread(mean, x.type, axis))
    variance = _mean(ops.multiply(centred, centred), axis)
    return [_inference((x, scale, offset, mean, variance), attrs), mean, variance]


def _grad(ins: Sequence[Any], attrs: Attrs) -> list[Any]:
    x, scale, mean, variance, ct = ins
    t, axis = x.type, attrs["feature_index"]
    others = _others(t, axis)
    centred = ops.subtract(x, _spread(mean, t, axis))
    deviation = _deviation(variance, t, attrs)
    count = splat(math.prod(t.shape[i] for i in others), t)
    offset_ct = sum_over(ct, others)
    with_x = _spread(sum_over(ops.multiply(ct, centred), others), t, axis)
    epsilon = splat(attrs["epsilon"], variance.type)
    shared = ops.divide(ops.multiply(with_x, centred), _spread(ops.add(variance, epsilon), t, axis))
    rest = ops.subtract(ops.subtract(ops.multiply(ct, count), _spread(offset_ct, t, axis)), shared)
    factor = ops.divide(ops.divide(_spread(scale, t, axis), deviation), count)
    scale_ct = sum_over(ops.multiply(ct, ops.divide(centred, deviation)), others)
    return [ops.multiply(factor, rest), scale_ct, offset_ct]


def _define(
    name: str, operands: tuple[str, ...], results: int, expand: Callable[..., Any]
) -> OpDef:
    def ref(attrs: Attrs, *arrays: Any) -> Any:
        outs = evaluate(expansion(op, tuple(type_of_array(v) for v in arrays), attrs), arrays)
        return outs[0] if results == 1 else tuple(outs)

    def cost(types: Types, out: Type, attrs: Attrs) -> Cost:
        return Cost(_WORK * types[0].size, elements_bytes(types, out))

    op = OpDef(
        name,
        "call",
        _type(name, operands, results),
        ref,
        attrs=("epsilon", "feature_index"),
        operands=tuple(o.rstrip("+") for o in operands),
        dtypes=frozenset({"float"}),
        cost=cost,
        expand=expand,
        ulp=64.0,
        mlir=Mlir(
            f"stablehlo.{name}",
            (("epsilon", "epsilon", "f32"), ("feature_index", "feature_index", "i64")),
        ),
    )
    return register(op)


batch_norm_inference = _define(
    "batch_norm_inference", ("x+", "scale", "offset", "mean", "variance"), 1, _inference
)
batch_norm_training = _define("batch_norm_training", ("x+", "scale", "offset"), 3, _training)
batch_norm_grad = _define(
    "batch_norm_grad", ("x+", "scale", "mean", "variance", "grad_output+"), 3, _grad
)
