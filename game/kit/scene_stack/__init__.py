"""Scenes, the stack they stand on, and the transitions between them."""
