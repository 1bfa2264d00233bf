"""The chart and its guards: waters, places, faces and settings, and what is seen of them (R16)."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.rules import (
    BERSERK,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPLASH,
    SPRINT,
    Card,
    Creature,
    Incantation,
)
from game.voyage import (
    Chart,
    FightEnded,
    Guard,
    Hex,
    Recruit,
    Sail,
    Scenario,
    Voyage,
    VoyageStart,
    course,
    distance,
    fight_of,
    fight_seed,
    guard_of,
    neighbours,
)
from game.voyage.chart import DIRECTIONS, seven
from game.voyage.chart_drawing import chart_of, draw_chart, is_proved
from tests.certain import sure

from ..play.games import CONTENT
from .pictures import HOME, KIT, SCENARIO, E, H, after, at_sea, by_numbers, drawn
from .test_fights import before_guard, engaged


def guard(voyage: Voyage, field: int = 1) -> Guard:
    return sure(guard_of(voyage, H[field]))


@pytest.mark.parametrize(
    ("depth", "cards", "faces", "gold"),
    [(1, 8, 1, 2), (2, 12, 1, 3), (3, 12, 2, 4), (4, 16, 2, 5), (7, 22, 2, 8)],
)
def test_a_guard_is_as_strong_as_its_depth(depth: int, cards: int, faces: int, gold: int) -> None:
    """R16.21."""
    found = guard(at_sea(f"harbour mine{depth} . . . . ."))
    assert (found.cards, found.faces, found.gold) == (cards, faces, gold)
    # It waits for ever, and has printed cards.
    assert (found.leaves, found.tries, found.packs) == (0, 0, 0)
    assert found.settings.bastion is (faces == 2)


def test_settings_come_to_the_points_of_the_depth() -> None:
    """R16.22: neither the Fort alone nor Protection are among them."""
    for seed in range(60):
        voyage = at_sea("harbour mine7 . . . . .")
        voyage.header = replace(voyage.header, seed=seed)
        settings = guard(voyage).settings
        assert settings.points == 3
        assert settings.ability != PROTECTION


def test_a_difficulty_changes_cards_and_points() -> None:
    """R16.80: Calm has 2 cards fewer, Storm 2 points more from depth III on."""
    assert guard(at_sea("harbour mine3 . . . . .", difficulty="calm")).cards == 10
    storm = at_sea("harbour mine3 mine2 . . . .", difficulty="storm")
    assert guard(storm, 1).settings.points == 2
    assert guard(storm, 2).settings == replace(guard(storm, 2).settings, bastion=False)
    assert guard(storm, 2).settings.points == -1


def goal_at_sea(**numbers: Any) -> Voyage:
    goals = (replace(SCENARIO.goals[0], **numbers), SCENARIO.goals[1])
    return by_numbers(at_sea(f"{HOME} / . . . . @strong . .", gold=20), goals=goals)


def goal(voyage: Voyage) -> Guard:
    return sure(guard_of(voyage, E[4]))


def test_waiting_makes_a_goal_stronger_by_the_day() -> None:
    """R16.81: told the day before."""
    voyage = goal_at_sea(waiting_from=3, waiting_cards=1)
    assert [(goal(replace(voyage, day=day)).cards) for day in range(1, 6)] == [16, 16, 17, 18, 19]
    assert goal(replace(voyage, day=2)).tomorrow == 17
    assert goal(replace(voyage, day=4)).more == (("waiting", 2),)
    # R16.21: it grows by 2 cards with each fight lost there.
    tried = goal(replace(goal_at_sea(), attempts={E[4]: 2}))
    assert (tried.cards, tried.tries) == (20, 0)


def test_an_omen_and_a_saga_strengthen_what_is_deep() -> None:
    """R16.12, R16.71, R16.101: the omen until its day is over, the saga all along."""
    usual = at_sea("harbour mine3 mine2 . . . .")
    restless = replace(usual, omen="restless_deep")
    later = replace(usual, header=replace(usual.header, start=VoyageStart(foes=4)))
    deep, shallow = guard(usual), guard(usual, 2)
    assert guard(restless).more == (("omen", 2),)
    assert guard(restless).tomorrow == deep.tomorrow
    assert guard(later).cards == deep.cards + 4
    assert (guard(later).settings.points, deep.settings.points) == (2, 0)
    assert guard(restless, 2) == guard(later, 2) == shallow


def test_a_goal_sails_away_after_its_last_day_or_try() -> None:
    """R16.81."""
    late = goal_at_sea(leaves=3)
    assert goal(replace(late, day=3)).leaves == 3
    assert guard_of(replace(late, day=4), E[4]) is None
    tried = goal_at_sea(tries=2)
    assert goal(replace(tried, attempts={E[4]: 1})).tries == 1
    assert guard_of(replace(tried, attempts={E[4]: 2}), E[4]) is None


def test_goals_are_seen_from_the_first_day_and_other_guards_with_their_waters() -> None:
    """R16.2, R16.21, R16.22: a guard that was beaten is none, nor has open water any."""
    voyage = at_sea(f"{HOME} / mine2 . . . @strong . .", shown=frozenset({0}))
    assert guard_of(voyage, E[0]) is None
    assert goal(voyage).goal == "strong"
    voyage = at_sea("harbour mine1 . . . . .")
    assert guard_of(voyage, H[2]) is None
    assert guard_of(replace(voyage, beaten=frozenset({H[1]})), H[1]) is None


def test_a_guard_is_of_cards_that_are_not_in_the_company() -> None:
    """R16.21: as many as its depth says, none twice."""
    voyage = engaged("harbour mine4 . . . . .")
    cards = fight_of(voyage).guard
    assert len(cards) == len(set(cards)) == 16
    assert not set(cards) & set(voyage.cards)


def test_too_few_free_cards_are_filled_up_from_those_that_stay_at_home() -> None:
    """R16.21: cards of the company that are not in the hand, as few."""
    voyage = engaged("harbour mine7 . . . . .", company=" ".join(list(KIT)[:12]))
    assert voyage.fight is not None
    hand = voyage.fight.hand
    cards = fight_of(voyage).guard
    assert len(cards) == 22
    assert len(set(cards) & (set(voyage.cards) - set(hand))) == 2
    assert not set(cards) & set(hand)


def first_of(kind: str, number: int) -> list[Card]:
    cards = []
    for seed in range(20):
        voyage = before_guard("harbour mine2 . . . . .")
        voyage.header = replace(voyage.header, seed=seed)
        field = replace(voyage.chart.fields[H[1]], kind=kind)
        waters = replace(voyage.chart.waters[0], fields=(voyage.chart.fields[H[0]], field))
        voyage.chart = replace(voyage.chart, waters=(waters,))
        cards += [KIT[card] for card in fight_of(engaged(voyage)).guard[:number]]
    return cards


def abilities_of(card: Card) -> int:
    return card.abilities | card.aura if isinstance(card, Creature) else card.abilities


def test_half_of_a_guard_is_of_its_kind() -> None:
    """R16.23: by cost, or by an ability of its own or lent; as far as there are so many."""
    assert {card.cost for card in first_of("giants", 6)} == {5, 6, 7}
    # Those that cost 1 are in the company.
    assert {card.cost for card in first_of("shoals", 6)} == {2, 3}
    kinds = {
        "runners": SPRINT,
        "brawlers": RAGE | BERSERK,
        "spearmen": PERFORATION,
        "breakers": SPLASH,
    }
    for kind, bits in kinds.items():
        assert all(abilities_of(card) & bits for card in first_of(kind, 4))
    # Of the five incantations that there are one is in the company.
    assert all(isinstance(card, Incantation) for card in first_of("choirs", 4))


def test_the_guard_of_the_next_attempt_is_the_same_and_its_shuffle_is_not() -> None:
    """R16.27, question 4: a card that has joined is replaced by the next."""
    voyage = engaged("harbour mine2 . . . . .")
    first, luck = fight_of(voyage).guard, fight_seed(voyage)
    joined = first[3]
    voyage = after(voyage, FightEnded("lost"))
    voyage.sails, voyage.offers, voyage.gold = 4, (joined,), 20
    again = engaged(after(voyage, Sail(H[1])))
    assert fight_of(again).guard == first
    assert fight_seed(again) != luck
    other = fight_of(engaged(after(voyage, Recruit(joined), Sail(H[1])))).guard
    assert joined not in other
    assert set(first) - {joined} <= set(other)


def reach(chart: Chart, deepest: int) -> dict[Hex, int]:
    """Return how far each field is from the harbour, past guards of at most this depth."""
    fields = chart.fields
    found = {chart.harbour: 0}
    changed = True
    while changed:
        changed = False
        for place, steps in list(found.items()):
            if place != chart.harbour and fields[place].depth > deepest:
                continue
            for near in neighbours(place):
                sailed = near in fields and fields[near].place != "reef"
                if sailed and found.get(near, 99) > steps + 1:
                    found[near] = steps + 1
                    changed = True
    return found


def complaints(chart: Chart, scenario: Scenario) -> list[str]:
    """Tell what is wrong with a chart, by another reading of R16.2 and R16.3."""
    wrong = []
    fields = chart.fields
    if len(fields) != 21 or len(chart.waters) != 3:
        wrong.append("not three waters of seven fields")
    middles = [waters.middle for waters in chart.waters]
    if any(distance(one, other) != 3 for one in middles for other in middles if one != other):
        wrong.append("a waters does not touch the others")
    anywhere = reach(chart, 9)
    wrong += [
        f"{place} cannot be reached"
        for place, field in fields.items()
        if field.place != "reef" and place not in anywhere
    ]
    shallow, unguarded = reach(chart, scenario.way_depth), reach(chart, 0)
    for goal in chart.goals:
        if shallow.get(goal.hex, 99) + 2 > 3 * scenario.days:
            wrong.append(f"{goal.goal} cannot be reached in time")
        behind = next(each.behind for each in scenario.goals if each.id == goal.goal)
        if behind and goal.hex in unguarded:
            wrong.append(f"{goal.goal} is not behind a guard")
    if sorted(goal.goal for goal in chart.goals) != sorted(each.id for each in scenario.goals):
        wrong.append("the goals are not those of the scenario")
    return wrong


@pytest.mark.parametrize(
    "seeds",
    [range(1000), pytest.param(range(1000, 10_000), marks=pytest.mark.slow)],
    ids=["a_thousand", "nine_thousand_more"],
)
def test_charts_are_proved(seeds: range) -> None:
    """R16.3: every field and each goal can be reached; by another reading than the game's own."""
    scenario = CONTENT.voyage.scenarios["out_of_the_harbour"]
    found = {seed: complaints(draw_chart(scenario, seed), scenario) for seed in seeds}
    assert {seed: wrong for seed, wrong in found.items() if wrong} == {}


def test_a_chart_that_is_not_proved_is_drawn_from_the_next_seed() -> None:
    """R16.3."""
    bad = next(seed for seed in range(1000) if not is_proved(chart_of(SCENARIO, seed), SCENARIO))
    chart = draw_chart(SCENARIO, bad)
    assert chart.seed > bad
    assert chart == draw_chart(SCENARIO, bad + 1)
    with pytest.raises(ValueError, match="'short' can be proved"):
        draw_chart(replace(SCENARIO, days=1), 1)


def test_charts_differ_in_waters_goals_places_and_turn() -> None:
    """R16.1, R16.3: the seed decides all of them."""
    charts = [draw_chart(SCENARIO, 1000 * seed) for seed in range(200)]
    assert len({chart.waters[1].middle for chart in charts}) == 6
    assert len({chart.waters[1].name for chart in charts}) == 3
    assert len({chart.goals[0].goal for chart in charts}) == 2
    assert len({chart.waters for chart in charts}) > 190


def test_a_goal_lies_on_the_nearest_or_the_farthest_open_field() -> None:
    """R16.81."""
    for seed in range(100):
        for waters in draw_chart(SCENARIO, seed).waters[1:]:
            ways = {field.hex: distance(field.hex) for field in waters.fields}
            goal = next(field for field in waters.fields if field.goal)
            opens = [ways[field.hex] for field in waters.fields if field.place == "open"]
            lies = min if goal.goal == "strong" else max
            assert ways[goal.hex] == lies(ways[goal.hex], *opens)


def test_near_waters_have_the_places_of_their_sheet_and_a_reef() -> None:
    """R16.70; R16.21, R16.23: those with a depth have a kind of guard, and no others."""
    chart = draw_chart(SCENARIO, 5)
    for waters in chart.waters[1:]:
        sheet = Counter(each.place for each in SCENARIO.waters[waters.name])
        places = Counter(field.place for field in waters.fields)
        assert places == sheet | Counter(reef=1, goal=1, open=2)
    assert all(bool(field.depth) == bool(field.kind) for field in chart.fields.values())


@pytest.mark.parametrize(
    ("east", "proved"),
    [
        # A way along the open fields of the waters in the east.
        ("mine1 . . . @wrecker . .", False),
        ("mine2 . mine2 @wrecker reef . .", True),
        # Guards that are too deep.
        ("mine3 . mine3 @wrecker reef . .", False),
        # A field that nobody reaches.
        ("mine1 reef reef reef reef reef reef", False),
    ],
)
def test_a_goal_that_lies_open_is_not_behind_a_guard(east: str, proved: bool) -> None:
    """R16.3."""
    assert is_proved(drawn(f"{HOME} / . @strong . . . . . / {east}"), SCENARIO) is proved


def test_a_goal_must_be_reached_in_time() -> None:
    """R16.3: at 3 sails a day; a waters that is hidden takes one to turn up."""
    # The goal is 4 steps from the harbour, and two waters are hidden.
    chart = drawn(f"{HOME} / . @wrecker mine2 . . . mine2 / . . . . . . .")
    goals = (replace(SCENARIO.goals[1], behind=False),)
    assert is_proved(chart, replace(SCENARIO, goals=goals, days=2))
    assert not is_proved(chart, replace(SCENARIO, goals=goals, days=1))


def test_seven_fields_are_a_middle_and_its_neighbours() -> None:
    assert seven(Hex(0, 0))[0] == Hex(0, 0)
    assert {distance(field) for field in seven(Hex(0, 0))[1:]} == {1}
    assert {distance(field, Hex(3, -2)) for field in seven(Hex(3, -2))[1:]} == {1}
    assert distance(Hex(2, 1), Hex(-1, 3)) == 3


def test_a_course_leads_from_one_field_to_another_in_as_many_steps_as_there_are() -> None:
    start = Hex(2, -1)
    for end in (Hex(q, r) for q in range(-4, 9) for r in range(-7, 6)):
        way = course(start, end)
        assert sum(steps for _, steps in way) == distance(start, end)
        q = start.q + sum(steps * DIRECTIONS[number].q for number, steps in way)
        r = start.r + sum(steps * DIRECTIONS[number].r for number, steps in way)
        assert Hex(q, r) == end
        assert len(way) <= 2
