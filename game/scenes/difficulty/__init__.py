"""The custom solo game: the level, and settings that sum to it (R10.1, R10.2)."""
