"""One element's arithmetic in W lanes, by kind of element."""
