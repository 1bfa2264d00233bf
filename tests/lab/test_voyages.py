"""Voyages sailed by scripted captains: the same for the same seed, and by legal deeds alone."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.__main__ import main
from game.content import FieldError
from game.lab.playing import kit
from game.lab.voyages import told_shares
from game.lab.voyages.captain_hands import hand_by_worth, tried_hand
from game.lab.voyages.voyage_jobs import (
    PLAN,
    PLANS,
    RANDOM,
    STRAIGHT,
    VoyageJob,
    VoyageOutcome,
    VoyagePlan,
    read_voyage_outcome,
    voyage_jobs,
)
from game.lab.voyages.voyage_playing import sail_out

CAPTAINS = ("sanna", "mirel", "tavi", "kelm")
JOB = VoyageJob(0, 11, "out_of_the_harbour", "fair", "kelm", PLAN, "careless")


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told_shares, "SAMPLES", 2)


@pytest.fixture(scope="module", params=PLANS)
def sailed(request: pytest.FixtureRequest) -> list[VoyageOutcome]:
    """Return a voyage of each captain; whatever is refused would be raised."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(told_shares, "SAMPLES", 2)
        jobs = voyage_jobs(lambda _: CAPTAINS, (request.param,), ("careless",), VoyagePlan(4, 3))
        return [sail_out(job) for job in jobs]


def test_no_captain_does_what_is_refused(sailed: list[VoyageOutcome]) -> None:
    assert len(sailed) == len(CAPTAINS)
    for voyage in sailed:
        assert voyage.won == (voyage.goal != "")
        assert 1 <= voyage.day <= 5
        assert voyage.fights


def test_voyages_are_not_alike(sailed: list[VoyageOutcome]) -> None:
    assert len({voyage.start for voyage in sailed}) == len(sailed)
    assert len({voyage.digest for voyage in sailed}) == len(sailed)


@pytest.mark.parametrize("plan", PLANS)
def test_the_same_seed_is_the_same_voyage(plan: str) -> None:
    job = replace(JOB, plan=plan)
    assert sail_out(job) == sail_out(job)


def test_another_luck_is_the_same_chart_with_other_fights() -> None:
    first, second = (sail_out(replace(JOB, plan=STRAIGHT, luck=luck)) for luck in (0, 1))
    assert first.field == second.field
    assert first.fights[0].depth == second.fights[0].depth
    assert first.digest != second.digest


def test_a_captain_who_sails_straight_comes_to_a_goal() -> None:
    assert any(fight.goal for fight in sail_out(replace(JOB, plan=STRAIGHT)).fights)


def test_captains_meet_in_a_duel_that_is_played() -> None:
    """R16.91: the rival plays as the difficulty says, whoever has attacked."""
    job = replace(JOB, scenario="two_captains", difficulty="calm", plan=STRAIGHT, captain="odo")
    outcome = sail_out(job)
    assert any(fight.goal for fight in outcome.fights)
    assert outcome.won == (outcome.goal == "rival")


def test_outcomes_are_read_as_they_were_written() -> None:
    outcome = sail_out(replace(JOB, plan=RANDOM))
    plain = json.loads(json.dumps(outcome.plain()))
    assert read_voyage_outcome(plain) == outcome
    for damage in ({"won": 1}, {"day": "two"}, {"fights": [[1, 2]]}, {"more": 0}):
        with pytest.raises(FieldError):
            read_voyage_outcome({**plain, **damage})


def test_the_hand_is_of_the_best_cards_and_packs_are_better() -> None:
    cards = kit().cards
    few = [(cards[card], False) for card in ("annihilation", "brute", "baron", "machine")]
    assert hand_by_worth(few, 3) == ("annihilation", "brute", "baron")
    packs = [*few[:3], (cards["lieutenant"], True)]
    assert hand_by_worth(packs, 3) == ("annihilation", "brute", "lieutenant")


def test_another_hand_is_taken_if_it_does_better_in_trials() -> None:
    cards = kit().cards
    members = [(cards[card], False) for card in ("annihilation", "brute", "baron", "machine")]
    chosen = tried_hand(members, 3, lambda hand: float("machine" in hand))
    assert "machine" in chosen
    assert len(set(chosen)) == 3


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["simulate", "voyage", *words])
    out, err = capsys.readouterr()
    return status, out, err


def test_the_command_tells_of_voyages(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "voyages.jsonl"
    words = [
        *("--games", "2", "--captain", "mirel", "--plan", "straight", "--jobs", "1"),
        *("--json", "--quiet", "--out", str(file)),
    ]
    status, out, err = run(capsys, *words)
    assert (status, err) == (0, "")
    (row,) = json.loads(out)["voyages"]
    assert (row["row"], row["games"]) == ("straight careless", 2)
    assert 0 <= row["low"] <= row["score"] <= row["high"] <= 1
    # All are kept, and told again without being sailed again.
    assert run(capsys, *words)[1] == out
    # A line with right types and wrong values is refused.
    header, line = file.read_text().splitlines()[:2]
    fight = [1, 1, 0, 50, 1, 9]
    for damage in (
        *({"won": 7}, {"goal": "\ud800"}, {"goal": 5}, {"fights": [fight[:5]]}),
        *({"fights": [[*fight[:place], 101, *fight[place + 1 :]]]} for place in (2, 3, 4)),
    ):
        file.write_text(f"{header}\n{json.dumps(json.loads(line) | damage)}\n")
        status, out, err = run(capsys, *words)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert f"{file}:2: this is no line of results" in err


def test_a_name_that_is_not_known_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("captain", "goal", "scenario", "difficulty"):
        status, out, err = run(capsys, f"--{word}", "nobody")
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "'nobody' is no " + word in err
