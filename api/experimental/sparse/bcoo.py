"""Arrays that keep the elements that are not zero, and where these are: `BCOO`.

A row of ``indices`` says where an element of ``data`` stands along the sparse dimensions. Batch
dimensions come before these and dense ones after: ``data`` is ``[*batch, nse, *dense]``,
``indices`` ``[*batch, nse, n_sparse]``, and the array ``[*batch, *sparse, *dense]``. Elements that
stand in one place add up. A negative index counts from the end; an element with one out of range is
padding.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph import numpy as mnp
from monograph._operands.axes import axes_of
from monograph.experimental.sparse.base import JAXSparse
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError, UnsupportedError
from monograph.hlo.ops.folds import wide
from monograph.numpy.reductions import widened
from monograph.tracer import tree
from monograph.tracer.dtypes import requested
from monograph.tracer.vmap import vmap

Axes = Sequence[int]


class BCOO(JAXSparse):
    """A sparse array.

    Its batch dimensions are those of its parts, so `vmap` over the first of them gives a function
    the arrays that have none.

    Attributes:
        data: the elements that are kept.
        indices: where they stand along the sparse dimensions; negative ones count from the end.
        indices_sorted, unique_indices: what is known of these.
    """

    def __init__(
        self,
        args: tuple[Any, Any],
        *,
        shape: Sequence[int],
        indices_sorted: bool = False,
        unique_indices: bool = False,
    ) -> None:
        self.data, self.indices = (mnp.asarray(x) for x in args)
        self.indices_sorted, self.unique_indices = indices_sorted, unique_indices
        batch = tuple(shape[: max(self.n_batch, 0)])
        self.data, self.indices = (spread_batches(x, batch) for x in (self.data, self.indices))
        self._inner = tuple(int(n) for n in shape[self.n_batch :])
        self._check(tuple(shape))

    def _check(self, shape: tuple[int, ...]) -> None:
        if not mnp.issubdtype(self.indices.dtype, mnp.integer):
            raise DTypeError(
                f"BCOO: indices are {self.indices.dtype}", fix="give indices of an integer type."
            )
        data, indices, n = self.data.shape, self.indices.shape, self.n_batch
        fits = (
            n >= 0
            and data[: n + 1] == indices[: n + 1]
            and len(shape) == n + self.n_sparse + self.n_dense
            and shape[:n] == indices[:n]
            and shape[n + self.n_sparse :] == data[n + 1 :]
        )
        if not fits:
            raise ShapeError(
                "BCOO: data, indices and the shape do not fit",
                operands={"data": data, "indices": indices, "shape": shape},
                why="they are [*batch, nse, *dense], [*batch, nse, n_sparse] and "
                "[*batch, *sparse, *dense].",
                fix="give one row of indices for every element of data.",
            )

    def _with(self, data: Any, indices: Any, shape: Axes, **known: bool) -> BCOO:
        return BCOO((data, indices), shape=shape, **known)

    @property
    def _known(self) -> dict[str, bool]:
        return {"indices_sorted": self.indices_sorted, "unique_indices": self.unique_indices}

    @property
    def shape(self) -> tuple[int, ...]:
        return (*self.indices.shape[: self.n_batch], *self._inner)

    @property
    def dtype(self) -> Any:
        return self.data.dtype

    @property
    def nse(self) -> int:
        """How many elements are kept, of each batch."""
        n: int = self.indices.shape[-2]
        return n

    @property
    def n_batch(self) -> int:
        n: int = self.indices.ndim - 2
        return n

    @property
    def n_sparse(self) -> int:
        n: int = self.indices.shape[-1]
        return n

    @property
    def n_dense(self) -> int:
        n: int = self.data.ndim - 1 - self.n_batch
        return n

    @classmethod
    def fromdense(
        cls,
        mat: Any,
        *,
        nse: int | None = None,
        index_dtype: Any = np.int32,
        n_dense: int = 0,
        n_batch: int = 0,
    ) -> BCOO:
        """See `bcoo_fromdense`."""
        return bcoo_fromdense(
            mat, nse=nse, index_dtype=index_dtype, n_dense=n_dense, n_batch=n_batch
        )

    @classmethod
    def from_scipy_sparse(
        cls, mat: Any, *, index_dtype: Any = None, n_dense: int = 0, n_batch: int = 0
    ) -> BCOO:
        """A matrix of `scipy.sparse`."""
        if n_dense or n_batch:
            raise NotImplementedError("BCOO.from_scipy_sparse with n_dense or n_batch")
        coo = mat.tocoo()
        places = np.stack([coo.row, coo.col], axis=1).astype(index_dtype or np.int32)
        return cls((coo.data, places), shape=mat.shape)

    def todense(self) -> Any:
        """The array with its zeros."""
        return bcoo_todense(self)

    def transpose(self, axes: Axes | None = None) -> BCOO:
        """The dimensions in another order: reversed by default."""
        order = range(self.ndim)[::-1] if axes is None else axes
        return bcoo_transpose(self, permutation=tuple(order))

    def sum_duplicates(self, nse: int | None = None, remove_zeros: bool = True) -> BCOO:
        """What stands in one place, added up, in order of places; see `bcoo_sum_duplicates`."""
        kept = bcoo_eliminate_zeros if remove_zeros else bcoo_sum_duplicates
        return kept(self, nse=nse)

    def sort_indices(self) -> BCOO:
        """The same elements in order of their places."""
        return bcoo_sort_indices(self)

    def sum(self, axis: int | Axes | None = None) -> Any:
        """Sums over axes: a number over all, a sparse array over some."""
        if axis is None:
            return self.todense().sum()
        axes = axes_of(axis, self.ndim, "BCOO.sum")
        if len(axes) == self.ndim:
            return self.todense().sum()
        return bcoo_reduce_sum(self.astype(widened(requested(self.dtype, "BCOO.sum"))), axes=axes)

    def astype(self, dtype: Any) -> BCOO:
        """The elements in another type."""
        return self._with(self.data.astype(dtype), self.indices, self.shape, **self._known)

    def _tree(self) -> Any:
        return (self.data, self.indices), (
            self._inner,
            self.indices_sorted,
            self.unique_indices,
        )


def _put_together(aux: Any, children: Any) -> BCOO:
    """A sparse array of any leaves: trees hold other things than arrays, too."""
    made = object.__new__(BCOO)
    made.data, made.indices = children
    made._inner, made.indices_sorted, made.unique_indices = aux
    return made


tree.register_pytree_node(BCOO, BCOO._tree, _put_together)


def spread_batches(x: Any, batch: tuple[int, ...]) -> Any:
    """An array whose batch dimensions may have a size of 1 instead of theirs."""
    own = x.shape[: len(batch)]
    if own == batch or len(own) < len(batch):
        return x
    fits = all(m in (1, n) for m, n in zip(own, batch, strict=True))
    return mnp.broadcast_to(x, (*batch, *x.shape[len(batch) :])) if fits else x


def over_batches(f: Callable[..., Any], n: int) -> Callable[..., Any]:
    """A function of arrays without batch dimensions, over `n` of them."""
    for _ in range(n):
        f = vmap(f)
    return f


def columns(indices: Any) -> tuple[Any, ...]:
    """Rows of indices as one vector for each dimension."""
    return tuple([indices[:, k] for k in range(indices.shape[-1])])


def places_of(mat: BCOO) -> tuple[Any, Any]:
    """The indices counted from the front, those of padding at the sizes, and what is no padding."""
    n = mat.n_batch
    sizes = np.array(mat.shape[n : n + mat.n_sparse], mat.indices.dtype)
    at = mnp.where(mat.indices < 0, mat.indices + sizes, mat.indices)
    inside = ((at >= 0) & (at < sizes)).all(-1)
    return mnp.where(inside[..., None], at, sizes), inside


def added_up(data: Any, indices: Any, sizes: Axes) -> Any:
    """Elements without batches, added up where they stand: short floats in a longer type."""
    if data.dtype == bool:
        if not indices.shape[-1]:
            return data.any(0)
        out = mnp.zeros((*sizes, *data.shape[1:]), bool)
        return out.at[columns(indices)].max(data, mode="drop")
    inner = wide(requested(data.dtype, "BCOO"))
    if not indices.shape[-1]:
        return data.sum(0, dtype=inner).astype(data.dtype)
    out = mnp.zeros((*sizes, *data.shape[1:]), inner)
    return out.at[columns(indices)].add(data.astype(inner), mode="drop").astype(data.dtype)


def counted(dtype: Any) -> Any:
    """The element type of sums: booleans are counted."""
    d = requested(dtype, "BCOO")
    return mnp.result_type(int) if d.kind == "bool" else d


def checked(where: str, ndim: int, n_batch: int, n_dense: int, nse: int | None) -> None:
    """Refuse counts that are negative, or more dimensions than there are."""
    if min(n_batch, n_dense, nse or 0) < 0 or n_batch + n_dense > ndim:
        raise ArgumentError(
            f"{where}: n_batch={n_batch}, n_dense={n_dense}, nse={nse} of {ndim} dimensions",
            fix="give counts of 0 or more, of dimensions that are there.",
        )


def bcoo_fromdense(
    mat: Any, *, nse: int | None = None, n_batch: int = 0, n_dense: int = 0,
    index_dtype: Any = np.int32,
) -> BCOO:  # fmt: skip
    """The elements of an array that are not zero, in order.

    Args:
        mat: the array.
        nse: how many to keep; by default as many as there are. Needed under `jit`.
        n_batch, n_dense: how many of the first dimensions are batches, of the last ones dense.
        index_dtype: element type of the indices.

    >>> import monograph.numpy as mnp
    >>> bcoo_fromdense(mnp.array([[0.0, 2.0], [3.0, 0.0]])).data.tolist()
    [2.0, 3.0]
    """
    mat = mnp.asarray(mat)
    checked("bcoo_fromdense", mat.ndim, n_batch, n_dense, nse)
    sparse = tuple(range(n_batch, mat.ndim - n_dense))
    held = mnp.any(mat != 0, axis=tuple(range(mat.ndim - n_dense, mat.ndim)))
    if nse is None:
        counts = mnp.sum(held, axis=sparse)
        nse = int(counts.max()) if counts.size else 0
    beyond = tuple(mat.shape[a] for a in sparse)

    def kept(x: Any, there: Any) -> Any:
        if not sparse:
            data = mnp.zeros((nse, *x.shape), x.dtype).at[:1].set(x)
            return data, mnp.zeros((nse, 0), index_dtype)
        places = mnp.nonzero(there, size=nse, fill_value=beyond)
        data = x.at[places].get(mode="fill", fill_value=0)
        return data, mnp.stack(places, axis=-1).astype(index_dtype)

    parts = over_batches(kept, n_batch)(mat, held)
    unique = bool(sparse) or nse < 2  # without sparse dimensions all elements stand in one place
    return BCOO(parts, shape=mat.shape, indices_sorted=True, unique_indices=unique)


def bcoo_todense(mat: BCOO) -> Any:
    """The array with its zeros."""
    sizes = mat.shape[mat.n_batch : mat.n_batch + mat.n_sparse]
    filled = over_batches(lambda data, indices: added_up(data, indices, sizes), mat.n_batch)
    return filled(mat.data, mat.indices)


def bcoo_extract(sparr: BCOO, arr: Any, *, assume_unique: bool | None = None) -> BCOO:
    """The elements of a dense array where a sparse one has some.

    Args:
        sparr: says where.
        arr: an array of its shape.
        assume_unique: by default what `sparr` says; if places may be there twice, an element is
            kept once.
    """
    if tuple(np.shape(arr)) != sparr.shape:
        raise ShapeError(
            f"bcoo_extract: shapes {sparr.shape} and {np.shape(arr)}",
            fix="give an array of the shape of the sparse one.",
        )
    unique = sparr.unique_indices if assume_unique is None else assume_unique

    def read(indices: Any, x: Any) -> Any:
        if indices.shape[-1]:
            found = x.at[columns(indices)].get(mode="fill", fill_value=0)
        else:
            found = mnp.broadcast_to(x, (sparr.nse, *x.shape))
        if unique or not sparr.nse:
            return found
        first = first_of_its_row(indices)
        return mnp.where(first.reshape((-1,) + (1,) * (found.ndim - 1)), found, 0)

    data = over_batches(read, sparr.n_batch)(places_of(sparr)[0], mnp.asarray(arr))
    return BCOO((data, sparr.indices), shape=sparr.shape, **sparr._known)


def numbered(rows: Any) -> Any:
    """Rows of integers as one number each: equal ones have the same."""
    if not rows.shape[-1]:
        return mnp.zeros(rows.shape[0], np.int32)
    found = mnp.unique(rows, axis=0, size=rows.shape[0], return_inverse=True)[1]
    return found.reshape(-1).astype(np.int32)


def first_of_its_row(rows: Any) -> Any:
    """Whether no row before is the same."""
    count = rows.shape[0]
    numbers, places = numbered(rows), mnp.arange(count)
    return mnp.full(count, count).at[numbers].min(places)[numbers] == places


def bcoo_transpose(mat: BCOO, *, permutation: Axes) -> BCOO:
    """The dimensions in another order; batches, sparse and dense ones stay among themselves."""
    order = list(axes_of(permutation, mat.ndim, "bcoo_transpose"))
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    groups = order[:n], order[n:last], order[last:]
    wanted = range(n), range(n, last), range(last, mat.ndim)
    if [sorted(g) for g in groups] != [list(w) for w in wanted]:
        raise UnsupportedError(
            f"bcoo_transpose: the order {order} for {n} batch, {mat.n_sparse} sparse and "
            f"{mat.n_dense} dense dimensions",
            why="dimensions of one kind change places only among themselves.",
            fix="transpose mat.todense().",
        )
    batch, sparse, dense = groups
    data = mat.data.transpose(*batch, n, *[p - last + n + 1 for p in dense])
    indices = mat.indices.transpose(*batch, n, n + 1)[..., np.array(sparse, int) - n]
    still = sparse == sorted(sparse)
    return BCOO(
        (data, indices),
        shape=[mat.shape[p] for p in order],
        indices_sorted=mat.indices_sorted and still,
        unique_indices=mat.unique_indices,
    )


def bcoo_sort_indices(mat: BCOO) -> BCOO:
    """The same elements in order of their places."""

    def in_order(data: Any, indices: Any) -> Any:
        order = mnp.lexsort(columns(indices)[::-1]) if indices.shape[-1] else slice(None)
        return data[order], indices[order]

    parts = over_batches(in_order, mat.n_batch)(mat.data, mat.indices)
    return BCOO(parts, shape=mat.shape, indices_sorted=True, unique_indices=mat.unique_indices)


def bcoo_sum_duplicates(mat: BCOO, nse: int | None = None) -> BCOO:
    """What stands in one place, added up, in order of places.

    Args:
        mat: the array.
        nse: how many places there are at most: what is more is left out. Needed under `jit`.
    """
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    beyond = np.array(mat.shape[n:last], mat.indices.dtype)
    places = places_of(mat)[0]

    def own(indices: Any) -> Any:
        rows, at = mnp.unique(indices, axis=0, size=mat.nse, fill_value=beyond, return_inverse=True)
        return rows, at.reshape(-1), (rows < beyond).all(-1).sum()

    if not mat.n_sparse:
        data = mat.data.sum(n, keepdims=True, dtype=mat.data.dtype)
        indices = mnp.zeros((*mat.shape[:n], 1, 0), mat.indices.dtype)
        return BCOO((data, indices), shape=mat.shape, unique_indices=True)
    rows, at, counts = over_batches(own, n)(places)
    if nse is None:
        nse = int(counts.max()) if counts.size else 0
    rows = rows[..., :nse, :]
    if nse > mat.nse:
        more = mnp.broadcast_to(beyond, (*rows.shape[:-2], nse - mat.nse, mat.n_sparse))
        rows = mnp.concatenate([rows, more], axis=-2)

    added = over_batches(lambda data, to: added_up(data, to[:, None], (nse,)), n)
    data = added(mat.data, at)
    return BCOO((data, rows), shape=mat.shape, indices_sorted=True, unique_indices=True)


def bcoo_eliminate_zeros(mat: BCOO, nse: int | None = None) -> BCOO:
    """`bcoo_sum_duplicates` without the elements that are zero."""
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    nothing = (mat.data == 0).all(tuple(range(n + 1, mat.data.ndim)))
    beyond = np.array(mat.shape[n:last], mat.indices.dtype)
    places = mnp.where(nothing[..., None], beyond, mat.indices)
    return bcoo_sum_duplicates(BCOO((mat.data, places), shape=mat.shape), nse=nse)


def bcoo_reduce_sum(mat: BCOO, *, axes: Axes) -> BCOO:
    """Sums over dimensions: places of a sum become one, batches elements of one array."""
    axes = sorted(axes_of(axes, mat.ndim, "bcoo_reduce_sum"))
    n, last = mat.n_batch, mat.n_batch + mat.n_sparse
    batch = [a for a in axes if a < n]
    if batch:
        rest = [a - len(batch) for a in axes if a >= n]
        return bcoo_reduce_sum(_batches_as_elements(mat, batch), axes=rest)
    dense = tuple(a - mat.n_sparse + 1 for a in axes if a >= last)
    kept = [a for a in range(n, last) if a not in axes]
    inside = places_of(mat)[1]
    data = mat.data.sum(dense, dtype=counted(mat.dtype))
    data = mnp.where(inside.reshape(*inside.shape, *(1,) * (data.ndim - inside.ndim)), data, 0)
    indices = mat.indices[..., np.array(kept, int) - n]
    return BCOO((data, indices), shape=[m for a, m in enumerate(mat.shape) if a not in axes])


def _batches_as_elements(mat: BCOO, axes: Axes) -> BCOO:
    """The elements of all arrays along batch dimensions in one array."""
    n = mat.n_batch
    kept = [a for a in range(n) if a not in axes]
    batch = [mat.shape[a] for a in kept]
    count = mat.nse * math.prod(mat.shape[a] for a in axes)

    def joined(x: Any) -> Any:
        moved = x.transpose(*kept, *axes, *range(n, x.ndim))
        return moved.reshape(*batch, count, *x.shape[n + 1 :])

    return BCOO((joined(mat.data), joined(mat.indices)), shape=(*batch, *mat.shape[n:]))
