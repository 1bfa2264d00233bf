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
    draw_head,
    draw_pad,
    draw_panel,
    draw_well,
    pad_width,
    text_style,
)
from game.play import Match, portraits_of

from ...services import Services
from ..drawings.side_emblem import draw_seat
from ..matches.player_names import player_names
from ..screen import Screen, land_colour

_SIZE, _EDGE = (860.0, 480.0), 34.0
_PLACE_TOP, _PLACE_HEIGHT, _TOKEN = 92.0, 236.0, (230.0, 48.0)
_FOOT = 74.0
_TELLS = text_style.BODY.with_changes(size=17, align="center", fit=True)
_NAME = text_style.STRONG.with_changes(size=19, align="center", fit=True)
_LABEL = text_style.STRONG.with_changes(size=17, valign="middle", fit=True)
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
        icon = pygame.FRect(self.rect.x + 12, self.rect.centery - 15, 30, 30)
        canvas.image("icons/gamepad", icon)
        sign = pad_width(canvas, _SIGN, self.device.look, 24.0)
        x = self.rect.right - 14 - sign
        draw_pad(canvas, _SIGN, self.device.look, x, self.rect.centery, 24.0)
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

    def resize(self, view: Viewport) -> None:
        """Lay out the two sides and the tokens."""
        self._box = view.centered(_SIZE)
        width = 240.0
        self.done.place(
            (self._box.centerx - width / 2, self._box.bottom - _FOOT, width, Sizes.button_height)
        )
        self._place()

    def _column(self, side: int | None) -> pygame.FRect:
        """Return the place of a side, or between the two."""
        width = (self._box.width - 2 * _EDGE - 2 * Sizes.gap) / 3
        number = {0: 0, None: 1, 1: 2}[side]
        x = self._box.x + _EDGE + number * (width + Sizes.gap)
        return pygame.FRect(x, self._box.y + _PLACE_TOP, width, _PLACE_HEIGHT)

    def _place(self) -> None:
        count: dict[int | None, int] = {}
        for token in self.tokens:
            side = self.services.inputs.seats.side_of(token.device)
            column, above = self._column(side), count.get(side, 0)
            count[side] = above + 1
            y = column.y + (128 if side is not None else 46) + above * (_TOKEN[1] + 8)
            token.place((column.centerx - _TOKEN[0] / 2, y, *_TOKEN))
        self.invalidate()

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel, the two sides, and what to do."""
        canvas.dim(alpha=Alphas.dim)
        draw_panel(canvas, self._box)
        head = (self._box.x + _EDGE, self._box.y + 18, self._box.width - 2 * _EDGE, 54)
        draw_head(canvas, head, self.title, text_style.HEADING.with_changes(size=28))
        for side in (0, 1):
            column = self._column(side)
            draw_well(canvas, column, radius=Sizes.radius)
            draw_seat(canvas, self.portraits[side], side, (column.centerx, column.y + 48), 34)
            name = (column.x + 8, column.y + 88, column.width - 16, 30)
            canvas.text(self.names[side], name, _NAME, colour=land_colour(side))
        both = self._column(None)
        words = (both.x, both.y + 6, both.width, 30)
        canvas.text(self.translate("pads.both"), words, _TELLS, colour=Colours.muted)
        key = "pads.how" if self.tokens else "pads.none"
        y = self._column(0).bottom + 10
        canvas.text(
            self.translate(key), (self._box.x + _EDGE, y, self._box.width - 2 * _EDGE, 50), _TELLS
        )


def example(services: Services) -> PadSeatsScene:
    """Return the choice with a pad at the left side, and one that belongs to both."""
    from ...examples import middle_duel  # noqa: PLC0415

    inputs = services.inputs
    pads = Device("pad", 1, "playstation"), Device("pad", 2, "xbox")
    for pad in pads:
        inputs.pads.keep(pad)
    inputs.seats.take(pads[0], 0)
    return PadSeatsScene(services, middle_duel(services))
