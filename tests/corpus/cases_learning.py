"""`jax.random` and `jax.nn`; derivatives and batches; small programs that users write."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import numpy as np
from jax import lax, nn, random
from jax import numpy as jnp

from corpus.case import (
    COMPLEX,
    EXACT,
    FLOATS,
    SINGLES,
    Area,
    Cases,
    Operand,
    Tolerance,
    given,
    made,
    near,
    x,
)

# Tables, laid out by hand.
# fmt: off

RANDOM, NN, DERIVED = Area("random"), Area("nn"), Area("derived")
HALF = ("bf16", "f16", "f32", "f64")
KEY = made(lambda rng, s: rng.integers(0, 2**32, s), 2, of="u32")
Row = tuple[str, Any, tuple[Operand, ...], tuple[str, ...], Tolerance]


def cases() -> Cases:
    yield from _random()
    for area, table in ((RANDOM, KEYS), (NN, NETWORKS), (DERIVED, PROGRAMS)):
        for name, f, operands, dtypes, tolerance in table:
            stem, _, label = name.partition("/")
            yield from area.each(
                stem, f, *operands, dtypes=dtypes, tolerance=tolerance, label=label
            )
    yield from _derivatives()


def _random() -> Cases:
    """A distribution's values follow from the bits, so they are close, not only alike."""
    for name, dtypes, settings, tolerance in DISTRIBUTIONS:
        for i, d in enumerate(dtypes):
            shape = ((3, 4), (7,), (), (2, 0), (5, 1, 2))[(i + len(name)) % 5]
            if d == "f32":
                shape = (3, 4)
            held = getattr(random, name)

            f = partial(_draw, held, settings, shape, NAMES[d])
            yield from RANDOM.each(name, f, KEY, dtypes=(d,), tolerance=tolerance)


def _draw(f: Any, settings: Any, shape: Any, dtype: str, key: Any) -> Any:
    return f(key, *settings, shape=shape, dtype=jnp.dtype(dtype))


NAMES = {
    "bf16": "bfloat16", "f16": "float16", "f32": "float32", "f64": "float64", "c64": "complex64",
    "c128": "complex128", "bool": "bool", "i8": "int8", "i16": "int16", "i32": "int32",
    "i64": "int64", "u8": "uint8", "u16": "uint16", "u32": "uint32", "u64": "uint64",
}
DISTRIBUTIONS: tuple[tuple[str, tuple[str, ...], tuple[Any, ...], Tolerance], ...] = (
    ("bits", ("u8", "u16", "u32", "u64"), (), EXACT),
    ("uniform", HALF, (), EXACT),
    ("normal", (*HALF, *COMPLEX), (), near(32)),
    ("truncated_normal", HALF, (-1.5, 2.0), near(64)),
    ("cauchy", HALF, (), near(256)),
    ("exponential", HALF, (), near(32)),
    ("gumbel", HALF, (), near(32)),
    ("laplace", HALF, (), near(32)),
    ("logistic", HALF, (), near(64)),
    ("maxwell", SINGLES, (), near(64)),
    ("rademacher", ("i32", "f32"), (), EXACT),
    ("double_sided_maxwell", SINGLES, (0.5, 1.5), near(64)),
    ("gamma", SINGLES, (2.5,), near(64)),
    ("loggamma", SINGLES, (0.4,), near(256)),
    ("beta", SINGLES, (0.7, 2.5), near(64)),
    ("chisquare", SINGLES, (3.0,), near(64)),
    ("dirichlet", ("f32",), (np.array([0.5, 1, 2.0]),), near(64)),
    ("f", SINGLES, (3.0, 4.0), near(256)),
    ("generalized_normal", SINGLES, (1.5,), near(256)),
    ("pareto", SINGLES, (2.0,), near(64)),
    ("poisson", ("i32",), (3.5,), EXACT),
    ("binomial", ("f32",), (9.0, 0.3), EXACT),
    ("geometric", ("i32",), (0.3,), EXACT),
    ("rayleigh", SINGLES, (1.5,), near(64)),
    ("t", SINGLES, (3.0,), near(256)),
    ("triangular", SINGLES, (-1.0, 0.5, 2.0), near(64)),
    ("wald", SINGLES, (1.5,), near(256)),
    ("weibull_min", SINGLES, (1.5, 2.0), near(64)),
    ("lognormal", SINGLES, (0.5,), near(64)),
)
INT_RANGES = {"i8": (-100, 100), "u8": (0, 200), "i16": (-9, 30000), "u16": (1, 7),
              "i32": (-5, 6), "u32": (0, 2**31 - 1), "i64": (-(2**40), 2**40), "u64": (3, 2**50)}

VECTOR = x(8)
KEYS: tuple[Row, ...] = (
    *((f"randint/{d}", lambda k, d=d, r=r: random.randint(k, (7,), *r, dtype=NAMES[d]), (KEY,),
        ("i64" if "64" in d else "i32",), EXACT)
      for d, r in INT_RANGES.items()),
    ("split", lambda k: random.split(k, 5), (KEY,), ("u32",), EXACT),
    ("fold_in", lambda k: random.fold_in(k, 77), (KEY,), ("u32",), EXACT),
    ("PRNGKey", random.PRNGKey, (x(low=0, high=99),), ("i32", "u32", "i64"), EXACT),
    ("permutation", lambda k: random.permutation(k, 9), (KEY,), ("i32",), EXACT),
    ("permutation/rows", lambda k, a: random.permutation(k, a), (KEY, x(5, 2)), ("f32", "u8"),
     EXACT),
    ("permutation/independent", lambda k, a: random.permutation(k, a, 1, independent=True),
     (KEY, x(3, 5)), ("f32", "i64"), EXACT),
    ("choice", lambda k: random.choice(k, 9, (4,), replace=False), (KEY,), ("i32",), EXACT),
    ("choice/weighted", lambda k, p: random.choice(k, 4, (6,), p=p / p.sum()),
     (KEY, x(4, low=1, high=3)), ("f32",), EXACT),
    ("categorical", lambda k, a: random.categorical(k, a, axis=-1), (KEY, x(5, 4)), FLOATS, EXACT),
    ("bernoulli", lambda k, p: random.bernoulli(k, p), (KEY, x(6, low=0, high=1)),
     ("f16", "f32", "f64"), EXACT),
    ("multivariate_normal",
     lambda k, m: random.multivariate_normal(k, m, jnp.eye(3, dtype=m.dtype) * 2), (KEY, x(3)),
         SINGLES,
     near(64)),
    ("orthogonal", lambda k: random.orthogonal(k, 3), (KEY,), ("f32",), near(256)),
    ("ball", lambda k: random.ball(k, 3, shape=(4,)), (KEY,), ("f32",), near(64)),
    ("key_data", lambda k: random.key_data(random.split(random.wrap_key_data(k), (2, 2))), (KEY,),
     ("u32",), EXACT),
    ("vmapped_normal", lambda k: jax.vmap(lambda s: random.normal(s, (3,)))(random.split(k, 4)),
     (KEY,), ("f32",), near(32)),
    ("normal_gradient", jax.grad(lambda a, k: (random.normal(k, (8,), a.dtype) * a).sum()),
     (VECTOR, KEY), SINGLES, near(32)),
    ("rbg", lambda s: random.normal(random.key(s, impl="rbg"), (5,)), (x(low=0, high=99),),
     ("i32",), near(32)),
    ("rbg_bits", lambda s: random.bits(random.key(s, impl="unsafe_rbg"), (5,)),
     (x(low=0, high=99),), ("i32",), EXACT),
)

A = x(4, 6)
ACTIVATIONS = (
    "relu relu6 sigmoid softplus soft_sign silu elu leaky_relu hard_sigmoid hard_silu hard_tanh "
    "celu selu gelu glu squareplus mish log_sigmoid sparse_plus sparse_sigmoid softmax log_softmax "
    "standardize logsumexp identity"
).split()


def _gradient(name: str) -> Any:
    return jax.grad(lambda a: getattr(nn, name)(a).sum())


IMAGE = x(2, 5, 5, 3)
NETWORKS: tuple[Row, ...] = (
    *((name, getattr(nn, name), (A,), FLOATS, near(16)) for name in ACTIVATIONS),
    *((f"{name}/gradient", _gradient(name), (A,), ("bf16", *SINGLES), near(32))
      for name in ACTIVATIONS if name not in ("identity", "standardize")),
    ("gelu/exact", lambda a: nn.gelu(a, approximate=False), (A,), FLOATS, near(16)),
    ("one_hot", lambda i: nn.one_hot(i, 5), (given([0, 3, 7, -1], "i32"),), ("i32",), EXACT),
    ("dot_product_attention", nn.dot_product_attention,
     (x(2, 4, 2, 8), x(2, 5, 2, 8), x(2, 5, 2, 8)), ("bf16", "f32"), near(32)),
    ("dot_product_attention/causal", lambda q: nn.dot_product_attention(q, q, q, is_causal=True),
     (x(1, 6, 2, 4),), ("bf16", "f32"), near(32)),
    ("scaled_matmul", lambda a, b: nn.softmax(a @ b / 4, axis=-1) @ a, (x(6, 6), x(6, 6)), FLOATS,
     near(64)),
    *((f"initializers.{n}", lambda k, n=n: getattr(nn.initializers, n)()(k, (4, 3)), (KEY,),
        ("f32",), near(64))
      for n in ("glorot_normal", "glorot_uniform", "he_normal", "he_uniform", "lecun_normal",
          "normal", "uniform", "truncated_normal", "orthogonal")),
)


def _mlp(a: Any, w: Any, v: Any) -> Any:
    return jnp.tanh(nn.relu(a @ w) @ v).mean()


def _conv_loss(a: Any, w: Any) -> Any:
    y = lax.conv_general_dilated(a, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    pooled = lax.reduce_window(nn.relu(y), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    return (pooled**2).sum()


def _rnn(w: Any, a: Any) -> Any:
    def step(h: Any, v: Any) -> Any:
        h = jnp.tanh(h @ w + v)
        return h, h.sum()

    return lax.scan(step, jnp.zeros(a.shape[1], a.dtype), a)[1].sum()


def _norm(a: Any, g: Any) -> Any:
    m = a.mean(-1, keepdims=True)
    return ((a - m) * lax.rsqrt(((a - m) ** 2).mean(-1, keepdims=True) + 1e-5) * g).std()


def _while_sum(a: Any) -> Any:
    return lax.while_loop(lambda s: s.sum() < 100, lambda s: s * 1.5 + 1, a)


def _through(a: Any, dtype: str) -> Any:
    return a.astype(getattr(jnp, dtype)).astype(jnp.float32)


W, V, SEQUENCE = x(6, 5), x(5, 3), x(4, 6)
PROGRAMS: tuple[Row, ...] = (
    ("mlp", jax.value_and_grad(_mlp, (1, 2)), (A, W, V), FLOATS, near(128)),
    ("conv_net", jax.value_and_grad(_conv_loss, (0, 1)), (IMAGE, x(3, 3, 3, 2)), SINGLES,
     near(1024)),
    ("rnn", jax.value_and_grad(_rnn), (x(6, 6, low=-1, high=1), SEQUENCE), SINGLES, near(1024)),
    ("layer_norm", jax.grad(_norm, (0, 1)), (A, x(6)), SINGLES, near(256)),
    ("hessian", jax.hessian(lambda a: (jnp.sin(a) * a[::-1]).sum()), (x(4),), SINGLES, near(64)),
    ("jacfwd", jax.jacfwd(lambda a: jnp.outer(a, jnp.exp(a))), (x(3),), SINGLES, near(64)),
    ("jacrev", jax.jacrev(lambda a: jnp.cumsum(a) * a), (x(4),), SINGLES, near(32)),
    ("vmap_matmul", jax.vmap(jnp.matmul, (0, 2)), (x(3, 4, 2), x(2, 5, 3)), ("i32", *FLOATS),
     near(32)),
    ("vmap_conv", jax.vmap(lambda a, b: lax.conv(a, b, (1, 1), "SAME"), (0, 0)),
     (x(2, 1, 3, 4, 4), x(2, 2, 3, 2, 2)), ("f32",), near(64)),
    ("vmap_while", jax.vmap(_while_sum), (x(3, 2, low=1, high=3),), SINGLES, near(64)),
    ("vmap_cond", jax.vmap(lambda p, a: lax.cond(p, jnp.sin, jnp.cos, a)), (x(4, of="bool"), x(4)),
     SINGLES, near(8)),
    ("vmap_solve", jax.vmap(jnp.linalg.solve),
     (made(lambda r, s: r.uniform(-1, 1, s) + 4 * np.eye(3), 2, 3, 3), x(2, 3)), SINGLES,
     near(256)),
    ("vmap_sort", jax.vmap(jnp.sort, 1, 1), (x(5, 3),), ("i8", "f32"), EXACT),
    ("vmap_gather", jax.vmap(lambda a, i: a[i]),
     (x(3, 5), made(lambda r, s: r.integers(0, 5, s), 3, 2, of="i32")), ("u8", "f32", "c64"),
     EXACT),
    ("vmap_scatter", jax.vmap(lambda a, i: a.at[i].add(1)),
     (x(3, 5), made(lambda r, s: r.integers(0, 5, s), 3, 2, of="i32")), ("i32", "f32"), near(4)),
    ("checkpoint", jax.grad(jax.checkpoint(lambda a: jnp.sin(jnp.sin(a)).sum())), (x(5),), SINGLES,
     near(16)),
    ("custom_jvp", jax.grad(lambda a: nn.relu(a).sum() + nn.silu(a).sum()), (x(5),), SINGLES,
     near(16)),
    ("linearize", lambda a: jax.linearize(lambda v: jnp.tanh(v) ** 2, a)[1](a), (x(5),), SINGLES,
     near(32)),
    ("third", jax.grad(jax.grad(jax.grad(lambda a: jnp.sin(a) * jnp.exp(a)))), (x(),), SINGLES,
     near(64)),
    ("scan_gradient", jax.grad(lambda a: lax.scan(lambda c, v: (c * v, c + v), a[0], a)[0].sum()),
     (x(5, 3),), SINGLES, near(256)),
    ("holomorphic", jax.grad(lambda a: (a * jnp.sin(a)).sum(), holomorphic=True), (x(4),), COMPLEX,
     near(64)),
    ("fft_gradient", jax.grad(lambda a: jnp.abs(jnp.fft.rfft(a)).sum()), (x(6),), SINGLES,
     near(256)),
    ("sgd",
     lambda w, a: lax.fori_loop(0, 5, lambda _,
         s: s - 0.01 * jax.grad(lambda v: ((a @ v) ** 2).mean())(s),
     w), (x(6), A), SINGLES, near(256)),
    ("quantised",
     lambda a, b: lax.dot(a.astype(jnp.int8), b.astype(jnp.int8), preferred_element_type=jnp.int32),
     (x(3, 4, high=9), x(4, 2, low=-9)), ("f32", "bf16"), EXACT),
    ("fp8_product", lambda a, b: _through(a, "float8_e4m3fn") @ _through(b, "float8_e5m2"),
     (x(3, 4), x(4, 2)), ("f32", "bf16"), near(16)),
    ("int4_product",
     lambda a, b: lax.dot(a.astype(jnp.int4).astype(jnp.int32),
         b.astype(jnp.int4).astype(jnp.int32)),
     (x(3, 4, high=7), x(4, 2)), ("i8", "i32"), EXACT),
)

DIFFERENTIABLE = (
    "sin cos tan tanh exp log log1p expm1 sqrt rsqrt cbrt logistic erf erfc erf_inv lgamma digamma "
    "asin acos atan asinh atanh sinh cosh abs square reciprocal exp2 bessel_i0e bessel_i1e"
).split()
PAIRWISE = "add mul sub div atan2 max min pow rem".split()


def _derivatives() -> Cases:
    inside = x(3, 4, low=0.15, high=0.9)
    for name in DIFFERENTIABLE:
        f = getattr(lax, name)

        def slope(a: Any, t: Any, f: Any = f) -> Any:
            return jax.jvp(f, (a,), (t,))

        def second(a: Any, f: Any = f) -> Any:
            return jax.vmap(jax.vmap(jax.grad(jax.grad(f))))(a)

        yield from DERIVED.each(
            f"{name}_slope", slope, inside, x(3, 4), dtypes=HALF, tolerance=near(64)
        )
        yield from DERIVED.each(
            f"{name}_second", second, inside, dtypes=SINGLES, tolerance=near(512)
        )
    for name in PAIRWISE:
        f = getattr(lax, name)

        def pulled(a: Any, b: Any, t: Any, f: Any = f) -> Any:
            return jax.vjp(f, a, b)[1](t)

        yield from DERIVED.each(f"{name}_pullback", pulled, inside, x(3, 4, low=0.3, high=2),
            x(3, 4),
                                dtypes=HALF, tolerance=near(128))
    for name in ("sin", "exp", "log", "tanh", "sqrt", "square", "reciprocal"):
        f = getattr(lax, name)

        def complex_slope(a: Any, t: Any, f: Any = f) -> Any:
            return jax.jvp(f, (a,), (t,))[1]

        yield from DERIVED.each(f"{name}_slope", complex_slope, inside, x(3, 4), dtypes=COMPLEX,
                                tolerance=near(64))
    for name in ("reduce_max", "reduce_prod", "cumsum", "cumprod", "cummax", "sort", "logsumexp"):
        f = {
            "reduce_max": lambda a: lax.reduce_max(a, (1,)),
            "reduce_prod": lambda a: lax.reduce_prod(a, (1,)),
            "logsumexp": lambda a: nn.logsumexp(a, 1),
            "sort": lambda a: lax.sort(a, dimension=1),
        }.get(name) or getattr(lax, name)

        def gradient(a: Any, f: Any = f) -> Any:
            return jax.grad(lambda v: (f(v) * jnp.cos(f(v))).sum())(a)

        yield from DERIVED.each(
            f"{name}_gradient", gradient, x(3, 5), dtypes=SINGLES, tolerance=near(512)
        )
