"""A player's year, made up for pictures of what the profile tells."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import NamedTuple

from game.play import (
    ANCHORS,
    COUNTED,
    HORDE,
    STRENGTHS,
    CountedRecord,
    ForecastUse,
    Header,
    MatchFigures,
    Record,
    Result,
    Seat,
    match_id,
)
from game.rules import LEFT, RIGHT, Terms

from ...services import Services

_FORMS = ("preconstructed", "preconstructed", "draft", "constructed")
_PERSON = Seat("Alaric", portrait="oak")
_SEED = 4
#: The share of matches against the Horde.
_ALONE = 0.18


def file_year(services: Services, count: int = 140, until: datetime | None = None) -> None:
    """File so many matches of a player who gets better, without playing them.

    There is one every seven hours, the last of them seven hours before ``until``, or now.
    """
    chance = Random(_SEED)
    until = until or datetime.now(UTC).replace(microsecond=0)
    profile = services.profile
    counted = []
    for number in range(count):
        skill = 900 + 850 * number / count
        record, figures = _made_up(
            services, chance, skill, until - timedelta(hours=7 * (count - number))
        )
        profile.file_match(record)
        counted.append(CountedRecord(match_id(record.header), COUNTED, figures))
    profile.figures.add(counted)
    for each in counted[:60]:
        turns = chance.randint(3, 9)
        warned = chance.randint(0, turns // 2)
        use = ForecastUse(
            turns, turns, chance.randint(0, turns // 2), warned, warned // 2 + warned % 2
        )
        profile.figures.note_forecast(each.match, use)


class _Rival(NamedTuple):
    """Whom the player has met, how that is called and rated, and what was played."""

    seat: Seat
    name: str
    form: str
    points: float
    level: int = 0


def _computer(chance: Random, strength: str) -> _Rival:
    seat = Seat("", "computer", strength=strength)
    return _Rival(seat, strength, chance.choice(_FORMS), ANCHORS[strength].points)


def _horde(chance: Random) -> _Rival:
    form, level = chance.choice(_FORMS[:3]), chance.choice((0, 0, 1, 2, 3))
    return _Rival(HORDE, "horde", form, 1200 + 150 * level, level)


def _made_up(
    services: Services, chance: Random, skill: float, began: datetime
) -> tuple[Record, MatchFigures]:
    alone = chance.random() < _ALONE
    near = min(STRENGTHS, key=lambda name: abs(ANCHORS[name].points - skill))
    step = STRENGTHS.index(near) + chance.choice((-1, 0, 0, 1))
    rival = _horde(chance) if alone else _computer(chance, STRENGTHS[min(7, max(0, step))])
    won = chance.random() < 1 / (1 + 10 ** ((rival.points - skill) / 400))
    turns = chance.randint(6, 19)
    terms, seats = Terms(rival.form, alone), (_PERSON, rival.seat)
    header = Header(chance.getrandbits(60), terms, seats, "", began=began)
    record = Record(header, result=Result(LEFT if won else RIGHT, "R4.4", turns))
    deck = chance.choice(services.content.decks) if rival.form == "preconstructed" else None
    cards = deck.cards if deck else tuple(chance.sample(list(services.content.cards.values()), 8))
    ids = tuple(card.id for card in cards)
    deeds = {
        "destroyed_at_once": chance.randint(0, 3),
        "turns": turns,
        "hits_taken": chance.randint(0, 9),
    }
    played = tuple(card for card in ids if chance.random() < 0.7)
    figures = MatchFigures(
        "won" if won else "lost",
        rival.form,
        rival.name,
        rival.level,
        turns,
        deck.id if deck else "",
        ids,
        played,
        deeds,
        {card: turns % (place + 2) for place, card in enumerate(played)},
    )
    return record, figures
