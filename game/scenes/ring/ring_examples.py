"""Matches of rings on the screen, for pictures of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit import PointerMoved, PointerPressed, Times
from game.play import HORDE, SPEED_INSTANT, Match, Seat
from game.rules import (
    NOBODY,
    RINGS,
    SUMMONING,
    AnyAction,
    Card,
    Creature,
    Difficulty,
    EndTurn,
    Event,
    PlayCreature,
    RunHordeTurn,
    Side,
    State,
    Unit,
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
#: The partner of the first seat in pairs.
_PARTNER = 2
#: The turn in which the pictures stand.
_MIDDLE, _EARLY = 9, 1
#: Three who play for themselves are soon through.
_MIDDLE_OF_THREE = 7
#: The cards of a hand that much has been passed to (R13.8).
_FULL = 15


class _Still:
    """A computer that is still thinking when the picture is taken."""

    failure = ""

    def next_action(self) -> AnyAction | None:
        """Return nothing."""
        return None

    def forget(self) -> None:
        """Think no longer."""


def ring_match(
    services: Services, mode: str, persons: tuple[int, ...] = (0,), turn: int = _MIDDLE
) -> Match:
    """Return a match of a mode in the middle of things, before the turn of the first person."""
    state = _played_until(services, mode, min(persons), turn)
    return Match.from_position(state, _seats(mode, persons))


def _seats(mode: str, persons: tuple[int, ...]) -> tuple[Seat, ...]:
    field = RINGS[mode]
    return tuple(
        HORDE if side in field.wings
        else Seat(_NAMES[side]) if side in persons
        else Seat("", "computer")
        for side in field.sides
    )  # fmt: skip


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
    scene.remove(scene.tips)
    scene.flow.seats.seen = scene.state.active
    return scene


def example(services: Services) -> RingScene:
    """Return two against two in the middle of things."""
    return _picture(services, "pairs")


def example_three(services: Services) -> RingScene:
    """Return three who play for themselves."""
    return _picture(services, "three", turn=_MIDDLE_OF_THREE)


def example_four(services: Services) -> RingScene:
    """Return four who play for themselves."""
    return _picture(services, "four")


def example_horde(services: Services) -> RingScene:
    """Return two partners against the Horde."""
    return _picture(services, "horde")


def example_plan(services: Services) -> RingScene:
    """Return two against two, the partner's plan shown before it is played."""
    state = _played_until(services, "pairs", _PARTNER, _MIDDLE)
    scene = RingScene(services, Match.from_position(state, _seats("pairs", (0,))))
    scene.remove(scene.tips)
    scene.flow.seats.seen = 0
    scene.flow.computer.thinker = _Still()
    scene.plan.held = True
    plays = [action for action in match_actions(state) if isinstance(action, PlayCreature)]
    scene.plan.show([*plays[:1], EndTurn()])
    return scene


def example_recap(services: Services) -> RingScene:
    """Return two against two, with what has happened since one's last turn unfolded."""
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    scene = _picture(services, "pairs", turn=_EARLY)
    scene.turns.rest()
    scene.flow.end_turn()
    while scene.state.active or scene.state.pending_side != NOBODY:
        scene.turns.rest()
        action = next(filter(_wanted(scene.state), match_actions(scene.state)), None)
        scene.flow.perform(action or match_actions(scene.state)[-1])
    scene.turns.rest()
    scene.recap.update(0.0)
    while not scene.recap.visible:
        scene.update(Times.appear)
    scene.recap.toggle()
    scene.recap.update(Times.appear)
    return scene


def example_relief(services: Services) -> RingScene:
    """Return two against two, a card held over the partner's panel."""
    scene = example(services)
    table, layout = scene.view.table, scene.view.layout
    scene.hand.watch()
    card = table.sides[table.viewer].hand[-1]
    panel = layout.panel(_PARTNER)
    middle = panel.x + panel.width / 2, panel.y + panel.height / 2
    scene.relief.intercept(PointerPressed((card.x, card.y)))
    scene.relief.intercept(PointerMoved(middle))
    return scene


def example_full(services: Services) -> RingScene:
    """Return full lanes at every bridge of two against two, and a partner's long hand."""
    cards = list(services.content.cards.values())
    sides = [
        Side.of(cards[_HAND * seat :][:count], lanes=_rows(cards, seat), stronghold=1)
        for seat, count in enumerate((_HAND, 2, _FULL, 3))
    ]
    state = State.of(sides, 0, field=RINGS["pairs"])
    state.turn, state.mana = _MIDDLE, _FULL
    scene = RingScene(services, Match.from_position(state, _seats("pairs", (0,))))
    scene.flow.seats.seen = 0
    return scene


def _rows(cards: Sequence[Card], seat: int) -> list[list[Unit]]:
    """Return creatures for both lanes of a seat, in each row another number of them."""
    creatures = [card for card in cards if isinstance(card, Creature)]
    return [[Unit(card) for card in creatures[3 * seat + lane :][: 2 + seat]] for lane in (0, 2)]


def example_map(services: Services) -> RingMapScreen:
    """Return the map of the ring, large."""
    return _large_map(services, example(services))


def example_map_three(services: Services) -> RingMapScreen:
    """Return the large map of three seats."""
    return _large_map(services, example_three(services))


def example_map_full(services: Services) -> RingMapScreen:
    """Return the large map with many creatures."""
    return _large_map(services, example_full(services))


def _large_map(services: Services, scene: RingScene) -> RingMapScreen:
    scene.view.table.arrange(scene.view.layout)
    return RingMapScreen(services, scene.view)


def example_tip(services: Services) -> RingScene:
    """Return the first tip of a first ring."""
    scene = RingScene(services, ring_match(services, "pairs"))
    scene.flow.seats.seen = scene.state.active
    return scene
