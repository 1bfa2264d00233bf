"""The laboratory: games between computer players by the hundred, and what they tell.

This module is its one door. ``python -m game simulate`` is all of it that most people need; whoever
writes a measurement of their own takes ``Job``, ``play`` and ``played``.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
