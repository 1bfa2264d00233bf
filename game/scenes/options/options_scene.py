"""The options, on pages: each with a sentence, each at work at once and remembered."""

from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

import pygame

from game.kit import (
    Block,
    Board,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    Panel,
    Row,
    ScrollArea,
    Space,
    ValueWidget,
    Viewport,
    draw_head,
    grown,
    key_layout,
    share_tab_stop,
    text_style,
)
from game.play import Settings

from ..common import ConfirmDialog, ConfirmQuestion, Screen, file_year, forget_tips, if_yes
from ..services import Services
from .binding_scene import BindingScene, reset_question
from .option_list import (
    ACCESS,
    HELP,
    KEYS,
    LANGUAGE,
    OPTIONS,
    PAD,
    PAGES,
    PICTURE,
    PLAY,
    PROFILE,
    SOUND,
)
from .option_preview import OptionPreview
from .option_rows import ROW_GAP, OptionColumn, OptionRow, OptionTab
from .page_areas import RESET_ALL, KeyList
from .pictured_page import PicturedPage, profile_picture

PANEL = (1160.0, 690.0)
MARGIN, RAIL, GUTTER, TAB_HEIGHT = 30.0, 226.0, 36.0, 58.0
#: The height of the buttons below the tabs, and the space that is left around the panel.
BUTTON, _AROUND = 50.0, 12.0
#: Up to this growth of the texts a picture over the rows shows what a setting does.
_PICTURED = 1.3
_HEAD = text_style.HEADING.with_changes(size=30)


class OptionsScene(Screen):
    """The options over the scene below; leaves nothing."""

    paper = "parchment"
    transparent: ClassVar[bool] = True
    leads_to_options: ClassVar[bool] = False
    keys: ClassVar[dict[str, str]] = {"page_up": "", "page_down": ""}
    #: Over the pause too, where the music is low: its volume is to be judged here.
    music_level: ClassVar[float | None] = 1.0

    def __init__(self, services: Services, page: str = PLAY) -> None:
        super().__init__(services)
        self.page = page
        self.remake()
        self.widgets.focus(self.tabs[page])

    def make(self) -> None:
        """Make the tabs, the rows and the buttons."""
        self.tabs = {
            name: self.widgets.add(
                OptionTab(
                    self.translate(f"options.page_{name}"), each.icon, partial(self.turn_to, name)
                )
            )
            for name, each in PAGES.items()
        }
        share_tab_stop(self.tabs.values(), self.tabs[self.page])
        self.rows: dict[str, list[OptionRow]] = {}
        self.columns: dict[str, OptionColumn] = {}
        self.lists: dict[str, ScrollArea] = {}
        for name, each in PAGES.items():
            rows = [OptionRow.of(one, self, each.groups.get(one.name)) for one in each.options]
            self.rows[name] = rows
            self.columns[name] = self.widgets.add(OptionColumn(rows))
            self.widgets.extend(row.control for row in rows)
            if each.area is not None:
                self.lists[name] = area = self.widgets.add(each.area(self.services))
                if isinstance(area, KeyList):
                    area.on_pick = partial(self._rebind, area.board)
        self.reset_button = self.add_button(
            "options.reset", self.ask_to_reset, "reset", kind="quiet"
        )
        self.back_button = self.add_button("options.back", self.go_back, "tick", kind="primary")
        self.rules_button = self.add_button("options.rulebook", self.open_rules, "book")
        self.turn_to(self.page)

    # Pages

    @property
    def controls(self) -> dict[str, ValueWidget]:
        """The controls by the names of their options; of two, that on the open page."""
        return {
            option.name: row.control
            for page in (*PAGES, self.page)
            for option, row in zip(PAGES[page].options, self.rows[page], strict=True)
        }

    def turn_to(self, page: str) -> None:
        """Show a page."""
        self.page = page
        for name, tab in self.tabs.items():
            tab.chosen = name == page
        for name, rows in self.rows.items():
            self.columns[name].visible = name == page
            for row in rows:
                row.control.visible = name == page
        for name, area in self.lists.items():
            area.visible = name == page
        self.rules_button.visible = page == HELP
        self.lay_out_anew()

    def _turn(self, step: int) -> None:
        pages = list(PAGES)
        page = pages[(pages.index(self.page) + step) % len(pages)]
        self.turn_to(page)
        self.widgets.focus(self.tabs[page], show=self.widgets.ring_shown)

    # Changes

    def change(self, **values: Any) -> None:
        """Set and remember; tips that are switched on again are told anew."""
        if values.get("first_tips") and not self.services.settings.first_tips:
            forget_tips(self.services)
        self.services.remember(replace(self.services.settings, **values))

    def ask_to_reset(self) -> None:
        """Ask whether all options are to be as at first."""
        question = ConfirmQuestion(
            self.translate("options.reset_title"),
            self.translate("options.reset_text"),
            self.translate("options.reset_yes"),
            self.translate("options.reset_no"),
            "icons/reset",
        )
        self.stack.push(ConfirmDialog(question), if_yes(self._reset))

    def _reset(self) -> None:
        first = Settings()
        # The language stays: a player who cannot read the new one would not find it again.
        names = (name for name in OPTIONS if name != LANGUAGE)
        self.change(**{name: getattr(first, name) for name in names})
        self.stack.replace(OptionsScene(self.services, self.page))

    def _rebind(self, board: Board, action: str) -> None:
        if action == RESET_ALL:
            self.stack.push(
                ConfirmDialog(reset_question(self.services, board)),
                if_yes(partial(self._reset_keys, board)),
            )
        else:
            self.stack.push(BindingScene(self.services, board, action))

    def _reset_keys(self, board: Board) -> None:
        self.services.inputs.actions.reset_all(board)
        self.services.rebind()

    def choose_keys(self, layout: str) -> None:
        """Lay the keyboard out, after asking where keys of the player's own would be lost."""
        if key_layout(self.services.settings.keys) is not None:
            self.services.lay_keys(layout)
            return
        question = ConfirmQuestion(
            self.translate("options.key_layout_title"),
            self.translate("options.key_layout_lost"),
            self.translate("options.key_layout_yes"),
            self.translate("options.reset_no"),
            "icons/edit",
        )

        self.stack.push(ConfirmDialog(question), if_yes(partial(self.services.lay_keys, layout)))

    def ask_for_language(self) -> None:
        """Let the player choose a language."""
        self.stack.push(self.services.routes.language(), self._speak)

    def _speak(self, language: object) -> None:
        if isinstance(language, str):
            self.change(language=language)
            self.stack.retext()

    def carry(self, way: str) -> None:
        """Write the player's home to a file, or take one in: "carry_out" or "carry_in"."""
        news = self.services.routes.news
        self.stack.push(news.carried_out() if way == "carry_out" else news.carried_in())

    def open_rules(self) -> None:
        """Open the rulebook over the options."""
        self.stack.push(self.services.routes.rulebook())

    # The scene

    def spoken_opening(self) -> tuple[str]:
        """Return what it is: each option says its own sentence."""
        return (self.translate("options.title"),)

    def update(self, dt: float) -> bool:
        """Follow what keys have set elsewhere, and the keyboard from tab to tab."""
        for row in (row for rows in self.rows.values() for row in rows):
            row.follow(self.services, self.page_scroll.view)
        for page, tab in self.tabs.items():
            if tab.focused and page != self.page:
                self.turn_to(page)
        self.columns[self.page].follow_keyboard(self.widgets.focused)
        return super().update(dt)

    def handle_rest(self, intent: Intent) -> None:
        """Turn pages, or leave."""
        if intent == Command("page_up"):
            self._turn(-1)
        elif intent == Command("page_down"):
            self._turn(1)
        else:
            super().handle_rest(intent)

    @property
    def shown_option(self) -> str:
        """Return the setting that is looked at: under the pointer, at the keyboard, the first."""
        rows = self.rows[self.page]
        looked_at = [row for row in rows if row.control.hovered] or [
            row for row in rows if row.control.focused
        ]
        first = [*looked_at, *rows][:1]
        return first[0].option.name if first else self.page

    def _panel(self) -> Panel:
        rail = RAIL + 0.75 * (grown(RAIL) - RAIL)
        # The rows beside the buttons may scroll, the tabs above them may not.
        high = BUTTON + 0.3 * (grown(BUTTON) - BUTTON)
        tabs = (Item(tab, grown(TAB_HEIGHT), spring=1) for tab in self.tabs.values())
        title = self.translate("options.title")
        left = Column(
            Drawn(lambda canvas, area: draw_head(canvas, area, title, _HEAD), 58.0),
            Space(8.0),
            Column(*tabs, gap=ROW_GAP, spring=1, squeezes=True),
            Space(14.0),
            Item(self.reset_button, high - 6),
            Space(8.0),
            Item(self.back_button, high),
            gap=0.0,
            squeezes=True,
        )
        page = Item(self.lists.get(self.page, self.columns[self.page]), spring=1)
        rules = [Item(self.rules_button, high)] if self.rules_button.visible else []
        pictured = self.page != HELP and grown(1.0) <= _PICTURED
        shown: Block = page
        if pictured:
            shown = PicturedPage(self._preview(), page, self.columns.get(self.page))
        return Panel(
            Row(
                left,
                Drawn(_draw_rule),
                Column(shown, *rules, gap=ROW_GAP),
                gap=0.0,
                shares=lambda width: (rail, GUTTER, width - rail - GUTTER),
                spring=1,
            ),
            edge=MARGIN,
            tall=(24.0, MARGIN),
            gap=0.0,
            squeezes=True,
        )

    def _preview(self) -> Block:
        if self.page == PROFILE:
            return profile_picture(self.services)
        return OptionPreview(self.services, lambda: self.shown_option)

    def resize(self, view: Viewport) -> None:
        """Lay out the panel, as large as its words want and the window lets it be."""
        more = grown(240) - 240
        window = view.width - 2 * _AROUND, view.height - 2 * _AROUND
        wide, high = (min(side + more, most) for side, most in zip(PANEL, window, strict=True))
        self.body = self._panel()
        self.body.place(view, view.centered((wide, high)))


def _draw_rule(canvas: Canvas, area: pygame.FRect) -> None:
    canvas.fill((area.centerx, area.y, 1.5, area.height), Colours.bronze, alpha=70)


def example(services: Services) -> OptionsScene:
    """Return the options, at the page of the sound."""
    scene = OptionsScene(services)
    scene.widgets.focus(scene.tabs[SOUND])
    return scene


def example_keys(services: Services) -> OptionsScene:
    """Return the options, at the page of the keyboard, with the keys of one action changed."""
    services.inputs.actions.bind("keys", "foresee", "ctrl+shift+f")
    scene = OptionsScene(services, KEYS)
    scene.widgets.focus(scene.lists[KEYS])
    return scene


#: The options at the pages of the pad, of the display, and of what makes everything easier to see.
example_pad = partial(OptionsScene, page=PAD)
example_display = partial(OptionsScene, page=PICTURE)
example_access = partial(OptionsScene, page=ACCESS)


def example_profile(services: Services) -> OptionsScene:
    """Return the options at the page of the profile, after some matches."""
    file_year(services, 30)
    return OptionsScene(services, PROFILE)
