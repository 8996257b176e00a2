"""Choices under both packages: `cond`, `switch`, `select`, `select_n`, `platform_dependent`."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0, 0.25], F32)
I = np.array([3, 1, 4, 1], np.int32)  # noqa: E741


# ---- cond ----------------------------------------------------------------------------------------


@program
def cond_call_forms(J: Any) -> Any:
    cond, inc, dec = J.lax.cond, lambda x: x + 1, lambda x: x - 1
    return (
        cond(True, inc, dec, X),
        cond(False, inc, dec, operand=X),
        cond(True, lambda: 1.0, lambda: 2.0),
        cond(True, lambda x: 1.0, lambda x: 2.0, None),
        cond(False, true_fun=lambda: 1, false_fun=lambda: 2),
        cond(pred=True, true_fun=lambda: 1, false_fun=lambda: 2),
        cond(False, lambda a, b: a, lambda a, b: b["k"], X, {"k": X * 2}),
    )


@program
def cond_with_operand_none(J: Any) -> Any:
    return J.lax.cond(True, lambda x: 1.0, lambda x: 2.0, operand=None)


@program
def cond_with_operands_of_their_own(J: Any) -> Any:
    return J.lax.cond(True, X, lambda x: x + 1, I.astype(F32), lambda x: x - 1)


@program
def cond_by_numbers(J: Any) -> Any:
    preds = [
        0,
        1,
        -3,
        0.0,
        0.5,
        float("nan"),
        np.int8(2),
        np.float16(0),
        np.uint8(1),
        np.bool_(True),
    ]
    return [J.lax.cond(p, lambda: 1, lambda: 2) for p in preds]


@program
def cond_by_an_array(J: Any) -> Any:
    f = J.jit(lambda p: J.lax.cond(p, lambda x: x * 2, lambda x: x / 2, X))
    return f(np.array(True)), f(np.array(0)), f(J.numpy.float32(2))


@program
def cond_of_trees(J: Any) -> Any:
    return J.lax.cond(
        True,
        lambda t: {"a": (t[0], None), "b": [t[1]]},
        lambda t: {"a": (t[1], None), "b": [t[0]]},
        (X, X * 3),
    )


@program
def cond_weak_and_strong(J: Any) -> Any:
    a = J.lax.cond(True, lambda x: 1.0, lambda x: x, X[0])
    b = J.lax.cond(True, lambda: 1, lambda: 2)
    half = np.ones(2, np.float16)
    return a * half, b * half, b + np.ones(2, np.int8)


@program
def cond_returns_nothing(J: Any) -> Any:
    return J.lax.cond(True, lambda x: None, lambda x: None, X), J.lax.cond(
        True, lambda: (), lambda: ()
    )


@program
def cond_with_captures(J: Any) -> Any:
    f = lambda p, x: J.lax.cond(p, lambda: x * 2, lambda: J.numpy.sin(x))  # noqa: E731
    return J.jit(f)(False, X), J.vmap(f)(X > 0, X), J.vmap(f, (None, 0))(True, X)


@program
def cond_forwards(J: Any) -> Any:
    return J.lax.cond(X[0] > 0, lambda a, b: (a, b), lambda a, b: (a, a), X, X * 2)


@program
def cond_in_cond(J: Any) -> Any:
    def f(x: Any) -> Any:
        inner = lambda: J.lax.cond(x > 1, lambda: x * 10, lambda: x)  # noqa: E731
        return J.lax.cond(x > 0, inner, lambda: -x)

    return J.vmap(f)(X), [f(x) for x in X], J.jit(J.vmap(J.grad(f)))(X)


@program
def cond_in_scan(J: Any) -> Any:
    def body(c: Any, x: Any) -> Any:
        c = J.lax.cond(x > 0, lambda v: v + x, lambda v: v * x, c)
        return c, c

    return J.lax.scan(body, F32(1), X), J.grad(lambda c: J.lax.scan(body, c, X)[0])(2.0)


@program
def scan_in_cond(J: Any) -> Any:
    def f(p: Any, xs: Any) -> Any:
        summed = lambda: J.lax.scan(lambda c, x: (c + x * x, None), 0.0, xs)[0]  # noqa: E731
        return J.lax.cond(p, summed, lambda: xs[0])

    return J.vmap(f)(X > 0, np.stack([X, X * 2, X, X])), J.grad(f, 1)(True, X)


@program
def vmap_of_cond_selects(J: Any) -> Any:
    f = lambda p, x: J.lax.cond(p, lambda v: (v * 2, v > 0), lambda v: (-v, v < 0), x)  # noqa: E731
    return J.vmap(f)(X > 0, X), J.vmap(f, (0, None))(X > 0, 2.0), J.vmap(f, (None, 0))(False, X)


@program
def cond_derivatives(J: Any) -> Any:
    f = lambda x, p: J.lax.cond(p, J.numpy.sin, lambda v: v**3, x)  # noqa: E731
    return (
        [J.grad(f)(0.7, p) for p in (True, False)],
        J.jvp(lambda x: f(x, x > 0), (0.7,), (1.0,)),
        J.grad(J.grad(f))(0.7, False),
        J.vmap(J.grad(f))(X, X > 0),
        J.jit(J.hessian(lambda x: f(x, x > 0)))(0.7),
    )


@program
def cond_gradient_avoids_the_other_branch(J: Any) -> Any:
    f = lambda x: J.lax.cond(x > 0, lambda v: J.numpy.sqrt(v), lambda v: 0.0 * v, x)  # noqa: E731
    return J.grad(f)(-1.0), J.grad(f)(4.0), J.grad(f)(0.0)


@program
def cond_by_its_own_variable(J: Any) -> Any:
    return J.grad(lambda x: J.lax.cond(x, lambda v: v * 2, lambda v: v * 3, x))(1.5)


@program
def cond_integer_operands_under_grad(J: Any) -> Any:
    def f(x: Any) -> Any:
        n, y = J.lax.cond(x > 0, lambda: (1, x), lambda: (2, 2 * x))
        return y * n

    return J.grad(f)(1.0), J.grad(f)(-1.0)


@program
def cond_with_jit_and_random(J: Any) -> Any:
    f = J.jit(lambda k, p: J.lax.cond(p, J.random.normal, J.random.uniform, k))
    return f(J.random.PRNGKey(0), True), f(J.random.PRNGKey(0), False)


# ---- switch --------------------------------------------------------------------------------------


BRANCHES = [lambda x: x, lambda x: x * 2, lambda x: x * 3]


@program
def switch_clamps(J: Any) -> Any:
    return [J.lax.switch(i, BRANCHES, X) for i in (-5, -1, 0, 1, 2, 3, 99)]


@program
def switch_index_types(J: Any) -> Any:
    made = (np.int8(1), np.uint8(200), np.int16(-4), np.uint32(2**32 - 1), np.array(1))
    return [J.lax.switch(i, BRANCHES, X) for i in made]


@program
def switch_call_forms(J: Any) -> Any:
    return (
        J.lax.switch(1, tuple(BRANCHES), operand=X),
        J.lax.switch(index=2, branches=BRANCHES, operand=X),
        J.lax.switch(0, [lambda: 1, lambda: 2]),
        J.lax.switch(1, [lambda a, b: a, lambda a, b: b], X, X * 2),
        J.lax.switch(3, BRANCHES[1:2], X),
    )


@program
def switch_traced_index(J: Any) -> Any:
    f = J.jit(lambda i, x: J.lax.switch(i, BRANCHES, x))
    return [f(i, X) for i in (-1, 1, 7)]


@program
def vmap_of_switch(J: Any) -> Any:
    f = lambda i, x: J.lax.switch(i, [J.numpy.sin, J.numpy.cos, J.numpy.exp], x)  # noqa: E731
    return J.vmap(f)(I - 2, X), J.vmap(f, (0, None))(I, 1.0), J.vmap(f, (None, 0))(1, X)


@program
def switch_derivatives(J: Any) -> Any:
    f = lambda i, x: J.lax.switch(i, [J.numpy.sin, lambda v: v * v, lambda v: 1.0], x)  # noqa: E731
    return [J.grad(f, 1)(i, 0.3) for i in range(3)], J.vmap(J.grad(f, 1))(I, X)


@program
def switch_with_captures(J: Any) -> Any:
    def f(i: Any, w: Any) -> Any:
        return J.lax.switch(i, [lambda: w * X, lambda: X / w, lambda: X + w])

    return J.jit(f)(1, 2.0), J.jacrev(f, 1)(2, 2.0), J.jacfwd(f, 1)(0, 2.0)


# ---- select --------------------------------------------------------------------------------------


@program
def select_by_mask(J: Any) -> Any:
    return J.lax.select(X > 0, X, -X), J.lax.select(True, X, -X)


@program
def select_n_by_index(J: Any) -> Any:
    which = np.array([0, 2, 1, 0], np.int32)
    return (
        J.lax.select_n(which, X, X * 2, X * 3),
        J.lax.select_n(X > 0, X, X * 2),
        J.lax.select_n(np.array(True), X, X * 2),
    )


@program
def select_of_scalars_and_vmap(J: Any) -> Any:
    f = lambda p, a, b: J.lax.select(p, a, b)  # noqa: E731
    return J.vmap(f)(X > 0, X, X * 2), J.vmap(f, (0, None, 0))(X > 0, F32(7), X)


@program
def select_derivative(J: Any) -> Any:
    f = lambda x: J.lax.select(x > 0, x * x, -x).sum()  # noqa: E731
    return J.grad(f)(X), J.jacfwd(lambda x: J.lax.select_n(x > 0, x, 3 * x))(X)


@program
def platform_chooses(J: Any) -> Any:
    f = lambda x: J.lax.platform_dependent(x, cpu=lambda v: v + 1, default=lambda v: v - 1)  # noqa: E731
    return f(X), J.jit(f)(X), J.grad(lambda x: f(x * x))(3.0), J.vmap(f)(X)


@program
def platform_falls_back(J: Any) -> Any:
    f = lambda x: J.lax.platform_dependent(x, tpu=lambda v: v + 1, default=lambda v: v - 1)  # noqa: E731
    return f(X), J.jit(f)(X)


@program
def platform_without_default(J: Any) -> Any:
    return J.jit(lambda x: J.lax.platform_dependent(x, x, cpu=lambda a, b: a * b))(X)


@program
def select_by_integers(J: Any) -> Any:
    return J.lax.select(np.int32(1), X, -X), J.lax.select(1, X, -X)


@program
def select_of_numbers_is_weak(J: Any) -> Any:
    half = np.ones(2, np.float16)
    return J.lax.select(True, 1, 2) * half, J.lax.select(X > 0, X, X)[:2] * half


# ---- what is handed on ---------------------------------------------------------------------------
@program
def what_all_branches_hand_on_is_not_mapped(J: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        return J.lax.cond(x < 3, lambda x, y: (x * 2, y), lambda x, y: (x * 3, y), x, y)

    return J.vmap(f, (0, None), (0, None))(I, X)


@program
def what_a_loop_in_branches_hands_on_is_not_mapped(J: Any) -> Any:
    def last(_: Any, y: Any) -> Any:
        return J.lax.scan(lambda y, _: (y, None), y, None, length=2)[0]

    return J.vmap(lambda x, y: J.lax.cond(x < 0, last, last, x, y), (0, None), None)(X, F32(3))


@program
def what_a_loop_hands_on_is_not_mapped(J: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        step = lambda c: (c[0] + 1, c[1])  # noqa: E731
        return J.lax.while_loop(lambda c: c[0] < 3, step, (x, y))

    return [J.numpy.asarray(v) for v in J.vmap(f, (0, None), (0, None))(X, I)]


@program.raises
def what_one_branch_changes_is_mapped(J: Any) -> Any:
    f = lambda x, y: J.lax.cond(x < 3, lambda y: y, lambda y: y + 1, y)  # noqa: E731
    return J.vmap(f, (0, None), None)(I, X)


@program
def derivatives_of_what_branches_hand_on(J: Any) -> Any:
    def f(x: Any, y: Any) -> Any:
        a, b = J.lax.cond(x > 0, lambda x, y: (x * y, y), lambda x, y: (x + y, y), x, y)
        return a * b

    return J.vmap(J.grad(f, (0, 1)))(X, X[::-1])
