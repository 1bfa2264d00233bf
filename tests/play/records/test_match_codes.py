"""A match as a short text: it comes back as it was, and what is wrong with a text is said."""

import string
from dataclasses import replace
from random import Random

import pytest

from game.play import (
    MatchCodeError,
    Playback,
    Record,
    RecordError,
    from_match_code,
    looks_like_match_code,
    match_code,
)
from tests.play.games import CONTENT, FORMATS, begun, go_on, played, record_of

SIGNS = string.digits + string.ascii_letters


def whole_record(number: int) -> Record:
    return record_of(played(FORMATS[number % len(FORMATS)], number))


def fault_of(text: str) -> str:
    with pytest.raises(MatchCodeError) as caught:
        from_match_code(CONTENT, text)
    assert "\n" not in str(caught.value)
    return caught.value.fault


@pytest.fixture(scope="module")
def code() -> str:
    return match_code(CONTENT, whole_record(0))


@pytest.mark.parametrize("number", range(21))
def test_a_match_comes_back_as_it_was(number: int) -> None:
    record = whole_record(number)
    text = match_code(CONTENT, record)
    assert looks_like_match_code(text)
    again = from_match_code(CONTENT, text)
    assert again.header == record.header
    assert again.entries == record.entries
    assert again.result == record.result
    assert len(text) < 300


def test_a_letter_of_another_alphabet_is_taken_as_what_it_looks_like(code: str) -> None:
    alike = code.translate(str.maketrans("BEaocxyA", "ВЕаосхуΑ"))
    assert alike != code
    assert looks_like_match_code(alike)
    assert match_code(CONTENT, from_match_code(CONTENT, alike)) == code


def test_a_match_that_is_not_over_comes_back_as_well() -> None:
    match = go_on(begun(seed=4), Random(4), 17)
    again = from_match_code(CONTENT, match_code(CONTENT, record_of(match)))
    assert again.entries == record_of(match).entries
    assert not again.finished


def test_what_was_taken_back_is_left_out() -> None:
    match = go_on(begun(seed=3), Random(3), 4)
    if match.why_not_undo is None:
        match.undo()
    go_on(match, Random(5))
    again = from_match_code(CONTENT, match_code(CONTENT, record_of(match)))
    assert again.entries == record_of(match).entries
    assert again.taken_back == []


def test_spaces_and_ends_of_lines_do_not_count(code: str) -> None:
    broken = "\n  ".join(code[n : n + 40] for n in range(0, len(code), 40)) + "\u200b \n"
    assert from_match_code(CONTENT, broken).entries == whole_record(0).entries


def test_a_code_that_is_cut_off_says_so(code: str) -> None:
    for end in range(4, len(code)):
        assert fault_of(code[:end]) == "short"


def test_a_sign_that_was_changed_is_always_noticed(code: str) -> None:
    rng = Random(1)
    for place in range(7, len(code)):
        other = rng.choice([sign for sign in SIGNS if sign != code[place]])
        assert fault_of(code[:place] + other + code[place + 1 :]) == "check"


def test_every_other_fault_has_its_own_line(code: str) -> None:
    assert fault_of(code + "x") == "long"
    assert fault_of(code.replace("BoE1", "BoE3")) == "version"
    # The version is part of what is checked.
    assert fault_of(code.replace("BoE1", "BoE2")) == "check"
    assert fault_of("BoE") == "version"
    assert fault_of(code[:30] + "é" + code[31:]) == "sign"
    assert fault_of("AXXX-XXX-XX") == "foreign"
    assert fault_of("") == "foreign"
    assert not looks_like_match_code("AXXX-XXX-XX")


def test_a_code_of_other_cards_has_its_header_and_result() -> None:
    record = whole_record(0)
    changed = replace(CONTENT, cards=dict(list(CONTENT.cards.items())[1:]))
    again = from_match_code(changed, match_code(CONTENT, record))
    assert again.header == record.header
    assert again.result == record.result
    assert again.entries == []
    playback = Playback.of(changed, again)
    assert playback.moments == []
    assert "cards" in str(playback.problem)
    with pytest.raises(RecordError):
        match_code(changed, record)
