"""The ready-made Hordes of a level as large cards: a picture, a name, a sentence, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.board import ShownCard, card_face, draw_card_art, settings_chips
from game.content import Preset
from game.kit import Canvas, Colour, Colours, Pressable, Sizes, draw_panel, text_style
from game.rules import Difficulty

from ..common.cards.mini_cards import draw_check
from ..common.drawings.hardness_gauge import draw_gauge, gauge_width, hardness_words
from ..common.screen import inner, row_of

if TYPE_CHECKING:
    from ..services import Services

_WASH: Colour = (92, 52, 20)
_STAR = 38.0
_CHIP, _CHIP_GAP = 34.0, 5.0
_MOST_CHIPS = 3
#: The heights of the name and of what is said below it.
_NAME_HEIGHT, _TEXT_HEIGHT = 36.0, 72.0
#: How hard it is: the height of the line, and of the gauge in it.
_HARD_HEIGHT, _GAUGE = 28.0, 17.0
_NAME = text_style.HEADING.with_changes(size=25, align="center", fit=True, floor=17)
_TEXT = text_style.BODY.with_changes(size=16.5, align="center", fit=True, floor=13)
_HARD = text_style.CAPTION.with_changes(
    size=15.5, colour=Colours.text, fit=True, floor=11, valign="middle"
)
_SETTING = text_style.STRONG.with_changes(size=16, fit=True, floor=11, valign="middle")


class PresetCard(Pressable):
    """One ready-made Horde; ``chosen`` and ``beaten`` show by a mark as well as by light."""

    def __init__(self, services: Services, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self._services = services
        self.preset: Preset | None = None
        self.chosen = self.beaten = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the card from its sign down to its settings."""
        if self.preset is None:
            return
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        if self.chosen:
            canvas.glow(inner(rect, 4), Colours.gold, strength=120, spread=15, radius=12)
        draw_panel(canvas, rect)
        area = inner(rect, 8)
        if self.chosen:
            canvas.fill(area, _WASH, radius=7, alpha=190)
            canvas.frame(area, Colours.gold, width=2.2, radius=7)
        elif self.light:
            canvas.fill(area, Colours.gold, radius=7, alpha=self.light)
        self._draw_content(canvas, rect, self.preset)
        if self.chosen:
            draw_check(canvas, (rect.right - 15, rect.y + 15), 13)
        if self.beaten:
            canvas.image("ui/star", (rect.x + 14, rect.y + 14, _STAR, _STAR))

    def _draw_content(self, canvas: Canvas, rect: pygame.FRect, preset: Preset) -> None:
        translate, box = self._services.translate, inner(rect, 18)
        foot = _MOST_CHIPS * (_CHIP + _CHIP_GAP) + _NAME_HEIGHT + _HARD_HEIGHT + _TEXT_HEIGHT
        picture = pygame.FRect(box.x, box.y, box.width, box.height - foot)
        captain = self._services.content.cards[preset.captain]
        draw_card_art(canvas, card_face(captain), picture)
        canvas.add_hit_region(picture, ShownCard(captain))
        canvas.frame(picture, Colours.bronze, width=2, radius=8)
        colour = Colours.gold if self.chosen else Colours.light
        name = (box.x, picture.bottom + 6, box.width, _NAME_HEIGHT)
        canvas.text(translate(f"difficulty.presets.{preset.id}"), name, _NAME, colour=colour)
        hard = pygame.FRect(box.x, picture.bottom + 6 + _NAME_HEIGHT, box.width, _HARD_HEIGHT)
        self._draw_hardness(canvas, hard, preset.difficulty)
        chips = settings_chips(self._services.content.strings, preset.difficulty)
        y = box.bottom - len(chips) * (_CHIP + _CHIP_GAP) + _CHIP_GAP
        words = (box.x, hard.bottom, box.width, y - 6 - hard.bottom)
        canvas.text(translate(f"difficulty.preset_texts.{preset.id}"), words, _TEXT)
        for chip in chips:
            plate = pygame.FRect(box.x, y, box.width, _CHIP)
            canvas.fill(plate, Colours.well, radius=Sizes.radius, alpha=210)
            canvas.image(chip.picture, (plate.x + 8, plate.centery - 12, 24, 24))
            canvas.text(chip.words, (plate.x + 40, plate.y, plate.width - 48, _CHIP), _SETTING)
            y += _CHIP + _CHIP_GAP

    def _draw_hardness(self, canvas: Canvas, box: pygame.FRect, difficulty: Difficulty) -> None:
        """Draw the gauge and its words in the middle of a line."""
        words = hardness_words(self._services, difficulty)
        gauge = gauge_width(_GAUGE)
        room = box.width - gauge - 9
        width = min(room, canvas.text_size(words.both, _HARD)[0] + 2)
        x = box.centerx - (gauge + 9 + width) / 2
        draw_gauge(canvas, (x, box.centery - _GAUGE / 2 - 2, gauge, _GAUGE), words.step)
        canvas.text(words.both, (x + gauge + 9, box.y - 2, width, box.height), _HARD)


class PresetCards:
    """The cards of a level's presets, side by side."""

    def __init__(self, cards: Sequence[PresetCard]) -> None:
        self.cards = tuple(cards)
        self._area = pygame.FRect(0, 0, 0, 0)

    def show(
        self,
        presets: Sequence[Preset],
        chosen: Difficulty,
        beaten: frozenset[Difficulty],
        *,
        visible: bool,
    ) -> None:
        """Show the presets of a level, or nothing while the settings are chosen one by one."""
        for number, card in enumerate(self.cards):
            card.visible = visible and number < len(presets)
            card.preset = presets[number] if number < len(presets) else None
            if card.preset is not None:
                card.chosen = card.preset.difficulty == chosen
                card.beaten = card.preset.difficulty in beaten
        self._lay()

    def place(self, area: pygame.FRect) -> None:
        """Lay the cards out side by side in ``area``."""
        self._area = area
        self._lay()

    def _lay(self) -> None:
        count = max(1, sum(card.preset is not None for card in self.cards))
        width = (self._area.width + Sizes.gap) / count - Sizes.gap
        boxes = row_of(self._area, count, (width, self._area.height), Sizes.gap)
        for card, box in zip(self.cards, boxes, strict=False):
            card.place(box)
