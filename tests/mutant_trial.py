"""A plugin of pytest that tries mutants, for ``python -m tests.mutants``.

Everything is collected once. A child of this process runs all tests and notes which come along a
changed function; then each mutant has a child of its own, which runs these, the shortest first,
until one fails. No child finds what another has kept in memory.
"""

import json
import os
import resource
from collections.abc import Callable, Sequence
from functools import partial, wraps
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import Phase, settings
from mutmut.mutation import trampoline

#: The ways to a function and its mutants, as mutmut names them, with the module's name.
_WAYS: list[tuple[str, dict[str, Any]]] = []
#: The numbers of those that were taken.
_TAKEN: set[int] = set()
_AS_IT_WAS = "_mutmut_orig"
#: The name of the last test that failed is kept here.
_FAILED = Path("failed").resolve()


def _way(ways: dict[str, Any], is_classmethod: bool = False) -> Callable[[Any], Any]:
    """Return the decorator of a changed function: mutmut's own takes its time at every call."""
    number = len(_WAYS)

    def decorate(function: Any) -> Any:
        _WAYS.append((function.__module__, ways))

        @wraps(function)
        def go(*values: Any, **named: Any) -> Any:
            _TAKEN.add(number)
            does = ways[_AS_IT_WAS]
            if is_classmethod:
                return getattr(values[0], does.__name__)(*values[1:], **named)
            return does(*values, **named)

        return go

    return decorate


trampoline.wrap_in_trampoline = _way  # type: ignore[assignment]


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """Let hypothesis be content with any example that fails."""
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("trial", settings.get_profile("house"), phases=phases)
    settings.load_profile("trial")


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Replace the names of the mutants in a file by what became of them: was it noticed?

    None where the function is over before the first test, as the game is imported.
    """
    lots = Path(os.environ["MUTANTS"])
    names: list[str] = json.loads(lots.read_text(encoding="utf-8"))
    for name in names:
        import_module(name.rpartition(".")[0])
    imported = {*_TAKEN}
    _TAKEN.clear()
    notes = lots.with_name("notes.json")
    if not _in_child(partial(_note, session, notes)):
        pytest.exit("without a mutant, a test fails", 1)
    tests: list[tuple[float, list[int]]] = json.loads(notes.read_text(encoding="utf-8"))
    order = sorted(range(len(tests)), key=lambda number: tests[number][0])
    everything = [session.items[number] for number in order]
    if not _in_child(partial(_try, session, 0, _AS_IT_WAS, everything, 3600)):
        failed = _FAILED.read_text(encoding="utf-8")
        pytest.exit(f"without a mutant, but after shorter tests, fails {failed}", 1)
    noticed: dict[str, bool | None] = {}
    for name in names:
        module, _, mutant = name.rpartition(".")
        at = next(n for n, (of, ways) in enumerate(_WAYS) if of == module and mutant in ways)
        along = [number for number in order if at in tests[number][1]]
        if at in imported and not along:
            noticed[name] = None
            continue
        items = [session.items[number] for number in along]
        seconds = int(5 + 4 * sum(tests[number][0] for number in along))
        noticed[name] = not _in_child(partial(_try, session, at, mutant, items, seconds))
        session.config.get_terminal_writer().write(".L"[not noticed[name]], flush=True)
    lots.write_text(json.dumps(noticed), encoding="utf-8")
    return True


def _note(session: pytest.Session, notes: Path) -> bool:
    """Run all tests, and note how long each took and along which functions it came."""
    found: list[tuple[float, list[int]]] = []
    for item in session.items:
        began = process_time()
        _run(item)
        found.append((process_time() - began, [*_TAKEN]))
        _TAKEN.clear()
    notes.write_text(json.dumps(found), encoding="utf-8")
    return not session.testsfailed


def _try(
    session: pytest.Session, at: int, mutant: str, items: Sequence[pytest.Item], seconds: int
) -> bool:
    """Run tests with a mutant: do all of them pass, in so much of the processor's time?"""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    session.config.pluginmanager.unregister(name="terminalreporter")
    _, ways = _WAYS[at]
    ways[_AS_IT_WAS] = ways[mutant]
    for item in items:
        _run(item)
        if session.testsfailed:
            _FAILED.write_text(item.nodeid, encoding="utf-8")
            return False
    return True


def _run(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def _in_child(does: Callable[[], bool]) -> bool:
    """Do something in a child of this process, and tell whether it ended well."""
    child = os.fork()
    if not child:
        well = False
        try:
            well = does()
        finally:
            os._exit(0 if well else 1)
    return os.waitpid(child, 0)[1] == 0
