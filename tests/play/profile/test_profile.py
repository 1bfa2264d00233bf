"""The profile as a whole: preferences, the history of matches, and filing what was played."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import paths
from game.play import (
    CONCEDED,
    MatchStore,
    Profile,
    Record,
    Result,
    Seat,
    check,
    match_id,
    open_profile,
    parse_record,
    read_record,
)
from game.play.profile.profile import MOST_REVIEWS
from game.play.records.record import end_line
from game.rules import LEFT, RIGHT, Terms, difficulties
from tests.amounts import examples

from ..games import CONTENT, FORMATS, begun, go_on, played, sure
from ..statistics.courses import won_by
from .profiles import in_memory, record_of

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


def test_the_profile_is_in_the_players_folder() -> None:
    profile, problem = open_profile()
    with profile:
        assert problem is None
        assert profile.path == paths.user_data_dir() / "profile.sqlite"


def test_a_profile_in_a_new_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "дом" / "a b?#%41" / "profile.sqlite"
    with open_profile(path)[0] as profile:
        profile.set_preference("form", "draft")
    with open_profile(path)[0] as profile:
        assert profile.preference("form", "") == "draft"
    assert [file.name for file in path.parent.iterdir()] == ["profile.sqlite"]


@settings(max_examples=examples(50))
@given(st.text(st.characters(codec="utf-8")), JSON)
def test_a_preference_is_read_as_it_was_set(key: str, value: object) -> None:
    with in_memory() as profile:
        profile.set_preference(key, 0)
        profile.set_preference(key, value)
        assert profile.preference(key, type(value)()) == value


def test_a_preference_of_another_type_is_passed_over(profile: Profile) -> None:
    profile.set_preference("form", 3)
    assert profile.preference("form", "draft") == "draft"
    assert profile.preference("form", True) is True
    assert profile.preference("form", 0) == 3
    assert profile.preference("level", 1) == 1


def test_of_a_list_of_words_all_else_is_passed_over(profile: Profile) -> None:
    """A profile that was carried here may hold what this game never kept."""
    for value in (["a", 1, ["b"], {}, None, "c"], {"a": "b"}, "a", 7):
        profile.set_preference("lessons", value)
        assert profile.words("lessons") == (["a", "c"] if isinstance(value, list) else [])
    assert profile.words("never kept") == []


@pytest.mark.parametrize("value", [float("nan"), object(), {1, 2}])
def test_what_json_does_not_have_is_no_preference(profile: Profile, value: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        profile.set_preference("form", value)
    assert profile.preference("form", "draft") == "draft"


@pytest.mark.parametrize("terms", FORMATS, ids=lambda terms: f"{terms.form}-{terms.solo}")
def test_a_match_is_filed_with_its_text(profile: Profile, store: MatchStore, terms: Terms) -> None:
    record = record_of(played(terms, store=store))
    path = sure(record.path)
    assert profile.file_match(record)
    (filed,) = profile.history.matches()
    header = record.header
    assert (filed.id, filed.began) == (match_id(header), header.began)
    assert (filed.terms, filed.seats, filed.result) == (header.terms, header.seats, record.result)
    assert filed.file == path.name
    assert not profile.file_match(record)
    assert profile.file_finished(store, CONTENT) == 0
    kept = profile.history.record_text(filed.id)
    assert kept == path.read_bytes()
    assert check(parse_record(kept, "kept"), CONTENT).agrees


def test_a_match_that_goes_on_is_not_filed(profile: Profile) -> None:
    with pytest.raises(ValueError, match="not over"):
        profile.file_match(record_of(go_on(begun(), Random(1), 5)))
    assert profile.history.count() == 0


def test_ends_of_every_kind_are_filed(profile: Profile) -> None:
    conceded, abandoned = go_on(begun(seed=1), Random(1), 5), go_on(begun(seed=2), Random(1), 5)
    conceded.concede(LEFT)
    abandoned.abandon()
    profile.file_match(record_of(conceded))
    profile.file_match(record_of(abandoned))
    results = [filed.result for filed in profile.history.matches()]
    assert results == [None, Result(RIGHT, CONCEDED, conceded.turns)]


def test_odd_names_are_filed(profile: Profile) -> None:
    first = record_of(played())
    header = replace(first.header, seats=(Seat("\udc80 Ада"), Seat("בו")))
    assert profile.file_match(replace(first, header=header))
    (filed,) = profile.history.matches()
    assert [seat.name for seat in filed.seats] == ["? Ада", "בו"]


def test_the_newest_matches_come_first_and_in_pages(profile: Profile) -> None:
    first = record_of(played())
    began = datetime(2026, 1, 31, 18, tzinfo=UTC)
    for hours in (3, 1, 4, 0, 2):
        # Times as other places have them: the order is that of the moments.
        moment = (began + timedelta(hours=hours)).astimezone(timezone(timedelta(hours=hours - 9)))
        profile.file_match(replace(first, header=replace(first.header, began=moment)))
    pages = [profile.history.matches(2, offset) for offset in (0, 2, 4, 6)]
    assert [len(page) for page in pages] == [2, 2, 1, 0]
    found = [(filed.began - began) / timedelta(hours=1) for page in pages for filed in page]
    assert found == [4, 3, 2, 1, 0]
    assert profile.history.count() == 5


def test_matches_over_at_a_kill_are_filed(profile: Profile, store: MatchStore) -> None:
    for seed in range(3):
        record_of(played(seed=seed, store=store))
    record_of(go_on(begun(store=store), Random(1), 5))
    go_on(begun(seed=9, store=store), Random(1), 5).abandon()
    (store.folder / "broken.jsonl").write_text("{}\n")
    (store.folder / "stillborn.jsonl").touch()
    vast = record_of(played(seed=7))
    vast.result = sure(vast.result)._replace(turns=1 << 70)
    (store.folder / "vast.jsonl").write_bytes(vast.text())
    profile.file_match(read_record(store.files()[-1]))
    assert profile.file_finished(store, CONTENT) == 3
    assert profile.file_finished(store, CONTENT) == 0
    assert [len(profile.figures.waiting(limit)) for limit in (0, 1, 2, 9)] == [0, 1, 2, 3]
    assert profile.history.count() == 4


def test_matches_that_wait_are_not_taken_apart_for_the_history(
    profile: Profile, store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on(begun(store=store), Random(1), 9).close()
    over = record_of(played(store=store))
    read: list[str] = []

    def parse(data: bytes, where: str, path: Path | None = None) -> Record:
        read.append(where)
        return parse_record(data, where, path)

    monkeypatch.setattr("game.play.profile.profile.parse_record", parse)
    assert profile.file_finished(store, CONTENT) == 1
    assert read == [str(over.path)]


def test_a_lost_history_comes_back_from_the_records(path: Path, store: MatchStore) -> None:
    with open_profile(path)[0] as profile:
        for seed in range(3):
            profile.file_match(record_of(played(seed=seed, store=store)))
        before = profile.history.matches()
    path.write_text("broken")
    with open_profile(path)[0] as profile:
        assert profile.file_finished(store, CONTENT) == 3
        assert sorted(profile.history.matches()) == sorted(before)


@pytest.mark.parametrize("killed", [False, True])
def test_a_campaign_match_is_filed_there(profile: Profile, store: MatchStore, killed: bool) -> None:
    # A duel: chance does not beat the Horde.
    match = won_by(LEFT, (Seat("Ada"), Seat("Bo")), store=store)
    record = record_of(match)
    identity = match_id(record.header)
    profile.campaign.begin_attempt(1, "draft", difficulties(1)[0], identity)
    assert profile.file_finished(store, CONTENT) if killed else profile.file_match(record)
    level = profile.campaign.levels()[1]
    assert (level.wins, level.best_turns) == (1, match.turns)
    assert profile.history.record_text(identity) == record.text()


@pytest.mark.parametrize("rule", ["R4.4", CONCEDED])
def test_a_campaign_win_by_hand_is_none(profile: Profile, store: MatchStore, rule: str) -> None:
    match = go_on(begun(FORMATS[6], store=store), Random(1), 12)
    record = record_of(match)
    profile.campaign.begin_attempt(1, "draft", difficulties(1)[0], match_id(record.header))
    end = Result(LEFT, rule, match.turns)
    with sure(record.path).open("ab") as file:
        file.write(end_line(end))
    assert profile.file_finished(store, CONTENT) == 0
    assert profile.campaign.levels()[1].wins == 0
    assert profile.history.count() == 0


def test_the_reviews_kept_last_stay() -> None:
    with in_memory() as profile:
        for number in range(MOST_REVIEWS + 1):
            profile.reviews.keep(f"match {number}", 1, f"answers {number}")
        last = f"match {MOST_REVIEWS}"
        assert profile.reviews.get("match 0", 1) is None
        assert profile.reviews.get("match 1", 1) == "answers 1"
        assert profile.reviews.get(last, 2) is None
        profile.reviews.keep(last, 2, "others")
        assert profile.reviews.get(last, 2) == "others"
        assert profile.reviews.get("match 1", 1) == "answers 1"
