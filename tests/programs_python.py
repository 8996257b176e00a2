"""What Python and NumPy see of traced values: where values are known, and where that is refused."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

X = np.array([0.5, -1.0, 2.0], np.float32)


# ---- NumPy's view of values that have no derivative ----------------------------------------------


@program
def numpy_of_constants(J: Any) -> Any:
    return (
        J.grad(lambda x: (x * np.asarray(J.numpy.arange(3.0) * 2)).sum())(X),
        J.vmap(lambda x: x * np.asarray(J.numpy.arange(3.0) * 2)[1])(X),
    )


@program
def numpy_of_other_arguments(J: Any) -> Any:
    return J.grad(lambda w, x: (w * np.asarray(x * 2)).sum())(X, J.numpy.asarray(X))


@program
def numpy_of_comparisons(J: Any) -> Any:
    return (
        J.grad(lambda x: x[np.asarray(x > 0)].sum())(X),
        J.grad(lambda x: x[int(np.asarray(J.numpy.argmax(x)))])(X),
    )


@program
def numpy_of_stopped_gradients(J: Any) -> Any:
    def f(x: Any) -> Any:
        return x**3 * np.asarray(J.lax.stop_gradient(x))

    def within(y: Any) -> Any:
        return J.grad(lambda x: x * y * np.asarray(J.lax.stop_gradient(x * y)))(3.0)

    return J.grad(f)(2.0), J.grad(J.grad(f))(2.0), J.grad(within)(2.0), J.linearize(f, 2.0)[1](1.0)


@program.raises
def numpy_of_what_is_differentiated(J: Any) -> Any:
    return J.grad(lambda x: (x * np.asarray(x * 2)).sum())(X)


@program.raises
def numpy_of_an_outer_argument(J: Any) -> Any:
    return J.grad(lambda y: J.grad(lambda x: x * np.asarray(y))(1.0) * y)(2.0)


@program.raises
def numpy_of_mapped_values(J: Any) -> Any:
    return J.vmap(lambda x: np.asarray(x))(X)


@program.raises
def numpy_of_constants_under_jit(J: Any) -> Any:
    return J.jit(lambda x: x * np.asarray(J.numpy.arange(3.0) * 2))(X)


# ---- copies, sizes, operators --------------------------------------------------------------------


@program
def copies_of_traced_values(J: Any) -> Any:
    return J.jit(lambda x: copy.copy(x) + copy.deepcopy({"a": x})["a"])(X)


@program.raises
def pickled_traced_value(J: Any) -> Any:
    return J.jit(lambda x: pickle.dumps(x))(X)


@program
def sizes_in_bytes(J: Any) -> Any:
    return J.jit(lambda x: x * x.nbytes + x.itemsize)(X)


@program.raises
def list_times_array(J: Any) -> Any:
    return [1, 2] * J.numpy.int32(2)


@program.raises
def array_times_tuple(J: Any) -> Any:
    return J.numpy.int32(2) * (1, 2)


@program
def position_from_numpy(J: Any) -> Any:
    return J.grad(lambda x, y: x * y * y, argnums=np.int32(1))(1.0, 2.0)


# ---- ahead of time -------------------------------------------------------------------------------


@program
def compiled_without_its_static_arguments(J: Any) -> Any:
    f = J.jit(lambda n, x, y: x * n + y["a"], static_argnums=0)
    compiled = f.lower(7, X, y={"a": X}).compile()
    named = J.jit(lambda x, *, n: x * n, static_argnames="n").lower(X, n=2).compile()
    return [compiled(X, y={"a": X * k}) for k in (1, 2, 3)], named(X), named(X * 2)


@program.raises
def compiled_with_its_static_arguments(J: Any) -> Any:
    return J.jit(lambda x, n: x * n, static_argnums=1).lower(X, 2).compile()(X, 2)


@program.raises
def compiled_within_jit(J: Any) -> Any:
    compiled = J.jit(lambda x: x * 2).lower(X).compile()
    return J.jit(lambda x: compiled(x))(X)


@program.raises
def compiled_and_mapped(J: Any) -> Any:
    return J.vmap(J.jit(lambda x: x * 2).lower(X[0]).compile())(X)


# ---- donated constants ---------------------------------------------------------------------------


@program
def equal_constants_are_donated_together(J: Any) -> Any:
    jnp = J.numpy
    f = J.jit(lambda s, t: (s + 1, t + 2), donate_argnums=(0, 1))
    return (
        f(jnp.zeros(3), jnp.zeros(3)),
        f(jnp.ones(()), jnp.ones(())),
        f(jnp.zeros_like(X), jnp.zeros_like(X)),
        f(jnp.asarray(1.0), jnp.asarray(1.0)),
        f(J.device_put(1.0), J.device_put(1.0)),
    )


@program
def a_donated_constant_is_not_another_one(J: Any) -> Any:
    s, zeros = J.numpy.zeros(3), J.numpy.zeros(3)
    grow = J.jit(
        lambda s: J.lax.fori_loop(0, 5, lambda i, s: s.at[i % 3].add(1), s), donate_argnums=0
    )
    return grow(s), zeros, J.numpy.zeros(3)


@program
def moments_of_zeros_are_donated(J: Any) -> Any:
    def zeros() -> Any:
        return J.tree.map(J.numpy.zeros_like, [X[:2], X[0]])

    state = ([J.numpy.ones(2), J.numpy.ones(())], zeros(), zeros(), J.numpy.zeros((), int))
    step = J.jit(lambda s: J.tree.map(lambda x: x + 1, s), donate_argnums=0)
    for _ in range(3):
        state = step(state)
    return state


# ---- parts of the package ------------------------------------------------------------------------


@program
def traced_values_have_a_class(J: Any) -> Any:
    seen: list[bool] = []

    def f(x: Any) -> Any:
        seen.extend(isinstance(x, c) for c in (J.core.Tracer, J.Array))
        return x

    J.jit(f)(X)
    return seen, isinstance(J.numpy.ones(2), J.core.Tracer), isinstance(X, J.Array)


@program
def types_for_annotations(J: Any) -> Any:
    kinds = J.typing.ArrayLike.__args__
    return [isinstance(x, kinds) for x in (1.0, X, J.numpy.ones(2), np.float32(1), "a", [1])]


@program
def parts_come_with_the_package(J: Any) -> Any:
    return J.ops.segment_sum(X, np.int32([0, 1, 0]), 2)


@program
def unmapped_numbers_stay_numbers(J: Any) -> Any:
    rows = np.arange(6, dtype=np.float32).reshape(2, 3)
    first = J.jit(lambda x, n: x[:n], static_argnums=1)
    return J.vmap(first, (0, None))(rows, 2), J.vmap(lambda x, n: (x * n, n), (0, None))(rows, 2)


@program.raises
def policy_that_is_no_function(J: Any) -> Any:
    return J.grad(J.checkpoint(lambda x: x * x, policy=3))(1.0)
