"""Library functions that are compiled once they are called often: values, errors, streams."""

from __future__ import annotations

import pickle
import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.state import eager
from monograph.tracer import hot

pytestmark = pytest.mark.smoke


@pytest.fixture(autouse=True)
def _soon() -> Iterator[None]:
    """A few ops are worth compiling."""
    before, hot.WORTH = hot.WORTH, 3
    yield
    hot.WORTH = before


def ops_of(f: Callable[[], Any]) -> int:
    """How many ops a call runs one by one."""
    before = eager().ran  # type: ignore[attr-defined]
    f()
    return int(eager().ran - before)  # type: ignore[attr-defined]


def heat(f: Callable[[], Any]) -> list[Any]:
    """Results of calls of which the last ones are compiled, unless they cannot be."""
    return [f() for _ in range(8)]


x = mnp.array([3.0, 1.0, 2.0, 5.0])
y = mnp.array([0.5, 4.0, 1.0, 2.0])
index = mnp.array([2, 0, 0])
key = mg.random.key(7)
CALLS: dict[str, Callable[[], Any]] = {
    "sort": lambda: mnp.sort(x),
    "var": lambda: x.var(),
    "quantile": lambda: mnp.quantile(x, 0.3),
    "einsum": lambda: mnp.einsum("i,i->", x, y),
    "a list of arrays": lambda: mnp.stack([x, y], axis=1),
    "a keyword": lambda: mnp.std(x, axis=0, keepdims=True),
    "an operator": lambda: x + y,
    "a number": lambda: x * 2.5,
    "two results": lambda: mnp.divmod(x, y),
    "a decomposition": lambda: mnp.linalg.slogdet(mnp.outer(x, y) + mnp.diag(x)),
    "indices": lambda: x[index],
    "a slice beside indices": lambda: mnp.outer(x, y)[index, 1:3],
    "an update": lambda: x.at[index].add(1.0),
    "softmax": lambda: mg.nn.softmax(x),
    "a density": lambda: mg.scipy.stats.norm.logpdf(x, 0.5),
    "an array of NumPy": lambda: mnp.dot(np.float32([1, 2, 3, 4]), x),
    "an array of NumPy of 64 bits": lambda: mnp.var(np.arange(6.0)[::2]),
    "a product of lax": lambda: mg.lax.dot_general(x, y, (((0,), (0,)), ((), ()))),
    "gammaln": lambda: mg.scipy.special.gammaln(x),
}


@pytest.mark.parametrize("name", CALLS)
def test_compiled_calls_give_what_single_ops_give(name: str) -> None:
    first, *_, last = heat(CALLS[name])
    assert ops_of(CALLS[name]) == 0
    a, b = mg.tree.leaves(first), mg.tree.leaves(last)
    assert [(v.type, type(v)) for v in a] == [(v.type, type(v)) for v in b]
    for one, other in zip(a, b, strict=True):
        np.testing.assert_allclose(one, other, rtol=2e-6)
    assert mg.tree.structure(first) == mg.tree.structure(last)


@pytest.mark.parametrize("draw", ["bits", "normal", "permutation", "randint", "split"])
def test_streams_are_the_same_bit_for_bit(draw: str) -> None:
    given = {"bits": ((3,),), "normal": ((3,),), "permutation": (9,), "randint": ((5,), 0, 9)}
    first, *_, last = heat(lambda: getattr(mg.random, draw)(key, *given.get(draw, ())))
    if draw == "split":
        assert type(last) is type(first)
        first, last = mg.random.key_data(first), mg.random.key_data(last)
    np.testing.assert_array_equal(first, last)


def test_settings_are_told_apart() -> None:
    zero = mnp.array([1.0])
    for sign in (0.0, -0.0):
        out = heat(lambda sign=sign: mnp.copysign(zero, sign))[-1]  # type: ignore[misc]
        assert np.signbit(out) == np.signbit(sign)
    assert heat(lambda: x * 2)[-1].type == heat(lambda: x * True)[-1].type
    ints = mnp.array([1, 2])
    kinds = [heat(lambda n=n: ints * n)[-1].dtype.name for n in (1, 1.0, True)]  # type: ignore[misc]
    assert kinds == ["int32", "float32", "int32"]


def test_what_is_looked_at_stays_op_by_op() -> None:
    counts = mnp.array([1, 0, 2, 1])
    for out in heat(lambda: mnp.repeat(x, counts)):
        np.testing.assert_array_equal(out, [3, 2, 2, 5])
    for out in heat(lambda: x[x > 2]):
        np.testing.assert_array_equal(out, [3, 5])


def test_errors_are_those_of_the_call() -> None:
    def message() -> str:
        with pytest.raises(mg.errors.ShapeError) as caught:
            mnp.dot(x, index)
        return str(caught.value)

    assert len(set(heat(message))) == 1
    gone = mnp.array([1.0, 2.0]) * 3
    heat(lambda: mnp.sort(gone))
    gone.delete()
    with pytest.raises(mg.errors.DeletedError):
        mnp.sort(gone)


def test_nan_debugging_sees_single_ops() -> None:
    heat(lambda: mnp.log(-x))
    with mg.debug_nans(True), pytest.raises(FloatingPointError, match="log"):
        mnp.log(-x)


def test_modes_are_kept_apart() -> None:
    def kind() -> str:
        return str(mnp.sum(index, dtype=int).dtype)

    heat(kind)
    with mg.enable_x64(True):
        assert heat(kind)[-1] == "int64"
    assert kind() == "int32"
    heat(lambda: mnp.sort(x))
    with mg.disable_jit():
        assert ops_of(lambda: mnp.sort(x)) > 0


def test_a_warning_comes_at_each_call() -> None:
    def warned() -> int:
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            mnp.sum(x, dtype="float64")
        return len(found)

    assert heat(warned) == [1] * 8


def test_compiling_leaves_the_warnings_of_others() -> None:
    z = mnp.arange(5.0)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("default")
        for f in (mnp.sort, mnp.flip, mnp.var):
            warnings.warn("once per line", stacklevel=1)
            heat(lambda f=f: f(z))  # type: ignore[misc]
            assert ops_of(lambda f=f: f(z)) == 0  # type: ignore[misc]
    assert len(found) == 1


def test_what_fails_or_warns_in_one_mode_is_compiled_in_others() -> None:
    table = mnp.outer(x, y)
    heat(lambda: mnp.hypot(table, y))
    with mg.numpy_rank_promotion("raise"), pytest.raises(mg.errors.ShapeError):
        mnp.hypot(table, y)
    with mg.numpy_rank_promotion("warn"), pytest.warns(UserWarning, match="hypot"):
        mnp.hypot(table, y)
    with mg.enable_x64(True):
        mnp.hypot(table, y)
        assert ops_of(lambda: mnp.hypot(table, y)) == 0


def test_kinds_may_come_while_others_are_forgotten() -> None:
    kinds: dict[Any, Any] = {}

    class Meanwhile:
        @property
        def jitted(self) -> None:
            kinds[len(kinds)] = self

    kinds[0] = Meanwhile()
    hot._make_room(kinds)
    assert not kinds


def test_values_do_not_change_with_the_number_of_calls() -> None:
    factors = mnp.array([1.0, 2.0, 3e38, -0.0, 1.0])
    wide = mnp.array([np.inf, 1.0, 2.0, 3.0, 4.0, 5.0])
    products = (mnp.prod, mnp.nanprod, mnp.cumprod, mnp.nancumprod, mnp.cumulative_prod)
    for f in (*products, mg.lax.cumprod, lambda v: mg.lax.reduce_prod(v, (0,)), lambda v: v.prod()):
        first, *_, last = heat(lambda f=f: f(factors))  # type: ignore[misc]
        np.testing.assert_array_equal(first, last)
    for f in (mnp.fft.fft, mnp.fft.rfft, mnp.fft.irfft, mnp.fft.hfft, mnp.fft.fftn):
        first, *_, last = heat(lambda f=f: f(wide))  # type: ignore[misc]
        np.testing.assert_array_equal(first, last)


def test_compiling_is_explained_by_the_first_call(caplog: pytest.LogCaptureFixture) -> None:
    with mg.explain_cache_misses(True), caplog.at_level("WARNING", "monograph"):
        for axis in (0, 1):
            heat(lambda axis=axis: mnp.ptp(mnp.outer(x, y), axis=axis))  # type: ignore[misc]
    said = [r.getMessage() for r in caplog.records if "ptp" in r.getMessage()]
    assert len(said) == 2
    assert not any("new function" in text for text in said)


def test_transforms_and_traces_see_the_function_itself() -> None:
    heat(lambda: mnp.var(x))
    np.testing.assert_allclose(mg.grad(mnp.var)(x), (x - x.mean()) / 2, rtol=1e-6)
    np.testing.assert_allclose(mg.vmap(mnp.sort)(mnp.stack([x, y]))[1], mnp.sort(y))
    assert "call" not in [n.op.name for n in mg.make_hlo(lambda v: mnp.sort(v))(x).nodes]


def test_callbacks_and_threads_may_call_them() -> None:
    def total(v: Any) -> Any:
        return np.asarray(heat(lambda: mnp.var(mnp.asarray(v)))[-1])

    f = mg.jit(lambda v: mg.pure_callback(total, mg.ShapeDtypeStruct((), "float32"), v))
    np.testing.assert_allclose(f(x), np.var(x), rtol=1e-6)
    found: list[Any] = []
    threads = [
        threading.Thread(target=lambda: found.extend(heat(lambda: mnp.std(y)))) for _ in range(4)
    ]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    np.testing.assert_allclose(found, [np.std(y)] * 32, rtol=1e-6)


def test_they_are_functions_as_before() -> None:
    assert mnp.abs is mnp.absolute
    for f in (mnp.sort, mnp.stack, mnp.add, mg.nn.gelu, mg.random.normal, mnp.linalg.svd):
        assert pickle.loads(pickle.dumps(f)) is f


def test_numbers_of_arithmetic_may_differ_at_each_call() -> None:
    heat(lambda: x * 0.5)
    assert ops_of(lambda: x * 0.25) == 0
    np.testing.assert_array_equal(x * 0.25, np.float32([3, 1, 2, 5]) / 4)
    small = mnp.array([250, 3], dtype="uint8")
    for n in (300, -1, 7):
        first, *_, last = heat(lambda n=n: small + n)  # type: ignore[misc]
        assert first.type == last.type
        np.testing.assert_array_equal(first, last)
    for n in (1e300, -0.0, float("nan")):
        first, *_, last = heat(lambda n=n: mnp.multiply(x, n))  # type: ignore[misc]
        np.testing.assert_array_equal(np.signbit(first), np.signbit(last))
        np.testing.assert_array_equal(first, last)
    with pytest.raises(OverflowError):
        index + 2**40


def test_ever_new_numbers_leave_what_is_compiled() -> None:
    z = mnp.array([1.0, 2.0, 3.0])
    heat(lambda: mnp.hypot(z, 3.0))
    for i in range(hot._KINDS + 2):
        mnp.hypot(z, 10.0 + i)
    assert ops_of(lambda: mnp.hypot(z, 3.0)) == 0
