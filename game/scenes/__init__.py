"""The screens of the game; the package's one door."""

from game import open_door

__getattr__ = open_door(__name__, __file__)
