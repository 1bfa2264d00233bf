"""A running match without a screen: the match, its record, its file, and the settings.

This module is the package's one door.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
