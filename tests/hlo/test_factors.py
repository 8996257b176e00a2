"""Sharding factors: an op on pieces, with localised attributes, gives pieces of its result.

The proof of all rules: every case of the op table is cut in two along every factor of its rule.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import op_table
from monograph.hlo.builder import build
from monograph.hlo.factors import Factor, Rule, rule_of
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.monoids import identity
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.types import dtype, listed, type_of_array, types_of
from random_moves import MOVES

Array = np.ndarray[Any, Any]
Row = tuple[tuple[int, ...], ...]

# Ops through which no sharding passes, and which are no composites of ops through which one does.
WITHOUT = {
    "param": "a graph's parameters are cut as its caller says",
    "result": "a name for what another node gives",
    "rng": "draws from hidden state, in one order",
    "custom_call": "foreign code sees whole arrays",
    "infeed": "the host sees whole arrays",
    "outfeed": "the host sees whole arrays",
    "send": "the host sees whole arrays",
    "recv": "the host sees whole arrays",
    "all_gather": "of programs that are cut already",
    "all_reduce": "of programs that are cut already",
    "all_to_all": "of programs that are cut already",
    "collective_broadcast": "of programs that are cut already",
    "collective_permute": "of programs that are cut already",
    "collective_reduce": "of programs that are cut already",
    "reduce_scatter": "of programs that are cut already",
    "partition_id": "of programs that are cut already",
    "replica_id": "of programs that are cut already",
}
_SOME = ("f32", "i32", "bool", "c64", "u64")


def test_every_op_has_a_rule() -> None:
    """Or is a composite of ops that do, or is on the list above."""
    without = {
        name
        for name, op in OPS.items()
        if not (op.factors or op.signature or op.edges or op.expand or op.border)
    }
    assert without == set(WITHOUT)


# ---- pieces --------------------------------------------------------------------------------------


def _sizes(rule: Rule, dim: Sequence[int], n: int) -> list[int]:
    """The sizes of a dimension's factors; one that stands alone has the dimension's."""
    return [n] if len(dim) == 1 else [rule.factors[f].size for f in dim]


def _open(x: Array, rule: Rule, row: Row) -> Array:
    """An array with a dimension per factor."""
    shape = [m for n, dim in zip(x.shape, row, strict=True) for m in _sizes(rule, dim, n)]
    return x.reshape(shape)


def _cut(x: Array, rule: Rule, row: Row, f: int) -> list[Array]:
    """Two pieces along a factor; twice the same if the array does not have it."""
    flat = [g for dim in row for g in dim]
    if f not in flat:
        return [x, x]
    pieces = np.array_split(_open(x, rule, row), 2, axis=flat.index(f))
    return [p.reshape([_length(rule, d, n, f, p, flat) for d, n in zip(row, x.shape, strict=True)])
            for p in pieces]  # fmt: skip


def _length(rule: Rule, dim: Sequence[int], n: int, f: int, piece: Array, flat: list[int]) -> int:
    if f not in dim:
        return n
    return math.prod(piece.shape[flat.index(g)] for g in dim)


def _join(pieces: Sequence[Array], whole: Array, rule: Rule, row: Row, f: int) -> Array:
    """The array of which these are the pieces."""
    flat = [g for dim in row for g in dim]
    opened = []
    for i, p in enumerate(pieces):
        shape = list(_open(whole, rule, row).shape)
        at = flat.index(f)
        n = shape[at]
        shape[at] = n - n // 2 if i == 0 else n // 2
        opened.append(p.reshape(shape))
    return np.concatenate(opened, axis=flat.index(f)).reshape(whole.shape)


def _run(op: OpDef, attrs: Any, arrays: Sequence[Array]) -> list[Array]:
    graph = build(lambda *xs: listed(op(*xs, **attrs)), [type_of_array(x) for x in arrays], op.name)
    return [np.asarray(y) for y in evaluate(graph, arrays)]


def _local(attrs: Any, op: OpDef, ins: Sequence[Array], outs: Sequence[Array]) -> Any:
    if op.localize is None:
        return attrs
    return op.localize(attrs, *(tuple(type_of_array(x) for x in side) for side in (ins, outs)))


def _check_sizes(rule: Rule, types: Sequence[Any], rows: Sequence[Row]) -> None:
    assert len(types) == len(rows)
    for t, row in zip(types, rows, strict=True):
        assert len(row) == t.ndim
        for n, dim in zip(t.shape, row, strict=True):
            if [rule.factors[f].kind for f in dim] != ["neighbour"]:
                assert math.prod(rule.factors[f].size for f in dim) == n, str(rule)


def _same(found: Array, want: Array) -> None:
    assert found.dtype == want.dtype
    if dtype(found.dtype).is_inexact:  # sums are taken in another order
        a, b = (v.astype(np.complex128) for v in (found, want))
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-4)
    else:
        np.testing.assert_array_equal(found, want)


def _prove(op: OpDef, attrs: Any, arrays: list[Array]) -> None:
    """Cut along every factor that needs no rule of the op's own."""
    types = tuple(type_of_array(x) for x in arrays)
    out = op.result_type(types, attrs)
    rule = rule_of(op, types, out, attrs)
    if rule is None:
        return
    _check_sizes(rule, types, rule.operands)
    _check_sizes(rule, types_of(out), rule.results)
    whole = _run(op, attrs, arrays)
    for f, factor in enumerate(rule.factors):
        if factor.size >= 2 and not factor.split and factor.kind in ("pass", "reduce"):
            _prove_factor(op, attrs, arrays, whole, rule, f, factor)


def _prove_factor(
    op: OpDef, attrs: Any, arrays: list[Array], whole: list[Array], rule: Rule, f: int,
    factor: Factor,
) -> None:  # fmt: skip
    ins = [_cut(x, rule, row, f) for x, row in zip(arrays, rule.operands, strict=True)]
    outs = [_cut(y, rule, row, f) for y, row in zip(whole, rule.results, strict=True)]
    made = []
    for i in (0, 1):
        mine = [x[i] for x in ins]
        if factor.kind == "reduce" and i:
            for k in rule.once:
                neutral = identity(factor.how, dtype(mine[k].dtype))
                mine[k] = np.broadcast_to(neutral, mine[k].shape)
        made.append(_run(op, _local(attrs, op, mine, [y[i] for y in outs]), mine))
    for k, (y, row) in enumerate(zip(whole, rule.results, strict=True)):
        a, b = made[0][k], made[1][k]
        if factor.kind == "reduce":
            with np.errstate(all="ignore"):
                _same(OPS[factor.how].ref({}, a, b), y)  # type: ignore[misc]
        elif any(f in dim for dim in row):
            assert [a.shape, b.shape] == [p.shape for p in outs[k]]
            _same(_join((a, b), y, rule, row, f), y)
        else:
            _same(a, y)
            _same(b, y)


def _cases() -> list[Any]:
    return list(op_table.cases(dtypes=_SOME))


@pytest.mark.parametrize("case", _cases(), ids=lambda c: c.id)
def test_pieces_give_pieces(case: Any) -> None:
    """Along every factor that passes or is summed over."""
    with np.errstate(all="ignore"):
        for i in case.instances:
            if i.op.effect_of(i.attrs) == "none":
                _prove(i.op, i.attrs, i.inputs())


@pytest.mark.parametrize("draw", MOVES, ids=lambda f: f.__name__.removeprefix("random_"))
def test_random_moves(draw: Any) -> None:
    """The same for attributes drawn at random."""
    rng = np.random.default_rng(11)
    for _ in range(40):
        _prove(*draw(rng))
