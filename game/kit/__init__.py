"""Tools for a game's window: scenes, drawing, text, input, motion and widgets.

The one door: other packages import from here only. Nothing in here knows the game.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
