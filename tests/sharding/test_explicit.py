"""Explicit axes: results are cut as their operands say, and what they leave open is an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax, nn
from monograph.errors import ShardingError
from monograph.sharding import AxisType, NamedSharding
from monograph.sharding import PartitionSpec as P

A = np.arange(64, dtype=np.float32).reshape(8, 8) / 64


def mesh() -> Any:
    return mg.make_mesh((2, 4), ("X", "Y"), axis_types=(AxisType.Explicit,) * 2)


def on(*spec: Any) -> NamedSharding:
    return NamedSharding(mesh(), P(*spec))


# name: function, specs of its arguments, spec of the result
CLEAR: dict[str, tuple[Callable[..., Any], list[P], P]] = {
    "elementwise": (lambda x: mnp.sin(x) * 2, [P("X", "Y")], P("X", "Y")),
    "one is whole": (lambda x, y: x + y, [P("X", "Y"), P()], P("X", "Y")),
    "both together": (lambda x, y: x + y, [P("X"), P(None, "Y")], P("X", "Y")),
    "transposed": (lambda x: x.T, [P("X", "Y")], P("Y", "X")),
    "sum": (lambda x: x.sum(0), [P("X", "Y")], P("Y")),
    "product": (lambda x, w: x @ w, [P("X"), P(None, "Y")], P("X", "Y")),
    "softmax": (nn.softmax, [P("X")], P("X")),
    "reshape": (lambda x: x.reshape(64), [P("X")], P("X")),
    "called": (lambda x: mg.jit(lambda a: a * 2)(x), [P("X")], P("X")),
    "resharded": (lambda x, y: x + mg.reshard(y, on("X")), [P("X"), P("Y")], P("X")),
    "said behind": (lambda x, y: lax.with_sharding_constraint(x @ y, on("X")),
                    [P("X", "Y"), P("Y")], P("X")),
    "said by keyword": (lambda x, y: mnp.matmul(x, y, out_sharding=on(None, "X")),
                        [P("X", "Y"), P("Y")], P(None, "X")),
    "said of einsum": (lambda x, y: mnp.einsum("ij,jk->ki", x, y, out_sharding=on("Y")),
                       [P("X", "Y"), P("Y")], P("Y")),
    "derivative": (mg.grad(lambda x, w: mnp.sin(x @ w).sum()), [P("X"), P()], P("X")),
    "scan": (lambda x: lax.scan(lambda c, a: (mnp.sin(c + a), None), x[0], x)[0],
             [P(None, "Y")], P("Y")),
}  # fmt: skip
UNCLEAR: dict[str, tuple[Callable[..., Any], list[P], str]] = {
    "summed over": (lambda x, y: x @ y, [P("X", "Y"), P("Y")], "summed over and cut over Y"),
    "twice": (lambda x, y: x @ y.T, [P("X"), P("X")], "cuts once"),
    "unlike": (lambda x, y: x + y, [P("X"), P("Y")], "cut in different ways"),
    "in a loop": (lambda x, y: lax.fori_loop(0, 2, lambda i, c: c @ y, x),
                  [P(None, "Y"), P("Y")], "summed over and cut over Y"),
}  # fmt: skip


def placed(specs: list[P]) -> list[Any]:
    return [mg.device_put(A, NamedSharding(mesh(), s)) for s in specs]


@pytest.mark.parametrize("name", CLEAR)
def test_results_follow_operands(name: str) -> None:
    f, specs, expected = CLEAR[name]
    made = mg.jit(f)(*placed(specs))
    assert made.sharding.tiling(made.ndim) == NamedSharding(mesh(), expected).tiling(made.ndim)
    plain = mg.jit(lambda *xs: f(*xs))(*placed([P()] * len(specs)))
    np.testing.assert_allclose(np.asarray(made), np.asarray(plain), rtol=1e-5)


@pytest.mark.parametrize("name", UNCLEAR)
@pytest.mark.parametrize("wrap", [mg.jit, lambda f: f], ids=["jit", "eager"])
def test_what_is_open_is_an_error(name: str, wrap: Any) -> None:
    f, specs, why = UNCLEAR[name]
    with pytest.raises(ShardingError, match=why) as caught:
        wrap(f)(*placed(specs))
    assert caught.value.source.file == __file__
    assert "out_sharding" in str(caught.value)


def test_auto_axes_choose() -> None:
    auto = mg.make_mesh((2, 4), ("X", "Y"))
    x, y = (mg.device_put(A, NamedSharding(auto, s)) for s in (P("X", "Y"), P("Y")))
    np.testing.assert_allclose(np.asarray(mg.jit(mnp.matmul)(x, y)), A @ A, rtol=1e-5)


def test_types_of_arrays_show_explicit_axes() -> None:
    a, b = mg.device_put(A, on("X", "Y")), mg.device_put(A, on(("X", "Y")))
    assert [repr(mg.typeof(x)) for x in (a, b, a.T, a.sum(0))] == [
        "f32[8@X,8@Y]", "f32[8@(X,Y),8]", "f32[8@Y,8@X]", "f32[8@Y]",
    ]  # fmt: skip
    assert mg.typeof(a) is mg.typeof(a) is not mg.typeof(b)
    assert mg.typeof(a).sharding == a.sharding
    assert mg.typeof(a).shape == (8, 8)
    plain = mg.make_mesh((2, 4), ("X", "Y"))
    assert repr(mg.typeof(mg.device_put(A, NamedSharding(plain, P("X"))))) == "f32[8,8]"
