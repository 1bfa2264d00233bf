"""The one door of the saga's rules: its beginning, legal deeds, why not, what a deed does."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..voyage_book import RELIC_SIZES, VoyageBook
from ..voyage_refusals import DeedRefused, VoyageRefusal
from ..voyage_state import LOST, WON
from .saga_state import (
    GIVEN_UP,
    Landing,
    Saga,
    SagaHeader,
    SagaVoyage,
    SailsOn,
    most_kept,
    offered,
    rank_kept,
)

#: Raised whenever the same header and deeds would give another saga than before.
SAGA_VERSION = 1

#: Why a deed of a saga is refused, with the rule.
SAGA_REFUSALS = {
    "saga_over": "R16.110",
    "voyage_first": "R16.102",
    "no_voyage": "R16.114",
    "keep_first": "R16.103",
    "nothing_to_keep": "R16.103",
    "scenario_not_offered": "R16.101",
    "keep_number": "R16.103",
    "keep_foreign": "R16.103",
    "relic_foreign": "R16.105",
    "relics_lost": "R16.107",
}


@dataclass(frozen=True, slots=True)
class SetSail:
    """Begin the next voyage with one of the scenarios that are offered (R16.101)."""

    scenario: str


@dataclass(frozen=True, slots=True)
class Land:
    """Take over how the voyage under way has ended (R16.114)."""

    landing: Landing


@dataclass(frozen=True, slots=True)
class KeepAboard:
    """Choose the cards and the relic, "" for none, that sail on (R16.103, R16.105)."""

    cards: tuple[str, ...]
    relic: str = ""


@dataclass(frozen=True, slots=True)
class EndSaga:
    """Give the saga up (R16.111)."""


SagaDeed = SetSail | Land | KeepAboard | EndSaga


def open_saga(header: SagaHeader, book: VoyageBook) -> Saga:
    """Return a saga before its first voyage.

    Raises ValueError, in one line, for ids that the book does not have.
    """
    if header.difficulty not in book.difficulties:
        raise ValueError(f"no such difficulty: {header.difficulty!r}")
    if header.captain not in book.captains:
        raise ValueError(f"no such captain: {header.captain!r}")
    return Saga(header, book)


def why_not_in_saga(saga: Saga, deed: SagaDeed) -> VoyageRefusal | None:
    """Return why a deed is refused, or None when it is legal."""
    if saga.end:
        return _refuse("saga_over")
    if isinstance(deed, EndSaga):
        return None
    if isinstance(deed, Land):
        return None if saga.under_way is not None else _refuse("no_voyage")
    if saga.under_way is not None:
        return _refuse("voyage_first")
    if isinstance(deed, KeepAboard):
        return _why_not_keep(saga, deed)
    if saga.landed is not None:
        return _refuse("keep_first")
    return None if deed.scenario in offered(saga) else _refuse("scenario_not_offered")


def legal_saga_deeds(saga: Saga) -> list[SagaDeed]:
    """Return every legal deed but ``Land``; of what sails on, the proposed alone."""
    deeds: list[SagaDeed] = [SetSail(each) for each in saga.stop.scenarios]
    if saga.landed is not None:
        deeds.append(proposed_keep(saga))
    deeds.append(EndSaga())
    return [deed for deed in deeds if why_not_in_saga(saga, deed) is None]


def apply_to_saga(saga: Saga, deed: SagaDeed) -> Saga:
    """Return the saga after a deed; raises ``DeedRefused``."""
    refusal = why_not_in_saga(saga, deed)
    if refusal is not None:
        raise DeedRefused(refusal)
    if isinstance(deed, EndSaga):
        return replace(saga, end=GIVEN_UP)
    if isinstance(deed, SetSail):
        new = SagaVoyage(len(saga.voyages) + 1, saga.won, deed.scenario, saga.aboard)
        return replace(saga, voyages=(*saga.voyages, new))
    if isinstance(deed, Land):
        landed = replace(saga.voyages[-1], landing=deed.landing)
        return _settle(replace(saga, voyages=(*saga.voyages[:-1], landed)))
    last = saga.voyages[-1]
    assert last.landing is not None
    cards = tuple([each for each in last.landing.company if each.card in deed.cards])
    kept = SailsOn(cards, rank_kept(saga, last.landing), deed.relic)
    return replace(saga, voyages=(*saga.voyages[:-1], replace(last, kept=kept)))


def proposed_keep(saga: Saga) -> KeepAboard:
    """Return what the game proposes to sail on: packs first, and the greatest relic."""
    last = saga.landed
    assert last is not None
    assert last.landing is not None
    order = {card: place for place, card in enumerate(saga.book.proposed)}
    cards, relics = most_kept(saga, last.landing)
    best = sorted(
        last.landing.company, key=lambda each: (not each.pack, order.get(each.card, len(order)))
    )
    sizes = {relic: RELIC_SIZES.index(saga.book.relics[relic].size) for relic in _known(saga, last)}
    greatest = max(sizes, key=lambda relic: sizes[relic], default="") if relics else ""
    return KeepAboard(tuple([each.card for each in best[:cards]]), greatest)


def _settle(saga: Saga) -> Saga:
    """End a saga that is won, or that can no longer be (R16.110, R16.111)."""
    if saga.won == len(saga.numbers.stops):
        return replace(saga, end=WON)
    return replace(saga, end=LOST) if saga.spare < 0 else saga


def _why_not_keep(saga: Saga, deed: KeepAboard) -> VoyageRefusal | None:
    if saga.landed is None or saga.landed.landing is None:
        return _refuse("nothing_to_keep")
    landing = saga.landed.landing
    number, relics = most_kept(saga, landing)
    if len(set(deed.cards)) != number or len(deed.cards) != number:
        return _refuse("keep_number", number=number)
    if not set(deed.cards) <= {each.card for each in landing.company}:
        return _refuse("keep_foreign")
    if deed.relic and not relics:
        return _refuse("relics_lost")
    return _refuse("relic_foreign") if deed.relic and deed.relic not in landing.relics else None


def _known(saga: Saga, voyage: SagaVoyage) -> Iterable[str]:
    """Return the relics of a landing that this game knows."""
    assert voyage.landing is not None
    return [relic for relic in voyage.landing.relics if relic in saga.book.relics]


def _refuse(code: str, **values: int | str) -> VoyageRefusal:
    return VoyageRefusal(code, SAGA_REFUSALS[code], tuple(values.items()))
