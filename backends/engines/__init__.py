"""Engines: who runs one compiled program on the devices of a mesh."""
