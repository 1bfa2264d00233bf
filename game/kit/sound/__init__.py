"""Sound: one interface, the mixer behind it, and a silent twin."""
