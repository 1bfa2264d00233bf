"""The rules of the voyage (R16), complete and alone. This module is their one door.

A ``Voyage`` is asked by ``legal_deeds`` and ``why_not``, and changed by ``apply``, which returns a
new one and the events that tell what happened. There is no file, clock or window here, and no
chance but what follows from the seed of the header (R16.1). The numbers are in
``data/voyage.yaml``, which ``game.content`` reads into a ``VoyageBook``.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
