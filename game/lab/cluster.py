"""A Dask cluster as the hands that play: the same games, on other machines.

The optional extra ``cluster`` brings it. Each worker must have this game, of the
same version; that is asked before the first card.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from logging import CRITICAL, getLogger
from socket import create_connection
from typing import TYPE_CHECKING

from game import __version__
from game.content import card_digest
from game.rules import RULES_VERSION

from .executors import Hands
from .jobs import LabError
from .playing import kit

if TYPE_CHECKING:
    from distributed import Client

#: Seconds that a scheduler has for its first answer.
_PATIENCE = 10


@contextmanager
def cluster(address: str) -> Iterator[Hands]:
    """Lend the workers of the scheduler at ``address``; raises ``LabError`` where there are none.

    Addresses are as Dask writes them: ``tcp://HOST:8786``.
    """
    try:
        # The game does without it, and loading it takes a second.
        from distributed import Client  # noqa: PLC0415
        from distributed.comm import get_address_host_port  # noqa: PLC0415
    except ImportError:
        hint = "pip install 'bridges-of-erret[cluster]'"
        raise LabError(f"--cluster needs Dask, which is not installed: {hint}") from None
    try:
        # Dask would try for long, and complain at length.
        create_connection(get_address_host_port(address), _PATIENCE).close()
        client = Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError):
        hint = "write it as its scheduler does, such as tcp://host:8786"
        raise LabError(f"no cluster answers at {address}: {hint}") from None
    # An error is told once, in one line.
    getLogger("distributed").setLevel(CRITICAL)
    with client:
        workers = _workers(client)
        executor = client.get_executor()
        try:
            yield Hands(executor, workers)
        except CancelledError:
            raise LabError(f"the cluster at {address} has gone; start it and this again") from None
        finally:
            # The results of these games are not wanted any more.
            executor.shutdown(wait=False)


def _workers(client: Client) -> int:
    threads: dict[str, int] = client.nthreads()
    if not threads:
        raise LabError("the cluster has no workers: start some by `dask worker ADDRESS`")
    try:
        found: dict[str, object] = client.run(_this_game)
    except ModuleNotFoundError as error:
        hint = "install this game there"
        raise LabError(f"the cluster's workers lack {error.name!r}: {hint}") from None
    for worker, game in found.items():
        if game != _this_game():
            hint = "install the same there as here"
            raise LabError(f"{worker} has another game, {game}, not {_this_game()}: {hint}")
    return sum(threads.values())


def _this_game() -> str:
    return f"{__version__}, rules {RULES_VERSION}, cards {card_digest(kit().cards)}"
