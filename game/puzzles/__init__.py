"""Puzzles: positions of duels with exactly one right way to end the turn, found and proved.

This module is the one door. ``load_puzzles`` reads those of the game, ``daily_puzzle`` picks that
of a day, and ``judge_turn`` tells what a turn was worth that has been played in one.
"""

from game import open_door

__getattr__ = open_door(__name__, __file__)
