"""The ways to pass a match on: a code, a file, an animated picture, a sheet of pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar, Protocol

import pygame

from game.content import system_reason
from game.kit import (
    Assets,
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
    write_clipboard,
)
from game.play import Playback, Record, keep_text, match_code, share_record

from ..common import Dialog, Screen
from ..services import Services
from .points_sheet import film, save_sheet

#: The heights of a button, of what is told at least, and of the bar of what is being made.
_BUTTON, _TOLD, _BAR = 50.0, 96.0, 12.0
_WORDS = text_style.BODY.with_changes(size=15, fit=True, valign="middle", align="center", wrap=True)


class SharedReplay(Protocol):
    """The replay below, as far as its match is passed on."""

    record: Record
    playback: Playback
    problem: str
    assets: Assets | None

    @property
    def seen_by(self) -> int | None:
        """The side as which the table is seen; None for both hands."""


class ShareDialog(Dialog, Screen):
    """Makes of the match below what can be passed on, and says where it is."""

    wide = 512.0
    edges: ClassVar[tuple[float, float, float]] = (44.0, 18.0, 22.0)
    spaces: ClassVar[tuple[float, float]] = (10.0, 0.0)
    head: ClassVar[float] = 56.0

    def __init__(self, services: Services, replay: SharedReplay) -> None:
        super().__init__(services)
        self.title = self.translate("replay.share_title")
        self.replay = replay
        self.message = self.translate("replay.share_text")
        self.refused = False
        #: The animated picture that is being made, and how much of it there is.
        self.making: Iterator[tuple[float, Path]] | None = None
        self.done = 0.0
        self.code = self._button("copy_code", "copy", self.copy_code)
        self.file = self._button("save_file", "save", self.save_file)
        self.film = self._button("save_film", "play", self.save_film)
        self.sheet = self._button("save_sheet", "cards", self.save_sheet)
        self.close = self.add_button("replay.close", self.go_back, "back")
        self.buttons = (self.code, self.file, self.film, self.sheet)
        # Only a whole record has a code.
        self.code.enabled = not replay.problem
        # Pictures are made as the replay is drawn: none before that has been.
        self.film.enabled = self.sheet.enabled = replay.assets is not None
        self.widgets.focus(self.code if self.code.enabled else self.file)

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> ColumnButton:
        words, hint = self.translate(f"replay.{key}"), self.translate(f"replay.{key}_hint")
        return self.widgets.add(ColumnButton(words, act, icon=f"icons/{icon}", hint=hint))

    # The player's input

    def copy_code(self) -> None:
        """Put the code of the match on the clipboard, or into a file where there is none."""
        with self.services.telling(partial(self._tell, refused=True)):
            code = match_code(self.services.content, self.replay.record)
            if write_clipboard(code):
                self._tell(self.translate("replay.code_copied", count=len(code)))
            else:
                self._save(lambda: keep_text(code, "match"))

    def save_file(self) -> None:
        """Write the record to a file."""
        self._save(lambda: share_record(self.replay.record))

    def save_sheet(self) -> None:
        """Write the turning points as a picture."""
        replay = self.replay
        assert replay.assets is not None
        assets = replay.assets
        self._save(lambda: save_sheet(self.services, replay.playback, replay.seen_by, assets))

    def save_film(self) -> None:
        """Begin to write the animated picture, or stop it."""
        if self.making is not None:
            self._stop()
            self._tell(self.translate("replay.film_stopped"))
            return
        replay = self.replay
        assert replay.assets is not None
        self.making = film(self.services, replay.playback, replay.seen_by, replay.assets)
        self.done = 0.0
        self.film.label = self.translate("replay.stop_film")
        self._tell(self.translate("replay.film_begins"))

    def _save(self, save: Callable[[], Path]) -> None:
        try:
            path = save()
        except OSError as error:
            self._fail(error)
        else:
            self._tell(self.translate("replay.saved", file=path))

    def _fail(self, error: OSError) -> None:
        self._tell(self.translate("replay.not_saved", reason=system_reason(error)), refused=True)

    def _tell(self, words: str, *, refused: bool = False) -> None:
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
        self.film.enabled = self.sheet.enabled = self.replay.assets is not None
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
                self._tell(self.translate("replay.saved", file=path))
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
