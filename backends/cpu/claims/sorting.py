"""`sort` as a function of its own: every row by radix or by merging.

Elements become words, a key and their place, that library code sorts (`claims.radix`); then every
operand is read in the order of the places. An array that is its own key needs no places. For any
other comparator, a merge sort calls it (`claims.merge`).
"""

from __future__ import annotations

from math import log2

from monograph.backends.cpu import table
from monograph.backends.cpu.claims.keys import Coding
from monograph.backends.cpu.claims.merge import MERGE
from monograph.backends.cpu.claims.radix import WORDS, Word
from monograph.backends.cpu.claims.rows import Row, Way, emit_rows, rows_workspace
from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import Value, constant
from monograph.backends.cpu.emission.emit import Code, Machine, Module, literal, vector
from monograph.backends.cpu.emission.memory import read
from monograph.backends.cpu.emission.offsets import times
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.orders import order_of
from monograph.hlo.types import DType, TensorType

Group = list[Coding]  # keys in one word, the most significant first


def can_sort(node: Node) -> bool:
    """Whether there is code for a sort: for its keys, or for its comparator."""
    if node.ins[0].type.shape[node.attrs["dimension"]] >= 1 << 31:
        return False
    comparator: Graph = node.attrs["comparator"]
    return codings_of(node) is not None or not any(
        n.op.kind == "elementwise" and table.missing(n.op, [x.type.dtype.kind for x in n.ins])
        for n in comparator.nodes
    )


def codings_of(node: Node) -> Group | None:
    """The keys of a sort, the most significant first; None if it is by another comparator."""
    found = []
    for key in order_of(node.attrs["comparator"]) or ():
        coding = Coding.of(key, node.ins[key.operand].type.dtype)
        if coding is None:
            return None
        found.append(coding)
    return found or None


def emit_sort(module: Module, opaque: Opaque) -> Emitted:
    """The function of a sort, ``f(operands..., results..., workspace...)``."""
    return emit_rows(module, opaque, opaque.node.attrs["dimension"], _way(opaque.node))


def sort_workspace(node: Node, machine: Machine) -> tuple[TensorType, ...]:
    """The scratch memory of a sort."""
    return rows_workspace(node, node.attrs["dimension"], _way(node))


def _way(node: Node) -> Way:
    """How a row is sorted."""
    types = [x.type.dtype for x in node.ins]
    n = node.ins[0].type.shape[node.attrs["dimension"]]
    codings = codings_of(node)
    if codings is None:
        return _by_comparator(node.attrs["comparator"], types, n, node.op.name)
    if len(types) == 1 and len(codings) == 1 and not codings[0].key.part:
        return _alone(codings[0], n)
    return _by_places(codings, len(types), n)


# ---- an array that is its own key ----------------------------------------------------------------


def _alone(coding: Coding, n: int) -> Way:
    word = WORDS[f"k{coding.bits}"]

    def body(row: Row) -> None:
        """By keys alone, or by places where a -0 or NaNs must keep their order."""
        code, merged = row.code, _keys(row, coding)
        if not coding.merges:
            _sort_keys(row, coding, word)
            return
        with code.span("0", code.fresh_op(f"zext i1 {merged} to i64"), 1):
            _sort_places(row, [coding], 1)
        none = code.fresh_op(f"xor i1 {merged}, true")
        with code.span("0", code.fresh_op(f"zext i1 {none} to i64"), 1):
            _sort_keys(row, coding, word)

    size = n * (_word_of([coding]) if coding.merges else word).bytes
    return Way(body, (size, size), 1e-9 * n * (1 + coding.bits / 8))


def _lanes(row: Row, bits: int) -> int:
    """Elements that are read at once."""
    return 1 if row.step > 1 else max(row.code.module.machine.vector_bits // bits, 1)


def _keys(row: Row, coding: Coding) -> str:
    """Write the keys of a row into memory; whether any element is not what its key says."""
    code, found = row.code, "false"
    for start, stop, lanes in _runs(row.n, _lanes(row, coding.bits)):
        t = vector(coding.scalar, lanes)
        mask = vector("i1", lanes)
        none = literal(False, "i1", lanes)
        with code.loop(start, stop, lanes, [(mask, none)]) as loop:
            place = row.address(0, loop.var)
            x = code.fresh_op(f"load {t}, ptr {place}, align {coding.bits // 8}")
            key = coding.encode(code, x, lanes)
            words = f"ptr {row.memory[0]}, i64 {loop.var}"
            at = code.fresh_op(f"getelementptr {coding.scalar}, {words}")
            code.do(f"store {t} {key}, ptr {at}, align {coding.bits // 8}")
            if coding.merges:
                odd = coding.merged(code, x, lanes)
                loop.carry([code.fresh_op(f"or {mask} {loop.values[0]}, {odd}")])
        if coding.merges:
            some = _any(code, loop.next[0], lanes)
            found = some if found == "false" else code.fresh_op(f"or i1 {found}, {some}")
    return found


def _any(code: Code, mask: str, lanes: int) -> str:
    if lanes == 1:
        return code.fresh_op(f"or i1 {mask}, false")
    bits = code.fresh_op(f"bitcast <{lanes} x i1> {mask} to i{lanes}")
    return code.fresh_op(f"icmp ne i{lanes} {bits}, 0")


def _runs(n: int, lanes: int) -> list[tuple[int, int, int]]:
    """A row in vectors, then what is left: (start, stop, lanes)."""
    whole = n // lanes * lanes if lanes > 1 else 0
    return [r for r in ((0, whole, lanes), (whole, n, 1)) if r[1] > r[0]]


def _sort_keys(row: Row, coding: Coding, word: Word) -> None:
    """Sort the keys in memory and write what they stand for."""
    code = row.code
    found = _radix(row, word, *row.memory)
    for start, stop, lanes in _runs(row.n, _lanes(row, coding.bits)):
        t = vector(coding.scalar, lanes)
        with code.loop(start, stop, lanes) as loop:
            at = code.fresh_op(f"getelementptr {coding.scalar}, ptr {found}, i64 {loop.var}")
            key = code.fresh_op(f"load {t}, ptr {at}, align {coding.bits // 8}")
            x = coding.decode(code, key, lanes)
            code.do(f"store {t} {x}, ptr {row.address(1, loop.var)}, align {coding.bits // 8}")


def _radix(row: Row, word: Word, words: str, other: str) -> str:
    f = row.code.module.declare(word.symbol, f"ptr @{word.symbol}(ptr, ptr, i64)")
    return row.code.fresh_op(f"call ptr @{f}(ptr {words}, ptr {other}, i64 {row.n})")


# ---- keys and places -----------------------------------------------------------------------------


def grouped(codings: Group) -> list[Group]:
    """Keys in as few words as hold them, the most significant word first."""
    groups: list[Group] = []
    for c in reversed(codings):
        if not groups or sum(x.bits for x in groups[0]) + c.bits > 64:
            groups.insert(0, [])
        groups[0].insert(0, c)
    return groups


def _word_of(group: Group) -> Word:
    return WORDS["p32" if sum(c.bits for c in group) <= 32 else "p64"]


def _by_places(codings: Group, count: int, n: int) -> Way:
    size = n * max(_word_of(g).bytes for g in grouped(codings))
    cost = 1 + 2 * count + sum(c.bits for c in codings) / 6
    return Way(lambda row: _sort_places(row, codings, count), (size, size), 1e-9 * n * cost)


def _sort_places(row: Row, codings: Group, count: int) -> None:
    """Sort by the words of keys, the least significant word first, and read in that order."""
    code, found, word = row.code, "", WORDS["p32"]
    words, other = row.memory
    for group in reversed(grouped(codings)):
        before = (found, word) if found else None
        if before is not None:
            first = code.fresh_op(f"icmp eq ptr {found}, {row.memory[0]}")
            a, b = row.memory
            words = code.fresh_op(f"select i1 {first}, ptr {b}, ptr {a}")
            other = found
        word = _word_of(group)
        _write_words(row, group, word, words, before)
        found = _radix(row, word, words, other)
    assert word.place is not None
    _gather(row, count, found, word.bytes, word.place)


def _write_words(
    row: Row, group: Group, word: Word, words: str, before: tuple[str, Word] | None
) -> None:
    """The words of a row, in the order that was found so far."""
    code = row.code
    with code.loop(0, row.n, 1) as loop:
        place = loop.var
        if before is not None:
            assert before[1].place is not None
            place = _place(code, before[0], loop.var, before[1].bytes, before[1].place)
        key = "0"
        for c in group:
            one = _key(row, c, place)
            if c.bits < 64:
                one = code.fresh_op(f"zext {c.scalar} {one} to i64")
            if key != "0":
                one = code.fresh_op(f"or i64 {code.fresh_op(f'shl i64 {key}, {c.bits}')}, {one}")
            key = one
        at = code.fresh_op(f"getelementptr {word.type}, ptr {words}, i64 {loop.var}")
        code.do(f"store {word.type} {word.made(code, key, place)}, ptr {at}, align 8")


def _key(row: Row, c: Coding, place: str) -> str:
    """The key of one element."""
    code, operand = row.code, c.key.operand
    address = row.address(operand, place)
    if c.key.part == "imag":
        address = code.fresh_op(f"getelementptr {c.scalar}, ptr {address}, i64 1")
    x = code.fresh_op(f"load {c.scalar}, ptr {address}, align {c.bits // 8}")
    return c.encode(code, x, 1)


def _place(code: Code, words: str, at: str, size: int, offset: int) -> str:
    """The place in word number `at`."""
    byte = times(code, at, size)
    if offset:
        byte = code.fresh_op(f"add i64 {byte}, {offset}")
    address = code.fresh_op(f"getelementptr i8, ptr {words}, i64 {byte}")
    return code.fresh_op(f"zext i32 {code.fresh_op(f'load i32, ptr {address}, align 4')} to i64")


def _gather(row: Row, count: int, words: str, size: int, offset: int) -> None:
    """Every operand in the order of the places."""
    with row.code.loop(0, row.n, 1) as loop:
        place = _place(row.code, words, loop.var, size, offset)
        for k in range(count):
            row.store(count + k, loop.var, row.load(k, place))


# ---- any comparator ------------------------------------------------------------------------------


def _by_comparator(comparator: Graph, types: list[DType], n: int, name: str) -> Way:
    def body(row: Row) -> None:
        code, module = row.code, row.code.module
        less = _less(module, comparator, types, row.step, name)
        rows = code.slot("rows", f"[{len(types)} x ptr]", 8)
        for k in range(len(types)):
            slot = code.fresh_op(f"getelementptr ptr, ptr {rows}, i64 {k}")
            code.do(f"store ptr {row.starts[k]}, ptr {slot}, align 8")
        f = module.declare(MERGE, f"ptr @{MERGE}(ptr, ptr, i64, ptr, ptr)")
        a, b = row.memory
        args = f"ptr {a}, ptr {b}, i64 {row.n}, ptr @{less}, ptr {rows}"
        found = code.fresh_op(f"call ptr @{f}({args})")
        _gather(row, len(types), found, 4, 0)

    cost = (2 + 2 * len(types)) * log2(n + 2)
    return Way(body, (4 * n, 4 * n), 1e-9 * n * cost)


def _less(module: Module, comparator: Graph, types: list[DType], step: int, name: str) -> str:
    """The comparator as a function of two places of a row."""
    code = Code(module, ["%row", "%i", "%j"])
    env: dict[Node, Value] = {}
    for k, d in enumerate(types):
        slot = code.op(f"getelementptr ptr, ptr %row, i64 {k}")
        base = code.op(f"load ptr, ptr {slot}, align 8")
        for side, at in enumerate(("%i", "%j")):
            form = Form(times(code, at, step))
            env[comparator.params[2 * k + side]] = read(code, d, base, form, 1, None)
    for node in comparator.nodes:
        if node.op is constant_op:
            env[node] = constant(node.type.dtype, node.attrs["value"].reshape(-1)[0])
        else:
            args = [env[x] for x in node.ins]
            env[node] = table.apply(code, node.op, node.attrs, args, node.type.dtype)
    code.do(f"ret i1 {env[comparator.outs[0]].only}")
    return module.add(
        f"w_{name}.less", "internal i1 @{name}(ptr %row, i64 %i, i64 %j)", code.body()
    )
