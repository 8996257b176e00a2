"""Where pieces live: meshes, specs, propagation, partitioning and collectives."""
