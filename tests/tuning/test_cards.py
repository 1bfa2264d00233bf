"""The worths of cards, found from games, and the choosers that use them."""

import json
import pickle
from math import exp
from pathlib import Path
from random import Random

import pytest

from game.lab import Job, play
from game.lab.jobs import GameOutcome
from game.lab.plans import GamePlan, strength_jobs
from game.lab.playing import kit
from game.opponents import CHEAP, CHOOSER, FEW_CHEAP, ODDS, by_formula, card_worth
from game.rules import LEFT, RIGHT, Card, Terms

from .__main__ import main
from .card_fitting import card_jobs, card_samples, card_values, fitted_formula
from .choosers import CHOOSERS, HAND_RATINGS, read_chooser

CARDS = kit().cards
WORDS = ["cards", "--strength", "beginner", "--games", "20", "--jobs", "1", "--quiet"]
PAIR = ["strengths", "--pair", "beginner", "beginner", "--games", "2", "--quiet"]


def outcome(winner: int, beginner: int = LEFT) -> GameOutcome:
    return GameOutcome(winner, beginner, 9, "", ((), ()), ((), ()))


def game(number: int, left: str, right: str, winner: int) -> tuple[Job, GameOutcome]:
    hands = tuple(left.split()), tuple(right.split())
    return Job("deep", number, 1, Terms(), ("deep", "deep"), hands=hands), outcome(winner)


def games_by(worths: dict[str, int], count: int) -> list[tuple[Job, GameOutcome]]:
    """Return games that hands drawn at random have won as often as their cards are worth."""
    rng, played = Random(3), []
    for number in range(count):
        drawn = rng.sample(list(CARDS), 16)
        edge = sum(worths[card] for card in drawn[:8]) - sum(worths[card] for card in drawn[8:])
        winner = LEFT if rng.random() < 1 / (1 + exp(-edge / ODDS)) else RIGHT
        played.append(game(number, " ".join(drawn[:8]), " ".join(drawn[8:]), winner))
    return played


def test_each_side_begins_with_eight_different_cards() -> None:
    jobs = list(card_jobs("beginner", GamePlan(12)))
    for job in jobs:
        left, right = job.hands
        assert len(left) == len(right) == 8
        assert len(set(left)) == len(set(right)) == 8
    assert len({job.hands for job in jobs}) == 12
    assert jobs[:6] == list(card_jobs("beginner", GamePlan(6)))


def test_chosen_cards_are_better_than_those_drawn() -> None:
    worths = [
        sum(card_worth(CARDS[card]) for hand in job.hands for card in hand)
        for job in card_jobs("beginner", GamePlan(200))
    ]
    assert sum(worths[1::2]) > sum(worths[::2])


def test_a_game_tells_of_the_cards_that_one_side_has_alone() -> None:
    (sample,) = card_samples([game(2, "baron brute", "brute troll", RIGHT)]).train
    places = {card: place for place, card in enumerate(CARDS)}
    told = [sample.features[places[card]] for card in ("baron", "brute", "troll")]
    assert told == [1.0, 0.0, -1.0]
    assert sample.result == 0.0


def test_cheap_cards_are_counted_beyond_the_first() -> None:
    cheap = [card.id for card in CARDS.values() if card.cost <= CHEAP][: FEW_CHEAP + 2]
    (sample,) = card_samples([game(2, " ".join(cheap), "baron troll", LEFT)]).train
    assert sample.features[len(CARDS)] == -2.0


def test_the_worths_that_made_the_results_are_found() -> None:
    rng = Random(5)
    true = {card: rng.randrange(-500, 501) for card in CARDS}
    found = card_values(games_by(true, 1500))
    worths = {row["card"]: row for row in found["cards"]}
    mean = sum(true.values()) / len(true)
    for card, row in worths.items():
        assert row["points"] == pytest.approx(true[card] - mean, abs=2.5 * row["margin"])
    assert found["games"] == 1500
    assert found["surprise_held_out"]["found"] < found["surprise_held_out"]["rating"]
    assert [row["rank_of_points"] for row in found["cards"]] == list(range(1, 33))


def test_the_formula_follows_what_cards_are_worth() -> None:
    """Were health all that counts, a card of more would be worth more."""
    found = fitted_formula({card: 400 * getattr(CARDS[card], "health", 0) for card in CARDS})
    assert by_formula(CARDS["troll"], found) > by_formula(CARDS["brute"], found)
    assert found.health > 250
    assert min(found[2:]) > 0


def test_the_first_chooses_by_other_worths_and_changes_its_seat() -> None:
    chooser = CHOOSERS["ratings"]
    table = GamePlan(2, forms=("draft",))
    jobs = list(strength_jobs([("deep", "deep")], table, chooser=chooser, in_step="bans"))
    assert [job.choosers for job in jobs] == [(chooser, CHOOSER), (CHOOSER, chooser)]
    assert {job.in_step for job in jobs} == {"bans"}
    assert pickle.loads(pickle.dumps(jobs[0].choosers[0].worth))(CARDS["baron"]) == 37


#: To build is to look at 32 cards, then at 31, down to 23; to ban twice, at ten and at nine.
BUILDING, BANNING = sum(range(23, 33)), 10 + 9


@pytest.mark.parametrize(
    ("in_step", "looks"), [("", BUILDING + BANNING), ("decks", BUILDING), ("bans", BANNING)]
)
def test_a_chooser_is_asked_in_its_step_alone(in_step: str, looks: int) -> None:
    asked: list[Card] = []

    def worth(card: Card) -> int:
        asked.append(card)
        return HAND_RATINGS[card.id]

    chooser, table = CHOOSER._replace(worth=worth), GamePlan(1, forms=("constructed",))
    (job,) = strength_jobs([("beginner", "beginner")], table, chooser=chooser, in_step=in_step)
    play(job)
    assert len(asked) == looks


def test_worths_found_choose_against_the_present_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, games = tmp_path / "cards.json", ("--out", str(tmp_path / "games.jsonl"))
    assert main([*WORDS, *games, "--json"]) == 0
    path.write_text(capsys.readouterr().out)
    # The second time nothing is played, and it is told as the code has it.
    assert main([*WORDS, *games]) == 0
    out = capsys.readouterr().out
    assert '    "troll": ("6: 3/6 rage berserk", ' in out
    assert "FORMULA = CardFormula(\n    creature=" in out
    assert "rating by hand (rank)" in out
    chooser = read_chooser(json.loads(path.read_text()), CARDS)
    assert any(chooser.worth(card) != card_worth(card) for card in CARDS.values())
    words = [*PAIR, "--jobs", "1", "--format", "draft", "--json", "--choices"]
    settings = []
    for choices in (path, "ratings"):
        assert main([*words, str(choices)]) == 0
        settings.append(json.loads(capsys.readouterr().out)["settings"]["choices_of_the_first"])
    assert len(set(settings)) == 2


def rows(points: object) -> str:
    return json.dumps({"cards": [{"card": card, "points": points} for card in CARDS]})


@pytest.mark.parametrize(
    "text",
    [
        *("{}", "[]", "no", '{"cards": [{"card": "baron", "points": 1}]}'),
        *map(rows, (10**15, 10**400, True, "9")),
    ],
    ids=lambda text: text[:60],
)
def test_a_file_without_worths_is_told(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.json"
    path.write_text(text)
    with pytest.raises(SystemExit, match="2"):
        main([*PAIR, "--choices", str(path)])
    assert "there are no worths in it; write them by" in capsys.readouterr().err


def test_a_step_without_choices_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PAIR, "--only", "bans"]) == 2
    assert "--choices" in capsys.readouterr().err
