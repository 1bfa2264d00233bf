"""Tips of a first match of a ring: panels, map, relief, spoils, each once in a profile."""

import pytest

from game.rules import Relieve
from game.scenes import Services
from game.scenes.common import KNOWN, known_tips
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from game.scenes.ring.ring_scene import RING_TIPS, RingScene

from .ring_desk import RingDesk, ring_state

NEW = ("ring_panels", "ring_relief", "ring_map", "ring_spoils")


def desk(services: Services, mode: str) -> RingDesk:
    seed = next(n for n in range(1, 99) if ring_state(services, mode, n).active == 0)
    made = RingDesk(services, ring_state(services, mode, seed), (0,))
    made.rest()
    return made


def told(at: RingDesk) -> str:
    """Return the key of the tip that is there to be read, "" for none."""
    tips = at.ring.tips
    return tips.current.key if tips.visible and tips.current is not None else ""


def put_away(at: RingDesk) -> None:
    at.click(at.ring.tips.bubble.box.center)
    at.rest()


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
    assert all_told(desk(services, mode)) == keys
    assert set(keys) <= known_tips(services)
    assert all_told(desk(services, mode)) == []


def test_who_has_passed_a_card_is_not_told_how(services: Services) -> None:
    """R13.8: the tip never comes after the deed, neither in this turn nor in the next match."""
    services.profile.set_preference(KNOWN, [tip.key for tip in FIRST_TIPS])
    at = desk(services, "pairs")
    at.ring.flow.submit(Relieve())
    at.rest()
    assert all_told(at) == ["ring_map"]
    assert all_told(desk(services, "pairs")) == []


def test_who_has_never_played_is_told_how_to_play_as_well(services: Services) -> None:
    found = all_told(desk(services, "pairs"))
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
    at = desk(services, "pairs")
    for key in NEW[:3]:
        assert told(at) == key
        bubble = at.ring.tips.bubble
        assert not bubble.box.colliderect(bubble.target)
        assert not bubble.box.colliderect(at.ring.relief.button.rect)
        put_away(at)
    assert isinstance(at.top, RingScene)
