"""Partitioned programs compute what the whole program does, however its values are cut.

Tilings are drawn at random for every value, or for arguments and results alone, from which
propagation decides the rest. Sizes rarely divide, and padding is poisoned. As a script it runs all
2,000 ops and 300 programs, and prints what docs/sharding-random.log keeps.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import monograph as mg
import op_table
from random_programs import program
from sharding_placing import MESHES, run_cut

TABLE = op_table.cases(dtypes=["f32", "i32", "bool", "c64", "bf16"])
RELATIVE = {"bf16": 0.05, "f16": 5e-3}
NAMES = list(MESHES)


def compare(want: Any, got: Any, dtype: str = "f32") -> None:
    """Moves and integers exactly, floats within rounding."""
    for a, b in zip(want, got, strict=True):
        assert np.shape(a) == np.shape(b)
        wide = np.asarray(a).dtype.name not in ("float64", "complex64", "complex128")
        a, b = (np.asarray(x) for x in (a, b))
        if a.dtype.kind in "biu":
            np.testing.assert_array_equal(b, a)
            continue
        a, b = (x.astype(np.float64) if wide else x for x in (a, b))
        tolerance = RELATIVE.get(dtype, 2e-4)
        scale = np.max(np.abs(a), initial=0.0, where=np.isfinite(a))
        np.testing.assert_allclose(b, a, rtol=tolerance, atol=tolerance * (1 + scale))


OPS = sorted({case.entry.name for case in TABLE})


def check_op(seed: int) -> str:
    """One op of the table, one way to cut its operands and results, one mesh."""
    rng = random.Random(seed)
    name = rng.choice(OPS)
    case = rng.choice([c for c in TABLE if c.entry.name == name])
    instance = rng.choice([i for i in case.instances if any(t.size > 1 for t in i.types)]
                          or case.instances)  # fmt: skip
    mesh = rng.choice(NAMES)
    want, got = run_cut(instance.graph(), instance.inputs(), MESHES[mesh], seed)
    compare(want, got, case.dtype.name)
    return mesh


def check_program(seed: int) -> str:
    """One program at random, with every value cut at random, and as propagation cuts them."""
    f, args = program(seed)
    graph = mg.make_hlo(f)(*args)
    mesh = random.Random(seed).choice(NAMES)
    for follow in (False, True):
        compare(*run_cut(graph, args, MESHES[mesh], seed, follow=follow))
    return mesh


@pytest.mark.parametrize("seed", range(40))
def test_an_op_at_random(seed: int) -> None:
    check_op(seed)


@pytest.mark.parametrize("seed", range(6))
def test_a_program_at_random(seed: int) -> None:
    check_program(seed)


FLOATS = [c for c in TABLE if c.dtype.name == "f32"]
FEW = ("2x2", "3", "2")


@pytest.mark.parametrize("number", range(len(FLOATS)), ids=lambda i: FLOATS[i].id)
def test_every_op(number: int) -> None:
    """On one mesh each, in turn."""
    case = FLOATS[number]
    compare(*run_cut(case.graph(), case.inputs(), MESHES[FEW[number % 3]], number))


@pytest.mark.slow
@pytest.mark.parametrize("name", FEW)
def test_every_op_on(name: str) -> None:
    for number, case in enumerate(FLOATS):
        compare(*run_cut(case.graph(), case.inputs(), MESHES[name], number))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 2000, 100))
def test_many_ops_at_random(first: int) -> None:
    for seed in range(first, first + 100):
        check_op(seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 300, 20))
def test_many_programs_at_random(first: int) -> None:
    for seed in range(first, first + 20):
        check_program(seed)


def main() -> None:
    """All of them; a line for each mesh, and for whatever is wrong."""
    for what, check, count in (("ops", check_op, 2000), ("programs", check_program, 300)):
        on: Counter[str] = Counter()
        wrong = []
        for seed in range(count):
            try:
                on[check(seed)] += 1
            except Exception as e:
                wrong.append(f"  {seed}: {type(e).__name__}: {str(e).splitlines()[:1]}")
        print(f"{count} {what} at random, {len(wrong)} mismatches; on meshes of",
              ", ".join(f"{name}: {on[name]}" for name in NAMES))  # fmt: skip
        print("\n".join(wrong), end="\n" if wrong else "")


if __name__ == "__main__":
    main()
