"""Passes over graphs, and the tables of rules that `monograph.hlo.simplify` is made of."""
