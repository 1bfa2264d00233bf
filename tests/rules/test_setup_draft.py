"""R2.3 to R2.5, R12.3: the drafts, constructed decks, and what holds in every setup."""

from collections import Counter
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import (
    FIRST,
    LATER,
    LEFT,
    RIGHT,
    SPLASH,
    AnyAction,
    Attack,
    BanCard,
    BuildDeck,
    ChooseDifficulty,
    Difficulty,
    Draft,
    EndTurn,
    Event,
    PickCard,
    PlayCreature,
    Position,
    Setup,
    State,
    TakeDeck,
    Terms,
    apply,
    digest,
    events,
    legal_actions,
    open_setup,
    to_act,
    why_not,
)
from tests.amounts import examples
from tests.certain import sure

from .kit import CARDS, DECKS
from .matches import any_terms, opening, random_kit
from .pictures import horde_of
from .test_properties import cards_of

KIT = list(CARDS.values())


def draft(seed: int, *, solo: bool = False, edition: int = FIRST) -> tuple[Draft, list[Event]]:
    setup, told = open_setup(Terms("draft", solo, edition), KIT, DECKS, seed)
    assert isinstance(setup, Draft)
    return setup, told


def test_one_of_two_picks_first() -> None:
    """R2.3: by lot."""
    assert {to_act(draft(seed)[0]) for seed in range(30)} == {LEFT, RIGHT}


def drafted(seed: int, *, solo: bool = False, edition: int = FIRST) -> tuple[State, list[Event]]:
    """Return the match after a draft in which everyone takes the last card revealed."""
    position: Position
    position, told = draft(seed, solo=solo, edition=edition)
    while isinstance(position, Setup):
        position, more = apply(position, legal_actions(position)[-1])
        told += more
    return position, told


def test_four_cards_are_revealed_and_picked_one_two_one() -> None:
    """R2.3: one, two by the other, and the last falls to the first without a pick."""
    setup, told = draft(11)
    first, other = setup.first, 1 - setup.first
    four = setup.revealed
    assert told == [events.CardsRevealed(1, first, four)]
    assert len(set(four)) == 4
    assert to_act(setup) == first
    assert legal_actions(setup) == [PickCard(n) for n in range(4)]

    second, told = apply(setup, PickCard(2))
    assert told == [events.CardPicked(first, four[2], 2)]
    assert to_act(second) == other
    assert legal_actions(second) == [PickCard(n) for n in range(3)]

    third, told = apply(second, PickCard(0))
    assert told == [events.CardPicked(other, four[0], 0)]
    assert to_act(third) == other
    assert legal_actions(third) == [PickCard(0), PickCard(1)]

    fourth, told = apply(third, PickCard(1))
    assert told[:2] == [events.CardPicked(other, four[3], 1), events.CardPicked(first, four[1], 0)]
    assert isinstance(fourth, Draft)
    assert told[2:] == [events.CardsRevealed(2, other, fourth.revealed)]
    assert not set(fourth.revealed) & set(four)
    assert setup.revealed == four, "the given position is left as it is"


def test_who_picks_first_changes_every_round() -> None:
    """R2.3: of the twelve picks each round's leader makes one, the other two."""
    position: Position = draft(4)[0]
    assert isinstance(position, Draft)
    first = position.first
    actors = []
    while isinstance(position, Setup):
        actors.append(to_act(position))
        position = apply(position, PickCard(0))[0]
    other = 1 - first
    assert actors == [first, other, other, other, first, first] * 2


def test_who_picks_first_in_round_one_is_random() -> None:
    """R2.3 [ruling]."""
    assert 70 < Counter(draft(seed)[0].first for seed in range(200))[LEFT] < 130


def test_after_four_rounds_each_has_eight_and_sixteen_are_never_seen() -> None:
    """R2.3: the hands are what each picked."""
    state, told = drafted(9)
    revealed = [card for e in told if isinstance(e, events.CardsRevealed) for card in e.cards]
    assert len(revealed) == len(set(revealed)) == 16
    for side in (LEFT, RIGHT):
        picked = [e.card for e in told if isinstance(e, events.CardPicked) and e.side == side]
        assert len(picked) == 8
        assert Counter(state.sides[side].hand) == Counter(picked)


def test_solo_draft_gives_one_of_four_to_the_player_in_eight_rounds() -> None:
    """R2.4: the Horde gets the other three of each; all 32 cards are dealt."""
    position: Position
    position, told = draft(9, solo=True)
    for number in range(1, 9):
        assert isinstance(position, Draft)
        assert to_act(position) == LEFT
        four = list(position.revealed)
        assert told[-1] == events.CardsRevealed(number, LEFT, tuple(four))
        assert legal_actions(position) == [PickCard(n) for n in range(4)]
        position, told = apply(position, PickCard(number % 4))
        picks = [(e.side, e.card) for e in told if isinstance(e, events.CardPicked)]
        assert picks == [(LEFT, four.pop(number % 4)), *((RIGHT, card) for card in four)]
    assert isinstance(position, State)
    horde = horde_of(position)
    assert (len(position.sides[LEFT].hand), len(horde.deck)) == (8, 24)
    assert Counter(position.sides[LEFT].hand + horde.deck) == Counter(KIT)


def test_a_card_that_is_not_revealed_cannot_be_picked() -> None:
    """R2.3: nor can anything else be done in a draft."""
    setup: Position = draft(2)[0]
    for size in (4, 3, 2):
        for action in (PickCard(size), PickCard(-1), TakeDeck(0), Attack()):
            assert sure(why_not(setup, action)).code == "not_revealed"
        setup = apply(setup, PickCard(0))[0]


def test_in_the_later_edition_the_taker_of_the_last_card_begins() -> None:
    """R12.3: with 6 mana, in place of the coin."""
    for seed in range(30):
        state, told = drafted(seed, edition=LATER)
        last = [e for e in told if isinstance(e, events.CardPicked)][-1]
        assert (state.active, state.mana) == (last.side, 6)
        assert events.BeginnerChosen(last.side, "R12.3") in told


def test_in_the_first_edition_a_coin_decides_after_a_draft() -> None:
    """R12.3, R2.7: sometimes the taker of the last card begins, sometimes not."""
    outcomes = set()
    for seed in range(30):
        state, told = drafted(seed)
        last = [e for e in told if isinstance(e, events.CardPicked)][-1]
        assert events.BeginnerChosen(state.active, "R2.7") in told
        outcomes.add(state.active == last.side)
    assert outcomes == {True, False}


def test_in_the_later_edition_other_formats_keep_the_coin() -> None:
    """R12.3 speaks of a duel's draft alone."""
    begins = set()
    for seed in range(30):
        position: Position = open_setup(Terms("preconstructed", edition=LATER), KIT, DECKS, seed)[0]
        for deck in (0, 1):
            position, told = apply(position, TakeDeck(deck))
        assert isinstance(position, State)
        assert events.BeginnerChosen(position.active, "R2.7") in told
        begins.add(position.active)
    assert begins == {LEFT, RIGHT}
    state, told = drafted(1, solo=True, edition=LATER)
    assert state.active == LEFT
    assert events.BeginnerChosen(LEFT, "R2.7") in told


FOREIGN: list[AnyAction] = [
    EndTurn(),
    PlayCreature(0, 0),
    BuildDeck(()),
    BuildDeck(("c0",) * 10),
    BuildDeck(tuple(f"c{number}" for number in range(11))),
    *(
        ChooseDifficulty(level, Difficulty(variable, fixed, bastion=bastion, ability=ability))
        for level, variable, fixed, bastion, ability in product(
            range(7), (0, 1, 2), (6, 7, 11), (True, False), (0, SPLASH, 3)
        )
    ),
    *(TakeDeck(number) for number in range(-1, 6)),
    *(PickCard(number) for number in range(-1, 6)),
    *(BanCard(number) for number in range(-1, 12)),
]


@settings(max_examples=examples(40))
@given(st.integers(0, 2**32 - 1))
def test_every_setup_leads_to_a_match(seed: int) -> None:
    """R2.2 to R2.7, R10.2: what is offered is legal, all else refused; no card comes twice."""
    rng = Random(seed)
    terms, kit = any_terms(rng), random_kit(rng)
    position: Setup | State = opening(terms, kit, seed)
    while isinstance(position, Setup):
        before = digest(position)
        offered = legal_actions(position)
        assert all(why_not(position, action) is None for action in offered)
        for action in FOREIGN:
            assert (why_not(position, action) is None) == (action in offered), action
        assert to_act(position) in (0, 1)
        assert digest(position) == before
        after = apply(position, rng.choice(offered))[0]
        assert digest(position) == before != digest(after)
        position = after
    dealt = cards_of(position)
    assert set(dealt) <= set(kit)
    # In a constructed duel each owns a whole kit, otherwise there is one for both (R2.5).
    assert max(dealt.values()) <= (2 if terms.form == "constructed" else 1)
    assert sum(dealt.values()) == (32 if terms.solo else 16)
