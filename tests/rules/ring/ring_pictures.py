"""Positions of rings as small pictures, in the manner of ``tests.rules.pictures``.

The seats stand in the order of their turns::

    ring("pairs", "* Baron | top: Troll", "* x", "x ** y | bottom: 0/9", "* y", mana=6)

Of the wings of the Horde the first has the piles, ``* a b c | discard: d | top: e``, and the other
its lanes alone, ``| top: e``.
"""

from random import Random

from game.rules import (
    FIRST,
    MODES,
    RINGS,
    SUMMONING,
    Card,
    Field,
    HordeDeck,
    RingState,
    Setup,
    Side,
    State,
    Terms,
    apply,
    legal_actions,
    mana_at_beginning,
)
from tests.certain import sure

from ..matches import FORMS, opening, random_kit
from ..pictures import bits, card, hand_side, lanes_of, zones


def ring(
    mode: str,
    *seats: str,
    active: int = 0,
    first: int = 0,
    mana: int | None = None,
    phase: int = SUMMONING,
    edition: int = FIRST,
    turn: int | None = None,
    spoils: tuple[int, ...] = (),
    relieved: bool = False,
    last_turns: int = 0,
    ability: str = "",
    **settings: int,
) -> State:
    """Return a position of a ring, in the second round unless ``turn`` is told."""
    field = RINGS[mode]
    count = len(field.sides)
    state = State.of(_sides(field, seats, bits(ability), settings), active, edition, field)
    state.turn = turn or count + 1 + (active - first) % count
    state.ring = RingState(
        (active - state.turn + 1) % count, spoils or (0,) * count, relieved, last_turns
    )
    state.phase = phase
    state.mana = mana_at_beginning(state, active) if mana is None else mana
    return state


def _sides(
    field: Field, seats: tuple[str, ...], permanent: int, settings: dict[str, int]
) -> list[Side]:
    known: dict[str, Card] = {}
    horde: HordeDeck | None = None
    fort = False
    sides: list[Side] = []
    for seat, text in zip(field.sides, seats, strict=True):
        if seat not in field.wings:
            sides.append(hand_side(text, known))
            continue
        words, found = zones(text)
        if horde is None:
            fort = {"*": False, "**": True}[words[0]]
            discard = [card(word, known) for word in found.get("discard", [])]
            horde = HordeDeck([card(word, known) for word in words[1:]], discard, **settings)
        sides.append(Side.of([], 0, fort, lanes_of(found, known), permanent, horde))
    return sides


def piles(state: State) -> HordeDeck:
    return sure(state.sides[state.field.wings[0]].horde)


def ring_terms(rng: Random, mode: str) -> Terms:
    """Return terms of a mode: any form, either edition, the Horde with settings or without."""
    horde = mode == "horde"
    form = rng.choice(FORMS[:2] if horde else FORMS)
    return Terms(form, False, rng.randrange(2), horde and rng.random() < 0.7, mode)


def random_ring(rng: Random, mode: str = "") -> State:
    terms = ring_terms(rng, mode or rng.choice(MODES))
    position: Setup | State = opening(terms, random_kit(rng), rng.getrandbits(64))
    while isinstance(position, Setup):
        position = apply(position, rng.choice(legal_actions(position)))[0]
    return position
