"""Whole voyages (R16) sailed by scripted captains: how they end, and how different they are."""
