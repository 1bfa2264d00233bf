"""Damaged input is taken, or refused with a clear line: for all that reads foreign bytes."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from inspect import isabstract
from mmap import mmap
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import paths

if sys.platform != "linux":
    pytest.skip("time, memory and signals are told on Linux alone", allow_module_level=True)

from . import (
    carried_reader,
    content_readers,
    data_readers,
    letter_readers,
    picture_reader,
    profile_reader,
    record_readers,
    rule_readers,
    saga_readers,
    voyage_code_readers,
    voyage_readers,
)
from .readers import Forbidden, Reader, Watch

#: Every class of these modules that reads, by its name without "Reader".
READERS: dict[str, type[Reader]] = {
    name.removesuffix("Reader").lower(): each
    for module in (
        *(carried_reader, content_readers, data_readers, letter_readers, picture_reader),
        *(profile_reader, record_readers, rule_readers, saga_readers),
        *(voyage_code_readers, voyage_readers),
    )
    for name, each in vars(module).items()
    if isinstance(each, type) and issubclass(each, Reader)
    if each.__module__ == module.__name__ and not isabstract(each)
}
#: A file is written for every input: in memory, where that can be.
MEMORY_DISK = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="fuzz-", dir=MEMORY_DISK) as folder:
        monkeypatch.setenv(paths.HOME_VARIABLE, folder)
        monkeypatch.setattr(tempfile, "tempdir", folder)
        monkeypatch.setattr(sys, "dont_write_bytecode", True)
        # The reader of languages exchanges it.
        monkeypatch.setattr(paths, "data_dir", paths.data_dir)
        yield Path(folder)


@pytest.fixture
def reader(request: pytest.FixtureRequest, home: Path) -> Iterator[Reader]:
    made = READERS[request.param](home)
    for seed in made.seeds:
        assert not made.read(seed), "a good input is refused"
    yield made
    assert made.taken
    assert made.refused


@pytest.mark.parametrize("reader", READERS, indirect=True)
@settings(suppress_health_check=list(HealthCheck))
@given(drawing=st.data())
def test_damaged_input_is_taken_or_refused_with_a_clear_line(
    reader: Reader, tmp_path: Path, drawing: st.DataObject
) -> None:
    data = drawing.draw(reader.inputs())
    # It is left where the input ends the process.
    (tmp_path / "input").write_bytes(data)
    told = Watch(reader.folder).run(lambda: reader.read(data))
    for line in told:
        reader.check_line(line)
    reader.taken += not told
    reader.refused += bool(told)


@pytest.mark.parametrize(
    ("act", "complaint"),
    [
        (lambda home: (home.parent / "outside").write_text("x"), "open .*outside"),
        (lambda _: os.system("true"), "os.system"),
        (lambda _: eval("1 + 1"), "compile of code from <string>"),
        (lambda _: mmap(-1, 200_000_000).write(b"x" * 200_000_000), "too much memory"),
    ],
)
def test_what_a_reader_must_not_do_is_noticed(
    tmp_path: Path, act: Callable[[Path], object], complaint: str
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    watch = Watch(home)
    watch.run(lambda: (home / "inside").write_text("x"))
    with pytest.raises(Forbidden, match=complaint):
        # A reader may catch whatever is raised.
        watch.run(lambda: _quietly(act, home))


def _quietly(act: Callable[[Path], object], home: Path) -> None:
    with suppress(Exception):
        act(home)
