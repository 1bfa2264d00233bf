"""What a voyage has opened and earned, each on a plate of its own: told once, when it has ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.kit import Block, Canvas, Colours, Viewport, grown, text_size, text_style
from game.play import Achievement, NewlyOpened

from ...services import Services
from ..parts.scenario_words import scenario_name
from ..parts.voyage_pictures import CAPTAINS, RELICS, draw_face, goods_icon
from ..parts.voyage_words import captain_name

_HIGH, _PAD, _GAP, _ICON = 34.0, 11.0, 8.0, 26.0
_WORDS = text_style.STRONG.with_changes(size=16, colour=Colours.gold, valign="middle", fit=True)


class NewsChip(NamedTuple):
    """Words with a picture before them; a ``face`` is drawn as a medal."""

    words: str
    icon: str
    face: bool = False


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


class NewsChips(Block):
    """Chips in as many rows as they need, each row in the middle."""

    def __init__(self, chips: Sequence[NewsChip]) -> None:
        super().__init__()
        self.chips = chips

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows."""
        rows = self._rows(view, width)
        return len(rows) * (grown(_HIGH) + _GAP) - _GAP if rows else 0.0

    def _wide(self, view: Viewport, chip: NewsChip, most: float) -> float:
        words = text_size(view, chip.words, _WORDS)[0]
        return min(most, words + grown(_ICON) + 3 * _PAD)

    def _rows(self, view: Viewport, width: float) -> list[list[tuple[NewsChip, float]]]:
        rows: list[list[tuple[NewsChip, float]]] = []
        left = 0.0
        for chip in self.chips:
            wide = self._wide(view, chip, width)
            if not rows or wide > left:
                rows.append([])
                left = width
            rows[-1].append((chip, wide))
            left -= wide + _GAP
        return rows

    def draw(self, canvas: Canvas) -> None:
        """Draw the chips."""
        box, high = self.area, grown(_HIGH)
        y = box.y
        for row in self._rows(canvas.view, box.width):
            x = box.centerx - (sum(wide for _, wide in row) + _GAP * (len(row) - 1)) / 2
            for chip, wide in row:
                _draw_chip(canvas, chip, pygame.FRect(x, y, wide, high))
                x += wide + _GAP
            y += high + _GAP


def _draw_chip(canvas: Canvas, chip: NewsChip, box: pygame.FRect) -> None:
    canvas.glow(box, Colours.gold, strength=70, spread=10, radius=9)
    canvas.box(box, Colours.panel, Colours.gold, width=1.6, radius=9, alpha=240)
    side = grown(_ICON)
    words = pygame.FRect(box.x + _PAD, box.y, box.width - 3 * _PAD - side, box.height)
    icon = pygame.FRect(box.right - _PAD - side, box.centery - side / 2, side, side)
    if not canvas.begins_right(chip.words):
        icon.x, words.x = box.x + _PAD, box.x + 2 * _PAD + side
    if chip.face:
        draw_face(canvas, chip.icon, icon.center, side / 2)
    else:
        canvas.image(chip.icon, icon)
    canvas.text(chip.words, words, _WORDS)
