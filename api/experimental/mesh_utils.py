"""`jax.experimental.mesh_utils`: devices as an array, for `Mesh`."""

from __future__ import annotations

from monograph.tracer.meshes import create_device_mesh

__all__ = ["create_device_mesh"]
