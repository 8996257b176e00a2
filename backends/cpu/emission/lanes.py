"""`Lanes`: what the emitters of ops write their code with: types, constants and calls in W lanes.

A function of the C library is called lane by lane in a helper function of its own, so that kernels
stay small; f32 goes through the double function and is rounded once, as in the interpreter.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.emit import Code, literal, suffix, vector
from monograph.backends.cpu.emission.vectors import picked


class Lanes:
    """Instructions on `lanes` elements at once.

    Args:
        code: the function that they go to.
        lanes: how many; 1 gives scalar code.
        fma: whether a product may be contracted with the sum that uses it.
    """

    __slots__ = ("code", "fma", "lanes")

    def __init__(self, code: Code, lanes: int, fma: bool = False) -> None:
        self.code = code
        self.lanes = lanes
        self.fma = fma

    def t(self, scalar: str) -> str:
        """The vector type of a scalar type."""
        return vector(scalar, self.lanes)

    def k(self, value: object, scalar: str) -> str:
        """A constant in all lanes, as an operand."""
        return literal(value, scalar, self.lanes)

    def op(self, name: str, scalar: str, *xs: str) -> str:
        """``name type x, y``: arithmetic, comparisons."""
        return self.code.op(f"{name} {self.t(scalar)} {', '.join(xs)}")

    def cast(self, name: str, x: str, source: str, target: str) -> str:
        """``name x to type``; nothing where the two are the same."""
        if source == target:
            return x
        return self.code.op(f"{name} {self.t(source)} {x} to {self.t(target)}")

    def select(self, p: str, scalar: str, x: str, y: str) -> str:
        t = self.t(scalar)
        return self.code.op(f"select {self.t('i1')} {p}, {t} {x}, {t} {y}")

    def intrinsic(self, name: str, scalar: str, *xs: str, flags: str = "") -> str:
        """An intrinsic that is overloaded on one type; `flags` are trailing constant operands."""
        t, f = self.t(scalar), f"llvm.{name}.{suffix(scalar, self.lanes)}"
        kinds = ", ".join([t] * len(xs) + [part.split()[0] for part in flags.split(", ") if part])
        self.code.module.declare(f, f"{t} @{f}({kinds})")
        values = ", ".join([f"{t} {x}" for x in xs] + ([flags] if flags else []))
        return self.code.op(f"call {t} @{f}({values})")

    def registers(self, x: str, scalar: str, width: int) -> list[str]:
        """The lanes as vectors of `width`; few lanes are the first ones of one."""
        if self.lanes == width:
            return [x]
        if self.lanes == 1:
            one = f"insertelement <{width} x {scalar}> poison, {scalar} {x}, i32 0"
            return [self.code.op(one)]
        return [
            self._picked([x], scalar, self.lanes, range(k, k + width))
            for k in range(0, self.lanes, width)
        ]

    def joined(self, xs: Sequence[str], scalar: str, width: int) -> str:
        """The lanes out of vectors of `width`."""
        if self.lanes == 1:
            return self.code.op(f"extractelement <{width} x {scalar}> {xs[0]}, i32 0")
        while len(xs) > 1:
            both = range(2 * width)
            pairs = zip(xs[::2], xs[1::2], strict=True)
            xs, width = [self._picked(pair, scalar, width, both) for pair in pairs], 2 * width
        return xs[0] if width == self.lanes else self._picked(xs, scalar, width, range(self.lanes))

    def _picked(self, xs: Sequence[str], scalar: str, given: int, wanted: range) -> str:
        """Lanes of one or two vectors of `given` lanes."""
        x, y = (*xs, "poison")[:2]
        return picked(self.code, scalar, given, x, y, wanted)

    def saturate(self, x: str, source: str, target: str, signed: bool) -> str:
        """Float to integer: towards zero, out of range to the nearest end, NaN to zero.

        Vector units convert to i32; narrower integers are cut out of those.
        """
        if self.lanes > 1 and signed and target == "i32":
            return self._saturated_words(x, source)
        if self.lanes > 1 and target in ("i8", "i16"):
            bits = int(target[1:])
            low, high = (
                (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
            )
            y = self._saturated_words(x, source)
            y = self.intrinsic("smax", "i32", y, self.k(low, "i32"))
            return self.cast(
                "trunc", self.intrinsic("smin", "i32", y, self.k(high, "i32")), "i32", target
            )
        name = "fptosi" if signed else "fptoui"
        f = f"llvm.{name}.sat.{suffix(target, self.lanes)}.{suffix(source, self.lanes)}"
        self.code.module.declare(f, f"{self.t(target)} @{f}({self.t(source)})")
        return self.code.op(f"call {self.t(target)} @{f}({self.t(source)} {x})")

    def _saturated_words(self, x: str, source: str) -> str:
        """To i32; where the instruction's result is undefined another one is chosen."""
        low, high = self.k(-(2.0**31), source), self.k(2.0**31, source)
        y = self.cast("fptosi", x, source, "i32")
        y = self.select(self.op("fcmp olt", source, x, low), "i32", self.k(-(1 << 31), "i32"), y)
        y = self.select(
            self.op("fcmp oge", source, x, high), "i32", self.k((1 << 31) - 1, "i32"), y
        )
        return self.select(self.op("fcmp uno", source, x, x), "i32", self.k(0, "i32"), y)

    def complex_function(self, name: str, scalar: str, *xs: str) -> tuple[str, str]:
        """A complex function: operands and result are pairs (real, imaginary)."""
        t = self.t(scalar)
        out = self.code.op(lanewise_call(self, name, scalar, xs, 2))
        re, im = (self.code.op(f"extractvalue {{ {t}, {t} }} {out}, {i}") for i in range(2))
        return re, im


def lanewise_call(
    b: Lanes, name: str, scalar: str, xs: Sequence[str], results: int, single: bool = False
) -> str:
    """The instruction that calls the double function `name` on every lane of `xs`.

    It gives one vector, or a pair of vectors if there are two `results`. `single`: the function
    takes floats, as the lanes are.
    """
    t = b.t(scalar)
    out_type = t if results == 1 else f"{{ {t}, {t} }}"
    helper = f"{name}_{suffix(scalar, b.lanes)}"
    b.code.module.helper(
        helper, lambda: _lanewise_text(b, helper, name, scalar, len(xs), results, single)
    )
    return f"call {out_type} @{helper}({', '.join(f'{t} {x}' for x in xs)})"


def _lanewise_text(
    b: Lanes, helper: str, name: str, scalar: str, count: int, results: int, single: bool
) -> str:
    """A function that spills its operands, loops over the lanes and loads the results."""
    module, lanes, t = b.code.module, b.lanes, b.t(scalar)
    own = "float" if single else "double"
    returned = own if results == 1 else f"{{ {own}, {own} }}"
    if name not in module.functions:  # else it is one of ours
        module.declare(name, f"{returned} @{name}({', '.join([own] * count)})")
    code = Code(module, [f"%x{i}" for i in range(count)])
    ins = [code.slot(f"a{i}", t) for i in range(count)]
    rows = [code.slot(f"r{i}", t) for i in range(results)]
    for i in range(count):
        code.do(f"store {t} %x{i}, ptr {ins[i]}, align 64")
    with code.loop(0, lanes, 1) as loop:
        args = []
        for i in range(count):
            at = code.op(f"getelementptr {scalar}, ptr {ins[i]}, i64 {loop.var}")
            x = code.fresh_op(f"load {scalar}, ptr {at}")
            args.append(x if scalar == own else code.fresh_op(f"fpext float {x} to double"))
        y = code.fresh_op(f"call {returned} @{name}({', '.join(f'{own} {x}' for x in args)})")
        for i in range(results):
            part = y if results == 1 else code.fresh_op(f"extractvalue {returned} {y}, {i}")
            if scalar != own:
                part = code.fresh_op(f"fptrunc double {part} to float")
            at = code.op(f"getelementptr {scalar}, ptr {rows[i]}, i64 {loop.var}")
            code.do(f"store {scalar} {part}, ptr {at}")
    outs = [code.fresh_op(f"load {t}, ptr {row}, align 64") for row in rows]
    whole = outs[0]
    kind = t
    if results == 2:
        kind = f"{{ {t}, {t} }}"
        first = code.fresh_op(f"insertvalue {kind} poison, {t} {outs[0]}, 0")
        whole = code.fresh_op(f"insertvalue {kind} {first}, {t} {outs[1]}, 1")
    code.do(f"ret {kind} {whole}")
    params = ", ".join(f"{t} %x{i}" for i in range(count))
    return f"define internal {kind} @{helper}({params}) #0 {{\n{code.body()}}}\n"
