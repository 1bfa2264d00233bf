"""Who holds which pad: each player pushes theirs to their own side."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.kit import (
    Alphas,
    Button,
    Canvas,
    Colours,
    Command,
    Device,
    Intent,
    PadCame,
    PadLost,
    Pressable,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_pad,
    draw_panel,
    draw_well,
    grown,
    head_height,
    pad_width,
    text_size,
    text_style,
)
from game.play import Match, portraits_of

from ...services import Services
from ..drawings.side_emblem import draw_seat
from ..matches.player_names import player_names
from ..screen import Screen, land_colour

#: How wide the panel is, and at most as its words grow; its edge.
_WIDTH, _WIDEST, _EDGE = 860.0, 1240.0, 34.0
#: How high the title is, where the two sides begin, and how high they are.
_HEAD, _PLACE_TOP, _PLACE_HEIGHT = 54.0, 92.0, 236.0
#: How high a name is and a line of what to do; the size of a token, and how large it grows.
_NAME_HIGH, _TELLS_HIGH, _TOKEN = 30.0, 50.0, (230.0, 48.0)
_FOOT, _DONE = 74.0, 240.0
#: Where a name begins in its place, and the tokens below it and between the sides.
_NAME_Y, _TOKENS_Y, _BOTH_Y = 88.0, 128.0, 46.0
_TELLS = text_style.BODY.with_changes(size=17, align="center", fit=True)
_NAME = text_style.STRONG.with_changes(size=19, align="center", fit=True)
_LABEL = text_style.STRONG.with_changes(size=17, valign="middle", fit=True)
_TITLE = text_style.HEADING.with_changes(size=28)
_WAYS = {"left": -1, "right": 1}
#: The sign of a family: the button by which it is known.
_SIGN = "a"


class PadToken(Pressable):
    """A pad by its number and its family; a press hands it on to the next place."""

    def __init__(self, words: str, device: Device, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.words = words
        self.device = device

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture of a pad, and a button of its family."""
        self.draw_plate(canvas, "ui/panel_wood", self.rect)
        with canvas.reading(self.rect):
            self._draw_words(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        side = min(grown(30.0), self.rect.height - 18)
        icon = pygame.FRect(self.rect.x + 12, self.rect.centery - side / 2, side, side)
        canvas.image("icons/gamepad", icon)
        high = 0.8 * side
        x = self.rect.right - 14 - pad_width(canvas.view, _SIGN, self.device.look, high)
        draw_pad(canvas, _SIGN, self.device.look, x, self.rect.centery, high)
        words = (icon.right + 8, self.rect.y, x - icon.right - 14, self.rect.height)
        canvas.text(self.words, words, _LABEL)


class PadSeatsScene(Screen):
    """The two sides, and between them the pads that belong to both."""

    transparent: ClassVar[bool] = True
    # Left plays left in every language.
    flips = False

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.title = self.translate("pads.title")
        self.names = player_names(services, match.seats)
        self.portraits = portraits_of(match.seats)
        self.tokens: list[PadToken] = []
        self.done = Button(
            self.translate("pads.done"), self.go_back, kind="primary", icon="icons/tick"
        )
        self._box = pygame.FRect(0, 0, 0, 0)
        #: The heights of the title, a side's place, its name, what is between, and what to do.
        self._head, self._place_high, self._name_high = _HEAD, _PLACE_HEIGHT, _NAME_HIGH
        self._both_high, self._how_high = _NAME_HIGH, _TELLS_HIGH
        self._renew()
        self.widgets.focus(self.done)

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def hand_on(self, device: Device) -> None:
        """Move a pad to the next place: the left side, the right one, both."""
        seats = self.services.inputs.seats
        seats.take(device, {None: 0, 0: 1, 1: None}[seats.side_of(device)])
        self._place()

    def handle(self, intent: Intent) -> None:
        """Move a pad by its own left and right; follow pads that come and go."""
        if isinstance(intent, PadCame | PadLost):
            self._renew()
        elif isinstance(intent, Command) and intent.device.is_pad and intent.name in _WAYS:
            self.services.inputs.seats.push(intent.device, _WAYS[intent.name])
            self._place()
        else:
            super().handle(intent)

    def _renew(self) -> None:
        """Have a token for every pad that is connected."""
        self.widgets.clear()
        self.tokens = []
        for number, device in enumerate(self.services.inputs.pads.connected, 1):
            words = self.translate("pads.pad", number=number)
            token = PadToken(words, device, lambda device=device: self.hand_on(device))  # type: ignore[misc]
            self.tokens.append(self.widgets.add(token))
        self.widgets.add(self.done)
        self.widgets.focus(self.done)
        self._place()

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Return the size of a panel on which the sides and the words have room."""
        width = min(grown(_WIDTH), _WIDEST)
        inside = width - 2 * _EDGE
        self._head = head_height(view, self.title, inside, _HEAD, _TITLE)
        column = (inside - 2 * Sizes.gap) / 3
        self._name_high = max(
            text_size(view, name, _NAME.with_changes(wrap=True), column - 16)[1]
            for name in self.names
        )
        self._both_high = text_size(view, self.translate("pads.both"), _TELLS, column)[1]
        self._how_high = max(_TELLS_HIGH, text_size(view, self._how, _TELLS, inside)[1] + 8)
        self._name_high, self._both_high = (
            max(_NAME_HIGH, high) for high in (self._name_high, self._both_high)
        )
        # A place has room for two pads.
        self._place_high = _PLACE_HEIGHT + self._name_high - _NAME_HIGH
        self._place_high += 2 * (button_height(_TOKEN[1]) - _TOKEN[1])
        high = _PLACE_TOP - _HEAD + self._head + self._place_high + 10 + self._how_high
        return width, high + _FOOT + button_height() - Sizes.button_height + 18

    def resize(self, view: Viewport) -> None:
        """Lay out the two sides and the tokens."""
        self._box = view.centered(self._measure(view))
        width, high = grown(_DONE), button_height()
        foot = self._box.bottom - _FOOT + Sizes.button_height
        self.done.place((self._box.centerx - width / 2, foot - high, width, high))
        self._place()

    @property
    def _how(self) -> str:
        """The words that tell what to do."""
        return self.translate("pads.how" if self.tokens else "pads.none")

    def _column(self, side: int | None) -> pygame.FRect:
        """Return the place of a side, or between the two."""
        width = (self._box.width - 2 * _EDGE - 2 * Sizes.gap) / 3
        number = {0: 0, None: 1, 1: 2}[side]
        x = self._box.x + _EDGE + number * (width + Sizes.gap)
        y = self._box.y + _PLACE_TOP - _HEAD + self._head
        return pygame.FRect(x, y, width, self._place_high)

    def _place(self) -> None:
        count: dict[int | None, int] = {}
        for token in self.tokens:
            side = self.services.inputs.seats.side_of(token.device)
            column, above = self._column(side), count.get(side, 0)
            count[side] = above + 1
            high = button_height(_TOKEN[1])
            first = _TOKENS_Y + self._name_high - _NAME_HIGH
            if side is None:
                first = _BOTH_Y + self._both_high - _NAME_HIGH
            width = min(grown(_TOKEN[0]), column.width - 8)
            y = column.y + first + above * (high + 8)
            token.place((column.centerx - width / 2, y, width, high))
        self.invalidate()

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel, the two sides, and what to do."""
        canvas.dim(alpha=Alphas.dim)
        draw_panel(canvas, self._box)
        head = (self._box.x + _EDGE, self._box.y + 18, self._box.width - 2 * _EDGE, self._head)
        draw_head(canvas, head, self.title, _TITLE)
        for side in (0, 1):
            column = self._column(side)
            draw_well(canvas, column, radius=Sizes.radius)
            draw_seat(canvas, self.portraits[side], side, (column.centerx, column.y + 48), 34)
            name = (column.x + 8, column.y + _NAME_Y, column.width - 16, self._name_high)
            canvas.text(self.names[side], name, _NAME, wrap=True, colour=land_colour(side))
        both = self._column(None)
        words = (both.x, both.y + 6, both.width, self._both_high)
        canvas.text(self.translate("pads.both"), words, _TELLS, colour=Colours.muted)
        width = self._box.width - 2 * _EDGE
        place = (self._box.x + _EDGE, self._column(0).bottom + 10, width, self._how_high)
        canvas.text(self._how, place, _TELLS)


def example(services: Services) -> PadSeatsScene:
    """Return the choice with a pad at the left side, and one that belongs to both."""
    from ...examples import middle_duel  # noqa: PLC0415

    inputs = services.inputs
    pads = Device("pad", 1, "playstation"), Device("pad", 2, "xbox")
    for pad in pads:
        inputs.pads.keep(pad)
    inputs.seats.take(pads[0], 0)
    return PadSeatsScene(services, middle_duel(services))
