"""Looking inside: values of a running program, and pictures of what the compiler did.

`print`, `callback` and `log` show values where a program runs. Functions that draw take what
``f.lower(*args).compile()`` returns and give a `Picture`, which a notebook shows by itself: the
graph with its fusion groups, and memory over time. It is drawn by matplotlib, which comes with the
extra ``notebooks``.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._sharding_tables import (
    inspect_array_sharding,
    visualize_array_sharding,
    visualize_sharding,
)
from monograph.fusion.program import FusionPlan
from monograph.hlo.errors import ArgumentError
from monograph.hlo.graph import Node
from monograph.hlo.ops.leaf import constant_op
from monograph.tracer import Compiled
from monograph.tracer.compilation import Compilation
from monograph.tracer.printing import breakpoint
from monograph.tracer.printing import debug_callback as callback
from monograph.tracer.printing import debug_log as log
from monograph.tracer.printing import debug_print as print

__all__ = [
    "Picture",
    "breakpoint",
    "callback",
    "draw_buffers",
    "draw_graph",
    "inspect_array_sharding",
    "log",
    "print",
    "visualize_array_sharding",
    "visualize_sharding",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)


class Picture:
    """A matplotlib figure that a notebook shows by itself; `save` writes it to a file."""

    def __init__(self, figure: Any) -> None:
        self.figure = figure

    def __repr__(self) -> str:
        wide, high = self.figure.get_size_inches()
        return f"<picture of {wide:.0f} x {high:.0f} inches: .save('picture.png') writes it>"

    def _repr_png_(self) -> bytes:
        buffer = io.BytesIO()
        self.figure.savefig(buffer, format="png", dpi=90, bbox_inches="tight")
        return buffer.getvalue()

    def save(self, path: str) -> None:
        """Write the picture; the format is the name's ending (png, svg, pdf)."""
        self.figure.savefig(path, bbox_inches="tight")


_SHARED = "0.92"  # what several kernels compute is grey


def _colour(number: int, opacity: float) -> tuple[float, ...]:
    """Of a group or buffer: those of tab20 that are no grey, over and over."""
    from matplotlib import colormaps

    palette = colormaps["tab20"]
    found = [c for c in (palette(i)[:3] for i in range(palette.N)) if len(set(c)) > 1]
    return (*found[number % len(found)], opacity)


def _new_figure(width: float, height: float) -> tuple[Any, Any]:
    """A figure of so many inches and its axes."""
    try:
        from matplotlib.figure import Figure
    except ImportError as missing:
        raise ImportError(
            f"pictures are drawn by matplotlib, which is not here ({missing}): "
            "pip install matplotlib"
        ) from None
    figure = Figure(figsize=(width, height))
    return figure, figure.add_subplot()


_LIMIT = 250  # nodes; a larger graph makes a picture that nobody can read


def draw_graph(compiled: Compiled) -> Picture:
    """The compiled graph, top to bottom; nodes of one colour run as one kernel.

    The numbers before an op are the groups of ``compiled.as_text("fused")`` that compute it (grey:
    more than one of them); results have a thick border. Constants are left out: they are literals
    inside kernels.

    Args:
        compiled: from ``jit(f).lower(*args).compile()``.

    Returns:
        A picture.

    Raises:
        ValueError: if the backend does not fuse, or the graph has more than 250 nodes.
    """
    compilation = _compilation(compiled, "draw_graph")
    plan = compilation.fusion
    if plan is None:
        raise ValueError(f"backend {compilation.backend!r} runs op by op: nothing is fused")
    nodes = _visible(plan)
    if len(nodes) > _LIMIT:
        raise ValueError(f"{len(nodes)} nodes are too many for a picture; the limit is {_LIMIT}")
    place = _layers(nodes)
    columns, rows = zip(*place.values(), strict=True)
    width, height = max(columns) - min(columns) + 1, 1 - min(rows)
    figure, axes = _new_figure(min(1.7 * width + 1, 24), min(0.62 * height + 1, 40))
    axes.set_xlim(min(columns) - 0.6, max(columns) + 0.6)
    axes.set_ylim(min(rows) - 0.6, max(rows) + 0.6)
    colours, labels, results = _colours(plan), _labels(plan), set(plan.graph.outs)
    _draw_edges(axes, nodes, place)
    for node, (x, y) in place.items():
        border = 2.0 if node in results else 0.6
        _draw_node(axes, labels.get(node, node.op.name), node, (x, y), colours.get(node), border)
    axes.set_axis_off()
    kernels = sum(g.kind not in ("view", "region") for g in plan.groups)
    axes.set_title(f"{plan.graph.name}: {len(plan.graph.nodes)} ops, {kernels} kernels")
    return Picture(figure)


def _compilation(compiled: Any, where: str) -> Compilation:
    if not isinstance(compiled, Compiled):
        raise ArgumentError(
            f"{where} takes a compiled program, got {type(compiled).__name__}",
            fix="pass jit(f).lower(*args).compile().",
        )
    return compiled.compilation


def _visible(plan: FusionPlan) -> list[Node]:
    """Nodes worth drawing: no splat constants, which are literals inside kernels."""
    graph = plan.graph
    return [*graph.params, *(n for n in graph.nodes if n.op is not constant_op)]


def _layers(nodes: Sequence[Node]) -> dict[Node, tuple[float, float]]:
    """A place for each node: below all its operands, near their middle."""
    depth: dict[Node, int] = {}
    for n in nodes:
        depth[n] = 1 + max((depth[x] for x in n.ins if x in depth), default=-1)
    rows: dict[int, list[Node]] = {}
    for n, d in depth.items():
        rows.setdefault(d, []).append(n)
    x: dict[Node, float] = {}
    for d in sorted(rows):
        wanted = {
            n: sum(x[i] for i in n.ins if i in x) / max(1, sum(i in x for i in n.ins))
            for n in rows[d]
        }
        row = sorted(rows[d], key=lambda n: wanted[n])
        middle = sum(wanted.values()) / len(row)
        for i, n in enumerate(row):
            x[n] = middle + i - (len(row) - 1) / 2
    return {n: (x[n], -float(depth[n])) for n in depth}


def _colours(plan: FusionPlan) -> dict[Node, Any]:
    found: dict[Node, Any] = {}
    kernels = [g for g in plan.groups if g.kind != "view"]
    for i, group in enumerate(kernels):
        colour = _colour(i, 0.55)
        found.update((n, _SHARED if n in found else colour) for n in group.nodes)
    return found


def _labels(plan: FusionPlan) -> dict[Node, str]:
    """What is written on a node: its op, and the groups that compute it."""
    groups: dict[Node, list[str]] = {}
    for i, group in enumerate(plan.groups):
        for n in group.nodes:
            groups.setdefault(n, []).append(str(i))
    labels = {n: f"{','.join(numbers)}: {n.op.name}" for n, numbers in groups.items()}
    return labels | {p: "argument" for p in plan.graph.params}


def _draw_edges(axes: Any, nodes: Sequence[Node], place: dict[Node, tuple[float, float]]) -> None:
    for n in nodes:
        for x in n.ins:
            if x in place:
                (x0, y0), (x1, y1) = place[x], place[n]
                axes.annotate(
                    "",
                    xy=(x1, y1 + 0.3),
                    xytext=(x0, y0 - 0.3),
                    arrowprops={"arrowstyle": "-|>", "color": "0.6", "linewidth": 0.8},
                    zorder=1,
                )


def _draw_node(
    axes: Any, label: str, node: Node, place: tuple[float, float], colour: Any, border: float
) -> None:
    kind = node.type if not isinstance(node.type, tuple) else f"{len(node.type)} results"
    axes.text(
        *place,
        f"{label}\n{kind}",
        ha="center",
        va="center",
        fontsize=7,
        zorder=2,
        bbox={
            "boxstyle": "round",
            "facecolor": colour or "white",
            "edgecolor": "0.2" if border > 1 else "0.4",
            "linewidth": border,
        },
    )


def draw_buffers(compiled: Compiled) -> Picture:
    """Temporary memory over the program's steps: one box per buffer, at its place in the arena.

    Args:
        compiled: from ``jit(f).lower(*args).compile()``.

    Returns:
        A picture.

    Raises:
        ValueError: if the backend does not plan memory.
    """
    compilation = _compilation(compiled, "draw_buffers")
    program = compilation.program
    if program is None or program.buffers is None:
        raise ValueError(f"backend {compilation.backend!r} does not plan memory")
    plan = program.buffers
    specs = {b.number: b for b in plan.buffers if b.kind == "temp"}
    figure, axes = _new_figure(9, 4)
    from matplotlib.patches import Rectangle
    from matplotlib.ticker import EngFormatter, MaxNLocator

    size = EngFormatter("B", places=1)
    lives = [life for life in plan.lifetimes if life[0] in specs]
    steps = max((last + 1 for _, _, last in lives), default=1)
    for number, first, last in lives:
        spec, length = specs[number], last - first + 1
        color = _colour(number, 0.6)
        box = Rectangle((first, spec.offset), length, spec.nbytes, facecolor=color, edgecolor="0.3")
        axes.add_patch(box)
        if spec.nbytes > plan.arena_bytes / 16:
            between = "\n" if spec.nbytes > plan.arena_bytes / 8 else " "
            label = f"{spec.name or f'b{number}'}{between}{size(spec.nbytes)}"
            middle = first + length / 2, spec.offset + spec.nbytes / 2
            text = axes.text(*middle, label, ha="center", va="center", fontsize=8)
            text.set_clip_path(box)
    axes.set_xlim(0, steps)
    axes.set_ylim(0, max(plan.arena_bytes, 1))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(EngFormatter("B"))
    axes.set_xlabel("step")
    axes.set_ylabel("offset in the arena")
    axes.set_title(
        f"temporaries: {size(plan.arena_bytes)} with reuse, {size(plan.unshared_bytes)} without"
    )
    return Picture(figure)
