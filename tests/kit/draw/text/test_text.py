from collections.abc import Callable
from itertools import product
from typing import get_args

import pytest
from bidi import get_display
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kit import Look, Viewport, active_context, is_rtl
from game.kit.draw.text import bidi, text, text_style
from game.kit.draw.text.bidi import TextRun
from game.kit.draw.text.text import base_rtl
from game.kit.draw.text.text_block import block, text_room, text_size
from game.kit.draw.text.text_style import Align, Face
from tests.amounts import examples
from tests.kit.hands import pixels

RED = (255, 0, 0)
TROLL, RAGE = "טרול", "זעם"


def seen(string: str, *, rtl: bool) -> str:
    """Return the text as the eye meets it from left to right: right-to-left runs turned round."""
    return "".join(run.text[::-1] if run.rtl else run.text for run in bidi.runs(string, rtl=rtl))


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("12", "12"),
        (f"{RAGE} 12", "12 " + RAGE[::-1]),
        (f"{RAGE} 12: {TROLL}", f"{TROLL[::-1]} :12 {RAGE[::-1]}"),
        (f"{RAGE} +2", "+2 " + RAGE[::-1]),
        (f"{RAGE} −5", "−5 " + RAGE[::-1]),
        (f"{RAGE} 2-3", "2-3 " + RAGE[::-1]),
        (f"{RAGE} 2–3", "3–2 " + RAGE[::-1]),
        ("ב-12", "12-ב"),
        (f"{RAGE} 50%", "50% " + RAGE[::-1]),
        (f"{RAGE} 3.5", "3.5 " + RAGE[::-1]),
        (f"{TROLL} (12)", ")12( " + TROLL[::-1]),
        (f"{TROLL} Baron 12", "Baron 12 " + TROLL[::-1]),
        (f"Baron {TROLL}", TROLL[::-1] + " Baron"),
        (f"{TROLL}.", "." + TROLL[::-1]),
        # Names, digits and signs as they come in the lines of the game.
        (f"{RAGE} Baron: 6 {TROLL}", f"{TROLL[::-1]} Baron: 6 {RAGE[::-1]}"),
        (f"{RAGE} Baron\u200f: 6 {TROLL}", f"{TROLL[::-1]} 6 :Baron {RAGE[::-1]}"),
        (f"{RAGE} (8 ← 5)", ")5 ← 8( " + RAGE[::-1]),
        (f"{RAGE} Boom!", "!Boom " + RAGE[::-1]),
        (f"{RAGE} Boom! {TROLL}", f"{TROLL[::-1]} !Boom {RAGE[::-1]}"),
        (f"{RAGE} (Ctrl+Z)", ")Ctrl+Z( " + RAGE[::-1]),
        (f"{RAGE} (Troll)", ")Troll( " + RAGE[::-1]),
        (f"Baron (Troll) {RAGE}", RAGE[::-1] + " Baron (Troll)"),
        (f"{RAGE} (3/8)", ")3/8( " + RAGE[::-1]),
        (f"{RAGE} R5.6", "R5.6 " + RAGE[::-1]),
        (f'{RAGE} "Baron\u200f" 2', f'2 "Baron" {RAGE[::-1]}'),
        (f"{RAGE} Troll, Ogre, 3", "Troll, Ogre, 3 " + RAGE[::-1]),
        (f"{RAGE} 2026-11-22", "2026-11-22 " + RAGE[::-1]),
        ("\u200e8 → 5\u200e", "8 → 5"),
    ],
)
def test_right_to_left_lines(string: str, expected: str) -> None:
    assert seen(string, rtl=True) == expected


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("Troll strikes for 12.", "Troll strikes for 12."),
        (f"{TROLL} strikes", f"{TROLL[::-1]} strikes"),
        (f"by {TROLL} 12 {RAGE} now", f"by {RAGE[::-1]} 12 {TROLL[::-1]} now"),
        # A bracket goes with its other half.
        (f"{TROLL} ({RAGE})", f"){RAGE[::-1]}( {TROLL[::-1]}"),
        (f"Troll ({RAGE})", f"Troll ({RAGE[::-1]})"),
        (f"{TROLL} ({RAGE} Baron)", f"{TROLL[::-1]} ({RAGE[::-1]} Baron)"),
        ("", ""),
    ],
)
def test_left_to_right_lines(string: str, expected: str) -> None:
    assert seen(string, rtl=False) == expected


#: The words in lines of the game. A number with a sign is left out: the algorithm of Unicode
#: puts the sign behind it, and a player reads −5 with its sign before it.
words = st.sampled_from(
    [
        *(TROLL, RAGE, "לחש-קסם", "Troll", "Ctrl+Z", "Boom!", "R5.6", "2026-11-22"),
        *("12", "3.5", "3,5", "2-3", "50%", "(", ")", ".", ",", ":", "·", "→"),
    ]
)


@given(st.lists(words, max_size=8).map(" ".join), st.booleans())
def test_a_line_is_read_in_the_order_that_python_bidi_finds(line: str, rtl: bool) -> None:
    assert seen(line, rtl=rtl) == get_display(line, base_dir="R" if rtl else "L")


mixed = st.text(alphabet="אבגדה abcж 0123456789.,:+-−%()!", max_size=24)


@given(mixed, st.booleans())
def test_runs_keep_every_character_and_turn_no_digit_round(string: str, rtl: bool) -> None:
    runs = bidi.runs(string, rtl=rtl)
    assert sorted("".join(run.text for run in runs)) == sorted(string)
    assert all(run.text for run in runs)
    assert not any(run.rtl and any(map(str.isdigit, run.text)) for run in runs)


@given(mixed, st.integers(10, 99999), st.booleans())
def test_a_number_is_never_turned_round(string: str, number: int, rtl: bool) -> None:
    assert str(number) in seen(f"{string} {number} {string}", rtl=rtl)


@given(st.text(alphabet="abc жщ 0123456789.,:+-%()", max_size=24))
def test_text_without_right_to_left_letters_is_one_run(string: str) -> None:
    assert bidi.runs(string, rtl=False) == ((TextRun(string, False),) if string else ())


def test_twelve_is_drawn_as_twelve_after_hebrew() -> None:
    line = text.render(f"{RAGE} 12", 32, RED)
    twelve = text.render("12", 32, RED)
    assert pixels(line.subsurface((0, 0, *twelve.get_size()))) == pixels(twelve)
    assert pixels(twelve) != pixels(text.render("21", 32, RED))


def test_hebrew_is_drawn_from_the_right() -> None:
    first, word = text.render("ט", 32, RED), text.render(TROLL, 32, RED)
    corner = word.get_width() - first.get_width()
    assert pixels(word.subsurface((corner, 0, *first.get_size()))) == pixels(first)


def test_which_texts_read_from_the_right() -> None:
    texts = (TROLL, f"Baron {TROLL}", "Тролль 12")
    assert [is_rtl(each) for each in texts] == [True, True, False]
    assert base_rtl(f"Baron {TROLL}")
    active_context().set_direction(False)
    assert not base_rtl(f"Baron {TROLL}")
    assert base_rtl(f"{TROLL} 12")
    active_context().set_direction(True)
    assert base_rtl(f"Baron {TROLL}")


@given(st.text(alphabet="ab אב\n", max_size=60), st.integers(40, 300))
@settings(max_examples=examples(40))
def test_wrapped_lines_keep_the_words_and_the_width(string: str, width: int) -> None:
    lines = text.wrap(string, 16, width, whole=True)
    assert " ".join(line.text for line in lines).split() == string.split()
    for line in lines:
        assert text.measure(line.text, 16)[0] <= width or " " not in line.text


def test_no_line_begins_or_ends_with_the_dot_between_two_parts() -> None:
    width = text.measure("Two captains ·", 16)[0]
    for room in (width, text.measure("Two captains", 16)[0]):
        lines = [line.text for line in text.wrap("Two captains · Crown · Fair", 16, room)]
        assert lines == ["Two captains", "Crown · Fair"]


def test_a_space_that_does_not_break_keeps_its_words_together() -> None:
    lines = [line.text for line in text.wrap("Voici donc\u00a0: oui\u00a0!", 16, 60)]
    assert lines == ["Voici", "donc\u00a0:", "oui\u00a0!"]


@given(st.text(alphabet="abW א\u05b8", max_size=60), st.integers(40, 100))
@settings(max_examples=examples(40))
def test_a_word_wider_than_its_line_is_broken(string: str, width: int) -> None:
    lines = [line.text for line in text.wrap(string, 16, width)]
    assert "".join(lines).replace(" ", "") == string.replace(" ", "")
    assert all(text.measure(line, 16)[0] <= width for line in lines)


def test_a_broken_name_keeps_its_place_in_the_sentence() -> None:
    width = text.measure("w" * 12, 16)[0]
    lines = [line.text for line in text.wrap(f"At W{'w' * 19}, 4", 16, width)]
    assert lines[0] == "At"
    assert "".join(lines[1:]) == f"W{'w' * 19}, 4"
    assert lines[-1].endswith("w, 4")


def test_letters_shrink_before_a_word_is_broken() -> None:
    look = text_style.BODY.with_changes(size=20, fit=True, floor=8)
    room = text.measure("Microctopus", 12)
    assert block("Microctopus", look, 1, (room[0], 100)).get_height() < 2 * room[1]


def test_a_line_keeps_the_direction_of_its_paragraph() -> None:
    lines = text.wrap(f"{TROLL} {TROLL} Baron Baron", 16, text.measure("Baron Baron", 16)[0])
    assert lines[-1].text == "Baron Baron"
    assert lines[-1].rtl


def test_fit_shrinks_first_and_cuts_after() -> None:
    whole = text.measure("Microctopus", 20)[0]
    assert text.fit("Microctopus", 20, whole, floor=10) == ("Microctopus", 20)
    string, px = text.fit("Microctopus", 20, whole * 0.8, floor=10)
    assert string == "Microctopus"
    assert 10 <= px < 20
    string, px = text.fit("Microctopus", 20, whole * 0.3, floor=10)
    assert px == 10
    assert string.endswith(text.ELLIPSIS)
    assert text.measure(string, px)[0] <= whole * 0.3


def test_an_outline_adds_to_every_side() -> None:
    plain = text.render("12", 20, RED)
    outlined = text.render("12", 20, RED, outline=2)
    assert outlined.get_width() >= plain.get_width() + 4
    assert text.render("12", 20, RED, outline=2) is outlined


@pytest.mark.parametrize(
    ("string", "width", "lines"),
    [
        ("hand in 6 turns", "Карта в", ["hand in", "6 turns"]),
        ("Карта в руке", "Карта в", ["Карта", "в руке"]),
        ("Це « У руці", "Карта в", ["Це «", "У руці"]),
        ("Рука (у грі)", "Карта в", ["Рука", "(у грі)"]),
        ("Так само — ні", "Карта в", ["Так", "само —", "ні"]),
        ("Карта мова …", "Карта в", ["Карта", "мова …"]),
        # At a space that holds words together, nothing is broken that has room.
        ("bb aaaa\u00a0:", "aaaa\u00a0:", ["bb", "aaaa\u00a0:"]),
        # What stays together is broken where it is wider than the line.
        ("6 wwwww 7", "wwwww", ["6", "wwwww", "7"]),
    ],
)
def test_a_line_ends_neither_in_a_word_of_one_letter_nor_before_a_dash(
    string: str, width: str, lines: list[str]
) -> None:
    wrapped = text.wrap(string, 16, text.measure(width, 16)[0])
    assert [line.text for line in wrapped] == lines


@pytest.mark.parametrize("name", ["a\0b", "a\ud800b", "\udcff"])
def test_what_is_no_letter_is_drawn_as_a_sign_of_its_own(name: str) -> None:
    """Names of files, and what a stranger wrote into a record, may be no text at all."""
    assert text.measure(name, 20)[0] > 0
    assert text.render(name, 20, (0, 0, 0)).get_width() > 0


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that are measured from now on."""
    measured: list[str] = []
    exact = text.measure

    def note(words: str, px: float, face: Face = "plain") -> tuple[int, int]:
        measured.append(words)
        return exact(words, px, face)

    monkeypatch.setattr(text, "measure", note)
    return measured


@pytest.mark.parametrize(
    "lay",
    [
        lambda word: text.wrap(word, 16, 300),
        lambda word: text.clip(word, 16, 300),
        lambda word: text.fit(word, 16, 300, floor=15),
    ],
    ids=["wrap", "clip", "fit"],
)
def test_a_word_without_end_is_measured_a_few_times_over(
    lay: Callable[[str], object], measured: list[str]
) -> None:
    word = "W" * 100_000
    lay(word)
    assert sum(map(len, measured)) < 15 * len(word)


@pytest.mark.parametrize("outline", [0, 2])
@pytest.mark.parametrize(
    "words", ["", "Grünspan", "Ångström", "Штольня 12", "בור 12 (Baron)", " a "]
)
def test_the_size_of_a_line_is_that_of_its_picture(words: str, outline: int) -> None:
    for face, rtl in product(get_args(Face), (False, True)):
        line = text.TextLine(words, rtl)
        seen = text.render(words, 19, (0, 0, 0), face=face, outline=outline, rtl=rtl)
        assert text.size(line, 19, face=face, outline=outline) == seen.get_size()


@pytest.mark.parametrize("align", ["start", "left", "center"])
@pytest.mark.parametrize(
    "words", [TROLL, f"{TROLL} Baron {TROLL}", f"{TROLL}\nA deep pit", "", "Baron\n"]
)
def test_the_size_of_a_text_is_that_of_its_picture(words: str, align: Align) -> None:
    """It is laid out by its size, long before it is painted."""
    view = Viewport(1280, 720, 1.5)
    for wrap, outline, width in product((False, True), (0.0, 1.6), (None, 120.0)):
        style = text_style.BODY.with_changes(wrap=wrap, outline=outline, align=align)
        limits = None if width is None else (width * 1.5, float("inf"))
        across, down = block(words, style, 1.5, limits).get_size()
        assert text_size(view, words, style, width) == (across / 1.5, down / 1.5)


def test_a_text_is_measured_and_not_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "render", None)
    assert text_size(Viewport(1280, 720, 1.0), TROLL, width=100.0)[1] > 0


def test_a_line_is_measured_a_few_times_and_not_at_each_word(measured: list[str]) -> None:
    words = [f"word{number}" for number in range(200)]
    lines = text.wrap(" ".join(words), 16, 600)
    # Twice, where the last one would be short.
    assert len({*measured} - {*words}) < 6 * len(lines)


def test_no_word_is_left_alone_on_the_last_line() -> None:
    def broken(words: str, last: float) -> list[str]:
        width = text.measure("Keep the match and go on with it", 16)[0]
        return [line.text for line in text.wrap(words, 16, width, last=last)]

    words = "Keep the match and go on with it later"
    assert broken(words, 0.0) == ["Keep the match and go on with it", "later"]
    assert broken(words, text.LEAST_LAST) == ["Keep the match and go on", "with it later"]
    assert broken(words, text.LEAST_CENTRED) == ["Keep the match and", "go on with it later"]
    assert broken(f"Leave\n{words}", text.LEAST_LAST)[0] == "Leave"


@given(st.text(alphabet="ab אב·", max_size=60), st.integers(40, 300))
@settings(max_examples=examples(40))
def test_even_lines_are_no_more_and_no_wider(string: str, width: int) -> None:
    plain, even = (text.wrap(string, 16, width, last=last) for last in (0.0, 0.8))
    assert len(even) == len(plain)
    assert max(text.measure(each.text, 16)[0] for each in even) <= max(width, 16)


@pytest.mark.parametrize("size", [1.0, 1.3, 2.0])
def test_a_text_has_its_wanted_size_in_the_room_that_it_asks_for(size: float) -> None:
    active_context().set_look(Look(text=size))
    view = Viewport(1280, 720, 1.0)
    look = text_style.BODY.with_changes(fit=True)
    words = "Words that are told on several lines, all of them as large as is wanted."
    high = text_room(view, words, look, 150.0)
    wanted = text_size(view, words, look, 150.0)[1]
    assert block(words, look, 1.0, (150.0, high)).get_height() == wanted
    assert block(words, look, 1.0, (150.0, high - 12 * size)).get_height() < wanted
