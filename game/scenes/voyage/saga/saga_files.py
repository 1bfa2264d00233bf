"""The saga under way: found, resumed, and known by its voyages."""

from pathlib import Path

from game.content import ContentError
from game.play import SagaRun, SagaStore, saved_sagas
from game.voyage import Saga

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
