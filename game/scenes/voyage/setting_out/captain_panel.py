"""The captains to choose from, and the cards that each sets out with."""

from collections.abc import Callable, Sequence

import pygame
from pygame.typing import RectLike

from game.board import CALM, CARD_SHAPE, GLAD, ShownCard
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Fitting,
    Item,
    Panel,
    Row,
    Sizes,
    Space,
    TextStyle,
    Viewport,
    box_at,
    grown,
    text_room,
    text_style,
)

from ...common import CardRow, draw_card, sight_picture
from ...new_match.choice_card import Choice
from ..parts.hero_painting import draw_hero
from ..parts.icon_lines import BODY, HEAD, IconLine, IconLines
from ..parts.voyage_pictures import CAPTAINS, draw_face, goods_icon

_EDGE, _GAP = 22.0, 7.0
#: How wide a card is at most, and how a step is written.
_WIDEST, _WIDEST_SMALL = 104.0, 66.0
#: How wide the cards of two rows are, where there is room for them.
_TWO_ROWS = (106.0, 100.0, 95.0, 90.0, 84.0, 80.0, 76.0, 72.0, 68.0, 64.0, 61.0, 58.0, 55.0)
#: How far cards in two rows lie apart at most.
_APART = 62.0
#: The share of the width that the captain's painting takes.
_HERO = 0.33
_STEP = BODY.with_changes(size=16.5)
#: What lies behind a captain: a painting, where its left edge is cut as a share of its width, its
#: shape.
_VIEW, _CUT, _SHAPE = sight_picture("lookout"), 0.16, 320 / 105
#: The side of the portrait as a share of the painting's width: its ears may be outside.
_LARGE = 1.42
#: How much of the painting's height is seen, from its top: below is the rail of a deck.
_SEEN = 0.72


def draw_captain(canvas: Canvas, captain: str, area: pygame.FRect) -> None:
    """Draw a captain before the sea, framed; the portrait fills most of ``area``."""
    draw_hero(canvas, f"{CAPTAINS}/{captain}", area, _paint_sea, "the sea", _LARGE)


def _paint_sea(canvas: Canvas) -> None:
    tall = canvas.view.height / _SEEN
    canvas.image(_VIEW, (-_CUT * tall * _SHAPE, 0, tall * _SHAPE, tall))


class CaptainCards(CardRow):
    """The cards of a captain in a row; on its ``panel`` the steps of the specialty lie below."""

    def __init__(self, *, small: bool = False) -> None:
        super().__init__(())
        self.captain = ""
        #: How wide a card is at most: beside many captains there is less room.
        self.widest = _WIDEST_SMALL if small else _WIDEST
        self.faces: tuple[ShownCard, ...] = ()
        #: The heads over the cards and over the steps, and the ranks with what they bring.
        self.heads = ("", "")
        self.steps: Sequence[tuple[int, str]] = ()

    def show(
        self,
        captain: str,
        shown: Sequence[ShownCard],
        heads: tuple[str, str],
        steps: Sequence[tuple[int, str]],
    ) -> None:
        """Show a captain; ``steps`` are ranks and what they bring."""
        self.captain = captain
        self.faces = tuple(shown)
        self.cards = tuple(each.card for each in shown if each.card is not None)
        self.index = min(self.index, len(self.cards) - 1)
        self.heads, self.steps = heads, steps

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high the cards are at a width."""
        del view
        return min(grown(self.widest), (width + _GAP) / len(self.cards) - _GAP) * CARD_SHAPE

    def place(self, rect: RectLike) -> None:
        """Take a place, and lay the cards from its left on, row by row."""
        super().place(rect)
        alone = self.rect.height / CARD_SHAPE * len(self.cards)
        rows = 1 if alone <= 1.2 * self.rect.width else 2
        columns = -(-len(self.cards) // rows)
        high = (self.rect.height + _GAP) / rows - _GAP
        card = pygame.FRect(self.rect.topleft, (high / CARD_SHAPE, high))
        even = (self.rect.width - columns * card.width) / max(1, columns - 1)
        apart = card.width + (min(_APART, max(_GAP, even)) if rows > 1 else _GAP)
        self.spots = [
            card.move(place % columns * apart, place // columns * (high + _GAP))
            for place in range(len(self.cards))
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards."""
        for face, spot in zip(self.faces, self.spots, strict=True):
            draw_card(canvas, face, spot)
        if self.focused:
            with self.pointed_out(canvas):
                pass

    def panel(self) -> Panel:
        """Return the panel with the captain, and the cards and the steps beside.

        The cards lie in two rows, as large as there is room for, or in one.
        """
        head, below = (IconLine(words, HEAD) for words in self.heads)
        lines = [
            IconLine(text, _STEP, goods_icon(f"rank_{rank}"), 3.0) for rank, text in self.steps
        ]

        def beside(*high: float) -> Block:
            return Column(
                *(IconLines([head]), Space(Sizes.gap_small), Item(self, *high)),
                *(Space(Sizes.gap, spring=1.0), IconLines([below, *lines]), Space(spring=1.0)),
                spring=1.0,
            )

        told = beside()
        if _has_room():
            two = (2 * wide * CARD_SHAPE + _GAP for wide in _TWO_ROWS)
            told = Fitting(*map(beside, two), told, spring=1.0)
            told = Row(
                *(Drawn(self._draw_captain, spring=1.0), told),
                gap=Sizes.padding,
                shares=(_HERO, 1 - _HERO),
                spring=1.0,
            )
        return Panel(told, edge=_EDGE)

    def _draw_captain(self, canvas: Canvas, area: pygame.FRect) -> None:
        draw_captain(canvas, self.captain, area)


def _has_room() -> bool:
    """Whether there is room for the captain's painting: larger words take it."""
    return grown(1.0) == 1.0


#: The radius of the portrait, the space at the edges, and the least height.
_RADIUS, _CARD_EDGE, _LEAST = 30.0, 16.0, 72.0
_SMALL_RADIUS, _SMALL_EDGE, _LEAST_SMALL = 26.0, 8.0, 66.0
#: How much is seen of a captain who does not sail yet.
_SHADE = 110
_NAME = text_style.NAME.with_changes(size=21, wrap=True, fit=True, outline=1.4)
_SMALL_NAME = _NAME.with_changes(size=17)
_LINE = text_style.CAPTION.with_changes(size=14.5, wrap=True, fit=True)


class CaptainCard(Choice):
    """One of the captains; ``best`` tells the best voyage so far, "" for none."""

    def __init__(
        self, captain: str, words: tuple[str, str], best: str, on_click: Callable[[], None]
    ) -> None:
        super().__init__(on_click)
        self.captain = captain
        self.name, self.trade = words
        self.best = best
        #: What opens a captain who does not sail yet, "" for one who does.
        self.locked = ""
        #: Whether many stand there, for whom there is less room.
        self.small = False

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be for words of the wanted size."""
        room = self._words_width(width)
        words = text_room(view, self.name, self._name_style, room)
        words += sum(text_room(view, line, _LINE, room) for line in self._lines)
        least = _LEAST_SMALL if self.small else _LEAST
        return max(least, words + 2 * _SMALL_EDGE)

    @property
    def _lines(self) -> list[str]:
        lines = [self.locked or self.trade, self.best]
        if self.small and self.best and not self.locked:
            # Whoever has sailed is known: the score stands in the place of the trade.
            del lines[0]
        return [line for line in lines if line]

    @property
    def _name_style(self) -> TextStyle:
        return _SMALL_NAME if self.small else _NAME

    @property
    def _radius(self) -> float:
        return _SMALL_RADIUS if self.small else _RADIUS

    def _words_width(self, width: float) -> float:
        return width - 2 * _CARD_EDGE - 2 * self._radius - Sizes.gap

    def draw(self, canvas: Canvas) -> None:
        """Draw the portrait at the beginning, the words beside it."""
        rect = self.draw_ground(canvas)
        radius, style = self._radius, self._name_style
        x = rect.x + _CARD_EDGE + radius
        feeling = GLAD if self.chosen or self.warmth > 0.5 else CALM
        with canvas.shifted(0, 0, alpha=_SHADE if self.locked else self.strength):
            center = x, rect.centery
            draw_face(canvas, f"{CAPTAINS}/{self.captain}", center, radius, feeling=feeling)
        if self.locked:
            side = 1.1 * radius
            canvas.image(goods_icon("shut"), box_at((x, rect.centery), side, side))
        room = self._words_width(rect.width)
        view = canvas.view
        heights = [text_room(view, line, _LINE, room) for line in self._lines]
        name = text_room(view, self.name, style, room)
        y = max(rect.y + 8, rect.centery - (name + sum(heights)) / 2)
        place = pygame.FRect(x + radius + Sizes.gap, y, room, name)
        canvas.text(self.name, place, style, colour=Colours.gold if self.chosen else Colours.text)
        for line, high in zip(self._lines, heights, strict=True):
            place.y += place.height
            place.height = high
            colour = Colours.gold if line == self.best else Colours.text
            colour = Colours.attention if line == self.locked else colour
            canvas.text(line, place, _LINE, colour=colour)
        self.draw_mark(canvas)
