"""The file of a voyage: every deed, and what is said of one that cannot be used."""

import json
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from game.play import VoyageFileError, VoyageRun, VoyageStore, read_voyage, saved_voyages
from game.play.voyages.voyage_file import DEED_SHAPES, parse_end
from game.voyage import Deed, Hex, deeds
from tests.certain import objection
from tests.fault_telling import english_in

from ..games import CONTENT, sure
from .voyages import path_of, sail_on, set_out

DEEDS: tuple[Deed, ...] = (
    deeds.Sail(Hex(-2, 1), challenge=True),
    deeds.TurnUp(2),
    deeds.VisitAgain(),
    deeds.Recruit("wolf"),
    deeds.Reinforce("wolf"),
    deeds.Dismiss("wolf"),
    deeds.HirePilot(),
    deeds.Engage(("wolf", "troll"), (("harpoon", "wolf"),)),
    deeds.TurnBack(),
    deeds.FightEnded("drawn", "a.jsonl"),
    deeds.Choose(3),
    deeds.EndDay(),
    deeds.GiveUp(),
)


@pytest.fixture(scope="module")
def sailed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a voyage that has ended, with its fights beside it."""
    run = sail_on(set_out(VoyageStore(tmp_path_factory.mktemp("sailed"))), Random(1))
    run.close()
    return path_of(run)


@pytest.fixture
def file(sailed: Path, voyages: VoyageStore) -> Path:
    copytree(sailed.parent, voyages.folder)
    return voyages.folder / sailed.name


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def with_line(path: Path, number: int, text: str) -> None:
    lines = lines_of(path)
    lines[number - 1] = text.encode() + b"\n"
    path.write_bytes(b"".join(lines))


def with_header(path: Path, **values: object) -> None:
    with_line(path, 1, json.dumps(json.loads(lines_of(path)[0]) | values))


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: type(deed).__name__)
def test_every_deed_is_read_as_it_was_written(deed: Deed) -> None:
    assert DEED_SHAPES.read(json.loads(json.dumps(DEED_SHAPES.write(deed)))) == deed


def test_the_file_is_the_record_s_text(file: Path) -> None:
    record = read_voyage(file)
    assert record.path == file
    assert record.text() == file.read_bytes()
    assert record.result is not None


def test_a_torn_last_line_is_left_out(file: Path, voyages: VoyageStore) -> None:
    lines = lines_of(file)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    VoyageRun.resume(CONTENT, file, voyages).close()
    assert file.read_bytes() == b"".join(lines[:3])


@pytest.mark.parametrize(
    ("number", "text", "words"),
    [
        (3, "rain", "this is no line of a voyage"),
        (3, "5", "the line is 5"),
        (3, '{"do": ["fly", 1], "digest": "x"}', "the deed's word is 'fly'"),
        (3, '{"do": ["sail", [1], false], "digest": "x"}', "write two whole numbers in [ ]"),
        (3, '{"do": ["choose"], "digest": "x"}', "'choose' has 0 values"),
        (3, '{"do": ["engage", [], [["wolf"]]], "digest": "x"}', "write pairs of two texts"),
        (3, '{"undo": 1}', "the line lacks 'digest'"),
        (3, '{"fight": "../matches/a.jsonl"}', "'fight' is no name of a file"),
        (3, '{"end": {"outcome": "won"}}', "'end' lacks 'goal'"),
        # Where the voyage parts from its file, what stands before is as sound.
        (3, '{"undo": 7, "digest": "x"}', "it takes 7 deeds back, and"),
        (3, '{"undo": 0, "digest": "x"}', "it takes 0 deeds back, and"),
        (3, '{"do": ["sail", [true, 0], false], "digest": "x"}', "write two whole numbers in [ ]"),
        (3, '{"do": ["sail", [101, 0], false], "digest": "x"}', "write two whole numbers in [ ]"),
        (3, '{"do": ["sail", [0, -101], false], "digest": "x"}', "write two whole numbers in [ ]"),
        (3, '{"do": ["sail", [100, -100], false], "digest": "x"}', "the rules refuse the deed"),
        (3, '{"fight": "a.jsonl"}', "it names a fight, and none waits"),
        (3, '{"do": ["turn_back"], "digest": "x"}', "the rules refuse the deed"),
    ],
)
def test_a_damaged_line_is_told_with_its_place_and_remedy(
    file: Path, voyages: VoyageStore, number: int, text: str, words: str
) -> None:
    with_line(file, number, text)
    line = objection(VoyageFileError, VoyageRun.resume, CONTENT, file, voyages)
    assert line.startswith(f"{file}:{number}: ")
    assert words in line
    remedies = "delete this line and all after it to keep the voyage up to here", "before it agree"
    assert any(remedy in line for remedy in remedies)
    assert english_in(line) == []


def test_another_digest_or_end_is_told(file: Path, voyages: VoyageStore) -> None:
    lines = lines_of(file)
    end = json.loads(lines[-1])["end"]
    with_line(file, len(lines), json.dumps({"end": end | {"score": end["score"] + 1}}))
    with pytest.raises(VoyageFileError, match=rf":{len(lines)}: the voyage ends as lost"):
        VoyageRun.resume(CONTENT, file, voyages)
    with_line(file, 4, json.dumps(json.loads(lines[3]) | {"digest": "0123456789ab"}))
    with pytest.raises(VoyageFileError, match="the file has 0123456789ab") as told:
        VoyageRun.resume(CONTENT, file, voyages)
    # Nobody holds it for that: it can be mended and gone on with.
    file.write_bytes(b"".join(lines))
    VoyageRun.resume(CONTENT, file, voyages).close()
    assert told


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"rules": 99}, "it was sailed by rules version 99.1, this game has"),
        ({"version": 99}, "it was sailed by rules version 1.99, this game has"),
        ({"cards": "0123456789ab"}, "it was sailed with the cards 0123456789ab, this game has"),
        (
            {"scenario": "walrus", "book": "0123456789ab"},
            "it was sailed by the numbers 0123456789ab, this game has -:",
        ),
        ({"book": "0123456789ab"}, "it was sailed by the numbers 0123456789ab, this game has"),
    ],
)
def test_a_voyage_of_other_rules_or_cards_keeps_its_header_and_result(
    file: Path, voyages: VoyageStore, values: dict[str, object], words: str
) -> None:
    result = read_voyage(file).result
    with_header(file, **values)
    assert read_voyage(file).result == result is not None
    file.write_bytes(b"".join(lines_of(file)[:-1]))
    (saved,) = saved_voyages(voyages, CONTENT)
    assert sure(saved.header).voyage.captain == "sanna"
    assert f"{file}:1: {words}" in saved.problem
    assert saved.problem.endswith("use the version of the game that wrote it")
    with pytest.raises(VoyageFileError, match="use the version"):
        VoyageRun.resume(CONTENT, file, voyages)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"voyage-of-erret": 2}, "format 2, this game reads 1"),
        ({"voyage-of-erret": True}, "format True, this game reads 1"),
        ({"seed": -1}, "'seed' is -1"),
        ({"day": "someday"}, "'day' is no date"),
        (
            {"start": {"cards": [["wolf"]], "rank": 1, "relics": [], "foes": 0}},
            "a card that sails on is no pair",
        ),
        ({"seed": 1 << 64}, "more than 64 bits"),
        ({"captain": 7}, "'captain' is 7"),
        ({"began": "today"}, "'began' is 'today'"),
    ],
)
def test_a_damaged_header_is_told(file: Path, values: dict[str, object], words: str) -> None:
    with_header(file, **values)
    line = objection(VoyageFileError, read_voyage, file)
    assert line.startswith(f"{file}:1: ")
    assert words in line
    assert english_in(line) == []


def test_what_is_wrong_in_a_header_is_named(file: Path) -> None:
    whole, start = (
        file.read_bytes(),
        {"cards": [["wolf", True]], "rank": 1, "relics": [], "foes": 0},
    )
    keys = "scenario difficulty captain squalls ally against hordes cards book rules version began"
    wrong: list[tuple[str, dict[str, object]]] = [
        (f"'{key}'", {key: None}) for key in (*keys.split(), "day", "start")
    ]
    wrong += [(f"'{key}'", {"start": start | {key: None}}) for key in start]
    for what, card in (("a card that sails on", None), ("a card", [None, 1]), ("a pack", ["a", 1])):
        wrong.append((what, {"start": start | {"cards": [card]}}))
    for what, values in wrong:
        with_header(file, **values)
        assert f":1: {what} is " in objection(VoyageFileError, read_voyage, file)
        file.write_bytes(whole)


END: dict[str, object] = {"outcome": "won", "goal": "bell"}
END |= dict.fromkeys(("score", "day", "days_left", "rank", "fights_won"), 1)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ({"undo": [], "digest": ""}, "'undo'"),
        ({"undo": 1, "digest": []}, "'digest'"),
        ({"fight": []}, "'fight'"),
        ({"do": {}, "digest": ""}, "'do'"),
        ({"do": ["end_day"], "digest": []}, "'digest'"),
        ({"do": ["sail", 7, False], "digest": ""}, "field"),
        ({"do": ["sail", [0, 1], 7], "digest": ""}, "challenge"),
        ({"do": ["engage", 7, []], "digest": ""}, "hand"),
        ({"do": ["engage", [7], []], "digest": ""}, "hand"),
        ({"do": ["engage", [], 7], "digest": ""}, "named"),
        ({"do": ["engage", [], [7]], "digest": ""}, "named"),
        ({"do": ["engage", [], [[7, ""]]], "digest": ""}, "named"),
        ({"do": ["fight_ended", 7, ""], "digest": ""}, "outcome"),
        ({"end": []}, "'end'"),
        *(({"end": END | {key: []}}, f"'{key}'") for key in (*END, "winner")),
    ],
)
def test_what_is_wrong_in_a_line_is_named(file: Path, line: dict[str, object], what: str) -> None:
    with_line(file, 3, json.dumps(line))
    assert objection(VoyageFileError, read_voyage, file).startswith(f"{file}:3: {what} is ")


def test_what_an_end_lacks_is_told_with_the_file() -> None:
    for line, words in ((b"{}", "the line lacks 'end'"), (b'{"end": {}}', "'end' lacks 'outcome'")):
        assert objection(VoyageFileError, parse_end, line, "x").startswith(f"x: {words}: add ")


def test_what_is_no_voyage_is_told(tmp_path: Path) -> None:
    for text in ("", "{}\n", "5\n", '["voyage-of-erret"]\n', '{"bridges-of-erret": 1}\n'):
        (tmp_path / "x").write_text(text)
        with pytest.raises(VoyageFileError, match="choose a file of a voyage") as told:
            read_voyage(tmp_path / "x")
        assert english_in(str(told.value)) == []
    with pytest.raises(VoyageFileError, match="no such file"):
        read_voyage(tmp_path / "y")


# What can still be read


def test_faults_are_said_in_every_language(file: Path, voyages: VoyageStore) -> None:
    told = []
    for number, text in ((4, '{"undo": 7, "digest": "x"}'), (1, "{}")):
        with_line(file, number, text)
        try:
            VoyageRun.resume(CONTENT, file, voyages)
        except VoyageFileError as fault:
            told.append(str(fault))
    assert len(told) == 2
    assert [english_in(line) for line in told] == [[], []]


def test_nothing_stands_behind_the_end(file: Path) -> None:
    """Nor is a line of the middle an end."""
    whole, end = file.read_bytes(), len(lines_of(file))
    file.write_bytes(whole + lines_of(file)[-1])
    with pytest.raises(VoyageFileError, match=f":{end + 1}: a line after the end"):
        read_voyage(file)
    with pytest.raises(VoyageFileError, match="lacks 'end'"):
        parse_end(lines_of(file)[1], "x")
