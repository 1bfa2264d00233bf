"""The choice of a portrait over the scene below: all that may be chosen, and whose they are."""

from collections.abc import Callable
from math import ceil
from typing import ClassVar, Literal

import pygame

from game.board import CALM, GLAD, draw_pip, draw_portrait
from game.kit import (
    Canvas,
    Colours,
    Drawn,
    Grid,
    Intent,
    Item,
    Panel,
    Pressable,
    Row,
    Sizes,
    Space,
    Viewport,
    Words,
    grown,
    text_room,
    text_style,
)
from game.play import PORTRAITS, Settings, number_of, portrait_of, with_portrait
from game.rules import LEFT, RIGHT

from ..common import (
    Dialog,
    Screen,
    draw_check,
    draw_lettering,
    draw_seat,
    inner,
    land_colour,
    planned,
    player_names,
)
from ..services import Services

#: How many rows there are, how many stand in one where texts are larger than usual, and the gap.
_ROWS, _LARGE, _GAP = 2, 4, 12.0
#: The size of a portrait with its words.
CELL = (196.0, 206.0)
RADIUS = 70.0
#: The height of a name.
_NAME_HIGH = 26.0
_NAME = text_style.NAME.with_changes(size=18, align="center", outline=1.4)
_LINE = text_style.CAPTION.with_changes(size=13.5, align="center", fit=True)
#: How large the number of a portrait's key is, and how many such keys there are.
_PIP, _KEYS = 13.0, 10
_HINT = text_style.BODY.with_changes(
    size=15, align="start", valign="middle", fit=True, colour=Colours.muted
)


class PortraitButton(Pressable):
    """The portrait of a seat, in its frame; pressing it leads to the choice of another."""

    def __init__(self, on_click: Callable[[], None], side: int, hint: str) -> None:
        super().__init__(on_click, hint=hint)
        self.side = side
        self.portrait = PORTRAITS[side]

    def draw(self, canvas: Canvas) -> None:
        """Draw the portrait, brighter under the pointer."""
        radius = self.rect.width / 2
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        if self.warmth:
            strength = round(150 * self.warmth)
            canvas.glow(rect, Colours.gold, strength=strength, spread=12, radius=radius)
        draw_seat(canvas, self.portrait, self.side, rect.center, radius, light=self.light)
        if self.enabled:
            self._draw_pencil(canvas, rect, radius)

    def _draw_pencil(self, canvas: Canvas, rect: pygame.FRect, radius: float) -> None:
        away = radius * 0.66
        x = rect.centerx + (-away if self.side == RIGHT else away)
        center, size = (x, rect.centery + away), max(11.0, radius * 0.34)
        canvas.circle(center, size, Colours.brass_dark)
        canvas.circle(center, size - 1.5, Colours.gold if self.warmth > 0.5 else Colours.brass)
        canvas.circle(center, size - 3, Colours.night)
        canvas.image("icons/edit", (x - size * 0.7, center[1] - size * 0.7, size * 1.4, size * 1.4))


class PortraitCard(Pressable):
    """One portrait to choose, with its name and a line; ``owner`` is the side whose it is now.

    ``number`` is that of the key that chooses it, 10 of the key 0, or 0 where none does.
    """

    def __init__(
        self, portrait: str, words: tuple[str, str], side: int, on_click: Callable[[], None]
    ) -> None:
        super().__init__(on_click)
        self.portrait = portrait
        self.name, self.line = words
        self.side = side
        self.owner: int | None = None
        self.number = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw the portrait over its name and its line, in the frame of whose it is.

        It is glad to be pointed at, or to be reached by the keyboard.
        """
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        own = self.owner == self.side
        if own or self.light:
            canvas.fill(inner(rect, 2), Colours.gold, radius=12, alpha=26 if own else self.light)
        if own:
            canvas.frame(inner(rect, 2), Colours.gold, width=2, radius=12)
        center = rect.centerx, rect.y + RADIUS + 12
        side = self.side if self.owner is None else self.owner
        draw = draw_portrait if self.owner is None or own else draw_seat
        feeling = GLAD if self.light or self.focused else CALM
        draw(canvas, self.portrait, side, center, RADIUS, light=self.light, feeling=feeling)
        if own:
            draw_check(canvas, (rect.right - 18, rect.y + 18), 13)
        if self.number:
            lit = own or self.focused
            draw_pip(canvas, (rect.x + 18, rect.y + 18), str(self.number % 10), lit, _PIP)
        y = center[1] + RADIUS + 3
        colour = Colours.gold if own else Colours.text
        high = grown(_NAME_HIGH)
        canvas.text(self.name, (rect.x, y, rect.width, high), _NAME, colour=colour)
        colour = Colours.muted if self.owner is None or own else land_colour(self.owner)
        y += high - 2
        line = (rect.x + 6, y, rect.width - 12, rect.bottom - y - 3)
        large = grown(1.0) > 1.0
        valign: Literal["top", "middle"] = "top" if large else "middle"
        if not large:
            line = (rect.x + 6, y, rect.width - 12, 18)
        canvas.text(self.line, line, _LINE, colour=colour, wrap=large, valign=valign)


class PortraitPicker(Dialog, Screen):
    """Lets who plays ``side`` of a planned match choose; leaves all sides' choice, or None."""

    sight = "market"
    edges: ClassVar[tuple[float, float, float]] = (40.0, 18.0, 22.0)
    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers"}

    def __init__(self, services: Services, plan: Settings, side: int) -> None:
        super().__init__(services)
        _, seats, self.chosen, _ = planned(plan)
        self.side = side
        self.names = player_names(services, seats)
        self.title = self.translate("portraits.title", name=self.names[side])
        choice = services.routes.news.portraits()
        self.cards = {each: self._card(each) for each in choice}
        for place, seat in enumerate(seats):
            card = self.cards.get(portrait_of(seat, place))
            # An old choice may be the same on both sides; then it is shown as one's own.
            if card is not None and card.owner != side:
                card.owner = place
                card.line = card.line if place == side else self.names[place]
        #: The names of the others who have portraits that can be chosen.
        self.others = [
            self.names[place]
            for place, seat in enumerate(seats)
            if place != side and portrait_of(seat, place) and not number_of(seat)
        ]
        self.close = self.add_button("portraits.close", self.go_back, "cross")
        own = portrait_of(seats[side], side)
        self.widgets.focus(self.cards.get(own, self.cards[PORTRAITS[side]]))
        self._number()

    def choose(self, portrait: str) -> None:
        """Take a portrait; the other player gets this one's if it was theirs."""
        self.stack.pop(with_portrait(self.chosen, self.side, portrait))

    def take_number(self, number: int) -> None:
        """Choose by number."""
        for portrait, card in self.cards.items():
            if card.number and card.number % 10 == number:
                self.choose(portrait)
                return

    def handle(self, intent: Intent) -> None:
        """Do as every dialog, and let the digits follow the keyboard."""
        super().handle(intent)
        self._number()

    def _number(self) -> None:
        """Give the digits to all portraits, or, of more than ten, to the row of the keyboard."""
        cards, row = [*self.cards.values()], range(len(self.cards))
        if len(cards) > _KEYS:
            here = next((place for place in row if cards[place].focused), 0)
            row = range(len(cards))[here - here % self._columns :][: self._columns]
        for place, card in enumerate(cards):
            card.number = row.index(place) + 1 if place in row else 0

    def _cell_height(self, view: Viewport, width: float) -> float:
        if grown(1.0) == 1.0:
            return CELL[1]
        lines = max(text_room(view, card.line, _LINE, width - 12) for card in self.cards.values())
        return 2 * RADIUS + 15 + grown(_NAME_HIGH) + lines + 8

    def inside(self, view: Viewport, panel: Panel) -> float:
        """Return how wide the portraits are together."""
        del panel
        room = view.width - 48 - 2 * self.edges[0]
        return min(self._columns * (grown(CELL[0]) + _GAP) - _GAP, room)

    @property
    def _columns(self) -> int:
        return ceil(len(self.cards) / _ROWS) if grown(1.0) == 1.0 else _LARGE

    def make_panel(self) -> Panel:
        """Return the portraits in rows, over the button and what becomes of the other's."""
        key = ("hint", "hint_other", "hint_others")[min(2, len(self.others))]
        words = self.translate(f"portraits.{key}", name=next(iter(self.others), ""))
        side, top, foot = self.edges
        cards = [Item(card, self._cell_height, fills=True) for card in self.cards.values()]
        close = Item(self.close, wide=min(grown(170), 260))
        return Panel(
            Drawn(lambda canvas, area: draw_lettering(canvas, self.title, area, 38), 60.0),
            Space(6),
            Grid(cards, self._columns, gap=_GAP),
            Space(50),
            Row(Words(words, _HINT), close, shares=_beside_button),
            edge=side,
            tall=(top, foot),
        )

    def _card(self, portrait: str) -> PortraitCard:
        words = (
            self.translate(f"portraits.names.{portrait}"),
            self.translate(f"portraits.about.{portrait}"),
        )
        return self.widgets.add(
            PortraitCard(portrait, words, self.side, lambda: self.choose(portrait))
        )


def _beside_button(width: float) -> tuple[float, float]:
    wide = min(grown(170), 260)
    return width - wide - Sizes.gap, wide


def example(services: Services) -> PortraitPicker:
    """Return the choice of the left player in a duel."""
    return PortraitPicker(services, services.settings, LEFT)
