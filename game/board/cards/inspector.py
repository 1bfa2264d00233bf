"""The card under the pointer, large enough to read, with its abilities explained beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.content import Strings, ability_text
from game.kit import (
    Canvas,
    Colours,
    Sizes,
    TextStyle,
    Viewport,
    draw_panel,
    interface_flipped,
    is_rtl,
    line_pieces,
    line_width,
    read_size,
    remembered,
    text_style,
)
from game.rules import ABILITIES, FIRST, LATER, NOBODY, Card, CardChange, Side

from ..card_faces import (
    STRONGHOLD,
    CardFace,
    Icon,
    given_to,
    source_name,
    source_text,
    stronghold_face,
)
from ..layout import Layout
from ..table import Table
from ..table_side import Piece
from . import large_card
from .ability_text import Explanation, lent_name, own_card_note, present_state
from .reading_place import Readable, reading_of

#: How far the words stay off the edge of their panel.
INSET = 13.0
#: A picture, and how far the words beside it are from the edge.
_ICON, _ASIDE = 24.0, 31.0
#: Between two explanations, and from line to line.
_APART, _LINE = 9.0, 20.0
#: They fit into their lines, so that they are measured as large as they are drawn.
_WORDS = text_style.BODY.with_changes(wrap=False, fit=True)
_NAME = text_style.STRONG.with_changes(size=Sizes.body, colour=Colours.gold, valign="top")
_NOTE = _WORDS.with_changes(colour=Colours.attention)
#: Between a name and the words that follow it.
_SPACE = 6.0


class _Part(NamedTuple):
    """Words on one line: how far from the left, which line, and how they look."""

    x: float
    line: int
    words: str
    look: TextStyle


def running_height(view: Viewport, words: Sequence[Explanation], width: float) -> float:
    """Return how high a panel of explanations is that is ``width`` wide; 0 without any."""
    if not words:
        return 0.0
    inside = width - 2 * INSET
    heights = (_height(view, each, inside) for each in words)
    return sum(height + _APART for height in heights) - _APART + 2 * INSET


def draw_running(canvas: Canvas, words: Sequence[Explanation], box: pygame.FRect) -> None:
    """Draw explanations one below the other in a panel's ``box``."""
    with canvas.reading(box):
        y, inside = box.y + INSET, box.width - 2 * INSET
        for each in words:
            _draw_explanation(canvas, each, pygame.FRect(box.x + INSET, y, inside, 0))
            y += _height(canvas.view, each, inside) + _APART


def _draw_explanation(canvas: Canvas, each: Explanation, box: pygame.FRect) -> None:
    if each.name:
        canvas.image(f"ui/ic_{each.name}", (box.x - 2, box.y - 1, _ICON, _ICON))
    for part in _parts(canvas.view, each, box.width):
        pitch = _pitch()
        where = (box.x + part.x, box.y + part.line * pitch, box.width - part.x, pitch + 4)
        canvas.text(part.words, where, part.look)


def _height(view: Viewport, each: Explanation, width: float) -> float:
    lines = _parts(view, each, width)[-1].line + 1
    return max(lines * _pitch(), _ICON - 2 if each.name else 0.0)


def _pitch() -> float:
    return _LINE * max(1.0, read_size(1.0))


@remembered(256)
def _parts(view: Viewport, each: Explanation, width: float) -> tuple[_Part, ...]:
    """Break an explanation into lines: the first begins with the name."""
    left = _ASIDE if each.name else 0.0
    look = _WORDS if each.name or each.title else _NOTE
    parts: list[_Part] = []
    x, line = left, 0
    if each.title:
        parts.append(_Part(left, 0, each.title, _NAME))
        x += line_width(view, each.title, _NAME) + _SPACE
        if is_rtl(each.text) and not interface_flipped():
            # Words that read from the right do not go on to the right of their name.
            x, line = left, 1
    found = ""
    for word in line_pieces(each.text, lambda piece: line_width(view, piece, look) <= width - left):
        longer = f"{found} {word}" if found else word
        if (found or x > left) and x + line_width(view, longer, look) > width:
            if found:
                parts.append(_Part(x, line, found, look))
            x, line, longer = left, line + 1, word
        found = longer
    if found:
        parts.append(_Part(x, line, found, look))
    return tuple(parts)


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
        draw_panel(canvas, place.words, "parchment")
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
    card = read.piece.card
    given = 0 if card is None else given_to(card, table.fight.printed.get(card.id))
    words = (
        Explanation(
            icon.name,
            _name_of(strings, icon, None if given & ABILITIES[icon.name] else found),
            _meaning(strings, icon, edition),
        )
        for icon in read.face.icons
    )
    said = (Explanation("", "", each) for each in read.said)
    own = own_card_note(strings, card) if card is not None else ()
    return (*note, *said, *_changed(strings, table, read.piece), *state, *words, *own)


def _changed(strings: Strings, table: Table, piece: Piece) -> Iterator[Explanation]:
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
    piece, face = read.piece, read.face
    if piece.card is None:
        # Its words have no room on the card.
        words = (strings.text("card_types.stronghold"), "")
        return large_card.large_face(canvas, face, words, width)
    changed = any(face.changed) or face.pack
    now = face if piece.unit is not None or changed else None
    return large_card.large_card(canvas, strings, piece.card, width, now)


def _owner(table: Table, piece: Piece) -> int:
    for number, side in enumerate(table.sides):
        if piece is side.stronghold or piece in side.hand or any(piece in r for r in side.lanes):
            return number
    return table.viewer


def _name_of(strings: Strings, icon: Icon, found: tuple[Side, int, int] | None) -> str:
    name = strings.text(f"abilities.{icon.name}.name")
    if icon.aura:
        return f"{strings.text('abilities.aura.name')}: {name}"
    if icon.lent and found is not None:
        return lent_name(strings, *found, name, ABILITIES[icon.name])
    return name


def _meaning(strings: Strings, icon: Icon, edition: int) -> str:
    meaning = ability_text(strings, icon.name, edition)
    if not icon.aura:
        return meaning
    name = strings.text(f"abilities.{icon.name}.name")
    explained = strings.text("card_text.explained", ability=name, text=meaning)
    return f"{strings.text('abilities.aura.text', ability=name)} {explained}"


_AWAY = 5.0


def draw_tip_frame(canvas: Canvas, place: pygame.FRect, alpha: int) -> None:
    """Draw the frame outside of a place, as clear as ``alpha`` says."""
    around = place.inflate(2 * _AWAY, 2 * _AWAY)
    with canvas.shifted(alpha=alpha):
        canvas.glow(around, Colours.attention, strength=190, spread=14, filled=False)
        canvas.frame(around, Colours.attention, width=3, radius=10)
