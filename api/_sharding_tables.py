"""Tables of where the pieces of an array live, by `rich`; plain text where that is not there."""

from __future__ import annotations

import colorsys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError
from monograph.sharding import NamedSharding
from monograph.tracer.avals import value_of
from monograph.tracer.inspecting import inspect_array_sharding, local_axes

ColorMap = Callable[[float], Sequence[float]]
Index = tuple[tuple[int, int], ...]  # (begin, end) of each dimension
_LIMIT = 256  # pieces that are shown one by one


def visualize_array_sharding(arr: Any, **kwargs: Any) -> None:
    """Print which device holds which piece of an array.

    Args:
        arr: an array; of a traced value it is printed when the program is compiled. Inside a
            `shard_map` the first dimensions stand for the axes along which pieces may differ.
        kwargs: as for `visualize_sharding`.

    >>> import monograph as mg
    >>> x = mg.device_put(mg.numpy.ones(4), mg.NamedSharding(mg.make_mesh((1,), ("x",)), mg.P("x")))
    >>> mg.debug.visualize_array_sharding(x, scale=0.1)
    ┌─────────┐
    │  CPU 0  │
    └─────────┘
    """
    shape = value_of(arr).type.shape
    front = local_axes(arr)

    def show(sharding: Any) -> None:
        if front and isinstance(sharding, NamedSharding):
            sizes = tuple(sharding.mesh.shape[name] for name in front)
            print(f"one device's {shape}; in front {' '.join(map(str, front))}:")
            more = sharding.with_spec((*front, *sharding.spec))
            visualize_sharding((*sizes, *shape), more, **kwargs)
        else:
            visualize_sharding(shape, sharding, **kwargs)

    inspect_array_sharding(arr, callback=show)


def visualize_sharding(
    shape: Sequence[int],
    sharding: Any,
    *,
    use_color: bool = True,
    scale: float = 1.0,
    min_width: int = 9,
    max_width: int = 80,
    color_map: ColorMap | None = None,
) -> None:
    """Print which device holds which piece of an array of this shape.

    Arrays of one or two dimensions are drawn as they are cut, those of more as a list of slices.
    Where devices hold terms of a sum, a plus stands between them.

    Args:
        shape: of the array.
        sharding: where it lives.
        use_color: whether pieces have colours, where the terminal shows any.
        scale: of the drawing: its larger side has about ten lines.
        min_width: characters of a piece, at least.
        max_width: characters of a line, at most.
        color_map: from a number between 0 and 1 to red, green, blue (also between 0 and 1).

    Raises:
        ArgumentError: if there are more than 256 pieces.
    """
    sizes = tuple(int(n) for n in shape)
    cells = pieces(sizes, sharding)
    if len(cells) > _LIMIT:
        raise ArgumentError(
            f"{len(cells)} pieces are too many to show; the limit is {_LIMIT}",
            fix="show a smaller mesh.",
        )
    if len(sizes) <= 2:
        rows = _grid(sizes, cells)
        widths, heights = _sides(sizes, cells, scale, min_width)
    else:
        rows = [[f"{_text(i, sizes)}  {who}"] for i, who in cells.items()]
        widths, heights = [max(len(r[0]) for r in rows)], [1] * len(rows)
    try:
        import rich  # noqa: F401
    except ImportError:
        print(_plain(rows, widths))
        return
    _print_rich(rows, widths, heights, use_color, max_width, color_map)


def pieces(shape: tuple[int, ...], sharding: Any) -> dict[Index, str]:
    """Per piece, in order, its devices as text; each term of a sum has its own."""
    where = sharding.devices_indices_map(shape)
    terms = _terms(sharding)
    found: dict[Index, dict[int, list[int]]] = {}
    name = "device"
    for (device, index), term in zip(where.items(), terms, strict=True):
        name = getattr(device, "platform", "device").upper()
        key = tuple((len(range(n)[: i.start or 0]), len(range(n)[: i.stop])) for n, i in
                    zip(shape, index, strict=True))  # fmt: skip
        ids = found.setdefault(key, {}).setdefault(term, [])
        ids.append(device.id if hasattr(device, "id") else device)
    return {
        key: f"{name} " + " + ".join(",".join(map(str, sorted(ids))) for ids in found[key].values())
        for key in sorted(found)
    }


def _terms(sharding: Any) -> list[int]:
    """Per device, which term of the sum it holds."""
    if not isinstance(sharding, NamedSharding):
        return [0]
    mesh, unreduced = sharding.mesh, sharding.spec.unreduced
    used = [i for i, n in enumerate(mesh.axis_names) if n in unreduced]
    kept = [mesh.axis_sizes[i] for i in used]
    return [
        int(np.ravel_multi_index([place[i] for i in used], kept)) if used else 0
        for place in np.ndindex(*mesh.axis_sizes)
    ]


def _grid(shape: tuple[int, ...], cells: dict[Index, str]) -> list[list[str]]:
    rows: dict[tuple[int, int], list[str]] = {}
    for index, who in cells.items():
        rows.setdefault(index[0] if len(shape) == 2 else (0, 1), []).append(who)
    return list(rows.values())


def _sides(
    shape: tuple[int, ...], cells: dict[Index, str], scale: float, least: int
) -> tuple[list[int], list[int]]:
    """Characters of each column and lines of each row, in proportion to the pieces."""
    across = sorted({i[-1] for i in cells if i})
    down = sorted({i[0] for i in cells if len(i) == 2})
    wide = shape[-1] if shape else 1
    high = shape[0] if len(shape) == 2 else 1
    unit = 10 * scale / max(high, wide, 1)
    longest = max(map(len, cells.values())) + 2
    widths = [max(least, longest, int((b - a) * unit * 2.5)) for a, b in across] or [
        max(least, longest)
    ]
    heights = [max(1, int((b - a) * unit)) for a, b in down] or [1]
    return widths, heights


def _text(index: Index, shape: tuple[int, ...]) -> str:
    return "[" + ", ".join(
        ":" if (start, stop) == (0, n) else f"{start}:{stop}"
        for (start, stop), n in zip(index, shape, strict=True)
    ) + "]"  # fmt: skip


def _plain(rows: list[list[str]], widths: list[int]) -> str:
    line = "+" + "+".join("-" * w for w in widths) + "+"
    made = [line]
    for row in rows:
        made += ["|" + "|".join(c.center(w) for c, w in zip(row, widths, strict=True)) + "|", line]
    return "\n".join(made)


def _print_rich(
    rows: list[list[str]],
    widths: list[int],
    heights: list[int],
    use_color: bool,
    max_width: int,
    color_map: ColorMap | None,
) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(width=max_width)
    coloured = use_color and console.color_system is not None
    table = Table(
        show_header=False,
        show_lines=not coloured,
        padding=0,
        pad_edge=False,
        box=None if coloured else box.SQUARE,
    )
    for w in widths:
        table.add_column(width=w)
    count = sum(map(len, rows))
    number = 0
    for row, h in zip(rows, heights, strict=True):
        made = []
        for who, w in zip(row, widths, strict=True):
            above = (h - 1) // 2
            lines = [""] * above + [who] + [""] * (h - 1 - above)
            text = "\n".join(line.center(w) for line in lines)
            made.append(Text(text, style=_style(number / count, color_map) if coloured else ""))
            number += 1
        table.add_row(*made)
    console.print(table)


def _style(at: float, color_map: ColorMap | None) -> str:
    """Colours of a piece: those of the map, or hues around the wheel."""
    red, green, blue = (
        (color_map(at)[:3]) if color_map else colorsys.hls_to_rgb(at * 0.85, 0.75, 0.6)
    )
    dark = 0.3 * red + 0.59 * green + 0.11 * blue < 0.5
    back = ",".join(str(int(255 * c)) for c in (red, green, blue))
    return f"{'white' if dark else 'black'} on rgb({back})"


__all__ = ["inspect_array_sharding", "visualize_array_sharding", "visualize_sharding"]
