"""What a person at the terminal is told when a run cannot begin, or go on."""

from __future__ import annotations


class LabError(Exception):
    """One line that says what is wrong, and what to do about it."""
