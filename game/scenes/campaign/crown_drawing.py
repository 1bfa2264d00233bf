"""The crown of a level: the hardest Horde beaten there, as a line of pictures with a gauge."""

import pygame

from game.board import settings_chips
from game.kit import (
    Canvas,
    Colours,
    HintArea,
    Sizes,
    Viewport,
    draw_panel,
    grown,
    text_size,
    text_style,
)
from game.play import Crown
from game.rules import Difficulty

from ..common import HardnessWords, draw_bulb, draw_gauge, gauge_width, hardness_words
from ..services import Services

CROWN = "ui/crown"
_CHIP = 18.0
#: The gauge in a row of the panel, and on the plate.
ROW_GAUGE, _PLATE_GAUGE = 20.0, 15.0
_ICON = 52.0
#: The plate of the lasting reward.
PLATE = (336.0, 88.0)
#: The room for the crown and the edges beside the words.
_BESIDE = 98.0
_SHORT = text_style.NAME.with_changes(size=15, colour=Colours.text)
_NAME = text_style.NAME.with_changes(size=16, fit=True, floor=11, colour=Colours.gold)
_TITLE = text_style.NAME.with_changes(size=18, colour=Colours.gold, fit=True, floor=12)
_LINE = text_style.CAPTION.with_changes(
    size=14.5, colour=Colours.text, valign="middle", fit=True, floor=10.5
)


_LINE_LARGE = _LINE.with_changes(wrap=True)


def settings_words(services: Services, difficulty: Difficulty) -> str:
    """Return all settings that differ from the quick game, in words."""
    chips = settings_chips(services.content.strings, difficulty)
    return services.translate("campaign.joint").join(chip.words for chip in chips)


def crown_hint(services: Services, difficulty: Difficulty) -> str:
    """Return what the crown of a level stands for, in words."""
    hardness = hardness_words(services, difficulty).both
    settings = settings_words(services, difficulty)
    return services.translate("campaign.hardest_hint", settings=settings, hardness=hardness)


def draw_chips(
    canvas: Canvas, services: Services, difficulty: Difficulty, x: float, y: float
) -> float:
    """Draw settings as pictures with figures, from ``x`` to the right; return where they end."""
    for chip in settings_chips(services.content.strings, difficulty):
        side = grown(_CHIP)
        canvas.image(chip.picture, (x, y, side, side))
        x += side + 3
        if chip.short:
            canvas.text(chip.short, (x, y - 1, grown(40.0), grown(20.0)), _SHORT)
            x += canvas.text_size(chip.short, _SHORT)[0]
        x += 9
    return x


def draw_crown_row(
    canvas: Canvas, services: Services, difficulty: Difficulty, row: pygame.FRect
) -> None:
    """Draw the hardest win of a level: how hard it was, and against which settings."""
    canvas.fill(row, Colours.well, radius=Sizes.radius, alpha=210)
    canvas.frame(row, Colours.bronze, width=1.2, radius=Sizes.radius, alpha=190)
    canvas.image(CROWN, (row.x + 5, row.centery - 19, 38, 38))
    words = hardness_words(services, difficulty)
    gauge = pygame.FRect(0, 0, gauge_width(ROW_GAUGE), ROW_GAUGE)
    gauge.midright = (row.right - 12, row.centery)
    draw_gauge(canvas, gauge, words.step)
    x = row.x + 52
    name = services.translate("campaign.hardest", hardness=words.name)
    canvas.text(name, (x, row.y + 2, gauge.x - x - 8, grown(22.0)), _NAME)
    draw_chips(canvas, services, difficulty, x, row.y + 3 + grown(22.0))


class CrownPlate(HintArea):
    """The lasting reward of the last level, and what it was won against."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._settings: Difficulty | None = None
        self._words: HardnessWords | None = None
        self._bulb = False
        self.visible = False

    def show(self, crown: Crown | None) -> None:
        """Show the reward, if there is one."""
        self.visible = crown is not None
        hardest = self._services.content.hardness.hardest(crown.beaten) if crown else None
        self._settings = hardest
        self._words = hardness_words(self._services, hardest) if hardest else None
        self.hint = crown_hint(self._services, hardest) if hardest else ""
        self._bulb = crown is not None and crown.bulb
        if self._bulb:
            self.hint = f"{self.hint} {self._services.translate('bulb.why')}".lstrip()

    def wanted_size(self, view: Viewport) -> tuple[float, float]:
        """Return how large the plate must be for its words: the line on it wraps."""
        if grown(1.0) == 1.0:
            return PLATE
        wide = grown(PLATE[0]) - _BESIDE
        return grown(PLATE[0]), 18 + grown(24.0) + self._line_height(view, wide) + grown(24.0)

    @property
    def _line(self) -> str:
        return self._words.both if self._words else self._services.translate("campaign.unrecorded")

    def _line_height(self, view: Viewport, wide: float) -> float:
        gauge = gauge_width(_PLATE_GAUGE) + 9 if self._words else 0.0
        return max(grown(20.0), text_size(view, self._line, _LINE_LARGE, wide - gauge)[1])

    def draw(self, canvas: Canvas) -> None:
        """Draw the crown, its title, and below it how hard the hardest win was, against what."""
        draw_panel(canvas, self.rect, "wood")
        with canvas.reading(self.rect):
            self._draw_words(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        say, plate, words = self._services.translate, self.rect, self._words
        canvas.image(CROWN, (plate.x + 16, plate.centery - _ICON / 2, _ICON, _ICON))
        if self._bulb:
            draw_bulb(canvas, (plate.x + 16 + _ICON - 6, plate.centery + _ICON / 2 - 8))
        x = plate.x + 82
        width = plate.right - 16 - x
        canvas.text(say("campaign.crowned"), (x, plate.y + 8, width, grown(24.0)), _TITLE)
        gauge = gauge_width(_PLATE_GAUGE) + 9 if words else 0.0
        y = plate.y + 9 + grown(24.0)
        if words:
            draw_gauge(canvas, (x, y + 2, gauge, _PLATE_GAUGE), words.step)
        large = grown(1.0) > 1.0
        high = self._line_height(canvas.view, width) if large else 20.0
        look = _LINE_LARGE if large else _LINE
        canvas.text(self._line, (x + gauge, y, width - gauge, high), look)
        if self._settings:
            draw_chips(canvas, self._services, self._settings, x, y + high + 5)
