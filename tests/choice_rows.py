"""What simplify does with choices, one row per rewrite, like `simplify_rows`."""

from __future__ import annotations

from typing import Any

from monograph.hlo.ops import (
    add,
    clamp,
    convert,
    exponential,
    iota,
    multiply,
    negate,
    select,
    splat,
    tanh,
)
from monograph.hlo.types import BF16, BOOL, C64, F32, F64, I8, I32, U8, DType
from simplify_rows import Row, bc, cmp, k, row, t, total

M, P, V, N = t(F32, 3, 5), t(BOOL, 3, 5), t(F32, 3), t(I32, 3)


def counter(d: DType = I32, axis: int = 1, shape: tuple[int, ...] = (3, 5)) -> Any:
    return iota(iota_dimension=axis, shape=shape, dtype=d)


def hot(at: Any, value: Any, zero: float = 0.0, swap: bool = False) -> Any:
    """One value in each row of three, where an index says."""
    sides = counter(at.type.dtype), bc(at, (3, 5), 0)
    spread = value if value.type.ndim == 2 else bc(value, (3, 5), 0)
    return select(cmp(*sides[:: -1 if swap else 1], "EQ"), spread, k(zero, spread))


def kept(at: Any, last: int) -> Any:
    return clamp(k(0, at), at, k(last, at))


def reached(how: str, number: int, d: DType = I32, steps: int = 5) -> Row:
    """A counter beside a number that no step of it, or every step of it, is above."""
    unknown = {"LT": (1, 4), "LE": (0, 3), "GT": (0, 3), "GE": (1, 4), "EQ": (0, 4), "NE": (0, 4)}
    low, high = unknown[how]
    left = "iota compare" if low <= number <= high or steps > 5 else ""
    name = f"counter {how} {number} in {d.name}[{steps}]"
    shape = (steps,)
    return row(name, lambda: cmp(counter(d, 0, shape), splat(number, t(d, *shape)), how), (), left)


INSIDE = "add compare compare and select"
LEFT = "iota broadcast_in_dim broadcast_in_dim compare select reduce"
CHOICES = [
    row("f of a choice between numbers", lambda p: tanh(select(p, splat(2.0, M), splat(0.5, M))), P,
        "select"),
    row("f of a choice between rows",
        lambda p, x: tanh(select(p, bc(x, (3, 5), 0), splat(1.0, M))), (P, V),
        "tanh broadcast_in_dim select"),
    row("choice and a number", lambda p: multiply(select(p, splat(2.0, M), splat(3.0, M)),
        splat(4.0, M)), P, "select"),
    row("truth and a number", lambda p: multiply(convert(p, dtype=F32), splat(-2.0, M)), P,
        "select"),
    row("choice between arrays", lambda p, x: tanh(select(p, x, k(0.5, x))), (P, M),
        "select tanh"),
    row("two choices", lambda p, q: add(convert(p, dtype=F32), convert(q, dtype=F32)), (P, P),
        "convert convert add"),
    row("complex choice", lambda p: exponential(select(p, splat(1j, t(C64, 3, 5)),
        splat(2.0, t(C64, 3, 5)))), P, "select exponential"),
    *(reached(how, n) for how in ("LT", "LE", "GT", "GE", "EQ", "NE") for n in range(-1, 6)),
    reached("EQ", 7, U8),
    reached("LT", -3, I8, 300),
    row("sum of a choice", lambda at, v: total(hot(at, v), 1), (N, V), f"{INSIDE} add"),
    row("sum of a choice, turned round", lambda at, v: total(negate(hot(at, v, swap=True)), 1),
        (N, V), "negate compare compare and select add"),
    row("sum of a choice with a sign", lambda at, v: total(hot(at, v, -0.0), 1, init=-0.0), (N, V),
        "compare compare and select"),
    row("sum of a choice that is there", lambda at, v: total(hot(kept(at, 4), v), 1), (N, V),
        "add add"),
    row("sum of a choice that may not be", lambda at, v: total(hot(kept(at, 5), v), 1), (N, V),
        "clamp add compare select add"),  # it is not below 0
    row("sum of all choices", lambda at, v: total(hot(at, v), 0, 1), (N, V),
        f"{INSIDE} reduce"),
    row("sum of all choices in their order",
        lambda at, v: total(hot(at, v), 0, 1, order="sequential"), (N, V),
        LEFT),
    row("sum of integers", lambda at, v: total(hot(at, v), 0, 1, order="tree"), (N, N),
        "compare compare and select reduce"),
    row("sum of a diagonal", lambda v: total(select(cmp(counter(), counter(axis=0), "EQ"),
        bc(v, (3, 5), 0), splat(0.0, M)), 1), V, "add add"),
    row("sum beside a choice", lambda at, v: total(hot(at, v), 0), (N, V),
        LEFT),
    row("sum of ones", lambda at, v: total(hot(at, v, 1.0), 1), (N, V),
        LEFT),
    row("sum of a choice among arrays", lambda at, x: total(hot(at, x), 1), (N, M),
        "iota broadcast_in_dim compare select reduce"),
    row("largest of a choice", lambda at, v: total(hot(at, v), 1, name="maximum"), (N, V),
        LEFT),
    row("sum of a short float", lambda at, v: total(hot(at, v), 1), (N, t(BF16, 3)),
        f"{INSIDE} add"),
    row("sum at a float", lambda at, v: total(hot(at, v), 1), (t(F64, 3), V),
        LEFT),
]  # fmt: skip
