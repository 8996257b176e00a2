"""The language: types, graphs, one record per op, and everything that is true on every machine."""
