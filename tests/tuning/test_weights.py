"""The weights of the evaluation, found from games."""

import json
from math import exp
from pathlib import Path
from random import Random

import pytest

from game.lab import Job, play
from game.lab.jobs import GameOutcome, read_outcome, seed_of
from game.lab.playing import kit
from game.opponents import ODDS, WEIGHTS, Judge
from game.rules import LEFT, Terms, from_text

from .__main__ import main
from .logistic_fit import LogisticFit, Sample, Tie, loss
from .weight_fitting import (
    duel_text,
    feature_judge,
    features_of,
    flat,
    plain,
    read_weights,
    rising,
    samples,
    sensible,
    shaped,
    solo_text,
    weight_figures,
)

WORDS = ["weights", "--strength", "beginner", "--games", "10", "--jobs", "1", "--quiet"]

#: The judgement before cards had points of their own, in today's shape.
FORMER = Path(__file__).with_name("former_weights.json")


def game(terms: Terms, players: int) -> tuple[Job, GameOutcome]:
    job = Job("test", 1, seed_of(0, 1), terms, ("careless",) * players, kept=True)
    return job, play(job)


@pytest.fixture(scope="module")
def games() -> list[tuple[Job, GameOutcome]]:
    return [game(Terms("draft"), 2), game(Terms("draft", solo=True), 1)]


def test_every_turn_begins_with_a_kept_position(games: list[tuple[Job, GameOutcome]]) -> None:
    for _, outcome in games:
        states = [from_text(text, kit().cards) for text in outcome.positions]
        assert [state.turn for state in states] == list(range(1, len(states) + 1))
        assert read_outcome(json.loads(json.dumps(outcome.plain()))) == outcome


def test_features_times_weights_are_the_value(games: list[tuple[Job, GameOutcome]]) -> None:
    rng = Random(5)
    weights = shaped([rng.randrange(-900, 900) for _ in flat(WEIGHTS)])
    judge, reader = Judge(weights), feature_judge()
    for _, outcome in games:
        for text in outcome.positions:
            state = from_text(text, kit().cards)
            features = features_of(state, reader)
            summed = sum(flat(weights)[place] * value for place, value in features.items())
            # Tenths are rounded, card by card.
            assert summed == pytest.approx(judge.value(state, state.active), abs=20)


def test_a_result_is_that_of_the_side_to_move(games: list[tuple[Job, GameOutcome]]) -> None:
    _, outcome = games[0]
    first, second = list(samples(games))[:2]
    began = outcome.beginner == LEFT
    assert first.result == (outcome.winner == LEFT if began else outcome.winner != LEFT)
    assert first.result + second.result == 1


def test_the_fit_finds_the_weights_that_made_the_results() -> None:
    rng = Random(1)
    true = [900, -400, 0, 250]
    seen = []
    for _ in range(6000):
        features = {place: rng.uniform(-3, 3) for place in range(4)}
        odds = sum(true[place] * value for place, value in features.items()) / ODDS
        seen.append(Sample(features, float(rng.random() < 1 / (1 + exp(-odds)))))
    start = [300, -700, 10, 1000]
    found = LogisticFit(seen, start, [300.0] * 4).weights()
    assert found == pytest.approx(true, abs=100)
    assert loss(seen, found) < loss(seen, start)


def test_what_no_game_tells_stays_as_it_is() -> None:
    seen = [Sample({0: 1.0}, 1.0)] * 50
    assert LogisticFit(seen, [100, 40, -7], [30.0] * 3).weights()[1:] == [40, -7]


def test_tied_weights_stray_together() -> None:
    seen = [Sample({0: 1.0}, 1.0)] * 50
    alone = LogisticFit(seen, [100, 100], [300.0] * 2).weights()
    tied = LogisticFit(seen, [100, 100], [300.0] * 2, [Tie(0, 1, 50.0)]).weights()
    assert alone[1] == 100
    assert 100 < tied[1] <= tied[0]


def test_what_makes_no_sense_is_chance() -> None:
    """A longer life is never worth less, and mana to spend and abilities are no burden."""
    moves = WEIGHTS.moves._replace(fort=(-3000, 40, 20, 90), spend=-3, front=(-5, 2))
    lone = WEIGHTS.lone._replace(fort_after=(4, 2, 9), spend=-7, deck=(-9, 2))
    found = sensible(WEIGHTS._replace(moves=moves, lone=lone))
    assert found.moves.fort == (-3000, 30, 30, 90)
    assert (found.moves.spend, found.moves.front) == (0, (-5, 2))
    assert found.lone.fort_after == (3, 3, 9)
    assert (found.lone.spend, found.lone.deck) == (0, (-9, 2))
    assert (found.waits, found.horde) == (WEIGHTS.waits, WEIGHTS.horde)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ((1, 2, 3), (1, 2, 3)),
        ((3, 2, 1), (2, 2, 2)),
        ((0, 5, 4, 3, 9), (0, 4, 4, 4, 9)),
        ((4, 9, 5, -2), (4, 4, 4, 4)),
        ((), ()),
    ],
)
def test_a_row_rises_by_pools(row: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert rising(row) == expected


def test_the_weights_of_the_game_make_sense() -> None:
    assert sensible(WEIGHTS) == WEIGHTS


def test_duels_leave_the_weights_of_solo_games_alone(games: list[tuple[Job, GameOutcome]]) -> None:
    found = read_weights(weight_figures(games[:1], WEIGHTS)["weights"])
    assert (found.lone, found.horde) == (WEIGHTS.lone, WEIGHTS.horde)
    assert found.moves != WEIGHTS.moves


def test_solo_games_leave_the_weights_of_duels_alone(games: list[tuple[Job, GameOutcome]]) -> None:
    found = read_weights(weight_figures(games[1:], WEIGHTS)["weights"])
    assert (found.moves, found.waits) == (WEIGHTS.moves, WEIGHTS.waits)
    assert found.lone != WEIGHTS.lone
    assert found.horde != WEIGHTS.horde


def test_weights_are_written_and_read() -> None:
    assert shaped(flat(WEIGHTS)) == WEIGHTS
    assert read_weights(json.loads(json.dumps(plain(WEIGHTS)))) == WEIGHTS


def test_found_weights_play_against_the_old_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "weights.json"
    assert main([*WORDS, "--json"]) == 0
    path.write_text(capsys.readouterr().out)
    assert read_weights(json.loads(path.read_text())["weights"]) != WEIGHTS
    words = ["--pair", "beginner", "beginner", "--games", "2", "--jobs", "1", "--quiet"]
    assert main(["strengths", *words, "--weights", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["pairs"][0]["games"] == 2
    assert "weights_of_the_first" in found["settings"]


def test_the_former_judgement_is_at_hand_to_play_against() -> None:
    """Cards by their ratings, and nothing that they are worth of their own in play."""
    found = read_weights(json.loads(FORMER.read_text())["weights"])
    assert not any(found.moves.card_play)
    assert found.moves != WEIGHTS.moves


def test_weights_are_told_as_the_code_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--solo"]) == 0
    out = capsys.readouterr().out
    assert "\nHORDE = SoloWeights(\n    fort=(" in out
    assert duel_text(WEIGHTS) in out


def test_the_text_of_weights_is_code() -> None:
    names: dict[str, object] = {
        "DuelWeights": type(WEIGHTS.moves),
        "SoloWeights": type(WEIGHTS.lone),
    }
    exec(duel_text(WEIGHTS) + solo_text(WEIGHTS), names)
    assert tuple(names[name] for name in ("MOVES", "WAITS", "LONE", "HORDE")) == WEIGHTS


HEAVY = json.dumps({"weights": plain(WEIGHTS._replace(lone=WEIGHTS.lone._replace(mana=10**9)))})


@pytest.mark.parametrize(
    "text",
    [
        *("{}", "[]", "no", '{"weights": {"moves": {}}}', "[" * 100_000, HEAVY),
        *('{"weights": {"moves": 1e999}}', '{"weights": 1}', "\x00", "9" * 9000),
    ],
    ids=lambda text: text[:30],
)
def test_a_file_without_weights_is_told(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    with pytest.raises(SystemExit, match="2"):
        main([*WORDS, "--weights", str(path)])
    told = capsys.readouterr().err
    assert "there are no weights in it; write one by" in told
    assert told.count("\n") == 1
