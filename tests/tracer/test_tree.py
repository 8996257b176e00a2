"""Trees: JAX's structures and order of leaves, its registered classes, prefixes, paths."""

from __future__ import annotations

import collections
import dataclasses
import functools
from typing import Any, NamedTuple

import jax
import numpy as np
import pytest

import monograph as mg
from monograph.hlo.errors import TreeError
from monograph.tracer import tree


class Point(NamedTuple):
    x: Any
    y: Any


TREES = {
    "leaf": 1,
    "none": None,
    "empty": (),
    "tuple": (1, (2, None), [3]),
    "dict": {"b": 1, "a": [2, {"d": 3, "c": 4}]},
    "named": Point(1, {"z": (2,)}),
    "ordered": collections.OrderedDict([("b", 1), ("a", 2)]),
    "default": collections.defaultdict(list, {"k": [1, 2]}),
    "mixed": [{"w": (1.5, None), "v": Point("s", True)}, ()],
}


@pytest.mark.parametrize("name", TREES)
def test_leaves_are_those_of_jax(name):
    leaves, treedef = tree.flatten(TREES[name])
    assert leaves == jax.tree_util.tree_leaves(TREES[name])
    assert tree.unflatten(treedef, leaves) == TREES[name]
    assert treedef.num_leaves == len(leaves)
    assert hash(treedef) == hash(tree.structure(TREES[name]))


@pytest.mark.parametrize("name", [n for n in TREES if n not in ("leaf", "none", "empty")])
def test_paths_are_those_of_jax(name):
    ours = [(tree.keystr(p), x) for p, x in tree.flatten_with_path(TREES[name])[0]]
    theirs = [
        (jax.tree_util.keystr(p), x)
        for p, x in jax.tree_util.tree_flatten_with_path(TREES[name])[0]
    ]
    assert ours == theirs


def test_order_of_keys_does_not_matter():
    assert tree.structure({"a": 1, "b": 2}) == tree.structure({"b": 1, "a": 2})
    assert tree.structure({"a": 1}) != tree.structure({"b": 1})


def test_map_follows_the_first_tree():
    assert tree.map(lambda x, y: (x, y), [1, 2], [{"a": 3}, None]) == [(1, {"a": 3}), (2, None)]
    with pytest.raises(ValueError):
        tree.map(lambda x, y: x, [1, 2], [1])


def test_transpose_turns_inside_out():
    given = {"a": (1, 2), "b": (3, 4)}
    got = tree.transpose(tree.structure({"a": 0, "b": 0}), tree.structure((0, 0)), given)
    assert got == ({"a": 1, "b": 3}, {"a": 2, "b": 4})
    assert tree.transpose(tree.structure({"a": 0, "b": 0}), None, given) == got


def test_reductions_and_tests_take_the_names_of_jax():
    given = {"a": 1, "b": [2, None]}
    for lib in (jax.tree, mg.tree):
        assert lib.reduce(function=lambda x, y: x - y, tree=given, initializer=10) == 7
        assert lib.reduce(lambda x, y: (x, y), given, None) == ((None, 1), 2)
        assert lib.all([True, [0]], is_leaf=lambda x: type(x) is list and len(x) == 1)
    with pytest.raises(TypeError):
        mg.tree.reduce(lambda x, y: x + y, [])


def test_leaves_may_be_chosen_by_their_paths():
    given = {"a": [1, {"b": (2, None)}], "c": None, "d": ()}

    def found(lib: Any) -> list[Any]:
        seen: list[str] = []

        def is_leaf(path: Any, node: Any) -> bool:
            seen.append(lib.tree_util.keystr(path))
            return len(path) == 2 or node is None

        flat = lib.tree.leaves_with_path(given, is_leaf, True)
        made = lib.tree.map_with_path(
            lambda p, x: (lib.tree_util.keystr(p), x), given,
            is_leaf=is_leaf, is_leaf_takes_path=True,
        )  # fmt: skip
        return [[(lib.tree_util.keystr(p), x) for p, x in flat], made, seen]

    assert found(mg) == found(jax)


def test_children_have_the_keys_of_their_places():
    pairs, _ = mg.tree_util.flatten_one_level_with_keys((None, 1, {"a": None}))
    assert list(pairs) == [(tree.SequenceKey(k), c) for k, c in enumerate((None, 1, {"a": None}))]


@pytest.mark.parametrize(
    "prefix, full, expected",
    [
        (0, (1, 2), [0, 0]),
        ((0, None), (1, [2, 3]), [0, None, None]),
        (None, {"a": 1}, [None]),
        ([0, (1, 2)], [{"a": 1, "b": 2}, (3, 4)], [0, 0, 1, 2]),
        ((-1, None), (1, None), [-1]),
    ],
)
def test_broadcast_prefix(prefix, full, expected):
    assert tree.broadcast_prefix(prefix, tree.structure(full), "in_axes") == expected


def test_a_wrong_prefix_is_an_error():
    with pytest.raises(TreeError, match="in_axes"):
        tree.broadcast_prefix((0, 1), tree.structure((1,)), "in_axes")


def test_registered_classes_are_containers():
    @tree.register_pytree_node_class
    class Pair:
        def __init__(self, a: Any, b: Any) -> None:
            self.a, self.b = a, b

        def tree_flatten(self) -> Any:
            return (self.a,), self.b

        @classmethod
        def tree_unflatten(cls, aux: Any, children: Any) -> Any:
            return cls(children[0], aux)

    class Keyed(Pair):
        pass

    tree.register_pytree_with_keys(
        Keyed,
        lambda k: ([(tree.GetAttrKey("a"), k.a)], k.b),
        lambda aux, children: Keyed(children[0], aux),
    )
    doubled = tree.map(lambda x: 2 * x, Pair((1, 2), "setting"))
    assert doubled.a == (2, 4) and doubled.b == "setting"
    assert tree.keystr(tree.flatten_with_path(Keyed(1, 2))[0][0][0]) == ".a"
    assert mg.jit(lambda p: p.a + 1)(Pair(np.float32(1), "s")).item() == 2


def test_a_named_tuple_may_be_another_container(recwarn):
    class Pair(NamedTuple):
        a: Any
        kept: str

    tree.register_pytree_node(Pair, lambda p: ((p.a,), p.kept), lambda aux, c: Pair(c[0], aux))
    assert tree.map(lambda x: 2 * x, Pair(1, "setting")) == Pair(2, "setting")
    assert not recwarn.list


def test_dataclasses():
    @tree.register_dataclass
    @dataclasses.dataclass
    class Layer:
        w: Any
        size: int = dataclasses.field(default=3, metadata={"static": True})

    leaves, treedef = tree.flatten(Layer(1.0, 4))
    assert leaves == [1.0] and tree.unflatten(treedef, [2.0]) == Layer(2.0, 4)
    assert treedef != tree.structure(Layer(1.0, 5))
    assert [tree.keystr(p) for p in tree.paths(treedef)] == [".w"]


def test_fields_may_be_dropped():
    @dataclasses.dataclass
    class Cached:
        w: Any
        cache: Any = None

    mg.tree_util.register_dataclass(Cached, drop_fields=["cache"])
    assert mg.tree.map(lambda x: x + 1, Cached(1, "kept aside")) == Cached(2, None)


def test_keys_may_be_given_with_a_class():
    class Named:
        def __init__(self, a: Any) -> None:
            self.a = a

    mg.tree_util.register_pytree_node(
        Named, lambda x: ((x.a,), None), lambda _, c: Named(*c),
        flatten_with_keys_func=lambda x: (((mg.tree_util.GetAttrKey("a"), x.a),), None),
    )  # fmt: skip
    assert mg.tree_util.keystr(mg.tree.leaves_with_path(Named(1))[0][0]) == ".a"


def test_keys_of_paths_may_be_of_any_class():
    class Named:
        def __init__(self, *fields: Any) -> None:
            self.fields = fields

    mg.tree_util.register_pytree_with_keys(
        Named, lambda x: (zip(("first", 2), x.fields, strict=True), None), lambda _, c: Named(*c)
    )
    assert [p for p, _ in mg.tree.leaves_with_path(Named(1, 2))] == [("first",), (2,)]


@dataclasses.dataclass
class Two:
    x: Any
    y: Any
    later: Any = dataclasses.field(default=0, init=False)


@pytest.mark.parametrize(
    "fields",
    [
        {"data_fields": ["x"], "meta_fields": []},
        {"data_fields": ["x", "y"], "meta_fields": ["z"]},
        {"data_fields": ["x", "y"], "meta_fields": ["x"]},
        {"data_fields": ["x", "y"]},
        {},  # `later` cannot be given to the class
    ],
)
def test_a_dataclass_is_made_of_the_arguments_of_its_class(fields):
    with pytest.raises((ValueError, TypeError), match="register_dataclass"):
        tree.register_dataclass(Two, **fields)


def test_a_static_field_may_say_that_it_is_not():
    assert mg.tree.static(metadata={"static": False, "unit": "m"}).metadata == {
        "static": False, "unit": "m",
    }  # fmt: skip


def test_what_a_plain_partial_binds_is_structure():
    plain = functools.partial(lambda n, x: x if n == 2 else -x, 2)
    bound = tree.Partial(plain, 3.0)
    assert tree.leaves(bound) == [3.0] and bound.func == plain
    assert bound.func == tree.Partial(plain, 4.0).func
    assert tree.structure(bound) == tree.structure(tree.Partial(plain, 4.0))
    assert mg.jit(lambda f: f())(bound).item() == 3.0


def test_partial_is_a_container():
    bound = tree.Partial(lambda a, b, c: a + b + c, 1.0, c=2.0)
    assert tree.leaves(bound) == [1.0, 2.0]
    assert mg.jit(lambda f: f(3.0))(bound).item() == 6.0


def test_classes_registered_with_jax_are_containers_here():
    class Theirs:
        def __init__(self, a: Any, b: Any) -> None:
            self.a, self.b = a, b

    jax.tree_util.register_pytree_node(
        Theirs, lambda t: ((t.a, t.b), None), lambda _, c: Theirs(*c)
    )
    value = {"k": [Theirs(1, (2, 3))]}
    assert tree.leaves(value) == [1, 2, 3]
    assert tree.map(lambda x: -x, value)["k"][0].b == (-2, -3)
    assert mg.grad(lambda t: t.a * t.b)(Theirs(2.0, 3.0)).a.item() == 3.0
