"""Whole voyages fought by the rules, and their rules in words (R16.1, R16.29)."""

import re
from random import Random

import pytest

from game.content import Content, Rulebook, load_content, load_rulebook
from game.rules import UNDECIDED, State, apply, legal_actions, open_fight
from game.voyage import (
    Engage,
    FightEnded,
    GiveUp,
    Voyage,
    VoyageBook,
    VoyageHeader,
    fight_of,
    fight_seed,
    legal_deeds,
    open_voyage,
    voyage_digest,
)
from game.voyage import apply as do

CAPTAINS = ("sanna", "mirel", "tavi", "kelm")


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def fought(voyage: Voyage, rng: Random) -> str:
    """Play the fight of a voyage at random, and return how it went for the player."""
    position, _ = open_fight(fight_of(voyage), voyage.kit, 0, fight_seed(voyage))
    while not isinstance(position, State) or position.winner == UNDECIDED:
        position, _ = apply(position, rng.choice(legal_actions(position)))
    return {0: "won", 1: "lost"}.get(position.winner, "drawn")


def sailed(content: Content, captain: str, seed: int) -> tuple[list[str], int]:
    """Return the digests of a voyage that looks for fights, and how many it fought."""
    rng = Random(seed)
    header = VoyageHeader("out_of_the_harbour", "fair", captain, seed)
    voyage, _ = open_voyage(header, content.voyage, content.cards.values())
    digests, fights = [voyage_digest(voyage)], 0
    while not voyage.end:
        if voyage.fight is not None:
            fights += 1
            voyage, _ = do(voyage, FightEnded(fought(voyage, rng)))
        else:
            deeds = [deed for deed in legal_deeds(voyage) if not isinstance(deed, GiveUp)]
            begin = [deed for deed in deeds if isinstance(deed, Engage)]
            voyage, _ = do(voyage, rng.choice(begin or deeds))
        digests.append(voyage_digest(voyage))
    return digests, fights


@pytest.mark.parametrize("captain", CAPTAINS)
def test_the_same_deeds_and_fights_are_the_same_voyage(content: Content, captain: str) -> None:
    first, fights = sailed(content, captain, 11)
    assert sailed(content, captain, 11) == (first, fights)
    assert fights > 0
    assert sailed(content, captain, 12)[0] != first


LANGUAGES = ("en", "uk", "ru", "fr", "eo", "he")


@pytest.fixture(scope="module")
def numbers() -> VoyageBook:
    return load_content().voyage


def lines(book: Rulebook, rule: str) -> list[list[int]]:
    """Return the numbers of each line of a rule's list, in their order; percentages, too."""
    return [[int(figure) for figure in re.findall(r"\d+", line)] for line in book.rules[rule].lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_depths_and_goals_are_told_with_their_numbers(numbers: VoyageBook, language: str) -> None:
    """R16.21, R16.81: cards, points of settings, gold, score."""
    book = load_rulebook(language)
    told = lines(book, "R16.21")
    assert [[each[0], each[-1]] for each in told] == [
        [depth.cards, depth.gold] for depth in numbers.depths.values()
    ]
    scenario = numbers.scenarios["out_of_the_harbour"]
    tollmaster, wrecker, pilots, _ = lines(book, "R16.81")
    near, far = scenario.goals
    assert (near.id, far.id) == ("tollmaster", "wrecker")
    assert (tollmaster[0], tollmaster[-1]) == (near.cards, near.score)
    assert (wrecker[0], wrecker[-1]) == (far.cards, far.score)
    # Hebrew says one card in a word.
    assert (far.waiting_cards, wrecker[-2]) == (1, far.waiting_from)
    assert pilots[:2] == [scenario.pilots, scenario.pilot_gold]
    assert (near.tries, far.tries) == (1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_difficulties_and_prices_are_told_with_their_numbers(
    numbers: VoyageBook, language: str
) -> None:
    """R16.33, R16.35, R16.80: gold at the beginning, prices, percent of the score."""
    book = load_rulebook(language)
    told = lines(book, "R16.80")
    assert [[each[0], each[-1]] for each in told] == [
        [each.gold, each.percent] for each in numbers.difficulties.values()
    ]
    places = numbers.places
    prices = [places.recruit_gold, places.recruit_gold + places.incantation_gold]
    assert [int(figure) for figure in re.findall(r"\d+", book.rules["R16.33"].text)] == prices
    assert str(places.reinforce_gold) in book.rules["R16.35"].text
