"""Policies of `checkpoint`: which values are kept for the derivative instead of computed again.

A policy is a function ``(op, *operand types, **attributes) -> bool`` of the op that makes a value;
`op` has a `name`, such as ``dot_general``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.checkpoint import checkpoint_name
from monograph.hlo.record import OpDef

Policy = Callable[..., Any]


def everything_saveable(*_: Any, **__: Any) -> bool:
    """Keep everything, as if there were no checkpoint."""
    return True


def nothing_saveable(*_: Any, **__: Any) -> bool:
    """Compute everything again from the arguments; what happens without a policy."""
    return False


@dataclass(frozen=True)
class _Contractions:
    """Keep products: they take longest to compute."""

    plain: bool  # only those without batch dimensions

    def __call__(self, op: OpDef, *types: Any, **attrs: Any) -> bool:
        if op.kind != "contraction":
            return False
        return not (self.plain and ("window_strides" in attrs or attrs["lhs_batching_dimensions"]))


@dataclass(frozen=True)
class _Names:
    """Keep values by the name that `checkpoint_name` gave them."""

    names: frozenset[str]
    listed: bool  # keep these, or all named ones but these

    def __call__(self, op: OpDef, *types: Any, **attrs: Any) -> bool:
        return op is checkpoint_name and (attrs["name"] in self.names) == self.listed


def save_only_these_names(*names_which_can_be_saved: str) -> Policy:
    """Keep values with these names only."""
    return _Names(frozenset(names_which_can_be_saved), True)


def save_any_names_but_these(*names_not_to_save: str) -> Policy:
    """Keep values that have a name, except these."""
    return _Names(frozenset(names_not_to_save), False)


def save_anything_except_these_names(*names_not_to_save: str) -> Policy:
    """Keep all values, named or not, but those with these names."""
    held = frozenset(names_not_to_save)

    def policy(op: OpDef, *types: Any, **attrs: Any) -> bool:
        return not (op is checkpoint_name and attrs["name"] in held)

    return policy


@dataclass(frozen=True)
class _Either:
    first: Policy
    second: Policy

    def __call__(self, op: OpDef, *types: Any, **attrs: Any) -> bool:
        found = self.first(op, *types, **attrs), self.second(op, *types, **attrs)
        if not all(isinstance(x, bool) for x in found):
            raise ArgumentError(
                "save_from_both_policies: a policy returned something else than True or False",
                operands={"returned": found},
                fix="write one policy that says what you mean.",
            )
        return any(found)


def save_from_both_policies(policy_1: Policy, policy_2: Policy) -> Policy:
    """Keep what either policy keeps."""
    return _Either(policy_1, policy_2)


def save_and_offload_only_these_names(
    *,
    names_which_can_be_saved: Any,
    names_which_can_be_offloaded: Any,
    offload_src: str,
    offload_dst: str,
) -> Policy:
    """Keep values with these names; those to be offloaded are kept where they are."""
    both = set(names_which_can_be_saved) & set(names_which_can_be_offloaded)
    if both:
        raise ArgumentError(
            "save_and_offload_only_these_names: names are in both lists",
            operands={"names": ", ".join(sorted(both))},
            fix="put each name into one list.",
        )
    return save_only_these_names(*names_which_can_be_saved, *names_which_can_be_offloaded)


dots_saveable = _Contractions(plain=False)
dots_with_no_batch_dims_saveable = _Contractions(plain=True)


def offload_dot_with_no_batch_dims(offload_src: str, offload_dst: str) -> Policy:
    """Keep products without batch dimensions, where they are."""
    return dots_with_no_batch_dims_saveable
