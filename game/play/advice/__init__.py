"""Advice: what a strong player would do here, and why; why something is not possible."""
