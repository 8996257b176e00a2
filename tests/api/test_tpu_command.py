"""``python -m monograph tpu``: what it prints, and what it says of mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from monograph.backends.tpu import gemm_cycles
from monograph.cli import main

CONFIG = """[general]
run_name = small
[architecture_presets]
ArrayHeight : 8
ArrayWidth : 8
IfmapSramSzkB : 64
FilterSramSzkB : 64
OfmapSramSzkB : 64
Dataflow : os
[run_presets]
InterfaceBandwidth : CALC
"""


@pytest.mark.parametrize("flags", [[], ["--double-buffer"], ["--dataflow", "os"],
                                   ["--array", "8x16", "--dataflow", "is"]])  # fmt: skip
def test_gemm(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tpu", "gemm", "128", "768", "700", *flags, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    args = (found["rows"], found["cols"], found["dataflow"], found["double_buffered"])
    assert found["cycles"] == gemm_cycles(128, 768, 700, *args)
    assert found["utilisation"] == found["macs"] / (found["cycles"] * args[0] * args[1])
    assert found["macs"] == 128 * 768 * 700
    assert main(["tpu", "gemm", "128", "768", "700", *flags]) == 0
    text = capsys.readouterr().out
    assert f"cycles       {found['cycles']:,}\n" in text
    assert f"{sum(found['traffic'].values()):,} in all" in text


def test_gemm_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("tpu gemm 128 768 768 --array 128x128 --dataflow ws".split()) == 0
    assert capsys.readouterr().out.splitlines() == [
        "y[128, 768] = a[128, 768] w[768, 768] on 128x128, ws",
        "cycles       18,360",
        "utilisation  25.1% of 16,384 elements",
        "folds        36 (6 down, 6 across)",
        "traffic      a 589,824, w 589,824, y 589,824 words, 1,769,472 in all",
    ]


@pytest.mark.parametrize(("arguments", "text"), [
    ("gemm 0 1 1", "m is 0"),
    ("gemm 1 1 1 --dataflow rs", "no dataflow 'rs'"),
    ("gemm 1 1 1 --dataflow is --double-buffer", "double_buffered"),
    ("gemm 1 1 1 --array 0x4", "rows is 0"),
    ("scalesim nothing.csv --config nothing.cfg", "nothing.cfg: cannot be read"),
])  # fmt: skip
def test_mistakes(arguments: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tpu", *arguments.split()]) == 2
    message = capsys.readouterr().err
    assert text in message.splitlines()[0]
    assert "Fix: " in message


@pytest.mark.parametrize("arguments", ["", "gemm 1 1", "gemm a b c", "gemm 1 1 1 --array 8",
                                       "scalesim x.csv"])  # fmt: skip
def test_arguments_that_are_none(arguments: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["tpu", *arguments.split()])
    assert caught.value.code == 2


def test_scalesim(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    topology, config = tmp_path / "net.csv", tmp_path / "net.cfg"
    topology.write_text("Layer,M,N,K,\nfirst,20,30,40,\nsecond,1,30,40,\n")
    config.write_text(CONFIG)
    command = ["tpu", "scalesim", str(topology), "--config", str(config)]
    outputs = []
    for flags in ([], ["--bug-compatible"]):
        assert main([*command, *flags]) == 0
        outputs.append(capsys.readouterr().out)
    right, wrong = outputs
    names = ("COMPUTE_REPORT", "BANDWIDTH_REPORT", "DETAILED_ACCESS_REPORT")
    assert [line for line in right.splitlines() if line.endswith(".csv")] == [
        f"{n}.csv" for n in names
    ]
    first = gemm_cycles(20, 40, 30, 8, 8, "os") - 1
    assert f", {first}, 0, " in right.splitlines()[2]
    assert ", 600, " in right and ", 792, " in wrong  # 12 folds of 8 + 8 more results


def test_layers_are_what_they_are_said_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    topology, config = tmp_path / "net.csv", tmp_path / "net.cfg"
    topology.write_text("name,a,b,c,\nfirst,20,30,40,\n")
    config.write_text(CONFIG)
    command = ["tpu", "scalesim", str(topology), "--config", str(config)]
    assert main(command) == 2
    assert "8 fields are needed" in capsys.readouterr().err
    assert main([*command, "--input", "gemm"]) == 0
