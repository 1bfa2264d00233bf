"""Random fights: hands and guards of any size, with any changes of the closed list (R16.52)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from game.rules import (
    ABILITIES,
    ALLY,
    LANE_NAMES,
    LEFT,
    PRESSES,
    RIGHT,
    SIDE_NAMES,
    BlowChange,
    Card,
    CardChange,
    Change,
    Difficulty,
    FightTerms,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    Setup,
    State,
    StepChange,
    Which,
    apply,
    difficulties,
    legal_actions,
    open_fight,
)

from .matches import random_kit

_SIDES, _LANES = range(len(SIDE_NAMES)), range(len(LANE_NAMES))


def _cards(rng: Random, side: int) -> Change:
    which = rng.choice(
        (
            Which(tuple(f"c{n}" for n in rng.sample(range(32), 6))),
            Which(cost=(0, rng.randint(0, 4))),
            Which(attack=(0, 1)),
            Which(health=(1, 2)),
            Which(kind="incantation"),
            Which(aura=True),
        )
    )
    ability = rng.choice((0, 0, *ABILITIES.values()))
    cost, attack, health = rng.randint(-3, 1), rng.randint(-1, 2), rng.randint(-1, 2)
    return CardChange(which, cost, attack, health, rng.randint(0, 1), ability, side)


def _rest(rng: Random, side: int) -> Change:
    if rng.random() < 0.5:
        return RestChange(side, rng.randint(0, 3), lane=rng.choice(_LANES))
    return RestChange(side, rng.randint(0, 3), ability=rng.choice(list(ABILITIES.values())))


def _steps(rng: Random, side: int, *, horde: bool) -> Change:
    grace = rng.randint(0, 2), rng.randint(0, 2)
    spared = rng.random() < 0.5 and not horde
    return StepChange(side, rng.random() < 0.5, rng.randint(0, 3), grace, spared)


_ANY: tuple[Callable[[Random, int], Change], ...] = (
    _cards,
    _rest,
    lambda rng, side: ManaChange(
        side, first := rng.randint(1, 3), rng.choice((0, first + 2)), rng.randint(-2, 3)
    ),
    lambda rng, side: BlowChange(side, rng.randint(1, 3), rng.random() < 0.5),
    lambda rng, side: GroundChange(side, rng.choice(_LANES), rng.randint(1, 2)),
)
_OF_HANDS: tuple[Callable[[Random, int], Change], ...] = (
    lambda rng, side: PressChange(rng.choice(list(PRESSES)), rng.randint(0, 3), side),
    lambda rng, side: PressChange(rng.choice(list(PRESSES)), 0, side),
    lambda rng, side: PressChange("squall", 0, side),
    lambda _, side: FullFirstMana(side),
    lambda rng, side: ReachChange(side, rng.randint(3, 10)),
    lambda rng, side: LaneChange(side, rng.randint(0, 3), rng.choice(_LANES)),
)


def random_changes(rng: Random, *, horde: bool, allies: bool = False) -> tuple[Change, ...]:
    """Return up to ten changes; with a ``horde``, the right side has no hand."""
    found: list[Change] = []
    for _ in range(rng.randint(1, 10)):
        side = rng.choice((*_SIDES, ALLY) if allies else _SIDES)
        if horde and side == RIGHT:
            lane = LaneChange(side, rng.randint(0, 3), rng.choice(_LANES), rng.random() < 0.5)
            found.append(rng.choice((*_ANY, lambda *_, lane=lane: lane))(rng, side))
        else:
            found.append(rng.choice((*_ANY, *_OF_HANDS))(rng, side))
        if rng.random() < 0.3:
            found.append(_steps(rng, side, horde=horde and side == RIGHT))
    return tuple(found)


def random_fight_terms(rng: Random, cards: Mapping[str, Card]) -> FightTerms:
    """Return the terms of a fight with hands of 7 to 10 and guards of 8 to 22 cards (R16.20)."""
    ids = rng.sample(sorted(cards), len(cards))
    size = rng.randint(7, 10)
    hand, guard = tuple(ids[:size]), tuple(ids[size : size + rng.randint(8, 22)])
    packs = tuple(rng.sample(hand, rng.randint(0, 4)))
    settings = rng.choice((Difficulty(), *difficulties(rng.randint(0, 3))))
    changes = random_changes(rng, horde=True)
    if rng.random() < 0.3:
        changes += (HandChange(rng.choice((-1, 1, 3)), rng.random() < 0.5),)
    return FightTerms(hand, packs, guard, settings, changes)


def _hand(rng: Random, cards: Mapping[str, Card], least: int) -> tuple[tuple[str, ...], ...]:
    """Return the ids of a hand of up to ten cards, and of its packs."""
    hand = tuple(rng.sample(sorted(cards), rng.randint(least, 10)))
    return hand, tuple(rng.sample(hand, rng.randint(0, 4)))


def _laying(rng: Random, sides: Sequence[int]) -> tuple[Change, ...]:
    """Return what lets some hands be laid otherwise."""
    return tuple(
        HandChange(rng.choice((-1, 1, 3)), rng.random() < 0.5, side)
        for side in sides
        if rng.random() < 0.3
    )


def random_duel_terms(rng: Random, cards: Mapping[str, Card]) -> FightTerms:
    """Return the terms of a duel against a captain, or a guard of five and more (R16.91, R16.93).

    The same card can be on either side.
    """
    (hand, packs), (other, other_packs) = _hand(rng, cards, 7), _hand(rng, cards, 5)
    settings = Difficulty(bastion=rng.random() < 0.6)
    changes = random_changes(rng, horde=False) + _laying(rng, _SIDES)
    return FightTerms(hand, packs, (), settings, changes, other=other, other_packs=other_packs)


def random_allied_terms(rng: Random, cards: Mapping[str, Card]) -> FightTerms:
    """Return the terms of a fight of allies, whose guard has cards of two kits (R16.94)."""
    (hand, packs), (other, other_packs) = _hand(rng, cards, 7), _hand(rng, cards, 7)
    both = sorted((Counter([*cards, *cards]) - Counter((*hand, *other))).elements())
    guard = tuple(rng.sample(both, rng.randint(16, 40)))
    settings = rng.choice((Difficulty(), *difficulties(rng.randint(0, 3))))
    changes = random_changes(rng, horde=True, allies=True) + _laying(rng, (LEFT, ALLY))
    return FightTerms(hand, packs, guard, settings, changes, other=other, other_packs=other_packs)


def random_terms(rng: Random, cards: Mapping[str, Card]) -> FightTerms:
    """Return the terms of any fight."""
    return rng.choice((random_fight_terms, random_duel_terms, random_allied_terms))(rng, cards)


def _begun(rng: Random, terms: FightTerms, cards: Mapping[str, Card]) -> State:
    position = open_fight(terms, cards, rng.choice((0, 1)), rng.getrandbits(64))[0]
    while isinstance(position, Setup):
        position = apply(position, rng.choice(legal_actions(position)))[0]
    return position


def random_fight(rng: Random) -> State:
    """Return the first turn of a random fight with random cards."""
    cards = {card.id: card for card in random_kit(rng)}
    return _begun(rng, random_fight_terms(rng, cards), cards)


def random_meeting(rng: Random) -> State:
    """Return the first turn of a duel of captains or of a fight of allies (R16.91, R16.94)."""
    cards = {card.id: card for card in random_kit(rng)}
    terms = rng.choice((random_duel_terms, random_allied_terms))(rng, cards)
    return _begun(rng, terms, cards)


def random_changed(rng: Random) -> State:
    """Return the first turn of any fight."""
    return rng.choice((random_fight, random_fight, random_meeting))(rng)
