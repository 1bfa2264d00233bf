"""Relief at the table (R13.8): by drag, button and key, with what follows for both rows."""

from functools import partial

import pygame
import pytest

from game.kit import Times, name_keys
from game.rules import EndTurn, Relieve
from game.scenes import Services
from game.scenes.common import KNOWN, WhyDialog, known_tips
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from game.scenes.ring.ring_scene import RING_TIPS
from tests.play.games import sure

from .ring_desk import RingDesk, desk, partner_box


@pytest.fixture
def at(services: Services) -> RingDesk:
    return desk(services)


def rightmost(at: RingDesk) -> tuple[float, float]:
    card = at.ring.selection.hand[-1]
    return card.x, card.y


def relieved(at: RingDesk) -> bool:
    return [done.action for done in at.played.history] == [Relieve()]


def test_the_rightmost_card_is_dragged_to_the_partners_panel_or_passed_by_key_or_button(
    at: RingDesk,
) -> None:
    given = at.ring.selection.hand[-1].card
    at.drag(rightmost(at), partner_box(at.ring).center)
    assert relieved(at)
    hands = [side.hand for side in at.ring.state.sides]
    assert hands[2][-1] == given
    assert [len(hand) for hand in hands] == [7, 8, 9, 8]
    for way in (partial(at.key, pygame.K_y), partial(at.click, at.ring.relief.button.rect.center)):
        at.keys(pygame.K_u)
        assert not at.played.history
        way()
        assert relieved(at)


def test_a_pad_passes_the_card_with_one_press_of_the_button_that_is_told(at: RingDesk) -> None:
    """The same button lets attacks run on in the assault, where no card can pass."""
    label = at.ring.relief.button.label
    with at.ring.services.context:
        assert name_keys(label) == "Pass a card (Y)"
        at.pad("dpad_down")
        assert name_keys(label) == "Pass a card (RB)"
    at.pad("right_shoulder")
    assert relieved(at)
    assert at.ring.place == "relief"
    at.ring.flow.submit(EndTurn())
    at.turn()
    assert str(at.ring.place) == "match"


def test_a_card_on_its_way_to_the_partner_is_not_called_out_of_reach(at: RingDesk) -> None:
    """The pointer rests on the card, which cannot be played, and then drags it."""
    start, end = rightmost(at), partner_box(at.ring).center
    at.move(start)
    at.wait(2 * Times.inspect)
    assert at.ring.view.reading.visible
    at.press(start)
    at.move(end)
    at.wait(2 * Times.inspect)
    assert not at.ring.view.reading.visible
    at.release(end)
    assert relieved(at)


def test_another_card_cannot_be_passed_and_one_that_is_let_go_elsewhere_comes_back(
    at: RingDesk,
) -> None:
    other, card = at.ring.selection.hand[-2:]
    home = card.spot
    at.drag(rightmost(at), (640, 330))
    assert (card.spot, card.depth) == (home, 0)
    at.drag((other.x, other.y), partner_box(at.ring).center)
    assert not at.played.history


def test_a_second_time_in_a_turn_is_refused_with_its_reason(at: RingDesk) -> None:
    """R13.8: the reason names the rule, and opens the book there."""
    at.keys(pygame.K_y)
    at.key(pygame.K_y)
    # The refusal is asked about while it is read.
    at.wait(0.3)
    assert relieved(at)
    assert sure(at.ring.view.message.refusal).code == "relief_used"
    at.keys(pygame.K_w)
    assert at.at(WhyDialog).rule_here() == "R13.8"


def test_the_forecast_tells_of_both_rows_while_the_card_is_over_the_panel(at: RingDesk) -> None:
    at.carry(rightmost(at), (640, 300))
    assert not at.ring.relief.intended
    at.move(partner_box(at.ring).center)
    assert at.ring.relief.intended == (Relieve(),)
    outcomes = sure(at.ring.forecast.shown()).forecast.stronghold_outcomes
    assert [outcomes[side].life for side in (0, 2)] == [7, 9]
    at.release((640, 300))
    assert not at.played.history


@pytest.mark.parametrize(
    ("mode", "offered"), [("three", False), ("four", False), ("pairs", True), ("horde", True)]
)
def test_who_plays_alone_has_no_relief(services: Services, mode: str, offered: bool) -> None:
    """R15: nobody has a partner."""
    at = desk(services, mode)
    assert at.ring.relief.button.visible == offered
    at.key(pygame.K_y)
    assert relieved(at) == offered


# Tips

NEW = ("ring_panels", "ring_relief", "ring_map", "ring_spoils")


def all_told(services: Services, mode: str = "pairs", *, passes: bool = False) -> list[str]:
    at, found = desk(services, mode), list[str]()
    if passes:
        at.do(Relieve())
    while at.tip and len(found) < 20:
        found.append(at.tip)
        at.tap(at.ring.tips.bubble.box.center)
    return found


@pytest.fixture
def learnt(services: Services) -> None:
    services.profile.set_preference(KNOWN, [tip.key for tip in FIRST_TIPS])


@pytest.mark.parametrize(
    ("mode", "keys"),
    [
        ("pairs", ["ring_panels", "ring_relief", "ring_map"]),
        ("three", ["ring_panels", "ring_map", "ring_spoils"]),
        ("four", ["ring_panels", "ring_map", "ring_spoils"]),
    ],
)
def test_a_first_ring_tells_of_what_is_new_in_its_mode(
    learnt: None, services: Services, mode: str, keys: list[str]
) -> None:
    """R13.8: relief is for partners; R15.2: spoils are for those who play for themselves."""
    assert all_told(services, mode) == keys
    assert set(keys) <= known_tips(services)
    assert all_told(services, mode) == []


def test_who_has_passed_a_card_is_not_told_how(learnt: None, services: Services) -> None:
    """R13.8: the tip never comes after the deed, neither in this turn nor in the next match."""
    assert all_told(services, passes=True) == ["ring_map"]
    assert all_told(services) == []


def test_who_has_never_played_is_told_how_to_play_as_well(services: Services) -> None:
    found = all_told(services)
    assert found[:3] == list(NEW[:3])
    assert "how_to_play" in found


def test_no_tip_of_a_ring_asks_for_the_one_opponent_of_a_duel() -> None:
    keys = [tip.key for tip in RING_TIPS]
    assert len(keys) == len(set(keys))
    assert not any(key.startswith("open_lane") for key in keys)


def test_a_tip_points_at_its_place_and_leaves_the_button_of_relief_free(
    learnt: None, at: RingDesk
) -> None:
    bubble = at.ring.tips.bubble
    for key in NEW[:3]:
        assert at.tip == key
        assert bubble.box.collidelist([bubble.target, at.ring.relief.button.rect]) < 0
        at.tap(bubble.box.center)
    assert at.top is at.ring
