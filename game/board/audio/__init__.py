"""The sounds of a match: a sound for every event, and its music."""
