"""`out_sharding=`: where a result is to live, for functions whose operands may not say it."""

from __future__ import annotations

from typing import Any

from monograph.tracer.constraint import with_sharding_constraint


def living_in(x: Any, out_sharding: Any) -> Any:
    """A value that is to live there; itself for None.

    Along explicit axes of a mesh some results are cut in more than one way that makes sense; this
    says which one is meant.

    Args:
        x: a value.
        out_sharding: a sharding, a spec of the mesh in the context, or None.
    """
    return x if out_sharding is None else with_sharding_constraint(x, out_sharding)
