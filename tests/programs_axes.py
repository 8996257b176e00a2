"""Named axes of `vmap` under both packages: every collective."""

from __future__ import annotations

from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0, 0.25], F32)
N = np.array([3, -1, 4, 1], np.int32)
M = np.linspace(-1, 1, 12, dtype=F32).reshape(4, 3)
T = np.linspace(-1, 2, 24, dtype=F32).reshape(2, 3, 4)
S = np.linspace(-1, 2, 64, dtype=F32).reshape(4, 4, 4)
RING = [(0, 1), (1, 2), (2, 3), (3, 0)]


def over(J: Any, f: Any, *args: Any, **options: Any) -> Any:
    """`f` of `J.lax` and the arguments, mapped over an axis called i."""
    return J.vmap(lambda *xs: f(J.lax, *xs), axis_name="i", **options)(*args)


# ---- reductions ----------------------------------------------------------------------------------


@program
def sums(J: Any) -> Any:
    return [over(J, lambda lax, x: lax.psum(x, "i"), x) for x in (X, N, M, X > 0, X * 1j)]


@program
def means(J: Any) -> Any:
    return [over(J, lambda lax, x: lax.pmean(x, "i"), x) for x in (X, N, M, X > 0, X * 1j)]


@program
def extremes(J: Any) -> Any:
    both = lambda lax, x: (lax.pmax(x, "i"), lax.pmin(x, "i"))  # noqa: E731
    return [over(J, both, x) for x in (X, N, M, X > 0, X.astype(np.float16))]


@program
def reduced_trees(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum({"a": x, "b": (None, [x * 2])}, "i"), X)


@program
def results_that_all_share(J: Any) -> Any:
    shared = lambda lax, x: (lax.psum(x, "i"), lax.pmax(x, "i"), lax.all_gather(x, "i"), x)  # noqa: E731
    return over(J, shared, X, out_axes=(None, None, None, 0))


@program
def sum_of_numbers(J: Any) -> Any:
    assert over(J, lambda lax, x: x * lax.psum(1, "i") / 4, X).tolist() == X.tolist()
    return over(J, lambda lax, x: (lax.psum(1, "i"), lax.psum(2.5, "i"), lax.psum(True, "i")), X)


@program
def size_is_a_python_number(J: Any) -> Any:
    return over(J, lambda lax, x: (x * np.ones(lax.axis_size("i"), F32), lax.axis_size("i")), X)


@program
def values_not_mapped(J: Any) -> Any:
    def f(lax: Any, x: Any, y: Any) -> Any:
        return lax.psum(y, "i"), lax.pmean(y, "i"), lax.pmax(y, "i"), lax.psum(x * y, "i")

    return over(J, f, X, F32(3), in_axes=(0, None))


@program
def closed_over_values(J: Any) -> Any:
    return J.grad(lambda w: over(J, lambda lax, x: lax.psum(w * x, "i") * w, X).sum())(2.0)


@program
def normalised(J: Any) -> Any:
    def f(lax: Any, x: Any) -> Any:
        e = J.numpy.exp(x - lax.pmax(x, "i"))
        return e / lax.psum(e, "i")

    return over(J, f, M)


@program
def named_and_positional_axes(J: Any) -> Any:
    return over(J, lambda lax, x: (lax.psum(x, ("i", 0)), lax.pmax(x, (0,)), lax.psum(x, ())), M)


@program
def two_axes_at_once(J: Any) -> Any:
    f = lambda x: (J.lax.psum(x, ("i", "j")), J.lax.pmean(x, ("j", "i")), J.lax.pmax(x, ("i", "j")))  # noqa: E731
    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(T)


@program
def one_axis_of_two(J: Any) -> Any:
    f = lambda x: (J.lax.psum(x, "i"), J.lax.psum(x, "j"), x - J.lax.pmean(x, "i"))  # noqa: E731
    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(T)


@program
def inner_name_hides_the_outer(J: Any) -> Any:
    inner = J.vmap(lambda x: J.lax.psum(x, "i"), axis_name="i")
    return J.vmap(lambda x: inner(x) + J.lax.psum(x, "i").sum(), axis_name="i")(M)


@program
def middle_axis_without_a_name(J: Any) -> Any:
    f = lambda x: J.lax.psum(x, "i") * J.lax.axis_index("i")  # noqa: E731
    return J.vmap(J.vmap(J.vmap(f)), axis_name="i")(T)


@program
def other_in_and_out_axes(J: Any) -> Any:
    f = lambda lax, x: lax.psum(x, "i") - x  # noqa: E731
    return [over(J, f, T, in_axes=a, out_axes=b) for a, b in ((1, 0), (2, 1), (-1, -1))]


@program
def names_of_any_kind(J: Any) -> Any:
    name = object()
    one = J.vmap(lambda x: J.lax.psum(x, name), axis_name=name)(X)
    return one, J.vmap(lambda x: J.lax.psum(x, 3.5), axis_name=3.5)(X)


@program
def size_alone(J: Any) -> Any:
    f = lambda lax: (lax.axis_index("i"), lax.psum(lax.axis_index("i"), "i"))  # noqa: E731
    return over(J, f, axis_size=5)


@program
def spmd_axis_name(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum(x, "i"), X, spmd_axis_name="devices")


# ---- gathers and scatters ------------------------------------------------------------------------


@program
def gathered(J: Any) -> Any:
    return [over(J, lambda lax, x: lax.all_gather(x, "i"), x) for x in (X, N, M, X > 0)]


@program
def gathered_along(J: Any) -> Any:
    return [over(J, lambda lax, x, a=a: lax.all_gather(x, "i", axis=a), T) for a in (0, 1, 2, -1)]


@program
def gathered_in_tiles(J: Any) -> Any:
    f = lambda lax, x, a: lax.all_gather(x, "i", axis=a, tiled=True)  # noqa: E731
    return [over(J, lambda lax, x, a=a: f(lax, x, a), T) for a in (0, 1, -1)]


@program
def gathered_not_mapped(J: Any) -> Any:
    f = lambda lax, x, y: (lax.all_gather(y, "i"), lax.all_gather(y, "i", axis=1, tiled=True))  # noqa: E731
    return over(J, f, X, M, in_axes=(0, None))


@program
def gathered_under_another_axis(J: Any) -> Any:
    f = lambda x: (J.lax.all_gather(x, "i"), J.lax.all_gather(x, "j"))  # noqa: E731
    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(T)


@program
def scattered(J: Any) -> Any:
    f = lambda lax, x: lax.psum_scatter(x, "i")  # noqa: E731
    return over(J, f, S), over(J, f, S.astype(np.int32))


@program
def scattered_along(J: Any) -> Any:
    f = lambda lax, x: lax.psum_scatter(x, "i", scatter_dimension=1)  # noqa: E731
    return over(J, f, S), over(J, f, np.repeat(S, 2, 1))


@program
def scattered_in_tiles(J: Any) -> Any:
    x = np.repeat(S, 2, 2)
    f = lambda lax, x: lax.psum_scatter(x, "i", scatter_dimension=1, tiled=True)  # noqa: E731
    return over(J, f, x), over(J, lambda lax, x: lax.psum_scatter(x, "i", tiled=True), x)


@program
def scattered_not_mapped(J: Any) -> Any:
    f = lambda lax, x, y: lax.psum_scatter(y, "i", tiled=True)  # noqa: E731
    return over(J, f, X, np.arange(8, dtype=F32), in_axes=(0, None))


# ---- exchanges -----------------------------------------------------------------------------------


@program
def exchanged(J: Any) -> Any:
    x = np.arange(192, dtype=F32).reshape(4, 4, 3, 4)
    pairs = [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)]
    return [over(J, lambda lax, x, p=p: lax.all_to_all(x, "i", *p), x) for p in pairs]


@program
def exchanged_in_tiles(J: Any) -> Any:
    x = np.arange(4 * 8 * 3 * 4, dtype=F32).reshape(4, 8, 3, 4)
    pairs = [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)]
    f = lambda lax, x, p: lax.all_to_all(x, "i", *p, tiled=True)  # noqa: E731
    return [over(J, lambda lax, x, p=p: f(lax, x, p), x) for p in pairs]


@program
def swapped(J: Any) -> Any:
    return [over(J, lambda lax, x, a=a: lax.pswapaxes(x, "i", a), S) for a in (0, 1)]


@program
def exchanged_over_two_axes(J: Any) -> Any:
    x = np.arange(2 * 3 * 6 * 2, dtype=F32).reshape(2, 3, 6, 2)
    f = lambda x: J.lax.all_to_all(x, ("i", "j"), 0, 1, tiled=True)  # noqa: E731
    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(x)


@program
def permuted(J: Any) -> Any:
    perms = [RING, [(b, a) for a, b in RING], [(i, 3 - i) for i in range(4)]]
    return [over(J, lambda lax, x, p=p: lax.ppermute(x, "i", p), x) for p in perms for x in (X, M)]


@program
def permuted_not_mapped(J: Any) -> Any:
    return over(J, lambda lax, x, y: lax.ppermute(y, "i", RING), X, M, in_axes=(0, None))


@program
def permuted_trees(J: Any) -> Any:
    return over(J, lambda lax, x: lax.ppermute({"a": x, "b": [x > 0]}, "i", RING), X)


@program
def shuffled(J: Any) -> Any:
    return over(J, lambda lax, x: lax.pshuffle(x, "i", [2, 0, 3, 1]), M)


@program
def permuted_by_chance(J: Any) -> Any:
    perm = [7, 3, 11, 0, 5, 2, 9, 1, 10, 4, 8, 6]
    x = np.arange(24, dtype=F32).reshape(12, 2)
    f = lambda x: J.numpy.sin(J.vmap(lambda x: J.lax.pshuffle(x, "i", perm), axis_name="i")(x))  # noqa: E731
    return f(x), J.grad(lambda x: (f(x) * x).sum())(x)


@program
def indices(J: Any) -> Any:
    def f(x: Any) -> Any:
        return [J.lax.axis_index(name) for name in ("i", ("i", "j"), ("j", "i"))]

    return J.vmap(J.vmap(f, axis_name="j"), axis_name="i")(T)


@program
def halo(J: Any) -> Any:
    def f(lax: Any, x: Any) -> Any:
        left = lax.ppermute(x[-1:], "i", RING)
        right = lax.ppermute(x[:1], "i", [(b, a) for a, b in RING])
        full = J.numpy.concatenate([left, x, right])
        return full[:-2] - 2 * full[1:-1] + full[2:]

    return over(J, f, M), J.grad(lambda x: (over(J, f, x) ** 2).sum())(M)


# ---- what must raise -----------------------------------------------------------------------------


@program.raises
def sum_outside(J: Any) -> Any:
    return J.lax.psum(X, "i")


@program.raises
def index_outside(J: Any) -> Any:
    return J.lax.axis_index("i")


@program.raises
def size_outside(J: Any) -> Any:
    return J.lax.axis_size("i")


@program.raises
def index_without_a_name(J: Any) -> Any:
    return J.vmap(lambda x: x * J.lax.axis_index("i"))(X)


@program.raises
def wrong_name(J: Any) -> Any:
    return over(J, lambda lax, x: lax.pmean(x, "j"), X)


@program.raises
def wrong_name_under_jit(J: Any) -> Any:
    return J.jit(lambda x: J.lax.pmax(x, "i"))(X)


@program.raises
def name_of_an_axis_that_is_over(J: Any) -> Any:
    f = J.jit(lambda x: J.lax.psum(x, "i"))
    over(J, lambda lax, x: f(x), X)
    return f(X)


@program.raises
def branch_on_the_index(J: Any) -> Any:
    return over(J, lambda lax, x: x if lax.axis_index("i") == 0 else -x, X)


@program.raises
def gradient_of_the_largest(J: Any) -> Any:
    return over(J, lambda lax, x: J.grad(lambda x: lax.pmax(x**2, "i"))(x), X)


@program.raises
def permutation_that_repeats(J: Any) -> Any:
    return over(J, lambda lax, x: lax.pshuffle(x, "i", [0, 0, 1, 2]), X)


@program.raises
def gather_axis_out_of_range(J: Any) -> Any:
    return over(J, lambda lax, x: lax.all_gather(x, "i", axis=3), M)


@program.raises
def exchange_of_unequal_sizes(J: Any) -> Any:
    return over(J, lambda lax, x: lax.all_to_all(x, "i", 0, 0), M)


@program.raises
def tiles_that_do_not_fit(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum_scatter(x, "i", tiled=True), M)


@program.raises
def groups_that_overlap(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum(x, "i", axis_index_groups=[[0, 1], [1, 2, 3]]), X)


@program.raises
def broadcast_from_nobody(J: Any) -> Any:
    return over(J, lambda lax, x: lax.pbroadcast(x, "i", 9), X)


@program.raises
def sum_of_text(J: Any) -> Any:
    return over(J, lambda lax, x: lax.psum("text", "i"), X)


@program.raises
def a_list_as_a_name(J: Any) -> Any:
    return J.vmap(lambda x: x, axis_name=["i"])(X)


@program.raises
def out_axes_none_of_mapped(J: Any) -> Any:
    return J.vmap(
        lambda x: J.lax.ppermute(x, "i", [(0, 1), (1, 2), (2, 3), (3, 0)]),
        axis_name="i",
        out_axes=None,
    )(X)


@program.raises
def bad_groups(J: Any) -> Any:
    return J.vmap(
        lambda x: J.lax.psum(x, ("i", 0), axis_index_groups=[[0, 1], [2, 3]]), axis_name="i"
    )(M)


@program.raises
def axis_size_conflict(J: Any) -> Any:
    return J.vmap(lambda x: x, axis_name="i", axis_size=3)(X)
