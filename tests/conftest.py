"""Fixtures of all tests: no window, no sound card, and no touch of the player's own files."""

import gc
import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from hypothesis import settings

# It makes tests, too, whose failures are to tell what was found.
pytest.register_assert_rewrite("tests.rules.pictures")

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# Compiling all tests takes four times as long as collecting them, in every process anew: they are
# kept compiled, also where the environment would not have it.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# What tests write lies in memory, where there is such a folder: a kept match waits for the disk.
if "TMPDIR" not in os.environ and os.access("/dev/shm", os.W_OK | os.X_OK):
    os.environ["TMPDIR"] = "/dev/shm"
os.environ["BRIDGES_OF_ERRET_HOME"] = tempfile.mkdtemp(prefix="bridges-of-erret-")

from game.content import source  # noqa: E402
from game.kit import KitContext  # noqa: E402
from tests.amounts import THOROUGH  # noqa: E402

# Looking for garbage took a sixth of the tests' time: none is made while they are collected, and
# scenes make much of it that goes by itself.
gc.disable()
gc.set_threshold(10_000, 20, 20)

# A data file is parsed once in each process: tests load the same texts a thousand times.
_parse = source.documents
_parsed = lru_cache(64)(lambda text, file: tuple(_parse(text, file)))
source.documents = lambda text, file: iter(_parsed(text, file))

# For layouts and widgets that are made once for all tests of a file.
KitContext().__enter__()

# How long one example takes is the machine's affair.
settings.register_profile(
    "thorough",
    settings.default,
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=THOROUGH,
)
settings.register_profile("house", settings.get_profile("thorough"), max_examples=THOROUGH // 4)
# For tests/fuzz, by ``--hypothesis-profile fuzz``.
settings.register_profile(
    "fuzz", settings.default, deadline=None, max_examples=20_000, database=None
)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Share the tests of a folder among all processors; files are tested by this process.

    There is one process more than processors: the tests in a window mostly wait.

    ``-n 0`` and ``-p no:xdist`` keep it from that, as does a debugger.
    """
    if "PYTEST_XDIST_WORKER" in os.environ or not config.pluginmanager.hasplugin("xdist"):
        return
    options = config.option
    whole = any(Path(argument.partition("::")[0]).is_dir() for argument in config.args)
    if whole and options.numprocesses is None and not options.usepdb:
        options.numprocesses = (os.cpu_count() or 1) + 1
        if options.dist == "no":
            options.dist = "worksteal"


def pytest_collectstart(collector: pytest.Collector) -> None:
    """Compile a share of the tests in every process, before all of them read all."""
    given = getattr(collector.config, "workerinput", None)
    if given is None or not isinstance(collector, pytest.Session):
        return
    number, among = int(given["workerid"].removeprefix("gw")), given["workercount"]
    tests = Path(__file__).parent
    for path in sorted(tests.rglob("test_*.py"))[number::among]:
        if not Path(cache_from_source(str(path))).parent.exists():
            import_module(".".join(path.relative_to(tests.parent).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the tests in a window, which take longest, so that every process gets some."""
    slow = [item for item in items if item.path.parent.name == "window"]
    if not slow or len(slow) == len(items):
        return
    others = [item for item in items if item not in set(slow)]
    apart = -(-len(others) // len(slow))
    items[:] = [
        item
        for number, first in enumerate(slow)
        for item in (first, *others[number * apart : (number + 1) * apart])
    ]


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over the tests themselves, which stay to the end."""
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def _log_let_go() -> Iterator[None]:
    """Let go of the log file, which one test may open and another would write to."""
    yield
    game = logging.getLogger("game")
    for handler in game.handlers[:]:
        game.removeHandler(handler)
        handler.close()


@pytest.fixture(autouse=True)
def context() -> Iterator[KitContext]:
    """The look, the language and the kept drawings of one test."""
    with KitContext() as own:
        yield own
