"""Checkpoints and their policies, under both packages."""

from __future__ import annotations

from functools import partial
from typing import Any

from both_packages import Programs
from ruled_functions import F32, M33, ROWS, X3, Y3

program = Programs()


def block(J: Any) -> Any:
    """A layer with products, a name and a jitted part."""
    name = J.ad_checkpoint.checkpoint_name
    inner = J.jit(lambda x: J.numpy.sin(M33 @ x) * 2)

    def f(x: Any) -> Any:
        y = name(inner(x), "first")
        z = name(J.numpy.tanh(M33.T @ y + x), "second")
        return J.numpy.cos(z) * y

    return f


POLICIES = {
    "everything": lambda p: p.everything_saveable,
    "nothing": lambda p: p.nothing_saveable,
    "dots": lambda p: p.dots_saveable,
    "checkpoint_dots": lambda p: p.checkpoint_dots,
    "plain_dots": lambda p: p.dots_with_no_batch_dims_saveable,
    "names": lambda p: p.save_only_these_names("first"),
    "other_names": lambda p: p.save_any_names_but_these("first"),
    "all_but": lambda p: p.save_anything_except_these_names("second"),
    "both": lambda p: p.save_from_both_policies(p.dots_saveable, p.save_only_these_names("second")),
    "offload": lambda p: p.offload_dot_with_no_batch_dims("device", "pinned_host"),
}


def _policy_program(kind: str) -> Any:
    def make(J: Any) -> Any:
        policy = POLICIES[kind](J.checkpoint_policies)
        g = J.checkpoint(block(J), policy=policy)
        total = lambda x: g(g(x)).sum()  # noqa: E731
        found = [J.value_and_grad(total)(X3), J.jit(J.grad(total))(X3)]
        if kind != "offload":
            found += [J.vmap(J.grad(total))(ROWS), J.jvp(total, (X3,), (Y3,)), J.hessian(total)(X3)]
        return found

    make.__name__ = f"policy_{kind}"
    return make


for _kind in POLICIES:
    (program if _kind in ("dots", "names") else program.slow)(_policy_program(_kind))


@program
def checkpoint_decorator_forms(J: Any) -> Any:
    @J.checkpoint
    def f(x: Any) -> Any:
        return J.numpy.sin(x)

    @partial(J.remat, prevent_cse=False)
    def g(x: Any) -> Any:
        return f(x) * 2

    return g(X3), J.grad(lambda x: g(x).sum())(X3), J.jit(g)(X3)


@program
def checkpoint_of_trees_and_keywords(J: Any) -> Any:
    f = J.checkpoint(lambda p, *, k=1.0: {"y": J.numpy.sin(p["w"] @ p["x"]) * k})
    g = lambda p: f(p, k=2.0)["y"].sum()  # noqa: E731
    return f({"w": M33, "x": X3}), J.grad(g)({"w": M33, "x": X3})


@program
def checkpoint_static_arguments(J: Any) -> Any:
    f = lambda x, kind: J.numpy.sin(x) if kind == "sin" else x * 2  # noqa: E731
    g = J.checkpoint(f, static_argnums=(1,))
    return [J.grad(lambda x, k=k: g(x, k).sum())(X3) for k in ("sin", "other")]


@program
def checkpoint_in_scan(J: Any) -> Any:
    step = J.checkpoint(lambda c, r: (J.numpy.tanh(M33 @ c + r), c.sum()))
    run = lambda x: J.lax.scan(step, x, ROWS)[1].sum()  # noqa: E731
    return J.value_and_grad(run)(X3), J.jit(J.vmap(J.grad(run)))(ROWS), J.hessian(run)(X3)


@program
def checkpoint_of_scan(J: Any) -> Any:
    f = lambda x: J.lax.scan(lambda c, r: (J.numpy.sin(c * r), c), x, ROWS)[1].sum()  # noqa: E731
    g = J.checkpoint(f)
    h = J.checkpoint(f, policy=J.checkpoint_policies.dots_saveable)
    return J.grad(g)(X3), J.jit(J.grad(h))(X3)


@program
def checkpoint_in_cond(J: Any) -> Any:
    f = J.checkpoint(lambda x: J.numpy.sin(x) * x)
    g = lambda p, x: J.lax.cond(p, f, lambda x: x * 2, x).sum()  # noqa: E731
    return [J.grad(g, 1)(p, X3) for p in (True, False)]


@program
def checkpoint_nested(J: Any) -> Any:
    inner = J.checkpoint(lambda x: J.numpy.sin(J.numpy.sin(x)))
    outer = J.checkpoint(lambda x: inner(inner(x)) * x)
    return J.grad(lambda x: outer(x).sum())(X3), J.grad(J.grad(lambda x: outer(x)))(F32(0.3))


@program
def checkpoint_closes_over_traced_values(J: Any) -> Any:
    def f(w: Any, x: Any) -> Any:
        return J.checkpoint(lambda x: J.numpy.sin(w * x))(x).sum()

    return J.grad(f, (0, 1))(Y3, X3), J.jit(J.grad(f))(Y3, X3), J.vmap(J.grad(f))(ROWS, ROWS)


@program
def checkpoint_integers(J: Any) -> Any:
    f = J.checkpoint(lambda x, i: (x[i] * 2, i + 1))
    return f(X3, 1), J.grad(lambda x: f(x, 1)[0])(J.numpy.asarray(X3))


@program
def checkpoint_forward_mode(J: Any) -> Any:
    f = J.checkpoint(lambda x: J.numpy.sin(J.numpy.cos(x)))
    return J.jvp(f, (X3,), (Y3,)), J.jacfwd(f)(X3), J.linearize(f, X3)[1](Y3)


@program
def checkpoint_name_alone(J: Any) -> Any:
    name = J.ad_checkpoint.checkpoint_name
    f = lambda x: name({"a": x * 2}, "x")["a"].sum()  # noqa: E731
    return J.grad(f)(X3), J.vmap(f)(ROWS), J.jvp(J.jit(f), (X3,), (Y3,))


@program
def policy_of_the_user(J: Any) -> Any:
    policy = lambda prim, *types, **params: prim.name == "dot_general"  # noqa: E731
    g = J.checkpoint(block(J), policy=policy)
    return J.grad(lambda x: g(x).sum())(X3)


@program.raises
def checkpoint_knows_no_values(J: Any) -> Any:
    return J.checkpoint(lambda x: x * 2 if x > 0 else x)(1.0)


@program.raises
def checkpoint_of_no_function(J: Any) -> Any:
    return J.checkpoint(3)(1.0)


@program.raises
def checkpoint_concrete(J: Any) -> Any:
    return J.checkpoint(lambda x: x, concrete=True)(1.0)
