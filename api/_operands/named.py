"""Functions of named operands that are all written by one function of a tuple of them."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Any


def named(f: Callable[..., Any], name: str, operands: str, doc: str) -> Callable[..., Any]:
    """`f` of positional operands as a public function, whose operands have names, too.

    Args:
        f: takes as many operands as there are names.
        name: of the function.
        operands: their names, with spaces between.
        doc: of the function.

    >>> power = named(lambda x, y: x**y, "power", "x y", "x to the power y.")
    >>> power(2, 3), power(y=2, x=3)
    (8, 9)
    """
    kind = Parameter.POSITIONAL_OR_KEYWORD
    signature = Signature([Parameter(x, kind, annotation=Any) for x in operands.split()])
    count = len(signature.parameters)

    def called(*xs: Any, **others: Any) -> Any:
        if others or len(xs) != count:
            try:
                xs = signature.bind(*xs, **others).args
            except TypeError as e:
                raise TypeError(f"{name}({', '.join(signature.parameters)}): {e}") from None
        return f(*xs)

    called.__name__ = called.__qualname__ = name
    called.__module__ = f.__module__
    called.__doc__ = doc
    called.__signature__ = signature  # type: ignore[attr-defined]
    return called
