"""The worths of cards and even decks, found from games, and the choosers that use them."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable
from math import exp
from pathlib import Path
from random import Random

import pytest

from game.lab import GameOutcome, Job, play
from game.lab.plans import GamePlan, strength_jobs
from game.lab.playing import kit
from game.lab.reports import Game
from game.opponents import CHEAP, CHOOSER, FEW_CHEAP, ODDS, by_formula, card_worth
from game.rules import LEFT, RIGHT, Card, Terms

from . import deal_search
from .__main__ import main
from .card_fitting import card_jobs, card_samples, card_values, fitted_formula
from .choosers import CHOOSERS, HAND_RATINGS, read_chooser
from .deal_search import DealSearch
from .even_decks import (
    Deal,
    DeckIds,
    DeckModel,
    DeckTally,
    Meeting,
    is_pleasant,
    random_deal,
    swaps,
)

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
    found = card_values(games_by(true, 4000))
    worths = {row["card"]: row for row in found["cards"]}
    mean = sum(true.values()) / len(true)
    for card, row in worths.items():
        assert row["points"] == pytest.approx(true[card] - mean, abs=2.5 * row["margin"])
    assert found["games"] == 4000
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


def test_worths_are_printed_as_the_code_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(WORDS) == 0
    out = capsys.readouterr().out
    assert '    "troll": ("6: 3/6 rage berserk", ' in out
    assert "FORMULA = CardFormula(\n    creature=" in out
    assert "rating by hand (rank)" in out


def test_worths_found_choose_against_the_present_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.json"
    assert main([*WORDS, "--json"]) == 0
    path.write_text(capsys.readouterr().out)
    chooser = read_chooser(json.loads(path.read_text()), CARDS)
    assert any(chooser.worth(card) != card_worth(card) for card in CARDS.values())
    words = [*PAIR, "--jobs", "1", "--format", "draft", "--json", "--choices"]
    settings = []
    for choices in (path, "ratings", "formula"):
        assert main([*words, str(choices)]) == 0
        settings.append(json.loads(capsys.readouterr().out)["settings"]["choices_of_the_first"])
    assert len(set(settings)) == 3


@pytest.mark.parametrize("text", ["{}", "[]", "no", '{"cards": [{"card": "baron", "points": 1}]}'])
def test_a_file_without_worths_is_told(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.json"
    path.write_text(text)
    with pytest.raises(SystemExit, match="2"):
        main([*PAIR, "--choices", str(path)])
    assert "there are no worths in it" in capsys.readouterr().err


def test_a_step_without_choices_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PAIR, "--only", "bans"]) == 2
    assert "--choices" in capsys.readouterr().err


def cards_of(deal: Deal) -> list[str]:
    return sorted(card for deck in deal for card in deck)


@pytest.mark.parametrize("seed", range(5))
def test_a_deal_shares_out_the_kit_and_is_worth_playing(seed: int) -> None:
    deal = random_deal(Random(seed))
    assert cards_of(deal) == sorted(kit().cards)
    assert is_pleasant(deal)


def test_an_exchange_leaves_all_cards_in_the_deal() -> None:
    deal = random_deal(Random(1))
    for new in swaps(deal):
        assert cards_of(new) == cards_of(deal)
        assert sum(len(set(old) - set(deck)) for old, deck in zip(deal, new, strict=True)) == 2


def test_a_deck_without_its_theme_is_not_worth_playing() -> None:
    swift, shield, *others = random_deal(Random(1))
    assert not is_pleasant((shield, swift, *others))


def worth_of(deck: DeckIds) -> float:
    """The worth of a deck in these games: the Brute's is more than its usual one."""
    worth = sum(card_worth(kit().cards[card]) for card in deck)
    return worth + 500.0 * ("brute" in deck)


def decided(jobs: Iterable[Job]) -> list[Game]:
    """Let the cards decide: each side wins the share of games that their worths come to."""
    games = []
    for job in jobs:
        one, other = map(worth_of, job.hands)
        share = 1 / (1 + exp((other - one) / ODDS))
        first = LEFT if job.number % 2 == 0 else RIGHT
        won = Random(job.key).random() < share
        outcome = GameOutcome(first if won else 1 - first, LEFT, 9, "", ((), ()), ((), ()))
        games.append((job, outcome))
    return games


@pytest.mark.slow
def test_the_search_learns_from_games_what_nobody_thought() -> None:
    found = DealSearch(decided, rounds=13, games=200, seed=0).run()
    worths = [worth_of(deck) for deck in found.deal]
    # By what is thought, the deck with the Brute would be 500 above the others.
    assert max(worths) - min(worths) < 300


def test_a_model_learns_which_of_two_decks_wins() -> None:
    """The first deck has lost all of forty games: one much like it will lose, too."""
    one, other, *rest = random_deal(Random(3))
    like = (*one[1:], rest[0][0])
    pairs = [(one, other), (other, one), (like, other), (rest[0], rest[1])]
    model = DeckModel()
    (before,) = model.odds_by(pairs, ("deep",))
    model.learn({Meeting("deep", one, other): DeckTally(0, 40)})
    ((lost, won, alike, strangers),) = model.odds_by(pairs, ("deep",))
    assert lost < before[0] - 0.5
    assert won == pytest.approx(-lost)
    assert lost - before[0] < alike - before[2] < -0.2
    assert abs(strangers - before[3]) < 0.2


def test_what_one_strength_shows_holds_in_part_for_another() -> None:
    one, other = random_deal(Random(3))[:2]
    model = DeckModel()
    ((before,),) = model.odds_by([(one, other)], ("deep",))
    model.learn({Meeting("deep", one, other): DeckTally(0, 40)})
    (seen,), (heard,) = model.odds_by([(one, other)], ("deep", "greedy"))
    assert seen - before < heard - before < (seen - before) / 3


def test_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same games give the same decks, and a file is gone on with."""
    monkeypatch.setattr(deal_search, "JUDGES", ("beginner",))
    words = ["evendecks", "--rounds", "2", "--games", "2"]
    words += ["--quiet", "--jobs", "1"]
    kept = tmp_path / "search.jsonl"
    assert main([*words, "--out", str(kept)]) == 0
    first = capsys.readouterr().out
    size = kept.stat().st_size
    assert main([*words, "--out", str(kept)]) == 0
    assert capsys.readouterr().out == first
    assert kept.stat().st_size == size
    assert first.startswith("swift: [")
