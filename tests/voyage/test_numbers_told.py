"""The rules of voyages in words, with the numbers of the data (R16.21, R16.33, R16.80, R16.81)."""

import re

import pytest

from game.content import Rulebook, load_rulebook
from game.voyage import SAGA_REFUSALS

from ..play.games import CONTENT

LANGUAGES = ("en", "uk", "ru", "fr", "eo", "he")


def lines(book: Rulebook, rule: str) -> list[list[int]]:
    """Return the numbers of each line of a rule's list, in their order; percentages, too."""
    return [[int(figure) for figure in re.findall(r"\d+", line)] for line in book.rules[rule].lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_depths_and_goals_are_told_with_their_numbers(language: str) -> None:
    """R16.21, R16.81: cards, points of settings, gold, score."""
    book = load_rulebook(language)
    told = lines(book, "R16.21")
    assert [[each[0], each[-1]] for each in told] == [
        [depth.cards, depth.gold] for depth in CONTENT.voyage.depths.values()
    ]
    scenario = CONTENT.voyage.scenarios["out_of_the_harbour"]
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
def test_difficulties_and_prices_are_told_with_their_numbers(language: str) -> None:
    """R16.33, R16.35, R16.80: gold at the beginning, prices, percent of the score."""
    book = load_rulebook(language)
    told = lines(book, "R16.80")
    assert [[each[0], each[-1]] for each in told] == [
        [each.gold, each.percent] for each in CONTENT.voyage.difficulties.values()
    ]
    places = CONTENT.voyage.places
    prices = [places.recruit_gold, places.recruit_gold + places.incantation_gold]
    assert [int(figure) for figure in re.findall(r"\d+", book.rules["R16.33"].text)] == prices
    assert str(places.reinforce_gold) in book.rules["R16.35"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_saga_is_told_with_its_numbers(language: str) -> None:
    """R16.104, R16.108, R16.113: least ranks, the cards that foes have more, the score."""
    rules, saga = load_rulebook(language).rules, CONTENT.voyage.saga

    def figures(rule: str) -> list[int]:
        return [int(figure) for figure in re.findall(r"(?<![R.\d])\d+", rules[rule].text)]

    assert figures("R16.104") == sorted({stop.rank for stop in saga.stops})
    assert figures("R16.108") == sorted({stop.foes for stop in saga.stops} - {0})
    assert figures("R16.113") == [saga.voyage_score]


def test_every_refusal_of_a_saga_has_its_rule_and_its_words() -> None:
    book = load_rulebook()
    assert set(SAGA_REFUSALS.values()) <= book.numbers
    assert all(f"saga.refusals.{code}" in CONTENT.strings for code in SAGA_REFUSALS)
