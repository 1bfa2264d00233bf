"""Who leaves a ring by letter leaves the seat to the computer, and the others play on (R13.10)."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.play import (
    LetterFault,
    LetterMatch,
    LetterStage,
    MatchStore,
    Wording,
    at_home,
    check,
    false_names,
    file_in,
    read_record,
    strange_names,
)
from game.play.letters.left_seats import computer_action
from game.play.letters.letter import read_letter
from game.play.letters.letter_inbox import receive_letter
from game.rules import State, Terms, to_act
from tests.certain import sure

from .homes import CONTENT, Table

THREE, PAIRS = Terms("preconstructed", ring="three"), Terms("preconstructed", ring="pairs")
#: What is played, and whether the seat is left in play, or before the deal.
FORMS = {
    "three": (THREE, True),
    "pairs": (PAIRS, True),
    "draft of three": (Terms("draft", ring="three"), False),
    "four with decks of their own": (Terms("constructed", ring="four"), False),
}


def is_dealt(table: Table) -> bool:
    return all(home.dealt for home in table.homes)


def deal(table: Table) -> Table:
    """Play until all hands are dealt, and some turns more."""
    while not is_dealt(table) or len(table.homes[0].course.plays) < 12:
        table.play_on(1)
    return table


def leave(table: Table, seat: int) -> str:
    """Let a seat be given up, and everybody read so."""
    code = table.homes[seat].resign("Sorry, I have to go.").code
    for home in table.homes:
        if home.own != seat:
            receive_letter(home, read_letter(code))
    return code


def until_left(table: Table, seat: int) -> None:
    """Play on until a seat is left that was given up, while the match goes on."""
    while seat not in table.homes[seat].course.left:
        assert table.writer is not None
        table.play_on(1)


def play_to_the_end(table: Table) -> None:
    """Play on; at each letter all homes stand at the same position."""
    while (home := table.writer) is not None:
        table.deliver(table.write(home))
        assert len({each.course.digest() for each in table.homes}) == 1


@pytest.fixture
def three(tmp_path: Path) -> Table:
    return deal(Table(tmp_path, THREE, 2))


@pytest.mark.parametrize("form", FORMS)
def test_the_others_play_on_and_all_copies_agree(form: str, tmp_path: Path) -> None:
    terms, dealt = FORMS[form]
    table = Table(tmp_path, terms, 5)
    table.play_on(2)
    if dealt:
        deal(table)
    leave(table, 1)
    play_to_the_end(table)
    results = {home.course.match.result for home in table.homes}
    assert len(results) == 1
    assert sure(results.pop()).rule != "conceded"
    assert [false_names(home) for home in table.homes] == [[] for _ in table.homes]
    assert strange_names(table.homes[0]) == []
    left = table.homes[1]
    assert left.stage is LetterStage.OVER
    assert sum(letter.writer == 1 for letter, _ in left.kept.letters[-8:]) <= 1
    for number, home in enumerate(table.homes[:2]):
        home.note_seen()
        match = sure(file_in(home, MatchStore(tmp_path / str(number))))
        record = read_record(sure(sure(match.record).path))
        assert check(record, CONTENT).agrees
        assert record.gave_up == [1]
        again = LetterMatch.read(CONTENT, home.path.read_bytes(), home.path)
        assert again.course.digest() == home.course.digest()


def test_all_homes_work_out_the_same_whatever_they_know_of_the_hands(three: Table) -> None:
    leave(three, 1)
    met = 0
    while (home := three.writer) is not None and met < 6:
        course = home.course
        acting = to_act(course.position)
        if acting in course.left and isinstance(course.position, State):
            found = {computer_action(each.course, each.course.plays) for each in three.homes}
            assert len(found) == 1
            met += 1
        three.deliver(three.write(home))
    assert met


def test_who_leaves_while_others_write_is_left_when_it_is_that_one_s_turn(three: Table) -> None:
    writer = sure(three.writer)
    leaver = three.homes[(writer.own + 1) % 3]
    code = leave(three, leaver.own)
    assert leaver.stage is LetterStage.GONE
    assert sure(leaver.own_letter).code == code
    other = three.homes[(writer.own + 2) % 3]
    assert other.leavers == [leaver.own]
    assert not other.course.left
    assert sure(three.writer) is writer
    three.deliver(three.write(writer))
    assert [[*home.course.left] for home in three.homes] == [[leaver.own]] * 3
    assert other.leavers == []
    # The next who stayed tells what the computer does, and the own turn.
    assert sure(three.writer) is other


def test_what_the_leaver_wrote_before_comes_first_wherever_it_is_read_late(three: Table) -> None:
    leaver = sure(three.writer)
    codes = [three.write(leaver), leaver.resign().code]
    late, other = (home for home in three.homes if home is not leaver)
    for home, order in ((other, codes), (late, codes[::-1])):
        for code in order:
            receive_letter(home, read_letter(code))
    assert [home.leavers for home in three.homes] == [[leaver.own]] * 3
    assert len({home.course.digest() for home in three.homes}) == 1
    until_left(three, leaver.own)
    assert len({home.course.left[leaver.own] for home in three.homes}) == 1


def test_it_is_read_once_and_only_with_the_secret_of_its_seat(three: Table) -> None:
    writer = sure(three.writer)
    leaver, other = (three.homes[(writer.own + step) % 3] for step in (1, 2))
    code = leaver.resign().code
    store = three.stores[other.own]
    assert store.receive(code[:-3]).fault == "damaged"
    assert store.receive(code).taken == 1
    assert store.receive(code).fault == "old"
    assert three.stores[leaver.own].receive(code).fault == "own"
    bent = replace(read_letter(code), secret=bytes(32))
    with pytest.raises(LetterFault, match="unsealed"):
        receive_letter(writer, bent)


def test_who_has_left_reads_on_and_is_told_the_end(three: Table) -> None:
    leaver = sure(three.writer)
    leave(three, leaver.own)
    assert [*leaver.course.left] == [leaver.own]
    before = leaver.stage
    play_to_the_end(three)
    assert [before, leaver.stage] == [LetterStage.GONE, LetterStage.OVER]


def test_the_match_ends_for_the_last_who_stays(tmp_path: Path) -> None:
    table = deal(Table(tmp_path, Terms("preconstructed", ring="four"), 3))
    for seat in (2, 0, 3):
        assert not table.homes[1].course.over
        leave(table, seat)
        until_left(table, seat)
    play_to_the_end(table)
    result = sure(table.homes[1].course.match.result)
    assert (result.winner, result.rule) == (1, "conceded")
    assert result.places == ((1,), (3,), (0,), (2,))
    assert [false_names(home) for home in table.homes] == [[], [], [], []]


def test_pairs_go_on_with_one_of_each_and_end_when_a_pair_is_gone(tmp_path: Path) -> None:
    table = deal(Table(tmp_path, PAIRS, 3))
    for seat in (0, 1):
        leave(table, seat)
    for seat in (0, 1):
        until_left(table, seat)
        assert not table.homes[3].course.over
    leave(table, 2)
    play_to_the_end(table)
    for home in table.homes:
        assert sure(home.course.match.result).places == ((1, 3), (0, 2))


def test_the_partner_s_letters_tell_what_the_computer_does(tmp_path: Path) -> None:
    """The partner alone knows a card that was passed on hidden."""
    table = deal(Table(tmp_path, PAIRS, 4))
    leave(table, 1)
    told = set()
    while (home := table.writer) is not None:
        course = home.course
        if not course.over and to_act(course.position) == 1 == getattr(
            course.position, "active", 9
        ):
            told.add(home.own)
        table.deliver(table.write(home))
    assert told == {3}


def test_a_turn_of_the_computer_is_taken_back_with_the_own_one_and_comes_again(
    three: Table,
) -> None:
    leave(three, (sure(three.writer).own + 1) % 3)
    three.play_on(1)
    home = sure(three.writer)
    three.play(home)
    first = home.kept.turn
    assert home.is_written
    home.keep_turn([])
    assert home.stage is LetterStage.YOURS
    match = at_home(home)
    while to_act(match.position) in home.course.left:
        match.submit(sure(match.by_letter).computer_action())
    done = home.kept.turn
    assert done
    assert first[: len(done)] == done


def test_nobody_offers_a_draw_in_a_ring(three: Table) -> None:
    leave(three, sure(three.writer).own)
    home = sure(three.writer)
    three.play(home)
    with pytest.raises(LetterFault, match="bent"):
        home.write(Wording(offers=True))
