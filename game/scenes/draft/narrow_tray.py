"""The narrow tray of one of three or four seats: its head, two rows of cards, figures beside."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.board import CARD_SHAPE, draw_seat_portrait
from game.kit import Canvas, Colours, grown, text_style
from game.rules import Card

from ..common import draw_mana_curve, land_colour
from .draft_tray import ABILITY_ICONS, count_abilities, draw_tray

#: How the cards lie: so many beside one another, in so many rows; how high they and the gaps are.
COLUMNS, ROWS = 4, 2
CARD_HIGH, ROW_GAP = 78.0, 4.0
#: The head over the cards; larger words stand below one another, and without the curve.
_HEAD, _STACKED = 46.0, 1.2
_NAME_HIGH, _WORDS_HIGH = 24.0, 18.0
#: The portrait: where its middle is, and its radius; where words begin, and the share of a name.
_PORTRAIT, _RADIUS, _WORDS_LEFT, _NAME_SHARE = 37.0, 23.0, 66.0, 0.56
_TEAM = 20.0
#: The room beside the cards from which on figures stand there: abilities over the curve.
_FIGURES, _ICON, _ICON_PITCH, _ICON_ROWS = 84.0, 20.0, 24.0, 4
_NAME = text_style.NAME.with_changes(size=18, outline=1.4, fit=True, floor=11)
_WORDS = text_style.CAPTION.with_changes(size=14, colour=Colours.text, fit=True, floor=10)
_COUNT = text_style.STRONG.with_changes(size=14)


def narrow_head() -> float:
    """Return how high the head of a narrow tray is."""
    return _HEAD if grown(1.0) <= _STACKED else grown(_NAME_HIGH) + grown(_WORDS_HIGH) + 8


def has_figures(panel: pygame.FRect) -> bool:
    """Whether figures have room beside the cards of a hand in a tray as wide as ``panel``."""
    return panel.width - 36 - _cards_width() >= _FIGURES


def _cards_width() -> float:
    return COLUMNS * (CARD_HIGH / CARD_SHAPE + ROW_GAP)


@dataclass(frozen=True, slots=True)
class NarrowTray:
    """A seat's panel: who holds it, ``words`` that count its cards, what the ``cards`` can do.

    ``team`` is the picture of its team's badge or "", ``own`` tells that it is this seat's pick,
    ``crowded`` that its cards take all of the width, as the Horde's do.
    """

    side: int
    name: str
    portrait: str
    words: str
    cards: Sequence[Card]
    team: str
    own: bool
    crowded: bool

    def draw(self, canvas: Canvas, panel: pygame.FRect) -> None:
        """Draw the panel and its head; the cards themselves are pieces of the table."""
        draw_tray(canvas, panel, self.side, own=self.own)
        curve = grown(1.0) <= _STACKED and not self._has_figures(panel)
        self._draw_head(canvas, panel, curve=curve)

    def draw_figures(self, canvas: Canvas, panel: pygame.FRect) -> None:
        """Draw what the cards can do and cost beside them, where there is room.

        The cards lie at the left in every language, and the figures at their right.
        """
        if not self._has_figures(panel):
            return
        left = panel.x + 18 + _cards_width() + 8
        top = panel.y + 8 + narrow_head()
        box = pygame.FRect(left, top, panel.right - 20 - left, panel.bottom - 18 - top)
        self._draw_abilities(canvas, box)
        box.y, box.height = top + _ICON_ROWS * _ICON_PITCH + 4, 0
        box.height = panel.bottom - 18 - box.y
        draw_mana_curve(canvas, box, self.cards)

    def _has_figures(self, panel: pygame.FRect) -> bool:
        return not self.crowded and has_figures(panel)

    def _draw_head(self, canvas: Canvas, panel: pygame.FRect, *, curve: bool) -> None:
        head = narrow_head()
        middle = panel.y + 8 + min(head, 2 * _RADIUS) / 2
        draw_seat_portrait(canvas, self.portrait, self.side, (panel.x + _PORTRAIT, middle), _RADIUS)
        row = pygame.FRect(panel.x + _WORDS_LEFT, panel.y + 9, 0, 0.54 * head)
        row.width = panel.right - 18 - row.x
        if curve:
            row.width *= _NAME_SHARE
        words = pygame.FRect(row.x, row.bottom - 2, row.width, 0.44 * head)
        if self.team:
            canvas.image(self.team, (row.x, row.centery - _TEAM / 2, _TEAM, _TEAM))
            row.left, row.width = row.x + _TEAM + 4, row.width - _TEAM - 4
        canvas.text(self.name, row, _NAME.with_changes(colour=land_colour(self.side)))
        canvas.text(self.words, words, _WORDS)
        if curve:
            left = row.right + 8
            box = pygame.FRect(left, panel.y + 12, panel.right - 18 - left, head - 8)
            draw_mana_curve(canvas, box, self.cards)

    def _draw_abilities(self, canvas: Canvas, box: pygame.FRect) -> None:
        pitch = box.width / 2
        for number, (name, count) in enumerate(count_abilities(self.cards)):
            column, row = divmod(number, _ICON_ROWS)
            x, y = box.x + column * pitch, box.y + row * _ICON_PITCH
            icon = (x + 4, y, _ICON, _ICON)
            canvas.image(ABILITY_ICONS + name, icon, alpha=255 if count else 90, grey=not count)
            if count:
                words = (x + 8 + _ICON, y - 1, pitch - _ICON - 8, _ICON_PITCH)
                canvas.text(str(count), words, _COUNT)
