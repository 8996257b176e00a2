"""Scratch memory of pieces of work: blocks in one part of the program's memory.

A piece takes the first block that no other one has at the moment, so that blocks which threads have
in their caches go round, and as many are touched as there are threads. Which are free says one
word in front of them, a bit for each. There is a block for each piece; of large ones there are
fewer, and where there are more threads than that, pieces wait for one another. Called by
`monograph.backends.cpu.claims.pieces`, and by what says how much an op wants.
"""

from __future__ import annotations

from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.emission.offsets import times
from monograph.hlo.types import U8, TensorType, tensor

_LINE = 64  # bytes
_MOST = 64  # blocks
_LARGE, _FEW = 4 << 20, 16  # bytes from which on there are no more blocks than that

_TAKE = """
define internal i64 @scratch_take(ptr %free) #0 {
entry:
  br label %look
look:
  %all = load atomic i64, ptr %free monotonic, align 8
  %none = icmp eq i64 %all, 0
  br i1 %none, label %wait, label %try
wait:
  %rested = call i32 @sched_yield()
  br label %look
try:
  %k = call i64 @llvm.cttz.i64(i64 %all, i1 false)
  %bit = shl i64 1, %k
  %others = xor i64 %bit, -1
  %before = atomicrmw and ptr %free, i64 %others acquire
  %mine = and i64 %before, %bit
  %got = icmp ne i64 %mine, 0
  br i1 %got, label %end, label %look
end:
  ret i64 %k
}
"""


def lines(nbytes: int) -> int:
    """So many bytes, in whole lines of memory."""
    return -(-nbytes // _LINE) * _LINE


def room_for(pieces: int, nbytes: int) -> int:
    """Bytes of the memory of so many pieces, of which each wants `nbytes`."""
    return _blocks(pieces, nbytes) * lines(nbytes) + (_LINE if pieces > 1 else 0)


def _blocks(pieces: int, nbytes: int) -> int:
    """How many blocks there are."""
    return min(pieces, _FEW if nbytes >= _LARGE else _MOST)


def as_workspace(nbytes: int) -> tuple[TensorType, ...]:
    """What an op says of so many bytes that it needs besides its results."""
    return (tensor((nbytes,), U8),) if nbytes else ()


def begin(code: Code, room: str, pieces: int, nbytes: int) -> None:
    """All blocks are free."""
    code.do(f"store i64 {(1 << _blocks(pieces, nbytes)) - 1}, ptr {room}, align 8")


def take(code: Code, room: str, nbytes: int) -> tuple[str, str]:
    """A block for a piece: its number, and where it begins."""
    f = code.module.helper("scratch_take", lambda: _TAKE)
    code.module.declare("llvm.cttz.i64", "i64 @llvm.cttz.i64(i64, i1)")
    code.module.declare("sched_yield", "i32 @sched_yield()")
    number = code.fresh_op(f"call i64 @{f}(ptr {room})")
    first = code.op(f"getelementptr i8, ptr {room}, i64 {_LINE}")
    return number, code.op(
        f"getelementptr i8, ptr {first}, i64 {times(code, number, lines(nbytes))}"
    )


def give(code: Code, room: str, number: str) -> None:
    """The block is free again."""
    bit = code.op(f"shl i64 1, {number}")
    code.fresh_op(f"atomicrmw or ptr {room}, i64 {bit} release")
