"""The action map: what may be bound to what, and what a settings file may say."""

import pytest

from game.kit import ACTIONS, DEFAULTS, ESSENTIAL, ActionMap, Board


def test_a_trigger_that_two_actions_share_does_what_is_done_there() -> None:
    pads = ActionMap()
    assert pads.action("pad", "right_shoulder", "match") == "run_on"
    assert pads.action("pad", "right_shoulder", "screen") == "page_down"
    assert pads.action("pad", "menu", "match") == "pause"
    assert pads.action("pad", "menu", "setup") == "help"


@pytest.mark.parametrize("board", DEFAULTS)
def test_no_two_actions_of_one_screen_share_a_trigger_by_default(board: Board) -> None:
    every = ActionMap()
    clashes = [
        (action, trigger)
        for action in ACTIONS
        for trigger in every.triggers(board, action)
        if every.rival(board, action, trigger) is not None
    ]
    assert clashes == []


def test_what_is_bound_is_taken_from_what_it_did_on_the_same_screens() -> None:
    keys = ActionMap()
    assert keys.rival("keys", "log", "v") == "forecast"
    keys.bind("keys", "log", "v")
    assert keys.triggers("keys", "log") == ("l", "v")
    assert keys.triggers("keys", "forecast") == ()
    assert keys.changed("keys") == {"forecast": (), "log": ("l", "v")}
    keys.reset("keys", "forecast")
    assert keys.changed("keys") == {}


def test_actions_of_different_screens_may_share() -> None:
    keys = ActionMap()
    assert keys.rival("keys", "page_up", "l") is None
    keys.bind("keys", "page_up", "l")
    assert keys.action("keys", "l", "match") == "log"
    assert keys.action("keys", "l", "screen") == "page_up"


def test_nobody_can_lock_himself_out() -> None:
    every = ActionMap()
    for board in DEFAULTS:
        for action in ESSENTIAL:
            for trigger in every.triggers(board, action):
                if every.may_unbind(board, action, trigger):
                    every.unbind(board, action, trigger)
            assert every.triggers(board, action)
    assert not every.may_bind("keys", "log", "escape")
    assert not every.may_bind("pad", "log", "dpad_up")
    assert every.may_bind("keys", "log", "v")
    # A pad has one button to go back with; with another, it can do without this one.
    assert not every.may_bind("pad", "inspect", "b")
    every.bind("pad", "back", "view")
    assert every.may_bind("pad", "inspect", "b")


def test_entries_of_a_settings_file() -> None:
    keys = ActionMap()
    assert keys.load("keys", {"undo": ["ctrl+z", "backquote"], "log": []}) == []
    assert keys.triggers("keys", "undo") == ("ctrl+z", "backquote")
    assert keys.triggers("keys", "log") == ()
    assert keys.changed("keys") == {"undo": ("ctrl+z", "backquote"), "log": ()}
    # The next file says nothing of them.
    assert keys.load("keys", {}) == []
    assert keys.changed("keys") == {}


def test_two_entries_may_swap_their_triggers() -> None:
    pads = ActionMap()
    assert pads.load("pad", {"accept": ["b"], "back": ["a"]}) == []
    assert pads.action("pad", "a") == "back"


@pytest.mark.parametrize(
    ("board", "action", "triggers", "line"),
    [
        ("keys", "undu", ["u"], "keys: undu: there is no such action: write one of up, down, "),
        ("keys", "undo", ["ctl+z"], "keys: undo: 'ctl+z' is not on it: write a key like u, f5 or"),
        ("pad", "undo", ["z"], "pad: undo: 'z' is not on it: write one of a, b, dpad_down, "),
        ("keys", "undo", ["escape"], "keys: undo: 'escape' always does 'back': write another"),
        ("pad", "back", [], "pad: back: nothing would do it any more: write at least one"),
        ("keys", "accept", ["space"], "keys: accept: 'enter' always does it: write it, too"),
        ("pad", "log", ["b"], "pad: 'b' is to do both 'log' and 'back': give one of them"),
    ],
)
def test_a_broken_entry_gives_one_line_and_changes_nothing(
    board: Board, action: str, triggers: list[str], line: str
) -> None:
    every = ActionMap()
    problems = every.load(board, {action: triggers})
    assert [problem[: len(line)] for problem in problems] == [line]
    # It stays in the settings, as another release may know it, until the action is set anew.
    assert every.changed(board) == {}
    assert every.refused[board] == {action: tuple(triggers)}
    every.reset(board, action)
    assert every.refused[board] == {}


def test_two_entries_that_want_the_same_are_told_of() -> None:
    keys = ActionMap()
    problems = keys.load("keys", {"log": ["k"], "hint": ["k"], "why": ["j"]})
    assert problems == ["keys: 'k' is to do both 'log' and 'hint': give one of them something else"]
    assert keys.triggers("keys", "log") == ("l",)
    assert keys.triggers("keys", "why") == ("j",)
