"""Random matches of every format, played through ``Match``, and what they keep."""

import errno
from pathlib import Path
from random import Random

from game.content import Content, load_content
from game.play import HORDE, Match, MatchStore, Record, Seat
from game.rules import (
    EDITION_NAMES,
    FIRST,
    LATER,
    RINGS,
    ChooseDifficulty,
    CustomSolo,
    State,
    Terms,
    difficulties,
    legal_actions,
)
from tests.certain import failing as failing  # noqa: PLC0414 (handed on)
from tests.certain import sure as sure  # noqa: PLC0414 (handed on)

CONTENT = load_content("en")

FORMATS = (
    Terms("preconstructed"),
    Terms("draft", edition=LATER),
    Terms("constructed", edition=FIRST),
    Terms("preconstructed", solo=True),
    Terms("draft", solo=True, edition=LATER),
    Terms("preconstructed", solo=True, custom=True),
    Terms("draft", solo=True, custom=True),
)

#: Every mode of the ring (R13), and each way of the setup in one that has it.
RING_FORMATS = (
    Terms("preconstructed", ring="three"),
    Terms("draft", ring="four", edition=LATER),
    Terms("constructed", ring="pairs"),
    Terms("preconstructed", ring="pairs", edition=LATER),
    Terms("preconstructed", ring="horde"),
    Terms("draft", ring="horde", custom=True),
)
_NAMES = ("Ada", "Bo", "Cyd", "Dot")

#: Does as a disk without room does.
full = failing(OSError(errno.ENOSPC, "No space left on device"))


def content_with(**parts: object) -> Content:
    """Return the content of the game with other ``parts`` in the place of its own."""
    content = Content(CONTENT.strings)
    for name, part in parts.items():
        setattr(content, name, part)
    return content


def record_of(match: Match) -> Record:
    return sure(match.record)


def path_of(match: Match) -> Path:
    return sure(record_of(match).path)


def seats_of(terms: Terms) -> tuple[Seat, ...]:
    if terms.ring:
        ring = RINGS[terms.ring]
        return tuple(HORDE if n in ring.wings else Seat(_NAMES[n]) for n in ring.sides)
    return Seat("Ada"), HORDE if terms.solo else Seat("Bo")


def begun(terms: Terms = FORMATS[0], seed: int = 1, store: MatchStore | None = None) -> Match:
    return Match.new(CONTENT, terms, seats_of(terms), seed, store)


def go_on(match: Match, rng: Random, actions: int = 1000) -> Match:
    """Play random actions, at most so many, and return the match."""
    for _ in range(actions):
        legal = legal_actions(match.position)
        if not legal:
            break
        match.submit(rng.choice(legal))
    return match


def played(terms: Terms = FORMATS[0], seed: int = 1, store: MatchStore | None = None) -> Match:
    return go_on(begun(terms, seed, store), Random(seed))


def wandering(terms: Terms, seed: int, actions: int) -> Match:
    """Return a match in which plays are taken back and done again; of rings seats are left."""
    match, rng = begun(terms, seed), Random(seed)
    for _ in range(actions):
        if match.result is not None:
            break
        persons = [side for side, seat in enumerate(match.seats) if seat.is_person]
        if match.field.is_ring and len(persons) > 1 and rng.random() < 0.02:
            match.hand_over(rng.choice(persons))
        elif match.why_not_undo is None and rng.random() < 0.3:
            match.undo()
        elif match.why_not_redo is None and rng.random() < 0.3:
            match.redo()
        else:
            go_on(match, rng, 1)
    return match


def at_level(level: int, seed: int, store: MatchStore | None = None) -> Match:
    """Begin a solo match of random cards and edition, at a level with random settings.

    Level 0 is the quick game.
    """
    rng = Random(seed)
    form = rng.choice(("preconstructed", "draft"))
    terms = Terms(form, solo=True, edition=rng.randrange(len(EDITION_NAMES)), custom=bool(level))
    match = Match.new(CONTENT, terms, seats_of(terms), seed, store)
    while not isinstance(match.position, State | CustomSolo):
        go_on(match, rng, 1)
    if level:
        match.submit(ChooseDifficulty(level, rng.choice(difficulties(level))))
    return match
