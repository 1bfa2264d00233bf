"""Cards of one's own: what was found in the folder, what is wrong with it, and how more is made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.content import custom_folder, system_reason, write_example
from game.kit import (
    Button,
    Canvas,
    Colours,
    Sizes,
    Viewport,
    draw_panel,
    draw_well,
    grown,
    open_folder,
    text_room,
    text_size,
    text_style,
    write_clipboard,
)

from ..common import Page, Screen, draw_landscape, draw_title, inner
from ..services import Services
from .own_list import OwnList, OwnManual

_SHARE, _APART, _PATH, _HEAD = 0.56, 18.0, 34.0, 32.0
#: The side of the picture where nothing is there.
_ICON = 96.0
#: From this growth of the texts on the buttons have a row of their own.
_STACKED = 1.2
_HEADING = text_style.HEADING.with_changes(size=21)
_EMPTY = text_style.BODY.with_changes(size=17, align="center", valign="middle")
_FOLDER = text_style.BODY.with_changes(size=15, fit=True, valign="middle", align="left")
_TOLD = text_style.BODY.with_changes(
    size=17, align="center", valign="middle", fit=True, outline=1.4
)
_ICONS = {"open": "folder", "copy": "copy", "example": "edit", "again": "again"}


class OwnCardsScene(Screen):
    """Lists what the player has made, and says how it is written; leaves None."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.message = ""
        self.refused = False
        self._make()

    def _make(self) -> None:
        self.title = self.translate("own_cards.title")
        self.widgets.clear()
        self.list = self.widgets.add(OwnList(self.services))
        self.manual = self.widgets.add(OwnManual(self.translate))
        acts: tuple[tuple[str, Callable[[], None]], ...] = (
            ("example", self.write_example),
            ("open", self.open),
            ("copy", self.copy),
            ("again", self.read_again),
        )
        self.buttons = {key: self.widgets.add(self._button(key, act)) for key, act in acts}
        self.back = self.add_button("own_cards.back", self.go_back, "back")
        self._show()
        self.widgets.focus(self.buttons["example" if self.services.own.empty else "open"])

    def _button(self, key: str, act: Callable[[], None]) -> Button:
        words, hint = (self.translate(f"own_cards.{part}") for part in (key, f"{key}_hint"))
        return Button(words, act, icon=f"icons/{_ICONS[key]}", hint=hint, size=16)

    def retext(self) -> None:
        """Write the buttons anew."""
        self._make()

    @property
    def folder(self) -> Path:
        """The player's folder, in which the three others lie."""
        return custom_folder()

    # Actions of the player

    def write_example(self) -> None:
        """Write the files of the example that are not there yet, and read them."""
        try:
            written = write_example()
        except OSError as error:
            reason = system_reason(error)
            self._tell(self.translate("own_cards.not_written", reason=reason), refused=True)
            return
        self._read()
        if written:
            self._tell(self.translate("own_cards.written", count=len(written)))
        else:
            self._tell(self.translate("own_cards.there_already"))

    def open(self) -> None:
        """Have the system show the folder."""
        if not open_folder(self.folder):
            self._tell(self.translate("own_cards.not_opened"), refused=True)

    def copy(self) -> None:
        """Put the path of the folder on the clipboard."""
        done = write_clipboard(str(self.folder))
        self._tell(
            self.translate("own_cards.copied" if done else "own_cards.not_copied"), refused=not done
        )

    def read_again(self) -> None:
        """Read the files anew."""
        self._read()
        self._tell(self.translate("own_cards.read"))

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def _read(self) -> None:
        self.services.read_own_again()
        self._show()

    def _show(self) -> None:
        self.list.visible = not self.services.own.empty
        focused = self.widgets.focused
        if focused is not None and not focused.reachable:
            self.widgets.focus(self.buttons["example"])
        self.invalidate()

    def _tell(self, words: str, *, refused: bool = False) -> None:
        self.message, self.refused = words, refused
        self.invalidate()

    # The scene

    def resize(self, view: Viewport) -> None:
        """Lay what was found at the left, how more is made at the right, and the buttons."""
        page = self._page = Page.of(view)
        body = page.body
        wide = body.width * _SHARE
        if grown(1.0) > _STACKED:
            # Larger words need the width of the window for the buttons.
            body.height -= self._place_button_row(body) + Sizes.gap
        self._found = pygame.FRect(body.x, body.y, wide, body.height)
        x = self._found.right + _APART
        self._how = pygame.FRect(x, body.y, body.right - x, body.height)
        self.list.place(inner(self._found, 20, 18))
        inside = inner(self._how, 20, 18)
        high, gap = Sizes.button_height, Sizes.gap_small
        foot = inside.bottom + gap
        if grown(1.0) <= _STACKED:
            foot = inside.bottom - 2 * high - gap
            width = (inside.width - gap) / 2
            for number, button in enumerate(self.buttons.values()):
                row, column = divmod(number, 2)
                button.place(
                    (inside.x + column * (width + gap), foot + row * (high + gap), width, high)
                )
        path = _PATH if grown(1.0) <= _STACKED else self._path_height(view, inside.width)
        self._folder = pygame.FRect(inside.x, foot - path - gap, inside.width, path)
        top = inside.y + grown(_HEAD) + 4
        self.manual.place((inside.x, top, inside.width, self._folder.y - gap - top))
        self.back.place(page.back)

    def _place_button_row(self, body: pygame.FRect) -> float:
        """Lay the buttons side by side at the foot of ``body``; return how high they are."""
        high = min(grown(Sizes.button_height), 2 * Sizes.button_height)
        width = (body.width + Sizes.gap_small) / len(self.buttons)
        for number, button in enumerate(self.buttons.values()):
            x = body.x + number * width
            button.place((x, body.bottom - high, width - Sizes.gap_small, high))
        return high

    def _path_height(self, view: Viewport, width: float) -> float:
        """Return how high the place of the larger path is, which may need two lines."""
        return text_room(view, str(self.folder), _FOLDER, width - 24) + 6

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the title, both panels, where the folder is, and what was told."""
        draw_landscape(canvas, dim=140)
        draw_title(canvas, self.title, self._page.header)
        draw_panel(canvas, self._found)
        draw_panel(canvas, self._how)
        if self.services.own.empty:
            self._draw_empty(canvas)
        inside = inner(self._how, 20, 18)
        head = (inside.x, inside.y - 2, inside.width, grown(_HEAD))
        canvas.text(self.translate("own_cards.how_title"), head, _HEADING)
        draw_well(canvas, self._folder, radius=8)
        with canvas.upright(self._folder):
            canvas.text(str(self.folder), inner(self._folder, 12, 2), _FOLDER)
        colour = Colours.attention if self.refused else Colours.positive
        x = self._page.back.right + Sizes.gap
        line = pygame.FRect(x, self._page.back.y, self._page.body.right - x, self._page.back.height)
        canvas.text(self.message, line, _TOLD, colour=colour)

    def _draw_empty(self, canvas: Canvas) -> None:
        """Say that nothing is there, and what is to be done about it."""
        box = inner(self._found, min(60, 60 / grown(1.0)), 18)
        heading = text_style.HEADING.with_changes(wrap=True)
        title, words = (self.translate(f"own_cards.empty_{part}") for part in ("title", "text"))
        head = max(grown(36), text_size(canvas.view, title, heading, box.width)[1])
        tall = text_size(canvas.view, words, _EMPTY, box.width)[1]
        # They stand a little above the middle where there is room, and large ones take the place
        # of the picture.
        icon = _ICON if _ICON + 14 + head + 8 + tall <= box.height else 0.0
        y = min(box.centery - 150, box.centery - (icon + 14 + head + 8 + tall) / 2)
        if icon:
            canvas.image("icons/custom", (box.centerx - icon / 2, y, icon, icon))
        y += icon + 14
        canvas.text(title, (box.x, y, box.width, head), heading)
        place = (box.x, y + head + 8, box.width, max(grown(120), tall))
        canvas.text(words, place, _EMPTY, valign="top")


def example_empty(services: Services) -> OwnCardsScene:
    """Return the page before anything was made."""
    return OwnCardsScene(services)


def example(services: Services) -> OwnCardsScene:
    """Return the page with the example, and with a file that has mistakes."""
    write_example()
    wrong = (
        "ash_wolf: {name: Ash Wolf, cost: 3, attack: 30, health: 2}\n"
        "tide: {name: Tide, cost: 2, effect: {damage: 1, splah: true}}\n"
    )
    custom_folder().joinpath("cards", "ash.yaml").write_text(wrong, encoding="utf-8")
    services.read_own_again()
    return OwnCardsScene(services)
