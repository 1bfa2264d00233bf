"""The seats in the plan of a ring: teams side by side, each seat with its own choices."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.content import You
from game.kit import (
    Canvas,
    Colours,
    Segments,
    TextField,
    Viewport,
    draw_panel,
    grown,
    text_room,
    text_style,
)
from game.play import PLAYERS, STRENGTHS, Seat, Settings, portraits_of
from game.rules import MOST_SIDES, RINGS

from ..common import default_names, draw_fade, inner, land_colour, land_deep, player_names, seats_of
from .plan_screen import ABOVE, CAPTION, PlanScreen
from .portrait_picker import PortraitButton
from .seat_panel import LONGEST_NAME
from .strength_dial import StrengthDial

#: A portrait's radius, and the room beside it.
MARK, ASIDE = 34.0, 16.0
#: The heights of a name, of a choice, and of the space between; of the edges above and below.
NAME, CHOICE, BETWEEN, EDGE = 24.0, 44.0, 6.0, 13.0
#: From this growth of the texts on name and choices have a seat's whole width, below the portrait.
STACKED = 1.2
_NAME_LOOK = text_style.STRONG.with_changes(
    size=18, colour=Colours.light, outline=1.2, fit=True, floor=12, valign="middle"
)


class RingSeat:
    """The widgets of one seat, shown while it is somebody's, and drawn on its panel."""

    def __init__(self, scene: PlanScreen, side: int) -> None:
        self.scene, self.side, self.shown = scene, side, False
        self.rect = pygame.FRect(0, 0, 0, 0)
        say, add = scene.translate, scene.widgets.add
        change = say("portraits.change")
        self.portrait = add(PortraitButton(lambda: scene.change_portrait(side), side, change))
        kinds = [say(f"new_ring.kinds.{kind}") for kind in PLAYERS]
        self.kind = add(Segments("", kinds, 0, self._seat, share=0.0))
        self.name = add(
            TextField(
                scene.plan.ring_names[side],
                max_length=LONGEST_NAME,
                on_change=lambda text: scene.change_seat(side, ring_names=text.strip()),
                on_submit=lambda _text: scene.widgets.focus(scene.begin_button, show=True),
            )
        )
        words = [(say(f"strengths.{key}.name"), say(f"strengths.{key}.text")) for key in STRENGTHS]
        self.strength = add(StrengthDial(words, 0, self._strengthen))

    def _seat(self, index: int) -> None:
        self.scene.change_seat(self.side, ring_seats=PLAYERS[index])

    def _strengthen(self, index: int) -> None:
        self.scene.change_seat(self.side, ring_strengths=STRENGTHS[index])

    def show(
        self, plan: Settings, seat: Seat | None, name: str = "", usual: str = "", team: str = ""
    ) -> None:
        """Show who plays the seat, or nothing where there is none.

        ``name`` is what its player goes by, ``usual`` what one without a name goes by, ``team``
        those who win together with it.
        """
        self.shown = seat is not None
        for widget in (self.portrait, self.kind, self.name, self.strength):
            widget.visible = self.shown
        if seat is None:
            return
        self.called, self.name.placeholder = name, usual
        self.portrait.portrait = seat.portrait
        self.kind.index = PLAYERS.index(seat.kind)
        self.portrait.called = self.scene.translate("portraits.of", name=name)
        who = self.scene.translate("new_ring.who_plays", number=self.side + 1)
        self.kind.called = ". ".join(filter(None, (team, who)))
        self.name.visible, self.strength.visible = seat.is_person, seat.is_computer
        self.name.hint = self.scene.translate("start.name_hint")
        self.strength.index = STRENGTHS.index(plan.ring_strengths[self.side])
        self.strength.called = self.called
        self.strength.hint = self.strength.texts[self.strength.index]

    @staticmethod
    def needs() -> float:
        """Return how high the panel must be for words of the wanted size."""
        high = 2 * EDGE + grown(NAME) + 2 * (_choice_height() + BETWEEN)
        return high + (2 * MARK + BETWEEN if grown(1.0) > STACKED else 0.0)

    def place(self, rect: pygame.FRect) -> None:
        """Lay the widgets on the panel."""
        self.rect = rect
        medal = pygame.FRect(0, 0, 2 * MARK, 2 * MARK)
        words = self._words = inner(rect, ASIDE, EDGE)
        if grown(1.0) > STACKED:
            medal.midtop = rect.centerx, words.y
            words.y += 2 * MARK + BETWEEN
        else:
            medal.midleft = rect.x + ASIDE, rect.centery
            words.x += 2 * MARK + ASIDE
            words.width -= 2 * MARK + ASIDE
        self.portrait.place(medal)
        y, high = words.y + grown(NAME) + BETWEEN, _choice_height()
        self.kind.place((words.x, y, words.width, high))
        box = (words.x, y + high + BETWEEN, words.width, high)
        self.name.place(box)
        self.strength.place(box)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the panel in the seat's colours, and the name that its player goes by."""
        draw_panel(canvas, self.rect)
        draw_fade(canvas, inner(self.rect, 9), land_deep(self.side), (255, 60), across=True)
        box = pygame.FRect(self._words.x, self._words.y, self._words.width, grown(NAME))
        canvas.text(self.called, box, _NAME_LOOK, colour=land_colour(self.side))


def _choice_height() -> float:
    return min(grown(CHOICE), 1.5 * CHOICE)


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
