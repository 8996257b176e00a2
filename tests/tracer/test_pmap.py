"""`pmap`: each example on a device of its own, as JAX's, and as `vmap` of the same function."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.errors import ArgumentError, ShardingError, UnboundAxisError, VmapError

NAME = frozenset({"i"})
X = np.arange(8, dtype=np.float32).reshape(4, 2)


@pytest.fixture(autouse=True)
def _eight_devices() -> Any:
    before = mg.config.num_cpu_devices
    mg.config.update("num_cpu_devices", 8)
    yield
    mg.config.update("num_cpu_devices", before)


# function of one example, the keywords that vmap takes as well, arguments
CASES: dict[str, tuple[Any, dict[str, Any], tuple[Any, ...]]] = {
    "plain": (lambda a: a * 2, {}, (X,)),
    "another axis": (lambda a: a * 2, {"in_axes": 1, "out_axes": 1}, (X,)),
    "from the end": (lambda a: a * 2, {"in_axes": -1}, (X,)),
    "not all mapped": (lambda a, b: a + b, {"in_axes": (0, None)}, (X, 5.0)),
    "trees": (
        lambda d: {"sum": d["a"] + d["b"]},
        {"in_axes": ({"a": 0, "b": None},), "out_axes": {"sum": 1}},
        ({"a": X, "b": 1.0},),
    ),
    "result of nothing mapped": (lambda a: 1.0, {}, (X,)),
    "psum": (lambda a: a / lax.psum(a, "i"), {"axis_name": "i"}, (X,)),
    "all_gather": (lambda a: lax.all_gather(a, "i"), {"axis_name": "i"}, (X,)),
    "ring": (
        lambda a: lax.ppermute(a, "i", [(k, (k + 1) % 4) for k in range(4)]),
        {"axis_name": "i"},
        (X,),
    ),
    "index and size": (
        lambda a: a * lax.psum(1, "i") + lax.axis_index("i"),
        {"axis_name": "i"},
        (X,),
    ),
    "a name that is no text": (lambda a: lax.pmean(a, NAME), {"axis_name": NAME}, (X,)),
    "keys": (
        lambda k: mg.random.normal(k, (2,)),
        {},
        (mg.random.split(mg.random.key(0), 4),),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_values_are_those_of_vmap(case: str) -> None:
    f, how, args = CASES[case]
    have, want = mg.pmap(f, **how)(*args), mg.vmap(f, **how)(*args)
    assert mg.tree.structure(have) == mg.tree.structure(want)
    for a, b in zip(mg.tree.leaves(have), mg.tree.leaves(want), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-6)


@pytest.mark.smoke
def test_results_are_cut_over_the_devices() -> None:
    y = mg.pmap(lambda a: a + 1)(X)
    assert [s.device.id for s in y.addressable_shards] == [0, 1, 2, 3]
    assert [s.data.shape for s in y.addressable_shards] == [(1, 2)] * 4
    last = mg.pmap(lambda a: a + lax.axis_index("k"), "k", devices=mg.devices()[4:])(X[:, 0])
    assert [s.device.id for s in last.addressable_shards] == [4, 5, 6, 7]
    assert last.tolist() == [0, 3, 6, 9]


def test_results_go_on_to_others_whatever_their_axis_is_called() -> None:
    start = mg.pmap(lambda a: a * 2)(X)
    step = mg.pmap(lambda a: a - lax.pmean(a, "batch"), axis_name="batch")
    np.testing.assert_allclose(step(start), 2 * (X - X.mean(0)))
    np.testing.assert_allclose(step(step(start)), 2 * (X - X.mean(0)), atol=1e-6)
    total = mg.pmap(lambda a: lax.psum(a, "i"), "i", out_axes=None)(start)
    added = mg.pmap(lambda a, t: a + lax.pmax(t, "b"), "b", in_axes=(0, None))(start, total)
    np.testing.assert_allclose(added, 2 * X + 2 * X.sum(0))
    with pytest.raises(UnboundAxisError, match="axes in scope: 'batch'"):
        mg.pmap(lambda a: lax.psum(a, "i"), "batch")(X)


def test_the_first_of_many_devices_are_taken() -> None:
    y = mg.pmap(lambda a: a, devices=mg.devices()[2:])(X)
    assert [s.device.id for s in y.addressable_shards] == [2, 3, 4, 5]


def test_what_is_the_same_everywhere_is_taken_once() -> None:
    assert mg.pmap(lambda a: lax.psum(a, "i"), "i", out_axes=None)(X).tolist() == [12, 16]
    assert mg.pmap(lambda a: a, NAME, out_axes=None)(X).tolist() == [0, 1]


def test_settings_keywords_and_methods() -> None:
    scaled = mg.pmap(lambda n, a, b: n * a + b, in_axes=(None, 1, 0), static_broadcasted_argnums=0)
    np.testing.assert_array_equal(scaled(3, X, np.float32([1, 2])), (3 * X + [1, 2]).T)
    summed = mg.pmap(lambda a, b: a + b)
    np.testing.assert_array_equal(summed(X, b=X), 2 * X)
    np.testing.assert_array_equal(summed(X, b=X), 2 * X)
    assert summed.cache_info().misses == 1
    assert isinstance(mg.pmap(lambda a: a).lower(X), mg.stages.Lowered)


def test_it_composes_with_other_transforms() -> None:
    total = mg.pmap(lambda a: lax.psum(a**2, "i"), "i")
    # each device's sum counts, and there are four: as in JAX
    np.testing.assert_allclose(mg.grad(lambda x: total(x).sum())(X), 4 * 2 * X)
    inner = mg.pmap(mg.vmap(lambda a: a + lax.psum(a, "i")), "i")
    np.testing.assert_allclose(inner(X), X + X.sum(0))
    np.testing.assert_allclose(mg.vmap(total)(np.stack([X, 2 * X]))[1, 0], (4 * X**2).sum(0))
    np.testing.assert_array_equal(mg.jit(mg.pmap(lambda a: a * 2))(X), 2 * X)


def test_a_step_of_training_keeps_replicas_equal() -> None:
    """As programs do it: parameters on all devices, gradients averaged over them."""
    w = mnp.broadcast_to(mnp.array([1.0, -1.0]), (4, 2))
    y = X.sum(1)

    def step(w: Any, x: Any, y: Any) -> Any:
        g = mg.grad(lambda w: ((x @ w - y) ** 2).mean())(w)
        return w - 0.01 * lax.pmean(g, "batch")

    once = mg.pmap(step, axis_name="batch")(w, X, y)
    want = w[0] - 0.01 * mg.grad(lambda w: ((X @ w - y) ** 2).mean())(w[0])
    np.testing.assert_allclose(once, np.broadcast_to(want, (4, 2)), rtol=1e-5)


def test_mistakes() -> None:
    with pytest.raises(ShardingError, match="needs 9 devices"):
        mg.pmap(lambda a: a)(np.ones(9, np.float32))
    with pytest.raises(VmapError, match="different sizes: 3, 4"):
        mg.pmap(lambda a, b: a)(X, np.ones(3, np.float32))
    with pytest.raises(VmapError, match="different sizes: 3, 4"):
        mg.pmap(lambda a: a, axis_size=3)(X)
    with pytest.raises(VmapError, match="maps no argument"):
        mg.pmap(lambda a: a, in_axes=None)(X)
    with pytest.raises(VmapError, match="in_axes has 1 entries"):
        mg.pmap(lambda a, b: a, in_axes=(0,))(X, X)
    with pytest.raises(VmapError, match="in_axes must be"):
        mg.pmap(lambda a: a, in_axes=[0])
    with pytest.raises(VmapError, match="out_axes has -1"):
        mg.pmap(lambda a: a, out_axes=-1)(X)
    with pytest.raises(ArgumentError, match="2 devices for 4 examples"):
        mg.pmap(lambda a: a, devices=mg.devices()[:2])(X)
    with pytest.raises(ArgumentError, match="a function was expected, got 3"):
        mg.pmap(3)
    with pytest.raises(ShardingError):
        mg.pmap(mg.pmap(lambda a: a))(X)
