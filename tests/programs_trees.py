"""Programs of trees: levels, prefixes, structures, fields that are structure."""

from __future__ import annotations

import dataclasses
from collections import OrderedDict, namedtuple
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()
Point = namedtuple("Point", "x y")
TREE = {"b": (1.0, [2.0, None]), "a": Point(np.float32([1, 2]), OrderedDict(k=3.0))}


@program
def leaves_of_several_levels(J: Any) -> Any:
    T = J.tree_util
    return [T.all_leaves([1, 2.0, "x"]), T.all_leaves([1, (2,)]), T.all_leaves([None]),
            T.all_leaves([(1, 2), 3], is_leaf=lambda x: isinstance(x, tuple))]  # fmt: skip


@program
def one_level(J: Any) -> Any:
    T = J.tree_util
    return [list(T.flatten_one_level(x)[0]) for x in (TREE, TREE["a"], [1, 2], (), {"k": 0})]


@program
def one_level_with_keys(J: Any) -> Any:
    T = J.tree_util
    found = [T.flatten_one_level_with_keys(x)[0] for x in ({"k": 0, "a": 1}, [4, 5])]
    return [[(str(key), child) for key, child in row] for row in found]


@program.raises
def one_level_of_a_leaf(J: Any) -> Any:
    return J.tree_util.flatten_one_level(3.0)


@program
def nodes(J: Any) -> Any:
    T = J.tree_util
    return [T.is_tree_node(t) for t in (tuple, list, dict, OrderedDict, type(None), int, str)]


@program
def static_classes(J: Any) -> Any:
    @J.tree_util.register_static
    class Tag(str):
        pass

    found = J.tree.leaves((Tag("a"), 1.0))
    return found, J.jit(lambda tag, x: x + len(tag))(Tag("abc"), 2.0)


@program
def static_fields(J: Any) -> Any:
    @J.tree_util.register_dataclass
    @dataclasses.dataclass
    class Scaled:
        x: Any
        by: float = J.tree.static(default=3.0)

    doubled = J.tree.map(lambda v: v * 2, Scaled(np.float32([1, 2])))
    return doubled.x, doubled.by, J.jit(lambda s: s.x * s.by)(doubled)


@program
def prefixes(J: Any) -> Any:
    return J.tree.broadcast((1, 2, None), (0, {"a": 0, "b": (0, 0)}, None))


@program.raises
def prefix_that_does_not_fit(J: Any) -> Any:
    return J.tree.broadcast((1, 2), (0, 0, 0))


@program
def paths(J: Any) -> Any:
    found = J.tree.leaves_with_path(TREE)
    return [J.tree_util.keystr(path) for path, _ in found], [x for _, x in found]


@program
def pairs(J: Any) -> Any:
    T = J.tree_util
    text = T.tree_reduce_associative(lambda a, b: f"({a}{b})", list("abcdefg"))
    return [len(text), sorted(text), J.tree.reduce_associative(lambda a, b: a + b, [], identity=7)]


@program.raises
def pairs_of_nothing(J: Any) -> Any:
    return J.tree.reduce_associative(lambda a, b: a + b, ())


@program
def structures(J: Any) -> Any:
    T = J.tree_util
    whole = J.tree.structure(TREE)
    children = T.treedef_children(whole)
    both = T.treedef_tuple(children)
    return (
        [c.num_leaves for c in children],
        T.treedef_is_leaf(children[0]),
        J.tree.unflatten(both, range(both.num_leaves)),
    )
