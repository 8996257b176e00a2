"""Products that leave out what a mask throws away: nothing else about their results changes."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import jax
import ml_dtypes
import numpy as np
import pytest

import monograph as mg

Array = np.ndarray[Any, Any]
HEADS, TIME, SIZE = 3, 500, 40


def attention(lib: Any, mask: Callable[..., Any], fill: float) -> Callable[..., Any]:
    """Softmax by the library, over the last of (heads, time, positions)."""
    xp = lib.numpy

    def run(q: Any, k: Any, v: Any, *more: Any) -> Any:
        scores = xp.einsum("hqd,hkd->hqk", q, k) / np.float32(8)
        seen = mask(xp, q.shape[-2], k.shape[-2], *more)
        return lib.nn.softmax(xp.where(seen, scores, fill), -1) @ v

    return run


def by_hand(lib: Any, mask: Callable[..., Any], fill: float) -> Callable[..., Any]:
    """The sums divided last, and the logarithm of the sum beside it."""
    xp = lib.numpy

    def run(q: Any, k: Any, v: Any, *more: Any) -> Any:
        scores = xp.einsum("hqd,hkd->hqk", q, k) / np.float32(8)
        scores = xp.where(mask(xp, q.shape[-2], k.shape[-2], *more), scores, fill)
        most = xp.max(scores, -1, keepdims=True)
        chance = xp.exp(scores - most)
        total = xp.sum(chance, -1, keepdims=True)
        return (chance @ v) / total, xp.log(total) + most

    return run


def causal(xp: Any, rows: int, columns: int) -> Any:
    return xp.tril(xp.ones((rows, columns), bool))


def backwards(xp: Any, rows: int, columns: int) -> Any:
    return xp.arange(rows)[:, None] <= xp.arange(columns)


def window(xp: Any, rows: int, columns: int) -> Any:
    apart = xp.arange(rows)[:, None] - xp.arange(columns)
    return (apart >= 0) & (apart < 70)


def shifted(xp: Any, rows: int, columns: int) -> Any:
    """The first rows see nothing at all."""
    return xp.tril(xp.ones((rows, columns), bool), -21)


def cached(xp: Any, rows: int, columns: int, start: Any) -> Any:
    return xp.arange(columns)[None, :] <= start + xp.arange(rows)[:, None]


def padded(xp: Any, rows: int, columns: int, lengths: Any) -> Any:
    return xp.arange(columns)[None, None, :] < lengths[:, None, None]


def documents(xp: Any, rows: int, columns: int, names: Any) -> Any:
    return (names[:, None] == names[None, :]) & xp.tril(xp.ones((rows, columns), bool))


def given(xp: Any, rows: int, columns: int, seen: Any) -> Any:
    return seen


NAMES = np.repeat(np.arange(5, dtype=np.int32), 100)
SEEN = np.abs(np.subtract.outer(np.arange(TIME), np.arange(TIME)) - 13) < 40
MASKS: tuple[tuple[Callable[..., Any], tuple[Any, ...]], ...] = (
    (causal, ()),
    (backwards, ()),
    (window, ()),
    (shifted, ()),
    (cached, (np.int32(37),)),
    (cached, (np.int32(-5000),)),
    (cached, (np.int32(2**31 - 1),)),
    (padded, (np.array([500, 0, 123], np.int32),)),
    (documents, (NAMES,)),
    (given, (SEEN,)),
)
FILLS = (-np.inf, float(np.finfo(np.float32).min))


def parts(seed: int = 0, dtype: Any = np.float32) -> list[Array]:
    rng = np.random.default_rng(seed)
    return [rng.standard_normal((HEADS, TIME, SIZE)).astype(dtype) for _ in range(3)]


def results(made: Any, args: Any) -> list[Array]:
    return [np.asarray(x) for x in mg.tree.leaves(made(*args))]


def compiled(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Any], args: Any) -> list[Any]:
    """The program as it is, and one in which every sum is computed."""
    lean = mg.jit(make()).lower(*args).compile()
    with monkeypatch.context() as m:
        module = importlib.import_module("monograph.fusion.sweep")
        m.setattr(module, "find_spans", lambda launches, *rest: (launches, []))
        whole = mg.jit(make()).lower(*args).compile()
    texts = [x.as_text("kernels") for x in (lean, whole)]
    assert ["are needed" in t for t in texts] == [True, False]
    assert ["terms are left out" in t for t in texts] == [True, False]
    return [lean, whole]


def same_bits(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Any], args: Any) -> list[Array]:
    """What the program gives, which is what it would give with every sum."""
    have, want = (results(x, args) for x in compiled(monkeypatch, make, args))
    for x, y in zip(have, want, strict=True):
        np.testing.assert_array_equal(x, y)
        np.testing.assert_array_equal(np.signbit(x), np.signbit(y))
    return have


@pytest.mark.parametrize(
    ("mask", "more", "fill"),
    [(*m, -1e9) for m in MASKS] + [(m, (), fill) for m in (causal, shifted) for fill in FILLS],
)
def test_masks(
    mask: Callable[..., Any], more: tuple[Any, ...], fill: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a mask is made from, bits are those of the whole products, and close to XLA's."""
    args = (*parts(), *more)
    have = same_bits(monkeypatch, lambda: attention(mg, mask, fill), args)
    want = results(jax.jit(attention(jax, mask, fill)), args)
    np.testing.assert_allclose(have[0], want[0], rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("mask", [causal, window, shifted])
def test_sums_divided_last(mask: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A product that something follows, and a second result."""
    args = parts()
    have = same_bits(monkeypatch, lambda: by_hand(mg, mask, -1e30), args)
    for x, y in zip(have, results(jax.jit(by_hand(jax, mask, -1e30)), args), strict=True):
        np.testing.assert_allclose(x, y, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("make", [attention, by_hand])
@pytest.mark.parametrize(("poison", "place"), [(np.nan, 250), (np.inf, 499), (-np.inf, 0)])
def test_zero_times_what_is_not_finite(
    make: Callable[..., Any], poison: float, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is NaN, also where the mask hides it from a row; keys and queries never show there."""
    args = parts()
    args[2][:, place, 3] = poison
    have = same_bits(monkeypatch, lambda: make(mg, causal, -1e30), args)[0]
    assert np.isnan(have[:, :place, 3]).all()
    assert np.isfinite(have[:, :, :3]).all()
    args = parts()
    args[1][:, place] = poison
    have = same_bits(monkeypatch, lambda: make(mg, causal, -1e30), args)[0]
    assert np.isfinite(have[:, :place]).all()
    assert np.isnan(have[:, place:]).all() or poison == -np.inf


@pytest.mark.parametrize("make", [attention, by_hand])
@pytest.mark.parametrize("hidden", [1.0, -1.0])
def test_the_sign_of_nothing(
    make: Callable[..., Any], hidden: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sums that come to -0 become 0 where a positive number times 0 is added."""
    q, k, v = parts()
    v[:, :450], v[:, 450:] = -1e-45, hidden  # which is in the last terms that are left out
    have = same_bits(monkeypatch, lambda: make(mg, causal, -np.inf), (0 * q, k, v))[0]
    if make is attention:
        assert (have[:, 5:450] == 0).all()
        assert np.signbit(have[:, 5:450]).all() == np.signbit(hidden)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
def test_short_floats(dtype: Any) -> None:
    """Their products are whole, and what the mask hides does not show."""
    args = parts(dtype=dtype)
    args[1][:, 300:] = np.nan
    have, want = (results(jit(attention(lib, causal, -1e4)), args)[0]
                  for lib, jit in ((mg, mg.jit), (jax, jax.jit)))  # fmt: skip
    assert np.isfinite(want[:, :300].astype(np.float32)).all()
    np.testing.assert_allclose(have.astype(np.float32), want.astype(np.float32), atol=0.03)


def test_doubles(monkeypatch: pytest.MonkeyPatch) -> None:
    with mg.enable_x64(True):
        same_bits(monkeypatch, lambda: attention(mg, window, -np.inf), parts(dtype=np.float64))


@pytest.mark.parametrize("options", [{"is_causal": True}, {"local_window_size": (50, 3)}])
@pytest.mark.parametrize("groups", [1, 2, 4])
def test_heads_in_groups(
    options: dict[str, Any], groups: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Heads beside each other in memory, of which several share keys and values."""
    rng = np.random.default_rng(0)
    shapes = ((2, 400, 4, 32), *((2, 400, groups, 32),) * 2)
    args = [rng.standard_normal(s).astype(np.float32) for s in shapes]

    def make(lib: Any = mg) -> Callable[..., Any]:
        return lambda q, k, v: lib.nn.dot_product_attention(q, k, v, **options)

    have = same_bits(monkeypatch, make, args)
    want = results(jax.jit(make(jax)), args)
    np.testing.assert_allclose(have[0], want[0], rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("mask", [causal, window])
def test_gradients(mask: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Products of gradients leave out as much as they may."""

    def make(lib: Any = mg) -> Callable[..., Any]:
        run = attention(lib, mask, -1e30)
        return lib.grad(lambda *args: lib.numpy.sum(run(*args) ** 2), argnums=(0, 1, 2))  # type: ignore[no-any-return]

    args = parts()
    for x, y in zip(same_bits(monkeypatch, make, args), results(jax.jit(make(jax)), args),
                    strict=True):  # fmt: skip
        np.testing.assert_allclose(x, y, rtol=1e-4, atol=1e-5)


def test_scores_that_are_wanted_are_all_computed() -> None:
    """By the program itself, or by one reader that has no mask: then nothing is left out."""

    def shown(q: Any, k: Any, v: Any) -> Any:
        scores = mg.numpy.einsum("hqd,hkd->hqk", q, k)
        masked = mg.numpy.where(causal(mg.numpy, TIME, TIME), scores, -1e30)
        return mg.nn.softmax(masked, -1) @ v, scores

    def added(q: Any, k: Any, v: Any) -> Any:
        masked = mg.numpy.where(causal(mg.numpy, TIME, TIME), 0.0, -1e30)
        return mg.nn.softmax(mg.numpy.einsum("hqd,hkd->hqk", q, k) + masked, -1) @ v

    def chosen_by_scores(q: Any, k: Any, v: Any) -> Any:
        scores = mg.numpy.einsum("hqd,hkd->hqk", q, k)
        return mg.nn.softmax(mg.numpy.where(scores > 0, scores, -1e30), -1) @ v

    for run in (shown, added, chosen_by_scores):
        text = mg.jit(run).lower(*parts()).compile().as_text("kernels")
        assert "together" in text
        assert "are needed" not in text


def summed_in_a_loop(lib: Any, s: Any) -> Any:
    return lib.lax.fori_loop(0, 9, lambda i, total: total + s[:, i * 50, ::7].sum(), np.float32(0))


def chosen_when_it_runs(lib: Any, s: Any) -> Any:
    return lib.lax.cond(s[0, 0, 0] < 1e9, lambda x: x.sum(1), lambda x: x.sum(2), s)


# Integers whose sums f32 has exactly: every order of adding them gives the same bits.
WHOLE: dict[str, Callable[[Any, Any], Any]] = {
    "sum": lambda lib, s: s.sum(),
    "sum over heads": lambda lib, s: s.sum(0),
    "sum over rows": lambda lib, s: s.sum(1),
    "max over rows": lambda lib, s: lib.numpy.max(s, 1),
    "sort": lambda lib, s: lib.numpy.sort(s, -1),
    "cumsum": lambda lib, s: lib.numpy.cumsum(s, -1),
    "top_k": lambda lib, s: lib.lax.top_k(s, 5),
    "loop": summed_in_a_loop,
    "branch": chosen_when_it_runs,
    "several": lambda lib, s: (s.sum(1), lib.numpy.sort(s, -1), lib.numpy.max(s, 1)),
}


@pytest.mark.parametrize("reader", WHOLE.values(), ids=WHOLE)
def test_readers_that_stand_aside_see_all_columns(reader: Callable[[Any, Any], Any]) -> None:
    """What stands before the softmax in the program, but runs after the sweep, reads scores too."""

    def make(lib: Any, *readers: Callable[[Any, Any], Any]) -> Callable[..., Any]:
        def run(q: Any, k: Any, v: Any) -> Any:
            scores = lib.numpy.einsum("hqd,hkd->hqk", q, k)
            read = [r(lib, scores) for r in readers]
            masked = lib.numpy.where(causal(lib.numpy, TIME, TIME), scores, -1e30)
            return lib.nn.softmax(masked, -1) @ v, read

        return run

    rng = np.random.default_rng(0)
    args = [rng.integers(-2, 3, (HEADS, TIME, SIZE)).astype(np.float32) for _ in range(3)]
    alone, beside = (mg.jit(make(mg, *r)).lower(*args).compile() for r in ((), (reader,)))
    assert "are needed" in alone.as_text("kernels")
    assert "are needed" not in beside.as_text("kernels")
    have, want = results(beside, args), results(jax.jit(make(jax, reader)), args)
    np.testing.assert_allclose(have[0], want[0], rtol=2e-5, atol=2e-6)
    for x, y in zip(have[1:], want[1:], strict=True):
        np.testing.assert_array_equal(x, y)


def test_the_report_says_so() -> None:
    text = mg.jit(attention(mg, causal, -1e30)).lower(*parts()).compile().as_text("kernels")
    assert "yes leave out columns of run_dot_general that nothing needs" in text
    assert "yes leave out terms of run_dot_general that are zero times something finite" in text
    assert "of a row, columns %1 to %2 are needed" in text
