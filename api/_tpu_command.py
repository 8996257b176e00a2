"""``python -m monograph tpu``: products and networks on one systolic array, counted by formula."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any

from monograph.backends.tpu import scalesim
from monograph.backends.tpu.cycles import DATAFLOWS, folds_of, total_cycles
from monograph.hlo.errors import MonographError

_INPUTS = {"gemm": True, "conv": False}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``tpu`` and of its commands."""
    commands = parser.add_subparsers(title="commands", metavar="command", required=True)
    for name, text, add, run_one in (
        ("gemm", "cycles, utilisation and traffic of one product", _gemm_arguments, _gemm),
        ("scalesim", "SCALE-Sim's reports of a network", _scalesim_arguments, _scalesim),
    ):
        sub = commands.add_parser(name, help=text, description=text)
        add(sub)
        sub.set_defaults(tpu=run_one)


def run(arguments: argparse.Namespace) -> int:
    """Run one command; returns the exit status."""
    command: Callable[[argparse.Namespace], None] = arguments.tpu
    try:
        command(arguments)
    except MonographError as e:  # there is no line of a program to show
        lines = [f"[{e.code}] {e.what}", *(f"  {k}: {v}" for k, v in e.operands.items())]
        lines += [f"Why: {e.why}"] if e.why else []
        lines += [f"Fix: {e.fix}"] if e.fix else []
        print("\n".join(lines), file=sys.stderr)
        return 2
    return 0


# ---- one product ---------------------------------------------------------------------------------


def _array(text: str) -> tuple[int, int]:
    rows, cross, cols = text.partition("x")
    if not (cross and rows.isdigit() and cols.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no array; write rows x columns: 128x128")
    return int(rows), int(cols)


def _gemm_arguments(parser: argparse.ArgumentParser) -> None:
    for name, what in (("m", "rows of a and y"), ("k", "terms"), ("n", "columns of w and y")):
        parser.add_argument(name, metavar=name.upper(), type=int, help=what)
    parser.add_argument(
        "--array", type=_array, default=(128, 128), metavar="RxC", help="rows x columns: 128x128"
    )
    parser.add_argument("--dataflow", default="ws", metavar="FLOW", help=" ".join(DATAFLOWS))
    parser.add_argument(
        "--double-buffer", action="store_true", help="load weights behind the tile before (ws)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _gemm(arguments: argparse.Namespace) -> None:
    rows, cols = arguments.array
    m, k, n, double = arguments.m, arguments.k, arguments.n, arguments.double_buffer
    folds = folds_of(m, k, n, rows, cols, arguments.dataflow, double)
    cycles = total_cycles(folds, double)
    traffic = folds.traffic()
    found: dict[str, Any] = {
        "m": m, "k": k, "n": n, "rows": rows, "cols": cols, "dataflow": folds.dataflow,
        "double_buffered": double, "cycles": cycles, "folds": folds.count,
        "cycles_per_fold": folds.cycles, "macs": folds.macs,
        "utilisation": folds.macs / (cycles * rows * cols), "traffic": traffic,
    }  # fmt: skip
    if arguments.json:
        print(json.dumps(found))
        return
    ahead = ", weights loaded ahead" if double else ""
    print(f"y[{m}, {n}] = a[{m}, {k}] w[{k}, {n}] on {rows}x{cols}, {folds.dataflow}{ahead}")
    print(f"cycles       {cycles:,}")
    print(f"utilisation  {found['utilisation']:.1%} of {rows * cols:,} elements")
    print(f"folds        {folds.count:,} ({folds.down:,} down, {folds.across:,} across)")
    words = ", ".join(f"{name} {count:,}" for name, count in traffic.items())
    print(f"traffic      {words} words, {sum(traffic.values()):,} in all")


# ---- a network -----------------------------------------------------------------------------------


def _scalesim_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("topology", metavar="TOPOLOGY.csv", help="layers, a line each")
    parser.add_argument("--config", required=True, metavar="FILE", help="array and memories")
    parser.add_argument(
        "--input", choices=_INPUTS, help="what the layers are; by default the head of the file says"
    )
    parser.add_argument(
        "--bug-compatible", action="store_true", help="with the counting errors of SCALE-Sim 3.0.0"
    )


def _scalesim(arguments: argparse.Namespace) -> None:
    config = scalesim.read_config(arguments.config)
    layers = scalesim.read_topology(arguments.topology, _INPUTS.get(arguments.input))
    reports = [scalesim.report(layer, config, arguments.bug_compatible) for layer in layers]
    for name, text in scalesim.tables(reports).items():
        print(f"{name}.csv\n{text}")
