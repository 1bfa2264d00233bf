"""The company of a saga, as the fights of its voyages deal it."""

from dataclasses import replace

from game.voyage import Landing, Member, Saga, SagaHeader, Voyage, VoyageHeader, open_voyage

from ...services import Services


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
