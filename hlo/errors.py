"""Errors that users see: a stable code, the user's line with a caret, why, and the fix.

Every class has its code and its page in ``docs/errors/``. A message is given as facts (`what`,
`why`, `fix`, `operands`); how they are laid out on one screen is decided here, once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from monograph.hlo.excerpt import called, entry, excerpt
from monograph.hlo.frames import rendered
from monograph.hlo.location import Loc, SourceLine, file_location, place, resolve
from monograph.hlo.state import state

if TYPE_CHECKING:
    from monograph.hlo.builder import Builder, Tracer


class MonographError(Exception):
    """Base of all errors raised for what a user's program does.

    Args:
        what: one line: what was wrong.
        why: the rule that was broken, if the first line does not say it.
        fix: the edit that mends it.
        operands: name -> description, such as ``{"x": "f32[8,4]"}``.
        loc: the place in the user's program; by default the walk's location or the calling line.
    """

    code = "MG0000"

    def __init_subclass__(cls) -> None:
        if cls.__module__ == __name__:
            cls.__module__ = "monograph.errors"  # the name that users import it by

    def __init__(
        self,
        what: str,
        *,
        why: str = "",
        fix: str = "",
        operands: Mapping[str, Any] | None = None,
        loc: Loc | None = None,
    ) -> None:
        given = operands or {}
        self.what = what
        self.why = why
        self.fix = fix
        self.operands = {k: str(v) for k, v in given.items()}
        self.names: dict[str, str] = {}  # what the user's line calls the operands
        self.loc = loc or state.loc
        if self.loc is None:
            found = entry()
            if found is not None:
                self.loc = found[0]
                self.operands, self.names = called(*found, given)
        super().__init__(what)

    @property
    def source(self) -> SourceLine:
        """The user's line."""
        return resolve(self.loc)

    def __str__(self) -> str:
        parts = [f"[{self.code}] {self.what}", *excerpt(self.loc)]
        parts += [f"  {self._named(k)}: {v}" for k, v in self.operands.items()]
        if self.why:
            parts += ["", f"Why: {self.why}"]
        if self.fix:
            parts += ["", f"Fix: {self.fix}"]
        return "\n".join(parts)

    def _named(self, operand: str) -> str:
        """An operand by the name that the message uses and the one that the user's line has."""
        name = self.names.get(operand)
        return f"{operand} = {name}" if name else operand

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows."""
        return rendered(self)

    def __reduce__(self) -> Any:
        """Errors cross processes (pools of workers) with their place as file and line."""
        s = self.source
        kept = {**self.__dict__, "loc": file_location(s.file, s.line)}
        return _restored, (type(self), self.what, kept)


def _restored(cls: type[MonographError], what: str, kept: dict[str, Any]) -> MonographError:
    error = cls.__new__(cls, what)
    error.__dict__.update(kept)
    return error


class ConcretizationError(MonographError, TypeError):
    """A traced value was asked for a Python value."""

    code = "MG0101"


class IndexConcretizationError(ConcretizationError, IndexError):
    """A traced value stood in an index where the shape of the result depends on it."""


class LeakedTracerError(MonographError, TypeError):
    """A traced value was used after its trace had ended."""

    code = "MG0102"

    @classmethod
    def of(cls, x: Tracer) -> LeakedTracerError:
        made = resolve(x.node.loc)
        origin = f"made at {place(made.file)}:{made.line}: {made.text.strip()}"
        if not made.line:  # a parameter
            named = dict(zip(x.builder.params, x.builder.names(), strict=False))
            origin = f"argument {named.get(x.node, '')} of {x.builder.name!r}".replace("  ", " ")
        return cls(
            f"a traced value of {x.builder.name!r} was used after its trace had ended",
            operands={"value": f"{x.type}, {origin}"},
            why="a traced value stands for data that exists only inside the function being traced; "
            "something (a global, a list, an attribute, a closure) kept it alive.",
            fix=f"return the value from {x.builder.name!r} instead of storing it.",
        )

    @classmethod
    def closed(cls, b: Builder) -> LeakedTracerError:
        return cls(
            f"an op was recorded into {b.name!r} after its trace had ended",
            fix="do not keep the interpreter of a finished trace",
        )


class ShapeError(MonographError, TypeError, ValueError):  # JAX raises now one, now the other
    """Shapes do not fit together."""

    code = "MG0201"


class PlaceError(ShapeError):
    """Values of regions that are one differ along unlike axes of a mesh; builders cast them."""


class DTypeError(MonographError, TypeError, ValueError):  # as with shapes, JAX raises both
    """Element types do not fit, or the op does not take them."""

    code = "MG0202"


class AxisError(MonographError, TypeError, ValueError, IndexError):  # as with shapes
    """An axis is out of range or given twice."""

    code = "MG0203"


class ArgumentError(MonographError, TypeError, ValueError):
    """An argument is of a type that cannot be traced."""

    code = "MG0301"


class StaticArgumentError(MonographError, ValueError):
    """A static argument cannot be hashed."""

    code = "MG0302"


class DeletedError(MonographError, RuntimeError, ValueError):  # as with shapes
    """An array was used after its memory had been donated or freed."""

    code = "MG0303"


class TreeError(MonographError, ValueError, TypeError):
    """Trees that should have one structure have two."""

    code = "MG0304"


class RecompilationError(MonographError, RuntimeError):
    """A function would be compiled more often than it is meant to be."""

    code = "MG0305"


class GradError(MonographError, TypeError, ValueError, NotImplementedError):  # as with shapes
    """`grad` of something that has no gradient: not scalar, or not floating point."""

    code = "MG0401"

    @classmethod
    def not_linear(cls, t: Any) -> GradError:
        return cls(
            "a transpose of an op that is not linear in its operands",
            operands={"value": t},
            why="its transpose would need the value, but only linear functions have one.",
            fix="make the function linear in its arguments, and close over what it is not linear "
            "in; for derivatives use grad or vjp.",
        )


class NoRuleError(GradError, AttributeError):
    """A function with a rule of its own was called before that was given."""

    code = "MG0405"


class VmapError(MonographError, ValueError):
    """Mapped sizes or axes do not fit."""

    code = "MG0402"


class UnboundAxisError(MonographError, NameError):
    """A named axis was used outside the function that is mapped over it."""

    code = "MG0404"


class CarryError(MonographError, TypeError):
    """The body of a loop changes the type or structure of what it carries."""

    code = "MG0403"


class MissingRuleError(MonographError, NotImplementedError):
    """An op's record has no rule for what was asked."""

    code = "MG0107"

    @classmethod
    def of(cls, op: Any, rule: str) -> MissingRuleError:
        return cls(
            f"{op.name} has no rule for {rule}",
            why="a missing rule is never replaced silently.",
            fix=f"rewrite this line without {op.name}, or give its record a `{rule}` rule.",
        )


class UnknownNameError(MonographError, ValueError, AttributeError, RuntimeError):  # as above
    """No backend, option or stage of that name."""

    code = "MG0501"


class UnsupportedError(MonographError, NotImplementedError):
    """The backend can't run some ops or types; all of them are listed at once."""

    code = "MG0502"


class CallbackError(MonographError, ValueError, NotImplementedError):  # a RuntimeError, too
    """A Python function that a program calls returned something else than was declared, or it was
    differentiated or mapped, and nobody said how."""

    code = "MG0701"


class NanError(MonographError, FloatingPointError):
    """A result is NaN or infinite, and `debug_nans` or `debug_infs` is on."""

    code = "MG0702"


class BoundsError(MonographError, IndexError):
    """An index was out of bounds, and checks are on."""

    code = "MG0703"


class DivisionError(MonographError, ZeroDivisionError):
    """An integer was divided by zero, and checks are on."""

    code = "MG0704"


class CheckError(MonographError, ValueError):
    """What a program said must hold does not, or went wrong where `checkify` looks."""

    code = "MG0705"


class CollectiveError(MonographError, RuntimeError):
    """Programs that run in lockstep do not fit together."""

    code = "MG0503"


class MachineError(MonographError, ValueError):
    """A description of a machine contradicts itself, or asks for what the machine cannot be."""

    code = "MG0504"


class ShardingError(MonographError, ValueError):
    """A sharding that no array, mesh or program can have."""

    code = "MG0505"


class DeviceError(MonographError, RuntimeError):
    """A device failed: no memory, or a fault in a kernel, after which the process cannot use it."""

    code = "MG0506"


class VerifyError(MonographError):
    """A graph is not valid: a bug in a pass or in a record."""

    code = "MG0901"


class TextError(MonographError, ValueError):
    """A StableHLO program could not be read."""

    code = "MG0601"


def joined(names: Sequence[Any]) -> str:
    """`a, b and c`."""
    texts = [str(n) for n in names]
    return texts[0] if len(texts) == 1 else ", ".join(texts[:-1]) + " and " + texts[-1]
