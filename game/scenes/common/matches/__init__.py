"""Matches in words and lists, and how they are planned."""
