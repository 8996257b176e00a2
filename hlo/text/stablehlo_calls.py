"""Custom calls of StableHLO: LAPACK's, those that are ordinary ops or none, all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from monograph.hlo.ops.opaque import custom_call
from monograph.hlo.text.approximate import APPROXIMATE, read_approximate
from monograph.hlo.text.lapack_calls import read_lapack, routine_of
from monograph.hlo.text.stablehlo_sharding import TARGET
from monograph.hlo.types import listed

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

Values = list[Any]


def read_custom_call(r: Reader, op: Any) -> Values:
    """Any custom call."""
    attributes = op.attributes
    target = str(attributes["call_target_name"].value)
    if target in READ:
        return READ[target](r, op)
    if routine_of(target) is not None:
        return read_lapack(op, r.operands(op), tuple(r.type(x) for x in op.results))
    for name in ("called_computations", "output_operand_aliases"):
        if name in attributes and len(attributes[name]):
            raise ValueError(f"attribute {name} is not in the language (call of {target!r})")
    if "backend_config" in attributes and str(attributes["backend_config"]) not in ('""', "{}"):
        raise ValueError(f"attribute backend_config is not in the language (call of {target!r})")
    effect = "none"
    if "has_side_effect" in attributes and attributes["has_side_effect"].value:
        effect = str(attributes["effect"].value) if "effect" in attributes else "ordered"
    made = custom_call(
        *r.operands(op),
        call_target_name=target,
        types=tuple(r.type(x) for x in op.results),
        callback=None,
        effect=effect,
    )
    return listed(made)


def _read_assertion(r: Reader, op: Any) -> Values:
    """What a program says of the sizes of its arguments: true or false once they are known."""
    holds, *sizes = op.operands
    if not r.fixed(holds).all():
        message = str(op.attributes["error_message"].value)
        shown = [str(r.fixed(n)) for n in sizes]
        raise ValueError(_filled(message, shown))
    return []


def _filled(message: str, sizes: list[str]) -> str:
    """The message with its ``{0}``, ``{1}``, ... replaced."""
    for i, size in enumerate(sizes):
        message = message.replace(f"{{{i}}}", size)
    return message


def _as_it_is(r: Reader, op: Any) -> Values:
    return r.operands(op)


# Calls that compute nothing: they say something of their operand.
ANNOTATIONS: dict[str, Callable[[Reader, Any], Values]] = {
    TARGET: _as_it_is,  # the attribute is read with all others of its name
    "annotate_device_placement": _as_it_is,
    "shape_assertion": _read_assertion,
}
# Calls that are read as ordinary ops.
READ = {**ANNOTATIONS, APPROXIMATE: read_approximate}
