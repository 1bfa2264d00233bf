"""The hands of the walker: a widget pressed, a card played, by mouse, keys, pad or finger."""

from random import Random

import pygame

from game.board import Piece
from game.kit import Scene, Widget
from game.rules import CastIncantation, MatchAction, PlayCreature
from tests.scenes.playing import PAD_BUTTONS, Hands, Keys, Mouse, Pad

from .tracked_desktop import TrackedDesktop

DEVICES = ("mouse", "keys", "pad", "touch")
#: How far the keyboard is walked at most.
_FAR = 30


class GentleKeys(Keys):
    """Plays without asking whether it was done: anything may have come between."""

    def _walk_to(self, target: Piece) -> None:
        self._reaches(target)


class GentlePad(GentleKeys, Pad):
    """Plays so with a gamepad."""


class SoakHands:
    """Changes the device again and again, as nobody does."""

    def __init__(self, desktop: TrackedDesktop, rng: Random) -> None:
        self.desktop, self.rng = desktop, rng
        mouse = Mouse(desktop, rng)
        self._hands: dict[str, Hands] = {
            "mouse": mouse,
            "touch": mouse,
            "keys": GentleKeys(desktop, rng),
            "pad": GentlePad(desktop, rng),
        }
        self.device = "mouse"

    def take(self, device: str = "") -> Hands:
        """Take up a device, any if none is named."""
        chances = (5, 3, 2, 1)
        self.device = device or self.rng.choices(DEVICES, chances)[0]
        self.desktop.touching = self.device == "touch"
        return self._hands[self.device]

    def play(self, action: MatchAction, device: str) -> None:
        """Do an action of the match that is on top."""
        hands = self.take(device)
        if isinstance(action, PlayCreature):
            hands.summon(action)
        elif isinstance(action, CastIncantation):
            hands.cast(action)
        elif self.rng.random() < 0.2:
            hands.run_on()
        else:
            hands.go_on()

    def press(self, widget: Widget, *, middle: bool = False) -> None:
        """Press a widget of the top scene with any device, somewhere or in its middle."""
        self.take()
        if self.device in ("mouse", "touch") or not widget.focusable:
            box, chance = widget.rect, self.rng.random
            across, down = (0.5, 0.5) if middle else (chance(), chance())
            self.desktop.click((box.x + box.width * across, box.y + box.height * down))
        elif self.device == "keys":
            self._tab_to(widget, lambda: self.desktop.key(pygame.K_TAB))
            self.desktop.key(pygame.K_RETURN)
        else:
            trigger = PAD_BUTTONS["right"], PAD_BUTTONS["down"]
            self._tab_to(widget, lambda: self.desktop.pad(self.rng.choice(trigger)))
            self.desktop.pad(PAD_BUTTONS["accept"])

    def _tab_to(self, widget: Widget, go_on: object) -> None:
        """Walk on until the keyboard is there, but no further than a screen has widgets."""
        assert callable(go_on)
        scene = self.desktop.app.stack.top
        for _ in range(_FAR):
            top = self.desktop.app.stack.top
            if top is not scene or not isinstance(top, Scene):
                return
            if top.widgets.focused is widget:
                return
            go_on()
