"""The story told in small words: seldom the same twice, and the same after an undo (R16.1)."""

import pytest

from game import voyage as ev
from game.scenes.voyage.chart.voyage_news import WAYS, WAYS_OF_DAYS, day_tale, news_of, tale_of
from game.start import make_services
from game.voyage import DEFENDS, EndDay, Voyage, VoyageHeader, apply, open_voyage
from game.voyage.voyage_state import ATTACKS, VoyageCount
from tests.play.games import CONTENT, sure
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


def with_a_rival() -> Voyage:
    header = VoyageHeader("two_captains", "fair", "sanna", 1)
    voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
    return voyage


def test_the_rivals_harbour_is_told_when_the_captains_meet_there() -> None:
    services, voyage = make_services(), with_a_rival()
    home = sure(voyage.rival).harbour
    assert tale_of(services, voyage, ev.CaptainsMet(home, ATTACKS))
    assert tale_of(services, voyage, ev.CaptainsMet(voyage.chart.harbour, DEFENDS)) == ""


def test_what_an_omen_and_a_rival_bring_is_told_to_the_voice() -> None:
    """R16.71, R16.92: a toll, a volunteer, a rival who goes home and one who is out."""
    services, voyage = make_services(), with_a_rival()
    home = sure(voyage.rival).harbour
    told = [
        news_of(services, voyage, event)
        for event in (
            ev.GoodsChanged("toll", -2, 3),
            ev.GoodsChanged("chest", 2, 5),
            ev.CardJoined("baron", "volunteers"),
            ev.CardJoined("baron", "recruit"),
            ev.FightWon(home, 3, "rival"),
            ev.RivalBeaten(home, False),
            ev.RivalBeaten(home, True),
        )
    ]
    assert told == [
        "The toll takes 2 gold.",
        "2 gold more, 5 in all.",
        "A volunteer joins for nothing: Baron.",
        "Baron joins the company.",
        "The rival is beaten.",
        "The rival goes home to mend sails.",
        "The rival is out of the voyage.",
    ]
