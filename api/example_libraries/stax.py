"""Layers as pairs of functions, and what puts them together: `serial`, `parallel`.

    init, apply = stax.serial(stax.Dense(32), stax.Relu, stax.Dense(10), stax.LogSoftmax)
    shape, params = init(key, (-1, 784))
    y = apply(params, x)

``init(key, input_shape)`` returns the shape of the output and the parameters,
``apply(params, inputs, rng=None)`` the output.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from monograph import lax, random
from monograph import numpy as mnp
from monograph._missing import explain as _explain
from monograph.hlo.errors import ArgumentError
from monograph.nn import (
    elu,
    gelu,
    leaky_relu,
    log_softmax,
    relu,
    selu,
    sigmoid,
    softmax,
    softplus,
    standardize,
)
from monograph.nn import log_softmax as logsoftmax
from monograph.nn.initializers import glorot_normal, normal, ones, zeros
from monograph.nn.initializers import glorot_normal as glorot
from monograph.nn.initializers import normal as randn

Layer = tuple[Callable[..., Any], Callable[..., Any]]
_SPREAD, _SMALL, _TINY = glorot(), normal(), normal(1e-6)

__all__ = [
    "AvgPool", "BatchNorm", "Conv", "Conv1DTranspose", "ConvTranspose", "Dense", "Dropout",
    "Elu", "Exp", "FanInConcat", "FanInSum", "FanOut", "Flatten", "Gelu", "GeneralConv",
    "GeneralConvTranspose", "Identity", "LeakyRelu", "LogSoftmax", "MaxPool", "Relu", "Selu",
    "Sigmoid", "Softmax", "Softplus", "SumPool", "Tanh", "elementwise", "elu", "gelu", "glorot",
    "glorot_normal", "leaky_relu", "log_softmax", "logsoftmax", "normal", "ones", "parallel",
    "randn", "relu", "selu", "serial", "shape_dependent", "sigmoid", "softmax", "softplus",
    "standardize", "zeros",
]  # fmt: skip


def Dense(
    out_dim: int, W_init: Callable[..., Any] = _SPREAD, b_init: Callable[..., Any] = _SMALL
) -> Layer:
    """``x W + b`` with ``out_dim`` features."""

    def init(rng: Any, input_shape: Sequence[int]) -> Any:
        of_weights, of_bias = random.split(rng)
        weights = W_init(of_weights, (input_shape[-1], out_dim))
        return (*input_shape[:-1], out_dim), (weights, b_init(of_bias, (out_dim,)))

    def apply(params: Any, inputs: Any, **kwargs: Any) -> Any:
        weights, bias = params
        return mnp.dot(inputs, weights) + bias

    return init, apply


def _convolution(
    convolve: Callable[..., Any],
    shape_after: Callable[..., Any],
    numbers: tuple[str, str, str],
    out_chan: int,
    filter_shape: Sequence[int],
    strides: Sequence[int] | None,
    padding: Any,
    W_init: Callable[..., Any] | None,
    b_init: Callable[..., Any],
) -> Layer:
    """A convolution or a transposed one, and how it changes shapes."""
    of_inputs, of_filters, of_outputs = numbers
    steps = strides or (1,) * len(filter_shape)
    make = W_init or glorot(of_filters.index("I"), of_filters.index("O"))

    def init(rng: Any, input_shape: Sequence[int]) -> Any:
        spatial = iter(filter_shape)
        features = {"O": out_chan, "I": input_shape[of_inputs.index("C")]}
        kernel = [features[c] if c in features else next(spatial) for c in of_filters]
        after = shape_after(tuple(input_shape), tuple(kernel), steps, padding, numbers)
        of_weights, of_bias = random.split(rng)
        bias = b_init(of_bias, [out_chan if c == "C" else 1 for c in of_outputs])
        return after, (make(of_weights, kernel), bias)

    def apply(params: Any, inputs: Any, **kwargs: Any) -> Any:
        weights, bias = params
        return convolve(inputs, weights, steps, padding, dimension_numbers=numbers) + bias

    return init, apply


def GeneralConv(
    dimension_numbers: tuple[str, str, str],
    out_chan: int,
    filter_shape: Sequence[int],
    strides: Sequence[int] | None = None,
    padding: Any = "VALID",
    W_init: Callable[..., Any] | None = None,
    b_init: Callable[..., Any] = _TINY,
) -> Layer:
    """A convolution with a bias, in any order of dimensions."""
    return _convolution(
        lax.conv_general_dilated, lax.conv_general_shape_tuple, dimension_numbers, out_chan,
        filter_shape, strides, padding, W_init, b_init,
    )  # fmt: skip


def GeneralConvTranspose(
    dimension_numbers: tuple[str, str, str],
    out_chan: int,
    filter_shape: Sequence[int],
    strides: Sequence[int] | None = None,
    padding: Any = "VALID",
    W_init: Callable[..., Any] | None = None,
    b_init: Callable[..., Any] = _TINY,
) -> Layer:
    """A transposed convolution with a bias, in any order of dimensions."""
    return _convolution(
        lax.conv_transpose, lax.conv_transpose_shape_tuple, dimension_numbers, out_chan,
        filter_shape, strides, padding, W_init, b_init,
    )  # fmt: skip


Conv = partial(GeneralConv, ("NHWC", "HWIO", "NHWC"))
Conv1DTranspose = partial(GeneralConvTranspose, ("NHC", "HIO", "NHC"))
ConvTranspose = partial(GeneralConvTranspose, ("NHWC", "HWIO", "NHWC"))


def BatchNorm(
    axis: int | Sequence[int] = (0, 1, 2),
    epsilon: float = 1e-5,
    center: bool = True,
    scale: bool = True,
    beta_init: Callable[..., Any] = zeros,
    gamma_init: Callable[..., Any] = ones,
) -> Layer:
    """Mean 0 and variance 1 over ``axis``, then a scale and a shift for each feature."""
    axes = (axis,) if isinstance(axis, int) else tuple(axis)

    def init(rng: Any, input_shape: Sequence[int]) -> Any:
        features = tuple([n for a, n in enumerate(input_shape) if a not in axes])
        of_beta, of_gamma = random.split(rng)
        beta = beta_init(of_beta, features) if center else ()
        return input_shape, (beta, gamma_init(of_gamma, features) if scale else ())

    def apply(params: Any, x: Any, **kwargs: Any) -> Any:
        beta, gamma = params
        along = tuple([None if a in axes else slice(None) for a in range(x.ndim)])
        normal = standardize(x, axes, epsilon=epsilon)
        scaled = gamma[along] * normal if scale else normal
        return scaled + beta[along] if center else scaled

    return init, apply


def elementwise(fun: Callable[..., Any], **fun_kwargs: Any) -> Layer:
    """A function of the inputs that keeps their shape; it has no parameters."""

    def apply(params: Any, inputs: Any, **kwargs: Any) -> Any:
        return fun(inputs, **fun_kwargs)

    return _same_shape, apply


def _same_shape(rng: Any, input_shape: Any) -> Any:
    return input_shape, ()


Tanh = elementwise(mnp.tanh)
Relu = elementwise(relu)
Exp = elementwise(mnp.exp)
LogSoftmax = elementwise(log_softmax, axis=-1)
Softmax = elementwise(softmax, axis=-1)
Softplus = elementwise(softplus)
Sigmoid = elementwise(sigmoid)
Elu = elementwise(elu)
LeakyRelu = elementwise(leaky_relu)
Selu = elementwise(selu)
Gelu = elementwise(gelu)
Identity = elementwise(lambda x: x)


def _pool(
    fold: Callable[..., Any],
    start: float,
    mean: bool,
    window_shape: Sequence[int],
    strides: Sequence[int] | None = None,
    padding: Any = "VALID",
    spec: str | None = None,
) -> Layer:
    """Windows folded to one number each, on all dimensions but examples and features."""
    others = (0, len(window_shape) + 1) if spec is None else (spec.index("N"), spec.index("C"))
    window = _with_ones(window_shape, others)
    steps = _with_ones(strides or (1,) * len(window_shape), others)

    def init(rng: Any, input_shape: Sequence[int]) -> Any:
        pads = lax.padtype_to_pads(input_shape, window, steps, padding)
        one = (1,) * len(window)
        return lax.reduce_window_shape_tuple(input_shape, window, steps, pads, one, one), ()

    def apply(params: Any, inputs: Any, **kwargs: Any) -> Any:
        folded = lax.reduce_window(inputs, start, fold, window, steps, padding)
        if not mean:
            return folded
        # Windows at the border hold fewer elements.
        shape = [1 if a in others else n for a, n in enumerate(inputs.shape)]
        counts = mnp.ones(shape, inputs.dtype)
        return folded / lax.reduce_window(counts, start, fold, window, steps, padding)

    return init, apply


def _with_ones(sizes: Sequence[int], axes: Sequence[int]) -> tuple[int, ...]:
    """Sizes with 1 put in at some axes."""
    found = list(sizes)
    for axis in sorted(axes):
        found.insert(axis, 1)
    return tuple(found)


MaxPool = partial(_pool, lax.max, -math.inf, False)
SumPool = partial(_pool, lax.add, 0.0, False)
AvgPool = partial(_pool, lax.add, 0.0, True)


def _flat_shape(rng: Any, input_shape: Sequence[int]) -> Any:
    return (input_shape[0], math.prod(input_shape[1:])), ()


def _flat(params: Any, inputs: Any, **kwargs: Any) -> Any:
    return mnp.reshape(inputs, (inputs.shape[0], -1))


Flatten: Layer = _flat_shape, _flat


def FanOut(num: int) -> Layer:
    """The input, ``num`` times: for `parallel`."""

    def init(rng: Any, input_shape: Any) -> Any:
        return [input_shape] * num, ()

    def apply(params: Any, inputs: Any, **kwargs: Any) -> Any:
        return [inputs] * num

    return init, apply


def _first_shape(rng: Any, input_shape: Sequence[Any]) -> Any:
    return input_shape[0], ()


def _summed(params: Any, inputs: Sequence[Any], **kwargs: Any) -> Any:
    return sum(inputs)


FanInSum: Layer = _first_shape, _summed


def FanInConcat(axis: int = -1) -> Layer:
    """Several inputs, joined along an axis."""

    def init(rng: Any, input_shape: Sequence[Sequence[int]]) -> Any:
        joined = list(input_shape[0])
        joined[axis] = sum(shape[axis] for shape in input_shape)
        return tuple(joined), ()

    def apply(params: Any, inputs: Any, **kwargs: Any) -> Any:
        return mnp.concatenate(inputs, axis)

    return init, apply


def Dropout(rate: float, mode: str = "train") -> Layer:
    """Zeros in place of some inputs while training; ``rate`` is the share that is KEPT.

    ``apply`` needs ``rng=key``, also in other modes.
    """

    def apply(params: Any, inputs: Any, **kwargs: Any) -> Any:
        rng = kwargs.get("rng")
        if rng is None:
            raise ArgumentError(
                "a layer with Dropout was called without a key", fix="call apply(..., rng=key)."
            )
        if mode != "train":
            return inputs
        return mnp.where(random.bernoulli(rng, rate, inputs.shape), inputs / rate, 0)

    return _same_shape, apply


def serial(*layers: Layer) -> Layer:
    """Layers one after the other."""

    def init(rng: Any, input_shape: Any) -> Any:
        params = []
        for init_layer, _ in layers:
            rng, of_layer = random.split(rng)
            input_shape, found = init_layer(of_layer, input_shape)
            params.append(found)
        return input_shape, params

    def apply(params: Any, inputs: Any, *, rng: Any = None, **kwargs: Any) -> Any:
        for (_, layer), found, key in zip(layers, params, _keys(rng, len(layers)), strict=True):
            inputs = layer(found, inputs, rng=key, **kwargs)
        return inputs

    return init, apply


def parallel(*layers: Layer) -> Layer:
    """Layers side by side: each takes one of the inputs, as `FanOut` makes them."""

    def init(rng: Any, input_shape: Sequence[Any]) -> Any:
        keys = random.split(rng, len(layers))
        made = [f(key, n) for (f, _), key, n in zip(layers, keys, input_shape, strict=True)]
        return tuple(zip(*made, strict=True))

    def apply(params: Any, inputs: Any, *, rng: Any = None, **kwargs: Any) -> Any:
        each = zip(layers, params, inputs, _keys(rng, len(layers)), strict=True)
        return [f(found, x, rng=key, **kwargs) for (_, f), found, x, key in each]

    return init, apply


def _keys(rng: Any, count: int) -> Any:
    """A key for each layer, if there are keys."""
    return [None] * count if rng is None else random.split(rng, count)


def shape_dependent(make_layer: Callable[[Sequence[int]], Layer]) -> Layer:
    """A layer that is made when the shape of its input is known."""

    def init(rng: Any, input_shape: Any) -> Any:
        return make_layer(input_shape)[0](rng, input_shape)

    def apply(params: Any, inputs: Any, **kwargs: Any) -> Any:
        return make_layer(inputs.shape)[1](params, inputs, **kwargs)

    return init, apply


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
