"""From a Python call to native code and back: blocks of memory, prepared calls, frames."""
