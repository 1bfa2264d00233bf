"""The card under the pointer, large enough to read, with what its abilities do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pygame
from pygame.typing import RectLike

from game.content import Strings, ability_text
from game.kit import Canvas, draw_panel
from game.rules import ABILITIES, FIRST, LATER, CardChange, Side

from ..card_faces import STRONGHOLD, CardFace, Icon, given_to
from ..fight_sight import source_name, source_text
from ..layout import Layout
from ..table import Piece, Table
from . import card_view
from .ability_text import Explanation, own_card_note
from .present_state import lent_name, present_state
from .reading_place import Readable, reading_of
from .running_words import draw_running, running_height
from .shown_card import stronghold_text


@dataclass(frozen=True, slots=True)
class Inspected:
    """A card that is read: its piece, what it shows, and a ``note`` to be said of it just now.

    ``said`` is what else is to be said of it. It hides nothing of what is to ``avoid``.
    """

    piece: Piece
    face: CardFace
    note: str = ""
    avoid: tuple[RectLike, ...] = ()
    said: tuple[str, ...] = ()


def draw_inspected(
    canvas: Canvas, strings: Strings, table: Table, layout: Layout, read: Inspected
) -> None:
    """Draw the large card off the fronts, and below or beside it what is to be said of it."""
    piece, face = read.piece, read.face
    if face.kind != STRONGHOLD and (piece.card is None or piece.turned < 0.5):
        return
    words = explained(strings, table, read)
    spot = pygame.FRect(piece.spot.rect)
    right = layout.on_right(_owner(table, piece))
    readable = Readable(spot, right, partial(running_height, canvas.view, words))
    place = reading_of(layout, readable, read.avoid)
    if place.card is not None:
        surface = _large(canvas, strings, read, place.card.width)
        canvas.shadow(place.card, spread=22, drop=8, strength=190)
        canvas.blit(surface, place.card.topleft)
    if place.words is not None:
        draw_panel(canvas, place.words)
        draw_running(canvas, words, place.words)


def explained(strings: Strings, table: Table, read: Inspected) -> tuple[Explanation, ...]:
    """Return what is said beside a card: the note, and what damage or its abilities do."""
    edition = LATER if table.later else FIRST
    note = (Explanation("", "", read.note),) * bool(read.note)
    if read.piece.is_stronghold:
        side = table.sides[_owner(table, read.piece)]
        text = stronghold_text(strings, side.fort, side.horde)
        return (*note, Explanation("", read.face.name, text))
    found = _place_of(table, read.piece)
    state = () if found is None else present_state(strings, *found, timed=not read.note)
    given = _given(table, read.piece)
    words = (
        Explanation(
            icon.name,
            _name_of(strings, icon, None if given & ABILITIES[icon.name] else found),
            _meaning(strings, icon, edition),
        )
        for icon in read.face.icons
    )
    said = (Explanation("", "", each) for each in read.said)
    own = own_card_note(strings, read.piece.card) if read.piece.card is not None else ()
    return (*note, *said, *_changed(strings, table, read.piece), *state, *words, *own)


def _given(table: Table, piece: Piece) -> int:
    """Return the bits of the abilities that something gives to a card in a fight (H1)."""
    card = piece.card
    return 0 if card is None else given_to(card, table.fight.printed.get(card.id))


def _changed(strings: Strings, table: Table, piece: Piece) -> Iterator[Explanation]:
    """Yield what changes a card in a fight, by name, and what that does (H1 of R16.52)."""
    printed = None if piece.card is None else table.fight.printed.get(piece.card.id)
    if printed is None or table.changes is None:
        return
    owner = _owner(table, piece)
    for index, change in enumerate(table.changes.table.changes):
        if isinstance(change, CardChange) and change.side == owner and change.which.means(printed):
            source = table.fight.source(index)
            yield Explanation("", source_name(strings, source), source_text(strings, source))


def _place_of(table: Table, piece: Piece) -> tuple[Side, int, int] | None:
    """Return side, lane and position of a creature in play, as the rules ask for them."""
    for side in table.sides:
        for lane, row in enumerate(side.lanes):
            if piece in row:
                return side.as_rules(), lane, row.index(piece)
    return None


def _large(canvas: Canvas, strings: Strings, read: Inspected, width: float) -> pygame.Surface:
    """Return the picture of the whole card."""
    piece, face = read.piece, read.face
    if piece.card is None:
        # Its words have no room on the card.
        words = (strings.text("card_types.stronghold"), "")
        return card_view.large_stronghold(canvas, face, words, width)
    changed = any(face.changed) or face.pack
    now = face if piece.unit is not None or changed else None
    return card_view.large_card(canvas, strings, piece.card, width, now)


def _owner(table: Table, piece: Piece) -> int:
    """Return the side whose piece it is; the viewer, where it is nobody's."""
    for number, side in enumerate(table.sides):
        if piece is side.stronghold or piece in side.hand or any(piece in r for r in side.lanes):
            return number
    return table.viewer


def _name_of(strings: Strings, icon: Icon, found: tuple[Side, int, int] | None) -> str:
    """Return an ability's name, and how the card comes to it."""
    name = strings.text(f"abilities.{icon.name}.name")
    if icon.aura:
        return f"{strings.text('abilities.aura.name')}: {name}"
    if icon.lent and found is not None:
        return lent_name(strings, *found, name, ABILITIES[icon.name])
    return name


def _meaning(strings: Strings, icon: Icon, edition: int) -> str:
    """Return what an ability does; of an aura first for whom."""
    meaning = ability_text(strings, icon.name, edition)
    if not icon.aura:
        return meaning
    name = strings.text(f"abilities.{icon.name}.name")
    explained = strings.text("card_text.explained", ability=name, text=meaning)
    return f"{strings.text('abilities.aura.text', ability=name)} {explained}"
