"""What a player needs who is asked too often, hurried too much, or hears nothing."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.board.audio.captions import CAPTIONS
from game.rules import Attack, EndTurn, State
from game.scenes import OptionsScene, PauseDialog, Services
from game.scenes.common import ConfirmDialog
from game.scenes.options.option_list import ACCESS
from tests.rules.pictures import duel

from .sitting import Sitting

#: One attack, after which nothing is left to do.
LAST = duel("* a b | top: 2/2", "* x y", mana=0)
#: A turn whose end loses the Fort, with a card left.
LOSING = duel("** a b", "* x y | top: 2/2", mana=3)
#: A turn with a play left, and no threat.
LEFT_OVER = duel("* a b c d e", "* x y z w v", mana=3)


def changed(services: Services, **values: object) -> Services:
    services.settings = replace(services.settings, **values)  # type: ignore[arg-type]
    return services


# The end of a turn


@pytest.mark.parametrize("by_key", [False, True])
def test_a_turn_with_nothing_left_ends_by_itself_or_by_its_player(
    services: Services, by_key: bool
) -> None:
    at = Sitting(changed(services, end_by_key=by_key), LAST)
    at.key(pygame.K_n)
    at.rest()
    assert at.actions == ([Attack()] if by_key else [Attack(), EndTurn()])
    if by_key:
        assert at.offers == ["End turn"]
        at.key(pygame.K_n)
        at.rest()
        assert at.actions == [Attack(), EndTurn()]


def test_a_waiting_turn_tells_so_and_asks_for_no_frames(services: Services) -> None:
    at = Sitting(changed(services, end_by_key=True), LAST)
    at.key(pygame.K_n)
    told = []
    for _ in range(200):
        at.wait(0.05)
        told.append(at.match.view.message.words)
    line = services.translate("match.turn_rests")
    assert sum(now == line != before for before, now in pairwise(told)) == 1
    assert not at.app.stack.animating()
    assert not at.match.flow.running
    assert at.actions == [Attack()]


def test_it_takes_effect_at_once_and_so_does_its_end(services: Services) -> None:
    at = Sitting(changed(services, end_by_key=True), LAST)
    at.key(pygame.K_n)
    at.rest()
    at.app.stack.push(OptionsScene(services, ACCESS))
    options = at.at(OptionsScene)
    options.change(end_by_key=False)
    at.key(pygame.K_ESCAPE)
    at.rest()
    assert at.actions == [Attack(), EndTurn()]


# Questions


@pytest.mark.parametrize("state", [LOSING, LEFT_OVER], ids=["loss", "left"])
@pytest.mark.parametrize("never", [False, True])
def test_who_is_never_asked_just_plays(services: Services, state: State, never: bool) -> None:
    changed(services, loss_warning=True, end_warning=True, never_ask=never)
    at = Sitting(services, state)
    at.key(pygame.K_n)
    assert isinstance(at.top, ConfirmDialog) == (not never)
    assert at.actions == ([EndTurn()] if never else [])


def test_what_would_be_lost_for_good_is_asked_about_all_the_same(services: Services) -> None:
    at = Sitting(changed(services, never_ask=True), LEFT_OVER)
    at.key(pygame.K_ESCAPE)
    at.press_button("Concede")
    assert isinstance(at.top, ConfirmDialog)
    assert at.match.match.result is None


# A rest after each press


@pytest.mark.parametrize("delay", [0, 1000])
def test_a_second_press_counts_only_after_the_rest(services: Services, delay: int) -> None:
    at = Sitting(changed(services, press_delay=delay), LEFT_OVER)
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog)
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog) == bool(delay)
    # It ends as soon as the player sets it back.
    changed(services, press_delay=0)
    at.move((9, 9))
    if delay:
        at.key(pygame.K_ESCAPE)
    assert not isinstance(at.top, PauseDialog)


# Captions


@pytest.mark.parametrize("wanted", [False, True])
def test_what_is_heard_is_written_down_where_that_is_wanted(
    services: Services, wanted: bool
) -> None:
    at = Sitting(changed(services, captions=wanted, muted=True), LAST)
    at.key(pygame.K_n)
    told = set()
    for _ in range(100):
        at.wait(0.05)
        told |= {(each.words, each.way) for each in at.match.view.captions.shown}
    words = {words for words, _ in told}
    assert ("Horn: assault" in words) == wanted
    assert (("Stronghold hit", 1) in told) == wanted
    at.wait(5.0)
    assert not at.match.view.captions.shown


def test_a_caption_is_seen_at_any_size_and_no_other_thing_lies_there(services: Services) -> None:
    from game.board.audio.captions import caption_place  # noqa: PLC0415

    at = Sitting(services, LAST)
    layout = at.match.view.layout
    place = pygame.FRect(caption_place(layout))
    own = [layout.eye, layout.banner, layout.other_panel, layout.other_tray, layout.lane(0, 0)]
    assert not any(place.colliderect(pygame.FRect(box)) for box in own)
    assert place.height >= 50
    assert all(services.translate(key) for key in CAPTIONS.values())
