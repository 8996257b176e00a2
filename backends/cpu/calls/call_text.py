"""The native call path as LLVM assembly: from a tuple of arrays to arrays, with no Python between.

``mg_call(self, args)`` is the body of a builtin whose `self` is a `bytes` object with a record
(`monograph.backends.cpu.calls.direct` lays it out): what the arguments must be, what code runs,
what the results are. It checks everything before it changes anything, and answers `NotImplemented`
where a check fails. ``mg_block_*`` are the slots of the type that owns the memory of one array.
Objects are made, and references counted, through the interpreter's own functions; words of objects
are read at the offsets that the record names.
"""

from __future__ import annotations

from monograph.backends.cpu.calls.argument_text import argument_text
from monograph.backends.cpu.calls.heap import HEAP
from monograph.backends.cpu.calls.object_text import block_slots, built, collected, wrapped
from monograph.backends.cpu.calls.record import (
    ARG,
    BLOCK_ADDRESS,
    GUARD,
    HEADER,
    OUT,
    Each,
    Text,
)
from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.shared import Piece, provide

_FUNCTIONS = """
declare ptr @mg_take(ptr)
declare void @mg_give(ptr, ptr)
declare ptr @PyType_GenericAlloc(ptr, i64)
declare ptr @PyObject_GetAttr(ptr, ptr)
declare ptr @PyDict_GetItemWithError(ptr, ptr)
declare ptr @PyTuple_New(i64)
declare i32 @PyTuple_SetItem(ptr, i64, ptr)
declare ptr @PyList_New(i64)
declare ptr @PyList_GetItem(ptr, i64)
declare i32 @PyList_SetItem(ptr, i64, ptr)
declare ptr @PyDict_New()
declare i64 @PyDict_Size(ptr)
declare i32 @PyDict_SetItem(ptr, ptr, ptr)
declare double @PyFloat_AsDouble(ptr)
declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr)
declare void @Py_IncRef(ptr)
declare void @Py_DecRef(ptr)
declare void @PyObject_Free(ptr)
declare void @PyErr_Clear()
declare ptr @PyErr_NoMemory()
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare i32 @PyBuffer_FillInfo(ptr, ptr, ptr, i64, i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def _guarded() -> str:
    """Whether every guard holds: an attribute, or an item of a dictionary, is a certain object."""
    f = Text("internal i1 @guarded(ptr %record, ptr %first, i64 %count)")
    with Each(f, "g", "%count", "%first", GUARD) as guard:
        holder, name, value = (guard.get(x) for x in GUARD[:3])
        flag = f.value(f"icmp ne i64 {guard.get('dictionary', 'i64')}, 0")
        f.say(f"br i1 {flag}, label %item, label %attribute")
        f.label("item")
        found = f.value(f"call ptr @PyDict_GetItemWithError(ptr {holder}, ptr {name})")
        same = f.value(f"icmp eq ptr {found}, {value}")
        f.say(f"br i1 {same}, label %g.next, label %no")
        f.label("attribute")
        got = f.value(f"call ptr @PyObject_GetAttr(ptr {holder}, ptr {name})")
        there = f.value(f"icmp ne ptr {got}, null")
        f.split(there, "no")
        f.say(f"call void @Py_DecRef(ptr {got})")
        f.need(got, value, "no")
    f.say("ret i1 true")
    f.label("no")
    f.say("call void @PyErr_Clear()")
    f.say("ret i1 false")
    return f.text()


def _run() -> str:
    """The program itself; where it takes long, other Python threads run meanwhile."""
    f = Text("internal void @run(ptr %record, ptr %table, ptr %pins, i64 %count)")
    entry = f.header("entry")
    f.split(f.value(f"icmp ne ptr {entry}, null"), "done")
    long = f.value(f"icmp ne i64 {f.header('long', 'i64')}, 0")
    f.say(f"br i1 {long}, label %slow, label %quick")
    f.label("quick")
    f.say(f"call void {entry}(ptr %table)")
    f.say("ret void")
    f.label("slow")
    with Each(f, "k", "%count", "%pins", ("pin",)) as pins:
        f.say(f"call void @Py_IncRef(ptr {pins.get('pin')})")
    thread = f.value("call ptr @PyEval_SaveThread()")
    f.say(f"call void {entry}(ptr %table)")
    f.say(f"call void @PyEval_RestoreThread(ptr {thread})")
    with Each(f, "l", "%count", "%pins", ("pin",)) as pins:
        f.say(f"call void @Py_DecRef(ptr {pins.get('pin')})")
    f.say("br label %done")
    f.label("done")
    f.say("ret void")
    return f.text()


def _give_back() -> str:
    """Results from number `first` on go back to the pool."""
    f = Text("internal void @give_back(ptr %outs, ptr %memory, i64 %first, i64 %end)")
    with Each(f, "i", "%end", "%outs", OUT) as out:
        late = f.value(f"icmp uge i64 {out.index}, %first")
        f.split(late, "i.next")
        f.split(f.value(f"icmp slt i64 {out.get('taken', 'i64')}, 0"), "i.next")
        block = f.value(f"load ptr, ptr {f.at('%memory', f.value('shl i64 %i, 3'))}")
        f.say(f"call void @mg_give(ptr {out.get('kind')}, ptr {block})")
    f.say("ret void")
    return f.text()


def _dropped() -> str:
    """The first arrays of some go."""
    f = Text("internal void @drop(ptr %arrays, i64 %count)")
    with Each(f, "i", "%count", "%arrays", ("array",)) as array:
        f.say(f"call void @Py_DecRef(ptr {array.get('array')})")
    f.say("ret void")
    return f.text()


def _call() -> str:
    f = Text("ptr @mg_call(ptr %self, ptr %args)")
    f.say("%record = getelementptr i8, ptr %self, i64 32")
    counts = {x: f.header(x, "i64") for x in ("guards", "args", "outs", "words")}
    guards = f.at("%record", 8 * len(HEADER))
    args = f.at(guards, f.value(f"mul i64 {counts['guards']}, {8 * len(GUARD)}"))
    outs = f.at(args, f.value(f"mul i64 {counts['args']}, {8 * len(ARG)}"))
    template = f.at(outs, f.value(f"mul i64 {counts['outs']}, {8 * len(OUT)}"))
    f.say(f"%table = alloca i64, i64 {counts['words']}, align 16")
    f.say(f"%leaves = alloca ptr, i64 {counts['args']}")
    f.say(f"%pins = alloca ptr, i64 {counts['args']}")
    f.say(f"%cells = alloca i64, i64 {counts['args']}")
    f.say(f"%memory = alloca ptr, i64 {counts['outs']}")
    f.say(f"%same = call i1 @guarded(ptr %record, ptr {guards}, i64 {counts['guards']})")
    f.split("%same", "miss")
    given = f.header("given")
    f.say(f"%fits = call i1 @collected(ptr %record, ptr {given}, ptr %args, ptr %leaves)")
    f.split("%fits", "other")
    bytes_ = f.value(f"shl i64 {counts['words']}, 3")
    f.say(f"call void @llvm.memcpy.p0.p0.i64(ptr %table, ptr {template}, i64 {bytes_}, i1 false)")

    def place(base: str, index: str) -> str:
        return f.at(base, f.value(f"shl i64 {index}, 3"))

    with Each(f, "a", counts["args"], args, ARG) as arg:
        x = f.value(f"load ptr, ptr {place('%leaves', arg.index)}")
        pin = place("%pins", arg.index)
        cell = place("%cells", arg.index)
        data = f.value(
            f"call ptr @argument(ptr %record, ptr {arg.base}, ptr {x}, ptr {pin}, ptr {cell})"
        )
        f.split(f.value(f"icmp ne ptr {data}, null"), "miss")
        f.say(f"store ptr {data}, ptr {place('%table', arg.get('slot', 'i64'))}")
    with Each(f, "t", counts["args"], args, ARG) as arg:
        f.split(f.value(f"icmp ne i64 {arg.get('taken', 'i64')}, 0"), "t.next")
        x = f.value(f"load ptr, ptr {place('%leaves', arg.index)}")
        f.split(
            f.value(
                f"call i1 @alone(ptr %record, ptr {x}, ptr %pins, i64 {counts['args']}, "
                f"i64 {arg.index})"
            ),
            "miss",
        )
    with Each(f, "o", counts["outs"], outs, OUT) as out:
        taken = out.get("taken", "i64")
        fresh = f.value(f"icmp slt i64 {taken}, 0")
        f.say(f"br i1 {fresh}, label %fresh, label %taken")
        f.label("taken")
        pin = f.value(f"load ptr, ptr {place('%pins', taken)}")
        owner = f.read(pin, f.header("pooled_block", "i64"))
        old = f.read(owner, BLOCK_ADDRESS)
        f.say(f"store ptr {old}, ptr {place('%memory', out.index)}")
        f.say(f"store ptr {old}, ptr {place('%table', out.get('slot', 'i64'))}")
        f.say("br label %o.next")
        f.label("fresh")
        block = f.value(f"call ptr @mg_take(ptr {out.get('kind')})")
        f.split(f.value(f"icmp ne ptr {block}, null"), "empty")
        f.say(f"store ptr {block}, ptr {place('%memory', out.index)}")
        slot = out.get("slot", "i64")
        f.split(f.value(f"icmp sge i64 {slot}, 0"), "o.next")
        f.say(f"store ptr {block}, ptr {place('%table', slot)}")
    arena = f.header("arena")
    last = place("%table", f.value(f"sub i64 {counts['words']}, 1"))
    wanted = f.value(f"icmp ne ptr {arena}, null")
    f.say(f"br i1 {wanted}, label %scratch, label %ready")
    f.label("scratch")
    f.say(f"%arena = call ptr @mg_take(ptr {arena})")
    f.split(f.value("icmp ne ptr %arena, null"), "full")
    f.say(f"store ptr %arena, ptr {last}")
    f.say("br label %ready")
    f.label("ready")
    f.say(f"call void @run(ptr %record, ptr %table, ptr %pins, i64 {counts['args']})")
    f.say(f"br i1 {wanted}, label %clean, label %copies")
    f.label("clean")
    f.say(f"%used = load ptr, ptr {last}")
    f.say(f"call void @mg_give(ptr {arena}, ptr %used)")
    f.say("br label %copies")
    f.label("copies")
    with Each(f, "c", counts["outs"], outs, OUT) as out:
        f.split(f.value(f"icmp slt i64 {out.get('slot', 'i64')}, 0"), "c.next")
        source = f.value(f"load ptr, ptr {place('%table', out.get('copied', 'i64'))}")
        target = f.value(f"load ptr, ptr {place('%memory', out.index)}")
        nbytes = out.get("nbytes", "i64")
        f.say(
            f"call void @llvm.memcpy.p0.p0.i64(ptr {target}, ptr {source}, i64 {nbytes}, i1 false)"
        )
    hits = f.value(f"add i64 {f.header('hits', 'i64')}, 1")
    f.write("%record", 8 * HEADER.index("hits"), hits, "i64")
    with Each(f, "r", counts["outs"], outs, OUT) as out:
        cell = place("%memory", out.index)
        block = f.value(f"load ptr, ptr {cell}")
        made = f.value(f"call ptr @wrapped(ptr %record, ptr {out.base}, ptr {block}, ptr %pins)")
        f.split(f.value(f"icmp ne ptr {made}, null"), "broken")
        f.say(f"store ptr {made}, ptr {cell}")
    with Each(f, "e", counts["args"], args, ARG) as arg:  # the arrays whose memory was taken
        f.split(f.value(f"icmp ne i64 {arg.get('taken', 'i64')}, 0"), "e.next")
        x = f.value(f"load ptr, ptr {place('%leaves', arg.index)}")
        where = f.header("array_buffers", "i64")
        before, none = f.read(x, where), f.header("none")
        f.say(f"call void @Py_IncRef(ptr {none})")
        f.write(x, where, none)
        f.say(f"call void @Py_DecRef(ptr {before})")
    whole = f.value(f"call ptr @built(ptr %record, ptr {f.header('made')}, ptr %memory)")
    f.say(f"call void @drop(ptr %memory, i64 {counts['outs']})")
    f.say(f"ret ptr {whole}")
    f.label("broken")
    rest = f.value("add i64 %r, 1")
    f.say(f"call void @give_back(ptr {outs}, ptr %memory, i64 {rest}, i64 {counts['outs']})")
    f.say("call void @drop(ptr %memory, i64 %r)")
    f.say("ret ptr null")
    f.label("full")
    f.say(f"call void @give_back(ptr {outs}, ptr %memory, i64 0, i64 {counts['outs']})")
    f.say("%m = call ptr @PyErr_NoMemory()")
    f.say("ret ptr null")
    f.label("empty")
    f.say(f"call void @give_back(ptr {outs}, ptr %memory, i64 0, i64 %o)")
    f.say("%n = call ptr @PyErr_NoMemory()")
    f.say("ret ptr null")
    f.label("other")
    f.say("call void @PyErr_Clear()")
    f.say("br label %miss")
    f.label("miss")
    miss = f.header("miss")
    f.say(f"call void @Py_IncRef(ptr {miss})")
    f.say(f"ret ptr {miss}")
    return f.text()


def _text(machine: Machine) -> str:
    parts = (_guarded, collected, built, argument_text, wrapped, _run, _give_back, _dropped, _call,
             block_slots)  # fmt: skip
    head = f'target triple = "{machine.triple}"\n'
    return head + _FUNCTIONS + "".join(part() for part in parts)


assert HEAP  # whose functions these call
CALL = provide(
    Piece("call", ("mg_call", "mg_block_dealloc", "mg_block_view", "mg_block_new"), _text)
)
