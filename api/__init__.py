"""Monograph: one function, one graph, many machines.

import monograph as mg
import monograph.numpy as mnp
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING
from typing import Any as _Any

from monograph import (
    _collector,
    _operators,  # noqa: F401  gives arrays their operators
    ad,
    ad_checkpoint,
    checkpoint_policies,
    core,
    custom_batching,
    custom_derivatives,
    debug,
    dtypes,
    errors,
    flatten_util,
    image,
    lax,
    nn,
    numpy,
    ops,
    random,
    ref,
    scipy,
    sharding,
    tree,
    tree_util,
    typing,
)
from monograph._from_jax import from_jax
from monograph._jax_settings import (
    allow_f16_reductions,
    array_garbage_collection_guard,
    debug_key_reuse,
    default_prng_impl,
    enable_checks,
    enable_custom_prng,
    jax2tf_associative_scan_reductions,
    legacy_prng_key,
    softmax_custom_jvp,
    thread_guard,
    threefry_partitionable,
    transfer_guard,
    transfer_guard_device_to_device,
    transfer_guard_device_to_host,
    transfer_guard_host_to_device,
)
from monograph._missing import explain as _explain
from monograph._operands.values import value as _value
from monograph._process import (
    clear_caches,
    default_backend,
    device_count,
    host_count,
    host_id,
    host_ids,
    live_arrays,
    local_device_count,
    local_devices,
    print_environment_info,
    process_count,
    process_index,
    process_indices,
)
from monograph._settings import (
    check_tracer_leaks,
    checked,
    checking_leaks,
    config,
    debug_infs,
    debug_nans,
    default_device,
    default_matmul_precision,
    disable_jit,
    enable_x64,
    explain_cache_misses,
    log_compiles,
    numpy_dtype_promotion,
    numpy_rank_promotion,
)
from monograph.hlo.frames import install_hook as _install_hook
from monograph.hlo.types import TensorType
from monograph.numpy.boxes import ds
from monograph.ref import Ref, empty_ref, free_ref, freeze, new_ref
from monograph.sharding import NamedSharding, set_mesh
from monograph.sharding import PartitionSpec as P
from monograph.tracer import (
    Array,
    Compiled,
    Device,
    Jit,
    Lowered,
    ShapeDtypeStruct,
    Shard,
    Traced,
    Tracer,
    block_until_ready,
    checkpoint,
    closure_convert,
    compare,
    composite,
    copy_to_host_async,
    custom_gradient,
    custom_jvp,
    custom_vjp,
    device_get,
    device_put,
    devices,
    effects_barrier,
    ensure_compile_time_eval,
    eval_shape,
    fwd_and_bwd,
    grad,
    hessian,
    jacfwd,
    jacobian,
    jacrev,
    jit,
    jvp,
    linear_transpose,
    linearize,
    make_array_from_callback,
    make_array_from_process_local_data,
    make_array_from_single_device_arrays,
    make_hlo,
    make_jaxpr,
    make_mesh,
    named_call,
    named_scope,
    pmap,
    profile,
    pure_callback,
    reshard,
    shard_map,
    smap,
    value_and_grad,
    vjp,
    vmap,
)
from monograph.tracer.seen_types import seen_type as _seen_type

if TYPE_CHECKING:
    from monograph import (
        distributed,
        dlpack,
        example_libraries,
        experimental,
        export,
        profiler,
        quant,
        snn,
        stages,
        test_util,
    )
    from monograph._doctor import doctor
    from monograph._launched import launch
    from monograph._sharded_files import load_sharded, save_sharded
    from monograph.tracer.exchange import from_stablehlo, graph_report

__version__ = "0.1.0"

_install_hook(errors.MonographError)


def typeof(x: object) -> _Any:
    """The type of a value: shape, element type and weak mark; of an array, explicit mesh axes."""
    if isinstance(x, random.Key) and hasattr(x, "shape"):
        return x.aval
    return _seen_type(_value(x, "typeof"))


sharding.install_reshard(reshard)
remat = checkpoint
float0 = dtypes.float0

__all__ = [
    "Array",
    "Compiled",
    "Device",
    "Jit",
    "Lowered",
    "NamedSharding",
    "P",
    "Ref",
    "ShapeDtypeStruct",
    "Shard",
    "TensorType",
    "Traced",
    "Tracer",
    "ad",
    "ad_checkpoint",
    "allow_f16_reductions",
    "array_garbage_collection_guard",
    "block_until_ready",
    "check_tracer_leaks",
    "checked",
    "checking_leaks",
    "checkpoint",
    "checkpoint_policies",
    "clear_caches",
    "closure_convert",
    "compare",
    "composite",
    "config",
    "copy_to_host_async",
    "core",
    "custom_batching",
    "custom_derivatives",
    "custom_gradient",
    "custom_jvp",
    "custom_vjp",
    "debug",
    "debug_infs",
    "debug_key_reuse",
    "debug_nans",
    "default_backend",
    "default_device",
    "default_matmul_precision",
    "default_prng_impl",
    "device_count",
    "device_get",
    "device_put",
    "devices",
    "disable_jit",
    "distributed",
    "dlpack",
    "doctor",
    "ds",
    "dtypes",
    "effects_barrier",
    "empty_ref",
    "enable_checks",
    "enable_custom_prng",
    "enable_x64",
    "ensure_compile_time_eval",
    "errors",
    "eval_shape",
    "example_libraries",
    "experimental",
    "explain_cache_misses",
    "export",
    "flatten_util",
    "float0",
    "free_ref",
    "freeze",
    "from_jax",
    "from_stablehlo",
    "fwd_and_bwd",
    "grad",
    "graph_report",
    "hessian",
    "host_count",
    "host_id",
    "host_ids",
    "image",
    "jacfwd",
    "jacobian",
    "jacrev",
    "jax2tf_associative_scan_reductions",
    "jit",
    "jvp",
    "launch",
    "lax",
    "legacy_prng_key",
    "linear_transpose",
    "linearize",
    "live_arrays",
    "load_sharded",
    "local_device_count",
    "local_devices",
    "log_compiles",
    "make_array_from_callback",
    "make_array_from_process_local_data",
    "make_array_from_single_device_arrays",
    "make_hlo",
    "make_jaxpr",
    "make_mesh",
    "named_call",
    "named_scope",
    "new_ref",
    "nn",
    "numpy",
    "numpy_dtype_promotion",
    "numpy_rank_promotion",
    "ops",
    "pmap",
    "print_environment_info",
    "process_count",
    "process_index",
    "process_indices",
    "profile",
    "profiler",
    "pure_callback",
    "quant",
    "random",
    "ref",
    "remat",
    "reshard",
    "save_sharded",
    "scipy",
    "set_mesh",
    "shard_map",
    "sharding",
    "smap",
    "snn",
    "softmax_custom_jvp",
    "stages",
    "test_util",
    "thread_guard",
    "threefry_partitionable",
    "transfer_guard",
    "transfer_guard_device_to_device",
    "transfer_guard_device_to_host",
    "transfer_guard_host_to_device",
    "tree",
    "tree_util",
    "typeof",
    "typing",
    "value_and_grad",
    "vjp",
    "vmap",
]


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _missing = _explain(__name__)

    def __getattr__(name: str) -> _Any:
        if name in (
            "distributed",
            "dlpack",
            "example_libraries",
            "experimental",
            "export",
            "profiler",
            "quant",
            "snn",
            "stages",
            "test_util",
        ):  # few programs use them
            return _import_module(f"monograph.{name}")
        if name in ("load_sharded", "save_sharded"):
            return getattr(_import_module("monograph._sharded_files"), name)
        if name in ("from_stablehlo", "graph_report"):
            return getattr(_import_module("monograph.tracer.exchange"), name)
        if name == "launch":  # it starts processes
            return _import_module("monograph._launched").launch
        if name == "doctor":  # it looks at every machine
            return _import_module("monograph._doctor").doctor
        return _missing(name)


_collector.resume()
