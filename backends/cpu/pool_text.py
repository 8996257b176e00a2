"""The thread pool as LLVM assembly: `pool_text` for Linux, `serial_text` for every other system.

A *team* is the workers and the job they are at. One caller at a time has it (`@busy`); any other,
and a job that calls from inside a job, runs its pieces alone. The caller publishes a job and then
a ticket, ``epoch << 32 | pieces left``; caller and workers claim pieces by lowering the ticket, so
that a worker which comes late finds nothing left, or the pieces of a later job, and never harms.
A worker that finds no new epoch spins for a while and then sleeps on it (futex).
"""

from __future__ import annotations

from string import Template

HOT = 5_000  # nanoseconds of work that are worth sharing with workers that spin
COLD = 50_000  # and with workers that sleep or are not there yet
SPIN = 400_000  # how long a worker spins after a job
CROWDED = 2_000  # the same, where there are more threads than CPUs
STACK = 8 << 20  # as the main thread's: kernels keep tiles and trees there; touched pages count
MOST = 256  # threads

_SERIAL = """
define void @mg_parallel(ptr %f, ptr %arg, i64 %pieces, i64 %nanoseconds) nounwind {
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

_SETTINGS = """
; No threads here: nothing to set.
define void @mg_pool_set(i32 %exactly, i32 %at_most) nounwind {
  ret void
}
define void @mg_pool_forget() nounwind {
  ret void
}
"""

_POOL = """
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
  store i64 %pieces, ptr %p.pieces
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
  call void asm sideeffect "$pause", ""()
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

define internal void @serial(ptr %f, ptr %arg, i64 %pieces) nounwind noinline {
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
  %pieces = load i64, ptr %p.pieces
  %k = sub i64 %pieces, %left
  call void %f(ptr %arg, i64 %k)
  %n1 = add i64 %n, 1
  br label %look
end:
  ret i64 %n
}

; Wake sleepers if fewer workers are awake than there is work for: two, and each wakes two more.
define internal void @rouse(ptr %team, i64 %left) nounwind {
  %p.asleep = getelementptr %team, ptr %team, i32 0, i32 10
  %p.workers = getelementptr %team, ptr %team, i32 0, i32 13
  %asleep = load atomic i32, ptr %p.asleep seq_cst, align 4
  %workers = load i32, ptr %p.workers
  %awake = sub i32 %workers, %asleep
  %awake.l = sext i32 %awake to i64
  %missing = sub i64 %left, %awake.l
  %any = icmp sgt i32 %asleep, 0
  %few = icmp sgt i64 %missing, 0
  %wake = and i1 %any, %few
  br i1 %wake, label %yes, label %no
yes:
  %two = call i64 @llvm.umin.i64(i64 %missing, i64 2)
  %woken = call i64 (i64, ...) @syscall(i64 $futex, ptr %team, i64 129, i64 %two, i64 0, i64 0, i64 0)
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
  call void asm sideeffect "$pause", ""()
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
  %slept = call i64 (i64, ...) @syscall(i64 $futex, ptr %team, i64 128, i64 %seen.l, i64 0, i64 0, i64 0)
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
pass:
  %ticket = load atomic i64, ptr %p.ticket monotonic, align 8
  %left = and i64 %ticket, 4294967295
  call void @rouse(ptr %team, i64 %left)
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

; The team for a job of so many nanoseconds; null if the caller had better do it alone. Short jobs
; in a row wake the workers once they add up: those that follow find them spinning.
define internal ptr @ready(i64 %nanoseconds) nounwind {
entry:
  %team = load ptr, ptr @team
  %cold = icmp eq ptr %team, null
  br i1 %cold, label %weigh, label %there
there:
  %p.workers = getelementptr %team, ptr %team, i32 0, i32 13
  %p.asleep = getelementptr %team, ptr %team, i32 0, i32 10
  %workers = load i32, ptr %p.workers
  %nobody = icmp eq i32 %workers, 0
  br i1 %nobody, label %no, label %ask
ask:
  %asleep = load atomic i32, ptr %p.asleep monotonic, align 4
  %still = icmp sge i32 %asleep, %workers
  br i1 %still, label %weigh, label %yes
weigh:
  %long = icmp uge i64 %nanoseconds, $cold
  br i1 %long, label %go, label %add
add:
  %time = call i64 @now()
  %late = load i64, ptr @late
  %gap = sub i64 %time, %late
  %soon = icmp slt i64 %gap, $spin
  %owed = load i64, ptr @owed
  %before = select i1 %soon, i64 %owed, i64 0
  %sum = add i64 %before, %nanoseconds
  store i64 %time, ptr @late
  store i64 %sum, ptr @owed
  %enough = icmp uge i64 %sum, $cold
  br i1 %enough, label %go, label %no
go:
  store i64 0, ptr @owed
  br i1 %cold, label %make, label %yes
make:
  %made = call ptr @gather()
  %failed = icmp eq ptr %made, null
  br i1 %failed, label %no, label %look
look:
  %p.count = getelementptr %team, ptr %made, i32 0, i32 13
  %count = load i32, ptr %p.count
  %lonely = icmp eq i32 %count, 0
  br i1 %lonely, label %no, label %yes
yes:
  %chosen = phi ptr [ %team, %ask ], [ %team, %go ], [ %made, %look ]
  ret ptr %chosen
no:
  ret ptr null
}

; Start the threads. A team without workers is kept too: it says that there is no use in trying.
define internal ptr @gather() nounwind {
entry:
  %mask = alloca [1024 x i8], align 8
  %cpus = alloca [$most x i32], align 4
  %attr = alloca [64 x i8], align 8
  %all = alloca [128 x i8], align 8
  %before = alloca [128 x i8], align 8
  call void @llvm.memset.p0.i64(ptr %mask, i8 0, i64 1024, i1 false)
  %e = call i32 @sched_getaffinity(i32 0, i64 1024, ptr %mask)
  %own = call i32 @sched_getcpu()
  br label %scan
scan:  ; the CPUs of this thread's mask, without the one it is on
  %bit = phi i32 [ 0, %entry ], [ %bit1, %scanned ]
  %found = phi i32 [ 0, %entry ], [ %found1, %scanned ]
  %others = phi i32 [ 0, %entry ], [ %others1, %scanned ]
  %byte.at = lshr i32 %bit, 3
  %byte.p = getelementptr i8, ptr %mask, i32 %byte.at
  %byte = load i8, ptr %byte.p
  %shift = and i32 %bit, 7
  %shift.b = trunc i32 %shift to i8
  %moved = lshr i8 %byte, %shift.b
  %set = trunc i8 %moved to i1
  %set.i = zext i1 %set to i32
  %found1 = add i32 %found, %set.i
  %foreign = icmp ne i32 %bit, %own
  %room = icmp ult i32 %others, $most
  %fits = and i1 %foreign, %room
  %keep = and i1 %set, %fits
  br i1 %keep, label %note, label %scanned
note:
  %note.p = getelementptr i32, ptr %cpus, i32 %others
  store i32 %bit, ptr %note.p
  br label %scanned
scanned:
  %kept = zext i1 %keep to i32
  %others1 = add i32 %others, %kept
  %bit1 = add i32 %bit, 1
  %bits = icmp ult i32 %bit1, 8192
  br i1 %bits, label %scan, label %size
size:
  %exactly = load i32, ptr @exactly
  %at_most = load i32, ptr @at_most
  %auto = call i32 @llvm.umin.i32(i32 %found1, i32 %at_most)
  %chosen = icmp ne i32 %exactly, 0
  %wanted = select i1 %chosen, i32 %exactly, i32 %auto
  %some = call i32 @llvm.umax.i32(i32 %wanted, i32 1)
  %threads = call i32 @llvm.umin.i32(i32 %some, i32 $most)
  %workers = sub i32 %threads, 1
  %header = ptrtoint ptr getelementptr (%team, ptr null, i32 1) to i64
  %table = mul i32 %workers, 16
  %table.l = zext i32 %table to i64
  %bytes = add i64 %header, %table.l
  %padded = add i64 %bytes, 127
  %whole = and i64 %padded, -128
  %team = call ptr @aligned_alloc(i64 128, i64 %whole)
  %failed = icmp eq ptr %team, null
  br i1 %failed, label %no, label %fill
no:
  ret ptr null
fill:
  call void @llvm.memset.p0.i64(ptr %team, i8 0, i64 %whole, i1 false)
  %p.ours = getelementptr %team, ptr %team, i32 0, i32 14
  %p.spin = getelementptr %team, ptr %team, i32 0, i32 15
  %crowded = icmp ugt i32 %threads, %found1
  %spin = select i1 %crowded, i64 $crowded, i64 $spin
  store i64 %spin, ptr %p.spin
  ; One thread per CPU: each gets its own. Else the system decides.
  %full = icmp eq i32 %threads, %found1
  %here = icmp eq i32 %others1, %workers
  %pin = and i1 %full, %here
  %ours = select i1 %pin, i32 %own, i32 -1
  store i32 %ours, ptr %p.ours
  %a0 = call i32 @pthread_attr_init(ptr %attr)
  %a1 = call i32 @pthread_attr_setdetachstate(ptr %attr, i32 1)
  %a2 = call i32 @pthread_attr_setstacksize(ptr %attr, i64 $stack)
  %s0 = call i32 @sigfillset(ptr %all)
  %s1 = call i32 @pthread_sigmask(i32 2, ptr %all, ptr %before)  ; signals are the callers' business
  br label %more
more:
  %i = phi i32 [ 0, %fill ], [ %i1, %next ]
  %go = icmp ult i32 %i, %workers
  br i1 %go, label %create, label %end
create:
  %p.worker = getelementptr %team, ptr %team, i32 0, i32 16, i32 %i
  %p.cpu = getelementptr %worker, ptr %p.worker, i32 0, i32 1
  %c = call i32 @pthread_create(ptr %p.worker, ptr %attr, ptr @work, ptr %team)
  %created = icmp eq i32 %c, 0
  br i1 %created, label %created1, label %end
created1:
  %i1 = add i32 %i, 1
  br i1 %pin, label %pinned, label %next
pinned:
  %cpu.p = getelementptr i32, ptr %cpus, i32 %i
  %cpu = load i32, ptr %cpu.p
  store i32 %cpu, ptr %p.cpu
  %thread = load i64, ptr %p.worker
  %q = call i32 @pin(i64 %thread, i32 %cpu)
  br label %next
next:
  br label %more
end:
  %s2 = call i32 @pthread_sigmask(i32 2, ptr %before, ptr null)
  %a3 = call i32 @pthread_attr_destroy(ptr %attr)
  %p.users = getelementptr %team, ptr %team, i32 0, i32 11
  %p.workers = getelementptr %team, ptr %team, i32 0, i32 13
  %users = add i32 %i, 1
  store i32 %users, ptr %p.users
  store i32 %i, ptr %p.workers
  store ptr %team, ptr @team
  ret ptr %team
}

; The caller is on a CPU that a worker is bound to: that worker gets the one which is free.
define internal void @place(ptr %team) nounwind {
entry:
  %p.ours = getelementptr %team, ptr %team, i32 0, i32 14
  %ours = load i32, ptr %p.ours
  %unbound = icmp slt i32 %ours, 0
  br i1 %unbound, label %end, label %ask
ask:
  %cpu = call i32 @sched_getcpu()
  %right = icmp eq i32 %cpu, %ours
  br i1 %right, label %end, label %search
search:
  %p.workers = getelementptr %team, ptr %team, i32 0, i32 13
  %workers = load i32, ptr %p.workers
  br label %next
next:
  %i = phi i32 [ 0, %search ], [ %i1, %look ]
  %more = icmp ult i32 %i, %workers
  br i1 %more, label %look, label %end
look:
  %p.worker = getelementptr %team, ptr %team, i32 0, i32 16, i32 %i
  %p.cpu = getelementptr %worker, ptr %p.worker, i32 0, i32 1
  %theirs = load i32, ptr %p.cpu
  %i1 = add i32 %i, 1
  %same = icmp eq i32 %theirs, %cpu
  br i1 %same, label %swap, label %next
swap:
  %thread = load i64, ptr %p.worker
  %error = call i32 @pin(i64 %thread, i32 %ours)
  %moved = icmp eq i32 %error, 0
  %free = select i1 %moved, i32 %cpu, i32 -1  ; not allowed (any more): the system decides
  %there = select i1 %moved, i32 %ours, i32 %theirs
  store i32 %there, ptr %p.cpu
  store i32 %free, ptr %p.ours
  br label %end
end:
  ret void
}

define internal i32 @pin(i64 %thread, i32 %cpu) nounwind {
  %mask = alloca [1024 x i8], align 8
  call void @llvm.memset.p0.i64(ptr %mask, i8 0, i64 1024, i1 false)
  %at = lshr i32 %cpu, 3
  %p = getelementptr i8, ptr %mask, i32 %at
  %low = and i32 %cpu, 7
  %low.b = trunc i32 %low to i8
  %bit = shl i8 1, %low.b
  store i8 %bit, ptr %p
  %e = call i32 @pthread_setaffinity_np(i64 %thread, i64 1024, ptr %mask)
  ret i32 %e
}

; Nanoseconds of a clock that only goes on.
define internal i64 @now() nounwind {
  %time = alloca { i64, i64 }, align 8
  %e = call i32 @clock_gettime(i32 1, ptr %time)
  %s = load i64, ptr %time
  %p = getelementptr { i64, i64 }, ptr %time, i32 0, i32 1
  %ns = load i64, ptr %p
  %big = mul i64 %s, 1000000000
  %sum = add i64 %big, %ns
  ret i64 %sum
}

; The last one to leave a team frees it.
define internal void @drop(ptr %team) nounwind {
  %p.users = getelementptr %team, ptr %team, i32 0, i32 11
  %n = atomicrmw sub ptr %p.users, i32 1 acq_rel
  %last = icmp eq i32 %n, 1
  br i1 %last, label %yes, label %no
yes:
  call void @free(ptr %team)
  br label %no
no:
  ret void
}

; How many threads jobs may use from now on: exactly so many, or (0) one per CPU up to a bound. The
; workers there are leave; the next long job starts others.
define void @mg_pool_set(i32 %exactly, i32 %at_most) nounwind {
entry:
  br label %ask
ask:
  %taken = cmpxchg ptr @busy, i32 0, i32 1 acquire monotonic
  %mine = extractvalue { i32, i1 } %taken, 1
  br i1 %mine, label %set, label %wait
wait:
  %y = call i32 @sched_yield()
  br label %ask
set:
  store i32 %exactly, ptr @exactly
  store i32 %at_most, ptr @at_most
  %team = load ptr, ptr @team
  store ptr null, ptr @team
  %none = icmp eq ptr %team, null
  br i1 %none, label %done, label %retire
retire:
  %p.retired = getelementptr %team, ptr %team, i32 0, i32 1
  %old = load i32, ptr %team
  %epoch = add i32 %old, 1
  store atomic i32 1, ptr %p.retired release, align 4
  store atomic i32 %epoch, ptr %team seq_cst, align 4
  %w = call i64 (i64, ...) @syscall(i64 $futex, ptr %team, i64 129, i64 2147483647, i64 0, i64 0, i64 0)
  call void @drop(ptr %team)
  br label %done
done:
  store atomic i32 0, ptr @busy release, align 4
  ret void
}

; In the child of a fork: none of the threads exists there, in whatever state they were.
define void @mg_pool_forget() nounwind {
  store ptr null, ptr @team
  store i64 0, ptr @owed
  store atomic i32 0, ptr @busy release, align 4
  ret void
}

declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @aligned_alloc(i64, i64)
declare void @free(ptr)
declare i32 @clock_gettime(i32, ptr)
declare i32 @sched_yield()
declare i32 @sched_getcpu()
declare i32 @sched_getaffinity(i32, i64, ptr)
declare i32 @sigfillset(ptr)
declare i32 @pthread_sigmask(i32, ptr, ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_attr_init(ptr)
declare i32 @pthread_attr_setdetachstate(ptr, i32)
declare i32 @pthread_attr_setstacksize(ptr, i64)
declare i32 @pthread_attr_destroy(ptr)
declare i32 @pthread_setaffinity_np(i64, i64, ptr)
declare i64 @syscall(i64, ...)
"""


def pool_text(triple: str, pause: str, futex: int) -> str:
    """The pool.

    Args:
        triple: of the processor and system.
        pause: the instruction that waits a little.
        futex: number of the system call.
    """
    numbers = {"hot": HOT, "cold": COLD, "spin": SPIN, "crowded": CROWDED}
    pool = Template(_POOL).substitute(numbers, stack=STACK, most=MOST, pause=pause, futex=futex)
    return f'target triple = "{triple}"\n{pool}'


def serial_text(triple: str) -> str:
    """A pool without threads."""
    return f'target triple = "{triple}"\n{_SERIAL}{_SETTINGS}'
