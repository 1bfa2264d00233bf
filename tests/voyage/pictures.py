"""Voyages as lines of text, with numbers of their own: those of the data may be tuned.

A chart is a line: seven fields for each waters, the middle first and then the six around it from
the east on, clockwise; ``/`` parts the waters. A field is a place and the depth of its guard
(``mine2``), ``.`` is open water, a goal is ``@`` and its id. Home is the first, and its harbour the
middle::

    HOME = "harbour mine1 . . . . ."
    voyage = at_sea(f"{HOME} / . . . . mine2 . @wrecker", rank=2)

The second waters lies to the east: its fields are ``E``, the middle, then around it.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.content import load_cards
from game.rules import (
    BERSERK,
    RAGE,
    CardChange,
    FullFirstMana,
    HandChange,
    PressChange,
    StepChange,
    Which,
)
from game.voyage import (
    FARTHEST,
    NAMED,
    NEAREST,
    Building,
    Captain,
    CaptainStep,
    Chart,
    ChartField,
    Deed,
    Depth,
    Hex,
    Member,
    Naming,
    Omen,
    PlaceNumbers,
    Relic,
    Scenario,
    ScoreNumbers,
    SheetPlace,
    Voyage,
    VoyageBook,
    VoyageDifficulty,
    VoyageEvent,
    VoyageGoal,
    VoyageHeader,
    VoyageRank,
    Waters,
    apply,
    open_voyage,
    why_not,
)
from game.voyage.chart import seven

KIT = load_cards()
HOME = "harbour . . . . . ."
MIDDLES = (Hex(0, 0), Hex(2, 1), Hex(-1, 3))
#: The fields of home, of the waters to the east, and of those to the south, the middle first.
H, E, S = (seven(middle) for middle in MIDDLES)

_SMALL: dict[str, Any] = {
    "home_gold": 4,
    "pilots": 3,
    "pilot_gold": 2,
    "lost_cards": 2,
    "home_places": 2,
}
SCENARIO = Scenario(
    "short",
    ("plain", "mirel", "kelm", "sanna"),
    (
        VoyageGoal("strong", NEAREST, 16, True, 1, score=40),
        VoyageGoal("wrecker", FARTHEST, 12, True, 0, score=20, behind=True),
    ),
    (SheetPlace("mine", 1), SheetPlace("chest", 1), SheetPlace("wreck", 1)),
    waters={
        "near_a": (SheetPlace("village", 2), SheetPlace("mine", 2), SheetPlace("chest", 3)),
        "near_b": (SheetPlace("mine", 3), SheetPlace("wreck", 2), SheetPlace("teacher", 2)),
        "near_c": (SheetPlace("mine", 3), SheetPlace("village", 2), SheetPlace("forge", 2)),
    },
    omens=("fair_wind", "fog", "lights_below", "singing_bridges"),
    relics=("whetstone", "grapnel", "padded_coats", "oak_planks", "spring_stone", "signal_fire"),
    **_SMALL,
)
BUILDINGS = {
    "barracks": Building("barracks", 4, 2, recruit_cost=5),
    "great_hall": Building("great_hall", 6, 4, 1, after="barracks", recruit_cost=12),
    "tower": Building("tower", 4, 2, 1, incantations=True),
    "drill_yard": Building("drill_yard", 4, 2, drill=True),
    "counting_house": Building("counting_house", 4, 2, odd_gold=3),
    "shipyard": Building("shipyard", 3, 3, sails=1),
    "chart_room": Building("chart_room", 3, 1, free_turns=True),
    "sickbay": Building("sickbay", 3, 2, keeps_packs=True),
    "relic_hall": Building("relic_hall", 5, 3, 2, relics=3),
}
#: A scenario with a home: stone and crystal as well, and a goal of each kind to be tried.
WHOLE = replace(
    SCENARIO,
    id="whole",
    days=13,
    home_stone=1,
    buildings=tuple(BUILDINGS),
    omens=("two_moons", "toll", "deserters", "volunteers", "drill_song", "spring_tide"),
    relics=(*SCENARIO.relics, "full_purse", "long_arm", "double_gate", "harpoon", "red_axe"),
)
_SMALL_RELICS = {
    "whetstone": "weapon",
    "grapnel": "weapon",
    "padded_coats": "armour",
    "oak_planks": "armour",
    "spring_stone": "amulet",
    "signal_fire": "event",
}
RELICS = {
    **{name: Relic(name, kind, "small") for name, kind in _SMALL_RELICS.items()},
    "red_axe": Relic(
        "red_axe",
        "weapon",
        "ancient",
        (CardChange(Which((NAMED,)), attack=2, ability=BERSERK),),
        Naming(12),
    ),
    "red_thread": Relic("red_thread", "amulet", "small", (HandChange(1),)),
    "low_tide": Relic("low_tide", "event", "small", (PressChange("stronghold"),)),
    "full_purse": Relic("full_purse", "amulet", "great", (FullFirstMana(),)),
    "long_arm": Relic("long_arm", "amulet", "great"),
    "double_gate": Relic("double_gate", "armour", "great"),
    "harpoon": Relic("harpoon", "weapon", "great"),
}
_RAGE = (CardChange(Which((NAMED,)), ability=RAGE),)
_EIGHT = ("baron", "boom", "brute", "carapace", "partisan", "revenant", "troll", "zombie")
CAPTAINS = {
    "plain": Captain("plain", _EIGHT, (), (CaptainStep(), CaptainStep(), CaptainStep())),
    "mirel": Captain(
        "mirel",
        _EIGHT,
        (),
        (
            CaptainStep(_RAGE, Naming(2)),
            CaptainStep(_RAGE, Naming(3), replaces=True),
            CaptainStep(_RAGE, Naming(12), replaces=True),
        ),
    ),
    "kelm": Captain(
        "kelm",
        _EIGHT[:7],
        (),
        (CaptainStep(keeps_packs=True), CaptainStep((StepChange(grace=(1, 0)),)), CaptainStep()),
    ),
    "sanna": Captain(
        "sanna",
        _EIGHT,
        ("zombie",),
        (CaptainStep(sails=1), CaptainStep(gold_turned_up=1), CaptainStep((FullFirstMana(),))),
    ),
    "odo": Captain(
        "odo", _EIGHT, (), (CaptainStep(), CaptainStep(stone_less=1), CaptainStep(buildings=1))
    ),
    "peg": Captain(
        "peg", _EIGHT, (), (CaptainStep(odd_gold=2), CaptainStep(offers=2), CaptainStep(prices=1))
    ),
    "ruk": Captain("ruk", _EIGHT, (), (CaptainStep(hall_alone=True),) * 3),
    "tavi": Captain("tavi", _EIGHT, (), (CaptainStep(incantations=True),) * 3),
    "varg": Captain(
        "varg",
        _EIGHT,
        (),
        (
            CaptainStep(won_cards=1, won_packs=True),
            CaptainStep(company=2, dismiss_gold=1),
            CaptainStep(yields_equal=True),
        ),
    ),
}
#: What the rules print (R16.33, R16.35, R16.70).
PLACES = PlaceNumbers(
    **{
        "mine_gold": 3, "mine_stone": 2, "mine_crystal": 1, "village_gold": 2,
        "village_stone": 1, "village_cost": 3, "village_offers": 2, "chest_gold": 5,
        "chest_stone": 2, "chest_crystal": 1, "teacher_gold": 4, "forge_gold": 3,
        "trade_goods": 2, "market_relic": 4, "ferry_gold": 1, "lookout_waters": 2,
        "shrine_cards": 2, "prison_cost": 5, "ancient_depth": 6, "offers": 4, "jetty_cost": 3,
        "recruit_gold": 2, "incantation_gold": 1, "incantation_crystal": 1, "least_price": 2,
        "reinforce_gold": 1, "won_cards": 3, "no_card_gold": 2, "lost_gold": 2, "least_guard": 4,
        "least_company": 7, "most_company": 12,
    }
)  # fmt: skip
BOOK = VoyageBook(
    {"short": SCENARIO, "whole": WHOLE},
    {
        "calm": VoyageDifficulty(10, 1, 3, -2, -1, percent=80),
        "fair": VoyageDifficulty(8, gift=2),
        "bare": VoyageDifficulty(8),
        "storm": VoyageDifficulty(5, points=2, from_depth=3, packs_lost=2, percent=150),
    },
    CAPTAINS,
    RELICS,
    {
        "fair_wind": Omen("fair_wind", sails=2),
        "fog": Omen("fog", no_yields=True),
        "lights_below": Omen("lights_below", turns_up=1),
        "singing_bridges": Omen(
            "singing_bridges", (CardChange(Which(kind="incantation"), cost=-1),)
        ),
        "two_moons": Omen("two_moons", income=2),
        "toll": Omen("toll", toll=1),
        "deserters": Omen("deserters", deserters=2),
        "volunteers": Omen("volunteers", volunteers=3),
        "drill_song": Omen("drill_song", drill=3),
        "spring_tide": Omen("spring_tide", reefs=True),
        "trading_fleet": Omen("trading_fleet", prices=2),
        "restless_deep": Omen("restless_deep", guard_cards=2, from_depth=3),
    },
    {
        depth: Depth(cards, depth > 2, max(0, depth - 4), depth + 1)
        for depth, cards in enumerate((8, 12, 12, 16, 18, 20, 22), 1)
    },
    {
        1: VoyageRank(7),
        2: VoyageRank(7, "small"),
        3: VoyageRank(8),
        4: VoyageRank(8, step=2),
        5: VoyageRank(9, "great", step=2),
        6: VoyageRank(9, sails=1, step=2),
        7: VoyageRank(10, step=3),
    },
    PLACES,
    ScoreNumbers(10, 4, 3, {"small": 3, "great": 6, "ancient": 12}, 100, 10, 15),
    ("zombie", "boom"),
    buildings=BUILDINGS,
)


def set_out(
    captain: str = "plain", difficulty: str = "bare", seed: int = 1, scenario: str = "short"
) -> Voyage:
    voyage, _ = open_voyage(VoyageHeader(scenario, difficulty, captain, seed), BOOK, KIT.values())
    return voyage


def at_sea(
    chart: str,
    captain: str = "plain",
    difficulty: str = "bare",
    *,
    scenario: str = "short",
    packs: str = "",
    company: str = "",
    **changed: Any,
) -> Voyage:
    """Return a voyage on a drawn chart whose waters are all turned up, and what else is named."""
    voyage = set_out(captain, difficulty, scenario=scenario)
    voyage.chart = drawn(chart)
    voyage.shown = frozenset(range(len(voyage.chart.waters)))
    voyage.offers = ()
    if company:
        voyage.company = tuple([Member(card) for card in company.split()])
    packed = packs.split()
    voyage.company = tuple([replace(each, pack=each.card in packed) for each in voyage.company])
    for name, value in changed.items():
        setattr(voyage, name, value)
    return voyage


def by_numbers(voyage: Voyage, **numbers: Any) -> Voyage:
    """Return the voyage with other numbers of its scenario."""
    scenario = replace(voyage.scenario, **numbers)
    scenarios = {**voyage.book.scenarios, scenario.id: scenario}
    voyage.book = replace(voyage.book, scenarios=scenarios)
    return voyage


def refused(voyage: Voyage, deed: Deed) -> str | None:
    refusal = why_not(voyage, deed)
    return refusal.code if refusal else None


def drawn(chart: str) -> Chart:
    waters = []
    for number, line in enumerate(chart.split("/")):
        names = line.split()
        places = seven(MIDDLES[number])
        fields = tuple(_field(*each) for each in zip(places, names, strict=True))
        waters.append(Waters(f"waters_{number}", MIDDLES[number], fields))
    return Chart(tuple(waters), 0)


def _field(place: Hex, name: str) -> ChartField:
    if name == ".":
        return ChartField(place, "open")
    if name.startswith("@"):
        return ChartField(place, "goal", 4, "shoals", name[1:])
    found = re.fullmatch(r"([a-z_]+)([1-7]?)", name)
    assert found, name
    depth = int(found[2] or 0)
    return ChartField(place, found[1], depth, "shoals" if depth else "")


def after(voyage: Voyage, *deeds: Deed) -> Voyage:
    return follow(voyage, *deeds)[0]


def follow(voyage: Voyage, *deeds: Deed) -> tuple[Voyage, list[VoyageEvent]]:
    events: list[VoyageEvent] = []
    for deed in deeds:
        voyage, events = apply(voyage, deed)
    return voyage, events


#: A voyage, what is done on it, and what must hold after it: see ``found``.
Scene = tuple[Voyage, Sequence[Deed], dict[Any, object]]


def found(voyage: Voyage, deeds: Sequence[Deed], asked: Iterable[Any]) -> dict[Any, object]:
    """Return what is asked of a voyage after some deeds.

    A field has its name, also one of the choices that wait; a deed is asked for its refusal, and
    a kind of event for those that the last deed has brought about.
    """
    voyage, events = follow(voyage, *deeds)
    return {
        key: told(events, key)
        if isinstance(key, type)
        else refused(voyage, key)
        if not isinstance(key, str)
        else getattr(voyage, key)
        if hasattr(voyage, key)
        else [getattr(choice, key) for choice in voyage.choices]
        for key in asked
    }


def played(scenes: Mapping[str, Scene]) -> Callable[[str], None]:
    """Return the test of scenes by their names: what is done, and what holds then."""

    @pytest.mark.parametrize("name", scenes)
    def test(name: str) -> None:
        voyage, deeds, wanted = scenes[name]
        assert found(voyage, deeds, wanted) == wanted

    return test


def told(events: list[VoyageEvent], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
