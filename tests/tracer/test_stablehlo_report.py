"""`graph_report`: everything that cannot be compiled, at once, with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from jax import export

import monograph as mg
import monograph.numpy as mnp
from monograph.errors import TextError
from stablehlo_mutants import artifacts, sources, texts

THREE = np.arange(3, dtype=np.float32)

BAD = """
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf128>) -> tensor<3xf32> {
  %0 = "stablehlo.frobnicate"(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = "tosa.add"(%0, %x) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %2 = stablehlo.custom_call @foo(%1) {backend_config = "abc"} : (tensor<3xf32>) -> tensor<3xf32>
  %3 = stablehlo.custom_call @bar(%2) : (tensor<3xf32>) -> tensor<3xf32>
  %4 = stablehlo.custom_call @bar(%1) : (tensor<3xf32>) -> tensor<3xf32>
  %6 = stablehlo.add %3, %4 : tensor<3xf32>
  %7 = "stablehlo.if"(%p) ({
    %8 = "tosa.add"(%6, %x) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    stablehlo.return %8 : tensor<3xf32>
  }, {
    stablehlo.return %6 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %7 : tensor<3xf32>
}""".replace("%y: tensor<3xf128>", "%y: tensor<3xf128>, %p: tensor<i1>")

TABLE = """\
main on 'cpu': 5 op(s) or type(s) cannot be compiled

op                     count  line                             why not
custom_call f32[3]         2  <stablehlo>:6, <stablehlo>:7     nothing here runs the target 'bar'
tosa.add                   2  <stablehlo>:4, <stablehlo>:10    op tosa.add is not in the language
func.func                  1  <stablehlo>:2                    \
type tensor<3xf128> is not in the language (func.func)
stablehlo.custom_call      1  <stablehlo>:5                    \
attribute backend_config is not in the language (call of 'foo')
stablehlo.frobnicate       1  <stablehlo>:3                    \
op stablehlo.frobnicate is not in the language
"""


def test_everything_is_listed_at_once() -> None:
    report = mg.graph_report(BAD)
    assert not report.ok and len(report.unsupported) == 5
    have = [" ".join(line.split()) for line in str(report).splitlines()]
    for line in TABLE.splitlines():
        assert " ".join(line.split()) in have, str(report)
    assert next(row.op for row in report.rows if not row.reason) == "stablehlo.custom_call"
    assert "<td>tosa.add</td>" in report._repr_html_()
    assert report.__rich__().row_count == len(report.rows)


@pytest.mark.parametrize("name", list(sources()))
def test_programs_of_jax(name: str) -> None:
    for program in (texts()[name], artifacts()[name]):
        report = mg.graph_report(program)
        assert report.ok and "can be compiled" in str(report), str(report)
        assert "why not" not in str(report)


def test_it_names_the_users_line_in_jax() -> None:
    def f(x: Any) -> Any:
        y = jax.pure_callback(np.sin, x, x)  # !
        return y + 1

    number = next(
        i for i, text in enumerate(Path(__file__).read_text().split("\n"), 1) if "  # !" in text
    )
    for report in (mg.graph_report(jax.jit(f), THREE), mg.graph_report(jax.jit(f).lower(THREE))):
        (row,) = report.unsupported
        assert row.lines == (f"{Path(__file__).name}:{number}",) and "callback" in row.reason


def test_functions_of_ours() -> None:
    report = mg.graph_report(lambda x: mnp.sin(x) @ x, THREE, backend="interp")
    assert report.ok and report.backend == "interp"
    assert {row.op for row in report.rows} == {"sine", "dot_general"}
    assert mg.graph_report(mg.jit(mnp.cos), THREE).name == "cos"


def test_open_sizes() -> None:
    sizes = export.symbolic_shape("b, 3")
    made = export.export(jax.jit(lambda x: x * x.shape[0]))(jax.ShapeDtypeStruct(sizes, "float32"))
    assert mg.graph_report(made).ok
    assert mg.graph_report(mg.from_stablehlo(made)).ok


def test_malformed_text_is_an_error() -> None:
    with pytest.raises(TextError, match="line 5, column"):
        mg.graph_report(BAD[:300])
    with pytest.raises(TextError, match="no function"):
        mg.graph_report("module {}")
