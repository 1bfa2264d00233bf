"""The pages of formats and of the library say what the code does: their examples are read by it."""

import doctest
import json
import re
from dataclasses import replace
from datetime import date
from typing import Any, get_args

import pytest

from game.play.records.codec import read_action, write_action
from game.play.records.header import FORMS, header_line
from game.play.records.house_terms import HouseTerms
from game.play.records.record import parse_record
from game.play.seats import Seat, SeatKind
from game.play.voyages.voyage_file import DEED_SHAPES, parse_voyage
from game.play.voyages.voyage_header import FileHeader
from game.play.voyages.voyage_header import header_line as voyage_header_line
from game.rules import RINGS, AnyAction, Creature, Terms, from_text, to_text
from game.voyage import SQUALLS, Deed, VoyageHeader, VoyageStart

from .play.games import CONTENT, RING_FORMATS, begun, record_of
from .sources import ROOT
from .test_pages import text_of

PAGE = text_of(ROOT / "data" / "FORMATS.md")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def column(title: str, section: str) -> list[str]:
    """Return the first cells of a table on the page, in backticks, by its section and heading."""
    table = PAGE.partition(f"## {section}\n")[2].partition(f"| {title} |")[2].partition("\n\n")[0]
    return re.findall(r"^\| `(.*?)`(?= \||, )", table, re.MULTILINE)


def shapes(title: str, section: str) -> list[Any]:
    return [json.loads(cell) for cell in column(title, section)]


def keys(line: bytes) -> list[str]:
    return [*json.loads(line)]


def test_each_position_is_read_and_written_again() -> None:
    lines = [block.strip() for block in BLOCKS if not block.startswith("{")]
    assert len(lines) == 2
    for line in lines:
        assert to_text(from_text(line, CONTENT.cards)) == line
    assert len(column("field", "A position")) == len(lines[0].split())


def test_the_examples_of_files_are_read_and_written_again() -> None:
    record, voyage = [block.encode() for block in BLOCKS if block.startswith("{")]
    assert parse_record(record, "page").text() == record
    again = parse_voyage(voyage, "page")
    assert again.result is not None


def test_the_fields_of_a_record_are_those_of_its_header() -> None:
    ring = record_of(begun(RING_FORMATS[0])).header
    axe = Creature("custom", "Axe", 1, 1, 1)
    house = [name for name in HouseTerms._fields if name != "decks"]
    whole = [*keys(header_line(replace(ring, custom=(axe,)))), "decks", "deck_names", *house]
    assert sorted(column("header", "A record")) == sorted(whole)
    told = PAGE.partition("| `terms` |")[2].partition("| `teams` |")[0]
    for word in (*Terms._fields, *Seat._fields, *get_args(SeatKind), *FORMS, *RINGS):
        assert f"`{word}`" in told


def test_the_fields_of_a_voyage_are_those_of_its_header() -> None:
    out = VoyageHeader("crown", "fair", "peg", 1, SQUALLS, VoyageStart((), 1), "kelm", "odo")
    whole = voyage_header_line(FileHeader(out, "", "", day=date(2026, 1, 31)))
    assert sorted(column("header", "A voyage")) == sorted(keys(whole))


def test_every_action_and_every_deed_has_its_example() -> None:
    actions = [read_action(each) for each in shapes("action", "A record")]
    assert [write_action(each) for each in actions] == shapes("action", "A record")
    assert set(map(type, actions)) == set(get_args(AnyAction))
    deeds = [DEED_SHAPES.read(each) for each in shapes("deed", "A voyage")]
    assert [DEED_SHAPES.write(each) for each in deeds] == shapes("deed", "A voyage")
    assert set(map(type, deeds)) == set(get_args(Deed))


def test_the_examples_of_the_library_are_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match in twenty lines, refusals, positions, and a record played again."""
    monkeypatch.chdir(ROOT)
    page = str(ROOT / "game" / "rules" / "LIBRARY.md")
    tried = doctest.testfile(page, module_relative=False)
    assert (tried.failed, tried.attempted > 20) == (0, True)
