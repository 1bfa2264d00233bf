"""What a voyage has opened and earned, as medals: told once, when it has ended."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.kit import Block, Canvas, Colours, Viewport, grown, text_room, text_style
from game.play import Achievement, NewlyOpened

from ...common import draw_medallion
from ...routes import EarnedNews
from ...services import Services
from ..parts.scenario_words import scenario_name
from ..parts.voyage_pictures import CAPTAINS, RELICS, draw_face, goods_icon
from ..parts.voyage_words import captain_name
from .medal_strike import draw_light

#: The space around words, the side of a medal, how wide its place is, and how far one drops as it
#: comes in.
_PAD, _MEDAL, _LEAST, _WIDEST, _DROP = 6.0, 58.0, 132.0, 172.0, 14.0
_WORDS = text_style.STRONG.with_changes(
    size=14.5, colour=Colours.light, align="center", valign="top", wrap=True, outline=1.4
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
        face = each.picture.startswith("portraits/")
        yield NewsChip(each.words, each.picture, face, each.shape)


class NewsChips(Block):
    """A medal for each of them side by side, with its words below.

    ``arrived`` tells how far they have come in, one after the other, 0 to 1.
    """

    def __init__(self, chips: Sequence[NewsChip], arrived: Callable[[], float]) -> None:
        super().__init__()
        self.chips, self._arrived = chips, arrived

    def _rows(self, width: float) -> list[Sequence[NewsChip]]:
        most = max(1, int(width / (grown(_LEAST))))
        columns = -(-len(self.chips) // -(-len(self.chips) // most))
        firsts = range(0, len(self.chips), columns)
        return [self.chips[first : first + columns] for first in firsts]

    def _wide(self, width: float) -> float:
        return min(grown(_WIDEST), width / len(self._rows(width)[0]))

    def _row_high(self, view: Viewport, row: Sequence[NewsChip], width: float) -> float:
        room = self._wide(width) - 2 * _PAD
        return grown(_MEDAL) + _PAD + max(text_room(view, chip.words, _WORDS, room) for chip in row)

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows."""
        rows = self._rows(width)
        return sum(self._row_high(view, row, width) + _PAD for row in rows) - _PAD

    def draw(self, canvas: Canvas) -> None:
        """Draw the medals and their words."""
        box = self.area
        y, arrived, number = box.y, self._arrived() * len(self.chips), 0
        wide = self._wide(box.width)
        for row in self._rows(box.width):
            high = self._row_high(canvas.view, row, box.width)
            x = box.centerx - len(row) * wide / 2
            for chip in row:
                share = min(1.0, max(0.0, arrived - number))
                with canvas.shifted(0, (1 - share) * -_DROP, alpha=round(255 * share)):
                    _draw_chip(canvas, chip, pygame.FRect(x, y, wide, high))
                x, number = x + wide, number + 1
            y += high + _PAD


def _draw_chip(canvas: Canvas, chip: NewsChip, box: pygame.FRect) -> None:
    side = grown(_MEDAL)
    medal = pygame.FRect(box.centerx - side / 2, box.y, side, side)
    draw_light(canvas, medal)
    if chip.face:
        draw_face(canvas, chip.icon, medal.center, side / 2)
    elif chip.icon.startswith("medals/"):
        canvas.image(chip.icon, medal)
    else:
        draw_medallion(canvas, chip.icon, medal.center, side / 2, chip.shape)
    words = pygame.FRect(box.x, medal.bottom + _PAD, box.width, 0).inflate(-2 * _PAD, 0)
    words.height = box.bottom - words.y
    canvas.text(chip.words, words, _WORDS)
