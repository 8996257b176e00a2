"""`jax.numpy`: functions as users call them."""

from __future__ import annotations

from typing import Any

import numpy as np
from jax import numpy as jnp

from corpus.case import (
    ALL,
    COMPLEX,
    EXACT,
    FLOATS,
    INTS,
    SINGLES,
    UINTS,
    Area,
    Cases,
    Operand,
    Tolerance,
    given,
    made,
    near,
    ulps,
    x,
)

# Tables, laid out by hand.
# fmt: off

NUMPY = Area("numpy")
WHOLE = INTS + UINTS
MIXED = ("bool", "i8", "u32", "f16", "f32", "c64")
PLAIN = ("i32", "bf16", "f32", "f64")
CLOSE = ulps(4)

# names, element types, range, tolerance: of one array, of any shape
UNARY: tuple[tuple[str, tuple[str, ...], float, float, Tolerance], ...] = (
    ("abs negative positive square conj", ("i32", "bf16", "f64", "c64"), -9, 9, near(4)),
    ("sign", ("i32", "u8", "bf16", "f32", "c128"), -9, 9, CLOSE),
    ("sqrt log log2 log10 log1p rint trunc ceil floor", ("i16", "f16", "f32", "f64"), 0.2, 20,
     CLOSE),
    ("exp expm1 exp2 tanh sin cos arctan arcsinh sinc deg2rad rad2deg cbrt",
     ("i32", "bf16", "f32", "f64"), -4, 4, ulps(16)),
    ("arcsin arccos arctanh i0", ("f16", "f32", "f64"), -0.95, 0.95, ulps(16)),
    ("isnan isinf isfinite isneginf isposinf signbit", ("i32", "bf16", "f32"), -9, 9, EXACT),
    ("isreal iscomplex real imag angle", ("f32", "c64", "c128"), -9, 9, near(4)),
    ("logical_not bitwise_not invert", ("bool", "i32", "u8"), -9, 9, EXACT),
    ("bitwise_count", ("i8", "i32", "u64"), -99, 99, EXACT),
    ("nan_to_num fabs spacing frexp modf reciprocal", ("f16", "f32", "f64"), 0.3, 9, ulps(2)),
    ("exp log sqrt sin cos tan sinh cosh tanh", COMPLEX, -2, 2, near(16)),
    ("round", ("i32", "f16", "f32", "c64"), -9, 9, EXACT),
    ("cosh sinh tan arccosh", ("f16", "f32", "f64"), 1, 5, ulps(16)),
    ("ravel atleast_1d atleast_2d atleast_3d zeros_like ones_like", ("bool", "i8", "f32"), -9, 9,
     EXACT),
)
BINARY: tuple[tuple[str, tuple[str, ...], float, float, Tolerance], ...] = (
    ("add subtract multiply", ("u8", "i64", "f16", "f32", "c128"), -9, 9, near(4)),
    ("maximum minimum", ("bool", "i16", "bf16", "f64"), -9, 9, EXACT),
    ("equal not_equal less less_equal greater greater_equal", ("bool", "u16", "bf16", "f32"), -2,
     2, EXACT),
    ("true_divide", ("i32", "u8", "f16", "f32", "c64"), 1, 9, CLOSE),
    ("floor_divide mod remainder fmod divmod", ("i8", "u16", "i32", "f32", "f64"), 1, 9, EXACT),
    ("power float_power", ("i32", "f32", "f64"), 1, 4, ulps(16)),
    ("logaddexp logaddexp2", ("f16", "f32", "f64"), -5, 5, near(8)),
    ("arctan2 hypot copysign nextafter fmax fmin heaviside",
     ("f16", "f32", "f64"), -5, 5, ulps(16)),
    ("ldexp", ("i32",), -4, 4, EXACT),
    ("gcd lcm", ("i32", "u8", "i64"), 0, 60, EXACT),
    ("bitwise_and bitwise_or bitwise_xor logical_and logical_or logical_xor",
     ("bool", "i32", "u8"), -9, 9, EXACT),
    ("left_shift right_shift", ("i32", "u16"), 0, 9, EXACT),
    ("isclose", ("i32", "f32", "f64"), -2, 2, EXACT),
)


def cases() -> Cases:
    for table, arity in ((UNARY, 1), (BINARY, 2)):
        for names, dtypes, low, high, tolerance in table:
            for name in names.split():
                operands = [x(low=low, high=high)] * arity
                yield from NUMPY.turns(name, getattr(jnp, name), *operands, dtypes=dtypes,
                                       tolerance=tolerance)
    for name, f, operands, dtypes, tolerance in CALLS:
        stem, _, label = name.partition("/")
        yield from NUMPY.each(stem, f, *operands, dtypes=dtypes, tolerance=tolerance, label=label)
    yield from _reductions()
    yield from _promotions()


def _reductions() -> Cases:
    for names, dtypes, tolerance in (
        ("sum mean prod cumsum cumprod", ("bool", "i16", "bf16", "f32", "f64", "c64"), near(32)),
        ("max min ptp argmax argmin", ("u8", "i32", "f16", "f32"), EXACT),
        ("any all count_nonzero", ("bool", "i8", "f32", "c64"), EXACT),
        ("std var median", ("i32", "bf16", "f32", "f64"), near(32)),
        ("nansum nanmean nanmax nanmin nanstd nanmedian nanargmax nanprod nancumsum",
         ("f16", "f32"), near(32)),
    ):
        for name in names.split():
            f = getattr(jnp, name)
            for i, d in enumerate(dtypes):
                a = x(4, 5, low=-2, high=2)
                if name.startswith("nan"):
                    a = made(_with_nan, 4, 5)
                axis: Any = (0, 1, None, -1)[i % 4]

                def reduced(v: Any, f: Any = f, axis: Any = axis) -> Any:
                    return f(v, axis=axis)

                yield from NUMPY.each(name, reduced, a, dtypes=(d,), tolerance=tolerance)


def _with_nan(rng: np.random.Generator, shape: tuple[int, ...]) -> Any:
    values = rng.uniform(-3, 3, shape)
    values.reshape(-1)[::7] = np.nan
    return values


def _promotions() -> Cases:
    """Pairs of element types, and Python's numbers."""
    for first, second in (("i8", "u8"), ("i32", "u32"), ("bf16", "f16"), ("i64", "f32"),
                          ("bool", "i8"), ("u64", "i8"), ("f32", "c64"), ("f64", "c64"),
                          ("i16", "bf16"), ("bool", "f16")):
        a, b = x(3, 4, low=1, high=9), x(4, low=1, high=9, of=second)
        for name in ("add", "multiply", "true_divide", "maximum", "less"):
            yield from NUMPY.each(name, getattr(jnp, name), a, b, dtypes=(first,),
                tolerance=near(8),
                                  label=f"with_{second}")
    for d in ("bool", "i8", "u16", "bf16", "f32", "c64"):
        yield from NUMPY.each("weak", lambda v: (v + 1, v * 2.5, 3 - v, v * 1j, v > 0.5), x(3, 4),
                              dtypes=(d,), tolerance=near(4))


A, B, V, W = x(3, 4), x(4, 5), x(5), x(5)
SQUARE = x(4, 4)
INDEX = made(lambda rng, s: rng.integers(-3, 3, s), 4, of="i32")
SORTED = made(lambda rng, s: np.sort(rng.uniform(-3, 3, s)), 6)
SUMS = near(32)
Row = tuple[str, Any, tuple[Operand, ...], tuple[str, ...], Tolerance]
CALLS: tuple[Row, ...] = (
    ("matmul", jnp.matmul, (A, B), ("bool", "i32", *FLOATS, "c64"), SUMS),
    ("matmul/batched", jnp.matmul, (x(2, 1, 3, 4), x(5, 4, 2)), ("f32", "i8"), SUMS),
    ("dot", jnp.dot, (V, W), ("u8", "f16", "f32", "c128"), SUMS),
    ("vdot", jnp.vdot, (V, W), ("i32", "f32", "c64"), SUMS),
    ("inner", jnp.inner, (A, x(2, 4)), PLAIN, SUMS),
    ("outer", jnp.outer, (V, x(3)), PLAIN, ulps(1)),
    ("tensordot", lambda a, b: jnp.tensordot(a, b, 2), (x(2, 3, 4), x(3, 4, 5)), PLAIN, SUMS),
    ("einsum", lambda a, b: jnp.einsum("ij,jk->ki", a, b), (A, B), ("i32", *FLOATS, "c64"), SUMS),
    ("einsum/trace", lambda a: jnp.einsum("ii->i", a), (SQUARE,), PLAIN, EXACT),
    ("einsum/three", lambda a, b, c: jnp.einsum("ij,jk,kl->il", a, b, c), (A, B, x(5, 2)),
     ("f32", "f64"), near(128)),
    ("kron", jnp.kron, (x(2, 3), x(3, 2)), PLAIN, ulps(1)),
    ("cross", jnp.cross, (x(4, 3), x(4, 3)), PLAIN, SUMS),
    ("trace", jnp.trace, (SQUARE,), ("i8", "bf16", "f32", "c64"), SUMS),
    ("diag", jnp.diag, (V,), MIXED, EXACT),
    ("diag/of", jnp.diag, (SQUARE,), PLAIN, EXACT),
    ("diagonal", lambda a: jnp.diagonal(a, 1), (SQUARE,), MIXED, EXACT),
    ("tril", jnp.tril, (x(3, 5),), MIXED, EXACT),
    ("triu", lambda a: jnp.triu(a, 1), (x(3, 5),), MIXED, EXACT),
    ("eye", lambda: jnp.eye(3, 4, 1), (), ("f32",), EXACT),
    ("arange", lambda: jnp.arange(2, 11, 3), (), ("i32",), EXACT),
    ("linspace", lambda a: jnp.linspace(a, 5, 7), (x(low=0, high=1),), ("f16", "f32", "f64"),
     near(4)),
    ("logspace", lambda a: jnp.logspace(a, 2, 5), (x(low=0, high=1),), SINGLES, near(32)),
    ("geomspace", lambda a: jnp.geomspace(a, 100, 5), (x(low=1, high=2),), SINGLES, near(64)),
    ("vander", lambda a: jnp.vander(a, 4), (V,), PLAIN, near(64)),
    ("concatenate", lambda a, b: jnp.concatenate([a, b], 1), (A, x(3, 2)), ALL, EXACT),
    ("stack", lambda a, b: jnp.stack([a, b], 1), (A, A), MIXED, EXACT),
    ("hstack", lambda a, b: jnp.hstack([a, b]), (V, W), MIXED, EXACT),
    ("dstack", lambda a, b: jnp.dstack([a, b]), (A, A), PLAIN, EXACT),
    ("block", lambda a, b: jnp.block([[a, b], [b, a]]), (x(2, 2), x(2, 2)), PLAIN, EXACT),
    ("split", lambda a: jnp.split(a, [1, 3], 1), (x(2, 5),), MIXED, EXACT),
    ("array_split", lambda a: jnp.array_split(a, 3), (x(7, 2),), PLAIN, EXACT),
    ("tile", lambda a: jnp.tile(a, (2, 1, 3)), (x(2, 3),), MIXED, EXACT),
    ("repeat", lambda a: jnp.repeat(a, 3, axis=1), (x(2, 3),), MIXED, EXACT),
    ("repeat/counts", lambda a, n: jnp.repeat(a, n, total_repeat_length=7),
     (x(3), given([2, 0, 4], "i32")), PLAIN, EXACT),
    ("roll", lambda a: jnp.roll(a, 2, 1), (x(3, 5),), MIXED, EXACT),
    ("roll/traced", jnp.roll, (x(3, 5), given(4, "i32")), PLAIN, EXACT),
    ("rot90", jnp.rot90, (x(2, 3),), PLAIN, EXACT),
    ("flip", jnp.flip, (x(2, 3),), MIXED, EXACT),
    ("moveaxis", lambda a: jnp.moveaxis(a, 0, 2), (x(2, 3, 4),), MIXED, EXACT),
    ("swapaxes", lambda a: jnp.swapaxes(a, 0, 2), (x(2, 3, 4),), PLAIN, EXACT),
    ("broadcast_to", lambda a: jnp.broadcast_to(a, (2, 3, 4)), (x(3, 1),), ALL, EXACT),
    ("pad", lambda a: jnp.pad(a, ((1, 2), (0, 1))), (x(2, 3),), MIXED, EXACT),
    *((f"pad/{m}", lambda a, m=m: jnp.pad(a, ((1, 2), (2, 1)), m), (x(3, 4),), PLAIN, near(16))
      for m in ("edge", "reflect", "symmetric", "wrap", "linear_ramp", "maximum", "mean")),
    ("where", jnp.where, (x(3, 4, of="bool"), A, x(4)), ALL, EXACT),
    ("where/places", lambda a: jnp.where(a > 0, size=6, fill_value=-1), (A,), ("i32", "f32"),
     EXACT),
    ("nonzero", lambda a: jnp.nonzero(a, size=5), (x(7, low=-1, high=1),), ("bool", "i8"), EXACT),
    ("select", lambda a: jnp.select([a > 1, a > 0], [a, -a], 7), (A,), ("i32", "f16", "f32"),
     EXACT),
    ("piecewise", lambda a: jnp.piecewise(a, [a < 0, a > 1], [lambda v: -v, lambda v: v * v, 3]),
     (V,), SINGLES, CLOSE),
    ("choose", lambda i, a: jnp.choose(i, [a, a + 1, a * 2], mode="clip"),
     (given([0, 2, 1, 5], "i32"), x(4)), PLAIN, EXACT),
    ("clip", lambda a: jnp.clip(a, -1, 2), (A,), ("i8", "u8", *FLOATS), EXACT),
    ("take", jnp.take, (x(7), INDEX), MIXED, EXACT),
    ("take/axis", lambda a, i: jnp.take(a, i, axis=1, mode="clip"), (x(2, 5), INDEX), PLAIN, EXACT),
    ("take_along_axis", lambda a, i: jnp.take_along_axis(a, i, 1),
     (x(3, 5), made(lambda r, s: r.integers(0, 5, s), 3, 2, of="i32")), MIXED, EXACT),
    ("index/ints", lambda a, i: a[i, :, i], (x(3, 4, 3), INDEX), MIXED, EXACT),
    ("index/mask", lambda a, m: jnp.where(m, a, 0)[::-1, None, 1:], (A, x(3, 4, of="bool")), PLAIN,
     EXACT),
    ("index/slices", lambda a: a[1:, ::-2, ..., None], (x(3, 5, 2),), MIXED, EXACT),
    ("at_set", lambda a, i: a.at[i].set(7), (x(6), given([1, -1, 3], "i32")), ALL, EXACT),
    ("at_add", lambda a, i: a.at[i, 1:].add(2), (x(6, 3), INDEX), ("i32", *FLOATS, "c64"), CLOSE),
    ("at_multiply", lambda a, i: a.at[i].multiply(2), (x(6), given([1, 1, 3], "i32")), PLAIN,
     CLOSE),
    ("at_max", lambda a, i: a.at[i].max(1), (x(6), INDEX), ("u8", "i32", "f32"), EXACT),
    ("at_apply", lambda a, i: a.at[i].apply(jnp.square), (x(6), given([0, 4], "i32")), PLAIN,
     CLOSE),
    ("at_get", lambda a, i: a.at[i].get(mode="fill", fill_value=3),
     (x(6), given([1, 9, -2], "i32")), PLAIN, EXACT),
    ("sort", lambda a: jnp.sort(a, axis=0), (x(6, 3, low=-9, high=9),),
     ("bool", "u8", "i64", *FLOATS, "c64"), EXACT),
    ("sort/descending", lambda a: jnp.sort(a, descending=True), (x(4, 6, low=-9, high=9),), PLAIN,
     EXACT),
    ("argsort", jnp.argsort, (x(4, 6, low=-9, high=9),), ("bool", "i8", "u32", *FLOATS), EXACT),
    ("lexsort", lambda a, b: jnp.lexsort((a, b)), (x(9, low=0, high=2), x(9, low=0, high=2)),
     PLAIN, EXACT),
    ("partition", lambda a: jnp.partition(a, 2), (x(7, low=-9, high=9),), PLAIN, EXACT),
    ("argpartition", lambda a: jnp.sort(a[jnp.argpartition(a, 2)][:3]), (x(7),), ("f32",), EXACT),
    ("searchsorted", jnp.searchsorted, (SORTED, x(4)), ("i32", "f16", "f32", "f64"), EXACT),
    ("searchsorted/right", lambda a, b: jnp.searchsorted(a, b, side="right", method="sort"),
     (SORTED, x(4)), PLAIN, EXACT),
    ("digitize", jnp.digitize, (x(5), SORTED), ("f32", "f64"), EXACT),
    ("unique", lambda a: jnp.unique(a, size=5, return_counts=True, return_inverse=True),
     (x(8, low=0, high=4),), ("i32", "u8", "bool"), EXACT),
    ("bincount", lambda a: jnp.bincount(a, length=6), (x(9, low=0, high=5),), ("i32", "u8"), EXACT),
    ("histogram", lambda a: jnp.histogram(a, bins=4), (x(20),), ("f32", "f64"), near(16)),
    ("quantile", lambda a: jnp.quantile(a, 0.3, axis=0), (x(7, 2),), SINGLES, near(16)),
    ("percentile", lambda a: jnp.percentile(a, jnp.array([10.0, 50.0]), method="nearest"), (x(9),),
     ("f32",), near(16)),
    ("nanquantile", lambda a: jnp.nanquantile(a, 0.5), (made(_with_nan, 8),), SINGLES, near(16)),
    ("average", lambda a, w: jnp.average(a, weights=w), (V, x(5, low=1, high=2)), FLOATS, SUMS),
    ("cov", jnp.cov, (x(3, 6),), ("f32", "f64", "c64"), near(64)),
    ("corrcoef", jnp.corrcoef, (x(3, 6),), SINGLES, near(64)),
    ("diff", lambda a: jnp.diff(a, 2), (x(3, 6),), ("bool", *PLAIN), EXACT),
    ("ediff1d", jnp.ediff1d, (x(6),), PLAIN, EXACT),
    ("gradient", jnp.gradient, (x(7),), FLOATS, near(4)),
    ("trapezoid", jnp.trapezoid, (x(7),), FLOATS, SUMS),
    ("interp", jnp.interp, (x(5), SORTED, x(6)), SINGLES, near(64)),
    ("convolve", jnp.convolve, (x(6), x(3)), PLAIN, SUMS),
    ("correlate", lambda a, b: jnp.correlate(a, b, "full"), (x(6), x(3)), ("f32", "c64"), SUMS),
    ("polyval", jnp.polyval, (x(4), x(3)), PLAIN, near(128)),
    ("polymul", jnp.polymul, (x(4), x(3)), ("f32", "c64"), SUMS),
    ("polyadd", jnp.polyadd, (x(4), x(3)), PLAIN, CLOSE),
    ("polyder", jnp.polyder, (x(5),), PLAIN, CLOSE),
    ("polyint", jnp.polyint, (x(5),), SINGLES, CLOSE),
    ("polyfit", lambda a, b: jnp.polyfit(a, b, 2), (SORTED, x(6)), SINGLES, near(1e4)),
    ("meshgrid", jnp.meshgrid, (x(3), x(2)), MIXED, EXACT),
    ("tri", lambda a: a * jnp.tri(3, 4, dtype=a.dtype), (A,), PLAIN, EXACT),
    ("isin", jnp.isin, (x(6, low=0, high=5), x(3, low=0, high=5)), ("i32", "u8", "f32"), EXACT),
    ("setdiff1d", lambda a, b: jnp.setdiff1d(a, b, size=4),
     (x(6, low=0, high=9), x(3, low=0, high=9)), ("i32",), EXACT),
    ("union1d", lambda a, b: jnp.union1d(a, b, size=9), (x(6, low=0, high=9), x(3, low=0, high=9)),
     ("i32", "f32"), EXACT),
    ("packbits", jnp.packbits, (x(11, of="bool"),), ("u8",), EXACT),
    ("unpackbits", jnp.unpackbits, (x(3, low=0, high=255),), ("u8",), EXACT),
    ("unwrap", jnp.unwrap, (made(lambda r, s: np.cumsum(r.uniform(0, 4, s)), 8),), SINGLES,
     near(64)),
    ("astype", lambda a: a.astype(jnp.float16), (x(3, 4),), ALL[:-2], EXACT),
    ("view", lambda a: a.view(jnp.uint8), (x(3, 4),), ("i8", "u16", "f32"), EXACT),
    ("array_equal", jnp.array_equal, (V, V), ("bool", "i32", "f32"), EXACT),
    ("allclose", jnp.allclose, (V, V), ("f32", "i32"), EXACT),
    ("squeeze", jnp.squeeze, (x(1, 3, 1),), MIXED, EXACT),
    ("apply_along_axis", lambda a: jnp.apply_along_axis(jnp.sum, 0, a), (A,), PLAIN, SUMS),
    ("vectorize", lambda a, b: jnp.vectorize(jnp.dot, signature="(n),(n)->()")(a, b), (A, x(4)),
     PLAIN, SUMS),
    ("fill_diagonal", lambda a: jnp.fill_diagonal(a, 3, inplace=False), (SQUARE,), MIXED, EXACT),
    ("delete", lambda a: jnp.delete(a, jnp.array([1, 3]), assume_unique_indices=True), (x(6),),
     PLAIN, EXACT),
    ("insert", lambda a: jnp.insert(a, 2, 9), (x(4),), PLAIN, EXACT),
    ("append", jnp.append, (x(4), x(2)), MIXED, EXACT),
    ("trim", lambda a: jnp.trim_zeros(a) if False else a[1:-1], (x(6),), MIXED[:2], EXACT),
    ("fft.fft", jnp.fft.fft, (x(2, 6),), ("f32", "c64", "c128"), near(32)),
    ("fft.ifft2", jnp.fft.ifft2, (x(3, 4),), COMPLEX, near(32)),
    ("fft.rfftn", jnp.fft.rfftn, (x(2, 3, 4),), SINGLES, near(64)),
    ("fft.irfft", lambda a: jnp.fft.irfft(a, 7), (x(2, 4),), COMPLEX, near(32)),
    ("fft.hfft", jnp.fft.hfft, (x(5),), COMPLEX, near(32)),
    ("fft.fftshift", jnp.fft.fftshift, (x(5),), PLAIN, EXACT),
)
