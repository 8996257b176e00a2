"""Graphs as text: StableHLO both ways, and a compact form for people.

`to_stablehlo` and `to_hlo` are plain string work; `from_stablehlo` parses with jaxlib, which is
imported when it is called.
"""

from monograph.hlo.text.compact import to_hlo
from monograph.hlo.text.stablehlo_printer import to_stablehlo
from monograph.hlo.text.stablehlo_reader import from_stablehlo

__all__ = ["from_stablehlo", "to_hlo", "to_stablehlo"]
