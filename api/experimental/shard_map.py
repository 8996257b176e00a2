"""`shard_map` as JAX had it first, with `check_rep` for `check_vma`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monograph.tracer.shard_map import shard_map as _shard_map

__all__ = ["shard_map"]


def shard_map(
    f: Callable[..., Any], mesh: Any, in_specs: Any, out_specs: Any, check_rep: bool = True
) -> Callable[..., Any]:
    """`monograph.shard_map` with positional settings.

    Args:
        f: a function of one device's pieces.
        mesh: a `Mesh`.
        in_specs, out_specs: `PartitionSpec`s.
        check_rep: the `check_vma` of today.
    """
    made: Callable[..., Any] = _shard_map(
        f, mesh=mesh, in_specs=in_specs, out_specs=out_specs, check_vma=check_rep
    )
    return made


def __dir__() -> list[str]:
    return __all__
