"""Matches of rings on the screen, for pictures of them."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count

from game.kit import PointerMoved, PointerPressed, Times
from game.play import SPEED_INSTANT, Match
from game.rules import (
    ALLY,
    NOBODY,
    OTHERS,
    PLAYER,
    RINGS,
    SUMMONING,
    AnyAction,
    Card,
    Creature,
    Difficulty,
    EndTurn,
    Event,
    PlayCreature,
    Side,
    State,
    Unit,
    apply,
    dealt_ring,
    horde_match,
    in_alliance,
    match_actions,
    to_act,
)

from ..examples import begun_ring, seats_of_ring
from ..match.captains_examples import DEEP_GUARD, OWN, STAKES, THEIRS, captains_match, fight_terms
from ..services import Services
from .ring_map_screen import RingMapScreen
from .ring_scene import RingScene

_SEED = 7
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
    return Match.from_position(state, seats_of_ring(mode, persons))


def _dealt(services: Services, mode: str) -> State:
    cards = list(services.content.cards.values())
    happened: list[Event] = []
    if mode == "horde":
        both = cards[:_HAND], cards[_HAND : 2 * _HAND]
        return horde_match(both, cards[2 * _HAND : 4 * _HAND], _SEED, Difficulty(), happened)
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
    """Return what is done next: creatures come in turn to both lanes, then the turn ends.

    Nothing of it can be done in the turn of a Horde, which runs by itself.
    """
    lane = state.turn // 2 % 2
    kinds = [
        action for action in match_actions(state)
        if isinstance(action, PlayCreature) and action.lane == lane
    ]  # fmt: skip
    return lambda action: action in kinds or (not kinds and isinstance(action, EndTurn))


def _picture(
    services: Services,
    mode: str = "pairs",
    persons: tuple[int, ...] = (0,),
    turn: int = _MIDDLE,
    *,
    tips: bool = False,
) -> RingScene:
    scene = RingScene(services, ring_match(services, mode, persons, turn))
    if not tips:
        scene.remove(scene.tips)
    scene.flow.seats.seen = scene.state.active
    return scene


#: Two against two in the middle of things, three and four who play for themselves, two partners
#: against the Horde, and the first tip of a first ring.
example = partial(_picture)
example_three = partial(_picture, mode="three", turn=_MIDDLE_OF_THREE)
example_four = partial(_picture, mode="four")
example_horde = partial(_picture, mode="horde")
example_tip = partial(_picture, tips=True)


def example_plan(services: Services) -> RingScene:
    """Return two against two, the partner's plan shown before it is played."""
    state = _played_until(services, "pairs", _PARTNER, _MIDDLE)
    scene = RingScene(services, Match.from_position(state, seats_of_ring("pairs", (0,))))
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
    scene = _picture(services, turn=_EARLY)
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
    scene = RingScene(services, Match.from_position(state, seats_of_ring("pairs", (0,))))
    scene.flow.seats.seen = 0
    return scene


def _rows(cards: Sequence[Card], seat: int) -> list[list[Unit]]:
    creatures = [card for card in cards if isinstance(card, Creature)]
    return [[Unit(card) for card in creatures[3 * seat + lane :][: 2 + seat]] for lane in (0, 2)]


def example_map(
    services: Services, table: Callable[[Services], RingScene] = example
) -> RingMapScreen:
    """Return the map of a ring, large."""
    view = table(services).view
    view.table.arrange(view.layout)
    return RingMapScreen(services, view)


#: The large map of three seats, and one with many creatures.
example_map_three = partial(example_map, table=example_three)
example_map_full = partial(example_map, table=example_full)


def example_says(services: Services, mode: str = "pairs") -> RingScene:
    """Return a ring that begins, in which a character speaks."""
    matches = (begun_ring(services, mode, seed=seed) for seed in count())
    match = next(each for each in matches if to_act(each.position) == 0)
    scene = RingScene(services, match)
    scene.remove(scene.tips)
    scene.flow.seats.seen = 0
    scene.speeches[0].held = True
    return scene


example_says_horde = partial(example_says, mode="horde")


def example_allies(services: Services) -> RingScene:
    """Return a fight of allies in its first turn, in which the guard speaks (R16.94)."""
    changes = [(name, each) for name, own in OWN for each in in_alliance(own, PLAYER)]
    changes += [(OTHERS + name, each) for name, own in THEIRS for each in in_alliance(own, ALLY)]
    match = captains_match(services, fight_terms(changes, guard=DEEP_GUARD))
    scene = RingScene(services, match, stakes=STAKES)
    scene.remove(scene.tips)
    scene.flow.seats.seen = scene.state.active
    scene.speeches[0].held = True
    return scene
