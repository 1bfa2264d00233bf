"""Hands for a match on the screen: the same action by mouse or by keys."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import ClassVar

import pygame

from game.board import Piece
from game.kit import Scene, Widget
from game.play import Match
from game.rules import (
    ASSAULT,
    Attack,
    CastIncantation,
    EndTurn,
    MatchAction,
    PlayCreature,
    State,
    match_actions,
)
from game.scenes import ResultsScene
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.table_screen import TableScreen
from game.scenes.tutorial.lesson_scene import LessonScene
from tests.board.telling import check_pieces

from .desktop import Desktop
from .table import KEYS

ARROWS = {way: KEYS[way] for way in ("up", "down", "left", "right")}
#: What is pressed on each board for what is meant.
KEY_BUTTONS = {
    **ARROWS,
    "accept": pygame.K_RETURN,
    "next": pygame.K_n,
    "run_on": pygame.K_r,
    "relieve": pygame.K_y,
    "forecast": pygame.K_f,
}
PAD_BUTTONS = {
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "accept": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "next": pygame.CONTROLLER_BUTTON_Y,
    **dict.fromkeys(("run_on", "relieve"), pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
    "forecast": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    "pause": pygame.CONTROLLER_BUTTON_START,
}


def panel_hints(scene: TableScreen) -> list[tuple[tuple[float, ...], str]]:
    """Return where panels, rulers and log have hints, and what they say."""
    return [(tuple(area.rect), area.hint) for area in scene.buttons.hints]


class Hands:
    """Plays a match to its end with the left button alone: drags, or clicks twice."""

    #: The scene that follows the match.
    ended: ClassVar[type[Scene]] = ResultsScene

    def __init__(self, desktop: Desktop, rng: Random) -> None:
        self.desktop = desktop
        self.rng = rng
        self.eagerness = rng.choice((0.3, 0.8))
        self.handed_over = self.ordered = self.warned = self.waited = self.ran_on = 0

    @property
    def scene(self) -> TableScreen:
        return self.desktop.table

    def match_to_the_end(self, most: int = 3000) -> Match:
        match = self.scene.match
        for _ in range(most):
            self.desktop.rest()
            top = self.desktop.top
            if isinstance(top, self.ended):
                return match
            self._one(top)
        raise AssertionError("the match does not end")

    def _one(self, top: object) -> None:
        if isinstance(top, HandOverScene):
            self.handed_over += 1
            self.take_over(top)
        elif isinstance(top, OrderDialog):
            self.ordered += 1
            self.order(top)
        elif isinstance(top, ConfirmDialog):
            self.warned += 1
            self.confirm(top)
        else:
            assert isinstance(top, TableScreen), top
            self.check(top)
            self.act(self.chosen(top.state))

    def check(self, scene: TableScreen) -> None:
        """The picture has come to rest: it shows the state, and what is beside it."""
        assert not scene.view.animator.busy
        assert scene.flow.open
        assert scene.view.table.differences(scene.state) is None
        check_pieces(scene.view.table)
        for piece, (spot, turned) in scene.view.table.targets(scene.view.layout).items():
            assert piece.spot == spot
            assert (piece.turned, piece.angle, piece.alpha) == (turned, 0, 255)
        meant = scene.view.hud.all_hints(scene.view.layout, scene.view.log)
        places = [(tuple(pygame.FRect(box)), words) for box, words in meant]
        assert panel_hints(scene) == places

    def chosen(self, state: State) -> MatchAction:
        """Return a play more often than an end, so that creatures meet."""
        actions = match_actions(state)
        plays = [a for a in actions if isinstance(a, PlayCreature | CastIncantation)]
        if plays and self.rng.random() < self.eagerness:
            return self.rng.choice(plays)
        return Attack() if Attack() in actions else EndTurn()

    def act(self, action: MatchAction) -> None:
        """Do an action, and see that it was done."""
        scene, match = self.scene, self.scene.match
        count = len(match.history)
        if isinstance(action, PlayCreature | CastIncantation):
            self.play(action)
        else:
            waits = scene.state.phase == ASSAULT and action == Attack()
            self.waited += waits
            if waits and self.rng.random() < 0.4:
                self.ran_on += 1
                self.run_on()
            else:
                self.go_on()
        done = [entry.action for entry in match.history[count : count + 1]]
        # A lesson takes what it asks for alone; a question is asked before anything is done.
        refused = isinstance(self.desktop.top, ConfirmDialog) or isinstance(scene, LessonScene)
        assert done == [action] or (refused and not done), action

    def play(self, action: MatchAction) -> None:
        """Play a card from the hand."""
        if isinstance(action, PlayCreature):
            self.summon(action)
        else:
            assert isinstance(action, CastIncantation)
            self.cast(action)

    # Done in another way by a subclass with its device

    def _carry(self, piece: Piece, to: tuple[float, float]) -> None:
        start = piece.x, piece.y
        if self.rng.random() < 0.5:
            self.desktop.drag(start, to)
        else:
            self.desktop.click(start)
            self.desktop.click(to)

    def take(self, place: int) -> None:
        """Take up a card of the hand."""
        card = self.card(place)
        self.desktop.click((card.x, card.y))

    def summon(self, action: PlayCreature) -> None:
        layout, viewer = self.scene.view.layout, self.scene.view.table.viewer
        lane = layout.lane(viewer, action.lane)
        self._carry(self.card(action.place), (lane.x + lane.width / 2, lane.y + lane.height / 2))

    def cast(self, action: CastIncantation) -> None:
        target = self.target(action)
        self._carry(self.card(action.place), (target.x, target.y))

    def go_on(self) -> None:
        self.desktop.click(self.scene.buttons.first.rect.center)

    def run_on(self) -> None:
        self.desktop.click(self.scene.buttons.second.rect.center)

    def relieve(self) -> None:
        """Pass the rightmost card of the hand to the partner (R13.8)."""
        view = self.scene.view
        partner = view.table.field.partner(view.table.viewer)
        assert partner is not None
        card = self.card(-1)
        self.desktop.drag((card.x, card.y), pygame.FRect(view.layout.panel(partner)).center)

    def order(self, top: OrderDialog) -> None:
        for card in self.rng.sample(top.cards, len(top.cards) - 1):
            self.desktop.click(card.rect.center)
        self.desktop.click(top.confirm.rect.center)

    def confirm(self, top: ConfirmDialog) -> None:
        self.desktop.click(top.buttons[1].rect.center)

    def take_over(self, top: HandOverScene) -> None:
        self.desktop.click(top.ready_button.rect.center)

    # Finding things

    def card(self, place: int) -> Piece:
        return self.scene.view.table.sides[self.scene.view.table.viewer].hand[place]

    def target(self, action: CastIncantation) -> Piece:
        side = self.scene.view.table.sides[action.side]
        return side.lanes[action.lane][action.position]


class Keys(Hands):
    """Plays with the keyboard alone: digits and arrows, Enter and N."""

    #: What leads on in a turn.
    leads_on: ClassVar[tuple[str, ...]] = ("accept", "next")

    def press(self, *names: str) -> None:
        """Press what is meant by each of the names."""
        self.desktop.key(*(KEY_BUTTONS[name] for name in names))

    def take(self, place: int) -> None:
        self.desktop.key(pygame.K_1 + place)

    def go_to(self, place: int) -> None:
        """Walk to a card of the hand, and take it up."""
        if self.scene.selection.focused is None:
            self.press("up")
        self._walk_to(self.card(place))
        self.press("accept")

    def summon(self, action: PlayCreature) -> None:
        self.take(action.place)
        self.press("down" if action.lane else "up", "accept")

    def cast(self, action: CastIncantation) -> None:
        target = self.target(action)
        self.take(action.place)
        self._walk_to(target)
        self.press("accept")

    def _walk_to(self, target: Piece) -> None:
        assert self._reaches(target), "the arrows do not lead to the target"

    def _reaches(self, target: Piece) -> bool:
        """Press arrows towards the target, as a player does who sees it; tell whether it came."""
        pointer = self.scene.selection
        for _ in range(60):
            here = pointer.focused
            if here is None or here is target:
                break
            if here.y != target.y:
                self.press("down" if target.y > here.y else "up")
            else:
                self.press("right" if target.x > here.x else "left")
        return pointer.focused is target

    def go_on(self) -> None:
        self.press(self.rng.choice(self.leads_on))

    def run_on(self) -> None:
        self.press("run_on")

    def relieve(self) -> None:
        self.press("relieve")

    def order(self, top: OrderDialog) -> None:
        for number in self.rng.sample(range(len(top.cards)), len(top.cards) - 1):
            self.desktop.key(pygame.K_1 + number)
        self.desktop.key(pygame.K_RETURN)

    def confirm(self, top: ConfirmDialog) -> None:
        self.press("right", "accept")

    def take_over(self, top: HandOverScene) -> None:
        self.press("accept")


class Pad(Keys):
    """Plays with a gamepad alone: the cross, A, Y and the right shoulder."""

    leads_on = ("next",)

    def press(self, *names: str) -> None:
        self.desktop.pad(*(PAD_BUTTONS[name] for name in names))

    def take(self, place: int) -> None:
        self.go_to(place)

    def order(self, top: OrderDialog) -> None:
        for widget in (*self.rng.sample(top.cards, len(top.cards) - 1), top.confirm):
            walk_to(self.desktop, widget, self.press)
            self.press("accept")


def walk_to(
    desktop: Desktop, widget: Widget, press: Callable[[str], None], most: int = 200
) -> None:
    """Press the four ways towards a widget, as who sees the ring; each time another way on."""
    top, tried = desktop.at(Scene), Counter[tuple[float, ...]]()
    for _ in range(most):
        here = top.widgets.focused
        if here is widget:
            return
        at = (here or widget).cursor_rect
        across, down = widget.rect.centerx - at.centerx, widget.rect.centery - at.centery
        nearer = {"down": down, "right": across, "up": -down, "left": -across}
        ways = sorted(nearer, key=nearer.__getitem__, reverse=True)
        press(ways[tried[tuple(at)] % len(ways)])
        tried[tuple(at)] += 1
    raise AssertionError(f"the four ways do not lead to {widget}")
