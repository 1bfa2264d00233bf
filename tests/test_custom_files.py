"""Cards, decks and kits of the player's own: what is read, and what is told of what cannot be."""

import re
import struct
import zlib
from pathlib import Path

import pytest

from game.content import (
    FIGURES,
    CustomContent,
    figure_file,
    load_cards,
    load_custom,
    named_figure,
    write_example,
)
from game.content.custom.custom_cards import example_files
from game.content.custom.custom_files import MOST_FAULTS
from game.rules import BERSERK, RAGE, Creature, Incantation
from tests.fault_telling import english_in

PRINTED = load_cards()
README = Path(__file__).parent.parent / "data" / "README.md"
#: All that a creature needs; what follows is up to each card.
WHOLE = "{name: A, cost: 1, attack: 1, health: 1"
FOX = "fox: {name: Fox, cost: 2, attack: 2, health: 1}\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path))
    return tmp_path / "data"


def read(home: Path, cards: str = "", decks: str = "", kits: str = "") -> CustomContent:
    for folder, text in (("cards", cards), ("decks", decks), ("kits", kits)):
        (home / folder).mkdir(parents=True, exist_ok=True)
        if text:
            (home / folder / "mine.yaml").write_text(text, encoding="utf-8")
    return loaded()


def loaded() -> CustomContent:
    """Read the player's files; whatever is wrong is said in every language."""
    own = load_custom(PRINTED)
    assert [words for fault in own.faults[:20] for words in english_in(fault)] == []
    return own


def png(width: int, height: int) -> bytes:
    """Return a sound picture of one colour."""

    def part(name: bytes, data: bytes) -> bytes:
        whole = name + data
        return struct.pack(">I", len(data)) + whole + struct.pack(">I", zlib.crc32(whole))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\xc8\x3c\x28" * width) * height)
    parts = part(b"IHDR", head) + part(b"IDAT", rows) + part(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def test_cards_are_read_as_those_of_the_game_are(home: Path) -> None:
    # Without a folder there is nothing, and nothing to complain of.
    assert load_custom(PRINTED).empty
    own = read(
        home,
        FOX + "imp: {name: Imp, cost: 0, attack: 12, health: 1, abilities: [rage], aura: berserk}\n"
        "hail: {name: Hail, cost: 3, effect: {damage: 2, splash: true}}\n",
    )
    assert own.faults == ()
    assert own.cards["fox"] == Creature("fox", "Fox", 2, 2, 1)
    assert own.cards["imp"] == Creature("imp", "Imp", 0, 12, 1, RAGE, BERSERK)
    assert isinstance(own.cards["hail"], Incantation)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("a: {name: A, cost: 13, attack: 1, health: 1}", "'cost' of 'a' is 13: write 12 or less"),
        ("a: {name: A, cost: 1, attack: 1, health: 0}", "'health' is 0: write 1 or more"),
        ("a: {name: A, cost: 0, effect: {damage: 1}}", "'cost' is 0: write 1 or more"),
        ("a: {name: A, cost: 1, effect: {damage: 99}}", "'damage' of 'a' is 99: write 12 or less"),
        ("a: {cost: 1, attack: 1, health: 1}", "missing key 'name' of 'a': add 'name'"),
        (
            "troll: " + WHOLE + "}",
            "the id 'troll' belongs to the game: choose another, such as 'my_troll'",
        ),
        (
            "fort: " + WHOLE + "}",
            "the id 'fort' belongs to the game: choose another, such as 'my_fort'",
        ),
        (
            "a: {name: TROLL, cost: 1, attack: 1, health: 1}",
            "the name 'TROLL' of 'a' is taken by a printed card: give it another name",
        ),
        (f"a: {WHOLE}, aura: rag}}", "unknown ability 'rag' of 'a': write 'rage'"),
        (
            f"a: {WHOLE}, picture: ../a.png}}",
            "'../a.png' is no name of a picture: write one like 'a.png', in the same folder",
        ),
        (
            f"a: {WHOLE}, aura: rage, abilities: [rage, splash, sprint, berserk, perforation]}}",
            "'a' has 6 abilities: leave it at most 5, its aura among them",
        ),
        (
            f"a: {WHOLE}, colour: red}}",
            "unknown key 'colour' of 'a': known are"
            " name, cost, attack, health, abilities, aura, picture, effect",
        ),
        ("a: {name: A, cost: 1, efect: {damage: 1}}", "unknown key 'efect' of 'a': write 'effect'"),
        (
            "a: {name: A, cost: 1, effect: {damage: 1}, colour: red}",
            "unknown key 'colour' of 'a': known are name, cost, effect, picture",
        ),
        ("a: 3", "'a' is the number 3: write keys and values"),
    ],
)
def test_a_mistake_costs_its_card_alone(home: Path, line: str, fault: str) -> None:
    own = read(home, FOX + line + "\n")
    assert own.faults == (f"cards/mine.yaml:2: {fault}",)
    assert set(own.cards) == {"fox"}


def test_a_file_that_is_no_yaml_costs_the_file_alone(home: Path) -> None:
    read(home, FOX)
    (home / "cards" / "other.yaml").write_text("a: {name: [", encoding="utf-8")
    (home / "cards" / "text.yaml").write_bytes(b"\xff\xfe\x00")
    own = load_custom(PRINTED)
    assert [fault.split(":")[0] for fault in own.faults] == ["cards/other.yaml", "cards/text.yaml"]
    assert set(own.cards) == {"fox"}


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (None, "no such file"),
        (b"GIF89a", "this is no PNG picture"),
        (png(64, 64)[:-6], "the picture is cut off"),
        (png(64, 64).replace(b"IDAT", b"IDAX"), "the picture is damaged"),
        (png(8, 8), "the picture has 8 by 8 pixels"),
        (png(2049, 32), "the picture has 2049 by 32 pixels"),
    ],
)
def test_a_bad_picture_leaves_the_card_its_emblem_and_a_sound_one_is_found(
    home: Path, data: bytes | None, fault: str
) -> None:
    read(home, "owl: {name: Owl, cost: 2, attack: 2, health: 1, picture: owl.png}\n")
    if data is not None:
        (home / "cards" / "owl.png").write_bytes(data)
    own = loaded()
    (line,) = own.faults
    assert line.startswith(f"cards/mine.yaml:1: 'owl.png' cannot be used ({fault})")
    assert "owl" in own.cards
    assert not own.pictures
    (home / "cards" / "owl.png").write_bytes(png(75, 105))
    sound = loaded()
    assert (sound.faults, sound.pictures) == ((), {"owl": home / "cards" / "owl.png"})


def test_a_card_chooses_a_painted_figure_by_its_word(home: Path) -> None:
    own = read(home, f"owl: {WHOLE}, picture: bird}}\n")
    assert (own.faults, own.pictures) == ((), {"owl": figure_file("bird")})
    assert [figure for figure in FIGURES if not figure_file(figure).is_file()] == []


def test_a_card_without_a_picture_is_the_figure_that_its_id_names() -> None:
    assert [named_figure(each) for each in ("fen_giant", "giants", "owl")] == ["giant", "", ""]


def test_a_folder_that_would_take_minutes_is_not_read_to_its_end(home: Path) -> None:
    """The game begins when all is read, and a fault is looked up from the beginning of its file."""
    own = read(home, "--- {a: 1}\n" * 5000)
    assert (
        own.faults[1] == "cards/mine.yaml:2: another YAML document begins: take out the line '---'"
    )
    assert len(own.faults) == 2
    own = read(home, "".join(f"c{n}: {n}\n" for n in range(500)))
    assert len(own.faults) == 100
    assert all("\n" not in fault and fault.startswith("cards/mine.yaml:") for fault in own.faults)
    many = "".join(f"d{number}: {{name: D, cards: [foxx]}}\n" for number in range(300))
    own = read(home, many + FOX, many)
    assert len(own.faults) == MOST_FAULTS
    assert not own.cards


def test_the_files_of_a_folder_are_read_up_to_a_size(home: Path) -> None:
    read(home, FOX)
    for name in ("aa", "bb", "zz"):
        (home / "cards" / f"{name}.yaml").write_text("# " + "." * 450_000, encoding="utf-8")
    own = loaded()
    (line,) = own.faults
    assert line.startswith("cards/zz.yaml: the files of this folder are too large together: keep")
    assert "fox" in own.cards


@pytest.mark.parametrize(
    ("decks", "kits", "fault"),
    [
        ("d: {name: D, cards: [fox]}", "", "decks/mine.yaml:1: deck 'd' has 1 cards: name 8"),
        ("d: {name: D, cards: [foxx]}", "", "unknown card 'foxx' in 'd': write 'fox'"),
        ("d: {name: D, cards: [fox, fox]}", "", "the card 'fox' is in 'd' twice"),
        ("", "k: {name: K, cards: []}", "kits/mine.yaml:1: kit 'k' has 0 cards: name 1 to 200"),
        ("", "k: {name: K, cards: [fox], fill: 1}", "'fill' is the number 1: write true or false"),
        ("", "k: {name: K, cards: [fox], decks: [x]}", "unknown deck of 8 'x' in kit 'k'"),
        ("", "k: {name: K, cards: [fox], decks: []}", "kit 'k' has 0 decks: name 2 to 4"),
    ],
)
def test_mistakes_in_decks_and_kits(home: Path, decks: str, kits: str, fault: str) -> None:
    own = read(home, FOX, decks, kits)
    (line,) = own.faults
    assert fault in line
    assert not own.decks
    assert not own.kits


def test_the_example_is_sound_and_never_written_over_what_is_there(home: Path) -> None:
    (home / "cards").mkdir(parents=True)
    (home / "cards" / "moor.yaml").write_text(FOX, encoding="utf-8")
    assert [path.parent.name for path in write_example()] == ["decks", "kits"]
    assert (home / "cards" / "moor.yaml").read_text(encoding="utf-8") == FOX
    (home / "cards" / "moor.yaml").unlink()
    assert [path.parent.name for path in write_example()] == ["cards"]
    own = load_custom(PRINTED)
    assert own.faults == ()
    assert len(own.cards) == 10
    assert [len(own.decks_of(size)) for size in (8, 10)] == [2, 1]
    assert own.kits[0].cards == tuple(own.cards[card.id] for card in own.kits[0].cards)
    assert write_example() == []
    assert len(example_files()) == 3


def test_the_lines_in_the_readme_work(home: Path) -> None:
    """data/README.md explains the format by an example of its own."""
    text = README.read_text(encoding="utf-8").split("## Cards, decks and kits of your own")[1]
    blocks = re.findall(r"```yaml\n(.*?)```", text.split("\n## ")[0], re.DOTALL)
    cards, decks, kits = blocks
    (home / "cards").mkdir(parents=True)
    (home / "cards" / "ember_fox.png").write_bytes(png(75, 105))
    own = read(home, cards, decks, kits)
    assert own.faults == ()
    assert own.cards
    assert own.decks
    assert own.kits
    assert own.pictures
