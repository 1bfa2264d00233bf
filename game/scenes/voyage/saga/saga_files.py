"""The saga under way: found, resumed, and the company that its fights deal."""

from dataclasses import replace
from pathlib import Path

from game.content import ContentError
from game.play import SagaRun, SagaStore, saved_sagas
from game.voyage import Landing, Member, Saga, SagaHeader, Voyage, VoyageHeader, open_voyage

from ...services import Services


def resumed_saga(services: Services) -> tuple[SagaRun | None, str]:
    """Return the saga that was saved last, held; where there is none, a line about its fault.

    A voyage of it that has ended meanwhile has been taken over.
    """
    store, problem = SagaStore(services.voyages), ""
    for saved in saved_sagas(store, services.content):
        try:
            return SagaRun.resume(services.content, saved.path, store), ""
        except ContentError as fault:
            problem = problem or services.say(fault)
    return None, problem


def waiting_saga(services: Services) -> Saga | None:
    """Return the saga that was saved last, as it stands in its file."""
    for saved in saved_sagas(SagaStore(services.voyages), services.content):
        if saved.problem:
            continue
        try:
            return SagaRun.watch(services.content, saved.path).saga
        except ContentError:
            # The screen of the saga tells what is wrong with it.
            continue
    return None


def is_of_saga(services: Services, voyage: Path | None) -> bool:
    """Tell whether the voyage in a file is that under way of a saga."""
    if voyage is None:
        return False
    for saved in saved_sagas(SagaStore(services.voyages), services.content):
        if saved.problem:
            continue
        try:
            run = SagaRun.watch(services.content, saved.path)
        except ContentError:
            continue
        if run.saga.under_way is not None and run.file == voyage.name:
            return True
    return False


def as_it_sails(services: Services, saga: Saga) -> Voyage:
    """Return a voyage in which what sails on is aboard."""
    aboard = saga.aboard
    return _with(services, saga.header, aboard.cards, aboard.rank, (aboard.relic,))


def as_it_landed(services: Services, saga: Saga, landing: Landing) -> Voyage:
    """Return a voyage with the company that one brought home; its relics do not show."""
    return _with(services, saga.header, landing.company, landing.rank, ())


def as_it_begins(services: Services, header: SagaHeader) -> Voyage:
    """Return a voyage with the captain's own cards."""
    return _opened(services, header)


def _with(
    services: Services,
    header: SagaHeader,
    company: tuple[Member, ...],
    rank: int,
    relics: tuple[str, ...],
) -> Voyage:
    book, voyage = services.content.voyage, _opened(services, header)
    known = tuple([relic for relic in relics if relic in book.relics])
    # A later release may have other cards.
    cards = tuple([member for member in company if member.card in voyage.kit])
    return replace(
        voyage, company=cards, relics=known, rank=min(rank, max(book.ranks)), omen="", choices=()
    )


def _opened(services: Services, header: SagaHeader) -> Voyage:
    book = services.content.voyage
    scenario = next(iter(book.scenarios))
    out = VoyageHeader(scenario, header.difficulty, header.captain, header.seed)
    voyage, _ = open_voyage(out, book, services.content.cards.values())
    return voyage
