"""The mesh in whose words specs are meant: set for the thread, or for a block of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

import numpy as np

from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError
from monograph.sharding.mesh import AbstractMesh, Mesh


def current_mesh() -> AbstractMesh | None:
    """The mesh in the context, with devices or without; None if there is none."""
    found: AbstractMesh | None = flags.mode().mesh
    return found


def get_mesh() -> Mesh:
    """The mesh with devices in the context; an empty one if there is none."""
    found = current_mesh()
    return found if isinstance(found, Mesh) else _NO_MESH


def get_abstract_mesh() -> AbstractMesh:
    """The mesh in the context, without devices; an empty one if there is none."""
    found = current_mesh()
    return _NO_AXES if found is None else found.abstract_mesh


class set_mesh:
    """Specs are meant in the words of this mesh from now on, or inside a ``with`` block.

    Args:
        mesh: a `Mesh`.

    Raises:
        ArgumentError: if it is something else.
    """

    def __init__(self, mesh: Any) -> None:
        if type(mesh) is not Mesh:
            raise ArgumentError(
                f"set_mesh: a Mesh was expected, got {type(mesh).__name__}",
                fix="make one with make_mesh(shape, names).",
            )
        self._scope = flags.scoped("mesh", None if mesh.empty else mesh)
        self._scope.__enter__()
        _held.append(self._scope)  # as a function it holds on when this object is gone
        self._mesh = mesh

    def __enter__(self) -> Mesh:
        return self._mesh

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        _held.remove(self._scope)
        self._scope.__exit__(kind, error, traceback)


@contextmanager
def use_abstract_mesh(mesh: AbstractMesh) -> Iterator[None]:
    """Specs are meant in the words of this mesh inside the block."""
    if not isinstance(mesh, AbstractMesh):
        raise ArgumentError(
            f"use_abstract_mesh: an AbstractMesh was expected, got {type(mesh).__name__}",
            fix="pass mesh.abstract_mesh, or AbstractMesh(sizes, names).",
        )
    with flags.scoped("mesh", None if mesh.empty else mesh):
        yield


_held: list[Any] = []
_NO_AXES = AbstractMesh((), ())
_NO_MESH = Mesh(np.empty((), object), ())
