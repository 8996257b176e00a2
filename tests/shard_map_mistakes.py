"""Programs with `shard_map` that must raise."""

from __future__ import annotations

from typing import Any

import numpy as np

from shard_map_table import PROGRAMS, Make, X, mesh_of, over, spec


def _wrong(name: str, make: Make) -> None:
    PROGRAMS["wrong_" + name] = make


def _mistakes() -> None:
    same = lambda x: x  # noqa: E731
    _wrong("name", lambda J: over(J, same, spec(J)("q"), spec(J)("x"))(X))
    _wrong("name_out", lambda J: over(J, same, spec(J)("x"), spec(J)("q"))(X))
    _wrong("too_long", lambda J: over(J, same, spec(J)("x", None), spec(J)("x"))(X))
    _wrong("too_long_out", lambda J: over(J, lambda x: x.sum(), spec(J)("x"), spec(J)("x"))(X))
    _wrong("indivisible", lambda J: over(J, same, spec(J)("x"), spec(J)("x"))(X[:15]))
    _wrong("not_the_same", lambda J: over(J, same, spec(J)("x"), spec(J)())(X))
    _wrong("not_the_same_two", lambda J: over(J, same, spec(J)("x"), spec(J)("y"), sizes=(2, 4))(X))
    _wrong("axis", lambda J: over(J, lambda x: J.lax.psum(x, "i"), spec(J)("x"), spec(J)())(X))
    _wrong("axis_outside", lambda J: J.lax.psum(J.numpy.ones(3), "x"))
    _wrong("no_mesh", lambda J: J.shard_map(same, in_specs=spec(J)("x"), out_specs=spec(J)("x"))(X))
    _wrong("no_specs", lambda J: J.shard_map(same, mesh=mesh_of(J, 4), out_specs=spec(J)("x"))(X))
    _wrong("string_spec", lambda J: over(J, same, "x", spec(J)("x"))(X))
    _wrong("tree", lambda J: over(J, same, spec(J)("x"), spec(J)("x"), spec(J)("x"))(X))
    _wrong("tree_out", lambda J: over(J, lambda x: (x, x), spec(J)("x"), (spec(J)("x"),) * 3)(X))
    _wrong("keyword", lambda J: over(J, same, spec(J)("x"), spec(J)("x"))(x=X))
    _wrong("no_function", lambda J: over(J, 3, spec(J)("x"), spec(J)("x"))(X))
    _wrong("axis_names", lambda J: over(J, same, spec(J)("x"), spec(J)("x"), axis_names={"q"})(X))
    _wrong(
        "unmanual_spec",
        lambda J: over(J, same, spec(J)("y"), spec(J)("x"), sizes=(4, 2), axis_names={"x"})(X),
    )
    _wrong(
        "twice_varying",
        lambda J: over(J, lambda x: J.lax.pcast(x, "x", to="varying"), spec(J)("x"), spec(J)("x"))(
            X
        ),
    )
    _wrong(
        "cast",
        lambda J: over(J, lambda x: J.lax.pcast(x, "x", to="thin"), spec(J)("x"), spec(J)("x"))(X),
    )
    _wrong(
        "carry",
        lambda J: over(
            J,
            lambda x: J.lax.fori_loop(0, 3, lambda i, c: c + x, J.numpy.zeros(4)),
            spec(J)("x"),
            spec(J)("x"),
        )(X),
    )
    _wrong(
        "branches",
        lambda J: over(
            J,
            lambda x: J.lax.cond(True, lambda: x, lambda: J.numpy.zeros(4)),
            spec(J)("x"),
            spec(J)("x"),
        )(X),
    )
    _wrong(
        "branch_on_value",
        lambda J: over(J, lambda x: x if x[0] > 0 else -x, spec(J)("x"), spec(J)("x"))(X),
    )
    _wrong("ct", _wrong_cotangent)


def _wrong_cotangent(J: Any) -> Any:
    P = spec(J)

    @J.custom_vjp
    def f(x, w):
        return x * w

    f.defvjp(lambda x, w: (f(x, w), (x, w)), lambda r, g: (g * r[1], (g * r[0]).sum()))
    h = over(J, lambda x, w: f(x, w), P("x"), P(), P("x"))
    return J.grad(lambda w: h(X, w).sum())(np.float32(2))


_mistakes()
