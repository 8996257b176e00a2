"""``python -m monograph loihi``: reference traces, run again and compared."""

from __future__ import annotations

import argparse
import sys

from monograph.backends.loihi.replay import VARIABLES, check
from monograph.hlo.errors import MonographError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``loihi`` and of its commands."""
    commands = parser.add_subparsers(title="commands", metavar="command", required=True)
    text = "run reference traces again; say whether u, v and s are equal at every step"
    sub = commands.add_parser("check", help=text, description=text)
    sub.add_argument("traces", nargs="+", metavar="TRACE.json", help="files to read")
    sub.add_argument(
        "--wrap", choices=("lava", "twos"), default="lava",
        help="how u leaves 24 bits: as Lava's models do (lava), or as two's complement (twos)",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Check every file; the exit status is 0 if all are equal, 2 if one cannot be read, else 1."""
    equal = unread = 0
    for path in arguments.traces:
        try:
            found = check(path, arguments.wrap)
        except MonographError as e:  # there is no line of a program to show
            lines = [f"[{e.code}] {e.what}", *(f"  {k}: {v}" for k, v in e.operands.items())]
            lines += [f"Why: {e.why}"] if e.why else []
            lines += [f"Fix: {e.fix}"] if e.fix else []
            print("\n".join(lines), file=sys.stderr)
            unread += 1
            continue
        words = [f"{name} {'differs' if found[name] else 'equal'}" for name in VARIABLES]
        print(f"{path}: {', '.join(words)}")
        for difference in filter(None, found.values()):
            print(f"  {difference}")
        equal += not any(found.values())
    print(f"{equal} of {len(arguments.traces)} equal")
    return 2 if unread else int(equal < len(arguments.traces))
