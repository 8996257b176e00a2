"""Programs as text and back: ``read(listing(p)) == p``.

    program double
        vload v1, [0], 1                      # model.py:3
        vadd.f32 v2, v1, v1 | sadd s1, s1, 8  # model.py:4
        vstore [8], 1, v2                     # model.py:4

One bundle a line, its instructions divided by ``|``; a label is a line of its own that ends in a
colon. Behind ``#`` stands the user's line; where the instructions of a bundle have several, one
for each, divided by ``|``. Bodies of loops are indented; what is indented means nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from monograph.backends.tpu.isa.program import Bundle, Instr, Program, loops
from monograph.backends.tpu.isa.spec import TABLE, Arg, At, Label, Reg
from monograph.hlo.errors import MachineError

INDENT = 4
_REG = re.compile(r"([svmfx])(\d+)")
_AT = re.compile(r"\[\s*([svmfx]?-?\d+)\s*(?:([+-])\s*(\d+))?\s*\]")
_NAME = re.compile(r"[A-Za-z_][\w.]*")


def listing(program: Program) -> str:
    """The program, a bundle a line, with the user's lines beside them.

    >>> program = Program(((Instr("sset", (Reg("s", 1), 8), "model.py:3"),), ()), {"end": 1}, "p")
    >>> print(listing(program), end="")
    program p
        sset s1, 8  # model.py:3
    end:
        nop
    """
    depth = _depths(program)
    rows: list[tuple[str, str]] = []
    at: dict[int, list[str]] = {}
    for name, number in program.labels.items():
        at.setdefault(number, []).append(name)
    for number in range(len(program.bundles) + 1):
        rows += [(f"{label}:", "") for label in at.get(number, ())]
        if number < len(program.bundles):
            bundle = program.bundles[number]
            text = " | ".join(map(str, bundle)) or "nop"
            rows.append((" " * INDENT * (depth[number] + 1) + text, _comment(bundle)))
    width = max([len(text) for text, comment in rows if comment] or [0])
    lines = [f"{text:{width}}  # {comment}" if comment else text for text, comment in rows]
    return "\n".join([f"program {program.name}", *lines]) + "\n"


def _depths(program: Program) -> list[int]:
    depth = [0] * len(program.bundles)
    if _sound(program):
        for begin, end in loops(program).items():
            for number in range(begin + 1, min(end, len(depth))):
                depth[number] += 1
    return depth


def _sound(program: Program) -> bool:
    """Whether all instructions and labels are there; a listing shows others too."""
    for instr in (i for bundle in program.bundles for i in bundle):
        labels = [a for a in instr.args if isinstance(a, Label)]
        if instr.name not in TABLE or any(a.name not in program.labels for a in labels):
            return False
        if TABLE[instr.name].flow == "loop" and not labels:
            return False
    return True


def _comment(bundle: Bundle) -> str:
    lines = [i.line for i in bundle]
    if not any(lines):
        return ""
    return lines[0] if len(set(lines)) == 1 else " | ".join(line or "-" for line in lines)


def read(text: str) -> Program:
    """The program of a listing.

    Raises:
        MachineError: if a line cannot be read; it names the line.

    >>> print(listing(read("program p\\nsset s1, 8 | sadd s2, s2, 1")), end="")
    program p
        sset s1, 8 | sadd s2, s2, 1
    """
    bundles: list[Bundle] = []
    labels: dict[str, int] = {}
    name = "program"
    for number, line in _lines(text):
        code, _, comment = (p.strip() for p in line.partition("#"))
        if code.startswith("program "):
            name = code.split(None, 1)[1]
        elif code.endswith(":"):
            label = code[:-1].strip()
            if label in labels or not _NAME.fullmatch(label):
                why = "is there twice" if label in labels else "is no name"
                raise _unread(number, line, f"label {label!r} {why}")
            labels[label] = len(bundles)
        elif code:
            bundles.append(_bundle(number, line, code, comment))
    return Program(tuple(bundles), labels, name)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield number, line


def _bundle(number: int, line: str, code: str, comment: str) -> Bundle:
    if code == "nop":
        return ()
    parts = [p.strip() for p in code.split("|")]
    lines = [p.strip() for p in comment.split(" | ")] if comment else [""]
    if len(lines) == 1:
        lines *= len(parts)
    if len(lines) != len(parts):
        raise _unread(number, line, f"{len(parts)} instructions, and {len(lines)} user's lines")
    return tuple(
        _instr(number, line, part, "" if of == "-" else of)
        for part, of in zip(parts, lines, strict=True)
    )


def _instr(number: int, line: str, text: str, of: str) -> Instr:
    name, _, rest = text.partition(" ")
    if not _NAME.fullmatch(name):
        raise _unread(number, line, f"{name!r} is no name of an instruction")
    args = [a.strip() for a in rest.split(",")] if rest.strip() else []
    return Instr(name, tuple(_arg(number, line, a) for a in args), of)


def _arg(number: int, line: str, text: str) -> Arg:
    if found := _REG.fullmatch(text):
        return Reg(found[1], int(found[2]))
    if found := _AT.fullmatch(text):
        base = _REG.fullmatch(found[1])
        offset = int(found[3] or 0) * (-1 if found[2] == "-" else 1)
        if base or found[1].lstrip("-").isdigit():
            return At(Reg(base[1], int(base[2])) if base else int(found[1]), offset)
    if text.startswith("@") and _NAME.fullmatch(text[1:]):
        return Label(text[1:])
    for kind in (lambda t: int(t, 0), float):
        try:
            return kind(text)
        except ValueError:
            continue
    raise _unread(number, line, f"{text!r} is no operand")


def _unread(number: int, line: str, what: str) -> MachineError:
    return MachineError(
        f"line {number} of a listing cannot be read: {what}",
        operands={f"line {number}": line.strip()},
        fix="write one bundle a line: vadd.f32 v2, v1, v1 | sadd s1, s1, 8",
    )


__all__ = ["INDENT", "listing", "read"]
