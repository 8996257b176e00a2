"""`out_sharding=`: functions that say where their result lives."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg

X = np.arange(12, dtype=np.float32).reshape(1, 3, 4)
PLACED: dict[str, Any] = {
    "zeros": lambda m, s: m.numpy.zeros((4, 2), out_sharding=s),
    "ones_like": lambda m, s: m.numpy.ones_like(X.reshape(4, 3), out_sharding=s),
    "full": lambda m, s: m.numpy.full((4,), 2.0, out_sharding=s),
    "lax.full": lambda m, s: m.lax.full((4,), 2.0, sharding=s),
    "asarray": lambda m, s: m.numpy.asarray(X.reshape(4, 3), out_sharding=s),
    "arange": lambda m, s: m.numpy.arange(8, out_sharding=s),
    "reshape": lambda m, s: m.numpy.asarray(X).reshape(4, 3, out_sharding=s),
    "ravel": lambda m, s: m.numpy.ravel(X, out_sharding=s),
    "repeat": lambda m, s: m.numpy.repeat(X, 2, out_sharding=s),
    "broadcast_to": lambda m, s: m.numpy.broadcast_to(np.float32(1), (4, 2), out_sharding=s),
    "iota": lambda m, s: m.lax.broadcasted_iota("int32", (4, 2), 1, out_sharding=s),
    "normal": lambda m, s: m.random.normal(m.random.key(0), (4, 2), out_sharding=s),
    "randint": lambda m, s: m.random.randint(m.random.key(0), (4,), 0, 9, out_sharding=s),
}


@pytest.mark.parametrize("jitted", [False, True])
@pytest.mark.parametrize("name", PLACED)
def test_results_live_where_out_sharding_says(name: str, jitted: bool) -> None:
    mesh = mg.make_mesh((2,), ("x",))
    s = mg.sharding.NamedSharding(mesh, mg.sharding.PartitionSpec("x"))
    call = mg.jit(lambda: PLACED[name](mg, s)) if jitted else lambda: PLACED[name](mg, s)
    ours, theirs = call(), PLACED[name](jax, None)
    assert ours.sharding.is_equivalent_to(s, ours.ndim)
    assert ours.dtype == theirs.dtype
    np.testing.assert_allclose(ours, theirs, rtol=2e-6)
