"""The data files: what they hold, and the line for every mistake in them."""

import shutil
import subprocess
import sys
from dataclasses import replace
from math import exp
from pathlib import Path

import pytest

from game import paths
from game.content import (
    ContentError,
    card_digest,
    card_text,
    languages,
    load_cards,
    load_content,
    load_strings,
    read_difficulty,
    write_difficulty,
)
from game.content.preset_file import Hardness, Worth
from game.play import deck_code
from game.rules import (
    BERSERK,
    DECK_SIZE,
    LEVELS,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPRINT,
    Creature,
    Difficulty,
    Incantation,
    difficulties,
)
from tests.certain import objection

_DATA = paths.data_dir()
#: The beginning of a file that tells how hard the Hordes are.
_HEAD = "player: deep\ngames: 9\nworths:\n"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    shutil.copytree(_DATA, folder)
    return folder


def test_the_kit_is_whole() -> None:
    cards = load_content().cards
    creatures = [card for card in cards.values() if isinstance(card, Creature)]
    assert (len(cards), len(creatures)) == (32, 27)
    assert list(cards)[:2] == ["baron", "brute"]
    assert cards["troll"] == Creature("troll", "Troll", 6, 3, 6, RAGE | BERSERK)
    assert cards["vortex"] == Creature("vortex", "Vortex", 2, 0, 3, aura=SPRINT)
    assert cards["meteorite"] == Incantation("meteorite", "Meteorite", 5, 4, PERFORATION)
    assert cards["boom"].name == "Boom!"


def test_the_decks_and_the_even_decks_share_out_the_kit() -> None:
    content = load_content()
    assert [deck.id for deck in content.decks] == ["1", "2", "3", "4"]
    assert not {deck.id for deck in content.even_decks} & {"1", "2", "3", "4"}
    for decks in (content.decks, content.even_decks):
        dealt = [card.id for deck in decks for card in deck.cards]
        assert sorted(dealt) == sorted(content.cards)
        assert all(content.strings.text(f"decks.{deck.id}.name") for deck in decks)
    assert all(content.strings.text(f"decks.{deck.id}.text") for deck in content.even_decks)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("brute", ""),
        ("troll", "Rage, Berserk"),
        ("shaman", "Aura: neighbours have Rage."),
        ("machine", "Indestructible\nAura: neighbours have Protection."),
        ("boom", "Deals 1 damage to a creature."),
        ("cyclone", "Deals 3 damage to a creature.\nSplash, Perforation"),
    ],
)
def test_a_card_tells_what_it_does(card: str, text: str) -> None:
    content = load_content()
    assert card_text(content.strings, content.cards[card]) == text


@pytest.mark.parametrize(("card", "damage"), [("boom", "1 dégât"), ("meteorite", "4 dégâts")])
def test_a_card_counts_its_damage_as_the_language_does(card: str, damage: str) -> None:
    content = load_content("fr")
    assert (
        card_text(content.strings, content.cards[card]).splitlines()[0]
        == f"Inflige {damage} à une créature."
    )


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[rage, berserk]", "[rgae, berserk]",
         ":11: unknown ability 'rgae' of 'troll': write 'rage'"),
        ("aura: rage", "aura: regeneration", ":18: unknown ability 'regeneration' of 'shaman':"
         " known are splash, perforation, rage, protection, indestructible, berserk, sprint"),
        ("aura: rage", "aura: [rage]", ":18: 'aura' is a list: write a text"),
        ("cost: 6, attack: 3", "attack: 3", ":11: missing key 'cost' of 'troll': add 'cost'"),
        ("cost: 6, attack: 3", "cost: 6, atack: 3", ":11: unknown key 'atack' of 'troll':"
         " write 'attack'"),
        ("cost: 6, attack: 3", "cost: -6, attack: 3", ":11: 'cost' is -6: write 0 or more"),
        ("cost: 6, attack: 3", "cost: true, attack: 3", ":11: 'cost' is the flag true:"
         " write a whole number"),
        ("cost: 6, attack: 3", "cost: 6.0, attack: 3", ":11: 'cost' is the number 6.0:"
         " write a whole number"),
        ("cost: 6, attack: 3", "cost: six, attack: 3", ":11: 'cost' is the text 'six':"
         " write a whole number"),
        ("cost: 6, attack: 3", "cost: , attack: 3", ":11: 'cost' is empty: write a whole number"),
        ("cost: 6, attack: 3", "cost: 6, cost: 3", ":11: the key 'cost' stands here twice:"
         " leave one of them"),
        ("attack: 3, health: 6", "attack: 3, health: 0", ":11: 'health' is 0: write 1 or more"),
        ("name: Troll", "name: Brute", ":11: the name 'Brute' of 'troll' is taken by 'brute':"
         " give it another name"),
        ("name: Troll", "name: Fort", ":11: the name 'Fort' of 'troll' is taken by the stronghold:"
         " give it another name"),
        ("name: Troll, ", "", ":11: missing key 'name' of 'troll': add 'name'"),
        ("name: Troll", "name: 7", ":11: 'name' is the number 7:"
         " put it in quotes if it is meant as a text"),
        ("name: Troll", "name: ' '", ":11: 'name' is empty: write a text"),
        ("troll: {", "brute: {", ":11: the key 'brute' stands here twice: leave one of them"),
        ("troll: {", "Troll: {", ":11: bad id 'Troll': use at most 40 lower-case letters,"
         " figures and _"),
        ("troll: {", "troll: [", ":11: this is no YAML, did not find expected ',' or ']':"
         " mend the line or the one before it"),
        ("troll: {", "7: {", ":11: the key '7' is no text: put it in quotes"),
        ("{name: Troll, cost: 6, attack: 3, health: 6, abilities: [rage, berserk]}", "strong",
         ":11: 'troll' is the text 'strong': write keys and values"),
        ("name: Boom!, cost: 1", "name: Boom!, cost: 0", ":35: 'cost' is 0: write 1 or more"),
        ("effect: {damage: 1}", "effect: {damage: -1}", ":35: 'damage' is -1: write 0 or more"),
        ("effect: {damage: 1}", "effect: {splash: true}", ":35: missing key 'damage' of 'effect':"
         " add 'damage'"),
        ("effect: {damage: 1}", "effect: {damage: 1, splash: 1}", ":35: 'splash' is the number 1:"
         " write true or false"),
        ("effect: {damage: 1}", "effect: {damage: 1, rage: true}", ":35: unknown key 'rage'"
         " of 'effect': known are damage, splash, perforation"),
        ("effect: {damage: 1}", "effect: {damage: 1}, attack: 1", ":35: unknown key 'attack'"
         " of 'boom': known are name, cost, effect"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_card(data: Path, old: str, new: str, line: str) -> None:
    _check_complaint(data, "cards.yaml", old, new, line)


def _check_complaint(data: Path, file: str, old: str, new: str, line: str) -> None:
    path = data / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert objection(ContentError, load_content, "en", data) == f"data/{file}{line}"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("troll]", "trol]", ":2: unknown card 'trol' in deck '1': write 'troll'"),
        ("troll]", "baron]", ":2: the card 'baron' is in deck '1' twice:"
         " put another card in its place"),
        (", troll]", "]", ":2: deck '1' has 7 cards: name 8 of them"),
        ("troll]", "troll, zombie]", ":2: deck '1' has 9 cards: name 8 of them"),
        ('"2": {', '"1": {', ":3: the key '1' stands here twice: leave one of them"),
        ("troll]", "5]", ":2: item 8 of '1' is the number 5:"
         " put it in quotes if it is meant as a text"),
        ("[annihilation, baron, boom, brute, carapace, partisan, revenant, troll]", "boom",
         ":2: 'cards' is the text 'boom': write a list in [ ]"),
        ("skill: easy", "skill: ease", ":2: unknown skill 'ease': write 'easy'"),
        ("skill: easy, ", "", ":2: missing key 'skill' of '1': add 'skill'"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_deck(data: Path, old: str, new: str, line: str) -> None:
    _check_complaint(data, "decks.yaml", old, new, line)


def test_a_file_that_is_missing_or_unreadable(data: Path) -> None:
    cards = data / "cards.yaml"
    cards.write_bytes(b"# one\nbar\xf3n: {}\n")
    with pytest.raises(ContentError, match=r"^data/cards.yaml:2: this is no UTF-8 text: save"):
        load_cards(data)
    cards.write_text("a: 1\n---\nb: 2\n", "utf-8")
    with pytest.raises(ContentError, match=r"^data/cards.yaml: 2 YAML documents in the file: "):
        load_cards(data)
    cards.unlink()
    with pytest.raises(ContentError, match=r"^data/cards.yaml: no such file: check the name$"):
        load_content(folder=data)


def test_a_complaint_is_one_line() -> None:
    error = ContentError("data/x.yaml", 3, "a name\nof two lines", "mend it")
    assert str(error) == "data/x.yaml:3: a name of two lines: mend it"
    assert (error.file, error.line, error.hint) == ("data/x.yaml", 3, "mend it")


def test_the_digest_is_of_the_values() -> None:
    cards = load_cards()
    digest = card_digest(cards)
    assert card_digest(dict(reversed(cards.items()))) == digest
    troll = cards["troll"]
    assert isinstance(troll, Creature)
    assert card_digest({**cards, "troll": replace(troll, name="Trolla")}) == digest
    for change in (
        replace(troll, cost=7),
        replace(troll, attack=4),
        replace(troll, health=5),
        replace(troll, abilities=RAGE),
        replace(troll, aura=PROTECTION),
        replace(troll, id="troll2"),
    ):
        assert card_digest({**cards, "troll": change}) != digest


def test_the_digest_is_the_same_in_every_process() -> None:
    script = "from game.content import card_digest, load_cards; print(card_digest(load_cards()))"
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=_DATA.parent,
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert digests == {card_digest(load_cards())}


@pytest.mark.parametrize("language", ["xx", "../strings/en"])
def test_a_language_that_there_is_not(language: str) -> None:
    known = f"known are {', '.join((*languages(), 'pseudo'))}"
    wanted = f"data/strings: there is no language {language!r}: {known}"
    assert objection(ContentError, load_strings, language) == wanted


def test_every_language_loads() -> None:
    assert "en" in languages()
    for language in languages():
        content = load_content(language)
        assert content.strings.language == language
        assert set(content.strings) == set(load_strings("en"))


def test_every_level_has_presets_that_sum_to_it() -> None:
    content = load_content()
    assert list(content.presets) == list(content.partner_presets) == list(LEVELS.values())
    both = [*content.presets.items(), *content.partner_presets.items()]
    # Their names stand in one place, so none is there twice.
    every = [preset.id for _, presets in both for preset in presets]
    assert len(set(every)) == len(every)
    for points, presets in both:
        assert len(presets) >= 2
        for preset in presets:
            assert preset.difficulty.points == points
            assert content.strings.text(f"difficulty.presets.{preset.id}")
            assert content.strings.text(f"difficulty.preset_texts.{preset.id}")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("fixed_mana: 7}", "fixed_mana: 8}", ":6: the settings 'wellspring' come to 2:"
         " the level 'easy' asks for 1"),
        ("fixed_mana: 7}", "fixed_mana: 11}", ":6: 'fixed_mana' is 11: known are 6, 7, 8, 9, 10"),
        ("fixed_mana: 7}", "fixed_mama: 7}", ":6: unknown key 'fixed_mama' of 'wellspring':"
         " write 'fixed_mana'"),
        ("ability: rage", "ability: sprint", ":7: unknown ability 'sprint':"
         " known are none, splash, perforation, rage, protection, berserk"),
        ("brigand, ai_begins: true}", "brigand, ai_begins: 1}", ":5: 'ai_begins' is the number 1:"
         " write true or false"),
        ("captain: gnome", "captain: gnom", ":6: unknown card 'gnom': write 'gnome'"),
        ("mythic:", "mythical:", ":20: unknown key 'mythical': write 'mythic'"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_preset(data: Path, old: str, new: str, line: str) -> None:
    _check_complaint(data, "difficulty.yaml", old, new, line)


def test_settings_are_written_as_they_are_read() -> None:
    for points in LEVELS.values():
        for difficulty in difficulties(points):
            assert read_difficulty(write_difficulty(difficulty), ()) == difficulty


def test_a_horde_has_the_worths_of_all_its_settings() -> None:
    hardness = Hardness(
        "deep",
        10,
        (
            Worth(Difficulty(), 0),
            Worth(Difficulty(ai_begins=True), -100),
            Worth(Difficulty(ai_begins=True, ability=RAGE), -50),
        ),
    )
    leader, raging = Difficulty(ai_begins=True), Difficulty(ai_begins=True, ability=RAGE)
    assert hardness.wins(Difficulty(ability=RAGE)) == 0.5
    assert hardness.wins(leader) == pytest.approx(1 / (1 + exp(1)))
    assert hardness.wins(raging) == pytest.approx(1 / (1 + exp(1.5)))
    assert hardness.hardest([leader, raging, Difficulty()]) == raging
    assert hardness.hardest([]) is None


def test_the_hardness_of_every_horde_is_told_of_a_strength_that_there_is() -> None:
    content = load_content()
    assert content.strings.text(f"strengths.{content.hardness.player}.name")
    every = [settings for points in LEVELS.values() for settings in difficulties(points)]
    shares = [content.hardness.wins(settings) for settings in every]
    assert 0 < min(shares) < 0.2
    assert 0.6 < max(shares) < 1
    # Presets begin with the gentlest.
    for presets in content.presets.values():
        shares = [content.hardness.wins(preset.difficulty) for preset in presets]
        assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("player: deep\ngames: 0\nworths: []", ":2: 'games' is 0: write 1 or more"),
        ("player: deep\ngames: 9", ":1: missing key 'worths': add 'worths'"),
        (f"{_HEAD}  - {{ability: rage}}", ":4: 'worth' is empty:"
         " write a whole number from -1000 to 1000"),
        (f"{_HEAD}  - {{worth: 1001}}", ":4: 'worth' is the number 1001:"
         " write a whole number from -1000 to 1000"),
        (f"{_HEAD}  - {{fixed_mana: 11, worth: 1}}", ":4: 'fixed_mana' is 11:"
         " known are 6, 7, 8, 9, 10"),
        (f"{_HEAD}  - {{fixed_mana: 6, worth: 1}}", ":4: one of these settings is as in the quick"
         " game: name only settings that differ from it"),
        (f"{_HEAD}  - {{worth: 1}}\n  - {{worth: 2}}", ":5: these settings stand here twice:"
         " leave one of them"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_hardness(data: Path, text: str, line: str) -> None:
    (data / "hardness.yaml").write_text(text, "utf-8")
    assert objection(ContentError, load_content, "en", data) == f"data/hardness.yaml{line}"


def test_every_suggested_deck_is_whole_named_and_has_a_code() -> None:
    content = load_content()
    assert len(content.suggested) >= 3
    codes = {deck_code(card.id for card in deck.cards) for deck in content.suggested}
    assert len(codes) == len(content.suggested)
    for deck in content.suggested:
        assert len(set(deck.cards)) == DECK_SIZE
        for key in ("name", "text"):
            assert content.strings.text(f"library.suggested.{deck.id}.{key}")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("few: [troll, ogre]", "deck 'few' has 2 cards: name 10 of them"),
        ("odd: [trol, MORE, brute]", "unknown card 'trol' in deck 'odd': write 'troll'"),
        ("two: [ogre, MORE, ogre]", "the card 'ogre' is in deck 'two' twice:"
         " put another card in its place"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_suggested_decks(data: Path, text: str, problem: str) -> None:
    text = text.replace("MORE", "grrr, baron, gnome, alpha, martyr, scribe, shaman, zombie")
    (data / "suggested_decks.yaml").write_text(text, "utf-8")
    told = objection(ContentError, load_content, "en", data)
    assert told == f"data/suggested_decks.yaml:1: {problem}"


def test_a_card_in_two_even_decks(data: Path) -> None:
    decks = data / "even_decks.yaml"
    cards = list(load_cards(data))[:9]
    first, other = (f"[{', '.join(part)}]" for part in (cards[:8], cards[1:]))
    decks.write_text(f"one: {first}\nother: {other}\n", "utf-8")
    problem = f"the card {cards[1]!r} is in the decks 'one' and 'other': leave it in one of them"
    told = objection(ContentError, load_content, "en", data)
    assert told == f"data/even_decks.yaml:2: {problem}"
