"""The thread pool as LLVM assembly: `pool_text` for Linux, `serial_text` for every other system.

A *team* is the workers and the job they are at. One caller at a time has it (`@busy`); any other,
and a job that calls from inside a job, runs its pieces alone. The caller publishes a job and then
a ticket, ``epoch << 32 | pieces left``; caller and workers claim pieces by lowering the ticket, so
that a worker which comes late finds nothing left, or the pieces of a later job, and never harms.
A worker that finds no new epoch spins for a while and then sleeps on it (futex).
"""

from __future__ import annotations

from string import Template

from monograph.backends.cpu.threads.team_text import TEAM

HOT = 5_000  # nanoseconds of work that are worth sharing with workers that spin
COLD = 50_000  # and with workers that sleep or are not there yet
SPIN = 400_000  # how long a worker spins after a job
CROWDED = 2_000  # the same, where there are more threads than CPUs
STACK = 8 << 20  # as the main thread's: kernels keep tiles and trees there; touched pages count
MOST = 256  # threads

_SERIAL = """
define internal void @serial(ptr %f, ptr %arg, i64 %pieces) nounwind {
entry:
  %any = icmp ne i64 %pieces, 0
  br i1 %any, label %loop, label %end
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void %f(ptr %arg, i64 %k)
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, %pieces
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""

_ALONE = """
define void @mg_parallel(ptr %f, ptr %arg, i64 %pieces, i64 %nanoseconds) nounwind {
  call void @serial(ptr %f, ptr %arg, i64 %pieces)
  ret void
}
define void @mg_pool_set(i32 %exactly, i32 %at_most) nounwind {
  ret void
}
define void @mg_pool_forget() nounwind {
  ret void
}
"""

_JOBS = """
; What different threads write lies 128 bytes apart.
%worker = type { i64, i32 }     ; its pthread_t; its CPU
%team = type {
  i32, i32, ptr, ptr, i64,      ; 0 epoch  1 retired  2 function  3 argument  4 pieces
  [96 x i8], i64, [120 x i8],   ; 6 ticket
  i64, [120 x i8],              ; 8 pieces that workers have done
  i32, i32, [120 x i8],         ; 10 workers asleep  11 who may still look at this team
  i32, i32, i64, [0 x %worker]  ; 13 workers  14 the CPU that is the caller's, or -1  15 spin  16
}

@busy = internal global i32 0, align 128  ; whether a caller has what follows
@team = internal global ptr null
@exactly = internal global i32 0          ; threads; 0: one per CPU
@at_most = internal global i32 $most
@owed = internal global i64 0             ; work of short jobs in a row that woke nobody
@late = internal global i64 0             ; when the last of them was

define void @mg_parallel(ptr %f, ptr %arg, i64 %pieces, i64 %nanoseconds) nounwind {
entry:
  %long = icmp uge i64 %nanoseconds, $hot
  %fewer = sub i64 %pieces, 2
  %several = icmp ult i64 %fewer, 4294967294
  %worth = and i1 %long, %several
  br i1 %worth, label %ask, label %alone
ask:
  %taken = cmpxchg ptr @busy, i32 0, i32 1 acquire monotonic
  %mine = extractvalue { i32, i1 } %taken, 1
  br i1 %mine, label %choose, label %alone
choose:
  %team = call ptr @ready(i64 %nanoseconds)
  %none = icmp eq ptr %team, null
  br i1 %none, label %decline, label %share
decline:
  store atomic i32 0, ptr @busy release, align 4
  br label %alone
alone:
  call void @serial(ptr %f, ptr %arg, i64 %pieces)
  ret void

share:
  call void @place(ptr %team)
  %p.f = getelementptr %team, ptr %team, i32 0, i32 2
  %p.arg = getelementptr %team, ptr %team, i32 0, i32 3
  %p.pieces = getelementptr %team, ptr %team, i32 0, i32 4
  %p.ticket = getelementptr %team, ptr %team, i32 0, i32 6
  %p.done = getelementptr %team, ptr %team, i32 0, i32 8
  %old = load i32, ptr %team
  %epoch = add i32 %old, 1
  %high = zext i32 %epoch to i64
  %shifted = shl i64 %high, 32
  %ticket = or i64 %shifted, %pieces
  store ptr %f, ptr %p.f
  store ptr %arg, ptr %p.arg
  store atomic i64 %pieces, ptr %p.pieces monotonic, align 8
  store atomic i64 0, ptr %p.done monotonic, align 8
  store atomic i64 %ticket, ptr %p.ticket release, align 8
  store atomic i32 %epoch, ptr %team seq_cst, align 4
  %others = sub i64 %pieces, 1
  call void @rouse(ptr %team, i64 %others)
  %own = call i64 @claim(ptr %team)
  %theirs = sub i64 %pieces, %own
  br label %wait
wait:
  %n = phi i32 [ 0, %share ], [ %n1, %waited ]
  %done = load atomic i64, ptr %p.done acquire, align 8
  %all = icmp eq i64 %done, %theirs
  br i1 %all, label %finish, label %pause
pause:
  call void $pause
  %n1 = add i32 %n, 1
  %slow = icmp ugt i32 %n1, 500
  br i1 %slow, label %yield, label %waited
yield:
  %y = call i32 @sched_yield()
  br label %waited
waited:
  br label %wait
finish:
  store atomic i32 0, ptr @busy release, align 4
  ret void
}

; Run pieces for as long as there are any; how many. Once a piece is claimed, its job cannot end and
; no other can be published before the piece is reported.
define internal i64 @claim(ptr %team) nounwind {
entry:
  %p.f = getelementptr %team, ptr %team, i32 0, i32 2
  %p.arg = getelementptr %team, ptr %team, i32 0, i32 3
  %p.pieces = getelementptr %team, ptr %team, i32 0, i32 4
  %p.ticket = getelementptr %team, ptr %team, i32 0, i32 6
  br label %look
look:
  %n = phi i64 [ 0, %entry ], [ %n1, %run ]
  %first = load atomic i64, ptr %p.ticket acquire, align 8
  br label %try
try:
  %ticket = phi i64 [ %first, %look ], [ %now, %lower ]
  %left = and i64 %ticket, 4294967295
  %none = icmp eq i64 %left, 0
  br i1 %none, label %end, label %lower
lower:
  %less = sub i64 %ticket, 1
  %swap = cmpxchg ptr %p.ticket, i64 %ticket, i64 %less acq_rel acquire
  %now = extractvalue { i64, i1 } %swap, 0
  %mine = extractvalue { i64, i1 } %swap, 1
  br i1 %mine, label %run, label %try
run:
  %f = load ptr, ptr %p.f
  %arg = load ptr, ptr %p.arg
  %pieces = load atomic i64, ptr %p.pieces monotonic, align 8
  %k = sub i64 %pieces, %left
  call void %f(ptr %arg, i64 %k)
  %n1 = add i64 %n, 1
  br label %look
end:
  ret i64 %n
}

; Wake sleepers if fewer workers are awake than the job has other pieces than the caller's: two, and
; each wakes two more.
define internal void @rouse(ptr %team, i64 %others) nounwind {
  %p.asleep = getelementptr %team, ptr %team, i32 0, i32 10
  %p.workers = getelementptr %team, ptr %team, i32 0, i32 13
  %asleep = load atomic i32, ptr %p.asleep seq_cst, align 4
  %workers = load i32, ptr %p.workers
  %awake = sub i32 %workers, %asleep
  %awake.l = sext i32 %awake to i64
  %missing = sub i64 %others, %awake.l
  %any = icmp sgt i32 %asleep, 0
  %few = icmp sgt i64 %missing, 0
  %wake = and i1 %any, %few
  br i1 %wake, label %yes, label %no
yes:
  %two = call i64 @llvm.umin.i64(i64 %missing, i64 2)
  %woken = call i64 @futex(ptr %team, i64 129, i64 %two)
  %some = icmp sgt i64 %woken, 0
  br i1 %some, label %count, label %no
count:  ; whoever is woken is awake from now on, however long it takes
  %woken.i = trunc i64 %woken to i32
  %u = atomicrmw sub ptr %p.asleep, i32 %woken.i seq_cst
  br label %no
no:
  ret void
}

; A worker's life.
define internal ptr @work(ptr %team) nounwind {
entry:
  %p.retired = getelementptr %team, ptr %team, i32 0, i32 1
  %p.pieces = getelementptr %team, ptr %team, i32 0, i32 4
  %p.ticket = getelementptr %team, ptr %team, i32 0, i32 6
  %p.done = getelementptr %team, ptr %team, i32 0, i32 8
  %p.asleep = getelementptr %team, ptr %team, i32 0, i32 10
  %p.spin = getelementptr %team, ptr %team, i32 0, i32 15
  br label %rest
rest:
  %seen = phi i32 [ 0, %entry ], [ %epoch, %worked ]
  br label %spin
spin:
  %n = phi i32 [ 0, %rest ], [ %n1, %idle ], [ %n1, %clock ]
  %until = phi i64 [ 0, %rest ], [ %until, %idle ], [ %end, %clock ]
  %e = load atomic i32, ptr %team acquire, align 4
  %new = icmp ne i32 %e, %seen
  br i1 %new, label %up, label %idle
idle:
  call void $pause
  %n1 = add i32 %n, 1
  %phase = and i32 %n1, 63
  %check = icmp eq i32 %phase, 0
  br i1 %check, label %clock, label %spin
clock:
  %time = call i64 @now()
  %started = icmp ne i64 %until, 0
  %spin.ns = load i64, ptr %p.spin
  %later = add i64 %time, %spin.ns
  %end = select i1 %started, i64 %until, i64 %later
  %over = icmp sgt i64 %time, %end
  br i1 %over, label %sleep, label %spin
sleep:
  %s = atomicrmw add ptr %p.asleep, i32 1 seq_cst
  %seen.l = zext i32 %seen to i64
  %slept = call i64 @futex(ptr %team, i64 128, i64 %seen.l)
  %woken = icmp eq i64 %slept, 0
  br i1 %woken, label %again, label %alone
alone:  ; there was something new already, or a signal
  %a = atomicrmw sub ptr %p.asleep, i32 1 seq_cst
  br label %again
again:
  %e2 = load atomic i32, ptr %team acquire, align 4
  %new2 = icmp ne i32 %e2, %seen
  br i1 %new2, label %up, label %sleep
up:
  %epoch = phi i32 [ %e, %spin ], [ %e2, %again ]
  %roused = phi i1 [ false, %spin ], [ true, %again ]
  %retired = load atomic i32, ptr %p.retired acquire, align 4
  %leave = icmp ne i32 %retired, 0
  br i1 %leave, label %quit, label %stay
quit:
  call void @drop(ptr %team)
  ret ptr null
stay:
  br i1 %roused, label %pass, label %help
pass:  ; those who have a piece already are awake, too: it's all pieces that count
  %ticket = load atomic i64, ptr %p.ticket acquire, align 8
  %left = and i64 %ticket, 4294967295
  %pieces = load atomic i64, ptr %p.pieces monotonic, align 8
  %others = sub i64 %pieces, 1
  %nothing = icmp eq i64 %left, 0
  br i1 %nothing, label %help, label %more
more:
  call void @rouse(ptr %team, i64 %others)
  br label %help
help:
  %own = call i64 @claim(ptr %team)
  %some = icmp ne i64 %own, 0
  br i1 %some, label %report, label %worked
report:
  %r = atomicrmw add ptr %p.done, i64 %own acq_rel
  br label %worked
worked:
  br label %rest
}

; Sleep while the epoch is that value (128), or wake so many who do (129): private to the process.
define internal i64 @futex(ptr %epoch, i64 %what, i64 %value) nounwind {
  %r = call i64 (i64, ...) @syscall(i64 $futex, ptr %epoch, i64 %what, i64 %value, ptr null)
  ret i64 %r
}
"""


def pool_text(triple: str, wait: str, arguments: str, futex: int) -> str:
    """The pool.

    Args:
        triple: of the processor and system.
        wait: an intrinsic that waits a little, as it is declared.
        arguments: of a call of it.
        futex: number of the system call.
    """
    pause = f"{wait.partition('(')[0]}({arguments})"
    numbers = {"hot": HOT, "cold": COLD, "spin": SPIN, "crowded": CROWDED}
    parts = Template(_JOBS + TEAM).substitute(
        numbers, stack=STACK, most=MOST, pause=pause, futex=futex
    )
    return f'target triple = "{triple}"\n{_SERIAL}{parts}declare void {wait}\n'


def serial_text(triple: str) -> str:
    """A pool without threads: nothing to set, nothing to forget."""
    return f'target triple = "{triple}"\n{_SERIAL}{_ALONE}'
