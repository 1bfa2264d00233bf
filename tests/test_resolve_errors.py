"""The one line that ``resolve`` has for a file that is no case."""

from pathlib import Path

import pytest

from tests.resolving import DUEL, resolved

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
    text = f"{DUEL}{lines}\n"
    assert resolved(tmp_path, text) == (2, [], f"0.yaml:9: {_NAMED}{problem}\n")


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
