"""`Tiling`: how the compiler says where the pieces of one value live.

The public `PartitionSpec` and `NamedSharding` become tilings at the door; passes know nothing else.
A dimension of size n that is cut over p devices has pieces of ``ceil(n / p)`` elements, the last of
which may hold padding.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

Names = tuple[str, ...]
Sizes = Mapping[str, int]  # of the mesh axes, outermost first


@dataclass(frozen=True)
class Tiling:
    """One value's place on a mesh.

    Attributes:
        dims: per dimension the mesh axes that cut it, major to minor. Over an axis that cuts no
            dimension, all devices hold the same.
        partial: axes over which devices hold terms of the value: it is what `how` makes of them.
        how: "add", "maximum", ...: how terms combine.

    >>> Tiling((("data",), ()))
    [data, -]
    """

    dims: tuple[Names, ...]
    partial: Names = ()
    how: str = "add"

    @property
    def axes(self) -> Names:
        """The axes that cut a dimension."""
        return tuple(a for d in self.dims for a in d)

    @property
    def is_whole(self) -> bool:
        """Whether every device holds all of it."""
        return not self.partial and not any(self.dims)

    def with_dim(self, dim: int, axes: Names) -> Tiling:
        """The same with one dimension cut in another way."""
        return replace(self, dims=(*self.dims[:dim], tuple(axes), *self.dims[dim + 1 :]))

    def without(self, axes: frozenset[str]) -> Tiling:
        """The same, not cut by these axes nor by those that are minor to them."""
        return replace(self, dims=tuple(_before(d, axes) for d in self.dims))

    def settled(self) -> Tiling:
        """The same without terms."""
        return Tiling(self.dims) if self.partial else self

    def __repr__(self) -> str:
        inner = ", ".join("+".join(map(str, d)) or "-" for d in self.dims)
        tail = f" {self.how} over {'+'.join(map(str, self.partial))}" if self.partial else ""
        return f"[{inner}]{tail}"


def _before(names: Names, axes: frozenset[str]) -> Names:
    """The names in front of the first one that is among these."""
    return names[: next((i for i, a in enumerate(names) if a in axes), len(names))]


def whole(ndim: int) -> Tiling:
    """All of it on every device."""
    return Tiling(((),) * ndim)


def parts(axes: Names, sizes: Sizes) -> int:
    """Into how many pieces these axes cut a dimension."""
    return math.prod(sizes[a] for a in axes)


def common(a: Names, b: Names) -> Names:
    """The leading axes that two lists share.

    >>> common(("x", "y"), ("x", "z"))
    ('x',)
    """
    n = 0
    while n < min(len(a), len(b)) and a[n] == b[n]:
        n += 1
    return a[:n]


def local_shape(shape: Sequence[int], tiling: Tiling, sizes: Sizes) -> tuple[int, ...]:
    """The shape of a device's piece, padding included.

    >>> local_shape((10, 3), Tiling((("x",), ())), {"x": 4})
    (3, 3)
    """
    return tuple(-(-n // parts(d, sizes)) for n, d in zip(shape, tiling.dims, strict=True))
