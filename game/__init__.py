"""Bridges of Erret: a card duel over two bridges."""

__version__ = "0.1.0"
