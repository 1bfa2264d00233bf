"""The offer of the first start: easier to see, to hear and to play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    Drawn,
    Item,
    Panel,
    PanelHead,
    Row,
    Sizes,
    Space,
    Viewport,
    Words,
    grown,
    text_style,
)

from ..common import Screen
from ..services import Services
from .option_list import FIRST_ACCESS
from .option_rows import OptionColumn, OptionRow

_PANEL = (1180.0, 690.0)
_MARGIN, _TITLE, _ABOUT, _FOOT, _GUTTER = 30.0, 80.0, 30.0, 50.0, 26.0
#: The sample beside the options: its width, and that of its card, usual and large.
_SAMPLE, _CARD, _LARGE_CARD = 286.0, 150.0, 190.0
_EDGE, _PILL = 18.0, 34.0
#: The card of the sample: it has a name, a text and three figures.
_SHOWN = "carnivore"
_HEAD = text_style.HEADING.with_changes(size=28)
_TELLS = text_style.BODY.with_changes(align="center", valign="middle", colour=Colours.muted)
_WORDS = text_style.BODY.with_changes(align="center")
_SIDE = text_style.STRONG.with_changes(align="center", fit=True)


class AccessScene(Screen):
    """The options of access that matter first, with a sample; leaves whether to go on, or back.

    One press of the orange button goes on with nothing changed.
    """

    paper = "parchment"
    transparent: ClassVar[bool] = True
    leads_to_options: ClassVar[bool] = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = self.translate("access.title")
        self.rows = [OptionRow.of(option, self, brief=True) for option in FIRST_ACCESS]
        self.column = self.widgets.add(OptionColumn(self.rows, low=True))
        self.widgets.extend(row.control for row in self.rows)
        self.back = self.add_button("saved_games.back", self.go_back, "back")
        self.all_button = self.add_button(
            "access.all", lambda: self.stack.push(self.services.routes.options("access")), "gear"
        )
        self.go_on = self.add_main_button("access.go_on", lambda: self.stack.pop(True))
        self.widgets.focus(self.go_on)

    # Changes

    def change(self, **values: Any) -> None:
        """Set and remember."""
        self.services.remember(replace(self.services.settings, **values))

    def ask_for_language(self) -> None:
        """Do nothing: the language has just been chosen."""

    def choose_keys(self, layout: str) -> None:
        """Lay the keyboard out: nobody has keys of their own yet."""
        self.services.lay_keys(layout)

    # The scene

    def spoken_opening(self) -> tuple[str, str]:
        """Return what the page is for: each option says its own sentence."""
        return self.title, self.translate("access.about")

    def update(self, dt: float) -> bool:
        """Follow what is set, here or elsewhere, and the keyboard from row to row."""
        for row in self.rows:
            row.follow(self.services, self.page_scroll.view)
        self.column.follow_keyboard(self.widgets.focused)
        return super().update(dt)

    def _panel(self) -> Panel:
        high = _FOOT + 0.4 * (grown(_FOOT) - _FOOT)
        wide = _SAMPLE + 0.35 * (grown(_SAMPLE) - _SAMPLE)
        buttons = (Item(each, high) for each in (self.back, self.all_button, self.go_on))
        column, sample = Item(self.column, spring=1), Drawn(self._draw_sample)
        return Panel(
            PanelHead(self.title, 56.0, _HEAD),
            Space(_TITLE - 70.0),
            Words(self.translate("access.about"), _TELLS, least=_ABOUT),
            Space(10.0),
            Row(
                column,
                sample,
                gap=_GUTTER,
                shares=lambda width: (width - wide - _GUTTER, wide),
                spring=1,
            ),
            Space(16.0),
            Row(*buttons, gap=_GUTTER, shares=(0.2, 0.4, 0.4)),
            edge=_MARGIN,
            tall=(14.0, _MARGIN),
            gap=0.0,
        )

    def resize(self, view: Viewport) -> None:
        """Lay out the panel, as large as the window lets it be."""
        size = min(_PANEL[0], view.width - 24), min(_PANEL[1], view.height - 24)
        self.body = self._panel()
        self.body.place(view, view.centered(size))

    def _draw_sample(self, canvas: Canvas, box: pygame.FRect) -> None:
        # The menu has no cards: they are loaded here.
        from ..common import put_card  # noqa: PLC0415

        canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=150)
        canvas.frame(box, Colours.bronze, width=1.4, radius=Sizes.radius, alpha=150)
        inner = box.inflate(-2 * _EDGE, -2 * _EDGE)
        words = self.translate("access.sample")
        told = canvas.text_size(words, _WORDS, inner.width)[1]
        pill = _PILL + 0.6 * (grown(_PILL) - _PILL)
        wanted = _LARGE_CARD if self.services.settings.large_cards else _CARD
        room = inner.height - told - pill - 2 * _EDGE
        width = min(wanted, room / 1.4, inner.width)
        card = self.services.content.cards[_SHOWN]
        place = pygame.FRect(inner.centerx - width / 2, inner.y, width, width * 1.4)
        place.centery = inner.y + room / 2
        canvas.glow(place, Colours.playable, strength=190, spread=16, radius=10, filled=False)
        put_card(canvas, card, place.topleft, width)
        self._draw_sides(canvas, pygame.FRect(inner.x, inner.y + room + _EDGE, inner.width, pill))
        canvas.text(words, (inner.x, inner.bottom - told, inner.width, told + 2), _WORDS)

    def _draw_sides(self, canvas: Canvas, row: pygame.FRect) -> None:
        half = (row.width - 10) / 2
        for side, key in enumerate(("yours", "theirs")):
            box = pygame.FRect(row.x + side * (half + 10), row.y, half, row.height)
            canvas.box(box, Colours.sides_deep[side], Colours.sides[side], width=2, radius=8)
            words = self.translate(f"access.{key}")
            canvas.text(words, box.inflate(-12, 0), _SIDE, colour=Colours.sides[side])


#: The offer of the first start.
example = AccessScene
