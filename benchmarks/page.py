"""Tables of what was measured: `SECTIONS` names the parts, what they say and who measures them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
from calls import CallResult, call_results
from cuda_compile import cuda_rows
from eager import eager_rows
from engine import DISTURBED, FRESH_PAGES, PAGE_COST, SLOW_CORES, WRONG, Result, results
from exchange import exchange_rows
from first_calls import FirstResult, first_results
from importing import import_results
from jax_runs import JaxResult, jax_results
from loihi import loihi_rows
from loihi_mapping import mapping_rows
from measure import Pace, show, spread, spread_ratio
from memory import memory_rows
from reasons import REASONS, UNKNOWN
from sharded import sharded_rows
from snn import snn_rows
from suite import LEAST
from torch_runs import torch_rows
from tpu_array import array_rows, scalesim_rows
from tpu_compiler import compiler_rows
from tpu_validation import step_rows, validation_rows
from tracing import budget_rows, chain_rows, tracing_rows
from watching import callback_rows, watching_rows

Chosen = Callable[[str], bool]
_MARKS = {
    SLOW_CORES: "one side could not keep all cores busy",
    DISTURBED: "other programs ran at the same time",
    FRESH_PAGES: "a side took memory for results or temporaries fresh from the system at every "
    f"call; for the bar, {show(PAGE_COST)} a page are taken off XLA's time",
    WRONG: "the results differ: the bar is not met",
}


@dataclass(frozen=True)
class Row:
    """A line of a table.

    Attributes:
        cells: as they are shown.
        slower: the program's name, if it is slower than with XLA.
    """

    cells: list[str]
    slower: str | None = None


@dataclass(frozen=True)
class Section:
    """A part of the page.

    Attributes:
        name: for the command line.
        title, text, columns: as they are shown.
        rows: measures the rows whose names are chosen.
    """

    name: str
    title: str
    text: str
    columns: tuple[str, ...]
    rows: Callable[[Pace, Chosen], Iterator[Row]]


def _verdict(met: bool | None) -> str:
    return "" if met is None else "yes" if met else "**no**"


def _engine_row(r: Result) -> Row:
    marks = "".join(f" ({m})" for m in r.marks)
    cells = [
        r.case.name + marks,
        "" if r.case.bar is None else f"{r.case.bar:g}",
        spread_ratio(r.ratio),
        _verdict(r.met),
        spread(r.ours),
        spread(r.theirs),
        f"{r.ours.cores:.1f}, {r.theirs.cores:.1f}",
    ]
    return Row(cells, r.case.name if r.ratio.median < 1 else None)


def _engine(group: str, pace: Pace, chosen: Chosen) -> Iterator[Row]:
    for r in results(pace, lambda name: name.startswith(group + " ") and chosen(name)):
        yield _engine_row(r)


def _call_row(r: CallResult) -> Row:
    bar = "" if r.call.most is None else f"{show(r.call.most)}"
    cells = [
        r.call.name,
        "JAX's time" if r.call.faster else bar,
        spread(r.ours),
        _verdict(r.met),
        spread(r.theirs),
        spread_ratio(r.ratio),
    ]
    return Row(cells, r.call.name if r.ratio.median < 1 else None)


def _import_rows(pace: Pace, chosen: Chosen) -> Iterator[Row]:
    for name, seconds, modules, bar in import_results(pace, chosen):
        met = None if bar is None else seconds.median <= bar
        yield Row([name, "" if bar is None else show(bar), spread(seconds), str(modules),
                   _verdict(met)])  # fmt: skip


def _first_row(r: FirstResult) -> Row:
    def bar(most: float | None) -> str:
        return "" if most is None else f", at most {show(most)}"

    asked = "" if r.case.bar is None else f", at least {r.case.bar:g}"
    cells = [
        r.case.name,
        spread(r.trace),
        spread(r.jax_trace),
        spread(r.over) + bar(r.case.over),
        spread(r.kept) + bar(r.case.kept),
        show(r.coldest),
        spread(r.ours),
        spread(r.theirs),
        spread_ratio(r.ratio) + asked,
        _verdict(r.met),
    ]
    return Row(cells, r.case.name if r.ratio.median < 1 else None)


def _jax_row(r: JaxResult) -> Row:
    cells = [
        r.program.name,
        spread_ratio(r.ratio),
        spread(r.ours),
        spread(r.theirs),
        f"{r.ours.cores:.1f}, {r.theirs.cores:.1f}",
        spread_ratio(r.first_ratio),
        spread(r.first),
        spread(r.first_theirs),
    ]
    return Row(cells, r.program.name if r.ratio.median < 1 else None)


def _plain(make: Callable[[Pace, Chosen], Iterator[list[str]]]) -> Callable[..., Iterator[Row]]:
    return lambda pace, chosen: (Row(cells) for cells in make(pace, chosen))


_ENGINE = ("program", "bar", "XLA over ours", "met", "ours", "XLA", "cores: ours, XLA")
_GROUPS = (
    ("rows", "Rows and columns", "Reductions, cumulative sums, shifts and transposes of f32."),
    ("pointwise", "Pointwise", "f32, by number of elements."),
    ("matmul", "Products of matrices", "f32 unless said."),
    ("model", "Whole programs", "Many ops compiled together."),
    ("indices", "Gathers and scatters", "Arrays read and written by arrays of indices; f32."),
    ("convolution", "Convolutions", "f32, batch x height x width x channels."),
    ("windows", "Pools", "f32, batch x height x width x channels."),
    ("sorts", "Sorts", "f32 unless said."),
)


def _suite(group: str, pace: Pace, chosen: Chosen) -> Iterator[Row]:
    """Whole programs, and how they fare in the mean."""
    found = list[Result]()
    for r in results(pace, lambda name: name.startswith(group + " ") and chosen(name)):
        found.append(r)
        yield _engine_row(r)
    if found:
        mean = float(np.exp(np.mean([np.log(r.ratio.median) for r in found])))
        slow = sum(r.ratio.high < LEAST for r in found)
        title = f"**geometric mean of {len(found)}, {slow} too slow**"
        met = _verdict(mean >= 2 and not slow)
        yield Row([title, "2", f"**{mean:.2f}**", met, "", "", ""])


SECTIONS = (
    *(
        Section(name, title, text, _ENGINE, partial(_engine, name))
        for name, title, text in _GROUPS
    ),
    Section(
        "suite",
        "The suite",
        "Whole programs as people write them (`benchmarks/suite.py`); f32 unless said. A program "
        "is too slow if its interval ends below 0.9.",
        _ENGINE,
        partial(_suite, "suite"),
    ),
    Section(
        "further",
        "Further programs",
        "More whole programs of many fields (`benchmarks/further.py`), by the same rules.",
        _ENGINE,
        partial(_suite, "further"),
    ),
    Section(
        "memory",
        "Beside a copy",
        "Memory-bound programs of the suite: the bytes of arguments and results (twice "
        "for what must be read twice), beside a copy that moves as many by all cores (NumPy, a "
        "thread per core; starting them takes some 30 us). The bar is 80 %. Arithmetic alone is "
        "the time of a part that lies in the second cache, counted for all elements and cores: "
        "where a copy's bandwidth leaves less, arithmetic bounds the program. The last rows are of "
        "arrays that no cache holds.",
        ("program", "moved", "rate", "copy's rate", "of it", "met", "ours", "copy",
         "arithmetic alone", "bound by"),
        _plain(memory_rows),
    ),
    Section(
        "torch",
        "Beside torch.compile",
        "Programs that translate word by word, with PyTorch's CPU build and its default options.",
        ("program", "PyTorch over ours", "met", "ours", "PyTorch", "cores: ours, PyTorch"),
        _plain(torch_rows),
    ),
    Section(
        "jax",
        "JAX programs",
        "Programs written for JAX with Flax, Equinox and Optax, run here by `from_jax`: one step, "
        "and the first call of a new function with nothing on disk, JAX's own tracing and "
        "lowering on both sides.",
        ("program", "step: XLA over ours", "step, ours", "step, XLA", "cores: ours, XLA",
         "first call: XLA over ours", "first call, ours", "first call, XLA"),
        lambda pace, chosen: map(_jax_row, jax_results(pace, chosen)),
    ),
    Section(
        "calls",
        "Calls",
        "One call from Python. Results of jitted tiny programs are not awaited.",
        ("call", "bar", "ours", "met", "JAX", "JAX over ours"),
        lambda pace, chosen: map(_call_row, call_results(pace, chosen)),
    ),
    Section(
        "eager",
        "Outside jit",
        "Ops and functions called on arrays of some ten elements, outside `jit`, many times. "
        "Here the first calls run op by op in NumPy; what is called often is compiled as a whole "
        "(decision 0252), which these times include. JAX compiles each op, and most functions of "
        "jax.numpy, at the first call on given shapes (tens of milliseconds, not counted). "
        "`lax.scan` and `lax.cond` get a new function at each call, as where it is written in "
        "the call.",
        ("call", "ours", "JAX", "JAX over ours"),
        _plain(eager_rows),
    ),
    Section(
        "first",
        "First calls",
        "A new function, in a process that has already compiled something else. Over tracing: the "
        "call less the trace. In a second process the objects are found on disk. The very first "
        "call starts with an empty folder: what programs share is compiled in it, once per "
        "computer.",
        ("program", "trace", "JAX's trace", "over tracing", "over tracing, second process",
         "very first", "first call", "XLA's first call", "XLA over ours", "met"),
        lambda pace, chosen: map(_first_row, first_results(pace, chosen)),
    ),
    Section(
        "import",
        "Importing",
        "A new process imports the package and nothing else; its bytecode is already compiled.",
        ("package", "bar", "time", "modules of its own", "met"),
        _import_rows,
    ),
    Section(
        "tracing",
        "Tracing and differentiating",
        "Time to trace: ours to the graph that is compiled, JAX's to a jaxpr, and with lowering "
        "to StableHLO, which XLA starts from.",
        ("program", "nodes", "ours", "us per node", "JAX trace", "over ours", "JAX trace + lower",
         "over ours"),
        _plain(tracing_rows),
    ),
    Section(
        "watching",
        "Watching for NaN",
        "Programs without and with `debug_nans`: the program notes which op made the first NaN.",
        ("program", "without", "with", "with over without", "bar", "met"),
        _plain(watching_rows),
    ),
    Section(
        "callbacks",
        "Python in a program",
        "One step of a loop that calls a Python function, which does nothing.",
        ("program", "ours, a step", "JAX, a step", "JAX over ours"),
        _plain(callback_rows),
    ),
    Section(
        "budgets",
        "Budgets",
        "Microseconds of tracing per node.",
        ("program", "nodes", "per node", "budget", "kept"),
        _plain(budget_rows),
    ),
    Section(
        "chains",
        "Compile time of chains",
        "From the function to machine code. The ratio is to 250 ops.",
        ("ops", "time", "ratio"),
        _plain(chain_rows),
    ),
    Section(
        "exchange",
        "StableHLO in and out",
        "Programs of JAX, lowered by it with the users' lines: its text read to a graph, its "
        "bytecode decoded in another process and read to a function, the graph printed without and "
        "with lines; beside that, JAX printing the module that it holds. The bars are 3 s for "
        "reading and 1 s for printing.",
        ("program", "ops", "read text", "read bytecode", "print", "print with lines",
         "JAX prints", "kept"),
        _plain(exchange_rows),
    ),
    Section(
        "sharding",
        "Eight devices",
        "A training step of an MLP (4 blocks, 512 and 2,048 features, a batch of 256, parameters "
        "updated in place) on eight simulated devices, relative to the same step on one; and on "
        "JAX's eight host devices, in a second process, in turn with this one. The "
        "bars are for the time over one device, and to be faster than JAX.",
        ("spread", "a step", "over one device", "bar", "JAX", "JAX / ours", "met"),
        _plain(sharded_rows),
    ),
    Section(
        "cuda",
        "Kernels for a GPU",
        "From a function to machine code for sm_90a, without a GPU: traced, compiled, through "
        "NVRTC; in a second process the machine code is found on disk. No kernel has been timed.",
        ("program", "kernels", "cold (bar)", "second process (bar)", "most registers",
         "bytes spilled", "bytes of code", "met"),
        _plain(cuda_rows),
    ),
    Section(
        "tpu-array",
        "The systolic array",
        "Values in the order of the array (fast), and every register of every element moved in "
        "every cycle; both give the same bits. Cores are those that the work got, which on a busy "
        "machine are fewer than there are.",
        ("product", "work", "per second", "cores", "bar", "met"),
        _plain(array_rows),
    ),
    Section(
        "tpu-compiler",
        "Programs on the TPU machine",
        "Random weights. Values are exact by the machine's contract; timing needs shapes only and "
        "is of a compiled program. Cycles are the chip's (v5e).",
        ("program", "to compile", "measured", "cycles", "bar", "met"),
        _plain(compiler_rows),
    ),
    Section(
        "tpu-validation",
        "The TPU's model beside published figures",
        "[Sources, and what the model leaves out](tpu-validation.md).",
        ("row", "what", "published", "model", "error", "kind", "bar", "met"),
        _plain(validation_rows),
    ),
    Section(
        "tpu-step",
        "A step on 256 chips",
        "A training step over 16 x 16 chips of v5e, timed without values: attention and MLPs, "
        "parameters sharded over both axes. The bar is for the total processor time, on one core; "
        "the last columns are the model's.",
        ("program", "to the program of one device", "timing it", "processor time", "bar", "met",
         "a step", "of it waiting for links"),
        _plain(step_rows),
    ),
    Section(
        "scalesim",
        "SCALE-Sim's figures",
        "The runs of `tests/data/scalesim.json` that SCALE-Sim 3.0.0 finished, measured on two "
        "cores on another day; our times are for all layers, and for one.",
        ("asked for", "ours", "a layer", "SCALE-Sim", "times as quick", "bar", "met"),
        _plain(scalesim_rows),
    ),
    Section(
        "loihi",
        "The spiking chip",
        "Runs of 100 steps of one presentation each. Updates are of neurons; operations are of "
        "synapses that received a message. Products with whole matrices are an alternative to "
        "sums over messages. Cores are those that the work got.",
        ("network", "a step", "per second", "cores", "bar", "met"),
        _plain(loihi_rows),
    ),
    Section(
        "loihi-mapping",
        "Networks on cores",
        "Neurons split over the cores of loihi1 and placed. Used: the fullest core, of neurons, "
        "synapse bits, in-axons and out-axons. Traffic: messages times hops over the mean of 20 "
        "random placements of the same cores; the last two rows have a bar for time alone.",
        ("network", "time", "cores on chips", "used", "traffic", "bar", "met"),
        _plain(mapping_rows),
    ),
    Section(
        "snn",
        "Spiking networks",
        "Handwritten digits: a ReLU network 64-64-32-10 as spikes in 8 bits, and one of 64-128-10 "
        "trained through its spikes. What accuracy they have, `docs/snn-digits.log` says.",
        ("work", "time", "bar", "met"),
        _plain(snn_rows),
    ),
)  # fmt: skip


def table(columns: Iterable[str], rows: Iterable[Row]) -> list[str]:
    """Lines of Markdown."""
    head = list(columns)
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return lines + ["| " + " | ".join(row.cells) + " |" for row in rows]


def slower(rows: Iterable[Row]) -> list[str]:
    """The programs that are slower than with XLA, each with the reason."""
    names = [row.slower for row in rows if row.slower]
    if not names:
        return ["None of the programs above."]
    return [f"- {name}: {REASONS.get(name, UNKNOWN)}" for name in names]


def legend() -> list[str]:
    """What the marks behind names mean."""
    return [f"- ({mark}): {text}." for mark, text in _MARKS.items()]
