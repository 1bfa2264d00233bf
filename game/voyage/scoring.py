"""The score of a voyage by its parts (R16.83), and what was good in it."""

# ruff: noqa: ARG001
from __future__ import annotations

from typing import NamedTuple

from .voyage_state import Voyage


class ScorePart(NamedTuple):
    """A part: ``number`` of "rank", "flag", "pack", "small", "great", "ancient", "won", "day"."""

    what: str
    number: int
    points: int


class VoyageScore(NamedTuple):
    """The parts, what ``percent`` of their sum the difficulty counts, and the whole."""

    parts: tuple[ScorePart, ...]
    percent: int
    points: int


class GoodFact(NamedTuple):
    """Something that was good: a code for its words, and values."""

    code: str
    values: tuple[tuple[str, int | str], ...] = ()


def score(voyage: Voyage) -> VoyageScore:
    """Return what the voyage is worth now."""
    raise ValueError("this comes with the next commit")


def good_facts(voyage: Voyage) -> tuple[GoodFact, ...]:
    """Return a few facts for the end of the voyage, the best first."""
    raise ValueError("this comes with the next commit")
