"""A match of a ring on the desktop, and hands that play it with one device to its end."""

from collections.abc import Sequence
from random import Random

import pygame

from game.kit import Canvas, Scene
from game.play import HORDE, SPEED_INSTANT, Match, Seat
from game.rules import (
    RINGS,
    AnyAction,
    CastIncantation,
    Difficulty,
    Event,
    MatchAction,
    PlayCreature,
    Relieve,
    State,
    dealt_ring,
    horde_match,
    legal_actions,
    match_actions,
)
from game.scenes import Services
from game.scenes.match.table_screen import TableScreen
from game.scenes.ring.ring_scene import RingScene
from tests.play.games import sure

from ..desktop import Desktop
from ..playing import Hands, Keys, Pad

NAMES = ("Ada", "Bo", "Cy", "Di")
HAND = 8


class Ended(Scene):
    def draw(self, canvas: Canvas) -> None:
        canvas.dim()


class Wild:
    """Thinks for computers in no time: a play more often than not, by lot."""

    failure = ""

    def __init__(self, match: Match, seed: int) -> None:
        self._match = match
        self._rng = Random(seed)
        self._known: tuple[int, AnyAction] | None = None

    def next_action(self) -> AnyAction | None:
        count = len(self._match.history)
        if self._known is None or self._known[0] != count:
            actions = list(legal_actions(self._match.position))
            plays = [a for a in actions if isinstance(a, PlayCreature | CastIncantation | Relieve)]
            chosen = self._rng.choice(plays if plays and self._rng.random() < 0.6 else actions)
            self._known = count, chosen
        return self._known[1]

    def forget(self) -> None:
        self._known = None


def ring_state(services: Services, mode: str, seed: int = 1) -> State:
    """Return the first turn of a ring with random cards of the printed kit."""
    cards = list(services.content.cards.values())
    Random(seed).shuffle(cards)
    happened: list[Event] = []
    if mode == "horde":
        both = cards[:HAND], cards[HAND : 2 * HAND]
        return horde_match(both, cards[2 * HAND : 4 * HAND], seed, Difficulty(), happened)
    hands = [cards[HAND * seat : HAND * (seat + 1)] for seat in RINGS[mode].sides]
    return dealt_ring(mode, hands, seed, happened)


def first_turn(services: Services, mode: str, active: int = 0, first: int = 1) -> tuple[State, int]:
    """Return a ring whose wheel has chosen this seat, and its seed, from ``first`` on."""
    states = ((ring_state(services, mode, seed), seed) for seed in range(first, first + 99))
    return next((state, seed) for state, seed in states if state.active == active)


ROBOT = Seat("", "computer")


def seats_of(mode: str, persons: Sequence[int], robot: Seat = ROBOT) -> tuple[Seat, ...]:
    field = RINGS[mode]
    kinds = dict.fromkeys(field.wings, HORDE) | {side: Seat(NAMES[side]) for side in persons}
    return tuple(kinds.get(side, robot) for side in field.sides)


class RingDesk(Desktop):
    """A ring on the desktop; ``wild`` computers play by lot, so that nobody has to think."""

    def __init__(
        self,
        services: Services,
        state: State,
        persons: Sequence[int] = (0,),
        *,
        seed: int = 1,
        painted: bool = False,
        rested: bool = False,
    ) -> None:
        self.played = Match.from_position(state, seats_of(state.field.name, persons))
        services.routes.results = lambda match: Ended()  # type: ignore[method-assign]
        self.ring = RingScene(services, self.played)
        self.ring.flow.computer.thinker = Wild(self.played, seed)
        super().__init__(services, self.ring, painted=painted, rested=rested)

    @property
    def tip(self) -> str:
        tips = self.ring.tips
        return tips.current.key if tips.visible and tips.current is not None else ""


def desk(services: Services, mode: str = "pairs", persons: Sequence[int] = (0,)) -> RingDesk:
    """Seat the first person before the first turn, which is that person's, at instant speed."""
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    state, _ = first_turn(services, mode, persons[0])
    return RingDesk(services, state, persons, rested=True)


def partner_box(table: TableScreen) -> pygame.FRect:
    view = table.view
    return pygame.FRect(view.layout.panel(sure(view.table.field.partner(view.table.viewer))))


class RingHands(Hands):
    ended = Ended

    def __init__(self, desktop: Desktop, rng: Random) -> None:
        super().__init__(desktop, rng)
        self.relieved = 0

    def chosen(self, state: State) -> MatchAction:
        actions = match_actions(state)
        if Relieve() in actions and self.rng.random() < 0.3:
            return Relieve()
        return super().chosen(state)

    def act(self, action: MatchAction) -> None:
        if not isinstance(action, Relieve):
            super().act(action)
            return
        count = len(self.scene.match.history)
        self.relieve()
        self.relieved += 1
        assert self.scene.match.history[count].action == action


class RingTouch(RingHands):
    """Plays with a finger, which rests on nothing before it presses."""

    def __init__(self, desktop: Desktop, rng: Random) -> None:
        super().__init__(desktop, rng)
        desktop.touching = True


class RingPad(RingHands, Pad):
    """Plays with a gamepad."""


class RingKeys(RingHands, Keys):
    """Plays with the keyboard."""
