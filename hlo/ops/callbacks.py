"""Calls of the user's Python: `pure_callback`, `io_callback`, `debug_callback`.

They differ in what transforms may do with them. All hold a callable of flat arrays (attribute
`callback`, with a `name`) and become a `custom_call`, which is all that a backend sees of them: it
runs between two stretches of native code, in the caller's thread, in program order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from monograph.hlo.builder import build
from monograph.hlo.errors import CallbackError
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.ops.opaque import custom_call
from monograph.hlo.ops.shape_rules import declared_type, moving_cost
from monograph.hlo.record import Attrs, Effect, OpDef, ops, register
from monograph.hlo.types import TensorType, Type, listed, tensor

Values = Sequence[Any]
Flags = tuple[bool, ...]

VMAP_METHODS = (
    "sequential", "sequential_unrolled", "expand_dims", "broadcast_all", "legacy_vectorized",
)  # fmt: skip


def _no_results(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
    return ()


def _lowered(effect_of: Callable[[Attrs], Effect]) -> Callable[..., Any]:
    """The expansion: the same call, of which nothing but its effect is known."""

    def expand(ins: Values, attrs: Attrs) -> Any:
        callback = attrs["callback"]
        return custom_call(
            *ins, call_target_name=callback.name, types=attrs.get("types", ()), callback=callback,
            effect=effect_of(attrs),
        )  # fmt: skip

    return expand


def _ordered(attrs: Attrs) -> Effect:
    return "ordered" if attrs["ordered"] else "unordered"


# ---- batches -------------------------------------------------------------------------------------


def _one_by_one(op: OpDef, attrs: Attrs, ins: Values, flags: Flags, size: int) -> Any:
    """A loop over the batch, in order; mapped operands are its rows, others its captures."""
    rows = [x for x, f in zip(ins, flags, strict=True) if f]
    rest = [x for x, f in zip(ins, flags, strict=True) if not f]

    def body(*args: Any) -> list[Any]:
        row, whole = iter(args[: len(rows)]), iter(args[len(rows) :])
        return listed(op(*(next(row if f else whole) for f in flags), **attrs))

    types = [tensor(x.type.shape[1:], x.type.dtype) for x in rows]
    graph = build(body, [*types, *(x.type.strong for x in rest)], attrs["callback"].name)
    outs = ops.scan(*rows, *rest, body=graph, nc=0, nx=len(rows), length=size)
    return (outs[0], True) if len(attrs.get("types", ())) == 1 else (outs, [True] * len(outs))


def _batch_pure(attrs: Attrs, ins: Values, flags: Flags, size: int) -> Any:
    method = attrs["vmap_method"]
    if method is None:
        raise CallbackError(
            f"vmap of pure_callback of {attrs['callback'].name!r}, and nobody said how",
            why="the function may take one example at a time or whole batches.",
            fix='give pure_callback(..., vmap_method="sequential"), or "expand_dims" or '
            '"broadcast_all" if the function takes batches.',
        )
    if method.startswith("sequential"):
        return _one_by_one(pure_callback, attrs, ins, flags, size)
    if method == "broadcast_all":
        ins = [stretch(x, f, size) for x, f in zip(ins, flags, strict=True)]
    elif method == "expand_dims":
        ins = [x if f else _with_one(x) for x, f in zip(ins, flags, strict=True)]
    types = tuple([tensor((size, *t.shape), t.dtype) for t in attrs["types"]])
    made = pure_callback(*ins, **{**attrs, "types": types})
    return (made, [True] * len(made)) if isinstance(made, list) else (made, True)


def _with_one(x: Any) -> Any:
    """The value with a dimension of size 1 in front."""
    dims = tuple(range(1, x.type.ndim + 1))
    return broadcast_in_dim(x, shape=(1, *x.type.shape), broadcast_dimensions=dims)


def _batch_io(attrs: Attrs, ins: Values, flags: Flags, size: int) -> Any:
    if attrs["ordered"]:
        raise CallbackError(
            f"vmap of the ordered io_callback of {attrs['callback'].name!r}",
            why="in what order examples come is not defined.",
            fix="leave ordered=True out, or loop over the examples with lax.scan or lax.map.",
        )
    return _one_by_one(io_callback, attrs, ins, flags, size)


# ---- derivatives ---------------------------------------------------------------------------------


def _refusal(what: str, fix: str) -> Callable[..., NoReturn]:
    def refuse(attrs: Attrs, *_: Any) -> NoReturn:
        raise CallbackError(
            f"derivative of {what} of {attrs['callback'].name!r}",
            why="nothing is known of a Python function but its results.",
            fix=fix,
        )

    return refuse


_no_pure = _refusal(
    "pure_callback",
    "put the callback into a function with a derivative of its own (custom_jvp, custom_vjp), or "
    "pass lax.stop_gradient(x).",
)
_no_io = _refusal("io_callback", "pass lax.stop_gradient(x), or call debug.callback.")


# ---- the records ---------------------------------------------------------------------------------

pure_callback: OpDef = register(
    OpDef(
        "pure_callback",
        "opaque",
        declared_type,
        attrs=("callback", "types", "vmap_method"),
        defaults={"vmap_method": None},
        operands=("*x",),
        dtypes=ALL_KINDS,
        jvp=_no_pure,
        linearize=_no_pure,
        transpose=_no_pure,
        batch=_batch_pure,
        cost=moving_cost,
        expand=_lowered(lambda attrs: "none"),
        weak="own",
    )
)

io_callback: OpDef = register(
    OpDef(
        "io_callback",
        "opaque",
        declared_type,
        attrs=("callback", "types", "ordered"),
        defaults={"ordered": False},
        operands=("*x",),
        dtypes=ALL_KINDS,
        jvp=_no_io,
        linearize=_no_io,
        transpose=_no_io,
        batch=_batch_io,
        cost=moving_cost,
        effect=_ordered,
        expand=_lowered(_ordered),
        weak="own",
    )
)

debug_callback: OpDef = register(
    OpDef(
        "debug_callback",
        "opaque",
        _no_results,
        attrs=("callback", "ordered"),
        defaults={"ordered": False},
        operands=("*x",),
        dtypes=ALL_KINDS,
        batch=lambda attrs, ins, flags, size: _one_by_one(debug_callback, attrs, ins, flags, size),
        cost=moving_cost,
        effect=_ordered,
        observes=True,
        expand=_lowered(_ordered),
        weak="own",
    )
)
