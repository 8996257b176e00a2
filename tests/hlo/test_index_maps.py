"""Index maps against the semantics of moves, for random attributes; and index signatures."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import op_table
from monograph.hlo.index import Dim, Div, Index, Mod, Start, dim, linear
from monograph.hlo.ops import dot_general, reshape
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.types import DTYPES, F32, I32, tensor
from random_moves import MOVES

Array = np.ndarray[Any, Any]
Random = np.random.Generator


def _name(x: Array) -> str:
    return next(name for name, d in DTYPES.items() if d.np == x.dtype)


def test_letters_of_many_dimensions() -> None:
    """An op of any rank has a letter for each dimension."""
    t = tensor((1,) * 30, F32)
    signatures = [
        OPS["add"].signature((t, t), {}),
        OPS["transpose"].signature((t,), {"permutation": tuple(range(30))}),
        OPS["iota"].signature((), {"iota_dimension": 0, "shape": t.shape, "dtype": F32}),
    ]
    rows = {row for s in signatures for row in s.results}
    assert [len(set(row)) for row in rows] == [30]


def index_value(e: Index, grid: Array, operands: list[Array]) -> Array:
    """The value of an index expression at every point of `grid`."""
    total = np.full(grid.shape[1:], e.const)
    for atom, k in e.terms:
        if isinstance(atom, Dim):
            value = grid[atom.position]
        elif isinstance(atom, Start):
            at = tuple(index_value(i, grid, operands) for i in atom.at)
            value = np.clip(operands[atom.operand][at].astype(np.int64), 0, atom.limit)
        else:
            assert isinstance(atom, Div | Mod)
            inner = index_value(atom.inner, grid, operands)
            value = inner // atom.by if isinstance(atom, Div) else inner % atom.by
        total = total + k * value
    return total


def read_through_pieces(op: OpDef, attrs: Any, operands: list[Array], shape: Any) -> Array:
    """The result of a move, element by element from its `index_map`."""
    types = tuple(tensor(x.shape, DTYPES[_name(x)]) for x in operands)
    index = tuple(dim(i, n) for i, n in enumerate(shape))
    assert op.index_map is not None
    grid = np.indices(shape)
    out = np.zeros(shape, operands[0].dtype)
    open_ = np.ones(shape, bool)
    for piece in op.index_map(types, attrs, index):
        here = open_.copy()
        for e, low, high in piece.conditions:
            value = index_value(e, grid, operands)
            here &= (low <= value) & (value < high)
        source = operands[piece.operand]
        assert len(piece.index) == source.ndim
        place = tuple(index_value(e, grid, operands)[here] for e in piece.index)
        for at, n in zip(place, source.shape, strict=True):
            assert ((at >= 0) & (at < n)).all(), f"{op}: reads outside"
        out[here] = source[place] if source.ndim else source
        open_ &= ~here
    assert not open_.any(), f"{op}: no piece gives some elements"
    return out


@pytest.mark.smoke
@pytest.mark.parametrize("draw", MOVES, ids=lambda f: f.__name__.removeprefix("random_"))
def test_index_map_is_ref(draw):
    rng = np.random.default_rng(7)
    for _ in range(60):
        op, attrs, operands = draw(rng)
        want = op.ref(attrs, *operands)
        types = tuple(tensor(x.shape, I32) for x in operands)
        assert op.result_type(types, attrs).shape == want.shape
        got = read_through_pieces(op, attrs, operands, want.shape)
        np.testing.assert_array_equal(got, want, err_msg=f"{op} {attrs}")


def test_every_move_is_drawn():
    drawn = {draw(np.random.default_rng(0))[0] for draw in MOVES}
    assert {op for op in OPS.values() if op.kind == "move"} == drawn


@pytest.mark.parametrize("dtype", ["f32"])
def test_signature_letters_have_one_size(dtype):
    for case in op_table.cases(dtypes=[dtype]):
        if case.op.signature is None or case.op.kind == "elementwise":
            continue
        for i in case.instances:
            sig = case.op.signature(i.types, i.attrs)
            out = case.op.result_type(i.types, i.attrs)
            results = out if isinstance(out, tuple) else (out,)
            rows = zip((*sig.operands, *sig.results), (*i.types, *results), strict=True)
            sizes: dict[str, int] = {}
            for row, t in rows:
                assert len(row) == t.ndim, i
                for letter, n in zip(row, t.shape, strict=True):
                    assert letter is None or sizes.setdefault(letter, n) == n, (i, str(sig))


def test_signatures():
    x, y = tensor((2, 3, 5), F32), tensor((2, 5, 4), F32)
    attrs = {
        "lhs_batching_dimensions": (0,),
        "rhs_batching_dimensions": (0,),
        "lhs_contracting_dimensions": (2,),
        "rhs_contracting_dimensions": (1,),
    }
    sig = dot_general.signature((x, y), attrs)
    assert str(sig) == "a b c, a c f -> a b f" and sig.reduced == ("c",)
    grown = reshape.signature((tensor((2, 15, 4), F32),), {"shape": (2, 3, 5, 4)})
    assert str(grown) == "a _ b -> a _ _ b"
    assert str(reshape.signature((tensor((1, 6), F32),), {"shape": (6,)})) == "_ a -> a"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((3, 3, 4, 5), (36, 5)),
        ((36, 5), (3, 3, 4, 5)),
        ((2, 3, 4), (6, 4)),
        ((2, 3, 4), (2, 12)),
        ((4, 6), (2, 2, 3, 2)),
    ],
)
def test_reshapes_that_keep_the_order_of_elements_are_seen_to(before, after):
    """Merging and splitting dimensions reads every element from its own place."""
    index = tuple(dim(i, n) for i, n in enumerate(after))
    (piece,) = reshape.index_map((tensor(before, F32),), {"shape": after}, index)
    assert linear(piece.index, before) == linear(index, after)
    for e in piece.index:  # no division is by more than the size of its own loop's part
        assert all(len(a.inner.terms) == 1 for a, _ in e.terms if isinstance(a, Div | Mod))
