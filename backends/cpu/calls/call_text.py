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
declare ptr @PyObject_CallObject(ptr, ptr)
declare ptr @PyDict_GetItemWithError(ptr, ptr)
declare ptr @PyTuple_New(i64)
declare i32 @PyTuple_SetItem(ptr, i64, ptr)
declare ptr @PyList_New(i64)
declare ptr @PyList_GetItem(ptr, i64)
declare i32 @PyList_SetItem(ptr, i64, ptr)
declare ptr @PyDict_Copy(ptr)
declare i32 @PyDict_Next(ptr, ptr, ptr, ptr)
declare i64 @PyDict_Size(ptr)
declare i32 @PyDict_SetItem(ptr, ptr, ptr)
declare double @PyFloat_AsDouble(ptr)
declare i64 @PyLong_AsLongLongAndOverflow(ptr, ptr)
declare void @Py_IncRef(ptr)
declare void @Py_DecRef(ptr)
declare void @PyObject_Free(ptr)
declare i32 @PyGC_Disable()
declare i32 @PyGC_Enable()
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


class _Call:
    """The function that does a whole call; its parts in order, each one method."""

    def __init__(self) -> None:
        self.f = Text("ptr @mg_call(ptr %self, ptr %args)")
        f = self.f
        f.say("%record = getelementptr i8, ptr %self, i64 32")
        self.counts = {x: f.header(x, "i64") for x in ("guards", "args", "outs", "words")}
        self.guards = f.at("%record", 8 * len(HEADER))
        self.args = self._after(self.guards, "guards", len(GUARD))
        self.outs = self._after(self.args, "args", len(ARG))
        self.template = self._after(self.outs, "outs", len(OUT))

    def text(self) -> str:
        self.check()
        self.take_arguments()
        self.check_donated()
        self.place_results()
        self.run()
        self.copy_results()
        self.wrap_results()
        self.delete_donated()
        self.finish()
        self.fail()
        return self.f.text()

    def _after(self, base: str, what: str, words: int) -> str:
        """The address behind so many rows of words."""
        return self.f.at(base, self.f.value(f"mul i64 {self.counts[what]}, {8 * words}"))

    def place(self, base: str, index: str) -> str:
        """The address of a word."""
        return self.f.at(base, self.f.value(f"shl i64 {index}, 3"))

    def check(self) -> None:
        """Memory of the call; guards and the arguments' tree are as expected."""
        f, counts = self.f, self.counts
        f.say(f"%table = alloca i64, i64 {counts['words']}, align 16")
        f.say(f"%leaves = alloca ptr, i64 {counts['args']}")
        f.say(f"%pins = alloca ptr, i64 {counts['args']}")
        f.say(f"%cells = alloca i64, i64 {counts['args']}")
        f.say(f"%memory = alloca ptr, i64 {counts['outs']}")
        f.say(f"%same = call i1 @guarded(ptr %record, ptr {self.guards}, i64 {counts['guards']})")
        f.split("%same", "miss")
        given = f.header("given")
        f.say(f"%fits = call i1 @collected(ptr %record, ptr {given}, ptr %args, ptr %leaves)")
        f.split("%fits", "other")

    def take_arguments(self) -> None:
        """Every argument is of its type; its address goes into the table."""
        f, counts = self.f, self.counts
        bytes_ = f.value(f"shl i64 {counts['words']}, 3")
        copied = f"ptr %table, ptr {self.template}, i64 {bytes_}, i1 false"
        f.say(f"call void @llvm.memcpy.p0.p0.i64({copied})")
        with Each(f, "a", counts["args"], self.args, ARG) as arg:
            x = f.value(f"load ptr, ptr {self.place('%leaves', arg.index)}")
            pin = self.place("%pins", arg.index)
            cell = self.place("%cells", arg.index)
            data = f.value(
                f"call ptr @argument(ptr %record, ptr {arg.base}, ptr {x}, ptr {pin}, ptr {cell})"
            )
            f.split(f.value(f"icmp ne ptr {data}, null"), "miss")
            f.say(f"store ptr {data}, ptr {self.place('%table', arg.get('slot', 'i64'))}")

    def check_donated(self) -> None:
        """Nobody else sees the memory that results take over."""
        f, count = self.f, self.counts["args"]
        with Each(f, "t", count, self.args, ARG) as arg:
            f.split(f.value(f"icmp ne i64 {arg.get('taken', 'i64')}, 0"), "t.next")
            x = f.value(f"load ptr, ptr {self.place('%leaves', arg.index)}")
            f.split(
                f.value(
                    f"call i1 @alone(ptr %record, ptr {x}, ptr %pins, i64 {count}, i64 {arg.index})"
                ),
                "miss",
            )

    def place_results(self) -> None:
        """A block for every result: an argument's, or a fresh one."""
        f = self.f
        with Each(f, "o", self.counts["outs"], self.outs, OUT) as out:
            taken = out.get("taken", "i64")
            fresh = f.value(f"icmp slt i64 {taken}, 0")
            f.say(f"br i1 {fresh}, label %fresh, label %taken")
            f.label("taken")
            pin = f.value(f"load ptr, ptr {self.place('%pins', taken)}")
            old = f.read(pin, BLOCK_ADDRESS)
            f.say(f"store ptr {old}, ptr {self.place('%memory', out.index)}")
            f.say(f"store ptr {old}, ptr {self.place('%table', out.get('slot', 'i64'))}")
            f.say("br label %o.next")
            f.label("fresh")
            block = f.value(f"call ptr @mg_take(ptr {out.get('kind')})")
            f.split(f.value(f"icmp ne ptr {block}, null"), "empty")
            f.say(f"store ptr {block}, ptr {self.place('%memory', out.index)}")
            slot = out.get("slot", "i64")
            f.split(f.value(f"icmp sge i64 {slot}, 0"), "o.next")
            f.say(f"store ptr {block}, ptr {self.place('%table', slot)}")

    def run(self) -> None:
        """The program, with an arena if it wants one."""
        f, counts = self.f, self.counts
        arena = f.header("arena")
        last = self.place("%table", f.value(f"sub i64 {counts['words']}, 1"))
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

    def copy_results(self) -> None:
        """Results that lie in constants, arguments or other results are copied out."""
        f = self.f
        with Each(f, "c", self.counts["outs"], self.outs, OUT) as out:
            f.split(f.value(f"icmp slt i64 {out.get('slot', 'i64')}, 0"), "c.next")
            source = f.value(f"load ptr, ptr {self.place('%table', out.get('copied', 'i64'))}")
            target = f.value(f"load ptr, ptr {self.place('%memory', out.index)}")
            copied = f"ptr {target}, ptr {source}, i64 {out.get('nbytes', 'i64')}, i1 false"
            f.say(f"call void @llvm.memcpy.p0.p0.i64({copied})")

    def wrap_results(self) -> None:
        """The call counts; every block becomes an array.

        Nothing is collected meanwhile: hundreds of objects would have all young ones looked at in
        each call, though those of the call before are about to go.
        """
        f = self.f
        f.say("%collects = call i32 @PyGC_Disable()")
        hits = f.value(f"add i64 {f.header('hits', 'i64')}, 1")
        f.write("%record", 8 * HEADER.index("hits"), hits, "i64")
        with Each(f, "r", self.counts["outs"], self.outs, OUT) as out:
            cell = self.place("%memory", out.index)
            block = f.value(f"load ptr, ptr {cell}")
            taken = f"ptr %record, ptr {out.base}, ptr {block}, ptr %pins"
            made = f.value(f"call ptr @wrapped({taken})")
            f.split(f.value(f"icmp ne ptr {made}, null"), "broken")
            f.say(f"store ptr {made}, ptr {cell}")

    def delete_donated(self) -> None:
        """The arrays whose memory was taken hold none any more."""
        f = self.f
        with Each(f, "e", self.counts["args"], self.args, ARG) as arg:
            f.split(f.value(f"icmp ne i64 {arg.get('taken', 'i64')}, 0"), "e.next")
            x = f.value(f"load ptr, ptr {self.place('%leaves', arg.index)}")
            none = f.header("none")
            for slot in ("array_memory", "array_buffers"):
                where = f.header(slot, "i64")
                before = f.read(x, where)
                f.say(f"call void @Py_IncRef(ptr {none})")
                f.write(x, where, none)
                f.say(f"call void @Py_DecRef(ptr {before})")  # nothing, where it is null

    def finish(self) -> None:
        """The tree of the results."""
        f = self.f
        whole = f.value(f"call ptr @built(ptr %record, ptr {f.header('made')}, ptr %memory)")
        f.say(f"call void @drop(ptr %memory, i64 {self.counts['outs']})")
        self.collect_again("whole")
        f.say(f"ret ptr {whole}")

    def collect_again(self, name: str) -> None:
        """What was switched off in `wrap_results`, if it was on."""
        f = self.f
        f.split(f.value("icmp ne i32 %collects, 0"), name)
        f.say("call i32 @PyGC_Enable()")
        f.say(f"br label %{name}")
        f.label(name)

    def fail(self) -> None:
        """Where there was no memory, which the portable way says, and where the call is not of this
        kind.
        """
        f, outs, count = self.f, self.outs, self.counts["outs"]
        f.label("broken")
        rest = f.value("add i64 %r, 1")
        f.say(f"call void @give_back(ptr {outs}, ptr %memory, i64 {rest}, i64 {count})")
        f.say("call void @drop(ptr %memory, i64 %r)")
        self.collect_again("failed")
        f.say("ret ptr null")
        for label, end in (("full", count), ("empty", "%o")):
            f.label(label)
            f.say(f"call void @give_back(ptr {outs}, ptr %memory, i64 0, i64 {end})")
            f.say("br label %miss")
        f.label("other")
        f.say("call void @PyErr_Clear()")
        f.say("br label %miss")
        f.label("miss")
        miss = f.header("miss")
        f.say(f"call void @Py_IncRef(ptr {miss})")
        f.say(f"ret ptr {miss}")


def _whole() -> str:
    return _Call().text()


def _text(machine: Machine) -> str:
    parts = (_guarded, collected, built, argument_text, wrapped, _run, _give_back, _dropped, _whole,
             block_slots)  # fmt: skip
    head = f'target triple = "{machine.triple}"\n'
    return head + _FUNCTIONS + "".join(part() for part in parts)


assert HEAP  # whose functions these call
CALL = provide(
    Piece("call", ("mg_call", "mg_block_dealloc", "mg_block_view", "mg_block_new"), _text)
)
