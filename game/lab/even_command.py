"""``python -m game simulate evendecks``: search for even decks, and print them as data."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from math import exp

from game.content import ContentError

from .command import play_out, stopped_by
from .deal_search import JUDGES, DealSearch, Standing
from .even_decks import THEMES, Deal, pairs_of
from .jobs import Job
from .lab_errors import LabError
from .ledger import Ledger
from .plans import DUELS, GamePlan
from .playing import kit
from .reports import Game
from .runs import settings_of
from .tables import percent, text_table


def search_even_decks(options: Namespace) -> int:
    """Carry out the search that the options ask for; return the exit status."""
    table = GamePlan(options.games, options.seed, DUELS[:1])
    try:
        start = _start(options)
        ledger = Ledger(settings_of("evendecks", table), options.out)
    except (ContentError, LabError) as error:
        print(error, file=sys.stderr)
        return 2
    wanted: list[Job] = []

    def play(jobs: Iterable[Job]) -> list[Game]:
        wanted[:] = jobs
        return play_out(wanted, ledger, options)

    search = DealSearch(play, options.rounds, options.games, options.seed)
    try:
        standing = search.run(start)
    except (KeyboardInterrupt, BrokenProcessPool, LabError) as error:
        return stopped_by(error, wanted, ledger)
    finally:
        ledger.close()
    print(f"{deal_text(standing.deal)}\n\n{standing_text(standing)}")
    return 0


def _start(options: Namespace) -> Deal | None:
    """Return the even decks as they are, where they are to be mended."""
    if not options.mend:
        return None
    by_id = {deck.id: deck for deck in kit().even_decks}
    if missing := [theme for theme in THEMES if theme not in by_id]:
        hint = f"name them {', '.join(THEMES)} in data/even_decks.yaml"
        raise LabError(f"there is no even deck {missing[0]!r}: {hint}")
    return tuple(tuple(card.id for card in by_id[theme].cards) for theme in THEMES)


def deal_text(deal: Deal) -> str:
    """Return the decks as they stand in ``data/even_decks.yaml``."""
    return "\n".join(
        f"{theme}: [{', '.join(deck)}]" for theme, deck in zip(THEMES, deal, strict=True)
    )


def standing_text(standing: Standing) -> str:
    """Return the share of games that is expected of each two decks, for each who played them."""
    themes = list(THEMES)
    pairs = pairs_of(standing.deal)
    return text_table(
        [
            {
                "": f"{themes[one]} against {themes[other]}",
                **{
                    judge: percent(1 / (1 + exp(-odds[number])))
                    for judge, odds in zip(JUDGES, standing.odds, strict=True)
                },
            }
            for number, (one, other) in enumerate(pairs)
        ]
    )
