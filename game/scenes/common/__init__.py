"""What several screens share: pages, dialogs, cards, words, and the parts of a table.

The one door: other scenes import from here only.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
