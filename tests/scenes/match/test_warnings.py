"""What is asked before a turn is ended, once and only where it helps; and who needs it calmer."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.board.audio.captions import CAPTIONS, caption_place
from game.play import Seat, Settings
from game.rules import LEFT, UNDECIDED, Attack, EndTurn, MatchAction, State
from game.scenes import Services
from game.scenes.common import ConfirmDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.options.option_list import ACCESS
from game.scenes.options.options_scene import OptionsScene
from tests.play.games import sure
from tests.rules.pictures import duel

from .sitting import Sitting, before
from .test_hint import Told

#: One creature that can be paid, and no threat.
LEFT_OVER = duel("* a b c d e", "* x y z w v", mana=3)
#: A turn whose end loses the Fort, with a card left.
LOST = duel("** a b", "* x y | top: 2/2", mana=3)
#: The settings of somebody who has changed none.
newcomer = pytest.mark.settings(end_warning=Settings().end_warning)


def ended(services: Services, state: State, **settings: Any) -> Sitting:
    at = Sitting(services, state, **settings)
    at.click(at.match.buttons.first.rect.center)
    return at


def question(at: Sitting) -> str:
    return at.top.title if isinstance(at.top, ConfirmDialog) else ""


@newcomer
@pytest.mark.parametrize(
    ("state", "title", "first"),
    [
        (LEFT_OVER, "You have a play left", EndTurn()),
        (LOST, "Your Fort is in danger", EndTurn()),
        (
            duel("** a b | bottom: 1/1", "* x y z w v | top: 2/2", mana=3),
            *("Your Fort is in danger", Attack()),
        ),
    ],
    ids=["left", "loss", "assault"],
)
def test_it_is_asked_once_a_turn_and_a_yes_goes_on(
    services: Services, state: State, title: str, first: MatchAction
) -> None:
    at = ended(services, state)
    assert question(at) == title
    at.key(pygame.K_ESCAPE)
    assert at.top is at.match
    assert at.actions == []
    at.rest()
    at.click(at.match.buttons.first.rect.center)
    assert at.actions[:1] == [first]
    at = ended(services, state)
    at.click(at.at(ConfirmDialog).buttons[1].rect.center)
    assert at.actions[:1] == [first]


@newcomer
@pytest.mark.parametrize(("state", "setting"), [(LEFT_OVER, "end"), (LOST, "loss")])
def test_never_again_is_remembered(services: Services, state: State, setting: str) -> None:
    at = ended(services, state)
    at.click(sure(at.at(ConfirmDialog).never).rect.center)
    at.key(pygame.K_ESCAPE)
    assert not getattr(services.settings, f"{setting}_warning")
    assert question(ended(services, state, end_warning=False)) == ""


@pytest.mark.parametrize(
    ("state", "asks"),
    [
        (duel("* a=4/4@9 b=4/4@9 c=4/4@9 d=4/4@9 e", "* x y z w v", mana=3), True),
        (duel("* Bolt=!1@1 x=4/4@9 y=4/4@9 z=4/4@9", "* x y z w v", mana=3), True),
        (LEFT_OVER, False),
        (duel("** a b", "* x y | top: 1/2", mana=3), False),
        (duel("* a b", "* x y | top: 2/2", mana=3), False),
        (duel("** a b", "* x y | top: 2/2", mana=0), False),
        (duel("** a b | bottom: 2/1", "** x y | top: 2/2", mana=3), False),
    ],
    ids=["unpaid", "no target", "off", "fort holds", "bastion falls", "no play", "own win"],
)
def test_nothing_is_asked_where_it_does_not_help(
    services: Services, state: State, asks: bool
) -> None:
    assert question(ended(services, state, end_warning=asks)) == ""


def test_who_does_what_the_hint_says_is_not_asked(services: Services) -> None:
    at = Sitting(services, LEFT_OVER, tasks=Told(EndTurn()), end_warning=True)
    at.key(pygame.K_h)
    at.rest()
    at.click(at.match.buttons.first.rect.center)
    assert question(at) == ""
    assert at.actions == [EndTurn()]


#: Two attacks destroy the Fort, a card could be played, and an incantation be cast at any time.
WON = duel("* Bolt=!1@1 x y | top: 1/5 1/6", "** a b | bottom: 0/9", mana=3)
#: The same, and one hit too few.
NEARLY = duel("* Bolt=!1@1 x y | top: 1/5 1/6", "** a b c d | bottom: 0/9", mana=3)


def pressed(services: Services, state: State, speed: float = 1.0) -> Sitting:
    """Return the sitting at rest after one press of "Assault", all questions being switched on."""
    rival = Seat("", "computer")
    at = Sitting(services, state, speed=speed, rival=rival, end_warning=True, loss_warning=True)
    assert at.offers == ["Assault"]
    at.tap(at.match.buttons.first.rect.center)
    return at


@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_one_press_wins(services: Services, speed: float) -> None:
    """R6.2: the assault would wait for the incantation, R3.2: and a creature could be summoned."""
    at = pressed(services, WON, speed)
    assert at.actions == [Attack(), Attack()]
    assert at.winner == LEFT


def test_an_assault_that_does_not_win_asks_and_stops_as_before_and_one_to_lose_is_no_win(
    services: Services,
) -> None:
    """R4.4: with the own Fort in danger an assault that wins nothing is no win."""
    at = pressed(services, NEARLY)
    assert at.actions == []
    at.tap(at.at(ConfirmDialog).buttons[1].rect.center)
    assert at.actions == [Attack()]
    assert at.match.flow.stops
    at = pressed(services, duel("** Bolt=!1@1 x | top: 1/5", "* a b c d | bottom: 5/9", mana=3))
    assert at.actions == []
    assert at.state.winner == UNDECIDED


@before(duel("* Bolt=!1@1 x y | top: 1/5:a 1/6 1/7", "** a b | bottom: 0/9", mana=3))
def test_an_assault_that_comes_to_win_goes_on_from_the_next_press(at: Sitting) -> None:
    at.keys(pygame.K_RETURN)
    assert at.played.result is not None


def test_an_order_on_the_way_leaves_a_win_a_win(services: Services) -> None:
    """R5.6: the other side chooses an order between the attacks; the Fort falls all the same."""
    foes = "** a b c | top: 0/1 | bottom: 0/1"
    state = duel("* Bolt=!1@1 x y | top: 1/5+splash 1/6 1/6 1/6 1/6 1/6", foes, mana=3)
    at = ended(services, state, end_warning=True)
    assert at.top is at.match
    assert at.did(Attack())


#: One attack, after which nothing is left to do.
LAST = duel("* a b | top: 2/2", "* x y", mana=0)

# The end of a turn


@pytest.mark.parametrize("by_key", [False, True])
def test_a_turn_with_nothing_left_ends_by_itself_or_by_its_player(
    services: Services, by_key: bool
) -> None:
    at = Sitting(services, LAST, end_by_key=by_key)
    at.keys(pygame.K_n)
    assert at.did(Attack(), *[] if by_key else [EndTurn()])
    if by_key:
        at.choose("End turn")
        assert at.did(Attack(), EndTurn())


@before(LAST, end_by_key=True)
def test_a_waiting_turn_tells_so_and_asks_for_no_frames(at: Sitting, services: Services) -> None:
    at.key(pygame.K_n)
    told = []
    for _ in range(200):
        at.turn()
        told.append(at.message)
    line = at.match.translate("match.turn_rests")
    assert sum(now == line != before for before, now in pairwise(told)) == 1
    assert not at.app.stack.animating()
    assert not at.match.flow.running
    assert at.did(Attack())
    # It takes effect at once, and so does its end.
    at.app.stack.push(OptionsScene(services, ACCESS))
    at.at(OptionsScene).change(end_by_key=False)
    at.keys(pygame.K_ESCAPE)
    assert at.did(Attack(), EndTurn())


# Questions


@pytest.mark.parametrize("state", [LOST, LEFT_OVER], ids=["loss", "left"])
@pytest.mark.parametrize("never", [False, True])
def test_who_is_never_asked_just_plays(services: Services, state: State, never: bool) -> None:
    at = Sitting(services, state, loss_warning=True, end_warning=True, never_ask=never)
    at.key(pygame.K_n)
    assert isinstance(at.top, ConfirmDialog) == (not never)
    assert at.actions == ([EndTurn()] if never else [])


@before(LEFT_OVER, never_ask=True)
def test_what_would_be_lost_for_good_is_asked_about_all_the_same(at: Sitting) -> None:
    at.key(pygame.K_ESCAPE)
    at.press_button("Concede")
    at.at(ConfirmDialog)
    assert at.played.result is None


# A rest after each press


@pytest.mark.parametrize("delay", [0, 1000])
def test_a_second_press_counts_only_after_the_rest(services: Services, delay: int) -> None:
    at = Sitting(services, LEFT_OVER, press_delay=delay)
    at.key(pygame.K_ESCAPE)
    at.at(PauseDialog)
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog) == bool(delay)
    # It ends as soon as the player sets it back.
    services.settings = replace(services.settings, press_delay=0)
    at.move((9, 9))
    if delay:
        at.key(pygame.K_ESCAPE)
    assert not isinstance(at.top, PauseDialog)


# Captions


@pytest.mark.parametrize("wanted", [False, True])
def test_what_is_heard_is_written_down_where_that_is_wanted(
    services: Services, wanted: bool
) -> None:
    at = Sitting(services, LAST, captions=wanted, muted=True)
    at.key(pygame.K_n)
    told: set[tuple[str, int]] = set()
    for _ in range(100):
        at.turn()
        told |= {(each.words, each.way) for each in at.match.view.captions.shown}
    assert ("Horn: assault" in {words for words, _ in told}) == wanted
    assert (("Stronghold hit", 1) in told) == wanted
    at.wait(5.0)
    assert not at.match.view.captions.shown


def test_a_caption_is_seen_at_any_size_and_no_other_thing_lies_there(services: Services) -> None:
    layout = Sitting(services, LAST).match.view.layout
    place = pygame.FRect(caption_place(layout))
    own = [layout.eye, layout.banner, layout.other_panel, layout.other_tray, layout.lane(0, 0)]
    assert not any(place.colliderect(pygame.FRect(box)) for box in own)
    assert place.height >= 50
    assert all(services.translate(key) for key in CAPTIONS.values())
