"""Pytrees: nested containers of arrays, taken apart into leaves and put together again.

Containers are tuples, lists, dicts (keys in sorted order), named tuples, `None` (an empty tree) and
the classes registered here, or with JAX where a program has loaded JAX itself. Everything else is a
leaf. Built on optree, in a namespace of its own; `monograph.tree` is the public face.
"""

from __future__ import annotations

import dataclasses
import functools
import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any

import optree

from monograph.hlo.errors import ArgumentError, TreeError
from monograph.tracer.jax_classes import NAMESPACE, IsLeaf, adopt, register

TreeDef = optree.PyTreeSpec


def flatten(tree: Any, is_leaf: IsLeaf = None) -> tuple[list[Any], TreeDef]:
    """The leaves of a tree from left to right, and its structure.

    >>> flatten({"b": 1, "a": (2, None)})[0]
    [2, 1]
    """
    test = None if is_leaf is None else lambda x: bool(is_leaf(x))
    leaves, treedef = optree.tree_flatten(tree, test, namespace=NAMESPACE)
    if "jax" in sys.modules and adopt(leaves, is_leaf):
        return flatten(tree, is_leaf)
    return leaves, treedef


def describe(x: Any) -> str:
    """A structure as text, such as ``(*, {'w': *})``."""
    treedef = x if isinstance(x, TreeDef) else structure(x)
    return str(treedef).removeprefix("PyTreeSpec(").removesuffix(")").split(", namespace=")[0]


def treedef_is_leaf(treedef: TreeDef) -> bool:
    """Whether the tree is a bare leaf."""
    return bool(treedef.num_nodes == 1 and treedef.num_leaves == 1)


def treedef_is_named_tuple(treedef: TreeDef) -> bool:
    """Whether the tree is a named tuple, and its class is not registered as something else."""
    return bool(treedef.kind == optree.PyTreeKind.NAMEDTUPLE)


def unflatten(treedef: TreeDef, leaves: Iterable[Any]) -> Any:
    """The tree of this structure with these leaves.

    Raises:
        TreeError: if there are more or fewer leaves than the structure has.
    """
    check_treedef(treedef)
    given = list(leaves)
    if len(given) != treedef.num_leaves:
        raise TreeError(
            f"tree.unflatten: {len(given)} leaves for a structure of {treedef.num_leaves}",
            operands={"structure": describe(treedef)},
            fix="give one leaf for every * of the structure.",
        )
    return treedef.unflatten(given)


def check_treedef(x: Any) -> None:
    """Raise unless `x` is the structure of a tree."""
    if not isinstance(x, TreeDef):
        raise ArgumentError(
            f"a tree's structure was expected, got {type(x).__name__}",
            fix="pass what tree.structure(x) or tree.flatten(x)[1] returns.",
        )


def leaves(tree: Any, is_leaf: IsLeaf = None) -> list[Any]:
    """The leaves of a tree."""
    return flatten(tree, is_leaf)[0]


def structure(tree: Any, is_leaf: IsLeaf = None) -> TreeDef:
    """The structure of a tree; equal structures compare equal and hash alike."""
    return flatten(tree, is_leaf)[1]


def map(f: Callable[..., Any], tree: Any, *rest: Any, is_leaf: IsLeaf = None) -> Any:
    """Apply `f` to corresponding leaves; `rest` may go deeper than `tree`, which decides.

    >>> map(lambda x, y: x + y, {"a": 1, "b": [2]}, {"a": 10, "b": [20]})
    {'a': 11, 'b': [22]}
    """
    first, treedef = flatten(tree, is_leaf)
    others = [flatten_up_to(treedef, r, "tree.map") for r in rest]
    return treedef.unflatten([f(*xs) for xs in zip(first, *others, strict=True)])


def flatten_up_to(treedef: TreeDef, tree: Any, what: str = "tree") -> list[Any]:
    """The subtrees of `tree` at the leaves of `treedef`.

    Raises:
        TreeError: if `tree` does not begin with this structure.
    """
    leaves(tree)  # registers classes that only JAX knows
    try:
        return list(treedef.flatten_up_to(tree))
    except ValueError:
        raise TreeError(
            f"{what}: the trees have different structures",
            operands={"first": describe(treedef), "other": describe(structure(tree))},
            why="the first tree decides; the others must have its containers and keys, and may "
            "only go deeper where it has leaves.",
            fix="build both trees with the same containers and keys.",
        ) from None


NOTHING: Any = object()  # where an argument is left out, and None is one


def reduce(
    function: Callable[[Any, Any], Any], tree: Any, initializer: Any = NOTHING,
    is_leaf: IsLeaf = None,
) -> Any:  # fmt: skip
    """Fold the leaves from left to right, behind `initializer` if there is one.

    >>> reduce(lambda x, y: x + y, {"a": 1, "b": (2, 3)}, 10)
    16
    """
    first = () if initializer is NOTHING else (initializer,)
    return functools.reduce(function, leaves(tree, is_leaf), *first)


def all_true(tree: Any, *, is_leaf: IsLeaf = None) -> bool:
    """Whether every leaf is true."""
    return all(leaves(tree, is_leaf))


def transpose(
    outer_treedef: TreeDef, inner_treedef: TreeDef | None, pytree_to_transpose: Any
) -> Any:
    """A tree of trees turned inside out.

    Args:
        outer_treedef: the structure of the tree, whose leaves are the inner trees.
        inner_treedef: theirs; None: that of the first.
        pytree_to_transpose: the tree.

    Returns:
        A tree of the inner structure, with trees of the outer structure in place of its leaves.
    """
    outer, inner = outer_treedef, inner_treedef
    check_treedef(outer)
    parts = [flatten(x) for x in flatten_up_to(outer, pytree_to_transpose, "tree.transpose")]
    if inner is None:
        if not parts:
            raise TreeError(
                "tree.transpose: the outer structure has no leaves", fix="give the inner structure."
            )
        inner = parts[0][1]
    wrong = [d for _, d in parts if d != inner]
    if wrong:
        raise TreeError(
            "tree.transpose: an inner tree has another structure",
            operands={"expected": describe(inner), "found": describe(wrong[0])},
            fix="give every leaf of the outer tree the same inner tree.",
        )
    return inner.unflatten([outer.unflatten(c) for c in zip(*(p for p, _ in parts), strict=True)])


_LEAF = object()


def broadcast_prefix(prefix: Any, treedef: TreeDef, name: str) -> list[Any]:
    """One entry of `prefix` per leaf of `treedef`; here None is an entry, not an empty tree.

    Args:
        prefix: a tree that `treedef` begins with, such as ``(0, None)``.
        treedef: the full structure.
        name: of the argument, for the message.

    Raises:
        TreeError: if `treedef` does not begin like `prefix`.
    """
    full = treedef.unflatten([_LEAF] * treedef.num_leaves)
    entries, prefix_def = optree.tree_flatten(prefix, lambda x: x is None, namespace=NAMESPACE)
    try:
        parts = prefix_def.flatten_up_to(full)
    except ValueError:
        raise TreeError(
            f"{name} does not fit the tree it describes",
            operands={name: repr(prefix), "tree": describe(treedef)},
            why=f"{name} must be one entry, or a tree that the full tree begins with.",
            fix=f"give {name} one entry per argument, or the same containers as the tree.",
        ) from None
    return [
        entry
        for entry, part in zip(entries, parts, strict=True)
        for leaf in optree.tree_leaves(part, namespace=NAMESPACE)
        if leaf is _LEAF  # an empty node may look like another
    ]


# ---- paths ---------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class SequenceKey:
    """A position in a tuple or list."""

    idx: int

    def __str__(self) -> str:
        return f"[{self.idx}]"


@dataclasses.dataclass(frozen=True)
class DictKey:
    """A key of a dict."""

    key: Hashable

    def __str__(self) -> str:
        return f"[{self.key!r}]"


@dataclasses.dataclass(frozen=True)
class GetAttrKey:
    """A field of a named tuple or a registered dataclass."""

    name: str

    def __str__(self) -> str:
        return f".{self.name}"


@dataclasses.dataclass(frozen=True)
class FlattenedIndexKey:
    """A child of a registered class that names none."""

    key: int

    def __str__(self) -> str:
        return f"[<flat index {self.key}>]"


KeyPath = tuple[Any, ...]


@dataclasses.dataclass(frozen=True)
class _Given:
    """A key that a registered class gave, of whatever class: it stands in paths as it is."""

    key: Any


def key_of(entry: Any) -> Any:
    """The key of one step of an optree path."""
    raw = entry.entry
    if isinstance(raw, _Given):
        return raw.key
    if isinstance(entry, optree.MappingEntry):
        return DictKey(raw)
    if isinstance(entry, optree.NamedTupleEntry):
        return GetAttrKey(entry.field)
    if isinstance(entry, optree.GetAttrEntry):
        return GetAttrKey(raw)
    if isinstance(entry, optree.SequenceEntry):
        return SequenceKey(raw)
    return FlattenedIndexKey(raw)


def keystr(keys: KeyPath, *, simple: bool = False, separator: str = "") -> str:
    """A path as text, such as ``['layers'][0].w``; with `simple` as ``layers0w``."""
    return separator.join(str(_name(k) if simple else k) for k in keys)


def _name(key: Any) -> Any:
    """What a key is of, without brackets and dots."""
    named = ("key", "idx", "name")
    return next((getattr(key, n) for n in named if hasattr(key, n)), key)


def paths(treedef: TreeDef) -> list[KeyPath]:
    """The path of every leaf."""
    return [tuple(key_of(e) for e in accessor) for accessor in treedef.accessors()]


def flatten_with_path(
    tree: Any, is_leaf: Callable[..., bool] | None = None, is_leaf_takes_path: bool = False
) -> tuple[list[tuple[KeyPath, Any]], TreeDef]:
    """`flatten`, each leaf with its path.

    Args:
        tree: the tree.
        is_leaf: whether a node is a leaf, though it has children.
        is_leaf_takes_path: whether `is_leaf` is given (path, node), not the node alone.

    >>> flatten_with_path({"a": [1, 2]}, lambda path, _: len(path) == 1, True)[0]
    [((DictKey(key='a'),), [1, 2])]
    """
    found, treedef = flatten(tree, _by_path(tree, is_leaf) if is_leaf_takes_path else is_leaf)
    return list(zip(paths(treedef), found, strict=True)), treedef


def children_with_keys(node: Any) -> list[tuple[Any, Any]]:
    """The children of a node, each with its key; none if it is a leaf."""
    children, treedef = flatten(node, lambda x: x is not node)
    if treedef_is_leaf(treedef):
        return []
    return [(path[0], c) for path, c in zip(paths(treedef), children, strict=True)]


def _by_path(tree: Any, is_leaf: Callable[..., bool] | None) -> IsLeaf:
    """A test of nodes alone, to be asked once for each in the order in which trees are walked."""
    if is_leaf is None:
        return None
    asked = is_leaf

    def decide(path: KeyPath, node: Any) -> Iterator[bool]:
        leaf = bool(asked(path, node))
        yield leaf
        for key, child in () if leaf else children_with_keys(node):
            yield from decide((*path, key), child)

    answers = iter(list(decide((), tree)))  # which registers classes that only JAX knows, too
    return lambda _: next(answers, True)


def map_with_path(
    f: Callable[..., Any], tree: Any, *rest: Any, is_leaf: Callable[..., bool] | None = None,
    is_leaf_takes_path: bool = False,
) -> Any:  # fmt: skip
    """`map`, with the path as the first argument of `f`; `is_leaf` as in `flatten_with_path`."""
    first, treedef = flatten(tree, _by_path(tree, is_leaf) if is_leaf_takes_path else is_leaf)
    others = [flatten_up_to(treedef, r, "tree.map") for r in rest]
    return treedef.unflatten([f(*xs) for xs in zip(paths(treedef), first, *others, strict=True)])


# ---- registered classes --------------------------------------------------------------------------


def register_pytree_node(
    nodetype: type,
    flatten_func: Callable[[Any], tuple[Iterable[Any], Hashable]],
    unflatten_func: Callable[[Any, Any], Any],
    flatten_with_keys_func: Callable[[Any], tuple[Iterable[tuple[Any, Any]], Hashable]]
    | None = None,
) -> None:
    """Make instances of a class containers.

    Args:
        nodetype: the class.
        flatten_func: gives (children, auxiliary data); the data must be hashable.
        unflatten_func: takes (auxiliary data, children).
        flatten_with_keys_func: gives children with their keys for paths: ((key, child) pairs,
            auxiliary data).
    """
    if flatten_with_keys_func is not None:
        register_pytree_with_keys(nodetype, flatten_with_keys_func, unflatten_func)
        return
    register(nodetype, flatten_func, unflatten_func)


def register_pytree_with_keys(
    nodetype: type,
    flatten_with_keys: Callable[[Any], tuple[Iterable[tuple[Any, Any]], Hashable]],
    unflatten_func: Callable[[Any, Any], Any],
    flatten_func: Callable[[Any], tuple[Iterable[Any], Hashable]] | None = None,
) -> None:
    """`register_pytree_node` where each child comes with its key for paths."""

    def split(x: Any) -> tuple[list[Any], Hashable, tuple[Any, ...]]:
        pairs, aux = flatten_with_keys(x)
        pairs = list(pairs)
        return [child for _, child in pairs], aux, tuple(_Given(key) for key, _ in pairs)

    register(nodetype, split, unflatten_func)


def register_pytree_node_class(cls: type) -> type:
    """Class decorator: a container by its methods ``tree_flatten`` and ``tree_unflatten``."""
    register_pytree_node(cls, lambda x: x.tree_flatten(), cls.tree_unflatten)  # type: ignore[attr-defined]
    return cls


def register_pytree_with_keys_class(cls: type) -> type:
    """Class decorator: a container by ``tree_flatten_with_keys`` and ``tree_unflatten``."""
    register_pytree_with_keys(
        cls,
        lambda x: x.tree_flatten_with_keys(),
        cls.tree_unflatten,  # type: ignore[attr-defined]
    )
    return cls


def register_dataclass(
    nodetype: type, data_fields: Sequence[str] | None = None,
    meta_fields: Sequence[str] | None = None, drop_fields: Sequence[str] = (),
) -> type:  # fmt: skip
    """Make a dataclass a container.

    Args:
        nodetype: the dataclass.
        data_fields: fields that are children; by default all that are not marked
            ``dataclasses.field(metadata={"static": True})``.
        meta_fields: fields that are part of the structure; they must be hashable.
        drop_fields: fields that are neither: what is put together again has their defaults.
    """
    if data_fields is None or meta_fields is None:
        if data_fields is not meta_fields or not dataclasses.is_dataclass(nodetype):
            raise ArgumentError(
                f"register_dataclass: fields of {nodetype.__name__} are missing",
                why="both lists may be left out, of a dataclass, but not one of them.",
                fix="give data_fields and meta_fields.",
            )
        fields = [f for f in dataclasses.fields(nodetype) if f.name not in drop_fields]
        meta_fields = [f.name for f in fields if f.metadata.get("static", False)]
        data_fields = [f.name for f in fields if f.name not in meta_fields]
    data, meta = tuple(data_fields), tuple(meta_fields)
    _check_fields(nodetype, data, meta, drop_fields)
    keys = tuple(_Given(GetAttrKey(name)) for name in data)

    def split(x: Any) -> tuple[list[Any], Hashable, tuple[Any, ...]]:
        return [getattr(x, n) for n in data], tuple(getattr(x, n) for n in meta), keys

    def join(aux: Any, children: Any) -> Any:
        fields = (*zip(meta, aux, strict=True), *zip(data, children, strict=True))
        return nodetype(**dict(fields))

    register(nodetype, split, join)
    return nodetype


def _check_fields(
    nodetype: type, data: tuple[str, ...], meta: tuple[str, ...], dropped: Sequence[str]
) -> None:
    """Raise unless data and meta are what a dataclass is made of, each field once."""
    given = {*data, *meta}
    needed = given
    if dataclasses.is_dataclass(nodetype):
        needed = {f.name for f in dataclasses.fields(nodetype) if f.init} - set(dropped)
    wrong = {
        "missing": needed - given,
        "not arguments of it": given - needed,
        "both data and meta": set(data) & set(meta),
    }
    if any(wrong.values()):
        raise TreeError(
            f"register_dataclass: the fields are not those of {nodetype.__name__}",
            operands={k: ", ".join(sorted(names)) for k, names in wrong.items() if names},
            why="an instance is put together again from them, as its class is called.",
            fix="name every argument once, in data_fields, meta_fields or drop_fields.",
        )


class Partial(functools.partial):
    """`functools.partial` whose bound arguments are children and whose function is structure.

    A `functools.partial` that is given as the function is structure with all that it binds.
    """

    def __new__(cls, func: Callable[..., Any], /, *args: Any, **keywords: Any) -> Partial:
        if isinstance(func, functools.partial) and not isinstance(func, Partial):
            func = _Whole(func)  # Python would merge the arguments of both
        return super().__new__(cls, func, *args, **keywords)


class _Whole:
    """A `functools.partial` that stays one in a `Partial`, and equals itself."""

    def __init__(self, func: functools.partial[Any]) -> None:
        self.func = func

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        return self.func(*args, **keywords)

    def __eq__(self, other: object) -> bool:
        return self.func == (other.func if isinstance(other, _Whole) else other)

    def __hash__(self) -> int:
        return hash(self.func)


register_pytree_node(
    Partial,
    lambda p: ((p.args, p.keywords), p.func),
    lambda func, bound: Partial(func, *bound[0], **bound[1]),
)
