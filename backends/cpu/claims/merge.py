"""Stable merge sort of one row by any comparator, as library code.

``ptr mg_merge_sort(ptr places, ptr other, i64 n, ptr less, ptr row)`` fills one of two arrays of n
places (i32) with the order of a row and returns it; ``less(row, i, j)`` says whether element i
comes before element j. A comparator that contradicts itself gives some order of all elements.
"""

from __future__ import annotations

from monograph.backends.cpu.emission.emit import Code, Machine, Module
from monograph.backends.cpu.emission.offsets import extreme
from monograph.backends.cpu.objects.shared import Piece, provide

MERGE = "mg_merge_sort"
_RUN = 8  # elements that are sorted by insertion first


def merge_text(machine: Machine) -> str:
    """The module."""
    module = Module(machine)
    runs, merge = _runs(module), _merge(module)
    code = Code(module, ["%a", "%b", "%n", "%less", "%row"])
    code.do(f"call void @{runs}(ptr %a, i64 %n, ptr %less, ptr %row)")
    first = [("i64", str(_RUN)), ("ptr", "%a"), ("ptr", "%b")]
    with code.while_loop(first) as level:
        width, source, target = level.values
        level.test(code.fresh_op(f"icmp ult i64 {width}, %n"))
        twice = code.fresh_op(f"shl i64 {width}, 1")
        with code.while_loop([("i64", "0")]) as part:
            (low,) = part.values
            part.test(code.fresh_op(f"icmp ult i64 {low}, %n"))
            middle = _least(code, code.fresh_op(f"add i64 {low}, {width}"))
            high = _least(code, code.fresh_op(f"add i64 {low}, {twice}"))
            span = f"i64 {low}, i64 {middle}, i64 {high}"
            code.do(f"call void @{merge}(ptr {source}, ptr {target}, {span}, ptr %less, ptr %row)")
            part.carry([high])
        level.carry([twice, target, source])
    code.do(f"ret ptr {level.values[1]}")
    head = f"define ptr @{MERGE}(ptr %a, ptr %b, i64 %n, ptr %less, ptr %row) #0"
    module.helper(MERGE, lambda: f"{head} {{\n{code.body()}}}\n")
    return module.text()


def _least(code: Code, x: str) -> str:
    return extreme(code, "umin", x, "%n")


def _place(code: Code, base: str, at: str) -> str:
    """The place that stands at `at`, as an i64."""
    address = code.fresh_op(f"getelementptr i32, ptr {base}, i64 {at}")
    return code.fresh_op(f"zext i32 {code.fresh_op(f'load i32, ptr {address}')} to i64")


def _put(code: Code, base: str, at: str, place: str) -> None:
    address = code.fresh_op(f"getelementptr i32, ptr {base}, i64 {at}")
    code.do(f"store i32 {code.fresh_op(f'trunc i64 {place} to i32')}, ptr {address}")


def _less(code: Code, i: str, j: str) -> str:
    return code.fresh_op(f"call i1 %less(ptr %row, i64 {i}, i64 {j})")


def _runs(module: Module) -> str:
    """Short runs, each sorted by insertion."""
    code = Code(module, ["%a", "%n", "%less", "%row"])
    with code.span("0", "%n", 1) as element:
        low = code.fresh_op(f"and i64 {element.var}, {-_RUN}")
        with code.while_loop([("i64", element.var)]) as back:
            (at,) = back.values
            some = code.fresh_op(f"icmp ugt i64 {at}, {low}")
            before = code.fresh_op(f"add i64 {at}, -1")
            safe = code.fresh_op(f"select i1 {some}, i64 {before}, i64 0")
            other = _place(code, "%a", safe)
            chosen = code.fresh_op(f"select i1 {some}, i64 {other}, i64 {element.var}")
            above = _less(code, element.var, chosen)
            back.test(code.fresh_op(f"and i1 {some}, {above}"))
            _put(code, "%a", at, other)
            back.carry([before])
        _put(code, "%a", back.values[0], element.var)
    code.do("ret void")
    head = "internal void @{name}(ptr %a, i64 %n, ptr %less, ptr %row)"
    return module.add("runs", head, code.body())


def _merge(module: Module) -> str:
    """Two sorted runs as one; the left one's elements come first among equals."""
    code = Code(module, ["%a", "%b", "%low", "%middle", "%high", "%less", "%row"])
    last = code.fresh_op("add i64 %high, -1")
    with code.while_loop([("i64", "%low"), ("i64", "%low"), ("i64", "%middle")]) as step:
        at, left, right = step.values
        step.test(code.fresh_op(f"icmp ult i64 {at}, %high"))
        x = _place(code, "%a", extreme(code, "umin", left, last))
        y = _place(code, "%a", extreme(code, "umin", right, last))
        no_left = code.fresh_op(f"icmp uge i64 {left}, %middle")
        some_right = code.fresh_op(f"icmp ult i64 {right}, %high")
        smaller = code.fresh_op(f"and i1 {some_right}, {_less(code, y, x)}")
        take = code.fresh_op(f"or i1 {no_left}, {smaller}")
        _put(code, "%b", at, code.fresh_op(f"select i1 {take}, i64 {y}, i64 {x}"))
        one = code.fresh_op(f"zext i1 {take} to i64")
        moved = code.fresh_op(f"add i64 {right}, {one}")
        other = code.fresh_op(f"sub i64 1, {one}")
        step.carry(
            [
                code.fresh_op(f"add i64 {at}, 1"),
                code.fresh_op(f"add i64 {left}, {other}"),
                moved,
            ]
        )
    code.do("ret void")
    params = "ptr %a, ptr %b, i64 %low, i64 %middle, i64 %high, ptr %less, ptr %row"
    return module.add("merge", "internal void @{name}(" + params + ")", code.body())


provide(Piece("merge sort", (MERGE,), merge_text))
