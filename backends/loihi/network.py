"""`Network`: what the chip is given: inputs, populations of neurons, connections, what is watched.

Recognition and the readers of traces make one; limits and mapping look at it; `simulate` runs it.
Everything is in integers as users give them; `fixed` says what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any, Literal

import numpy as np

Array = np.ndarray[Any, Any]
Sign = Literal["mixed", "excitatory", "inhibitory"]
Wrap = Literal["twos", "lava"]
Reset = Literal["hard", "soft", "none"]
Variable = str


@dataclass(frozen=True, eq=False)
class Input:
    """Spikes that come from outside, one value per neuron and step.

    Attributes:
        name: of its own among inputs and populations.
        shape: of the neurons; flattened row-major.
        line: the user's.
    """

    name: str
    shape: tuple[int, ...]
    line: str = ""

    @property
    def count(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, eq=False)
class Neurons:
    """A population: neurons of one kind.

    Attributes:
        name: of its own among inputs and populations.
        shape: of the neurons; flattened row-major.
        kind: a name of `fixed.KINDS`, which says what parameters and states there are.
        parameters: integers by name, scalars or one per neuron [count]; those that are not there
            have the defaults of the kind.
        initial: states by name before the first step, scalars or [count]; 0 if not there.
        reset: what a spike does to v: "hard" sets it to 0, "soft" takes the threshold off, "none".
        wrap: how u leaves 24 bits: "twos" as two's complement, "lava" as Lava's models do.
        line: the user's.
    """

    name: str
    shape: tuple[int, ...]
    kind: str
    parameters: Mapping[str, Array] = field(default_factory=dict)
    initial: Mapping[str, Array] = field(default_factory=dict)
    reset: Reset = "hard"
    wrap: Wrap = "twos"
    line: str = ""

    @property
    def count(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Geometry:
    """A convolution: neurons are pixels of images [height, width, channels], row-major.

    Attributes:
        image: (height, width, channels) of the source.
        kernel: (height, width).
        channels: of the target.
        stride, dilation: (down, across).
        padding: ((before, after), (before, after)), down and across.
        groups: of channels that do not see each other; pooling has one per channel.
    """

    image: tuple[int, int, int]
    kernel: tuple[int, int]
    channels: int
    stride: tuple[int, int] = (1, 1)
    padding: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    dilation: tuple[int, int] = (1, 1)
    groups: int = 1

    @property
    def out(self) -> tuple[int, int, int]:
        """(height, width, channels) of the target."""
        high, wide = (
            (size + sum(pad) - step * (k - 1) - 1) // stride + 1
            for size, pad, step, k, stride in zip(
                self.image[:2], self.padding, self.dilation, self.kernel, self.stride, strict=True
            )
        )
        return high, wide, self.channels


@dataclass(frozen=True, eq=False)
class Synapses:
    """A connection. What it sums in one step reaches its target in the next, or `delays` later.

    Attributes:
        name: of its own among connections.
        source: name of an input or a population.
        target: name of a population; every connection to it adds to its input.
        kind: "dense": weights [out, in]; "sparse": a SciPy sparse matrix [out, in]; "conv" and
            "pool": a kernel [channels out, height, width, channels in / groups].
        weights: integers as the user gave them; `fixed.encode` puts them on the chip's grid.
        weight_bits: 1 to 8.
        weight_exp: the sum is shifted left by so many bits (right, if negative).
        sign: what the weights may be; None: as they are.
        delays: steps on top of the one, of the weights' shape or a scalar; None: none.
        message_bits: 0: a spike is a spike; else it carries a value that weights are multiplied by.
        geometry: of "conv" and "pool".
        line: the user's.
    """

    name: str
    source: str
    target: str
    kind: Literal["dense", "sparse", "conv", "pool"]
    weights: Any
    weight_bits: int = 8
    weight_exp: int = 0
    sign: Sign | None = None
    delays: Any = None
    message_bits: int = 0
    geometry: Geometry | None = None
    line: str = ""


@dataclass(frozen=True)
class Watched:
    """What is read of a population after every step: a state of its kind ("u", "v", ...) or "s"."""

    population: str
    variable: Variable


@dataclass(frozen=True, eq=False)
class Network:
    """Everything that runs on the chip, and for how many steps.

    >>> import numpy as np
    >>> x, n = Input("x", (3,)), Neurons("n", (2,), "lif", {"vth": np.array(100)})
    >>> w = Synapses("w", "x", "n", "dense", np.ones((2, 3), int))
    >>> Network((x,), (n,), (w,), (Watched("n", "s"),), steps=10).sizes
    {'x': 3, 'n': 2}
    """

    inputs: tuple[Input, ...]
    populations: tuple[Neurons, ...]
    connections: tuple[Synapses, ...]
    outputs: tuple[Watched, ...]
    steps: int

    @property
    def sizes(self) -> dict[str, int]:
        """Neurons of each input and each population."""
        sizes = {x.name: x.count for x in self.inputs}
        return sizes | {n.name: n.count for n in self.populations}


__all__ = [
    "Geometry", "Input", "Network", "Neurons", "Reset", "Sign", "Synapses", "Variable", "Watched",
    "Wrap",
]  # fmt: skip
