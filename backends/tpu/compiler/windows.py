"""Convolutions as products: windows in rows, the kernel as weights.

Each place of the result is a row of terms: the kernel's spatial dimensions in order, then the input
features, as `monograph.backends.tpu.contract` has it; groups of features are a stack of matrices.
Where a window is one element and nothing is padded or skipped, the input is that matrix already.
Else it is laid out anew first: by strided loads (`patches`), or box by box (`moves`), with its
features last before that. So are kernels and results in another order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, prod

from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.matrix import Product
from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.patches import patches_of
from monograph.backends.tpu.compiler.products import TAKEN, Found, passes_of
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.tilings import tiled
from monograph.backends.tpu.compiler.turns import Ways, carry, ways_of
from monograph.backends.tpu.compiler.vector import Read, Step, Write
from monograph.backends.tpu.contract import multiplied
from monograph.hlo.graph import Node
from monograph.hlo.index import Index, dim, floordiv, linear, modulo
from monograph.hlo.ops.convolution import Conv, conv_of, layout_of


def convolution_of(
    node: Node, layouts: Sequence[Layout], spaces: Sequence[str], options: Options, used: int
) -> Found:
    """A convolution as a product.

    Args:
        node: the convolution.
        layouts: of the input and the kernel, no columns.
        spaces: "hbm" or "vmem", of the two and the result.
        options: the chip, and what the user chose.
        used: rows of vector memory that hold other values.

    Raises:
        NoCode: for types that the arrays do not multiply.
    """
    types = [x.type for x in node.ins]
    kind = multiplied(types, node.type)
    if kind is None or any(t.dtype.name not in TAKEN for t in types) or not node.type.size:
        raise NoCode(f"the arrays do not multiply {types[0].dtype} as it is")
    options.chip.rate(kind.name)
    if options.chip.chain_group > 1:
        raise NoCode("products that are summed before they are rounded")
    how = _How.of(node)
    if not how.terms:
        raise NoCode("sums without terms")
    wanted = (how.windows, how.kernel)
    reads, anew, turns = [], [], list[tuple[int, Ways]]()
    for i, layout in enumerate(wanted):
        if (how.same_input if i == 0 else how.same_kernel) and layout.dtype == layouts[i].dtype:
            held = layout if i else replace(layout, shape=types[0].shape)
            reads.append(Read(held, "full", spaces[i]))
            continue
        anew.append((i, layout))
        reads.append(Read(layout, "full", "hbm"))
        if i == 0:
            room = options.chip.vmem // (4 * options.chip.lanes) - used
            turns += [(0, ways) for ways in how.windows_by(layouts[0], spaces[0], room)]
        else:
            turns.append((1, how.kernel_by(layouts[1], spaces[1])))
    out, steps = how.result.dtype, [Step("sums", "", "i32" if how.dtype == "i8" else "f32")]
    if out != steps[0].dtype:
        steps.append(Step("convert", steps[0].dtype, out, (0,)))
    write = Write(how.result, "full", len(steps) - 1, spaces[2] if how.same_result else "hbm")
    spec = replace(how.product(reads, write, steps), passes=passes_of(node, options.numerics))
    if not how.same_result:
        anew.append((2, how.result))
        turns.append((2, how.result_by(Layout(node.type.shape, out), spaces[2])))
    return Found(tiled(spec, options, used), (0, 1), tuple(anew), tuple(turns))


@dataclass(frozen=True)
class _How:
    """A convolution in terms of loops: groups, places (batch, space), the kernel, features.

    Attributes:
        conv: what it does.
        at: where the dimensions of the input, the kernel and the result lie.
        shapes: of the input, as (batch, space..., features); of the places.
        filters: output features of a group.
        dtype, weights, out: element types.
    """

    conv: Conv
    at: tuple[tuple[int, ...], ...]
    shapes: tuple[tuple[int, ...], tuple[int, ...]]
    filters: int
    dtype: str
    weights: str
    out: str

    @classmethod
    def of(cls, node: Node) -> _How:
        """That of a node."""
        types = tuple(x.type for x in node.ins)
        c, at = conv_of(types, node.attrs), layout_of(node.attrs)
        count = c.groups * c.batches
        shape = tuple(types[0].shape[i] for i in at.x)
        places = tuple(node.type.shape[at.out.index(i)] for i in range(len(shape) - 1))
        dtype, weights = (TAKEN[t.dtype.name] for t in types)
        return cls(c, (at.x, at.w, at.out), (shape, places), types[1].shape[at.w[-1]] // count,
                   dtype, weights, node.type.dtype.name)  # fmt: skip

    # ---- sizes and loops -------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """Groups."""
        return self.conv.groups * self.conv.batches

    @property
    def features(self) -> int:
        """Input features of a group."""
        return self.shapes[0][-1] // self.conv.groups

    @property
    def terms(self) -> int:
        return prod(self.conv.geometry.sizes) * self.features

    @property
    def loops(self) -> list[tuple[int, int]]:
        """Group, batch, space..., kernel..., input feature, filter."""
        sizes = (self.count, *self.shapes[1], *self.conv.geometry.sizes, self.features,
                 self.filters)  # fmt: skip
        return list(enumerate(sizes))

    @property
    def here(self) -> tuple[Index, tuple[Index, ...], tuple[Index, ...], Index, Index]:
        """Their numbers: group, place, element of the kernel, feature, filter."""
        every, n = [dim(i, size) for i, size in self.loops], len(self.shapes[1])
        return every[0], tuple(every[1 : n + 1]), tuple(every[n + 1 : -2]), every[-2], every[-1]

    @property
    def unlike(self) -> bool:
        """Whether rows of windows and of results, of unlike width, fill no tiles together."""
        high = self.shapes[1][-1]
        return self._packing(self.dtype) != self._packing(self.out) and high % self._unit != 0

    @property
    def _unit(self) -> int:
        """Rows of the higher tile of both."""
        return 8 * max(self._packing(self.dtype), self._packing(self.out))

    def _packing(self, dtype: str) -> int:
        return Layout((), dtype).packing

    # ---- layouts of the product ------------------------------------------------------------------

    def rows(self, wide: int, dtype: str) -> Layout:
        """Of an array with a row for each place."""
        place = self.shapes[1]
        if self.unlike:
            place = (ceil(prod(place) / self._unit) * self._unit,)
        return Layout((*([self.count] if self.count > 1 else []), *place, wide), dtype)

    def row(self, wide: Index) -> tuple[Index, ...]:
        """The index in such an array."""
        group, place, *_ = self.here
        row = (linear(place, self.shapes[1]),) if self.unlike else place
        return (*([group] if self.count > 1 else []), *row, wide)

    @property
    def windows(self) -> Layout:
        return self.rows(self.terms, self.dtype)

    @property
    def kernel(self) -> Layout:
        lead = [self.count] if self.count > 1 else []
        return Layout((*lead, self.terms, self.filters), self.weights)

    @property
    def result(self) -> Layout:
        return self.rows(self.filters, self.out)

    @property
    def alone(self) -> bool:
        """Whether there is one product, whose rows are places as they are."""
        return self.count == 1 and not self.unlike

    @property
    def same_input(self) -> bool:
        """Whether the rows of terms are the input itself."""
        g = self.conv.geometry
        ones = all(n == 1 for n in (*g.sizes, *g.strides, *g.base_dilations))
        padded = any(n for pair in g.padding for n in pair)
        return self.alone and ones and not padded and _in_order(self.at[0])

    @property
    def same_kernel(self) -> bool:
        """Whether the tiles of the weights are the kernel's own."""
        whole = prod(self.conv.geometry.sizes) == 1 or not self.features % self.kernel.height
        turned = any(self.conv.reversal)
        return self.count == 1 and whole and not turned and _in_order(self.at[1])

    @property
    def same_result(self) -> bool:
        return self.alone and _in_order(self.at[2])

    def product(self, reads: list[Read], write: Write, steps: list[Step]) -> Product:
        """The product, not yet cut."""
        a, out = reads[0].layout, write.layout
        unit = max(a.packing, out.packing)
        groups = a.groups * a.packing // unit // self.count
        across = ceil(self.filters / a.lanes)
        along = "batch" if self.count > 1 else "rows"
        return Product(self.count, groups, self.terms, across, unit, along, 1, 1, tuple(reads),
                       (write,), tuple(steps))  # fmt: skip

    # ---- moves before and after ------------------------------------------------------------------

    def windows_by(self, layout: Layout, space: str, room: int) -> list[Ways]:
        """The moves that write windows out, where there are so many rows of vector memory."""
        found: list[Ways] = []
        if not _in_order(self.at[0]) or layout.dtype != self.dtype:  # features last first
            plain = Layout(self.shapes[0], self.dtype)
            loops = list(enumerate(plain.shape))
            here = [dim(i, n) for i, n in loops]
            index = _placed(here, self.at[0])
            found.append(carry(index, layout, loops, here, plain, (space, "hbm")))
            layout, space = plain, "hbm"
        quick: Ways = ()
        if self.alone:
            read = Read(layout, "full", space)
            quick = ways_of(lambda: patches_of(self.conv.geometry, read, self.windows))
            quick = quick if all(way.held <= room for way in quick) else ()
        group, (batch, *space_), _, feature, _ = self.here
        conditions, places = list[tuple[Index, int, int]](), list[Index]()
        for d in range(len(space_)):
            place, conditions_ = self._read(d)
            places.append(place)
            conditions += conditions_
        first = batch + (group * self.shapes[1][0] if self.conv.batches > 1 else 0)
        last = feature + (group * self.features if self.conv.groups > 1 else 0)
        to = self.row(self._term())
        ways = carry((first, *places, last), layout, self.loops[:-1], to, self.windows,
                     (space, "hbm"), tuple(conditions))  # fmt: skip
        return [*found, quick + ways]

    def _read(self, d: int) -> tuple[Index, list[tuple[Index, int, int]]]:
        """Where a window reads along a dimension of space, and what holds where it does."""
        g, (_, place, kernel, *_) = self.conv.geometry, self.here
        apart, (low, _), size = g.base_dilations[d], g.padding[d], self.shapes[0][d + 1]
        at = place[d + 1] * g.strides[d] + kernel[d] * g.dilations[d] - low
        high = (size - 1) * apart + 1
        bounds = at.bounds
        conditions = [(at, 0, high)] if bounds[0] < 0 or bounds[1] >= high else []
        if apart == 1:
            return at, conditions
        before = ceil(max(low, 0) / apart)  # so that nothing is divided that is negative
        conditions.append((modulo(at + before * apart, apart), 0, 1))
        return floordiv(at + before * apart, apart) - before, conditions

    def _term(self) -> Index:
        _, _, kernel, feature, _ = self.here
        return linear((*kernel, feature), (*self.conv.geometry.sizes, self.features))

    def kernel_by(self, layout: Layout, space: str) -> Ways:
        """The moves that lay the kernel out as weights."""
        group, _, kernel, feature, number = self.here
        turned = [
            k * -1 + (n - 1) if back else k
            for k, n, back in zip(kernel, self.conv.geometry.sizes, self.conv.reversal, strict=True)
        ]
        index = _placed([*turned, feature, number + group * self.filters], self.at[1])
        n = len(self.shapes[1])
        loops = [self.loops[0], *self.loops[n + 1 :]]
        to = (*([group] if self.count > 1 else []), self._term(), number)
        return carry(index, layout, loops, to, self.kernel, (space, "hbm"))

    def result_by(self, wanted: Layout, space: str) -> Ways:
        """The moves that bring the result into its own order."""
        group, place, _, _, number = self.here
        whole = (*place, number + group * self.filters)
        to = [whole[i] for i in self.at[2]]
        loops = [*self.loops[: len(place) + 1], self.loops[-1]]
        return carry(self.row(number), self.result, loops, to, wanted, ("hbm", space))


def _in_order(at: tuple[int, ...]) -> bool:
    return at == tuple(range(len(at)))


def _placed(index: Sequence[Index], at: Sequence[int]) -> tuple[Index, ...]:
    """An index of dimensions in canonical order as that of the array."""
    return tuple(index[at.index(i)] for i in range(len(at)))


__all__ = ["convolution_of"]
