"""The rules of voyages in words, with the numbers of the data (R16.21, R16.33, R16.80, R16.81)."""

import re

import pytest

from game.content import Rulebook, load_rulebook
from game.voyage import SQUALLS
from game.voyage.others.rivals import MOST_PACKS, PACKS_FROM, SAILS
from game.voyage.saga.saga_door import SAGA_REFUSALS

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
    tollmaster, wrecker, pilots, _, *others = lines(book, "R16.81")
    near, far = scenario.goals
    assert (near.id, far.id) == ("tollmaster", "wrecker")
    assert (tollmaster[0], tollmaster[-1]) == (near.cards, near.score)
    assert (wrecker[0], wrecker[-1]) == (far.cards, far.score)
    # Hebrew says one card in a word.
    assert (far.waiting_cards, wrecker[-2]) == (1, far.waiting_from)
    assert pilots[:2] == [scenario.pilots, scenario.pilot_gold]
    assert (near.tries, far.tries) == (1, 1)
    tell_other_scenarios(others)


def tell_other_scenarios(told: list[list[int]]) -> None:
    """R16.81: the lines of the five scenarios of the whole voyage."""
    scenarios = [each for each in CONTENT.voyage.scenarios.values() if each.heart]
    (crown,), (bell,), (overlord,), (isle,), _ = [each.goals for each in scenarios]
    drowned, sinking = scenarios[1], scenarios[3]
    assert told == [
        [crown.cards, crown.points],
        [drowned.buoys, bell.cards, bell.points],
        [overlord.cards, overlord.points, overlord.village_points, overlord.least_points],
        [
            *(sinking.sinks, sinking.sinks_from, sinking.sinks_every, 2),
            *(isle.cards, isle.points, isle.flags),
        ],
        [16, 90],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_difficulties_and_prices_are_told_with_their_numbers(language: str) -> None:
    """R16.33, R16.35, R16.80: gold at the beginning, prices, percent of the score."""
    book = load_rulebook(language)
    told = lines(book, "R16.80")
    assert [[*each[:3], each[-1]] for each in told] == [
        [each.gold, each.stone, each.crystal, each.percent]
        for each in CONTENT.voyage.difficulties.values()
    ]
    places = CONTENT.voyage.places
    prices = [places.recruit_gold, places.recruit_gold + places.incantation_gold]
    assert figures(book.rules["R16.33"].text) == [
        *prices,
        places.incantation_crystal,
        places.least_price,
    ]
    assert str(places.reinforce_gold) in book.rules["R16.35"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_and_places_are_told_with_their_numbers(language: str) -> None:
    """R16.60, R16.70: what buildings cost, and what places give and ask."""
    book, voyage = load_rulebook(language), CONTENT.voyage
    buildings = voyage.buildings.values()
    assert [each[:3] for each in lines(book, "R16.60")] == [
        [each.gold, each.stone, each.crystal] for each in buildings
    ]
    places = voyage.places
    told = lines(book, "R16.70")
    assert told[:4] == [
        [places.mine_gold],
        [places.mine_stone, places.mine_crystal],
        [places.village_gold, places.village_stone, places.village_cost],
        [places.chest_gold, places.chest_stone, places.chest_crystal],
    ]
    assert told[6:11] == [
        [places.teacher_gold],
        [places.forge_gold],
        [places.trade_goods, 1, places.market_relic],
        [places.ferry_gold],
        [places.lookout_waters],
    ]
    assert told[12] == [places.prison_cost]


@pytest.mark.parametrize("language", LANGUAGES)
def test_omens_captains_and_squalls_are_all_told(language: str) -> None:
    """R16.41, R16.71, R16.83, R16.87, R16.90: a line for each, and the numbers of a rival."""
    book, voyage = load_rulebook(language), CONTENT.voyage
    assert len(book.rules["R16.41"].lines) == len(voyage.captains)
    assert len(book.rules["R16.71"].lines) == len(voyage.omens)
    assert len(book.rules["R16.87"].lines) == len(SQUALLS)
    assert voyage.score.squall_percent in figures(book.rules["R16.83"].text)
    two = CONTENT.voyage.scenarios["two_captains"]
    rival = [two.rival_rank, two.rival_packs, SAILS, PACKS_FROM, MOST_PACKS, two.rival_home]
    assert figures(book.rules["R16.90"].text) == rival


def figures(text: str) -> list[int]:
    """Return the numbers of a text in their order."""
    return [int(figure) for figure in re.findall(r"\d+", text)]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_guards_that_a_person_plays_are_told_with_their_numbers(language: str) -> None:
    """R16.93: cards and packs of each depth."""
    told = lines(load_rulebook(language), "R16.93")
    guards = CONTENT.voyage.played_guards.values()
    assert told == [[each.cards, *filter(None, [each.packs])] for each in guards]
    assert all(each.bastion for each in guards)
