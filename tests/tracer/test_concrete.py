"""Python control flow on traced values: the same answers and the same refusals as JAX."""

from __future__ import annotations

import math
import threading

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.errors import ConcretizationError, LeakedTracerError
from monograph.hlo.ops import custom_call


def branch(lib, np_):
    return lambda x: x * x if x > 1 else -x


def loop(lib, np_):
    def f(x):
        while x < 10:
            x = x * x
        return x

    return f


def to_float(lib, np_):
    return lambda x: x * math.floor(float(x))


def to_int(lib, np_):
    def f(x):
        for _ in range(int(x)):
            x = x * 2
        return x

    return f


def nested(lib, np_):
    inner = lambda y: y**3 if y > 0 else y  # noqa: E731
    return lambda x: lib.grad(inner)(x) * (2 if x > 0 else 3)


def captured(lib, np_):
    return lambda x: lib.grad(lambda y: y * x if x > 1 else y)(2.0) * x


def formatted(lib, np_):
    return lambda x: x * len(f"{float(x):.1f}")


def comparison_of_two(lib, np_):
    return lambda x: np_.sin(x) if np_.sin(x) > np_.cos(x) else np_.cos(x)


def as_array(lib, np_):
    return lambda x: x * np.asarray(x)


def index_list(lib, np_):
    return lambda x: x * [2.0, 3.0, 4.0][int(x) % 3]


def constant_branch(lib, np_):
    def f(x):
        c = np_.ones(()) * 2
        return x * 2 if c > 1 else x

    return f


PROGRAMS = [
    branch,
    loop,
    to_float,
    to_int,
    nested,
    captured,
    formatted,
    comparison_of_two,
    as_array,
    index_list,
    constant_branch,
]
TRANSFORMS = {
    "plain": lambda lib, f: f(2.5),
    "grad": lambda lib, f: lib.grad(f)(2.5),
    "grad of grad": lambda lib, f: lib.grad(lib.grad(f))(2.5),
    "jvp": lambda lib, f: lib.jvp(f, (2.5,), (1.0,))[1],
    "vjp": lambda lib, f: lib.vjp(f, 2.5)[1](1.0)[0],
    "jit": lambda lib, f: lib.jit(f)(2.5),
    "jit of grad": lambda lib, f: lib.jit(lib.grad(f))(2.5),
    "vmap": lambda lib, f: lib.vmap(f)(np.float32([0.5, 2.5])),
    "vmap unmapped": lambda lib, f: lib.vmap(lambda x, y: f(x) + y, in_axes=(None, 0))(
        2.5, np.float32([0.5, 2.5])
    ),
    "grad of vmap": lambda lib, f: lib.grad(
        lambda x: lib.vmap(lambda y: f(x) * y)(np.float32([1, 2])).sum()
    )(2.5),
    "vmap of grad": lambda lib, f: lib.vmap(lib.grad(f))(np.float32([0.5, 2.5])),
}


FLOATS = ("grad", "grad of grad", "jvp", "vjp", "grad of vmap")


@pytest.mark.parametrize("transform", TRANSFORMS)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.__name__)
def test_same_as_jax(program, transform):
    def outcome(lib, np_):
        try:
            return np.asarray(TRANSFORMS[transform](lib, program(lib, np_)))
        except (jax.errors.JAXTypeError, ConcretizationError) as e:
            return e

    ours, theirs = outcome(mg, mnp), outcome(jax, jnp)
    if program in (to_float, formatted) and transform in FLOATS:
        assert not isinstance(ours, Exception)  # JAX takes bool(x) and int(x) here, not float(x)
        return
    assert isinstance(ours, Exception) == isinstance(theirs, Exception), (ours, theirs)
    if not isinstance(ours, Exception):
        np.testing.assert_allclose(ours, theirs, rtol=1e-5)
        assert ours.dtype == theirs.dtype


def test_an_effect_before_a_branch_happens_once():
    seen = []

    def f(x):
        custom_call(
            x, call_target_name="see", types=(), effect="ordered",
            callback=lambda v: seen.append(float(v)),
        )  # fmt: skip
        if x > 0:
            return x * 2
        return x

    mg.grad(f)(1.0)
    assert seen == [1.0]


def test_many_branches_take_linear_work():
    ran = []

    def f(x):
        for _ in range(200):
            if x > 0:
                x = x * 1.01
        ran.append(None)
        return x

    assert np.isfinite(mg.grad(f)(1.0)) and len(ran) == 1


ADVICE = [
    (lambda x: 1 if x > 0 else 2, "lax.cond"),
    (lambda x: range(x), "static"),
    (lambda x: mnp.zeros(x), "static"),
    (lambda x: mnp.full(x, 1.0), "static"),
    (lambda x: mnp.ones(4).reshape(x), "static"),
    (lambda x: mnp.broadcast_to(1.0, x), "static"),
    (lambda x: mnp.ones((2, 2)).sum(axis=x), "static"),
    (lambda x: mnp.expand_dims(mnp.ones(4), x), "static"),
    (lambda x: float(x), "astype"),
    (lambda x: np.sin(x), "monograph.numpy"),
    (lambda x: x.item(), "return the value"),
    (lambda x: complex(x), "complex"),
]


@pytest.mark.parametrize("f, words", ADVICE)
def test_the_error_names_the_line_the_argument_and_the_fix(f, words):
    with pytest.raises(ConcretizationError, match=words) as caught:
        mg.jit(lambda value: f(value))(1)
    assert caught.value.source.file == __file__
    assert caught.value.operands["depends on"] == "value"
    assert caught.value.code == "MG0101"


def leak_through_a_list():
    kept = []
    mg.jit(lambda x: kept.append(x * 2))(1.0)
    return lambda: kept[0] + 1


def leak_through_grad():
    kept = []

    def f(x):
        kept.append(x)
        return x * x

    mg.grad(f)(1.0)
    return lambda: float(kept[0])


def leak_into_another_trace():
    kept = []
    mg.jit(lambda x: kept.append(x))(1.0)
    return lambda: mg.jit(lambda y: y + kept[0])(1.0)


def leak_as_argument():
    kept = []
    mg.vmap(lambda x: kept.append(x) or x)(np.ones(2, np.float32))
    return lambda: mg.jit(lambda y: y)(kept[0])


def leak_out_of_scan():
    kept = []
    mg.lax.scan(lambda c, x: (c, kept.append(c)), 1.0, None, length=2)
    return lambda: kept[0] * 2


LEAKS = [
    leak_through_a_list,
    leak_through_grad,
    leak_into_another_trace,
    leak_as_argument,
    leak_out_of_scan,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda f: f.__name__)
def test_a_leaked_tracer_is_named(leak):
    use = leak()
    with pytest.raises(LeakedTracerError, match="after its trace had ended") as caught:
        use()
    shown = caught.value.operands["value"]
    assert __file__ in shown or "argument" in shown


def test_a_trace_belongs_to_its_thread():
    failed = []

    def work(x):
        try:
            x + 1
        except LeakedTracerError as e:
            failed.append(str(e))

    def f(x):
        thread = threading.Thread(target=work, args=(x,))
        thread.start()
        thread.join()
        return x

    mg.jit(f)(1.0)
    assert len(failed) == 1 and "outside its trace" in failed[0]


OF_MEMORY = [
    "is_deleted", "devices", "on_device_size_in_bytes", "unsafe_buffer_pointer", "tobytes",
    "committed", "is_fully_addressable", "is_fully_replicated", "addressable_shards",
    "global_shards",
]  # fmt: skip


def asked(x, name):
    found = getattr(x, name)
    return found() if callable(found) else found


@pytest.mark.parametrize("name", [*OF_MEMORY, "delete"])
@pytest.mark.parametrize("transform", ["jit", "vmap"])
def test_where_a_traced_value_lives_is_not_known(name, transform):
    """JAX refuses in the same way, rather than having no such attribute."""

    def ask(lib):
        return getattr(lib, transform)(lambda x: (asked(x, name), x)[1])(lib.numpy.ones((2, 2)))

    with pytest.raises(jax.errors.ConcretizationTypeError):
        ask(jax)
    with pytest.raises(ConcretizationError, match="of a traced value"):
        ask(mg)


@pytest.mark.parametrize("name", OF_MEMORY)
def test_where_a_known_value_lives_is_told(name):
    told = []
    x = mnp.arange(3.0)
    mg.grad(lambda y: (told.append(asked(y, name)), y.sum())[1])(x)
    if name == "unsafe_buffer_pointer":  # the value's own memory
        assert told[0] > 0
    else:
        assert str(told[0]) == str(asked(x, name))


def test_a_known_value_is_not_deleted():
    x = mnp.ones(3)
    with pytest.raises(ConcretizationError):
        mg.grad(lambda y: (y.delete(), y.sum())[1])(x)
    assert not x.is_deleted()


def test_a_copy_of_a_traced_value_is_that_value():
    for lib in (jax, mg):
        x = lib.numpy.arange(3.0)
        assert lib.jit(lambda x: x.copy() * 2)(x).tolist() == [0, 2, 4]
        assert lib.grad(lambda x: (x.copy() ** 2).sum())(x).tolist() == [0, 2, 4]
