"""Text of fusion plans, kernels and buffers: the stages between graphs and a backend's code."""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.report import line_of
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Literal,
    Load,
    Opaque,
)
from monograph.fusion.program import (
    Beside,
    Copy,
    Decision,
    FusionPlan,
    Host,
    Launch,
    Program,
    Step,
    Sweep,
    Switch,
    While,
)
from monograph.hlo.index import Index


def fusion_text(plan: FusionPlan) -> str:
    """Every group with its nodes, then every decision with its reason; regions after it."""
    rows: list[str] = []
    for i, (name, part) in enumerate(
        [(plan.graph.name, plan), *((g.name, p) for g, p in plan.regions.items())]
    ):
        rows += [""] if i else []
        rows.append(f"{name}: {len(part.groups)} groups")
        for k, group in enumerate(part.groups):
            ops = ", ".join(n.op.name for n in group.nodes)
            outs = ", ".join(str(n.type) for n in group.outputs)
            rows.append(f"  {k:3d} {group.kind:<12}{ops} -> {outs}  # {line_of(group.nodes[-1])}")
        rows += [_decision(d) for d in part.decisions]
    return "\n".join(rows)


def _decision(d: Decision) -> str:
    where = line_of(d.node)
    text = f"  {'yes' if d.taken else 'no '} {d.what}: {d.reason}"
    return f"{text}  # {where}" if where else text


def kernels_text(program: Program) -> str:
    """The steps in order, then every kernel once."""
    rows = [f"{program.name}:"]
    _steps(program.steps or (), 1, rows)
    rows += [_decision(d) for d in program.decisions]
    seen: set[int] = set()
    for launch in program.launches():
        if id(launch.kernel) in seen:
            continue
        seen.add(id(launch.kernel))
        rows.append("")
        rows += _kernel(launch)
    return "\n".join(rows)


def _steps(steps: Sequence[Step], depth: int, rows: list[str], *, swept: bool = False) -> None:
    pad = "  " * depth
    for step in steps:
        if isinstance(step, Launch):
            ins = ", ".join(f"b{b}" for b in step.operands)
            outs = ", ".join(f"b{b}" for b in step.results)
            grain = step.schedule.grain
            share = f"  # pieces of {grain} rows" if grain and not swept else ""
            rows.append(f"{pad}{outs} = {step.kernel.name}({ins}){share}")
        elif isinstance(step, Sweep):
            blocks = f", {step.block} at a time" if step.block else ""
            rows.append(f"{pad}together, {step.rows} rows in pieces of {step.grain}{blocks}:")
            _steps(step.launches, depth + 1, rows, swept=True)
        elif isinstance(step, Copy):
            rows.append(f"{pad}b{step.target} = copy b{step.source}  # {step.nbytes} bytes")
        elif isinstance(step, While):
            rows.append(f"{pad}while b{step.predicate}:")
            rows.append(f"{pad} cond")
            _steps(step.cond, depth + 1, rows)
            rows.append(f"{pad} body")
            _steps(step.body, depth + 1, rows)
        elif isinstance(step, Switch):
            rows.append(f"{pad}switch b{step.index}:")
            for i, branch in enumerate(step.branches):
                rows.append(f"{pad} case {i}")
                _steps(branch, depth + 1, rows)
        elif isinstance(step, Beside):
            rows.append(f"{pad}at the same time:")
            for i, branch in enumerate(step.branches):
                rows.append(f"{pad} branch {i}")
                _steps(branch, depth + 1, rows)
        elif isinstance(step, Host):
            outs = ", ".join(f"b{b}" for b in step.results)
            rows.append(f"{pad}{outs} = host {step.node.op.name}")


def _kernel(launch: Launch) -> list[str]:
    kernel = launch.kernel
    ins = ", ".join(map(str, kernel.operands))
    head = f"kernel {kernel.name}({ins}) -> {', '.join(map(str, kernel.results))}"
    if isinstance(kernel, Opaque):
        return [f"{head}: {kernel.node.op.name}"]
    rows = [head, f"  loops {list(kernel.dims)}, reductions over {list(kernel.reduce_dims)}"]
    s = launch.schedule
    lanes = "scalar" if s.vector is None else f"loop {s.vector} in {s.width} lanes"
    rows.append(
        f"  schedule: {lanes}, order {list(s.order)}" + (f" ({s.reason})" if s.reason else "")
    )
    rows.append(f"  about {s.seconds * 1e6:.3g} us on one thread")
    if kernel.span is not None:
        rows.append("  of a row, columns %{} to %{} are needed".format(*kernel.span))
    if s.gaps:
        rows.append("  terms are left out where they are zero times something finite")
    rows += _blocks(kernel)
    return rows


def _blocks(kernel: Kernel) -> list[str]:
    rows, number = [], 0
    for name, block in (
        ("prologue", kernel.prologue),
        ("body", kernel.body),
        ("epilogue", kernel.epilogue),
    ):
        if block:
            rows.append(f"  {name}")
        for instr in block:
            rows.append(f"    %{number} = {_instr(instr)}")
            number += 1
        if name == "body":
            for r in kernel.reductions:
                args = ", ".join(f"%{a}" for a in r.inputs)
                inits = ", ".join(f"%{a}" for a in r.inits)
                rows.append(f"  reduce {r.combiner.name} of {args} from {inits}, order {r.order}")
    for store in kernel.stores:
        rows.append(f"  result {store.result}[{_index(store.index)}] = %{store.value}")
    return rows


def _instr(instr: Instr) -> str:
    """One instruction, without its number."""
    if isinstance(instr, Apply):
        return f"{instr.op.name} {', '.join(f'%{a}' for a in instr.args)} : {instr.dtype}"
    if isinstance(instr, Load):
        mask = "" if instr.mask is None else f" if %{instr.mask}"
        return f"load operand {instr.operand}[{_index(instr.index)}]{mask} : {instr.dtype}"
    if isinstance(instr, Literal):
        return f"{instr.value} : {instr.dtype}"
    if isinstance(instr, IndexValue):
        return f"{instr.index} : {instr.dtype}"
    if isinstance(instr, InRange):
        bounds = (f"{low} <= {i} < {high}" for i, low, high in instr.conditions)
        return f"{' and '.join(bounds)} : {instr.dtype}"
    return f"reduction {instr.reduction} part {instr.part} : {instr.dtype}"


def _index(index: Sequence[Index]) -> str:
    return ", ".join(map(str, index))


def buffers_text(program: Program) -> str:
    """The table of buffers and the memory that they take."""
    plan = program.buffers
    if plan is None:
        return ""
    lives = {b: (first, last) for b, first, last in plan.lifetimes}
    rows = [
        f"{program.name}: temporaries {plan.arena_bytes} bytes "
        f"({plan.unshared_bytes} if none were reused)"
    ]
    for b in plan.buffers:
        life = lives.get(b.number)
        extra = f" at {b.offset}" if b.kind == "temp" else ""
        extra += f" in the memory of b{b.alias}" if b.alias is not None else ""
        extra += f", steps {life[0]}..{life[1]}" if life else ""
        rows.append(f"  b{b.number:<4}{b.kind:<10}{b.nbytes:>12} bytes{extra}  {b.name}".rstrip())
    for d in plan.decisions:
        rows.append(f"  {'yes' if d.taken else 'no '} {d.what}: {d.reason}")
    return "\n".join(rows)
