"""The game's look at itself: whether all that belongs to it is there, and works on this machine.

``python -m game --self-test`` is all of it; a packed game answers to ``--self-test`` alike.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
