"""The options, on pages: each with a sentence, each at work at once and remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.kit import (
    Alphas,
    Button,
    Canvas,
    Colours,
    Command,
    InputMap,
    Intent,
    ScrollArea,
    Segments,
    Slider,
    Toggle,
    ValueWidget,
    Viewport,
    draw_head,
    draw_panel,
    text_style,
)
from game.play import LOUDEST, SPEED_INSTANT, SPEEDS, Settings

from ..common.confirm_dialog import ConfirmDialog, ConfirmQuestion
from ..common.known_tips import forget_tips
from ..common.screen import Screen
from ..services import Services
from .help_page import HelpPage
from .key_list import KeyList
from .option_rows import ROW_GAP, ROW_HEIGHT, OptionRow, OptionTab

PANEL = (1120.0, 676.0)
MARGIN, TITLE_HEIGHT, RAIL, GUTTER, TAB_HEIGHT = 30.0, 88.0, 208.0, 36.0, 58.0
TOGGLE_WIDTH, SPEED_WIDTH, VOLUME_WIDTH = 60.0, 400.0, 340.0
VOLUME_STEP = 5
PLAY, PICTURE, SOUND, KEYS, HELP = "play", "picture", "sound", "keys", "help"
#: The pages from top to bottom, with their pictures.
PAGES = {
    PLAY: "icons/duel",
    PICTURE: "icons/fullscreen",
    SOUND: "icons/sound",
    KEYS: "icons/gamepad",
    HELP: "icons/help",
}
#: What a reset sets back: the options of these pages, and nothing of what was played or chosen.
OPTIONS = (
    "hand_over",
    "open_hands",
    "forecast",
    "loss_warning",
    "first_tips",
    "speed",
    "fullscreen",
    "reduced_motion",
    "muted",
    "music",
    "effects",
    "interface",
)
#: The volumes, with their pictures.
VOLUMES = {"music": "icons/music", "effects": "icons/sword", "interface": "icons/gear"}
#: What is played when a volume has been set, so that it can be judged; the music plays anyway.
SAMPLE = "strike_medium"


class OptionsScene(Screen):
    """The options over the scene below; leaves nothing."""

    transparent: ClassVar[bool] = True
    #: Over the pause too, where the music is low: its volume is to be judged here.
    music_level: ClassVar[float | None] = 1.0

    def __init__(self, services: Services, page: str = PLAY) -> None:
        super().__init__(services)
        self.page = page
        self.tabs = {page: self._tab(page, icon) for page, icon in PAGES.items()}
        self.hand_over = self._toggle("hand_over")
        self.open_hands = self._toggle("open_hands")
        self.forecast = self._toggle("forecast")
        self.loss_warning = self._toggle("loss_warning")
        self.first_tips = self._toggle("first_tips")
        words = [self._speed_words(speed) for speed in SPEEDS]
        index = SPEEDS.index(services.settings.speed)
        self.speed = self.widgets.add(Segments("", words, index, self._choose_speed, share=0))
        self.fullscreen = self._toggle("fullscreen")
        self.reduced_motion = self._toggle("reduced_motion")
        self.muted = self._toggle("muted")
        self.volumes = {name: self._volume(name) for name in VOLUMES}
        self.lists: dict[str, ScrollArea] = {
            KEYS: self.widgets.add(KeyList(self.translate, InputMap())),
            HELP: self.widgets.add(HelpPage(services.content.strings)),
        }
        self.reset_button = self.widgets.add(
            Button(
                self.translate("options.reset"), self.ask_to_reset, kind="quiet", icon="icons/reset"
            )
        )
        self.back_button = self.widgets.add(
            Button(self.translate("options.back"), self.go_back, kind="primary", icon="icons/tick")
        )
        self.rows = self._rows()
        self.turn_to(page)
        self.widgets.focus(self.tabs[page])

    # Pages

    def turn_to(self, page: str) -> None:
        """Show a page."""
        self.page = page
        for name, tab in self.tabs.items():
            tab.chosen = name == page
        for name, rows in self.rows.items():
            for row in rows:
                row.control.visible = name == page
        for name, area in self.lists.items():
            area.visible = name == page
        self.invalidate()

    def _turn(self, step: int) -> None:
        """Go to a page beside, and take the keyboard there."""
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
        self.stack.push(ConfirmDialog(question), self._reset_if)

    def _reset_if(self, sure: object) -> None:
        """Set the options back when that was answered with yes, and show them."""
        if sure is not True:
            return
        first = Settings()
        self.change(**{name: getattr(first, name) for name in OPTIONS})
        self.stack.replace(OptionsScene(self.services, self.page))

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    # The scene

    def update(self, dt: float) -> bool:
        """Follow the keys for fullscreen and silence, and the keyboard from tab to tab."""
        settings = self.services.settings
        self.fullscreen.value, self.muted.value = settings.fullscreen, settings.muted
        for slider in self.volumes.values():
            slider.enabled = not settings.muted
        for page, tab in self.tabs.items():
            if tab.focused and page != self.page:
                self.turn_to(page)
        return super().update(dt)

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back"; turn pages."""
        match intent:
            case Command("back"):
                self.go_back()
            case Command("page_up"):
                self._turn(-1)
            case Command("page_down"):
                self._turn(1)
            case _:
                pass

    def resize(self, view: Viewport) -> None:
        """Lay the pages' names at the left, the rows beside them."""
        self._box = box = view.centered((PANEL[0], min(PANEL[1], view.height - 24)))
        top = box.y + TITLE_HEIGHT
        for number, tab in enumerate(self.tabs.values()):
            y = top + number * (TAB_HEIGHT + ROW_GAP)
            tab.place((box.x + MARGIN, y, RAIL, TAB_HEIGHT))
        left = box.x + MARGIN + RAIL + GUTTER
        for rows in self.rows.values():
            room = (box.bottom - MARGIN - top + ROW_GAP) / len(rows) - ROW_GAP
            height = min(ROW_HEIGHT, room)
            for number, row in enumerate(rows):
                y = top + number * (height + ROW_GAP)
                row.place(pygame.FRect(left, y, box.right - MARGIN - left, height))
        area = (left, top, box.right - MARGIN - left, box.bottom - MARGIN - top)
        for scrolled in self.lists.values():
            scrolled.place(area)
        self.back_button.place((box.x + MARGIN, box.bottom - MARGIN - 50, RAIL, 50))
        self.reset_button.place((box.x + MARGIN, box.bottom - MARGIN - 104, RAIL, 44))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel, and the name and the sentence of every option of the page."""
        canvas.dim(alpha=Alphas.dim)
        draw_panel(canvas, self._box)
        title = (self._box.x + MARGIN, self._box.y + 16, self._box.width - 2 * MARGIN, 58)
        draw_head(
            canvas, title, self.translate("options.title"), text_style.HEADING.with_changes(size=30)
        )
        x = self._box.x + MARGIN + RAIL + GUTTER / 2
        rail = (x, self._box.y + TITLE_HEIGHT, 1.5, self._box.height - TITLE_HEIGHT - MARGIN)
        canvas.fill(rail, Colours.bronze, alpha=70)
        for row in self.rows.get(self.page, ()):
            row.draw(canvas)

    # Parts

    def _rows(self) -> dict[str, list[OptionRow]]:
        toggles = {"width": TOGGLE_WIDTH}
        return {
            PLAY: [
                self._row("hand_over", "icons/swap", self.hand_over, **toggles),
                self._row("open_hands", "icons/cards", self.open_hands, **toggles),
                self._row("forecast", "icons/eye", self.forecast, **toggles),
                self._row("loss_warning", "icons/hourglass", self.loss_warning, **toggles),
                self._row("first_tips", "icons/hint", self.first_tips, **toggles),
                self._row("speed", "icons/run", self.speed, SPEED_WIDTH),
            ],
            PICTURE: [
                self._row("fullscreen", "icons/fullscreen", self.fullscreen, **toggles),
                self._row("reduced_motion", "icons/hourglass", self.reduced_motion, **toggles),
            ],
            SOUND: [
                self._row("muted", "icons/mute", self.muted, **toggles),
                *(
                    self._row(name, VOLUMES[name], slider, VOLUME_WIDTH)
                    for name, slider in self.volumes.items()
                ),
            ],
        }

    def _row(self, name: str, icon: str, control: ValueWidget, width: float) -> OptionRow:
        words = self.translate(f"options.{name}"), self.translate(f"options.{name}_text")
        return OptionRow(icon, *words, control, width)

    def _tab(self, page: str, icon: str) -> OptionTab:
        return self.widgets.add(
            OptionTab(self.translate(f"options.page_{page}"), icon, lambda: self.turn_to(page))
        )

    def _toggle(self, name: str) -> Toggle:
        def change(value: bool) -> None:
            self.change(**{name: value})

        act: Callable[[bool], None] = change
        return self.widgets.add(Toggle("", getattr(self.services.settings, name), act, share=0))

    def _volume(self, name: str) -> Slider:
        """Return the slider of a volume: heard at once, written down when it is let go."""

        def change(value: float) -> None:
            self.services.settings = replace(self.services.settings, **{name: round(value)})  # type: ignore[arg-type]
            self.services.tune()

        def rest() -> None:
            self.services.remember(self.services.settings)
            self._sample(name)

        value = getattr(self.services.settings, name)
        bounds, show = (0, LOUDEST), self._volume_words
        slider = Slider(
            "", value, change, share=0, bounds=bounds, step=VOLUME_STEP, show=show, on_rest=rest
        )
        return self.widgets.add(slider)

    def _sample(self, name: str) -> None:
        if name == "effects":
            self.services.sound.effect(SAMPLE)
        elif name == "interface":
            self.services.sound.interface("click")

    def _volume_words(self, volume: float) -> str:
        if not volume:
            return self.translate("options.silent")
        return self.translate("options.percent", value=round(volume))

    def _choose_speed(self, index: int) -> None:
        self.change(speed=SPEEDS[index])

    def _speed_words(self, speed: float) -> str:
        if speed == SPEED_INSTANT:
            return self.translate("options.instant")
        return self.translate("options.times", factor=f"{speed:g}")


def example(services: Services) -> OptionsScene:
    """Return the options, at the page of the sound."""
    scene = OptionsScene(services)
    scene.widgets.focus(scene.tabs[SOUND])
    return scene
