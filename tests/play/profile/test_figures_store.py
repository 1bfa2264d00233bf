"""The figures in the profile: counted once, earned once, noted turn by turn."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.play import (
    COUNTED,
    HORDE_RIVAL,
    CountedRecord,
    ForecastUse,
    Match,
    MatchFigures,
    Profile,
    count_records,
    match_id,
    open_profile,
    parse_record,
)
from game.play.profile import figures_store
from game.play.records.record import Entry
from game.play.statistics.counting import APART, UNREADABLE
from game.play.statistics.match_figures import COUCH, FIGURES_VERSION
from game.rules import LEFT, difficulties
from tests.certain import sure_of
from tests.play.statistics.courses import ADA, computer, won_by

from ..games import record_of
from .profiles import in_memory

MIDDAY = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def won() -> Match:
    return won_by(LEFT, (ADA, computer()))


def filed(profile: Profile, match: Match, *, hours: int = 0, bulb: bool = False) -> str:
    """File a match as if it had begun so many hours after midday, and return its id.

    ``bulb``: as if its last card had been played as the hint said.
    """
    record = record_of(match)
    record.header = replace(record.header, began=MIDDAY + timedelta(hours=hours))
    *causes, last = record.causes
    causes.append(sure_of(Entry, last)._replace(bulb=bulb))
    profile.file_match(replace(record, causes=causes))
    return match_id(record.header)


def figures(rival: str = "greedy", outcome: str = "won", **deeds: int) -> MatchFigures:
    return MatchFigures(outcome, "draft", rival, 0, 9, "", ("troll",), ("troll",), deeds)


def count(profile: Profile, match: str, found: MatchFigures) -> None:
    profile.figures.add([CountedRecord(match, COUNTED, found)])


def test_an_older_match_waits_until_it_is_counted_and_then_no_more(
    profile: Profile, won: Match
) -> None:
    own = filed(profile, won)
    assert profile.figures.waiting(5) == [own]
    profile.figures.add(count_records([(own, profile.history.record_text(own))]))
    assert profile.figures.waiting_count() == 0
    (match,) = profile.figures.matches()
    assert (match.id, match.outcome, match.rival) == (own, "won", "greedy")
    assert "first_win" in profile.figures.achievements()


def test_gains_are_judged_by_all_other_matches_of_one_person_the_newest_first(
    profile: Profile, won: Match
) -> None:
    for hours, (rival, outcome) in enumerate(
        (("greedy", "won"), (HORDE_RIVAL, "lost"), ("greedy", COUCH), ("master", "won"))
    ):
        count(profile, filed(profile, won, hours=hours), figures(rival, outcome))
    own = filed(profile, won, hours=9)
    count(profile, own, figures())
    expected = [("master", True, 9), (HORDE_RIVAL, False, 9), ("greedy", True, 9)]
    assert [(each.rival, each.won, each.turns) for each in profile.figures.past(own)] == expected


def test_what_a_card_has_destroyed_is_summed_up_over_all_matches(
    profile: Profile, won: Match
) -> None:
    for hours, felled in enumerate(({"troll": 2, "ogre": 1}, {"troll": 3}, {})):
        match = filed(profile, won, hours=hours)
        count(profile, match, figures()._replace(felled=felled))
    assert profile.figures.felled() == {"troll": 5, "ogre": 1}


@pytest.mark.parametrize(("state", "unreadable"), [(UNREADABLE, 1), (APART, 0)])
def test_what_does_not_count_waits_no_more(
    profile: Profile, won: Match, state: str, unreadable: int
) -> None:
    profile.figures.add([CountedRecord(filed(profile, won), state)])
    assert (profile.figures.waiting_count(), profile.figures.unreadable_count()) == (0, unreadable)
    assert profile.figures.matches() == []


def test_a_count_outlives_a_failed_replay(
    profile: Profile, won: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = filed(profile, won)
    count(profile, own, figures())
    before = profile.figures.matches()
    monkeypatch.setattr(figures_store, "FIGURES_VERSION", FIGURES_VERSION + 1)
    assert profile.figures.waiting(5) == [own]
    # Played by older rules, say: what was counted by them stands.
    profile.figures.add([CountedRecord(own, UNREADABLE)])
    assert profile.figures.matches() == before
    assert (profile.figures.waiting_count(), profile.figures.unreadable_count()) == (0, 0)


def test_a_match_that_the_history_does_not_have_is_not_counted(profile: Profile) -> None:
    count(profile, "c0ffee", figures())
    assert (profile.figures.matches(), profile.figures.achievements()) == ([], {})


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_older_match_has_earned_it_in_any_order(
    profile: Profile, won: Match, order: tuple[int, int]
) -> None:
    new, old = both = filed(profile, won, hours=9), filed(profile, won, hours=-9)
    for which in order:
        count(profile, both[which], figures())
    assert profile.figures.achievements()["first_win"].match == old
    assert [match.id for match in profile.figures.matches()] == [old, new]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_bulb_stays_until_it_is_earned_without_hints(
    profile: Profile, won: Match, order: tuple[int, int]
) -> None:
    helped = filed(profile, won, bulb=True)
    count(profile, helped, figures())
    assert profile.figures.achievements()["first_win"][1:] == (helped, MIDDAY, True)
    # Counted anew, by whatever order, all comes to the same.
    both = helped, filed(profile, won, hours=3)
    for which in order:
        count(profile, both[which], figures())
    earned = profile.figures.achievements()["first_win"]
    assert (earned.match, earned.bulb) == (both[1], False)
    count(profile, filed(profile, won, hours=-3, bulb=True), figures())
    assert profile.figures.achievements()["first_win"] == earned


def test_the_bulb_is_put_back_from_the_records_of_a_lost_profile(
    profile: Profile, won: Match
) -> None:
    other = in_memory()
    own = filed(profile, won, bulb=True)
    text = profile.history.record_text(own)
    other.file_match(parse_record(text, "a.jsonl"), text)
    for each in (profile, other):
        each.figures.add(count_records([(own, text)]))
        assert [match.bulb for match in each.history.matches()] == [True]
        assert [match.bulb for match in each.figures.matches()] == [1]
        assert each.figures.achievements()["first_win"].bulb
        assert each.figures.past("another")[0].bulb


FORMS = ("draft", "constructed", "preconstructed")


def test_a_list_is_completed_by_the_win_that_was_its_last(profile: Profile, won: Match) -> None:
    """A match that was lost completes nothing."""
    for hours, form in enumerate(FORMS):
        lost = figures(outcome="lost")._replace(form=form)
        count(profile, filed(profile, won, hours=hours - 20), lost)
    assert profile.figures.achievements() == {}
    owns = [filed(profile, won, hours=hours) for hours in (9, -9, 1)]
    for own, form in zip(owns, FORMS, strict=True):
        assert "forms" not in profile.figures.achievements()
        count(profile, own, figures()._replace(form=form))
    assert profile.figures.achievements()["forms"].match == owns[0]


def test_a_list_has_a_bulb_until_all_of_it_is_won_without(profile: Profile, won: Match) -> None:
    for hours, form in enumerate(FORMS):
        own = filed(profile, won, hours=hours, bulb=form == "draft")
        count(profile, own, figures()._replace(form=form))
    assert profile.figures.achievements()["forms"].bulb
    again = filed(profile, won, hours=7)
    count(profile, again, figures()._replace(form="draft"))
    earned = profile.figures.achievements()["forms"]
    assert earned[1:] == (again, MIDDAY + timedelta(hours=7), False)


def test_the_forecasts_use_adds_up_and_outlives_the_game(won: Match, path: Path) -> None:
    with open_profile(path)[0] as profile:
        own = filed(profile, won)
        profile.figures.note_forecast(own, ForecastUse(1, 1, 0, 1, 0))
        assert profile.figures.forecast_use() == ForecastUse()
    with open_profile(path)[0] as profile:
        profile.figures.note_forecast(own, ForecastUse(1, 1, 1, 1, 1))
        count(profile, own, figures())
        assert profile.figures.forecast_use() == ForecastUse(2, 2, 1, 2, 1)


def test_the_rated_duels_are_those_against_a_strength_the_oldest_first(
    profile: Profile, won: Match
) -> None:
    for hours, rival in ((3, "deep"), (1, "horde"), (2, "greedy")):
        count(profile, filed(profile, won, hours=hours), figures(rival))
    assert [duel.rival for duel in profile.figures.duels()] == ["greedy", "deep"]


def test_the_voyage_is_done_once_each_island_was_won_on(profile: Profile, won: Match) -> None:
    for level in range(1, 6):
        assert "voyage" not in profile.figures.achievements()
        own = filed(profile, won, hours=level)
        profile.campaign.begin_attempt(level, "draft", difficulties(level)[0], own)
        profile.campaign.finish_attempt(own, won=True, turns=9)
        count(profile, own, figures("horde"))
    assert "voyage" in profile.figures.achievements()


def test_what_is_done_of_an_achievement_is_read_from_all_matches(
    profile: Profile, won: Match
) -> None:
    assert profile.figures.progress()["full_board"][:3] == (0, 6, True)
    kept = [
        figures("greedy", creatures_in_play=4, attacks_in_a_row=1),
        figures("master", creatures_in_play=2, attacks_in_a_row=2),
        figures("deep", "lost", creatures_in_play=5),
        figures("deep"),
    ]
    for hours, each in enumerate(kept):
        count(profile, filed(profile, won, hours=hours), each)
    found = profile.figures.progress()
    assert found["full_board"][:3] == (4, 6, True)
    assert found["three_blows"][:3] == (2, 3, True)
    assert found["ladder"][:3] == (3, 8, False)
    assert "first_win" not in found
