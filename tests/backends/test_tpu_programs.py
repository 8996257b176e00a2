"""Programs as text, and what is wrong with them, named with the line of the listing."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monograph.backends.tpu import chip
from monograph.backends.tpu.core import Core, load, run
from monograph.backends.tpu.isa import (
    TABLE,
    Assembler,
    At,
    Instr,
    Label,
    Program,
    Reg,
    check,
    listing,
    read,
    v,
)
from monograph.errors import DTypeError, MachineError

SMALL = chip("v5e", rows=32, cols=16, mxus=2, vmem=1 << 21)

# ---- text ----------------------------------------------------------------------------------------

NUMBERS = st.integers(-(2**31), 2**32 - 1)
SCALARS = st.builds(Reg, st.just("s"), st.integers(0, 31))
PLACES = st.builds(At, SCALARS | st.integers(0, 99999), st.integers(-999, 999))
FILES = {"v": 16, "m": 15, "f": 63, "x": 1}
USER_LINES = st.sampled_from(["", "model.py:3", "a.py:12 in layer/attention", "Cell [3]:7"])


@st.composite
def instrs(draw: st.DrawFn, labels: list[str]) -> Instr:
    name = draw(st.sampled_from(sorted(TABLE)))
    args: list[object] = []
    for operand in TABLE[name].operands:
        if operand.kind == "s":
            args.append(draw(SCALARS if operand.out else SCALARS | NUMBERS))
        elif operand.kind in FILES:
            args.append(Reg(operand.kind, draw(st.integers(0, FILES[operand.kind]))))
        elif operand.kind == "at":
            args.append(draw(PLACES))
        elif operand.kind == "imm":
            args.append(draw(NUMBERS))
        elif operand.kind == "float":
            args.append(draw(st.floats(allow_nan=False) | NUMBERS))
        else:
            args.append(Label(draw(st.sampled_from(labels))))
    return Instr(name, tuple(args), draw(USER_LINES))  # type: ignore[arg-type]


@st.composite
def programs(draw: st.DrawFn) -> Program:
    labels = ["a", "end.1", "_loop"]
    rows = draw(st.lists(st.lists(instrs(labels), max_size=4), max_size=12))
    where = st.integers(0, len(rows))
    marks = {name: draw(where) for name in labels}
    name = draw(st.sampled_from(["p", "a layer", "x.y"]))
    return Program(tuple(map(tuple, rows)), marks, name)


@settings(max_examples=60)
@given(programs())
def test_text_is_a_fixpoint(program: Program) -> None:
    text = listing(program)
    again = read(text)
    assert again == program
    assert listing(again) == text


@pytest.mark.slow
@settings(max_examples=2000)
@given(programs())
def test_text_is_a_fixpoint_often(program: Program) -> None:
    assert read(listing(program)) == program


def test_all_instructions_have_a_text() -> None:
    """Each stands in a listing, and is found again by it."""
    for name, spec in TABLE.items():
        args = {"s": Reg("s", 1), "at": At(Reg("s", 2), 8), "imm": 0, "float": 0.5,
                "label": Label("e")}  # fmt: skip
        given = [args.get(o.kind, Reg(o.kind, 0)) for o in spec.operands]
        program = Program(((Instr(name, tuple(given)),),), {"e": 1})  # type: ignore[arg-type]
        check(program, chip("v5e"))
        assert read(listing(program)) == program
        assert spec.doc


def test_numbers_that_are_not_finite() -> None:
    asm = Assembler("edges")
    for number in (math.inf, -math.inf, math.nan, 1e-45, 0.1):
        asm("vset.f32", v(1), number)
    text = listing(asm.program())
    assert listing(read(text)) == text
    assert math.isnan(read(text).bundles[2][0].args[1])  # type: ignore[arg-type]


def test_a_listing_looks_like_this() -> None:
    asm = Assembler("scale", "model.py:7")
    asm("loop", 16, Label("end"))
    asm.bundle(("vload", v(1), At(Reg("s", 1)), 1), ("sadd", Reg("s", 1), Reg("s", 1), 8))
    asm("vmul.f32", v(2), v(1), v(1))
    asm("vstore", At(Reg("s", 1), -8), 1, v(2), line="model.py:8")
    asm.label("end")
    asm("halt")
    text = """program scale
    loop 16, @end                           # model.py:7
        vload v1, [s1], 1 | sadd s1, s1, 8  # model.py:7
        vmul.f32 v2, v1, v1                 # model.py:7
        vstore [s1-8], 1, v2                # model.py:8
end:
    halt                                    # model.py:7
"""
    assert listing(asm.program()) == text


UNREADABLE = {
    "vadd.f32 v1, w2, v3": "'w2' is no operand",
    "1abc": "'1abc' is no name of an instruction",
    "a:\na:": "label 'a' is there twice",
    "2:": "label '2' is no name",
    "vload v1, [v], 1": "'[v]' is no operand",
    "nop | nop # a.py:1 | b.py:2 | c.py:3": "2 instructions, and 3 user's lines",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_text_that_cannot_be_read(text: str) -> None:
    with pytest.raises(MachineError) as caught:
        read(f"program p\n{text}")
    assert UNREADABLE[text] in caught.value.what
    line = 1 + len(text.split("\n"))
    assert f"line {line} of a listing" in caught.value.what and caught.value.fix


# ---- mistakes ------------------------------------------------------------------------------------

MISTAKES = {
    "vad.f32 v1, v2, v3": "there is no instruction 'vad.f32'",
    "vadd.f32 v1, v2": "vadd.f32 takes 3 operands, got 2",
    "vadd.f32 v1, v2, v77": "operand b is v77, and v5e has v0 to v31",
    "vadd.f32 v1, v2, s1": "operand b is s1, it takes a vector register",
    "sadd 4, s1, 2": "operand d is 4, it takes a scalar register",
    "sset s1, 99999999999": "numbers have 32 bits",
    "vtrans v0, v17": "is v17 to v32, and v5e has v0 to v31",
    "mpush.f32 x2, v1": "operand array is x2, and v5e has x0 to x1",
    " | ".join(f"vadd.f32 v{i}, v9, v9" for i in range(5)): "5 instructions for 4 alu slots",
    " | ".join(f"vsplat v{i}, {1000 + i}" for i in range(4)) + " | sset s1, 99 | sset s2, 98 | "
    "vload v8, [100], 77": "8 immediates for 6 slots",
    "sset s1, 1 | sset s1, 2": "two instructions of one bundle write s1",
    "jump @a | jump @a\na:": "two jumps in one bundle",
    "jump @nowhere": "there is no such label",
    "loop 3, @a\njump @b\na:\nnop\nb:\nnop": "a jump into or out of a loop",
    "a:\nloop 3, @a": "a loop ends before it begins",
    "loop 3, @a\nloop 3, @b\na:\nnop\nb:": "a loop goes on after the loop around it has ended",
    "vload v1, [4089], 1": "rows 4089 to 4096 of vmem are out of bounds",
    "sset s1, 2000\nloop 9, @e\nvload v1, [s1], 1 | sadd s1, s1, 600\ne:": "rows 4400 to 4407",
    "vload v1, [0], -1": "rows -7 to 0 of vmem are out of bounds",
    "sload s1, [-1]": "words -1 to -1 of smem are out of bounds",
    "sextract s1, v1, 8, 0": "sublane 8 of a register with 8 sublanes",
    "vunpack.bf16 v1, v2, 2": "part 2 of a register that packs 2",
    "mpop v1, x0, 256": "accumulators 256 to 256 of array x0 are out of bounds",
    "mstream.f32 x0, 0, v1": "rows of bf16 meet weights of no type in array x0",
    "mpush.f32 x0, v1\nmswap x0": "swapped with 8 of 32 rows",
    "\n".join(["mpush.f32 x0, v1"] * 5): "more than 32 rows of weights",
    "\n".join(["mpush.f32 x0, v1"] * 4 + ["mswap x0", "mpush.f32 x0, v1"]): "after mswap and",
    "\n".join(["mpush.i8 x0, v1", "mswap x0", "mstream.f32 x0, 0, v1"]): "meet weights of i8",
    "mpush.i8 x0, v1\nmpush.f32 x0, v1": "weights of i8 and bf16 in one set",
    "dma.hbm.vmem f1, [0], [0], 8\nvload v1, [4], 1": "memory is read while a copy writes it",
    "dma.vmem.hbm f1, [0], [0], 8\nvstore [4], 1, v1": "memory is written while a copy reads it",
    "dma.hbm.vmem f1, [0], [0], 99\nloop 9, @e\nvload v1, [s1], 1\ne:": "is read",
    "dma.hbm.vmem f1, [0], [0], -1": "a copy of -1 rows",
    "dma.hbm.vmem f1, [0], [9999999], 1": "rows 9999999 to 9999999 of hbm are out of bounds",
    "wait f3, 1": "deadlock: flag f3 is waited for 1 times, and raised 0 times",
    "dma.hbm.vmem f1, [0], [0], 8\nwait f1, 2": "deadlock: flag f1 is waited for 2 times",
    "send f1, [0], [0], 8, 0, 1": "link 0 leads nowhere",
    "a:\njump @a": "more than 500 bundles have run",
}  # fmt: skip


@pytest.mark.parametrize("text", MISTAKES, ids=range(len(MISTAKES)))
def test_mistakes_are_named_with_their_line(text: str) -> None:
    program = read(f"program wrong\n{text}")
    with pytest.raises(MachineError) as caught:
        run(program, Core(SMALL), limit=500)
    assert MISTAKES[text] in caught.value.what
    line = next(k for k in caught.value.operands if k.startswith("wrong, line "))
    shown = listing(program).splitlines()[int(line.split()[-1]) - 1].strip()
    assert caught.value.operands[line] == shown
    assert "\nFix: " in str(caught.value)


def test_chips_that_lack_a_type_or_memory() -> None:
    with pytest.raises(DTypeError, match="do not multiply bf16"):
        load(read("mpush.bf16 x0, v1"), chip("v1"))
    with pytest.raises(MachineError, match="takes 32 rows at a time, and an array has 8"):
        load(read("mpush.i8 x0, v1"), chip("v5e", rows=8, cols=8))
    with pytest.raises(MachineError, match="of main memory on v5e"):
        Core(chip("v5e"), 1 << 40)
    with pytest.raises(MachineError, match="loaded for v4 on a core of v5e"):
        run(load(read("nop"), chip("v4")), Core(chip("v5e"), 0))
