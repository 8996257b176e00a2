"""The corpus: programs that JAX lowered, and what XLA made of them.

A fixed twentieth of the programs in the ordinary run, all of them among the slow tests.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from corpus.coverage import LOG, chosen, counted, expected_ops, lines
from monograph.conformance.reading import Module
from monograph.conformance.results import Program
from monograph.conformance.running import run_test
from monograph.conformance.syntax import split
from monograph.conformance.workers import run_files
from monograph.hlo.types import DTYPES

PARTS = 20  # a run of the ordinary tests takes one of so many programs
MEGABYTES = 20
FILES = chosen()


def _sample() -> list[tuple[Path, str]]:
    every = [(path, text) for path in FILES for text in split(path.read_text(encoding="utf-8"))]
    return random.Random(0).sample(every, len(every) // PARTS)


@pytest.mark.parametrize("backend", ["interp", "cpu"])
def test_a_twentieth(backend: str) -> None:
    failed = []
    for path, text in _sample():
        test = Module(text, str(path)).test("main")
        failed += [f"{path}:{f.line}: {f.op}: {f.reason}" for f in run_test(test, backend)]
    assert not failed, "\n".join(failed)


def test_every_op_and_element_type_is_there() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    ops = set(re.findall(r"(?<!@)\b(?:stablehlo|chlo)\.[\w-]+", "\n".join(texts)))
    assert not expected_ops() - ops
    types = set(re.findall(r"tensor<(?:\d+x)*(complex<f\d+>|[a-z]\w*)>", "\n".join(texts)))
    assert not {d.mlir for d in DTYPES.values()} - types


def test_size() -> None:
    assert sum(path.stat().st_size for path in FILES) < MEGABYTES * 2**20


@pytest.mark.slow
@pytest.mark.parametrize("backend", ["interp", "cpu"])
def test_all(backend: str) -> None:
    results = [r for r in run_files(list(map(str, FILES)), backend, 2) if isinstance(r, Program)]
    assert len(results) > 1500
    assert not [r for r in results if not r.passed]


@pytest.mark.slow
def test_the_table_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    table = lines(*counted(FILES))
    with capsys.disabled():
        print("", *table, sep="\n")
    assert "\n".join([*table, ""]) == LOG.read_text(encoding="utf-8")
