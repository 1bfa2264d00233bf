"""Matches by letter: their list, what is read and written, and the way to their tables."""
