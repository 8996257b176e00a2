"""The functions by name, put in place or called.

`emit` is what the table of ops uses. The texts of functions that are called are kept for the
process, so that only the first module that needs one pays for writing it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from monograph.backends.cpu.emission.emit import Code, Machine, Module, suffix
from monograph.backends.cpu.emission.lanes import Lanes, lanewise_call
from monograph.backends.cpu.math import (
    circular,
    error,
    exponential,
    inverse_circular,
    powers,
    remainder,
    turns,
)
from monograph.backends.cpu.math import logarithm as log
from monograph.backends.cpu.math.number import F32, F64, WIDE, Flavour, Number

_MOST_COPIES = 2  # of one function, type and width in a module


@dataclass(frozen=True)
class Function:
    """A formula, and what there is to know of it.

    Attributes:
        formula: of one or two numbers.
        narrow: whether it is good in f32 arithmetic; else f32 goes through f64.
        again: whether f32 beyond its reach goes through f64, before anything slow is called.
        fused: whether f32 arithmetic needs an fma for that.
        beyond: of the same numbers: where `slow` is called instead; None: nowhere.
        slow: a function of doubles of our library's, or of C's.
    """

    formula: Callable[..., Number]
    narrow: bool = True
    fused: bool = True
    beyond: Callable[..., Number] | None = None
    slow: str = ""
    again: bool = False


FUNCTIONS: dict[str, Function] = {
    "exp": Function(exponential.exp),
    "expm1": Function(exponential.expm1),
    "logistic": Function(exponential.logistic),
    "tanh": Function(exponential.tanh),
    "sinh": Function(exponential.sinh),
    "cosh": Function(exponential.cosh),
    "log": Function(log.log),
    "log1p": Function(log.log1p),
    "asinh": Function(log.asinh),
    "acosh": Function(log.acosh),
    "atanh": Function(log.atanh),
    "sin": Function(circular.sin, beyond=circular.beyond, slow=turns.SLOW["sin"]),
    "cos": Function(circular.cos, beyond=circular.beyond, slow=turns.SLOW["cos"]),
    "tan": Function(circular.tan, beyond=circular.beyond, slow=turns.SLOW["tan"]),
    "asin": Function(inverse_circular.asin),
    "acos": Function(inverse_circular.acos),
    "atan": Function(inverse_circular.atan),
    "atan2": Function(inverse_circular.atan2),
    "erf": Function(error.erf),
    "erfc": Function(error.erfc, narrow=False),
    "erf_inv": Function(error.erf_inv),
    "cbrt": Function(powers.cbrt),
    "rsqrt": Function(powers.rsqrt),
    "hypot": Function(powers.hypot, narrow=False),
    "pow": Function(powers.power, fused=False),
    "fmod": Function(remainder.fmod, beyond=remainder.fmod_beyond, slow="fmod", again=True),
}


def emit(b: Lanes, name: str, scalar: str, *xs: str) -> str:
    """A function of `FUNCTIONS` of operands of LLVM type `scalar` (float or double).

    In place in vector loops, which is up to a third faster than a call; a call where the code has
    been put in place often enough, in scalar code, and if a path of the function calls others
    (which would cost the loop its registers).
    """
    module = b.code.module
    symbol = f"m_{name}_{suffix(scalar, b.lanes)}"
    flavour = _flavour(FUNCTIONS[name], scalar, module.machine)
    leaf = FUNCTIONS[name].beyond is None
    if leaf and b.lanes > 1 and module.count(symbol) <= _MOST_COPIES:
        return _formula(b, name, scalar, xs, flavour)
    return b.code.op(_call(b, symbol, name, scalar, xs, flavour))


def _call(
    b: Lanes, symbol: str, name: str, scalar: str, xs: Sequence[str], flavour: Flavour
) -> str:
    """The instruction that calls a function, which is then in the module."""
    module = b.code.module
    if symbol not in module.functions:
        made = _written(symbol, name, scalar, b.lanes, len(xs), flavour, module.machine)
        for key, text in made.functions.items():
            module.functions.setdefault(key, text)
        for key, text in made.declared.items():
            module.declared.setdefault(key, text)
    t = b.t(scalar)
    return f"call {t} @{symbol}({', '.join(f'{t} {x}' for x in xs)})"


def _formula(b: Lanes, name: str, scalar: str, xs: Sequence[str], flavour: Flavour) -> str:
    function = FUNCTIONS[name]
    wide = [b.cast("fpext", x, scalar, flavour.scalar) for x in xs]
    numbers = [Number(b, flavour, x, flavour.scalar) for x in wide]
    y = b.cast("fptrunc", function.formula(*numbers).name, flavour.scalar, scalar)
    if function.beyond is None:
        return y
    beyond = function.beyond(*numbers).name
    if function.again and flavour is F32:
        slow = _call(b, f"m_{name}_wide_{suffix(scalar, b.lanes)}", name, scalar, xs, WIDE)
    else:
        slow = lanewise_call(b, function.slow, scalar, xs, 1)
    other = b.code.rarely(any_of(b, beyond), b.t(scalar), y, slow)
    return b.select(beyond, scalar, other, y)  # no element's result depends on its neighbours


@cache
def _written(
    symbol: str,
    name: str,
    scalar: str,
    lanes: int,
    count: int,
    flavour: Flavour,
    machine: Machine,
) -> Module:
    """A module with the function and what it needs."""
    module = Module(machine)
    names = [f"%x{i}" for i in range(count)]
    code = Code(module, names)
    b = Lanes(code, lanes)
    t = b.t(scalar)
    code.do(f"ret {t} {_formula(b, name, scalar, names, flavour)}")
    params = ", ".join(f"{t} {x}" for x in names)
    text = f"define internal {t} @{symbol}({params}) #0 {{\n{code.body()}}}\n"
    module.helper(symbol, lambda: text)
    return module


def _flavour(function: Function, scalar: str, machine: Machine) -> Flavour:
    if scalar == "double":
        return F64
    return F32 if function.narrow and (machine.fma or not function.fused) else WIDE


def any_of(b: Lanes, p: str) -> str:
    """Whether it holds in any lane, as one bit."""
    if b.lanes == 1:
        return p
    word = b.code.op(f"bitcast <{b.lanes} x i1> {p} to i{b.lanes}")
    return b.code.op(f"icmp ne i{b.lanes} {word}, 0")
