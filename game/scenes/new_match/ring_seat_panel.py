"""The seats in the plan of a ring: teams side by side, each seat with its own choices."""

from typing import NamedTuple

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Grid,
    Item,
    Row,
    Segments,
    TextField,
    Viewport,
    Widget,
    draw_fade,
    draw_panel,
    grown,
    text_room,
    text_style,
)
from game.play import CHARACTERS, PLAYERS, STRENGTHS, Seat, Settings, number_of, portraits_of
from game.rules import MOST_SIDES, RINGS

from ..common import (
    default_names,
    inner,
    land_colour,
    land_deep,
    numbered_names,
    planned,
    side_called_you,
)
from .plan_screen import ABOVE, Captioned, PlanScreen
from .portrait_picker import PortraitButton
from .seat_panel import LONGEST_NAME
from .strength_dial import StrengthDial

#: A portrait's radius, and the room beside it.
_MARK, _ASIDE = 34.0, 16.0
#: The heights of a name, of a choice, and of the space between; of the edges above and below.
_NAME, _CHOICE, _BETWEEN, _EDGE = 24.0, 44.0, 6.0, 13.0
#: From this growth of the texts on name and choices have a seat's whole width, below the portrait.
_STACKED = 1.2
#: The narrowest that a seat is, and the space between partners, and between teams.
_NARROWEST, _CLOSE, _APART = 270.0, 8.0, 24.0
#: The side of the picture of the Horde's wings.
_WING = 44.0
_NAME_LOOK = text_style.NAME.with_changes(
    size=18, colour=Colours.light, outline=1.2, fit=True, floor=12, valign="middle"
)
_TEXT = text_style.CAPTION.with_changes(
    size=15, fit=True, colour=Colours.text, wrap=True, align="center"
)


class RingSeat(Block):
    """The panel of one seat: its portrait, who plays it, and a name or a strength."""

    def __init__(self, scene: PlanScreen, side: int) -> None:
        self.scene, self.side = scene, side
        self.called = ""
        say, add = scene.translate, scene.widgets.add
        change = say("portraits.change")
        self.portrait = add(PortraitButton(lambda: scene.change_portrait(side), side, change))
        self.kind = add(
            Segments(
                "",
                [say(f"new_ring.kinds.{kind}") for kind in PLAYERS],
                0,
                lambda index: scene.change_seat(side, ring_seats=PLAYERS[index]),
                share=0.0,
            )
        )
        self.name = add(
            TextField(
                scene.plan.ring_names[side],
                max_length=LONGEST_NAME,
                on_change=lambda text: scene.change_seat(side, ring_names=text.strip()),
                on_submit=lambda _text: scene.widgets.focus(scene.begin_button, show=True),
            )
        )
        words = [
            (say(f"strengths.{strength}.name"), say(f"characters.{character}.text"))
            for strength, character in zip(STRENGTHS, CHARACTERS, strict=True)
        ]
        self.strength = add(
            StrengthDial(
                words, 0, lambda index: scene.change_seat(side, ring_strengths=STRENGTHS[index])
            )
        )
        widgets = (self.portrait, self.kind, self.name, self.strength)
        super().__init__(*(Item(widget, fills=True) for widget in widgets))

    def hide(self) -> None:
        """Show nothing: nobody sits here."""
        for widget in (self.portrait, self.kind, self.name, self.strength):
            widget.visible = False

    def show(self, plan: Settings, seat: Seat, name: str, usual: str, team: str) -> None:
        """Show who plays the seat.

        ``name`` is what its player goes by, ``usual`` what one without a name goes by, ``team``
        those who win together with it.
        """
        self.portrait.visible = self.kind.visible = True
        self.called, self.name.placeholder = name, usual
        self.portrait.portrait = seat.portrait
        # Nobody chooses what a character looks like.
        self.portrait.enabled = not number_of(seat)
        self.kind.index = PLAYERS.index(seat.kind)
        self.portrait.called = self.scene.translate("portraits.of", name=name)
        who = self.scene.translate("new_ring.who_plays", number=self.side + 1)
        self.kind.called = ". ".join(filter(None, (team, who)))
        self.name.visible, self.strength.visible = seat.is_person, seat.is_computer
        self.name.hint = self.scene.translate("start.name_hint")
        self.strength.index = STRENGTHS.index(plan.ring_strengths[self.side])
        self.strength.called = self.called
        self.strength.hint = self.strength.texts[self.strength.index]

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the panel must be for words of the wanted size."""
        del view, width
        return _seat_height()

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the widgets on the panel."""
        self.area = area
        medal = pygame.FRect(0, 0, 2 * _MARK, 2 * _MARK)
        words = self._words = inner(area, _ASIDE, _EDGE)
        if grown(1.0) > _STACKED:
            medal.midtop = area.centerx, words.y
            words.y += 2 * _MARK + _BETWEEN
        else:
            medal.midleft = area.x + _ASIDE, area.centery
            words.x += 2 * _MARK + _ASIDE
            words.width -= 2 * _MARK + _ASIDE
        high = _choice_height()
        kind = pygame.FRect(words.x, words.y + grown(_NAME) + _BETWEEN, words.width, high)
        below = kind.move(0, high + _BETWEEN)
        for box, place in zip(self.boxes, (medal, kind, below, below), strict=True):
            box.place(view, place)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel in the seat's colours, and the name that its player goes by."""
        draw_panel(canvas, self.area)
        draw_fade(canvas, inner(self.area, 9), land_deep(self.side), (255, 60), across=True)
        box = pygame.FRect(self._words.x, self._words.y, self._words.width, grown(_NAME))
        canvas.text(self.called, box, _NAME_LOOK, colour=land_colour(self.side))


def _choice_height() -> float:
    return min(grown(_CHOICE), 1.5 * _CHOICE)


def _seat_height() -> float:
    high = 2 * _EDGE + grown(_NAME) + 2 * (_choice_height() + _BETWEEN)
    return high + (2 * _MARK + _BETWEEN if grown(1.0) > _STACKED else 0.0)


class WingsPanel(Block):
    """The panel of the Horde's wings, which play by themselves."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of a seat."""
        del view, width
        return _seat_height()

    def draw(self, canvas: Canvas) -> None:
        """Draw the wings, and what they are."""
        draw_panel(canvas, self.area)
        canvas.fill(inner(self.area, 9), Colours.doomed, radius=7, alpha=46)
        box = inner(self.area, 24, 14)
        high = text_room(canvas.view, self.words, _TEXT, box.width)
        y = box.centery - (_WING + 6 + high) / 2
        for way in (-1, 1):
            x = box.centerx + way * _WING * 0.7 - _WING / 2
            canvas.image("icons/wing", (x, y, _WING, _WING))
        canvas.text(self.words, (box.x, y + _WING + 6, box.width, high + 2), _TEXT)


class Group(NamedTuple):
    """Seats that lie together below a caption; without seats it is the Horde's panel."""

    caption: str
    sides: tuple[int, ...]

    @property
    def places(self) -> int:
        """How many places it takes: the Horde's panel as many as the partners."""
        return len(self.sides) or 2


class RingSeatPanel(Block):
    """All seats of the planned ring, in the groups of those who win together."""

    def __init__(self, scene: PlanScreen) -> None:
        super().__init__()
        self.scene = scene
        self.seats = [RingSeat(scene, side) for side in range(MOST_SIDES)]
        self.groups: list[Group] = []
        self.wings = WingsPanel(scene.translate("new_ring.horde_text"))

    def show(self, plan: Settings) -> None:
        """Show the seats of the plan."""
        services, seats = self.scene.services, planned(plan).seats
        names, usual = numbered_names(services, seats), default_names(services, seats)
        portraits = portraits_of(seats)
        you = side_called_you(seats)
        self.groups = self._grouped(plan, [side == you for side in range(len(seats))])
        for panel in self.seats:
            panel.hide()
        for group in self.groups:
            team = group.caption if len(self.groups) > 1 else ""
            for side in group.sides:
                seat = seats[side]._replace(portrait=portraits[side])
                self.seats[side].show(plan, seat, names[side], usual[side], team)

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

    def _lay(self, width: float) -> Block:
        """Return the groups beside one another, or below where each seat would be too narrow."""
        narrowest, places = grown(_NARROWEST), sum(group.places for group in self.groups)
        if (width + _CLOSE) / places - _CLOSE >= narrowest:
            room = width - _APART * (len(self.groups) - 1)
            close = _CLOSE * (places - len(self.groups))
            wide = (room - close) / places
            shares = [group.places * (wide + _CLOSE) - _CLOSE for group in self.groups]
            parts = [self._group(group, places) for group in self.groups]
            return Row(*parts, gap=_APART, shares=shares)
        columns = 2 if (width - _CLOSE) / 2 >= narrowest else 1
        return Column(*(self._group(group, columns) for group in self.groups), gap=ABOVE)

    def _group(self, group: Group, columns: int) -> Captioned:
        seats = [self.seats[side] for side in group.sides]
        part = Grid(seats, min(columns, group.places), gap=_CLOSE) if seats else self.wings
        return Captioned(group.caption, part)

    def height(self, view: Viewport, width: float) -> float:
        """Return how high all groups are together."""
        return self._lay(width).height(view, width)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the groups out."""
        self.boxes = [self._lay(area.width)]
        super().place(view, area)

    def widgets(self) -> list[Widget]:
        """Return the widgets seat by seat."""
        return [widget for seat in self.seats for widget in seat.widgets()]
