"""``resolve``: the JSON lines of case files, and the one line for a file that is no case."""

import io
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from typing import Any, TextIO

import pytest

from game.__main__ import main
from game.cases import resolve

from .resolving import DUEL, SOLO, resolved

_ROOT = Path(__file__).parents[1]


def _one(tmp_path: Path, text: str) -> dict[str, Any]:
    status, lines, error = resolved(tmp_path, text)
    assert (status, len(lines), error) == (0, 1, "")
    return lines[0]


def test_a_duel_is_told_whole(tmp_path: Path) -> None:
    assert _one(tmp_path, DUEL + "moves: [play Wall bottom, attack, attack]\n") == {
        "left": {
            "hand": ["Bastion", "Bolt"],
            "top": [
                {"card": "Axe", "damage": 0, "summoned": False},
                {"card": "Wall", "damage": 1, "summoned": False},
            ],
            "bottom": [{"card": "Wall", "damage": 0, "summoned": True}],
        },
        "right": {
            "hand": ["Fort", "Wall", "Axe", "Axe"],
            "top": [{"card": "Wall", "damage": 3, "summoned": False}],
            "bottom": [],
        },
        "mana": 2,
        "active": "left",
        "phase": "assault",
        "winner": None,
        "pending": None,
        "refused": False,
    }


def test_a_solo_match_is_told_whole(tmp_path: Path) -> None:
    told = _one(tmp_path, SOLO + "moves: [end]\n")
    deck = told["right"]["ai"]["deck"]
    assert sorted(deck) == ["Baron", "Boom!", "Ogre", "Zombie"]
    assert told == {
        "left": {
            "hand": ["Fort", "Troll", "Gnome"],
            "top": [{"card": "Brute", "damage": 0, "summoned": False}],
            "bottom": [],
        },
        "right": {
            "ai": {"deck": deck, "discard": [], "stronghold": "Fort"},
            "top": [],
            "bottom": [{"card": "Grrr", "damage": 0, "summoned": False}],
        },
        "mana": 7,
        "active": "right",
        "phase": "summoning",
        "winner": None,
        "pending": None,
        "refused": False,
    }


def test_a_pending_order_names_its_owner_and_cards(tmp_path: Path) -> None:
    text = DUEL.replace("damage: 3, splash", "damage: 4, splash") + (
        "moves: [play Bolt right top 0]\n"
    )
    found = _one(tmp_path, text)
    assert found["pending"] == {"side": "right", "cards": ["Wall", "Axe"]}
    assert found["left"]["hand"] == ["Bastion", "Wall", "Bolt"]
    found = _one(tmp_path, text.replace("top 0]", "top 0, order Axe Wall]"))
    assert found["right"]["hand"] == ["Fort", "Wall", "Axe", "Axe", "Wall"]


@pytest.mark.parametrize(
    "move",
    [
        "play Bolt top",
        "play Wall right top 0",
        "play Axe top",
        "play Bastion top",
        "play Fort left top 0",
        "play Troll top",
        "play Bolt right top 1",
        "play Bolt left bottom 0",
        "play Bolt right top 99",
        "order Axe Wall",
        "ai",
    ],
)
def test_a_last_move_that_cannot_be_is_refused(tmp_path: Path, move: str) -> None:
    found = _one(tmp_path, DUEL + f"moves: [{move}]\n")
    assert found["refused"]
    assert {**found, "refused": False} == _one(tmp_path, DUEL)


@pytest.mark.parametrize("move", ["order Wall", "order Wall Wall", "order Wall Troll", "end"])
def test_an_order_that_does_not_fit_is_refused(tmp_path: Path, move: str) -> None:
    text = DUEL.replace("damage: 3, splash", "damage: 4, splash")
    found = _one(tmp_path, text + f"moves: [play Bolt right top 0, {move}]\n")
    assert found["refused"]
    assert found["pending"] == {"side": "right", "cards": ["Wall", "Axe"]}


@pytest.mark.parametrize("move", ["end", "attack", "play Troll top", "order Troll"])
def test_the_horde_has_its_own_move(tmp_path: Path, move: str) -> None:
    assert _one(tmp_path, SOLO + f"moves: [end, {move}]\n")["refused"]


def test_a_name_picks_the_leftmost_card(tmp_path: Path) -> None:
    text = DUEL.replace("[Bastion, Wall, Bolt]", "[Wall, Bastion, Wall, Bolt]")
    hand = _one(tmp_path, text + "moves: [play Wall top]\n")["left"]["hand"]
    assert hand == ["Bastion", "Wall", "Bolt"]


def test_a_rightmost_stronghold_has_fallen_at_once(tmp_path: Path) -> None:
    text = DUEL.replace("[Bastion, Wall, Bolt]", "[Wall, Bolt, Bastion]")
    assert _one(tmp_path, text)["left"]["hand"] == ["Fort", "Wall", "Bolt"]
    text = DUEL.replace("[Bastion, Wall, Bolt]", "[Wall, Bolt, Fort]")
    assert _one(tmp_path, text)["winner"] == "right"


def test_the_last_turn_of_a_bare_fort_is_under_way(tmp_path: Path) -> None:
    text = SOLO.replace("deck: [Boom!, Ogre, Zombie], discard: [Baron]", "deck: []")
    text = text.replace("match:\n", "match:\n  active: right\n")
    assert _one(tmp_path, text)["right"]["ai"]["stronghold"] == "Fort"
    assert _one(tmp_path, text + "moves: [ai]\n")["winner"] == "left"


def test_even_odds_add_to_the_mana_of_a_turn(tmp_path: Path) -> None:
    """R2.8: of the first turn, whichever side has it, and no longer than told."""
    hands = "  left: {hand: [Bastion, Troll]}\n  right: {hand: [Fort, Troll, Baron]}\n"
    text = "match:\n  odds: {side: %s, mana: 3, turns: 1}\n" + hands
    assert _one(tmp_path, text % "left")["mana"] == 5
    assert _one(tmp_path, text % "right" + "moves: [end]\n")["mana"] == 6
    assert _one(tmp_path, text % "left" + "moves: [end, end]\n")["mana"] == 2
    status, _, error = resolved(tmp_path, text % "middle")
    assert status != 0
    assert "middle" in error


def test_lines_come_in_the_order_of_files_and_cases(tmp_path: Path) -> None:
    mana = "match:\n  mana: %d\n  left: {hand: [Bastion, Troll]}\n  right: {hand: [Fort, Troll]}\n"
    first = "---\n" + mana % 1 + "---\n" + mana % 2 + "---\n# nothing more\n"
    status, lines, error = resolved(tmp_path, first, mana % 3)
    assert (status, [line["mana"] for line in lines], error) == (0, [1, 2, 3], "")


def test_the_lines_before_an_error_are_printed(tmp_path: Path) -> None:
    status, lines, error = resolved(tmp_path, f"{SOLO}---\n{DUEL}moves: [jump]\n", SOLO)
    assert (status, len(lines)) == (2, 1)
    assert error == (
        "0.yaml:14: case 2 'a small duel': malformed move 'jump':"
        " known are play, order, press, attack, end, ai, relieve\n"
    )


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"name: x\n\xff\xfe")
    for path, problem in (
        (tmp_path / "none.yaml", "none.yaml: no such file: check the name\n"),
        (binary, "binary.yaml:2: this is no UTF-8 text: save the file as UTF-8\n"),
        ("", "'': this is no name of a file: name a case file\n"),
        (tmp_path, ": cannot be read (is a directory): name a readable file\n"),
        (Path("a\0b"), "a\\u0000b: cannot be read (embedded null byte): name a readable file\n"),
    ):
        out, err = io.StringIO(), io.StringIO()
        assert resolve([path], out, err) == 2
        assert err.getvalue().endswith(problem)
        assert err.getvalue().count("\n") == 1
        assert out.getvalue() == ""


def test_an_alias_and_a_shared_value_are_read(tmp_path: Path) -> None:
    text = SOLO.replace("[Fort, Troll, Gnome]", "&h [Fort, Troll]").replace(
        "{ai: {deck: [Boom!, Ogre, Zombie], discard: [Baron]}", "{hand: *h"
    )
    assert _one(tmp_path, text)["right"]["hand"] == ["Fort", "Troll"]


def _run(*words: str | Path, out: TextIO | int = PIPE) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "game", *words]
    return subprocess.run(command, cwd=_ROOT, stdout=out, stderr=PIPE, text=True, check=False)


def test_the_command_line(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(DUEL, "utf-8")
    bad.write_text(DUEL + "moves: [jump]\n", "utf-8")
    done = _run("resolve", good, good)
    assert (done.returncode, done.stdout.count("\n"), done.stderr) == (0, 2, "")
    done = _run("resolve", bad)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{bad}:9: case 1 'a small duel': malformed move")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk to find full")
def test_a_full_disk_is_told_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(DUEL, "utf-8")
    with Path("/dev/full").open("w") as full:
        done = _run("resolve", path, out=full)
    problem = "the output cannot be written (no space left on device): make room for it\n"
    assert (done.returncode, done.stderr) == (2, problem)


def test_resolve_needs_no_window(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(DUEL, "utf-8")
    script = (
        "import sys; from game.__main__ import main; status = main(sys.argv[1:]);"
        " sys.exit(status or 'pygame' in sys.modules)"
    )
    command = [sys.executable, "-c", script, "resolve", str(path)]
    assert subprocess.run(command, cwd=_ROOT, capture_output=True, check=False).returncode == 0


def test_bad_options_are_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["resolve"])
    assert stopped.value.code == 2
    assert "the following arguments are required: FILE" in capsys.readouterr().err


def test_the_window_needs_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.__main__._window", lambda: 0)
    monkeypatch.setattr(sys, "stdout", None)
    assert main([]) == 0


_NAMED = "case 1 'a small duel': "


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("name:", "nam:", "0.yaml:1: case 1: unknown key 'nam': write 'name'"),
        ("a small duel", "5", "0.yaml:1: case 1: 'name' is the number 5:"
         " put it in quotes if it is meant as a text"),
        ("match:", "macht:", f"0.yaml:6: {_NAMED}unknown key 'macht': write 'match'"),
        ("splash]", "splesh]", f"0.yaml:3: {_NAMED}unknown ability 'splesh' of 'Axe':"
         " write 'splash'"),
        ("attack: 3", "attack: true", f"0.yaml:3: {_NAMED}'attack' is the flag true:"
         " write a whole number"),
        ("health: 4", "health: 0", f"0.yaml:4: {_NAMED}'health' is 0: write 1 or more"),
        ("cost: 1, effect", "cost: 0, effect", f"0.yaml:5: {_NAMED}'cost' is 0: write 1 or more"),
        ("  Wall: {", "  Fort: {", f"0.yaml:4: {_NAMED}the name 'Fort' is the stronghold's:"
         " give the card another"),
        ("  Wall: {", "  A Wall: {", f"0.yaml:4: {_NAMED}the card name 'A Wall' has spaces:"
         " write it in one word"),
        ("  Wall: {", "  '': {", f"0.yaml:4: {_NAMED}a card without a name:"
         " write one before the colon"),
        ("  Wall: {", "  <<: {", "0.yaml:4: '<<' would merge keys, which is not done here:"
         " write them out, or put it in quotes if it is a text"),
        ("[Bastion, Wall,", "[Wall,", f"0.yaml:7: {_NAMED}a hand without a stronghold:"
         " put Bastion or Fort in it"),
        ("[Bastion, Wall,", "[Bastion, Fort,", f"0.yaml:7: {_NAMED}a second stronghold"
         " in one hand: leave one Bastion or Fort"),
        ("hand: [Fort, Wall, Axe], ", "", f"0.yaml:8: {_NAMED}missing key 'hand' of 'right':"
         " add 'hand'"),
        ("damage: 1}", "damage: 4}", f"0.yaml:7: {_NAMED}damage 4 of 'Wall',"
         " which has 4 health: write less than 4"),
        ("damage: 1}", "damage: -1}", f"0.yaml:7: {_NAMED}'damage' is -1: write 0 or more"),
        ("damage: 1}", "summoned: 1}", f"0.yaml:7: {_NAMED}'summoned' is the number 1:"
         " write true or false"),
        ("{card: Wall, damage: 1}", "{}", f"0.yaml:7: {_NAMED}missing key 'card': add 'card'"),
        ("bottom: [Axe]", "bottom: [Bolt]", f"0.yaml:8: {_NAMED}the incantation 'Bolt' in a lane:"
         " put it in a hand, or a creature in its place"),
        ("bottom: [Axe]", "bottom: [Fort]", f"0.yaml:8: {_NAMED}'Fort' outside a hand:"
         " put it in a hand, or leave it out"),
        ("bottom: [Axe]", "bottom: [Trol]", f"0.yaml:8: {_NAMED}unknown card 'Trol':"
         " write 'Troll'"),
        ("bottom: [Axe]", "botom: [Axe]", f"0.yaml:8: {_NAMED}unknown key 'botom' of 'right':"
         " write 'bottom'"),
        ("bottom: [Axe]", "bottom: Axe", f"0.yaml:8: {_NAMED}'bottom' is the text 'Axe':"
         " write a list in [ ]"),
        ("  left: {", "  active: rihgt\n  left: {", f"0.yaml:7: {_NAMED}unknown active 'rihgt':"
         " write 'right'"),
        ("  left: {", "  mana: 1.5\n  left: {", f"0.yaml:7: {_NAMED}'mana' is the number 1.5:"
         " write a whole number"),
        ("hand: [Bastion, Wall, Bolt]", "ai: {deck: []}", f"0.yaml:7: {_NAMED}an AI on the left"
         " side: put the AI on the right"),
        ("right: {hand", "right: {ai: {deck: []}, hand", f"0.yaml:8: {_NAMED}a hand beside an AI:"
         " leave the hand or the AI out"),
        ("hand: [Fort, Wall, Axe]", "ai: {}", f"0.yaml:8: {_NAMED}missing key 'deck' of 'ai':"
         " add 'deck'"),
        ("name: a", "name: [\na", "0.yaml:3: this is no YAML, did not find expected ',' or ']':"
         " mend the line or the one before it"),
        ("  Wall: {", "  Axe: {", "0.yaml:4: the key 'Axe' stands here twice: leave one of them"),
        ("cost: 2", "cost: !!python/name:os.system 2", "0.yaml:3: '2' is no text, number or flag:"
         " put it in quotes if it is a text"),
        ("name: a", "name: \x01", "0.yaml:1: this is no YAML, control characters are not allowed:"
         " take out what is no text"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_case(tmp_path: Path, old: str, new: str, line: str) -> None:
    assert old in DUEL
    assert resolved(tmp_path, DUEL.replace(old, new, 1)) == (2, [], line + "\n")


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("moves: [play Dragon top]", "unknown card 'Dragon': check the spelling"),
        ("moves: [play Wall middle]", "unknown lane 'middle': known are top, bottom"),
        ("moves: [play Bolt up top 0]", "unknown side 'up': known are left, right"),
        ("moves: [play Bolt right top -1]", "'-1' is no position:"
         " write a number from 0, counted from the front"),
        ("moves: [play Wall]", "malformed move 'play Wall':"
         " write 'play CARD LANE' or 'play CARD SIDE LANE POSITION'"),
        ("moves: [order]", "malformed move 'order': write 'order CARD CARD…'"),
        ("moves: [end now]", "malformed move 'end now': write 'end' alone"),
        ("moves: [atack]", "malformed move 'atack': write 'attack'"),
        ("moves: attack", "'moves' is the text 'attack': write a list in [ ]"),
        ("moves: [1]", "item 1 of 'moves' is the number 1:"
         " put it in quotes if it is meant as a text"),
        ("moves: [play Axe top, end]", "move 1 is refused (no_such_card, R3.2):"
         " only the last move may be"),
        ("rules: R5.1", "'rules' is the text 'R5.1': write a list in [ ]"),
        ("then: {manna: 1}", "unknown key 'manna' of 'then': write 'mana'"),
        ("then: {winner: Left}", "unknown winner 'Left': write 'left'"),
        ("then: {pending: {cards: Axe}}", "'cards' is the text 'Axe': write a list in [ ]"),
        ("then: {left: {hand: [Bastoin]}}", "unknown card 'Bastoin': write 'Bastion'"),
        ("then: {left: {hand: {some_order: []}}}", "unknown key 'some_order' of 'hand':"
         " write 'any_order'"),
        ("then: {left: {top: [{card: Wall, hurt: 1}]}}", "unknown key 'hurt':"
         " known are card, damage, summoned"),
        ("then: {right: {ai: {deck: [Axe], spent: 1}}}", "unknown key 'spent' of 'ai':"
         " known are deck, discard, stronghold"),
        ("then: {refused: 0}", "'refused' is the number 0: write true or false"),
    ],
)  # fmt: skip
def test_moves_and_then_that_are_none(tmp_path: Path, lines: str, problem: str) -> None:
    assert resolved(tmp_path, f"{DUEL}{lines}\n") == (
        2, [], f"0.yaml:9: {_NAMED}{problem}\n",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "0.yaml: no case in the file: write a name and a match"),
        ("match: 0x" + "f" * 5000, "0.yaml:1: '0x" + "f" * 38 + "' is no plain number:"
         " write figures alone, or put it in quotes if it is a text"),
        ("match: 0b" + "1" * 20000, "0.yaml:1: '0b" + "1" * 38 + "' is no plain number:"
         " write figures alone, or put it in quotes if it is a text"),
        ("match: -1000000000000000", "0.yaml:1: '-1000000000000000' is too large a number:"
         " write one of at most 15 figures"),
        ("---\n", "0.yaml: no case in the file: write a name and a match"),
        ("5", "0.yaml:1: case 1: the document is the number 5: write keys and values"),
        ("name: x", "0.yaml:1: case 1 'x': missing key 'match': add 'match'"),
        ("match: {left: {}, right: {}}", "0.yaml:1: case 1: missing key 'hand' of 'left':"
         " add 'hand'"),
        ("a: &a [*a]", "0.yaml:1: the alias *a stands for nothing yet: write the value itself"),
        ("[" * 100_000, "0.yaml:1: too much inside one another: write it flatter"),
        ("- " * 100_000, "0.yaml:1: too much inside one another: write it flatter"),
        ("a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n" + "".join(
            f"{chr(i + 1)}: &{chr(i + 1)} [{', '.join([f'*{chr(i)}'] * 10)}]\n"
            for i in range(97, 107)),
         "0.yaml:5: the aliases multiply too much: write the values out"),
    ],
)  # fmt: skip
def test_what_is_no_case_at_all(tmp_path: Path, text: str, line: str) -> None:
    assert resolved(tmp_path, text) == (2, [], line + "\n")
