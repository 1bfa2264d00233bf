"""A pupil who takes lessons at a desktop: does what a step asks for, by each device."""

import pygame

from game.board import Piece
from game.kit import Command
from game.rules import (
    CastIncantation,
    MatchAction,
    PlayCreature,
    Relieve,
    State,
    match_actions,
)
from game.scenes import Services
from game.scenes.ring.ring_map_screen import RingMapScreen
from game.scenes.tutorial.coach import Phase
from game.scenes.tutorial.lesson_bubble import Said
from game.scenes.tutorial.lesson_dialog import LessonDialog
from game.scenes.tutorial.lesson_file import load_lesson
from game.scenes.tutorial.lesson_scene import LessonScene
from tests.scenes.desktop import Desktop

#: The plays that reach the goals of the lessons, by lesson, all of them legal.
SOLUTIONS = {
    "mana": ("Ogre top", "Microctopus top"),
    "incantations": ("Boom! right top 0",),
    "ahead": ("Zombie top", "Baron bottom"),
}
PAD = {
    pygame.K_UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    pygame.K_DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    pygame.K_LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    pygame.K_RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    pygame.K_RETURN: pygame.CONTROLLER_BUTTON_A,
    pygame.K_n: pygame.CONTROLLER_BUTTON_Y,
    pygame.K_f: pygame.CONTROLLER_BUTTON_RIGHTSTICK,
}


class Pupil:
    """Plays by the mouse alone; the others by other devices."""

    def __init__(self, services: Services, key: str, part: int = 0, step: int = 0) -> None:
        self.services = services
        lesson = load_lesson(key, services.content.cards)
        self.desktop = Desktop(services, LessonScene(services, lesson, part, step))
        self.desktop.rest()
        self.told: list[str] = []
        #: How often something was only read, and led on from.
        self.reads = 0

    @property
    def scene(self) -> LessonScene:
        found = [each for each in self.desktop.app.stack.scenes if isinstance(each, LessonScene)]
        return found[-1]

    @property
    def done(self) -> bool:
        return isinstance(self.desktop.top, LessonDialog)

    @property
    def said(self) -> Said:
        return self.scene.guide.bubble.said

    @property
    def place(self) -> tuple[int, int]:
        return self.scene._part, self.scene.coach.index

    def learn(self) -> None:
        """Take the lesson to its end."""
        for _ in range(80):
            self.desktop.rest()
            if self.done:
                return
            self.told.append(self.said.words)
            self.do_step()
        raise AssertionError(f"stuck at {self.place}: {self.said}")

    def do_step(self) -> None:
        """Do what the step asks for."""
        scene = self.scene
        assert scene.coach.phase is Phase.TOLD, scene.coach.phase
        awaited = scene.coach.step.awaited
        # All that is pointed at is there to be seen.
        assert len(scene.guide.lit()) == len(scene.coach.step.targets), self.place
        match "read" if scene.coach.is_read else awaited and awaited.deed:
            case "read":
                self.reads += 1
                self.read_on()
            case None:
                self.reach_goal()
            case "attack" | "assault" | "end":
                self.press_button()
            case "look" | "back":
                self.look()
            case "map":
                self.look_at_map()
            case "relieve":
                self.relieve()
            case "try":
                self.take(self.card(scene.coach.step.awaited.card))  # type: ignore[union-attr]
            case _:
                self.play(self._fitting(scene.state))
        self.desktop.rest()

    def _fitting(self, state: State) -> MatchAction:
        awaited = self.scene.coach.step.awaited
        assert awaited is not None
        return next(a for a in match_actions(state) if awaited.fault(state, a) is None)

    def reach_goal(self) -> None:
        """Do the next play of the solution, or leave the turn when all are done."""
        state = self.scene.state
        for line in SOLUTIONS[self.scene.lesson.key]:
            for action in match_actions(state):
                if line == spelt(state, action):
                    self.play(action)
                    return
        self.press_button()

    # What any pupil can do, until nothing moves

    def hear(self, *commands: str) -> None:
        """Let some commands be heard."""
        for name in commands:
            self.desktop.app.stack.handle(Command(name))
            self.desktop.rest()

    def key(self, *keys: int) -> None:
        """Press some keys."""
        self.desktop.key(*keys)
        self.desktop.rest()

    def press(self, key: str) -> None:
        """Press the button with the words of ``key``, once it can be pressed."""
        self.desktop.wait(1)
        self.desktop.press_button(self.services.translate(key))
        self.desktop.rest()

    # Actions of a subclass with its device

    def read_on(self) -> None:
        self.desktop.click(self.scene.guide.bubble.button.rect.center)
        self.desktop.rest()

    def press_button(self) -> None:
        self.desktop.wait(0.5)
        self.desktop.click(self.scene.buttons.first.rect.center)

    def look(self) -> None:
        assert self.scene.forecast is not None
        self.desktop.click(self.scene.forecast.button.rect.center)

    def look_at_map(self) -> None:
        self.desktop.click(self.map_box.center)
        self.desktop.rest()
        self.desktop.at(RingMapScreen)
        self.press("ring_table.map_close")

    def relieve(self) -> None:
        """Pass the rightmost card: drag it to the partner's panel (R13.8)."""
        card = self.hand[-1]
        panel = pygame.FRect(self.scene.view.layout.panel(2))
        self.desktop.drag((card.x, card.y), panel.center)

    def take(self, piece: Piece) -> None:
        self.desktop.click((piece.x, piece.y))

    def play(self, action: MatchAction) -> None:
        """Play a card: a click on it, and one on where it goes."""
        assert isinstance(action, PlayCreature | CastIncantation)
        self.take(self.hand[action.place])
        if isinstance(action, CastIncantation):
            target = self.scene.view.table.sides[action.side].lanes[action.lane][action.position]
            self.desktop.click((target.x, target.y))
        else:
            lane = self.scene.view.layout.lane(0, action.lane)
            self.desktop.click((lane.x + 120, lane.y + lane.height / 2))

    # Finding things

    @property
    def map_box(self) -> pygame.FRect:
        return pygame.FRect(self.scene.view.layout.map.box)

    @property
    def hand(self) -> list[Piece]:
        return self.scene.view.table.sides[0].hand

    def card(self, name: str) -> Piece:
        return next(piece for piece in self.hand if piece.card and piece.card.name == name)


class TouchPupil(Pupil):
    """Plays by a finger alone."""

    def __init__(self, services: Services, key: str, part: int = 0, step: int = 0) -> None:
        super().__init__(services, key, part, step)
        self.desktop.touching = True


class KeyPupil(Pupil):
    """Plays by the keyboard alone."""

    def keys(self, *keys: int) -> None:
        self.desktop.key(*keys)

    def read_on(self) -> None:
        self.keys(pygame.K_RETURN)
        self.desktop.rest()

    def press_button(self) -> None:
        self.desktop.wait(0.5)
        self.keys(pygame.K_n)

    def look(self) -> None:
        self.keys(pygame.K_f)

    def look_at_map(self) -> None:
        self.key(pygame.K_j)
        self.desktop.at(RingMapScreen)
        self.key(pygame.K_j)

    def relieve(self) -> None:
        self.keys(pygame.K_y)

    def take(self, piece: Piece) -> None:
        self._walk_to(piece)
        self.keys(pygame.K_RETURN)

    def play(self, action: MatchAction) -> None:
        assert isinstance(action, PlayCreature | CastIncantation)
        self.take(self.hand[action.place])
        if isinstance(action, CastIncantation):
            table = self.scene.view.table
            self._walk_to(table.sides[action.side].lanes[action.lane][action.position])
        else:
            self.keys(pygame.K_DOWN if action.lane else pygame.K_UP)
        self.keys(pygame.K_RETURN)

    def _walk_to(self, target: Piece) -> None:
        for _ in range(60):
            here = self.scene.selection.focused
            if here is target:
                return
            if here is None:
                self.keys(pygame.K_RIGHT)
            elif abs(here.y - target.y) > 20 and here not in self.hand:
                self.keys(pygame.K_DOWN if target.y > here.y else pygame.K_UP)
            elif here in self.hand and target not in self.hand:
                self.keys(pygame.K_UP)
            else:
                self.keys(pygame.K_RIGHT if target.x > here.x else pygame.K_LEFT)
        raise AssertionError("the arrows do not lead there")


class PadPupil(KeyPupil):
    """Plays by a gamepad alone."""

    def keys(self, *keys: int) -> None:
        for key in keys:
            self.desktop.pad(PAD[key])

    def look_at_map(self) -> None:
        self._go_round_to(self.map_box)
        self.desktop.at(RingMapScreen)
        # It closes the map, and then leaves its place for the cards.
        self.desktop.pad("b")
        self.desktop.rest()
        self.desktop.pad("b")

    def relieve(self) -> None:
        assert self.scene.relief is not None
        self._go_round_to(self.scene.relief.button.rect)

    def _go_round_to(self, box: pygame.FRect) -> None:
        """Go by the right stick to a place that is no card, and accept there."""
        for _ in range(60):
            here = self.scene.walk.here
            if here is not None and here.rect == box:
                self.desktop.pad("a")
                self.desktop.rest()
                return
            self.desktop.pad("right_stick_down")
        raise AssertionError("the stick does not lead there")


def spelt(state: State, action: MatchAction) -> str:
    """Return a play as a line."""
    hand = state.sides[state.active].hand
    if isinstance(action, PlayCreature):
        return f"{hand[action.place].name} {('top', 'bottom')[action.lane]}"
    if isinstance(action, CastIncantation):
        side, lane = ("left", "right")[action.side], ("top", "bottom")[action.lane]
        return f"{hand[action.place].name} {side} {lane} {action.position}"
    return "relieve" if isinstance(action, Relieve) else ""
