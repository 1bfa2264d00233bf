"""Letters that are old, doubled, foreign or bent: each has its line, and changes nothing."""

import json
import string
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.play import LetterMatch, LetterStore, RecordError, Sitter, Wording, looks_like_letter
from game.play.letters.letter import codes_in, read_letter
from game.rules import RULES_VERSION, Terms
from tests.certain import sure

from ..games import content_with
from .homes import CONTENT, Table

SIGNS = string.digits + string.ascii_letters


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A duel of some turns, in which Anna's next letter is written and not yet delivered."""
    table = Table(tmp_path, Terms("preconstructed"), 4)
    table.play_on(6)
    while sure(table.writer).own != 0:
        table.play_on(1)
    table.write(table.homes[0])
    return table


def fault(table: Table, text: str, seat: int = 1) -> str:
    """Paste a text, and return why nothing was taken; the file must be what it was."""
    home = table.homes[seat]
    before = home.path.read_bytes()
    post = table.stores[seat].receive(text)
    assert post.taken == 0
    assert home.path.read_bytes() == before
    return post.fault


def test_a_letter_is_taken_out_of_whatever_stands_around_it(table: Table) -> None:
    code = table.sent[-1]
    broken = f"> {code[:30]}\n> {code[30:]}".replace("> ", " ")
    assert looks_like_letter(broken)
    assert table.stores[1].receive(f"Hi Ben,\n{broken}\nsee you!").taken == 1


def test_a_text_without_a_letter_is_none(table: Table) -> None:
    assert fault(table, "See you on Friday!") == "none"
    assert fault(table, "") == "none"


def test_a_text_full_of_beginnings_is_soon_read(table: Table) -> None:
    """Each tells of thousands of signs that follow; no letter has them."""
    text = "BoL1zzz" * 50_000
    assert fault(table, text) == "damaged"
    assert {len(code) for code in codes_in(text)} == {len("BoL1zzz")}
    assert len([*codes_in("BoL1000" * 50_000)]) == 1000


def test_a_letter_that_was_read_is_old(table: Table) -> None:
    for code in table.sent[:-1]:
        assert fault(table, code) in ("old", "own")


def test_a_letter_pasted_twice_is_taken_once(table: Table) -> None:
    post = table.stores[1].receive(table.sent[-1] * 2)
    assert post.taken == 1
    table.homes[1] = sure(post.match)
    assert fault(table, table.sent[-1]) == "old"


def test_one_s_own_letter_is_known(table: Table) -> None:
    assert fault(table, table.sent[-1], 0) == "own"


def test_a_letter_of_a_match_that_is_not_here_is_foreign(table: Table, tmp_path: Path) -> None:
    elsewhere = Table(tmp_path / "elsewhere", Terms("preconstructed"))
    elsewhere.play_on(3)
    assert fault(table, elsewhere.sent[-1]) == "unknown"


def test_a_letter_that_comes_too_early_names_the_one_before(table: Table) -> None:
    anna = table.homes[0]
    later = replace(read_letter(table.sent[-1]), number=len(anna.kept.letters) + 1).coded()
    post = table.stores[1].receive(later.code)
    assert (post.fault, post.number) == ("missing", len(anna.kept.letters))
    assert [each.code for each in sure(post.match).kept.early] == [later.code]


def test_a_resignation_that_comes_too_early_names_the_letter_before(table: Table) -> None:
    anna = table.homes[0]
    resignation = anna.resign().code
    post = table.stores[1].receive(resignation)
    assert (post.fault, post.number) == ("missing", len(anna.kept.letters) - 1)
    both = table.stores[1].receive(table.sent[-1])
    assert both.taken == 2
    assert sure(both.match).course.over
    assert not sure(both.match).kept.early


def test_letters_of_a_ring_are_read_in_whatever_order_they_stand(tmp_path: Path) -> None:
    ring = Table(tmp_path, Terms("preconstructed", ring="three"), 2)
    while sure(ring.writer).own != 0 or len(ring.sent) < 6:
        ring.play_on(1)
    away, before = ring.homes[2], len(ring.homes[2].kept.letters)
    path, data = away.path, away.path.read_bytes()
    while sure(ring.writer).own != 2:
        ring.play_on(1)
    codes = [letter.code for letter, _ in ring.homes[2].kept.letters[before:]]
    assert len(codes) > 1
    for text in ("\n".join(reversed(codes)), "".join(codes[1:] + codes[:1])):
        path.write_bytes(data)
        post = LetterStore(CONTENT, path.parent).receive(text)
        assert post.taken == len(codes)
        assert sure(post.match).course.digest() == ring.homes[2].course.digest()


def test_all_letters_together_mend_what_was_lost(table: Table) -> None:
    """Who lost the last letters is sent the file with all of them."""
    lost = table.homes[1]
    table.deliver(table.sent[-1])
    table.deliver(table.write(sure(table.writer)))
    table.deliver(table.write(sure(table.writer)))
    lost.path.write_bytes(lost.kept.written(lost.terms.terms.field))
    post = table.stores[1].receive(table.homes[0].all_codes)
    own = sum(letter.writer == 1 for letter, _ in table.homes[0].kept.letters[-2:])
    assert own or post.taken == 2


def test_a_letter_of_later_rules_is_told_and_not_read(table: Table) -> None:
    letter = read_letter(table.sent[-1])
    assert fault(table, replace(letter, rules=RULES_VERSION + 1).coded().code) == "newer"
    assert fault(table, "BoL9" + table.sent[-1][4:]) == "newer"


def test_a_letter_of_earlier_rules_is_told_and_not_read(table: Table) -> None:
    letter = read_letter(table.sent[-1])
    assert fault(table, replace(letter, rules=RULES_VERSION - 1).coded().code) == "older"


def test_a_letter_with_other_actions_than_the_rules_allow_is_bent(table: Table) -> None:
    letter = read_letter(table.sent[-1])
    more = replace(letter, count=letter.count + 1)
    assert fault(table, more.coded().code) in ("bent", "refused", "differs")
    none = replace(letter, count=0, actions=b"")
    assert fault(table, none.coded().code) in ("bent", "differs")


def test_a_letter_that_leads_to_another_position_tells_that_copies_differ(table: Table) -> None:
    letter = read_letter(table.sent[-1])
    assert fault(table, replace(letter, digest=b"\0\1\2\3").coded().code) == "differs"


def test_a_letter_by_who_has_not_to_write_is_bent(table: Table) -> None:
    table.deliver(table.sent[-1])
    ben = table.homes[1]
    letter = read_letter(table.sent[-1])
    again = replace(letter, number=len(ben.kept.letters) + 1)
    assert fault(table, again.coded().code) == "not_awaited"


def damaged(code: str, random: Random) -> str:
    """Return a code with a sign changed, lost or added, with two swapped, or with its end cut."""
    place = random.randrange(4, len(code) - 1)
    kind = random.randrange(5)
    if kind == 0:
        other = random.choice([sign for sign in SIGNS if sign != code[place]])
        return code[:place] + other + code[place + 1 :]
    if kind == 1:
        return code[:place] + code[place + 1 :]
    if kind == 2:
        return code[:place] + random.choice(SIGNS) + code[place:]
    if kind == 3:
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        return swapped if swapped != code else code[:place]
    return code[:place]


def refused(table: Table, count: int) -> None:
    home: LetterMatch = table.homes[1]
    random = Random(38)
    before = home.path.read_bytes()
    store: LetterStore = table.stores[1]
    for _ in range(count):
        text = damaged(table.sent[-1], random)
        post = store.receive(text)
        # A letter with something behind its end is whole: the messenger's words stand there.
        if text.startswith(table.sent[-1]):
            continue
        assert post.taken == 0, text
        assert post.fault in ("damaged", "none", "newer"), text
    assert home.path.read_bytes() == before


def test_two_hundred_damaged_letters_are_refused(table: Table) -> None:
    refused(table, 200)


@pytest.mark.slow
def test_five_thousand_damaged_letters_are_refused(table: Table) -> None:
    refused(table, 5000)


def test_an_invitation_for_other_cards_is_told(tmp_path: Path) -> None:
    table = Table(tmp_path, Terms("preconstructed"))
    first = read_letter(table.sent[0])
    joining = sure(first.joining)
    terms = bytearray(joining.terms)
    terms[-8] ^= 1
    other = replace(first, joining=replace(joining, terms=bytes(terms)), match=b"sixsix")
    store = LetterStore(CONTENT, tmp_path / "new")
    assert store.receive(other.coded().code).fault == "other_cards"
    assert store.receive(table.sent[0]).invitation is not None


def test_a_match_with_other_cards_than_the_game_has_is_not_gone_on_with(table: Table) -> None:
    """After an update with other cards its letters would lead elsewhere: one line tells so."""
    baron = CONTENT.cards["baron"]
    cards = {**CONTENT.cards, "baron": replace(baron, cost=baron.cost + 1)}
    home = table.homes[0]
    with pytest.raises(RecordError, match="do not fit"):
        LetterMatch.read(content_with(cards=cards), home.path.read_bytes(), home.path)


_SEAT, _APART = "(a seat is none of the match)", "do not fit one another (unsealed)"


@pytest.mark.parametrize(
    ("bent", "problem"),
    [
        ({"own": 2}, _SEAT),
        ({"told": {"-1": "00" * 32}}, _SEAT),
        ({"told": {"9": "00" * 32}}, _SEAT),
        ({"told": {"1": "00" * 32}}, _APART),
        ({"deck": ["troll"] * 10}, "(a deck has 10 different cards of the kit)"),
        ({"deck": ["nobody"]}, "a deck has 10 different cards"),
        ({"filed": "../a.jsonl"}, "'filed' is no name of a file"),
        ({"filed": 0}, "'filed' is 0"),
        ({"early": ["BoL1"] * 65}, "no match has so many letters"),
        ({"letters": [["BoL1", ""]] * 4097}, "no match has so many letters"),
        ({"letters-of-erret": "9" * 5000}, "999…, this game reads 1"),
        ({"letters-of-erret": [[[]] * 50]}, "this game reads 1"),
    ],
)
def test_what_does_not_belong_in_a_file_is_told_of_in_one_line(
    tmp_path: Path, bent: dict[str, object], problem: str
) -> None:
    built = Table(tmp_path, Terms("constructed"))
    path = built.homes[0].path
    path.write_text(json.dumps(json.loads(path.read_bytes()) | bent))
    store = LetterStore(CONTENT, path.parent)
    assert store.matches() == []
    (line,) = store.problems
    assert problem in line
    assert len(line) < 400
    assert "\n" not in line


def test_a_letter_that_waits_in_a_file_is_one_of_its_match(tmp_path: Path) -> None:
    """A ring of three knows no fourth seat; a letter of another match is of no use."""
    ring, other = (Table(tmp_path / name, Terms(ring="three"), 2) for name in ("a", "b"))
    path = ring.homes[0].path
    whole = json.loads(path.read_bytes())
    leaving = replace(read_letter(ring.sent[0]), resigns=True, secret=b"s" * 32, joining=None)
    for early in (replace(leaving, writer=3).coded().code, other.sent[0]):
        path.write_text(json.dumps(whole | {"early": [early]}))
        with pytest.raises(RecordError, match=r"another \(bent\)"):
            LetterMatch.read(CONTENT, path.read_bytes(), path)


def test_letters_are_counted_from_one(table: Table) -> None:
    """None stands before the first."""
    table.deliver(table.sent[-1])
    leaving = replace(table.homes[0].resign(), number=0).coded()
    assert fault(table, leaving.code) == "damaged"


def test_a_name_is_one_line_that_fits_into_a_letter(tmp_path: Path) -> None:
    """Of whatever a file or another's letter has: what was written can be read again."""
    store = LetterStore(CONTENT, tmp_path)
    for given, shown in (("\ud800" + "é" * 90, "é" * 24), ("A\n\u202eda ", "A da")):
        home = store.invite(Terms(), ("",), Sitter(given), odds=False)
        code = home.write(Wording()).code
        assert sure(read_letter(code).joining).name == shown
        assert LetterMatch.read(CONTENT, home.path.read_bytes(), home.path).names[0] == shown
    letter = read_letter(code)
    joining = replace(sure(letter.joining), name="A\n\u202eda")
    assert sure(read_letter(replace(letter, joining=joining).coded().code).joining).name == "A da"
