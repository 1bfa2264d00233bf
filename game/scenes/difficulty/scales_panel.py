"""The panel beside the settings: the scales, what they say in words, and ready-made settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.content import Preset
from game.kit import Button, Canvas, Colours, ColumnButton, draw_panel, text_style

from ..common.screen import inner
from .balance import Balance
from .setting_tiles import sign_of

if TYPE_CHECKING:
    from .difficulty_scene import DifficultyScene

BUTTON_HEIGHT, BUTTON_GAP = 37.0, 3.0
_SUM = text_style.HEADING.but(size=26, colour=Colours.light)
_TELLS = text_style.BODY.but(size=15.5, align="center", fit=True, valign="middle")
_SMALL = text_style.CAPTION.but(size=14, align="center", fit=True, colour=Colours.gold)


class ScalesPanel:
    """Always in sight: whether the settings sum to the level; and buttons that choose them all."""

    def __init__(self, scene: DifficultyScene) -> None:
        self.scene = scene
        self.balance = Balance(scene.level, scene.points)
        self.presets: Sequence[Preset] = ()
        most = max(len(presets) for presets in scene.services.content.presets.values())
        self.preset_buttons = [self._preset_button(number) for number in range(most)]
        self.surprise_button = self._button("surprise", "icons/dice")
        self.reset_button = self._button("reset", "icons/clear")
        self.surprise_button.on_click = scene.surprise
        self.reset_button.on_click = scene.reset

    def show(self) -> None:
        """Follow what is chosen."""
        scene = self.scene
        self.balance.weigh(scene.level, scene.points)
        self.presets = scene.services.content.presets[scene.level]
        for number, button in enumerate(self.preset_buttons):
            button.visible = number < len(self.presets)
            if button.visible:
                button.label = scene.translate(f"difficulty.presets.{self.presets[number].id}")
                button.icon = sign_of(self.presets[number].difficulty)

    def place(self, rect: pygame.FRect) -> None:
        """Lay the buttons at the foot and the scales above them."""
        self.rect = rect
        x, width = rect.x + 20, rect.width - 40
        y = rect.bottom - 20 - BUTTON_HEIGHT
        wide = (width - 8) * 0.58
        self.surprise_button.place((x, y, wide, BUTTON_HEIGHT + 4))
        self.reset_button.place((x + wide + 8, y, width - wide - 8, BUTTON_HEIGHT + 4))
        y -= 6
        for button in reversed(self.preset_buttons):
            y -= BUTTON_HEIGHT + BUTTON_GAP
            button.place((x, y, width, BUTTON_HEIGHT))
        self._presets_title = pygame.FRect(x, y - 24, width, 20)
        self._tells = pygame.FRect(x, y - 72, width, 44)
        self._sum_box = pygame.FRect(x, y - 104, width, 32)
        top = rect.y + 14
        self._scales = pygame.FRect(rect.x + 14, top, rect.width - 28, self._sum_box.y - 8 - top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and the scales with what they say."""
        scene = self.scene
        draw_panel(canvas, self.rect)
        lit = Colours.positive if scene.exact else Colours.attention
        if scene.points > scene.level:
            lit = Colours.negative
        canvas.frame(inner(self.rect, 8), lit, width=2, radius=7, alpha=170)
        captions = (scene.level_name(scene.level), scene.translate("difficulty.yours"))
        self.balance.draw(canvas, self._scales, captions)
        words = scene.translate("difficulty.sum", points=scene.points, level=scene.level)
        canvas.text(words, self._sum_box, _SUM, colour=lit)
        canvas.text(scene.message or scene.verdict, self._tells, _TELLS)
        canvas.text(scene.translate("difficulty.presets_title"), self._presets_title, _SMALL)

    def _button(self, key: str, icon: str) -> Button:
        scene = self.scene
        hint = scene.translate(f"difficulty.{key}_hint")
        words = scene.translate(f"difficulty.{key}")
        return scene.widgets.add(Button(words, lambda: None, icon=icon, hint=hint, size=16))

    def _preset_button(self, number: int) -> Button:
        scene = self.scene
        return scene.widgets.add(
            ColumnButton("", lambda: scene.take(self.presets[number].difficulty), size=16)
        )
