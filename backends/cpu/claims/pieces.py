"""Work in pieces, on whichever threads are free.

`in_pieces` cuts so many units of work by how long they take, never by the number of threads.
Called by the writers of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.emission.offsets import added, extreme, times
from monograph.backends.cpu.threads.pool import POOL
from monograph.fusion.estimate import pieces_for


@dataclass(frozen=True)
class Job:
    """Where the work is written.

    Attributes:
        code: of the function that does it.
        addresses: there, of the arrays that it needs.
    """

    code: Code
    addresses: list[str]


Piece = Callable[[Job, str, str], None]


def in_pieces(
    code: Code, symbol: str, pointers: Sequence[str], units: int, seconds: float, body: Piece,
    multiple: int = 1, pieces: int | None = None,
) -> None:  # fmt: skip
    """Run `units` units of work, in pieces where that is worth it.

    Args:
        code: the function that asks for it.
        symbol: its name.
        pointers: arrays that the work needs.
        units: how many.
        seconds: the work takes on one thread.
        body: writes the code of units ``low`` to ``high``: ``(job, low, high)``.
        multiple: of so many units is every piece, but for the last.
        pieces: how many, if the time does not decide it.
    """
    grain = -(-units // (pieces or pieces_for(seconds)))
    grain = -(-grain // multiple) * multiple
    count = -(-units // max(grain, 1))
    if count <= 1:
        body(Job(code, list(pointers)), "0", str(units))
        return
    module = code.module
    table = code.slot("table", f"[{len(pointers)} x ptr]", 8)
    for k, place in enumerate(pointers):
        code.do(f"store ptr {place}, ptr {_slot(code, table, k)}, align 8")
    inner = Code(module, ["%t", "%piece"])
    held = [
        inner.op(f"load ptr, ptr {_slot(inner, '%t', k)}, align 8") for k in range(len(pointers))
    ]
    low = times(inner, "%piece", grain)
    body(Job(inner, held), low, extreme(inner, "umin", added(inner, low, grain), units))
    inner.do("ret void")
    head = "internal void @{name}(ptr %t, i64 %piece)"
    name = module.add(f"{symbol}.job", head, inner.body())
    pool = module.declare(POOL.symbols[0], f"void @{POOL.symbols[0]}(ptr, ptr, i64, i64)")
    code.do(f"call void @{pool}(ptr @{name}, ptr {table}, i64 {count}, i64 {int(seconds * 1e9)})")


def _slot(code: Code, table: str, k: int) -> str:
    return code.op(f"getelementptr ptr, ptr {table}, i64 {k}") if k else table
