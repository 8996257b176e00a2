"""Sparse arrays whose rows lie one after the other: `BCSR`, the same arrays as `BCOO`.

``data`` is ``[*batch, nse, *dense]``, ``indices`` ``[*batch, nse]`` says in which column an element
stands, and ``indptr`` ``[*batch, rows + 1]`` where the elements of each row begin. What is to be
computed is computed by `BCOO`: rows are spelt out, and counted again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from monograph import numpy as mnp
from monograph.experimental.sparse.base import JAXSparse
from monograph.experimental.sparse.bcoo import (
    BCOO,
    bcoo_eliminate_zeros,
    bcoo_extract,
    bcoo_fromdense,
    bcoo_sort_indices,
    bcoo_sum_duplicates,
    over_batches,
    places_of,
    spread_batches,
)
from monograph.experimental.sparse.products import bcoo_dot_general
from monograph.experimental.sparse.shapes import bcoo_broadcast_in_dim, bcoo_concatenate
from monograph.hlo.errors import DTypeError, ShapeError, UnsupportedError
from monograph.tracer import tree


class BCSR(JAXSparse):
    """A sparse array, row by row.

    Attributes:
        data: the elements that are kept.
        indices: in which columns they stand.
        indptr: where each row begins among them, and the end of the last one.
        indices_sorted, unique_indices: what is known of the columns of each row.
    """

    def __init__(
        self,
        args: tuple[Any, Any, Any],
        *,
        shape: Sequence[int],
        indices_sorted: bool = False,
        unique_indices: bool = False,
    ) -> None:
        self.data, self.indices, self.indptr = (mnp.asarray(x) for x in args)
        self.indices_sorted, self.unique_indices = indices_sorted, unique_indices
        batch = tuple(shape[: max(self.n_batch, 0)])
        parts = (self.data, self.indices, self.indptr)
        self.data, self.indices, self.indptr = (spread_batches(x, batch) for x in parts)
        self._inner = tuple(int(n) for n in shape[self.n_batch :])
        self._check(tuple(shape))

    def _check(self, shape: tuple[int, ...]) -> None:
        data, indices, starts, n = (
            self.data.shape,
            self.indices.shape,
            self.indptr.shape,
            self.n_batch,
        )
        for part in (self.indices, self.indptr):
            if not mnp.issubdtype(part.dtype, mnp.integer):
                raise DTypeError(
                    f"BCSR: indices are {part.dtype}", fix="give indices of an integer type."
                )
        fits = (
            n >= 0
            and data[: n + 1] == indices
            and len(shape) == n + 2 + self.n_dense
            and starts == (*indices[:n], shape[n] + 1)
            and shape[:n] == indices[:n]
            and shape[n + 2 :] == data[n + 1 :]
        )
        if not fits:
            raise ShapeError(
                "BCSR: data, indices, indptr and the shape do not fit",
                operands={"data": data, "indices": indices, "indptr": starts, "shape": shape},
                why="they are [*batch, nse, *dense], [*batch, nse], [*batch, rows + 1] and "
                "[*batch, rows, columns, *dense].",
                fix="give a column for every element of data, and where every row begins.",
            )

    @property
    def shape(self) -> tuple[int, ...]:
        return (*self.indices.shape[: self.n_batch], *self._inner)

    @property
    def nse(self) -> int:
        """How many elements are kept, of each batch."""
        n: int = self.indices.shape[-1]
        return n

    @property
    def n_batch(self) -> int:
        n: int = self.indices.ndim - 1
        return n

    @property
    def n_sparse(self) -> int:
        return 2

    @property
    def n_dense(self) -> int:
        n: int = self.data.ndim - self.indices.ndim
        return n

    @classmethod
    def fromdense(
        cls, mat: Any, *, nse: int | None = None, index_dtype: Any = np.int32, n_dense: int = 0,
        n_batch: int = 0,
    ) -> BCSR:  # fmt: skip
        """See `bcsr_fromdense`."""
        return bcsr_fromdense(
            mat, nse=nse, n_batch=n_batch, n_dense=n_dense, index_dtype=index_dtype
        )

    @classmethod
    def from_scipy_sparse(
        cls, mat: Any, *, index_dtype: Any = None, n_dense: int = 0, n_batch: int = 0
    ) -> BCSR:
        """A matrix of `scipy.sparse`."""
        if n_dense or n_batch:
            raise NotImplementedError("BCSR.from_scipy_sparse with n_dense or n_batch")
        rows = mat.tocsr()
        places = (x.astype(index_dtype or np.int32) for x in (rows.indices, rows.indptr))
        return cls((rows.data, *places), shape=mat.shape)

    @classmethod
    def from_bcoo(cls, arr: BCOO) -> BCSR:
        """The same array, its elements in order of rows."""
        if arr.n_sparse != 2:
            raise UnsupportedError(
                f"BCSR of {arr.n_sparse} sparse dimensions",
                fix="give an array with two, rows and columns.",
            )
        places = BCOO((arr.data, places_of(arr)[0]), shape=arr.shape, **arr._known)
        ordered = places if arr.indices_sorted else bcoo_sort_indices(places)
        rows, columns = ordered.indices[..., 0], ordered.indices[..., 1]
        wanted = mnp.arange(arr.shape[arr.n_batch] + 1)
        begin = over_batches(lambda r: mnp.searchsorted(r, wanted), arr.n_batch)(rows)
        known = {"indices_sorted": True, "unique_indices": arr.unique_indices}
        return cls((ordered.data, columns, begin.astype(columns.dtype)), shape=arr.shape, **known)

    def to_bcoo(self) -> BCOO:
        """The same array, the row of every element spelt out; what is in no row is padding."""
        element = mnp.arange(self.nse)

        def rows(starts: Any) -> Any:
            return mnp.searchsorted(starts, element, side="right") - 1

        at = over_batches(rows, self.n_batch)(self.indptr).astype(self.indices.dtype)
        places = mnp.stack([at, self.indices], axis=-1)
        return BCOO((self.data, places), shape=self.shape, unique_indices=self.unique_indices)

    def todense(self) -> Any:
        """The array with its zeros."""
        return bcsr_todense(self)

    def sum_duplicates(self, nse: int | None = None, remove_zeros: bool = True) -> BCSR:
        """What stands in one place, added up, in order of places; see `bcsr_sum_duplicates`."""
        kept = bcoo_eliminate_zeros if remove_zeros else bcoo_sum_duplicates
        return BCSR.from_bcoo(kept(self.to_bcoo(), nse=nse))

    def astype(self, dtype: Any) -> BCSR:
        """The elements in another type."""
        return self._with(self.data.astype(dtype))

    def _with(self, data: Any) -> BCSR:
        """Other elements in the same places."""
        return BCSR(
            (data, self.indices, self.indptr), shape=self.shape,
            indices_sorted=self.indices_sorted, unique_indices=self.unique_indices,
        )  # fmt: skip

    def _tree(self) -> Any:
        aux = self._inner, self.indices_sorted, self.unique_indices
        return (self.data, self.indices, self.indptr), aux

    @classmethod
    def _put_together(cls, aux: Any, children: Any) -> Self:
        made = object.__new__(cls)
        made.data, made.indices, made.indptr = children
        made._inner, made.indices_sorted, made.unique_indices = aux
        return made

    def __getitem__(self, index: Any) -> Any:
        return _again(self.to_bcoo()[index])  # type: ignore[index]

    def __neg__(self) -> BCSR:
        return self._with(-self.data)

    def __pos__(self) -> BCSR:
        return self

    def __matmul__(self, other: Any) -> Any:
        return _again(self.to_bcoo() @ _spelt(other))

    def __rmatmul__(self, other: Any) -> Any:
        return _again(_spelt(other) @ self.to_bcoo())

    def __mul__(self, other: Any) -> BCSR:
        made: BCSR = _again(self.to_bcoo() * _spelt(other))
        return made

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> BCSR:
        made: BCSR = _again(self.to_bcoo() / _spelt(other))
        return made

    def __add__(self, other: Any) -> BCSR:
        made: BCSR = _again(self.to_bcoo() + _spelt(other))
        return made

    def __sub__(self, other: Any) -> BCSR:
        made: BCSR = _again(self.to_bcoo() - _spelt(other))
        return made

    __array_priority__ = 100


tree.register_pytree_node(BCSR, BCSR._tree, BCSR._put_together)


def _spelt(x: Any) -> Any:
    return x.to_bcoo() if isinstance(x, BCSR) else x


def _again(x: Any) -> Any:
    """A result as rows, where it is a matrix."""
    return BCSR.from_bcoo(x) if isinstance(x, BCOO) and x.n_sparse == 2 else x


def bcsr_fromdense(
    mat: Any, *, nse: int | None = None, n_batch: int = 0, n_dense: int = 0,
    index_dtype: Any = np.int32,
) -> BCSR:  # fmt: skip
    """The elements of an array that are not zero, row by row.

    Args:
        mat: the array.
        nse: how many to keep; by default as many as there are. Needed under `jit`.
        n_batch, n_dense: how many of the first dimensions are batches, of the last ones dense.
        index_dtype: element type of the indices.

    >>> import monograph.numpy as mnp
    >>> bcsr_fromdense(mnp.array([[0.0, 2.0], [3.0, 0.0]])).indptr.tolist()
    [0, 1, 2]
    """
    options: dict[str, Any] = {"n_batch": n_batch, "n_dense": n_dense, "index_dtype": index_dtype}
    return BCSR.from_bcoo(bcoo_fromdense(mat, nse=nse, **options))


def bcsr_todense(mat: BCSR) -> Any:
    """The array with its zeros."""
    return mat.to_bcoo().todense()


def bcsr_sum_duplicates(mat: BCSR, nse: int | None = None) -> BCSR:
    """What stands in one place, added up, in order of places.

    Args:
        mat: the array.
        nse: how many places there are at most: what is more is left out. Needed under `jit`.
    """
    return mat.sum_duplicates(nse, remove_zeros=False)


def bcsr_extract(indices: Any, indptr: Any, mat: Any) -> Any:
    """The elements of a dense array where a sparse one has some.

    Args:
        indices, indptr: the columns and the starts of rows of a sparse array.
        mat: the dense array.
    """
    indices, mat = mnp.asarray(indices), mnp.asarray(mat)
    nothing = mnp.zeros((*indices.shape, *mat.shape[indices.ndim + 1 :]), mat.dtype)
    sparse = BCSR((nothing, indices, indptr), shape=mat.shape)
    return bcoo_extract(sparse.to_bcoo(), mat, assume_unique=True).data


def bcsr_dot_general(
    lhs: Any,
    rhs: Any,
    *,
    dimension_numbers: Any,
    precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """Sums of products over dimensions, see `bcoo_dot_general`."""
    return _again(bcoo_dot_general(
        _spelt(lhs), _spelt(rhs), dimension_numbers=dimension_numbers, precision=precision,
        preferred_element_type=preferred_element_type,
    ))  # fmt: skip


def bcsr_broadcast_in_dim(
    mat: BCSR, *, shape: Sequence[int], broadcast_dimensions: Sequence[int], sharding: Any = None
) -> BCSR:
    """Spread to more dimensions, see `bcoo_broadcast_in_dim`."""
    return BCSR.from_bcoo(bcoo_broadcast_in_dim(
        mat.to_bcoo(), shape=shape, broadcast_dimensions=broadcast_dimensions, sharding=sharding
    ))  # fmt: skip


def bcsr_concatenate(operands: Sequence[BCSR], *, dimension: int) -> BCSR:
    """Arrays one after the other, see `bcoo_concatenate`."""
    return BCSR.from_bcoo(bcoo_concatenate([m.to_bcoo() for m in operands], dimension=dimension))
