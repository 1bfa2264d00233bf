"""Each write of the profile's stores is one transaction; and the small print of them."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.play import CountedRecord, ForecastUse, Profile, match_id, open_profile
from game.play.profile.database import connect
from game.play.profile.history import text_id
from game.play.profile.upgrades import upgrade
from game.play.statistics.counting import COUNTED
from game.rules import LEFT, ChooseDifficulty, Difficulty, difficulties

from ..games import CONTENT, at_level, played, record_of

TEN = sorted(CONTENT.cards)[:10]
OTHER = sorted(CONTENT.cards)[5:15]
CHOSEN = difficulties(1)[0]


def file_one(profile: Profile) -> None:
    profile.file_match(record_of(played()))


#: Each with what must have been done before it.
WRITES: dict[str, tuple[Callable[[Profile], object], Callable[[Profile], object]]] = {
    "a preference": (lambda _: None, lambda p: p.set_preference("form", "draft")),
    "a deck saved": (lambda _: None, lambda p: p.decks.save("Rush", TEN)),
    "a deck changed": (
        lambda p: p.decks.save("Rush", TEN),
        lambda p: p.decks.change(p.decks.all()[0].id, OTHER),
    ),
    "a deck renamed": (
        lambda p: p.decks.save("Rush", TEN),
        lambda p: p.decks.rename(p.decks.all()[0].id, "Walls"),
    ),
    "a deck deleted": (
        lambda p: p.decks.save("Rush", TEN),
        lambda p: p.decks.delete(p.decks.all()[0].id),
    ),
    "an attempt begun": (
        lambda _: None,
        lambda p: p.campaign.begin_attempt(1, "draft", CHOSEN, "match"),
    ),
    "an attempt ended": (
        lambda p: p.campaign.begin_attempt(1, "draft", CHOSEN, "match"),
        lambda p: p.campaign.finish_attempt("match", True, 9),
    ),
    "the campaign begun anew": (
        lambda p: p.campaign.begin_attempt(1, "draft", CHOSEN, "match"),
        lambda p: p.campaign.reset_campaign(),
    ),
    "a match filed": (lambda _: None, file_one),
    "a match counted": (
        file_one,
        lambda p: p.figures.add([CountedRecord(p.history.matches()[0].id, COUNTED, None)]),
    ),
    "a use of the forecast": (
        lambda _: None,
        lambda p: p.figures.note_forecast("match", ForecastUse(1)),
    ),
    "a puzzle failed": (lambda _: None, lambda p: p.puzzles.note_failed("w1-0001")),
    "a puzzle shown": (lambda _: None, lambda p: p.puzzles.note_shown("w1-0001")),
    "a puzzle solved": (lambda _: None, lambda p: p.puzzles.note_solved("w1-0001", 9)),
}


@pytest.mark.parametrize("name", WRITES)
def test_what_is_written_at_once_is_one_transaction(name: str) -> None:
    """So that a kill between two of its statements leaves neither of them."""
    before, write = WRITES[name]
    with closing(connect(None)) as connection:
        upgrade(connection)
        profile = Profile(connection, None)
        before(profile)
        said: list[str] = []
        connection.set_trace_callback(said.append)
        write(profile)
        words = [line.split()[0] for line in said]
        begin, end = words.index("BEGIN"), words.index("COMMIT")
        changes = [n for n, word in enumerate(words) if word in ("INSERT", "UPDATE", "DELETE")]
        assert changes
        assert begin < changes[0] <= changes[-1] < end
        assert words.count("BEGIN") == 1


def test_a_changed_deck_is_newer(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = profile.decks.save("Rush", TEN)
    for cards in ([TEN[0]] * 2, sorted(CONTENT.cards)[:11]):
        with pytest.raises(ValueError, match="different cards"):
            profile.decks.change(deck.id, cards)
    assert profile.decks.get(deck.id) == deck
    later = "2099-01-31T18:00:00+00:00"
    monkeypatch.setattr("game.play.profile.deck_store.now_in_utc", lambda: later)
    assert profile.decks.change(deck.id, OTHER).changed.isoformat() == later


def test_the_settings_of_an_attempt_are_those_of_an_attempt(path: Path) -> None:
    """One that another program has spoilt counts for nothing, and takes no other with it."""
    with open_profile(path)[0] as profile:
        for match in ("spoilt", "odd", "whole"):
            profile.campaign.begin_attempt(1, "draft", CHOSEN, match)
            profile.campaign.finish_attempt(match, True, 9)
        with closing(connect(path)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = 1")
            connection.execute("UPDATE attempt SET difficulty = '[\"end\"]' WHERE match = 'spoilt'")
            connection.execute("UPDATE attempt SET form = 'unheard_of' WHERE match = 'odd'")
        level = profile.campaign.levels()[1]
        assert (level.attempts, level.wins) == (1, 1)
        assert profile.campaign.attempt("odd") is None


def test_a_solution_as_quick_as_the_best_is_no_new_best(profile: Profile) -> None:
    gains = [profile.puzzles.note_solved("w1-0001", seconds).best for seconds in (9, 9, 8.5, 8.5)]
    assert gains == [False, False, True, False]
    profile.puzzles.note_solved("w1-0002", -5)
    assert profile.puzzles.get("w1-0002").seconds == 0


@pytest.mark.parametrize("first", [None, difficulties(1)[1]])
def test_settings_lost_in_a_kill_are_those_of_the_record(
    profile: Profile, first: Difficulty | None
) -> None:
    """R10.1: the record has them first; the profile has those of the match, or its own stand."""
    match = at_level(1, 1)
    record = record_of(match)
    (chosen,) = [
        entry.action for entry in record.entries if isinstance(entry.action, ChooseDifficulty)
    ]
    profile.campaign.begin_attempt(1, "draft", first, match_id(record.header))
    assert profile.campaign.levels()[1].attempts == (first is not None)
    match.concede(LEFT)
    profile.file_match(record)
    level = profile.campaign.levels()[1]
    assert (level.attempts, level.wins) == (1, 0)
    assert level.last == ("draft", first or chosen.difficulty)


def test_a_match_is_known_by_the_digest_of_its_first_line() -> None:
    assert text_id(b"{}\nand more") == text_id(b"{}") == "2afb9b83f9314e5d029766197f539792"
