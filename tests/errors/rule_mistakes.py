"""Deliberate mistakes in rules of derivatives and batching; see `mistakes.py`."""

from __future__ import annotations

from typing import Any

import monograph as mg
import monograph.numpy as mnp
from errors.mistakes import mistake, v
from monograph import lax


@mistake
def a_derivative_rule_is_missing() -> None:
    @mg.custom_jvp
    def soft(x: Any) -> Any:
        return x

    soft(1.0)  # !


@mistake
def a_jvp_rule_returns_no_pair() -> None:
    @mg.custom_jvp
    def soft(x: Any) -> Any:
        return x

    @soft.defjvp  # !
    def soft_jvp(primals: Any, tangents: Any) -> Any:
        return tangents[0]

    mg.grad(soft)(1.0)


@mistake
def a_jvp_rule_returns_another_shape() -> None:
    @mg.custom_jvp
    def soft(x: Any) -> Any:
        return x

    @soft.defjvp  # !
    def soft_jvp(primals: Any, tangents: Any) -> Any:
        return primals[0], tangents[0].sum()

    mg.jvp(soft, (v,), (v,))


def clip() -> Any:
    @mg.custom_vjp
    def clipped(x: Any) -> Any:
        return x

    return clipped


@mistake
def forward_mode_of_a_reverse_rule() -> None:
    f = clip()
    f.defvjp(lambda x: (x, None), lambda _, g: (g,))
    mg.jvp(f, (v,), (v,))  # !


@mistake
def a_forward_rule_returns_no_pair() -> None:
    f = clip()

    def fwd(x: Any) -> Any:  # !
        return x

    f.defvjp(fwd, lambda _, g: (g,))
    mg.grad(lambda x: f(x).sum())(v)


@mistake
def a_backward_rule_returns_no_tuple() -> None:
    f = clip()

    def bwd(_: Any, g: Any) -> Any:  # !
        return g

    f.defvjp(lambda x: (x, None), bwd)
    mg.grad(lambda x: f(x).sum())(v)


@mistake
def a_backward_rule_returns_another_shape() -> None:
    f = clip()

    def bwd(_: Any, g: Any) -> Any:  # !
        return (g.sum(),)

    f.defvjp(lambda x: (x, None), bwd)
    mg.grad(lambda x: f(x).sum())(v)


@mistake
def a_rule_does_not_cover_what_the_function_closes_over() -> None:
    def outer(c: Any) -> Any:
        @mg.custom_jvp  # !
        def scaled(x: Any) -> Any:
            return x * c

        scaled.defjvp(lambda p, t: (p[0] * c, t[0] * c))
        return scaled(2.0)

    mg.grad(outer)(3.0)


@mistake
def a_batching_rule_returns_another_type() -> None:
    f = mg.custom_batching.custom_vmap(lambda x: x)

    @f.def_vmap  # !
    def rule(axis_size: int, in_batched: Any, x: Any) -> Any:
        return x.sum(), True

    mg.vmap(f)(v)


@mistake
def a_transpose_of_what_is_not_linear() -> None:
    pull = mg.linear_transpose(lambda x: mnp.sin(x), v)  # !
    pull(v)


@mistake
def a_tangent_of_an_integer() -> None:
    mg.jvp(lambda k: k * 2.0, (3,), (1,))  # !


@mistake
def a_linear_solve_without_transpose() -> None:
    def f(b: Any) -> Any:
        x = lax.custom_linear_solve(lambda x: 2 * x, b, lambda g, b: b / 2)  # !
        return x.sum()

    mg.grad(f)(v)
