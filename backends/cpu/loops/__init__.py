"""Loop nests: from a `Kernel` and its schedule to a function."""
