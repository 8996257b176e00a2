"""StableHLO text to MLIR's objects: parsed and verified by jaxlib, its complaints made ours.

`parse` never lets a text take the process down: brackets nested so deep that MLIR's parser would
run out of stack are refused before it sees them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from monograph.hlo.errors import TextError
from monograph.hlo.location import PHASES, Loc, file_location, is_own_file
from monograph.hlo.text.attributes import quoted
from monograph.hlo.text.spelling import needs_spelling, spell

NESTING = 400  # brackets within brackets, or minus signs in a row
SHOWN = 120  # columns of an offending line that an error shows
LISTED = 30  # complaints that an error shows

_MINUSES = r"(?:-\s*){" + str(NESTING) + "}"
_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|->|[<>=]=|[\[\](){}<>]|' + _MINUSES)
_CLOSES = {"]": "[", ")": "(", "}": "{", ">": "<"}


@cache
def _dialects() -> Any:
    try:
        from jaxlib.mlir import ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
    except ImportError as e:
        raise ImportError(f"reading StableHLO text needs jaxlib's MLIR bindings: {e}") from e
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    return registry


def _context() -> Any:
    """A new context; types and attributes live as long as it does, so none is shared."""
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import chlo, sdy, stablehlo

    context = ir.Context()
    context.append_dialect_registry(_dialects())
    context.load_all_available_dialects()
    stablehlo.register_dialect(context)
    chlo.register_dialect(context)
    sdy.register_dialect(context)  # JAX notes how its custom calls may be sharded
    return context


def parse(text: str, filename: str, *, unregistered: bool = False) -> Any:
    """The verified MLIR module of a text.

    Args:
        text: the module.
        filename: what complaints call it.
        unregistered: whether ops of unknown dialects may stand in it.

    Raises:
        TextError: with line and column, if MLIR rejects it.
    """
    _check_nesting(text, filename)
    _check_dimension_numbers(text, filename)
    text = _HIGH.sub(_readable, text) if "\\" in text else text
    if needs_spelling(text):
        text, unregistered = spell(text), True
    registry = _dialects()
    assert registry is not None
    from jaxlib.mlir import ir

    with _context() as context:
        context.allow_unregistered_dialects = unregistered
        try:
            return ir.Module.parse(text)
        except ir.MLIRError as e:
            found = [(place_of(d.location, filename), d.message) for d in e.error_diagnostics]
            found = found or [(Place(filename, 0, 0), str(e))]
            if all(place.line for place, _ in found):
                raise text_error(text, filename, found) from None
        except (ValueError, MemoryError) as e:  # bytes that are not text, numbers without end
            raise TextError(f"not a StableHLO text: {e}") from None
    bare = without_locations(text)
    if bare != text:  # the places in the text itself
        parse(bare, filename, unregistered=unregistered)
    raise text_error(text, filename, found)


@dataclass(frozen=True)
class Place:
    """A position in the text, or in the file that a ``loc`` of it names."""

    file: str
    line: int
    column: int


_PLACE = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')


def place_of(location: Any, filename: str) -> Place:
    """The innermost place of the user that a location of MLIR names; line 0 if it names none."""
    found = _PLACE.findall(str(location))
    if not found:
        return Place(filename, 0, 0)
    file, line, column = next((row for row in found if not is_own_file(row[0])), found[0])
    return Place(filename if file == "-" else file, int(line), int(column))


# A value's own place: `loc(...)` up to four brackets deep, and the lines that give places names.
_BRACKETS = r"\((?:[^()\"\n]|\"(?:[^\"\\\n]|\\.)*\"|{})*\)"
_LOC = re.compile(r"\bloc" + _BRACKETS.format(_BRACKETS.format(_BRACKETS.format(r"\([^()\n]*\)"))))
_NAMED = re.compile(r"^#loc\w* = .*$", re.MULTILINE)


def without_locations(text: str) -> str:
    """The text without its ``loc(...)``, every other character in its place."""
    return _LOC.sub(lambda m: " " * len(m.group()), _NAMED.sub("", text))


# A convolution's dimension numbers, which the parser makes room for before it looks at them.
_DIMENSIONS = re.compile(r"(?:dim_numbers\s*=|\.conv<)\s*((?:\[[^\]]*\]|x|->|\s)*)")
_FAR = re.compile(r"\d{5,}")


def _check_dimension_numbers(text: str, filename: str) -> None:
    for match in _DIMENSIONS.finditer(text):
        far = _FAR.search(match[1])
        if far is not None:
            place = _at(text, filename, match.start(1) + far.start())
            raise text_error(text, filename, [(place, f"there is no dimension {far.group()}")])


# Strings with escaped bytes beyond ASCII. jaxlib ends the process over a place that is not UTF-8.
_HIGH = re.compile(r'"(?=(?:[^"\\\n]|\\.)*?\\[89A-Fa-f][0-9A-Fa-f])(?:[^"\\\n]|\\.)*"')
_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2})")


def _readable(match: re.Match[str]) -> str:
    """A string literal; if its bytes are no text, one whose bad bytes are replaced."""
    raw = _ESCAPE.sub(lambda m: bytes([int(m[1], 16)]), match.group()[1:-1].encode())
    try:
        raw.decode()
        return match.group()
    except UnicodeDecodeError:
        return quoted(raw.decode(errors="replace"))


def _at(text: str, filename: str, index: int) -> Place:
    """The place of a character."""
    line = text.count("\n", 0, index) + 1
    return Place(filename, line, index - text.rfind("\n", 0, index))


def _check_nesting(text: str, filename: str) -> None:
    depth = dict.fromkeys("[({<", 0)
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token in depth:
            depth[token] += 1
            if depth[token] <= NESTING:
                continue
        elif token in _CLOSES:
            opened = _CLOSES[token]
            depth[opened] = max(depth[opened] - 1, 0)
            continue
        elif not token.startswith("-") or token == "->":
            continue
        place = _at(text, filename, match.start())
        raise text_error(text, filename, [(place, f"nested deeper than {NESTING}")])


def text_error(text: str, filename: str, found: Sequence[tuple[Place, str]]) -> TextError:
    """One error for all complaints, each with its place and the line of the text there."""
    lines = text.splitlines()
    first, message = found[0]
    operands: dict[str, str] = {}
    for place, what in found[:LISTED]:
        inside = place.file == filename and 0 < place.line <= len(lines)
        source = lines[place.line - 1].strip()[:SHOWN] if inside else ""
        where = f"line {place.line}, column {place.column}"
        where = where if place.file == filename else f"{place.file}, {where}"
        complaint = f"{source}\n    {what}" if source else what
        operands[where] = f"{operands[where]}\n    {what}" if where in operands else complaint
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    at = f"line {first.line}, column {first.column}: " if first.line else ""
    return TextError(
        f"{at}{message}{more}",
        operands=operands,
        loc=file_location(first.file, first.line),
    )


# ---- locations ---------------------------------------------------------------------------------


def location(loc: Any, filename: str) -> Loc | None:
    """Where an op comes from: the place its ``loc`` names, else its own place in the text."""
    phase = "forward"
    while True:
        kind = type(loc).__name__
        if kind == "NameLoc":
            phase = loc.name_str if loc.name_str in PHASES else phase
            loc = loc.child_loc
        elif kind == "CallSiteLoc":
            inner = location(loc.callee, filename)
            if inner is not None and not is_own_file(inner.file):
                return inner.with_phase(phase) if inner.phase == "forward" else inner
            loc = loc.caller
        elif kind == "FusedLoc" and loc.locations:
            loc = loc.locations[0]
        else:
            break
    if kind != "FileLineColLoc":
        return None
    name = str(loc.filename.value if hasattr(loc.filename, "value") else loc.filename)
    found = file_location(filename if name == "-" else name, int(loc.start_line))
    return found.with_phase(phase)


def blocks_of(op: Any) -> Iterator[Any]:
    """The blocks of an op's regions, in order."""
    for region in op.regions:
        yield from region.blocks


def all_ops(root: Any) -> Iterator[Any]:
    """Every op inside `root`, outer ones first."""
    stack = [root]
    while stack:
        op = stack.pop()
        for block in blocks_of(op):
            inside = [o.operation for o in block.operations]
            yield from inside
            stack.extend(o for o in inside if len(o.regions))
