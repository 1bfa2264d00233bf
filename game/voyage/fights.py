"""The fights of a voyage: their terms, and a sample of them for the outlook (R16.20 to R16.23)."""

# ruff: noqa: ARG001
from __future__ import annotations

from dataclasses import dataclass

from game.rules import FightTerms

from .hexes import Hex
from .voyage_state import Voyage


@dataclass(frozen=True, slots=True)
class AskedName:
    """A card that must be named with the hand: by the ``source``, one of ``cards`` (R16.20)."""

    source: str
    cards: tuple[str, ...]


def hand_size(voyage: Voyage) -> tuple[int, int]:
    """Return how many cards a hand has at least and at most (R16.20)."""
    raise ValueError("this comes with the next commit")


def names_asked(voyage: Voyage, hand: tuple[str, ...]) -> tuple[AskedName, ...]:
    """Return what must be named with this hand; sources that fit no card of it are left out."""
    raise ValueError("this comes with the next commit")


def proposed_hand(voyage: Voyage) -> tuple[str, ...]:
    """Return the hand that the game proposes: the one used last, filled up (R16.20)."""
    raise ValueError("this comes with the next commit")


def proposed_names(voyage: Voyage, hand: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return a card for each name that is asked for, the most expensive that fits."""
    raise ValueError("this comes with the next commit")


def fight_of(voyage: Voyage) -> FightTerms:
    """Return the terms of the fight that waits or is under way."""
    raise ValueError("this comes with the next commit")


def fight_seed(voyage: Voyage) -> int:
    """Return the seed of that fight's match: the same for the same attempt (R16.1, R16.27)."""
    raise ValueError("this comes with the next commit")


def sample_fight(
    voyage: Voyage, field: Hex, hand: tuple[str, ...], number: int
) -> tuple[FightTerms, int]:
    """Return a fight with the guard of a field as the outlook plays it, and its seed (R16.22).

    It is as strong as the real one and has other luck: it tells nothing that is hidden.
    """
    raise ValueError("this comes with the next commit")
