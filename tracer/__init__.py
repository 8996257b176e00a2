"""From a Python function to a graph and back to values; what `monograph` exports of it.

Importing this package installs the eager interpreter and the conversions of traced values.
"""

from monograph.backends.base import Device
from monograph.hlo.builder import Tracer
from monograph.hlo.location import named_scope
from monograph.tracer import tree
from monograph.tracer.ahead import eval_shape, make_hlo, make_jaxpr, named_call
from monograph.tracer.array import Array, install_operators
from monograph.tracer.assembling import (
    make_array_from_callback,
    make_array_from_process_local_data,
    make_array_from_single_device_arrays,
)
from monograph.tracer.autodiff import jvp
from monograph.tracer.avals import ShapeDtypeStruct
from monograph.tracer.cache import CacheInfo, CacheKey
from monograph.tracer.callbacks import effects_barrier, pure_callback
from monograph.tracer.checkpoint import checkpoint
from monograph.tracer.closure import closure_convert
from monograph.tracer.compare import Comparison, compare
from monograph.tracer.compile_time import ensure_compile_time_eval
from monograph.tracer.composite import composite
from monograph.tracer.concrete import concrete, known_value
from monograph.tracer.constraint import reshard, with_sharding_constraint
from monograph.tracer.control import cond, fori_loop, scan, switch, while_loop
from monograph.tracer.custom_jvp import custom_jvp
from monograph.tracer.custom_vjp import custom_gradient, custom_vjp
from monograph.tracer.device import (
    block_until_ready,
    copy_to_host_async,
    device_get,
    device_put,
)
from monograph.tracer.eager import EAGER
from monograph.tracer.gradient import grad, value_and_grad
from monograph.tracer.jacobian import hessian, jacfwd, jacobian, jacrev
from monograph.tracer.jit import Jit, jit
from monograph.tracer.linear_maps import fwd_and_bwd, linear_transpose, linearize, vjp
from monograph.tracer.meshes import make_mesh
from monograph.tracer.placing import devices
from monograph.tracer.pmap import pmap
from monograph.tracer.profile import profile
from monograph.tracer.report import Profile
from monograph.tracer.shard_map import shard_map, smap
from monograph.tracer.shards import Shard
from monograph.tracer.stages import Compiled, Lowered, Traced
from monograph.tracer.vmap import vmap

__all__ = [
    "EAGER",
    "Array",
    "CacheInfo",
    "CacheKey",
    "Comparison",
    "Compiled",
    "Device",
    "Jit",
    "Lowered",
    "Profile",
    "ShapeDtypeStruct",
    "Shard",
    "Traced",
    "Tracer",
    "block_until_ready",
    "checkpoint",
    "closure_convert",
    "compare",
    "composite",
    "concrete",
    "cond",
    "copy_to_host_async",
    "custom_gradient",
    "custom_jvp",
    "custom_vjp",
    "device_get",
    "device_put",
    "devices",
    "effects_barrier",
    "ensure_compile_time_eval",
    "eval_shape",
    "fori_loop",
    "fwd_and_bwd",
    "grad",
    "hessian",
    "install_operators",
    "jacfwd",
    "jacobian",
    "jacrev",
    "jit",
    "jvp",
    "known_value",
    "linear_transpose",
    "linearize",
    "make_array_from_callback",
    "make_array_from_process_local_data",
    "make_array_from_single_device_arrays",
    "make_hlo",
    "make_jaxpr",
    "make_mesh",
    "named_call",
    "named_scope",
    "pmap",
    "profile",
    "pure_callback",
    "reshard",
    "scan",
    "shard_map",
    "smap",
    "switch",
    "tree",
    "value_and_grad",
    "vjp",
    "vmap",
    "while_loop",
    "with_sharding_constraint",
]
