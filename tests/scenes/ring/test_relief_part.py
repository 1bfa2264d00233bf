"""Relief at the table (R13.8): by drag, button and key, with what follows for both rows."""

from __future__ import annotations

import pygame
import pytest

from game.kit import Times, name_keys
from game.play import SPEED_INSTANT
from game.rules import EndTurn, Relieve, State
from game.scenes import Services
from game.scenes.common import KNOWN, WhyDialog, known_tips
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from game.scenes.ring.ring_scene import RING_TIPS, RingScene

from .ring_desk import RingDesk, ring_state


def desk(services: Services, mode: str = "pairs", persons: tuple[int, ...] = (0,)) -> RingDesk:
    """Seat the first person before the first turn of a mode; the wheel has chosen that seat."""
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    seed = next(n for n in range(1, 99) if ring_state(services, mode, n).active == persons[0])
    made = RingDesk(services, ring_state(services, mode, seed), persons)
    made.rest()
    return made


def hands(state: State) -> list[int]:
    return [len(side.hand) for side in state.sides]


def partner_box(at: RingDesk) -> pygame.FRect:
    view = at.ring.view
    partner = view.table.field.partner(view.table.viewer)
    assert partner is not None
    return pygame.FRect(view.layout.panel(partner))


def test_the_rightmost_card_is_dragged_to_the_partners_panel(services: Services) -> None:
    at = desk(services)
    card = at.ring.selection.hand[-1]
    given = card.card
    at.drag((card.x, card.y), partner_box(at).center)
    assert at.played.history[-1].action == Relieve()
    assert at.ring.state.sides[2].hand[-1] == given
    assert hands(at.ring.state) == [7, 8, 9, 8]


def test_a_pad_passes_the_card_with_one_press_of_the_button_that_is_told(
    services: Services,
) -> None:
    """The same button lets attacks run on in the assault, where no card can pass."""
    at = desk(services)
    label = at.ring.relief.button.label
    with services.context:
        assert name_keys(label) == "Pass a card (Y)"
        at.pad("dpad_down")
        assert name_keys(label) == "Pass a card (RB)"
    at.pad("right_shoulder")
    assert at.played.history[-1].action == Relieve()
    places = [at.ring.place]
    at.ring.flow.submit(EndTurn())
    at.turn()
    assert [*places, at.ring.place] == ["relief", "match"]


def test_a_card_on_its_way_to_the_partner_is_not_called_out_of_reach(services: Services) -> None:
    """The pointer rests on the card, which cannot be played, and then drags it."""
    at = desk(services)
    card = at.ring.selection.hand[-1]
    at.move((card.x, card.y))
    at.wait(2 * Times.inspect)
    assert at.ring.view.reading.visible
    at.press((card.x, card.y))
    at.move(partner_box(at).center)
    at.wait(2 * Times.inspect)
    assert not at.ring.view.reading.visible
    at.release(partner_box(at).center)
    assert at.played.history[-1].action == Relieve()


def test_a_card_that_is_let_go_elsewhere_comes_back(services: Services) -> None:
    at = desk(services)
    card = at.ring.selection.hand[-1]
    home = card.spot
    at.drag((card.x, card.y), (640, 330))
    assert not at.played.history
    assert card.spot == home
    assert card.depth == 0


def test_another_card_cannot_be_passed(services: Services) -> None:
    """The rightmost card alone may pass."""
    at = desk(services)
    card = at.ring.selection.hand[-2]
    at.drag((card.x, card.y), partner_box(at).center)
    assert not at.played.history


def test_the_key_and_the_button_pass_it_too(services: Services) -> None:
    at = desk(services)
    at.key(pygame.K_y)
    assert at.played.history[-1].action == Relieve()
    at.key(pygame.K_u)
    assert not at.played.history
    button = at.ring.relief.button
    assert button.visible
    at.click(button.rect.center)
    assert at.played.history[-1].action == Relieve()


def test_a_second_time_in_a_turn_is_refused_with_its_reason(services: Services) -> None:
    at = desk(services)
    at.key(pygame.K_y, pygame.K_y)
    assert [done.action for done in at.played.history] == [Relieve()]
    refusal = at.ring.view.message.refusal
    assert refusal is not None
    assert refusal.code == "relief_used"


def test_the_forecast_tells_of_both_rows_while_the_card_is_over_the_panel(
    services: Services,
) -> None:
    at = desk(services)
    card = at.ring.selection.hand[-1]
    at.carry((card.x, card.y), (640, 300))
    assert not at.ring.relief.intended
    at.move(partner_box(at).center)
    assert at.ring.relief.intended == (Relieve(),)
    view = at.ring.forecast.shown()
    assert view is not None
    own, partner = (view.forecast.stronghold_outcomes[side] for side in (0, 2))
    assert (own.life, partner.life) == (7, 9)
    at.release((640, 300))
    assert not at.played.history


@pytest.mark.parametrize("mode", ["three", "four"])
def test_who_plays_alone_has_no_relief(services: Services, mode: str) -> None:
    """R15: nobody has a partner."""
    at = desk(services, mode)
    assert not at.ring.relief.button.visible
    at.key(pygame.K_y)
    assert not at.played.history


def test_partners_against_the_horde_have_relief(services: Services) -> None:
    at = desk(services, "horde")
    at.key(pygame.K_y)
    assert at.played.history[-1].action == Relieve()


def test_why_leads_from_a_refused_relief_to_its_rule(services: Services) -> None:
    """R13.8: once in each turn; the reason names the rule, and opens the book there."""
    at = desk(services)
    at.keys(pygame.K_y)
    at.key(pygame.K_y)
    # The refusal is asked about while it is read.
    at.wait(0.3)
    assert len(at.played.history) == 1
    at.keys(pygame.K_w)
    dialog = at.at(WhyDialog)
    assert dialog.rule_here() == "R13.8"


NEW = ("ring_panels", "ring_relief", "ring_map", "ring_spoils")


def newcomer(services: Services, mode: str) -> RingDesk:
    seed = next(n for n in range(1, 99) if ring_state(services, mode, n).active == 0)
    made = RingDesk(services, ring_state(services, mode, seed), (0,))
    made.rest()
    return made


def told(at: RingDesk) -> str:
    """Return the key of the tip that is there to be read, "" for none."""
    tips = at.ring.tips
    return tips.current.key if tips.visible and tips.current is not None else ""


def put_away(at: RingDesk) -> None:
    at.tap(at.ring.tips.bubble.box.center)


def all_told(at: RingDesk) -> list[str]:
    """Put one tip after the other away until none is due, and return their keys."""
    found: list[str] = []
    while told(at) and len(found) < 20:
        found.append(told(at))
        put_away(at)
    return found


@pytest.mark.parametrize(
    ("mode", "keys"),
    [
        ("pairs", ["ring_panels", "ring_relief", "ring_map"]),
        ("three", ["ring_panels", "ring_map", "ring_spoils"]),
        ("four", ["ring_panels", "ring_map", "ring_spoils"]),
    ],
)
def test_a_first_ring_tells_of_what_is_new_in_its_mode(
    services: Services, mode: str, keys: list[str]
) -> None:
    """R13.8: relief is for partners; R15.2: spoils are for those who play for themselves."""
    services.profile.set_preference(KNOWN, [tip.key for tip in FIRST_TIPS])
    assert all_told(newcomer(services, mode)) == keys
    assert set(keys) <= known_tips(services)
    assert all_told(newcomer(services, mode)) == []


def test_who_has_passed_a_card_is_not_told_how(services: Services) -> None:
    """R13.8: the tip never comes after the deed, neither in this turn nor in the next match."""
    services.profile.set_preference(KNOWN, [tip.key for tip in FIRST_TIPS])
    at = newcomer(services, "pairs")
    at.do(Relieve())
    assert all_told(at) == ["ring_map"]
    assert all_told(newcomer(services, "pairs")) == []


def test_who_has_never_played_is_told_how_to_play_as_well(services: Services) -> None:
    found = all_told(newcomer(services, "pairs"))
    assert found[:3] == list(NEW[:3])
    assert "how_to_play" in found


def test_no_tip_of_a_ring_asks_for_the_one_opponent_of_a_duel() -> None:
    keys = [tip.key for tip in RING_TIPS]
    assert len(keys) == len(set(keys))
    assert not any(key.startswith("open_lane") for key in keys)
    assert set(NEW) <= set(keys)


def test_a_tip_points_at_its_place_and_leaves_the_button_of_relief_free(
    services: Services,
) -> None:
    services.profile.set_preference(KNOWN, [tip.key for tip in FIRST_TIPS])
    at = newcomer(services, "pairs")
    for key in NEW[:3]:
        assert told(at) == key
        bubble = at.ring.tips.bubble
        assert not bubble.box.colliderect(bubble.target)
        assert not bubble.box.colliderect(at.ring.relief.button.rect)
        put_away(at)
    assert isinstance(at.top, RingScene)
