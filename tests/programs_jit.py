"""`jit` and its options under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0], F32)


@program
def decorator_with_options(J: Any) -> Any:
    @partial(J.jit, static_argnames=("n", "kind"))
    def f(x: Any, n: int, kind: str = "sum") -> Any:
        return x[:n].sum() if kind == "sum" else x[:n]

    return f(X, 2), f(X, n=1), f(X, 2, kind="all"), f(x=X, n=3, kind="all")


@program
def decorator_called_first(J: Any) -> Any:
    @J.jit(static_argnums=1)
    def f(x: Any, n: int) -> Any:
        return x * n

    return f(X, 3)


@program
def static_by_negative_position(J: Any) -> Any:
    return J.jit(lambda x, n: x[:n], static_argnums=-1)(X, 2)


@program
def static_functions_and_none(J: Any) -> Any:
    f = J.jit(lambda g, x: x if g is None else g(x), static_argnums=0)
    return f(J.numpy.sin, X), f(None, X), f(lambda x: x * 2, X)


@program
def static_argument_and_python_branch(J: Any) -> Any:
    f = J.jit(lambda x, up: x + 1 if up else x - 1, static_argnames="up")
    return f(X, up=True), f(X, up=False), f(X, True)


@program
def traces_once_per_kind(J: Any) -> Any:
    seen: list[Any] = []

    @J.jit
    def f(x: Any) -> Any:
        seen.append(x.shape)
        return x + 1

    for x in (X, X * 2, X[:2], 1.0, 2.0, F32(1), np.int32(1), X):
        f(x)
    return np.array(len(seen))


@program
def static_values_trace_once_each(J: Any) -> Any:
    seen: list[int] = []

    def f(x: Any, n: int) -> Any:
        seen.append(n)
        return x * n

    g = J.jit(f, static_argnums=1)
    for n in (1, 2, 1, 3, 2):
        g(X, n)
    return np.array(seen)


@program
def donated_arguments(J: Any) -> Any:
    f = J.jit(lambda x, y: (x + y, y), donate_argnums=0)
    x = J.numpy.asarray(X) + 0
    out = f(x, X)
    return out, np.array(x.is_deleted())


@program
def donated_by_name(J: Any) -> Any:
    f = J.jit(lambda state, x: {"s": state["s"] + x}, donate_argnames="state")
    state = {"s": J.numpy.asarray(X) + 0}
    return f(f(state, 1.0), 2.0)


@program
def inlined(J: Any) -> Any:
    f = J.jit(lambda x: J.numpy.sin(x) * 2, inline=True)
    return f(X), J.jit(lambda x: f(x) + f(x))(X), J.grad(lambda x: f(x).sum())(X)


@program
def unused_arguments(J: Any) -> Any:
    return [J.jit(lambda x, y: x + 1, keep_unused=k)(X, X * 2) for k in (True, False)]


@program
def outputs_of_all_kinds(J: Any) -> Any:
    return J.jit(lambda x: {"a": (x, None), "b": [1, 2.5, True], "c": np.arange(3), "d": ()})(X)


@program
def output_is_an_input(J: Any) -> Any:
    return J.jit(lambda x, y: (y, x, x))(X, 3)


@program
def weak_types_through_jit(J: Any) -> Any:
    half = np.ones(2, np.float16)
    f = J.jit(lambda x: x * 2)
    return f(1.0) * half, f(F32(1)) * half, f(1) * np.ones(2, np.int8)


@program
def methods_and_callables(J: Any) -> Any:
    class Model:
        def __init__(self, w: Any) -> None:
            self.w = w

        @partial(J.jit, static_argnums=0)
        def by_self(self, x: Any) -> Any:
            return self.w * x

        def __call__(self, x: Any) -> Any:
            return self.w + x

    return Model(2.0).by_self(X), J.jit(Model(3.0))(X), J.jit(Model(3.0).__call__)(X)


@program
def wrapped_names(J: Any) -> Any:
    @J.jit
    def some_function(x: Any) -> Any:
        "What it does."
        return x

    return [some_function.__name__, some_function.__doc__, some_function.__wrapped__(2.0)]


@program
def jit_of_jit_of_partial(J: Any) -> Any:
    return J.jit(J.jit(partial(lambda a, b, c=1: a * b + c, 2.0, c=3.0)))(X)


@program
def keyword_arguments_are_traced(J: Any) -> Any:
    f = J.jit(lambda *args, **named: sum(args) + named["z"] * named["a"])
    return f(X, X, z=2.0, a=X)


@program
def default_arguments(J: Any) -> Any:
    f = J.jit(lambda x, n=2, *, m=3: x * n + m)
    return f(X), f(X, 4), f(X, m=np.ones(3, F32))


@program
def shapes_without_running(J: Any) -> Any:
    f = J.jit(lambda x, n: {"y": x[:n] * 2}, static_argnums=1)
    return f.eval_shape(X, 2)


@program
def aot_stages(J: Any) -> Any:
    f = J.jit(lambda x, y: x * y)
    return f.lower(X, 2.0).compile()(X, 3.0)


@program
def what_stages_say_of_arguments(J: Any) -> Any:
    f = J.jit(lambda x, y, n: (x * n, y["a"]), donate_argnums=0, static_argnums=2)
    given = np.float32([1, 2]), {"a": 2.0}, 3
    found = []
    for stage in (f.trace(*given), f.lower(*given), f.lower(*given).compile()):
        info = J.tree.leaves(stage.args_info)
        avals = J.tree.leaves(stage.in_avals)
        found.append([(i.shape, str(i.dtype), i.donated) for i in info])
        found.append([(a.shape, str(a.dtype), a.weak_type) for a in avals])
        found.append(stage.donate_argnums)
    outs = [(a.shape, str(a.dtype), a.weak_type) for a in J.tree.leaves(f.trace(*given).out_avals)]
    return np.frombuffer(repr((found, outs)).encode(), np.uint8)


@program
def what_stages_say_where_nothing_is_donated(J: Any) -> Any:
    info = J.tree.leaves(J.jit(lambda x: x).lower((np.float32([1, 2]), 3)).args_info)
    return [i.donated for i in info], [np.zeros(i.shape, i.dtype) for i in info]


@program
def shapes_alone(J: Any) -> Any:
    like = J.ShapeDtypeStruct.like
    found = like(np.ones((2, 3), np.int8)), like(1.0), like(J.numpy.ones(2)), like(True)
    found = *found, found[0].update(shape=(4,)), found[1].update(weak_type=False, dtype="int16")
    shown = [(x.shape, str(x.dtype), x.weak_type) for x in found]
    return np.frombuffer(repr(shown).encode(), np.uint8)


@program
def attributes_of_a_jitted_function(J: Any) -> Any:
    def f(x: Any) -> Any:
        return x + 1

    f.unit = "m"  # type: ignore[attr-defined]
    return J.jit(f).unit == "m", J.jit(f)(1)


@program.raises
def jit_of_a_generator(J: Any) -> Any:
    def f(x: Any) -> Any:
        yield x

    return J.jit(f)


@program.raises
def jit_of_a_static_method(J: Any) -> Any:
    return J.jit(staticmethod(lambda x: x))


@program
def ruled_functions_at_compile_time(J: Any) -> Any:
    f = J.custom_jvp(lambda x: x + 1 if x == 0 else x)
    f.defjvp(lambda p, t: (p[0], t[0]))

    def g(y: Any) -> Any:
        with J.ensure_compile_time_eval():
            return f(0.0) * y

    return J.jit(g)(3.0)


@program
def closures_are_read_when_traced(J: Any) -> Any:
    scale = [2.0]
    f = J.jit(lambda x: x * scale[0])
    first = f(X)
    scale[0] = 3.0
    return first, f(X), f(X[:2])


@program
def cache_is_cleared(J: Any) -> Any:
    scale = [2.0]
    f = J.jit(lambda x: x * scale[0])
    first = f(X)
    scale[0] = 3.0
    f.clear_cache()
    return first, f(X)


# ---- mistakes ------------------------------------------------------------------------------------


@program.raises
def static_list(J: Any) -> Any:
    return J.jit(lambda x, n: x, static_argnums=1)(X, [1, 2])


@program.raises
def static_array(J: Any) -> Any:
    return J.jit(lambda x, n: x, static_argnums=1)(X, J.numpy.ones(2))


@program.raises
def static_position_out_of_range(J: Any) -> Any:
    return J.jit(lambda x: x, static_argnums=3)(X)


@program.raises
def static_name_unknown(J: Any) -> Any:
    return J.jit(lambda x: x, static_argnames="n")(X)


@program.raises
def text_argument(J: Any) -> Any:
    return J.jit(lambda x, mode: x)(X, "fast")


@program.raises
def text_result(J: Any) -> Any:
    return J.jit(lambda x: "text")(X)


@program.raises
def too_few_arguments(J: Any) -> Any:
    return J.jit(lambda x, y: x)(X)


@program.raises
def no_function(J: Any) -> Any:
    return J.jit(3)(X)


@program.raises
def donated_and_used_again(J: Any) -> Any:
    x = J.numpy.asarray(X) + 0
    J.jit(lambda x: x + 1, donate_argnums=0)(x)
    return x + 1


@program.raises
def donated_and_static(J: Any) -> Any:
    return J.jit(lambda x, n: x, static_argnums=1, donate_argnums=1)(X, 1)


@program.raises
def branch_on_a_traced_value(J: Any) -> Any:
    return J.jit(lambda x: x if x.sum() > 0 else -x)(X)


@program.raises
def shape_by_a_traced_value(J: Any) -> Any:
    return J.jit(lambda n: J.numpy.ones(n))(3)


@program.raises
def object_argument(J: Any) -> Any:
    return J.jit(lambda x: x)(object())


@program.raises
def value_leaks(J: Any) -> Any:
    kept: list[Any] = []
    J.jit(lambda x: kept.append(x))(X)
    return kept[0] + 1


@program.raises
def unknown_backend(J: Any) -> Any:
    return J.jit(lambda x: x, backend="abacus")(X)


@program.raises
def lowered_called_with_another_shape(J: Any) -> Any:
    return J.jit(lambda x: x).lower(X).compile()(X[:2])
