"""Products of sparse arrays that JAX does not have: batches among the sparse dimensions."""

from __future__ import annotations

import numpy as np
import pytest

from monograph.experimental import sparse
from monograph.hlo.errors import ArgumentError, AxisError, DTypeError, UnsupportedError

X = np.where(np.arange(24) % 3 == 0, np.arange(24) - 7, 0).reshape(2, 3, 4).astype(np.float32)
Y = np.arange(40, dtype=np.float32).reshape(2, 4, 5)


@pytest.mark.smoke
def test_batches_may_be_sparse() -> None:
    numbers = ((2,), (1,)), ((0,), (0,))
    found = sparse.bcoo_dot_general(sparse.BCOO.fromdense(X), Y, dimension_numbers=numbers)
    np.testing.assert_array_equal(found, X @ Y)
    turned = (numbers[0][::-1], numbers[1])
    found = sparse.bcoo_dot_general(Y, sparse.BCOO.fromdense(X), dimension_numbers=turned)
    np.testing.assert_array_equal(found, np.einsum("bkn,bmk->bnm", Y, X))


def test_what_is_not_there_is_said() -> None:
    mat = sparse.BCOO.fromdense(X[0])
    for f in (
        lambda: mat + X[0],
        lambda: mat / X[0],
        lambda: mat[np.array([0, 1])],
    ):
        with pytest.raises(UnsupportedError):
            f()


def test_short_floats_are_summed_in_a_longer_type() -> None:
    """JAX rounds at every addition, and stops at 2048."""
    many = sparse.BCOO((np.ones(5000, np.float16), np.zeros((5000, 1), np.int32)), shape=(1,))
    row = sparse.BCOO.fromdense(np.ones((1, 5000), np.float16))
    for found in (many.todense(), many.sum_duplicates().data, row @ np.ones(5000, np.float16)):
        assert found.dtype == np.float16 and found.tolist() == [5000]


def test_an_index_from_the_end_meets_one_from_the_front() -> None:
    """In a product of two sparse arrays JAX misses the pair."""
    mat = sparse.BCOO((np.float32([2, 3]), np.int32([[-1, 0], [1, 1]])), shape=(2, 2))
    dense = np.float32([[0, 0], [2, 3]])
    eye = sparse.BCOO.fromdense(np.eye(2, dtype=np.float32))
    np.testing.assert_array_equal((eye @ mat).todense(), dense)
    np.testing.assert_array_equal((mat @ eye).todense(), dense)


def test_two_sparse_ones_are_multiplied_in_the_wanted_type() -> None:
    """JAX gives int8 here, of which the sum is out of range."""
    row = sparse.BCOO.fromdense(np.full((1, 50), 100, np.int8))
    numbers = ((1,), (1,)), ((), ())
    found = sparse.bcoo_dot_general(
        row, row, dimension_numbers=numbers, preferred_element_type="int32"
    )
    assert found.dtype == np.int32 and found.todense().tolist() == [[500000]]


def test_an_index_beyond_the_end_or_the_front_is_padding() -> None:
    """JAX counts the second one in some sums, but leaves it out of the array."""
    places = np.int32([[1, 1], [-3, 1], [0, 2], [-1, -2]])
    mat = sparse.BCOO((np.float32([9, 7, 5, 1]), places), shape=(2, 2))
    dense = np.float32([[0, 0], [1, 9]])
    np.testing.assert_array_equal(mat.todense(), dense)
    np.testing.assert_array_equal(mat.sum_duplicates().todense(), dense)
    assert mat.sum_duplicates().nse == 2
    for found, wanted in (
        (mat.sum(0).todense(), dense.sum(0)), (mat.sum(1).todense(), dense.sum(1)),
        (mat.sum(), 10), (mat @ np.eye(2, dtype=np.float32), dense),
        ((mat @ sparse.BCOO.fromdense(np.eye(2, dtype=np.float32))).todense(), dense),
        (sparse.bcoo_extract(mat, dense + 1).todense(), [[0, 0], [2, 10]]),
        ((mat * (dense + 1)).todense(), dense * (dense + 1)),
    ):  # fmt: skip
        np.testing.assert_array_equal(found, wanted)


def test_wrong_counts_and_axes_are_refused() -> None:
    mat = sparse.BCOO.fromdense(X[0])
    number = sparse.bcoo_reduce_sum(mat, axes=(0, 1))

    def dot(*numbers: tuple[int, ...]) -> object:
        return sparse.bcoo_dot_general(mat, Y[0], dimension_numbers=(numbers, ((), ())))

    for f, error in (
        (lambda: mat.sum(5), AxisError), (lambda: dot((5,), (0,)), AxisError),
        (lambda: len(number), TypeError), (lambda: sparse.empty((2,), nse=-1), ArgumentError),
        (lambda: sparse.BCOO.fromdense(X[0], nse=-1), ArgumentError),
        (lambda: sparse.BCOO.fromdense(X[0], n_batch=3), ArgumentError),
        (lambda: sparse.BCOO((np.ones(2), np.ones((2, 1))), shape=(3,)), DTypeError),
    ):  # fmt: skip
        with pytest.raises(error):
            f()
    np.testing.assert_array_equal(dot((-1,), (0,)), X[0] @ Y[0])
    np.testing.assert_array_equal(mat.transpose((-1, 0)).todense(), X[0].T)
