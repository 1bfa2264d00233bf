"""Random cards, random matches, and every action that can be thought of."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, permutations
from random import Random

from game.rules import (
    ABILITIES,
    FIRST,
    LATER,
    MODES,
    NOBODY,
    PERFORATION,
    SPLASH,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    Creature,
    EndTurn,
    Event,
    Incantation,
    MatchAction,
    PlayCreature,
    Press,
    Relieve,
    RunHordeTurn,
    Setup,
    State,
    Terms,
    apply,
    dealt_ring,
    difficulties,
    horde_match,
    legal_actions,
    match_actions,
    open_setup,
    to_act,
)

#: The chance of each ability, by kit: in some no card has any, in others most have many.
_ABILITY_CHANCES = (0.0, 0.15, 0.3, 0.5)


#: How strong the attacks of a kit are: the mild ones make long matches, even draws.
_ATTACKS = ((0, 1, 1, 2, 3, 6), (0, 1, 2), (0, 0, 0, 1))


def random_card(rng: Random, number: int, fury: float, attacks: tuple[int, ...]) -> Card:
    """Return a card of any kind; ``fury`` is the chance of each ability."""
    name = f"c{number}"
    if rng.random() < 0.25:
        own = rng.choice((0, SPLASH, PERFORATION, SPLASH | PERFORATION))
        return Incantation(name, name, rng.randint(1, 4), rng.randint(0, 6), own)
    own = sum(bit for bit in ABILITIES.values() if rng.random() < fury)
    aura = rng.choice(list(ABILITIES.values())) if rng.random() < 0.3 else 0
    cost, attack, health = rng.randint(0, 5), rng.choice(attacks), rng.randint(1, 6)
    return Creature(name, name, cost, attack, health, own, aura)


def random_kit(rng: Random) -> list[Card]:
    """Return 32 cards of one temper."""
    fury, attacks = rng.choice(_ABILITY_CHANCES), rng.choice(_ATTACKS)
    return [random_card(rng, number, fury, attacks) for number in range(32)]


def opening(terms: Terms, cards: Sequence[Card], seed: int) -> Setup:
    """Return the first position of a setup; every eighth card makes a printed deck."""
    return open_setup(terms, cards, [cards[number::4] for number in range(4)], seed)[0]


FORMS = ("preconstructed", "draft", "constructed")


def any_terms(rng: Random) -> Terms:
    solo = rng.random() < 0.5
    form = rng.choice(("preconstructed", "draft") if solo else FORMS)
    return Terms(form, solo, rng.choice((FIRST, LATER)), solo and rng.random() < 0.7)


def random_start(rng: Random) -> State:
    position: Setup | State = opening(any_terms(rng), random_kit(rng), rng.getrandbits(64))
    while isinstance(position, Setup):
        position = apply(position, rng.choice(legal_actions(position)))[0]
    return position


def chosen(rng: Random, state: State, patience: float) -> MatchAction:
    """Return a random legal action; ``patience`` is the chance not to end the turn early."""
    actions = match_actions(state)
    if len(actions) > 1 and actions[-1] == EndTurn() and rng.random() < patience:
        actions.pop()
    return rng.choice(actions)


def steps(rng: Random, state: State) -> Iterator[tuple[State, MatchAction, State, list[Event]]]:
    """Play a random match to its end; yield every state, action, state after, and events."""
    patience = rng.choice((0.3, 0.8, 0.95, 1.0))
    while to_act(state) != NOBODY:
        action = chosen(rng, state, patience)
        after, events = apply(state, action)
        assert isinstance(after, State)
        yield state, action, after, events
        state = after


def states(
    rng: Random, start: Callable[[Random], State] = random_start, limit: int = 10_000
) -> Iterator[State]:
    state = start(rng)
    yield state
    for _, _, after, _ in islice(steps(rng, state), limit):
        yield after


def conceivable(state: State) -> Iterator[MatchAction]:
    """Yield every action that can be thought of here, one beyond each border."""
    yield from (Attack(), EndTurn(), RunHordeTurn(), Relieve())
    if state.changes is not None:
        for index in range(-1, len(state.changes.table.changes) + 1):
            for lane in range(-1, 3):
                yield from (Press(index, lane, position) for position in range(-1, 6))
    places = range(-1, max(len(side.hand) for side in state.sides) + 2)
    longest = max(len(row) for side in state.sides for row in side.lanes)
    for place in places:
        for lane in range(-1, 3):
            yield PlayCreature(place, lane)
            for side in range(-1, len(state.sides) + 1):
                for position in range(-1, longest + 2):
                    yield CastIncantation(place, side, lane, position)
    count = len(state.pending)
    for length in range(count + 2):
        yield from (ChooseOrder(order) for order in permutations(range(count + 1), length))
    yield ChooseOrder((0,) * count if count > 1 else (0, 0))
    yield ChooseOrder((-1, *range(count - 1)))


def random_ring(rng: Random, mode: str = "") -> State:
    """Return the first position of a random ring of a mode, any one where none is named."""
    mode = mode or rng.choice(MODES)
    kit = random_kit(rng)
    seed = rng.getrandbits(32)
    if mode == "horde":
        choice = difficulties(rng.randint(1, 5))[0]
        return horde_match([kit[:8], kit[8:16]], kit[16:32], seed, choice, [])
    count = 3 if mode == "three" else 4
    return dealt_ring(mode, [kit[8 * seat : 8 * seat + 8] for seat in range(count)], seed, [])
