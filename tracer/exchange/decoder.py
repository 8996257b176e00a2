"""The process that decodes bytes: bytecode and `jax.export` artifacts in, text out.

Native code reads them, and bytes that are not what they seem may end it. So `decoding` starts this
file as a process of its own, which decodes each request in a fork with bounds on memory and time.
Frames on stdin and stdout: eight bytes of length, then the bytes; replies are JSON.
"""

from __future__ import annotations

import json
import os
import resource
import select
import struct
import sys
from typing import Any

IDLE = 120  # seconds without a request after which the process ends
MEMORY = 4 << 30  # bytes that decoding may take, and as many times the size of the request:
TIMES = 64
SECONDS = 60  # of processor time, and one more per megabyte
MAGIC = b"ML\xefR"  # MLIR's bytecode
PORTABLE = b"StableHLO"  # what made it, for a portable artifact

Json = dict[str, Any]


def serve() -> None:
    """Answer requests until there are none; the first frame is the path to import from."""
    requests, replies = os.dup(0), os.dup(1)
    os.dup2(2, 1)  # whatever else prints
    sys.path[:] = json.loads(read_frame(requests) or b"[]")
    load()
    while select.select([requests], [], [], IDLE)[0]:
        raw = read_frame(requests)
        if raw is None:
            return
        write_frame(replies, in_a_fork(raw))


def load() -> None:
    """Import now what every request needs."""
    import jax.export  # noqa: F401
    from jaxlib.mlir import ir  # noqa: F401
    from jaxlib.mlir.dialects import chlo, sdy, stablehlo  # noqa: F401


def in_a_fork(raw: bytes) -> bytes:
    """Decode in a fork of this process; its reply, or what became of it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            bound(len(raw))
            with os.fdopen(writing, "wb") as out:
                out.write(json.dumps(answer(raw)).encode())
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading, "rb") as made:
        reply = made.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code:
        died = f"it ended the decoder (signal {-code})" if code < 0 else "the decoder failed on it"
        return json.dumps({"error": died}).encode()
    return reply


def bound(size: int) -> None:
    """Give the process bounds for a request of so many bytes."""
    with open("/proc/self/statm") as file:
        held = int(file.read().split()[0]) * resource.getpagesize()
    most = held + MEMORY + TIMES * size
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    seconds = SECONDS + size // 1_000_000
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def answer(raw: bytes) -> Json:
    """What the bytes hold, or why they cannot be decoded."""
    try:
        return {"text": module_text(raw)} if raw.startswith(MAGIC) else artifact(raw)
    except MemoryError:
        return {"error": "it takes too much memory"}
    except Exception as e:
        return {"error": f"{type(e).__name__}: {e}"}


# ---- modules -------------------------------------------------------------------------------------


def module_text(raw: bytes) -> str:
    """The text of a module's bytecode, places included."""
    from jaxlib.mlir import ir
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext
    from jaxlib.mlir.dialects import chlo, sdy, stablehlo

    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    with ir.Context() as context:
        context.enable_multithreading(False)
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        for dialect in (stablehlo, chlo, sdy):
            dialect.register_dialect(context)
        if PORTABLE in raw[:64]:
            module = stablehlo.deserialize_portable_artifact(context, raw)
        else:
            module = ir.Module.parse(raw)
        module.operation.verify()
        return str(module.operation.get_asm(enable_debug_info=True))


# ---- artifacts of jax.export ---------------------------------------------------------------------


class Custom:
    """Stands for a container of a class that only the asking process knows."""

    def __init__(self, name: str, data: bytes, children: Any) -> None:
        self.name, self.data, self.children = name, data, tuple(children)


def artifact(raw: bytes) -> Json:
    """An exported function: its module's text, and what surrounds it."""
    from jax import export

    while True:
        try:
            found = export.deserialize(bytearray(raw))
            break
        except ValueError as e:
            know(e)
    return {
        "text": module_text(found.mlir_module_serialized),
        "name": found.fun_name,
        "in_tree": tree(found.in_tree),
        "out_tree": tree(found.out_tree),
        "in_avals": [aval(a) for a in found.in_avals],
        "kept": list(found.module_kept_var_idx),
        "platforms": list(found.platforms),
        "devices": found.nr_devices,
        "effects": [str(e) for e in found.ordered_effects],
    }


def know(error: ValueError) -> None:
    """Register a stand-in for the class that JAX says it does not know; else raise again."""
    import jax
    from jax import export

    before, mark, rest = str(error).partition("unregistered type `")
    name, end, _ = rest.partition("`")
    if not (before and mark and end):
        raise error
    cls = type("Stand", (Custom,), {})
    jax.tree_util.register_pytree_node(
        cls,
        lambda x: (x.children, (x.name, x.data)),
        lambda aux, children: cls(*aux, children),
    )
    export.register_pytree_node_serialization(
        cls,
        serialized_name=name,
        serialize_auxdata=lambda aux: aux[1],
        deserialize_auxdata=lambda data: (name, data),
    )


def tree(node: Any) -> Any:
    """The structure of a tree as JSON: ``"*"`` for a leaf, else its kind and its children."""
    data = node.node_data()
    if data is None:
        return "*"
    kind, held = data
    children = [tree(c) for c in node.children()]
    if kind in (tuple, list, type(None)):
        return {"kind": kind.__name__, "children": children}
    if kind is dict:
        return {"kind": "dict", "keys": list(held), "children": children}
    if issubclass(kind, Custom):
        return {"kind": "custom", "name": held[0], "data": held[1].hex(), "children": children}
    keys = json.dumps(list(held)).encode().hex()  # an OrderedDict
    return {
        "kind": "custom", "name": f"{kind.__module__}.{kind.__qualname__}", "data": keys,
        "children": children,
    }  # fmt: skip


def aval(a: Any) -> Json:
    """Sizes (as text: they may be symbols) and element type."""
    return {"shape": [str(n) for n in a.shape], "dtype": str(a.dtype)}


# ---- frames --------------------------------------------------------------------------------------


def read_frame(file: int) -> bytes | None:
    """The next frame; None at the end."""
    head = read_exactly(file, 8)
    return None if head is None else read_exactly(file, struct.unpack("<Q", head)[0])


def read_exactly(file: int, count: int) -> bytes | None:
    """So many bytes; None if the other side has ended."""
    parts, missing = [], count
    while missing:
        part = os.read(file, min(missing, 1 << 20))
        if not part:
            return None
        parts.append(part)
        missing -= len(part)
    return b"".join(parts)


def write_frame(file: int, data: bytes) -> None:
    """Write one frame."""
    whole = struct.pack("<Q", len(data)) + data
    view = memoryview(whole)
    while view:
        view = view[os.write(file, view) :]


if __name__ == "__main__":
    serve()
