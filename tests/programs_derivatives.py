"""`grad`, `jvp`, `vjp`: options, trees, integers, complex numbers; under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs
from ruled_functions import F32, M33, N3, X3, Y3, Z3

program = Programs()


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
def vjp_with_integer_results_for_their_own_cotangents(J: Any) -> Any:
    out, pull = J.vjp(lambda x: (x * 2, N3, x > 0), X3)
    return pull(out)


@program.raises
def vjp_with_an_integer_cotangent_of_another_shape(J: Any) -> Any:
    return J.vjp(lambda x: (x * 2, N3), X3)[1]((X3, N3[:2]))


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
