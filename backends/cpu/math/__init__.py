"""Elementary and special functions on vectors, without calls per lane."""
