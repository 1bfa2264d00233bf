"""The action map: which key and which pad button does what, by default and as the player has it."""

from collections.abc import Collection, Mapping
from typing import Literal, TypeAlias

from .triggers import PAD_TRIGGERS, is_key_trigger

#: Keyboard or pad: each has a map of its own.
Board: TypeAlias = Literal["keys", "pad"]
#: The kind of a screen, for a trigger that two actions share: the table, that of a ring while a
#: card may pass to the partner, a step before a match, or any other screen.
Place: TypeAlias = Literal["match", "relief", "setup", "screen"]
Triggers: TypeAlias = tuple[str, ...]

#: The triggers of each action, where the player has not chosen others.
DEFAULT_KEYS: dict[str, Triggers] = {
    "up": ("up",),
    "down": ("down",),
    "left": ("left",),
    "right": ("right",),
    "forward": ("tab",),
    "backward": ("shift+tab",),
    "accept": ("enter", "space", "keypad_enter"),
    "back": ("escape", "browser_back"),
    "page_up": ("page_up",),
    "page_down": ("page_down",),
    "home": ("home",),
    "end": ("end",),
    "erase": ("backspace",),
    "erase_next": ("delete",),
    "next": ("n",),
    "run_on": ("r",),
    "undo": ("ctrl+z", "u"),
    "redo": ("ctrl+y", "ctrl+shift+z"),
    "forecast": ("v",),
    "foresee": ("f",),
    "press": ("o",),
    "relieve": ("y",),
    "map": ("j",),
    "hint": ("h",),
    "why": ("w",),
    "inspect": ("i",),
    "log": ("l",),
    "copy": ("ctrl+c",),
    "paste": ("ctrl+v", "shift+insert"),
    "pause": ("p", "pause", "m", "f10"),
    "help": ("f1",),
    "faster": ("plus", "keypad_plus", "equals"),
    "slower": ("minus", "keypad_minus"),
    "mute": ("s",),
    "fullscreen": ("f11", "alt+enter"),
    "picture": ("f12",),
    "voice": ("f2",),
    "say_again": ("f3",),
    "hush": ("f4",),
    "say_ways": ("f5",),
    "say_screen": ("f6",),
    "say_hand": ("f7",),
    "say_board": ("f8",),
    "say_forecast": ("f9",),
    "0": ("0", "keypad_0"),
    **{str(digit): (str(digit), f"keypad_{digit}") for digit in range(1, 10)},
}
DEFAULT_PAD: dict[str, Triggers] = {
    "up": ("dpad_up", "left_stick_up"),
    "down": ("dpad_down", "left_stick_down"),
    "left": ("dpad_left", "left_stick_left"),
    "right": ("dpad_right", "left_stick_right"),
    "forward": ("right_trigger",),
    "scroll_up": ("right_stick_up",),
    "scroll_down": ("right_stick_down",),
    "accept": ("a",),
    "back": ("b",),
    "page_up": ("left_shoulder",),
    "page_down": ("right_shoulder",),
    "erase_next": ("y",),
    "next": ("y",),
    "run_on": ("right_shoulder",),
    "relieve": ("right_shoulder",),
    "map": ("right_stick_right",),
    "undo": ("left_trigger",),
    "redo": ("right_trigger",),
    "foresee": ("right_stick",),
    "hint": ("left_stick",),
    "why": ("view",),
    "inspect": ("x",),
    "log": ("left_shoulder",),
    "pause": ("menu",),
    "help": ("menu",),
}
BOARDS: tuple[Board, Board] = ("keys", "pad")
DEFAULTS: dict[Board, dict[str, Triggers]] = {"keys": DEFAULT_KEYS, "pad": DEFAULT_PAD}

#: Every action, in the order in which it is listed.
ACTIONS: tuple[str, ...] = tuple(dict.fromkeys((*DEFAULT_KEYS, *DEFAULT_PAD)))
#: Where an action is done that is not done everywhere. Two that are never done at the same place
#: may share a trigger. ``pause`` in a match leads to what ``help`` does on other screens.
PLACES: dict[str, frozenset[Place]] = {
    **dict.fromkeys(
        ("page_up", "page_down", "forward", "backward", "help"), frozenset({"setup", "screen"})
    ),
    "erase_next": frozenset({"screen"}),
    "next": frozenset({"match", "relief", "setup"}),
    # Attacks run on in the assault, a card passes on before it (R13.8).
    "run_on": frozenset({"match"}),
    "relieve": frozenset({"relief"}),
    **dict.fromkeys(
        (
            *("redo", "forecast", "foresee", "press", "log", "pause", "faster", "slower", "map"),
            *("say_hand", "say_board", "say_forecast"),
        ),
        frozenset({"match", "relief"}),
    ),
}
_EVERYWHERE: frozenset[Place] = frozenset({"match", "relief", "setup", "screen"})
#: Without these nobody gets on, or out: each keeps a trigger on both boards.
ESSENTIAL = frozenset({"up", "down", "left", "right", "accept", "back"})
#: Triggers that always do what they do, so that no map can lock its owner out.
FIXED: dict[Board, dict[str, str]] = {
    "keys": {
        "up": "up",
        "down": "down",
        "left": "left",
        "right": "right",
        "enter": "accept",
        "escape": "back",
        **{str(digit): str(digit) for digit in range(10)},
    },
    "pad": {f"dpad_{way}": way for way in ("up", "down", "left", "right")},
}
#: The actions that repeat while their trigger is held down.
REPEATING = frozenset(
    (
        "up",
        "down",
        "left",
        "right",
        "page_up",
        "page_down",
        "scroll_up",
        "scroll_down",
        "erase",
        "erase_next",
    )
)


def share_a_place(first: str, second: str) -> bool:
    """Whether two actions are done on one screen, so that they cannot share a trigger."""
    return bool(PLACES.get(first, _EVERYWHERE) & PLACES.get(second, _EVERYWHERE))


class ActionMap:
    """The triggers of every action, on the keyboard and on a pad."""

    def __init__(self) -> None:
        self._triggers: dict[Board, dict[str, Triggers]] = {}
        self._actions: dict[Board, dict[str, tuple[str, ...]]] = {}
        #: What was chosen and cannot be, and is kept for a release in which it can.
        self.refused: dict[Board, dict[str, Triggers]] = {}
        for board in DEFAULTS:
            self.reset_all(board)

    def triggers(self, board: Board, action: str) -> Triggers:
        """Return what an action is done with, the trigger that is named first in hints first."""
        return self._triggers[board].get(action, ())

    def action(self, board: Board, trigger: str, place: Place | None = None) -> str | None:
        """Return what a trigger does at a place, or None."""
        found = self._actions[board].get(trigger, ())
        here = (name for name in found if place in PLACES.get(name, _EVERYWHERE))
        return next(here, found[0] if found else None)

    def rival(self, board: Board, action: str, trigger: str) -> str | None:
        """Return the other action that a trigger does where ``action`` is done, or None."""
        found = self._actions[board].get(trigger, ())
        return next(
            (name for name in found if name != action and share_a_place(name, action)), None
        )

    def may_bind(self, board: Board, action: str, trigger: str) -> bool:
        """Whether a trigger may come to do ``action``.

        One that is fixed may not, nor the last one of an action without which nobody gets on.
        """
        if FIXED[board].get(trigger, action) != action:
            return False
        rival = self.rival(board, action, trigger)
        return rival is None or self.may_unbind(board, rival, trigger)

    def may_unbind(self, board: Board, action: str, trigger: str) -> bool:
        """Whether an action can do without one of its triggers."""
        held = self.triggers(board, action)
        if FIXED[board].get(trigger) == action or trigger not in held:
            return False
        return action not in ESSENTIAL or len(held) > 1

    def bind(self, board: Board, action: str, trigger: str) -> None:
        """Have a trigger do ``action``, and no more what it did on the same screens."""
        while (rival := self.rival(board, action, trigger)) is not None:
            self.unbind(board, rival, trigger)
        held = self.triggers(board, action)
        if trigger not in held:
            self._set(board, action, (*held, trigger))

    def unbind(self, board: Board, action: str, trigger: str) -> None:
        """Take a trigger away from ``action``."""
        held = self.triggers(board, action)
        self._set(board, action, tuple(name for name in held if name != trigger))

    def reset(self, board: Board, action: str) -> None:
        """Give ``action`` its default triggers back; whatever else does them now loses them."""
        self.refused[board].pop(action, None)
        self._set(board, action, ())
        for trigger in DEFAULTS[board].get(action, ()):
            self.bind(board, action, trigger)

    def reset_all(self, board: Board) -> None:
        """Give every action of a board its default triggers back."""
        self._triggers[board] = dict(DEFAULTS[board])
        self.refused[board] = {}
        self._index(board)

    def is_changed(self, board: Board, action: str) -> bool:
        """Whether an action is done with something else than by default."""
        return self.triggers(board, action) != DEFAULTS[board].get(action, ())

    def changed(self, board: Board) -> dict[str, Triggers]:
        """Return the triggers of the actions that differ from the default, to be saved."""
        return {
            action: self.triggers(board, action)
            for action in ACTIONS
            if self.is_changed(board, action)
        }

    def load(self, board: Board, chosen: Mapping[str, Collection[str]]) -> list[str]:
        """Take the defaults, changed as the player has ``chosen``.

        Returns a line about every entry that cannot be: what is wrong with it and what to write.
        Such an entry is left as it is by default.
        """
        self.reset_all(board)
        problems: list[str] = []
        for action, triggers in chosen.items():
            problem = _problem(board, action, triggers)
            if problem is None:
                self._set(board, action, tuple(dict.fromkeys(triggers)))
            else:
                problems.append(problem)
                self.refused[board][action] = tuple(triggers)
        # Only now: two entries may swap their triggers.
        problems.extend(self._part(board, chosen))
        return problems

    def _part(self, board: Board, chosen: Mapping[str, Collection[str]]) -> list[str]:
        """Take from actions what the chosen ones do on the same screens; say where that fails."""
        problems = []
        for action in chosen:
            for trigger in self.triggers(board, action):
                rival = self.rival(board, action, trigger)
                if rival is None:
                    continue
                if rival in chosen or not self.may_unbind(board, rival, trigger):
                    self.reset(board, action)
                    self.refused[board][action] = tuple(chosen[action])
                    line = f"{board}: {trigger!r} is to do both {action!r} and {rival!r}"
                    problems.append(f"{line}: give one of them something else")
                    break
                self.unbind(board, rival, trigger)
        return problems

    def _set(self, board: Board, action: str, triggers: Triggers) -> None:
        self._triggers[board][action] = triggers
        self._index(board)

    def _index(self, board: Board) -> None:
        found: dict[str, tuple[str, ...]] = {}
        for action in ACTIONS:
            for trigger in self.triggers(board, action):
                found[trigger] = (*found.get(trigger, ()), action)
        self._actions[board] = found


def _problem(board: Board, action: str, triggers: Collection[str]) -> str | None:
    where = f"{board}: {action}"
    if action not in ACTIONS:
        return f"{where}: there is no such action: write one of {', '.join(ACTIONS)}"
    for trigger in triggers:
        known = is_key_trigger(trigger) if board == "keys" else trigger in PAD_TRIGGERS
        if not known:
            hint = (
                "a key like u, f5 or page_up, with ctrl, alt and shift before it like ctrl+shift+z"
                if board == "keys"
                else f"one of {', '.join(sorted(PAD_TRIGGERS))}"
            )
            return f"{where}: {trigger!r} is not on it: write {hint}"
        fixed = FIXED[board].get(trigger, action)
        if fixed != action:
            return f"{where}: {trigger!r} always does {fixed!r}: write another"
    lost = [name for name, fixed in FIXED[board].items() if fixed == action]
    if action in ESSENTIAL and not triggers:
        return f"{where}: nothing would do it any more: write at least one"
    if any(name not in triggers for name in lost):
        return f"{where}: {lost[0]!r} always does it: write it, too"
    return None
