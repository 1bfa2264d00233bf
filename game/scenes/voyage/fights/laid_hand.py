"""The hand before a fight: the cards in reach in a tray, before the opponent in its place."""

from collections.abc import Sequence

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Drawn,
    Viewport,
    box_at,
    draw_well,
    grown,
    text_style,
)

from ...common import RED_CLOTH, draw_free_side, draw_painting
from ...match.fight.fight_stakes import FightStakes
from ..parts.company_card import CardGrid, CompanyCard
from ..parts.hero_painting import LEAST_FACE, draw_ribboned_face

#: How far the frame of the cards in reach is off them, and the height of the words below.
_AROUND, _BELOW = 7.0, 27.0
_EDGE, _LINE, _SHADE = 14.0, 30.0, 200
#: The share of the width for who is fought.
_SIDE = 0.36
#: How dark the tray of the cards in reach is, and how far its tag is wider than the words.
_TRAY, _TAG = 150, 44.0
_WORDS = text_style.NAME.with_changes(
    size=16, colour=Colours.gold, align="center", valign="middle", outline=1.4
)
_ABOUT = text_style.BODY.with_changes(
    size=17, colour=Colours.light, align="center", valign="middle", outline=1.8, fit=True
)


class OpponentSight(Block):
    """The place of a fight as a framed painting, with who is fought there."""

    def __init__(self, stakes: FightStakes) -> None:
        super().__init__(
            Drawn(self._draw, LEAST_FACE + grown(_LINE) + 2 * _EDGE, spring=1.0), spring=1.0
        )
        self._stakes = stakes

    def _draw(self, canvas: Canvas, box: pygame.FRect) -> None:
        stakes = self._stakes
        draw_painting(canvas, box, stakes.sight)
        inside = box.inflate(-5, -5)
        side = draw_free_side(canvas, inside, stakes.sight, _SIDE, _SHADE)
        about = pygame.FRect(side.x, 0, side.width, grown(_LINE) * bool(stakes.about))
        about.bottom = box.bottom - _EDGE / 2
        face = pygame.FRect(about.x, box.y + _EDGE, about.width, about.y - box.y - _EDGE)
        draw_ribboned_face(canvas, face, stakes.picture, stakes.name, RED_CLOTH)
        canvas.text(stakes.about, about, _ABOUT)


class LaidHand(Block):
    """The cards in a row; the first ``reach`` of them lie in a tray, and ``words`` say so."""

    def __init__(
        self, cards: Sequence[CompanyCard], grid: CardGrid, reach: int, words: str
    ) -> None:
        super().__init__(grid)
        self._cards, self._reach, self._words = cards, reach, words
        self._grid = grid

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the cards and the words."""
        return self._grid.height(view, width - 2 * _AROUND) + grown(_BELOW) + 2 * _AROUND

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the cards over the words."""
        self.area = area
        inside = area.inflate(-2 * _AROUND, -2 * _AROUND)
        inside.height -= grown(_BELOW)
        self._grid.place(view, inside)

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray of the cards in reach, and the tag with the words."""
        near = [card.face for card in self._cards[: self._reach]]
        box = near[0].unionall(near[1:]).inflate(2 * _AROUND, 2 * _AROUND)
        box.height += grown(_BELOW)
        draw_well(canvas, box, radius=10, lit=True, alpha=_TRAY)
        wide = min(box.width, canvas.text_size(self._words, _WORDS)[0] + _TAG)
        tag = box_at((box.centerx, box.bottom - grown(_BELOW) / 2), wide, grown(_BELOW) + 3)
        canvas.nine_patch("ui/panel_wood", tag)
        canvas.text(self._words, tag, _WORDS)
        super().draw(canvas)
