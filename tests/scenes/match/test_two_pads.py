"""Two pads at a couch duel, and whole matches at the screen by real events alone."""

from dataclasses import replace
from functools import partial
from random import Random

import pygame
import pytest

from game.kit import Device
from game.play import SPEED_INSTANT, Match
from game.rules import FIRST, LATER, EndTurn, State, TakeDeck, Terms, to_act
from game.scenes import MatchScene, ResultsScene, Services
from game.scenes.common import PadSeatsScene
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.tutorial.lesson_dialog import LessonDialog
from game.scenes.tutorial.lesson_file import load_lesson
from game.scenes.tutorial.lesson_scene import LessonScene
from tests.kit.input.virtual_pad import SONY, VirtualPad
from tests.play.games import record_of
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from ..matches import new_duel
from ..playing import PAD_BUTTONS, Hands, Keys, Pad, walk_to
from .sitting import ADA, BO, Sitting

Y, A, START, LEFT, RIGHT = "y", "a", "menu", "dpad_left", "dpad_right"


class Couch(Sitting):
    """A duel of Ada, whose turn it is, and Bo; pads are plugged in, and may be held by sides."""

    def __init__(self, services: Services, pads: int, *, hand_over: bool = False) -> None:
        super().__init__(services, duel("* x y", "* a b"), hand_over=hand_over)
        self.wait(1)
        for number in range(pads):
            self.plug(VirtualPad("Wireless Controller", SONY) if number == 1 else VirtualPad())

    def device(self, pad: VirtualPad) -> Device:
        return self.app.input.pads.device(pad.number)

    def hold(self, *pads: VirtualPad) -> None:
        for side, pad in enumerate(pads):
            self.app.input.seats.take(self.device(pad), side)

    def unplug(self, pad: VirtualPad) -> None:
        pad.unplug()
        self.turn()

    def push(self, button: str, *pads: VirtualPad) -> None:
        for pad in pads:
            self.pad(button, on=pad)
            self.rest()
            self.wait(1)


@pytest.fixture
def at(services: Services, request: pytest.FixtureRequest) -> Couch:
    made = Couch(services, 2, hand_over=getattr(request, "param", False))
    made.hold(*made.pads)
    return made


def test_the_pad_of_the_other_side_does_nothing_in_a_turn(at: Couch) -> None:
    adas, bos = at.pads
    at.pad(Y, on=bos)
    assert at.message == "Ada’s turn"
    at.rest()
    for pad, turns in ((bos, 0), (adas, 1), (adas, 1), (bos, 2)):
        at.push(Y, pad)
        assert at.did(*[EndTurn()] * turns)
    # Both may pause.
    at.pad(START, on=adas)
    at.at(PauseDialog)


@pytest.mark.parametrize("at", [True], indirect=True, ids=["hand over"])
def test_only_who_takes_over_says_so(at: Couch) -> None:
    adas, bos = at.pads
    for button in (Y, A):
        at.push(button, adas)
        at.at(HandOverScene)
    at.push(A, bos)
    assert at.top is at.match


@pytest.mark.parametrize("pads", [1, 2])
def test_a_pad_that_is_no_ones_is_both_players(services: Services, pads: int) -> None:
    at = Couch(services, pads)
    at.hold(at.pads[0])
    at.push(Y, at.pads[-1], at.pads[-1])
    assert at.did(EndTurn(), EndTurn())


def test_a_pad_that_is_lost_pauses_the_match_and_says_so(at: Couch) -> None:
    adas, bos = at.pads
    bos.hold("dpad_left", "left_stick_up")
    at.turn()
    at.unplug(bos)
    assert at.at(PauseDialog).notice == at.match.translate("pads.lost")
    # The one that is left is both players' now, and nothing is held any more.
    at.keys(pygame.K_ESCAPE)
    at.wait(1)
    at.push(Y, adas, adas)
    assert at.did(EndTurn(), EndTurn())


def test_the_pause_stays_to_be_seen_while_pads_come_and_go(at: Couch) -> None:
    at.push(START, at.pads[0])
    pause, window = at.at(PauseDialog), at.app.stack.view.rect
    for change in (partial(at.unplug, at.pads[-1]), at.plug):
        change()
        at.wait(1)
        assert all(window.contains(button.rect) and button.rect.width for button in pause.buttons)


def test_a_pad_that_comes_takes_the_place_of_the_lost_one_and_is_not_missed(at: Couch) -> None:
    adas, bos = at.pads
    at.unplug(bos)
    pause = at.at(PauseDialog)
    other = at.plug()
    assert pause.notice == ""
    at.push("b", other)
    at.push(Y, other)
    assert at.did()
    at.push(Y, adas, other)
    assert at.did(EndTurn(), EndTurn())


def test_sides_are_chosen_by_the_pads_themselves(services: Services) -> None:
    at = Couch(services, 2)
    adas, bos = at.pads
    ada, bo = at.device(adas), at.device(bos)
    seats = services.inputs.seats

    def holders() -> tuple[Device | None, Device | None]:
        held = {seats.side_of(pad): pad for pad in (ada, bo)}
        return held.get(0), held.get(1)

    at.pad(START, on=bos)
    at.press_button(services.translate("pause.pads"))
    choice = at.at(PadSeatsScene)
    at.pad(RIGHT, on=bos)
    # Once more the same way changes nothing; and by the mouse a pad is handed on.
    for _ in range(2):
        at.pad(LEFT, on=adas)
        assert holders() == (ada, bo)
    at.click(next(token for token in choice.tokens if token.device == ada).rect.center)
    assert holders() == (None, ada)
    at.pad("b", on=bos)
    at.at(PauseDialog)


def test_a_pad_that_nobody_used_is_not_missed_and_one_person_has_no_sides_to_choose(
    services: Services,
) -> None:
    at = Sitting(services, solo("* x y", "* a b"))
    at.plug().unplug()
    at.turn()
    assert at.top is at.match
    at.plug()
    at.key(pygame.K_ESCAPE)
    assert not at.at(PauseDialog).pads_button.visible


def test_a_pad_that_comes_while_something_lies_over_the_pause_is_no_longer_missed(
    at: Couch,
) -> None:
    at.unplug(at.pads[1])
    pause = at.at(PauseDialog)
    pause.stack.push(at.match.services.routes.options())
    at.rest()
    at.plug()
    at.keys(pygame.K_ESCAPE)
    assert at.top is pause
    assert pause.notice == ""


def test_a_lesson_waits_for_a_pad_until_one_comes(services: Services) -> None:
    at = Desktop(
        services, LessonScene(services, load_lesson("hand", services.content.cards)), rested=True
    )
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

    def press(self, *names: str) -> None:
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
    match = new_duel(services, ("Ada", "Bo"), (1, 2), 9)
    at = Desktop(services, MatchScene(services, match))
    adas, bos = at.plug(), at.plug()
    at.rest()
    # Who begins sits down; until they are given, either pad is everybody's.
    at.pad(A, on=bos)
    at.rest()
    at.pad(START, on=bos)
    walk_to(at, at.at(PauseDialog).pads_button, lambda way: at.pad(f"dpad_{way}"))
    at.pad(A)
    at.rest()
    at.at(PadSeatsScene)
    for button, pad in ((LEFT, adas), (RIGHT, bos), ("b", adas), ("b", bos)):
        at.pad(button, on=pad)
        at.rest()
    hands = TwoPads(at, Random(9))
    assert hands.match_to_the_end() is match
    at.at(ResultsScene)
    assert min(hands.handed_over, hands.refused) > 3


def new_couch(services: Services, seed: int, edition: int) -> Match:
    match = Match.new(services.content, Terms(edition=edition), (ADA, BO), seed, services.store)
    while not isinstance(match.position, State):
        match.submit(TakeDeck((seed + len(match.history)) % 4))
    return match


@pytest.mark.parametrize(("hands", "seed", "edition"), [(Hands, 1, FIRST), (Keys, 6, LATER)])
def test_a_duel_by_one_device_alone_at_the_usual_speed(
    services: Services, hands: type[Hands], seed: int, edition: int
) -> None:
    """The screen is handed over in the first; at instant speed, see ``test_every_mode``."""
    services.settings = replace(services.settings, hand_over=edition == FIRST)
    desktop = Desktop(services, MatchScene(services, new_couch(services, seed, edition)))
    player = hands(desktop, Random(seed))
    match = player.match_to_the_end()
    top = desktop.at(ResultsScene)
    assert match.result == record_of(match).result == top.result
    assert top.ending.names[top.result.winner] in top.title
    assert services.store.unfinished(services.content) is None
    assert (player.handed_over > 3) == (edition == FIRST)
