"""Stable radix sort of one row, as library code, one function per kind of word.

``ptr mg_radix_KIND(ptr words, ptr other, i64 n)`` sorts `n` words by their keys, unsigned, with as
much other memory; it returns which of the two holds them then. Digits are counted in one sweep for
all passes; a pass over a digit that all words share is left out. Short rows are sorted by
insertion. LSD radix sort: D. E. Knuth, "The Art of Computer Programming" 3, 5.2.5.
"""

from __future__ import annotations

from dataclasses import dataclass

from monograph.backends.cpu.emission.emit import Code, Machine, Module, vector
from monograph.backends.cpu.emission.vectors import picked, splat_part
from monograph.backends.cpu.objects.shared import Piece, provide

_INSERTED = 24  # words up to which a row is sorted by insertion
_LANES = 16


@dataclass(frozen=True)
class Word:
    """A kind of word.

    Attributes:
        name: of the kind.
        bits: of its key.
        type: the LLVM type of a word.
        bytes: its size.
        place: at which byte of it stands a place (32 bits) that rides along; None if none does.
        wide: words of a row from which on the digits have 11 bits, not 8.
    """

    name: str
    bits: int
    type: str
    bytes: int
    place: int | None = None
    wide: int = 1 << 62

    @property
    def symbol(self) -> str:
        return f"mg_radix_{self.name}"

    def key(self, code: Code, word: str) -> str:
        """The integer of type `scalar` that has the key from bit `low` on."""
        if self.type == "<2 x i64>":
            return code.fresh_op(f"extractelement {self.type} {word}, i32 0")
        return word

    def alone(self, code: Code, word: str) -> str:
        """The key."""
        key = self.key(code, word)
        return code.fresh_op(f"lshr {self.scalar} {key}, {self.low}") if self.low else key

    def made(self, code: Code, key: str, place: str) -> str:
        """The word of an i64 key and an i64 place."""
        if self.low:
            return code.fresh_op(f"or i64 {code.fresh_op(f'shl i64 {key}, {self.low}')}, {place}")
        half = code.fresh_op(f"insertelement {self.type} poison, i64 {key}, i32 0")
        return code.fresh_op(f"insertelement {self.type} {half}, i64 {place}, i32 1")

    @property
    def scalar(self) -> str:
        return "i64" if self.type == "<2 x i64>" else self.type

    @property
    def low(self) -> int:
        """The bit at which the key begins."""
        return 32 if self.name == "p32" else 0


# Keys alone; a key of 32 bits above a place; a key of 64 bits and a place.
WORDS = {
    w.name: w
    for w in (
        Word("k8", 8, "i8", 1),
        Word("k16", 16, "i16", 2),
        Word("k32", 32, "i32", 4, wide=640),
        Word("k64", 64, "i64", 8, wide=2048),
        Word("p32", 32, "i64", 8, 0, wide=640),
        Word("p64", 64, "<2 x i64>", 16, 8, wide=2048),
    )
}


def radix_text(machine: Machine, word: Word) -> str:
    """The module of one kind."""
    module = Module(machine)
    widths = [8] if word.wide >= 1 << 62 else [8, 11]
    names = {bits: _passes(module, word, bits) for bits in widths}
    inserted = _insertion(module, word)
    args = "ptr %a, ptr %b, i64 %n"
    long = f"  %r = call ptr @{names[8]}({args})\n  ret ptr %r\n"
    if 11 in names:
        long = (
            f"  %wide = icmp uge i64 %n, {word.wide}\n"
            "  br i1 %wide, label %eleven, label %eight\n"
            f"eight:\n{long}eleven:\n  %s = call ptr @{names[11]}({args})\n  ret ptr %s\n"
        )
    text = (
        f"define ptr @{word.symbol}({args}) #0 {{\n"
        f"entry:\n  %tiny = icmp ule i64 %n, {_INSERTED}\n"
        "  br i1 %tiny, label %few, label %many\n"
        f"few:\n  call void @{inserted}(ptr %a, i64 %n)\n  ret ptr %a\n"
        f"many:\n{long}}}\n"
    )
    module.helper(word.symbol, lambda: text)
    return module.text()


def _insertion(module: Module, word: Word) -> str:
    code = Code(module, ["%a", "%n"])
    with code.span("1", "%n", 1) as row:
        one = _load(code, word, "%a", row.var)
        key = word.alone(code, one)
        with code.while_loop([("i64", row.var)]) as back:
            (at,) = back.values
            some = code.fresh_op(f"icmp ne i64 {at}, 0")
            before = code.fresh_op(f"add i64 {at}, -1")
            place = code.fresh_op(f"select i1 {some}, i64 {before}, i64 0")
            other = _load(code, word, "%a", place)
            above = code.fresh_op(f"icmp ugt {word.scalar} {word.alone(code, other)}, {key}")
            back.test(code.fresh_op(f"and i1 {some}, {above}"))
            _store(code, word, "%a", at, other)
            back.carry([before])
        _store(code, word, "%a", back.values[0], one)
    code.do("ret void")
    return module.add("insertion", "internal void @{name}(ptr %a, i64 %n)", code.body())


def _load(code: Code, word: Word, base: str, at: str) -> str:
    address = code.fresh_op(f"getelementptr {word.type}, ptr {base}, i64 {at}")
    return code.fresh_op(f"load {word.type}, ptr {address}, align {min(word.bytes, 8)}")


def _store(code: Code, word: Word, base: str, at: str, x: str) -> None:
    address = code.fresh_op(f"getelementptr {word.type}, ptr {base}, i64 {at}")
    code.do(f"store {word.type} {x}, ptr {address}, align {min(word.bytes, 8)}")


def _digit(code: Code, word: Word, x: str, shift: str, bits: int) -> str:
    """The digit at bit `shift` as an i64."""
    t = word.scalar
    high = code.fresh_op(f"lshr {t} {word.key(code, x)}, {shift}")
    if t == "i8":
        return code.fresh_op(f"zext i8 {high} to i64")
    low = code.fresh_op(f"and {t} {high}, {(1 << bits) - 1}")
    return low if t == "i64" else code.fresh_op(f"zext {t} {low} to i64")


def _passes(module: Module, word: Word, bits: int) -> str:
    """The function that sorts by digits of so many bits."""
    code = Code(module, ["%a", "%b", "%n"])
    digits, size = -(-word.bits // bits), 1 << bits
    counts = code.slot("counts", f"[{digits * size} x i32]")
    source, target = code.slot("source", "ptr", 8), code.slot("target", "ptr", 8)
    code.do(f"store ptr %a, ptr {source}, align 8")
    code.do(f"store ptr %b, ptr {target}, align 8")
    f = module.declare("llvm.memset.p0.i64", "void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
    code.do(f"call void @{f}(ptr align 64 {counts}, i8 0, i64 {4 * digits * size}, i1 false)")
    _count(code, word, counts, digits, bits)
    with code.span("0", str(digits), 1) as number:
        shift = code.fresh_op(f"mul i64 {number.var}, {bits}")
        if word.low:
            shift = code.fresh_op(f"add i64 {shift}, {word.low}")
        if word.scalar != "i64":
            shift = code.fresh_op(f"trunc i64 {shift} to {word.scalar}")
        first = code.fresh_op(f"mul i64 {number.var}, {size}")
        table = code.fresh_op(f"getelementptr i32, ptr {counts}, i64 {first}")
        here = code.fresh_op(f"load ptr, ptr {source}, align 8")
        there = code.fresh_op(f"load ptr, ptr {target}, align 8")
        digit = _digit(code, word, _load(code, word, here, "0"), shift, bits)
        shared = code.fresh_op(f"getelementptr i32, ptr {table}, i64 {digit}")
        many = code.fresh_op(f"load i32, ptr {shared}, align 4")
        wide = code.fresh_op(f"zext i32 {many} to i64")
        differ = code.fresh_op(f"icmp ne i64 {wide}, %n")
        once = code.fresh_op(f"zext i1 {differ} to i64")
        with code.span("0", once, 1):
            _starts(code, table, size)
            _scatter(code, word, here, there, table, shift, bits)
            code.do(f"store ptr {there}, ptr {source}, align 8")
            code.do(f"store ptr {here}, ptr {target}, align 8")
    found = code.fresh_op(f"load ptr, ptr {source}, align 8")
    code.do(f"ret ptr {found}")
    head = "internal ptr @{name}(ptr %a, ptr %b, i64 %n)"
    return module.add(f"passes{bits}", head, code.body())


def _count(code: Code, word: Word, counts: str, digits: int, bits: int) -> None:
    """How often every digit occurs, for all passes at once."""
    with code.span("0", "%n", 1) as i:
        x = _load(code, word, "%a", i.var)
        for k in range(digits):
            digit = _digit(code, word, x, str(word.low + k * bits), bits)
            at = code.fresh_op(f"add i64 {digit}, {k << bits}") if k else digit
            place = code.fresh_op(f"getelementptr i32, ptr {counts}, i64 {at}")
            old = code.fresh_op(f"load i32, ptr {place}, align 4")
            code.do(f"store i32 {code.fresh_op(f'add i32 {old}, 1')}, ptr {place}, align 4")


def _starts(code: Code, table: str, size: int) -> None:
    """Counts to the places where each digit's words begin: sums of what comes before."""
    t = vector("i32", _LANES)
    with code.loop(0, size, _LANES, [("i32", "0")]) as loop:
        address = code.fresh_op(f"getelementptr i32, ptr {table}, i64 {loop.var}")
        counts = code.fresh_op(f"load {t}, ptr {address}, align 64")
        sums, step = counts, 1
        while step < _LANES:
            picks = [k - step if k >= step else _LANES for k in range(_LANES)]
            moved = picked(code, "i32", _LANES, sums, "zeroinitializer", picks)
            sums = code.fresh_op(f"add {t} {sums}, {moved}")
            step *= 2
        carried = splat_part(code, "i32", loop.values[0], _LANES)
        before = code.fresh_op(f"sub {t} {sums}, {counts}")
        starts = code.fresh_op(f"add {t} {before}, {carried}")
        code.do(f"store {t} {starts}, ptr {address}, align 64")
        last = code.fresh_op(f"extractelement {t} {sums}, i32 {_LANES - 1}")
        loop.carry([code.fresh_op(f"add i32 {loop.values[0]}, {last}")])


def _scatter(
    code: Code, word: Word, here: str, there: str, table: str, shift: str, bits: int
) -> None:
    """Every word to the next place of its digit."""
    with code.span("0", "%n", 1) as i:
        x = _load(code, word, here, i.var)
        digit = _digit(code, word, x, shift, bits)
        place = code.fresh_op(f"getelementptr i32, ptr {table}, i64 {digit}")
        at = code.fresh_op(f"load i32, ptr {place}, align 4")
        code.do(f"store i32 {code.fresh_op(f'add i32 {at}, 1')}, ptr {place}, align 4")
        _store(code, word, there, code.fresh_op(f"zext i32 {at} to i64"), x)


def _piece(word: Word) -> Piece:
    return Piece(f"radix {word.name}", (word.symbol,), lambda machine: radix_text(machine, word))


for _word in WORDS.values():
    provide(_piece(_word))
