"""The seats of a duel's plan: a panel for each side, with a portrait, and a name or a strength."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.board import draw_portrait
from game.kit import (
    LEVEL_CHOICE_PAD,
    Block,
    Canvas,
    Colours,
    Item,
    LevelChoice,
    Row,
    TextField,
    Viewport,
    box_at,
    draw_fade,
    draw_panel,
    fixed,
    grown,
    text_room,
    text_style,
)
from game.play import CHARACTERS, STRENGTHS, Seat, Settings, number_of, portraits_of

from ..common import (
    default_names,
    draw_seat,
    inner,
    land_colour,
    land_deep,
    planned,
    ranked_names,
    side_called_you,
)
from .portrait_picker import PortraitButton

if TYPE_CHECKING:
    from .plan_screen import PlanScreen

LONGEST_NAME = 18
#: A portrait's radius; the heights of a name's field, of a name and of the choice of strengths.
_MARK, _FIELD_HEIGHT, _NAME_HEIGHT, _STEPS = 43.0, 44.0, 26.0, 84.0
#: The height of a seat, and of the space over and below its name and its strengths.
_HEIGHT, _AIR = 156.0, 22.0
#: From this growth of the texts on the seats stand below one another where not only people play.
_STACKED = 1.4
_WIDEST_FIELD = 360.0
#: The computer's share of the width beside a person, who has only a name to choose.
_COMPUTER_SHARE, _GAP = 0.68, 16.0
_ASIDE, _LEFT_OUT = 2 * _MARK + 34, 22.0
_NAME = text_style.NAME.with_changes(size=21, colour=Colours.light, outline=1.6, fit=True)
_TEXT = text_style.CAPTION.with_changes(size=15, fit=True, colour=Colours.text, wrap=True)


class SidePanel(Block):
    """The panel of a side in its colours, with the medal of its portrait."""

    def __init__(self, scene: PlanScreen, side: int, *boxes: Block) -> None:
        super().__init__(*boxes)
        self.scene, self.side = scene, side
        self.name = ""

    def show(self, plan: Settings, seat: Seat, name: str, portrait: str, usual: str) -> None:
        """Show who sits here: a name, a portrait, and what one without a name is called."""
        del plan, seat, portrait, usual
        self.name = name

    def height(self, view: Viewport, width: float) -> float:
        """Return the height for what stands in it."""
        return max(_HEIGHT, self.needs(view, width - _ASIDE - _LEFT_OUT))

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high its words are at a width."""
        del view, width
        return 0.0

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the medal at the left, and the words beside it."""
        del view
        self.area = area
        self.medal = box_at((area.x + _MARK + 18, area.centery), 2 * _MARK)
        width = area.width - _ASIDE - _LEFT_OUT
        self.words = pygame.FRect(area.x + _ASIDE, area.y, width, area.height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel."""
        draw_panel(canvas, self.area)
        draw_fade(canvas, inner(self.area, 9), land_deep(self.side), (255, 60), across=True)

    def write_name(self, canvas: Canvas, y: float, high: float) -> None:
        """Write the name that nobody types."""
        place = (self.words.x, y, self.words.width, high)
        canvas.text(self.name, place, _NAME, colour=land_colour(self.side))


class PlayerSeat(SidePanel):
    """The seat of a person, who has a name, or of a computer, which has a strength."""

    def __init__(self, scene: PlanScreen, side: int) -> None:
        say, add, settings = scene.translate, scene.widgets.add, scene.services.settings
        change = say("portraits.change")
        self.portrait = add(PortraitButton(lambda: scene.change_portrait(side), side, change))
        self.field = add(
            TextField(
                settings.names[side],
                max_length=LONGEST_NAME,
                on_change=lambda text: scene.change_seat(side, names=text.strip()),
                on_submit=lambda _text: scene.widgets.focus(scene.begin_button, show=True),
            )
        )
        words = [
            (say(f"strengths.{strength}.name"), say(f"characters.{character}.text"))
            for strength, character in zip(STRENGTHS, CHARACTERS, strict=True)
        ]
        self.strength = add(
            LevelChoice(
                words,
                STRENGTHS.index(settings.strengths[side]),
                lambda index: scene.change_seat(side, strengths=STRENGTHS[index]),
                paint=lambda canvas, box, index: draw_portrait(
                    canvas, CHARACTERS[index], side, box.center, box.width / 2
                ),
            )
        )
        widgets = (self.portrait, self.field, self.strength)
        super().__init__(scene, side, *(Item(widget, fills=True) for widget in widgets))

    def show(self, plan: Settings, seat: Seat, name: str, portrait: str, usual: str) -> None:
        """Show the portrait, and the field or the strengths."""
        super().show(plan, seat, name, portrait, usual)
        say = self.scene.translate
        self.portrait.portrait = portrait
        # Nobody chooses what a character looks like.
        self.portrait.enabled = not number_of(seat)
        self.portrait.called = say("portraits.of", name=name)
        self.field.visible, self.strength.visible = seat.is_person, seat.is_computer
        self.field.placeholder = usual
        alone = self.side == side_called_you(planned(plan).seats)
        self.field.hint = say("start.name_hint_alone" if alone else "start.name_hint")
        self.strength.index = STRENGTHS.index(plan.strengths[self.side])
        self.strength.called = name

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high the name and the strengths are; a field is no higher than the seat."""
        if not self.strength.visible:
            return 0.0
        foot = self.strength.foot_for(view, width + 2 * LEVEL_CHOICE_PAD)
        return grown(_NAME_HEIGHT) + _STEPS + foot + _AIR

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the widgets on the panel."""
        super().place(view, area)
        words, high = self.words, min(grown(_FIELD_HEIGHT), 1.6 * _FIELD_HEIGHT)
        field = pygame.FRect(words.x, 0, min(words.width, grown(_WIDEST_FIELD)), high)
        field.centery = words.centery + grown(_NAME_HEIGHT) / 2
        # The strengths have air around them for the ring of the keyboard.
        ladder = inner(words, -LEVEL_CHOICE_PAD, 0)
        self.strength.foot = self.strength.foot_for(view, ladder.width)
        high, name = _STEPS + self.strength.foot, grown(_NAME_HEIGHT)
        ladder.y, ladder.height = words.centery - (name + high) / 2 + name + 2, high
        for box, place in zip(self.boxes, (self.medal, field, ladder), strict=True):
            box.place(view, place)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and the name over what is chosen."""
        super().draw(canvas)
        below, high = self.strength if self.strength.visible else self.field, grown(_NAME_HEIGHT)
        self.write_name(canvas, below.rect.y - high - 2, high)


class HordeSeat(SidePanel):
    """The side of the Horde, which says what that is."""

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high the name and the text are."""
        return grown(_NAME_HEIGHT) + text_room(view, self._text, _TEXT, width) + _AIR

    @property
    def _text(self) -> str:
        return self.scene.translate("start.horde_text")

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the sign, the name and the text."""
        super().draw(canvas)
        draw_seat(canvas, "", self.side, self.medal.center, _MARK)
        words = max(20.0, text_room(canvas.view, self._text, _TEXT, self.words.width))
        high = grown(_NAME_HEIGHT) + 2
        y = self.words.centery - (high + words) / 2 - 1
        self.write_name(canvas, y, high)
        canvas.text(self._text, (self.words.x, y + high, self.words.width, words), _TEXT)


class BothSeats(Block):
    """The seats of both sides, beside or below one another; each stays at its side."""

    def __init__(self, scene: PlanScreen, seats: Sequence[SidePanel]) -> None:
        super().__init__(*seats)
        self.scene, self.seats = scene, seats
        #: The seats of those who have a name or a strength.
        self.players = [seat for seat in seats if isinstance(seat, PlayerSeat)]

    def show(self, plan: Settings) -> None:
        """Show who sits where."""
        services, seats = self.scene.services, planned(plan).seats
        names, usual = ranked_names(services, seats), default_names(services, seats)
        for panel, seat, *words in zip(
            self.seats, seats, names, portraits_of(seats), usual, strict=True
        ):
            panel.show(plan, seat, *words)
        shares = [_COMPUTER_SHARE if seat.is_computer else 1 - _COMPUTER_SHARE for seat in seats]
        stack = float("inf") if all(seat.is_person for seat in seats) else _STACKED
        self.boxes = [Row(*self.seats, gap=_GAP, shares=shares, stack=stack)]

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the seats where their sides are in the match, in every language."""
        super().place(view, area)
        for seat in self.seats:
            seat.place(view, fixed(seat.area, area))
