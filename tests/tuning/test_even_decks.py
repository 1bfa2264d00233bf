"""The search for even decks: what it deals, what it exchanges, and what it makes of games."""

from collections.abc import Iterable
from math import exp
from pathlib import Path
from random import Random

import pytest

from game.lab.jobs import GameOutcome, Job
from game.lab.playing import kit
from game.lab.reports import Game
from game.opponents import ODDS, card_worth
from game.rules import LEFT, RIGHT

from . import deal_search
from .__main__ import main
from .deal_search import DealSearch
from .deck_model import DeckModel, DeckTally, Meeting
from .even_decks import Deal, DeckIds, is_pleasant, random_deal, swaps


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
