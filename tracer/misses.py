"""Why a call of a jitted function was compiled: what differs from the calls before it.

A `Miss` is noted for every new kind of call (`monograph.tracer.cache`). `f.cache_info()` shows
them, ``config.explain_cache_misses`` logs them, and ``jit(max_compiles=n)`` raises the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from types import CodeType
from typing import TYPE_CHECKING, Any
from weakref import ref

from monograph.hlo.errors import RecompilationError
from monograph.hlo.location import Loc, place, resolve, short
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.arguments import name_of, parameter_names
from monograph.tracer.structure import brief, difference

if TYPE_CHECKING:
    from monograph.tracer.cache import CacheKey

_COMPARED = 64  # entries that a new kind of call is compared with
_LISTED = 4  # earlier compilations that an error names


@dataclass(frozen=True)
class Change:
    """The first component in which two kinds of call differ.

    Attributes:
        kind: "structure", "static", "shape", "dtype", "weak", "options" or "axes".
        text: what differs, from what to what.
    """

    kind: str
    text: str


@dataclass(frozen=True)
class Miss:
    """A call for which there was no program.

    Attributes:
        cause: what differs from the nearest call before; or that it is the first.
        advice: which edit spares the compilation, "" if there is none.
        loc: the caller's line.
    """

    cause: str
    advice: str
    loc: Loc | None

    @property
    def line(self) -> str:
        """``file.py:12``, or a notebook's cell and line."""
        return short(self.loc)

    def __str__(self) -> str:
        return f"{self.line}: {self.cause}" if self.line else self.cause


_ADVICE = {
    "structure": "pass arguments in the same containers, with the same keys, in every call.",
    "static": "if the value is data, pass it as an array instead of a static argument.",
    "shape": "pad arrays to a few sizes, or map over the varying axis outside.",
    "dtype": "convert the argument to one element type (.astype) before the call.",
    "weak": "pass an array in every call, or a Python number in every call.",
    "options": "set the option once, before the first call.",
    "axes": "",
}

FIRST = "the first call"
CLEARED = "the first call since the cache was cleared"


@dataclass(frozen=True)
class Words:
    """What the parts of a call are called in messages.

    Attributes:
        fun: the function.
        leaves: gives the names of the leaves of its arguments.
    """

    fun: Callable[..., Any]
    leaves: Callable[[], Sequence[str]]

    def call(self, key: CacheKey) -> str:
        """A kind of call: arguments with their types, static ones with their values."""
        named = zip(self.leaves(), key.types, strict=True)
        parts = [f"{name} {t}" for name, t in named]
        parts += [f"{self.static(where)}={_shown(value)}" for where, value in key.static]
        return ", ".join(parts) or "no arguments"

    def static(self, where: int | str) -> str:
        """A static argument, by its position or its keyword."""
        return where if isinstance(where, str) else parameter_names(self.fun, where + 1)[where]

    def part(self, treedef: tree.TreeDef, path: tree.KeyPath) -> str:
        """The part of the arguments at a path: what a leaf below it is called, cut short."""
        for name, whole in zip(self.leaves(), tree.paths(treedef), strict=True):
            if whole[: len(path)] == path:
                return name.removesuffix(tree.keystr(whole[len(path) :]))
        return tree.keystr(path[1:])


def explain(key: CacheKey, known: Iterable[CacheKey], words: Words, loc: Loc | None) -> Miss:
    """What the new kind of call `key` differs in from the nearest of those known.

    Args:
        key: of the call.
        known: keys of the entries, the latest last.
        words: names of what may differ.
        loc: the caller's line.
    """
    best: list[Change] | None = None
    for other in list(known)[-_COMPARED:]:
        found = list(_changes(other, key, words))
        if best is None or _distance(found) <= _distance(best):
            best = found
    if not best:
        return Miss(FIRST, "", loc)
    more = f" (and {len(best) - 1} more)" if len(best) > 1 else ""
    return Miss(best[0].text + more, _ADVICE[best[0].kind], loc)


def _distance(changes: Sequence[Change]) -> int:
    return sum(_FAR if c.kind == "structure" else 1 for c in changes)


_FAR = 1000  # what another structure weighs: it hides all that differs below it


def _changes(old: CacheKey, new: CacheKey, words: Words) -> Iterable[Change]:
    if old.tree != new.tree:
        yield Change("structure", _structure(old.tree, new.tree, words))
    if old.mode != new.mode:
        for option in new.mode._fields:
            was, now = getattr(old.mode, option), getattr(new.mode, option)
            if was != now:
                yield Change("options", f"option {option} is {now!r}, was {was!r}")
    before = dict(old.static)
    for where, value in new.static:
        if where not in before or before[where] != value:
            had = _shown(before[where]) if where in before else "not given"
            text = f"static argument {words.static(where)} is {_shown(value)}, was {had}"
            yield Change("static", text)
    if old.tree == new.tree:
        for i, (a, b) in enumerate(zip(old.types, new.types, strict=True)):
            if a is not b:
                yield _type_change(words.leaves()[i], a, b)
    if old.axes != new.axes:
        yield Change("axes", "it is called under other named axes")


def _type_change(name: str, a: TensorType, b: TensorType) -> Change:
    if a.shape != b.shape:
        return Change("shape", f"argument {name} is {b.strong}, was {a.strong}")
    if a.dtype is not b.dtype:
        return Change("dtype", f"argument {name} is {b.strong}, was {a.strong}")
    kinds = ("an array", "a Python number") if a.weak else ("a Python number", "an array")
    return Change("weak", f"argument {name} is {kinds[0]} ({b.strong}), was {kinds[1]}")


def _structure(a: tree.TreeDef, b: tree.TreeDef, words: Words) -> str:
    path, old, new = difference(a, b)
    if len(path) == 0:
        return f"the arguments are {brief(new)}, were {brief(old)}"
    if len(path) == 1 and path[0].idx == 0:
        count = new.num_children
        return f"{count} positional argument{'s' * (count != 1)}, were {old.num_children}"
    if len(path) == 1:
        listed = [", ".join(map(repr, x.entries())) or "none" for x in (new, old)]
        return f"keyword arguments {listed[0]}, were {listed[1]}"
    where = words.part(b, path)
    return f"argument {where} has the structure {brief(new)}, had {brief(old)}"


def _shown(value: Any) -> str:
    """A static value out of its key (`static_key`)."""
    kind, held = value
    text = " ".join(repr(kind.fromhex(held) if kind is float else held).split())
    return text if len(text) <= 40 else f"{text[:37]}..."


def log(miss: Miss, name: str) -> None:
    """Log a miss for ``config.explain_cache_misses``."""
    import logging  # it takes a while to load, and is seldom asked for

    logging.getLogger("monograph").warning("%s is compiled: %s", name, miss)


def refusal(miss: Miss, earlier: Sequence[Miss], name: str, limit: int) -> RecompilationError:
    """The error of a call that would be compiled although `limit` compilations are done."""
    shown = {"this call": miss.cause}
    numbered = list(enumerate(earlier, 1))
    for i, m in reversed(numbered[-_LISTED:]):
        shown[f"call {i}{m.line and f' ({m.line})'}"] = m.cause
    return RecompilationError(
        f"{name!r} would be compiled once more after max_compiles={limit}: {miss.cause}",
        operands=shown,
        why="every kind of call (structure, shapes and element types of the arguments, values of "
        "static ones, options) is compiled separately.",
        fix=(miss.advice or "call it with arguments of the kinds before.")
        + " Or raise max_compiles.",
        loc=miss.loc,
    )


# ---- functions defined anew ----------------------------------------------------------------------

_SEEN = 1024  # functions by name that are remembered
_seen: dict[tuple[str, str], tuple[CodeType, ref[Any]]] = {}


def redefinition(fun: Callable[..., Any]) -> str:
    """What is to be said if a function of this name was jitted before; "" if it is new.

    A notebook's cell that runs again, and a function made in a loop, are new functions to Python.
    """
    code = getattr(fun, "__code__", None)
    if code is None:
        return ""
    key = (str(getattr(fun, "__module__", "")), str(getattr(fun, "__qualname__", "")))
    found = _seen.pop(key, None)
    while len(_seen) >= _SEEN:
        _seen.pop(next(iter(_seen)), None)
    _seen[key] = code, ref(fun)
    if found is None or found[1]() is fun:
        return ""
    before = found[0]
    if before is code:
        return f"{name_of(fun)!r} is a new function object of the same definition"
    if "<" in key[1]:
        return ""  # lambdas and functions inside of others: many have one name
    return f"{name_of(fun)!r} was defined anew in {_where(code)} (before: {_where(before)})"


def _where(code: CodeType) -> str:
    s = resolve(Loc(code, 0))
    return f"{place(s.file).rsplit('/', 1)[-1]}:{code.co_firstlineno}"


def anew(miss: Miss, text: str) -> Miss:
    """The first miss of a function that was defined before, as `redefinition` says."""
    if not text:
        return miss
    same = text.endswith("the same definition")
    advice = (
        "call jit once, outside the loop or function, and keep what it returns." if same else ""
    )
    return Miss(f"the first call: {text}", advice, miss.loc)
