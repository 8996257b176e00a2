"""Graphs run on arrays that are cut over a mesh, outside of `jit`: eager ops and calls."""

from __future__ import annotations

from collections.abc import Sequence

from monograph.hlo import flags
from monograph.hlo.graph import Graph
from monograph.tracer import tree
from monograph.tracer.array import Array
from monograph.tracer.cache import CacheKey, Entry
from monograph.tracer.launch import load, place_of, run
from monograph.tracer.trace import Trace

_NO_TREE = tree.structure(())


def run_everywhere(graph: Graph, arrays: Sequence[Array], what: str) -> list[Array]:
    """The results of a graph where its arguments are; its programs are kept on the graph.

    Args:
        graph: closed.
        arrays: one per parameter.
        what: the name of the op or function, for messages.
    """
    mode = flags.mode()
    entry = graph.memo.get(("entry", mode))
    if entry is None:
        key = CacheKey(_NO_TREE, graph.in_types, (), mode, ())
        given, made = (None,) * len(graph.params), (None,) * len(graph.outs)
        entry = Entry(key, Trace(graph, (), _NO_TREE), 0.0, given, made, spread=True)
        graph.memo["entry", mode] = entry
    place = place_of(arrays, entry, None, what)
    loaded = entry.programs.get(place)
    if loaded is None:
        loaded = load(entry, place, None, (), {}, what)
    return run(loaded, arrays, what)[0]
