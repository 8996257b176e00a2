"""Deliberate mistakes inside traced functions and in transforms; see `mistakes.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from errors.mistakes import mistake, n, v, w, x
from monograph import lax
from monograph.experimental import checkify
from monograph.hlo.ops import custom_call
from monograph.hlo.types import F32, tensor

# ---- Python asks for values ----------------------------------------------------------------------


@mistake
def if_of_a_traced_value() -> None:
    @mg.jit
    def f(x: Any) -> Any:
        if x > 0:  # !
            return x
        return -x

    f(1.0)


@mistake
def while_of_a_traced_value() -> None:
    @mg.jit
    def halve(x: Any) -> Any:
        while mnp.sum(x) > 1:  # !
            x = x / 2
        return x

    halve(v)


@mistake
def int_of_a_traced_value() -> None:
    mg.jit(lambda k: int(k) + 1)(n)  # !


@mistake
def float_of_a_traced_value() -> None:
    mg.jit(lambda a, b: a * float(b + 1))(v, 2.0)  # !


@mistake
def range_of_a_traced_value() -> None:
    @mg.jit
    def f(x: Any, times: Any) -> Any:
        for _ in range(times):  # !
            x = x * 2
        return x

    f(v, n)


@mistake
def a_list_indexed_by_a_traced_value() -> None:
    layers = [v, v * 2, v * 3]
    mg.jit(lambda i: layers[i])(n)  # !


@mistake
def numpy_on_a_traced_value() -> None:
    mg.jit(lambda x: np.asarray(x).sum())(v)  # !


@mistake
def numpy_function_of_a_traced_value() -> None:
    mg.jit(lambda x: np.fft.fft(x))(v)  # !


@mistake
def item_of_a_traced_value() -> None:
    mg.jit(lambda x: x[0].item())(v)  # !


@mistake
def a_mapped_value_decides() -> None:
    mg.vmap(lambda x: x if x > 0 else -x)(v)  # !


@mistake
def a_size_that_is_traced() -> None:
    mg.jit(lambda k: mnp.zeros((k, 2)))(n)  # !


@mistake
def a_boolean_index_that_is_traced() -> None:
    mg.jit(lambda x: x[x > 0])(v)  # !


# ---- derivatives ---------------------------------------------------------------------------------


@mistake
def grad_of_a_vector() -> None:
    mg.grad(lambda x: x * x)(v)  # !


@mistake
def grad_by_an_integer() -> None:
    mg.grad(lambda k: k * 2.0)(n)  # !


@mistake
def grad_of_a_complex_result() -> None:
    mg.grad(lambda x: mnp.sum(x * 1j))(v)  # !


@mistake
def grad_of_an_integer_result() -> None:
    mg.grad(lambda x: mnp.sum(x).astype(int))(v)  # !


@mistake
def grad_without_that_argument() -> None:
    mg.grad(lambda x: x * x, argnums=1)(2.0)  # !


@mistake
def jvp_with_other_tangents() -> None:
    mg.jvp(lambda x: x * 2, (v,), (mnp.ones(4),))  # !


@mistake
def jvp_with_too_few_tangents() -> None:
    mg.jvp(lambda x, y: x * y, (v, v), (v,))  # !


@mistake
def vjp_with_another_cotangent() -> None:
    _, pull = mg.vjp(lambda x: x * 2, v)
    pull(mnp.ones(4))  # !


@mistake
def vjp_with_two_cotangents() -> None:
    _, pull = mg.vjp(lambda x: x * 2, v)
    pull(v, v)  # !


@mistake
def reverse_through_a_while_loop() -> None:
    mg.grad(lambda x: lax.while_loop(lambda c: c < 9.0, lambda c: c * 2, x))(2.0)  # !


@mistake
def op_without_a_derivative() -> None:
    def f(x: Any) -> Any:
        return custom_call(  # !
            x,
            call_target_name="sin",
            types=(tensor((), F32),),
            callback=np.sin,
        )

    mg.grad(f)(1.0)


# ---- leaked values -------------------------------------------------------------------------------


KEPT: list[Any] = []


@mistake
def leak_by_a_list() -> None:
    KEPT.clear()
    mg.jit(lambda x: KEPT.append(x * 2))(v)
    KEPT[0] + 1  # !


@mistake
def leak_by_an_attribute() -> None:
    class Model:
        state: Any = None

    def step(x: Any) -> Any:
        Model.state = mnp.tanh(x)
        return x

    mg.grad(lambda x: mnp.sum(step(x)))(v)
    mnp.sum(Model.state)  # !


@mistake
def leak_by_a_generator() -> None:
    def parts(x: Any) -> Iterator[Any]:
        yield x * 2
        yield x * 3  # !

    made: list[Iterator[Any]] = []

    @mg.jit
    def f(x: Any) -> Any:
        made.append(parts(x))
        return next(made[0])

    f(v)
    next(made[0])


@mistake
def leak_into_another_function() -> None:
    KEPT.clear()
    mg.vmap(lambda x: KEPT.append(x))(v)
    mg.jit(lambda y: y + KEPT[0])(v)  # !


@mistake
def leak_asked_for_its_value() -> None:
    KEPT.clear()
    mg.jit(lambda x: KEPT.append(x))(v)
    float(KEPT[0])  # !


# ---- vmap ----------------------------------------------------------------------------------------


@mistake
def mapped_sizes_differ() -> None:
    mg.vmap(lambda x, y: x + y)(x, w)  # !


@mistake
def mapped_axis_is_missing() -> None:
    mg.vmap(lambda x: x, in_axes=2)(x)  # !


@mistake
def in_axes_of_another_length() -> None:
    mg.vmap(lambda x, y: x + y, in_axes=(0,))(x, x)  # !


@mistake
def in_axes_of_another_structure() -> None:
    mg.vmap(lambda p: p["a"], in_axes=({"b": 0},))({"a": x})  # !


@mistake
def nothing_is_mapped() -> None:
    mg.vmap(lambda x: x, in_axes=None)(x)  # !


@mistake
def a_scalar_is_mapped() -> None:
    mg.vmap(lambda x: x)(1.0)  # !


@mistake
def out_axes_of_another_structure() -> None:
    mg.vmap(lambda x: (x, x), out_axes=(0, 0, 0))(x)  # !


@mistake
def sum_over_an_axis_that_nobody_maps() -> None:
    def centred(x: Any) -> Any:
        return x - lax.pmean(x, "data")  # !

    mg.vmap(centred, axis_name="batch")(x)


@mistake
def exchange_of_an_axis_of_another_size() -> None:
    mg.vmap(lambda x: lax.all_to_all(x, "i", 0, 0), axis_name="i")(x)  # !


@mistake
def permutation_beyond_the_axis() -> None:
    mg.vmap(lambda x: lax.ppermute(x, "i", [(0, 8)]), axis_name="i")(x)  # !


@mistake
def result_is_not_mapped() -> None:
    mg.vmap(lambda x: (x, 1.0), out_axes=(0, None))(x)
    mg.vmap(lambda x: x, out_axes=None)(x)  # !


# ---- control flow --------------------------------------------------------------------------------


@mistake
def scan_carry_changes_its_type() -> None:
    lax.scan(lambda c, x: (c + x, x), np.int32(0), v)  # !


@mistake
def scan_carry_changes_its_shape() -> None:
    def step(c: Any, x: Any) -> Any:
        return mnp.concatenate([c, x[None]]), x

    lax.scan(step, v, v)  # !


@mistake
def scan_body_returns_one_value() -> None:
    lax.scan(lambda c, x: c + x, 0.0, v)  # !


@mistake
def scan_of_unequal_lengths() -> None:
    lax.scan(lambda c, x: (c, x), 0.0, (v, w))  # !


@mistake
def fori_loop_changes_its_structure() -> None:
    lax.fori_loop(0, 3, lambda i, c: (c, c), v)  # !


@mistake
def while_condition_is_a_vector() -> None:
    lax.while_loop(lambda c: c < 3, lambda c: c + 1, v)  # !


@mistake
def branches_differ_in_type() -> None:
    lax.cond(True, lambda x: x, lambda x: x.astype(int), v)  # !


@mistake
def branches_differ_in_structure() -> None:
    mg.jit(lambda p, x: lax.cond(p, lambda x: (x, x), lambda x: x, x))(True, v)  # !


@mistake
def condition_is_a_vector() -> None:
    lax.cond(v > 0, lambda: 1.0, lambda: 2.0)  # !


@mistake
def switch_without_branches() -> None:
    lax.switch(n, [], v)  # !


# ---- while a program runs ------------------------------------------------------------------------


@mistake
def callback_returns_another_shape() -> None:
    @mg.jit
    def f(x: Any) -> Any:
        return mg.pure_callback(lambda x: np.asarray(x)[:2], x, x)  # !

    f(v)


@mistake
def callback_without_a_derivative() -> None:
    mg.grad(lambda x: mg.pure_callback(np.sum, mg.ShapeDtypeStruct((), np.float32), x))(v)  # !


@mistake
def callback_mapped_without_a_method() -> None:
    mg.vmap(lambda row: mg.pure_callback(np.sort, row, row))(x)  # !


@mistake
def print_with_an_f_string() -> None:
    mg.jit(lambda x: mg.debug.print(f"x = {x}", x))(v)  # !


@mistake
def nan_in_a_loop() -> None:
    def body(i: Any, x: Any) -> Any:
        return mnp.log(x - i)  # !

    with mg.debug_nans(True):
        mg.jit(lambda x: lax.fori_loop(0, 3, body, x))(v)


@mistake
def nan_in_a_derivative() -> None:
    def safe(x: Any) -> Any:
        return mnp.where(x > 0, mnp.sqrt(x), 0.0)  # !

    with mg.debug_nans(True):
        mg.jit(mg.grad(safe))(0.0)


@mistake
def index_out_of_bounds() -> None:
    mg.jit(lambda x, i: x[i], checked=True)(v, n)  # !


@mistake
def integer_divided_by_zero() -> None:
    mg.jit(lambda a, b: a // b, checked=True)(n, 0)  # !


@mistake
def check_that_fails() -> None:
    def root(x: Any) -> Any:
        checkify.check(x >= 0, "x must not be negative, but is {x}", x=x)  # !
        return mnp.sqrt(x)

    mg.jit(root)(-4.0)


@mistake
def check_of_several() -> None:
    checkify.check(v > 0, "v must be positive")  # !


@mistake
def check_where_rows_part() -> None:
    def small(x: Any) -> Any:
        checkify.check(x < 9, "x must be small")
        return x

    mg.vmap(lambda x: lax.cond(x < 0, small, small, x))(v)  # !
