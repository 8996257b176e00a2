"""Work in pieces, on whichever threads are free.

`in_pieces` cuts so many units of work by how long they take, never by the number of threads.
Scratch memory of pieces is part of the program's (`monograph.backends.cpu.claims.scratch`): an op
says by `bytes_for` how much all of them want. Called by the writers of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from monograph.backends.cpu.claims.scratch import begin, give, room_for, take
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
        scratch: there, of the memory of this piece; empty if it has none.
    """

    code: Code
    addresses: list[str]
    scratch: str = ""


Piece = Callable[[Job, str, str], None]


def bytes_for(units: int, seconds: float, scratch: int) -> int:
    """Bytes of scratch memory of all pieces of some work, of which each wants so many."""
    return room_for(-(-units // _grain(units, seconds)), scratch)


def _grain(units: int, seconds: float, multiple: int = 1, pieces: int | None = None) -> int:
    """Units of one piece."""
    grain = -(-units // (pieces or pieces_for(seconds)))
    return max(-(-grain // multiple) * multiple, 1)


def in_pieces(
    code: Code, symbol: str, pointers: Sequence[str], units: int, seconds: float, body: Piece,
    multiple: int = 1, pieces: int | None = None, scratch: tuple[str, int] | None = None,
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
        scratch: where the memory of all pieces begins, and how many bytes each of them wants.
    """
    grain = _grain(units, seconds, multiple, pieces)
    count = -(-units // grain)
    if count <= 1:
        body(Job(code, list(pointers), scratch[0] if scratch else ""), "0", str(units))
        return
    module = code.module
    given = [*pointers, *([scratch[0]] if scratch else ())]
    table = code.slot("table", f"[{len(given)} x ptr]", 8)
    for k, place in enumerate(given):
        code.do(f"store ptr {place}, ptr {_slot(code, table, k)}, align 8")
    inner = Code(module, ["%t", "%piece"])
    held = [inner.op(f"load ptr, ptr {_slot(inner, '%t', k)}, align 8") for k in range(len(given))]
    low = times(inner, "%piece", grain)
    high = extreme(inner, "umin", added(inner, low, grain), units)
    if scratch is None:
        body(Job(inner, held), low, high)
    else:
        begin(code, scratch[0], count, scratch[1])
        room = held.pop()
        number, mine = take(inner, room, scratch[1])
        body(Job(inner, held, mine), low, high)
        give(inner, room, number)
    inner.do("ret void")
    head = "internal void @{name}(ptr %t, i64 %piece)"
    name = module.add(f"{symbol}.job", head, inner.body())
    pool = module.declare(POOL.symbols[0], f"void @{POOL.symbols[0]}(ptr, ptr, i64, i64)")
    code.do(f"call void @{pool}(ptr @{name}, ptr {table}, i64 {count}, i64 {int(seconds * 1e9)})")


def _slot(code: Code, table: str, k: int) -> str:
    return code.op(f"getelementptr ptr, ptr {table}, i64 {k}") if k else table
