"""The tables of the benchmarks: names are unique, reasons are of rows that exist."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent.parent / "benchmarks"))

import engine
import page
import run
from calls import CALLS
from cases import all_cases
from first_calls import CASES
from further import further
from jax_programs import PROGRAMS
from reasons import REASONS
from suite import suite

pytestmark = pytest.mark.smoke


def test_names() -> None:
    names = [f"{case.group} {case.name}" for case in (*all_cases(), *suite(), *further())]
    names += [call.name for call in CALLS] + [case.name for case in CASES]
    names += [program.name for program in PROGRAMS]
    assert [name for name, n in Counter(names).items() if n > 1] == []
    assert set(REASONS) <= {*names, *(case.name for case in (*all_cases(), *suite(), *further()))}


def test_arguments_can_be_made() -> None:
    """Of each small program; large ones cost seconds."""
    for case in (*all_cases(), *further()):
        if "4M" not in case.name and "4096" not in case.name:
            assert case.args()


def test_a_section_is_put_into_the_page() -> None:
    section = next(s for s in page.SECTIONS if s.name == "sorts")
    old = "# Head\n\n## Calls\n\nall\n\n## Slower than XLA, and why\n\n- sort 1M: old\n- other: is"
    row = page.Row(["sort 1M", *["x"] * (len(section.columns) - 1)])
    made = run.updated(old, {section: [row]}, "Measured elsewhere.")
    titles = [line for line in made.splitlines() if line.startswith("## ")]
    assert titles == ["## Sorts", "## Calls", "## Slower than XLA, and why"]
    assert f"{section.text} Measured elsewhere.\n" in made
    assert "| sort 1M | x |" in made and made.endswith("\n\n- other: is\n")


def test_imaginary_parts_are_compared() -> None:
    x = np.ones(3, np.complex64)
    assert engine._alike(x, x, 0.0) and not engine._alike(x, x + 1j, 0.0)
