"""Test files as MLIR that jaxlib can parse.

A file may hold several modules, separated by ``// -----``. The dialects ``check`` and
``interpreter`` are not known to jaxlib, so their ops are rewritten to MLIR's generic form; lines
stay where they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_OPERAND = r"%[\w$.-]+(?:#\d+)?"
_TYPE = r"tensor<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>"
_LITERAL = r"dense(?:_resource)?<[^<>]*>"
_CLAUSES = r'(?:\s*,\s*\w+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[-+.\w]+(?:\s*:\s*\w+)?))*'
_DICTIONARY = r"(?:\s*\{[^{}]*\})?"

_COMMENT = re.compile(r"//[^\n]*")
_CONST = re.compile(
    rf"check\.(expect_(?:almost_)?eq_const)\s+({_OPERAND})\s*,\s*({_LITERAL})\s*:\s*({_TYPE})"
    rf"({_CLAUSES})({_DICTIONARY})"
)
_TYPED = re.compile(
    rf"(check\.expect_almost_eq|check\.expect_eq|check\.expect_close|check\.expect_serialized_eq"
    rf"|interpreter\.probe|interpreter\.print)\s+({_OPERAND})((?:\s*,\s*{_OPERAND})?)"
    rf"({_CLAUSES})({_DICTIONARY})\s*:({_DICTIONARY})\s*({_TYPE})(?:\s*,\s*{_TYPE})?"
)
_SEPARATOR = re.compile(r"^\s*// -----.*$", re.MULTILINE)
_CHECK = re.compile(r"\bcheck\.expect_\w+")


def split(text: str) -> list[str]:
    """The modules of a file; each keeps the lines before it, blank, so that line numbers hold."""
    parts = _SEPARATOR.split(text)
    found, before = [], 0
    for part in parts:
        found.append("\n" * before + part)
        before += part.count("\n")
    return found


def has_code(text: str) -> bool:
    """Whether there is anything but comments and blanks."""
    return bool(_COMMENT.sub("", text).strip())


def count_checks(text: str) -> int:
    """How many checks a module's text holds."""
    return len(_CHECK.findall(_COMMENT.sub("", text)))


def generic(text: str) -> str:
    """The text with ops of ``check`` and ``interpreter`` in generic form."""
    out, at = [], 0
    for found in _STARTS.finditer(text):
        if found.start() < at or found.group().startswith("//"):
            continue
        for pattern, rewrite in _FORMS:
            match = pattern.match(text, found.start())
            if match is not None:
                out += [text[at : match.start()], _same_lines(match.group(), rewrite(match))]
                at = match.end()
                break
    return "".join([*out, text[at:]])


_STARTS = re.compile(r'//[^\n]*|(?<![\w@"])(?:check|interpreter)\.(?=\w)')


def _constant(match: re.Match[str]) -> str:
    name, operand, literal, of, clauses, more = match.groups()
    attributes = _attributes(f"value = {literal} : {of}", clauses, more)
    return f'"check.{name}"({operand}) {attributes} : ({of}) -> ()'


def _typed(match: re.Match[str]) -> str:
    name, first, second, clauses, more, late, of = match.groups()
    attributes = _attributes("", clauses, more, late)
    ins = f"{of}, {of}" if second.strip() else of
    out = of if name == "interpreter.probe" else "()"
    return f'"{name}"({first}{second}) {attributes} : ({ins}) -> {out}'


_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (_CONST, _constant),
    (_TYPED, _typed),
)


def _attributes(*parts: str) -> str:
    inside = [p.strip().strip("{},").strip() for p in parts]
    return "{" + ", ".join(p for p in inside if p) + "}"


def _same_lines(before: str, after: str) -> str:
    return after + "\n" * (before.count("\n") - after.count("\n"))
