"""Trying mutants: pytest has loaded all tests, a fork changes the function and runs its tests.

A function's code is exchanged in place, so that whoever has the function has the mutant. A
change that works only while a module is loaded is tried by a process of its own (``cold.py``).
"""

import gc
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from hypothesis import Phase, settings

from .changes import Mutant, Mutator
from .children import CAUGHT, COLD, LIVED, changed, give_time, in_children
from .choice import Choice, Tracer, Walk, few, passes, read_walks, stamp, walk, write_walks
from .report import UNTESTED, Result

#: An hour for all tests, traced.
TRACING = 3600
#: Seconds for a test, and how many times what it took unchanged.
PATIENCE, TIMES = 2, 8

#: By file, name and first line: what exists of a function.
Functions = dict[tuple[str, str, int], list[FunctionType]]


class Trial:
    """A plugin of pytest that tries ``mutants`` instead of running the tests once.

    ``sources`` are the texts of the modules, ``keep`` hears what becomes of each mutant;
    ``workers`` children work at the same time. The lines of each test are kept in ``folder``.
    """

    def __init__(
        self,
        mutants: Sequence[Mutant],
        sources: Mapping[str, str],
        folder: Path,
        keep: Callable[[Result], None],
        *,
        workers: int,
        longest: float,
    ) -> None:
        self._mutants, self._sources, self._folder, self._keep = mutants, sources, folder, keep
        self._workers, self._longest = workers, longest
        self._mutators = {module: Mutator(source) for module, source in sources.items()}
        self._tracer = Tracer(map(Path, sources))
        self._functions: Functions = {}
        self._items: dict[str, pytest.Item] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Note what is carried out while all is loaded; chance is alike every time."""
        settings.register_profile(
            "mutants",
            settings.default,
            derandomize=True,
            database=None,
            phases=(Phase.explicit, Phase.generate),
        )
        settings.load_profile("mutants")
        with self._tracer.tracing():
            return (yield)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all mutants."""
        self._items = {item.nodeid: item for item in session.items}
        loading = {module: set(lines) for module, lines in self._tracer.lines().items()}
        # What the tests have frozen is not among what there is.
        gc.unfreeze()
        self._functions = functions_of(map(Path, self._sources))
        gc.collect()
        gc.freeze()
        walks = self._walks()
        for found in walks:
            if not found.passed:
                print(f"fails by itself, and is left out: {found.test}", flush=True)
        self._try_all(Choice(walks, self._sources, self._longest), loading)
        return True

    def _walks(self) -> list[Walk]:
        """Return what all tests come along; it is kept until the test or its way changes.

        Modules that were traced before are traced with these, so that one folder serves all.
        """
        path = self._folder / "walks.jsonl"
        traced, walks = read_walks(path)
        known_modules = {name for name in traced if Path(name).exists()}
        modules = sorted(map(Path, known_modules | set(self._sources)))
        ways = {module.as_posix(): stamp(module) for module in modules}
        if not set(self._sources) <= known_modules:
            walks = []
        stamps = {file: stamp(file) for file in {item.path for item in self._items.values()}}
        now = {test: stamps[item.path] for test, item in self._items.items()}
        kept = [
            each
            for each in walks
            if each.stamp == now.get(each.test, each.stamp)
            and all(ways.get(module) == traced[module] for module in each.lines)
        ]
        known = {each.test for each in kept}
        new = [item for test, item in self._items.items() if test not in known]
        parts = {
            path.with_suffix(f".{number}"): new[number :: self._workers]
            for number in range(min(self._workers, len(new)))
        }

        def trace(part: Path, items: Sequence[pytest.Item]) -> str:
            give_time(TRACING, TRACING)
            write_walks(part, ways, walk(items, modules))
            return LIVED

        works = [(part, partial(trace, part, items)) for part, items in parts.items()]
        for part, _, _ in in_children(works, self._workers):
            kept += read_walks(part)[1]
            part.unlink(missing_ok=True)
        write_walks(path, ways, kept)
        return [each for each in kept if each.test in self._items]

    def _try_all(self, choice: Choice, loading: Mapping[str, set[int]]) -> None:
        """Try the mutants, at once where that can be, else from the beginning.

        ``loading`` are the lines that loading the tests comes along: what such a line has made may
        be there before the mutant, so that one that has lived is tried once more.
        """
        again: list[tuple[Mutant, float]] = []

        def tell(mutant: Mutant, answer: str, seconds: float) -> None:
            verdict, _, test = answer.partition(" ")
            if test:
                choice.learn(mutant, test)
            self._keep(Result(mutant, verdict, test, seconds))

        def is_loaded(mutant: Mutant) -> bool:
            span = range(mutant.span[0], mutant.span[1] + 1)
            return not loading.get(mutant.module, set()).isdisjoint(span)

        def at_once() -> Iterator[tuple[Mutant, Callable[[], str]]]:
            for mutant in self._mutants:
                tests = choice.tests(mutant)
                # What no test comes along may be carried out while all is loaded.
                if mutant.outside or not tests:
                    again.append((mutant, 0))
                else:
                    yield mutant, partial(self._tried, mutant, tests)

        for mutant, answer, seconds in in_children(at_once(), self._workers):
            if answer == COLD or (answer == LIVED and is_loaded(mutant)):
                again.append((mutant, seconds))
            else:
                tell(mutant, answer, seconds)
        before = dict(again)
        works = ((mutant, partial(_from_the_beginning, mutant, choice)) for mutant in before)
        for mutant, answer, seconds in in_children(works, self._workers):
            tell(mutant, answer, before[mutant] + seconds)

    def _tried(self, mutant: Mutant, tests: Sequence[tuple[str, float]]) -> str:
        path = Path(mutant.module).resolve()
        code = self._mutators[mutant.module].compiled(mutant, str(path))
        if not installed(code, self._functions):
            return COLD
        return self._first_to_fail([(self._items[test], seconds) for test, seconds in tests])

    def _first_to_fail(self, tests: Sequence[tuple[pytest.Item, float]]) -> str:
        """Run tests, each in its time, until one fails: that has caught the mutant."""
        following = [*(item for item, _ in tests[1:]), None]
        for (item, seconds), after in zip(tests, following, strict=True):
            give_time(PATIENCE + TIMES * seconds)
            if not passes(item, after):
                return f"{CAUGHT} {item.nodeid}"
        return LIVED


def _from_the_beginning(mutant: Mutant, choice: Choice) -> str:
    """Return what becomes of a mutant with few tests; one outside of functions has all of its."""
    tests = choice.tests(mutant)
    if not tests:
        beside = [test for test, _ in few(choice.tests_of_module(mutant))]
        verdict = changed(mutant, beside) if beside else LIVED
        return UNTESTED if verdict == LIVED else verdict
    verdict = changed(mutant, [test for test, _ in few(tests)])
    if verdict == LIVED and mutant.outside:
        return changed(mutant, [test for test, _ in tests])
    return verdict


def functions_of(modules: Iterable[Path]) -> Functions:
    """Return all functions there are of these modules, wrapped ones as well."""
    files = {str(path.resolve()) for path in modules}
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            found[_name(thing.__code__)].append(thing)
    return found


def installed(module: CodeType, functions: Functions) -> bool:
    """Give all functions the code that they have in ``module``; tell whether one has changed."""
    exchanged = False
    for code in _codes(module):
        for function in functions.get(_name(code), ()):
            if function.__code__ != code:
                try:
                    function.__code__ = code
                except ValueError:
                    # It has another number of free variables.
                    return False
                exchanged = True
    return exchanged


def _name(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
