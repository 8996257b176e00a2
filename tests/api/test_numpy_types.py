"""Functions of one and two arrays over element types and shapes: what JAX infers or refuses.

Every case is run and compared with `jax.eval_shape`: shape, element type, weak mark, or an error.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import jax
import ml_dtypes
import numpy as np
import pytest

import monograph as mg

ONE = """
abs acosh all any arccos argsort argwhere:size=3 atleast_1d atleast_2d atleast_3d average
bincount:length=5 bitwise_count cbrt ceil conj copy cos cosh count_nonzero cumprod cumsum
cumulative_sum:axis=0 cumulative_prod:axis=0 deg2rad diag diagflat diagonal diff exp exp2
expand_dims:axis=0 expm1 fabs flatnonzero:size=2 flip fliplr flipud floor frexp gradient i0 imag
invert iscomplex isfinite isinf isnan isneginf isposinf isreal log log10 log1p log2 logical_not
mean modf nan_to_num nancumprod nancumsum nanmean nanprod nanstd nansum nanvar negative
nonzero:size=3 packbits positive prod rad2deg ravel real reciprocal rint rot90 sign signbit sin sinc
sinh sort sort_complex spacing sqrt square squeeze std sum tan tanh trace trapezoid tril triu trunc
unique:size=3 unpackbits unstack unwrap var zeros_like ones_like matrix_transpose poly
unique_counts:size=2 resize:new_shape=(2,3) full_like:fill_value=2 pad:pad_width=1
pad:pad_width=2,mode='linear_ramp' pad:pad_width=1,mode='reflect' repeat:repeats=2 roll:shift=1
tile:reps=2 clip:min=0,max=1 astype:dtype='float32' permute_dims:axes=(0,)
""".split()
TWO = """
add subtract multiply divide floor_divide remainder power fmod maximum minimum hypot copysign
heaviside float_power equal less logical_and logical_xor bitwise_and bitwise_xor left_shift
right_shift gcd lcm ldexp nextafter fmax fmin divmod outer inner vdot cross convolve correlate
isclose allclose array_equal array_equiv append searchsorted digitize isin union1d:size=4
intersect1d:size=2 setdiff1d:size=2 setxor1d:size=3 vecdot matvec vecmat true_divide polyval
linspace:num=3 geomspace:num=3 logspace:num=3 meshgrid broadcast_arrays matmul dot arctan2 tensordot
""".split()
TYPES = "bool int8 uint8 int32 uint32 float16 bfloat16 float32 complex64".split()
SHAPES = [(3, 4), (4,), (), (0, 4), (0,)]
# Taken here, refused by JAX for the way that it composes them.
MORE = {("diff", "bool"), ("trapezoid", "bool"), ("poly", "bool")}

CASES = [(f, s, a, a) for f, s, a in itertools.product(ONE, SHAPES, TYPES)]
CASES += [c for c in itertools.product(TWO, SHAPES, TYPES, TYPES)]
random.Random(0).shuffle(CASES)


def operand(shape: tuple[int, ...], d: str) -> np.ndarray:
    values = np.random.default_rng(0).uniform(0, 3, shape)
    if d == "complex64":
        values = values + 1j
    return values.astype(getattr(ml_dtypes, d) if d == "bfloat16" else d)


def made(lib: Any, case: tuple[Any, ...], xs: list[Any]) -> Any:
    name, _, options = case[0].partition(":")
    given = xs if case[0] in TWO else xs[:1]
    return getattr(lib.numpy, name)(*given, **eval(f"dict({options})"))


def leaves(x: Any) -> list[Any]:
    return [leaf for item in x for leaf in leaves(item)] if isinstance(x, list | tuple) else [x]


def agree(case: tuple[Any, ...]) -> str:
    """What differs, if anything does."""
    xs = [operand(case[1], d) for d in case[2:]]
    try:
        found = jax.eval_shape(lambda *xs: leaves(made(jax, case, list(xs))), *xs)
        want: Any = [(t.shape, str(t.dtype), t.weak_type) for t in found]
    except Exception as e:
        want = e
    try:
        mine = leaves(made(mg, case, [mg.numpy.asarray(x) for x in xs]))
        have: Any = [(x.shape, str(x.dtype), x.weak_type) for x in mine]
    except Exception as e:
        have = e
    if isinstance(want, Exception) and isinstance(have, Exception):
        accident = isinstance(have, AttributeError | AssertionError | KeyError | RecursionError)
        return f"{case}: {have!r}" if accident else ""
    if isinstance(want, Exception) and (case[0], case[2]) in MORE:
        return ""
    return "" if repr(have) == repr(want) else f"{case}: {have!r}, JAX {want!r}"


@pytest.mark.filterwarnings("ignore")
def test_a_hundredth() -> None:
    assert [said for case in CASES[::100] if (said := agree(case))] == []


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("part", range(8))
def test_all(part: int) -> None:
    assert [said for case in CASES[part::8] if (said := agree(case))] == []


@pytest.mark.parametrize("name", ["kron", "ediff1d", "around", "round", "polyadd", "polysub"])
def test_booleans_are_no_numbers(name):
    for np_ in (jax.numpy, mg.numpy):
        x = np_.array([True, False])
        args = (x, x) if name in ("kron", "polyadd", "polysub") else (x,)
        with pytest.raises((TypeError, ValueError)):
            getattr(np_, name)(*args)
