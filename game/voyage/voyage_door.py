"""The one door of the voyage's rules: a first position, legal deeds, why not, apply."""

# ruff: noqa: ARG001
from __future__ import annotations

from collections.abc import Iterable

from game.rules import Card

from .deeds import Deed
from .refused_deeds import VoyageRefusal
from .voyage_book import VoyageBook
from .voyage_events import VoyageEvent
from .voyage_state import Voyage, VoyageHeader

#: Raised whenever the same header and deeds would give another voyage than before.
VOYAGE_VERSION = 1


def open_voyage(
    header: VoyageHeader, book: VoyageBook, kit: Iterable[Card]
) -> tuple[Voyage, list[VoyageEvent]]:
    """Return the voyage on its first day and what happened before any deed (R16.4).

    Raises ValueError for ids that the book does not have.
    """
    raise ValueError("this comes with the next commit")


def legal_deeds(voyage: Voyage) -> list[Deed]:
    """Return every legal deed; of the hands to engage with, the proposed one alone."""
    raise ValueError("this comes with the next commit")


def why_not(voyage: Voyage, deed: Deed) -> VoyageRefusal | None:
    """Return why a deed is refused, or None when it is legal."""
    raise ValueError("this comes with the next commit")


def apply(voyage: Voyage, deed: Deed) -> tuple[Voyage, list[VoyageEvent]]:
    """Return the voyage after a deed and what happened; raises ``DeedRefused``.

    ``voyage`` itself is left as it is.
    """
    raise ValueError("this comes with the next commit")


def voyage_digest(voyage: Voyage) -> str:
    """Return twelve hexadecimal figures that stand for the voyage."""
    raise ValueError("this comes with the next commit")
