"""A call of a C function from generated code, as `monograph.backends.foreign` records it.

``mg_exchange(record, operand, result)`` writes what this process waits for into a row of a board
(`monograph.backends.engines.watching`), calls, and counts.
"""

from __future__ import annotations

from monograph.backends.cpu.calls.record import Text
from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.shared import Piece, provide
from monograph.backends.engines.watching import COUNT, RUNNING, SINCE, TEXT, WAITING
from monograph.backends.foreign import ARGUMENTS, FIELDS

_MONOTONIC = 1  # the clock of `time.monotonic_ns` on Linux
_FUNCTIONS = """
declare i32 @clock_gettime(i32, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""


def _say() -> str:
    """Write the time, a text and a state into a row; the state last."""
    f = Text("internal void @say(ptr %row, ptr %text, i64 %length, i8 %state)")
    f.say("%time = alloca [2 x i64]")
    f.value(f"call i32 @clock_gettime(i32 {_MONOTONIC}, ptr %time)")
    seconds = f.value(f"mul i64 {f.read('%time', 0, 'i64')}, 1000000000")
    f.write("%row", SINCE, f.value(f"add i64 {seconds}, {f.read('%time', 8, 'i64')}"), "i64")
    f.write("%row", TEXT - 2, f.value("trunc i64 %length to i16"), "i16")
    f.say(f"call void @llvm.memcpy.p0.p0.i64(ptr {f.at('%row', TEXT)}, ptr %text, "
          "i64 %length, i1 false)")  # fmt: skip
    f.write("%row", 0, "%state", "i8")
    f.say("ret void")
    return f.text()


class _Exchange:
    """The function, part by part."""

    def __init__(self) -> None:
        self.f = Text("void @mg_exchange(ptr %record, ptr %operand, ptr %result)")

    def field(self, name: str, kind: str = "i64") -> str:
        return self.f.read("%record", 8 * FIELDS.index(name), kind)

    def text(self) -> str:
        f = self.f
        f.say(f"%words = alloca [{ARGUMENTS} x i64]")
        f.say("call void @llvm.memset.p0.i64(ptr %result, i8 0, i64 "
              f"{self.field('zeros')}, i1 false)")  # fmt: skip
        f.say("%function = " + f"load ptr, ptr {f.at('%record', 8 * FIELDS.index('function'))}")
        f.split(f.value("icmp ne ptr %function, null"), "called")
        f.say("%row = " + f"load ptr, ptr {f.at('%record', 8 * FIELDS.index('row'))}")
        self.on_board("wait", WAITING)
        self.call()
        self.on_board("run", RUNNING)
        f.say("br label %called")
        f.label("called")
        self.count()
        f.say("ret void")
        return f.text()

    def on_board(self, name: str, state: int) -> None:
        """Say it, where there is a board."""
        f = self.f
        f.split(f.value("icmp ne ptr %row, null"), f"{name}.done")
        text, length = self.field("text", "ptr"), "0"
        if state == WAITING:
            length = self.field("length")
            met = f.value(f"add i64 {f.read('%row', COUNT, 'i64')}, 1")
            f.write("%row", COUNT, met, "i64")
        f.say(f"call void @say(ptr %row, ptr {text}, i64 {length}, i8 {state})")
        f.say(f"br label %{name}.done")
        f.label(f"{name}.done")

    def call(self) -> None:
        """All arguments as words, those of the memory filled in."""
        f = self.f
        first = f.at("%record", 8 * FIELDS.index("argument0"))
        f.say(f"call void @llvm.memcpy.p0.p0.i64(ptr %words, ptr {first}, i64 {8 * ARGUMENTS}, "
              "i1 false)")  # fmt: skip
        for place, memory in (("source", "%operand"), ("target", "%result")):
            offset = f.value(f"shl i64 {self.field(place)}, 3")
            f.say(f"store ptr {memory}, ptr {f.at('%words', offset)}")
        words = [f.read("%words", 8 * i, "i64") for i in range(ARGUMENTS)]
        f.value(f"call i32 %function({', '.join(f'i64 {w}' for w in words)})")

    def count(self) -> None:
        f = self.f
        counts = self.field("count", "ptr")
        f.split(f.value(f"icmp ne ptr {counts}, null"), "end")
        for at, more in ((0, "1"), (8, self.field("wire"))):
            f.write(counts, at, f.value(f"add i64 {f.read(counts, at, 'i64')}, {more}"), "i64")
        f.say("br label %end")
        f.label("end")


def _text(machine: Machine) -> str:
    return f'target triple = "{machine.triple}"\n{_FUNCTIONS}{_say()}{_Exchange().text()}'


EXCHANGE = provide(Piece("exchange", ("mg_exchange",), _text))
