"""The laboratory: the same games anywhere, and honest figures."""
