"""The first screen, and what is made ready behind it."""
