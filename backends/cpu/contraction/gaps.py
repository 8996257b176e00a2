"""Terms that are zero times something finite: `gaps_text`, functions that say whether some are.

``mg_idle_T(ptr a, i64 a_row, i64 rows, ptr b, i64 panel, i64 panels, ptr c, i64 c_row, i64 columns,
i1 fresh)`` says whether `CHUNK` terms make no difference, not to one bit, to the sums in ``c``: all
of A there is zero, all of B (in panels) is finite, and no sum so far is -0, to which adding zero
would make a difference; `fresh` if there are no sums so far. ``mg_settled_T(ptr c, i64 c_row, i64
rows, i64 columns)`` asks only the last of these. Strides are in bytes. Called by the driver.
"""

from __future__ import annotations

from monograph.backends.cpu.contraction.unit import Unit
from monograph.backends.cpu.emission.emit import literal, vector

CHUNK = 64  # terms that are left out together


def gaps_text(unit: Unit) -> dict[str, str]:
    """The functions by name."""
    sign = 1 << (unit.dtype.bits - 1)
    exponent = (0xFF << 23) if unit.dtype.bits == 32 else (0x7FF << 52)
    i, n = f"i{unit.dtype.bits}", unit.lanes
    tests = {
        "zero": ("shl {t} %x, {one}", "icmp ne {t} %y, {none}", 1, 0),
        "finite": ("and {t} %x, {one}", "icmp eq {t} %y, {none}", exponent, exponent),
        "settled": ("xor {t} %x, {one}", "icmp eq {t} %y, {none}", sign, 0),
    }
    out = {}
    for name, (change, wrong, by, bad) in tests.items():
        each = [
            [
                text.format(t=vector(i, lanes), one=literal(by, i, lanes),
                            none=literal(bad, i, lanes))
                for text in (change, wrong)
            ]
            for lanes in (n, 1)
        ]  # fmt: skip
        out[unit.asked(name)] = _all(unit, name, *each)
    out[unit.asked("idle")] = _idle(unit)
    return out


def _all(unit: Unit, name: str, whole: list[str], single: list[str]) -> str:
    """Whether all elements of some lines are well: instructions that say of one what is wrong."""
    i, n, size = f"i{unit.dtype.bits}", unit.lanes, unit.size
    t = vector(i, n)
    change, wrong = whole
    change1, wrong1 = (x.replace("%x", "%x1").replace("%y", "%y1") for x in single)
    return f"""define i1 @{unit.asked(name)}(ptr %at, i64 %stride, i64 %lines, i64 %count) #0 {{
entry:
  %whole = and i64 %count, {-n}
  %vectors = icmp ne i64 %whole, 0
  %rests = icmp ult i64 %whole, %count
  br label %line
line:
  %l = phi i64 [ 0, %entry ], [ %l1, %next ]
  %down = mul i64 %l, %stride
  %p = getelementptr i8, ptr %at, i64 %down
  br i1 %vectors, label %vector, label %rest
vector:
  %i = phi i64 [ 0, %line ], [ %i1, %vector ]
  %bad = phi {t} [ zeroinitializer, %line ], [ %bad1, %vector ]
  %q = getelementptr {i}, ptr %p, i64 %i
  %x = load {t}, ptr %q, align {size}
  %y = {change}
  %z = {wrong}
  %w = sext <{n} x i1> %z to {t}
  %bad1 = or {t} %bad, %w
  %i1 = add i64 %i, {n}
  %more = icmp ult i64 %i1, %whole
  br i1 %more, label %vector, label %seen
seen:
  %some = icmp ne {t} %bad1, zeroinitializer
  %bits = bitcast <{n} x i1> %some to i{n}
  %found = icmp ne i{n} %bits, 0
  br i1 %found, label %no, label %rest
rest:
  br i1 %rests, label %single, label %next
single:
  %k = phi i64 [ %whole, %rest ], [ %k1, %well ]
  %q1 = getelementptr {i}, ptr %p, i64 %k
  %x1 = load {i}, ptr %q1, align {size}
  %y1 = {change1}
  %z1 = {wrong1}
  br i1 %z1, label %no, label %well
well:
  %k1 = add i64 %k, 1
  %on = icmp ult i64 %k1, %count
  br i1 %on, label %single, label %next
next:
  %l1 = add i64 %l, 1
  %again = icmp ult i64 %l1, %lines
  br i1 %again, label %line, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}}
"""


def _idle(unit: Unit) -> str:
    """Whether a chunk of terms may be left out."""
    params = (
        "ptr %a, i64 %a_row, i64 %rows, ptr %b, i64 %panel, i64 %panels, ptr %c, i64 %c_row,"
        " i64 %columns, i1 %fresh"
    )
    zero, finite, settled = (unit.asked(x) for x in ("zero", "finite", "settled"))
    return f"""define i1 @{unit.asked("idle")}({params}) #0 {{
entry:
  %nothing = call i1 @{zero}(ptr %a, i64 %a_row, i64 %rows, i64 {CHUNK})
  br i1 %nothing, label %factor, label %no
factor:
  %there = call i1 @{finite}(ptr %b, i64 %panel, i64 %panels, i64 {CHUNK * unit.columns})
  br i1 %there, label %sums, label %no
sums:
  br i1 %fresh, label %yes, label %before
before:
  %same = call i1 @{settled}(ptr %c, i64 %c_row, i64 %rows, i64 %columns)
  ret i1 %same
yes:
  ret i1 true
no:
  ret i1 false
}}
"""
