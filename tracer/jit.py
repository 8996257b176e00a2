"""`jit`: trace a function once per kind of arguments, compile it, and run the compiled program.

Outside a trace a call looks its entry up by (tree, types, static values, flags) and runs it. Inside
a trace it records one `call` of the entry's graph, so that a function is traced once however often
it is used.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

from monograph.backends import get_backend
from monograph.backends.base import Buffer, Device, Report
from monograph.hlo import flags
from monograph.hlo.builder import Tracer, graph_emit
from monograph.hlo.errors import ArgumentError, LeakedTracerError
from monograph.hlo.ops.region import call
from monograph.hlo.state import state
from monograph.hlo.types import TensorType
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
from monograph.tracer.array import Array, default_sharding, sharding_of
from monograph.tracer.avals import ShapeDtypeStruct, abstract, host_array, refuse, value_of
from monograph.tracer.cache import (
    CacheInfo,
    CacheKey,
    Entry,
    Loaded,
    cache_of,
    check_donated,
)
from monograph.tracer.compile import compile_graph
from monograph.tracer.direct import DIRECT, prepared
from monograph.tracer.eager import EAGER
from monograph.tracer.stages import Lowered, Traced
from monograph.tracer.trace import trace


class Jit:
    """A jitted function; made by `jit`."""

    def __init__(
        self,
        fun: Callable[..., Any],
        static: Static,
        donate: Static,
        backend: str | None,
        options: Mapping[str, Any],
        inline: bool,
    ) -> None:
        functools.update_wrapper(self, fun, updated=())
        self.fun = fun
        self.static = static
        self._has_static = bool(static)  # asking `static` itself takes a Python call
        self.donate = donate
        self.backend = backend
        self.device = Device(backend, 0) if backend is not None else default_sharding().device
        self.options = options
        self.inline = inline
        config = (static, donate, backend, tuple(sorted(options.items())), inline)
        self.cache = cache_of(fun, config)

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    def __repr__(self) -> str:
        return f"<jit of {name_of(self.fun)}>"

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
        if state.interp is EAGER:
            outs = self._run(entry, leaves, args, kwargs)
        else:
            outs = self._record(entry, leaves)
        return entry.trace.out_tree.unflatten(outs)

    def entry(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[list[Any], Entry]:
        """The leaves of a call and its entry, traced if there is none yet."""
        dyn, named, static = self._split(args, kwargs)
        leaves, treedef = tree.flatten((dyn, named))
        kinds = self.kinds(
            leaves,
            lambda i: f"argument {self._names(len(args), treedef)[i]} of {name_of(self.fun)!r}",
        )
        key = (treedef, kinds, static, flags.mode(), state.axes)
        found = self.cache.entries.get(key)
        if found is not None:
            found.lookups += 1
            return leaves, found
        return leaves, self._trace(key, args, kwargs)

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
                raise refuse(x, describe(i))
            found.append(t)
        return tuple(found)

    def _names(self, count: int, treedef: tree.TreeDef) -> list[str]:
        """Names of the leaves of a call with so many positional arguments."""
        if not self.static:
            return leaf_names(self.fun, count, treedef)
        places = [i for i in range(count) if i not in self.static.nums]
        return leaf_names(renamed(self.fun, places), len(places), treedef)

    def _trace(self, key: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Entry:
        treedef, kinds = key[0], key[1]
        join = rebuild(self.static, args, kwargs) if self.static else None
        fun = self.fun

        def flat(*leaves: Any) -> Any:
            dyn, named = treedef.unflatten(leaves)
            if join is not None:
                dyn, named = join(dyn, named)
            return fun(*dyn, **named)

        start = perf_counter()
        count = len(args)  # names are made for messages only, and hold no argument
        made = trace(flat, kinds, name=name_of(fun), names=lambda: self._names(count, treedef))
        # Captured NumPy arrays are copied: their owner may write to them between calls.
        made = replace(made, captures=tuple(value_of(x) for x in made.captures))
        entry = Entry(CacheKey(*key), made, perf_counter() - start)
        self.cache.misses += 1
        if made.closed:  # one that captured tracers is good for this call only
            self.cache.entries[key] = entry
        return entry

    def _record(self, entry: Entry, leaves: Sequence[Any]) -> Any:
        """Inside a trace: one `call` of the graph."""
        operands = [value_of(x) for x in leaves]
        if self.inline:
            return graph_emit(entry.trace.graph, [*operands, *entry.trace.captures])
        return call(*operands, *entry.trace.captures, graph=entry.trace.graph)

    # ---- running

    def _run(self, entry: Entry, leaves: list[Any], args: Any, kwargs: Any) -> list[Array]:
        device = self.device_for(leaves)
        loaded = entry.programs.get(device)
        if loaded is None:
            donated = self.donated(args, kwargs)
            loaded = self.load(entry, device, leaves, donated)
        else:
            self._prepare(entry, loaded)
        return self.run(loaded, leaves)[0]

    def _prepare(self, entry: Entry, loaded: Loaded) -> None:
        """At a further call of a kind: there will be more, which need no look-up."""
        caller = prepared(self, entry, loaded)
        if caller is not None:
            key = entry.key.static if loaded.named else None
            known = self.cache.direct.get(key, ())
            if caller.call not in known:
                self.cache.direct[key] = (caller.call, *known[: DIRECT - 1])

    def run(
        self, loaded: Loaded, leaves: Sequence[Any], *, profile: bool = False
    ) -> tuple[list[Array], Report | None]:
        """Run a program on the leaves of a call."""
        buffers = self._buffers(loaded, leaves)
        for i in loaded.reused:  # also where the run breaks off: it may have written there
            if type(leaves[i]) is Array:
                leaves[i].delete()
        outs, report = loaded.executable.run(buffers, profile=profile)
        where = loaded.where
        made = [Array(t, where, (b,)) for t, b in zip(loaded.out_types, outs, strict=True)]
        return made, report

    def device_for(self, leaves: Sequence[Any]) -> Device:
        """Where a call runs: on the chosen backend, else where its arguments live."""
        if self.backend is not None:
            return self.device
        found: Device | None = None
        for x in leaves:
            if type(x) is Array:
                device = x.sharding.device
                if found is None:
                    found = device
                elif device is not found and device != found:
                    raise ArgumentError(
                        f"the arguments of {name_of(self.fun)!r} live on different devices",
                        operands={"devices": f"{found} and {device}"},
                        why="without backend=, the devices of the arguments decide where to run.",
                        fix="move them to one device with device_put(x, device), or give "
                        "jit(f, backend=...).",
                    )
        return found if found is not None else default_sharding().device

    def load(
        self, entry: Entry, device: Device, leaves: Sequence[Any] | None, donated: Sequence[bool]
    ) -> Loaded:
        """Compile an entry for a device."""
        backend = get_backend(device.backend)
        captures = entry.trace.captures
        flagged = (*donated, *(False for _ in captures)) if any(donated) else ()
        values = None
        if leaves is not None and flags.values["verify"] >= 2:
            kinds = entry.trace.graph.in_types
            values = [host_array(x, t) for x, t in zip([*leaves, *captures], kinds, strict=True)]
        made = compile_graph(
            entry.trace.graph, backend, options=self.options, donated=flagged, values=values
        )
        assert made.executable is not None
        n = len(entry.key.types)
        kinds = entry.trace.graph.in_types
        loaded = Loaded(
            made,
            made.executable,
            sharding_of(device),
            made.reused,
            tuple(self._put(x, t, device) for x, t in zip(captures, kinds[n:], strict=True)),
            kinds[:n],
            entry.trace.graph.out_types,
        )
        entry.programs[device] = loaded
        return loaded

    def _buffers(self, loaded: Loaded, leaves: Sequence[Any]) -> list[Buffer]:
        """The memory of the arguments, on the device, then that of the captured arrays."""
        where, reused, out = loaded.where, loaded.reused, []
        for i, x in enumerate(leaves):
            if type(x) is Array and x.sharding is where and x.buffers is not None:
                buffer = x.buffers[0]
                if reused and i in reused and not buffer.sole():
                    buffer = get_backend(where.device.backend).own(x.host, where.device)
            else:
                what = f"argument {i} of {name_of(self.fun)!r}"
                buffer = self._put(x, loaded.in_types[i], where.device, i in reused, what)
            out.append(buffer)
        if reused:
            check_donated(out, reused)
        out.extend(loaded.hidden)
        return out

    def _put(
        self, x: Any, t: TensorType, device: Device, own: bool = False, what: str = "a value"
    ) -> Buffer:
        """The memory of a value on a device; a copy if it must be its own."""
        if type(x) is Tracer:
            raise LeakedTracerError.of(x)
        host = host_array(x, t, what)
        backend = get_backend(device.backend)
        return backend.own(host, device) if own else backend.put(host, device)

    # ---- looking at it

    def trace(self, *args: Any, **kwargs: Any) -> Traced:
        """Trace for these arguments (arrays or `ShapeDtypeStruct`s), without running anything."""
        leaves, entry = self.entry(args, kwargs)
        if not entry.trace.closed:
            raise ArgumentError(
                f"{name_of(self.fun)!r} uses a traced value of an enclosing function",
                fix="lower the enclosing function, or pass the value as an argument.",
            )
        return Traced(self, entry, self.device_for(leaves), self.donated(args, kwargs))

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
        entries = tuple(self.cache.entries.values())
        return CacheInfo(sum(e.hits for e in entries), self.cache.misses, len(entries), entries)

    def clear_cache(self) -> None:
        """Forget all traces and programs."""
        self.cache.clear()

    def eval_shape(self, *args: Any, **kwargs: Any) -> Any:
        """Shapes and element types of the results, as `ShapeDtypeStruct`s."""
        _, entry = self.entry(args, kwargs)
        outs = [ShapeDtypeStruct.of(t) for t in entry.trace.graph.out_types]
        return entry.trace.out_tree.unflatten(outs)


def jit(
    fun: Callable[..., Any] | None = None,
    *,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Sequence[str] | None = None,
    donate_argnums: int | Sequence[int] | None = None,
    donate_argnames: str | Sequence[str] | None = None,
    backend: str | None = None,
    options: Mapping[str, Any] | None = None,
    inline: bool = False,
) -> Any:
    """Compile a function when it is called.

    Args:
        fun: a pure function of trees of arrays. Without it, a decorator is returned.
        static_argnums, static_argnames: arguments that are settings: hashable values that the
            function sees as they are; a new value means a new trace.
        donate_argnums, donate_argnames: arguments whose memory the results may take over; those
            arrays are deleted by the call.
        backend: where to run, such as ``"cpu"`` or ``"interp"``; by default where the arguments
            live.
        options: the backend's own options.
        inline: record the function's ops themselves, not a call, inside an outer trace.

    Returns:
        A function of the same arguments, with `.trace`, `.lower`, `.eval_shape`, `.cache_info`
        and `.clear_cache`.

    Raises:
        UnknownNameError: if there is no such backend or option.
        StaticArgumentError: if the function has no such argument.
    """
    if fun is None:
        return functools.partial(
            jit,
            static_argnums=static_argnums,
            static_argnames=static_argnames,
            donate_argnums=donate_argnums,
            donate_argnames=donate_argnames,
            backend=backend,
            options=options,
            inline=inline,
        )
    if not callable(fun):
        raise ArgumentError(
            f"jit takes a function, got {type(fun).__name__}",
            fix="write jit(f)(x): the function first, then the call.",
        )
    if backend is not None:
        get_backend(backend)
    static = static_arguments(fun, static_argnums, static_argnames, "static")
    donate = static_arguments(fun, donate_argnums, donate_argnames, "donate")
    both = (static.nums & donate.nums) | {n for n in as_tuple(donate_argnames) if n in static.names}
    if both:
        raise ArgumentError(
            f"static arguments cannot be donated: {sorted(map(str, both))}",
            fix="name each argument as static or as donated, not both.",
        )
    return Jit(fun, static, donate, backend, dict(options or {}), inline)
