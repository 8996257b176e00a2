"""Layers of a network as SCALE-Sim's topology files give them, and its configuration files.

A topology is a CSV of convolutions (name, input height and width, filter height and width,
channels, filters, stride) or of products (name, M, N, K); the first line is a head, and says which.
Layers whose name holds ``DP`` are depthwise: one convolution of one channel per channel.
"""

from __future__ import annotations

import configparser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from monograph.backends.tpu.cycles import Folds, check_dataflow, folds_of
from monograph.hlo.errors import MachineError

_CONV = ("ifmap_h", "ifmap_w", "filter_h", "filter_w", "channels", "filters", "stride")
_GEMM = ("M", "N", "K")
_DIGITS = 18  # of a size that fits 64 bits


@dataclass(frozen=True)
class Layer:
    """A convolution; a product [m, k] by [k, n] is one of an m x k image by n filters of 1 x k.

    Attributes:
        name: of the layer.
        ifmap_h, ifmap_w, filter_h, filter_w, channels, filters, stride: its sizes.
    """

    name: str
    ifmap_h: int
    ifmap_w: int
    filter_h: int
    filter_w: int
    channels: int
    filters: int
    stride: int

    @property
    def out_h(self) -> int:
        """Rows of the result: rounded up, so that the last windows may overlap the edge."""
        return -(-(self.ifmap_h - self.filter_h + self.stride) // self.stride)

    @property
    def out_w(self) -> int:
        return -(-(self.ifmap_w - self.filter_w + self.stride) // self.stride)

    @property
    def m(self) -> int:
        return self.out_h * self.out_w

    @property
    def k(self) -> int:
        return self.filter_h * self.filter_w * self.channels

    @property
    def n(self) -> int:
        return self.filters

    @property
    def overhangs(self) -> bool:
        """Whether some window reaches beyond the input."""
        high = (self.out_h - 1) * self.stride + self.filter_h
        wide = (self.out_w - 1) * self.stride + self.filter_w
        return high > self.ifmap_h or wide > self.ifmap_w

    @property
    def pixels(self) -> int:
        """Elements of the input that some window holds."""
        rows = _covered(self.out_h, self.filter_h, self.stride, self.ifmap_h)
        return rows * _covered(self.out_w, self.filter_w, self.stride, self.ifmap_w) * self.channels

    def folds(self, config: Config) -> Folds:
        """How it is cut for the array."""
        return folds_of(self.m, self.k, self.n, config.rows, config.cols, config.dataflow)


def _covered(windows: int, size: int, stride: int, extent: int) -> int:
    """How many of so many places some window holds; only the last window may overhang."""
    last = (windows - 1) * stride
    return (windows - 1) * min(size, stride) + max(min(size, extent - last), 0)


def product_layer(name: str, m: int, k: int, n: int) -> Layer:
    """A product [m, k] by [k, n]."""
    return Layer(name, m, k, 1, k, 1, n, 1)


@dataclass(frozen=True)
class Config:
    """What of a configuration matters here.

    Attributes:
        name: of the run.
        rows, cols, dataflow: of the array.
        ifmap_kb, filter_kb, ofmap_kb: of its memories, 1024 words each.
        bandwidth: words per cycle written to main memory; None: as much as it takes ("CALC").
        ifmap_line, filter_line: words per cycle read from main memory, where `bandwidth` is given.
    """

    name: str
    rows: int
    cols: int
    dataflow: str
    ifmap_kb: int
    filter_kb: int
    ofmap_kb: int
    bandwidth: int | None = None
    ifmap_line: int = 10
    filter_line: int = 10


def read_config(path: str | Path) -> Config:
    """A SCALE-Sim 3 configuration.

    Raises:
        MachineError: names the section and key that is missing, or is not what it must be.
    """
    parser = configparser.ConfigParser(interpolation=None)  # a percent sign is one
    try:
        with open(path, encoding="utf-8-sig") as f:
            parser.read_file(f)
    except (OSError, UnicodeDecodeError, configparser.Error) as e:
        raise _bad(path, f"cannot be read: {e}", "give a SCALE-Sim configuration file.") from e
    arch = "architecture_presets"
    mode = _value(parser, path, "run_presets", "InterfaceBandwidth")
    if mode not in ("CALC", "USER"):
        raise _bad(path, f"InterfaceBandwidth is {mode!r}", "write CALC or USER.")
    dataflow = _value(parser, path, arch, "Dataflow")
    check_dataflow(dataflow, False)
    sparse = parser.get("sparsity", "SparsitySupport", fallback="false")
    if sparse.lower() == "true":
        raise _bad(path, "sparsity is not supported", "write SparsitySupport: false.")
    return Config(
        name=_value(parser, path, "general", "run_name"),
        dataflow=dataflow,
        rows=_number(parser, path, arch, "ArrayHeight"),
        cols=_number(parser, path, arch, "ArrayWidth"),
        ifmap_kb=_number(parser, path, arch, "IfmapSramSzkB"),
        filter_kb=_number(parser, path, arch, "FilterSramSzkB"),
        ofmap_kb=_number(parser, path, arch, "OfmapSramSzkB"),
        bandwidth=None if mode == "CALC" else _number(parser, path, arch, "Bandwidth"),
        ifmap_line=_number(parser, path, "layout", "IfmapSRAMBankBandwidth", "10"),
        filter_line=_number(parser, path, "layout", "FilterSRAMBankBandwidth", "10"),
    )


def read_topology(path: str | Path, gemm: bool | None = None) -> list[Layer]:
    """The layers of a topology file.

    Args:
        path: of the file.
        gemm: whether its layers are products; None: its head says.

    Raises:
        MachineError: names the line and the field that is not a size.
    """
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as e:
        raise _bad(path, f"cannot be read: {e}", "give a SCALE-Sim topology file.") from e
    head = [cell.strip() for cell in lines[0].split(",") if cell.strip()] if lines else []
    if gemm is None:
        gemm = [cell.upper() for cell in head[1:4]] == list(_GEMM)
    layers = []
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            cells = [cell.strip() for cell in line.strip().split(",")]
            layers += list(_layers(f"{path}:{number}", cells, gemm))
    if not layers:
        raise _bad(path, "has no layers", "write a head, then a line per layer.")
    return layers


def _layers(place: str, cells: list[str], gemm: bool) -> Iterator[Layer]:
    """The layers of one line."""
    names = _GEMM if gemm else _CONV
    if len([c for c in cells if c]) < 1 + len(names):
        fields = ", ".join(("name", *names))
        raise _bad(place, f"{len(names) + 1} fields are needed: {fields}", "write them all.")
    sizes: dict[str, int] = {}
    for name, cell in zip(names, cells[1:], strict=False):
        sizes[name] = _size(place, name, cell)
    _check_rest(place, cells[1 + len(names) :], 1 if gemm else sizes["stride"])
    if gemm:
        yield product_layer(cells[0], sizes["M"], sizes["K"], sizes["N"])
        return
    for side in "hw":
        if sizes[f"filter_{side}"] > sizes[f"ifmap_{side}"]:
            raise _bad(place, f"filter_{side} is larger than ifmap_{side}", "pad the input.")
    count = sizes["channels"] if "DP" in cells[0] else 1
    for channel in range(count):
        if count == 1 and "DP" not in cells[0]:
            yield Layer(cells[0], **sizes)
        else:
            yield Layer(f"{cells[0]}Channel_{channel}", **{**sizes, "channels": 1})


def _value(
    parser: configparser.ConfigParser, path: str | Path, section: str, key: str, default: str = ""
) -> str:
    if parser.has_option(section, key):
        return parser.get(section, key).strip()
    if default:
        return default
    raise _bad(path, f"[{section}] has no {key}", f"add {key} to section [{section}].")


def _number(
    parser: configparser.ConfigParser, path: str | Path, section: str, key: str, default: str = ""
) -> int:
    text = _value(parser, path, section, key, default).split(",")[0].strip()
    return _size(path, key, text)


def _size(place: str | Path, name: str, text: str) -> int:
    """A size as it is written; digits that no number of this machine has are none."""
    size = int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else 0
    if size < 1:
        raise _bad(place, f"{name} is {_short(text)!r}", "write a whole number of at least 1.")
    return size


def _check_rest(place: str, cells: list[str], same: int) -> None:
    """What follows the sizes may be a ratio of sparsity, which counts only where that is on; a
    number is a batch, or a stride across, which may only say the `same` as is counted anyway."""
    for cell in cells:
        if cell.isdigit() and cell != str(same):
            raise _bad(
                place,
                f"a field too many: {_short(cell)!r}",
                "leave it out: strides are the same both ways, and a batch is a layer repeated.",
            )


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}..."


def _bad(place: str | Path, what: str, fix: str) -> MachineError:
    return MachineError(f"{place}: {what}", fix=fix)


__all__ = ["Config", "Layer", "product_layer", "read_config", "read_topology"]
