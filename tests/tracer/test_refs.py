"""Arrays that change: what JAX has no words for, where they live, and what they cost.

Programs that give the same under JAX are in `tests/programs_refs.py`.
"""

from __future__ import annotations

import copy
import gc
import pickle
import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.errors import (
    ArgumentError,
    DTypeError,
    GradError,
    LeakedTracerError,
    ShapeError,
    UnsupportedError,
    VmapError,
)

N3 = np.arange(3, dtype=np.float32)
M23 = np.arange(6, dtype=np.float32).reshape(2, 3)


def close(a: Any, b: Any) -> None:
    np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-5, atol=1e-6)


def twice_the_sine(x: Any) -> Any:
    """sin(x) + sin(x), three times, by a Ref that a jitted function and a loop change."""
    r = mg.new_ref(x)

    @mg.jit
    def once() -> None:
        r[...] = mnp.sin(r[...]) + mnp.sin(r[...])

    once()
    lax.scan(lambda c, _: (once(), None), None, None, length=2)
    return mg.freeze(r)


def plain(x: Any) -> Any:
    for _ in range(3):
        x = 2 * mnp.sin(x)
    return x


@pytest.mark.smoke
@pytest.mark.parametrize(
    "of",
    [
        mg.grad, lambda f: mg.grad(mg.jit(f)), lambda f: mg.jit(mg.grad(mg.grad(f))),
        lambda f: mg.grad(mg.checkpoint(f)), mg.jacfwd, mg.hessian,
        lambda f: lambda x: mg.linearize(f, x)[1](1.0), lambda f: lambda x: mg.jvp(f, (x,), (2.0,)),
        lambda f: lambda x: mg.vmap(mg.grad(f))(x * N3),
    ],
)  # fmt: skip
def test_a_function_with_a_ref_inside_is_pure(of: Any) -> None:
    for a, b in zip(
        mg.tree.leaves(of(twice_the_sine)(0.7)), mg.tree.leaves(of(plain)(0.7)), strict=True
    ):
        close(a, b)


def test_parts_that_are_written_have_no_derivative() -> None:
    def f(x: Any) -> Any:
        r = mg.new_ref(x)
        r[0] = 2.0
        r[1:] = r[1:] * r[:-1]
        return mg.freeze(r) * N3

    x = np.array([3.0, 4.0, 5.0], np.float32)
    close(mg.jit(f)(x), [0.0, 8.0, 40.0])
    close(mg.jacrev(f)(x), [[0, 0, 0], [0, 2, 0], [0, 10, 8]])
    close(mg.jacfwd(f)(x), [[0, 0, 0], [0, 2, 0], [0, 10, 8]])


def test_checkpoint_computes_again_with_what_was_there() -> None:
    r = mg.new_ref(1.0)

    @mg.checkpoint
    def f(y: Any, r: Any) -> Any:
        out = mnp.sin(y) * r[...]
        r[...] += 1.0
        return out

    close(mg.grad(f)(2.0, r), np.cos(2.0))
    close(mg.jit(mg.grad(f))(2.0, r), 2 * np.cos(2.0))
    close(r[...], 3.0)


def test_empty_ref() -> None:
    def f(x: Any) -> Any:
        r = mg.empty_ref(mg.ShapeDtypeStruct((), "float32"))
        r[...] = 2.0 * x
        y = r[...]
        mg.free_ref(r)
        return y

    close(mg.jit(f)(3.0), 6.0)
    close(mg.grad(mg.jit(f))(3.0), 2.0)


def test_parts_of_parts() -> None:
    r = mg.new_ref(mnp.array(M23))
    r.at[1].at[1:][...] += 1.0
    r.at[:, 0][1] = 9.0
    close(r[...], [[0, 1, 2], [9, 5, 6]])
    close(r.at[1][::2], [9, 6])
    assert r.at[1].shape == (3,)


def test_what_is_written_broadcasts() -> None:
    r = mg.new_ref(mnp.array(M23))
    r[0] = 7
    close(r[...], [[7, 7, 7], [3, 4, 5]])
    r[...] = N3
    close(r[...], [N3, N3])


def test_vmap_along_another_axis() -> None:
    def f(r: Any, x: Any) -> None:
        r[...] += x

    r = mg.new_ref(mnp.array(M23))
    mg.vmap(f, (1, 0))(r, N3)
    close(r[...], M23 + N3)
    mg.jit(mg.vmap(f, (-1, 0)))(r, N3)
    close(r[...], M23 + 2 * N3)


def test_vmap_of_branches_and_loops() -> None:
    def f(r: Any, x: Any) -> None:
        lax.fori_loop(0, 3, lambda i, _: r.addupdate(x), None)
        lax.cond(x > 1.0, lambda: r.addupdate(100.0), lambda: None)
        lax.while_loop(lambda i: i < x, lambda i: (r.addupdate(1000.0), i + 1.0)[1], 0.0)

    r = mg.new_ref(mnp.zeros(3))
    mg.vmap(f)(r, N3)
    close(r[...], [0, 1003, 2106])
    mg.jit(mg.vmap(f))(r, N3)
    close(r[...], [0, 2006, 4212])


def test_one_program_serves_all_refs_of_a_type() -> None:
    f = mg.jit(lambda r, x: r.addupdate(x))
    refs = [mg.new_ref(mnp.full(3, float(i))) for i in range(4)]
    for r in refs:
        f(r, 1.0)
    assert f.cache_info().misses == 1
    close([r[0] for r in refs], [1, 2, 3, 4])
    f(mg.new_ref(mnp.zeros(4)), 1.0)
    assert f.cache_info().misses == 2


def test_a_ref_and_an_array_are_two_kinds_of_calls() -> None:
    f = mg.jit(lambda x: x[...])
    close(f(mg.new_ref(mnp.ones(2))), [1, 1])
    close(f(mnp.ones(2)), [1, 1])
    assert f.cache_info().misses == 2


@pytest.mark.smoke
def test_a_jitted_update_stays_in_its_memory() -> None:
    r = mg.new_ref(mnp.zeros(1000))
    f = mg.jit(lambda r, x: (r.at[3].addupdate(x), x * 2.0)[1])
    f(r, 1.0)
    compiled = f.lower(r, 1.0).compile()
    assert compiled.loaded.reused == {0}
    compiled(r, 2.0)
    assert r[3].item() == 3.0


@pytest.mark.smoke
def test_what_was_read_stays_as_it_was() -> None:
    x = mnp.zeros(1000)
    r = mg.new_ref(x)
    f = mg.jit(lambda r: r.addupdate(1.0))
    f(r)
    y = r[...]
    f(r)
    r[3] = 50.0
    close(x, np.zeros(1000))
    close(y, np.ones(1000))
    assert r[3].item() == 50.0
    assert r[4].item() == 2.0


def test_nobody_keeps_a_ref_that_was_passed() -> None:
    f = mg.jit(lambda r: r.addupdate(1.0))
    g = lambda r: r.addupdate(1.0)  # noqa: E731
    r = mg.new_ref(mnp.zeros(3))
    f(r)
    lax.cond(True, g, g, r)
    lax.scan(lambda c, row: (c, row[...]), 0.0, r)
    mg.vmap(lambda r: r.addupdate(1.0))(r)
    close(r[...], [3, 3, 3])
    gone = weakref.ref(r)
    del r
    gc.collect()
    assert gone() is None


def test_threads_have_their_own_refs() -> None:
    f = mg.jit(lambda r, x: r.addupdate(x))

    def work(i: int) -> float:
        r = mg.new_ref(0.0)
        for _ in range(20):
            f(r, float(i))
        return r[...].item()

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(8))) == [20.0 * i for i in range(8)]


def test_values_are_known_outside_jit() -> None:
    r = mg.new_ref(1.0)

    def f(x: Any) -> Any:
        y = mg.new_ref(x)
        y[...] = y[...] * 2.0
        return y[...] if r[...] > 0 and y[...] > 3.0 else -y[...]

    assert mg.grad(f)(2.0).item() == 2.0
    assert mg.grad(f)(1.0).item() == -2.0
    r[...] = -1.0
    assert mg.grad(f)(2.0).item() == -2.0


def test_functions_that_take_no_care_of_refs_read_what_is_there_now() -> None:
    r = mg.new_ref(3.0)
    mesh = mg.make_mesh((1,), ("x",))
    spec = mg.sharding.PartitionSpec("x")

    def local(x: Any) -> Any:
        return x * r[...]

    @mg.custom_jvp
    def ruled(x: Any) -> Any:
        return x * r[...]

    ruled.defjvp(lambda x, t: (ruled(*x), t[0] * r[...]))
    mapped = mg.shard_map(local, mesh=mesh, in_specs=spec, out_specs=spec)
    jitted = mg.jit(mapped)
    gradient = mg.jit(mg.grad(ruled))
    changing = lambda x: (r.addupdate(1.0), x)[1]  # noqa: E731
    for i in range(3):
        r[...] = float(i)
        close(mapped(N3), i * N3)
        close(jitted(N3), i * N3)
        close(gradient(1.0), i)
        close(mg.linear_transpose(local, 1.0)(2.0)[0], 2.0 * i)
    with pytest.raises(UnsupportedError, match="may only read"):
        mg.shard_map(changing, mesh=mesh, in_specs=spec, out_specs=spec)(N3)
    with pytest.raises(UnsupportedError, match="no Refs"):
        mg.compare(local, 1.0)
    with pytest.raises(UnsupportedError, match="no Refs"):
        mg.export.export(mg.jit(local))(1.0)
    close(r[...], 2.0)


def test_a_run_that_breaks_off_leaves_refs_as_they_were() -> None:
    def failing(x: Any) -> Any:
        raise ZeroDivisionError

    def calling(r: Any) -> Any:
        r[...] += 1.0
        return mg.pure_callback(failing, mg.ShapeDtypeStruct((), "float32"), r[0])

    r = mg.new_ref(mnp.array(N3))
    out_of_bounds = mg.jit(lambda r, i: r.__setitem__(i, 1.0), checked=True)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            mg.jit(calling)(r)
        with pytest.raises(IndexError):
            out_of_bounds(r, 7)
        with mg.debug_nans(True), pytest.raises(FloatingPointError):
            mg.jit(lambda r: r.__setitem__(..., r[...] / (r[...] - r[...])))(r)
        close(r[...], N3)
    out_of_bounds(r, 2)
    close(r[...], [0, 1, 1])


def test_profile_runs_once() -> None:
    r = mg.new_ref(mnp.zeros(3))
    result, found = mg.profile(mg.jit(lambda r, x: (r.addupdate(x), r[...] * 2.0)[1]), r, 1.0)
    close(result, [2, 2, 2])
    close(r[...], [1, 1, 1])
    assert found.rows


def test_copies_are_refs_of_their_own() -> None:
    r = mg.new_ref(mnp.array(N3))
    others = [copy.copy(r), copy.deepcopy(r), pickle.loads(pickle.dumps(r))]
    r[...] = mnp.zeros(3)
    for other in others:
        close(other[...], N3)


def test_disable_jit() -> None:
    r = mg.new_ref(mnp.array(N3))

    def f(r: Any) -> Any:
        r[0] += 1.0
        lax.fori_loop(0, 3, lambda i, _: r.addupdate(1.0), None)
        return lax.scan(lambda c, row: (row.addupdate(c), (c, row[...]))[1], 2.0, r)

    with mg.disable_jit():
        _, ys = mg.jit(f)(r)
    close(ys, [6, 6, 7])
    close(r[...], [6, 6, 7])


# ---- what backward rules write -------------------------------------------------------------------


@mg.custom_vjp
def stash(x: Any, r: Any) -> Any:
    """The identity; its cotangent is added to `r`."""
    return x


def _back(r: Any, g: Any) -> Any:
    r[...] += g
    return g, None


stash.defvjp(lambda x, r: (x, r), _back)


def test_gradients_go_where_they_are_sent_in_every_loop() -> None:
    def f(x: Any, r: Any) -> Any:
        def body(c: Any) -> Any:
            return lax.cond(c > 0, lambda: mnp.sin(stash(c, r)), lambda: c)

        return lax.while_loop(lambda c: c > 0.62, body, x, max_steps=8)

    r = mg.new_ref(0.0)
    close(mg.grad(f)(0.7, r), np.cos(0.7) * np.cos(np.sin(0.7)))
    close(r[...], np.cos(np.sin(0.7)) * (1 + np.cos(0.7)))
    mg.jit(mg.grad(f))(0.7, r)
    close(r[...], 2 * np.cos(np.sin(0.7)) * (1 + np.cos(0.7)))


def test_a_forward_rule_may_write_what_its_function_writes() -> None:
    @mg.custom_vjp
    def f(x: Any, r: Any) -> Any:
        r[...] += 1.0
        return x * 2.0

    f.defvjp(lambda x, r: (f(x, r), None), lambda _, g: (g * 3.0, None))
    r = mg.new_ref(0.0)
    f(1.0, r)
    mg.jit(f)(1.0, r)
    assert mg.grad(f)(1.0, r).item() == 3.0
    assert mg.jit(mg.grad(f))(1.0, r).item() == 3.0
    assert r[...].item() == 4.0


def test_rules_that_cannot_have_what_they_ask_for() -> None:
    r = mg.new_ref(0.0)
    with pytest.raises(ArgumentError, match="nobody knows what it holds"):
        mg.grad(lambda x: stash(x, mg.new_ref(0.0)))(1.0)
    with pytest.raises(VmapError, match="not mapped"):
        mg.grad(lambda x: mg.vmap(lambda x: stash(x, r))(x).sum())(N3)
    with pytest.raises(UnsupportedError, match="sees an element"):
        mg.grad(lambda x: mg.vmap(stash)(x, mg.new_ref(mnp.zeros(3))).sum())(N3)
    assert r[...].item() == 0.0


# ---- mistakes ------------------------------------------------------------------------------------


def test_mistakes_leave_everything_as_it_was() -> None:
    r = mg.new_ref(mnp.array(N3))
    other = mg.new_ref(1.0)
    held: list[Any] = []

    def while_writing(i: Any) -> Any:
        r[0] = 1.0
        return i < 3

    mg.jit(lambda x: held.append(mg.new_ref(x)))(1.0)
    rows: list[tuple[Any, type[Exception], str]] = [
        (lambda: mg.jit(lambda: mg.new_ref(1.0))(), ArgumentError, "returns a Ref"),
        (lambda: lax.cond(True, lambda: r, lambda: r), ArgumentError, "returns a Ref"),
        (lambda: mg.jit(lambda a, b: None)(r, r), ArgumentError, "as a and as b"),
        (lambda: mg.jit(lambda a: a[...] + r[...])(r), ArgumentError, "closed over and passed"),
        (lambda: mg.vmap(lambda a, b: None)(r, r), ArgumentError, "passed twice"),
        (lambda: mg.vmap(lambda x: r.addupdate(1.0))(N3), VmapError, "not mapped"),
        (lambda: mg.grad(lambda x: (r.addupdate(x), x)[1])(1.0), GradError, "differentiated value"),
        (lambda: lax.while_loop(while_writing, lambda i: i + 1, 0), UnsupportedError, "condition"),
        (lambda: r.addupdate(mnp.arange(3)), DTypeError, "another element type"),
        (lambda: r.__setitem__(0, N3), ShapeError, ""),
        (lambda: mg.jit(mg.freeze)(r), ArgumentError, "freezes a Ref"),
        (lambda: mg.jit(lambda: mg.freeze(r))(), ArgumentError, "in another trace"),
        (lambda: held[0][...], LeakedTracerError, "outside the trace"),
        (lambda: mg.jit(lambda: held[0][...])(), LeakedTracerError, "outside the trace"),
        (lambda: mg.composite(lambda x: x * other[...])(1.0), UnsupportedError, "arguments only"),
        (lambda: mg.new_ref(r), ArgumentError, "takes an array"),
        (lambda: mg.ref.get(N3), ArgumentError, "new_ref"),
        (lambda: mg.freeze(N3), ArgumentError, "expected a Ref, got ndarray"),
        (lambda: mg.free_ref(mnp.sin), ArgumentError, "new_ref"),
        (lambda: mnp.sin(other), TypeError, "Ref"),
        (lambda: list(r), TypeError, "read it first"),
    ]  # fmt: skip
    for make, error, words in rows:
        with pytest.raises(error, match=words):
            make()
    close(r[...], N3)
    mg.freeze(other)
    with pytest.raises(ArgumentError, match="after freeze"):
        other[...]
