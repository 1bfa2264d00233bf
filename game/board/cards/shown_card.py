"""A card as it is shown somewhere on a screen, so that it can be read there."""

from __future__ import annotations

from dataclasses import dataclass

from game.content import Strings
from game.rules import NOBODY, Card

from ..card_faces import CardFace, stronghold_face
from .ability_text import Explanation


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card that is shown; None with the ``face`` of a stronghold.

    A creature in play has a ``face``, too: what it shows now. ``said`` is what is to be said of
    these two. ``side`` is whose the card is, where that matters. ``becomes`` is what the card will
    be by what is looked at.
    """

    card: Card | None
    face: CardFace | None = None
    said: tuple[Explanation, ...] = ()
    side: int = NOBODY
    becomes: ShownCard | None = None


def shown_stronghold(strings: Strings, *, fort: bool, life: int, horde: bool = False) -> ShownCard:
    """Return a stronghold with its life, and what damage does to it; the Horde's has no hand."""
    face = stronghold_face(fort, strings.text(f"card_types.{_face(fort)}"), life)
    return ShownCard(
        None, face, (Explanation("", face.name, stronghold_text(strings, fort, horde)),)
    )


def stronghold_text(strings: Strings, fort: bool, horde: bool) -> str:
    """Return what damage does to a stronghold; that of the Horde has no hand (R9.6)."""
    return strings.text(f"match.{_face(fort)}_text{'_deck' if horde else ''}")


def _face(fort: bool) -> str:
    return "fort" if fort else "bastion"
