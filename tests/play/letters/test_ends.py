"""How a match by letter ends by word, is taken back, sent again, and carried to another machine."""

from pathlib import Path

import pytest

from game.play import (
    LETTER_RIVAL,
    LetterFault,
    LetterMatch,
    LetterStage,
    LetterStore,
    MatchStore,
    Wording,
    at_home,
    at_table,
    check,
    false_names,
    file_in,
    read_record,
)
from game.play.letters.letter import read_letter
from game.play.letters.letter_inbox import receive_letter
from game.play.statistics.match_figures import counts, figures_of
from game.rules import DRAW, EndTurn, Terms, to_act
from tests.certain import sure

from .homes import CONTENT, Table

DUEL = Terms("preconstructed")


@pytest.fixture
def table(tmp_path: Path) -> Table:
    table = Table(tmp_path, DUEL, 6)
    table.play_on(5)
    return table


def test_what_was_played_can_be_taken_back_before_it_is_sent(table: Table) -> None:
    home = sure(table.writer)
    table.play(home)
    assert home.kept.turn
    assert to_act(at_home(home).position) != home.own
    home.keep_turn([])
    assert home.stage is LetterStage.YOURS
    assert to_act(at_home(home).position) == home.own


def test_a_turn_under_way_is_kept_in_the_file(table: Table) -> None:
    home = sure(table.writer)
    table.play(home)
    again = LetterMatch.read(CONTENT, home.path.read_bytes(), home.path)
    assert again.kept.turn == home.kept.turn
    assert again.stage is LetterStage.READY


def test_a_letter_that_is_sent_again_is_the_same(table: Table) -> None:
    home = sure(table.writer)
    code = table.write(home)
    again = LetterMatch.read(CONTENT, home.path.read_bytes(), home.path)
    assert sure(again.own_letter).code == sure(home.own_letter).code == code
    with pytest.raises(LetterFault, match="not_awaited"):
        home.write(Wording())


def test_who_waits_can_give_up_as_well(table: Table, tmp_path: Path) -> None:
    waiting = table.homes[1 - sure(table.writer).own]
    code = waiting.resign("Well played!").code
    table.deliver(code)
    assert {home.course.match.result for home in table.homes} == {waiting.course.match.result}
    assert sure(waiting.course.match.result).winner == 1 - waiting.own
    table.play_on()
    for number, home in enumerate(table.homes):
        assert false_names(home) == []
        home.note_seen()
        match = sure(file_in(home, MatchStore(tmp_path / str(number))))
        assert check(read_record(sure(sure(match.record).path)), CONTENT).agrees


def test_a_resignation_that_crosses_a_letter_ends_the_match_for_both(table: Table) -> None:
    writer = sure(table.writer)
    waiting = table.homes[1 - writer.own]
    crossing = table.write(writer)
    resigned = waiting.resign().code
    with pytest.raises(LetterFault, match="over"):
        receive_letter(waiting, read_letter(crossing))
    table.deliver(resigned)
    assert {sure(home.course.match.result).winner for home in table.homes} == {writer.own}
    with pytest.raises(LetterFault, match="old"):
        receive_letter(table.homes[writer.own], read_letter(resigned))
    table.play_on()
    again = LetterMatch.read(CONTENT, writer.path.read_bytes(), writer.path)
    assert [false_names(home) for home in (*table.homes, again)] == [[], [], []]


def test_a_draw_is_offered_in_a_letter_and_agreed_on_in_the_answer(tmp_path: Path) -> None:
    """R7.3: three turns that begin alike, and both want it."""
    table = Table(tmp_path, DUEL)
    table.play_on(1)
    while True:
        home = sure(table.writer)
        while to_act(at_home(home).position) == home.own:
            home.keep_turn([*home.kept.turn, EndTurn()])
        offers = home.course.match.may_agree
        code = home.write(Wording(offers=offers)).code
        table.deliver(code)
        if offers:
            break
    asked = sure(table.writer)
    assert asked.may_agree
    table.deliver(asked.write(Wording(agrees=True)).code)
    table.play_on()
    assert {sure(home.course.match.result).winner for home in table.homes} == {DRAW}


def test_no_draw_is_offered_before_its_time(table: Table) -> None:
    home = sure(table.writer)
    table.play(home)
    with pytest.raises(LetterFault, match="bent"):
        home.write(Wording(offers=True))


def test_a_match_goes_on_on_a_second_machine(table: Table, tmp_path: Path) -> None:
    home = sure(table.writer)
    table.play(home)
    other = LetterStore(CONTENT, tmp_path / "other machine")
    carried = sure(other.carry_in(home.path.read_bytes()).match)
    assert carried.stage is LetterStage.READY
    assert carried.write(Wording()).code == home.write(Wording()).code
    assert other.carry_in(home.path.read_bytes()).fault == "old"


def test_another_seat_s_file_is_not_taken_for_one_s_own(table: Table) -> None:
    theirs = table.homes[1].path.read_bytes()
    assert table.stores[0].carry_in(theirs).fault == "not_yours"


def test_a_match_whose_other_player_is_silent_can_be_closed(table: Table) -> None:
    waiting = table.homes[1 - sure(table.writer).own]
    waiting.close()
    assert waiting.stage is LetterStage.CLOSED
    table.deliver(table.write(sure(table.writer)))
    assert table.homes[waiting.own].stage is not LetterStage.CLOSED


def test_a_note_stays_at_home(table: Table) -> None:
    home = sure(table.writer)
    home.note_down("Keep the ogre\nback.")
    code = table.write(home)
    again = LetterMatch.read(CONTENT, home.path.read_bytes(), home.path)
    assert again.kept.note == "Keep the ogre back."
    table.deliver(code)
    assert table.homes[1 - home.own].kept.note == ""


def test_the_other_s_turn_is_watched_before_it_is_known_how_it_went(table: Table) -> None:
    home = sure(table.writer)
    table.deliver(table.write(home))
    other = table.homes[1 - home.own]
    assert other.stage is LetterStage.WATCH
    match = at_table(other)
    assert match.came
    assert not sure(match.by_letter).is_done
    for action in match.came[:]:
        match.submit(action)
    assert not match.came
    assert not other.kept.turn
    other.note_seen()
    assert other.stage is not LetterStage.WATCH


def test_a_duel_by_letter_counts_as_one_against_a_person_elsewhere(
    table: Table, tmp_path: Path
) -> None:
    """It is no match against the Horde, and no two-player match at one screen."""
    table.play_on()
    home = table.homes[0]
    home.note_seen()
    match = sure(file_in(home, MatchStore(tmp_path / "filed")))
    record = sure(match.record)
    happened = [*match.opening, *(event for done in match.history for event in done.events)]
    assert counts(record)
    figures = figures_of(CONTENT, record, happened, match.position)
    assert figures.rival == LETTER_RIVAL
    assert figures.outcome == ("won" if sure(record.result).winner == 0 else "lost")


def test_a_turn_under_way_is_void_when_the_other_has_given_up(table: Table) -> None:
    home = sure(table.writer)
    table.play(home)
    assert home.kept.turn
    table.deliver(table.homes[1 - home.own].resign().code)
    home = table.homes[home.own]
    assert home.write(Wording()).count == 0
    assert sure(home.course.match.result).winner == home.own
