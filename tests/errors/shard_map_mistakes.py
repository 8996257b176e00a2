"""Deliberate mistakes with `shard_map`; see `mistakes.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from errors.sharding_mistakes import mesh, on_eight_devices
from monograph import P

X = np.ones((8, 4), np.float32)


def over(f: Any, ins: Any, out: Any, **options: Any) -> Any:
    return mg.shard_map(f, mesh=mesh(2, 4), in_specs=ins, out_specs=out, **options)


@on_eight_devices
def manual_spec_that_names_no_axis() -> None:
    over(lambda x: x, P("date"), P("data"))(X)  # !


@on_eight_devices
def manual_spec_of_an_axis_that_is_not_manual() -> None:
    over(lambda x: x, P("model"), P("data"), axis_names={"data"})(X)  # !


@on_eight_devices
def manual_spec_that_is_too_long() -> None:
    over(lambda x: x, P("data", None, "model"), P("data"))(X)  # !


@on_eight_devices
def manual_result_without_dimensions() -> None:
    over(lambda x: x.sum(), P("data"), P("data"))(X)  # !


@on_eight_devices
def manual_dimension_that_does_not_divide() -> None:
    over(lambda w, x: x, (P(), P("model")), P("model"))(X, X[:6])  # !


@on_eight_devices
def manual_result_that_may_differ() -> None:
    over(lambda x: x.sum(0), P("data", "model"), P("model"))(X)  # !


@on_eight_devices
def manual_specs_left_out() -> None:
    mg.shard_map(lambda x: x, mesh=mesh(2), out_specs=P("data"))(X)  # !


@on_eight_devices
def manual_spec_that_is_a_string() -> None:
    over(lambda x: x, "data", P("data"))(X)  # !


@on_eight_devices
def manual_without_a_mesh() -> None:
    mg.shard_map(lambda x: x, in_specs=P("data"), out_specs=P("data"))(X)  # !


@on_eight_devices
def collective_outside_its_axis() -> None:
    over(lambda x: mg.lax.psum(x, "rows"), P("data"), P())(X)  # !


@on_eight_devices
def collective_where_devices_part() -> None:
    def f(x: Any) -> Any:
        def off(v: Any) -> Any:
            return v - mg.lax.pmean(v, "data")

        return mg.lax.cond(x.sum() > 0, off, lambda v: v, x)  # !

    over(f, P("data"), P("data"))(X)


@on_eight_devices
def loop_that_devices_leave_apart() -> None:
    def f(x: Any) -> Any:
        def step(v: Any) -> Any:
            return v + mg.lax.ppermute(v, "data", [(0, 1), (1, 0)])

        return mg.lax.while_loop(lambda v: v.sum() < 9, step, x)  # !

    over(f, P("data"), P("data"))(X)


@on_eight_devices
def carry_that_comes_to_differ() -> None:
    def f(x: Any) -> Any:
        return mg.lax.fori_loop(0, 3, lambda i, c: c + x, mnp.zeros((4, 4)))  # !

    over(f, P("data"), P("data"))(X)


@on_eight_devices
def branches_of_which_one_differs() -> None:
    def f(x: Any) -> Any:
        return mg.lax.cond(True, lambda: x, lambda: mnp.zeros((4, 4)))  # !

    over(f, P("data"), P("data"))(X)


@on_eight_devices
def cast_of_what_differs_already() -> None:
    over(lambda x: mg.lax.pcast(x, "data", to="varying"), P("data"), P("data"))(X)  # !


@on_eight_devices
def branch_of_python_on_a_piece() -> None:
    def f(x: Any) -> Any:
        return x if x[0, 0] > 0 else -x  # !

    over(f, P("data"), P("data"))(X)


@on_eight_devices
def manual_axis_of_a_function_that_is_mapped_already() -> None:
    def inner(x: Any) -> Any:
        return mg.shard_map(lambda x: x, in_specs=P("data"), out_specs=P("data"))(x)  # !

    over(inner, P("data"), P("data"))(X)
