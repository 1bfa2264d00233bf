"""The thread of story through a saga (R16.112): which beats are told, by what was won and lost.

A beat is an id, a number for the one of its wordings that is told, and ids or figures for its
words. It follows from the saga alone; no rule asks for it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ..luck import stream
from ..voyage_state import LOST, WON
from .saga_state import GIVEN_UP, Saga, SagaVoyage

OPENING, STAGE, ENDED = "opening", "stage", "ended"
#: Beats of which a saga tells one alone have one wording, all others so many.
WORDINGS = 2


class Beat(NamedTuple):
    """A beat of the story: its id, the number of its wording from 1, and what its words name.

    ``values`` are pairs of "card", "relic", "number" or "stop" with an id or a figure.
    """

    id: str
    wording: int = 1
    values: tuple[tuple[str, str | int], ...] = ()


class StoryPage(NamedTuple):
    """What the log tells after so many voyages; page 0 comes before the first."""

    voyages: int
    beats: tuple[Beat, ...]


_Values = tuple[tuple[str, str | int], ...]


class _Past(NamedTuple):
    """A voyage that has landed, and those before it."""

    saga: Saga
    before: tuple[SagaVoyage, ...]
    voyage: SagaVoyage

    @property
    def every(self) -> tuple[SagaVoyage, ...]:
        return (*self.before, self.voyage)


def story(saga: Saga) -> tuple[StoryPage, ...]:
    """Return the pages of the log so far, one before the first voyage and one after each."""
    told: Counter[str] = Counter()
    pages = [StoryPage(0, (Beat(OPENING), Beat(f"{STAGE}_1")))]
    for number, voyage in enumerate(saga.voyages, 1):
        if voyage.landing is None:
            break
        past = _Past(saga, saga.voyages[: number - 1], voyage)
        beats = [_worded(saga, told, *each) for each in _main_and_aside(past, told)]
        if voyage.landing.is_won and voyage.stop + 1 < len(saga.numbers.stops):
            beats.append(Beat(f"{STAGE}_{voyage.stop + 2}"))
        pages.append(StoryPage(number, tuple(beats)))
    if saga.end:
        last = pages.pop()
        pages.append(last._replace(beats=(*last.beats, Beat(f"{ENDED}_{saga.end}"))))
    return tuple(pages)


def beat_ids(scenarios: Iterable[str], goals: Iterable[str], stops: int) -> dict[str, int]:
    """Return every beat that can be told, with the number of its wordings."""
    once = [OPENING, *(f"{STAGE}_{number}" for number in range(1, stops + 1))]
    once += [f"{ENDED}_{end}" for end in (WON, LOST, GIVEN_UP)]
    often = [f"{WON}_{goal}" for goal in goals] + [f"{LOST}_{each}" for each in scenarios]
    often += _ASIDES
    return dict.fromkeys(once, 1) | dict.fromkeys(often, WORDINGS)


def _worded(saga: Saga, told: Counter[str], identity: str, values: _Values) -> Beat:
    """Return a beat in a wording of the seed's choice, and in the other when it comes again."""
    first = stream(saga.header.seed, "saga", "words", identity)
    wording = 1 + (first + told[identity]) % WORDINGS
    told[identity] += 1
    return Beat(identity, wording, values)


def _main_and_aside(past: _Past, told: Counter[str]) -> Iterator[tuple[str, _Values]]:
    """Yield how the voyage ended, and of all else that is true what was told least."""
    landing = past.voyage.landing
    assert landing is not None
    yield (f"{WON}_{landing.goal}" if landing.is_won else f"{LOST}_{past.voyage.scenario}"), ()
    true = {name: next(find(past), None) for name, find in _ASIDES.items()}
    known = [(name, values) for name, values in true.items() if values is not None]
    aside = min(known, key=lambda each: told[each[0]], default=None)
    if aside is not None:
        yield aside


def _last_rope(past: _Past) -> Iterator[_Values]:
    """Find whether one more voyage lost will be the end."""
    numbers = past.saga.numbers
    lost = sum(not _is_won(each) for each in past.every)
    if not _is_won(past.voyage) and lost == numbers.voyages - len(numbers.stops):
        yield ()


def _relic_lost(past: _Past) -> Iterator[_Values]:
    """Find the relic that sailed out and does not sail on."""
    voyage = past.voyage
    if voyage.start.relic and voyage.kept and voyage.kept.relic != voyage.start.relic:
        yield (("relic", voyage.start.relic),)


def _rival_won(past: _Past) -> Iterator[_Values]:
    """Find the first win of a rival captain in this saga."""
    if _rivals((past.voyage,)) and not _rivals(past.before):
        yield ()


def _rival_again(past: _Past) -> Iterator[_Values]:
    """Find a later one, and how many there are."""
    if _rivals((past.voyage,)) and _rivals(past.before):
        yield (("number", _rivals(past.every)),)


def _revenge(past: _Past) -> Iterator[_Values]:
    """Find a stop that was lost before and is won now."""
    stop = past.voyage.stop
    if _is_won(past.voyage) and any(each.stop == stop for each in past.before):
        yield ()


def _left_ashore(past: _Past) -> Iterator[_Values]:
    """Find, of the cards that sailed out and stay behind, the one that had sailed longest."""
    if past.voyage.kept is None:
        return
    kept = {each.card for each in past.voyage.kept.cards}
    gone = [each.card for each in past.voyage.start.cards if each.card not in kept]
    if gone:
        yield (("card", max(gone, key=lambda card: _sailed(past.before, card))),)


def _veteran(past: _Past) -> Iterator[_Values]:
    """Find a card that sails on for the third time without a gap, or a later one."""
    if past.voyage.kept is None:
        return
    sailed = {each.card: _sailed(past.every, each.card) for each in past.voyage.kept.cards}
    longest = max(sailed, key=lambda card: sailed[card], default="")
    if longest and sailed[longest] >= _VETERAN:
        yield (("card", longest), ("number", sailed[longest]))


def _unbroken(past: _Past) -> Iterator[_Values]:
    """Find three stops won in a row, or more."""
    run = 0
    for each in reversed(past.every):
        if not _is_won(each):
            break
        run += 1
    if run >= _UNBROKEN:
        yield (("number", run),)


_VETERAN, _UNBROKEN = 3, 3
#: What can be told beside the outcome, the weightiest first.
_ASIDES: dict[str, Callable[[_Past], Iterator[_Values]]] = {
    "last_rope": _last_rope,
    "relic_lost": _relic_lost,
    "revenge": _revenge,
    "rival_won": _rival_won,
    "rival_again": _rival_again,
    "left_ashore": _left_ashore,
    "veteran": _veteran,
    "unbroken": _unbroken,
}


def _is_won(voyage: SagaVoyage) -> bool:
    return voyage.landing is not None and voyage.landing.is_won


def _rivals(voyages: Iterable[SagaVoyage]) -> int:
    return sum(each.landing.rivals for each in voyages if each.landing is not None)


def _sailed(voyages: tuple[SagaVoyage, ...], card: str) -> int:
    """Return after how many of the last voyages, without a gap, a card sailed on."""
    number = 0
    for each in reversed(voyages):
        if card not in [member.card for member in (each.kept.cards if each.kept else ())]:
            break
        number += 1
    return number
