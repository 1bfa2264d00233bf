"""Matches by letter: drawn by lot together, played in turns, told in short codes."""
