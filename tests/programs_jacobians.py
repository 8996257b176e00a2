"""`linearize`, `linear_transpose`, matrices of derivatives, integers; under both packages."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, M33, N3, ROWS, X3, Y3, Z3

program = Programs()


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


@program.slow
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


@program.slow
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


@program.slow
def mapped_hessians(J: Any) -> Any:
    return J.vmap(J.hessian(lambda x: J.numpy.exp(x).prod()))(ROWS)


@program.slow
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
