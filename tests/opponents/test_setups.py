"""Choices before the match: sensible, varied by the seed, and blind to what is hidden."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from game.content import load_content
from game.opponents import (
    CROWDED,
    LEARNT,
    card_figures,
    card_worth,
    deck_share,
    formula_worth,
    think,
)
from game.opponents.setups import choose_setup, deck_worths
from game.rules import (
    DECK_SIZE,
    LEFT,
    RIGHT,
    BanCard,
    BuildDeck,
    Card,
    Constructed,
    Draft,
    PickCard,
    Preconstructed,
    TakeDeck,
    Terms,
    apply,
    open_setup,
    why_not,
)
from tests.certain import sure, sure_of
from tests.rules.kit import BY_NAME, CARDS, DECKS
from tests.rules.pictures import card

from .matches import KIT, greedy

#: Chance moves what the best players think of a card by less than this.
SPREAD = 100


def preconstructed(taken: tuple[int, ...] = ()) -> Preconstructed:
    return Preconstructed(Terms(), 1, KIT, decks=DECKS, taken=taken)


def built(seed: int) -> list[str]:
    setup, _ = open_setup(Terms("constructed"), KIT, DECKS, 1)
    action = sure_of(BuildDeck, greedy(setup, setup.to_act(), seed))
    assert why_not(setup, action) is None
    return list(action.cards)


def test_a_deck_that_is_taken_is_left_alone() -> None:
    for taken in range(4):
        for seed in range(5):
            action = choose_setup(preconstructed((taken,)), RIGHT, Random(seed))
            assert why_not(preconstructed((taken,)), action) is None


def test_a_beginner_takes_now_this_deck_now_that() -> None:
    taken = [think(preconstructed(), LEFT, seed, None, "beginner").actions for seed in range(40)]
    assert len(set(taken)) > 2


def shares(monkeypatch: pytest.MonkeyPatch, rows: str) -> None:
    """Let each deck, in its line, win such parts of a hundred games against that of the column."""
    table = [[int(word) for word in row.split()] for row in rows.split("/")]
    numbers = {tuple(deck): number for number, deck in enumerate(DECKS)}

    def share(deck: list[Card], other: list[Card]) -> float:
        return table[numbers[tuple(deck)]][numbers[tuple(other)]] / 100

    monkeypatch.setattr("game.opponents.setups.deck_share", share)


def test_the_first_takes_the_deck_that_stands_against_its_best_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first deck beats two others clearly, but has an answer that beats it."""
    shares(monkeypatch, "50 95 95 20 / 5 50 60 45 / 5 40 50 30 / 80 55 70 50")
    for seed in range(5):
        assert think(preconstructed(), LEFT, seed).actions == (TakeDeck(3),)


def test_the_second_takes_the_answer_to_the_deck_that_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shares(monkeypatch, "50 95 95 20 / 5 50 60 45 / 5 40 50 70 / 80 55 30 50")
    for taken, answer in ((0, 3), (1, 0), (2, 0), (3, 2)):
        for seed in range(5):
            assert think(preconstructed((taken,)), RIGHT, seed).actions == (TakeDeck(answer),)


def test_decks_that_were_never_measured_are_known_by_their_cards() -> None:
    ranked = sorted(KIT, key=card_worth)
    setup = Preconstructed(Terms(), 1, KIT, decks=(ranked[8:16], ranked[-8:], ranked[:8]))
    worths = deck_worths(setup)
    assert max(worths, key=worths.__getitem__) == 1
    assert worths[0] == sum(map(card_worth, ranked[8:16])) - sum(map(card_worth, ranked[-8:]))


def test_a_deck_is_known_by_its_cards_and_figures_whatever_their_order() -> None:
    share = sure(deck_share(DECKS[0], DECKS[1]))
    assert deck_share(DECKS[0][::-1], DECKS[1]) == share
    assert deck_share(DECKS[1], DECKS[0]) == pytest.approx(1 - share)
    assert deck_share(DECKS[0], [*DECKS[1][:-1], DECKS[2][0]]) is None
    assert deck_share(DECKS[0], [replace(DECKS[1][0], cost=1), *DECKS[1][1:]]) is None


def test_every_deck_was_measured_against_every_other_of_its_set() -> None:
    for decks in (DECKS, [deck.cards for deck in load_content().even_decks]):
        for one, other in permutations(decks, 2):
            assert deck_share(one, other) is not None


@pytest.mark.parametrize("seed", range(10))
def test_a_pick_is_the_best_or_near_it(seed: int) -> None:
    setup, _ = open_setup(Terms("draft"), KIT, DECKS, seed)
    assert isinstance(setup, Draft)
    action = sure_of(PickCard, greedy(setup, setup.to_act(), seed))
    worths = [card_worth(one) for one in setup.revealed]
    assert worths[action.index] > max(worths) - 6 * SPREAD


@pytest.mark.parametrize("seed", range(20))
def test_a_deck_has_ten_good_cards(seed: int) -> None:
    cards = [CARDS[name] for name in built(seed)]
    assert len(set(cards)) == DECK_SIZE
    least = sorted(map(card_worth, KIT))[-DECK_SIZE]
    # One cheap card too many gives way to a worse one that is dearer.
    assert all(card_worth(one) > least - CROWDED - 6 * SPREAD for one in cards)


def test_decks_vary_by_seed() -> None:
    assert len({tuple(sorted(built(seed))) for seed in range(20)}) > 5
    assert built(3) == built(3)


def test_the_best_card_of_the_opponent_is_banned() -> None:
    decks = ("Machine", "Annihilation", "Grrr"), ("Boom!", "Zombie", "Grrr")
    theirs, mine = (tuple(BY_NAME[name] for name in deck) for deck in decks)
    setup = Constructed(Terms("constructed"), 1, KIT, decks=(theirs, mine))
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
def test_a_better_card_is_worth_more(better: str, worse: str) -> None:
    assert card_worth(card(better)) > card_worth(card(worse))


def test_a_card_of_the_kit_is_worth_what_games_have_told() -> None:
    for one in KIT:
        assert LEARNT[one.id] == (card_figures(one), card_worth(one))


def test_a_card_of_other_figures_is_worth_what_the_formula_says() -> None:
    known = BY_NAME["Annihilation"]
    assert formula_worth(known) != card_worth(known)
    changed = replace(known, cost=3)
    assert card_worth(changed) == formula_worth(changed)
    assert card_worth(replace(known, id="mine")) == formula_worth(known)
