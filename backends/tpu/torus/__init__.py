"""Many chips on a torus of links: what collectives take, and a program's time over all of them.

``from monograph.backends.tpu import torus``; the backend uses it for programs over meshes.
"""
