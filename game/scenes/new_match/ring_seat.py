"""A seat in the plan of a ring: its portrait, who plays it, and a name or a strength."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colours, Segments, TextField, draw_panel, grown, text_style
from game.play import PLAYERS, STRENGTHS, Seat, Settings

from ..common import draw_fade, inner, land_colour, land_deep
from .plan_screen import PlanScreen
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
