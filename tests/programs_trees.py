"""Programs of trees: levels, prefixes, structures, fields that are structure."""

from __future__ import annotations

import dataclasses
from collections import OrderedDict, namedtuple
from typing import Any

import numpy as np

from both_packages import Programs, part

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


@program
def vector_of_a_tree(J: Any) -> Any:
    flat, back = part(J, "flatten_util").ravel_pytree(
        {"w": np.float32([[1, 2], [3, 4]]), "b": (np.float32(5), np.int8([6, 7]))}
    )
    return flat, back(flat), J.jit(lambda v: back(v * 2)["w"])(flat)


@program
def vector_of_no_tree(J: Any) -> Any:
    flat, back = part(J, "flatten_util").ravel_pytree({"a": ()})
    return flat, back(flat)


@program.raises
def vector_of_another_length(J: Any) -> Any:
    return part(J, "flatten_util").ravel_pytree([np.float32([1, 2])])[1](np.ones(3, np.float32))


@program
def vectors_of_other_types_taken_apart(J: Any) -> Any:
    flat, back = part(J, "flatten_util").ravel_pytree({"w": np.float32([1, 2]), "b": np.float32(3)})
    _, again = part(J, "flatten_util").ravel_pytree({"w": np.float32([4, 4]), "b": np.float32(5)})
    return back(flat > 1), back(flat.astype("int8")), back == again, hash(back) == hash(again)


@program.raises
def vector_of_another_type(J: Any) -> Any:
    flat, back = part(J, "flatten_util").ravel_pytree([np.float32([1, 2]), np.int32([3])])
    return back(flat.astype("bfloat16"))


@program
def gradient_by_a_vector(J: Any) -> Any:
    flat, back = part(J, "flatten_util").ravel_pytree({"w": np.float32([1, 2]), "b": 3.0})
    return J.grad(lambda v: (back(v)["w"] ** 2).sum() * back(v)["b"])(flat)


ROWS, IDS = np.arange(12, dtype=np.float32).reshape(6, 2), np.int32([0, 2, 0, 5, 2, 2])


@program
def segments(J: Any) -> Any:
    O = part(J, "ops")  # noqa: E741
    folds = (O.segment_sum, O.segment_prod, O.segment_max, O.segment_min)
    return [[f(ROWS, IDS), f(ROWS, IDS, num_segments=4), f(ROWS[:, 0].astype(np.int32), IDS, 7)]
            for f in folds]  # fmt: skip


@program
def segments_under_jit(J: Any) -> Any:
    O = part(J, "ops")  # noqa: E741
    f = J.jit(lambda x, i: O.segment_sum(x, i, num_segments=3))
    return f(ROWS, IDS), J.grad(lambda x: (O.segment_sum(x, IDS, 6) ** 2).sum())(ROWS)


@program.raises
def segments_of_unknown_number(J: Any) -> Any:
    return J.jit(lambda i: part(J, "ops").segment_sum(ROWS, i))(IDS)
