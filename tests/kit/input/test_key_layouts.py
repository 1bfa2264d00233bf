"""Layouts for one hand: each holds together, is known again, and leads back to the usual one."""

import pytest

from game.kit import ESSENTIAL, KEY_LAYOUTS, ActionMap, key_layout, lay_keys
from game.kit.input.action_map import DEFAULT_KEYS, FIXED, PLACES
from game.kit.input.input_map import USUAL

#: What a hand on the letters, or on the keypad, has in reach.
LEFT_HAND = {*"qwertasdfgzxcvb12345", "space", "backquote", "escape", "tab", "f1", "f2", "f3", "f4"}
RIGHT_HAND = {
    *(f"keypad_{digit}" for digit in range(10)),
    *(f"keypad_{name}" for name in ("plus", "minus", "multiply", "divide", "period", "enter")),
    *("insert", "home", "end", "page_up", "page_down", "delete", "enter"),
    *("up", "down", "left", "right"),
}


@pytest.mark.parametrize("layout", KEY_LAYOUTS)
def test_a_layout_has_no_fault_and_is_known_again(layout: str) -> None:
    actions = ActionMap()
    actions.bind("keys", "undo", "k")
    assert actions.load("keys", KEY_LAYOUTS[layout]) == []
    assert key_layout(actions.changed("keys")) == layout


@pytest.mark.parametrize(
    ("layout", "hand"), [("left", LEFT_HAND), ("right", RIGHT_HAND)], ids=["left", "right"]
)
def test_what_a_match_needs_is_in_reach_of_one_hand(layout: str, hand: set[str]) -> None:
    actions = ActionMap()
    lay_keys(actions, layout)
    needed = {*ESSENTIAL, "next", "run_on", "undo", "redo", "hint", "why", "inspect", "log"}
    for action in needed | {"forecast", "foresee"}:
        assert set(actions.triggers("keys", action)) & hand, action
    # The key that hints name is one of them.
    assert all(actions.triggers("keys", name)[0] in hand for name in KEY_LAYOUTS[layout])


@pytest.mark.parametrize("layout", KEY_LAYOUTS)
def test_no_key_does_two_things_at_one_place(layout: str) -> None:
    actions = ActionMap()
    lay_keys(actions, layout)
    anywhere = frozenset({"match", "setup", "screen"})
    taken: set[tuple[str, str]] = set()
    for action in DEFAULT_KEYS:
        for trigger in actions.triggers("keys", action):
            places = {(trigger, place) for place in PLACES.get(action, anywhere)}
            assert not places & taken, (action, trigger)
            taken |= places
    for trigger, action in FIXED["keys"].items():
        assert trigger in actions.triggers("keys", action)


def test_the_usual_layout_is_the_way_back() -> None:
    actions = ActionMap()
    lay_keys(actions, "left")
    lay_keys(actions, USUAL)
    assert actions.changed("keys") == {}
    actions.bind("keys", "undo", "k")
    assert key_layout(actions.changed("keys")) is None
