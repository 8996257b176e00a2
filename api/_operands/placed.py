"""`out_sharding=`: where a result is to live, for functions whose operands may not say it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Any

from monograph.hlo.state import eager, state
from monograph.sharding import NamedSharding, SingleDeviceSharding
from monograph.tracer.array import Array
from monograph.tracer.avals import ShapeDtypeStruct
from monograph.tracer.constraint import with_sharding_constraint
from monograph.tracer.device import device_put


def living_in(x: Any, out_sharding: Any) -> Any:
    """A value that is to live there; itself for None.

    Along explicit axes of a mesh some results are cut in more than one way that makes sense; this
    says which one is meant.

    Args:
        x: a value.
        out_sharding: a sharding, a spec of the mesh in the context, or None.
    """
    cut = type(out_sharding) is not NamedSharding or out_sharding.mesh.axis_names
    if out_sharding is None or not cut:  # a mesh of no axes is what `typeof` says of most arrays
        return x
    return with_sharding_constraint(x, out_sharding)


def beside(made: Any, x: Any) -> Any:
    """An array on the one device that `x` was put on; itself if `x` was put on none.

    What does not depend on the contents of `x` would be where arrays are by default. In a trace
    the program decides.

    Args:
        made: a value.
        x: an array, or what says the type and place of one.
    """
    told = x.committed if type(x) is Array else isinstance(x, ShapeDtypeStruct)
    if told and type(x.sharding) is SingleDeviceSharding and state.interp is eager():
        return device_put(made, x.sharding)
    return made


def placeable(f: Callable[..., Any]) -> Callable[..., Any]:
    """Decorator: the function's result lives where a keyword `out_sharding` says."""

    @wraps(f)
    def made(*args: Any, out_sharding: Any = None, **options: Any) -> Any:
        return living_in(f(*args, **options), out_sharding)

    own = signature(f)
    place = Parameter("out_sharding", Parameter.KEYWORD_ONLY, default=None, annotation=Any)
    made.__signature__ = own.replace(parameters=[*own.parameters.values(), place])  # type: ignore[attr-defined]
    return made
