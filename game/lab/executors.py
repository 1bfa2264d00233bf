"""Who plays the games: this process, others of this machine, or a Dask cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from itertools import islice
from logging import CRITICAL, getLogger
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from socket import create_connection
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

from game import __version__
from game.content import card_digest
from game.rules import RULES_VERSION

from .jobs import LabError, PlayJob
from .playing import kit, play

if TYPE_CHECKING:
    from distributed import Client

#: So many games wait for each worker, so that it never waits for one.
_AHEAD = 2
#: The most processes that a pool of Windows can have.
_MOST = 61

P = ParamSpec("P")
T = TypeVar("T")
J = TypeVar("J")

#: Seconds that a scheduler has for its first answer.
_PATIENCE = 10


class Hands(NamedTuple):
    """An executor of ``concurrent.futures``, and how many games it plays at the same time."""

    executor: Executor
    workers: int


class Here(Executor):
    """An executor that carries out each call at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Return what has been done already; what goes wrong is raised."""
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def played(jobs: Iterable[J], hands: Hands, how: PlayJob | None = None) -> Iterator[tuple[J, Any]]:
    """Yield the games as they end, in whatever order; few are handed out ahead of time.

    ``how`` plays one, a function that has a name in every process; without it, ``play`` does.
    What is played may be any piece of work.
    """
    left = iter(jobs)
    play_one: PlayJob = how or play
    # One that plays at once has nothing to gain from a store.
    most = 1 if isinstance(hands.executor, Here) else hands.workers * _AHEAD
    running: dict[Future[Any], J] = {}
    while True:
        for job in islice(left, most - len(running)):
            running[hands.executor.submit(play_one, job)] = job
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield running.pop(future), future.result()


class Pool(ProcessPoolExecutor):
    """Processes of this machine, which a Ctrl-C in the terminal does not reach."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand a call out; a process that starts for it is deaf from its first moment."""
        with _ctrl_c_later():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Hear a Ctrl-C at the end only; what is started meanwhile does not hear it at all."""
    if current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    # A process that starts inherits the signal mask. Windows has none.
    can_block = hasattr(signal, "pthread_sigmask")
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,)) if can_block else set()
    try:
        yield
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


@contextmanager
def processes(count: int) -> Iterator[Hands]:
    """Lend so many processes of this machine; one is this process itself."""
    if count == 1:
        yield Hands(Here(), 1)
        return
    count = min(count, _MOST)
    others = set(active_children())
    pool = Pool(count, get_context("spawn"), initializer=_begin_work)
    try:
        yield Hands(pool, count)
    except BaseException:
        # The results of these games are not wanted any more.
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        # The pool alone calls off what waits: it trips over what is cancelled behind its back.
        pool.shutdown(cancel_futures=True)


def _begin_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    # The parent is gone: there is nothing to clean up.
    os._exit(1)


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
