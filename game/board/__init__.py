"""Where the rules meet the toolkit: the table, its cards and their motion.

This module is the package's one door.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
