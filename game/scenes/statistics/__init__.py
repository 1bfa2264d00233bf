"""The player in figures: what was played, how strong, with which cards, and what was achieved."""
