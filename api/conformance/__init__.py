"""Conformance: runs test programs of the StableHLO project on a backend and reports each result.

`command.run` is what ``python -m monograph conformance`` calls. A file is read and run in a worker
process (`workers`), so nothing that a program does ends the command.
"""

from monograph.conformance.command import add_arguments, run

__all__ = ["add_arguments", "run"]
