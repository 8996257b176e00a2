"""A Loihi-like chip: networks of spiking neurons in integers, and what running them costs.

Nothing of it is loaded by ``import monograph``.
"""
