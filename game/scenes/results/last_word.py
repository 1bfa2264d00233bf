"""What is said at the end by who has won, to those at the screen who have lost."""

from collections.abc import Sequence

from game.play import Match, portraits_of

from ..common import player_names
from ..match.fight.speakers import speakers_of
from ..services import Services
from .match_gains_row import GainSign


def last_words(services: Services, match: Match, winners: Sequence[int]) -> list[GainSign]:
    """Return the line of the first of the ``winners`` who speaks, beside its face, if one does."""
    names = player_names(services, match.seats)
    for speaker in speakers_of(services, match, names):
        if speaker.shown and not set(speaker.sides).isdisjoint(winners):
            said = services.translate("fight.says", name=speaker.name, words=speaker.line("won", 0))
            face = portraits_of(match.seats)[min(speaker.sides)]
            return [GainSign(f"portraits/{face}_glad", said)]
    return []
