"""A dialog with ways to pass something on, and what was made, or why it was not."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import ClassVar

import pygame

from game.content import system_reason
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    ColumnButton,
    Drawn,
    Item,
    Sizes,
    Space,
    Viewport,
    button_height,
    draw_well,
    grown,
    text_size,
    text_style,
)

from ...services import Services
from ..screen import Screen
from .dialog import Dialog

#: The heights of a button, of what is told at least, and of the bar of what is being made.
_BUTTON, _TOLD, _BAR = 50.0, 96.0, 12.0
_WORDS = text_style.BODY.with_changes(size=15, fit=True, valign="middle", align="center", wrap=True)


class PassOnDialog(Dialog, Screen):
    """Has a button for each way; what is told says where it is. Each way makes its buttons.

    The button ``film`` makes an animated picture bit by bit.
    """

    sight = "bridge"
    wide = 512.0
    edges: ClassVar[tuple[float, float, float]] = (44.0, 18.0, 22.0)
    spaces: ClassVar[tuple[float, float]] = (10.0, 0.0)
    head: ClassVar[float] = 56.0

    def __init__(self, services: Services, title: str, told: str) -> None:
        super().__init__(services)
        self.title, self.message = title, told
        self.refused = False
        #: The animated picture that is being made, and how much of it there is.
        self.making: Iterator[tuple[float, Path]] | None = None
        self.done = 0.0
        self.buttons: Sequence[ColumnButton] = ()
        self.close = self.add_button("replay.close", self.go_back, "back")

    def add_way(self, key: str, icon: str, act: Callable[[], None]) -> ColumnButton:
        """Add a button; ``key`` is that of its words, and with ``_hint`` that of its hint."""
        words, hint = self.translate(key), self.translate(f"{key}_hint")
        return self.widgets.add(ColumnButton(words, act, icon=f"icons/{icon}", hint=hint))

    def add_film(self, make: Callable[[], Iterator[tuple[float, Path]]]) -> ColumnButton:
        """Add the button that makes an animated picture.

        ``make`` yields the share that is made, and the file; it raises OSError.
        """
        self.make_film = make
        self.film = self.add_way("replay.save_film", "play", self.save_film)
        return self.film

    def save_film(self) -> None:
        """Begin to write the animated picture, or stop it."""
        if self.making is not None:
            self._stop()
            self.tell_made(self.translate("replay.film_stopped"))
            return
        self.making = self.make_film()
        self.done = 0.0
        self.film.label = self.translate("replay.stop_film")
        self.tell_made(self.translate("replay.film_begins"))

    def save(self, save: Callable[[], Path]) -> None:
        """Save something, and say where it is or why it is nowhere."""
        try:
            path = save()
        except OSError as error:
            self._fail(error)
        else:
            self.tell_made(self.translate("replay.saved", file=path))

    def _fail(self, error: OSError) -> None:
        words = self.translate("replay.not_saved", reason=system_reason(error))
        self.tell_made(words, refused=True)

    def tell_made(self, words: str, *, refused: bool = False) -> None:
        """Say what was made, or why it was ``refused``."""
        self.message, self.refused = words, refused
        self.lay_out_anew()

    def _stop(self) -> None:
        self.making = None
        self.film.label = self.translate("replay.save_film")

    def leave(self) -> None:
        """Leave no half of a picture behind."""
        self.making = None

    # The scene

    def update(self, dt: float) -> bool:
        """Make the next part of the animated picture."""
        moving = super().update(dt)
        if self.making is None:
            return moving
        try:
            self.done, path = next(self.making)
        except StopIteration:
            self._stop()
        except OSError as error:
            self._stop()
            self._fail(error)
        else:
            if self.done >= 1.0 and path.exists():
                self.tell_made(self.translate("replay.saved", file=path))
        return True

    def make_body(self) -> Block:
        """Return the ways to pass it on, and what was made or why not."""
        buttons = (Item(button, button_height(_BUTTON)) for button in self.buttons)
        return Column(
            Column(*buttons, gap=Sizes.gap_small),
            Space(Sizes.gap_small + 4),
            Drawn(self._draw_told, self._told_height),
            Space(24.0),
            Item(self.close, wide=grown(240.0)),
        )

    def _told_height(self, view: Viewport, width: float) -> float:
        return max(_TOLD, text_size(view, self.message, _WORDS, width - 24)[1] + 16 + _BAR + 6)

    def _draw_told(self, canvas: Canvas, box: pygame.FRect) -> None:
        draw_well(canvas, box, radius=8)
        words = box.inflate(-24, -12)
        if self.making is not None:
            words.height -= _BAR + 6
            bar = pygame.FRect(words.x, words.bottom + 6, words.width, _BAR)
            draw_well(canvas, bar, radius=_BAR / 2)
            full = bar.inflate(-4, -4)
            full.width *= self.done
            if full.width > full.height:
                canvas.fill(full, Colours.gold, radius=full.height / 2)
        colour = Colours.attention if self.refused else Colours.text
        canvas.text(self.message, words, _WORDS, colour=colour)
