"""A ring passed on: its code, its file's name, the command that replays it, and what waits."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.play import (
    HORDE,
    Match,
    MatchCodeError,
    MatchStore,
    Seat,
    check,
    from_match_code,
    match_code,
    saved_games,
    saved_position,
    shared_file,
)
from game.play.records import match_codes
from game.rules import SEAT_NAMES, Terms, digest
from tests.amounts import examples

from ..games import CONTENT, RING_FORMATS, begun, go_on, path_of, played, record_of, sure, wandering
from .test_replay import replayed

PAIRS = Terms(ring="pairs")


@settings(max_examples=examples(40))
@given(st.sampled_from(RING_FORMATS), st.integers(0, 999), st.integers(0, 120))
def test_a_ring_comes_back_out_of_its_code_as_it_was(terms: Terms, seed: int, actions: int) -> None:
    record = record_of(wandering(terms, seed, actions))
    again = from_match_code(CONTENT, match_code(CONTENT, record))
    assert (again.header, again.entries) == (record.header, record.entries)
    assert (again.result, again.gave_up) == (record.result, record.gave_up)
    assert check(again, CONTENT).agrees


def test_the_code_of_a_ring_is_of_another_version_and_not_long() -> None:
    """A release from before compares the sign behind the mark with 1, and says what it reads."""
    for number, terms in enumerate(RING_FORMATS):
        code = match_code(CONTENT, record_of(played(terms, number)))
        assert code.startswith("BoE2")
        assert len(code) < 500


@pytest.mark.parametrize(
    "leaves",
    [[[-1, "first"]], [[999, "first"]], [[0, "fifth"]], [[2, "first"], [2, "first"]],
     [[3, "first"], [2, "second"]], [["x", "first"]], [[1]], [1], {"first": 1}, 7],
)  # fmt: skip
def test_who_cannot_have_left_is_a_damage(leaves: object, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(go_on(begun(PAIRS), Random(1), 9))
    monkeypatch.setattr(match_codes, "_leaves", lambda _: [[2, "first"], [2, "second"]])
    assert from_match_code(CONTENT, match_code(CONTENT, record)).gave_up == [0, 1]
    monkeypatch.setattr(match_codes, "_leaves", lambda _: leaves)
    with pytest.raises(MatchCodeError, match="a wrong sign somewhere"):
        from_match_code(CONTENT, match_code(CONTENT, record))


def kept(path: Path, match: Match) -> Path:
    path.write_bytes(record_of(match).text())
    return path


def test_the_command_tells_the_teams_and_who_has_won(tmp_path: Path) -> None:
    match = played(PAIRS, 3)
    status, out, err = replayed(kept(tmp_path / "a.jsonl", match))
    assert (status, err) == (0, "")
    assert out.startswith("Ada and Cyd against Bo and Dot, preconstructed pairs, first edition, ")
    won = " and ".join(SEAT_NAMES[seat] for seat in sure(match.result).places[0])
    assert out.endswith(f" turns, {won} win (R14.3), digests agree\n")


def test_the_command_tells_every_place_of_those_who_play_for_themselves(tmp_path: Path) -> None:
    match = played(Terms(ring="three"), 3)
    first, second, third = (SEAT_NAMES[seat] for (seat,) in sure(match.result).places)
    _, out, _ = replayed(kept(tmp_path / "a.jsonl", match), checking=False)
    assert out.startswith("Ada against Bo against Cyd, preconstructed three, ")
    assert f"{first} wins (R15.3), then {second}, then {third}\n" in out


def test_the_command_tells_who_left_and_that_the_horde_is_one(tmp_path: Path) -> None:
    seats = (Seat("Ada"), HORDE, Seat("", "computer", strength="greedy"), HORDE)
    match = go_on(Match.new(CONTENT, Terms(ring="horde"), seats, 1), Random(1), 9)
    match.hand_over(0)
    _, out, _ = replayed(kept(tmp_path / "a.jsonl", match))
    assert out.startswith("Ada and third computer (greedy) against the AI, preconstructed horde, ")
    assert ", the first seat left to the computer, " in out
    assert "second and fourth win (conceded), digests agree" in out


def test_the_file_of_a_ring_to_pass_on_is_named_by_its_teams() -> None:
    header = record_of(begun(PAIRS)).header
    assert (
        shared_file(header, ".gif").name == f"{header.began:%Y-%m-%d}-Ada-and-Cyd-vs-Bo-and-Dot.gif"
    )
    horde = replace(header, terms=Terms(ring="horde"), seats=(Seat("Ada"), HORDE, Seat(), HORDE))
    assert shared_file(horde, ".gif").name.endswith("-Ada-and-person-vs-ai-deck.gif")


def test_a_ring_waits_among_the_saved_games_and_tells_who_is_next(tmp_path: Path) -> None:
    store = MatchStore(tmp_path)
    match = go_on(begun(PAIRS, 2, store), Random(2), 20)
    match.close()
    (game,) = saved_games(store, CONTENT)
    assert game.problem == ""
    assert sure(game.header).terms.ring == "pairs"
    position = saved_position(game, CONTENT)
    assert (position.field.name, digest(position)) == ("pairs", digest(match.position))
    assert sure(store.unfinished(CONTENT)).path == path_of(match)
    again = Match.resume(CONTENT, sure(store.unfinished(CONTENT)), store)
    assert digest(again.position) == digest(match.position)
