"""Products of sparse arrays that JAX does not have: batches among the sparse dimensions."""

from __future__ import annotations

import numpy as np
import pytest

from monograph.experimental import sparse

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
    for f in (lambda: mat * mat, lambda: mat + X[0], lambda: mat / X[0], lambda: mat @ Y):
        with pytest.raises(NotImplementedError):
            f()
