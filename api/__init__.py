"""Monograph: one function, one graph, many machines."""
