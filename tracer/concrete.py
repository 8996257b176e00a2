"""Python values of traced ones: `bool(x)`, `float(x)`, `x.item()` while a function is traced.

A trace outside `jit` knows its arguments, so the recorded nodes that have not run yet run now, in
order and each once, in the interpreter that encloses the trace (which may be a trace itself: then
the values are tracers of that one, and it runs its nodes in turn). Under `jit`, and for values that
`vmap` maps, there is nothing to know, and the error says what to write instead.
"""

from __future__ import annotations

from typing import Any, NoReturn

from monograph.hlo.builder import Builder, Tracer, emit_node
from monograph.hlo.errors import ConcretizationError, LeakedTracerError
from monograph.hlo.graph import Node, effect_of
from monograph.hlo.location import place, resolve
from monograph.hlo.state import state
from monograph.hlo.walk import node_axes
from monograph.hlo.walk.activity import active_nodes
from monograph.tracer.array import Array, install_operators
from monograph.tracer.avals import value_of


def known_value(x: Tracer) -> Array | None:
    """The concrete array that `x` stands for, or None if it is not known.

    Raises:
        LeakedTracerError: if its trace has ended.
    """
    held: Any = x
    while type(held) is Tracer:
        builder = held.builder
        if builder.closed:
            if held.node not in state.closure:
                raise LeakedTracerError.of(held)
            held = state.closure[held.node]
            continue
        if builder.values is None:
            return None
        _catch_up(builder)
        held = builder.values.get(held.node)
        if held is None:
            return None
    found = value_of(held)
    assert type(found) is Array
    return found


def _catch_up(builder: Builder) -> None:
    """Run the recorded nodes that have not run yet and whose operands are known."""
    values, owner = builder.values, builder.owner
    assert values is not None
    before, interp = state.loc, state.interp
    state.interp = owner
    try:
        while builder.cursor < len(builder.nodes):
            node = builder.nodes[builder.cursor]
            builder.cursor += 1  # first: a failing node must not run twice
            if _runnable(node, values):
                state.loc = node.loc
                emit_node(owner, node, values)
                if node.ins or effect_of(node) != "none":
                    builder.ran.add(node)
    finally:
        state.interp, state.loc = interp, before


def _runnable(node: Node, values: dict[Node, Any]) -> bool:
    if state.axes and node_axes(node):
        return False
    for x in node.ins:
        if x not in values:
            return False
        held = values[x]
        if type(held) is Tracer and known_value(held) is None:
            return False
        if type(held) is list and any(type(h) is Tracer and known_value(h) is None for h in held):
            return False
    return True


_ADVICE = {
    "bool": (
        "Python asked whether a traced value is true",
        "choose between values with numpy.where or lax.cond, loop with lax.while_loop; or, if the "
        "argument is a setting rather than data, mark it as static (static_argnums, "
        "static_argnames).",
    ),
    "int": (
        "Python asked for the integer value of a traced value",
        "keep it an array (x.astype(int)); or mark the argument it comes from as static.",
    ),
    "float": (
        "Python asked for the float value of a traced value",
        "keep it an array (x.astype(float)) and use the functions of monograph.numpy instead of "
        "those of math.",
    ),
    "complex": (
        "Python asked for the complex value of a traced value",
        "keep it an array (x.astype(complex)).",
    ),
    "index": (
        "a traced value was used where Python needs an integer (an index, a shape, a range)",
        "index arrays with x[i] or lax.dynamic_index_in_dim, loop with lax.fori_loop; shapes and "
        "range() need static values: mark the argument as static (static_argnums).",
    ),
    "item": (
        "Python asked for the contents of a traced value",
        "return the value and look at it outside, or print it with debug.print.",
    ),
    "place": (
        "Python asked where the memory of a traced value is",
        "ask outside of the traced function; inside, lax.with_sharding_constraint says where a "
        "value shall be, and typeof(x).sharding what is known of it.",
    ),
    "array": (
        "NumPy asked for the contents of a traced value",
        "use the functions of monograph.numpy instead of NumPy's inside traced functions.",
    ),
}


def refuse(x: Tracer, kind: str) -> NoReturn:
    """Raise the error that says why `x` has no Python value and what to write instead."""
    if x.builder.closed:
        raise LeakedTracerError.of(x)
    what, fix = _ADVICE[kind]
    made = resolve(x.node.loc)
    operands = {"value": str(x.type)}
    if made.line:
        operands["made at"] = f"{place(made.file)}:{made.line}: {made.text.strip()}"
    sources = _sources(x)
    if sources:
        operands["depends on"] = ", ".join(sources)
    name = x.builder.name
    raise ConcretizationError(
        what,
        operands=operands,
        why=f"while {name!r} is traced this value stands for every value it may have; "
        "it has no data yet.",
        fix=fix,
    )


def _sources(x: Tracer) -> list[str]:
    """Names of the arguments that a value depends on: one pass backwards over the nodes."""
    builder = x.builder
    wanted = {x.node}
    for node in reversed(builder.nodes):
        if node in wanted:
            wanted.update(node.ins)
    named = zip(builder.params, builder.names(), strict=False)
    return [name for p, name in named if p in wanted]


def concrete(x: Tracer, kind: str) -> Array:
    """The array that a traced value stands for.

    Raises:
        ConcretizationError: if it is not known.
    """
    found = known_value(x)
    if found is None:
        refuse(x, kind)
    return found


def varies(x: Tracer) -> bool:
    """Whether `x` depends differentiably on an argument of a trace that goes on.

    NumPy may have other values where they are known: what it makes of them has no derivative to
    lose.
    """
    builder = x.builder
    if builder.closed:
        return True
    outer = zip(builder.params[builder.formals :], builder.captures, strict=True)
    now = [(p, x if builder.values is None else builder.values.get(p, x)) for p, x in outer]
    moving = [p for p, x in now if type(x) is Tracer and varies(x)]
    return x.node in active_nodes(builder.nodes, [*builder.params[: builder.formals], *moving])


def _convert(kind: str, python: Any) -> Any:
    def method(self: Tracer) -> Any:
        return python(concrete(self, kind))

    return method


# What only an array in memory can tell: methods without arguments, and attributes.
_OF_MEMORY = ("devices", "is_deleted", "on_device_size_in_bytes", "unsafe_buffer_pointer")
_FACTS = (
    "committed", "is_fully_addressable", "is_fully_replicated", "addressable_shards",
    "global_shards", "num_addressable_shards", "addressable_data",
)  # fmt: skip


def _asked(name: str) -> Any:
    def method(self: Tracer) -> Any:
        found = getattr(concrete(self, "place"), name)
        return found() if name in _OF_MEMORY else found

    return method


def _install() -> None:
    def array(self: Tracer, dtype: Any = None, copy: bool | None = None) -> Any:
        if varies(self):
            refuse(self, "array")
        return concrete(self, "array").__array__(dtype, copy)

    def same(self: Tracer, memo: Any = None) -> Tracer:
        return self

    def pickled(self: Tracer, protocol: Any) -> NoReturn:
        refuse(self, "item")

    def index(self: Tracer) -> int:
        if self.type.ndim or not self.type.dtype.is_integer:
            raise TypeError(f"only integer scalars can be used as an index, not {self.type}")
        return concrete(self, "index").__index__()

    def iterate(self: Tracer) -> Any:
        if not self.type.shape:
            raise TypeError("iteration over a 0-d array")
        return (self[i] for i in range(self.type.shape[0]))  # type: ignore[index]

    def text(self: Tracer) -> str:
        return f"Traced<{self.type}> in {self.builder.name!r}"

    def spec(self: Tracer, spec: str) -> str:
        return format(concrete(self, "item"), spec) if spec else text(self)

    methods = {
        "__bool__": _convert("bool", bool),
        "__int__": _convert("int", int),
        "__float__": _convert("float", float),
        "__complex__": _convert("complex", complex),
        "__index__": index,
        "__array__": array,
        "__copy__": same,
        "__deepcopy__": same,
        "__reduce_ex__": pickled,
        "__iter__": iterate,
        "__repr__": text,
        "__format__": spec,
        "__array_priority__": 100,
        "item": lambda self, *index: concrete(self, "item").item(*index),
        "tolist": lambda self: concrete(self, "item").tolist(),
        "tobytes": lambda self, order="C": concrete(self, "item").tobytes(order),
        "__bytes__": lambda self: concrete(self, "item").tobytes(),
        "copy": lambda self: self,
        "delete": lambda self: refuse(self, "place"),
    }
    methods |= {name: _asked(name) for name in _OF_MEMORY}
    methods |= {name: property(_asked(name)) for name in _FACTS}
    for name, method in methods.items():
        setattr(Tracer, name, method)


_install()
__all__ = ["concrete", "install_operators", "known_value", "refuse"]
