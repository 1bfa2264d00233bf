"""Fits what computer players and data files rest on to games; not packed with the game."""
