"""The scenes over a match: its pause, its log, the order of the fallen, and more."""
