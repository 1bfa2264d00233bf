"""Choices before the match: sensible, varied by the seed, and blind to what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from game.opponents import card_rating
from game.opponents.setups import choose_setup
from game.rules import (
    DECK_SIZE,
    LEFT,
    RIGHT,
    BanCard,
    BuildDeck,
    Constructed,
    Creature,
    Draft,
    PickCard,
    Preconstructed,
    TakeDeck,
    Terms,
    apply,
    open_setup,
    why_not,
)
from tests.rules.kit import BY_NAME, CARDS, DECKS
from tests.rules.pictures import card

from .matches import KIT, greedy

#: Chance moves a rating by less than this.
WHIM = 25


def preconstructed(taken: tuple[int, ...] = ()) -> Preconstructed:
    return Preconstructed(Terms(), 1, KIT, DECKS, taken)


def draft(*names: str, picked: tuple[str, ...] = ()) -> Draft:
    revealed = tuple(BY_NAME[name] for name in names)
    picks = tuple(BY_NAME[name] for name in picked)
    return Draft(Terms("draft"), 1, KIT, revealed=revealed, picks=(picks, ()), round=1)


def constructed(*decks: tuple[str, ...], bans: int = 0) -> Constructed:
    left, right = (tuple(BY_NAME[name] for name in deck) for deck in decks)
    return Constructed(Terms("constructed"), 1, KIT, decks=(left, right), bans=bans)


def built(seed: int) -> list[str]:
    setup, _ = open_setup(Terms("constructed"), KIT, DECKS, 1)
    action = greedy(setup, setup.to_act(), seed)
    assert isinstance(action, BuildDeck)
    assert why_not(setup, action) is None
    return list(action.cards)


def test_a_deck_that_is_taken_is_left_alone() -> None:
    for taken in range(4):
        for seed in range(5):
            action = choose_setup(preconstructed((taken,)), RIGHT, Random(seed))
            assert why_not(preconstructed((taken,)), action) is None


def test_more_than_one_deck_is_taken_over_many_matches() -> None:
    taken = {choose_setup(preconstructed(), LEFT, Random(seed)) for seed in range(40)}
    assert len(taken) > 1
    assert all(isinstance(action, TakeDeck) for action in taken)


@pytest.mark.parametrize("seed", range(10))
def test_a_pick_is_the_best_or_near_it(seed: int) -> None:
    setup, _ = open_setup(Terms("draft"), KIT, DECKS, seed)
    assert isinstance(setup, Draft)
    action = greedy(setup, setup.to_act(), seed)
    assert isinstance(action, PickCard)
    ratings = [card_rating(one) for one in setup.revealed]
    assert ratings[action.index] > max(ratings) - WHIM


def test_a_hand_full_of_incantations_wants_creatures() -> None:
    spells = ("Annihilation", "Combustion", "Meteorite", "Cyclone")
    for seed in range(10):
        setup = draft("Boom!", "Zombie", picked=spells)
        assert choose_setup(setup, LEFT, Random(seed)) == PickCard(1)


@pytest.mark.parametrize("seed", range(20))
def test_a_deck_has_ten_good_cards_with_a_curve(seed: int) -> None:
    cards = [CARDS[name] for name in built(seed)]
    assert len(set(cards)) == DECK_SIZE
    average = sum(map(card_rating, KIT)) / len(KIT)
    assert sum(map(card_rating, cards)) / DECK_SIZE > average
    assert sum(one.cost >= 5 for one in cards) <= 4
    assert sum(isinstance(one, Creature) for one in cards) >= 6


def test_decks_vary_by_seed() -> None:
    assert len({tuple(sorted(built(seed))) for seed in range(20)}) > 5
    assert built(3) == built(3)


def test_the_best_card_of_the_opponent_is_banned() -> None:
    mine, theirs = ("Boom!", "Zombie", "Grrr"), ("Zombie", "Abomination", "Grrr")
    setup = constructed(theirs, mine)
    assert setup.to_act() == RIGHT
    assert choose_setup(setup, RIGHT, Random(1)) == BanCard(1)


def test_a_built_deck_that_is_not_shown_changes_nothing() -> None:
    """R2.5: neither deck answers the other."""
    names = list(CARDS)
    answers = set()
    for start in (0, 7, 20):
        setup, _ = open_setup(Terms("constructed"), KIT, DECKS, 1)
        setup, _ = apply(setup, BuildDeck(tuple(names[start : start + 10])))  # type: ignore[assignment]
        answers.add(greedy(setup, setup.to_act(), 4))
    assert len(answers) == 1


def test_a_pile_that_is_not_revealed_changes_nothing() -> None:
    setup, _ = open_setup(Terms("draft"), KIT, DECKS, 1)
    assert isinstance(setup, Draft)
    action = greedy(setup, setup.to_act(), 4)
    setup.pile = tuple(reversed(setup.pile))
    setup.stream = 99
    assert greedy(setup, setup.to_act(), 4) == action


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("5/5", "4/5"),
        ("5/5", "5/4"),
        ("3/3@2", "3/3@4"),
        ("3/3+splash", "3/3"),
        ("3/3+berserk", "3/3"),
        ("2/3+rage", "2/3"),
        ("1/3~rage", "1/3"),
        ("!4+splash", "!4"),
        ("!4", "!3"),
        ("!3@2", "!3@4"),
    ],
)
def test_a_better_card_is_rated_higher(better: str, worse: str) -> None:
    assert card_rating(card(better)) > card_rating(card(worse))
