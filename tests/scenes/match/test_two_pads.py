"""Two pads at a couch duel, each with its own side; and pads that come and go in a match."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.kit import Device
from game.play import SPEED_INSTANT, Match, Seat
from game.rules import EndTurn, TakeDeck, Terms, to_act
from game.scenes import HandOverScene, MatchScene, PauseDialog, ResultsScene, Services
from game.scenes.common import PadSeatsScene
from game.scenes.tutorial.lesson_dialog import LessonDialog
from game.scenes.tutorial.lesson_file import load_lesson
from game.scenes.tutorial.lesson_scene import LessonScene
from tests.kit.input.virtual_pad import SONY, VirtualPad
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from ..playing import PAD_BUTTONS, Pad, walk_to
from .sitting import Sitting

Y, A, START, LEFT, RIGHT = "y", "a", "menu", "dpad_left", "dpad_right"


class Couch(Sitting):
    """A duel of Ada, whose turn it is, and Bo; pads are plugged in, and may be held by sides."""

    def __init__(self, services: Services, pads: int, *, hand_over: bool = False) -> None:
        super().__init__(services, duel("* x y", "* a b"), hand_over=hand_over)
        self.wait(1)
        for number in range(pads):
            self.plug(VirtualPad("Wireless Controller", SONY) if number == 1 else VirtualPad())

    def device(self, pad: VirtualPad) -> Device:
        """Return a pad as the game knows it."""
        return self.app.input.pads.device(pad.number)

    def hold(self, *pads: VirtualPad) -> None:
        """Give the sides their pads, Ada first."""
        for side, pad in enumerate(pads):
            self.app.input.seats.take(self.device(pad), side)

    def unplug(self, pad: VirtualPad) -> None:
        pad.unplug()
        self.turn()


def seated(services: Services, *, hand_over: bool = False) -> tuple[Couch, VirtualPad, VirtualPad]:
    """Sit Ada and Bo down with a pad each."""
    at = Couch(services, 2, hand_over=hand_over)
    at.hold(*at.pads)
    adas, bos = at.pads
    return at, adas, bos


def test_the_pad_of_the_other_side_does_nothing_in_a_turn(services: Services) -> None:
    at, adas, bos = seated(services)
    at.pad(Y, on=bos)
    assert at.match.view.message.words == "Ada’s turn"
    at.rest()
    assert at.actions == []
    at.pad(Y, on=adas)
    at.rest()
    assert at.actions == [EndTurn()]
    at.wait(1)
    at.pad(Y, on=adas)
    at.rest()
    assert at.actions == [EndTurn()]
    at.pad(Y, on=bos)
    at.rest()
    assert at.actions == [EndTurn()] * 2


def test_only_who_takes_over_says_so(services: Services) -> None:
    at, adas, bos = seated(services, hand_over=True)
    at.pad(Y, on=adas)
    at.rest()
    assert isinstance(at.top, HandOverScene)
    at.pad(A, on=adas)
    at.rest()
    assert isinstance(at.top, HandOverScene)
    at.pad(A, on=bos)
    at.rest()
    assert isinstance(at.top, MatchScene)


def test_both_may_pause(services: Services) -> None:
    at, _, bos = seated(services)
    at.pad(START, on=bos)
    assert isinstance(at.top, PauseDialog)


@pytest.mark.parametrize("pads", [1, 2])
def test_a_pad_that_is_no_ones_is_both_players(services: Services, pads: int) -> None:
    at = Couch(services, pads)
    at.hold(at.pads[0])
    for _ in range(2):
        at.pad(Y, on=at.pads[-1])
        at.rest()
        at.wait(1)
    assert at.actions == [EndTurn()] * 2


def test_a_pad_that_is_lost_pauses_the_match_and_says_so(services: Services) -> None:
    at, adas, bos = seated(services)
    bos.hold("dpad_left", "left_stick_up")
    at.turn()
    at.unplug(bos)
    pause = at.at(PauseDialog)
    assert pause.notice == services.translate("pads.lost")
    # The one that is left is both players' now, and nothing is held any more.
    at.keys(pygame.K_ESCAPE)
    at.wait(1)
    for _ in range(2):
        at.pad(Y, on=adas)
        at.rest()
        at.wait(1)
    assert at.actions == [EndTurn()] * 2


def test_a_pad_that_comes_takes_the_place_of_the_lost_one_and_is_not_missed(
    services: Services,
) -> None:
    at, adas, bos = seated(services)
    at.unplug(bos)
    pause = at.at(PauseDialog)
    other = at.plug()
    assert pause.notice == ""
    at.pad("b", on=other)
    at.wait(1)
    at.pad(Y, on=other)
    at.rest()
    assert at.actions == []
    for pad in (adas, other):
        at.pad(Y, on=pad)
        at.rest()
        at.wait(1)
    assert at.actions == [EndTurn()] * 2


def test_a_pad_that_nobody_used_is_not_missed(services: Services) -> None:
    at = Couch(services, 1)
    at.unplug(at.pads[0])
    assert isinstance(at.top, MatchScene)


def test_sides_are_chosen_by_the_pads_themselves(services: Services) -> None:
    at = Couch(services, 2)
    adas, bos = at.pads
    ada, bo = at.device(adas), at.device(bos)
    at.pad(START, on=bos)
    at.press_button(services.translate("pause.pads"))
    choice = at.at(PadSeatsScene)
    at.pad(RIGHT, on=bos)
    at.pad(LEFT, on=adas)
    seats = services.inputs.seats
    assert (seats.pad_of(0), seats.pad_of(1)) == (ada, bo)
    # Once more the same way changes nothing; and by the mouse a pad is handed on.
    at.pad(LEFT, on=adas)
    assert seats.pad_of(0) == ada
    token = next(token for token in choice.tokens if token.device == ada)
    at.click(token.rect.center)
    assert (seats.pad_of(0), seats.pad_of(1)) == (None, ada)
    at.pad("b", on=bos)
    assert isinstance(at.top, PauseDialog)


def test_where_one_person_plays_there_are_no_sides_to_choose(services: Services) -> None:
    at = Sitting(services, solo("* x y", "* a b"))
    at.plug()
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog)
    assert not at.top.pads_button.visible


def test_a_pad_that_comes_while_something_lies_over_the_pause_is_no_longer_missed(
    services: Services,
) -> None:
    at, _adas, bos = seated(services)
    at.unplug(bos)
    pause = at.at(PauseDialog)
    pause.stack.push(services.routes.options())
    at.rest()
    at.plug()
    at.keys(pygame.K_ESCAPE)
    assert at.top is pause
    assert pause.notice == ""


def test_a_lesson_waits_for_a_pad_until_one_comes(services: Services) -> None:
    at = Desktop(services, LessonScene(services, load_lesson("hand", services.content.cards)))
    at.rest()
    pad = at.plug()
    at.pad("dpad_right")
    pad.unplug()
    at.rest()
    dialog = at.at(LessonDialog)
    assert dialog.text == services.translate("pads.lost")
    at.plug()
    at.rest()
    assert dialog.text == services.translate("lessons.paused")


class TwoPads(Pad):
    """Plays for both: what a side does is done with its own pad, after the other tried in vain."""

    refused = 0

    def _press(self, *names: str) -> None:
        top = self.desktop.top
        asked = getattr(top, "asked_side", None)
        side = to_act(self.scene.match.position) if asked is None else asked
        other = self.desktop.pads[1 - side]
        if isinstance(top, MatchScene) and names == ("next",):
            entries = len(top.match.history)
            self.desktop.pad(*(PAD_BUTTONS[name] for name in names), on=other)
            self.desktop.rest()
            assert len(top.match.history) == entries
            self.refused += 1
        self.desktop.pad(*(PAD_BUTTONS[name] for name in names), on=self.desktop.pads[side])


def test_a_whole_couch_duel_by_two_pads(services: Services) -> None:
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    match = Match.new(services.content, Terms(), (Seat("Ada"), Seat("Bo")), 9, services.store)
    match.submit(TakeDeck(1))
    match.submit(TakeDeck(2))
    at = Desktop(services, MatchScene(services, match))
    at.plug()
    at.plug()
    at.rest()
    adas, bos = at.pads
    # Who begins sits down; until they are given, either pad is everybody's.
    at.pad("a", on=bos)
    at.rest()
    at.pad("menu", on=bos)
    pause = at.at(PauseDialog)
    walk_to(at, Random(9), pause.pads_button, lambda way: at.pad(f"dpad_{way}"))
    at.pad("a")
    at.rest()
    assert isinstance(at.top, PadSeatsScene)
    at.pad("dpad_left", on=adas)
    at.pad("dpad_right", on=bos)
    at.pad("b", on=adas)
    at.rest()
    at.pad("b", on=bos)
    at.rest()
    hands = TwoPads(at, Random(9))
    assert hands.match_to_the_end() is match
    assert isinstance(at.top, ResultsScene)
    assert hands.handed_over > 3
    assert hands.refused > 3
