"""Shared by several screens: layout, dialogs, cards, emblems, the computer's seat."""
