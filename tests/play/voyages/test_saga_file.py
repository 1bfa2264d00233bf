"""The file of a saga: every deed, and what is said of one that cannot be used (R16.114)."""

import json
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

import pytest

from game.content import ContentError
from game.play import SagaRun, SagaStore, VoyageStore, saved_sagas
from game.play.voyages.saga_file import (
    SAGA_SHAPES,
    SagaDeedLine,
    SagaFileError,
    SagaVoyageLine,
    read_saga,
    read_saga_header,
)
from game.play.voyages.saga_store import replay_saga
from game.voyage import (
    EndSaga,
    KeepAboard,
    Land,
    Landing,
    Member,
    SagaDeed,
    SagaHeader,
    SetSail,
)
from tests.certain import objection
from tests.fault_telling import english_in
from tests.processes import killed

from ..games import CONTENT
from .kills import compare
from .sagas import begin_saga, saga_path, sailed
from .test_voyage_file import lines_of, with_header, with_line

COMPANY = (Member("wolf", pack=True), Member("troll"))
DEEDS: tuple[SagaDeed, ...] = (
    SetSail("crown"),
    Land(Landing("won", "crown", 210, 5, COMPANY, ("whetstone",), 1)),
    Land(Landing("lost")),
    KeepAboard(("wolf", "troll"), "whetstone"),
    EndSaga(),
)


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: type(deed).__name__)
def test_every_deed_is_read_as_it_was_written(deed: SagaDeed) -> None:
    assert SAGA_SHAPES.read(json.loads(json.dumps(SAGA_SHAPES.write(deed)))) == deed


@pytest.fixture
def file(sagas: SagaStore) -> Path:
    run = sailed(begin_saga(sagas), "won")
    run.close()
    return saga_path(run)


def _landed(**values: object) -> str:
    """Return a line of a saga in which a voyage was won, with other values."""
    line = json.loads(json.dumps({"do": SAGA_SHAPES.write(Land(Landing("won"))), "digest": "x"}))
    line["do"][1] |= values
    return json.dumps(line)


@pytest.mark.parametrize(
    ("number", "text", "words"),
    [
        (2, "rain", "this is no line of a saga"),
        (2, "5", "the line is 5"),
        (2, '{"do": ["fly", 1], "digest": "x"}', "the deed's word is 'fly'"),
        (2, '{"do": ["set_sail", "elsewhere"], "digest": "x"}', "the rules refuse the deed"),
        (2, '{"do": ["set_sail", "out_of_the_harbour"], "digest": "x"}', "the file has x"),
        (2, '{"voyage": "a.jsonl"}', "it names a voyage, and none is under way"),
        (3, '{"voyage": "../a.jsonl"}', "'voyage' is no name of a file"),
        (3, '{"voyage": "..\\\\a.jsonl"}', "'voyage' is no name of a file"),
        (3, '{"voyage": ""}', "'voyage' is no name of a file"),
        (4, '{"do": ["land", {"outcome": "won"}], "digest": "x"}', "lacks 'goal'"),
        (4, _landed(company=[["wolf"]]), "a card of 'company' is no pair"),
        (4, _landed(relics=["whetstone"] * 101), "'relics' has 101 entries"),
        (4, _landed(relics=["whetstone"] * 100), "the file has x"),
        (4, '{"end": {"outcome": "won"}}', "'end' lacks 'won'"),
        (5, '{"do": ["keep", ["wolf"], 7], "digest": "x"}', "relic is 7"),
        (5, '{"end": {"outcome": "won", "won": 1, "voyages": 1, "score": 1}}', "in another way"),
    ],
)
def test_a_damaged_line_is_told_with_its_place(
    file: Path, sagas: SagaStore, number: int, text: str, words: str
) -> None:
    with_line(file, number, text)
    before = file.read_bytes()
    line = objection(SagaFileError, SagaRun.resume, CONTENT, file, sagas)
    assert line.startswith(f"{file}:{number}: ")
    assert words in line
    assert english_in(line) == []
    remedies = "to keep the saga up to here", "the file was changed, or the game was"
    assert line.endswith(remedies)
    # Nothing is lost: it can be put right.
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"saga-of-erret": 2}, "format 2, this game reads 1"),
        ({"saga-of-erret": True}, "format True, this game reads 1"),
        (
            {"version": 99, "numbers": "9"},
            "it was begun by rules version 99 (9), this game has 1 (",
        ),
        ({"version": 99}, "): use the version of the game that wrote it"),
        ({"numbers": "0123456789ab"}, "(0123456789ab), this game has"),
        ({"captain": "nobody"}, "no such captain"),
        ({"seed": -1}, "'seed' is -1"),
    ],
)
def test_a_foreign_header_is_told(
    file: Path, sagas: SagaStore, values: dict[str, object], words: str
) -> None:
    whole = file.read_bytes()
    with_header(file, **values)
    with pytest.raises(SagaFileError) as told:
        SagaRun.resume(CONTENT, file, sagas)
    line = str(told.value)
    assert line.startswith(f"{file}:1: ")
    assert words in line
    assert english_in(line) == []
    (saved,) = saved_sagas(sagas, CONTENT)
    assert saved.problem or saved.header
    # Nobody holds it for that: it can be mended and gone on with.
    file.write_bytes(whole)
    SagaRun.resume(CONTENT, file, sagas).close()


def test_what_is_wrong_is_named(file: Path) -> None:
    whole = file.read_bytes()
    keys = ("numbers", "version", "difficulty", "captain", "began")
    wrong: list[tuple[int, str, dict[str, object]]] = [(1, f"'{key}'", {key: None}) for key in keys]
    wrong += [(4, f"'{key}'", {key: None}) for key in Landing.__dataclass_fields__]
    for what, card in (("a card of 'company'", None), ("a card", [None, True]), ("its side", "aa")):
        wrong.append((4, what, {"company": [card and [*card]]}))
    for number, what, values in wrong:
        if number == 1:
            with_header(file, **values)
        else:
            with_line(file, number, _landed(**values))
        read = read_saga_header if number == 1 else read_saga
        assert objection(SagaFileError, read, file).startswith(f"{file}:{number}: {what} is ")
        file.write_bytes(whole)


def test_nothing_stands_behind_the_end(file: Path, sagas: SagaStore) -> None:
    run = SagaRun.resume(CONTENT, file, sagas)
    run.submit(EndSaga())
    run.close()
    file.write_bytes(file.read_bytes() + lines_of(file)[-1])
    line = objection(SagaFileError, read_saga, file)
    assert line.startswith(f"{file}:{len(lines_of(file))}: a line after the end of the saga")


def test_a_torn_last_line_is_left_out(file: Path, sagas: SagaStore) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole + lines_of(file)[1][:20])
    SagaRun.resume(CONTENT, file, sagas).close()
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "text", ["", "{}\n", "5\n", '["saga-of-erret"]\n', '{"voyage-of-erret": 1}\n']
)
def test_what_is_no_saga_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "x").write_text(text)
    with pytest.raises(SagaFileError, match="choose a file of a saga") as told:
        read_saga(tmp_path / "x")
    assert english_in(str(told.value)) == []


def test_a_header_without_meaning_begins_no_saga(sagas: SagaStore) -> None:
    line = objection(ContentError, SagaRun.new, CONTENT, SagaHeader("calm", "nobody", 1), sagas)
    assert line.startswith("the saga:1: no such captain")
    assert english_in(line) == []
    assert sagas.files() == []


# Sagas that are killed at random moments


def test_a_killed_saga_goes_on_and_counts_each_voyage_once(tmp_path: Path) -> None:
    """R16.114."""
    kill_and_look(tmp_path, range(4))


def kill_and_look(folder: Path, seeds: range) -> None:
    """Kill one sailor after the other in the same folder."""
    store, said = SagaStore(VoyageStore(folder)), defaultdict[str, list[str]](list)
    for seed in seeds:
        module, rng = "tests.play.voyages.saga_sailor", Random(seed)
        lines = killed(module, folder, seed, rng=rng, most=25, rest=0.02)
        for name, digest in map(str.split, lines):
            if said[name][-1:] != [digest]:
                said[name].append(digest)
        _look(store, said)


def _look(store: SagaStore, said: dict[str, list[str]]) -> None:
    named: Counter[str] = Counter()
    landed = 0
    for path in store.files():
        if not path.stat().st_size:
            continue
        record = read_saga(path)
        digests = [each.digest for each in record.causes if isinstance(each, SagaDeedLine)]
        compare(said[path.name], digests)
        assert list(replay_saga(CONTENT, record))
        named.update(each.file for each in record.causes if isinstance(each, SagaVoyageLine))
        deeds = [each.deed for each in record.causes if isinstance(each, SagaDeedLine)]
        landed += sum(isinstance(deed, Land) for deed in deeds)
    assert not named or max(named.values()) == 1
    assert landed <= len(named)
    for left in saved_sagas(store, CONTENT):
        before = left.path.read_bytes()
        run = SagaRun.resume(CONTENT, left.path, store)
        assert run.voyage_problem == ""
        run.close()
        left.path.write_bytes(before)
    # No voyage was begun twice: at most the last one is not named yet. An empty file is none.
    begun = [path for path in store.voyages.files() if path.stat().st_size]
    assert len(begun) <= len(named) + 1
