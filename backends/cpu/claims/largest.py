"""`top_k` as a function of its own: every row in one sweep, against the smallest of what is kept.

Few elements of a short row are found in rounds instead (`claims.rounds`).

A word is the key (descending) and the place of an element, as in `claims.sorting`. The words that
are below the greatest one kept so far are collected; when there are too many, they are sorted and
all but the first k are dropped.
"""

from __future__ import annotations

from monograph.backends.cpu.claims.keys import Coding
from monograph.backends.cpu.claims.radix import WORDS, Word
from monograph.backends.cpu.claims.rounds import Rounds
from monograph.backends.cpu.claims.rows import Row, Way, emit_rows, rows_workspace
from monograph.backends.cpu.emission.emit import Code, Machine, Module, vector
from monograph.backends.cpu.emission.vectors import splat_part
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node
from monograph.hlo.ops.orders import Key
from monograph.hlo.types import TensorType

_FEWEST = 64  # words that are collected at least


def emit_top_k(module: Module, opaque: Opaque) -> Emitted:
    """The function of a `top_k`, ``f(operand, values, places, workspace...)``."""
    way = _way(opaque.node, module.machine)
    return emit_rows(module, opaque, opaque.operands[0].ndim - 1, way)


def top_k_workspace(node: Node, machine: Machine) -> tuple[TensorType, ...]:
    """The scratch memory of a `top_k`."""
    return rows_workspace(node, node.ins[0].type.ndim - 1, _way(node, machine))


def _way(node: Node, machine: Machine) -> Way:
    """How the largest of a row are found."""
    t = node.ins[0].type
    k, n = node.attrs["k"], t.shape[-1]
    coding = Coding.of(Key(0, descending=True), t.dtype)
    assert coding is not None
    rounds, room = Rounds.of(machine, coding, k, n), _room(machine, coding, k, n)
    seconds = 1e-9 * (4.5 * n if room == n else 0.13 * n + 18 * room)
    if k and coding.bits <= 32 and rounds.seconds < seconds:
        return Way(rounds.row, (rounds.memory,), rounds.seconds)
    work = _Largest(machine, node.op.name, coding, k, n)
    size = (work.room + work.lanes) * work.word.bytes
    return Way(work.row, (size, size), seconds)


def _lanes(machine: Machine, coding: Coding) -> int:
    return max(machine.vector_bits // coding.bits, 1)


def _room(machine: Machine, coding: Coding, k: int, n: int) -> int:
    """How many words are collected before they are sorted."""
    lanes = _lanes(machine, coding)
    room = -(-max(2 * k, _FEWEST) // lanes) * lanes
    return n if 2 * room >= n else room


class _Largest:
    """What is the same for all rows."""

    def __init__(self, machine: Machine, name: str, coding: Coding, k: int, n: int) -> None:
        self.name, self.coding, self.k, self.n = name, coding, k, n
        self.word: Word = WORDS["p32" if coding.bits <= 32 else "p64"]
        self.lanes = _lanes(machine, coding)
        self.room = _room(machine, coding, k, n)

    def row(self, row: Row) -> None:
        """Collect, cut, and write what is left."""
        code = row.code
        self.cut = self._cut(code.module)
        count, least = code.slot("count", "i64", 8), code.slot("least", "i64", 8)
        with code.loop(0, self.room, 1) as loop:
            self._keep(row, loop.var, loop.var)
        self._drop(row, str(self.room), count, least)
        whole = self.room + (self.n - self.room) // self.lanes * self.lanes
        if whole > self.room:
            with code.loop(self.room, whole, self.lanes) as loop:
                self._block(row, loop.var, count, least)
        if whole < self.n:
            with code.loop(whole, self.n, 1) as loop:
                key = self._wide(code, self._key(row, loop.var))
                held = code.fresh_op(f"load i64, ptr {least}, align 8")
                below = code.fresh_op(f"icmp ult i64 {key}, {held}")
                self._collect(row, loop.var, code.fresh_op(f"zext i1 {below} to i64"), count)
                self._drop_if_full(row, count, least)
        if whole > self.room or whole < self.n:
            self._drop(row, code.fresh_op(f"load i64, ptr {count}, align 8"), count, least)
        assert self.word.place is not None
        with code.loop(0, self.k, 1) as loop:
            at = code.fresh_op(f"mul i64 {loop.var}, {self.word.bytes}")
            byte = code.fresh_op(f"add i64 {at}, {self.word.place}")
            address = code.fresh_op(f"getelementptr i8, ptr {row.memory[0]}, i64 {byte}")
            place = code.fresh_op(f"load i32, ptr {address}, align 4")
            row.store(2, loop.var, place)
            row.store(1, loop.var, row.load(0, code.fresh_op(f"zext i32 {place} to i64")))

    @property
    def _type(self) -> str:
        return self.coding.scalar

    def _key(self, row: Row, at: str) -> str:
        return self.coding.encode(row.code, row.load(0, at), 1)

    def _wide(self, code: Code, key: str) -> str:
        return key if self.coding.bits == 64 else code.fresh_op(f"zext {self._type} {key} to i64")

    def _keep(self, row: Row, place: str, at: str) -> None:
        """Write the word of an element as number `at` of those collected."""
        code, w = row.code, self.word
        key = self._wide(code, self._key(row, place))
        address = code.fresh_op(f"getelementptr {w.type}, ptr {row.memory[0]}, i64 {at}")
        code.do(f"store {w.type} {w.made(code, key, place)}, ptr {address}, align 8")

    def _collect(self, row: Row, place: str, one: str, count: str) -> None:
        """Keep an element if `one` is 1, not if it is 0."""
        code = row.code
        at = code.fresh_op(f"load i64, ptr {count}, align 8")
        self._keep(row, place, at)
        code.do(f"store i64 {code.fresh_op(f'add i64 {at}, {one}')}, ptr {count}, align 8")

    def _block(self, row: Row, at: str, count: str, least: str) -> None:
        """A vector of elements: those whose keys are below the greatest one kept."""
        code, lanes, bits = row.code, self.lanes, self.coding.bits
        t = vector(self._type, lanes)
        x = code.fresh_op(f"load {t}, ptr {row.address(0, at)}, align {bits // 8}")
        keys = self.coding.encode(code, x, lanes)
        held = code.fresh_op(f"load i64, ptr {least}, align 8")
        if bits < 64:
            held = code.fresh_op(f"trunc i64 {held} to {self._type}")
        held = splat_part(code, self._type, held, lanes)
        below = code.fresh_op(f"icmp ult {t} {keys}, {held}")
        mask = code.fresh_op(f"bitcast {vector('i1', lanes)} {below} to i{lanes}")
        wide = mask if lanes == 64 else code.fresh_op(f"zext i{lanes} {mask} to i64")
        first = code.module.declare("llvm.cttz.i64", "i64 @llvm.cttz.i64(i64, i1)")
        with code.while_loop([("i64", wide)]) as loop:
            (left,) = loop.values
            loop.test(code.fresh_op(f"icmp ne i64 {left}, 0"))
            lane = code.fresh_op(f"call i64 @{first}(i64 {left}, i1 true)")
            self._collect(row, code.fresh_op(f"add i64 {at}, {lane}"), "1", count)
            fewer = code.fresh_op(f"add i64 {left}, -1")
            loop.carry([code.fresh_op(f"and i64 {left}, {fewer}")])
        self._drop_if_full(row, count, least)

    def _drop_if_full(self, row: Row, count: str, least: str) -> None:
        """Whenever there might be no room for another vector."""
        code = row.code
        held = code.fresh_op(f"load i64, ptr {count}, align 8")
        full = code.fresh_op(f"icmp uge i64 {held}, {self.room}")
        with code.span("0", code.fresh_op(f"zext i1 {full} to i64"), 1):
            self._drop(row, held, count, least)

    def _drop(self, row: Row, held: str, count: str, least: str) -> None:
        code = row.code
        words = ", ".join(f"ptr {p}" for p in row.memory)
        key = code.fresh_op(f"call i64 @{self.cut}({words}, i64 {held})")
        code.do(f"store i64 {key}, ptr {least}, align 8")
        code.do(f"store i64 {self.k}, ptr {count}, align 8")

    def _cut(self, module: Module) -> str:
        """A function that leaves the first k words, in order, and gives the last one's key."""
        code, w = Code(module, ["%words", "%other", "%count"]), self.word
        module.declare(w.symbol, f"ptr @{w.symbol}(ptr, ptr, i64)")
        found = code.fresh_op(f"call ptr @{w.symbol}(ptr %words, ptr %other, i64 %count)")
        f = "llvm.memmove.p0.p0.i64"
        module.declare(f, f"void @{f}(ptr, ptr, i64, i1)")
        code.do(f"call void @{f}(ptr %words, ptr {found}, i64 {self.k * w.bytes}, i1 false)")
        last = code.fresh_op(f"getelementptr {w.type}, ptr %words, i64 {self.k - 1}")
        word = code.fresh_op(f"load {w.type}, ptr {last}, align 8")
        code.do(f"ret i64 {w.alone(code, word)}")
        head = "internal i64 @{name}(ptr %words, ptr %other, i64 %count)"
        return module.add(f"w_{self.name}.cut", head, code.body())
