"""Where two structures of trees differ: for messages about carries and about calls."""

from __future__ import annotations

from monograph.tracer import tree

_LONG = 60  # characters of a structure in a message


def difference(
    a: tree.TreeDef, b: tree.TreeDef, path: tree.KeyPath = ()
) -> tuple[tree.KeyPath, tree.TreeDef, tree.TreeDef]:
    """The innermost place where two structures differ, and what each has there."""
    level = a.one_level()
    if level is not None and a.type is b.type and a.entries() == b.entries():
        entries = tree.paths(level)
        for one, other, entry in zip(a.children(), b.children(), entries, strict=True):
            if one != other:
                return difference(one, other, path + entry)
    return path, a, b


def brief(treedef: tree.TreeDef) -> str:
    """A structure as text that fits one line."""
    text = tree.describe(treedef)
    return text if len(text) <= _LONG else f"{text[: _LONG - 4]} ..."
