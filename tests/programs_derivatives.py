"""The API of derivatives: options, trees, integers, complex numbers; under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X3 = np.array([0.3, -1.2, 0.7], F32)
Y3 = np.array([1.1, 0.4, -0.6], F32)
M33 = np.array([[0.2, -0.5, 0.1], [0.4, 0.3, -0.2], [-0.1, 0.6, 0.5]], F32)
ROWS = np.linspace(-2, 2, 12, dtype=F32).reshape(4, 3)
N3 = np.array([3, -1, 2], np.int32)
Z3 = np.array([0.3 + 1j, -1.2j, 0.7], np.complex64)


# ---- grad and value_and_grad ---------------------------------------------------------------------


@program
def grad_argnums_negative_and_tuple(J: Any) -> Any:
    f = lambda x, y, z: (x * y * z).sum()  # noqa: E731
    return J.grad(f, -1)(X3, Y3, X3), J.grad(f, (2, 0))(X3, Y3, X3), J.grad(f, (1,))(X3, Y3, X3)


@program
def grad_of_keywords(J: Any) -> Any:
    f = lambda x, *, scale, shift=1.0: (x * scale + shift).sum()  # noqa: E731
    return J.grad(f)(X3, scale=2.0), J.value_and_grad(f)(X3, scale=Y3, shift=3)


@program
def grad_has_aux(J: Any) -> Any:
    def f(x: Any) -> Any:
        y = J.numpy.sin(x)
        return y.sum(), {"y": y, "n": 3, "none": None, "flag": x > 0}

    return J.grad(f, has_aux=True)(X3), J.jit(J.value_and_grad(f, has_aux=True))(X3)


@program
def grad_has_aux_nested(J: Any) -> Any:
    def inner(x: Any) -> Any:
        return (x**3).sum(), x * 2

    def outer(x: Any) -> Any:
        g, aux = J.grad(inner, has_aux=True)(x)
        return g.sum(), aux

    return J.grad(outer, has_aux=True)(X3)


@program
def grad_allow_int(J: Any) -> Any:
    f = lambda x, n, b: (x * n).sum() + b  # noqa: E731
    g = J.grad(f, (0, 1, 2), allow_int=True)
    return g(X3, N3, True), J.jit(g)(X3, N3, True)


@program
def grad_allow_int_tree(J: Any) -> Any:
    f = lambda p: (p["w"] * p["n"]).sum()  # noqa: E731
    return J.value_and_grad(f, allow_int=True)({"w": X3, "n": N3})


@program
def grad_holomorphic(J: Any) -> Any:
    f = lambda z: (z**2 * J.numpy.exp(z)).sum()  # noqa: E731
    return J.grad(f, holomorphic=True)(Z3), J.jit(J.grad(f, holomorphic=True))(Z3)


@program
def grad_of_complex_inside(J: Any) -> Any:
    f = lambda x: J.numpy.abs(J.numpy.fft.fft(x)[1]) + (x * 1j).imag.sum()  # noqa: E731
    return J.grad(f)(X3)


@program
def grad_by_complex_argument(J: Any) -> Any:
    f = lambda z: (z.real**2 + z.imag * 3).sum()  # noqa: E731
    _, pull = J.vjp(f, Z3)
    return pull(F32(1))


@program
def grad_of_unused_argument(J: Any) -> Any:
    return J.grad(lambda x, p: x.sum(), (0, 1))(X3, {"a": Y3, "b": [M33, None]})


@program
def grad_of_a_constant(J: Any) -> Any:
    return J.grad(lambda x: 3.0)(X3), J.value_and_grad(lambda x: J.numpy.float32(2))(1.0)


@program
def grad_half_precision(J: Any) -> Any:
    f = lambda x: (x**2).sum()  # noqa: E731
    return [J.grad(f)(X3.astype(t)) for t in (np.float16, J.numpy.bfloat16)]


@program
def grad_of_empty_arrays(J: Any) -> Any:
    f = lambda x: (x**2).sum()  # noqa: E731
    return J.grad(f)(np.zeros((0, 3), F32)), J.jacrev(lambda x: x * 2)(np.zeros(0, F32))


@program
def grad_of_numbers(J: Any) -> Any:
    return (
        J.grad(lambda x: x**2)(3.0),
        J.grad(lambda x: x * 2)(np.float32(1)),
        J.grad(J.nn.relu)(0.0),
    )


@program
def grad_through_integers(J: Any) -> Any:
    def f(x: Any) -> Any:
        return (x.astype(J.numpy.int32).astype(J.numpy.float32) * x).sum() + x[J.numpy.argmax(x)]

    return J.grad(f)(X3)


@program
def grad_in_place_of_a_method(J: Any) -> Any:
    class Model:
        def __init__(self, w: Any) -> None:
            self.w = w

        def loss(self, x: Any) -> Any:
            return (self.w * x).sum() ** 2

    return J.grad(Model(Y3).loss)(X3), J.jit(J.grad(Model(Y3).loss))(X3)


@program
def grad_by_a_registered_class(J: Any) -> Any:
    import collections

    Point = collections.namedtuple("Point", ["x", "y"])
    return J.grad(lambda p: p.x * p.y**2)(Point(2.0, 3.0))


@program
def grad_of_partial(J: Any) -> Any:
    f = lambda k, x: (x**k).sum()  # noqa: E731
    return J.grad(partial(f, 3))(X3), J.grad(J.tree_util.Partial(f, 2))(X3)


@program.raises
def grad_of_integers(J: Any) -> Any:
    return J.grad(lambda n: (n * 2.0).sum())(N3)


@program.raises
def grad_of_bool(J: Any) -> Any:
    return J.grad(lambda b: b * 2.0)(True)


@program.raises
def grad_of_integer_result(J: Any) -> Any:
    return J.grad(lambda x: J.numpy.int32(3))(1.0)


@program.raises
def grad_of_complex_result(J: Any) -> Any:
    return J.grad(lambda x: x * 1j)(1.0)


@program
def grad_by_complex(J: Any) -> Any:
    f = lambda z: (z.real**2 + z.imag * 3).sum()  # noqa: E731
    return J.grad(f)(Z3), J.jacrev(f)(Z3), J.jit(J.grad(f))(Z3)


@program.raises
def grad_holomorphic_of_reals(J: Any) -> Any:
    return J.grad(lambda z: z, holomorphic=True)(1.0)


@program.raises
def grad_holomorphic_real_result(J: Any) -> Any:
    return J.grad(lambda z: z.real, holomorphic=True)(1j)


@program.raises
def grad_of_a_tree(J: Any) -> Any:
    return J.grad(lambda x: (x, x))(1.0)


@program.raises
def grad_argnums_out_of_range(J: Any) -> Any:
    return J.grad(lambda x: x, 1)(1.0)


@program.raises
def grad_aux_is_no_pair(J: Any) -> Any:
    return J.grad(lambda x: x, has_aux=True)(1.0)


@program.raises
def grad_of_a_string(J: Any) -> Any:
    return J.grad(lambda x: 1.0)("a")


@program.raises
def grad_of_none_result(J: Any) -> Any:
    return J.grad(lambda x: None)(1.0)


@program.raises
def grad_of_no_function(J: Any) -> Any:
    return J.grad(3)(1.0)


# ---- jvp and vjp ---------------------------------------------------------------------------------


@program
def jvp_has_aux(J: Any) -> Any:
    f = lambda x: (J.numpy.sin(x), {"twice": x * 2})  # noqa: E731
    return J.jvp(f, (X3,), (Y3,), has_aux=True)


@program
def jvp_of_trees(J: Any) -> Any:
    f = lambda p, x: {"y": p["w"] @ x, "p": p}  # noqa: E731
    return J.jvp(f, ({"w": M33}, X3), ({"w": M33 * 2}, Y3))


@program
def jvp_of_integers(J: Any) -> Any:
    zero = np.zeros(3, J.dtypes.float0)
    f = lambda x, n: (x * n, n + 1)  # noqa: E731
    return J.jvp(f, (X3, N3), (Y3, zero)), J.jit(lambda x, n: J.jvp(f, (x, n), (x, zero)))(X3, N3)


@program
def jvp_of_integer_result_under_jit(J: Any) -> Any:
    f = lambda x: (x.sum(), J.numpy.argmax(x), x > 0)  # noqa: E731
    return J.jit(lambda x: J.jvp(f, (x,), (x,)))(X3)


@program
def jvp_twice(J: Any) -> Any:
    f = lambda x: (x**3).sum()  # noqa: E731
    g = lambda x: J.jvp(f, (x,), (Y3,))[1]  # noqa: E731
    return J.jvp(g, (X3,), (X3,))


@program
def jvp_of_lists(J: Any) -> Any:
    return J.jvp(lambda x, y: x * y, [2.0, 3.0], [1.0, 1.0])


@program
def vjp_has_aux(J: Any) -> Any:
    f = lambda x: (J.numpy.sin(x), {"twice": x * 2, "n": 3})  # noqa: E731
    out, pull, aux = J.vjp(f, X3, has_aux=True)
    return out, pull(Y3), aux


@program
def vjp_of_integers(J: Any) -> Any:
    out, pull = J.vjp(lambda x, n: (x * n, n), X3, N3)
    return out, pull((Y3, np.zeros(3, J.dtypes.float0)))


@program
def vjp_in_jit_and_out(J: Any) -> Any:
    @J.jit
    def forward(x: Any) -> Any:
        out, pull = J.vjp(lambda x: J.numpy.sin(x) * x, x)
        return out, J.tree_util.Partial(pull)

    return forward(X3)[0]


@program
def vjp_of_tuple_results(J: Any) -> Any:
    _, pull = J.vjp(lambda x: (x, [x * 2, {"a": x.sum()}]), X3)
    return pull((Y3, [X3, {"a": F32(2)}]))


@program
def vjp_mapped_pullback(J: Any) -> Any:
    _, pull = J.vjp(lambda x, y: x * y, X3, Y3)
    return J.vmap(pull)(np.eye(3, dtype=F32)), J.jit(pull)(X3)


@program
def vjp_with_zero_cotangents(J: Any) -> Any:
    _, pull = J.vjp(lambda x: (J.numpy.sin(x), J.numpy.cos(x)), X3)
    return pull((J.numpy.zeros(3), J.numpy.ones(3)))


@program.raises
def jvp_other_structure(J: Any) -> Any:
    return J.jvp(lambda x: x["a"], ({"a": X3},), ({"b": X3},))


@program.raises
def jvp_other_shape(J: Any) -> Any:
    return J.jvp(lambda x: x, (X3,), (M33,))


@program.raises
def jvp_other_dtype(J: Any) -> Any:
    return J.jvp(lambda x: x, (X3,), (X3.astype(np.float16),))


@program.raises
def jvp_integer_tangent(J: Any) -> Any:
    return J.jvp(lambda n: n * 2.0, (N3,), (N3,))


@program.raises
def jvp_no_tuple(J: Any) -> Any:
    return J.jvp(lambda x: x, X3, X3)


@program.raises
def jvp_counts_differ(J: Any) -> Any:
    return J.jvp(lambda x, y: x, (X3, X3), (X3,))


@program.raises
def vjp_other_structure(J: Any) -> Any:
    return J.vjp(lambda x: (x, x), X3)[1](X3)


@program.raises
def vjp_other_shape(J: Any) -> Any:
    return J.vjp(lambda x: x, X3)[1](M33)


@program.raises
def vjp_other_dtype(J: Any) -> Any:
    return J.vjp(lambda x: x, X3)[1](J.numpy.ones(3, J.numpy.float16))


# ---- linearize and linear_transpose --------------------------------------------------------------


@program
def linearize_used_twice(J: Any) -> Any:
    out, push = J.linearize(lambda x, y: J.numpy.sin(x) * y, X3, Y3)
    return out, push(X3, Y3), push(Y3, Y3), J.jit(push)(X3, X3), J.vmap(push)(ROWS, ROWS)


@program
def linearize_has_aux(J: Any) -> Any:
    f = lambda x: (J.numpy.sin(x), {"twice": x * 2})  # noqa: E731
    out, push, aux = J.linearize(f, X3, has_aux=True)
    return out, push(Y3), aux


@program
def linearize_of_trees(J: Any) -> Any:
    out, push = J.linearize(lambda p: {"y": p["w"] @ p["x"], "n": 3}, {"w": M33, "x": X3})
    return out, push({"w": M33, "x": Y3})["y"]


@program
def linearize_under_jit(J: Any) -> Any:
    @J.jit
    def f(x: Any, t: Any) -> Any:
        out, push = J.linearize(
            lambda x: J.lax.scan(lambda c, r: (J.numpy.sin(c * r), c), x, ROWS), x
        )
        return out, push(t)

    return f(X3, Y3)


@program
def grad_of_linearized(J: Any) -> Any:
    def f(x: Any) -> Any:
        _, push = J.linearize(lambda x: J.numpy.sin(x) * x, x)
        return push(Y3).sum()

    return J.grad(f)(X3), J.hessian(f)(X3)


@program.raises
def linearize_other_tangent(J: Any) -> Any:
    return J.linearize(J.numpy.sin, X3)[1](M33)


@program.raises
def linearize_counts_differ(J: Any) -> Any:
    return J.linearize(J.numpy.sin, X3)[1](X3, X3)


@program
def linear_transpose_of_a_matrix(J: Any) -> Any:
    f = J.linear_transpose(lambda x: M33 @ x * 2, X3)
    return f(Y3), J.jit(f)(Y3), J.vmap(f)(ROWS)


@program
def linear_transpose_of_shapes(J: Any) -> Any:
    f = lambda x, y: (x[1:] + y.sum(), {"y": y * 3})  # noqa: E731
    back = J.linear_transpose(f, J.ShapeDtypeStruct((3,), F32), J.ShapeDtypeStruct((2,), F32))
    return back((X3[:2], {"y": Y3[:2]}))


@program
def linear_transpose_of_loops(J: Any) -> Any:
    def f(x: Any) -> Any:
        x = J.lax.fori_loop(0, 3, lambda i, c: c * (i + 1.0), x)
        return J.lax.scan(lambda c, r: (c + r * 2, c * 3), x, ROWS * 0 + x)[1]

    return J.linear_transpose(f, X3)(ROWS)


@program
def linear_transpose_of_jit_and_cond(J: Any) -> Any:
    g = J.jit(lambda x: (x * 2, x[0]))
    f = lambda x: J.lax.cond(True, lambda x: g(x)[0], lambda x: x, x)  # noqa: E731
    return J.linear_transpose(f, X3)(Y3)


@program
def linear_transpose_of_complex(J: Any) -> Any:
    return J.linear_transpose(lambda z: z * (1 + 2j), Z3)(Z3)


@program.raises
def linear_transpose_not_linear(J: Any) -> Any:
    return J.linear_transpose(J.numpy.sin, X3)(Y3)


@program.raises
def linear_transpose_quadratic(J: Any) -> Any:
    return J.linear_transpose(lambda x: x * x, X3)(Y3)


@program.raises
def linear_transpose_mixed_types(J: Any) -> Any:
    return J.linear_transpose(lambda n: n * 2.0, N3)(X3)


@program.raises
def linear_transpose_other_tree(J: Any) -> Any:
    return J.linear_transpose(lambda x: x * 2, X3)((X3, X3))


@program.raises
def linear_transpose_other_shape(J: Any) -> Any:
    return J.linear_transpose(lambda x: x * 2, X3)(M33)


# ---- jacobians -----------------------------------------------------------------------------------


@program
def jacobians(J: Any) -> Any:
    f = lambda x: J.numpy.sin(M33 @ x)  # noqa: E731
    return [j(f)(X3) for j in (J.jacfwd, J.jacrev, J.jacobian)], J.jit(J.jacfwd(f))(X3)


@program
def jacobian_argnums(J: Any) -> Any:
    f = lambda x, y: x * y.sum()  # noqa: E731
    return J.jacfwd(f, (0, 1))(X3, Y3), J.jacrev(f, (1, 0))(X3, Y3), J.jacrev(f, -1)(X3, Y3)


@program
def jacobian_of_trees(J: Any) -> Any:
    f = lambda p: {"a": p["w"] @ p["x"], "b": p["x"][0]}  # noqa: E731
    p = {"w": M33, "x": X3}
    return J.jacfwd(f)(p), J.jacrev(f)(p)


@program
def jacobian_has_aux(J: Any) -> Any:
    f = lambda x: (x**2, {"y": x * 3, "n": 2})  # noqa: E731
    return J.jacfwd(f, has_aux=True)(X3), J.jacrev(f, has_aux=True)(X3)


@program
def jacobian_holomorphic(J: Any) -> Any:
    f = lambda z: z**2 * z[0]  # noqa: E731
    return J.jacfwd(f, holomorphic=True)(Z3), J.jacrev(f, holomorphic=True)(Z3)


@program
def jacobian_to_complex(J: Any) -> Any:
    return J.jacfwd(lambda x: x * (1 + 2j))(X3)


@program
def jacobian_allow_int(J: Any) -> Any:
    f = lambda x, n: x * n  # noqa: E731
    return J.jacrev(f, (0, 1), allow_int=True)(X3, N3)


@program
def jacobian_of_matrices(J: Any) -> Any:
    f = lambda m: m @ m.T  # noqa: E731
    return J.jacfwd(f)(M33[:2]), J.jacrev(f)(M33[:2])


@program
def jacobian_of_half_precision(J: Any) -> Any:
    f = lambda x: x * x[0]  # noqa: E731
    return J.jacfwd(f)(X3.astype(np.float16)), J.jacrev(f)(X3.astype(np.float16))


@program
def jacobian_of_keywords(J: Any) -> Any:
    f = lambda x, k=1.0: x * k  # noqa: E731
    return J.jacfwd(f)(X3, k=2.0), J.jacrev(f)(X3, k=3.0)


@program
def jacobian_of_a_number(J: Any) -> Any:
    return (
        J.jacfwd(lambda x: x**2)(3.0),
        J.jacrev(lambda x: {"a": x})(3.0),
        J.hessian(lambda x: x**3)(2.0),
    )


@program
def hessian_of_trees(J: Any) -> Any:
    f = lambda p: (p["a"] ** 2).sum() * p["b"]  # noqa: E731
    return J.hessian(f)({"a": X3, "b": F32(2)})


@program
def hessian_argnums_and_aux(J: Any) -> Any:
    f = lambda x, y: ((x * y).sum() ** 2, x)  # noqa: E731
    return J.hessian(f, (0, 1), has_aux=True)(X3, Y3)


@program
def hessian_holomorphic(J: Any) -> Any:
    return J.hessian(lambda z: (z**3).sum(), holomorphic=True)(Z3)


@program
def mapped_hessians(J: Any) -> Any:
    return J.vmap(J.hessian(lambda x: J.numpy.exp(x).prod()))(ROWS)


@program
def third_derivatives(J: Any) -> Any:
    f = lambda x: (x**4).sum()  # noqa: E731
    return J.jacfwd(J.jacrev(J.jacfwd(f)))(X3), J.jacrev(J.hessian(f))(X3)


@program.raises
def jacfwd_of_integers(J: Any) -> Any:
    return J.jacfwd(lambda n: n * 2.0)(N3)


@program.raises
def jacrev_of_integers(J: Any) -> Any:
    return J.jacrev(lambda n: n * 2.0)(N3)


@program.raises
def jacfwd_of_complex(J: Any) -> Any:
    return J.jacfwd(lambda z: z)(Z3)


@program.raises
def jacrev_to_complex(J: Any) -> Any:
    return J.jacrev(lambda x: x * 1j)(X3)


@program.raises
def jacrev_of_integer_results(J: Any) -> Any:
    return J.jacrev(lambda x: J.numpy.argmax(x))(X3)


@program.raises
def jacfwd_holomorphic_of_reals(J: Any) -> Any:
    return J.jacfwd(lambda x: x, holomorphic=True)(X3)


# ---- integers and float0 -------------------------------------------------------------------------


@program
def float0_results_of_jit(J: Any) -> Any:
    g = J.jit(J.grad(lambda x, n: (x * n).sum(), (0, 1), allow_int=True))
    return g(X3, N3), J.jit(lambda x: {"z": g(x, N3)[1], "x": x})(X3)


@program
def float0_mapped(J: Any) -> Any:
    return J.vmap(J.grad(lambda x, n: x * n, (0, 1), allow_int=True))(X3, N3)


@program
def grad_of_take_along_indices(J: Any) -> Any:
    f = lambda p: p["table"][p["i"]].sum()  # noqa: E731
    return J.grad(f, allow_int=True)({"table": M33, "i": np.array([0, 2, 2])})["table"]


@program
def stop_gradient_of_trees(J: Any) -> Any:
    f = lambda x: (x * J.lax.stop_gradient({"a": x, "n": 3})["a"]).sum()  # noqa: E731
    return J.grad(f)(X3), J.lax.stop_gradient((X3, [N3, None, True]))


@program
def stop_gradient_forward(J: Any) -> Any:
    f = lambda x: J.lax.stop_gradient(x) * x  # noqa: E731
    return J.jvp(f, (X3,), (Y3,)), J.jacfwd(f)(X3), J.vmap(J.grad(f))(X3)
