"""From a case to a program: JAX lowers the function, XLA runs it, and both go into one module.

The module's `main` calls `@inputs` and `@expected` and ends in checks, as in the published tests of
the StableHLO project.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from string import Template
from typing import Any

import numpy as np

from corpus.case import Body, Case, Tolerance
from monograph.hlo.text.literals import write_array
from monograph.hlo.types import TensorType, dtype, tensor
from xla_oracle import run_xla

Array = np.ndarray[Any, Any]

_MAIN = re.compile(
    r"  func\.func public @main\([^\n]*\n(.*?)    return ?([^\n]*?)(?: : [^\n]*)?\n  }\n", re.S
)


def program(case: Case) -> str:
    """The program of a case.

    Raises:
        Exception: whatever JAX raises for a function that it does not do.
    """
    if isinstance(case.function, Body):
        return _written(case, case.function)
    return _lowered(case, case.function)


def _lowered(case: Case, function: Callable[..., Any]) -> str:
    """What JAX makes of a function."""
    import jax

    with jax.enable_x64(case.wide):
        arguments = case.arguments()
        low = jax.jit(function, keep_unused=True).lower(*arguments)
        results = [np.asarray(r) for r in jax.tree.leaves(low.compile()(*arguments))]
        text = low.as_text()
    found = _MAIN.search(text)
    assert found is not None, text
    body, returned = found[1].rstrip(), [r.strip() for r in found[2].split(",") if r.strip()]
    before, after = text[text.index("\n") + 1 : found.start()], text[found.end() :]
    rest = before + after.rstrip().removesuffix("}").rstrip()
    names = [f"%arg{i}" for i in range(len(arguments))]
    main = main_function(names, arguments, body, returned, results, case.tolerance)
    return module(case.title, main, arguments, results, rest)


def _written(case: Case, body: Body) -> str:
    """The text of the case, and what XLA or NumPy says it gives."""
    arguments = case.arguments()
    types = dict(zip("abcdfg", map(spelled, arguments), strict=False))
    types["e"] = dtype(case.dtype).mlir
    types |= {n: Template(t).substitute(types) for n, t in zip("rst", body.results, strict=False)}
    filled = "    " + Template(body.text).substitute(types)
    rest = Template(body.rest).substitute(types)
    names = [f"%{n}" for n in "abcdfg"[: len(arguments)]]
    returned = [f"%{n}" for n in "rst"[: len(body.results)]]
    if body.expected is not None:
        results = [np.asarray(r) for r in body.expected(*arguments)]
    else:
        given = ", ".join(f"{n}: {spelled(a)}" for n, a in zip(names, arguments, strict=True))
        out = ", ".join(types[n[1:]] for n in returned)
        main = f"  func.func public @main({given}) -> ({out}) {{\n{filled}\n"
        main += f"    return {', '.join(returned)} : {out}\n  }}"
        results = run_xla("\n".join(["module @m {", main, rest, "}"]), arguments)
    main = main_function(names, arguments, filled, returned, results, case.tolerance)
    return module(case.title, main, arguments, results, rest)


def module(
    title: str, main: str, arguments: Sequence[Array], results: Sequence[Array], rest: str = ""
) -> str:
    """A whole module."""
    name = re.sub(r"\W", "_", title)
    parts = [f"module @{name} {{", main]
    if arguments:
        parts.append(constants("inputs", arguments))
    parts.append(constants("expected", results))
    return "\n".join([*parts, *([rest] if rest else []), "}"]) + "\n"


def main_function(
    names: Sequence[str],
    arguments: Sequence[Array],
    body: str,
    returned: Sequence[str],
    results: Sequence[Array],
    tolerance: Tolerance,
) -> str:
    """The function that runs the program and checks what comes out.

    Args:
        names: what `body` calls the arguments.
        arguments: their values.
        body: the ops, a line each.
        returned: the names of the results.
        results: what they should be.
        tolerance: how close.
    """
    wanted = [f"%want{i}" for i in range(len(results))]
    lines = ["  func.func public @main() {"]
    if names:
        lines.append(f"    {', '.join(names)} = call @inputs() : () -> {_types(arguments)}")
    lines.append(f"    {', '.join(wanted)} = call @expected() : () -> {_types(results)}")
    if body:
        lines.append(body)
    for name, want, value in zip(returned, wanted, results, strict=True):
        t = spelled(value)
        kind, attributes = judged(tolerance, value)
        lines.append(
            f"    stablehlo.custom_call @check.{kind}({name}, {want})"
            f" {{has_side_effect = true{attributes}}} : ({t}, {t}) -> ()"
        )
    return "\n".join([*lines, "    return", "  }"])


def judged(tolerance: Tolerance, value: Array) -> tuple[str, str]:
    """The check of a result, and its attributes."""
    d = type_of(value).dtype
    if not d.is_inexact or tolerance.check == "expect_eq":
        return "expect_eq", ""
    if tolerance.check == "expect_close":
        return "expect_close", f", max_ulp_difference = {int(tolerance.amount)} : i64"
    epsilon = 2.0 ** -(dtype(value.real.dtype).mantissa)
    return "expect_almost_eq", f", tolerance = {tolerance.amount * epsilon:.3e} : f64"


def constants(name: str, values: Sequence[Array]) -> str:
    """A function without arguments that returns these arrays."""
    types = [spelled(v) for v in values]
    lines = [f"  func.func private @{name}() -> {_types(values)} {{"]
    for i, (value, t) in enumerate(zip(values, types, strict=True)):
        literal = write_array(value, type_of(value))
        lines.append(f"    %c{i} = stablehlo.constant {literal} : {t}")
    held = ", ".join(f"%c{i}" for i in range(len(values)))
    return "\n".join([*lines, f"    return {held} : {', '.join(types)}", "  }"])


def type_of(value: Array) -> TensorType:
    return tensor(value.shape, dtype(value.dtype))


def spelled(value: Array) -> str:
    """Its type as StableHLO writes it."""
    return f"tensor<{''.join(f'{n}x' for n in value.shape)}{dtype(value.dtype).mlir}>"


def _types(values: Sequence[Array]) -> str:
    types = ", ".join(map(spelled, values))
    return types if len(values) == 1 else f"({types})"
