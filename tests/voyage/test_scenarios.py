"""The scenarios of the whole voyage (R16.81): each goal is reached, or lost, in its own way."""

from dataclasses import replace
from typing import Any

import pytest

from game.voyage import (
    SQUALLS,
    ChartField,
    Choose,
    Deed,
    EndDay,
    Engage,
    FightEnded,
    Hex,
    Member,
    Sail,
    SheetPlace,
    Voyage,
    VoyageEnded,
    VoyageGoal,
    VoyageHeader,
    VoyageStart,
    guard_of,
    hand_size,
    hidden_fields,
    open_voyage,
    score,
    threatened,
)
from game.voyage.chart_drawing import chart_of
from game.voyage.sea_events import (
    BuoyRead,
    FlagTaken,
    GoalCame,
    HiddenAboard,
    HiddenFound,
    WatersSunk,
    WatersThreatened,
)
from game.voyage.voyage_events import GuardMet

from ..play.games import CONTENT, sure
from .pictures import SCENARIO, E, H, S, Scene, after, at_sea, by_numbers, played

_FLOWER = [name for name, each in CONTENT.voyage.scenarios.items() if each.far]


def sailing(chart: str, goal: VoyageGoal, **changed: Any) -> Voyage:
    """Return a voyage of the whole scenario with this one goal."""
    numbers = {name: changed.pop(name) for name in ("sinks", "sinks_from") if name in changed}
    voyage = at_sea(chart, scenario="whole", **changed)
    return by_numbers(voyage, goals=(goal,), **numbers)


def fought(voyage: Voyage, outcome: str = "won") -> list[Deed]:
    """Return the deeds of a fight with the guard before the fleet."""
    return [Engage(voyage.cards[:7]), FightEnded(outcome)]


_OVERLORD = VoyageGoal(
    "overlord", "heart", 22, True, 5, depth=7,
    village_points=1, least_points=2, takes_flags=3, comes=True,
)  # fmt: skip
_ISLE = VoyageGoal("high_isle", "heart", 20, True, 2, depth=6, flags=1)
_BELL = VoyageGoal("bell", "hidden", 20, True, 2, depth=6)
_HEART = "harbour mine1 . . village1 . . / . @overlord . . . . ."
_TWO = {"done": {H[1]: "captured", H[4]: "captured"}, "beaten": frozenset({H[1], H[4]})}
_ISLES = "harbour mine1 . . . . . / . . . . . . . / @high_isle . . . . . ."


def overlord(**changed: Any) -> Voyage:
    return sailing(_HEART, _OVERLORD, sails=9, **changed)


def isle(**changed: Any) -> Voyage:
    beaten = frozenset({H[1]})
    return sailing(_ISLES, _ISLE, sails=9, sinks=1, beaten=beaten, **changed)


def bell(**changed: Any) -> Voyage:
    """The bell lies at ``E[1]``; a buoy at ``E[3]``."""
    voyage = sailing("harbour ferry . . . . . / . . . buoy . . .", _BELL, sails=9, **changed)
    hidden = ChartField(E[1], "goal", 6, "shoals", "bell")
    waters = [replace(each, name=f"far_{n}") for n, each in enumerate(voyage.chart.waters)]
    waters[0] = voyage.chart.waters[0]
    voyage.chart = replace(voyage.chart, waters=tuple(waters), hidden_goal=hidden)
    return voyage


_AT_BELL = after(bell(), Sail(E[1]))
_AT_ISLE = after(isle(), Sail(S[0]))
_CAME = overlord(day=12)

PLAYED: dict[str, Scene] = {
    "scenario 3: the field of the bell is found by sailing there, even in passing": (
        bell(), [Sail(E[1])],
        {HiddenFound: [HiddenFound(E[1])], GuardMet: [GuardMet(E[1])], "before_guard": True},
    ),
    "scenario 3: a buoy tells how few fields are left": (
        bell(), [Sail(E[3])], {BuoyRead: [BuoyRead(E[3], 3)]},
    ),
    "scenario 3: the bell is aboard and must come home": (
        _AT_BELL, fought(_AT_BELL), {HiddenAboard: [HiddenAboard(E[1])], "end": None},
    ),
    "scenario 3: the harbour wins": (
        _AT_BELL, [*fought(_AT_BELL), Sail(H[0])], {VoyageEnded: [VoyageEnded("won", "bell")]},
    ),
    "scenario 3: and so it does by ferry": (
        _AT_BELL, [*fought(_AT_BELL), Sail(H[1]), Choose(0)],
        {VoyageEnded: [VoyageEnded("won", "bell")]},
    ),
    "scenario 3: a lost fight for it can be tried again": (
        _AT_BELL, [*fought(_AT_BELL, "lost"), EndDay()], {Sail(E[1]): None, "end": None},
    ),
    "scenario 4: on every third day the flag nearest to him falls": (
        overlord(day=2, idle=frozenset({H[1]}), stony=frozenset({H[1]}), **_TWO), [EndDay()],
        {FlagTaken: [FlagTaken(H[1])], "done": {H[4]: "captured"}, "idle": set(), "stony": set()},
    ),
    "scenario 4: on the last day he stands before the harbour": (
        _CAME, [EndDay()],
        {GoalCame: [GoalCame(E[1], H[0])], GuardMet: [GuardMet(H[0])], "before_guard": True},
    ),
    "scenario 4: who beats him there has won": (
        after(_CAME, EndDay()), fought(_CAME), {VoyageEnded: [VoyageEnded("won", "overlord")]},
    ),
    "scenario 4: who does not loses the harbour": (
        after(_CAME, EndDay()), fought(_CAME, "lost"),
        {VoyageEnded: [VoyageEnded("lost", "harbour")]},
    ),
    "scenario 5: it is told two days before which waters go down": (
        isle(sinks_from=4), [EndDay()], {WatersThreatened: [WatersThreatened(1, 4)]},
    ),
    "scenario 5: with all that is on it; the fleet goes home and has no sails (question 12)": (
        isle(
            day=3, fleet=E[2], done={E[1]: "captured", H[1]: "captured"}, shown=frozenset({0, 2}),
            idle=frozenset({E[1]}), stony=frozenset({E[1]}),
        ), [EndDay()],
        {WatersSunk: [WatersSunk(1, H[0])], "fleet": H[0], "sails": 0, "shown": {0, 1, 2},
         "done": {H[1]: "captured"}, "idle": set(), "stony": set(), Sail(E[1]): "sunk_field"},
    ),
    "scenario 5: the isle alone does not win": (
        _AT_ISLE, fought(_AT_ISLE), {VoyageEnded: [], "end": None},
    ),
    "scenario 5: a flag above water as well does": (
        _AT_ISLE, [*fought(_AT_ISLE), Sail(H[1])],
        {VoyageEnded: [VoyageEnded("won", "high_isle")]},
    ),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


@pytest.mark.parametrize(("villages", "points"), [(0, 5), (1, 4), (3, 2), (4, 2)])
def test_each_village_takes_a_point_off_the_overlord(villages: int, points: int) -> None:
    """R16.81: not below 2."""
    chart = "harbour village1 village1 village1 village1 . . / @overlord . . . . . ."
    done = dict.fromkeys(H[1 : 1 + villages], "captured")
    guard = guard_of(sailing(chart, _OVERLORD, done=done), E[0])
    assert guard
    assert guard.settings.points == points


def test_the_bell_is_not_told_by_the_way_there() -> None:
    """R16.81: nothing shows the field before it is found, and buoys leave it among the fields."""
    voyage = bell()
    assert guard_of(voyage, E[1]) is None
    assert set(hidden_fields(voyage)) == {field for field in E if field != E[3]}
    halved = hidden_fields(after(voyage, Sail(E[3])))
    assert (len(halved), E[1] in halved) == (3, True)
    assert hidden_fields(_AT_BELL) == ()


def test_only_what_is_near_is_told_of_sinking_waters() -> None:
    assert threatened(isle(day=1)) == ()
    assert threatened(isle(day=2)) == ((1, 4),)
    assert threatened(isle(day=4)) == ()


def test_waters_go_down_one_after_the_other() -> None:
    """R16.81."""
    header = VoyageHeader("sinking_isles", "calm", "odo", 1)
    voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
    numbers, sunk = voyage.scenario, {}
    while not voyage.end:
        sunk[voyage.day] = len(voyage.sunk)
        voyage = after(voyage, Choose(0) if voyage.choices else EndDay())
    for number in range(numbers.sinks):
        day = numbers.sinks_from + number * numbers.sinks_every
        assert (sunk[day - 1], sunk[day]) == (number, number + 1)


def test_a_village_after_waters_went_down_leaves_the_voyage_before_it_alone() -> None:
    """R16.1: what is kept of villages stays a value of each voyage."""
    sunk = after(isle(day=3, done={E[1]: "captured"}), EndDay())
    assert isinstance(sunk.stony, frozenset)
    assert isinstance(sunk.idle, frozenset)


@pytest.mark.parametrize("scenario", _FLOWER)
def test_seven_waters_lie_in_a_flower(scenario: str) -> None:
    """R16.2: home, two near and three far waters, the heart in the middle."""
    for seed in range(3):
        voyage, _ = open_voyage(
            VoyageHeader(scenario, "fair", "odo", seed), CONTENT.voyage, CONTENT.cards.values()
        )
        names = [waters.name.split("_")[0] for waters in voyage.chart.waters]
        assert names == ["home", "near", "near", "far", "far", "far", "heart"]
        assert len(voyage.chart.fields) == 49


def test_three_buoys_lie_in_near_and_far_waters() -> None:
    """R16.81."""
    for seed in range(3):
        header = VoyageHeader("drowned_bell", "fair", "odo", seed)
        voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
        waters = [
            each.name.split("_")[0]
            for each in voyage.chart.waters
            if any(field.place == "buoy" for field in each.fields)
        ]
        assert waters == ["near", "near", "far"]


def test_a_seed_hides_the_goal_where_it_always_did() -> None:
    """R16.1: a voyage that an older release began finds the bell in the same field."""
    sheet = (SheetPlace("mine", 2), SheetPlace("chest", 3))
    waters = {f"{side}_{letter}": sheet for side in ("near", "far") for letter in "abc"}
    scenario = replace(SCENARIO, goals=(_BELL,), waters=waters, near=2, far=3, heart=sheet)
    fields = [sure(chart_of(scenario, seed).hidden_goal).hex for seed in range(3)]
    assert fields == [Hex(6, -5), Hex(-5, 2), Hex(4, -4)]


def test_squalls_are_felt() -> None:
    """R16.83, R16.87: each by itself, and a share more of the score."""
    header = VoyageHeader("crown", "fair", "odo", 1)
    calm, hard = (
        open_voyage(each, CONTENT.voyage, CONTENT.cards.values())[0]
        for each in (header, replace(header, squalls=SQUALLS))
    )
    (goal,) = calm.chart.goals
    easy, stormy = guard_of(calm, goal.hex), guard_of(hard, goal.hex)
    assert easy
    assert stormy
    assert hard.days == calm.days - 2
    assert stormy.cards == easy.cards + 2
    assert stormy.settings.ai_begins
    assert score(hard).percent == 100 + 6 * 15
    calm.rank = hard.rank = 7
    calm.company = hard.company = tuple(map(Member, list(calm.kit)[:12]))
    assert (hand_size(calm)[1], hand_size(hard)[1]) == (10, 9)


def test_what_sails_on_is_aboard_again() -> None:
    """R16.100: five cards, rank and relic; the captain's own cards fill the company up."""
    start = VoyageStart((Member("alpha", True), Member("gnome")), 3, ("rapids",), 2)
    header = VoyageHeader("crown", "fair", "kelm", 1, start=start)
    voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
    assert voyage.company[:2] == start.cards
    assert len(voyage.company) == len(CONTENT.voyage.captains["kelm"].cards)
    assert (voyage.rank, voyage.relics) == (3, ("rapids",))
    first = replace(header, start=VoyageStart())
    voyage, _ = open_voyage(first, CONTENT.voyage, CONTENT.cards.values())
    assert (voyage.rank, voyage.relics) == (1, ())
