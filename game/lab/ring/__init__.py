"""Rings of three and four seats between computer players, by the hundred."""
