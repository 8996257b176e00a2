"""The record of a prepared call, and a small writer of the native code that reads it.

The record is one row of 64-bit words: the header, then the guards, the arguments, the results, and
the table of addresses as it is before a call. `monograph.backends.cpu.calls.direct` fills it in.
"""

from __future__ import annotations

HEADER = (
    # the call
    "guards", "args", "outs", "words", "entry", "long", "arena", "hits", "given", "made",
    # objects
    "miss", "array_type", "pooled_type", "buffer_type", "numpy_type", "tuple_type", "block_type",
    "list_type", "dict_type", "float_type", "int_type", "bool_type", "true", "none",
    # offsets of words in objects
    "item", "array_kind", "array_sharding", "array_memory", "array_buffers", "buffer_host",
    "pooled_block",
)  # fmt: skip
GUARD = ("holder", "name", "value", "dictionary")
ARG = ("type", "dtype", "ndim", "dims", "slot", "scalar", "taken", "sharding")
OUT = ("type", "kind", "slot", "copied", "nbytes", "taken", "sharding")
CHILD = ("key", "node")  # of a node; before them {what it is, how many, or the leaf's number}
LEAF, NONE, TUPLE, LIST, DICT, MADE = range(6)
SCALARS = ("f32", "f64", "i32", "i64", "bool")  # from 1 on: what a Python number may become

# Words of objects that are the same in every interpreter this is used with.
COUNT, TYPE, SIZE = 0, 8, 16  # references (32 bits) and type of every object; of tuples
BLOCK_ADDRESS, BLOCK_BYTES, BLOCK_KIND = 16, 24, 32
NUMPY_DATA, NUMPY_NDIM, NUMPY_DIMS, NUMPY_DTYPE, NUMPY_FLAGS = 16, 24, 32, 56, 64
NUMPY_PLAIN = 0x101  # row-major and aligned


class Text:
    """Lines of one function, and names for its values."""

    def __init__(self, head: str) -> None:
        self.lines = [f"define {head} nounwind {{", "entry:"]
        self.count = 0

    def say(self, line: str) -> None:
        self.lines.append(f"  {line}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def value(self, text: str) -> str:
        self.count += 1
        self.say(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def at(self, base: str, offset: int | str) -> str:
        """The address so many bytes on."""
        return self.value(f"getelementptr i8, ptr {base}, i64 {offset}")

    def read(self, base: str, offset: int | str, kind: str = "ptr") -> str:
        return self.value(f"load {kind}, ptr {self.at(base, offset)}")

    def write(self, base: str, offset: int | str, value: str, kind: str = "ptr") -> None:
        self.say(f"store {kind} {value}, ptr {self.at(base, offset)}")

    def header(self, name: str, kind: str = "ptr") -> str:
        return self.read("%record", 8 * HEADER.index(name), kind)

    def need(self, left: str, right: str, otherwise: str, kind: str = "ptr") -> None:
        """Go on where two words are equal."""
        same = self.value(f"icmp eq {kind} {left}, {right}")
        self.split(same, otherwise)

    def split(self, condition: str, otherwise: str) -> None:
        self.count += 1
        on = f"on{self.count}"
        self.say(f"br i1 {condition}, label %{on}, label %{otherwise}")
        self.label(on)

    def text(self) -> str:
        return "\n".join([*self.lines, "}", ""])


class Each:
    """``for i in range(count)`` over records of some words: what is said inside is its body."""

    def __init__(self, f: Text, name: str, count: str, first: str, fields: tuple[str, ...]) -> None:
        self.f, self.name, self.count, self.fields = f, name, count, fields
        self.first = first
        self.index = f"%{name}"

    def __enter__(self) -> Each:
        f, name = self.f, self.name
        f.say(f"%{name}.cell = alloca i64")
        f.say(f"store i64 0, ptr %{name}.cell")
        f.say(f"br label %{name}.test")
        f.label(f"{name}.test")
        f.say(f"%{name} = load i64, ptr %{name}.cell")
        more = f.value(f"icmp ult i64 %{name}, {self.count}")
        f.say(f"br i1 {more}, label %{name}.body, label %{name}.end")
        f.label(f"{name}.body")
        offset = f.value(f"mul i64 %{name}, {8 * len(self.fields)}")
        self.base = f.at(self.first, offset)
        return self

    def get(self, name: str, kind: str = "ptr") -> str:
        return self.f.read(self.base, 8 * self.fields.index(name), kind)

    def __exit__(self, *_: object) -> None:
        f, name = self.f, self.name
        f.say(f"br label %{name}.next")
        f.label(f"{name}.next")
        f.say(f"%{name}.up = add i64 %{name}, 1")
        f.say(f"store i64 %{name}.up, ptr %{name}.cell")
        f.say(f"br label %{name}.test")
        f.label(f"{name}.end")
