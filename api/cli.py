"""The command line: ``python -m monograph COMMAND``. One row of `COMMANDS` per command."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from monograph import _launch_command, _loihi_command, _tpu_command, conformance, demo


def _demo(arguments: argparse.Namespace) -> int:
    demo.run(epochs=arguments.epochs, seed=arguments.seed)
    return 0


def _demo_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--epochs", type=int, default=demo.EPOCHS, help="passes over the data")
    parser.add_argument("--seed", type=int, default=0, help="of initial weights and batches")


COMMANDS: dict[
    str,
    tuple[str, Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]],
] = {
    "conformance": (
        "run StableHLO test programs and say which fail",
        conformance.add_arguments,
        conformance.run,
    ),
    "demo": ("train a digit classifier and show every compiler stage", _demo_arguments, _demo),
    "launch": (
        "run a script as several processes (MPI)",
        _launch_command.add_arguments,
        _launch_command.run,
    ),
    "loihi": (
        "run recorded spikes again and compare",
        _loihi_command.add_arguments,
        _loihi_command.run,
    ),
    "tpu": ("count cycles on a systolic array", _tpu_command.add_arguments, _tpu_command.run),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m monograph", description="Monograph: trace, transform, compile, look inside."
    )
    commands = parser.add_subparsers(title="commands", metavar="command")
    for name, (text, add_arguments, run) in COMMANDS.items():
        sub = commands.add_parser(name, help=text, description=text)
        add_arguments(sub)
        sub.set_defaults(run=run)
    chosen = parser.parse_args(arguments)
    if "run" not in chosen:
        parser.print_help()
        return 0
    status: int = chosen.run(chosen)
    return status
