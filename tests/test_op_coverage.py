"""Every op has the rules that its kind needs, rows in the op table, and code on every backend."""

from __future__ import annotations

import pytest

from monograph.hlo.record import OPS
from monograph.hlo.types import DTYPES
from op_matrix import IN_LOCKSTEP, STRUCTURE, matrix, runs_on
from op_matrix import tested_dtypes as dtypes_in_table
from op_table import entries

HEAD, ROWS = matrix()
BY_NAME = {row[0]: dict(zip(HEAD, row, strict=True)) for row in ROWS}
# Not rows of the op table: what they do depends on what they hold.
BY_PROGRAMS = {
    "constant",
    "while",
    "bounded_while",
    "case",
    "scan",
    "call",
    "custom_call",
    "pure_callback",
    "io_callback",
    "check",
    "debug_callback",
    "inspect_sharding",
    "composite",
    "rng",
    "checkpoint",
    "checkpoint_linear",
    "checkpoint_name",
    "custom_jvp_call",
    "custom_linear",
    "custom_vjp_call",
    "custom_vmap_call",
    "linear_solve",
    "shard_map",
}
BY_PROGRAMS |= IN_LOCKSTEP
NO_DERIVATIVE = {
    "constant", "iota", "compare", "is_finite", "not", "and", "or", "xor", "popcnt",
    "count_leading_zeros", "shift_left", "shift_right_arithmetic", "shift_right_logical",
    "bitcast_convert", "custom_call", "geqrf", "geqp3", "householder_product", "ormqr", "schur",
    "hessenberg", "tridiagonal", "infeed", "outfeed", "partition_id", "recv", "replica_id", "send",
}  # fmt: skip
NO_BATCH = {"constant"}  # no operands


@pytest.mark.parametrize("name", BY_NAME)
def test_rules(name: str) -> None:
    row = BY_NAME[name]
    assert row["ref"], "no semantics"
    assert row["cost"], "no cost"
    assert row["text"], "no spelling in StableHLO and no expansion"
    assert row["batch"] or name in NO_BATCH, "no batching"
    assert row["derivative"] or name in NO_DERIVATIVE, "no derivative"
    if row["kind"] in ("elementwise", "move", "reduction", "contraction"):
        assert row["signature"], "no index signature"


@pytest.mark.parametrize("name", sorted(set(BY_NAME) - BY_PROGRAMS))
def test_rows_of_the_table(name: str) -> None:
    """Every kind of element that the record takes is tested."""
    kinds = {DTYPES[d].kind for d in dtypes_in_table()[name]}
    uses = (v for d in dtypes_in_table()[name] for v in entries()[name].variants_of(DTYPES[d]))
    kinds |= {DTYPES[d].kind for v in uses for d in v.dtypes or () if d}
    assert OPS[name].dtypes <= kinds, sorted(OPS[name].dtypes - kinds)


@pytest.mark.parametrize("backend", ["cpu", "interp"])
def test_backends_run_every_case(backend: str) -> None:
    short = {n: c for n, c in runs_on(backend).items() if len(set(c.split("/"))) > 1}
    assert not short


def test_structure_is_all_that_is_left_out() -> None:
    assert set(OPS) == set(BY_NAME) | STRUCTURE
