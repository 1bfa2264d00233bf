"""The story told in small words: seldom the same twice, and the same after an undo (R16.1)."""

import pytest

from game import voyage as ev
from game.scenes.voyage.chart.voyage_tale import WAYS, WAYS_OF_DAYS, day_tale, tale_of
from game.start import make_services
from game.voyage import EndDay, VoyageCount, apply
from tests.voyage.pictures import set_out

#: All that is told: places, what happens on the way, and omens.
TOLD = (
    *("chest", "forge", "mine", "teacher", "village", "wreck", "stone_mine", "crystal_mine"),
    *("vault", "market", "ferry", "lookout", "shrine", "prison", "buoy", "rival_harbour"),
    *("turned_back", "turned_up", "won", "lost", "yielded", "built", "sunk", "flag_lost", "bell"),
    *("day_first", "day_last"),
)


def test_each_thing_is_told_in_so_many_ways() -> None:
    services = make_services()
    told = (*TOLD, *services.content.voyage.omens)
    wanted = {f"{key}_{n}" for key in told for n in range(1, WAYS + 1)}
    wanted |= {f"day_{n}" for n in range(1, WAYS_OF_DAYS + 1)}
    prefix = "voyage.tale."
    strings = services.content.strings
    assert {key.removeprefix(prefix) for key in strings if key.startswith(prefix)} == wanted
    words = [strings.text(prefix + key) for key in wanted]
    assert len(words) == len(set(words))


def test_no_way_is_told_twice_before_all_are_told() -> None:
    services, voyage = make_services(), set_out()
    field = voyage.chart.harbour
    told = set()
    for won in range(WAYS):
        voyage.count = VoyageCount(won=won)
        told.add(tale_of(services, voyage, ev.FightWon(field, 2, "")))
    assert len(told) == WAYS


def test_the_days_between_are_all_told_differently() -> None:
    services, voyage = make_services(), set_out()
    days = [day_tale(services, voyage, day) for day in range(1, voyage.days + 1)]
    assert len(set(days)) == voyage.days


def test_a_deed_done_again_is_told_alike_and_another_seed_tells_otherwise() -> None:
    services = make_services()

    def story(seed: int) -> list[str]:
        voyage, told = set_out(seed=seed), []
        while voyage.end is None and not voyage.choices:
            voyage, events = apply(voyage, EndDay())
            told += [tale_of(services, voyage, event) for event in events]
        return told

    assert story(3) == story(3)
    assert len({tuple(story(seed)) for seed in range(4)}) == 4


@pytest.mark.parametrize("why", ["begin", "sail"])
def test_what_lay_open_from_the_beginning_is_not_told(why: str) -> None:
    voyage = set_out()
    told = tale_of(make_services(), voyage, ev.WatersTurnedUp(1, why, 3))
    assert bool(told) is (why != "begin")
