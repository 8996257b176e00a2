"""Arguments in native code: each one's memory, if it is of the kind that a call was prepared for.

Arrays of ours, NumPy arrays and Python numbers; parts of `monograph.backends.cpu.calls.call_text`.
"""

from __future__ import annotations

from monograph.backends.cpu.calls.record import (
    ARG,
    BLOCK_ADDRESS,
    COUNT,
    NUMPY_DATA,
    NUMPY_DIMS,
    NUMPY_DTYPE,
    NUMPY_FLAGS,
    NUMPY_NDIM,
    NUMPY_PLAIN,
    SCALARS,
    SIZE,
    TYPE,
    Each,
    Text,
)


def argument_text() -> str:
    """``argument(record, arg, x, pin, cell)`` and ``alone(record, x, pins, count, number)``."""
    return "".join(part() for part in (_plain, _numpy, _memory, _held, _scalar, _argument, _alone))


def _plain() -> str:
    """The memory of a NumPy array, or null if it is not row-major and aligned."""
    f = Text("internal ptr @plain(ptr %x)")
    flags = f.read("%x", NUMPY_FLAGS, "i32")
    f.need(f.value(f"and i32 {flags}, {NUMPY_PLAIN}"), str(NUMPY_PLAIN), "no", "i32")
    f.say(f"ret ptr {f.read('%x', NUMPY_DATA)}")
    f.label("no")
    f.say("ret ptr null")
    return f.text()


def _numpy() -> str:
    """The memory of a NumPy array if it is what the argument must be, else null."""
    f = Text("internal ptr @numpy(ptr %x, ptr %dtype, i64 %ndim, ptr %dims)")
    f.need(f.read("%x", NUMPY_DTYPE), "%dtype", "no")
    rank = f.value(f"sext i32 {f.read('%x', NUMPY_NDIM, 'i32')} to i64")
    f.need(rank, "%ndim", "no", "i64")
    sizes = f.read("%x", NUMPY_DIMS)
    with Each(f, "d", "%ndim", "%dims", ("size",)) as size:
        own = f.value(f"load i64, ptr {f.at(sizes, f.value(f'shl i64 {size.index}, 3'))}")
        f.need(own, size.get("size", "i64"), "no", "i64")
    data = f.value("call ptr @plain(ptr %x)")
    f.say(f"ret ptr {data}")
    f.label("no")
    f.say("ret ptr null")
    return f.text()


def _memory() -> str:
    """The block that a call left in an array; null where the array has buffers, or nothing."""
    f = Text("internal ptr @memory(ptr %record, ptr %x)")
    memory = f.read("%x", f.header("array_memory", "i64"))
    f.split(f.value(f"icmp ne ptr {memory}, null"), "no")
    f.need(f.read(memory, TYPE), f.header("block_type"), "no")
    f.say(f"ret ptr {memory}")
    f.label("no")
    f.say("ret ptr null")
    return f.text()


def _held() -> str:
    """The memory of an array of ours if it is what the argument must be; its owner in `pin`."""
    f = Text("internal ptr @held(ptr %record, ptr %x, ptr %type, ptr %where, ptr %pin)")
    f.need(f.read("%x", f.header("array_kind", "i64")), "%type", "no")
    f.need(f.read("%x", f.header("array_sharding", "i64")), "%where", "no")
    memory = f.value("call ptr @memory(ptr %record, ptr %x)")
    left = f.value(f"icmp ne ptr {memory}, null")
    f.say(f"br i1 {left}, label %left, label %buffers")
    f.label("left")
    f.say(f"store ptr {memory}, ptr %pin")
    f.say(f"ret ptr {f.read(memory, BLOCK_ADDRESS)}")
    f.label("buffers")
    buffers = f.read("%x", f.header("array_buffers", "i64"))
    f.split(f.value(f"icmp ne ptr {buffers}, null"), "no")
    f.need(f.read(buffers, TYPE), f.header("tuple_type"), "no")
    f.need(f.read(buffers, SIZE, "i64"), "1", "no", "i64")
    buffer = f.read(buffers, f.header("item", "i64"))
    kind = f.read(buffer, TYPE)
    pooled = f.value(f"icmp eq ptr {kind}, {f.header('pooled_type')}")
    f.say(f"br i1 {pooled}, label %block, label %host")
    f.label("block")
    block = f.read(buffer, f.header("pooled_block", "i64"))
    f.say(f"store ptr {block}, ptr %pin")
    f.say(f"ret ptr {f.read(block, BLOCK_ADDRESS)}")
    f.label("host")
    f.say(f"store ptr {buffer}, ptr %pin")
    f.need(kind, f.header("buffer_type"), "no")
    host = f.read(buffer, f.header("buffer_host", "i64"))
    f.need(f.read(host, TYPE), f.header("numpy_type"), "no")
    data = f.value(f"call ptr @plain(ptr {host})")
    f.say(f"ret ptr {data}")
    f.label("no")
    f.say("ret ptr null")
    return f.text()


def _scalar() -> str:
    """A Python number as a scalar in the cell, whose address this is; null if it does not fit."""
    f = Text("internal ptr @scalar(ptr %record, ptr %x, i64 %wanted, ptr %cell)")
    kind = f.read("%x", TYPE)
    cases = " ".join(f"i64 {i}, label %{name}" for i, name in enumerate(SCALARS, 1))
    f.say(f"switch i64 %wanted, label %no [ {cases} ]")
    for name, type_ in (("f32", "float"), ("f64", "double")):
        f.label(name)
        f.need(kind, f.header("float_type"), "no")
        x = f.value("call double @PyFloat_AsDouble(ptr %x)")
        x = x if name == "f64" else f.value(f"fptrunc double {x} to float")
        f.say(f"store {type_} {x}, ptr %cell")
        f.say("ret ptr %cell")
    for name in ("i32", "i64"):
        f.label(name)
        f.need(kind, f.header("int_type"), "no")
        over = f.value("alloca i32")
        x = f.value(f"call i64 @PyLong_AsLongLongAndOverflow(ptr %x, ptr {over})")
        f.need(f.value(f"load i32, ptr {over}"), "0", "no", "i32")
        low = f.value(f"trunc i64 {x} to i32")
        if name == "i32":
            f.need(f.value(f"sext i32 {low} to i64"), x, "no", "i64")
        f.say(f"store {name} {low if name == 'i32' else x}, ptr %cell")
        f.say("ret ptr %cell")
    f.label("bool")
    f.need(kind, f.header("bool_type"), "no")
    true = f.value(f"icmp eq ptr %x, {f.header('true')}")
    f.say(f"store i8 {f.value(f'zext i1 {true} to i8')}, ptr %cell")
    f.say("ret ptr %cell")
    f.label("no")
    f.say("ret ptr null")
    return f.text()


def _alone() -> str:
    """Whether an argument's memory may be taken: in a block that nothing else refers to."""
    f = Text("internal i1 @alone(ptr %record, ptr %x, ptr %pins, i64 %count, i64 %number)")
    f.need(f.read("%x", TYPE), f.header("array_type"), "no")
    f.say("%cell = alloca ptr")
    memory = f.value("call ptr @memory(ptr %record, ptr %x)")
    f.say(f"store ptr {memory}, ptr %cell")
    left = f.value(f"icmp ne ptr {memory}, null")
    f.say(f"br i1 {left}, label %block, label %buffers")
    f.label("buffers")
    buffers = f.read("%x", f.header("array_buffers", "i64"))
    buffer = f.read(buffers, f.header("item", "i64"))
    f.need(f.read(buffer, TYPE), f.header("pooled_type"), "no")
    block = f.read(buffer, f.header("pooled_block", "i64"))
    for x in (buffers, buffer):
        f.need(f.read(x, COUNT, "i32"), "1", "no", "i32")
    f.say(f"store ptr {block}, ptr %cell")
    f.say("br label %block")
    f.label("block")
    owner = f.value("load ptr, ptr %cell")
    f.need(f.read(owner, COUNT, "i32"), "1", "no", "i32")
    with Each(f, "i", "%count", "%pins", ("pin",)) as other:
        same = f.value(f"icmp eq ptr {other.get('pin')}, {owner}")
        itself = f.value(f"icmp eq i64 {other.index}, %number")
        f.split(f.value(f"icmp eq i1 {same}, {itself}"), "no")
    f.say("ret i1 true")
    f.label("no")
    f.say("ret i1 false")
    return f.text()


def _argument() -> str:
    """The memory of an argument, or null; its owner in `pin`."""
    f = Text("internal ptr @argument(ptr %record, ptr %arg, ptr %x, ptr %pin, ptr %cell)")
    kind, type_ = f.read("%x", TYPE), f.read("%arg", 0)
    ours = f.value(f"icmp eq ptr {kind}, {f.header('array_type')}")
    f.say(f"br i1 {ours}, label %array, label %other")
    f.label("array")
    where = f.read("%arg", 8 * ARG.index("sharding"))
    f.say(f"%a = call ptr @held(ptr %record, ptr %x, ptr {type_}, ptr {where}, ptr %pin)")
    f.say("ret ptr %a")
    f.label("other")
    f.say("store ptr %x, ptr %pin")
    numpy = f.value(f"icmp eq ptr {kind}, {f.header('numpy_type')}")
    f.say(f"br i1 {numpy}, label %numpy, label %number")
    f.label("number")
    wanted = f.read("%arg", 8 * ARG.index("scalar"), "i64")
    f.say(f"%c = call ptr @scalar(ptr %record, ptr %x, i64 {wanted}, ptr %cell)")
    f.say("ret ptr %c")
    f.label("numpy")
    dtype, dims = (f.read("%arg", 8 * ARG.index(x)) for x in ("dtype", "dims"))
    ndim = f.read("%arg", 8 * ARG.index("ndim"), "i64")
    f.say(f"%b = call ptr @numpy(ptr %x, ptr {dtype}, i64 {ndim}, ptr {dims})")
    f.say("ret ptr %b")
    return f.text()
