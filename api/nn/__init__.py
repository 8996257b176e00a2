"""Neural-network functions, `jax.nn`'s names."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.nn import initializers
from monograph.nn.activations import (
    celu,
    elu,
    gelu,
    glu,
    hard_sigmoid,
    hard_silu,
    hard_swish,
    hard_tanh,
    identity,
    leaky_relu,
    log1mexp,
    log_sigmoid,
    mish,
    relu,
    relu6,
    selu,
    sigmoid,
    silu,
    soft_sign,
    softplus,
    sparse_plus,
    sparse_sigmoid,
    squareplus,
    swish,
)
from monograph.nn.attention import dot_product_attention
from monograph.nn.normalizing import (
    log_softmax,
    logmeanexp,
    logsumexp,
    one_hot,
    softmax,
    standardize,
)
from monograph.nn.scaled import (
    get_scaled_dot_general_config,
    scaled_dot_general,
    scaled_matmul,
)
from monograph.numpy.unary import tanh
from monograph.tracer.hot import make_hot as _make_hot

__all__ = [
    "celu",
    "dot_product_attention",
    "elu",
    "gelu",
    "get_scaled_dot_general_config",
    "glu",
    "hard_sigmoid",
    "hard_silu",
    "hard_swish",
    "hard_tanh",
    "identity",
    "initializers",
    "leaky_relu",
    "log1mexp",
    "log_sigmoid",
    "log_softmax",
    "logmeanexp",
    "logsumexp",
    "mish",
    "one_hot",
    "relu",
    "relu6",
    "scaled_dot_general",
    "scaled_matmul",
    "selu",
    "sigmoid",
    "silu",
    "soft_sign",
    "softmax",
    "softplus",
    "sparse_plus",
    "sparse_sigmoid",
    "squareplus",
    "standardize",
    "swish",
    "tanh",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _make_hot(
        "celu dot_product_attention elu gelu glu hard_sigmoid hard_silu hard_swish hard_tanh "
        "leaky_relu log1mexp log_sigmoid log_softmax logmeanexp logsumexp mish one_hot relu "
        "relu6 selu sigmoid silu soft_sign softmax softplus sparse_plus sparse_sigmoid "
        "squareplus standardize swish".split(),
        globals(),
    )
    __getattr__ = _explain(__name__)
