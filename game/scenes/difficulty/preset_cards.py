"""The ready-made Hordes of a level as large cards: a picture, a name, a sentence, settings."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.board import ShownCard, card_face, draw_card_art, settings_chips
from game.content import Preset
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Item,
    Pressable,
    Row,
    Sizes,
    Viewport,
    draw_panel,
    text_room,
    text_style,
)
from game.rules import Difficulty

from ..common import draw_check, draw_gauge, gauge_width, hardness_words, inner
from ..services import Services
from .setting_row import is_large

_WASH: Colour = (92, 52, 20)
_STAR = 38.0
_CHIP, _CHIP_GAP = 34.0, 5.0
_MOST_CHIPS = 3
#: The height of the picture over larger texts, and the space inside the card.
_PICTURE, _EDGE = 130.0, 18.0
#: The heights of the name and of what is said below it.
_NAME_HEIGHT, _TEXT_HEIGHT = 36.0, 72.0
#: How hard it is: the height of the line, and of the gauge in it.
_HARD_HEIGHT, _GAUGE = 28.0, 17.0
_NAME = text_style.HEADING.with_changes(size=25, align="center", fit=True, floor=17)
_TEXT = text_style.BODY.with_changes(size=16.5, align="center", fit=True, floor=13)
_HARD = text_style.CAPTION.with_changes(
    size=15.5, colour=Colours.text, fit=True, floor=11, valign="middle"
)
_SETTING = text_style.NAME.with_changes(size=16, fit=True, floor=11, valign="middle")


class CardParts(NamedTuple):
    """How high larger words of a card are: the name, how hard it is, the sentence, each chip."""

    name: float
    hard: float
    text: float
    chip: float

    @property
    def height(self) -> float:
        """How high a card is with them."""
        chips = _MOST_CHIPS * (self.chip + _CHIP_GAP)
        return _PICTURE + 6 + self.name + self.hard + self.text + 6 + chips + 2 * _EDGE


class PresetCard(Pressable):
    """One ready-made Horde; ``chosen`` and ``beaten`` show by a mark as well as by light.

    ``measured`` tells how hard it is; games of two partners have not been counted one by one.
    """

    def __init__(
        self, services: Services, on_click: Callable[[], None], *, measured: bool = True
    ) -> None:
        super().__init__(on_click)
        self.measured = measured
        self._services = services
        self.preset: Preset | None = None
        self.chosen = self.beaten = False
        #: The heights of larger words, on all cards side by side; None: the usual ones.
        self.parts: CardParts | None = None

    def measure(self, view: Viewport, width: float, preset: Preset) -> CardParts:
        """Return how high the words about a preset must be on a card so wide."""
        translate, inside = self._services.translate, width - 2 * _EDGE
        hard = hardness_words(self._services, preset.difficulty).both
        chips = settings_chips(self._services.content.strings, preset.difficulty)
        beside = inside - gauge_width(_GAUGE) - 9
        return CardParts(
            text_room(view, translate(f"difficulty.presets.{preset.id}"), _NAME, inside),
            text_room(view, hard, _HARD, beside) + 6 if self.measured else 0.0,
            text_room(view, translate(f"difficulty.preset_texts.{preset.id}"), _TEXT, inside),
            max(text_room(view, chip.words, _SETTING, inside - 48) for chip in chips) + 4,
        )

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
        translate, box = self._services.translate, inner(rect, _EDGE)
        usual = _HARD_HEIGHT if self.measured else 0.0
        high = self.parts or CardParts(_NAME_HEIGHT, usual, _TEXT_HEIGHT, _CHIP)
        foot = _MOST_CHIPS * (high.chip + _CHIP_GAP) + high.name + high.hard + high.text
        foot += 12 if self.parts else 0
        picture = pygame.FRect(box.x, box.y, box.width, box.height - foot)
        captain = self._services.content.cards[preset.captain]
        draw_card_art(canvas, card_face(captain), picture)
        canvas.add_hit_region(picture, ShownCard(captain))
        canvas.frame(picture, Colours.bronze, width=2, radius=8)
        colour = Colours.gold if self.chosen else Colours.light
        name = (box.x, picture.bottom + 6, box.width, high.name)
        words = translate(f"difficulty.presets.{preset.id}")
        canvas.text(words, name, _NAME, colour=colour, wrap=bool(self.parts))
        hard = pygame.FRect(box.x, picture.bottom + 6 + high.name, box.width, high.hard)
        if self.measured:
            self._draw_hardness(canvas, hard, preset.difficulty)
        chips = settings_chips(self._services.content.strings, preset.difficulty)
        y = box.bottom - len(chips) * (high.chip + _CHIP_GAP) + _CHIP_GAP
        text = (box.x, hard.bottom, box.width, y - 6 - hard.bottom)
        canvas.text(translate(f"difficulty.preset_texts.{preset.id}"), text, _TEXT)
        for chip in chips:
            plate = pygame.FRect(box.x, y, box.width, high.chip)
            canvas.fill(plate, Colours.well, radius=Sizes.radius, alpha=210)
            canvas.image(chip.picture, (plate.x + 8, plate.centery - 12, 24, 24))
            words_box = (plate.x + 40, plate.y, plate.width - 48, plate.height)
            canvas.text(chip.words, words_box, _SETTING, wrap=bool(self.parts))
            y += high.chip + _CHIP_GAP

    def _draw_hardness(self, canvas: Canvas, box: pygame.FRect, difficulty: Difficulty) -> None:
        words = hardness_words(self._services, difficulty)
        gauge = gauge_width(_GAUGE)
        width = min(box.width - gauge - 9, canvas.text_size(words.both, _HARD)[0] + 2)
        wrap = self.parts is not None
        x = box.centerx - (gauge + 9 + width) / 2
        draw_gauge(canvas, (x, box.centery - _GAUGE / 2 - 2, gauge, _GAUGE), words.step)
        canvas.text(words.both, (x + gauge + 9, box.y - 2, width, box.height), _HARD, wrap=wrap)


class PresetCards(Row):
    """The cards of a level's presets, side by side, with larger words of equal heights."""

    def __init__(self, cards: Sequence[PresetCard]) -> None:
        super().__init__(gap=Sizes.gap)
        self.cards = tuple(cards)

    def show(
        self,
        presets: Sequence[Preset],
        chosen: Difficulty,
        beaten: frozenset[Difficulty],
        *,
        visible: bool,
    ) -> None:
        """Show the presets of a level, or nothing while the settings are chosen one by one."""
        self.boxes = [Item(card, 0.0, fills=True) for card in self.cards[: len(presets)]]
        for card in self.cards:
            card.visible = False
        for card, preset in zip(self.cards, presets, strict=False):
            card.preset, card.visible = preset, visible
            card.chosen, card.beaten = preset.difficulty == chosen, preset.difficulty in beaten

    def height(self, view: Viewport, width: float) -> float:
        """Return how high larger words make the cards, and let them be so high."""
        parts = None
        if is_large():
            shown = self.cards[: len(self.boxes)]
            each = (width + Sizes.gap) / len(shown) - Sizes.gap
            found = [card.measure(view, each, card.preset) for card in shown if card.preset]
            parts = CardParts(*map(max, zip(*found, strict=True)))
        for card in self.cards:
            card.parts = parts
        return 0.0 if parts is None else parts.height
