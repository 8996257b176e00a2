"""Indexing as JAX indexes: values, gradients and vmap of some hundred expressions, and errors."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from xla_oracle import quick_jit

RNG = np.random.default_rng(0)
# What expressions are made of. Integers reach out of range on both sides.
NAMES: dict[str, np.ndarray] = {
    "v": RNG.standard_normal(9).astype(np.float32),
    "x": RNG.standard_normal((5, 4)).astype(np.float32),
    "t": RNG.standard_normal((4, 4, 5)).astype(np.float32),
    "n": RNG.integers(-9, 9, (5, 4)).astype(np.int32),
    "u": RNG.integers(0, 9, (5, 4)).astype(np.uint8),
    "b": RNG.random((5, 4)) < 0.5,
    "i": np.array([0, 3, -1, 2, 2], np.int32),
    "j": np.array([1, -2, 3, 0, 1], np.int32),
    "o": np.array([7, -9, 1, -4, 4], np.int32),
    "k": np.array([[0, 2, 1], [3, -1, 0]], np.int32),
    "s": np.int32(2),
    "r": np.int32(-8),
    "w": np.array([1, 2, 250], np.uint8),
    "y": RNG.standard_normal((5, 4)).astype(np.float32),
}

READS = (
    "v[i]", "v[o]", "v[k]", "v[w]", "v[i[0]]", "v[s]", "v[r]", "v[3]", "v[-2]",
    "v.at[20].get(mode='clip')",
    "v[None, i]", "v[i, None]", "v[i][::-1]", "v[..., o]",
    "x[i]", "x[o]", "x[k]", "x[:, i]", "x[:, o]", "x[i, j]", "x[o, o]", "x[i, 1]", "x[1, i]",
    "x[i, s]", "x[s, j]", "x[s, s]", "x[s]", "x[r]", "x[i, :2]", "x[i, 1:3]", "x[i, ::2]",
    "x[i, ::-1]", "x[::2, j]", "x[::-1, j]", "x[1:4, j]", "x[None, i]", "x[i, None]",
    "x[i, None, j]", "x[:, None, j]", "x[i, ...]", "x[..., i]", "x[i, ..., j]", "x[k, 0]",
    "x[k, k]", "x[k[:, :1], i[:3]]", "x[i[:, None], j[:2]]", "x[0, i]", "x[i, -1]",
    "x[w]", "x[:, w]", "x[1, 2]", "x[1, None, 2]", "x[s, None]",
    "x[None, s, None, 1:3]", "x[..., s]", "x[s, ::2]", "x[s, ::-1]", "x[2:2, i]", "x[i[:0]]",
    "x[:, i[:0]]",
    "t[i]", "t[:, i]", "t[..., i]", "t[i, j]", "t[i, :, j]", "t[:, i, j]", "t[i, j, j]",
    "t[0, :, i]", "t[:, 0, i]", "t[i, :, 0]", "t[i, 1:3, j]", "t[i, ::2, j]",
    "t[i, None, :, j]", "t[None, i, :, j]", "t[:, i, None, j]", "t[:, i, ..., j]", "t[s, :, i]",
    "t[i, :, s]", "t[s, i]", "t[:, s, i]", "t[o, :, o]", "t[k, :, k]", "t[k]", "t[:, k]",
    "t[..., k]", "t[:, k, 1:]", "t[1, i, 2]", "t[::2, i, ::2]", "t[::-1, i, ::-1]", "t[i, ::-1]",
    "t[s, 1:, ::2]", "t[s, s, s]", "t[:, None, s]",
    "n[i]", "n[o, o]", "u[i]", "u[o]", "b[i]", "b[o, o]", "n[k, s]", "b[:, k]",
    "np.take(x, i)", "np.take(x, o)", "np.take(x, i, axis=0)", "np.take(x, o, axis=1)",
    "np.take(x, k, 1)", "np.take(t, k, 1)", "np.take(x, o, 0, mode='clip')",
    "np.take(x, o, 0, mode='wrap')", "np.take(n, o, 0)", "np.take(u, o, 0)", "np.take(b, o, 0)",
    "np.take(x, o, 0, fill_value=3)", "np.take(x, s, 1)", "np.take(v, 40)",
    "np.take_along_axis(x, k[:, :1], 0)", "np.take_along_axis(x, n % 5, 0)",
    "np.take_along_axis(x, n, 1)", "np.take_along_axis(x, n[:, :2], 1)",
    "np.take_along_axis(x, n[:1], 1)", "np.take_along_axis(x[:1], n, 1)",
    "np.take_along_axis(x, n, 1, mode='clip')", "np.take_along_axis(x, i, None)",
    "np.take_along_axis(t, t[:, :1].astype('int32'), 1)",
    "np.take_along_axis(t, t[:1, :, :2].astype('int32'), -1)",
    "np.take_along_axis(n, n, 0)", "np.take_along_axis(x, n, axis=0, fill_value=1)",
    "x.at[i].get()", "x.at[o].get()", "x.at[o].get(mode='fill')", "x.at[o].get(mode='clip')",
    "x.at[o, o].get(mode='fill', fill_value=7)", "n.at[o].get(mode='fill')",
    "u.at[o].get(mode='drop')", "b.at[o].get(mode='fill')", "x.at[9].get(mode='fill')",
    "x.at[s].get(mode='fill')", "x.at[r].get(mode='fill')", "x.at[:, o].get(mode='fill')",
    "x.at[i].get(wrap_negative_indices=False)", "x.at[-1].get(mode='clip')", "x.at[1:3].get()",
    "x.at[o].get(mode='fill', wrap_negative_indices=False)", "t.at[o, :, o].get(mode='fill')",
    "x.at[i].get(mode='promise_in_bounds', unique_indices=True)",
)  # fmt: skip
WRITES = (
    "v.at[i].set(1.5)", "v.at[o].set(1.5)", "v.at[j].set(i * 1.0)", "v.at[s].set(2)",
    "v.at[r].set(2)", "v.at[20].set(2, mode='drop')", "v.at[-2].add(2)", "v.at[k].add(y[:2, :3])",
    "x.at[i].set(y)", "x.at[o].set(y)", "x.at[:, o].set(y[:, :1])", "x.at[i, j].set(y[:, 0])",
    "x.at[o, o].add(y[:, 0])", "x.at[i].add(y)", "x.at[i].add(y[0])", "x.at[i].subtract(y)",
    "x.at[i].multiply(2.0)", "x.at[i].mul(y)", "x.at[i].min(y)", "x.at[i].max(y)",
    "x.at[i].divide(2.0)", "x.at[k].max(0.25)", "x.at[k, 1].add(1.0)", "x.at[i, 1:3].set(y[:, :2])",
    "x.at[i, ::2].add(y[:, :2])", "x.at[::-1, j].add(y[:, :1])", "x.at[1:4, j].set(7)",
    "x.at[i, None].add(1)", "x.at[None, i].add(y)", "x.at[s].set(y[0])", "x.at[s, s].add(3)",
    "x.at[r].set(1)", "x.at[s, 1:3].set(y[0, :2])", "x.at[s, ::2].set(0)",
    "x.at[s, ::-1].set(y[1])", "x.at[:, s].multiply(3)",
    "x.at[1].set(y[0])", "x.at[1:3, ::2].add(1)", "x.at[::-1].set(y)",
    "x.at[9].set(1, mode='drop')", "x.at[i, 9].set(1, mode='drop')",
    "x.at[...].set(2)", "x.at[None, 1].set(y[0])",
    "x.at[i[:0]].set(1)", "x.at[o].set(y, mode='clip')", "x.at[o].add(y, mode='drop')",
    "x.at[o].add(y, mode='fill')", "x.at[9].add(1, mode='clip')", "x.at[r].add(1, mode='clip')",
    "x.at[i].add(y, mode='promise_in_bounds')",
    "x.at[i].add(y, wrap_negative_indices=False)", "x.at[-1].set(0, wrap_negative_indices=False)",
    "t.at[i, :, j].set(1)", "t.at[i, :, j].add(t[0, :, 0])", "t.at[:, i, j].add(y[:, 0])",
    "t.at[k].add(1)", "t.at[:, k].add(1)", "t.at[i, j, j].max(0)", "t.at[0, :, i].set(y)",
    "t.at[i, 1:3, j].multiply(2)", "t.at[i, None, :, j].add(1)", "t.at[..., o].set(5)",
    "n.at[i].set(4)", "n.at[o].add(n)", "n.at[i].max(0)", "n.at[k, 1].min(-3)",
    "u.at[i].add(u)", "u.at[k].multiply(3)", "b.at[i].set(True)", "b.at[o, o].set(False)",
    "x.at[i].set(n)", "n.at[i].apply(np.abs)", "x.at[i].apply(lambda z: z * 2)",
    "np.put_along_axis(x, n[:, :1], 7, 1, inplace=False)",
    "np.put_along_axis(x, n % 5, y, 0, inplace=False)",
    "np.put_along_axis(x, i, 3.0, None, inplace=False)",
    "x.at[i].power(2)", "x.at[:, 1].apply(np.abs)", "x.at[...].apply(np.abs)",
    "x.at[::2].apply(np.abs)", "x.at[1].multiply(y[0])", "x.at[i].apply(np.sin, mode='clip')",
    "x.at[np.array([0, 4])].set(y[:2], unique_indices=True, indices_are_sorted=True)",
)  # fmt: skip
FLOATS = ("v", "x", "t", "y")


def _run(text: str, np_: Any, arrays: dict[str, Any]) -> Any:
    return eval(text, {"np": np_, **arrays})


def _under_jit(text: str, lib: Any, np_: Any) -> Any:
    return lib.jit(lambda held: _run(text, np_, held))(NAMES)


def _same(have: Any, want: Any, text: str, rtol: float = 1e-6) -> None:
    have, want = np.asarray(have), np.asarray(want)
    assert (have.dtype, have.shape) == (want.dtype, want.shape), text
    np.testing.assert_allclose(have, want, rtol=rtol, atol=rtol, err_msg=text)


@pytest.mark.filterwarnings("ignore:scatter inputs")
@pytest.mark.parametrize("part", range(8))
def test_values(part: int) -> None:
    """Compiled: one program of an eighth of all expressions."""
    texts = [e for e in (*READS, *WRITES)][part::8]
    ours = mg.jit(lambda held: [_run(e, mnp, held) for e in texts])(NAMES)
    theirs = quick_jit(lambda held: [_run(e, jnp, held) for e in texts])(NAMES)
    for text, have, want in zip(texts, ours, theirs, strict=True):
        _same(have, want, text)


@pytest.mark.filterwarnings("ignore:scatter inputs")
def test_values_without_jit() -> None:
    ours = {k: mnp.asarray(a) for k, a in NAMES.items()}
    theirs = {k: jnp.asarray(a) for k, a in NAMES.items()}
    for text in (*READS[::15], *WRITES[::15]):
        _same(_run(text, mnp, ours), _run(text, jnp, theirs), text)


def _loss(text: str, np_: Any) -> Callable[..., Any]:
    """The sum of the squares of an expression's values, as a function of its floats."""

    def f(floats: dict[str, Any]) -> Any:
        out = _run(text, np_, {**{k: np_.asarray(a) for k, a in NAMES.items()}, **floats})
        return (out * out).sum() if out.dtype.kind == "f" else 0.0 * floats["v"].sum()

    return f


# JAX has no derivative for these, or (of reads out of range without a mode) a wrong one.
HARD = re.compile(r"multiply\(y|mul\(y|power|apply|divide|^\w\[.*\b(o|r|w|9|20)\b")
INTEGER = ("n", "u", "b")


@pytest.mark.filterwarnings("ignore:scatter inputs")
@pytest.mark.parametrize("part", range(4))
def test_gradients(part: int) -> None:
    rows = [e for e in (*READS, *WRITES) if e[0] not in INTEGER and not HARD.search(e)]
    texts = rows[part::12]
    floats = {k: NAMES[k] for k in FLOATS}

    def total(np_: Any) -> Callable[..., Any]:
        return lambda f: sum(_loss(e, np_)(f) for e in texts)

    # A read that is filled with NaN has no finite sum: those are tested one by one below.
    sums = quick_jit(lambda f: [_loss(e, jnp)(f) for e in texts])(floats)
    texts = [e for e, s in zip(texts, sums, strict=True) if np.isfinite(np.asarray(s))]
    ours = mg.jit(mg.grad(total(mnp)))(floats)
    theirs = quick_jit(jax.grad(total(jnp)))(floats)
    for name in FLOATS:
        _same(ours[name], theirs[name], f"{name} of {texts}", 2e-5)


@pytest.mark.filterwarnings("ignore:scatter inputs")
@pytest.mark.parametrize("mapped", [("x", "v", "t"), ("i", "o", "s", "k"), tuple("xvtioksrny")])
def test_vmap(mapped: tuple[str, ...]) -> None:
    """Some expressions with arrays, indices, or both mapped."""
    texts = [e for e in (*READS, *WRITES)[::4] if "x[b" not in e and "at[b" not in e]
    batch = {k: np.stack([NAMES[k], np.roll(NAMES[k], 1), NAMES[k]]) for k in mapped}
    rest = {k: a for k, a in NAMES.items() if k not in mapped}

    def run(lib: Any, np_: Any) -> Any:
        def one(held: dict[str, Any]) -> list[Any]:
            full = {**{k: np_.asarray(a) for k, a in rest.items()}, **held}
            return [_run(e, np_, full) for e in texts]

        return lib.jit(lib.vmap(one))(batch)

    for text, have, want in zip(texts, run(mg, mnp), run(jax, jnp), strict=True):
        _same(have, want, text)


def test_masks() -> None:
    """Known ones, and (beyond JAX) traced ones with a value that broadcasts."""
    x, mask = NAMES["x"], NAMES["b"]
    u = np.arange(mask.sum(), dtype=np.float32)
    for text in ("x[m]", "x[m[:, 0]]", "x[m[:, 0], 1]", "x[1, m[0]]", "x.at[m].set(0)",
                 "x.at[m].add(u)", "x.at[m].set(u)", "x.at[m[:, 0]].multiply(2)",
                 "x.at[m[:, 0], 1].set(5)", "x.at[m].apply(np.abs)"):  # fmt: skip
        have = _run(text, mnp, {"x": mnp.asarray(x), "m": mnp.asarray(mask), "u": mnp.asarray(u)})
        want = _run(text, jnp, {"x": jnp.asarray(x), "m": jnp.asarray(mask), "u": jnp.asarray(u)})
        _same(have, want, text)
    traced = mg.jit(lambda x, m: x.at[m].add(1))(x, mask)
    np.testing.assert_array_equal(traced, np.where(mask, x + 1, x))


@pytest.mark.smoke
@pytest.mark.parametrize(
    "text",
    ["x[5]", "x[-6]", "x[1, 4]", "x[i, 4]", "x[s, -5]", "x.at[5].set(1)", "x.at[0, 4].add(1)",
     "x.at[5].get()", "x[np.int32(7)]"],
)  # fmt: skip
def test_static_indices_out_of_range_are_errors(text: str) -> None:
    """Beyond JAX, which reads the nearest element and leaves updates out."""
    with pytest.raises(IndexError, match=r"index -?\d+ is out of range for axis \d of size"):
        mg.jit(lambda held: _run(text, np, held))(NAMES)


def test_folds_of_what_a_traced_mask_selects() -> None:
    """Beyond JAX under jit: the same as outside."""
    x, mask = NAMES["x"], NAMES["b"]
    texts = [f"x[m].{fold}()" for fold in "sum prod mean var std max min any all".split()]
    texts += [f"np.{fold}(x[m])" for fold in "sum prod mean var std max min any all".split()]
    texts += ["x[m[:, 0]].sum(0)", "x[m[:, 0]].max(axis=0)", "x[m[:, 0]].mean()"]
    texts += ["(x[m] * 2 + 1).sum()", "(1 - abs(x[m])).max()", "(x[m] > 0.5).any()"]
    held = {"x": mnp.asarray(x), "m": mnp.asarray(mask)}
    compiled = mg.jit(lambda held: [_run(e, mnp, held) for e in texts])(held)
    for text, have in zip(texts, compiled, strict=True):
        _same(have, _run(text, mnp, held), text, 1e-5)
    gradient = mg.jit(mg.grad(lambda x: x[x > 0].mean() + x.at[x > 0].add(x).sum()))(x)
    wanted = jax.grad(lambda x: jnp.mean(x, where=x > 0) + jnp.where(x > 0, 2 * x, x).sum())(x)
    _same(gradient, wanted, "gradient")


@pytest.mark.parametrize(
    "text", ["x[m] + 1", "1 + x[m]", "np.sin(x[m])", "x[m].shape", "x[m].T", "x[m].sum(1)", "x[m]"]
)
def test_else_a_traced_mask_is_refused(text: str) -> None:
    with pytest.raises((mg.errors.ConcretizationError, mg.errors.ArgumentError), match=r"mask|x"):
        mg.jit(lambda held: _run(text, mnp, held))({"x": NAMES["x"], "m": NAMES["b"]})


def test_masks_and_counts_of_known_values_under_grad() -> None:
    """Outside jit a trace knows its values, as in JAX."""
    x = NAMES["v"]
    for text in ("(x[x > 0] ** 2).sum()", "x[np.nonzero(x > 0)[0]].sum()", "x[x > 9].sum()",
                 "(x.at[x > 0].set(np.arange((x > 0).sum()) * x[0])).sum()"):  # fmt: skip
        ours = mg.grad(lambda x, text=text: _run(text, mnp, {"x": x}))(x)
        _same(ours, jax.grad(lambda x, text=text: _run(text, jnp, {"x": x}))(x), text)


def test_single_booleans() -> None:
    """Each is an index of its own, which meets the others as arrays meet."""
    for text in ("v[True]", "v[True, 1]", "v[np.array(True)]", "v.at[True].set(5)", "v[False]",
                 "t[np.array(True), i[:2]]", "t[True, :, i[:2]]", "t[:, True, i[:2]]",
                 "t[i, ..., True]", "t[0, :, False]", "t[False, :, 0]", "t[:, False]",
                 "t[..., np.array(False)]", "t.at[True, i[1]].get()", "t.at[i, True].add(1)",
                 "t.at[True, 1:3].multiply(t[True, 1:3])", "t.at[False].set(5)",
                 "t.at[:, True, 1].set(v[:5])"):  # fmt: skip
        have = _run(text, mnp, {k: mnp.asarray(x) for k, x in NAMES.items()})
        want = _run(text, jnp, {k: jnp.asarray(x) for k, x in NAMES.items()})
        _same(have, want, text)


def test_masks_without_elements() -> None:
    """As in NumPy, a size of 0 fits every dimension."""
    x = NAMES["x"]
    for shape in ((0,), (0, 4), (5, 0)):
        mask = np.zeros(shape, bool)
        assert mnp.asarray(x)[mask].shape == x[mask].shape
    with pytest.raises(IndexError):
        mnp.asarray(x)[np.zeros((0, 3), bool)]


def test_traced_indices_that_decide_on_shapes() -> None:
    for f in (lambda x, i: x[i:], lambda x, i: x[: i + 1], lambda x, i: x[x > i] + 1):
        with pytest.raises(IndexError):
            mg.jit(f)(mnp.arange(3), 1)
        with pytest.raises(IndexError):
            jax.jit(f)(jnp.arange(3), 1)


def test_derivatives_go_where_reads_went() -> None:
    """Out of range too: the element that was read."""
    x, o = NAMES["x"], NAMES["o"]
    at = np.clip(np.where(o < 0, o + 5, o), 0, 4)
    ours = mg.grad(lambda x: (x[o] ** 2).sum())(x)
    _same(ours, jax.grad(lambda x: (x[at] ** 2).sum())(x), "x[o]")


@pytest.mark.parametrize("mode", ["clip", "fill", "promise_in_bounds"])
def test_lax(mode: str) -> None:
    """Windows that stick out: moved, filled or dropped as a whole, as JAX does."""
    x = NAMES["t"]
    i = np.array([[0, 1], [3, 3], [-1, 2], [2, 9]], np.int32)
    if mode == "promise_in_bounds":
        i = i[:1]
    u = RNG.standard_normal((len(i), 2, 2, 5)).astype(np.float32)

    def run(lib: Any) -> list[Any]:
        read = lib.GatherDimensionNumbers((1, 2, 3), (), (0, 1))
        write = lib.ScatterDimensionNumbers((1, 2, 3), (), (0, 1))
        one = lib.ScatterDimensionNumbers((1,), (0, 1), (0, 1))
        row = u[:, 0, 0]
        outs = [
            lib.gather(x, i, read, (2, 2, 5), mode=mode),
            lib.gather(x, i, read, (2, 2, 5), mode=mode, fill_value=3.0),
        ]
        names = ("scatter", "scatter_add", "scatter_sub", "scatter_mul", "scatter_min")
        for name in (*names, "scatter_max"):
            outs.append(getattr(lib, name)(x, i, u, write, mode=mode))
            outs.append(getattr(lib, name)(x, i, row, one, mode=mode))
        outs.append(lib.scatter_apply(x, i, lib.sin, one, update_shape=row.shape, mode=mode))
        return outs

    for k, (have, want) in enumerate(zip(run(mg.lax), run(jax.lax), strict=True)):
        _same(have, want, f"result {k}", 2e-6)
