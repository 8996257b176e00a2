"""Mutated programs: every one gives a result or a clean error, and the process goes on.

In the ordinary run a fixed sample; under ``slow`` all, and ``docs/stablehlo-mutants.log`` anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.errors import MonographError, TextError
from monograph.hlo.graph import Graph, all_graphs
from monograph.hlo.types import types_of
from monograph.hlo.verify import verify
from monograph.tracer.exchange import Imported
from stablehlo_mutants import broken, mutant

TEXTS, ARTIFACTS = 10_000, 2_000
SAMPLED = 50  # every so many are in the ordinary run
SMALL = 1 << 24  # bytes of all values of a program that is run
LOG = Path(__file__).parent.parent.parent / "docs" / "stablehlo-mutants.log"
PLACED = ("line ", "the text has no function", "not a StableHLO text")


def outcome(given: Any) -> str:
    """What becomes of a program: "ran", "compiled", "read", or the class of a clean error."""
    try:
        f = mg.from_stablehlo(given)
        return whatever_runs(f)
    except MonographError as e:
        assert len(str(e)) < 20_000
        if type(e) is TextError and isinstance(given, str):
            assert e.what.startswith(PLACED), e.what
        return f"{type(e).__name__} ({type(e).code})"


def whatever_runs(f: Imported) -> str:
    """Compile a program, and run it if it is small and has no loop, which may have no end."""
    if any(t is None or not hasattr(t, "nbytes") for t in f.in_types):
        return "read"  # sizes or arguments that only a call gives
    (graph,) = f._graphs.values()
    verify(graph, weak=False)
    if size(graph) > SMALL:
        return "read"
    args = [np.ones(t.shape, t.dtype.np) for t in f.in_types]
    if f.in_tree is not None:
        f = Imported(f._program.__class__(f.text, "<stablehlo>"), f.name)  # without its containers
    f.lower(*args).compile()
    if any(n.op.flow == "loop" for g in all_graphs(graph) for n in g.nodes):
        return "compiled"
    for out in mg.tree.leaves(f(*args)):
        np.asarray(out)
    return "ran"


def size(graph: Graph) -> int:
    """Bytes of all values."""
    nodes = [n for g in all_graphs(graph) for n in (*g.params, *g.nodes)]
    return sum(t.nbytes for n in nodes for t in types_of(n.type))


def outcomes(make: Callable[[int], tuple[str, Any]], numbers: range) -> Counter[str]:
    """Counts of outcomes; a mutant that does anything else is named."""
    found: Counter[str] = Counter()
    for number in numbers:
        name, given = make(number)
        try:
            found[outcome(given)] += 1
        except BaseException as e:
            raise AssertionError(f"mutant {number} of {name!r}: {type(e).__name__}: {e}") from e
    return found


@pytest.mark.parametrize("part", range(4))
def test_mutated_texts(part: int) -> None:
    found = outcomes(mutant, range(part * SAMPLED // 4, TEXTS, SAMPLED)[::4])
    assert found["TextError (MG0601)"] > 0


def test_mutated_artifacts() -> None:
    found = outcomes(broken, range(0, ARTIFACTS, SAMPLED))
    assert found["TextError (MG0601)"] > 0


@pytest.mark.slow
def test_all_mutants() -> None:
    lines = []
    for what, make, count in (("texts", mutant, TEXTS), ("artifacts", broken, ARTIFACTS)):
        found = outcomes(make, range(count))
        lines.append(f"{count} mutated {what}: results or clean errors only")
        lines += [f"  {n:6}  {name}" for name, n in found.most_common()]
    LOG.write_text("\n".join(lines) + "\n")
