"""The rules of the game, complete and alone. This module is their one door.

A position (a ``Setup`` or a match's ``State``) is asked by ``to_act``,
``legal_actions`` and ``why_not``, and changed by ``apply``. Places, sides and
lanes are counted as ``sides`` and ``actions`` say.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
