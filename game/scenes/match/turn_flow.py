"""How a match goes on by itself: the assault's pace, whose turn to look, when it is over."""

from __future__ import annotations

import sys
from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from game.play import SPEEDS
from game.rules import (
    ASSAULT,
    LEFT,
    NOBODY,
    SUMMONING,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    RunAiTurn,
    apply,
    events,
    match_actions,
    next_attacker,
    to_act,
)

from .. import routes
from .match_computer import ComputerTurns

if TYPE_CHECKING:
    from game.board import Piece

    from .match_scene import MatchScene


class OverlayRequest(Enum):
    """What the flow wants shown over the match."""

    ORDER = auto()
    HAND_OVER = auto()
    RESULTS = auto()


class TurnFlow:
    """Decides what happens when the picture has come to rest.

    ``running`` makes the attacks that are left without waiting; ``rushing``
    does so without showing them. ``seen`` is the side that has taken its place
    before the screen.
    """

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.running = False
        self.rushing = False
        self.seen = NOBODY
        self.asked: OverlayRequest | None = None
        self.computer = ComputerTurns(scene)
        self._over = False
        #: Nothing goes on by itself: an action could not be saved, and the player has been told.
        self.held = False
        self._turn = scene.state.turn

    @property
    def persons(self) -> list[int]:
        """The sides that a person plays."""
        return self.scene.persons

    @property
    def open(self) -> bool:
        """Whether a person may play now."""
        state = self.scene.state
        side = to_act(state)
        person = side != NOBODY and self.scene.match.seat(side).is_person
        return (
            self.scene.match.result is None
            and person
            and side == self.seen
            and state.pending_side == NOBODY
        )

    @property
    def speaker(self) -> int:
        """The side that pauses and concedes: the only person there is, or the one to act.

        While the picture still moves, that is who sits at the screen and sees it.
        """
        if len(self.persons) == 1:
            return self.persons[0]
        if self.scene.animator.busy and self.seen != NOBODY:
            return self.seen
        return max(LEFT, to_act(self.scene.state))

    @property
    def hands_over(self) -> bool:
        """Whether the screen is passed from player to player, so that no one sees two hands."""
        return len(self.persons) == 2 and self.scene.services.settings.hand_over

    def sit_down(self) -> None:
        """Hide the hands until the first player has taken a place."""
        self.scene.table.concealed = self.hands_over and self.seen == NOBODY

    # When the picture rests

    def go_on(self, dt: float) -> bool:
        """Do what comes next without the player, ``dt`` seconds on; False when nothing did."""
        done = len(self.scene.match.history), self.seen
        self.computer.pausing = False
        self._next(dt)
        # At instant speed nothing moves afterwards, and yet there may be more to do.
        moved = done != (len(self.scene.match.history), self.seen)
        return self.scene.animator.busy or self.computer.pausing or moved

    def _next(self, dt: float) -> None:
        scene = self.scene
        self._compare()
        state = scene.state
        if state.turn != self._turn:
            # What was wished for one assault says nothing about the next.
            self._turn, self.running, self.rushing = state.turn, False, False
        if scene.match.result is not None:
            self._finish()
        elif self.held:
            return
        elif self.seen == NOBODY and len(self.persons) == 1:
            self._take_seat(self.persons[0])
        elif scene.match.seat(to_act(state)).is_computer:
            self.computer.act(dt)
        elif state.pending_side != NOBODY:
            scene.table.concealed = len(self.persons) == 2
            scene.table.arrange(scene.layout)
            self._ask(OverlayRequest.ORDER)
        elif scene.match.seat(to_act(state)).is_horde:
            scene.submit(RunAiTurn())
        elif to_act(state) != self.seen:
            self._seat(to_act(state))
        elif state.phase == ASSAULT:
            self._assault()

    def _compare(self) -> None:
        """Make sure that the table shows the state; mend it, and say so, where it does not."""
        scene = self.scene
        difference = scene.table.differences(scene.state)
        if difference is not None:
            print(f"the table differed from the match: {difference}", file=sys.stderr)
            fresh = type(scene.table)(scene.state, scene.table.viewer)
            fresh.open_hands, fresh.concealed = scene.table.open_hands, scene.table.concealed
            vars(scene.table).update(vars(fresh))
            scene.animator.rest(scene.layout)

    def _finish(self) -> None:
        if not self._over:
            self._over = True
            self.scene.services.file(self.scene.match)
            self._ask(OverlayRequest.RESULTS)

    def _ask(self, ask: OverlayRequest) -> None:
        """Put a scene over the match, or in its place."""
        scene, self.asked = self.scene, ask
        if ask is OverlayRequest.ORDER:
            scene.stack.push(routes.order(scene.services, scene.match), scene.take_result)
        elif ask is OverlayRequest.HAND_OVER:
            side = to_act(scene.state)
            scene.stack.push(
                routes.hand_over(scene.services, scene.match.seats, side), scene.take_result
            )
        else:
            scene.stack.replace(routes.results(scene.services, scene.match))

    def _seat(self, side: int) -> None:
        """Bring the player of ``side`` before the screen (with the hand-over screen, if wanted)."""
        scene = self.scene
        if self.hands_over:
            scene.table.concealed = True
            scene.table.arrange(scene.layout)
            self._ask(OverlayRequest.HAND_OVER)
            return
        self._take_seat(side)

    def _take_seat(self, side: int) -> None:
        first, history = self.seen == NOBODY, self.scene.match.history
        self.seen = side
        if len(self.persons) == 2:
            self.scene.switch_viewer(side)
        else:
            self.scene.announce(self.scene.state.active)
        if first and not any(isinstance(done.action, MatchAction) for done in history):
            self.scene.begin()

    def _assault(self) -> None:
        """Make the next attack, or wait where an incantation could still be played (R6.2)."""
        state = self.scene.state
        waits = self.may_cast()
        if next_attacker(state) is None:
            if not waits:
                self._submit(EndTurn())
            self.running = self.rushing = False
        elif self.running or not waits:
            self._submit(Attack())

    def _submit(self, action: MatchAction) -> None:
        self.scene.submit(action)
        if self.rushing:
            self.scene.animator.skip()

    def hear(self, result: object) -> None:
        """Take the result of a scene that was asked for."""
        asked, self.asked = self.asked, None
        if asked is OverlayRequest.ORDER and isinstance(result, tuple):
            if self.hands_over and self.scene.state.pending_side != self.seen:
                # The owner of the fallen sits at the screen now, not whose hand lies below.
                self.seen = NOBODY
            self.sit_down()
            self.scene.submit(ChooseOrder(result))
        elif asked is OverlayRequest.HAND_OVER:
            self._take_seat(to_act(self.scene.state))

    def hold(self) -> None:
        """Do nothing without the player, until there is a sign of life."""
        self.held = True
        self.running = self.rushing = False

    # What the player asks of it

    def may_cast(self) -> bool:
        """Whether an incantation could be played now."""
        actions = match_actions(self.scene.state)
        return any(isinstance(action, CastIncantation) for action in actions)

    def attack(self) -> None:
        """Begin the assault, or make its next attack."""
        self.scene.submit(Attack())

    def run_on(self) -> None:
        """Make the attacks that are left without waiting."""
        self.running = True
        self.scene.invalidate()

    def rush(self) -> None:
        """Make the attacks that are left without showing them."""
        self.running = self.rushing = True
        self.scene.animator.skip()
        self.scene.invalidate()

    def end_turn(self) -> None:
        """End the turn."""
        self.scene.submit(EndTurn())

    def concede(self) -> None:
        """Let ``speaker`` give the match up, unless its end is already being shown."""
        if self.scene.match.result is None:
            self.scene.match.concede(self.speaker)

    def would_lose(self, action: MatchAction) -> bool:
        """Whether a play would destroy the player's own Fort (R4.6)."""
        state = self.scene.state
        if state.phase != SUMMONING:
            return False
        _, happened = apply(state, action)
        return any(
            isinstance(event, events.FortDestroyed) and event.side == state.active
            for event in happened
        )

    def change_speed(self, step: int) -> None:
        """Take the next speed, and tell it."""
        scene = self.scene
        index = SPEEDS.index(scene.services.settings.speed) + step
        speed = SPEEDS[min(max(index, 0), len(SPEEDS) - 1)]
        scene.services.remember(replace(scene.services.settings, speed=speed))
        scene.animator.speed = speed or float("inf")
        words = f"{speed:g}×" if speed else scene.translate("options.instant")
        scene.tell(scene.translate("match.speed", speed=words))

    def marked(self) -> dict[Piece, str]:
        """Return the marks of an assault that waits: who would attack next, and whom."""
        state, table = self.scene.state, self.scene.table
        if self.scene.animator.busy or state.phase != ASSAULT or not self.open:
            return {}
        attacker = next_attacker(state)
        if attacker is None:
            return {}
        lane, position = attacker
        foe = table.sides[1 - state.active]
        target = foe.lanes[lane][0] if foe.lanes[lane] else foe.stronghold
        return {table.sides[state.active].lanes[lane][position]: "attacker", target: "victim"}
