"""A pupil who takes lessons at a desktop: does what a step asks for, by each device."""

from random import Random

import pygame

from game.board import Piece
from game.kit import Command
from game.rules import CastIncantation, MatchAction, PlayCreature, Relieve, State, match_actions
from game.scenes import Services
from game.scenes.ring.ring_map_screen import RingMapScreen
from game.scenes.tutorial.coach import Phase
from game.scenes.tutorial.lesson_bubble import Said
from game.scenes.tutorial.lesson_dialog import LessonDialog
from game.scenes.tutorial.lesson_file import load_lesson
from game.scenes.tutorial.lesson_scene import LessonScene
from tests.certain import sure
from tests.scenes.desktop import Desktop
from tests.scenes.playing import Hands, Keys, Pad

#: The plays that reach the goals of the lessons, by lesson, all of them legal.
SOLUTIONS = {
    "mana": ("Ogre top", "Microctopus top"),
    "incantations": ("Boom! right top 0",),
    "ahead": ("Zombie top", "Baron bottom"),
}


class Pupil:
    """Plays by the mouse alone; the others by other devices."""

    kind: type[Hands] = Hands

    def __init__(self, services: Services, key: str, part: int = 0, step: int = 0) -> None:
        self.services = services
        lesson = load_lesson(key, services.content.cards)
        self.desktop = Desktop(services, LessonScene(services, lesson, part, step), rested=True)
        self.hands = self.kind(self.desktop, Random(1))
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
                self.hands.relieve()
            case "try":
                self.take(scene.coach.step.awaited.card)  # type: ignore[union-attr]
            case _:
                self.hands.play(self._fitting(scene.state))
        self.desktop.rest()

    def _fitting(self, state: State) -> MatchAction:
        awaited = sure(self.scene.coach.step.awaited)
        return next(a for a in match_actions(state) if awaited.fault(state, a) is None)

    def reach_goal(self) -> None:
        """Do the next play of the solution, or leave the turn when all are done."""
        state = self.scene.state
        for line in SOLUTIONS[self.scene.lesson.key]:
            for action in match_actions(state):
                if line == spelt(state, action):
                    self.hands.play(action)
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
        self.desktop.keys(*keys)

    def press(self, key: str) -> None:
        """Press the button with the words of ``key``, once it can be pressed."""
        self.desktop.wait(1)
        self.desktop.choose(self.services.translate(key))

    # Actions of a subclass with its device

    def read_on(self) -> None:
        self.desktop.tap(self.scene.guide.bubble.button.rect.center)

    def press_button(self) -> None:
        self.desktop.wait(0.5)
        self.hands.go_on()

    def look(self) -> None:
        self.desktop.click(sure(self.scene.forecast).button.rect.center)

    def look_at_map(self) -> None:
        self.desktop.tap(self.map_box.center)
        self.desktop.at(RingMapScreen)
        self.press("ring_table.map_close")

    # Finding things

    @property
    def map_box(self) -> pygame.FRect:
        return pygame.FRect(self.scene.view.layout.map.box)

    @property
    def hand(self) -> list[Piece]:
        return self.scene.view.table.sides[0].hand

    def card(self, name: str) -> Piece:
        return next(piece for piece in self.hand if piece.card and piece.card.name == name)

    def take(self, name: str) -> None:
        """Take a card up."""
        self.hands.take(self.hand.index(self.card(name)))


class TouchPupil(Pupil):
    """Plays by a finger alone."""

    def __init__(self, services: Services, key: str, part: int = 0, step: int = 0) -> None:
        super().__init__(services, key, part, step)
        self.desktop.touching = True


class LessonKeys(Keys):
    """Does what the words of a lesson say: goes to a card with the arrows, and on with N."""

    leads_on = ("next",)

    def take(self, place: int) -> None:
        self.go_to(place)


class KeyPupil(Pupil):
    """Plays by the keyboard alone."""

    kind: type[Keys] = LessonKeys
    hands: Keys

    def read_on(self) -> None:
        self.hands.press("accept")
        self.desktop.rest()

    def look(self) -> None:
        self.hands.press("forecast")

    def look_at_map(self) -> None:
        self.key(pygame.K_j)
        self.desktop.at(RingMapScreen)
        self.key(pygame.K_j)


class RoundPad(Pad):
    """Goes by the right stick to what is no card."""

    def relieve(self) -> None:
        relief = sure(self.desktop.at(LessonScene).relief)
        self.go_round_to(relief.button.rect)

    def go_round_to(self, box: pygame.FRect) -> None:
        """Go to a place, and accept there."""
        for _ in range(60):
            here = self.scene.walk.here
            if here is not None and here.rect == box:
                self.press("accept")
                self.desktop.rest()
                return
            self.desktop.pad("right_stick_down")
        raise AssertionError("the stick does not lead there")


class PadPupil(KeyPupil):
    """Plays by a gamepad alone."""

    kind = RoundPad
    hands: RoundPad

    def look_at_map(self) -> None:
        self.hands.go_round_to(self.map_box)
        self.desktop.at(RingMapScreen)
        # It closes the map, and then leaves its place for the cards.
        self.hands.press("back")
        self.desktop.rest()
        self.hands.press("back")


def spelt(state: State, action: MatchAction) -> str:
    """Return a play as a line."""
    hand = state.sides[state.active].hand
    if isinstance(action, PlayCreature):
        return f"{hand[action.place].name} {('top', 'bottom')[action.lane]}"
    if isinstance(action, CastIncantation):
        side, lane = ("left", "right")[action.side], ("top", "bottom")[action.lane]
        return f"{hand[action.place].name} {side} {lane} {action.position}"
    return "relieve" if isinstance(action, Relieve) else ""
