"""Convolutions as products: windows in rows, the kernel as weights.

Each place of the result is a row of terms: the kernel's spatial dimensions in order, then the input
features, as `monograph.backends.tpu.contract` has it. Where a window is one element and nothing is
padded or skipped, the input is that matrix already; else it is laid out anew first (`patches`).
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from math import ceil, prod

from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.matrix import Product
from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.patches import patches_of
from monograph.backends.tpu.compiler.products import Found, passes_of, tiled
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.vector import Read, Step, Write
from monograph.backends.tpu.contract import multiplied
from monograph.hlo.graph import Node
from monograph.hlo.ops.convolution import Conv, conv_of, layout_of


def convolution_of(
    node: Node, layouts: Sequence[Layout], spaces: Sequence[str], options: Options, used: int
) -> Found:
    """A convolution as a product.

    Args:
        node: the convolution.
        layouts: of the input and the kernel.
        spaces: "hbm" or "vmem", of the two and the result.
        options: the chip, and what the user chose.
        used: rows of vector memory that hold other values.

    Raises:
        NoCode: for groups, and types that the arrays do not multiply.
    """
    types = [x.type for x in node.ins]
    kind = multiplied(types, node.type)
    c, at = conv_of(tuple(types), node.attrs), layout_of(node.attrs)
    if kind is None or types[0].dtype.name not in ("f32", "bf16", "i8") or not node.type.size:
        raise NoCode(f"the arrays do not multiply {types[0].dtype} as it is")
    options.chip.rate(kind.name)
    if c.groups * c.batches > 1:
        raise NoCode("groups of features")
    if options.chip.chain_group > 1:
        raise NoCode("products that are summed before they are rounded")
    sizes = c.geometry.sizes
    features, filters = types[0].shape[at.x[-1]], types[1].shape[at.w[-1]]
    place = tuple(node.type.shape[i] for i in _order(at.out))[:-1]
    terms = prod(sizes) * features
    dtype = types[0].dtype.name
    reads, anew, turns = [], [], []
    wanted = (Layout((*place, terms), dtype), Layout((terms, filters), dtype))
    for i, layout in enumerate(wanted):
        same = _same_input(c, at.x) if i == 0 else _same_kernel(c, at.w, features, layout)
        if same and not layouts[i].column:
            held = Layout(types[0].shape, dtype) if i == 0 else layout
            reads.append(Read(held, "full", spaces[i]))
        else:
            anew.append((i, layout))
            with suppress(NoCode):
                if i == 0 and at.x == tuple(range(len(at.x))):
                    x = Read(layouts[0], "full", spaces[0])
                    turns.append((0, patches_of(c.geometry, x, layout)))
            reads.append(Read(layout, "full", "hbm"))
    sums = "i32" if dtype == "i8" else "f32"
    steps = [Step("sums", "", sums)]
    out = node.type.dtype.name
    if out != sums:
        steps.append(Step("convert", sums, out, (0,)))
    result = Layout((*place, filters), out)
    straight = at.out == tuple(range(len(at.out)))
    write = Write(result, "full", len(steps) - 1, spaces[2] if straight else "hbm")
    spec = replace(_product(reads, write, steps, terms),
                   passes=passes_of(node, options.numerics))  # fmt: skip
    if not straight:
        anew.append((2, result))
    return Found(tiled(spec, options, used), (0, 1), tuple(anew), tuple(turns))


def _product(reads: list[Read], write: Write, steps: list[Step], terms: int) -> Product:
    a, out = reads[0].layout, write.layout
    unit = max(a.packing, out.packing)
    if a.packing != out.packing and a.matrix[1] % (8 * unit):
        raise NoCode("elements of unlike width, and rows that do not fill their tiles")
    groups = a.groups * a.packing // unit
    across = ceil(out.shape[-1] / a.lanes)
    return Product(1, groups, terms, across, unit, "rows", 1, 1, tuple(reads), (write,),
                   tuple(steps))  # fmt: skip


def _order(permutation: tuple[int, ...]) -> list[int]:
    """Where each dimension of (batch, space ..., feature) stands in the result."""
    return [permutation.index(i) for i in range(len(permutation))]


def _same_input(c: Conv, at: tuple[int, ...]) -> bool:
    """Whether the rows of terms are the input itself."""
    g = c.geometry
    ones = all(n == 1 for n in (*g.sizes, *g.strides, *g.base_dilations))
    padded = any(n for pair in g.padding for n in pair)
    return ones and not padded and at == tuple(range(len(at)))


def _same_kernel(c: Conv, at: tuple[int, ...], features: int, layout: Layout) -> bool:
    """Whether the tiles of the weights are the kernel's own."""
    whole = prod(c.geometry.sizes) == 1 or not features % layout.height
    return whole and not any(c.reversal) and at == tuple(range(len(at)))


__all__ = ["convolution_of"]
