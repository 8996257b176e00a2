"""Conversions between f32 and the float types that are narrower, by integer operations.

`encode` rounds to nearest even and treats overflow, NaN, zero and subnormals exactly as ml_dtypes
(for f16: NumPy) does when it converts; `decode` is exact. Formats: OCP 8-bit floating point
specification 1.0 (e4m3fn, e5m2), OCP microscaling formats 1.0 (f4, f6, e8m0), and arXiv:2206.02915
(fnuz).
"""

from __future__ import annotations

from monograph.backends.cpu.emission.emit import Code, Module, literal, vector
from monograph.hlo.float_formats import FORMATS, Format


def encode(code: Code, name: str, lanes: int, x: str) -> str:
    """f32 (or a vector of them) to the codes of format `name`, rounding to nearest even."""
    form = FORMATS[name]
    bits = 8 if form is None else form.storage
    if name == "f16" and code.module.machine.f16c:
        half = code.op(f"fptrunc {vector('float', lanes)} {x} to {vector('half', lanes)}")
        return code.op(f"bitcast {vector('half', lanes)} {half} to {vector('i16', lanes)}")
    if name == "bf16":
        return _encode_bf16(_Lanes(code, lanes), x)
    helper = _helper(code.module, name, "encode", lanes)
    return code.op(f"call {vector(f'i{bits}', lanes)} @{helper}({vector('float', lanes)} {x})")


def narrowed(code: Code, name: str, lanes: int, x: str) -> str:
    """The code of an f32 that is a number of the format already."""
    if name != "bf16":
        return encode(code, name, lanes, x)
    v = _Lanes(code, lanes)
    return v.narrow(v.do("lshr", v.bits(x), 16), 16)


def decode(code: Code, name: str, lanes: int, x: str) -> str:
    """Codes of format `name` to f32, exactly."""
    form = FORMATS[name]
    bits = 8 if form is None else form.storage
    if name == "f16" and code.module.machine.f16c:
        half = code.op(f"bitcast {vector('i16', lanes)} {x} to {vector('half', lanes)}")
        return code.op(f"fpext {vector('half', lanes)} {half} to {vector('float', lanes)}")
    if name == "bf16":
        wide = code.op(f"zext {vector('i16', lanes)} {x} to {vector('i32', lanes)}")
        shifted = code.op(f"shl {vector('i32', lanes)} {wide}, {literal(16, 'i32', lanes)}")
        return code.op(f"bitcast {vector('i32', lanes)} {shifted} to {vector('float', lanes)}")
    helper = _helper(code.module, name, "decode", lanes)
    return code.op(f"call {vector('float', lanes)} @{helper}({vector(f'i{bits}', lanes)} {x})")


def _helper(module: Module, name: str, way: str, lanes: int) -> str:
    form = FORMATS[name]
    bits = 8 if form is None else form.storage
    narrow, wide = vector(f"i{bits}", lanes), vector("float", lanes)
    source, target = (wide, narrow) if way == "encode" else (narrow, wide)
    function = f"{way}_{name}_{lanes}"

    def make() -> str:
        code = Code(module, ("%x",))
        if form is None:
            out = (_encode_e8m0 if way == "encode" else _decode_e8m0)(_Lanes(code, lanes))
        elif way == "encode":
            out = _encode(_Lanes(code, lanes), form)
        else:
            out = _decode(_Lanes(code, lanes), form)
        code.do(f"ret {target} {out}")
        return f"define internal {target} @{function}({source} %x) #0 {{\n{code.body()}}}\n"

    return module.helper(function, make)


class _Lanes:
    """i32 arithmetic on all lanes, to write the two conversions as formulas."""

    def __init__(self, code: Code, lanes: int) -> None:
        self.code = code
        self.lanes = lanes
        self.i32 = vector("i32", lanes)
        self.f32 = vector("float", lanes)

    def k(self, value: int) -> str:
        return literal(value, "i32", self.lanes)

    def do(self, name: str, x: str, y: str | int) -> str:
        return self.code.op(f"{name} {self.i32} {x}, {self.k(y) if isinstance(y, int) else y}")

    def icmp(self, how: str, x: str, y: str | int) -> str:
        return self.do(f"icmp {how}", x, y)

    def select(self, p: str, x: str | int, y: str) -> str:
        x = self.k(x) if isinstance(x, int) else x
        return self.code.op(
            f"select {vector('i1', self.lanes)} {p}, {self.i32} {x}, {self.i32} {y}"
        )

    def bits(self, x: str) -> str:
        return self.code.op(f"bitcast {self.f32} {x} to {self.i32}")

    def floats(self, x: str) -> str:
        return self.code.op(f"bitcast {self.i32} {x} to {self.f32}")

    def narrow(self, x: str, bits: int) -> str:
        return self.code.op(f"trunc {self.i32} {x} to {vector(f'i{bits}', self.lanes)}")

    def widen(self, x: str, bits: int) -> str:
        return self.code.op(f"zext {vector(f'i{bits}', self.lanes)} {x} to {self.i32}")


def _encode_bf16(v: _Lanes, x: str) -> str:
    """The upper half of the bits, rounded; short enough to stand where it is needed."""
    raw = v.bits(x)
    upper = v.do("lshr", raw, 16)
    up = v.do("add", v.do("and", upper, 1), 0x7FFF)
    rounded = v.do("lshr", v.do("add", raw, up), 16)
    nan = v.do("or", v.do("and", upper, 0x8000), 0x7FC0)
    bad = v.code.op(f"fcmp uno {v.f32} {x}, {x}")
    return v.narrow(v.code.op(
        f"select {vector('i1', v.lanes)} {bad}, {v.i32} {nan}, {v.i32} {rounded}"
    ), 16)  # fmt: skip


def _encode(v: _Lanes, f: Format) -> str:
    """Normal numbers: round the bits; subnormal ones: an f32 addition rounds at their unit."""
    raw = v.bits("%x")
    magnitude = v.do("and", raw, 0x7FFFFFFF)
    sign = v.do("shl", v.do("lshr", raw, 31), f.bits - 1)
    drop = 23 - f.mantissa
    odd = v.do("and", v.do("lshr", magnitude, drop), 1)
    rounded = v.do("lshr", v.do("add", v.do("add", magnitude, odd), (1 << (drop - 1)) - 1), drop)
    code = v.do("sub", rounded, (127 - f.bias) << f.mantissa)
    if f.bias < 127:
        unit = (
            1 - f.bias - f.mantissa + 23 + 127
        ) << 23  # an f32 whose last place is our smallest step
        sized = v.floats(magnitude)
        fixed = v.code.op(f"fadd {v.f32} {sized}, {v.floats(v.k(unit))}")
        small = v.icmp("ult", magnitude, (128 - f.bias) << 23)
        code = v.select(small, v.do("sub", v.bits(fixed), unit), code)
    code = v.select(v.icmp("ugt", code, f.top), f.overflow, code)
    # infinity: where there is none, it has become what overflow becomes, already
    code = v.select(v.icmp("uge", magnitude, 0x7F800000), f.overflow, code)
    code = v.select(v.icmp("ugt", magnitude, 0x7F800000), f.nan, code)
    if f.signless:  # neither -0 nor a sign on NaN
        plain = v.do("and", v.do("add", code, 0x7F), 0x80)  # 0x80 for codes 1..0x80
        whole = v.do("or", code, v.do("and", sign, plain))
        return v.narrow(whole, f.storage)
    return v.narrow(v.do("xor", code, sign), f.storage)


def _decode(v: _Lanes, f: Format) -> str:
    raw = v.widen("%x", f.storage)
    sign = v.do("shl", v.do("lshr", raw, f.bits - 1), 31)
    code = v.do("and", raw, (1 << (f.bits - 1)) - 1)
    normal = v.do("add", v.do("shl", code, 23 - f.mantissa), (127 - f.bias) << 23)
    step = literal(2.0 ** (1 - f.bias - f.mantissa), "float", v.lanes)
    whole = v.code.op(f"uitofp {v.i32} {code} to {v.f32}")
    tiny = v.bits(v.code.op(f"fmul {v.f32} {whole}, {step}"))
    value = v.select(v.icmp("ult", code, 1 << f.mantissa), tiny, normal)
    if f.signless:
        value = v.do("or", value, sign)
        return v.floats(v.select(v.icmp("eq", raw, 0x80), 0x7FC00000, value))
    if f.infinite:
        value = v.select(v.icmp("eq", code, f.overflow), 0x7F800000, value)
    value = v.select(v.icmp("ugt", code, f.top + f.infinite), 0x7FC00000, value)
    return v.floats(v.do("or", value, sign))


def _encode_e8m0(v: _Lanes) -> str:
    """Powers of two, halves up; zero, negative and infinite numbers are NaN, as in ml_dtypes."""
    raw = v.bits("%x")
    code = v.do("lshr", v.do("add", raw, 0x400000), 23)
    tiny = v.select(v.icmp("ugt", raw, 0x400000), 1, v.k(0))
    code = v.select(v.icmp("ult", raw, 0x800000), tiny, code)
    bad = v.icmp("uge", v.do("sub", raw, 1), 0x7F800000 - 1)
    return v.narrow(v.select(bad, 0xFF, code), 8)


def _decode_e8m0(v: _Lanes) -> str:
    raw = v.widen("%x", 8)
    value = v.select(v.icmp("eq", raw, 0), 0x400000, v.do("shl", raw, 23))
    return v.floats(v.select(v.icmp("eq", raw, 0xFF), 0x7FC00000, value))
