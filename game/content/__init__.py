"""The contents of the data files: cards, decks and texts, all checked. This is their one door."""

from game import open_door

__getattr__ = open_door(__name__, __file__)
