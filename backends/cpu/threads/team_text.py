"""The thread pool's threads as LLVM assembly: when they start, where they run, when they leave.

`monograph.backends.cpu.threads.pool_text` says what a team is and puts this next to how jobs are
shared.
"""

from __future__ import annotations

TEAM = r"""
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

@name = internal constant [10 x i8] c"monograph\00"

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
  %thread = load i64, ptr %p.worker
  %s3 = call i32 @pthread_setname_np(i64 %thread, ptr @name)
  br i1 %pin, label %pinned, label %next
pinned:
  %cpu.p = getelementptr i32, ptr %cpus, i32 %i
  %cpu = load i32, ptr %cpu.p
  store i32 %cpu, ptr %p.cpu
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
  %w = call i64 @futex(ptr %team, i64 129, i64 2147483647)
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
declare i32 @pthread_setname_np(i64, ptr)
declare i64 @syscall(i64, ...)
"""
