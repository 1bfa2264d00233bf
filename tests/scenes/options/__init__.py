"""The options: their pages, and what is reached from the pause."""
