"""What a program takes: checking the arguments of a call, everything that is wrong at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo.errors import ArgumentError, TreeError
from monograph.hlo.ops import convert
from monograph.hlo.text.value_types import Open
from monograph.hlo.types import TensorType
from monograph.tracer import tree
from monograph.tracer.avals import abstract, refuse, value_of

Wanted = TensorType | Open
_KINDS = ("int", "uint", "float", "complex")  # a Python number is taken as one of a later kind


@dataclass(frozen=True)
class Signature:
    """The arguments of a program.

    Attributes:
        name: the program's.
        types: of the leaves; sizes may be open; None for one that may be anything.
        in_tree: structure of ``(args, kwargs)``; None for arrays by position.
        names: what the arguments are called, where `in_tree` does not say; may be empty.
    """

    name: str
    types: tuple[Wanted | None, ...]
    in_tree: tree.TreeDef | None
    names: tuple[str, ...] = ()

    def leaves(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The leaves of a call.

        Raises:
            TreeError: if the arguments are in other containers.
            ArgumentError: if they are not as many, or of other sizes or element types.
        """
        leaves = self._flat(args, kwargs)
        if len(leaves) != len(self.types):
            raise ArgumentError(
                f"{self.name!r} takes {len(self.types)} arrays, got {len(leaves)}",
                operands=dict(zip(self.labels(), self.types, strict=True)),
                fix="pass one array for each argument of the program.",
            )
        wrong = {}
        for label, x, t in zip(self.labels(), leaves, self.types, strict=True):
            kind = abstract(x)
            if kind is None:
                raise refuse(x, f"{label} of {self.name!r}")
            if t is not None and not fits(kind, t):
                wrong[label] = f"{kind}, the program takes {t}"
        if wrong:
            raise self._refusal(wrong, "shapes and element types must be those of the program")
        return leaves

    def _flat(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        if self.in_tree is None:
            if kwargs:
                given = dict.fromkeys(kwargs, "a keyword")
                raise self._refusal(given, "arrays are passed by position")
            return list(args)
        leaves, treedef = tree.flatten((args, kwargs))
        if treedef != self.in_tree:
            raise TreeError(
                f"{self.name!r} was called with another structure of arguments",
                operands={"it takes": tree.describe(self.in_tree), "given": tree.describe(treedef)},
                fix="pass (args, kwargs) of the structure that it was exported with.",
            )
        return leaves

    def labels(self) -> list[str]:
        """What each leaf is called in messages."""
        if self.in_tree is None:
            names: Sequence[str] = self.names or ("",) * len(self.types)
            return [f"argument {i}{n and f' ({n})'}" for i, n in enumerate(names)]
        return ["arguments" + tree.keystr(p[1:]) for p in tree.paths(self.in_tree)]

    def _refusal(self, wrong: dict[str, str], why: str) -> ArgumentError:
        return ArgumentError(
            f"{self.name!r} was called with {len(wrong)} argument(s) that it does not take",
            operands=wrong,
            why=f"{why}.",
            fix="reshape or convert the arguments, or export the program for these.",
        )


def fits(have: TensorType, want: Wanted) -> bool:
    """Whether a program takes a value; a Python number takes the program's element type."""
    if have.weak:
        kinds = (have.dtype.kind, want.dtype.kind)
        same = all(k in _KINDS for k in kinds) and _KINDS.index(kinds[0]) <= _KINDS.index(kinds[1])
    else:
        same = have.dtype is want.dtype
    sizes = zip(have.shape, want.shape, strict=False)
    return same and len(have.shape) == len(want.shape) and all(n in (None, m) for m, n in sizes)


def strong_values(leaves: Sequence[Any], wanted: Sequence[Wanted]) -> list[Any]:
    """Leaves that fit as values of the program's element types, no longer weak."""
    made = []
    for x, t in zip(map(value_of, leaves), wanted, strict=True):
        same = x.type.dtype is t.dtype and not x.type.weak
        made.append(x if same else convert(x, dtype=t.dtype))
    return made
