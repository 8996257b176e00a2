"""Programs under options (`debug_nans`, `disable_jit`, ...), and facts of the process."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

X3 = np.array([0.5, -1.0, 2.0], np.float32)
I3 = np.array([1, 0, 2], np.int32)


# ---- debug_nans, debug_infs ----------------------------------------------------------------------


@program
def nans_off(J):
    return J.numpy.log(X3), J.jit(J.numpy.sqrt)(X3)


@program
def nans_that_are_thrown_away(J):
    with J.debug_nans(True):
        return J.jit(lambda x: J.numpy.where(x > 0, J.numpy.log(x), 0.0))(X3)


@program
def nans_that_only_decide(J):
    with J.debug_nans(True):
        return J.jit(lambda x: J.numpy.isnan(J.numpy.log(x)))(X3)


@program
def nans_good_program(J):
    def loss(w):
        return J.numpy.mean(J.numpy.tanh(w * X3) ** 2)

    with J.debug_nans(True):
        return J.jit(J.value_and_grad(loss))(X3), J.grad(loss)(X3)


@program
def nans_off_again_inside(J):
    with J.debug_nans(True), J.debug_nans(False):
        return J.jit(J.numpy.log)(X3)


@program
def nanmean_is_fine(J):
    with J.debug_nans(True):
        return J.numpy.nanmean(np.array([1.0, 3.0], np.float32))


@program.raises
def nans_eager(J):
    with J.debug_nans(True):
        return J.numpy.log(X3)


@program.raises
def nans_jit(J):
    with J.debug_nans(True):
        return J.jit(lambda x: J.numpy.log(x) * 2)(X3)


@program.raises
def nans_of_an_argument(J):
    with J.debug_nans(True):
        return J.jit(lambda x: x)(np.float32(np.nan))


@program.raises
def nans_backward(J):
    with J.debug_nans(True):
        return J.grad(lambda x: J.numpy.where(x > 0, J.numpy.sqrt(x), 0.0))(0.0)


@program.raises
def nans_jit_backward(J):
    with J.debug_nans(True):
        return J.jit(J.grad(lambda x: J.numpy.where(x > 0, J.numpy.sqrt(x), 0.0)))(0.0)


@program.raises
def nans_in_a_scan(J):
    def step(c, _):
        return c - 1.0, J.numpy.log(c)

    with J.debug_nans(True):
        return J.lax.scan(step, 3.5, None, length=6)


@program.raises
def nans_under_vmap(J):
    with J.debug_nans(True):
        return J.vmap(J.numpy.log)(X3)


@program.raises
def nans_by_config(J):
    J.config.update("jax_debug_nans", True)
    try:
        return J.jit(lambda x: J.numpy.log(x))(X3)
    finally:
        J.config.update("jax_debug_nans", False)


@program
def nan_errors_are_floating_point_errors(J):
    with J.debug_nans(True):
        try:
            J.jit(J.numpy.log)(X3)
        except FloatingPointError:
            return True
    return False


@program.raises
def infs(J):
    with J.debug_infs(True):
        return J.jit(lambda x: J.numpy.exp(x) * 1000)(np.float32(1000))


@program
def infs_ignore_nans(J):
    with J.debug_infs(True):
        return J.jit(J.numpy.log)(X3[1])


# ---- disable_jit ---------------------------------------------------------------------------------


@program
def unjitted_sees_values(J):
    seen: list[Any] = []

    @J.jit
    def f(x):
        seen.append(type(x).__name__)
        return x * 2 if x > 1 else x

    with J.disable_jit():
        return f(3), seen


@program
def unjitted_grad(J):
    with J.disable_jit():
        return J.grad(lambda x: J.jit(lambda y: y * y)(x) if x > 0 else x)(3.0)


@program
def unjitted_vmap(J):
    with J.disable_jit():
        return J.vmap(J.jit(lambda x: J.numpy.sin(x)))(X3)


@program
def unjitted_loops(J):
    seen: list[float] = []

    def step(c, x):
        seen.append(float(c))
        return c + x, c * 2

    with J.disable_jit():
        return J.lax.scan(step, J.numpy.float32(0), J.numpy.asarray(X3)), seen


@program
def unjitted_while_and_cond(J):
    with J.disable_jit():
        a = J.lax.while_loop(lambda x: x < 10, lambda x: x * 2, J.numpy.int32(1))
        b = J.lax.cond(a > 3, lambda x: x + 1, lambda x: x, a)
        c = J.lax.fori_loop(0, 3, lambda i, c: c + i, J.numpy.int32(0))
        return a, b, c


@program.raises
def unjitted_scan_of_nothing(J):
    with J.disable_jit():
        return J.lax.scan(lambda c, x: (c, x), 0.0, np.zeros(0, np.float32))


@program
def unjitted_by_config(J):
    J.config.update("jax_disable_jit", True)
    try:
        return J.jit(lambda x: x + 1 if x > 0 else x)(2.0)
    finally:
        J.config.update("jax_disable_jit", False)


# ---- promotion -----------------------------------------------------------------------------------


@program
def ranks_of_scalars(J):
    with J.numpy_rank_promotion("raise"):
        x = J.numpy.ones((2, 3))
        return x + 1, x * J.numpy.float32(2), x + x


@program.raises
def ranks_raise(J):
    with J.numpy_rank_promotion("raise"):
        return J.numpy.ones((2, 3)) + X3


@program.raises
def ranks_raise_under_jit(J):
    f = J.jit(lambda x, y: x * y)
    f(np.ones((2, 3), np.float32), X3)  # traced without it first
    with J.numpy_rank_promotion("raise"):
        return f(np.ones((2, 3), np.float32), X3)


@program.raises
def ranks_unknown(J):
    with J.numpy_rank_promotion("perhaps"):
        pass


@program
def strict_with_numbers(J):
    with J.numpy_dtype_promotion("strict"):
        x, i = J.numpy.asarray(X3), J.numpy.asarray(I3)
        return x + 1, x * 2.0, i + 1, i * i, J.numpy.where(i > 0, x, x)


@program.raises
def strict_mixed(J):
    with J.numpy_dtype_promotion("strict"):
        return J.numpy.asarray(X3) + J.numpy.asarray(I3)


@program.raises
def strict_float_for_int(J):
    with J.numpy_dtype_promotion("strict"):
        return J.numpy.asarray(I3) + 1.5


@program.raises
def strict_halves(J):
    with J.numpy_dtype_promotion("strict"):
        return J.numpy.asarray(X3) * J.numpy.asarray(X3, "float16")


# ---- others --------------------------------------------------------------------------------------


@program
def matmul_precision(J):
    with J.default_matmul_precision("float32"):
        return J.numpy.asarray(X3) @ J.numpy.asarray(X3)


@program.raises
def matmul_precision_unknown(J):
    with J.default_matmul_precision("sloppy"):
        pass


@program
def device_of_a_block(J):
    with J.default_device(J.devices("cpu")[0]):
        return J.numpy.ones(3) + 1


@program
def leaks_and_logs(J):
    with J.checking_leaks(), J.check_tracer_leaks(True), J.log_compiles(True):
        return J.jit(lambda x: x + 1)(X3)


@program
def x64_block(J):
    with J.enable_x64(True):
        return J.numpy.ones(2), J.jit(lambda x: x * 2)(1.0), J.numpy.arange(3)


@program
def compile_time(J):
    def f(x):
        with J.ensure_compile_time_eval():
            n = int(J.numpy.arange(4).sum())
            y = J.numpy.ones(2).sum()
        return x * n + y

    return J.jit(f)(2.0)


@program
def compile_time_of_traced(J):
    def f(x):
        with J.ensure_compile_time_eval():
            return x * J.numpy.arange(3).sum()

    return J.jit(f)(2), J.grad(f)(2.0)


@program.raises
def compile_time_branch_on_traced(J):
    def f(x):
        with J.ensure_compile_time_eval():
            return 1 if x > 0 else 2

    return J.jit(f)(2)


@program
def process(J):
    return (
        J.default_backend(), J.device_count(), J.local_device_count(), len(J.local_devices()),
        J.process_index(), J.process_count(), J.process_indices(), J.device_count("cpu"),
    )  # fmt: skip


@program
def caches(J):
    traced: list[int] = []
    f = J.jit(lambda x: (traced.append(1), x + 1)[1])
    f(X3), f(X3)
    J.clear_caches()
    return f(X3), f(X3), len(traced)


@program
def live(J):
    x = J.numpy.arange(17.0) + 1
    return any(a is x for a in J.live_arrays())


@program
def environment(J):
    return "numpy:" in J.print_environment_info(return_string=True)


@program.raises
def unknown_option(J):
    J.config.update("jax_no_such_option", 1)


@program.raises
def unknown_attribute(J):
    return J.config.no_such_option if J.__name__ == "jax" else J.config.update("no_such", 1)
