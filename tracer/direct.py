"""`prepared`: calls of one kind of a jitted function that need no look-up: what they depend on.

`jit` asks for them at the second call of a kind, and tries them before anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TYPE_CHECKING, Any

from monograph.backends.base import Caller, CallKind, Made
from monograph.hlo import flags
from monograph.hlo.state import state
from monograph.sharding import SingleDeviceSharding
from monograph.tracer import tree
from monograph.tracer.array import Array
from monograph.tracer.dtypes import narrowed
from monograph.tracer.eager import EAGER
from monograph.tracer.placing import default_sharding, sharding_of

if TYPE_CHECKING:
    from monograph.tracer.cache import Entry, Loaded
    from monograph.tracer.jit import Jit

DIRECT = 8  # kinds of calls of one function that are tried before the look-up


def prepared(jitted: Jit, entry: Entry, loaded: Loaded) -> Caller | None:
    """The caller of a program, made when it is first asked for; None where there can be none."""
    here = entry.key.mode is flags.mode() and entry.key.axes == state.axes
    if not loaded.prepared and here:
        loaded.prepared = True
        loaded.named = _is_named(jitted, entry)
        loaded.caller = _prepare(jitted, entry, loaded)
    return loaded.caller


def _prepare(jitted: Jit, entry: Entry, loaded: Loaded) -> Caller | None:
    """The caller of a program, or None where only the whole way serves.

    It is good for arguments that are arrays and numbers, outside every trace and named axis.
    """
    make = getattr(loaded.executable, "caller", None)
    if make is None or state.axes != ():
        return None
    structure = entry.key.tree if loaded.named else entry.key.tree.children()[0]
    given, made = _numbered(structure, count()), _numbered(entry.trace.out_tree, count())
    plain = _is_plain(given)
    guards = [(state, "interp", EAGER), (state, "axes", state.axes), *flags.mode_guards()]
    if jitted.backend is None:
        alone = loaded.compilation.placement is None
        if alone and default_sharding() is not sharding_of(loaded.device):
            return None  # NumPy arrays would go elsewhere
        guards.append((flags.values, "platform", flags.values["platform"]))
    kind = CallKind(
        entry.key.types,
        tuple(
            not t.weak and narrowed(t.dtype) is t.dtype and type(where) is SingleDeviceSharding
            for t, where in zip(entry.key.types, loaded.ins, strict=True)
        ),
        loaded.out_types,
        Array,
        loaded.device,
        loaded.ins,
        loaded.outs,
        loaded.hidden,
        loaded.reused,
        tuple(guards),
        given if plain else tuple(range(structure.num_leaves)),
        made,
    )
    caller: Caller | None = make(kind)
    return caller if caller is None or plain else _of_leaves(caller, structure)


def _of_leaves(caller: Caller, structure: tree.TreeDef) -> Caller:
    """What takes arguments of a structure, of a caller that takes their leaves."""
    inner = caller.call

    def call(args: Any) -> Any:
        leaves, found = tree.flatten(args)
        return inner(tuple(leaves)) if found == structure else NotImplemented

    return Caller(call, caller.hits)


def _is_named(jitted: Jit, entry: Entry) -> bool:
    """Whether a call is looked at as (positional, keywords), static ones left out."""
    _, named = entry.key.tree.children()
    return bool(jitted.static) or named.num_leaves > 0 or named.num_nodes > 1


def _is_plain(x: Any) -> bool:
    """Whether a tree of arguments can be taken apart without code of its classes."""
    if type(x) is Made:
        return isinstance(x.make, type) and _is_plain(x.children)
    if type(x) is dict:
        return all(map(_is_plain, x.values()))
    return type(x) not in (tuple, list) or all(map(_is_plain, x))


def _numbered(treedef: tree.TreeDef, numbers: Iterator[int]) -> Any:
    """The tree with numbers for leaves, and `Made` for what is of a class of its own."""
    if tree.treedef_is_leaf(treedef):
        return next(numbers)
    children = [_numbered(child, numbers) for child in treedef.children()]
    top: Any = treedef.one_level()  # there is one: it is no leaf
    if treedef.type in (tuple, list, dict, type(None)):
        return top.unflatten(children)
    make: Any = treedef.type if tree.treedef_is_named_tuple(treedef) else _maker(top)
    return Made(make, tuple(children))


def _maker(top: tree.TreeDef) -> Callable[..., Any]:
    """What puts a node together, of its structure with leaves for children."""
    return lambda *children: top.unflatten(children)
