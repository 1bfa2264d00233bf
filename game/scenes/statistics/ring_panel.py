"""The rows of the rings among the statistics: wins by mode, relief, and spoils."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.play import RingOverview, WinTally
from game.rules import RINGS

from .tally_list import TallyRow


def ring_rows(say: Callable[..., str], found: RingOverview) -> list[TallyRow]:
    """Return the rows of the modes that were played, and of how often cards were passed on."""
    if not found.modes:
        return []
    return [*_modes(say, found), *_relief(say, found)]


def _modes(say: Callable[..., str], found: RingOverview) -> Iterator[TallyRow]:
    for mode, ring in RINGS.items():
        tally, name = found.modes.get(mode, WinTally()), say(f"new_ring.modes.{mode}.name")
        words = ""
        if ring.spoils and tally.games:
            spoils = say("statistics.rings.spoils", count=found.spoils[mode])
            words = say("statistics.rings.own", name=name, won=tally.won, games=tally.games,
                        spoils=spoils)  # fmt: skip
        yield TallyRow(name, tally, words)


def _relief(say: Callable[..., str], found: RingOverview) -> Iterator[TallyRow]:
    if not found.partnered:
        return
    cards = say("statistics.rings.cards", count=found.reliefs)
    words = say(
        "statistics.rings.relief_text", cards=cards, count=found.relieved, matches=found.partnered
    )
    tally = WinTally(found.relieved, found.partnered - found.relieved)
    yield TallyRow(say("statistics.rings.relief"), tally, words)
