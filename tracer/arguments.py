"""Arguments of a call: which are static or chosen, and what each leaf is called in messages."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex, TypeGuard

from monograph.hlo.errors import (
    ArgumentError,
    ConcretizationError,
    GradError,
    StaticArgumentError,
)
from monograph.tracer import tree


def signature_of(fun: Callable[..., Any]) -> inspect.Signature | None:
    """The signature of a function, or None if Python can't tell."""
    try:
        return inspect.signature(fun)
    except (TypeError, ValueError):
        return None


def name_of(fun: Callable[..., Any]) -> str:
    """A function's name, for messages and graphs."""
    inner = fun
    while not hasattr(inner, "__name__") and hasattr(inner, "func"):
        inner = inner.func  # a partial
    return getattr(inner, "__name__", type(inner).__name__)


def parameter_names(fun: Callable[..., Any], n: int) -> list[str]:
    """Names for the first `n` positional arguments of a function."""
    found: list[str] = []
    signature = signature_of(fun)
    for p in signature.parameters.values() if signature else ():
        if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD):
            found.append(p.name)
        elif p.kind is p.VAR_POSITIONAL:
            found += [f"{p.name}[{i}]" for i in range(n - len(found))]
    return [*found, *(f"args[{i}]" for i in range(len(found), n))][:n]


def leaf_names(fun: Callable[..., Any], n: int, treedef: tree.TreeDef) -> list[str]:
    """What each leaf of ``(args, kwargs)`` is called, such as ``params['w']``."""
    names = parameter_names(fun, n)
    out = []
    for path in tree.paths(treedef):
        place, first, *rest = path
        head = names[first.idx] if place.idx == 0 else str(first.key)
        out.append(head + tree.keystr(tuple(rest)))
    return out


@dataclass(frozen=True)
class Static:
    """Which arguments are settings: part of the cache key, and seen by the function as they are.

    Attributes:
        nums: positions, from 0.
        names: keywords.
    """

    nums: frozenset[int] = frozenset()
    names: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.nums or self.names)


def as_tuple(x: Any) -> tuple[Any, ...]:
    """`static_argnums` and such: one entry or several."""
    if x is None:
        return ()
    return (x,) if isinstance(x, int | str) else tuple(x)


def static_arguments(fun: Callable[..., Any], nums: Any, names: Any, what: str) -> Static:
    """Positions and keywords, each inferred from the other where the signature allows.

    Args:
        fun: the function.
        nums, names: as users give them: an int or str, a sequence, or None.
        what: "static" or "donate", for messages.

    Raises:
        StaticArgumentError: if the function has no such argument.
    """
    given_nums, given_names = as_tuple(nums), as_tuple(names)
    signature = signature_of(fun)
    if signature is None:
        if any(i < 0 for i in given_nums):
            raise StaticArgumentError(
                f"{what}_argnums counts from the end, but {name_of(fun)!r} shows no signature",
                fix="count from the start.",
            )
        return Static(frozenset(given_nums), frozenset(given_names))
    kinds = list(signature.parameters.values())
    positional = [p.name for p in kinds if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    open_ended = any(p.kind is p.VAR_POSITIONAL for p in kinds)
    chosen = [i + len(positional) if i < 0 else i for i in given_nums]
    for i, raw in zip(chosen, given_nums, strict=True):
        if i < 0 or (i >= len(positional) and not open_ended):
            raise StaticArgumentError(
                f"{what}_argnums has {raw}, but {name_of(fun)!r} takes {len(positional)} "
                "positional arguments",
                operands={"signature": f"{name_of(fun)}{signature}"},
                fix=f"count positions from 0, or name the argument ({what}_argnames).",
            )
    keywords = {p.name for p in kinds if p.kind in (p.KEYWORD_ONLY, p.POSITIONAL_OR_KEYWORD)}
    if not any(p.kind is p.VAR_KEYWORD for p in kinds):
        for name in given_names:
            if name not in keywords:
                raise StaticArgumentError(
                    f"{what}_argnames has {name!r}, which {name_of(fun)!r} does not take",
                    operands={"signature": f"{name_of(fun)}{signature}"},
                    fix="use the name of a parameter.",
                )
    inferred = [positional[i] for i in chosen if i < len(positional)] if names is None else []
    places = [positional.index(n) for n in given_names if n in positional] if nums is None else []
    return Static(
        frozenset([*chosen, *places]),
        frozenset([*given_names, *(n for n in inferred if n in keywords)]),
    )


def static_key(value: Any, place: int | str, fun: Callable[..., Any]) -> Any:
    """What stands for a static value in a cache key: values that print alike but differ, differ.

    Args:
        value: the argument.
        place: its position or keyword.
        fun: the function it goes to.

    Raises:
        StaticArgumentError: if it cannot be hashed.
    """
    cls = type(value)
    if cls is float:
        return (cls, value.hex())  # -0.0 is not 0.0, and nan equals itself
    try:
        hash(value)
    except TypeError as e:
        name = place if isinstance(place, str) else parameter_names(fun, place + 1)[place]
        raise StaticArgumentError(
            f"the static argument {name!r} of {name_of(fun)!r} cannot be hashed",
            operands={name: f"{cls.__name__}: {value!r}"[:80]},
            why=f"a call is looked up by its static arguments ({e}).",
            fix="pass a tuple instead of a list, a frozen dataclass instead of a dict; or don't "
            "mark this argument as static if it holds data.",
        ) from None
    return (cls, value)


def as_int(x: Any, what: str) -> int:
    """A Python int from an int, a NumPy integer or a concrete array.

    Raises:
        ArgumentError: if it is none of these.
    """
    if type(x) is int:
        return x
    try:
        return operator.index(x)
    except ConcretizationError:
        raise
    except TypeError:
        raise ArgumentError(
            f"{what} must be an integer, got {type(x).__name__}",
            operands={what: repr(x)},
            fix="give a Python int.",
        ) from None


def is_index(x: Any) -> TypeGuard[SupportsIndex]:
    """Whether this is one integer of Python, NumPy or an array, not several."""
    try:
        operator.index(x)
    except TypeError:
        return False
    return True


def positions(
    argnums: int | Sequence[int], n: int, fun: Callable[..., Any], what: str
) -> tuple[int, ...]:
    """`argnums` of a derivative counted from the start, for a call with `n` positional arguments.

    Raises:
        GradError: if the call has no such argument, or one is named twice.
    """
    given = (argnums,) if is_index(argnums) else tuple(argnums)  # type: ignore[arg-type]
    found = []
    for i in given:
        if not is_index(i) or not -n <= operator.index(i) < n:
            shown = signature_of(fun)
            raise GradError(
                f"{what}: argnums has {i}, but the call has {n} positional argument(s)",
                operands={"signature": f"{name_of(fun)}{shown}"} if shown else None,
                why="derivatives are taken with respect to positional arguments.",
                fix="pass the arguments to differentiate by position, or change argnums.",
            )
        found.append(operator.index(i) % n)
    if len(set(found)) < len(found):
        raise GradError(
            f"{what}: argnums names an argument twice: {given}",
            why="the function would see one of the two copies, and the other's derivative be 0.",
            fix="name each argument once.",
        )
    return tuple(found)


Parts = tuple[tuple[Any, ...], dict[str, Any], tuple[Any, ...]]


def split(
    static: Static, fun: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]
) -> Parts:
    """Dynamic positional arguments, dynamic keywords, and the key of the static ones."""
    nums = static.nums
    key = [(i, static_key(x, i, fun)) for i, x in enumerate(args) if i in nums]
    rest = tuple([x for i, x in enumerate(args) if i not in nums])
    if not kwargs:
        return rest, {}, tuple(key)
    words = [(k, static_key(kwargs[k], k, fun)) for k in sorted(kwargs) if k in static.names]
    dynamic = {k: v for k, v in kwargs.items() if k not in static.names}
    return rest, dynamic, (*key, *words)


def rebuild(
    static: Static, args: Sequence[Any], kwargs: dict[str, Any]
) -> Callable[[Sequence[Any], dict[str, Any]], tuple[list[Any], dict[str, Any]]]:
    """A function that puts dynamic arguments back among these static ones.

    It holds the static ones only: traced functions outlive a call, its data must not.
    """
    kept = {i: x for i, x in enumerate(args) if i in static.nums}
    words = {k: v for k, v in kwargs.items() if k in static.names}
    total = len(args)

    def join(dyn: Sequence[Any], named: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
        rest = iter(dyn)
        return [kept[i] if i in kept else next(rest) for i in range(total)], {**words, **named}

    return join


def renamed(fun: Callable[..., Any], places: Sequence[int]) -> Any:
    """Something whose first positional parameters are those of `fun` at `places`."""
    signature = signature_of(fun)
    if signature is None:
        return None
    whole = signature
    kinds = list(signature.parameters.values())
    kept = [kinds[i] for i in places if i < len(kinds)]

    class Shown:
        __signature__ = whole.replace(
            parameters=[p.replace(default=p.empty, kind=p.POSITIONAL_ONLY) for p in kept]
        )

        def __call__(self) -> None: ...

    return Shown()
