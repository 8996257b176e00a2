"""`Pullback.with_refs`: cotangents that are added to `Ref`s, or that nobody wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from monograph.hlo.ops import add
from monograph.tracer import tree
from monograph.tracer.float0 import is_float0
from monograph.tracer.ref import Ref, read, write

if TYPE_CHECKING:
    from monograph.tracer.linear_maps import Pullback


class Marker:
    """What stands for a cotangent; all of one class are equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class GradValue(Marker):
    """For an argument of `with_refs`: return this cotangent."""


class DontWant(Marker):
    """For an argument of `with_refs`: do not return this cotangent."""


class GradRef(Marker):
    """Returned where a cotangent was added to a `Ref`."""


class DidntWant(Marker):
    """Returned where nobody wants the cotangent."""


def _register(kind: type[Marker]) -> None:
    """Let it leave traced functions: a tree without leaves."""
    tree.register_pytree_node(kind, lambda _: ((), None), lambda _, __: kind())


for _kind in (GradRef, DidntWant):
    _register(_kind)


class Accumulating:
    """A pullback whose cotangents go where its caller said."""

    def __init__(self, pullback: Pullback, wanted: tuple[Any, ...]) -> None:
        self.pullback = pullback
        self.wanted = tree.broadcast_prefix(wanted, pullback.ends.in_tree, "with_refs")

    def __call__(self, *cotangents: Any) -> Any:
        """Pull cotangents back; a tuple with one tree per argument."""
        found = tree.leaves(self.pullback(*cotangents))
        placed = [_placed(ct, to) for ct, to in zip(found, self.wanted, strict=True)]
        return self.pullback.ends.in_tree.unflatten(placed)


def _placed(ct: Any, to: Any) -> Any:
    if isinstance(to, DontWant):
        return DidntWant()
    if not isinstance(to, Ref):
        return ct
    if not is_float0(ct):
        write(to, add(read(to), ct))
    return GradRef()
