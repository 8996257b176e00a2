"""Arrays that change (`new_ref`), under both packages."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()
N3 = np.arange(3, dtype=np.float32)
N4 = np.arange(4, dtype=np.float32)
M23 = np.arange(6, dtype=np.float32).reshape(2, 3)


def _bump(r: Any) -> None:
    r[...] += 1.0
    r[0] += 1.0
    r[1] += 5.0


# ---- reading and writing -------------------------------------------------------------------------


@program
def ref_reads_and_writes(J: Any) -> Any:
    r = J.new_ref(J.numpy.array(M23))
    before = r[...]
    r[1, 0] = 7.0
    r[0] = J.numpy.ones(3)
    r[:, 2] = J.numpy.zeros(2)
    return before, r[...], r[1], r[-1, ::2], r[np.array([1, 0, 1])], len(r), r.shape


@program
def ref_and_array_by_dynamic_slices(J: Any) -> Any:
    x = J.numpy.arange(60.0).reshape(3, 4, 5)
    ds, ids = J.ds, np.array([0, 1])

    def reads(i: Any) -> Any:
        return [
            x[ds(i, 2)], x[:, ds(i, 2)], x[0, ds(i, 2)], x[i, ds(i, 2)], x[..., ds(i, 2, 2)],
            x[ds(i, 2), ids, ids], x[ids, ds(i, 2), ids], x[ds(i + 1, 3)], x[ds(i - 2, 1)],
            x[ds(2)], x[ds(None)], x[ds(i, 0)], x[None, ds(i, 1), ..., 0],
        ]  # fmt: skip

    def writes(i: Any) -> Any:
        return (
            x.at[ds(i, 2)].set(0.0), x.at[:, ds(i, 2), 0].add(100.0), x.at[ds(i + 1, 2)].set(7.0),
            x.at[0, ds(i, 2), ds(i + 1, 2, 2)].multiply(-1.0),
        )  # fmt: skip

    r = J.new_ref(x)
    r[1, ds(1, 2)] = J.numpy.zeros((2, 5))
    return reads(1), J.jit(reads)(1), J.jit(writes)(1), r[ds(0, 2)], J.vmap(reads)(np.arange(2))


@program
def ref_functions(J: Any) -> Any:
    r = J.new_ref(J.numpy.array(N4))
    old = J.ref.swap(r, 1, 5.0)
    J.ref.set(r, slice(2, 4), J.numpy.ones(2))
    J.ref.addupdate(r, np.array([0, 0, 3]), J.numpy.ones(3))
    r.addupdate(J.numpy.ones(4))
    return old, J.ref.get(r), J.ref.get(r, 2), J.freeze(r)


@program
def ref_types(J: Any) -> Any:
    i, b = J.new_ref(3), J.new_ref(J.numpy.zeros(2, "bfloat16"))
    i[...] += 1
    b[...] += 1.0
    return i[...], b[...], isinstance(i, J.Ref), isinstance(i, J.Array)


@program
def ref_is_a_leaf(J: Any) -> Any:
    r = J.new_ref(J.numpy.zeros(2))
    return len(J.tree.leaves({"a": r, "b": [1, r]})), J.eval_shape(lambda r: r[...], r).shape


@program
def ref_does_not_change_what_it_was_made_of(J: Any) -> Any:
    x = J.numpy.array(N3)
    r = J.new_ref(x)
    read = []
    for _ in range(3):
        J.jit(_bump)(r)
        read.append(r[...])
    return x, read, r[...]


# ---- jit -----------------------------------------------------------------------------------------


@program
def ref_as_argument_of_jit(J: Any) -> Any:
    f = J.jit(lambda r, x: (_bump(r), r[...] * x)[1])
    a, b = J.new_ref(J.numpy.array(N3)), J.new_ref(J.numpy.ones(3))
    return f(a, 2.0), f(b, 2.0), f(a, 3.0), a[...], b[...]


@program
def ref_closed_over_by_jit(J: Any) -> Any:
    r = J.new_ref(J.numpy.array(N3))
    f = J.jit(lambda: _bump(r))
    f()
    r[2] = 50.0
    f()
    return r[...]


@program
def ref_through_nested_jit(J: Any) -> Any:
    r = J.new_ref(J.numpy.zeros(3))

    @J.jit
    @J.jit
    def f(s: Any, x: Any) -> Any:
        _bump(r)
        s[...] = r[...] + x
        return r[0] + x

    s = J.new_ref(J.numpy.zeros(3))
    return f(s, 1.0), f(s, 2.0), r[...], s[...]


@program
def ref_made_inside_jit(J: Any) -> Any:
    @J.jit
    def f(x: Any) -> Any:
        r = J.new_ref(x)
        J.jit(lambda: _bump(r))()
        return J.freeze(r)

    return f(N3), J.vmap(f)(M23), J.jacobian(f)(N3)


@program
def ref_ahead_of_time(J: Any) -> Any:
    r, s = J.new_ref(J.numpy.zeros(3)), J.new_ref(J.numpy.ones(3))
    compiled = J.jit(_bump).lower(r).compile()
    compiled(r)
    compiled(s)
    closed = J.jit(lambda: _bump(r)).lower().compile()
    closed()
    closed()
    return r[...], s[...]


@program
def ref_in_a_tree_of_arguments(J: Any) -> Any:
    @J.jit
    def step(state: Any, x: Any) -> Any:
        state["count"][...] += 1
        state["sum"][...] += x * state["scale"]
        return state["sum"][...] / state["count"][...]

    state = {"count": J.new_ref(0), "sum": J.new_ref(J.numpy.zeros(3)), "scale": 2.0}
    return [step(state, N3) for _ in range(3)], state["count"][...], state["sum"][...]


@program
def ref_that_is_only_read(J: Any) -> Any:
    r = J.new_ref(2.0)
    f = J.jit(lambda x: x * r[...])
    first = f(3.0)
    r[...] = 5.0
    return first, f(3.0), J.grad(f)(1.0), J.vmap(f)(N3)


# ---- loops and branches --------------------------------------------------------------------------


def _loops(J: Any, wrap: Any) -> Any:
    r = J.new_ref(0.0)

    def add(x: Any) -> Any:
        r[...] = r[...] + x
        return r[...]

    out = [wrap(lambda: J.lax.scan(lambda c, x: (c + add(x), add(c)), 0.0, N4))()]
    out.append(wrap(lambda: J.lax.map(add, N4))())
    out.append(wrap(lambda: J.lax.fori_loop(0, 3, lambda i, c: c + add(1.0), 0.0))())
    out.append(wrap(lambda n: J.lax.fori_loop(0, n, lambda i, c: c + add(1.0), 0.0))(4))
    out.append(wrap(lambda: J.lax.while_loop(lambda i: i < 9, lambda i: (add(1.0), i + 1)[1], 0))())
    return out, r[...]


@program
def ref_in_loops(J: Any) -> Any:
    return _loops(J, lambda f: f)


@program
def ref_in_loops_under_jit(J: Any) -> Any:
    return _loops(J, J.jit)


def _branches(J: Any, wrap: Any) -> Any:
    r, s = J.new_ref(1.0), J.new_ref(10)

    def one(x: Any) -> Any:
        r[...] = r[...] * x
        return x + 1.0

    def two(x: Any) -> Any:
        s[...] += 1
        r[...] = r[...] + r[...]
        return x

    cond = wrap(lambda p, x: J.lax.cond(p, one, two, x))
    switch = wrap(lambda i, x: J.lax.switch(i, [one, two, lambda x: x], x))
    outs = [cond(True, 3.0), cond(False, 4.0), *(switch(i, 2.0) for i in range(3))]
    J.lax.cond(True, lambda a: a.addupdate(5.0), lambda a: None, r)
    return outs, r[...], s[...]


@program
def ref_in_branches(J: Any) -> Any:
    return _branches(J, lambda f: f)


@program
def ref_in_branches_under_jit(J: Any) -> Any:
    return _branches(J, J.jit)


@program
def ref_scanned_over(J: Any) -> Any:
    def body(c: Any, row: Any) -> Any:
        i, r = row
        r[...] += i
        return c + r[...].sum(), r[...]

    r, s = J.new_ref(J.numpy.array(M23)), J.new_ref(J.numpy.array(M23))
    scan = lambda r: J.lax.scan(body, 0.0, (N3[:2], r))  # noqa: E731
    back = lambda r: J.lax.scan(body, 0.0, (N3[:2], r), reverse=True)  # noqa: E731
    return scan(r), J.jit(scan)(s), J.jit(back)(s), r[...], s[...]


@program
def ref_made_inside_a_loop(J: Any) -> Any:
    def body(c: Any, x: Any) -> Any:
        r = J.new_ref(c)
        r[...] = r[...] * x + 1.0
        return J.freeze(r), r.shape == ()

    f = lambda c: J.lax.scan(body, c, N4)[0]  # noqa: E731
    return f(2.0), J.grad(f)(2.0), J.jit(J.grad(f))(2.0)


# ---- derivatives ---------------------------------------------------------------------------------


@program
def ref_inside_derivatives(J: Any) -> Any:
    def f(x: Any) -> Any:
        r = J.new_ref(x)

        @J.jit
        def once() -> None:
            r[...] = J.numpy.sin(r[...]) + J.numpy.sin(r[...])

        once()
        J.lax.scan(lambda c, _: (once(), None), None, None, length=2)
        return J.freeze(r)

    return (
        f(0.7),
        J.grad(f)(0.7),
        J.grad(J.jit(f))(0.7),
        J.jit(J.grad(f))(0.7),
        J.vmap(J.grad(f))(N3),
    )


@program
def ref_carries_values_out_of_derivatives(J: Any) -> Any:
    seen = J.new_ref(J.numpy.zeros(()))
    count = J.new_ref(0)

    def f(x: Any) -> Any:
        y = J.numpy.sin(x)
        seen[...] = J.lax.stop_gradient(y)
        count[...] += 1
        return y * y

    outs = [J.grad(f)(0.3), J.jit(J.value_and_grad(f))(0.4), J.vjp(f, 0.5)[1](1.0)]
    return outs, seen[...], count[...]


@program
def ref_without_a_derivative(J: Any) -> Any:
    r = J.new_ref(1.0, kind="no_grad_no_remat")

    def f(y: Any, r: Any) -> Any:
        r[...] += y * y
        return y * y * r[...]

    return J.grad(f)(2.0, r), J.jit(J.grad(f))(2.0, r), J.grad(J.jit(f))(2.0, r), r[...]


# ---- gradients that go to a Ref ------------------------------------------------------------------


def _stash(J: Any) -> Any:
    """The identity; its cotangent goes to the front of a history."""

    @J.custom_vjp
    def stash(x: Any, r: Any) -> Any:
        return x

    def back(r: Any, g: Any) -> Any:
        r[...] = J.numpy.roll(r[...], 1).at[0].set(g)
        return g, None

    stash.defvjp(lambda x, r: (x, r), back)
    return stash


def _layers(J: Any) -> Any:
    stash = _stash(J)

    def f(x: Any, r: Any) -> Any:
        x = stash(J.numpy.sin(x), r)
        x, _ = J.lax.scan(lambda c, _: (J.numpy.sin(stash(c, r)), None), x, None, length=2)
        return stash(x, r) * 2.0

    return f


@program
def ref_takes_gradients(J: Any) -> Any:
    f = _layers(J)
    wraps = [
        lambda f: J.grad(f), lambda f: J.jit(J.grad(f)), lambda f: J.grad(J.jit(f)),
        lambda f: J.grad(J.jit(J.jit(f))), lambda f: J.jit(J.grad(J.checkpoint(f))),
    ]  # fmt: skip
    out = []
    for wrap in wraps:
        r = J.new_ref(J.numpy.zeros(4))
        out.append((wrap(f)(0.5, r), r[...]))
    return out


@program
def ref_takes_gradients_when_closed_over(J: Any) -> Any:
    f, r = _layers(J), J.new_ref(J.numpy.zeros(6))
    g = lambda x: f(x, r)  # noqa: E731
    first = J.grad(g)(0.5), r[...]
    out, pull = J.vjp(J.jit(g), 0.6)
    untouched = r[...]
    return first, out, untouched, pull(1.0), r[...]


@program
def ref_takes_no_gradients(J: Any) -> Any:
    f, r = _layers(J), J.new_ref(J.numpy.zeros(4))
    value = f(0.5, r), J.jit(f)(0.5, r)
    other = J.grad(lambda y: f(0.5, r) * y)(2.0)
    unused = J.grad(lambda y: (f(y, r), y)[1])(2.0)
    return value, other, unused, r[...]


@program
def ref_takes_gradients_per_example(J: Any) -> Any:
    f, r = _layers(J), J.new_ref(J.numpy.zeros((3, 4)))
    return J.vmap(J.grad(f))(N3, r), J.jit(J.vmap(J.grad(f)))(N3, r), r[...]


@program
def ref_accumulates_gradients(J: Any) -> Any:
    def loss(w: Any, x: Any) -> Any:
        return (J.numpy.sin(w["a"] @ x) * w["b"]).sum()

    @J.jit
    def total(w: Any, xs: Any) -> Any:
        sums = J.tree.map(lambda x: J.new_ref(J.numpy.zeros_like(x)), w)

        def step(_: Any, x: Any) -> Any:
            out, pull = J.vjp(lambda w: loss(w, x), w)
            pull.with_refs(sums)(J.numpy.ones_like(out))
            return (), out

        losses = J.lax.scan(step, (), xs)[1]
        return losses, J.tree.map(J.freeze, sums)

    w = {"a": M23, "b": N3[:2]}
    r = J.new_ref(0.0)
    pull = J.vjp(lambda x, y, n: x * y * n, 2.0, 3.0, 4)[1].with_refs(r, J.ad.DontWant(), r)
    found = pull(1.0)
    return total(w, M23), r[...], [type(x).__name__ for x in found]


# ---- vmap ----------------------------------------------------------------------------------------


@program
def ref_mapped(J: Any) -> Any:
    def f(r: Any, x: Any) -> Any:
        r[...] += x
        r[0] = r[0] * 2.0
        return r[...].sum()

    a, b = (J.new_ref(J.numpy.array(M23)) for _ in range(2))
    return J.vmap(f)(a, N3[:2]), J.jit(J.vmap(f))(b, N3[:2]), a[...], b[...]


# ---- what is refused -----------------------------------------------------------------------------


def _refused(f: Any) -> Any:
    try:
        f()
    except Exception:
        return True
    return False


@program
def ref_mistakes(J: Any) -> Any:
    r, i = J.new_ref(J.numpy.array(N3)), J.new_ref(3)
    frozen, leaked = J.new_ref(1.0), []
    J.freeze(frozen)
    J.jit(lambda x: leaked.append(J.new_ref(x)))(1.0)
    wrong = [
        lambda: J.jit(lambda: J.new_ref(1.0))(),
        lambda: J.jit(lambda r: r)(r),
        lambda: J.jit(lambda a, b: None)(r, r),
        lambda: J.jit(lambda a: a[...] + r[...])(r),
        lambda: J.vmap(lambda a, b: None)(r, r),
        lambda: J.vmap(lambda x: r.addupdate(x))(N3),
        lambda: J.grad(lambda x: (r.__setitem__(0, x), x)[1])(1.0),
        lambda: J.jvp(lambda x: (r.__setitem__(0, x), x)[1], (1.0,), (1.0,)),
        lambda: J.lax.scan(lambda c, _: (c, None), r, None, length=2),
        lambda: J.lax.cond(True, lambda: r, lambda: r),
        lambda: i.__setitem__(..., 1.5),
        lambda: r[5],
        lambda: r + 1.0,
        lambda: J.numpy.sin(r),
        lambda: float(i),
        lambda: leaked[0][...],
        lambda: J.new_ref(r),
    ]
    return [_refused(f) for f in wrong], i[...]
