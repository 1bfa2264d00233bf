"""Lessons: small positions in which a player does one thing at a time."""
