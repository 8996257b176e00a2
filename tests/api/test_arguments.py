"""Arguments that JAX takes give what they give there; what it refuses raises the same class."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp

PROGRAMS = (
    # element types by NumPy's classes, by Python's, of arrays and of numbers
    *(f"np.{limits}(numpy.{d}).dtype" for limits, types in (
        ("finfo", "float32 float16 complex64 float64"), ("iinfo", "int32 uint8 int64"),
    ) for d in types.split()),
    "np.finfo(float).dtype", "np.finfo(complex).dtype", "np.iinfo(int).max", "np.iinfo(7).max",
    "np.finfo(np.bfloat16).dtype", "np.finfo(x).eps", "np.finfo(numpy.int8)", "np.iinfo('f4')",
    *(f"api.dtypes.scalar_type_of({x})" for x in (
        "numpy.int32", "numpy.float32", "np.int8", "1.0", "1", "True", "float", "x",
    )),
    # masks, starting values and corrections of folds
    *(f"np.{f}(x, where=np.array([1, 0, 1]))"
      for f in "sum prod mean var any nansum nanmean nanvar".split()),
    "np.max(x, where=np.array([1, 0, 1]), initial=0)", "np.sum(x, initial=x)",
    "np.sum(x, initial=2)", "np.std(x, ddof=1, correction=0)", "np.var(x, ddof=1, correction=1)",
    "np.var(x, correction=1)", "np.std(x, ddof=0, correction=2)",
    *(f"np.{f}({x}, dtype={d})" for f in "var std nanvar nanstd".split() for x in "xz"
      for d in ("None", "numpy.float16", "numpy.complex64")),
    *(f"np.{f}(np.array([[2, 0], [0, 3]]), axis=1, dtype={d})"
      for f in "cumsum cumprod nancumsum cumulative_sum cumulative_prod".split()
      for d in ("bool", "'int8'", "None")),
    "np.cumulative_sum(x > 1, include_initial=True, dtype=bool)",
    "np.cumulative_prod(x > 1, include_initial=True)",
    # objects that stand for arrays
    "np.delete(x, Held(1))", "np.delete(Held(x), Held(numpy.array([0, 2])))",
    "np.roll(x, Held(1))", "np.roll(Held(x), Held(numpy.array([1, 1])), (0, 0))",
    "np.einsum(Held(x), [0], Held(x), [0])", "np.isscalar(Held(1.0))", "np.isscalar(Held(x))",
    # classes of the user's that know arrays
    "type(x * Pair(1, 2))", "type(Pair(1, 2) * x)", "x * [1, 2, 3]", "(1, 2) + x",
    # derivatives at kinks
    *(f"api.grad({f})({x})" for x in ("0.0", "-1.5")
      for f in ("np.i0", "np.sinc")),
    # types and bounds that are not given, or are none
    "np.arange(3).astype(None)", "np.astype(x, None)", "np.arange(3 + 0j)",
    "np.tensordot(np.ones((3, 3, 3)), x, 2)", "np.pad(x, 1, 'none such')",
    # ufuncs
    "np.add.reduceat(x, np.array([], int))", "np.add.reduceat(x, np.array([1, 0]))",
    "np.frompyfunc(max, 2, 1) == np.frompyfunc(max, 2, 1)",
    "np.frompyfunc(max, 2, 1) == np.frompyfunc(max, 2, 1, identity=0)",
    "hash(np.frompyfunc(max, 2, 1)) == hash(np.frompyfunc(max, 2, 1))",
)  # fmt: skip


class Held:
    """What stands for an array."""

    def __init__(self, x: Any) -> None:
        self.x = x

    def __jax_array__(self) -> Any:
        return self.x


class Pair(NamedTuple):
    """A tuple that can be multiplied."""

    a: Any
    b: Any

    def __mul__(self, y: Any) -> Pair:
        return Pair(self.a * y, self.b * y)

    __rmul__ = __mul__


def _run(text: str, api: ModuleType, np_: ModuleType) -> Any:
    def held(x: Any) -> Any:
        return Held(np_.asarray(x))

    x = np.arange(3, dtype=np.float32)
    names = {"api": api, "np": np_, "numpy": np, "Held": held, "Pair": Pair, "x": np_.asarray(x)}
    try:
        return eval(text, names | {"z": np_.asarray(x * 1j)})
    except Exception as e:
        return e


@pytest.mark.parametrize("text", PROGRAMS)
def test_as_in_jax(text: str) -> None:
    have, want = _run(text, mg, mnp), _run(text, jax, jnp)
    if isinstance(want, Exception):
        assert isinstance(have, type(want)), have
    elif isinstance(want, jax.Array):
        assert (have.dtype, have.shape, have.weak_type) == (want.dtype, want.shape, want.weak_type)
        np.testing.assert_allclose(np.asarray(have), np.asarray(want), 1e-3)
    else:
        assert have == want


def test_second_derivative_of_i0() -> None:
    """A half at 0, where JAX has 0."""
    assert mg.grad(mg.grad(mnp.i0))(0.0) == 0.5
