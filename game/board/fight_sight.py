"""The knowledge that a table has of a fight's changes (R16.52): printed cards, packs, sources."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.content import Strings
from game.rules import Card, Side

from .card_faces import CardFace, card_face, unit_face

#: Where the words of a source are, besides those of a captain's step.
_SECTIONS = ("relics", "omens", "captains")


@dataclass(frozen=True, slots=True)
class FightSight:
    """The ``printed`` cards by id, the ``packs``, and the ``sources`` of the changes.

    Sources are the ids of relics and omens, or a captain's step: ``mirel.1``. A change beyond them
    is that of the packs (R16.31).
    """

    printed: Mapping[str, Card] = field(default_factory=dict)
    sources: tuple[str, ...] = ()
    packs: frozenset[str] = frozenset()

    def source(self, index: int) -> str:
        """Return the source of a change, "" for that of the packs."""
        return self.sources[index] if index < len(self.sources) else ""

    def face(self, card: Card) -> CardFace:
        """Return the face of a card in a hand or a pile."""
        return card_face(card, self.printed.get(card.id), pack=card.id in self.packs)

    def unit_face(self, side: Side, lane: int, position: int) -> CardFace:
        """Return the face of a creature in play, which the rules see on its ``side``."""
        card = side.lanes[lane][position].card
        pack = card.id in self.packs
        return unit_face(side, lane, position, self.printed.get(card.id), pack=pack)


def source_name(strings: Strings, source: str) -> str:
    """Return the name of what a change comes from."""
    section, whose = _section(strings, source), source.partition(".")[0]
    return strings.text(f"voyage.{section}.{whose}.name" if section else "fight.pack")


def source_text(strings: Strings, source: str) -> str:
    """Return what it does, in a sentence; "" where no text says so."""
    section = _section(strings, source)
    whose, _, step = source.partition(".")
    if not section:
        return strings.text("fight.pack_text")
    key = f"voyage.{section}.{whose}.{f'step_{step}' if step else 'text'}"
    return strings.text(key) if key in strings else ""


def source_picture(strings: Strings, source: str) -> str:
    """Return the name of the picture of what a change comes from."""
    section, whose = _section(strings, source), source.partition(".")[0]
    return f"voyage/{section}/{whose}" if section else "voyage/icons/pack"


def _section(strings: Strings, source: str) -> str:
    """Return under which section of the voyage's texts a source is, "" for a pack."""
    whose = source.partition(".")[0]
    found = (name for name in _SECTIONS if whose and f"voyage.{name}.{whose}.name" in strings)
    return next(found, "")
