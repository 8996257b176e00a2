"""From a graph to an executable of the CPU backend, and a call with NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Buffer, Device, Executable
from monograph.fusion import assign_buffers, choose_layout, fuse, schedule
from monograph.hlo.graph import Graph
from monograph.hlo.legalize import legalize
from monograph.hlo.simplify import clear_weak

Array = np.ndarray[Any, Any]


def build(
    graph: Graph, options: Mapping[str, Any] | None = None, donated: Sequence[bool] = ()
) -> Executable:
    """Compile a graph for the CPU, without the rewrites that might compute something beforehand."""
    backend = get_backend("cpu")
    g = legalize(clear_weak(graph), backend.keeps)
    assert not [why for n in g.nodes if (why := backend.supports(n))]
    target = backend.target_for(options or {})
    plan = fuse(g, choose_layout(g, target), target, backend.claims)
    program = assign_buffers(schedule(plan, target, donated), donated)
    return backend.compile(program, options or {}, build)


def call(executable: Executable, *args: Any) -> list[Array]:
    """Run on NumPy arrays."""
    device = Device("cpu")
    outs, _ = executable.run([Buffer(device, np.asarray(x)) for x in args])
    return [np.asarray(o.host) for o in outs]
