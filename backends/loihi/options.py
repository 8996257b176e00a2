"""`Options`: what users say about the chip, checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.chips import DEFAULT
from monograph.backends.loihi.chips import chip as known_chip
from monograph.backends.loihi.energy import EnergyModel
from monograph.backends.loihi.energy import energy_model as known_model
from monograph.hlo.errors import UnknownNameError

KNOWN: Mapping[str, str] = {
    "chip": 'the machine: "loihi1", "loihi2" (default) or a Chip of your own',
    "energy_model": "name of the table of energies and times, or one of your own",
    "host": '"allow" (default: what the chip has not runs on this computer) or "error"',
    "cores": "over how many cores neurons are spread; as few as will do if not given",
    "chips": "over how many chips; as few as will do if not given",
    "seed": "of the placement (default 0)",
}
_MODELS = {"loihi1": "loihi1-sanafe", "loihi2": "loihi2-derived"}  # by name of the chip


@dataclass(frozen=True)
class Options:
    """What users say about the chip, see `KNOWN`."""

    chip: Chip
    energy_model: EnergyModel
    host: str = "allow"
    cores: int | None = None
    chips: int | None = None
    seed: int = 0


def options_of(given: Mapping[str, Any]) -> Options:
    """The options as the user gave them, with defaults.

    Raises:
        UnknownNameError: for a chip, a model or a word that there is not.

    >>> options_of({"chip": "loihi1"}).energy_model.name
    'loihi1-sanafe'
    """
    chip = known_chip(given.get("chip", DEFAULT))
    model = known_model(given.get("energy_model", _MODELS.get(chip.name, "loihi1-sanafe")))
    host = given.get("host", "allow")
    if host not in ("allow", "error"):
        raise UnknownNameError(
            f"host is {host!r}",
            operands={"known": "allow, error"},
            fix='say host="allow" to run on this computer what the chip has not, or "error".',
        )
    rest = {name: given[name] for name in ("cores", "chips", "seed") if name in given}
    return Options(chip, model, host, **rest)


__all__ = ["KNOWN", "Options", "options_of"]
