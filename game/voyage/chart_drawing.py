"""The chart drawn from a seed, and proved (R16.2, R16.3)."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from game.rules import below

from .chart import (
    BUOY,
    FAR,
    GOAL,
    HARBOUR,
    HEART_WATERS,
    HOME_WATERS,
    KINDS,
    NEAR,
    OPEN,
    REEF,
    RIVAL_HARBOUR,
    RIVAL_WATERS,
    TO_NEXT_WATERS,
    Chart,
    ChartField,
    Hex,
    Waters,
    distance,
    moved,
    neighbours,
    seven,
)
from .luck import shuffled, stream
from .scenarios import FARTHEST, HEART, HIDDEN, NEAREST, Scenario, SheetPlace, VoyageGoal

HOME = Hex(0, 0)
#: What a scenario adds to a sheet.
_BUOY = SheetPlace(BUOY, 0)
#: The sails a day that a goal must be reached with (R16.3).
_SAILS = 3
#: So many seeds are tried, one after the other; a sound scenario needs a few.
_TRIES = 2_000


def draw_chart(scenario: Scenario, seed: int) -> Chart:
    """Return the first proved chart of ``seed``, ``seed`` + 1 and so on (R16.3).

    Raises ValueError for a scenario whose numbers leave none.
    """
    for tried in range(seed, seed + _TRIES):
        chart = chart_of(scenario, tried)
        if is_proved(chart, scenario):
            return chart
    raise ValueError(f"no chart of the scenario {scenario.id!r} can be proved (R16.3)")


def chart_of(scenario: Scenario, seed: int) -> Chart:
    """Return the chart that a seed gives, proved or not."""
    turn, _ = below(stream(seed, "turn"), len(TO_NEXT_WATERS))
    home = shuffled(stream(seed, "home"), scenario.home)[: scenario.home_places]
    waters = [Waters(HOME_WATERS, HOME, _home_fields(home, seed))]
    if scenario.heart:
        waters += _flower(scenario, turn, seed)
        return _with_hidden_goal(Chart(tuple(waters), seed), scenario)
    goals = shuffled(stream(seed, "goals"), scenario.goals)
    names = shuffled(stream(seed, "waters"), scenario.waters)
    for number, goal in enumerate(goals):
        name = names[number]
        middle = TO_NEXT_WATERS[(turn + number) % len(TO_NEXT_WATERS)]
        fields = _fields(scenario, scenario.waters[name], middle, seed, goal)
        waters.append(Waters(name, middle, fields))
    return Chart(tuple(waters), seed)


def _flower(scenario: Scenario, turn: int, seed: int) -> list[Waters]:
    """Return the waters around home: near ones beside it, far ones beyond, the heart (R16.2)."""
    heart = TO_NEXT_WATERS[turn]
    opposite = turn + len(TO_NEXT_WATERS) // 2
    rim = [moved(heart, TO_NEXT_WATERS[(opposite + n) % len(TO_NEXT_WATERS)]) for n in range(6)]
    names = shuffled(stream(seed, "waters"), scenario.waters)
    near = [name for name in names if name.startswith(NEAR)][: scenario.near]
    far = [name for name in names if name.startswith(FAR)][: scenario.far]
    # A rival's home lies across, and between both there are near waters alone.
    middles = (*rim[1::4], *([rim[2], rim[4]] if scenario.rival else rim[2:5]))
    buoys = shuffled(stream(seed, "buoys"), [*near, *far[:1]])[: scenario.buoys]
    waters = []
    for name, middle in zip((*near, *far), middles, strict=True):
        sheet = [*scenario.waters[name], *[_BUOY] * (name in buoys)]
        waters.append(Waters(name, middle, _fields(scenario, sheet, middle, seed)))
    if scenario.rival:
        home = shuffled(stream(seed, "rival home"), scenario.home)[: scenario.home_places]
        fields = _home_fields(home, seed, rim[3], RIVAL_HARBOUR)
        waters.append(Waters(RIVAL_WATERS, rim[3], fields))
    goal = next((goal for goal in scenario.goals if goal.lies == HEART), None)
    fields = _fields(scenario, scenario.heart, heart, seed, goal)
    return [*waters, Waters(HEART_WATERS, heart, fields)]


def _with_hidden_goal(chart: Chart, scenario: Scenario) -> Chart:
    goal = next((goal for goal in scenario.goals if goal.lies == HIDDEN), None)
    if goal is None:
        return chart
    place = shuffled(stream(chart.seed, "hidden"), chart.far_open)[0]
    return replace(chart, hidden_goal=_guarded(place, GOAL, goal.depth, chart.seed, goal.id))


def is_proved(chart: Chart, scenario: Scenario) -> bool:
    """Tell whether every field and each goal can be reached as R16.3 asks."""
    everywhere = _steps(chart, lambda _: True)
    free = sum(field.place != REEF for field in chart.fields.values())
    if len(everywhere) < free:
        return False
    shallow = _steps(chart, lambda field: field.depth <= scenario.way_depth)
    unguarded = _steps(chart, lambda field: not field.depth)
    numbers = {goal.id: goal for goal in scenario.goals}
    hidden = len(chart.waters) - 1
    for goal in chart.goals:
        if goal.hex not in shallow or shallow[goal.hex] + hidden > _SAILS * scenario.days:
            return False
        if numbers[goal.goal].behind and goal.hex in unguarded:
            return False
    return True


def _home_fields(
    places: list[SheetPlace], seed: int, middle: Hex = HOME, harbour: str = HARBOUR
) -> tuple[ChartField, ...]:
    _, *rim = seven(middle)
    fields = [ChartField(middle, harbour)]
    luck = stream(seed, "rim") if middle == HOME else stream(seed, "rim", *middle)
    for hexagon, sheet in zip(shuffled(luck, rim), places, strict=False):
        fields.append(_guarded(hexagon, sheet.place, sheet.depth, seed))
    return _completed(fields, (middle, *rim))


def _fields(
    scenario: Scenario,
    places: Iterable[SheetPlace],
    middle: Hex,
    seed: int,
    goal: VoyageGoal | None = None,
) -> tuple[ChartField, ...]:
    order = shuffled(stream(seed, "fields", *middle), seven(middle))
    fields = []
    if goal and goal.lies == HEART:
        order.remove(middle)
        fields.append(_guarded(middle, GOAL, goal.depth, seed, goal.id))
    fields += [_guarded(order.pop(), sheet.place, sheet.depth, seed) for sheet in places]
    fields += [ChartField(order.pop(), REEF) for _ in range(scenario.reefs)]
    if goal and goal.lies in (NEAREST, FARTHEST):
        order.sort(key=lambda hexagon: distance(hexagon, HOME))
        place = order[0 if goal.lies == NEAREST else -1]
        fields.append(_guarded(place, GOAL, goal.depth, seed, goal.id))
    return _completed(fields, seven(middle))


def _guarded(hexagon: Hex, place: str, depth: int, seed: int, goal: str = "") -> ChartField:
    kind, _ = below(stream(seed, "kind", *hexagon), len(KINDS))
    return ChartField(hexagon, place, depth, KINDS[kind] if depth else "", goal)


def _completed(fields: list[ChartField], places: tuple[Hex, ...]) -> tuple[ChartField, ...]:
    known = {field.hex: field for field in fields}
    return tuple([known.get(place) or ChartField(place, OPEN) for place in places])


def _steps(chart: Chart, may_pass: Callable[[ChartField], bool]) -> dict[Hex, int]:
    steps = {chart.harbour: 0}
    waiting = [chart.harbour]
    for place in waiting:
        if place != chart.harbour and not may_pass(chart.fields[place]):
            continue
        for near in neighbours(place):
            field = chart.fields.get(near)
            if field is not None and field.place != REEF and near not in steps:
                steps[near] = steps[place] + 1
                waiting.append(near)
    return steps
