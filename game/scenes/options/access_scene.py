"""The offer of the first start: easier to see, to hear and to play."""

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
    Space,
    Viewport,
    Words,
    grown,
    text_style,
)

from ..common import Screen
from ..services import Services
from .option_list import FIRST_ACCESS
from .option_preview import SHOWN, card_height, draw_creature, draw_piece_of_board, paint_words
from .option_rows import OptionColumn, OptionRow

_PANEL = (1180.0, 690.0)
_MARGIN, _TITLE, _ABOUT, _FOOT, _GUTTER = 30.0, 80.0, 30.0, 50.0, 26.0
#: The sample beside the options: its width, and the space inside.
_SAMPLE, _EDGE = 330.0, 14.0
#: In shares of its height: the middle of its cards, and where words begin; how large cards are.
_CARDS_AT, _WORDS_AT, _GROWN = 0.34, 0.62, 1.42
_HEAD = text_style.HEADING.with_changes(size=28)
_TELLS = text_style.BODY.with_changes(align="center", valign="middle", colour=Colours.muted)


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

    def carry(self, way: str) -> None:
        """Do nothing: a home is carried by the page of all options."""

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
        draw_piece_of_board(canvas, box)
        inner = box.inflate(-2 * _EDGE, -2 * _EDGE)
        high, cards = _GROWN * card_height(self.services.settings), self.services.content.cards
        for side, name in enumerate(SHOWN):
            middle = inner.x + (side + 0.5) * inner.width / 2, inner.y + inner.height * _CARDS_AT
            draw_creature(canvas, cards[name], side, middle, high)
        words = pygame.FRect(inner)
        words.y, words.height = inner.y + inner.height * _WORDS_AT, inner.height * (1 - _WORDS_AT)
        paint_words(canvas, words, self.services)


#: The offer of the first start.
example = AccessScene
