"""How long frames of a ring of four take beside those of a duel, at 1920×1080, in one run.

``python -m tests.benchmarks ring_frames`` draws both as ``frame_times`` does, in turns: the table
with every pixel drawn, the pointer over the hand, a card that is dragged, the board's life, and an
assault. A ring's median frame is to be within 1.3 of the duel's.
"""

import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.kit import Canvas, KitContext, PointerMoved, PointerPressed, SceneStack, Viewport
from game.play import Match, Seat
from game.rules import ASSAULT, RINGS, SUMMONING, Creature, Side, State, Unit
from game.scenes import MatchScene
from game.scenes.match.table_screen import TableScreen
from game.scenes.ring.ring_scene import RingScene

from .frame_times import (
    RESTING,
    SIZE,
    Bench,
    Frames,
    _beat,
    hand_position,
    late,
    milliseconds,
    position,
)

#: A ring's median frame, in those of the duel.
MOST = 1.3
_NAMES = ("Alaric", "Morwen", "Bertram", "Ysolde")
#: How often both are measured, in turns.
_ROUNDS = 3


class BothBench(Bench):
    """A duel or a ring of four on a stack that is drawn by hand.

    No tip lies over the river of the duel: it would hide what moves there.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        super().__init__(folder, size)
        self.services.settings = replace(self.services.settings, first_tips=False)

    def full_ring(self, phase: int) -> State:
        """Return a full table: four hands of five, and four creatures in each row in sight."""
        cards = list(self.services.content.cards.values())
        creatures = [card for card in cards if isinstance(card, Creature)]
        sides = []
        for seat in range(4):
            lanes = [
                [Unit(creatures[(7 * seat + 4 * lane + place) % len(creatures)])
                 for place in range(4 - lane)]
                for lane in (0, 1)
            ]  # fmt: skip
            sides.append(Side.of(cards[6 * seat : 6 * seat + 5], lanes=lanes, stronghold=1))
        state = State.of(sides, 0, field=RINGS["four"])
        state.turn, state.phase, state.mana = 9, phase, 0 if phase == ASSAULT else 6
        return state

    def started(
        self, phase: int, *, ring: bool, rests: bool = True
    ) -> tuple[SceneStack, TableScreen]:
        """Return a table that has come to rest, or whose first frame is yet to be drawn."""
        duel = hand_position() if phase == SUMMONING else position(phase)
        state = self.full_ring(phase) if ring else duel
        kind = RingScene if ring else MatchScene
        seats = tuple(Seat(name) for name in _NAMES[: len(state.sides)])
        scene = kind(self.services, Match.from_position(state, seats))
        scene.flow.seen = state.active
        stack = SceneStack(Viewport.of(self.size))
        stack.push(scene)
        self.picture.forget()
        if rests:
            self.frame(stack)
            while stack.animating():
                self.frame(stack)
        return stack, scene

    def anew(self, *, ring: bool) -> Frames:
        """Yield frames in which nothing is kept of the one before."""
        stack, _ = self.started(SUMMONING, ring=ring)
        for _ in range(RESTING):
            self.picture.lose_picture()
            yield self.frame(stack)

    def at_hand(self, *, ring: bool) -> Frames:
        """Yield frames in which the pointer goes over the hand."""
        stack, scene = self.started(SUMMONING, ring=ring)
        hand = scene.view.table.sides[scene.view.table.viewer].hand
        left, right = hand[0].x, hand[-1].x
        for number in range(RESTING):
            across = abs(number % 120 / 60 - 1)
            stack.handle(PointerMoved((left + (right - left) * across, hand[0].y)))
            yield self.frame(stack)

    def dragged(self, *, ring: bool) -> Frames:
        """Yield frames in which a card is carried over the lanes."""
        stack, scene = self.started(SUMMONING, ring=ring)
        card = scene.view.table.sides[scene.view.table.viewer].hand[0]
        x, y = card.x, card.y
        stack.handle(PointerMoved((x, y)))
        stack.handle(PointerPressed((x, y)))
        for number in range(RESTING):
            across, up = abs(number % 100 / 50 - 1), min(1.0, number / 30)
            stack.handle(PointerMoved((x + 400 * across, y - 320 * up)))
            yield self.frame(stack)

    def life(self, *, ring: bool) -> Frames:
        """Yield the beats in which only the board lives."""
        stack, _ = self.started(SUMMONING, ring=ring)
        canvas = Canvas(self.window, stack.view, self.assets)
        for _ in range(RESTING):
            yield milliseconds(lambda: _beat(stack, canvas))

    def fight(self, *, ring: bool) -> Frames:
        """Yield every frame from the first attack to the next turn."""
        stack, scene = self.started(ASSAULT, ring=ring, rests=False)
        turn = scene.state.turn
        while stack.top is scene and (scene.state.turn == turn or scene.view.animator.busy):
            yield self.frame(stack)


def main() -> int:
    """Print the medians of both; return 1 when a ring's is too long."""
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        bench = BothBench(Path(folder), SIZE)
        measured: tuple[tuple[str, Callable[..., Frames]], ...] = (
            ("every pixel", bench.anew),
            ("hover", bench.at_hand),
            ("drag", bench.dragged),
            ("ambient", bench.life),
            ("assault", bench.fight),
        )
        for title, frames in measured:
            times: dict[bool, list[float]] = {False: [], True: []}
            for ring in (False, True):
                for _ in frames(ring=ring):
                    pass
            for _ in range(_ROUNDS):
                for ring in times:
                    times[ring] += frames(ring=ring)
            duel, four = (statistics.median(times[ring]) for ring in (False, True))
            missed |= four > MOST * duel
            print(
                f"{title:12} duel {duel:6.2f} ms, ring {four:6.2f} ms: {four / duel:4.2f} "
                f"(99 %: {late(times[False]):.2f}, {late(times[True]):.2f})"
            )
    return missed


if __name__ == "__main__":
    with KitContext():
        sys.exit(main())
