"""Home and its goods: buildings, what they allow, and what recruiting needs (R16.34, R16.60)."""

from typing import Any

import pytest

from game.rules import Creature
from game.voyage import (
    Build,
    EndDay,
    Engage,
    FightEnded,
    Goods,
    GoodsChanged,
    Recruit,
    Reinforce,
    Sail,
    TurnUp,
    Voyage,
    building_price,
    recruit_building,
    recruit_price,
    sails_of_day,
    why_not,
)
from game.voyage.voyage_events import BuildingRaised
from game.voyage.voyage_state import VoyageCount

from ..play.games import sure
from .pictures import KIT, RELICS, H, Scene, after, at_sea, found, played


def home(captain: str = "plain", built: str = "", **changed: Any) -> Voyage:
    """Return a voyage at its harbour with goods for everything."""
    goods = {"gold": 40, "stone": 20, "crystal": 9, **changed}
    line = "harbour . . . . . . / . . . . . . ."
    return at_sea(line, captain, scenario="whole", built=tuple(built.split()), **goods)


_YARD = home(built="drill_yard")
_OFFERS = ("gnome", "alpha", "martyr", "meteorite")

PLAYED: dict[str, Scene] = {
    "R16.60: a building is paid for in its goods": (
        home(), [Build("tower")],
        {
            BuildingRaised: [BuildingRaised("tower")],
            "goods": Goods(36, 18, 8),
            "built": ("tower",),
            "count": VoyageCount(gold_spent=4, built=1),
            Build("tower"): "built_already",
        },
    ),
    "R16.14: one building a day, and the next on the next": (
        home(), [Build("tower")], {Build("sickbay"): "built_today"},
    ),
    "R16.14: the next day another": (home(), [Build("tower"), EndDay()], {Build("sickbay"): None}),
    "R16.41: a mason of the third step builds two": (
        home("odo", rank=7), [Build("tower")], {Build("sickbay"): None},
    ),
    "R16.41: and pays one stone less": (home("odo", rank=4), [Build("barracks")], {"stone": 19}),
    "R16.60: the Great hall comes after the Barracks": (
        home(), [], {Build("great_hall"): "not_built"},
    ),
    "R16.60: where these stand it can be built": (
        home(built="barracks"), [], {Build("great_hall"): None},
    ),
    "R16.41: but not for the herder, and without crystal": (
        home("ruk", crystal=0), [], {Build("great_hall"): None},
    ),
    "R16.60: what is short is said, good by good": (
        home(gold=4, stone=1, crystal=0), [],
        {Build("barracks"): "goods_short", Build("great_hall"): "not_built"},
    ),
    "R16.60: crystal as well": (home(crystal=0), [], {Build("tower"): "goods_short"}),
    "R16.60: nothing is built where there is no home": (
        at_sea("harbour . . . . . ."), [], {Build("tower"): "no_building_here"},
    ),
    "R16.34: the jetty recruits creatures that cost up to 3": (
        home(offers=_OFFERS), [],
        {
            Recruit("gnome"): None,
            Recruit("alpha"): "needs_building",
            Recruit("martyr"): "needs_building",
            Recruit("meteorite"): "needs_building",
        },
    ),
    "R16.34: the Tower incantations": (
        home(offers=_OFFERS, built="tower"), [], {Recruit("meteorite"): None},
    ),
    "R16.34, R16.41: the cantor needs no Tower": (
        home("tavi", offers=_OFFERS), [], {Recruit("meteorite"): None},
    ),
    "R16.35, R16.70: a drill song needs no Drill yard": (
        home(omen="drill_song"), [], {Reinforce("brute"): None},
    ),
    "R16.35, R16.70: but for the first alone": (
        home(omen="drill_song"), [Reinforce("brute")], {Reinforce("baron"): "needs_yard"},
    ),
    "R16.34: a village needs no building": (
        home(offers=_OFFERS, village_offers=frozenset({"martyr"})), [], {Recruit("martyr"): None},
    ),
    "R16.35: reinforcing needs the Drill yard": (home(), [], {Reinforce("boom"): "needs_yard"}),
    "R16.35: and then gold": (_YARD, [], {Reinforce("boom"): None}),
    "R16.60: a shipyard gives its sail at once": (home(), [Build("shipyard")], {"sails": 5}),
    "R16.60: with a chart room turning up costs no sail": (
        home(built="chart_room", shown=frozenset({0}), fleet=H[1], sails=1), [TurnUp(1)],
        {"sails": 1},
    ),
    "R16.60: the relic hall lets choose one of three great relics": (
        home(), [Build("relic_hall")], {"what": ["relic"], "why": ["hall"]},
    ),
    "R16.11: home and the Counting-house on odd days": (
        home(built="counting_house", gold=0, stone=0, day=2, omen=""), [EndDay()],
        {GoodsChanged: [
            GoodsChanged("income", 4 + 3, 7, H[0]), GoodsChanged("income", 1, 1, H[0], "stone"),
        ]},
    ),
}  # fmt: skip

test_what_is_built_and_what_holds_then = played(PLAYED)


@pytest.mark.parametrize(
    ("cards", "building"),
    [("3", ""), ("4", "barracks"), ("5", "barracks"), ("6", "great_hall"), ("meteorite", "tower")],
)
def test_the_building_that_a_card_needs_is_named(cards: str, building: str) -> None:
    """R16.34: by what a creature costs."""
    creatures = [card for card in KIT.values() if isinstance(card, Creature)]
    for card in [each.id for each in creatures if str(each.cost) == cards] or [cards]:
        assert recruit_building(home(), card) == building


def test_no_building_is_needed_for_what_a_village_offers() -> None:
    """R16.34: what lies there is known as its own when it is captured."""
    line = "harbour village1 . . . . ."
    voyage = at_sea(line, scenario="whole", beaten=frozenset({H[1]}))
    voyage = after(voyage, Sail(H[1]))
    assert voyage.village_offers == set(voyage.offers) != set()
    assert {recruit_building(voyage, card) for card in voyage.offers} == {""}


def test_the_building_that_a_drill_needs_is_named() -> None:
    """R16.35."""
    assert sure(why_not(home(), Reinforce("boom"))).values == (("building", "drill_yard"),)


def test_an_incantation_costs_a_crystal_more() -> None:
    """R16.33; and none for the cantor (R16.41)."""
    assert recruit_price(home(), "meteorite").crystal == 1
    assert recruit_price(home("tavi"), "meteorite").crystal == 0
    assert recruit_price(home(), "gnome").crystal == 0


def test_a_chandler_and_an_omen_lower_prices_but_not_below_two() -> None:
    """R16.41, R16.70."""
    usual = recruit_price(home(), "baron").gold
    assert recruit_price(home("peg", rank=7), "baron").gold == usual - 1
    assert recruit_price(home("peg", rank=7, omen="trading_fleet"), "baron").gold == usual - 3
    assert recruit_price(home("peg", rank=7, omen="trading_fleet"), "gnome").gold == 2


def test_case_29_the_counting_house_a_mine_and_two_moons() -> None:
    """(4 + 3 + 3) x 2 gold, 2 stone."""
    line = "harbour mine1 . . . . ."
    voyage = at_sea(
        line, scenario="whole", built=("counting_house",), done={H[1]: "captured"},
        day=4, omen="two_moons", gold=0, stone=0,
    )  # fmt: skip
    got = found(voyage, [EndDay()], ["gold", "stone", "day"])
    assert got == {"gold": 20, "stone": 2, "day": 5}


def test_the_relics_of_the_hall_are_great_ones() -> None:
    """R16.60."""
    *relics, _ = after(home(), Build("relic_hall")).choices[0].options
    assert [RELICS[relic].size for relic in relics] == ["great"] * 3


def test_a_building_has_a_price_of_its_own() -> None:
    """R16.60."""
    assert building_price(home(), "relic_hall") == Goods(5, 3, 2)
    # R16.41: the herder saves the crystal of the Great hall alone.
    assert building_price(home("ruk"), "tower").crystal == 1
    # R16.41: where a mason saves the only stone, none is left to pay.
    assert building_price(home("odo", rank=4), "chart_room") == Goods(3)
    assert sails_of_day(home(built="shipyard")) == 5


def test_the_sickbay_keeps_packs() -> None:
    """R16.27, R16.60."""
    for built, packs in (((), set()), (("sickbay",), {"brute"})):
        at_guard = after(
            at_sea("harbour mine2 . . . . .", scenario="whole", packs="brute", built=built),
            Sail(H[1]),
        )
        lost = after(at_guard, Engage(at_guard.cards[:7]), FightEnded("lost"))
        assert lost.packs == packs
