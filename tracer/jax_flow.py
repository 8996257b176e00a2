"""What depends on what in a jaxpr: which results have a tangent, or a batch."""

from __future__ import annotations

from typing import Any

import numpy as np

Flags = tuple[bool, ...]


def reached(jaxpr: Any, flags: Flags, *, differentiably: bool) -> Flags:
    """Which outputs of a jaxpr may depend on the flagged variables.

    Args:
        jaxpr: an open jaxpr.
        flags: of what it closes over, then of its arguments.
        differentiably: whether a dependence through integers, or one that is stopped, counts not.
    """
    live = {v for v, f in zip([*jaxpr.constvars, *jaxpr.invars], flags, strict=True) if f}
    for eqn in jaxpr.eqns:
        given = tuple([not _literal(v) and v in live for v in eqn.invars])
        if not any(given) or (differentiably and eqn.primitive.name == "stop_gradient"):
            continue
        if eqn.effects:  # it may write to a reference that it was given
            live.update(v for v in (*eqn.invars, *eqn.outvars) if not _literal(v))
            continue
        inner = _called(eqn)
        through = (True,) * len(eqn.outvars)
        if inner is not None:
            consts = (False,) * len(inner.constvars)
            through = reached(inner, consts + given, differentiably=differentiably)
        live.update(
            v
            for v, f in zip(eqn.outvars, through, strict=True)
            if f and not (differentiably and not _inexact(v))
        )
    return tuple([not _literal(v) and v in live for v in jaxpr.outvars])


def _called(eqn: Any) -> Any:
    """The jaxpr that an equation does nothing but call."""
    if eqn.primitive.name not in ("jit", "pjit"):
        return None
    return eqn.params["jaxpr"].jaxpr


def _literal(v: Any) -> bool:
    return hasattr(v, "val")


def _inexact(v: Any) -> bool:
    import jax

    d = getattr(v.aval, "dtype", None)
    return d is not None and jax.dtypes.issubdtype(d, np.inexact)
