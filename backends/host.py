"""The host: how a simulator runs a graph on this computer without naming another backend.

`tracer/compile.py` gives it when it is loaded, which ``import monograph`` does.
"""

from __future__ import annotations

from typing import Any

from monograph.backends.base import Executable, Host

_given: dict[str, Host] = {}


def give_host(host: Host) -> None:
    """Say what compiles a graph for this computer."""
    _given["host"] = host


def compile_on_host(graph: Any) -> Executable:
    """A graph as a program of this computer."""
    return _given["host"](graph)


__all__ = ["compile_on_host", "give_host"]
