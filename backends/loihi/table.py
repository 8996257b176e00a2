"""THE table: what an op is to the chip. Every other op runs on the host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from monograph.hlo.ops import add, convert, reshape, scan
from monograph.hlo.ops.leaf import constant_op, result
from monograph.hlo.ops.neurons import KINDS
from monograph.hlo.ops.synapses import arriving, conv_synapse, dense_synapse, sparse_synapse
from monograph.hlo.record import OpDef

# time      a loop whose turns are steps of the chip
# neurons   a population          synapse   a connection        arrive    its end
# sum       of what arrives       view      the same values in another shape or type
# value     a constant            part      one result of an op that has several
Role = Literal["time", "neurons", "synapse", "arrive", "sum", "view", "value", "part"]

ROLES: Mapping[OpDef, Role] = {
    scan: "time",
    **{neuron.op: "neurons" for neuron in KINDS.values()},
    dense_synapse: "synapse",
    sparse_synapse: "synapse",
    conv_synapse: "synapse",
    arriving: "arrive",
    add: "sum",
    reshape: "view",
    convert: "view",  # to more bits; see `recognise.role_of`
    constant_op: "value",
    result: "part",
}
RANKS: Mapping[OpDef, int] = {dense_synapse: 1, sparse_synapse: 1, conv_synapse: 3}

__all__ = ["RANKS", "ROLES", "Role"]
