"""Whole matches by letter, between homes that know nothing of each other but the letters."""

import json
from pathlib import Path
from random import Random

import pytest

from game.play import (
    LetterMatch,
    LetterStage,
    LetterStore,
    MatchStore,
    Wording,
    at_home,
    check,
    false_names,
    file_in,
    from_match_code,
    match_code,
    read_record,
)
from game.play.letters.letter import read_letter
from game.rules import Terms, legal_actions
from tests.certain import sure
from tests.processes import killed

from .homes import CONTENT, Table
from .sizes import sizes

FORMS = [
    Terms("preconstructed"),
    Terms("draft", edition=1),
    Terms("constructed"),
    Terms("preconstructed", ring="pairs"),
    Terms("draft", ring="three"),
    Terms("constructed", edition=1, ring="four"),
]


@pytest.mark.parametrize("terms", FORMS, ids=lambda each: f"{each.form}-{each.ring or 'duel'}")
def test_a_match_is_played_to_its_end_and_all_copies_agree(terms: Terms, tmp_path: Path) -> None:
    """R2.3, R2.5, R2.6, R13.7: nobody but the letters tells the homes how the match goes."""
    table = Table(tmp_path, terms)
    table.play_on()
    results = {home.course.match.result for home in table.homes}
    assert len(results) == 1
    assert None not in results
    assert [false_names(home) for home in table.homes] == [[] for _ in table.homes]


@pytest.mark.parametrize("seed", range(4))
def test_the_turns_of_a_duel_have_at_most_two_hundred_signs(seed: int, tmp_path: Path) -> None:
    table = Table(tmp_path, Terms("preconstructed"), seed)
    while (home := table.writer) is not None:
        greeting = "Ось тобі, любий друже, за вчорашнє! " * 3
        table.play(home)
        code = home.write(Wording(greeting=greeting)).code
        table.sent.append(code)
        table.deliver(code)
    turns = table.sent[2:]
    assert len(turns) > 4
    assert max(map(len, turns)) <= 200


def test_letters_of_pairs_are_measured_by_what_they_tell(tmp_path: Path) -> None:
    found = [*sizes(Terms(ring="pairs"), 1, tmp_path)]
    kinds = {"first letter", "acceptance", "share of a lot", "turn", "last letter", "resignation"}
    assert {size.kind for size in found} == {*kinds, "for the partner alone"}
    assert max(size.greeted for size in found if size.kind == "turn") <= 200


def test_the_whole_match_is_replayed_from_its_record(tmp_path: Path) -> None:
    table = Table(tmp_path, Terms("draft"), 3)
    table.play_on()
    store = MatchStore(tmp_path / "matches")
    assert table.homes[0].stage is not LetterStage.WATCH or not file_in(table.homes[0], store)
    for home in table.homes:
        home.note_seen()
    filed = [sure(file_in(home, store)) for home in table.homes]
    assert file_in(table.homes[0], store) is None
    for match in filed:
        report = check(read_record(sure(sure(match.record).path)), CONTENT)
        assert report.agrees
        assert report.result == table.homes[0].course.match.result


@pytest.mark.parametrize("terms", [FORMS[1], FORMS[3]], ids=["draft", "pairs"])
def test_the_whole_match_is_shared_as_a_code_like_any_other(terms: Terms, tmp_path: Path) -> None:
    table = Table(tmp_path, terms, 2)
    table.play_on()
    home = table.homes[1]
    home.note_seen()
    record = sure(sure(file_in(home, MatchStore(tmp_path / "matches"))).record)
    again = from_match_code(CONTENT, match_code(CONTENT, record))
    assert again.entries == record.entries
    assert check(again, CONTENT).agrees


def test_a_match_of_an_earlier_release_is_read_to_its_end() -> None:
    """Written by the first release that had letters: what it told is told by no other words."""
    path = Path(__file__).with_name("kept_draft.json")
    home = LetterMatch.read(CONTENT, path.read_bytes(), path)
    assert len(home.kept.letters) == 27
    assert false_names(home) == []
    again = [read_letter(letter.code).coded().code for letter, _ in home.kept.letters]
    assert again == [letter.code for letter, _ in home.kept.letters]


KEPT = json.loads(Path(__file__).with_name("kept_0_25.json").read_bytes())


@pytest.mark.parametrize("kind", KEPT)
def test_a_match_of_0_25_goes_on_in_this_release(kind: str, tmp_path: Path) -> None:
    """Its file and the letters that came after were written by 0.25.0, and stay as they are.

    The pairs pass cards on before everybody's eyes to the end, as that release reads them.
    """
    kept = KEPT[kind]
    store = LetterStore(CONTENT, tmp_path)
    (tmp_path / f"{read_letter(kept['next'][0]).match.hex()}.json").write_text(
        json.dumps(kept["home"])
    )
    post = store.receive("\n".join(kept["next"]))
    home = sure(post.match)
    assert post.taken == len(kept["next"])
    assert home.course.digest().hex() == kept["digest"]
    home.note_seen()
    while home.stage is LetterStage.YOURS:
        match = at_home(home)
        match.submit(next(iter(legal_actions(match.position))))
    letter = home.write(Wording())
    assert letter.version == "1"
    assert home.private_letter is None


# Matches by letter are killed at random moments


def test_a_killed_game_has_lost_no_letter(tmp_path: Path) -> None:
    kill_and_look(tmp_path, range(3))


def kill_and_look(folder: Path, seeds: range) -> None:
    for seed in seeds:
        module, rng = "tests.play.letters.writer", Random(seed)
        said = killed(module, folder, seed, rng=rng, most=40, rest=0.02)
        counts = {name: int(count) for name, count in map(str.split, said)}
        for home in {(folder / name).parent for name in counts}:
            store = LetterStore(CONTENT, home)
            kept = {each.path: each for each in store.matches()}
            assert not store.problems
            for name in (name for name in counts if (folder / name).parent == home):
                letters = kept[folder / name].kept.letters
                # At most one letter could not be said any more; the match goes on from there.
                assert counts[name] <= len(letters) <= counts[name] + 1
                assert at_home(kept[folder / name]).position
