"""A voyage that has ended as a short text: what comes back, and what is wrong with a text."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from game.play import (
    FightFacts,
    VoyageCodeError,
    VoyageFileError,
    VoyageRun,
    from_voyage_code,
    looks_like_match_code,
    looks_like_voyage_code,
    voyage_code,
    voyage_story,
)
from game.play.voyages import voyage_codes
from game.play.voyages.voyage_codes import _FORM
from game.play.voyages.voyage_file import DeedLine, VoyageResult
from game.voyage import Dismiss, EndDay, Engage, FightEnded, GiveUp, legal_deeds, voyage_digest
from tests.fault_telling import english_in

from ..games import CONTENT, content_with, sure
from .voyages import after_gift, any_deed, sail_on, set_out


@pytest.fixture(scope="module")
def sailed() -> VoyageRun:
    return sail_on(set_out(captain="mirel"), Random(3))


@pytest.fixture(scope="module")
def code(sailed: VoyageRun) -> str:
    return voyage_code(CONTENT, sailed.record, FACTS)


FACTS = (FightFacts(9, 2), None, FightFacts(12, None), FightFacts(7, 0))


def fault_of(text: str) -> str:
    with pytest.raises(VoyageCodeError) as caught:
        from_voyage_code(CONTENT, text)
    assert "\n" not in str(caught.value)
    return caught.value.fault


def test_a_voyage_comes_back_as_it_was(sailed: VoyageRun, code: str) -> None:
    assert looks_like_voyage_code(code)
    assert not looks_like_match_code(code)
    again, facts = from_voyage_code(CONTENT, code)
    assert (again.header, again.result) == (sailed.record.header, sailed.record.result)
    assert facts == FACTS
    story = voyage_story(CONTENT, again)
    assert voyage_digest(story.voyage) == voyage_digest(sailed.voyage)
    assert len(story.fights) == len(sailed.fights)
    assert voyage_code(CONTENT, again, FACTS) == code
    assert len(code) < 900


def test_a_hand_that_the_player_chose_comes_back() -> None:
    """Its cards are told by their places in the company."""
    run, rng = set_out(), Random(8)
    while not (run.voyage.before_guard and not run.voyage.choices):
        run.submit(any_deed(run, rng))
    usual = next(deed for deed in legal_deeds(run.voyage) if isinstance(deed, Engage))
    chosen = replace(usual, hand=tuple(reversed(usual.hand)))
    run.submit(chosen)
    run.submit(FightEnded("lost"))
    run.submit(GiveUp())
    again = from_voyage_code(CONTENT, voyage_code(CONTENT, run.record)).record
    deeds = [cause.deed for cause in again.causes if isinstance(cause, DeedLine)]
    assert chosen in deeds
    assert again.result == run.record.result


@pytest.mark.parametrize("change", ["cut", "sign", "long", "version", "mark"])
def test_a_bad_code_has_one_line_with_its_fault(code: str, change: str) -> None:
    other = "b" if code[30] == "a" else "a"
    bad, fault = {
        "cut": (code[:-9], "short"),
        "sign": (code[:30] + other + code[31:], "check"),
        "long": (code + "x", "long"),
        "version": (code.replace("BoV1", "BoV9"), "version"),
        "mark": (code.replace("BoV1", "BoW1"), "foreign"),
    }[change]
    assert fault_of(bad) == fault


def rewritten(code: str, deeds: bytes | None = None, facts: bytes | None = None) -> str:
    """Return a code with a sound check that holds other lines."""
    version, parts = _FORM.parts(code)
    header, end, own, told, rest = sure(_FORM.inflated(parts[6:], version)).split(b"\n")
    lines = header, end, own if deeds is None else deeds, told if facts is None else facts, rest
    return _FORM.text(version, parts[:6] + _FORM.deflated(b"\n".join(lines), version))


@pytest.mark.parametrize(
    "lines",
    [
        {"deeds": b'[["fly"]]'},
        {"deeds": b'[["turn_back"]]'},
        {"deeds": b'[["engage",[99],[]]]'},
        {"deeds": b"rain"},
        {"facts": b"[[9,2,1]]"},
        {"facts": b"7"},
        {"facts": b""},
    ],
)
def test_a_code_whose_lines_no_voyage_has_is_damaged(code: str, lines: dict[str, bytes]) -> None:
    assert fault_of(rewritten(code, **lines)) == "check"
    assert from_voyage_code(CONTENT, rewritten(code)).record.causes


def test_a_code_of_no_words_is_damaged(code: str) -> None:
    version, parts = _FORM.parts(code)
    assert fault_of(_FORM.text(version, parts[:6] + b"\xff" * 9)) == "check"


def test_a_code_of_another_end_is_told(code: str) -> None:
    with pytest.raises(VoyageFileError, match="another voyage than the one") as told:
        from_voyage_code(CONTENT, rewritten(code, deeds=b"[]"))
    assert english_in(str(told.value)) == []


def test_there_is_an_end_of_deeds(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Allies could hand the helm over for ever."""
    count = len(from_voyage_code(CONTENT, code).record.causes)
    monkeypatch.setattr(voyage_codes, "_MOST_DEEDS", count)
    assert from_voyage_code(CONTENT, code)
    monkeypatch.setattr(voyage_codes, "_MOST_DEEDS", count - 1)
    assert fault_of(code) == "check"


def test_what_was_taken_back_is_not_in_it() -> None:
    run = after_gift()
    run.submit(EndDay())
    last = run.voyage.cards[-1]
    for card in (run.voyage.cards[0], last):
        run.submit(Dismiss(card))
        if card != last:
            run.undo()
    run.submit(GiveUp())
    again = from_voyage_code(CONTENT, voyage_code(CONTENT, run.record)).record
    deeds = [cause.deed for cause in again.causes if isinstance(cause, DeedLine)]
    assert [deed for deed in deeds if isinstance(deed, Dismiss)] == [Dismiss(last)]


def test_that_of_other_numbers_has_its_header_and_result(sailed: VoyageRun, code: str) -> None:
    places = replace(CONTENT.voyage.places, mine_gold=99)
    changed = content_with(voyage=replace(CONTENT.voyage, places=places))
    again, facts = from_voyage_code(changed, code)
    assert (again.header, again.causes) == (sailed.record.header, [])
    assert again.result == sailed.record.result
    assert facts == FACTS
    with pytest.raises(VoyageFileError):
        voyage_code(changed, sailed.record)


def test_one_under_way_has_no_code() -> None:
    with pytest.raises(ValueError, match="under way"):
        voyage_code(CONTENT, set_out().record)


#: A voyage of Kelm, had it begun on 31 January 2026 at 18:00.
KEPT = (
    "BoV104AdhG7tgqJCa5iqNo2IdPYYw8sNxNUwQ5ivhAtqmxiqlwrVKRW3ZKuAhzZAWdg9F7fOJUw3sL"
    "pY71IUe3DFiDN6L8SKTP09u3m596ng6gi5jfR1bqZ00uWTWQgsyeKa4azRFJKHKwaq5bkfhgmMYers"
    "SNJe4pnmWABgInJ4u0DS1ILQtNxrzl6RcemNycN5boYlr3ROHjxgZ7vuzUN3PNB5bImvRJN3LcmbPP"
    "J4cndqKOTM19WbVh4FDXKGbfDsP1ohkqXs5GzMivAthB9eROdilhmn4CZ"
)


def test_a_code_of_version_1_is_read_for_ever() -> None:
    """Other numbers leave it its header, its result and the facts of its fights."""
    found = from_voyage_code(CONTENT, KEPT)
    header = found.record.header
    assert (header.voyage.captain, header.voyage.seed) == ("kelm", 7)
    assert header.began == datetime(2026, 1, 31, 18, tzinfo=UTC)
    assert found.record.result == VoyageResult("lost", "", 33, 5, 0, 2, 2)
    assert found.facts == (FightFacts(9, 2),)
