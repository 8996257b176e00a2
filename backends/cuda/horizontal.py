"""Horizontal fusion: small kernels that do not depend on each other share out one launch's blocks.

An optimiser updates every parameter by a kernel of its own, most of them too small to fill a GPU.
In comes a `Horizontal` (made by `monograph.backends.cuda.join`), out goes one function: it looks up
whose block it is, and calls that kernel's statements. Equal kernels are one function inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from monograph.backends.cuda.body import Lines
from monograph.backends.cuda.kernel import (
    BLOCK,
    PART,
    Launching,
    called_of,
    function_of,
    write_kernel,
)
from monograph.backends.cuda.turned import turned_loop
from monograph.fusion.kernel import Kernel
from monograph.fusion.program import Launch

_SMALL = 1 << 18  # points of a kernel that does not fill a GPU for long by itself


@dataclass(frozen=True, eq=False)
class Horizontal(Kernel):
    """Launches side by side; operands and results are theirs, one launch after the other."""

    launches: tuple[Launch, ...] = ()


def is_small(launch: Launch) -> bool:
    """Whether a launch computes few points, each by one thread without shared memory, of which the
    functions of one kernel would each have their own."""
    kernel = launch.kernel
    if not isinstance(kernel, Kernel) or type(kernel) is not Kernel or kernel.reductions:
        return False
    return 0 < prod(kernel.dims) <= _SMALL and turned_loop(kernel) is None


def horizontal(launches: Sequence[Launch]) -> Launch:
    """Launches that do not depend on each other, as one."""
    kernels = [x.kernel for x in launches if isinstance(x.kernel, Kernel)]
    aliases: list[tuple[int, int]] = []
    operand = result = 0
    for k in kernels:
        aliases += [(operand + a, result + b) for a, b in k.aliases]
        operand, result = operand + len(k.operands), result + len(k.results)
    made = Horizontal(
        kernels[0].name, (sum(prod(k.dims) for k in kernels),), (), (), (), (), (), (),
        tuple(t for k in kernels for t in k.operands), tuple(t for k in kernels for t in k.results),
        aliases=tuple(aliases), nodes=tuple(dict.fromkeys(n for k in kernels for n in k.nodes)),
        launches=tuple(launches),
    )  # fmt: skip
    operands = tuple(b for x in launches for b in x.operands)
    return Launch(made, operands, tuple(b for x in launches for b in x.results))


def write_horizontal(kernel: Horizontal, name: str) -> Launching:
    """The functions of launches side by side, and the one that calls them."""
    lines, functions = Lines(), dict[str, str]()
    first, operand, result = 0, 0, len(kernel.operands)
    for launch in kernel.launches:
        part = launch.kernel
        assert isinstance(part, Kernel)
        made = write_kernel(part, PART)
        inner = functions.setdefault(called_of(made.text, PART), f"{name}_part{len(functions)}")
        places = [*range(operand, operand + len(part.operands)),
                  *range(result, result + len(part.results))]  # fmt: skip
        call = f"{inner}({', '.join(['block', *(f'p{i}' for i in places)])})"
        start = f"blockIdx.x - {first}" if first else "blockIdx.x"
        with lines.block(f"if (blockIdx.x < {first + made.blocks})"):
            lines.say(f"const unsigned block = {start};")
            lines.say(f"return {call};")
        first += made.blocks
        operand, result = operand + len(part.operands), result + len(part.results)
    texts = [text.replace(PART, inner, 1) for text, inner in functions.items()]
    whole = function_of(kernel, name, BLOCK, lines)
    comment, _, rest = whole.partition("\n")
    count = f"{len(kernel.launches)} kernels side by side"
    return Launching(name, "\n".join([comment, *texts, rest]), first, BLOCK, "beside", count)


__all__ = ["Horizontal", "horizontal", "is_small", "write_horizontal"]
