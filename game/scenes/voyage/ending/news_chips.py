"""What a voyage has opened and earned, side by side on a plank: told once, when it has ended."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.kit import Block, Canvas, Colours, Viewport, box_at, grown, text_room, text_style
from game.play import Achievement, NewlyOpened

from ...routes import EarnedNews
from ...services import Services
from ..parts.scenario_words import scenario_name
from ..parts.voyage_pictures import CAPTAINS, RELICS, draw_face, goods_icon
from ..parts.voyage_words import captain_name
from .medal_strike import draw_light

#: The space around a chip, the side of its picture, and that at the ends of the plank.
_PAD, _ICON, _EDGE = 6.0, 42.0, 8.0
#: So many stand in a row at most, also in large texts, and how far one drops as it comes in.
_ROW, _LARGE_ROW, _DROP = 6, 2, 14.0
_WORDS = text_style.STRONG.with_changes(
    size=15, colour=Colours.gold, align="start", valign="middle", wrap=True
)


class NewsChip(NamedTuple):
    """Words with a picture before them; a ``face`` is drawn as a medal.

    ``shape`` is the width of the picture for a height of one.
    """

    words: str
    icon: str
    face: bool = False
    shape: float = 1.0


def opened_chips(services: Services, new: NewlyOpened) -> Iterator[NewsChip]:
    """Yield a chip for each thing that was opened (R16.86)."""
    say = services.translate
    for scenario in new.scenarios:
        name = scenario_name(services, scenario)
        yield NewsChip(say("voyage_end.opened_scenario", name=name), "icons/chart")
    for captain in new.captains:
        words = say("voyage_end.opened_captain", name=captain_name(services, captain))
        yield NewsChip(words, f"{CAPTAINS}/{captain}", face=True)
    for scenario, difficulty in new.difficulties:
        words = say(
            "voyage_end.opened",
            difficulty=say(f"setting_out.difficulties.{difficulty}"),
            scenario=scenario_name(services, scenario),
        )
        yield NewsChip(words, goods_icon("depth"))
    if new.squalls:
        yield NewsChip(say("voyage_end.opened_squalls"), f"{RELICS}/white_squall")


def earned_chips(services: Services, earned: Sequence[Achievement]) -> Iterator[NewsChip]:
    """Yield a chip for each achievement that was earned."""
    for medal in earned:
        name = services.translate(f"achievements.{medal.id}.name")
        yield NewsChip(services.translate("statistics.gained", name=name), medal.icon)


def thing_chips(news: Sequence[EarnedNews]) -> Iterator[NewsChip]:
    """Yield a chip for each look that was won."""
    for each in news:
        yield NewsChip(each.words, each.picture, shape=each.shape)


class NewsChips(Block):
    """One plank on which all of them stand side by side; in large texts below one another.

    ``arrived`` tells how far they have come in, one after the other, 0 to 1.
    """

    def __init__(self, chips: Sequence[NewsChip], arrived: Callable[[], float]) -> None:
        super().__init__()
        self.chips, self._arrived = chips, arrived

    @property
    def _columns(self) -> int:
        count = len(self.chips)
        most = _LARGE_ROW if grown(1.0) > 1.0 else _ROW
        return -(-count // -(-count // most))

    def _rows(self) -> list[Sequence[NewsChip]]:
        columns = self._columns
        firsts = range(0, len(self.chips), columns)
        return [self.chips[first : first + columns] for first in firsts]

    def _words_width(self, width: float) -> float:
        return (width - 2 * _EDGE) / self._columns - grown(_ICON) - 3 * _PAD

    def _row_high(self, view: Viewport, row: Sequence[NewsChip], width: float) -> float:
        room = self._words_width(width)
        words = max(text_room(view, chip.words, _WORDS, room) for chip in row)
        return max(grown(_ICON), words) + 2 * _PAD

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows."""
        return sum(self._row_high(view, row, width) for row in self._rows())

    def draw(self, canvas: Canvas) -> None:
        """Draw the plank, and what stands on it."""
        box, columns = self.area, self._columns
        canvas.glow(box, Colours.gold, strength=60, spread=12, radius=9)
        canvas.nine_patch("ui/panel_wood", box, corner=20)
        y, arrived, number = box.y, self._arrived() * len(self.chips), 0
        wide = (box.width - 2 * _EDGE) / columns
        for row in self._rows():
            high = self._row_high(canvas.view, row, box.width)
            x = box.centerx - len(row) * wide / 2
            for chip in row:
                share = min(1.0, max(0.0, arrived - number))
                with canvas.shifted(0, (1 - share) * -_DROP, alpha=round(255 * share)):
                    _draw_chip(canvas, chip, pygame.FRect(x, y, wide, high))
                x, number = x + wide, number + 1
            y += high


def _draw_chip(canvas: Canvas, chip: NewsChip, box: pygame.FRect) -> None:
    side = grown(_ICON)
    # It stands in the middle of its place.
    taken = canvas.text_size(chip.words, _WORDS)[0] + side + 4 * _PAD
    box = box.inflate(min(0.0, taken - box.width), 0)
    words = pygame.FRect(box.x + _PAD, box.y, box.width - 3 * _PAD - side, box.height)
    icon = pygame.FRect(box.right - _PAD - side, box.centery - side / 2, side, side)
    if not canvas.begins_right(chip.words):
        icon.x, words.x = box.x + _PAD, box.x + 2 * _PAD + side
    draw_light(canvas, icon)
    if chip.face:
        draw_face(canvas, chip.icon, icon.center, side / 2)
    else:
        wide, high = min(side, side * chip.shape), min(side, side / chip.shape)
        canvas.image(chip.icon, box_at(icon.center, wide, high))
    canvas.text(chip.words, words, _WORDS)
