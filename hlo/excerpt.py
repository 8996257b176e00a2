"""The user's own words: source lines with carets, and what arguments are called there.

In come a location and, where an error is raised under a call, the frame of our function that the
user called; out go lines for the message and a name for each operand. Called by
`monograph.hlo.errors` only. Frames are looked at and never kept.
"""

from __future__ import annotations

import ast
import linecache
import re
import sys
import textwrap
import unicodedata
from collections.abc import Iterator, Mapping
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import numpy as np

from monograph.hlo.location import Loc, SourceLine, is_own_file, place, resolve
from monograph.hlo.types import DTYPES, TensorType

_WIDTH = 100  # columns; longer lines are cut around the caret
_LINES = 4  # of an expression that spans several
_NAME = 24  # characters; a longer expression is no name


# ---- lines with carets ---------------------------------------------------------------------------


def excerpt(loc: Loc | None) -> list[str]:
    """Where a location is, the line there, and a caret under the very expression."""
    if loc is None:
        return []
    s = resolve(loc)
    if not s.line:
        return []
    inside = "" if s.function in ("", "<module>") else f" in {_function(s.function)}"
    phase = "" if loc.phase == "forward" else f" (in its {loc.phase} pass)"
    return ["", f"  {place(s.file)}:{s.line}{inside}{phase}", *_marked(s)]


def _function(name: str) -> str:
    return "a lambda" if name == "<lambda>" else name


def _marked(s: SourceLine) -> list[str]:
    """The lines of an expression, each with carets under what belongs to it."""
    if not s.text.strip():
        return []
    texts = [s.text] + [_line(s.file, n) for n in range(s.line + 1, s.last + 1)]
    if len(texts) == 1 and s.end <= s.column:
        return ["    " + s.text.strip()]
    shown = texts[:_LINES]
    margin = min(len(t) - len(t.lstrip()) for t in shown if t.strip())
    out: list[str] = []
    for i, text in enumerate(shown):
        body = text.rstrip()
        start = s.column if i == 0 else len(text) - len(text.lstrip())
        end = s.end if i == len(texts) - 1 else len(body)
        if end <= start:
            continue
        out += _underlined(body[margin:], start - margin, end - margin)
    return out + ["    ..."] * (len(texts) > len(shown))


def _line(file: str, number: int) -> str:
    return linecache.getline(file, number).rstrip("\n")


def _underlined(text: str, start: int, end: int) -> list[str]:
    if len(text) > _WIDTH:  # keep what the caret points at
        low = max(0, min(start - 20, len(text) - _WIDTH))
        head, tail = "..." * (low > 0), "..." * (low + _WIDTH < len(text))
        text = head + text[low : low + _WIDTH] + tail
        start, end = start - low + len(head), min(end - low, _WIDTH) + len(head)
    blank = "".join("\t" if c == "\t" else " " * _columns(c) for c in text[:start])
    return ["    " + text, "    " + blank + "^" * sum(map(_columns, text[start:end]))]


def _columns(c: str) -> int:
    """How many columns of a terminal a character takes."""
    if unicodedata.combining(c):
        return 0
    return 2 if unicodedata.east_asian_width(c) in "WF" else 1


# ---- names of operands ---------------------------------------------------------------------------


_FORWARDING: set[CodeType] = set()  # code objects: all closures of one function share theirs


def forwards(wrapper: FunctionType) -> None:
    """Say that a wrapper hands its arguments on as they are: messages look at what it calls."""
    _FORWARDING.add(wrapper.__code__)


def entry() -> tuple[Loc, FrameType, FrameType] | None:
    """The innermost user frame's location, that frame, and ours that it called."""
    frame: FrameType | None = sys._getframe(1)
    inner = frame
    while frame is not None:
        if not (is_own_file(frame.f_code.co_filename) or _generated(frame)):
            assert inner is not None
            return Loc(frame.f_code, frame.f_lasti), frame, inner
        if frame.f_code not in _FORWARDING:
            inner = frame
        frame = frame.f_back
    return None


def _generated(frame: FrameType) -> bool:
    """Whether it runs a method that `dataclass` wrote for a class of ours."""
    name = str(frame.f_globals.get("__name__"))
    return frame.f_code.co_filename == "<string>" and name.startswith("monograph.")


def called(
    loc: Loc, user: FrameType, ours: FrameType, operands: Mapping[str, Any]
) -> tuple[dict[str, str], dict[str, str]]:
    """What a message says of its operands, and what the user's line calls them.

    ``mnp.dot(x, w)`` calls `dot`'s parameters x and y by the names x and w. An operand gets a name
    only where it is surely that argument. A message without operands shows the array arguments of
    the function that was called.

    Returns:
        operand -> description, operand -> source text where that is plain and another.
    """
    held = _array_arguments(ours)
    shown = {k: str(v) for k, v in operands.items()} or held
    for key, text in shown.items():
        if key in held and text.startswith("shape (") and _shape(held[key]) == _shape(text):
            shown[key] = held[key]
    tree = _expression(loc)
    if tree is None:
        return shown, {}
    if isinstance(tree, ast.Call):
        found = _of_call(tree, user, ours.f_code)
    else:
        found, held = _of_operator(tree, shown), {}  # x + y may call y's reflected method
    names = {}
    for key, node in _spread(found, shown):
        text = _text(node)
        if text and text != key and _shape(held.get(key, shown[key])) == _shape(shown[key]):
            names[key] = text
    return shown, names


_SHAPE = re.compile(r"[\[(]([\d, ]*)[\])]")


def _shape(text: str) -> str:
    """The sizes in a description such as f32[8,4] or shape (8, 4); other text is its own shape."""
    found = _SHAPE.search(text)
    return found.group(1).replace(" ", "").strip(",") if found else text


def _array_arguments(ours: FrameType) -> dict[str, str]:
    """Parameter -> type, for the arguments of a call of ours that are arrays."""
    code = ours.f_code
    out = {}
    for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]:
        x = ours.f_locals.get(name)
        t = getattr(x, "type", None) if hasattr(type(x), "type") else None
        if isinstance(t, TensorType):
            out[name] = str(t)
        elif isinstance(x, np.ndarray | np.generic):
            out[name] = str(DTYPES.get(x.dtype.name, x.dtype)) + str(list(x.shape)).replace(" ", "")
    return out


def _expression(loc: Loc) -> ast.AST | None:
    """The syntax tree of the expression at a location."""
    s = resolve(loc)
    if s.end < 0 or not s.text:
        return None
    lines = [s.text] + [_line(s.file, n) for n in range(s.line + 1, s.last + 1)]
    lines[-1] = lines[-1][: s.end]
    lines[0] = lines[0][s.column :]
    try:
        body = ast.parse("(" + "\n".join(lines) + ")").body
    except (SyntaxError, ValueError):
        try:  # an assignment, such as x += y
            body = ast.parse(textwrap.dedent("\n".join(lines))).body
        except (SyntaxError, ValueError):
            return None
    first = body[0] if len(body) == 1 else None
    return first.value if isinstance(first, ast.Expr) else first


def _of_operator(tree: ast.AST, operands: Mapping[str, str]) -> dict[str, ast.expr]:
    match tree:
        case ast.BinOp(left=left, right=right) | ast.AugAssign(target=left, value=right):
            pair = [left, right]
        case ast.Compare(left=left, comparators=[right]):
            pair = [left, right]
        case ast.Subscript(value=x) | ast.Attribute(value=x) | ast.UnaryOp(operand=x):
            pair = [x]
        case _:
            return {}
    if len(pair) == 1:
        return {"x": pair[0]}
    shaped = [k for k, text in operands.items() if _SHAPE.search(text)]
    return dict(zip(shaped, pair, strict=True)) if len(shaped) == len(pair) else {}


def _of_call(tree: ast.Call, user: FrameType, code: CodeType) -> dict[str, ast.expr]:
    """Parameter -> argument, for a call of the function with this code."""
    receiver = tree.func.value if isinstance(tree.func, ast.Attribute) else None
    plain = _bound(tree.args, tree.keywords, code)
    if receiver is None:
        return plain or {}
    method = _bound([receiver, *tree.args], tree.keywords, code)
    is_module = _is_module(receiver, user)
    if is_module is None:  # a local name: whichever of the two fits, if only one does
        return (plain or method or {}) if plain is None or method is None else {}
    return (plain if is_module else method) or {}


def _is_module(node: ast.expr, user: FrameType) -> bool | None:
    """Whether an expression is a module; None if it cannot be told without running anything."""
    path = []
    while isinstance(node, ast.Attribute):
        path.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return False
    code = user.f_code
    if node.id in code.co_varnames or node.id in code.co_freevars or node.id in code.co_cellvars:
        return None
    found = user.f_globals.get(node.id)
    for name in reversed(path):
        if not isinstance(found, ModuleType):
            return False
        found = vars(found).get(name)
    return isinstance(found, ModuleType)


def _bound(
    args: list[ast.expr], keywords: list[ast.keyword], code: CodeType
) -> dict[str, ast.expr] | None:
    """Arguments by parameter name, or None if the call does not fit the parameters."""
    if any(isinstance(a, ast.Starred) for a in args) or any(k.arg is None for k in keywords):
        return None
    count, total = code.co_argcount, code.co_argcount + code.co_kwonlyargcount
    names = code.co_varnames
    found: dict[str, ast.expr] = dict(zip(names[:count], args, strict=False))
    if len(args) > count:
        if not code.co_flags & 0x04:  # no *args
            return None
        found[names[total]] = ast.Tuple(elts=args[count:], ctx=ast.Load())
    for k in keywords:
        assert k.arg is not None
        if k.arg in found:
            return None
        found[k.arg] = k.value
    return found if not count or names[0] in found else None


def _spread(
    found: Mapping[str, ast.expr], operands: Mapping[str, str]
) -> Iterator[tuple[str, ast.expr]]:
    """The operands that are arguments, and those that are elements of a list: x0, x1, ..."""
    lists = [n.elts for n in found.values() if isinstance(n, ast.List | ast.Tuple)]
    if not lists and len(found) == len(operands):  # where(condition, x, y): x0, x1, x2
        lists = [list(found.values())]
    for key in operands:
        digits = key[len(key.rstrip("0123456789")) :]
        if key in found:
            yield key, found[key]
        elif digits and len(lists) == 1 and int(digits) < len(lists[0]):
            yield key, lists[0][int(digits)]


def _text(node: ast.expr) -> str:
    """An expression as text, if it is short enough for a name."""
    if isinstance(node, ast.List | ast.Tuple | ast.Lambda | ast.Constant | ast.Starred):
        return ""
    text = ast.unparse(node)
    return text if len(text) <= _NAME else ""
