"""Deliberate mistakes with loops, choices and `jit`'s options; see `mistakes.py`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from errors.mistakes import mistake, v, x
from monograph import lax

# ---- loops ---------------------------------------------------------------------------------------


class State(NamedTuple):
    """What a loop carries."""

    step: Any
    params: Any


@mistake
def one_leaf_of_a_carry_changes() -> None:
    def update(state: State, row: Any) -> Any:
        params = {**state.params, "w": state.params["w"] + row.sum().astype(int)}
        return State(state.step + 0.5, params), None

    lax.scan(update, State(mnp.int32(0), {"w": v, "b": v}), x)  # !


@mistake
def a_carry_loses_a_key() -> None:
    def body(i: Any, best: Any) -> Any:
        return {"value": best["value"] * i}

    lax.fori_loop(0, 3, body, {"value": 1.0, "at": 0})  # !


@mistake
def a_carry_becomes_a_list() -> None:
    lax.while_loop(lambda c: c[0] < 3, lambda c: [c[0] + 1, c[1]], (0, v))  # !


@mistake
def while_condition_returns_a_pair() -> None:
    lax.while_loop(lambda c: (c < 3, c > 0), lambda c: c + 1, 0)  # !


@mistake
def while_condition_returns_a_number() -> None:
    lax.while_loop(lambda n: n, lambda n: n - 1, 10)  # !


@mistake
def length_is_traced() -> None:
    mg.jit(lambda n: lax.scan(lambda c, _: (c + 1, c), 0, None, length=n))(3)  # !


@mistake
def length_and_inputs_disagree() -> None:
    lax.scan(lambda c, row: (c + row.sum(), None), 0.0, x, length=7)  # !


@mistake
def scan_over_a_scalar() -> None:
    lax.scan(lambda c, n: (c + n, None), 0, 10)  # !


@mistake
def unroll_with_traced_bounds() -> None:
    mg.jit(lambda n: lax.fori_loop(0, n, lambda i, v: v + i, 0, unroll=4))(9)  # !


@mistake
def bounds_of_two_types() -> None:
    lax.fori_loop(np.int8(0), np.int16(9), lambda i, c: c + i, 0)  # !


@mistake
def bounds_that_are_fractions() -> None:
    lax.fori_loop(0, 10 / 2 + 0.5, lambda i, c: c + i, 0)  # !


@mistake
def gradient_through_traced_bounds() -> None:
    def power(base: Any, n: Any) -> Any:
        return lax.fori_loop(0, n, lambda i, p: p * base, 1.0)  # !

    mg.jit(mg.grad(power))(2.0, 5)


@mistake
def at_most_no_steps() -> None:
    lax.while_loop(lambda c: c < 3, lambda c: c + 1, 0, max_steps=0)  # !


@mistake
def combination_changes_the_shape() -> None:
    lax.associative_scan(lambda a, b: (a + b).sum(), v)  # !


@mistake
def associative_sizes_differ() -> None:
    lax.associative_scan(lambda a, b: a, {"gain": v, "bias": x})  # !


@mistake
def map_of_unequal_lengths() -> None:
    lax.map(lambda pair: pair[0] + pair[1], (v, x))  # !


# ---- choices -------------------------------------------------------------------------------------


@mistake
def a_function_was_called_too_early() -> None:
    lax.cond(True, mnp.sin(v), mnp.cos(v), v)  # !


@mistake
def no_condition() -> None:
    lax.cond(None, lambda: 1, lambda: 2)  # !


@mistake
def operands_in_two_ways() -> None:
    lax.cond(True, lambda a: a, lambda a: -a, v, operand=v)  # !


@mistake
def one_branch_returns_nothing() -> None:
    lax.cond(v.sum() > 0, lambda a: a, lambda a: None, v)  # !


@mistake
def one_result_of_a_branch_differs() -> None:
    lax.switch(1, [lambda: {"a": v, "b": 1}, lambda: {"a": v, "b": 1.0}])  # !


@mistake
def switch_by_a_boolean() -> None:
    lax.switch(v[0] > 0, [lambda: 1, lambda: 2])  # !


@mistake
def no_function_for_this_platform() -> None:
    lax.platform_dependent(v, tpu=lambda a: a, cuda=lambda a: a * 2)  # !


# ---- compiling -----------------------------------------------------------------------------------


@mistake
def compiled_for_every_length() -> None:
    total = mg.jit(lambda x, scale: (x * scale).sum(), max_compiles=3)
    for n in range(1, 9):
        total(mnp.ones(n), 2.0)  # !


@mistake
def compiled_for_every_static_value() -> None:
    decay = mg.jit(lambda x, rate: x * rate, static_argnames="rate", max_compiles=2)
    for step in range(1, 9):
        decay(v, rate=1 / step)  # !


@mistake
def compiled_for_no_call() -> None:
    mg.jit(lambda x: x, max_compiles=0)  # !


@mistake
def two_places_to_run() -> None:
    mg.jit(lambda x: x, device=mg.devices()[0], backend="interp")  # !


@mistake
def steps_of_a_scan_in_disable_jit() -> None:
    with mg.disable_jit():
        lax.scan(lambda c, row: (c, row), 0, x[:0])  # !
