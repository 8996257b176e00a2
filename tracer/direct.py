"""`prepared`: calls of one kind of a jitted function that need no look-up: what they depend on.

`jit` asks for them at the second call of a kind, and tries them before anything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from monograph.backends.base import Caller, CallKind
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

    It is good for arguments that are arrays and numbers in tuples, lists and dictionaries, outside
    every trace and named axis.
    """
    make = getattr(loaded.executable, "caller", None)
    if make is None or state.axes != ():
        return None
    given, made = _plain(entry.key.tree), _plain(entry.trace.out_tree)
    if given is _NOT_PLAIN or made is _NOT_PLAIN:
        return None
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
        given if loaded.named else given[0],
        made,
    )
    caller: Caller | None = make(kind)
    return caller


def _is_named(jitted: Jit, entry: Entry) -> bool:
    """Whether a call is looked at as (positional, keywords), static ones left out."""
    _, named = entry.key.tree.children()
    return bool(jitted.static) or named.num_leaves > 0 or named.num_nodes > 1


_NOT_PLAIN: Any = object()


def _plain(treedef: tree.TreeDef) -> Any:
    """The tree with numbers for leaves, if it is made of tuples, lists, dictionaries and None."""
    whole = treedef.unflatten(range(treedef.num_leaves))
    return whole if _is_plain(whole) else _NOT_PLAIN


def _is_plain(x: Any) -> bool:
    if x is None or type(x) is int:
        return True
    if type(x) is dict:
        return all(map(_is_plain, x.values()))
    return type(x) in (tuple, list) and all(map(_is_plain, x))
