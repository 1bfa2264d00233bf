"""Cards of one's own: what was found in the folder, what is wrong with it, and how more is made."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pygame

from game.content import custom_folder, system_reason, write_example
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Grid,
    Item,
    Line,
    Panel,
    Row,
    Sizes,
    Space,
    Viewport,
    Words,
    draw_well,
    grown,
    open_folder,
    picture,
    text_room,
    text_style,
    write_clipboard,
)

from ..common import Foot, Screen, inner
from ..services import Services
from .own_list import OwnList, OwnManual

#: From this growth of the texts on the buttons have a row of their own.
_STACKED = 1.2
_HEADING = text_style.HEADING.with_changes(size=21)
_EMPTY = text_style.BODY.with_changes(size=17, align="center", valign="top")
_FOLDER = text_style.BODY.with_changes(size=15, fit=True, valign="middle", align="left")
_TOLD = text_style.BODY.with_changes(
    size=17, align="center", valign="middle", fit=True, outline=1.4
)


class OwnCardsScene(Screen):
    """Lists what the player has made, and says how it is written; leaves None."""

    dim: ClassVar[int] = 140

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.refused = False
        self.remake()

    def make(self) -> None:
        """Make the lists and the buttons."""
        self.title = self.translate("own_cards.title")
        self.list = self.widgets.add(OwnList(self.services))
        self.manual = self.widgets.add(OwnManual(self.translate))
        acts = {
            "example": (self.write_example, "edit"),
            "open": (self.open, "folder"),
            "copy": (self.copy, "copy"),
            "again": (self.read_again, "again"),
        }
        self.buttons = {
            key: self.add_button(
                f"own_cards.{key}", act, icon, hint=f"own_cards.{key}_hint", size=16
            )
            for key, (act, icon) in acts.items()
        }
        self.back = self.add_button("own_cards.back", self.go_back, "back")
        self.widgets.focus(self.buttons["example" if self.services.own.empty else "open"])

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
            self._tell("not_written", refused=True, reason=system_reason(error))
            return
        self._read()
        self._tell("written" if written else "there_already", count=len(written))

    def open(self) -> None:
        """Have the system show the folder."""
        if not open_folder(self.folder):
            self._tell("not_opened", refused=True)

    def copy(self) -> None:
        """Put the path of the folder on the clipboard."""
        done = write_clipboard(str(self.folder))
        self._tell("copied" if done else "not_copied", refused=not done)

    def read_again(self) -> None:
        """Read the files anew."""
        self._read()
        self._tell("read")

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def _read(self) -> None:
        self.services.read_own_again()
        self.lay_out_anew()
        focused = self.widgets.focused
        if focused is not None and not focused.reachable:
            self.widgets.focus(self.buttons["example"])

    def _tell(self, key: str, *, refused: bool = False, **values: object) -> None:
        self.message, self.refused = self.translate(f"own_cards.{key}", **values), refused
        self.invalidate()

    # The page

    def make_body(self) -> Block:
        """Return what was found at the left, and how more is made at the right."""
        self.list.visible = not self.services.own.empty
        found: list[Block] = [Item(self.list, spring=1)] if self.list.visible else self._empty()
        buttons = [Item(button) for button in self.buttons.values()]
        large = grown(1.0) > _STACKED
        how = Column(
            Line(self.translate("own_cards.how_title"), _HEADING, 32.0),
            Item(self.manual, spring=1),
            Drawn(self._draw_folder, self._folder_height),
            *([] if large else [Grid(buttons, 2, gap=Sizes.gap_small)]),
            gap=Sizes.gap_small,
            spring=1,
        )
        panels = (
            Panel(*found, edge=20, tall=18),
            Panel(how, edge=20, tall=18, paper="parchment"),
        )
        body = Row(*panels, gap=18, shares=(0.56, 0.44), spring=1)
        # Larger words need the width of the window for the buttons.
        return Column(body, Row(*buttons, gap=Sizes.gap_small)) if large else body

    def _empty(self) -> list[Block]:
        title, words = (self.translate(f"own_cards.empty_{part}") for part in ("title", "text"))
        sign = [] if grown(1.0) > _STACKED else [picture("icons/custom", 96.0)]
        heading = Words(title, text_style.HEADING.with_changes(wrap=True))
        return [Space(spring=1), *sign, heading, Words(words, _EMPTY), Space(spring=1.6)]

    def make_foot(self) -> Foot:
        """Return the way back."""
        return Foot(back=self.back)

    def _folder_height(self, view: Viewport, width: float) -> float:
        if grown(1.0) <= _STACKED:
            return 34.0
        return text_room(view, str(self.folder), _FOLDER, width - 24) + 6

    def _draw_folder(self, canvas: Canvas, area: pygame.FRect) -> None:
        draw_well(canvas, area, radius=8)
        with canvas.upright(area):
            canvas.text(str(self.folder), inner(area, 12, 2), _FOLDER)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the page, and beside the way back what was told."""
        super().draw_background(canvas)
        colour = Colours.attention if self.refused else Colours.positive
        back = self._page.back
        x = back.right + Sizes.gap
        line = (x, back.y, self._page.body.right - x, back.height)
        canvas.text(self.message, line, _TOLD, colour=colour)


#: The page before anything was made.
example_empty = OwnCardsScene


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
