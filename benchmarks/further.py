"""Further whole programs, that the compiler was not made by: many fields, one source for both."""

from __future__ import annotations

import further_algebra
import further_attention
import further_equations
import further_geometry
import further_graphs
import further_images
import further_integers
import further_layers
import further_learning
import further_models
import further_particles
import further_physics
import further_pictures
import further_sampling
import further_science
import further_sequences
import further_signals
import further_solvers
import further_statistics
import further_training
import further_waves
from cases import Case
from suite import LEAST

_THEMES = (
    further_layers, further_models, further_training, further_algebra, further_signals,
    further_physics, further_statistics, further_integers, further_equations, further_solvers,
    further_sequences, further_sampling, further_waves, further_particles, further_geometry,
    further_graphs, further_attention, further_images, further_learning,
    further_pictures, further_science,
)  # fmt: skip
_WIDE = further_algebra.WIDE | further_integers.WIDE | further_equations.WIDE | further_solvers.WIDE


def further() -> list[Case]:
    """All of them."""
    rows = [row for theme in _THEMES for row in theme.CASES]
    return [Case("further", name, make, args, LEAST, name in _WIDE) for name, make, args in rows]
