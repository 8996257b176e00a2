"""What a backend is asked that it cannot do, found before it compiles: options and ops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monograph.backends.base import Backend
from monograph.hlo.errors import UnknownNameError, UnsupportedError
from monograph.hlo.graph import Graph, all_graphs


def check_options(backend: Backend, options: Mapping[str, Any]) -> None:
    """Refuse options that the backend does not have.

    Raises:
        UnknownNameError: names the option and lists the known ones.
    """
    unknown = [name for name in options if name not in backend.options]
    if unknown:
        known = "\n".join(f"    {name}: {text}" for name, text in backend.options.items())
        raise UnknownNameError(
            f"backend {backend.name!r} has no option {unknown[0]!r}",
            operands={"known": "\n" + known if known else "none"},
            fix="use a known option." if known else "leave options out.",
        )


def check_supported(g: Graph, backend: Backend) -> None:
    """Refuse all that the backend cannot run at once, before anything is compiled.

    Raises:
        UnsupportedError: lists every op that the backend cannot run.
    """
    found: dict[str, str] = {}
    loc = None
    for part in all_graphs(g):
        for node in part.nodes:
            reason = backend.supports(node)
            if reason is not None:
                loc = loc or node.loc
                found.setdefault(f"{node.op.name} {node.type}", reason)
    if found:
        raise UnsupportedError(
            f"backend {backend.name!r} cannot run {len(found)} op(s) of {g.name!r}",
            operands=found,
            fix="use another backend, or other element types.",
            loc=loc,
        )
