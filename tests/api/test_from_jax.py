"""`from_jax`: functions of JAX run here, and their derivatives and batched forms are JAX's own."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.errors import ArgumentError, StaticArgumentError, UnsupportedError

RNG = np.random.default_rng(0)
X = RNG.standard_normal(4).astype(np.float32)
W = RNG.standard_normal((4, 4)).astype(np.float32)
ROWS = np.stack([X, X + 1, -X])
LARGE = jnp.asarray(RNG.standard_normal((4, 100)), jnp.float32)

# ---- functions that StableHLO alone would not differentiate as JAX does ------------------------


@jax.custom_vjp
def wrong(x):
    return jnp.sin(x)


wrong.defvjp(lambda x: (jnp.sin(x), x), lambda x, ct: (ct * 100 * x,))


@jax.custom_jvp
def steep(x):
    return jnp.sin(x)


steep.defjvp(lambda primals, tangents: (jnp.sin(primals[0]), 7 * tangents[0]))


@partial(jax.custom_vjp, nondiff_argnums=(1,))
def power(x, n):
    return x**n


power.defvjp(lambda x, n: (x**n, (x,)), lambda n, kept, ct: (3 * n * ct * kept[0],))


def scan_of_wrong(x):
    def body(carry, t):
        return wrong(carry) * 0.5 + t, carry

    last, seen = jax.lax.scan(body, x, jnp.arange(3.0)[:, None] * jnp.ones(4))
    return jnp.sum(last * seen.sum())


def growing(x):
    def body(carry):
        return carry[0] + 1, carry[1] * 1.5 + 1

    return jax.lax.while_loop(lambda c: c[1].sum() < 50, body, (0, jnp.abs(x)))[1].sum()


def random_weights(x):
    return (x * jax.random.normal(jax.random.key(0), (4,))).sum() ** 2


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "wrong custom_vjp": lambda x: wrong(x).sum(),
    "custom_jvp": lambda x: steep(x).sum(),
    "custom_vjp with a setting": lambda x: power(x, 3).sum(),
    "stop_gradient": lambda x: (x * jax.lax.stop_gradient(x)).sum(),
    "relu at 0": lambda x: jax.nn.relu(x * 0).sum() + jax.nn.relu(x).sum(),
    "scan": scan_of_wrong,
    "fori_loop": lambda x: jax.lax.fori_loop(0, 5, lambda i, c: jnp.sin(c) + x, x).sum(),
    "while_loop": growing,
    "cond": lambda x: jax.lax.cond(x[0] > 0, lambda: jnp.sin(x).sum(), lambda: (x**2).sum()),
    "checkpoint": lambda x: jax.checkpoint(lambda y: jnp.sin(jnp.sin(y)))(x).sum(),
    "closure": lambda x: (x @ LARGE).sum() ** 2,
    "jit": jax.jit(lambda x: jnp.sum(x**3)),
    "random": random_weights,
    "sort": lambda x: (jnp.sort(x) * jnp.arange(4.0)).sum(),
    "gather": lambda x: x[jnp.array([0, 2, 2])].sum() * x[1],
    "solve": lambda x: jnp.linalg.solve(W + 4 * jnp.eye(4), x).sum() * jnp.linalg.norm(x),
    "cholesky": lambda x: jnp.linalg.cholesky(jnp.outer(x, x) + jnp.eye(4)).sum(),
    "fft": lambda x: jnp.abs(jnp.fft.fft(x)).sum(),
}


def looped(lib, f):
    def body(carry, _):
        return carry * 0.5 + f(carry) * 0.1, f(carry)

    return lambda x: lib.numpy.sum(lib.lax.scan(body, x, None, length=3)[1])


# What is done with a function; `lib` is the package whose transforms are used.
TRANSFORMS: dict[str, Callable[[Any, Any], Any]] = {
    "call": lambda lib, f: f(X),
    "jit of value_and_grad": lambda lib, f: lib.jit(lib.value_and_grad(f))(X),
    "grad": lambda lib, f: lib.grad(f)(X),
    "jvp": lambda lib, f: lib.jvp(f, (X,), (np.ones_like(X),)),
    "linearize": lambda lib, f: lib.linearize(f, X)[1](np.ones_like(X)),
    "vmap": lambda lib, f: lib.vmap(f)(ROWS),
    "vmap of grad": lambda lib, f: lib.jit(lib.vmap(lib.grad(f)))(ROWS),
    "grad of vmap": lambda lib, f: lib.grad(lambda x: lib.numpy.sum(lib.vmap(f)(x) ** 2))(ROWS),
    "grad of grad": lambda lib, f: lib.jit(lib.grad(lambda x: (lib.grad(f)(x) ** 2).sum()))(X),
    "hessian": lambda lib, f: lib.hessian(f)(X),
    "grad of scan": lambda lib, f: lib.jit(lib.grad(looped(lib, f)))(X),
}
FORWARD_ONLY = {"while_loop"}  # JAX has no reverse mode of these
REVERSE_ONLY = {
    "wrong custom_vjp",
    "custom_vjp with a setting",
    "scan",
}  # nor forward mode of these


def outcome(run: Callable[[], Any]) -> Any:
    """The leaves of what comes out, or the error."""
    try:
        return [np.asarray(v) for v in jax.tree.leaves(run())]
    except (TypeError, ValueError) as e:
        return e


def check(function: str, transform: str) -> None:
    f, do = FUNCTIONS[function], TRANSFORMS[transform]
    expected, got = outcome(lambda: do(jax, f)), outcome(lambda: do(mg, mg.from_jax(f)))
    if isinstance(expected, Exception):
        assert str(got) == str(expected)
        return
    assert not isinstance(got, Exception), got
    for a, b in zip(got, expected, strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        np.testing.assert_allclose(a, b, rtol=2e-4, atol=1e-5)


SHOWN = ("wrong custom_vjp", "custom_jvp", "stop_gradient", "relu at 0")
QUICK = [
    *((f, "grad") for f in ("fori_loop", "while_loop", "checkpoint", "jit", "sort", "solve")),
    *((SHOWN[0], t) for t in TRANSFORMS),
    *((SHOWN[1], t) for t in ("linearize", "hessian")),
    *((f, t) for f in SHOWN[2:] for t in ("vmap of grad", "grad of grad")),
    ("scan", "vmap of grad"), ("scan", "grad of scan"), ("while_loop", "jvp"),
    ("random", "vmap"), ("closure", "grad of scan"), ("cond", "grad of vmap"),
]  # fmt: skip


@pytest.mark.parametrize("function, transform", QUICK)
def test_as_jax(function, transform) -> None:
    check(function, transform)


@pytest.mark.slow
@pytest.mark.parametrize("transform", TRANSFORMS)
@pytest.mark.parametrize("function", FUNCTIONS)
def test_all_as_jax(function, transform) -> None:
    check(function, transform)


@pytest.mark.slow
def test_which_derivatives_jax_has() -> None:
    """So that `check` does not compare errors only."""
    for name, f in FUNCTIONS.items():
        assert isinstance(outcome(lambda f=f: jax.grad(f)(X)), Exception) == (name in FORWARD_ONLY)
        forward = outcome(lambda f=f: jax.jvp(f, (X,), (X,)))
        assert isinstance(forward, Exception) == (name in REVERSE_ONLY)


# ---- arguments and results ---------------------------------------------------------------------


def mixed(i, p, flag, *, scale=2.0):
    return {"i": i * 2, "p": (p["w"] * i * scale, p["none"]), "flag": flag}


def test_trees_numbers_and_keywords() -> None:
    p = {"w": X, "none": None}
    got, expected = mg.from_jax(mixed)(3, p, True, scale=1.5), jax.jit(mixed)(3, p, True, scale=1.5)
    assert jax.tree.structure(got) == jax.tree.structure(expected)
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(expected), strict=True):
        assert (a.dtype, a.type.weak) == (b.dtype, b.weak_type)
        np.testing.assert_array_equal(a, b)


def test_integers_have_no_tangent() -> None:
    f = mg.from_jax(lambda i, x: (i * 2, x * i))
    (doubled, _), (none, slope) = mg.jvp(f, (3, X), (np.zeros((), jax.dtypes.float0), X))
    assert (int(doubled), none.dtype) == (6, jax.dtypes.float0)
    np.testing.assert_allclose(slope, 3 * X)
    integer, _ = mg.grad(lambda i, x: f(i, x)[1].sum(), (0, 1), allow_int=True)(3, X)
    assert integer.dtype == jax.dtypes.float0


def test_settings() -> None:
    """Leaves that are no arrays are seen as they are, and come back as they are."""
    calls = []

    def apply(function, x, mode):
        calls.append(mode)
        return function(x), mode

    f = mg.from_jax(apply)
    out, mode = f(jnp.sin, X, "train")
    np.testing.assert_allclose(out, np.sin(X), rtol=1e-6)
    assert mode == "train"
    f(jnp.sin, X, "train"), f(jnp.cos, X, "train"), f(jnp.sin, X, "test")
    assert calls == ["train", "train", "test"]
    with pytest.raises(StaticArgumentError, match="cannot be hashed"):
        f(jnp.sin, X, set())


def test_static_arguments() -> None:
    f = mg.from_jax(lambda x, n: [x * k for k in range(n)], static_argnums=1)
    assert len(f(X, 2)) == 2 and len(f(X, 3)) == 3
    g = mg.from_jax(static_argnames="n")(lambda x, n: x * n)
    np.testing.assert_array_equal(g(X, n=2), 2 * X)


def draws(key):
    first, second = jax.random.split(key)
    return first, jax.random.normal(second, (2,))


@pytest.mark.parametrize("wrap", [lambda f: f, mg.jit], ids=["call", "jit"])
def test_random_keys(wrap) -> None:
    """Typed keys of either package, and raw ones; a typed key comes back as one of ours."""
    f = wrap(mg.from_jax(draws))
    expected_key, expected = draws(jax.random.key(0))
    for key in (jax.random.key(0), mg.random.key(0)):
        next_key, numbers = f(key)
        assert isinstance(next_key, mg.random.Key)
        np.testing.assert_array_equal(next_key.words, jax.random.key_data(expected_key))
        np.testing.assert_allclose(numbers, expected, rtol=1e-6)
    again = f(next_key)[1]
    np.testing.assert_allclose(again, draws(expected_key)[1], rtol=1e-6)
    np.testing.assert_allclose(f(jax.random.PRNGKey(0))[1], expected, rtol=1e-6)


def test_random_keys_of_vmap() -> None:
    keys = jax.random.split(jax.random.key(0), 3)
    got, expected = mg.vmap(mg.from_jax(draws))(keys), jax.vmap(draws)(keys)
    np.testing.assert_array_equal(got[0].words, jax.random.key_data(expected[0]))
    np.testing.assert_allclose(got[1], expected[1], rtol=1e-6)


def test_other_keys_are_refused() -> None:
    with pytest.raises(UnsupportedError, match="'rbg'"):
        mg.from_jax(draws)(jax.random.key(0, impl="rbg"))


@pytest.mark.parametrize(
    "dtype",
    ["bool", "int4", "int8", "uint32", "float16", "bfloat16", "float8_e4m3fn", "complex64"],
)
@pytest.mark.parametrize("shape", [(), (2, 3), (0, 3)])
def test_element_types(dtype, shape) -> None:
    x = jnp.ones(shape, dtype)
    f = lambda x: (x, jnp.where(x == 1, x, x[..., None].squeeze(-1)))  # noqa: E731
    for a, b in zip(mg.from_jax(f)(np.asarray(x)), f(x), strict=True):
        assert (a.shape, a.dtype) == (b.shape, b.dtype)
        np.testing.assert_array_equal(np.asarray(a), np.asarray(b))


def test_jax_decides_on_64_bits() -> None:
    f = mg.from_jax(lambda x: x * jnp.arange(2))
    wide = np.ones(2)
    with mg.enable_x64():
        assert f(wide).dtype == f(mnp.ones(2)).dtype == np.float32
    with jax.enable_x64(True):
        assert f(wide).dtype == np.float64
        assert mg.jit(f)(f(wide)).dtype == np.float64


def test_no_results_and_no_arguments() -> None:
    assert mg.from_jax(lambda x: ())(X) == ()
    np.testing.assert_array_equal(mg.from_jax(lambda: jnp.ones(2))(), np.ones(2))


def test_arrays_of_ours_in_a_closure() -> None:
    ours = mnp.arange(4.0)
    f = mg.from_jax(lambda x: (x * ours, ours))
    np.testing.assert_array_equal(f(X)[0], X * np.arange(4, dtype=np.float32))
    with pytest.raises(ArgumentError, match="that is not its argument"):
        mg.jit(lambda w: mg.from_jax(lambda x: x * w)(X))(X)


def test_mixes_with_our_code() -> None:
    f = mg.from_jax(lambda p, x: jax.nn.relu(x @ p))

    def loss(p):
        return mnp.mean(mg.nn.softmax(f(p, ROWS)) ** 2) + mnp.sum(p**2)

    def expected(p):
        return jnp.mean(jax.nn.softmax(jax.nn.relu(ROWS @ p)) ** 2) + jnp.sum(p**2)

    np.testing.assert_allclose(mg.jit(mg.grad(loss))(W), jax.grad(expected)(W), rtol=1e-5)


def test_backends_agree() -> None:
    made = mg.compare(mg.from_jax(FUNCTIONS["scan"]), X, backends=["cpu", "interp"])
    assert made.equal


# ---- once ----------------------------------------------------------------------------------------


def test_lowered_once() -> None:
    calls = []

    def f(x):
        calls.append(x)
        return jnp.sin(x)

    for _ in range(2):
        mg.from_jax(f)(X)
        mg.jit(mg.from_jax(f))(X)
        mg.jit(mg.grad(lambda x: mg.from_jax(f)(x).sum()))(X)
        mg.vmap(mg.from_jax(f))(ROWS)
    assert len(calls) == 1


class Model:
    def __init__(self):
        self.calls = 0

    def apply(self, x):
        self.calls += 1
        return x * 2


def test_methods_are_lowered_once() -> None:
    model = Model()
    for _ in range(2):
        mg.from_jax(model.apply)(X)
    assert model.calls == 1


def test_functions_are_let_go() -> None:
    def f(x):
        return jnp.sum(wrong(x) * LARGE[:, 0])

    mg.grad(mg.from_jax(f))(X)
    gone = weakref.ref(f)
    del f
    gc.collect()
    assert gone() is None


def test_large_constants_are_operands() -> None:
    f = mg.from_jax(FUNCTIONS["closure"])
    f(X)
    (made,) = f.known.values()
    assert [c.shape for c in made.program.consts] == [LARGE.shape]
    assert '"0x' not in made.program.stablehlo()


# ---- what is refused -----------------------------------------------------------------------------


def printing(x):
    jax.debug.print("x = {}", x)
    return x


OUTER = jax.new_ref(jnp.zeros(4))


def writing(x):
    OUTER[...] = x
    return x


def calling_back(x):
    def body(carry, _):
        return jax.pure_callback(np.sin, jax.ShapeDtypeStruct((4,), np.float32), carry), None

    return jax.lax.scan(body, x, None, length=2)[0]


@pytest.mark.parametrize(
    "f, line",
    [
        (printing, "jax.debug.print("),
        (writing, "OUTER[...] = x"),
        (calling_back, "jax.pure_callback("),
    ],
)
def test_effects_are_refused(f, line) -> None:
    with pytest.raises(UnsupportedError, match="does more than compute") as caught:
        mg.from_jax(f)(X)
    assert line in caught.value.source.text


def test_effects_that_stay_inside() -> None:
    def own_reference(x):
        held = jax.new_ref(x)
        held[0] = 5.0
        return held[...]

    def filled(x):
        held = jax.new_ref(jnp.zeros(4))
        held[0] = x[0] ** 2
        return held[...]

    mesh = jax.sharding.Mesh(np.array(jax.devices()[:1]), ("d",))
    over = jax.sharding.PartitionSpec("d")
    mapped = jax.shard_map(lambda x: x * 2, mesh=mesh, in_specs=over, out_specs=over)
    np.testing.assert_array_equal(mg.from_jax(own_reference)(X), [5, *X[1:]])
    _, slope = mg.jvp(mg.from_jax(filled), (X,), (np.ones_like(X),))
    np.testing.assert_allclose(slope, [2 * X[0], 0, 0, 0], rtol=1e-6)
    np.testing.assert_allclose(mg.vmap(mg.from_jax(filled))(ROWS)[:, 0], ROWS[:, 0] ** 2, rtol=1e-6)
    np.testing.assert_array_equal(mg.from_jax(mapped)(X), 2 * X)


def test_errors_of_jax_are_its_own() -> None:
    def branches(params):
        return params["w"] if params["w"][0] > 0 else -params["w"]

    with pytest.raises(jax.errors.TracerBoolConversionError) as caught:
        mg.from_jax(branches)({"w": X})
    assert "branches at" in str(caught.value) and "argument params_w" in str(caught.value)
    with pytest.raises(TypeError, match="contracting dimensions"):
        mg.from_jax(lambda x: x @ x[:2])(X)


@pytest.mark.parametrize(
    "run, says",
    [
        (lambda: mg.from_jax(3), "takes a function"),
        (lambda: jax.jit(mg.from_jax(jnp.sin))(X), "a traced value of JAX"),
        (lambda: mg.from_jax(jnp.sin)(2**40), "does not fit"),
        (lambda: mg.from_jax(jnp.sin)(np.array(["a"])), "cannot be traced"),
    ],
)
def test_bad_arguments(run, says) -> None:
    with pytest.raises(ArgumentError, match=says):
        run()
