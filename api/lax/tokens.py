"""Tokens, which order effects in XLA: here effects have the order of the program anyway."""

from __future__ import annotations

from typing import Any

from monograph.tracer import tree


class Token:
    """What `create_token` gives: a tree without leaves."""

    def __repr__(self) -> str:
        return "Token"


tree.register_pytree_node(Token, lambda token: ((), None), lambda _, children: Token())


def create_token(_: Any = None) -> Token:
    """A token that waits for nothing."""
    return Token()


def after_all(*operands: Token) -> Token:
    """A token that waits for other tokens.

    Raises:
        TypeError: if something else is given.
    """
    for x in operands:
        if not isinstance(x, Token):
            raise TypeError(f"after_all: {type(x).__name__} is no token")
    return Token()


def dce_sink(val: Any, *, prevent_mlir_dce: bool = False) -> None:
    """Nothing: what no result needs is left out by every compiler here."""
