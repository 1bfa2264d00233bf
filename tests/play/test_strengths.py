"""The strengths and seats of a match, and the levels of the solo game."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game import opponents
from game.play import (
    HORDE,
    MASTER,
    PORTRAITS,
    STRENGTHS,
    USUAL,
    Match,
    MatchStore,
    RecordError,
    Seat,
    check,
    computer_action,
    parse_record,
    portraits_of,
    saved_games,
    strength_of,
    with_portrait,
)
from game.play.records.header import header_line
from game.play.seats import FIRST_RIVAL, SeatKind
from game.rules import LEFT, LEVELS, RIGHT, TOP, PlayCreature, Terms, legal_actions
from tests.certain import objection
from tests.rules.pictures import duel

from .games import CONTENT, at_level, record_of, sure

ADA = Seat("Ada")
ROBOTS = Seat("", "computer"), Seat("", "computer", strength=MASTER)


def line_of(seats: tuple[Seat, Seat]) -> bytes:
    return header_line(sure(Match.new(CONTENT, Terms(), seats, 1).record).header)


def with_right(seats: tuple[Seat, Seat], **values: object) -> bytes:
    header = json.loads(line_of(seats))
    header["seats"][RIGHT] |= values
    return json.dumps(header).encode() + b"\n"


def test_the_names_are_those_of_the_players() -> None:
    assert (opponents.STRENGTHS, opponents.MASTER) == (STRENGTHS, MASTER)
    assert {USUAL, FIRST_RIVAL} <= set(STRENGTHS)


def test_a_strength_is_kept_with_the_match() -> None:
    seats = parse_record(line_of(ROBOTS), "a.jsonl").header.seats
    assert seats == ROBOTS
    assert [strength_of(seat) for seat in seats] == [USUAL, MASTER]
    assert not strength_of(Seat("Ada"))
    assert not strength_of(HORDE)


PLAIN = line_of((ADA, Seat("", "computer")))


@pytest.mark.parametrize("line", [PLAIN, with_right((ADA, Seat("Bo")), portrait="comet")])
def test_a_record_without_portraits_or_with_one_of_a_later_game_is_named_as_ever(
    line: bytes,
) -> None:
    """The profile knows a match by the first line of its record; the side's own face is shown."""
    assert not any(word in PLAIN for word in (b"strength", b"portrait"))
    header = parse_record(line, "a.jsonl").header
    assert portraits_of(header.seats) == PORTRAITS[:2]
    assert header_line(header) == line


@pytest.mark.parametrize(
    ("kind", "values", "told"),
    [
        ("computer", {"strength": 5}, "'strength' is 5: write a text in quotes"),
        ("person", {"strength": "master"}, "a seat of kind 'person' has a strength: take it out"),
        ("person", {"portrait": 5}, "'portrait' is 5: write a text"),
    ],
)
def test_a_wrong_value_of_a_seat_is_told_in_one_line(
    kind: SeatKind, values: dict[str, object], told: str
) -> None:
    text = with_right((ADA, Seat("Bo", kind)), **values)
    line = objection(RecordError, parse_record, text, "a.jsonl")
    assert line.startswith(f"a.jsonl:1: {told}")


def test_a_match_of_another_release_s_strength_keeps_its_header(store: MatchStore) -> None:
    """It is a row with its problem, and cannot be gone on with."""
    store.folder.mkdir(parents=True)
    line = with_right((ADA, Seat("", "computer")), strength="wizard")
    (store.folder / "wizard.jsonl").write_bytes(line)
    (game,) = saved_games(store, CONTENT)
    assert game.header is not None
    assert game.header.seats[RIGHT].strength == "wizard"
    assert "played at the strength 'wizard', which is not known here" in game.problem


def test_a_mark_of_an_editor_at_the_beginning_is_no_fault() -> None:
    """Records are read with it as all other files are."""
    assert parse_record(b"\xef\xbb\xbf" + line_of(ROBOTS), "a.jsonl").header.seats == ROBOTS


def test_a_chosen_portrait_is_kept_with_the_match() -> None:
    seats = Seat("Ada", portrait="oak"), Seat("Bo")
    record = record_of(Match.new(CONTENT, Terms(), seats, 1))
    again = Match.resume(CONTENT, parse_record(record.text(), "a.jsonl"))
    assert again.seats == seats
    assert portraits_of(again.seats) == ("oak", PORTRAITS[RIGHT])


def test_the_horde_deck_shows_no_portrait_of_a_player() -> None:
    assert portraits_of((Seat("Ada"), Seat("", "ai-deck", "oak"))) == (PORTRAITS[LEFT], "")


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_two_players_never_look_alike(side: int) -> None:
    own, other = PORTRAITS[side], PORTRAITS[1 - side]
    taken = with_portrait(("", ""), side, other)
    assert (taken[side], taken[1 - side]) == (other, own)
    assert with_portrait(taken, side, "ash")[1 - side] == own


#: The last level stands for the quick game, which has none.
ALL = (*LEVELS.values(), 0)


def play(match: Match, rng: Random) -> None:
    """Play at random; every second game with some sense, so that the Horde meets its last turn."""
    sense, eager = rng.choice((0.0, 0.9)), rng.choice((0.5, 1.0))
    while actions := legal_actions(match.position):
        if rng.random() < sense:
            match.submit(computer_action(match))
        else:
            match.submit(rng.choice(actions) if rng.random() < eager else actions[-1])


def games(level: int, seeds: range, store: MatchStore | None = None) -> Counter[int]:
    """Play a game for each seed, which its record leads to as well; return who won how often."""
    winners: Counter[int] = Counter()
    for seed in seeds:
        match = at_level(level, 1000 * level + seed, store)
        play(match, Random(seed))
        winners[sure(match.result).winner] += 1
        assert check(record_of(match), CONTENT).agrees
        match.close()
    return winners


@pytest.mark.parametrize("level", ALL)
def test_games_of_every_level_end(level: int, tmp_path: Path) -> None:
    assert games(level, range(6), MatchStore(tmp_path)).total() == 6


@pytest.mark.slow
@pytest.mark.parametrize("level", ALL)
def test_hundreds_of_games_of_every_level_end(level: int) -> None:
    ends = games(level, range(100, 600))
    assert ends.total() == 500
    assert set(ends) >= {LEFT, RIGHT}


def test_a_card_played_as_the_hint_said_is_the_hints_when_it_is_done_again_too() -> None:
    match = Match.from_position(duel("* a b c d", "* x", mana=4))
    play = PlayCreature(0, TOP)
    match.submit(play, bulb=True)
    match.undo()
    assert match.bulb_plays == 0
    match.redo()
    assert match.bulb_plays == 1
    match.undo()
    match.submit(play)
    assert match.bulb_plays == 1
    match.undo()
    match.submit(PlayCreature(1, TOP))
    assert match.bulb_plays == 0
