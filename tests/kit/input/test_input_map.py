"""Events become intents: keys by name, layouts for one hand, actions and their places."""

from collections.abc import Iterable
from typing import Any

import pygame
import pytest

from game.kit import (
    ACTIONS,
    KEY_LAYOUTS,
    Board,
    Command,
    InputMap,
    Intent,
    Place,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Quit,
    Resized,
    TextTyped,
    UnboundPressed,
    Viewport,
    key_layout,
    lay_keys,
)
from game.kit.input.action_map import DEFAULT_KEYS, DEFAULTS, ESSENTIAL, FIXED, PLACES, ActionMap
from game.kit.input.input_map import Hearing
from game.kit.input.key_layouts import USUAL

VIEW = Viewport.of((2560, 1440))


def key(code: int, unicode: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=mod)


def stick(value: int, axis: int = pygame.CONTROLLER_AXIS_LEFTX) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)


def heard(pad: InputMap, event: pygame.event.Event, hearing: Hearing | None = None) -> object:
    """Return the intent of an event of a pad, if it is more than trembling."""
    return pad.translate(event, VIEW, hearing) if pad.pads.means(event) else None


@pytest.mark.parametrize(
    ("event", "intent"),
    [
        (pygame.event.Event(pygame.MOUSEMOTION, pos=(100, 50)), PointerMoved((50.0, 25.0))),
        (
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=3),
            PointerPressed((50.0, 25.0), 3),
        ),
        (
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(100, 50), button=1),
            PointerReleased((50.0, 25.0), 1),
        ),
        (pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4), None),
        (pygame.event.Event(pygame.QUIT), Quit()),
        (pygame.event.Event(pygame.WINDOWSIZECHANGED, x=800, y=600), Resized((800, 600))),
        (pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=0), Command("accept")),
        (pygame.event.Event(pygame.USEREVENT), None),
        (key(pygame.K_UP), Command("up")),
        (key(pygame.K_RETURN, "\r"), Command("accept")),
        (key(pygame.K_RETURN, "\r", pygame.KMOD_LALT), Command("fullscreen")),
        (key(pygame.K_ESCAPE, "\x1b"), Command("back")),
        (key(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT), Command("backward")),
        (key(pygame.K_7, "7"), Command("7")),
        (key(pygame.K_KP_3, "3"), Command("3")),
    ],
)
def test_events_become_intents(event: pygame.event.Event, intent: Intent | None) -> None:
    inputs = InputMap()
    assert inputs.translate(event, VIEW) == intent
    wheel = inputs.translate(pygame.event.Event(pygame.MOUSEWHEEL, precise_y=1.0), VIEW)
    assert isinstance(wheel, PointerScrolled)
    assert wheel.dy == 1.0


def translated(events: Iterable[pygame.event.Event], **hearing: Any) -> list[object]:
    """Return what one map of keys makes of these, one after the other."""
    keys = InputMap()
    return [keys.translate(event, VIEW, Hearing(**hearing)) for event in events]


def test_while_text_is_typed_characters_are_text_and_other_keys_commands() -> None:
    typed = pygame.event.Event(pygame.TEXTINPUT, text="ж")
    events = key(pygame.K_n, "n"), key(pygame.K_SPACE, " "), key(pygame.K_LEFT)
    assert translated((*events, key(pygame.K_BACKSPACE, "\b"), typed), text=True) == [
        *(None, None, Command("left"), Command("erase"), TextTyped("ж"))
    ]
    assert translated([typed]) == [None]


def test_the_table_may_be_changed() -> None:
    keys = InputMap()
    keys.actions.bind("keys", "up", "k")
    assert keys.translate(key(pygame.K_k, "k"), VIEW) == Command("up")
    assert keys.actions.triggers("keys", "up") == ("up", "k")
    assert InputMap().translate(key(pygame.K_k, "k"), VIEW) == UnboundPressed()


def test_a_stick_fires_once_until_it_is_let_go() -> None:
    pad = InputMap()
    values = [25_000, 30_000, 15_000, 25_000, 0, 25_000, -25_000]
    commands = [heard(pad, stick(value)) for value in values]
    right, left = Command("right"), Command("left")
    assert commands == [right, None, None, None, None, right, left]
    assert heard(pad, stick(30_000, pygame.CONTROLLER_AXIS_RIGHTX)) == Command("map")
    assert heard(pad, stick(-30_000, pygame.CONTROLLER_AXIS_RIGHTX)) is None
    assert heard(pad, stick(30_000, pygame.CONTROLLER_AXIS_RIGHTY)) == Command("scroll_down")


def test_a_trigger_fires_once_until_it_is_let_go() -> None:
    pad, match = InputMap(), Hearing(place="match")
    left, right = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    pulls = [*((value, left) for value in (15_000, 25_000, 32_000, 0)), (25_000, right)]
    commands = [heard(pad, stick(*pull), match) for pull in (*pulls, (25_000, left))]
    undo, redo = Command("undo"), Command("redo")
    assert commands == [None, undo, None, None, redo, undo]


def test_a_key_held_down_walks_on_but_confirms_once() -> None:
    enter, down = key(pygame.K_RETURN, "\r"), key(pygame.K_DOWN)
    let_go = pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN)
    accept = Command("accept")
    assert translated((enter, enter, enter, down, down, let_go, enter), place="match") == [
        *(accept, None, None, Command("down"), Command("down"), None, accept)
    ]


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


@pytest.mark.parametrize(
    ("trigger", "place", "action"),
    [
        ("right_shoulder", "match", "run_on"),
        ("right_shoulder", "screen", "page_down"),
        ("menu", "match", "pause"),
        ("menu", "setup", "help"),
    ],
)
def test_a_trigger_that_two_actions_share_does_what_is_done_there(
    trigger: str, place: Place, action: str
) -> None:
    assert ActionMap().action("pad", trigger, place) == action


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
