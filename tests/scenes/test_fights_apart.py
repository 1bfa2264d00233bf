"""The fights of voyages are counted apart from all other matches (R16.29)."""

from random import Random

import pytest

from game.play import (
    Match,
    count_records,
    ended_voyages,
    match_id,
    open_profile,
    saved_games,
    saved_voyages,
)
from game.play.statistics.counting import APART
from game.scenes import Services
from game.voyage import GiveUp
from tests.play.games import go_on, path_of, record_of, sure
from tests.play.voyages.voyages import set_out, to_fight


def a_fight(services: Services) -> Match:
    """Return the fight of a voyage, fought to its end at random."""
    run = to_fight(set_out(services.voyages), Random(4))
    match = go_on(run.begin_fight(), Random(1))
    run.finish_fight(match)
    run.close()
    return match


@pytest.mark.parametrize("older", [False, True])
def test_a_fight_stands_in_the_history_and_counts_for_its_voyage_alone(
    services: Services, older: bool
) -> None:
    """R16.29; those that an older game has fought are found when the profile is opened."""
    if not older:
        assert services.profile.history.count() == 0
    match = a_fight(services)
    if not older:
        services.file(match)
    profile = services.profile
    (filed,) = profile.history.matches()
    assert (filed.terms.form, filed.seats[0].figure) == ("fight", "captains/sanna")
    assert (profile.figures.matches(), services.store.files()) == ([], [])
    if not older:
        return
    (voyage,) = profile.figures.voyages.voyages().values()
    assert [fight.record for fight in voyage.fights] == [filed.file]


def test_the_voyage_is_offered_and_no_fight_of_it(services: Services) -> None:
    run = to_fight(set_out(services.voyages), Random(4))
    go_on(run.begin_fight(), Random(1), 3).close()
    run.close()
    assert saved_games(services.store, services.content) == []
    assert services.store.unfinished(services.content) is None
    (saved,) = saved_voyages(services.voyages, services.content)
    assert saved.problem == ""


def test_a_record_of_a_fight_among_the_matches_counts_for_nothing(services: Services) -> None:
    match = a_fight(services)
    services.store.folder.mkdir(parents=True, exist_ok=True)
    path_of(match).rename(services.store.folder / path_of(match).name)
    profile = services.profile
    assert profile.history.count() == 1
    name = match_id(record_of(match).header)
    (counted,) = count_records([(name, profile.history.record_text(name))])
    assert counted.state == APART


def test_a_lost_profile_loses_no_voyage(services: Services) -> None:
    """R16.86: what voyages have opened follows from their files."""
    run = set_out(services.voyages)
    run.submit(GiveUp())
    run.close()
    path = sure(services.profile.path)
    services.profile.close()
    path.unlink()
    with open_profile(path)[0] as profile:
        assert profile.file_finished(services.store, services.content) == 0
    assert [ended.path for ended in ended_voyages(services.voyages)] == [run.record.path]
