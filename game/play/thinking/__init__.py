"""The computer in a seat, and the process in which it thinks."""
