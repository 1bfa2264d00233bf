"""Random presses, keys, wheels and letters on any screen, and hands that play a match by chance."""

from collections.abc import Callable
from random import Random

import pygame

from game.board import Piece
from game.kit import Scene, Widget
from game.rules import CastIncantation, MatchAction, PlayCreature

from ..scenes.playing import ARROWS, PAD_BUTTONS, Hands, Keys, Pad
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
        mouse = Hands(desktop, rng)
        self._hands: dict[str, Hands] = {
            "mouse": mouse,
            "touch": mouse,
            "keys": GentleKeys(desktop, rng),
            "pad": GentlePad(desktop, rng),
        }
        self.device = "mouse"

    def take(self, device: str = "") -> Hands:
        """Take up a device, any if none is named."""
        self.device = device or self.rng.choices(DEVICES, (5, 3, 2, 1))[0]
        self.desktop.touching = self.device == "touch"
        return self._hands[self.device]

    def play(self, action: MatchAction, device: str) -> None:
        """Do an action of the match that is on top."""
        hands = self.take(device)
        if isinstance(action, PlayCreature | CastIncantation):
            hands.play(action)
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
            if top is not scene or top is None:
                return
            if top.widgets.focused is widget:
                return
            go_on()


#: The keys that mean something somewhere, with their modifiers; those that leave come rarely.
KEYS: tuple[tuple[int, int], ...] = (
    *((key, 0) for key in (*ARROWS.values(), *ARROWS.values())),
    *((key, 0) for key in range(pygame.K_0, pygame.K_9 + 1)),
    *((getattr(pygame, f"K_{letter}"), 0) for letter in "nruvfhwilpms"),
    *((pygame.K_RETURN, 0), (pygame.K_SPACE, 0), (pygame.K_TAB, 0), (pygame.K_ESCAPE, 0)),
    *((pygame.K_PAGEUP, 0), (pygame.K_PAGEDOWN, 0), (pygame.K_HOME, 0), (pygame.K_END, 0)),
    *((pygame.K_BACKSPACE, 0), (pygame.K_DELETE, 0), (pygame.K_PLUS, 0), (pygame.K_MINUS, 0)),
    *((pygame.K_z, pygame.KMOD_LCTRL), (pygame.K_y, pygame.KMOD_LCTRL)),
    *((pygame.K_c, pygame.KMOD_LCTRL), (pygame.K_v, pygame.KMOD_LCTRL)),
    *((pygame.K_TAB, pygame.KMOD_LSHIFT), (pygame.K_F1, 0), (pygame.K_F10, 0)),
)
PAD = (
    *(getattr(pygame, f"CONTROLLER_BUTTON_{name}") for name in ("A", "B", "X", "Y", "START")),
    *(getattr(pygame, f"CONTROLLER_BUTTON_DPAD_{way}") for way in ("UP", "DOWN", "LEFT", "RIGHT")),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_LEFTSTICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    pygame.CONTROLLER_BUTTON_BACK,
)
AXES = (
    pygame.CONTROLLER_AXIS_LEFTX,
    pygame.CONTROLLER_AXIS_LEFTY,
    pygame.CONTROLLER_AXIS_RIGHTY,
    pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
)
LETTERS = "aZ9 ’éשЖĉ-_=./\\{}%\U0001f409"


class Doer:
    """Does any of its acts, which are methods, by their weights."""

    def __init__(self, desktop: TrackedDesktop, rng: Random) -> None:
        self.desktop, self.rng = desktop, rng
        self._acts: dict[Callable[[], None], float] = {}

    def act(self) -> str:
        """Do any of it, and return what it was."""
        chosen = self.rng.choices(list(self._acts), list(self._acts.values()))[0]
        self.desktop.note(f"# {chosen.__name__}")
        chosen()
        return chosen.__name__


class RandomActs(Doer):
    """Does one thing after the other without a purpose."""

    def __init__(self, desktop: TrackedDesktop, hands: SoakHands, rng: Random) -> None:
        super().__init__(desktop, rng)
        self.hands = hands
        self._acts = {
            self.widget: 10.0,
            self.key: 5.0,
            self.click: 3.0,
            self.pad_button: 2.0,
            self.text: 1.5,
            self.wheel: 1.0,
            self.hover: 1.0,
            self.drag: 1.0,
            self.hold: 0.5,
            self.stick: 0.5,
            self.fingers: 0.5,
        }

    def place(self) -> tuple[float, float]:
        """Return any place of the window."""
        view = self.desktop.app.stack.view
        return self.rng.uniform(0, view.width), self.rng.uniform(0, view.height)

    def widgets(self) -> list[Widget]:
        """Return the widgets of the top scene that can be pressed."""
        top = self.desktop.app.stack.top
        if not isinstance(top, Scene):
            return []
        return [widget for widget in top.widgets.widgets if widget.visible and not widget.passive]

    def widget(self) -> None:
        """Press any widget."""
        found = self.widgets()
        if found:
            self.hands.press(self.rng.choice(found))

    def key(self) -> None:
        """Press any key."""
        key, mod = self.rng.choice(KEYS)
        self.desktop.key(key, mod=mod)

    def click(self) -> None:
        """Press any place, mostly with the left button."""
        self.hands.take(self.rng.choice(("mouse", "touch")))
        self.desktop.click(self.place(), self.rng.choice((1, 1, 1, 2, 3)))

    def hover(self) -> None:
        """Rest the pointer anywhere until a hint may show."""
        self.hands.take("mouse")
        self.desktop.move(self.place())
        self.desktop.wait(self.rng.uniform(0, 1.5))

    def drag(self) -> None:
        """Drag from anywhere to anywhere."""
        self.hands.take(self.rng.choice(("mouse", "touch")))
        self.desktop.drag(self.place(), self.place())

    def hold(self) -> None:
        """Hold a press, let go elsewhere or not at all for now."""
        self.hands.take(self.rng.choice(("mouse", "touch")))
        place = self.place()
        self.desktop.move(place)
        self.desktop.press(place)
        self.desktop.wait(1.0)
        if self.rng.random() < 0.8:
            self.desktop.release(place)

    def wheel(self) -> None:
        """Turn the wheel."""
        self.desktop.post(pygame.MOUSEWHEEL, x=0, y=1, precise_y=self.rng.choice((-9.0, -1.0, 1.0)))

    def fingers(self) -> None:
        """Drag two fingers."""
        if not self.desktop.left:
            self.desktop.fingers(self.place(), self.rng.uniform(-400, 400))

    def pad_button(self) -> None:
        """Press any button of either pad."""
        self.desktop.pad(self.rng.choice(PAD), number=self.rng.choice((0, 1)))

    def stick(self) -> None:
        """Push a stick, and mostly let it go."""
        axis, number = self.rng.choice(AXES), self.rng.choice((0, 1))
        values = [self.rng.choice((-32768, 32767, 15_000)), 0]
        for value in values[: 1 + (self.rng.random() < 0.9)]:
            self.desktop.post(
                pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=number
            )
            self.desktop.wait(0.3)

    def text(self) -> None:
        """Type letters of several scripts, where they are asked for."""
        if not self.desktop.left and self.desktop.app.stack.wants_text:
            for _ in range(self.rng.randrange(1, 12)):
                self.desktop.post(pygame.TEXTINPUT, text=self.rng.choice(LETTERS))
