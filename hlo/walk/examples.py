"""Batched rules: what a callable does to single examples, for a whole batch at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.axes import Axis, mapped_over
from monograph.hlo.builder import ANY_SIZE, Builder
from monograph.hlo.ops.batching import stretch
from monograph.hlo.state import interpreting
from monograph.hlo.walk.batch import batch


def by_examples(
    rule: Callable[..., Sequence[Any]],
    name: str,
    values: Sequence[Any],
    flags: Sequence[bool],
    size: int,
    axis: Axis | None,
) -> tuple[list[Any], list[bool]]:
    """Trace a callable on single examples and emit its graph for the batch.

    Args:
        rule: takes one value per entry of `values`, an example each, and returns values.
        name: of the graph, for messages.
        values: flagged ones have the batch at dimension 0.
        flags: which are batched.
        size: of the batch.
        axis: the named axis that is mapped over, if it has a name.

    Returns:
        What the rule returns, and which of it is batched.
    """
    builder = Builder(name, small=ANY_SIZE)
    rows = [
        builder.param(x.type.with_shape(x.type.shape[1:]) if f else x.type)
        for x, f in zip(values, flags, strict=True)
    ]
    with interpreting(builder):
        graph = builder.finish(rule(*rows))
    captures = builder.captures
    with mapped_over(axis):
        return batch(graph, [*values, *captures], [*flags, *[False] * len(captures)], size)


def every(outs: Sequence[Any], flags: Sequence[bool], size: int) -> list[Any]:
    """The values with the batch at dimension 0 of each."""
    return [stretch(o, f, size) for o, f in zip(outs, flags, strict=True)]
