"""The question before a match is played on from one of its moments: as whom, against whom."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    CycleChoice,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    text_size,
    text_style,
)
from game.play import STRENGTHS, USUAL, Match, Seat, only_person, strength_of
from game.rules import LEFT, RIGHT, State

from ..common.matches.player_names import player_names
from ..common.screen import Screen
from ..services import Services

_SIZE, _SOLO_HIGH = (620.0, 344.0), 240.0
#: The heights of the head, of the words below it, and of a choice.
_HEAD, _WORDS_HIGH, _CHOICE = 56.0, 62.0, 46.0
_TEXT = text_style.BODY.with_changes(size=16, align="center", fit=True)
#: Against whom, before the strengths of the computer.
FRIEND = 0


class PlayOnDialog(Screen):
    """Asks how a position is to be played on; the match that follows is kept and counted nowhere.

    ``seats`` are those of the match that the position is from.
    """

    transparent: ClassVar[bool] = True

    def __init__(self, services: Services, position: State, seats: tuple[Seat, ...]) -> None:
        super().__init__(services)
        self.title = self.translate("replay.play_on")
        self.position = position
        self.seats = seats
        self.side = only_person(seats) or LEFT
        rival = strength_of(seats[1 - self.side]) or USUAL
        names = player_names(services, seats)
        self.as_whom = CycleChoice(
            self.translate("replay.as_whom"), names, self.side, self._take_side, share=0.38
        )
        strengths = [services.translate(f"strengths.{each}.name") for each in STRENGTHS]
        self.against = CycleChoice(
            self.translate("replay.against"),
            (self.translate("replay.friend"), *strengths),
            STRENGTHS.index(rival) + 1,
            lambda _index: None,
            share=0.38,
        )
        self.widgets.extend((self.as_whom, self.against))
        self.back = self.add_button("replay.stay", self.go_back, "back")
        self.begin = self.add_button("replay.begin", self.play, "play", kind="primary")
        # The Horde plays itself.
        self.as_whom.visible = self.against.visible = not position.solo
        self.widgets.focus(self.begin)
        self._box = pygame.FRect(0, 0, 0, 0)

    @property
    def chosen_seats(self) -> tuple[Seat, ...]:
        """Who is to sit where."""
        seats = list(self.seats)
        own, other = (LEFT, RIGHT) if self.position.solo else (self.side, 1 - self.side)
        seats[own] = _person(seats[own])
        if not self.position.solo:
            index = self.against.index
            computer = Seat("", "computer", seats[other].portrait, STRENGTHS[index - 1])
            seats[other] = _person(seats[other]) if index == FRIEND else computer
        return seats[0], seats[1]

    def play(self) -> None:
        """Play on, over the replay, which waits below."""
        match = Match.from_position(self.position, self.chosen_seats, what_if=True)
        self.stack.replace(self.services.routes.match_scene(match))

    def _take_side(self, side: int) -> None:
        self.side = side

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._size(view)[1] + 2 * Sizes.gap)

    def _size(self, view: Viewport) -> tuple[float, float]:
        """Return how large the panel is, and find how high the words on it are."""
        width = min(grown(_SIZE[0]), view.width - 2 * Sizes.gap)
        words = text_size(view, self.translate("replay.play_on_text"), _TEXT, width - 80)[1]
        self._words_high = max(_WORDS_HIGH, words + 4)
        usual = _SOLO_HIGH if self.position.solo else _SIZE[1]
        choices = 0 if self.position.solo else 2
        more = self._words_high - _WORDS_HIGH + grown(_HEAD) - _HEAD
        more += choices * (grown(_CHOICE) - _CHOICE) + button_height() - Sizes.button_height
        return width, usual + more

    def resize(self, view: Viewport) -> None:
        """Lay the choices and the buttons on the panel."""
        box = self._box = view.centered(self._size(view))
        inside = box.inflate(-80, -48)
        top, high = inside.y + grown(_HEAD) + self._words_high + 10, grown(_CHOICE)
        for number, choice in enumerate((self.as_whom, self.against)):
            choice.place((inside.x, top + (high + 8) * number, inside.width, high))
        width = (inside.width - Sizes.gap) / 2
        y = inside.bottom - button_height()
        self.back.place((inside.x, y, width, button_height()))
        self.begin.place((inside.right - width, y, width, button_height()))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel, and what becomes of the match."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = self._box.inflate(-80, -48)
        draw_head(canvas, (inside.x, inside.y - 6, inside.width, grown(_HEAD)), self.title)
        words = (inside.x, inside.y + grown(_HEAD), inside.width, self._words_high)
        canvas.text(self.translate("replay.play_on_text"), words, _TEXT, colour=Colours.text)


def _person(seat: Seat) -> Seat:
    """Return a seat as a person takes it: a computer's own name stays with the computer."""
    return Seat(seat.name if seat.is_person else "", "person", seat.portrait)


def example(services: Services) -> PlayOnDialog:
    """Return the question in the middle of a duel."""
    from ..examples import middle_duel  # noqa: PLC0415

    match = middle_duel(services)
    assert match.state is not None
    return PlayOnDialog(services, match.state, match.seats)
