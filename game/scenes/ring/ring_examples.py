"""Matches of rings on the screen, for pictures of them."""

from __future__ import annotations

from collections.abc import Callable

from game.play import HORDE, Match, Seat
from game.rules import (
    NOBODY,
    RINGS,
    SUMMONING,
    Difficulty,
    EndTurn,
    Event,
    PlayCreature,
    RunHordeTurn,
    State,
    apply,
    dealt_ring,
    horde_ring,
    match_actions,
    to_act,
)

from ..services import Services
from .ring_map_screen import RingMapScreen
from .ring_scene import RingScene

_SEED = 7
_NAMES = ("Alaric", "Morwen", "Bertram", "Ysolde")
_HAND = 8
#: The turn in which the pictures stand.
_MIDDLE = 9


def ring_match(
    services: Services, mode: str, persons: tuple[int, ...] = (0,), turn: int = _MIDDLE
) -> Match:
    """Return a match of a mode in the middle of things, before the turn of the first person."""
    state = _played_until(services, mode, persons[0], turn)
    field = RINGS[mode]
    seats = tuple(
        HORDE if side in field.wings
        else Seat(_NAMES[side]) if side in persons
        else Seat("", "computer")
        for side in field.sides
    )  # fmt: skip
    return Match.from_position(state, seats)


def _dealt(services: Services, mode: str) -> State:
    cards = list(services.content.cards.values())
    happened: list[Event] = []
    if mode == "horde":
        both = cards[:_HAND], cards[_HAND : 2 * _HAND]
        return horde_ring(both, cards[2 * _HAND : 4 * _HAND], _SEED, Difficulty(), happened)
    hands = [cards[_HAND * seat : _HAND * (seat + 1)] for seat in RINGS[mode].sides]
    return dealt_ring(mode, hands, _SEED, happened, beginner=0)


def _played_until(services: Services, mode: str, side: int, turn: int) -> State:
    """Return a position at the beginning of a turn of ``side``, cards played in turn."""
    state = _dealt(services, mode)
    while state.turn < turn or state.active != side or state.phase != SUMMONING:
        action = next(filter(_wanted(state), match_actions(state)), None)
        after, _ = apply(state, action or match_actions(state)[-1])
        assert isinstance(after, State)
        if to_act(after) == NOBODY:
            break
        state = after
    return state


def _wanted(state: State) -> Callable[[object], bool]:
    """Return what is done next: creatures come in turn to both lanes, then the turn ends."""
    lane = state.turn // 2 % 2
    if state.sides[state.active].horde is not None:
        return lambda action: isinstance(action, RunHordeTurn)
    kinds = [
        action for action in match_actions(state)
        if isinstance(action, PlayCreature) and action.lane == lane
    ]  # fmt: skip
    return lambda action: action in kinds or (not kinds and isinstance(action, EndTurn))


def _picture(
    services: Services, mode: str, persons: tuple[int, ...] = (0,), turn: int = _MIDDLE
) -> RingScene:
    scene = RingScene(services, ring_match(services, mode, persons, turn))
    scene.flow.seen = scene.state.active
    return scene


def example(services: Services) -> RingScene:
    """Return two against two in the middle of things."""
    return _picture(services, "pairs")


def example_three(services: Services) -> RingScene:
    """Return three who play for themselves."""
    return _picture(services, "three")


def example_four(services: Services) -> RingScene:
    """Return four who play for themselves."""
    return _picture(services, "four")


def example_horde(services: Services) -> RingScene:
    """Return two partners against the Horde."""
    return _picture(services, "horde")


def example_map(services: Services) -> RingMapScreen:
    """Return the map of the ring, large."""
    scene = example(services)
    scene.view.table.arrange(scene.view.layout)
    return RingMapScreen(services, scene.view)
