"""The search for even decks: what it deals, what it exchanges, and what it makes of games."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from pathlib import Path
from random import Random

import pytest

from game.__main__ import main
from game.lab.deal_search import DealSearch, balanced
from game.lab.even_decks import Deal, is_pleasant, random_deal, swaps, worth_of
from game.lab.jobs import GameOutcome, Job
from game.lab.playing import kit
from game.lab.reports import Game
from game.opponents import ODDS, card_worth
from game.rules import LEFT, RIGHT


def cards_of(deal: Deal) -> list[str]:
    return sorted(card for deck in deal for card in deck)


@pytest.mark.parametrize("seed", range(5))
def test_a_deal_shares_out_the_kit_and_is_worth_playing(seed: int) -> None:
    deal = random_deal(Random(seed))
    assert cards_of(deal) == sorted(kit().cards)
    assert is_pleasant(deal)


def test_an_exchange_leaves_all_cards_in_the_deal() -> None:
    deal = random_deal(Random(1))
    for new, one, other, mine, yours in swaps(deal):
        assert cards_of(new) == cards_of(deal)
        assert mine in new[other]
        assert yours in new[one]


def test_a_deck_without_its_theme_is_not_worth_playing() -> None:
    swift, shield, *others = random_deal(Random(1))
    assert not is_pleasant((shield, swift, *others))


def test_a_balanced_deal_has_decks_of_like_worth() -> None:
    values = {card: 100.0 * number for number, card in enumerate(sorted(kit().cards))}
    deal = random_deal(Random(2))
    before = [worth_of(deck, values) for deck in deal]
    after = [worth_of(deck, values) for deck in balanced(deal, values)]
    assert max(after) - min(after) < (max(before) - min(before)) / 4


def truth() -> dict[str, float]:
    """What the cards do in these games: the Brute more than anybody thinks."""
    values = {card: float(card_worth(kit().cards[card])) for card in kit().cards}
    return values | {"brute": values["brute"] + 900.0}


def decided(jobs: Iterable[Job]) -> list[Game]:
    """Let the cards decide: each side wins the share of games that their worths come to."""
    games = []
    for job in jobs:
        one, other = (worth_of(hand, truth()) for hand in job.hands)
        share = 1 / (1 + exp((other - one) / ODDS))
        first = LEFT if job.number % 2 == 0 else RIGHT
        won = Random(job.key).random() < share
        outcome = GameOutcome(first if won else 1 - first, LEFT, 9, "", ((), ()), ((), ()))
        games.append((job, outcome))
    return games


def test_the_search_learns_from_games_what_nobody_thought() -> None:
    search = DealSearch(decided, deals=3, exchanges=8, games=4000, seed=0)
    worths = [worth_of(deck, truth()) for deck in search.run().candidate.deal]
    # Where the Brute is, the deals that are even by what is thought are 900 apart.
    assert max(worths) - min(worths) < 400


def test_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same games give the same decks, and a file is gone on with."""
    words = ["simulate", "evendecks", "--deals", "2", "--exchanges", "1"]
    words += ["--games", "10", "--quiet", "--jobs", "1"]
    kept = tmp_path / "search.jsonl"
    assert main([*words, "--out", str(kept)]) == 0
    first = capsys.readouterr().out
    size = kept.stat().st_size
    assert main([*words, "--out", str(kept)]) == 0
    assert capsys.readouterr().out == first
    assert kept.stat().st_size == size
    assert first.startswith("swift: [")
