"""Sagas for the pictures of scenes: what was won and lost in letters, and what sailed on."""

from functools import partial

from game.play import SagaRun, SagaStore
from game.voyage import (
    LOST,
    WON,
    Land,
    Landing,
    Member,
    Saga,
    SagaHeader,
    SetSail,
    offered,
    proposed_keep,
)

from ...services import Services
from .saga_scene import SagaScene

_SEED = 27
_RELICS = ("whetstone", "spring_stone", "low_sun")


def sailed_saga(
    services: Services, course: str, *, kept: bool = True, captain: str = "mirel"
) -> SagaRun:
    """Return a saga whose voyages were won (``w``) and lost (``l``) in this ``course``.

    With ``kept`` False it is still to be chosen what sails on after the last of them.
    """
    store = SagaStore(services.voyages)
    run = SagaRun.new(services.content, SagaHeader("fair", captain, _SEED), store)
    for number, letter in enumerate(course, 1):
        run.submit(SetSail(offered(run.saga)[0]))
        run.submit(Land(_landing(services, run.saga, won=letter == "w")))
        if not run.saga.end and (kept or number < len(course)):
            run.submit(proposed_keep(run.saga))
    return run


def _landing(services: Services, saga: Saga, *, won: bool) -> Landing:
    """Return a voyage that ended at rank 4 or 5, with eleven cards, of which some are packs."""
    book, number = services.content.voyage, len(saga.voyages)
    own = book.captains[saga.header.captain].cards
    others = [card for card in services.content.cards if card not in own]
    cards = (*own[number % 3 :], *others[number : number + 4])
    company = tuple([Member(card, place % 3 == 0) for place, card in enumerate(cards)])
    goal = book.scenarios[saga.voyages[-1].scenario].goals[number % 2 - 1].id if won else ""
    rank, relics = 4 + number % 2, _RELICS[: 2 + number % 2]
    rivals = int(saga.voyages[-1].scenario == "two_captains")
    return Landing(WON if won else LOST, goal, 140 + 12 * number, rank, company, relics, rivals)


def _log_book(services: Services, course: str, *, kept: bool = True) -> SagaScene:
    return SagaScene(services, sailed_saga(services, course, kept=kept))


#: The log book after some voyages, before the next one is chosen; before the first; after one of
#: which nothing has been chosen yet; and of a saga that is won, or lost.
example = partial(_log_book, course="wwlw")
example_new = partial(_log_book, course="")
example_landed = partial(_log_book, course="wwl", kept=False)
example_won = partial(_log_book, course="wwlwwwwlwww")
example_lost = partial(_log_book, course="wlllwl")
