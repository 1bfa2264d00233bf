"""The chart: drawn from the seed, proved, and drawn again where it cannot be (R16.2, R16.3)."""

from collections import Counter
from dataclasses import replace

import pytest

from game.content import load_content
from game.voyage import (
    DIRECTIONS,
    Chart,
    Hex,
    Scenario,
    chart_of,
    course,
    distance,
    draw_chart,
    is_proved,
    neighbours,
    seven,
)

from .pictures import HOME, SCENARIO, drawn

SEEDS = 10_000


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
                if near in fields and fields[near].place != "reef":
                    nearer = found.get(near, 99) > steps + 1
                    if nearer:
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
    wrong += [f"{place} cannot be reached" for place in fields if _lost(chart, place, anywhere)]
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


def _lost(chart: Chart, place: Hex, found: dict[Hex, int]) -> bool:
    return chart.fields[place].place != "reef" and place not in found


def test_ten_thousand_charts_are_proved() -> None:
    """R16.3: every field and each goal can be reached; by another reading than the game's own."""
    scenario = load_content().voyage.scenarios["out_of_the_harbour"]
    wrong = {}
    for seed in range(SEEDS):
        found = complaints(draw_chart(scenario, seed), scenario)
        if found:
            wrong[seed] = found
    assert wrong == {}


def test_the_same_seed_draws_the_same_chart() -> None:
    """R16.1."""
    assert draw_chart(SCENARIO, 77) == draw_chart(SCENARIO, 77)


def test_a_chart_that_is_not_proved_is_drawn_from_the_next_seed() -> None:
    """R16.3."""
    bad = next(seed for seed in range(1000) if not is_proved(chart_of(SCENARIO, seed), SCENARIO))
    chart = draw_chart(SCENARIO, bad)
    assert chart.seed > bad
    assert chart == draw_chart(SCENARIO, bad + 1)


def test_a_scenario_that_leaves_no_chart_says_so() -> None:
    with pytest.raises(ValueError, match="'short' can be proved"):
        draw_chart(replace(SCENARIO, days=1), 1)


def test_charts_differ_in_waters_goals_places_and_turn() -> None:
    """R16.3: the seed decides all of them."""
    charts = [draw_chart(SCENARIO, 1000 * seed) for seed in range(200)]
    assert len({chart.waters[1].middle for chart in charts}) == 6
    assert len({chart.waters[1].name for chart in charts}) == 3
    assert len({chart.goals[0].goal for chart in charts}) == 2
    assert len({chart.waters for chart in charts}) > 190


def test_a_goal_lies_on_the_nearest_or_the_farthest_open_field() -> None:
    """R16.81."""
    for seed in range(100):
        chart = draw_chart(SCENARIO, seed)
        for waters in chart.waters[1:]:
            ways = {field.hex: distance(field.hex) for field in waters.fields}
            goal = next(field for field in waters.fields if field.goal)
            opens = [ways[field.hex] for field in waters.fields if field.place == "open"]
            if goal.goal == "strong":
                assert all(ways[goal.hex] <= other for other in opens)
            else:
                assert all(ways[goal.hex] >= other for other in opens)


def test_near_waters_have_the_places_of_their_sheet_and_a_reef() -> None:
    """R16.70."""
    chart = draw_chart(SCENARIO, 5)
    for waters in chart.waters[1:]:
        sheet = Counter(each.place for each in SCENARIO.waters[waters.name])
        places = Counter(field.place for field in waters.fields)
        assert places == sheet | Counter(reef=1, goal=1, open=2)


def test_places_with_a_depth_have_a_kind_of_guard_and_no_others() -> None:
    """R16.21, R16.23."""
    chart = draw_chart(SCENARIO, 5)
    assert all(bool(field.depth) == bool(field.kind) for field in chart.fields.values())


def test_a_goal_that_lies_open_is_not_behind_a_guard() -> None:
    """R16.3: the picture has a way along the open fields of the waters in the east."""
    open_way = drawn(f"{HOME} / . @strong . . . . . / mine1 . . . @wrecker . .")
    assert not is_proved(open_way, SCENARIO)
    shut = drawn(f"{HOME} / . @strong . . . . . / mine2 . mine2 @wrecker reef . .")
    assert is_proved(shut, SCENARIO)
    deep = drawn(f"{HOME} / . @strong . . . . . / mine3 . mine3 @wrecker reef . .")
    assert not is_proved(deep, SCENARIO)


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
