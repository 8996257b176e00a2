"""Programs with effects: callbacks and prints, under jit, grad, vmap, loops and branches.

`printed` runs a function and gives what it wrote to stdout, line by line, so that it is compared.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

X3 = np.array([0.5, -1.0, 2.0], np.float32)
X23 = np.arange(6, dtype=np.float32).reshape(2, 3)


def printed(J: Any, run: Callable[[], Any]) -> tuple[Any, list[str]]:
    """What a function returns, and the lines that it printed."""
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        out = J.block_until_ready(run())
        J.effects_barrier()
    return out, text.getvalue().splitlines()


def shows(J: Any, label: str = "x") -> Callable[[Any], Any]:
    """A function that prints its argument and doubles it."""

    def f(x: Any) -> Any:
        J.debug.print(label + "={}", x)
        return x * 2

    return f


def io_callback(J: Any) -> Any:
    if J.__name__ == "jax":
        from jax.experimental import io_callback as found

        return found
    return J.experimental.io_callback


# ---- debug.print ---------------------------------------------------------------------------------


@program
def print_eager(J):
    return printed(J, lambda: shows(J)(J.numpy.asarray(X3)))


@program
def print_jit(J):
    return printed(J, lambda: J.jit(shows(J))(X3))


@program
def print_jit_twice(J):
    f = J.jit(shows(J))
    return printed(J, lambda: (f(X3), f(X3 + 1)))


@program
def print_vmap(J):
    return printed(J, lambda: J.vmap(shows(J))(X3))


@program
def print_jit_vmap(J):
    return printed(J, lambda: J.jit(J.vmap(shows(J)))(X23))


@program
def print_vmap_vmap(J):
    return printed(J, lambda: J.vmap(J.vmap(shows(J)))(X23))


@program
def print_vmap_in_axes(J):
    def f(x, y):
        J.debug.print("{} {}", x, y)
        return x + y

    return printed(J, lambda: J.vmap(f, (1, None))(X23, 7))


@program
def print_vmap_of_unmapped(J):
    def f(x):
        J.debug.print("{y}", y=X3)
        return x

    return printed(J, lambda: J.vmap(f)(X3))


@program
def print_grad(J):
    return printed(J, lambda: J.grad(lambda x: J.numpy.sin(shows(J)(x)).sum())(X3))


@program
def print_jit_grad(J):
    return printed(J, lambda: J.jit(J.grad(lambda x: J.numpy.sin(shows(J)(x)).sum()))(X3))


@program
def print_jvp(J):
    return printed(J, lambda: J.jvp(shows(J), (X3,), (X3,)))


@program
def print_vjp(J):
    def run():
        out, pull = J.vjp(shows(J), X3)
        return out, pull(X3)

    return printed(J, run)


@program
def print_linearize(J):
    def run():
        out, push = J.linearize(shows(J), X3)
        return out, push(X3), push(X3)

    return printed(J, run)


@program
def print_vmap_grad(J):
    return printed(J, lambda: J.vmap(J.grad(lambda x: J.numpy.sin(shows(J)(x))))(X3))


@program
def print_hessian(J):
    def f(x):
        J.debug.print("x={}", x)
        return (x**3).sum()

    return printed(J, lambda: J.jit(J.hessian(f))(X3))[0]


@program
def print_scan(J):
    def step(c, x):
        J.debug.print("c={} x={}", c, x)
        return c + x, c * x

    return printed(J, lambda: J.lax.scan(step, np.float32(1), X3))


@program
def print_jit_scan(J):
    def step(c, x):
        J.debug.print("c={c} x={x}", c=c, x=x)
        return c + x, c * x

    return printed(J, lambda: J.jit(lambda c: J.lax.scan(step, c, X3))(np.float32(1)))


@program
def print_scan_of_nothing_else(J):
    def step(c, x):
        J.debug.print("{}", x)
        return c, None

    return printed(J, lambda: J.jit(lambda x: J.lax.scan(step, 0, x)[0])(X3))


@program
def print_scan_reverse(J):
    def step(c, x):
        J.debug.print("{}", x)
        return c + x, c

    return printed(J, lambda: J.lax.scan(step, np.float32(0), X3, reverse=True))


@program
def print_grad_of_scan(J):
    def step(c, x):
        J.debug.print("c={}", c)
        return J.numpy.sin(c) * x, None

    return printed(J, lambda: J.grad(lambda c: J.lax.scan(step, c, X3)[0])(np.float32(1)))


@program
def print_vmap_of_scan(J):
    def step(c, x):
        J.debug.print("c={}", c)
        return c + x, None

    out, lines = printed(J, lambda: J.vmap(lambda c: J.lax.scan(step, c, X3)[0])(X3))
    return out, sorted(lines)


@program
def print_scan_in_scan(J):
    def inner(c, x):
        J.debug.print("inner {}", x)
        return c + x, None

    def outer(c, row):
        J.debug.print("outer {}", c)
        return J.lax.scan(inner, c, row)[0], None

    return printed(J, lambda: J.jit(lambda x: J.lax.scan(outer, np.float32(0), x)[0])(X23))


@program
def print_while(J):
    body = shows(J)
    return printed(J, lambda: J.lax.while_loop(lambda x: x < 20, body, np.float32(1)))


@program
def print_fori(J):
    def body(i, x):
        J.debug.print("{} {}", i, x)
        return x + i

    return printed(J, lambda: J.jit(lambda n: J.lax.fori_loop(0, n, body, 0))(4))


@program
def print_vmap_of_while(J):
    body = shows(J)
    start = np.array([1, 3], np.float32)
    return printed(J, lambda: J.vmap(lambda c: J.lax.while_loop(lambda c: c < 8, body, c))(start))


@program
def print_cond(J):
    def f(p, x):
        return J.lax.cond(p, shows(J, "yes"), lambda x: x, x)

    return printed(J, lambda: (J.jit(f)(True, X3), J.jit(f)(False, X3), f(True, X3)))


@program
def print_switch(J):
    branches = [shows(J, "a"), shows(J, "b"), shows(J, "c")]
    return printed(J, lambda: [J.jit(lambda i: J.lax.switch(i, branches, X3))(i) for i in range(3)])


@program
def print_vmap_of_cond(J):
    def f(x):
        return J.lax.cond(x > 0, shows(J, "yes"), shows(J, "no"), x)

    return printed(J, lambda: J.vmap(f)(X3))


@program
def print_jit_in_jit(J):
    inner = J.jit(shows(J, "in"))

    def outer(x):
        J.debug.print("before {}", x)
        y = inner(x)
        J.debug.print("between {}", y, ordered=True)
        return inner(y)

    return printed(J, lambda: J.jit(outer)(np.float32(1)))


@program
def print_ordered_in_order(J):
    def f(x):
        for k in range(5):
            J.debug.print("{k} {x}", k=k, x=x, ordered=True)
            x = x * 2
        return x

    return printed(J, lambda: J.jit(f)(np.float32(1)))


@program
def print_of_dead_values(J):
    def f(x):
        y = J.numpy.exp(x)
        J.debug.print("{:.3f}", y)
        return x

    return printed(J, lambda: J.jit(f)(np.float32(1)))


@program
def print_of_no_arguments(J):
    return printed(J, lambda: J.jit(lambda x: (J.debug.print("hello"), x)[1])(X3))


@program
def print_format_specs(J):
    def f(x, n):
        J.debug.print("{:.2f} {n:>5d} {x!r} {{}} {s}", x, n=n, x=x, s="text")

    return printed(J, lambda: f(np.float32(1.23456), np.int32(3)))


@program
def print_of_trees(J):
    def f(x):
        J.debug.print("{} {}", (x, 1, {"a": x, "b": None}), None)

    return printed(J, lambda: J.jit(f)(X3))


@program
def print_of_types(J):
    def f(b, i, u, h, c):
        J.debug.print("{} {} {} {} {}", b, i, u, h, c)

    args = (True, np.int8(-3), np.uint16(7), np.float16(1.5), np.complex64(1 + 2j))
    return printed(J, lambda: J.jit(f)(*args))


@program
def print_of_bfloat16(J):
    return printed(J, lambda: J.jit(lambda x: J.debug.print("{}", x.astype("bfloat16")))(X3))


@program
def print_of_an_empty_array(J):
    return printed(J, lambda: J.jit(lambda x: J.debug.print("{}", x))(np.zeros((0, 3))))


@program
def print_in_two_calls(J):
    return printed(J, lambda: J.jit(lambda x: J.debug.print(ordered=True)("x {}", x))(X3))


@program
def print_format_without_places(J):
    return printed(J, lambda: J.debug.print("{{}} is no place"))


@program
def print_with_numpy_options(J):
    def run():
        with np.printoptions(precision=2, sign="+"):
            J.jit(lambda x: J.debug.print("{}", x / 3))(X3)

    return printed(J, run)


@program.raises
def print_unused_argument(J):
    J.debug.print("no place", X3)


@program.raises
def print_f_string(J):
    J.debug.print("no place", x=X3)


@program.raises
def print_missing_argument(J):
    J.debug.print("{} {}", X3)


@program.raises
def print_format_spec_of_an_array(J):
    J.debug.print("{:.3f}", X3)
    J.effects_barrier()


# ---- debug.callback ------------------------------------------------------------------------------


@program
def callback_sees_values(J):
    seen: list[Any] = []

    def note(x, *rest, k):
        seen.append((np.asarray(x), rest, k))

    def f(x):
        J.debug.callback(note, x * 2, "text", k=3)
        return x

    out = J.jit(f)(X3)
    J.effects_barrier()
    return out, [(s, str(r), np.asarray(k)) for s, r, k in seen]


@program
def callback_under_vmap_and_scan(J):
    seen: list[float] = []

    def step(c, x):
        J.debug.callback(lambda v: seen.append(float(v)), c)
        return c + x, None

    out = J.vmap(lambda c: J.lax.scan(step, c, X3)[0])(X3)
    J.effects_barrier()
    return out, sorted(seen)


@program
def callback_calls_back(J):
    seen: list[Any] = []
    inner = J.jit(lambda x: J.numpy.sin(x) * 2)

    def f(x):
        J.debug.callback(lambda v: seen.append(inner(v) + 1), x, ordered=True)
        return J.numpy.cos(x)

    out = J.jit(f)(X3)
    J.effects_barrier()
    return out, seen


@program.raises
def callback_that_raises(J):
    def boom(x):
        raise RuntimeError("boom") from ValueError("because")

    out = J.jit(lambda x: (J.debug.callback(boom, x), x)[1])(X3)
    J.effects_barrier()
    J.block_until_ready(out)
    raise RuntimeError("JAX tells it at the barrier or in the log")


@program.raises
def callback_of_no_function(J):
    J.debug.callback(3)


# ---- pure_callback -------------------------------------------------------------------------------


@program
def callbacks_that_are_mapped_or_transposed(J: Any) -> Any:
    """What JAX raises can be caught by its class here, too."""
    found = []
    out = J.ShapeDtypeStruct((), np.float32)
    callback = io_callback(J)
    for run, error in (
        (lambda: J.vmap(lambda x: J.pure_callback(np.sin, out, x))(X3), NotImplementedError),
        (lambda: J.linear_transpose(lambda x: callback(np.sin, out, x), out)(1.0), ValueError),
    ):
        try:
            run()
        except error:
            found.append(True)
    return found


def sine(J: Any, x: Any, **options: Any) -> Any:
    return J.pure_callback(np.sin, J.ShapeDtypeStruct(np.shape(x), np.float32), x, **options)


@program
def pure_eager(J):
    return sine(J, X3)


@program
def pure_jit(J):
    return J.jit(lambda x: sine(J, x * 2) + 1)(X3)


@program
def pure_of_trees(J):
    def f(d, *, k):
        return {"a": np.asarray(d["x"]) * k, "b": (np.asarray(d["y"], np.int32),)}

    out = {"a": J.ShapeDtypeStruct((3,), np.float32), "b": (J.ShapeDtypeStruct((), np.int32),)}
    tree = {"x": X3, "y": np.int32(4)}
    return J.jit(lambda t: J.pure_callback(f, out, t, k=np.float32(2)))(tree)


@program
def pure_of_a_like(J):
    return J.pure_callback(lambda x: np.asarray(x) + 1, X3, X3)


@program
def pure_narrows_doubles(J):
    f = lambda x: np.asarray(x, np.float64) / 3  # noqa: E731
    return J.jit(lambda x: J.pure_callback(f, J.ShapeDtypeStruct((3,), np.float32), x))(X3)


@program
def pure_without_results(J):
    return J.pure_callback(lambda x: None, None, X3)


@program
def pure_without_arguments(J):
    return J.jit(lambda: J.pure_callback(lambda: X3, J.ShapeDtypeStruct((3,), np.float32)))()


@program
def pure_of_an_empty_array(J):
    return sine(J, np.zeros((0, 2), np.float32))


@program
def pure_that_nobody_reads(J):
    seen: list[int] = []

    def f(x):
        J.pure_callback(lambda v: (seen.append(1), np.asarray(v))[1], X3, x)
        return x + 1

    return J.jit(f)(X3), len(seen)


@program
def pure_in_scan(J):
    def step(c, x):
        return c + sine(J, x), c

    return J.jit(lambda x: J.lax.scan(step, np.float32(0), x))(X3)


@program
def pure_in_while(J):
    half = lambda x: np.asarray(x) / 2  # noqa: E731
    out = J.ShapeDtypeStruct((), np.float32)
    body = lambda x: J.pure_callback(half, out, x)  # noqa: E731
    return J.jit(lambda x: J.lax.while_loop(lambda x: x > 1, body, x))(np.float32(20))


@program
def pure_in_the_condition_of_a_while(J):
    out = J.ShapeDtypeStruct((), np.bool_)
    test = lambda x: J.pure_callback(lambda v: np.asarray(v) < 5, out, x)  # noqa: E731
    return J.jit(lambda x: J.lax.while_loop(test, lambda x: x + 1, x))(np.float32(0))


@program
def pure_in_cond(J):
    f = lambda p, x: J.lax.cond(p, lambda x: sine(J, x), lambda x: x, x)  # noqa: E731
    return J.jit(f)(True, X3), J.jit(f)(False, X3)


def _add(J: Any, method: str | None) -> Callable[..., Any]:
    shapes: list[Any] = []

    def f(x, y):
        shapes.append((np.shape(x), np.shape(y)))
        return np.asarray(x) + np.asarray(y)

    def call(x, y):
        out = J.ShapeDtypeStruct(np.shape(x), np.float32)
        return J.pure_callback(f, out, x, y, vmap_method=method)

    call.shapes = shapes
    return call


@program
def pure_vmap_sequential(J):
    f = _add(J, "sequential")
    return J.vmap(f)(X23, X23), f.shapes


@program
def pure_vmap_sequential_unrolled(J):
    f = _add(J, "sequential_unrolled")
    return J.vmap(f, (0, None))(X23, X3), f.shapes


@program
def pure_vmap_expand_dims(J):
    f = _add(J, "expand_dims")
    return J.vmap(f, (0, None))(X23, X3), f.shapes


@program
def pure_vmap_broadcast_all(J):
    f = _add(J, "broadcast_all")
    return J.vmap(f, (0, None))(X23, X3), f.shapes


@program
def pure_vmap_legacy_vectorized(J):
    f = _add(J, "legacy_vectorized")
    return J.vmap(f, (0, None))(X23, np.float32(2)), f.shapes


@program
def pure_vmap_of_vmap(J):
    f = _add(J, "broadcast_all")
    return J.jit(J.vmap(J.vmap(f, (0, None)), (0, None)))(X23, np.float32(1)), f.shapes


@program
def pure_vmap_out_axes(J):
    f = _add(J, "sequential")
    return J.vmap(f, (1, None), 1)(X23, np.ones(2, np.float32))


@program
def pure_vmap_of_unmapped(J):
    return J.vmap(lambda x: x + sine(J, X3))(X23)


@program
def pure_with_a_derivative_of_its_own(J):
    @J.custom_jvp
    def f(x):
        return sine(J, x)

    f.defjvp(lambda primals, tangents: (f(*primals), J.numpy.cos(primals[0]) * tangents[0]))
    return f(X3), J.grad(lambda x: f(x).sum())(X3), J.jit(J.grad(lambda x: f(x).sum()))(X3)


@program
def pure_of_a_constant_is_no_obstacle(J):
    return J.grad(lambda x: (x * sine(J, X3)).sum())(X3)


@program
def pure_behind_stop_gradient(J):
    return J.grad(lambda x: (x * sine(J, J.lax.stop_gradient(x))).sum())(X3)


@program
def pure_with_donation(J):
    f = J.jit(lambda x: x * 2 + sine(J, x), donate_argnums=0)
    return f(J.numpy.asarray(X3) * 1)


@program
def pure_eval_shape(J):
    return J.eval_shape(lambda x: sine(J, x), X3)


@program.raises
def pure_vmap_without_a_method(J):
    return J.vmap(lambda x: sine(J, x))(X23)


@program.raises
def pure_unknown_vmap_method(J):
    return sine(J, X3, vmap_method="parallel")


@program.raises
def pure_grad(J):
    return J.grad(lambda x: sine(J, x).sum())(X3)


@program.raises
def pure_jvp(J):
    return J.jvp(lambda x: sine(J, x), (X3,), (X3,))


@program.raises
def pure_grad_of_an_integer_result(J):
    f = lambda x: J.pure_callback(lambda v: np.int32(1), J.ShapeDtypeStruct((), np.int32), x)  # noqa: E731
    return J.grad(lambda x: (x * f(x)).sum())(X3)


@program.raises
def pure_wrong_shape(J):
    f = lambda x: np.asarray(x)[:1]  # noqa: E731
    return J.jit(lambda x: J.pure_callback(f, X3, x))(X3)


@program.raises
def pure_wrong_dtype(J):
    return J.pure_callback(lambda x: np.zeros(3, np.int32), X3, X3)


@program.raises
def pure_python_int_for_a_float(J):
    return J.pure_callback(lambda x: 1, J.ShapeDtypeStruct((), np.float32), X3)


@program.raises
def pure_wrong_tree(J):
    return J.jit(lambda x: J.pure_callback(lambda v: (v, v), X3, x))(X3)


@program.raises
def pure_that_returns_nothing(J):
    return J.pure_callback(lambda x: None, X3, X3)


@program.raises
def pure_declared_too_wide(J):
    return J.pure_callback(lambda x: x, np.zeros(3), X3)


@program.raises
def pure_that_raises(J):
    def boom(x):
        raise ValueError("boom")

    return J.jit(lambda x: J.pure_callback(boom, X3, x))(X3)


@program.raises
def pure_of_a_string(J):
    return J.pure_callback(np.sin, X3, "text")


# ---- io_callback ---------------------------------------------------------------------------------


@program
def io_eager_and_jit(J):
    seen: list[Any] = []

    def note(x):
        seen.append(np.asarray(x).tolist())
        return np.float32(len(seen))

    def f(x):
        return io_callback(J)(note, J.ShapeDtypeStruct((), np.float32), x) + x

    return f(X3), J.jit(f)(X3), seen


@program
def io_ordered(J):
    seen: list[float] = []

    def f(x):
        for _ in range(4):
            io_callback(J)(lambda v: seen.append(float(v)), None, x, ordered=True)
            x = x + 1
        return x

    out = J.block_until_ready(J.jit(f)(np.float32(0)))
    J.effects_barrier()
    return out, seen


@program
def io_is_not_dropped(J):
    seen: list[int] = []
    out = J.ShapeDtypeStruct((), np.float32)

    def f(x):
        io_callback(J)(lambda v: (seen.append(1), np.float32(0))[1], out, x)
        io_callback(J)(lambda v: (seen.append(1), np.float32(0))[1], out, x)
        return x

    J.block_until_ready(J.jit(f)(X3))
    J.effects_barrier()
    return len(seen)


@program
def io_in_scan_ordered(J):
    seen: list[float] = []

    def step(c, x):
        io_callback(J)(lambda v: seen.append(float(v)), None, x, ordered=True)
        return c + x, None

    out = J.jit(lambda x: J.lax.scan(step, np.float32(0), x)[0])(X3)
    J.block_until_ready(out)
    J.effects_barrier()
    return out, seen


@program
def io_counter_in_a_loop(J):
    count = iter(range(100))

    def body(i, x):
        n = io_callback(J)(lambda: np.int32(next(count)), J.ShapeDtypeStruct((), np.int32),
                           ordered=True)  # fmt: skip
        return x * 2 + n

    return J.jit(lambda x: J.lax.fori_loop(0, 5, body, x))(0)


@program
def io_vmap(J):
    out = J.ShapeDtypeStruct((), np.float32)
    f = lambda v: np.asarray(v) * 2  # noqa: E731
    return J.vmap(lambda x: io_callback(J)(f, out, x))(X3)


@program
def io_without_tangent(J):
    out = J.ShapeDtypeStruct((), np.int32)
    return J.grad(lambda x: (x * x).sum() * io_callback(J)(lambda: np.int32(3), out))(X3)


@program.raises
def io_vmap_ordered(J):
    return J.vmap(lambda x: io_callback(J)(lambda v: None, None, x, ordered=True))(X3)


@program.raises
def io_grad(J):
    return J.grad(lambda x: io_callback(J)(np.sum, J.ShapeDtypeStruct((), np.float32), x))(X3)


@program.raises
def io_in_a_mapped_cond(J):
    out = J.ShapeDtypeStruct((), np.float32)
    yes = lambda x: io_callback(J)(lambda v: np.asarray(v), out, x)  # noqa: E731
    return J.vmap(lambda x: J.lax.cond(x > 0, yes, lambda x: x, x))(X3)


@program.raises
def io_wrong_shape(J):
    f = lambda v: np.zeros(2, np.float32)  # noqa: E731
    return J.block_until_ready(J.jit(lambda x: io_callback(J)(f, X3, x))(X3))
