"""Deliberate mistakes, one a function; the line that an error must name is marked ``# !``.

`test_golden.py` runs each and compares the message with ``expected.txt``.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.hlo.ops import custom_call
from monograph.hlo.types import F32, tensor

MISTAKES: dict[str, Callable[[], Any]] = {}


def mistake(f: Callable[[], Any]) -> Callable[[], Any]:
    MISTAKES[f.__name__] = f
    return f


x = mnp.ones((8, 4))
w = mnp.ones((5, 2))
v = mnp.ones(3)
n = mnp.array(3)


# ---- shapes --------------------------------------------------------------------------------------


@mistake
def dot_of_unequal_sizes() -> None:
    mnp.dot(x, w)  # !


@mistake
def matmul_over_several_lines() -> None:
    mnp.tanh(
        mnp.matmul(  # !
            x,
            w[:, 0],
        )
    )


@mistake
def operator_inside_an_expression() -> None:
    h = mnp.exp(x)
    1 + (h @ w) * 2  # !


@mistake
def addition_does_not_broadcast() -> None:
    mg.jit(lambda params, x: x * params["scale"] + 1)({"scale": v}, x)  # !


@mistake
def in_place_operator_does_not_broadcast() -> None:
    total = mnp.zeros(3)
    total += mnp.ones(4)  # !


@mistake
def where_does_not_broadcast() -> None:
    mnp.where(x > 0, x, w)  # !


@mistake
def concatenate_of_unequal_sizes() -> None:
    mnp.concatenate([x, w], axis=0)  # !


@mistake
def stack_of_unequal_shapes() -> None:
    mnp.stack([x, w])  # !


@mistake
def reshape_to_another_size() -> None:
    x.reshape(5, 7)  # !


@mistake
def reshape_with_two_unknown_sizes() -> None:
    mnp.reshape(x, (-1, -1))  # !


@mistake
def einsum_of_unequal_sizes() -> None:
    mnp.einsum("ij,jk->ik", x, w)  # !


@mistake
def einsum_with_an_unknown_letter() -> None:
    mnp.einsum("ij->ik", x)  # !


@mistake
def broadcast_to_a_smaller_shape() -> None:
    mnp.broadcast_to(x, (4,))  # !


@mistake
def split_into_unequal_parts() -> None:
    mnp.split(v, 2)  # !


@mistake
def shapes_in_lax() -> None:
    lax.add(x, w)  # !


@mistake
def slice_out_of_range() -> None:
    lax.slice(v, (1,), (9,))  # !


@mistake
def dot_general_dimensions() -> None:
    lax.dot_general(x, w, (((1,), (0,)), ((), ())))  # !


# ---- axes ----------------------------------------------------------------------------------------


@mistake
def sum_over_a_missing_axis() -> None:
    mnp.sum(x, axis=2)  # !


@mistake
def mean_over_an_axis_twice() -> None:
    x.mean(axis=(0, -2))  # !


@mistake
def transpose_by_no_permutation() -> None:
    mnp.transpose(x, (0, 0))  # !


@mistake
def concatenate_along_a_missing_axis() -> None:
    mnp.concatenate([v, v], axis=1)  # !


@mistake
def squeeze_of_a_long_axis() -> None:
    mnp.squeeze(x, axis=0)  # !


@mistake
def expand_dims_out_of_range() -> None:
    mnp.expand_dims(v, 3)  # !


@mistake
def too_many_indices() -> None:
    v[0, 1]  # !


@mistake
def softmax_over_a_missing_axis() -> None:
    mg.nn.softmax(x, axis=5)  # !


# ---- arguments -----------------------------------------------------------------------------------


@mistake
def static_argument_without_hash() -> None:
    f = mg.jit(lambda x, shape: mnp.broadcast_to(x, shape), static_argnums=1)
    f(1.0, [2, 3])  # !


@mistake
def static_argument_that_does_not_exist() -> None:
    mg.jit(lambda x: x, static_argnums=3)  # !


@mistake
def static_name_that_does_not_exist() -> None:
    mg.jit(lambda x: x, static_argnames="mode")  # !


@mistake
def a_string_is_passed() -> None:
    mg.jit(lambda x, mode: x)(v, "train")  # !


@mistake
def a_set_is_passed() -> None:
    mg.jit(lambda x: x)({"params": {1.0, 2.0}})  # !


@mistake
def an_unknown_object_is_passed() -> None:
    class Config:
        def __repr__(self) -> str:
            return "Config()"

    mg.jit(lambda x, config: x)(v, Config())  # !


@mistake
def none_in_place_of_an_array() -> None:
    mnp.add(v, None)  # !


@mistake
def a_list_in_place_of_an_array() -> None:
    mnp.sin([1.0, 2.0])  # !


@mistake
def an_array_of_objects() -> None:
    mnp.sum(np.array([1.0, None]))  # !


@mistake
def an_array_of_dates() -> None:
    mg.jit(lambda x: x)(np.array(["2024-01-01"], dtype="datetime64[D]"))  # !


@mistake
def a_ragged_list() -> None:
    mnp.array([[1.0, 2.0], [3.0]])  # !


@mistake
def an_integer_that_does_not_fit() -> None:
    mg.jit(lambda x: x)(2**40)  # !


@mistake
def a_string_is_returned() -> None:
    mg.jit(lambda x: {"value": x, "unit": "mV"})(v)  # !


@mistake
def jit_of_no_function() -> None:
    mg.jit(v)  # !


@mistake
def a_donated_array_is_used() -> None:
    y = mnp.arange(1000.0)
    mg.jit(lambda x: x + 1, donate_argnums=0)(y)
    y + 1  # !


@mistake
def trees_of_two_structures() -> None:
    mg.tree.map(operator.add, {"a": 1.0}, {"b": 2.0})  # !


@mistake
def a_tree_of_another_length() -> None:
    mg.tree.unflatten(mg.tree.structure((1, 2)), [1.0])  # !


# ---- element types -------------------------------------------------------------------------------


@mistake
def lax_does_not_promote() -> None:
    lax.mul(v, n)  # !


@mistake
def bits_of_a_float() -> None:
    mnp.bitwise_and(v, v)  # !


@mistake
def order_of_complex_numbers() -> None:
    mnp.argmax(v * 1j)  # !


@mistake
def no_such_element_type() -> None:
    mnp.zeros(3, dtype="float31")  # !


@mistake
def an_array_is_indexed_by_a_float() -> None:
    v[1.5]  # !


@mistake
def a_cast_of_no_type() -> None:
    v.astype("text")  # !


# ---- windows -------------------------------------------------------------------------------------

image = mnp.ones((1, 8, 8, 4))
NHWC = ("NHWC", "HWIO", "NHWC")


@mistake
def convolution_of_unequal_channels() -> None:
    kernel = mnp.ones((3, 3, 3, 16))
    lax.conv_general_dilated(image, kernel, (1, 1), "SAME", dimension_numbers=NHWC)  # !


@mistake
def convolution_in_wrong_groups() -> None:
    kernel = mnp.ones((3, 3, 2, 5))
    lax.conv_general_dilated(  # !
        image, kernel, (1, 1), "SAME", dimension_numbers=NHWC, feature_group_count=2
    )


@mistake
def convolution_of_another_layout() -> None:
    kernel = mnp.ones((3, 3, 4, 16))
    lax.conv_general_dilated(image, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "OIHW"))  # !


@mistake
def window_of_too_few_dimensions() -> None:
    lax.reduce_window(image, 0.0, lax.add, (2, 2), (2, 2), "VALID")  # !


# ---- names ---------------------------------------------------------------------------------------


@mistake
def unknown_backend() -> None:
    mg.jit(lambda x: x, backend="gpu3000")(v)  # !


@mistake
def unknown_option() -> None:
    mg.jit(lambda x: x, options={"turbo": True})(v)  # !


@mistake
def unknown_stage() -> None:
    mg.jit(lambda x: x + 1).lower(v).compile().as_text("sass")  # !


@mistake
def unknown_setting() -> None:
    mg.config.update("enable_x65", True)  # !


@mistake
def nothing_runs_the_target() -> None:
    @partial(mg.jit, backend="cpu")
    def f(x: Any) -> Any:
        return custom_call(x, call_target_name="fast", types=(tensor((3,), F32),))  # !

    f(v)
