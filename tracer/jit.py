"""`jit`: trace a function once per kind of arguments, compile it, and run the compiled program.

Outside a trace a call looks its entry up by (tree, types, static values, flags) and runs it. Inside
a trace it records one `call` of the entry's graph, so that a function is traced once however often
it is used.
"""

from __future__ import annotations

import functools
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

from monograph.backends.base import Device
from monograph.hlo import flags
from monograph.hlo.builder import graph_emit
from monograph.hlo.errors import ArgumentError
from monograph.hlo.location import capture
from monograph.hlo.ops.region import call
from monograph.hlo.state import state
from monograph.hlo.types import TensorType
from monograph.sharding import NamedSharding
from monograph.tracer import tree
from monograph.tracer.arguments import (
    Static,
    as_tuple,
    leaf_names,
    name_of,
    rebuild,
    renamed,
    split,
    static_arguments,
)
from monograph.tracer.array import Array
from monograph.tracer.avals import ShapeDtypeStruct, abstract, refuse, value_of
from monograph.tracer.cache import CacheInfo, CacheKey, Entry, Loaded, Place, cache_of
from monograph.tracer.changing import apart, may_raise, uses_refs
from monograph.tracer.constraint import told
from monograph.tracer.direct import DIRECT, prepared
from monograph.tracer.eager import EAGER
from monograph.tracer.float0 import flatten
from monograph.tracer.given import (
    UNSPECIFIED,
    chosen_device,
    given_ins,
    given_outs,
    hashable,
    limit_of,
)
from monograph.tracer.launch import load, place_of, run
from monograph.tracer.misses import Words, log, refusal
from monograph.tracer.placement import graph_meshes
from monograph.tracer.placing import default_sharding
from monograph.tracer.ref import Ref
from monograph.tracer.ref_trees import Views
from monograph.tracer.stages import Lowered, Traced
from monograph.tracer.stand_in import StandIn
from monograph.tracer.trace import Trace, trace


class Jit(StandIn):
    """A jitted function; made by `jit`."""

    def __init__(
        self,
        fun: Callable[..., Any],
        static: Static,
        donate: Static,
        device: Device | None,
        options: Mapping[str, Any],
        inline: bool,
        max_compiles: int | None,
        checked: bool = False,
        in_shardings: Any = UNSPECIFIED,
        out_shardings: Any = UNSPECIFIED,
    ) -> None:
        super().__init__(fun)
        self.static = static
        self._has_static = bool(static)  # asking `static` itself takes a Python call
        self.donate = donate
        self.backend = None if device is None else device.backend
        self.device = device or default_sharding().device
        self.options = options
        self.inline = inline
        self.max_compiles = max_compiles
        self.checked = checked
        self.in_shardings = in_shardings
        self.out_shardings = out_shardings
        told = hashable(in_shardings), hashable(out_shardings)
        chosen = tuple(sorted(options.items()))
        config = (static, donate, device, chosen, inline, max_compiles, checked, *told)
        self.cache = cache_of(fun, config)

    def __repr__(self) -> str:
        return f"<jit of {name_of(self.fun)}>"

    def __reduce__(self) -> Any:
        """What a copy is, or what is read from a pickle: jit of the function, told the same.

        One that stands in a module under its own name is found there.
        """
        if _in_module(self):
            return self.__qualname__
        given = (
            self.fun, self.static, self.donate, self.device if self.backend else None,
            self.options, self.inline, self.max_compiles, self.checked, self.in_shardings,
            self.out_shardings,
        )  # fmt: skip
        return Jit, given

    # ---- calls

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        static: Any = None  # nothing but positional arguments
        given: Any = args
        if kwargs or self._has_static:
            dyn, named, static = self._split(args, kwargs)
            given = (dyn, named)
        for directly in self.cache.direct.get(static, ()):  # prepared: no look-up
            out = directly(given)
            if out is not NotImplemented:
                return out
        if flags.mode().disable_jit:
            return self.fun(*args, **kwargs)
        leaves, entry = self.entry(args, kwargs)
        if entry.changing is not None:
            changing, pure = entry.changing
            return changing.call(leaves, pure)
        if state.interp is EAGER:
            outs = self._run(entry, leaves, args, kwargs)
        else:
            outs = self._record(entry, leaves)
        return entry.trace.out_tree.unflatten(outs)

    def entry(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[list[Any], Entry]:
        """The leaves of a call and its entry, traced if there is none yet."""
        dyn, named, static = self._split(args, kwargs)
        leaves, treedef = flatten((dyn, named))
        kinds = self.kinds(
            leaves,
            lambda i: f"argument {self._names(len(args), treedef)[i]} of {name_of(self.fun)!r}",
        )
        key: tuple[Any, ...] = (treedef, kinds, static, flags.mode(), state.axes)
        refs = tuple([(i, x.kind) for i, x in enumerate(leaves) if type(x) is Ref])
        if refs:
            key = (*key, refs)
            Views(leaves, self._namer(args, treedef))  # each once
        found = self.cache.entries.get(key)
        if found is not None:
            found.lookups += 1
            return leaves, found
        return leaves, self._trace(key, leaves, args, kwargs)

    def _split(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[Sequence[Any], dict[str, Any], tuple[Any, ...]]:
        """Positional arguments and keywords without the static ones, and the key of these."""
        if not self._has_static:
            return args, kwargs, ()
        return split(self.static, self.fun, args, kwargs)

    def kinds(
        self, leaves: Sequence[Any], describe: Callable[[int], str]
    ) -> tuple[TensorType, ...]:
        """The types of the leaves; `describe` names number i where one is refused."""
        found = []
        for i, x in enumerate(leaves):
            t = x.type if type(x) is Array else abstract(x)
            if t is None:
                if not isinstance(x, Ref):
                    raise refuse(x, describe(i))
                t = x.held
            found.append(t)
        return tuple(found)

    def _names(self, count: int, treedef: tree.TreeDef) -> list[str]:
        """Names of the leaves of a call with so many positional arguments."""
        if not self.static:
            return leaf_names(self.fun, count, treedef)
        places = [i for i in range(count) if i not in self.static.nums]
        return leaf_names(renamed(self.fun, places), len(places), treedef)

    def _namer(self, args: tuple[Any, ...], treedef: tree.TreeDef) -> Callable[[int], str]:
        count = len(args)  # names are made for messages only, and hold no argument
        return lambda i: self._names(count, treedef)[i]

    def _trace(
        self, key: Any, leaves: Sequence[Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Entry:
        treedef, kinds = key[0], key[1]
        join = rebuild(self.static, args, kwargs) if self.static else None
        fun, count = self.fun, len(args)
        views = Views(leaves, self._namer(args, treedef))

        def flat(*inner: Any) -> Any:
            dyn, named = treedef.unflatten(views.opened(inner, rules=True) if views else inner)
            if join is not None:
                dyn, named = join(dyn, named)
            out = fun(*dyn, **named)
            return (out, views.closed()) if views else out

        made_key = CacheKey(*key)
        self._missed(key, made_key)
        start = perf_counter()
        made = trace(flat, kinds, name=name_of(fun), names=lambda: self._names(count, treedef),
                     changes=True)  # fmt: skip
        if uses_refs(made, views):
            entry = self._changing(made_key, made, views, perf_counter() - start)
            if made.closed:
                self.cache.add(key, entry)
            return entry
        # Captured NumPy arrays are copied: their owner may write to them between calls.
        made = replace(made, captures=tuple(value_of(x) for x in made.captures))
        entry = self._entry(made_key, made, perf_counter() - start)
        if made.closed:  # one that captured tracers is good for this call only
            self.cache.add(key, entry)
        return entry

    def _entry(self, key: CacheKey, made: Trace, seconds: float) -> Entry:
        """The entry of a trace, with what `jit` was told of places."""
        name = name_of(self.fun)
        ins = given_ins(self.in_shardings, key.tree, key.types, name)
        outs = given_outs(self.out_shardings, made.out_tree, made.graph.out_types, name)
        ins += tuple(x.sharding if type(x) is Array and x.committed else None
                     for x in made.captures)  # fmt: skip
        named = any(type(x) is NamedSharding for x in ins[len(key.types) :])
        told = any(x is not None for x in (*ins[: len(key.types)], *outs))
        spread = named or told or bool(graph_meshes(made.graph))
        return Entry(key, made, seconds, ins, outs, spread)

    def _changing(self, key: CacheKey, made: Trace, views: Views, seconds: float) -> Entry:
        """The entry of a function that uses `Ref`s: calls go through a pure function."""
        changing, pure = apart(made, views, key.tree)
        ins = given_ins(self.in_shardings, key.tree, key.types, changing.name)
        n = changing.out_tree.num_leaves
        types = made.graph.out_types
        outs = given_outs(self.out_shardings, changing.out_tree, types[:n], changing.name)
        told = any(x is not None for x in (*ins, *outs))
        kept = self.checked or may_raise(made.graph, key.mode)
        jitted = Jit(
            pure, Static(), Static(nums=frozenset(() if kept else changing.donated())),
            self.device if self.backend else None, self.options, self.inline, None, self.checked,
            (*ins, *(None for _ in changing.taken)) if told else UNSPECIFIED,
            [*outs, *(None for _ in changing.returned)] if told else UNSPECIFIED,
        )  # fmt: skip
        return Entry(key, made, seconds, ins, outs, False, changing=(changing, jitted))

    def _missed(self, key: Any, kind: CacheKey) -> None:
        """Note why there is no entry for `key` (`kind`); refuse if there may be no further one."""
        cache, name = self.cache, name_of(self.fun)
        miss = cache.why(key, kind, self._words(kind), state.loc or capture())
        if self.max_compiles is not None and len(cache.entries) >= self.max_compiles:
            raise refusal(miss, list(cache.reasons), name, self.max_compiles)
        cache.misses += 1
        cache.reasons.append(miss)
        if flags.get("explain_cache_misses"):
            log(miss, name)

    def _record(self, entry: Entry, leaves: Sequence[Any]) -> Any:
        """Inside a trace: one `call` of the graph."""
        operands = [value_of(x) for x in leaves]
        if entry.spread:
            operands = [told(x, p, "jit") for x, p in zip(operands, entry.ins, strict=False)]
        if self.inline:
            outs = graph_emit(entry.trace.graph, [*operands, *entry.trace.captures])
        else:
            outs = call(*operands, *entry.trace.captures, graph=entry.trace.graph)
        if entry.spread:
            outs = [told(x, p, "jit") for x, p in zip(outs, entry.outs, strict=True)]
        return outs

    # ---- running

    def _run(self, entry: Entry, leaves: list[Any], args: Any, kwargs: Any) -> list[Array]:
        place = self.place_for(leaves, entry)
        loaded = entry.programs.get(place)
        if loaded is None:
            loaded = self.load(entry, place, leaves, self.donated(args, kwargs))
        else:
            self._prepare(entry, loaded)
        return run(loaded, leaves, name_of(self.fun))[0]

    def _prepare(self, entry: Entry, loaded: Loaded) -> None:
        """At a further call of a kind: there will be more, which need no look-up."""
        caller = prepared(self, entry, loaded)
        if caller is not None:
            key = entry.key.static if loaded.named else None
            known = self.cache.direct.get(key, ())
            if caller.call not in known:
                self.cache.direct[key] = (caller.call, *known[: DIRECT - 1])

    def load(
        self, entry: Entry, place: Place, leaves: Sequence[Any] | None, donated: Sequence[bool]
    ) -> Loaded:
        """The program of an entry for a place, compiled."""
        return load(entry, place, leaves, donated, self.options, name_of(self.fun), self.checked,
                    self.backend, self._words(entry.key).leaves)  # fmt: skip

    def place_for(self, leaves: Sequence[Any], entry: Entry) -> Place:
        """Where a call runs: on the chosen backend, else where its arguments live."""
        chosen = None if self.backend is None else self.device
        return place_of(leaves, entry, chosen, name_of(self.fun))

    # ---- looking at it

    def trace(self, *args: Any, **kwargs: Any) -> Traced:
        """Trace for these arguments (arrays or `ShapeDtypeStruct`s), without running anything."""
        leaves, entry = self.entry(args, kwargs)
        if entry.changing is not None:
            changing, pure = entry.changing
            traced = pure.trace(*changing.values(leaves))
            traced.entry.around = changing
            return traced
        if not entry.trace.closed:
            raise ArgumentError(
                f"{name_of(self.fun)!r} uses a traced value of an enclosing function",
                fix="lower the enclosing function, or pass the value as an argument.",
            )
        return Traced(self, entry, self.place_for(leaves, entry), self.donated(args, kwargs))

    def lower(self, *args: Any, **kwargs: Any) -> Lowered:
        """Trace for these arguments (arrays or `ShapeDtypeStruct`s), for the backend."""
        return self.trace(*args, **kwargs).lower()

    def donated(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[bool, ...]:
        """Per leaf of the dynamic arguments, whether its memory may be reused; () for none."""
        if not self.donate:
            return ()
        out: list[bool] = []
        for i, x in enumerate(args):
            if i not in self.static.nums:
                out += [i in self.donate.nums] * len(tree.leaves(x))
        for k in sorted(kwargs):
            if k not in self.static.names:
                out += [k in self.donate.names] * len(tree.leaves(kwargs[k]))
        return tuple(out)

    def cache_info(self) -> CacheInfo:
        """Hits, misses and entries, with their keys and times."""
        cache = self.cache
        entries = tuple(cache.entries.values())
        return CacheInfo(
            hits=sum(e.hits for e in entries),
            misses=cache.misses,
            currsize=len(entries),
            entries=entries,
            reasons=tuple(cache.reasons),
            maxsize=cache.most,
            calls=tuple(self._words(e.key).call(e.key) for e in entries),
        )

    def _words(self, kind: CacheKey) -> Words:
        """Names of the arguments of one kind of call."""
        positional = kind.tree.children()[0].num_children
        count = positional + sum(isinstance(where, int) for where, _ in kind.static)
        return Words(self.fun, functools.cache(lambda: self._names(count, kind.tree)))

    def _cache_size(self) -> int:
        return len(self.cache.entries)

    def clear_cache(self) -> None:
        """Forget all traces and programs."""
        self.cache.clear()

    def eval_shape(self, *args: Any, **kwargs: Any) -> Any:
        """Shapes and element types of the results, as `ShapeDtypeStruct`s."""
        _, entry = self.entry(args, kwargs)
        out_tree = entry.trace.out_tree if entry.changing is None else entry.changing[0].out_tree
        types = entry.trace.graph.out_types[: out_tree.num_leaves]
        return out_tree.unflatten([ShapeDtypeStruct.of(t) for t in types])


def _in_module(jitted: Jit) -> bool:
    """Whether a decorated function is what its module has under its name."""
    held: Any = sys.modules.get(jitted.__module__)
    for name in jitted.__qualname__.split("."):
        held = getattr(held, name, None)
    return held is jitted


def _refuse_other_than_functions(fun: Any) -> None:
    if not callable(fun) or isinstance(fun, staticmethod):
        raise ArgumentError(
            f"jit takes a function, got {type(fun).__name__}",
            fix="write jit(f)(x): the function first, then the call; of a static method, jit the "
            "function, and make that a static method.",
        )
    if inspect.isgeneratorfunction(fun):
        raise ArgumentError(
            f"jit takes a function, got the generator function {name_of(fun)!r}",
            why="what it yields one by one is no tree of arrays.",
            fix="return a tuple or a list of all that it yields.",
        )


def _refuse_both(static: Static, donate: Static, names: Sequence[str]) -> None:
    both = (static.nums & donate.nums) | {n for n in names if n in static.names}
    if both:
        raise ArgumentError(
            f"static arguments cannot be donated: {sorted(map(str, both))}",
            fix="name each argument as static or as donated, not both.",
        )


def jit(
    fun: Callable[..., Any] | None = None,
    *,
    in_shardings: Any = UNSPECIFIED,
    out_shardings: Any = UNSPECIFIED,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Sequence[str] | None = None,
    donate_argnums: int | Sequence[int] | None = None,
    donate_argnames: str | Sequence[str] | None = None,
    keep_unused: bool = False,
    device: Device | None = None,
    backend: str | None = None,
    inline: bool = False,
    compiler_options: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    max_compiles: int | None = None,
    checked: bool = False,
) -> Any:
    """Compile a function when it is called.

    Args:
        fun: a pure function of trees of arrays. If left out, a decorator is returned.
        in_shardings: shardings of the positional arguments: one, or a tree that is a prefix of
            the tuple of arguments; None follows the arguments. Uncommitted arguments are moved
            there.
        out_shardings: the same for the results; None leaves the choice to the compiler.
        static_argnums, static_argnames: arguments that are settings: hashable values that are
            passed to the function unchanged; each new value is traced and compiled.
        donate_argnums, donate_argnames: arguments whose memory the results may reuse; those
            arrays are deleted by the call.
        keep_unused: accepted; arguments that are not used cost nothing here.
        device: where to run; one of `devices()`.
        backend: the same by name, such as ``"cpu"`` or ``"interp"``; by default the arguments'
            devices decide.
        inline: inside an outer trace, record the function's ops themselves instead of a call.
        options: the backend's own options; JAX's name for it is `compiler_options`.
        max_compiles: raise rather than compile for more kinds of calls than that; the message says
            what differs. JAX has no such argument.
        checked: raise where an index is out of bounds or an integer is divided by zero while the
            function runs (not where it is called inside another jitted function, which then says
            so itself). JAX has no such argument.

    Returns:
        A function of the same arguments, with `.trace`, `.lower`, `.eval_shape`, `.cache_info`
        and `.clear_cache`.

    Raises:
        UnknownNameError: if there is no such backend or option.
        StaticArgumentError: if the function has no such argument.
        RecompilationError: by a call of the function, if `max_compiles` is exceeded.

    >>> import monograph as mg
    >>> f = mg.jit(lambda x, n: x**n, static_argnums=1)
    >>> print(f(mg.numpy.arange(4.0), 2))
    [0. 1. 4. 9.]
    """
    if fun is None:
        given = {k: v for k, v in locals().items() if k != "fun"}
        return functools.partial(jit, **given)
    _refuse_other_than_functions(fun)
    static = static_arguments(fun, static_argnums, static_argnames, "static")
    donate = static_arguments(fun, donate_argnums, donate_argnames, "donate")
    _refuse_both(static, donate, as_tuple(donate_argnames))
    chosen = {**(compiler_options or {}), **(options or {})}
    where = chosen_device(device, backend)
    return Jit(fun, static, donate, where, chosen, bool(inline), limit_of(max_compiles),
               bool(checked), in_shardings, out_shardings)  # fmt: skip
