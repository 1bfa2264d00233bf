"""The seats in the plan of a ring: teams side by side, each seat with its own choices."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.content import You
from game.kit import Canvas, Colours, Viewport, draw_panel, grown, text_room, text_style
from game.play import Settings, portraits_of
from game.rules import MOST_SIDES, RINGS

from ..common import default_names, inner, player_names, seats_of
from .plan_screen import ABOVE, CAPTION, PlanScreen
from .ring_seat import RingSeat

#: The narrowest that a seat is, and the space between partners, and between teams.
_NARROWEST, _CLOSE, _APART = 270.0, 8.0, 24.0
#: The height of the picture of the Horde's wings.
_WING = 44.0
_TEXT = text_style.CAPTION.with_changes(
    size=15, fit=True, colour=Colours.text, wrap=True, align="center"
)


class Group(NamedTuple):
    """Seats that lie together below a caption; without seats it is the Horde's panel."""

    caption: str
    sides: tuple[int, ...]


class RingSeatPanel:
    """All seats of the planned ring, in the groups of those who win together."""

    def __init__(self, scene: PlanScreen) -> None:
        self.scene = scene
        self.seats = [RingSeat(scene, side) for side in range(MOST_SIDES)]
        self.groups: list[Group] = []
        self._horde = pygame.FRect(0, 0, 0, 0)

    def show(self, plan: Settings) -> None:
        """Show the seats of the plan."""
        services, seats = self.scene.services, seats_of(plan)
        names, hints = player_names(services, seats), default_names(services, seats)
        portraits = portraits_of(seats)
        self.groups = self._grouped(plan, [isinstance(name, You) for name in names])
        teams = {side: group.caption for group in self.groups for side in group.sides}
        for side, panel in enumerate(self.seats):
            if side >= len(seats) or seats[side].is_horde:
                panel.show(plan, None)
                continue
            seat = seats[side]._replace(portrait=portraits[side])
            team = teams[side] if len(self.groups) > 1 else ""
            panel.show(plan, seat, names[side], hints[side], team)

    def _grouped(self, plan: Settings, you: list[bool]) -> list[Group]:
        """Return the groups of the plan; ``you`` tells who is "you"."""
        say, field = self.scene.translate, RINGS[plan.ring]
        if field.spoils:
            return [Group(say("new_ring.each"), field.sides)]
        groups = []
        for team in range(2):
            sides = tuple(side for side in field.sides if field.teams[side] == team)
            if set(sides) <= set(field.wings):
                groups.append(Group(say("sides.ai"), ()))
                continue
            mine = any(you[side] for side in sides)
            if any(you):
                key = "your_team" if mine else "other_team"
            else:
                key = ("first_team", "second_team")[team]
            groups.append(Group(say(f"new_ring.{key}"), sides))
        return groups

    # The layout

    def _columns(self, width: float) -> int:
        """Return how many seats lie side by side: all, two, or one."""
        count = self._places
        narrowest = grown(_NARROWEST)
        if (width + _CLOSE) / count - _CLOSE >= narrowest:
            return count
        return 2 if (width - _CLOSE) / 2 >= narrowest else 1

    @property
    def _places(self) -> int:
        """How many places there are: the Horde's panel takes as many as the partners."""
        return sum(len(group.sides) or 2 for group in self.groups)

    def needs(self, width: float) -> float:
        """Return how high all groups are together, but for the first caption."""
        rows = self._rows(width)
        return rows * RingSeat.needs() + (rows - 1) * _CLOSE + self._captions_between(width)

    def _captions_between(self, width: float) -> float:
        if self._columns(width) == self._places:
            return 0.0
        return (len(self.groups) - 1) * (grown(CAPTION) + ABOVE)

    def _rows(self, width: float) -> int:
        columns = self._columns(width)
        if columns == self._places:
            return 1
        return sum(-(-len(group.sides) // columns) or 1 for group in self.groups)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the groups beside or below one another, each below its caption."""
        del view
        columns, high = self._columns(area.width), RingSeat.needs()
        beside = columns == self._places
        x, y = area.x, area.y
        room = area.width - (_APART - _CLOSE) * (len(self.groups) - 1) * beside
        wide = (room + _CLOSE) / columns - _CLOSE
        for group in self.groups:
            places = len(group.sides) or 2
            across = min(places, columns)
            box = pygame.FRect(x, y, across * (wide + _CLOSE) - _CLOSE, high)
            self.scene.add_caption(group.caption, box)
            if not group.sides:
                self._horde = box
            for number, side in enumerate(group.sides):
                row, column = divmod(number, columns)
                at = x + column * (wide + _CLOSE), y + row * (high + _CLOSE)
                self.seats[side].place(pygame.FRect(*at, wide, high))
            if beside:
                x += box.width + _APART
            else:
                rows = -(-len(group.sides) // columns) or 1
                y += rows * (high + _CLOSE) + grown(CAPTION) + ABOVE

    # The picture

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the panels below the widgets."""
        for seat in self.seats:
            if seat.shown:
                seat.draw_ground(canvas)
        if any(not group.sides for group in self.groups):
            self._draw_horde(canvas)

    def _draw_horde(self, canvas: Canvas) -> None:
        """Draw the wings, and what they are."""
        draw_panel(canvas, self._horde)
        canvas.fill(inner(self._horde, 9), Colours.doomed, radius=7, alpha=46)
        box = inner(self._horde, 24, 14)
        words = self.scene.translate("new_ring.horde_text")
        high = text_room(canvas.view, words, _TEXT, box.width)
        y = box.centery - (_WING + 6 + high) / 2
        for way in (-1, 1):
            x = box.centerx + way * _WING * 0.7 - _WING / 2
            canvas.image("icons/wing", (x, y, _WING, _WING))
        canvas.text(words, (box.x, y + _WING + 6, box.width, high + 2), _TEXT)
