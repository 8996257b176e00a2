"""What programs note about themselves: NaN, infinities, indices, divisions; where and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.errors import BoundsError, DivisionError, MonographError, NanError
from monograph.hlo import ops
from monograph.hlo.graph import all_graphs
from monograph.hlo.passes.suspects import keeps, makes

X = np.array([2.0, -1.0, 3.0], np.float32)
CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...], str, str, str]] = {}


def case(op: str, *args: Any, iteration: str = "", phase: str = "forward") -> Any:
    """A program whose marked line makes the first NaN by `op`."""

    def mark(f: Callable[..., Any]) -> Callable[..., Any]:
        CASES[f.__name__] = (f, args, op, iteration, phase)
        return f

    return mark


@case("log", X)
def plain(x):
    y = x * 2
    y = mnp.log(y)  # !
    return y + 1


@case("sqrt", X)
def first_of_two(x):
    a = mnp.sqrt(x)  # !
    b = mnp.log(x)
    return a + b


@case("divide", np.float32(0))
def scalar(x):
    return mnp.exp(x / x)  # !


@case("log", X)
def behind_a_reduction(x):
    return mnp.mean(mnp.log(x) ** 2)  # !


@case("sqrt", X)
def behind_a_product(x):
    h = mnp.sqrt(x)[None, :]  # !
    return mnp.tanh(h @ mnp.ones((3, 4)) + 1)


@case("dot_general", np.array([np.inf, 1], np.float32))
def in_a_product(x):
    return mnp.tanh(x[None, :] @ mnp.array([[0.0], [1.0]]))  # !


@case("log", np.float32(3.5), iteration="3 of the loop")
def in_a_scan(x):
    def step(x, _):
        x = x - 1
        return x, mnp.log(x)  # !

    return lax.scan(step, x, None, length=6)


@case("log", np.float32(3.5), iteration="3 of the loop")
def in_a_reversed_scan(x):
    def step(x, _):
        x = x - 1
        return x, mnp.log(x)  # !

    return lax.scan(step, x, None, length=6, reverse=True)


@case("sqrt", np.float32(9), iteration="1, 2 of the loops, outermost first")
def in_loops_inside_each_other(x):
    def inner(_, x):
        return x - mnp.sqrt(x)  # !

    return lax.fori_loop(0, 4, lambda _, x: lax.fori_loop(0, 3, inner, x), x)


@case("sqrt", np.float32(9.5), iteration="3 of the loop")
def in_a_while(x):
    return lax.while_loop(lambda x: x > -5, lambda x: x - mnp.sqrt(x) - 1, x)  # !


@case("log", np.float32(-1))
def in_a_branch(x):
    return lax.cond(x > 0, lambda x: x, lambda x: mnp.log(x), x)  # !


@case("log", np.float32(3), iteration="3 of the loop")
def in_a_branch_in_a_loop(x):
    def body(i, x):
        return lax.cond(i > 2, lambda x: mnp.log(-x), lambda x: x + 1, x)  # !

    return lax.fori_loop(0, 5, body, x)


@case("log", X)
def after_a_loop(x):
    x = lax.fori_loop(0, 3, lambda i, x: x * 2, x)
    return mnp.log(x)  # !


@case("log", X)
def in_an_inner_jit(x):
    return mg.jit(lambda x: mnp.log(x))(x * 1)  # !


@case("log", X)
def under_vmap(x):
    return mg.vmap(lambda x: mnp.log(x))(x)  # !


@case("multiply", np.float32(0), phase="transpose")
def in_the_backward_pass(x):
    return mg.grad(lambda x: mnp.where(x > 0, mnp.sqrt(x), 0.0))(x)  # !


@case("subtract", np.array([np.inf, np.inf], np.float32))
def in_a_composite(x):
    return mg.nn.softmax(x)  # !


@case("multiply", np.float32(0), phase="transpose")
def in_a_checkpoint(x):
    return mg.grad(mg.checkpoint(lambda x: mnp.sqrt(mnp.sin(x) * x)))(x)  # !


@case("eigh", np.full((2, 2), np.inf, np.float32))
def of_several_results(x):
    w, v = mnp.linalg.eigh(x)  # !
    return mnp.tanh(w) + v


@case("log", X.astype("bfloat16"))
def of_bfloat16(x):
    return mnp.log(x)  # !


@case("divide", np.complex64(0))
def of_complex(x):
    return x / x  # !


def line_of(f: Callable[..., Any]) -> int:
    code = f.__code__
    with open(code.co_filename) as file:
        text = file.read().splitlines()
    at = range(code.co_firstlineno, code.co_firstlineno + 12)
    return next(i + 1 for i in at if text[i].endswith("# !"))


@pytest.mark.smoke
@pytest.mark.parametrize("backend", ["cpu", "interp"])
@pytest.mark.parametrize("name", CASES)
def test_the_first_nan_is_named(name: str, backend: str) -> None:
    f, args, op, iteration, phase = CASES[name]
    with mg.debug_nans(True), pytest.raises(FloatingPointError) as caught:
        mg.jit(f, backend=backend)(*args)
    error = caught.value
    assert isinstance(error, NanError) and error.what == f"{op} returned NaN"
    assert error.source.file == __file__ and error.source.line == line_of(f)
    assert error.operands.get("iteration", "") == iteration
    assert error.loc is not None and error.loc.phase == phase


@pytest.mark.parametrize("name", CASES)
def test_without_it_nothing_is_raised_and_values_are_the_same(name: str) -> None:
    f, args, *_ = CASES[name]
    assert any(np.isnan(np.asarray(x)).any() for x in mg.tree.leaves(mg.jit(f)(*args)))
    with mg.debug_nans(True):
        good = [np.full_like(a, 2) for a in args]
        try:
            mine = mg.jit(f)(*good)
        except NanError:
            return  # some programs end in NaN from everywhere
    theirs = mg.jit(f)(*good)
    for a, b in zip(mg.tree.leaves(mine), mg.tree.leaves(theirs), strict=True):
        np.testing.assert_array_equal(np.asarray(a), np.asarray(b))


def test_only_what_is_returned_counts() -> None:
    f = mg.jit(lambda x: mnp.where(x > 0, mnp.log(x), 0.0))
    with mg.debug_nans(True):
        np.testing.assert_allclose(f(X), [np.log(2), 0, np.log(3)], rtol=1e-6)
        assert mg.jit(lambda x: mnp.isnan(mnp.log(x)))(X).tolist() == [False, True, False]
        with pytest.raises(NanError, match="which no op of it made"):
            mg.jit(lambda x: x)(np.float32(np.nan))
        with pytest.raises(NanError, match="which no op of it made"):
            mg.jit(lambda x: mnp.where(x > 0, x, np.nan))(X)


def test_eager_operations_are_looked_at() -> None:
    with mg.debug_nans(True):
        with pytest.raises(NanError, match="log returned NaN"):
            mnp.log(X)
        with pytest.raises(NanError, match="iteration: 3 of the loop"):
            in_a_scan(np.float32(3.5))
        with pytest.raises(NanError, match="backward"):
            in_the_backward_pass(np.float32(0))
        assert mnp.nanmean(mnp.array([1.0, 3.0])) == 2
    assert np.isnan(np.asarray(mnp.log(X))[1])


def test_infinities() -> None:
    with mg.debug_infs(True):
        with pytest.raises(NanError, match="divide returned infinity"):
            mg.jit(lambda x: 1 / x)(0.0)
        with pytest.raises(NanError, match="exponential returned infinity"):
            mnp.exp(1000.0)
        assert mg.jit(lambda x: mnp.tanh(mnp.exp(x)))(1000.0) == 1
        assert np.isnan(np.asarray(mg.jit(mnp.log)(-1.0)))  # NaN is not asked for
    with mg.debug_infs(True), mg.debug_nans(True), pytest.raises(NanError, match="NaN or infinity"):
        mg.jit(mnp.log)(-1.0)


def test_donated_arguments_are_no_obstacle() -> None:
    f = mg.jit(lambda x: mnp.sqrt(x) * 2 + x, donate_argnums=0)
    with mg.debug_nans(True):
        np.testing.assert_array_equal(f(mnp.array([4.0, 9.0])), [8, 15])
        with pytest.raises(NanError, match="sqrt"):
            f(mnp.array([4.0, -9.0]))


def test_modes_are_separate_programs() -> None:
    f = mg.jit(mnp.log)
    assert np.isnan(np.asarray(f(-1.0)))
    for _ in range(3):  # prepared calls are not taken where they don't hold
        f(-1.0)
    with mg.debug_nans(True), pytest.raises(NanError):
        f(-1.0)
    assert np.isnan(np.asarray(f(-1.0)))
    mg.config.update("jax_debug_nans", True)
    try:
        with pytest.raises(NanError):
            f(-1.0)
        with mg.debug_nans(False):
            assert np.isnan(np.asarray(f(-1.0)))
    finally:
        mg.config.update("debug_nans", False)


def test_the_latch_can_be_read() -> None:
    with mg.debug_nans(True):
        compiled = mg.jit(in_a_scan).lower(np.float32(3.5)).compile()
    assert "latched" in compiled.stages and "i32[2]" in compiled.as_text("latched")
    with pytest.raises(NanError):
        compiled(np.float32(3.5))


def test_updates_in_loops_stay_cheap() -> None:
    def f(table: Any) -> Any:
        return lax.fori_loop(0, 9, lambda i, t: t.at[i].set(mnp.log(t[i + 1])), table)

    with mg.debug_nans(True):
        compiled = mg.jit(f).lower(np.ones(1000, np.float32)).compile()
        with pytest.raises(NanError, match="iteration: 3 of the loop"):
            compiled(np.where(np.arange(1000) == 4, np.float32(-1), np.float32(1)))
    whole = [g for g in all_graphs(compiled.loaded.compilation.graphs["latched"])][1:]
    shapes = [n.type.shape for g in whole for n in g.nodes if n.op is ops.compare]
    assert shapes and (1000,) not in shapes


# ---- checks --------------------------------------------------------------------------------------

F5, I2 = np.arange(5, dtype=np.float32), np.array([1, 5], np.int32)
WRONG: dict[str, tuple[Callable[..., Any], tuple[Any, ...], type[MonographError]]] = {
    "x[i]": (lambda x, i: x[i], (F5, 7), BoundsError),
    "x[-i]": (lambda x, i: x[i], (F5, -6), BoundsError),
    "x[indices]": (lambda x, i: x[i], (F5, I2), BoundsError),
    "matrix[i, indices]": (lambda x, i: x[0, i], (F5[None], I2), BoundsError),
    "take": (lambda x, i: mnp.take(x, i), (F5, I2), BoundsError),
    "take_along_axis": (lambda x, i: mnp.take_along_axis(x, i, 0), (F5, I2), BoundsError),
    "set": (lambda x, i: x.at[i].set(1), (mnp.asarray(F5), I2), BoundsError),
    "add": (lambda x, i: x.at[i].add(1), (mnp.asarray(F5), 5), BoundsError),
    "one place of zeros": (lambda i: mnp.zeros(5).at[i].set(1.0), (7,), BoundsError),
    "one place of zeros, before": (lambda i: mnp.zeros(5).at[i].add(1.0), (-6,), BoundsError),
    "divide": (lambda x, i: x.at[i].divide(2.0), (mnp.asarray(F5), 7), BoundsError),
    "a place of each row": (
        lambda i: mg.vmap(lambda i: mnp.zeros(5).at[i].set(1.0))(i), (I2,), BoundsError,
    ),
    "one place, in a loop": (
        lambda n: lax.fori_loop(0, n, lambda i, c: c + mnp.zeros(5).at[i].set(1.0), mnp.zeros(5)),
        (6,), BoundsError,
    ),
    "dynamic_slice": (lambda x, i: lax.dynamic_slice(x, (i,), (3,)), (F5, 3), BoundsError),
    "dynamic_update_slice": (
        lambda x, i: lax.dynamic_update_slice(x, x[:2], (i,)), (F5, 4), BoundsError,
    ),
    "div": (lambda x, y: lax.div(x, y), (np.int32(3), np.int32(0)), DivisionError),
    "//": (lambda x, y: x // y, (np.arange(3), np.array([1, 0, 2])), DivisionError),
    "rem": (lambda x, y: lax.rem(x, y), (np.arange(3), np.array([1, 0, 2])), DivisionError),
    "in a loop": (
        lambda x, n: lax.fori_loop(0, n, lambda i, c: c + x[i], 0.0), (F5, 6), BoundsError,
    ),
    "unused": (lambda x, i: (x[i], x)[1] + 0 * x[i], (F5, 7), BoundsError),
}  # fmt: skip


@pytest.mark.parametrize("backend", ["cpu", "interp"])
@pytest.mark.parametrize("name", WRONG)
def test_wrong_operands(name: str, backend: str) -> None:
    f, args, kind = WRONG[name]
    with pytest.raises(kind):
        mg.jit(f, backend=backend, checked=True)(*args)
    mg.jit(f, backend=backend)(*args)  # without checks it gives something


@pytest.mark.parametrize("name", WRONG)
def test_wrong_operands_of_eager_operations(name: str) -> None:
    f, args, kind = WRONG[name]
    with mg.checked(), pytest.raises(kind):
        f(*[mnp.asarray(a) for a in args])


def test_right_operands_pass() -> None:
    @mg.jit(checked=True)
    def f(x: Any, i: Any) -> Any:
        y = x[i] + x[-1] + lax.dynamic_slice(x, (i,), (2,)).sum() + i // 2
        ys = lax.scan(lambda c, v: (c + v, c * v), y, x)[1]
        return ys.at[i].add(1.0), mnp.take(x, mnp.array([0, 4])), mg.grad(lambda x: x[i] ** 2)(x)

    for a, b in zip(f(F5, 3), mg.jit(f.__wrapped__)(F5, 3), strict=True):
        np.testing.assert_array_equal(a, b)


def test_zero_dimensional_error_classes() -> None:
    with pytest.raises(IndexError):
        mg.jit(lambda x, i: x[i], checked=True)(F5, 9)
    with pytest.raises(ZeroDivisionError):
        mg.jit(lambda x, i: x // i, checked=True)(3, 0)


# ---- what is tried out of records ----------------------------------------------------------------


def node(f: Callable[..., Any], *args: Any) -> Any:
    return mg.jit(f).trace(*args).entry.trace.graph.nodes[-1]


@pytest.mark.parametrize(
    ("f", "args", "made", "kept"),
    [
        (lax.log, (1.0,), True, [True]),
        (lax.tanh, (1.0,), False, [True]),
        (lax.exp, (1.0,), False, [True]),
        (lax.max, (1.0, 2.0), False, [True, True]),
        (lax.add, (1.0, 2.0), True, [True, True]),
        (lax.pow, (1.0, 2.0), True, [False, False]),
        (lax.neg, (1.0,), False, [True]),
        (lax.select, (X > 0, X, X + 1), False, [False, False, False]),
    ],
)
def test_records_say_what_makes_and_keeps_nan(f: Any, args: Any, made: bool, kept: Any) -> None:
    n = node(f, *args)
    assert makes(n, np.isnan) is made
    assert [keeps(n, x, np.isnan) for x in n.ins] == kept
