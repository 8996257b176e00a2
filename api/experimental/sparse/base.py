"""What all sparse arrays have in common, and warnings of what takes much memory."""

from __future__ import annotations

import math
from typing import Any, Self

from monograph.tracer import tree


class SparseEfficiencyError(ValueError):
    """What was asked for takes far more memory than what there is."""


class SparseEfficiencyWarning(UserWarning):
    """What was asked for takes much memory."""


class CuSparseEfficiencyWarning(SparseEfficiencyWarning):
    """JAX's, for cuSPARSE, which is not used here."""


class JAXSparse:
    """A sparse array of any format, as JAX calls it: for `isinstance`.

    Attributes:
        data: the elements that are kept.
        shape: of the array with its zeros.
        nse: how many elements are kept, of each batch.
        n_batch, n_sparse, n_dense: how many dimensions are batches, sparse and dense, in order.
    """

    data: Any
    __hash__ = None  # type: ignore[assignment]  # as arrays have none

    @property
    def shape(self) -> tuple[int, ...]:
        raise NotImplementedError

    @property
    def nse(self) -> int:
        raise NotImplementedError

    @property
    def n_batch(self) -> int:
        raise NotImplementedError

    @property
    def n_sparse(self) -> int:
        raise NotImplementedError

    @property
    def n_dense(self) -> int:
        raise NotImplementedError

    def transpose(self, axes: Any = None) -> Any:
        raise NotImplementedError(f"{type(self).__name__}.transpose")

    @property
    def dtype(self) -> Any:
        return self.data.dtype

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def T(self) -> Any:
        return self.transpose()

    def __repr__(self) -> str:
        name = type(self).__name__
        try:
            counts = {"nse": self.nse, "n_batch": self.n_batch, "n_dense": self.n_dense}
            said = [f"{k}={v}" for k, v in counts.items() if v or k == "nse"]
            return f"{name}({self.dtype}{list(self.shape)}, {', '.join(said)})"
        except (AttributeError, IndexError):  # a tree of other things than arrays
            return f"{name}(<invalid>)"

    def __len__(self) -> int:
        if not self.ndim:
            raise TypeError("len() of an unsized object: a sparse array without dimensions")
        return self.shape[0]

    def block_until_ready(self) -> Self:
        for part in tree.leaves(self):
            part.block_until_ready()
        return self


def is_sparse(x: Any) -> bool:
    """Whether this is a sparse array of some format."""
    return isinstance(x, JAXSparse)
