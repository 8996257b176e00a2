"""Objects in native code: the tree of the arguments taken apart, arrays and their tree made.

Also the slots of the type whose instances own the memory of an array. Objects are made, and
references counted, through the interpreter's own functions; parts of `monograph.backends.cpu.
call_text`.
"""

from __future__ import annotations

from collections.abc import Callable

from monograph.backends.cpu.calls.record import (
    BLOCK_ADDRESS,
    BLOCK_BYTES,
    BLOCK_KIND,
    CHILD,
    DICT,
    LEAF,
    LIST,
    MADE,
    NONE,
    OUT,
    SIZE,
    TUPLE,
    TYPE,
    Each,
    Text,
)


def collected() -> str:
    """The leaves of an argument tree, each at its number; whether it is the tree expected."""
    f = Text("internal i1 @collected(ptr %record, ptr %node, ptr %x, ptr %leaves)")
    children = _node(f)
    f.say("%place = alloca i64")
    f.say("store i64 0, ptr %place")
    f.say("%key = alloca ptr")
    f.say("%item = alloca ptr")
    f.say("switch i64 %what, label %no [")
    f.say(f"i64 {LEAF}, label %leaf i64 {NONE}, label %none i64 {TUPLE}, label %tuple")
    f.say(f"i64 {LIST}, label %list i64 {DICT}, label %dict i64 {MADE}, label %made ]")
    f.label("leaf")
    f.say(f"store ptr %x, ptr {f.at('%leaves', f.value('shl i64 %count, 3'))}")
    f.say("ret i1 true")
    f.label("none")
    f.need("%x", f.header("none"), "no")
    f.say("ret i1 true")

    def inside(name: str, kind: Callable[[], str], size: str, item: Callable[[Each], str]) -> None:
        f.label(name)
        f.need("%kind", kind(), "no")
        f.need(f.value(size) if " " in size else f.read("%x", SIZE, "i64"), "%count", "no", "i64")
        with Each(f, name[0], "%count", children, CHILD) as child:
            x = item(child)
            f.split(f.value(f"icmp ne ptr {x}, null"), "no")
            node = child.get("node")
            deeper = f"call i1 @collected(ptr %record, ptr {node}, ptr {x}, ptr %leaves)"
            f.split(f.value(deeper), "no")
        f.say("ret i1 true")

    def of_tuple(child: Each) -> str:
        first = f.at("%x", f.header("item", "i64"))
        return f.value(f"load ptr, ptr {f.at(first, f.value(f'shl i64 {child.index}, 3'))}")

    def of_list(child: Each) -> str:
        return f.value(f"call ptr @PyList_GetItem(ptr %x, i64 {child.index})")

    def of_dict(child: Each) -> str:
        """The next item where its key is this very object; else it is looked up."""
        key = child.get("key")
        f.say("%more = call i32 @PyDict_Next(ptr %x, ptr %place, ptr %key, ptr %item)")
        f.need("%more", "1", "look", "i32")
        f.need(f.value("load ptr, ptr %key"), key, "look")
        f.say("br label %there")
        f.label("look")
        found = f.value(f"call ptr @PyDict_GetItemWithError(ptr %x, ptr {key})")
        f.say(f"store ptr {found}, ptr %item")
        f.say("br label %there")
        f.label("there")
        return f.value("load ptr, ptr %item")

    inside("tuple", lambda: f.header("tuple_type"), "", of_tuple)
    inside("list", lambda: f.header("list_type"), "", of_list)
    inside("dict", lambda: f.header("dict_type"), "call i64 @PyDict_Size(ptr %x)", of_dict)
    inside("made", lambda: _behind(f, children), "", of_tuple)
    f.label("no")
    f.say("ret i1 false")
    return f.text()


def _node(f: Text) -> str:
    """Say what a node is (`%what`, `%count`), and of objects `%kind`; where its children are."""
    f.say("%what = load i64, ptr %node")
    f.say("%count.at = getelementptr i8, ptr %node, i64 8")
    f.say("%count = load i64, ptr %count.at")
    if "%x" in f.lines[0]:
        f.say(f"%kind.at = getelementptr i8, ptr %x, i64 {TYPE}")
        f.say("%kind = load ptr, ptr %kind.at")
    return f.at("%node", 16)


def _behind(f: Text, children: str) -> str:
    """The word behind the children of a node."""
    return f.read(children, f.value(f"mul i64 %count, {8 * len(CHILD)}"))


def built() -> str:
    """A tree of the leaves, as a new reference."""
    f = Text("internal ptr @built(ptr %record, ptr %node, ptr %leaves)")
    children = _node(f)
    f.say("switch i64 %what, label %no [")
    f.say(f"i64 {LEAF}, label %leaf i64 {NONE}, label %none i64 {TUPLE}, label %tuple")
    f.say(f"i64 {LIST}, label %list i64 {DICT}, label %dict i64 {MADE}, label %made ]")
    f.label("leaf")
    x = f.value(f"load ptr, ptr {f.at('%leaves', f.value('shl i64 %count, 3'))}")
    f.say(f"call void @Py_IncRef(ptr {x})")
    f.say(f"ret ptr {x}")
    f.label("none")
    none = f.header("none")
    f.say(f"call void @Py_IncRef(ptr {none})")
    f.say(f"ret ptr {none}")

    def give(made: str) -> None:
        f.say(f"ret ptr {made}")

    def inside(
        name: str,
        new: Callable[[], str],
        put: Callable[[str, Each, str], None],
        finish: Callable[[str], None] = give,
    ) -> None:
        f.label(name)
        made = f.value(f"call ptr {new()}")
        f.split(f.value(f"icmp ne ptr {made}, null"), "no")
        with Each(f, name[0], "%count", children, CHILD) as child:
            node = child.get("node")
            x = f.value(f"call ptr @built(ptr %record, ptr {node}, ptr %leaves)")
            f.split(f.value(f"icmp ne ptr {x}, null"), f"{name}.fail")
            put(made, child, x)
        finish(made)
        f.label(f"{name}.fail")
        f.say(f"call void @Py_DecRef(ptr {made})")
        f.say("ret ptr null")

    def steal(function: str) -> Callable[[str, Each, str], None]:
        return lambda made, child, x: f.say(
            f"call i32 @{function}(ptr {made}, i64 {child.index}, ptr {x})"
        )

    def item(made: str, child: Each, x: str) -> None:
        f.say(f"%set = call i32 @PyDict_SetItem(ptr {made}, ptr {child.get('key')}, ptr {x})")
        f.say(f"call void @Py_DecRef(ptr {x})")
        f.need("%set", "0", "dict.fail", "i32")

    def copied() -> str:
        """A copy of the dictionary behind the children: one that need not grow."""
        return f"@PyDict_Copy(ptr {_behind(f, children)})"

    def called(arguments: str) -> None:
        """What the callable behind the children makes of them."""
        whole = f.value(
            f"call ptr @PyObject_CallObject(ptr {_behind(f, children)}, ptr {arguments})"
        )
        f.say(f"call void @Py_DecRef(ptr {arguments})")
        give(whole)

    def empty() -> str:
        return "@PyTuple_New(i64 %count)"

    inside("tuple", empty, steal("PyTuple_SetItem"))
    inside("made", empty, steal("PyTuple_SetItem"), called)
    inside("list", lambda: "@PyList_New(i64 %count)", steal("PyList_SetItem"))
    inside("dict", copied, item)
    f.label("no")
    f.say("ret ptr null")
    return f.text()


def wrapped() -> str:
    """An array of ours on fresh memory, which is given back where that fails, or a block taken."""
    f = Text("internal ptr @wrapped(ptr %record, ptr %out, ptr %memory, ptr %pins)")
    kind = f.read("%out", 8 * OUT.index("kind"))
    taken = f.read("%out", 8 * OUT.index("taken"), "i64")

    def keep(holder: str, offset: str, x: str) -> None:
        f.say(f"call void @Py_IncRef(ptr {x})")
        f.write(holder, offset, x)

    f.say("%cell = alloca ptr")
    fresh = f.value(f"icmp slt i64 {taken}, 0")
    f.say(f"br i1 {fresh}, label %fresh, label %taken")
    f.label("taken")
    pin = f.value(f"load ptr, ptr {f.at('%pins', f.value(f'shl i64 {taken}, 3'))}")
    f.say(f"call void @Py_IncRef(ptr {pin})")
    f.say(f"store ptr {pin}, ptr %cell")
    f.say("br label %owned")
    f.label("fresh")
    new = f.value(f"call ptr @PyType_GenericAlloc(ptr {f.header('block_type')}, i64 0)")
    f.split(f.value(f"icmp ne ptr {new}, null"), "fail0")
    f.write(new, BLOCK_ADDRESS, "%memory")
    f.write(new, BLOCK_BYTES, f.read("%out", 8 * OUT.index("nbytes"), "i64"), "i64")
    f.write(new, BLOCK_KIND, kind)
    f.say(f"store ptr {new}, ptr %cell")
    f.say("br label %owned")
    f.label("owned")
    block = f.value("load ptr, ptr %cell")
    array = f.value(f"call ptr @PyType_GenericAlloc(ptr {f.header('array_type')}, i64 0)")
    f.split(f.value(f"icmp ne ptr {array}, null"), "fail1")
    keep(array, f.header("array_kind", "i64"), f.read("%out", 0))
    keep(array, f.header("array_sharding", "i64"), f.read("%out", 8 * OUT.index("sharding")))
    f.write(array, f.header("array_memory", "i64"), block)
    f.say(f"ret ptr {array}")
    f.label("fail0")
    f.say(f"call void @mg_give(ptr {kind}, ptr %memory)")
    f.say("ret ptr null")
    f.label("fail1")
    f.say(f"call void @Py_DecRef(ptr {block})")
    f.say("ret ptr null")
    return f.text()


def block_slots() -> str:
    """The slots of the type of blocks, and a function that makes one."""
    dealloc = Text("void @mg_block_dealloc(ptr %self)")
    type_ = dealloc.read("%self", TYPE)
    memory, kind = dealloc.read("%self", BLOCK_ADDRESS), dealloc.read("%self", BLOCK_KIND)
    dealloc.split(dealloc.value(f"icmp ne ptr {kind}, null"), "free")
    dealloc.say(f"call void @mg_give(ptr {kind}, ptr {memory})")
    dealloc.say("br label %free")
    dealloc.label("free")
    dealloc.say("call void @PyObject_Free(ptr %self)")
    dealloc.say(f"call void @Py_DecRef(ptr {type_})")
    dealloc.say("ret void")

    view = Text("i32 @mg_block_view(ptr %self, ptr %view, i32 %flags)")
    memory = view.read("%self", BLOCK_ADDRESS)
    nbytes = view.read("%self", BLOCK_BYTES, "i64")
    done = view.value(
        f"call i32 @PyBuffer_FillInfo(ptr %view, ptr %self, ptr {memory}, i64 {nbytes}, i32 0, "
        "i32 %flags)"
    )
    view.say(f"ret i32 {done}")

    new = Text("ptr @mg_block_new(ptr %type, ptr %kind, i64 %nbytes)")
    memory = new.value("call ptr @mg_take(ptr %kind)")
    new.split(new.value(f"icmp ne ptr {memory}, null"), "full")
    block = new.value("call ptr @PyType_GenericAlloc(ptr %type, i64 0)")
    new.split(new.value(f"icmp ne ptr {block}, null"), "fail")
    new.write(block, BLOCK_ADDRESS, memory)
    new.write(block, BLOCK_BYTES, "%nbytes", "i64")
    new.write(block, BLOCK_KIND, "%kind")
    new.say(f"ret ptr {block}")
    new.label("fail")
    new.say(f"call void @mg_give(ptr %kind, ptr {memory})")
    new.say("ret ptr null")
    new.label("full")
    new.say("%m = call ptr @PyErr_NoMemory()")
    new.say("ret ptr null")
    return dealloc.text() + view.text() + new.text()
