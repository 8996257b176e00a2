"""Custom batching and gradients, implicit derivatives, graphs; under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import A33, F32, M33, ROWS, X3, Y3

program = Programs()


# ---- custom_gradient and closure_convert ---------------------------------------------------------


@program
def custom_gradient(J: Any) -> Any:
    @J.custom_gradient
    def f(x: Any) -> Any:
        y = J.numpy.exp(x)
        return y, lambda g: (g * y * 2,)

    g = lambda x: f(x).sum()  # noqa: E731
    return f(X3), J.grad(g)(X3), J.jit(J.grad(g))(X3), J.vmap(J.grad(f))(X3), J.hessian(g)(X3)


@program
def custom_gradient_of_two(J: Any) -> Any:
    @J.custom_gradient
    def f(x: Any, y: Any) -> Any:
        return x * y, lambda g: (g * y, g * x * 2)

    return J.grad(f, (0, 1))(3.0, 4.0)


@program
def closure_convert(J: Any) -> Any:
    def integral(f: Any, x: Any) -> Any:
        g, consts = J.closure_convert(f, x)
        return helper(g, x, *consts)

    @partial(J.custom_vjp, nondiff_argnums=(0,))
    def helper(g: Any, x: Any, *consts: Any) -> Any:
        return g(x, *consts) * 2

    def fwd(g: Any, x: Any, *consts: Any) -> Any:
        return helper(g, x, *consts), (x, consts)

    def bwd(g: Any, res: Any, ct: Any) -> Any:
        x, consts = res
        _, pull = J.vjp(g, x, *consts)
        return tuple(10 * c for c in pull(ct))

    helper.defvjp(fwd, bwd)
    run = lambda c: integral(lambda x: J.numpy.sin(c * x).sum(), X3)  # noqa: E731
    return J.grad(run)(2.0), J.jit(J.grad(run))(F32(0.5))


# ---- custom_vmap ---------------------------------------------------------------------------------


def tenfold(J: Any) -> Any:
    """The sum, said to be ten times as much where it is mapped."""
    f = J.custom_batching.custom_vmap(lambda x, y: x + y)

    @f.def_vmap
    def rule(axis_size: Any, in_batched: Any, x: Any, y: Any) -> Any:
        return J.numpy.multiply(x + y, 10), in_batched[0] or in_batched[1]

    return f


@program
def custom_vmap_values(J: Any) -> Any:
    f = tenfold(J)
    return f(X3, Y3), J.jit(f)(X3, Y3), J.vmap(f)(X3, Y3), J.vmap(f, (None, 0))(2.0, Y3)


@program
def custom_vmap_in_axes(J: Any) -> Any:
    f = tenfold(J)
    mapped = J.vmap(f, (1, None), 1)
    return mapped(ROWS, np.zeros(4, F32)), J.jit(J.vmap(f))(ROWS, ROWS)


@program
def custom_vmap_twice(J: Any) -> Any:
    f = J.custom_batching.custom_vmap(lambda x: J.numpy.sin(x))

    @f.def_vmap
    def rule(axis_size: Any, in_batched: Any, x: Any) -> Any:
        return f(x) * axis_size, in_batched[0]

    return J.vmap(J.vmap(f))(ROWS)


@program
def custom_vmap_trees(J: Any) -> Any:
    f = J.custom_batching.custom_vmap(lambda p: {"y": p["w"] @ p["x"], "w": p["w"]})

    @f.def_vmap
    def rule(axis_size: Any, in_batched: Any, p: Any) -> Any:
        (flags,) = in_batched
        y = J.numpy.einsum("ij,bj->bi", p["w"], p["x"]) * 2
        return {"y": y, "w": p["w"]}, {"y": True, "w": flags["w"]}

    out = J.vmap(f, ({"w": None, "x": 0},), {"y": 0, "w": None})({"w": M33, "x": ROWS})
    return out


@program
def custom_vmap_forward_mode(J: Any) -> Any:
    f = tenfold(J)
    return J.jvp(f, (X3, Y3), (Y3, X3)), J.jvp(J.vmap(f), (X3, Y3), (Y3, X3)), J.jacfwd(f)(X3, Y3)


@program
def custom_vmap_gradient_of_the_mapped(J: Any) -> Any:
    f = tenfold(J)
    return J.grad(lambda x: (J.vmap(f)(x, Y3) ** 2).sum())(X3)


@program
def custom_vmap_in_scan(J: Any) -> Any:
    f = tenfold(J)
    run = lambda x: J.lax.scan(lambda c, r: (f(c, r), c), x, X3)  # noqa: E731
    return run(F32(1)), J.vmap(run)(Y3)


@program
def custom_vmap_inside_custom_vjp(J: Any) -> Any:
    f = tenfold(J)
    g = J.custom_vjp(lambda x: f(x, x))
    g.defvjp(lambda x: (f(x, x), None), lambda _, ct: (ct * 7,))
    return J.grad(lambda x: J.vmap(g)(x).sum())(X3), J.vmap(J.grad(g))(X3), J.vmap(g)(X3)


@program
def sequential_vmap(J: Any) -> Any:
    f = J.custom_batching.sequential_vmap(lambda x, y: {"s": x["a"] * y, "t": y})
    return J.vmap(f, (0, None))({"a": ROWS}, Y3), J.vmap(f)({"a": X3}, Y3), f({"a": X3}, Y3)


@program.raises
def custom_vmap_without_a_rule(J: Any) -> Any:
    return J.custom_batching.custom_vmap(lambda x: x)(1.0)


@program.raises
def custom_vmap_reverse_mode(J: Any) -> Any:
    return J.grad(tenfold(J))(1.0, 2.0)


@program.raises
def custom_vmap_other_trees(J: Any) -> Any:
    f = J.custom_batching.custom_vmap(lambda x: x)
    f.def_vmap(lambda n, b, x: ((x, x), (True, True)))
    return J.vmap(f)(X3)


@program.raises
def custom_vmap_flags_of_another_tree(J: Any) -> Any:
    f = J.custom_batching.custom_vmap(lambda x: (x, x))
    f.def_vmap(lambda n, b, x: ((x, x), True))
    return J.vmap(f)(X3)


# ---- custom_linear_solve and custom_root ---------------------------------------------------------


def solved(J: Any, m: Any, b: Any) -> Any:
    solve = lambda f, b: J.numpy.linalg.inv(m) @ b  # noqa: E731
    back = lambda f, b: J.numpy.linalg.inv(m.T) @ b  # noqa: E731
    return J.lax.custom_linear_solve(lambda x: m @ x, b, solve, back)


@program.slow
def linear_solve_derivatives(J: Any) -> Any:
    f = partial(solved, J)
    g = lambda m, b: f(m, b).sum()  # noqa: E731
    return (
        J.jit(f)(A33, X3), J.jacrev(f, (0, 1))(A33, X3), J.jacfwd(f, (0, 1))(A33, X3),
        J.grad(g, (0, 1))(A33, X3), J.hessian(g, 1)(A33, X3), J.hessian(g)(A33, X3),
    )  # fmt: skip


@program
def linear_solve_mapped(J: Any) -> Any:
    f = partial(solved, J)
    both = np.stack([A33, A33.T])
    return (
        J.vmap(f, (None, 0))(A33, ROWS), J.vmap(f, (0, None))(both, X3),
        J.vmap(J.grad(lambda m, b: f(m, b).sum(), (0, 1)), (0, None))(both, X3),
    )  # fmt: skip


@program
def linear_solve_symmetric_with_aux(J: Any) -> Any:
    def f(d: Any, b: Any) -> Any:
        return J.lax.custom_linear_solve(
            lambda x: {"v": d * x["v"]},
            {"v": b},
            lambda g, b: ({"v": b["v"] / d}, J.numpy.sum(d)),
            symmetric=True,
            has_aux=True,
        )

    return f(Y3, X3), J.grad(lambda d, b: f(d, b)[0]["v"].sum(), (0, 1))(Y3, X3)


@program
def conjugate_gradients_by_hand(J: Any) -> Any:
    def cg(f: Any, b: Any) -> Any:
        def step(_: Any, c: Any) -> Any:
            x, r, p, rs = c
            q = f(p)
            a = rs / (p @ q)
            x, r = x + a * p, r - a * q
            new = r @ r
            return x, r, r + new / rs * p, new

        return J.lax.fori_loop(0, 3, step, (J.numpy.zeros_like(b), b, b, b @ b))[0]

    spd = A33 @ A33.T

    def f(s: Any, b: Any) -> Any:
        return J.lax.custom_linear_solve(lambda x: spd @ x * s, b, cg, symmetric=True)

    return f(2.0, X3), J.grad(lambda s, b: f(s, b).sum(), (0, 1))(F32(2), X3)


def square_root(J: Any, a: Any) -> Any:
    newton = lambda f, x: J.lax.fori_loop(0, 20, lambda i, x: x - f(x) / (2 * x), x)  # noqa: E731
    start = J.numpy.ones_like(a)
    one = lambda g, y: y / g(J.numpy.ones_like(y))  # noqa: E731
    return J.lax.custom_root(lambda x: x * x - a, start, newton, one)


@program
def root_derivatives(J: Any) -> Any:
    f = partial(square_root, J)
    return (
        f(2.0), J.grad(f)(2.0), J.grad(J.grad(f))(2.0), J.jvp(f, (3.0,), (1.0,)),
        J.jit(J.vmap(J.grad(f)))(np.array([1, 2, 3], F32)), J.jacfwd(J.grad(f))(F32(2)),
    )  # fmt: skip


@program.slow
def root_of_a_system_with_aux(J: Any) -> Any:
    def f(c: Any) -> Any:
        def equations(x: Any) -> Any:
            return {"u": x["u"] ** 2 - c, "v": x["v"] - x["u"] * c}

        def solve(f: Any, x: Any) -> Any:
            u = J.numpy.sqrt(c)
            return {"u": u, "v": u * c}, u * 7

        def tangent_solve(g: Any, y: Any) -> Any:
            flat = lambda v: J.numpy.stack([v["u"], v["v"]])  # noqa: E731
            tree = lambda v: {"u": v[0], "v": v[1]}  # noqa: E731
            m = J.vmap(lambda e: flat(g(tree(e))), out_axes=1)(J.numpy.eye(2))
            return tree(J.numpy.linalg.solve(m, flat(y)))

        start = {"u": J.numpy.ones_like(c), "v": J.numpy.ones_like(c)}
        return J.lax.custom_root(equations, start, solve, tangent_solve, has_aux=True)

    return f(2.0), J.grad(lambda c: f(c)[0]["v"])(F32(2)), J.jvp(lambda c: f(c)[0], (2.0,), (1.0,))


@program.raises
def linear_solve_no_transpose(J: Any) -> Any:
    solve = partial(J.lax.custom_linear_solve, lambda x: x * 2, solve=lambda g, b: b / 2)
    return J.grad(lambda b: solve(b).sum())(X3)


@program.raises
def linear_solve_other_tree(J: Any) -> Any:
    return J.lax.custom_linear_solve(lambda x: (x, x), X3, lambda g, b: b)


@program.raises
def root_other_tree(J: Any) -> Any:
    return J.lax.custom_root(lambda x: x, X3, lambda f, x: (x, x), lambda g, y: y)


# ---- shapes, graphs, names -----------------------------------------------------------------------


@program
def eval_shape_of_derivatives(J: Any) -> Any:
    spec = J.ShapeDtypeStruct((3,), F32)
    f = lambda x: {"y": (x**2).sum(), "n": J.numpy.argmax(x)}  # noqa: E731
    return J.eval_shape(f, spec), J.eval_shape(J.grad(lambda x: f(x)["y"]), spec)


@program
def named_scopes_change_nothing(J: Any) -> Any:
    def f(x: Any) -> Any:
        with J.named_scope("outer"):
            return J.named_call(lambda x: J.numpy.sin(x).sum(), name="inner")(x)

    return f(X3), J.jit(J.grad(f))(X3), J.vmap(J.named_call(f))(ROWS)


@program
def make_jaxpr_shapes(J: Any) -> Any:
    made, shapes = J.make_jaxpr(lambda x, k: x[:2] * k, static_argnums=1, return_shape=True)(X3, 3)
    return shapes, [a.shape for a in made.in_avals], [str(a.dtype) for a in made.out_avals]


@program
def fwd_and_bwd(J: Any) -> Any:
    fwd, bwd = J.fwd_and_bwd(lambda x, y: (x * y, x.sum()), (0, 1))
    out, residuals = fwd(X3, Y3)
    return out, bwd(residuals, (X3, F32(2)))


@program
def vjp_through_jit_boundaries(J: Any) -> Any:
    out, pull = J.jit(lambda x: J.vjp(lambda x: J.numpy.sin(x) * x, x))(X3)
    return out, pull(Y3), J.jit(lambda p, c: p(c))(pull, Y3)
