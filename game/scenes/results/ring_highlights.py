"""The highlights of a ring: whose blow decided it, over which bridge, and the best card."""

from __future__ import annotations

from collections.abc import Sequence

from game.board import ShownCard
from game.play import CONCEDED, DecisiveBlow, Match, decisive_blow_of, last_strike_on
from game.rules import NOBODY

from ..common import HORDE_ENDS, LAST_ROUND, horde_is_beaten
from ..services import Services
from .highlight_panels import Highlights, best_words, shown_stronghold_of

#: The duel's rules whose pictures those of a ring's ends have.
_OUT_OF_CARDS, _OUT_OF_TURNS, _BY_FORT = "R9.8", "R7.2", "R4.4"


def picture_of_end(match: Match) -> str:
    """Return the rule of the duel by which the end of a ring is pictured."""
    assert match.result is not None
    rule = match.result.rule
    if rule == LAST_ROUND:
        return _OUT_OF_TURNS
    if rule == HORDE_ENDS and horde_is_beaten(match):
        return _OUT_OF_CARDS
    return rule if rule == CONCEDED else _BY_FORT


def ring_highlights(services: Services, match: Match, names: Sequence[str], how: str) -> Highlights:
    """Find what stands out in a ring; ``how`` says how it ended, for one without a last blow."""
    rule = picture_of_end(match)
    blow = decisive_blow_of(match)
    if rule == _OUT_OF_CARDS:
        blow = last_strike_on(match, *match.field.wings)
    words = how if blow is None else _blow_words(services, names, blow, rule)
    best, deeds = best_words(services, match)
    owner = NOBODY if blow is None else blow.victim
    return Highlights(blow, best, rule, words, deeds, _standing(services, match, rule), owner)


def _blow_words(services: Services, names: Sequence[str], blow: DecisiveBlow, rule: str) -> str:
    """Return how hard it was and over which bridge: two neighbours share one (R13.1)."""
    key = "results.blow_deck" if rule == _OUT_OF_CARDS else "results.blow"
    return services.translate(
        "ring_results.over_bridge",
        blow=services.translate(key, count=blow.amount, turn=blow.turn),
        attacker=str(names[blow.side]),
        victim=str(names[blow.victim]),
    )


def _standing(services: Services, match: Match, rule: str) -> tuple[ShownCard, ...]:
    """Return the stronghold of who left last, where nobody is left at the table (R13.10)."""
    if match.state is None or rule != CONCEDED:
        return ()
    return tuple(shown_stronghold_of(services, match.state, seat) for seat in match.gave_up[-1:])
