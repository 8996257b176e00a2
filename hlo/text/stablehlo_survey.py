"""All that stands in the way of reading a StableHLO program, at once.

`survey` reads like the `Reader`, but an op that cannot be read is noted, and something of the type
that the text gives its results goes on in its place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from monograph.hlo.errors import TextError
from monograph.hlo.graph import Graph
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.text.spelling import PREFIX, plain_name
from monograph.hlo.text.stablehlo_module import Place, all_ops, parse
from monograph.hlo.text.stablehlo_reader import Reader, said
from monograph.hlo.text.stablehlo_source import RETURNS, Complaint
from monograph.hlo.text.value_types import Open, ValueType, flat_types, packed
from monograph.hlo.types import F32, TensorType, tensor

SIZE = 8  # in place of a size that only a call gives

_NOTHING = object()  # in place of a value whose sizes are not known


def survey(
    text: str, filename: str, function: str = "main", types: Sequence[TensorType] | None = None
) -> tuple[list[tuple[Place, str]], list[Complaint], Graph | None]:
    """Look a program through.

    Args:
        text: the module.
        filename: what places call it.
        function: the function to read.
        types: of its arguments, where the text leaves sizes open.

    Returns:
        Place and name of every op; place, name and reason of everything that cannot be read; and
        the graph, as far as there is one.

    Raises:
        TextError: if the text is malformed.
    """
    found = _parsed(text, filename)
    name = found.entry(function)
    order = found.calls_first(name)
    ops = [
        (found.place(op), plain_name(op.name))
        for f in order
        for op in all_ops(found.functions[f])
        if op.name not in RETURNS
    ]
    found.problems += found.unknown(order)
    found.tolerant = True
    graph = None
    try:
        graph = found.read(function, types or _sizes(found.inputs(name)), {})
    except TextError as e:
        found.note(found.functions[name], e.what)
    except Exception:  # what an op that was noted leaves undone
        if not found.problems:
            raise
    return ops, list(dict.fromkeys(found.problems)), graph


def _parsed(text: str, filename: str) -> _Survey:
    """The module; ops that its dialects do not have are put into one that nobody checks."""
    while True:
        try:
            return _Survey(text, filename, parse(text, filename, unregistered=True))
        except TextError as e:
            missing = _MISSING.search(e.what)
            if missing is None or f'"{missing[1]}"' not in text:
                raise
            text = text.replace(f'"{missing[1]}"', f'"{PREFIX}{missing[2]}"')


_DIMENSIONS = re.compile(r"tensor<((?:\d+x)*)")
_MISSING = re.compile(r"unregistered operation '(\w+\.(\w+))' found in dialect")


def _sizes(declared: Sequence[ValueType]) -> list[TensorType]:
    """Types of arguments, with some size for every open one."""
    shown = []
    for t in declared:
        sizes = t.shape if isinstance(t, Open) else ()
        shape = tuple(SIZE if n is None else n for n in sizes)
        shown.append(tensor(shape, t.dtype) if isinstance(t, Open) else flat_types(t)[0])
    return shown


class _Survey(Reader):
    """A reader that goes on."""

    def __init__(self, text: str, filename: str, module: Any) -> None:
        super().__init__(text, filename, module)
        self.problems: list[Complaint] = []
        self.tolerant = False

    def declared(self, value: Any) -> ValueType:
        """The type that the text gives a value; once tolerant, some type of its sizes."""
        try:
            return super().declared(value)
        except ValueError:
            if not self.tolerant:
                raise
            sizes = _DIMENSIONS.match(str(value.type))
            shape = tuple(int(n) for n in sizes[1].split("x")[:-1]) if sizes else ()
            return self.types.setdefault(value.type, tensor(shape, F32))

    def note(self, op: Any, what: str) -> None:
        """Note what is wrong with an op."""
        name = plain_name(op.name)
        self.problems.append((self.place(op), name, what.removeprefix(f"{name}: ")))

    def refuse_unknown(self, functions: Sequence[str], *, given: bool = False) -> None:
        """They are noted, not refused."""

    def error(self, op: Any, message: str) -> TextError:
        return _Noted(op, message)

    def op(self, op: Any) -> list[Any]:
        whole = all(self.env.get(x, _NOTHING) is not _NOTHING for x in op.operands)
        if not whole or self.refusal(op) is not None:
            return self.stand_ins(op)
        before = len(self.problems)
        try:
            return super().op(op)
        except _Noted as e:
            self.note(e.op, e.message)
        except Exception as e:
            if len(self.problems) == before:  # else it is a consequence of what is inside
                self.note(op, said(e))
        return self.stand_ins(op)

    def stand_ins(self, op: Any) -> list[Any]:
        """Something for each result of an op."""
        return [self.stand_in(x) for x in op.results]

    def stand_in(self, value: Any) -> Any:
        """Something of the type that the text gives a value."""
        try:
            t = self.declared(value)
            return packed(t, iter([zeros(leaf) for leaf in flat_types(t)]))
        except ValueError:
            return _NOTHING


class _Noted(TextError):
    """The complaint of one op."""

    def __init__(self, op: Any, message: str) -> None:
        super().__init__(message)
        self.op = op
        self.message = message
