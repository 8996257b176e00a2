"""Sparse arrays of other shapes, products of two of them, and `BCSR`, against dense arrays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import numpy as np
import pytest
import scipy.sparse
from jax.experimental import sparse as theirs

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.errors import ShapeError, UnsupportedError
from monograph.experimental import sparse

T = np.where(np.arange(60) % 3 == 0, np.arange(60) - 7, 0).reshape(3, 4, 5).astype(np.float32)
LAYOUTS = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (3, 0), (0, 3)]


def padded(n_batch: int, n_dense: int) -> sparse.BCOO:
    """The array with two elements of padding, and its last dimension from the end."""
    nse = sparse.BCOO.fromdense(T, n_batch=n_batch, n_dense=n_dense).nse + 2
    mat = sparse.BCOO.fromdense(T, nse=nse, n_batch=n_batch, n_dense=n_dense)
    if not mat.n_sparse:
        return mat
    sizes = np.array(T.shape[n_batch : 3 - n_dense], np.int32)
    back = np.array([0] * (mat.n_sparse - 1) + [sizes[-1]], np.int32)
    inside = (mat.indices < sizes).all(-1, keepdims=True)
    rows = mnp.where(inside, mat.indices - back, mat.indices)
    return sparse.BCOO((mat.data, rows), shape=T.shape, unique_indices=True)


CALLS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "slice": (
        lambda m: sparse.bcoo_slice(
            m, start_indices=(1, 0, 1), limit_indices=(3, 4, 5), strides=(1, 2, 3)
        ),
        lambda x: x[1:3, ::2, 1:5:3],
    ),
    "slice of one": (lambda m: m[0:1, 1:2, 2:3], lambda x: x[0:1, 1:2, 2:3]),
    "dynamic slice": (
        lambda m: sparse.bcoo_dynamic_slice(m, (mnp.int32(2), -3, 9), (2, 2, 3)),
        lambda x: lax.dynamic_slice(x, (2, -3, 9), (2, 2, 3)),
    ),
    "integer": (lambda m: m[-1], lambda x: x[-1]),
    "integers": (lambda m: m[1, ..., 2], lambda x: x[1, ..., 2]),
    "element": (lambda m: m[1, 2, 3], lambda x: x[1, 2, 3]),
    "steps back": (lambda m: m[::-2, 3:0:-1], lambda x: x[::-2, 3:0:-1]),
    "nothing": (lambda m: m[2:2], lambda x: x[2:2]),
    "reversed": (lambda m: sparse.bcoo_rev(m, (0, 2)), lambda x: x[::-1, :, ::-1]),
    "squeezed": (
        lambda m: sparse.bcoo_squeeze(m[:1, :, 2:3], dimensions=(0, 2)),
        lambda x: x[0, :, 2],
    ),
    "spread": (
        lambda m: sparse.bcoo_broadcast_in_dim(
            m[:, 1:2], shape=(2, 3, 4, 5), broadcast_dimensions=(1, 2, 3)
        ),
        lambda x: np.broadcast_to(x[:, 1:2], (2, 3, 4, 5)),
    ),
    "spread inside": (
        lambda m: sparse.bcoo_broadcast_in_dim(
            m, shape=(3, 4, 2, 5), broadcast_dimensions=(0, 1, 3)
        ),
        lambda x: np.broadcast_to(x[:, :, None], (3, 4, 2, 5)),
    ),
    "new dimensions": (lambda m: m[None, 1, :, None], lambda x: x[None, 1, :, None]),
    "a new last one": (lambda m: m[..., None, :2], lambda x: x[..., None, :2]),
    "all sparse": (
        lambda m: sparse.bcoo_update_layout(m, n_batch=0, n_dense=0),
        lambda x: x,
    ),
}


@pytest.mark.parametrize("name", CALLS)
def test_values_are_those_of_dense_arrays(name: str) -> None:
    ours, wanted = CALLS[name]
    for layout in LAYOUTS:
        mat = padded(*layout)
        expected = np.asarray(wanted(T))
        for found in (ours(mat), mg.jit(ours)(mat)):
            assert found.shape == expected.shape
            np.testing.assert_array_equal(found.todense(), expected, err_msg=str(layout))


def test_layouts_may_become_any_other() -> None:
    for old in LAYOUTS:
        for new in LAYOUTS:
            made = padded(*old).update_layout(n_batch=new[0], n_dense=new[1], on_inefficient=None)
            assert (made.n_batch, made.n_dense) == new
            np.testing.assert_array_equal(made.todense(), T, err_msg=f"{old} {new}")
    for layout in ((1, 0), (0, 1)):  # nothing is stored
        empty = sparse.BCOO.fromdense(0 * T, nse=0, n_batch=layout[0], n_dense=layout[1])
        made = empty.update_layout(n_batch=0, n_dense=0)
        assert (made.nse, made.indices.shape, made.shape) == (0, (0, 3), T.shape)
    with pytest.raises(sparse.SparseEfficiencyError):
        padded(0, 0).update_layout(n_batch=1)
    with pytest.warns(sparse.SparseEfficiencyWarning):
        padded(0, 0).update_layout(n_dense=1, on_inefficient="warn")


def test_reshaped() -> None:
    for layout, shape in (((0, 0), (4, 15)), ((0, 0), (60,)), ((1, 0), (3, 2, 10)),
                          ((0, 1), (12, 5)), ((1, 1), (3, 2, 2, 5)), ((2, 0), (6, 2, 5)),
                          ((0, 0), (2, 6, -1))):  # fmt: skip
        found = padded(*layout).reshape(shape)
        np.testing.assert_array_equal(found.todense(), T.reshape(shape))
    with pytest.raises(ShapeError):
        padded(0, 1).reshape(5, 12)


def test_dense_dimensions_reshaped() -> None:
    """Those of size 1 may go, as in JAX; the others may become any of as many elements."""
    for old, n_batch, n_dense, new in (
        ((3, 1), 0, 1, (3,)), ((3, 1, 2), 0, 2, (3, 2)), ((3, 2, 1), 0, 1, (6,)),
        ((6, 4), 0, 1, (2, 3, 2, 2)), ((3, 1), 0, 2, (3,)), ((1, 3, 1), 1, 1, (3,)),
    ):  # fmt: skip
        x = np.arange(np.prod(old), dtype=np.float32).reshape(old)
        layout = {"n_batch": n_batch, "n_dense": n_dense}
        found = sparse.BCOO.fromdense(x, **layout).reshape(new)
        wanted = theirs.BCOO.fromdense(x, **layout).reshape(new)
        np.testing.assert_array_equal(found.todense(), wanted.todense())
        assert (found.n_batch, found.n_dense) == (wanted.n_batch, wanted.n_dense)


def test_places_of_large_arrays_take_64_bits() -> None:
    mat = sparse.BCOO((np.ones(1, "f"), np.int32([[49_999, 69_998, 3]])), shape=(50_000, 70_000, 4))
    found = mat.reshape(70_000, 50_000, 4)
    place = (49_999 * 70_000 + 69_998) * 4 + 3
    assert found.indices.tolist() == [list(np.unravel_index(place, found.shape))]


def test_put_together() -> None:
    for layout in LAYOUTS:
        for at in range(3 - layout[1]):
            mats = [padded(*layout), padded(*layout)[:, :3, :4] if layout[1] < 2 else None]
            if layout[1] == 1:
                mats[1] = padded(*layout)[:, :3]
            mats = [mats[0], mats[0]] if layout[1] == 3 else [mats[0], mats[0], mats[0]]
            found = sparse.bcoo_concatenate(mats, dimension=at)
            np.testing.assert_array_equal(found.todense(), np.concatenate([T] * len(mats), at))
    wider = sparse.BCOO.fromdense(T[:2] + 1, n_batch=1)
    found = sparse.bcoo_concatenate([padded(1, 0), wider], dimension=0)
    np.testing.assert_array_equal(found.todense(), np.concatenate([T, T[:2] + 1]))
    with pytest.raises(UnsupportedError):
        sparse.bcoo_concatenate([padded(0, 1)] * 2, dimension=2)


# ---- products of two -----------------------------------------------------------------------------
def same_product(a: sparse.BCOO, b: sparse.BCOO, numbers: Any) -> None:
    def f(a: Any, b: Any) -> Any:
        return sparse.bcoo_dot_general(a, b, dimension_numbers=numbers)

    wanted = lax.dot_general(a.todense(), b.todense(), numbers)
    for found in (f(a, b), mg.jit(f)(a, b)):
        assert isinstance(found, sparse.BCOO)
        np.testing.assert_allclose(found.todense(), wanted, rtol=1e-6)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_products_of_any_layouts(layout: tuple[int, int]) -> None:
    mat, plain = padded(*layout), padded(0, 0)
    for numbers in (
        (((2,), (2,)), ((), ())),
        (((1, 2), (1, 2)), ((0,), (0,))),
        (((2,), (2,)), ((0, 1), (0, 1))),
        (((), ()), ((0, 1, 2), (0, 1, 2))),
    ):
        same_product(mat, mat, numbers)
        same_product(mat, plain, numbers)


def test_a_product_takes_the_memory_of_what_meets() -> None:
    """All pairs would be 4e10."""
    n = 200_000
    places = np.stack([np.arange(n), np.arange(n)[::-1]], 1).astype(np.int32)
    mat = sparse.BCOO((np.arange(n, dtype="f"), places), shape=(n, n), unique_indices=True)
    found = mat @ mat.T
    assert found.nse == n
    np.testing.assert_array_equal(found.indices[:, 0], found.indices[:, 1])
    np.testing.assert_array_equal(found.data, np.arange(n, dtype="f") ** 2)
    assert (mat * mat).nse == n
    square = mg.jit(lambda a: a * a)(mat)
    assert square.nse == n
    np.testing.assert_array_equal(square.data.sum(), (mat * mat).data.sum())


def test_element_by_element() -> None:
    for layout in LAYOUTS:
        mat = padded(*layout)
        np.testing.assert_array_equal((mat * mat).todense(), T * T)
        np.testing.assert_array_equal(mg.jit(lambda a: a * a)(mat).todense(), T * T)
        np.testing.assert_array_equal((mat + padded(0, 0)).todense(), T + T)
    row = T[:1, :, 2:3]
    for layout in LAYOUTS[:2]:
        thin = sparse.BCOO.fromdense(row, n_batch=layout[0])
        np.testing.assert_array_equal((padded(0, 0) * thin).todense(), T * row)
        np.testing.assert_array_equal((thin * padded(*layout)).todense(), T * row)
    with pytest.raises(ShapeError):
        padded(0, 0) * padded(0, 0)[0]


def test_sums_over_any_dimensions() -> None:
    for layout in LAYOUTS:
        for axes in ((0,), (1,), (2,), (0, 2), (-1, 1)):
            found = padded(*layout).sum(axes)
            np.testing.assert_array_equal(found.todense(), T.sum(axes), err_msg=f"{layout} {axes}")
            again = sparse.bcoo_reduce_sum(padded(*layout), axes=axes)
            np.testing.assert_array_equal(again.todense(), T.sum(axes))


def test_stacks_of_matrices() -> None:
    other = T[:, :2].transpose(0, 2, 1)
    for layout in LAYOUTS[:5]:
        mat = padded(*layout)
        turned = sparse.BCOO.fromdense(other, n_batch=layout[0])
        for a, b in ((mat, other), (mat, turned), (T, turned), (mat, other[0]), (mat[0], other),
                     (mat[None], turned[:, None]), (mat, T[0, 0]), (T[0, :, 0], mat),
                     (mat, turned[0]), (mat[0], turned)):  # fmt: skip
            found = sparse.todense(a @ b)
            wanted = sparse.todense(a) @ sparse.todense(b)
            assert found.shape == wanted.shape
            np.testing.assert_allclose(found, wanted, rtol=1e-6)


def test_batches_of_parts_may_be_one() -> None:
    """JAX keeps them as they are given; here they are spread."""
    m = sparse.BCOO.fromdense(T[:1], n_batch=1)
    many = sparse.BCOO((m.data, m.indices), shape=T.shape)
    assert many.data.shape[0] == 3
    np.testing.assert_array_equal(many.todense(), np.broadcast_to(T[:1], T.shape))
    own = mnp.stack([m.data[0], 2 * m.data[0], 3 * m.data[0]])
    scaled = sparse.BCOO((own, m.indices), shape=T.shape)
    np.testing.assert_array_equal(scaled.todense(), T[:1] * np.arange(1, 4)[:, None, None])
    rows = sparse.BCSR.fromdense(T[:1], n_batch=1)
    more = sparse.BCSR((own, rows.indices, rows.indptr), shape=T.shape)
    np.testing.assert_array_equal(more.todense(), scaled.todense())
    np.testing.assert_array_equal(more[1].todense(), scaled.todense()[1])


def test_trees_of_other_things_have_a_text() -> None:
    for mat in (padded(0, 0), sparse.BCSR.fromdense(T[0])):
        name = type(mat).__name__
        assert repr(mg.tree.map(lambda _: object(), mat)) == f"{name}(<invalid>)"


def test_gradients_of_products_of_two() -> None:
    m = sparse.BCOO.fromdense(T[0])

    def f(lib: Any, a: Any) -> Any:
        return ((a @ a.T).todense() * np.arange(16).reshape(4, 4)).sum() + lib.numpy.sum(
            (a * a).todense()
        )

    found = mg.grad(lambda d: f(mg, sparse.BCOO((d, m.indices), shape=m.shape)))(m.data)
    dense = jax.grad(lambda x: ((x @ x.T) * np.arange(16).reshape(4, 4)).sum() + (x * x).sum())(
        T[0]
    )
    places = np.asarray(m.indices)
    np.testing.assert_allclose(found, np.asarray(dense)[places[:, 0], places[:, 1]], rtol=1e-5)


# ---- rows ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("n_batch", "n_dense"), [(0, 0), (1, 0), (0, 1)])
def test_rows_are_those_of_jax(n_batch: int, n_dense: int) -> None:
    x = T if n_batch or n_dense else T[0]
    how = {"n_batch": n_batch, "n_dense": n_dense}
    ours, other = sparse.BCSR.fromdense(x, **how), theirs.BCSR.fromdense(x, **how)
    for name in ("data", "indices", "indptr"):
        np.testing.assert_array_equal(getattr(ours, name), getattr(other, name))
    for name in ("shape", "nse", "n_batch", "n_sparse", "n_dense", "dtype"):
        assert getattr(ours, name) == getattr(other, name)
    assert repr(ours) == repr(other) and isinstance(ours, sparse.JAXSparse)
    np.testing.assert_array_equal(ours.todense(), x)
    np.testing.assert_array_equal(mg.jit(lambda m: m.to_bcoo().todense())(ours), x)
    found = sparse.bcsr_extract(ours.indices, ours.indptr, x + 1)
    np.testing.assert_array_equal(found, theirs.bcsr_extract(other.indices, other.indptr, x + 1))
    again = sparse.BCSR.fromdense(x, nse=ours.nse + 3, **how)
    np.testing.assert_array_equal(again.todense(), x)
    assert again.sum_duplicates().nse == ours.nse


def test_arithmetic_of_rows() -> None:
    a, b = T[0], T[1]
    m, n = sparse.BCSR.fromdense(a), sparse.BCSR.fromdense(b)
    for found, wanted in (
        (m @ b.T, a @ b.T), (b.T @ m, b.T @ a), (m @ b[0], a @ b[0]),
        ((m @ n.to_bcoo().T).todense(), a @ b.T), ((m * n).todense(), a * b),
        ((m * 2).todense(), a * 2), ((2 * m).todense(), a * 2), ((m * b).todense(), a * b),
        ((m / 2).todense(), a / 2), ((-m).todense(), -a), ((m + n).todense(), a + b),
        ((m - n).todense(), a - b), (m.astype("int32").todense(), a.astype(int)),
        (sparse.bcsr_dot_general(m, b, dimension_numbers=(((1,), (1,)), ((), ()))), a @ b.T),
        (sparse.bcsr_concatenate([m, n], dimension=0).todense(), np.concatenate([a, b])),
        (sparse.bcsr_broadcast_in_dim(m, shape=(4, 5), broadcast_dimensions=(0, 1)).todense(), a),
        (mg.jit(lambda m, x: m @ x)(m, b.T), a @ b.T), (sparse.todense(m), a),
    ):  # fmt: skip
        np.testing.assert_array_equal(found, wanted)
    assert isinstance(m + n, sparse.BCSR) and isinstance(m * n, sparse.BCSR)
    read = sparse.BCSR.from_scipy_sparse(scipy.sparse.csr_array(a))
    np.testing.assert_array_equal(read.todense(), a)
    np.testing.assert_array_equal(sparse.eye(3, sparse_format="bcsr").todense(), np.eye(3))
    assert sparse.empty((2, 3), nse=4, sparse_format="bcsr").nse == 4
    with pytest.raises(UnsupportedError):
        sparse.BCSR.from_bcoo(padded(0, 0))
    with pytest.raises(ShapeError):
        sparse.BCSR((m.data, m.indices, m.indptr[1:]), shape=a.shape)
    with pytest.raises(NotImplementedError):
        m.transpose()


def test_matrices_of_derivatives() -> None:
    m, x = sparse.BCOO.fromdense(T[0]), T[1, 0]
    for name in ("jacfwd", "jacrev"):
        ours, other = (
            getattr(s, name)(lambda m, x: (m @ x) ** 2, argnums=(0, 1))(
                s.BCOO.fromdense(T[0]), lib.numpy.asarray(x)
            )
            for s, lib in ((sparse, mg), (theirs, jax))
        )
        assert ours[0].n_batch == 1 and ours[0].shape == (4, 4, 5)
        np.testing.assert_allclose(ours[0].todense(), other[0].todense(), rtol=1e-6)
        np.testing.assert_allclose(ours[1], other[1], rtol=1e-6)
    rows = sparse.BCSR.fromdense(T[0])
    slope = sparse.grad(lambda r: ((r @ x) ** 2).sum())(rows)
    wanted = sparse.grad(lambda m: ((m @ x) ** 2).sum())(m)
    np.testing.assert_allclose(slope.todense(), wanted.todense(), rtol=1e-6)


@pytest.mark.parametrize("layout", [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)])
def test_diagonals_are_those_of_jax(layout: tuple[int, int]) -> None:
    how = {"n_batch": layout[0], "n_dense": layout[1]}
    for n, m, k in ((3, None, 0), (2, 5, 1), (5, 2, -2), (4, 3, 2), (3, 3, -1), (2, 3, 4)):
        wanted = theirs.eye(n, m, k, **how)
        made = partial(sparse.eye, n, m, k, **how)
        for found in (made(), mg.jit(made)()):
            assert found.nse == wanted.nse and found.dtype == wanted.dtype
            np.testing.assert_array_equal(found.todense(), np.eye(n, m, k))


def test_a_diagonal_takes_no_matrix() -> None:
    n = 1_000_000
    found = sparse.eye(n, k=-1)
    assert found.nse == n - 1 and found.indices[0].tolist() == [1, 0]
    with pytest.raises(TypeError):
        hash(found)


@pytest.mark.parametrize("layout", [(0, 0), (1, 0), (0, 1)])
def test_random_places_are_those_of_jax(layout: tuple[int, int]) -> None:
    found, wanted = (
        s.random_bcoo(lib.random.PRNGKey(3), (3, 4, 5), nse=0.3, n_batch=layout[0],
                      n_dense=layout[1], dtype="float32", sorted_indices=True)
        for s, lib in ((sparse, mg), (theirs, jax))
    )  # fmt: skip
    np.testing.assert_array_equal(found.indices, wanted.indices)
    np.testing.assert_array_equal(found.data, wanted.data)
    with pytest.raises(ValueError, match="nse"):
        sparse.random_bcoo(mg.random.key(0), (2, 2), nse=4)
