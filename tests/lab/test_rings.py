"""``python -m game simulate ring``: what is played, counted, kept and refused."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.content import FieldError
from game.lab.plans import DUELS, GamePlan
from game.lab.ring.ring_figures import ring_figures
from game.lab.ring.ring_jobs import (
    NONE,
    ONE,
    RingJob,
    RingOutcome,
    RingTable,
    horde_jobs,
    ladder_jobs,
    play_ring,
    read_ring_outcome,
    ring_jobs,
)
from game.opponents import STRENGTHS
from game.rules import FIRST_TURNS, MODES, RINGS, Terms, difficulties

from .test_command import as_json, complaint, run

CARELESS = "careless"
FEW = ["--games", "2", "--strength", CARELESS, "--jobs", "1"]


def job(mode: str, number: int = 0, strength: str = CARELESS, **changed: Any) -> RingJob:
    jobs = list(ring_jobs(strength, RingTable(mode, GamePlan(number + 1, forms=DUELS[:2]))))
    return replace(jobs[number], **changed)


def same(outcome: RingOutcome) -> RingOutcome:
    return outcome._replace(seconds=())


@pytest.mark.parametrize("mode", MODES)
def test_the_same_job_is_the_same_match(mode: str) -> None:
    first, again = play_ring(job(mode)), play_ring(job(mode))
    assert same(first) == same(again)
    assert first.end != play_ring(job(mode, 1)).end


@pytest.mark.parametrize(
    "strength", [*STRENGTHS[:-3], pytest.param(STRENGTHS[-3], marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("mode", MODES)
def test_every_strength_plays_every_mode_from_the_first_choice(mode: str, strength: str) -> None:
    for form in DUELS[: 2 if mode == "horde" else 3]:
        outcome = play_ring(job(mode, strength=strength, terms=Terms(form, ring=mode)))
        assert sum(map(len, outcome.places)) == len(RINGS[mode].sides)
        assert sum(outcome.taken) == outcome.turns


@pytest.mark.parametrize("mode", MODES)
def test_another_list_of_first_turns_is_tried_and_put_back(mode: str) -> None:
    """R13.7"""
    usual = FIRST_TURNS[mode]
    tried = (6, *(2 for _ in usual[1:]))
    plain, other = (play_ring(job(mode, first_turns=turns)) for turns in ((), tried))
    assert other.end != plain.end
    assert FIRST_TURNS[mode] == usual


def test_who_is_denied_relief_never_passes_a_card() -> None:
    """R13.8"""
    played = []
    for relief in (ONE, NONE):
        table = RingTable("pairs", GamePlan(2, seed=2, forms=DUELS[:1]), relief)
        played += [(job, play_ring(job)) for job in ring_jobs("greedy", table)]
    passed = [0, 0]
    for one, outcome in played:
        for seat, count in enumerate(outcome.reliefs):
            passed[one.relief[seat]] += count
    assert passed[False] == 0
    assert passed[True] > 0


def test_who_is_compared_sits_everywhere_with_the_same_deal() -> None:
    for mode, tried in (("pairs", [(0, 2), (1, 3)]), ("three", [(0,), (1,), (2,)])):
        jobs = list(ladder_jobs([("deep", CARELESS)], RingTable(mode, GamePlan(len(tried)))))
        assert [job.tried for job in jobs] == tried
        assert len({job.seed for job in jobs}) == 1
        for job in jobs:
            better = [seat for seat, name in enumerate(job.players) if name == "deep"]
            assert tuple(better) == job.tried


def test_levels_take_their_settings_in_turn() -> None:
    settings = difficulties(1)
    plan = GamePlan(2 * len(settings), forms=DUELS[:2])
    jobs = list(horde_jobs(CARELESS, {"quick": [], "easy": settings}, RingTable("horde", plan)))
    quick, easy = jobs[: plan.games], jobs[plan.games :]
    assert {job.difficulty for job in quick} == {None}
    assert not any(job.terms.custom for job in quick)
    assert all(job.terms.custom for job in easy)
    assert all([job.difficulty for job in easy].count(each) == 2 for each in settings)


def test_shares_are_those_of_seats_places_and_teams() -> None:
    """R15.3, R14.3: three for themselves have one winner, a team wins with both of its seats."""
    three = [
        _ended("three", places=((seat,), ((seat + 1) % 3,), ((seat + 2) % 3,)), beginner=1)
        for seat in (0, 0, 1, 2)
    ]
    (row,) = ring_figures(three)["rows"]
    shares = {share["of"]: (share["won"], share["games"]) for share in row["shares"]}
    assert [shares[f"seat {name}"] for name in "ABC"] == [(2, 4), (1, 4), (1, 4)]
    assert shares["B, when beginning"] == (1, 4)
    assert [shares[f"seat in place {place}"][0] for place in (1, 2, 3)] == [1, 1, 2]
    pairs = [_ended("pairs", places=((1, 3), (0, 2)), beginner=seat) for seat in range(3)]
    pairs.append(_ended("pairs", places=((0, 1, 2, 3),), beginner=3))
    (row,) = ring_figures(pairs)["rows"]
    by_name = {share["of"]: share["score"] for share in row["shares"]}
    assert (by_name["team A"], by_name["team B"]) == (0.125, 0.875)
    assert by_name["team in place 1"] == pytest.approx((0 + 1 + 0 + 0.5) / 4)
    assert (row["drawn"], row["relief"], row["relief_turns"]) == (1, 2, 0.5)


def _ended(
    mode: str, places: tuple[tuple[int, ...], ...], beginner: int
) -> tuple[RingJob, RingOutcome]:
    seats = RINGS[mode].sides
    none: tuple[tuple[int, ...], ...] = ((),) * len(seats)
    reliefs = (1, 1, 0, 0)[: len(seats)]
    taken = (1,) * len(seats)
    return job(mode), RingOutcome(places, beginner, 9, "", taken, reliefs, taken, none, none)


def test_outcomes_are_read_as_they_were_written() -> None:
    outcome = play_ring(job("four"))
    plain = json.loads(json.dumps(outcome.plain()))
    assert read_ring_outcome(plain, 4) == outcome
    with pytest.raises(FieldError):
        read_ring_outcome(plain, 3)


@pytest.mark.parametrize("mode", MODES)
def test_the_command_tells_of_each_mode_and_goes_on_from_its_file(
    mode: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["ring", "--mode", mode, *FEW, "--out", tmp_path / "ring.jsonl"]
    words += ["--level", "quick", "--level", "5"] if mode == "horde" else []
    found = as_json(capsys, *words)
    names = ["horde quick", "horde mythic"] if mode == "horde" else [mode]
    assert [row["row"] for row in found["rows"]] == names
    assert [row["games"] for row in found["rows"]] == [2 for _ in names]
    assert [row["strength"] for row in found["thinking"]] == [CARELESS]
    assert (tmp_path / "ring.jsonl").read_text(encoding="utf-8").count("\n") == 1 + 2 * len(names)
    # All are kept, and told again without being played again.
    assert as_json(capsys, *words) == found


def test_a_damaged_file_of_results_gets_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "ring.jsonl"
    words = ["ring", "--mode", "three", *FEW, "--games", "1", "--quiet", "--out", str(file)]
    as_json(capsys, *words)
    header, line = file.read_text().splitlines()
    damages: tuple[Any, ...] = (
        *({"places": [[0, 1, 1]]}, {"places": []}, {"turns": "two"}, {"seconds": [["x"]]}),
        *({"more": 0}, {"taken": [1, 1, 1, 1, 1]}, {"reliefs": []}, {"beginner": 3}),
        *({"nodes": [[1]] * 5}, {"nodes": [[], [], []], "seconds": [[1], [], []]}),
    )
    for damage in damages:
        file.write_text(f"{header}\n{json.dumps(json.loads(line) | damage)}\n")
        assert f"{file}:2: this is no line of results" in complaint(capsys, *words)


def test_a_comparison_of_strengths(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "ring", "--mode", "pairs", *FEW, "--pair", "greedy", "first_steps")
    (row,) = found["rows"]
    assert row["row"] == "pairs greedy-first_steps"
    assert row["shares"][0]["of"] == "who is tried"


def test_the_table_has_a_line_for_each_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("ring", "--mode", "horde", "--level", "1", "--combinations", *FEW, "--quiet") == 0
    out = capsys.readouterr().out
    assert "horde easy: partners" in out
    assert "resistance" in out
    assert "longest" in out
    assert all(len(line) < 140 for line in out.splitlines())


def test_words_that_do_not_fit_the_mode_get_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for words, problem in (
        (["--mode", "five"], "invalid choice: 'five'"),
        (["--mode", "horde", "--ladder"], "the Horde has no strength"),
        (["--mode", "horde", "--format", "constructed"], "nobody builds a deck"),
        (["--mode", "three", "--level", "1"], "levels and settings are the Horde's"),
        (["--mode", "four", "--relief", "one"], "in --mode pairs alone"),
        (["--mode", "three", "--first-turns", "6,-"], "three has 3 seats"),
        (["--mode", "three", "--first-turns", "6,-,many"], "write mana for each place"),
        (["--mode", "horde", "--setting", "ability=none", "--level", "quick"], "no settings"),
    ):
        assert problem in complaint(capsys, "ring", *words)
