"""`Annotation`: where a user wants a value to live, and its text in Shardy's words.

A record whose op says so about its result has `OpDef.annotation`. The text, such as
``[{"data"}, {}]`` on the mesh ``<["data"=2, "model"=4]>``, is what StableHLO modules hold
(Shardy's documentation, "Sharding representation"). Sub-axes and priorities are not understood;
a text with them says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

_AXIS = re.compile(r'"([^"]*)"=(\d+)')
_IDS = re.compile(r"device_ids=\[([\d, ]*)\]")
_DIM = re.compile(r"\{([^{}]*)\}(p\d+)?")
_NAME = re.compile(r'"([^"]*)"(:\(\d+\)\d+)?')
_UNREDUCED = re.compile(r"unreduced=\{([^{}]*)\}")


@dataclass(frozen=True)
class Annotation:
    """Where a value is to live.

    Attributes:
        mesh: names and sizes of the mesh's axes, outermost first.
        dims: per dimension the axes that cut it, major to minor.
        open: per dimension, whether the compiler may cut it further.
        partial: axes over which the devices hold terms of a sum.
        devices: the numbers of the mesh's devices, row-major; () for 0, 1, 2, ...
    """

    mesh: tuple[tuple[str, int], ...]
    dims: tuple[tuple[str, ...], ...]
    open: tuple[bool, ...]
    partial: tuple[str, ...] = ()
    devices: tuple[int, ...] = ()


@lru_cache(maxsize=4096)
def read_annotation(sharding: str, mesh: str) -> Annotation | None:
    """What a text says; None if it says nothing that can be used.

    Args:
        sharding: ``[{"data", ?}, {}], unreduced={"model"}``, or the older form in one string, which
            names no axes.
        mesh: ``<["data"=2, "model"=4], device_ids=[...]>``, or "" of the older form.

    >>> read_annotation('[{"x"}, {?}]', '<["x"=2]>')
    Annotation(mesh=(('x', 2),), dims=(('x',), ()), open=(False, True), partial=(), devices=())
    """
    axes = tuple((name, int(size)) for name, size in _AXIS.findall(mesh))
    end = sharding.find("]")
    if not mesh or not sharding.startswith("[") or end < 0:
        return None
    dims, free = [], []
    for inner, priority in _DIM.findall(sharding[:end]):
        names = _NAME.findall(inner)
        if priority or any(sub for _, sub in names):
            return None
        dims.append(tuple(name for name, _ in names))
        free.append("?" in inner)
    terms = _UNREDUCED.search(sharding[end:])
    ids = _IDS.search(mesh)
    return Annotation(
        axes,
        tuple(dims),
        tuple(free),
        tuple(name for name, _ in _NAME.findall(terms[1])) if terms else (),
        tuple(int(n) for n in ids[1].split(",")) if ids else (),
    )


def sharding_text(
    dims: Sequence[Sequence[str]], free: Sequence[bool], partial: Sequence[str] = ()
) -> str:
    """The text of a sharding.

    >>> sharding_text((("x", "y"), ()), (False, True), ("z",))
    '[{"x", "y"}, {?}], unreduced={"z"}'
    """

    def listed(names: Sequence[str], mark: bool = False) -> str:
        return "{" + ", ".join([*(f'"{n}"' for n in names), *(["?"] if mark else [])]) + "}"

    text = "[" + ", ".join(listed(d, f) for d, f in zip(dims, free, strict=True)) + "]"
    return f"{text}, unreduced={listed(partial)}" if partial else text


def mesh_text(axes: Sequence[tuple[str, int]], devices: Sequence[int] = ()) -> str:
    """The text of a mesh.

    Args:
        axes: names and sizes, outermost first.
        devices: the numbers of its devices, row-major, where they are not 0, 1, 2, ...

    >>> mesh_text((("x", 2), ("y", 4)))
    '<["x"=2, "y"=4]>'
    """
    text = "[" + ", ".join(f'"{name}"={size}' for name, size in axes) + "]"
    ids = tuple(devices)
    known = ids == tuple(range(len(ids)))
    return f"<{text}>" if known else f"<{text}, device_ids=[{', '.join(map(str, ids))}]>"
