"""A match as a short text: its format, what comes back, and what is wrong with a text."""

import json
import string
import zlib
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import blake2b
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
from game.play.records.codec import write_action
from game.play.records.header import header_line
from game.play.records.match_codes import _FORM, _LIKELY, _RING_VERSION
from game.rules import BanCard, PickCard, TakeDeck, Terms, digest

from ..games import CONTENT, FORMATS, begun, content_with, go_on, played, record_of

SIGNS = string.digits + string.ascii_letters


def whole_record(number: int) -> Record:
    return record_of(played(FORMATS[number % len(FORMATS)], number))


def fault_of(text: str) -> str:
    with pytest.raises(MatchCodeError) as caught:
        from_match_code(CONTENT, text)
    told = str(caught.value)
    assert "\n" not in told
    assert not told.startswith("(")
    assert "copy it once more" in told or caught.value.fault != "check"
    return caught.value.fault


@pytest.fixture(scope="module")
def code() -> str:
    return match_code(CONTENT, whole_record(0))


@pytest.mark.parametrize("number", range(14))
def test_a_match_comes_back_as_it_was(number: int) -> None:
    """Its code holds no more than it has to, nor a leading nought in its long number."""
    record = whole_record(number)
    text = match_code(CONTENT, record)
    assert looks_like_match_code(text)
    again = from_match_code(CONTENT, text)
    assert (again.header, again.entries) == (record.header, record.entries)
    assert again.result == record.result
    assert len(text) < 300
    assert not number_of(text).startswith(b"\0")
    assert code_of(parts_of(text)) == text


@pytest.mark.parametrize("actions", [0, 1, 2, 5, 17])
@pytest.mark.parametrize("terms", FORMATS[:3], ids=str)
def test_a_match_that_is_not_over_comes_back_without_what_was_taken_back(
    terms: Terms, actions: int
) -> None:
    """With a setup alone there is no number, and with nothing at all not even that."""
    match = go_on(begun(terms, 3), Random(3), actions)
    if match.why_not_undo is None:
        match.undo()
    code = match_code(CONTENT, record_of(match))
    again = from_match_code(CONTENT, code)
    assert again.entries == record_of(match).entries
    assert (again.taken_back, again.finished) == ([], False)
    assert number_of(code) == b"" or match.state is not None


def test_a_letter_of_another_alphabet_is_taken_as_what_it_looks_like(code: str) -> None:
    alike = code.translate(str.maketrans("BEaocxyA", "ВЕаосхуΑ"))
    assert alike != code
    assert looks_like_match_code(alike)
    assert match_code(CONTENT, from_match_code(CONTENT, alike)) == code


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


def test_a_code_of_other_cards_has_its_header_and_result() -> None:
    record = whole_record(0)
    changed = content_with(cards=dict(list(CONTENT.cards.items())[1:]))
    again = from_match_code(changed, match_code(CONTENT, record))
    assert (again.header, again.entries, again.result) == (record.header, [], record.result)
    playback = Playback.of(changed, again)
    assert playback.moments == []
    assert "cards" in str(playback.problem)
    with pytest.raises(RecordError):
        match_code(changed, record)


#: ``played(FORMATS[0], 0)``, had it begun on 31 January 2026 at 18:00.
KEPT = (
    "BoE10273SisqHgM1CkxkC9qrx0tNrntglygWjaEwE8VajpGeRddYhVnoRxTjuApP6GFDV97LYkQ3"
    "dr5VFj0Jpy8vxHLqkpRrgRFvWllG2k0spnexhx42dxkjzbduhLfdFErkm75VSE"
)


HEADER = header_line(record_of(begun()).header)


def in_signs(number: int) -> str:
    signs = ""
    while number:
        number, place = divmod(number, 62)
        signs = SIGNS[place] + signs
    return signs


def code_of(parts: bytes, mark: bytes = b"\1") -> str:
    check = blake2b(b"1" + parts, digest_size=4).digest()
    body = in_signs(int.from_bytes(mark + parts + check, "big"))
    return f"BoE1{in_signs(len(body)):0>3}{body}"


def parts_of(code: str) -> bytes:
    number = 0
    for sign in code[7:]:
        number = 62 * number + SIGNS.index(sign)
    return number.to_bytes((number.bit_length() + 7) // 8, "big")[1:-4]


def number_of(code: str) -> bytes:
    parts = parts_of(code)
    return parts[6 + int.from_bytes(parts[3:6], "big") + 6 :]


def packed(words: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_LIKELY)
    return packer.compress(words) + packer.flush()


def with_words(words: bytes, count: int = 0, rest: bytes = bytes(6)) -> str:
    return code_of(count.to_bytes(3, "big") + len(words).to_bytes(3, "big") + words + rest)


def chosen(*choices: object, count: int = 0, rest: bytes = bytes(6)) -> str:
    line = json.dumps(list(choices)).encode()
    return with_words(packed(HEADER + line + b"\n"), count, rest)


def test_a_code_of_version_1_is_read_for_ever() -> None:
    """It was made on the day it says; other cards would leave it its header and its result."""
    record = record_of(played(FORMATS[0], 0))
    header = replace(record.header, began=datetime(2026, 1, 31, 18, tzinfo=UTC))
    found = from_match_code(CONTENT, KEPT)
    assert (found.header, found.result) == (header, record.result)
    assert found.entries == record.entries


def test_what_was_chosen_before_the_deal_is_played_again() -> None:
    take, other = (write_action(TakeDeck(deck)) for deck in (1, 0))
    match = begun()
    match.submit(TakeDeck(1))
    one = bytes.fromhex(digest(match.position))
    assert len(from_match_code(CONTENT, chosen(take, rest=one)).entries) == 1
    for wrong in (
        chosen(take, other, take, rest=one),
        chosen(take, take, rest=one),
        chosen(write_action(PickCard(0))),
        chosen(write_action(BanCard(0)), count=1),
        chosen(take, count=1, rest=one),
        chosen(count=1),
        chosen("play"),
        chosen(7),
    ):
        assert fault_of(wrong) == "check"


def test_more_actions_than_a_match_can_have_are_none(code: str) -> None:
    parts = parts_of(code)
    for count in (1 + int.from_bytes(parts[:3], "big"), (1 << 24) - 1):
        assert fault_of(code_of(count.to_bytes(3, "big") + parts[3:])) == "check"


def test_every_other_fault_has_its_own_line(code: str) -> None:
    book = "1" * 40_001
    for wrong, fault in (
        (code + "x", "long"),
        (code.replace("BoE1", "BoE3"), "version"),
        # The version is part of what is checked.
        (code.replace("BoE1", "BoE2"), "check"),
        ("BoE", "version"),
        (code[:30] + "é" + code[31:], "sign"),
        ("AXXX-XXX-XX", "foreign"),
        ("", "foreign"),
        # No code is as long as a book.
        (f"BoE1{in_signs(len(book)):0>3}{book}", "long"),
        ("BoE100", "short"),
        ("BoE1000", "short"),
    ):
        assert fault_of(wrong) == fault
    assert not looks_like_match_code("AXXX-XXX-XX")


def test_a_code_that_leads_elsewhere_says_so() -> None:
    with pytest.raises(RecordError, match="it leads to another position"):
        from_match_code(CONTENT, chosen(write_action(TakeDeck(0))))


def test_a_duel_in_the_code_of_a_ring_is_a_damage() -> None:
    words = _FORM.deflated(HEADER + b"[]\n[]\n", _RING_VERSION)
    parts = bytes(3) + len(words).to_bytes(3, "big") + words + bytes(6)
    assert fault_of(_FORM.text(_RING_VERSION, parts)) == "check"


@pytest.mark.parametrize(
    "code",
    [
        with_words(b"junk"),
        with_words(packed(b"{}\n[]\n")[:-1]),
        with_words(packed(b"{}\n[]\n"), rest=bytes(5)),
        with_words(packed(b" " * (1 << 20))),
        *(with_words(packed(HEADER + line + b"\n")) for line in (b"{", b"7", b"[[[]", b"[" * 9999)),
        code_of(parts_of(KEPT), b"\2"),
    ],
    # A code holds when its match began: every process has others.
    ids=lambda _code: "code",
)
def test_words_that_no_code_has_are_a_damage(code: str) -> None:
    assert fault_of(code) == "check"
