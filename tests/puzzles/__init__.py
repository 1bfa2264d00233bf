"""Puzzles: proved by hand and by the game, and the files of those that are shipped."""
