"""Options of JAX's own runtime: which are accepted, and which of their values hold here.

Programs set them once, at their top. Those that change no value here are accepted and remembered;
of those that would change results only the value that holds here is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from monograph.hlo.errors import UnsupportedError

# How JAX and XLA compile, keep, log and check; another compiler has no use for them.
_FREE = frozenset(
    """
    allow_f16_reductions array_garbage_collection_guard auto_pcast backend_target
    bcoo_cusparse_lowering captured_constants_report_frames captured_constants_warn_bytes
    check_static_indices compilation_cache_check_contents compilation_cache_expect_pgle
    compilation_cache_include_metadata_in_key compilation_cache_max_size
    compiler_detailed_logging_min_ops compiler_enable_remat_pass cpu_collectives_implementation
    cpu_enable_async_dispatch cuda_visible_devices debug_log_modules disable_bwd_checks
    disable_most_optimizations disable_vmap_shmap_error dump_ir_modes dump_ir_to
    eager_constant_folding enable_checks enable_compilation_cache enable_pgle
    enable_recoverability exec_time_optimization_effort experimental_unsafe_xla_runtime_errors
    include_full_tracebacks_in_locations jax2tf_associative_scan_reductions
    jax2tf_default_native_serialization log_checkpoint_residuals logging_level
    memory_fitting_effort memory_fitting_level mutable_array_checks optimization_level
    persistent_cache_enable_xla_caches persistent_cache_min_compile_time_secs
    persistent_cache_min_entry_size_bytes pgle_aggregation_percentile pgle_profiling_runs
    pprint_use_color raise_persistent_cache_errors rocm_visible_devices
    send_traceback_to_runtime share_binary_between_hosts softmax_custom_jvp
    sort_devices_by_process_index source_url_schema thread_guard threefry_gpu_kernel_lowering
    traceback_filtering traceback_in_locations_limit tracer_error_num_traceback_frames
    transfer_guard transfer_guard_device_to_device transfer_guard_device_to_host
    transfer_guard_host_to_device use_direct_linearize use_magma use_shardy_partitioner
    xla_backend xla_profile_version
    """.split()
)

# option -> the value that holds here, and where to find what another one asks for
_FIXED: dict[str, tuple[Any, str]] = {
    "debug_key_reuse": (False, "keys that are used twice are not looked for."),
    "default_prng_impl": ("threefry2x32", "random streams are those of threefry2x32."),
    "enable_custom_prng": (False, "random.key makes typed keys, PRNGKey words."),
    "error_checking_behavior_divide": ("ignore", "checkify or jit(f, checked=True) look for it."),
    "error_checking_behavior_nan": ("ignore", "checkify or debug_nans look for it."),
    "error_checking_behavior_oob": ("ignore", "checkify or jit(f, checked=True) look for it."),
    "explicit_x64_dtypes": ("warn", "a 64-bit type that is narrowed warns."),
    "high_dynamic_range_gumbel": (False, "pass mode='highest' to random.gumbel."),
    "legacy_prng_key": ("allow", "raw keys are keys."),
    "random_seed_offset": (0, "add the offset to the seed."),
    "threefry_partitionable": (True, "random streams are those of this setting."),
}
_given: dict[str, Any] = {}  # what programs set


def is_of_jax(name: str) -> bool:
    """Whether there is such an option of JAX, by its name without ``jax_``."""
    return name in _FREE or name in _FIXED


def accept(name: str, value: Any) -> None:
    """Remember an option, if it holds here.

    Raises:
        UnsupportedError: if another value holds here.
    """
    _check(name, value)
    _given[name] = value


def present(name: str) -> Any:
    """What an option was set to; otherwise the value that holds here, None for those of no use."""
    fixed = _FIXED.get(name)
    return _given.get(name) if fixed is None else fixed[0]


def _check(name: str, value: Any) -> None:
    fixed = _FIXED.get(name)
    if fixed is not None and value != fixed[0]:
        raise UnsupportedError(
            f"{name} cannot be {value!r}",
            why=f"here it is {fixed[0]!r}: {fixed[1]}",
            fix="leave the option out.",
        )


class Block:
    """An option of JAX for a block: ``with threefry_partitionable(True): ...``."""

    def __init__(self, name: str) -> None:
        self.__name__ = name
        fixed = _FIXED.get(name)
        self.__doc__ = (
            f"JAX's option; here it is {fixed[0]!r}, and nothing else is accepted."
            if fixed
            else "JAX's option; it is accepted and does nothing here."
        )

    def __call__(self, new_val: Any = True) -> AbstractContextManager[None]:
        _check(self.__name__, new_val)
        return _nothing()

    def __repr__(self) -> str:
        return f"<option {self.__name__} of JAX>"


@contextmanager
def _nothing() -> Iterator[None]:
    yield


allow_f16_reductions = Block("allow_f16_reductions")
array_garbage_collection_guard = Block("array_garbage_collection_guard")
debug_key_reuse = Block("debug_key_reuse")
default_prng_impl = Block("default_prng_impl")
enable_checks = Block("enable_checks")
enable_custom_prng = Block("enable_custom_prng")
jax2tf_associative_scan_reductions = Block("jax2tf_associative_scan_reductions")
legacy_prng_key = Block("legacy_prng_key")
softmax_custom_jvp = Block("softmax_custom_jvp")
thread_guard = Block("thread_guard")
threefry_partitionable = Block("threefry_partitionable")
transfer_guard = Block("transfer_guard")
transfer_guard_device_to_device = Block("transfer_guard_device_to_device")
transfer_guard_device_to_host = Block("transfer_guard_device_to_host")
transfer_guard_host_to_device = Block("transfer_guard_host_to_device")
