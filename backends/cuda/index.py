"""Index expressions as C: loop variables have names, starts are values of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from monograph.hlo.index import Atom, Dim, Div, Index, Start

Names = Mapping[int, str]


def index_text(index: Index, variables: Names, value: Callable[[int], str]) -> str:
    """An index expression.

    Args:
        index: what is read or compared.
        variables: loop number -> the expression of its variable.
        value: instruction number -> the scalar that a slice starts at.
    """
    parts = []
    for atom, k in index.terms:
        text = _atom(atom, variables, value)
        parts.append(text if k == 1 else f"{text} * {k}")
    if index.const or not parts:
        parts.append(str(index.const))
    return " + ".join(parts).replace("+ -", "- ")


def _atom(atom: Atom, variables: Names, value: Callable[[int], str]) -> str:
    if isinstance(atom, Dim):
        return variables[atom.position]
    if isinstance(atom, Start):
        return f"start_of({value(atom.operand)}, {atom.limit})"
    inner = index_text(atom.inner, variables, value)
    if " " in inner:
        inner = f"({inner})"
    return f"({inner} {'/' if isinstance(atom, Div) else '%'} {atom.by})"


__all__ = ["index_text"]
