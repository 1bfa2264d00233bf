"""Cards of the player's own: YAML -> cards, their pictures, and the example that is shipped."""

import re
import struct
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from game import paths
from game.rules import Card, Creature, Incantation, ability_names

from ..card_file import STRONGHOLD_NAMES, read_card
from ..checks import card_id, card_name, mapping, missing_key, quoted, word
from ..errors import ContentError, FieldError, KeyPath, Worded
from ..source import read_bytes, read_text
from .custom_home import CUSTOM_FOLDERS, FIGURES, custom_folder, figure_file

MAX_BYTES = 8_000_000
#: The least and the greatest width and height of a picture, in pixels: unpacked it takes 16 MB.
LEAST_SIDE, MOST_SIDE = 32, 2048

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = 13
_AGAIN = Worded("png_again", "save it once more as PNG")
_DAMAGED = Worded("png_damaged", "the picture is damaged")


def _check_png(path: Path, file: str) -> None:
    """See that a file is a whole PNG of a bearable size.

    ``file`` is the name to complain with. Raises ``ContentError`` for a file that is not there, no
    PNG, damaged, or too large in bytes or in pixels; nothing of it is unpacked for that.
    """
    data = read_bytes(path, file, MAX_BYTES)
    if not data.startswith(_SIGNATURE):
        raise ContentError(file, 0, Worded("no_png", "this is no PNG picture"), _AGAIN)
    names: list[bytes] = []
    for name, part in _parts(data, file):
        if not names:
            _check_head(name, part, file)
        names.append(name)
    if names[-1:] != [b"IEND"] or b"IDAT" not in names:
        raise ContentError(file, 0, Worded("png_cut", "the picture is cut off"), _AGAIN)


def _parts(data: bytes, file: str) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        end = at + 8 + length
        if end + 4 > len(data):
            break
        name, part = data[at + 4 : at + 8], data[at + 8 : end]
        if struct.unpack_from(">I", data, end)[0] != zlib.crc32(data[at + 4 : end]):
            raise ContentError(file, 0, _DAMAGED, _AGAIN)
        yield name, part
        if name == b"IEND":
            return
        at = end + 4


def _check_head(name: bytes, part: bytes, file: str) -> None:
    if name != b"IHDR" or len(part) != _HEAD:
        raise ContentError(file, 0, _DAMAGED, _AGAIN)
    width, height = struct.unpack_from(">II", part)
    if not all(LEAST_SIDE <= side <= MOST_SIDE for side in (width, height)):
        english = f"the picture has {width} by {height} pixels"
        problem = Worded("png_size", english, width=width, height=height)
        english = f"make it {LEAST_SIDE} to {MOST_SIDE} wide and high; 750 by 1050 is best"
        hint = Worded("png_sides", english, least=LEAST_SIDE, most=MOST_SIDE)
        raise ContentError(file, 0, problem, hint)


#: The most of a cost, an attack, a health, a damage.
MOST = 12
#: How many abilities a card has room for, its aura among them.
MOST_ABILITIES = 5
#: How many cards of one's own are read.
MOST_CARDS = 300

OTHER_NAME = Worded("other_name", "give it another name")
_OF_STRONGHOLD = Worded("of_stronghold", "the stronghold")
_OF_PRINTED = Worded("of_printed", "a printed card")

_PICTURE, _ENDING = "picture", ".png"
_LONGEST_FILE = 100


@dataclass(slots=True)
class CustomCards:
    """The cards read so far, by id, and the files of those that have a picture.

    ``taken`` are the names that no other card may have, in small letters, and whose they are.
    """

    printed: Mapping[str, Card]
    cards: dict[str, Card] = field(default_factory=dict)
    pictures: dict[str, Path] = field(default_factory=dict)
    taken: dict[str, Worded] = field(init=False)

    def __post_init__(self) -> None:
        self.taken = {name.casefold(): _OF_STRONGHOLD for name in STRONGHOLD_NAMES}
        self.taken |= {card.name.casefold(): _OF_PRINTED for card in self.printed.values()}

    def read(self, identity: str, value: object) -> str:
        """Add the card that ``value`` describes; return its picture, by name, or nothing.

        Raises ``FieldError``.
        """
        card_id(identity, (identity,))
        self._check_free(identity)
        entries = mapping(value, (identity,))
        picture = _picture(entries[_PICTURE], identity) if _PICTURE in entries else ""
        if "name" not in entries:
            raise missing_key("name", (identity,))
        name = card_name(entries["name"], (identity, "name"))
        owner = self.taken.get(name.casefold())
        if owner is not None:
            english = f"the name {name!r} of {identity!r} is taken by {owner}"
            problem = Worded("name_taken", english, name=name, owner=owner)
            raise FieldError((identity, "name"), problem, OTHER_NAME)
        card = read_card(identity, name, entries, (identity,), named=True, beside=(_PICTURE,))
        _check_range(card)
        self.cards[identity] = card
        self.taken[name.casefold()] = Worded("of_own", f"your card {identity!r}", card=identity)
        return picture

    def take_picture(self, identity: str, path: Path) -> None:
        """Note the picture of a card; raises ``FieldError`` for one that cannot be used.

        Such a card shows an emblem.
        """
        try:
            _check_png(path, path.name)
        except ContentError as fault:
            why = fault.problem
            english = f"{path.name!r} cannot be used ({why}), an emblem is in its place"
            problem = Worded("unusable_picture", english, file=path.name, why=why)
            raise FieldError((identity, _PICTURE), problem, fault.hint) from None
        self.pictures[identity] = path

    def take_figure(self, identity: str, figure: str) -> None:
        """Note which of the game's figures is the picture of a card."""
        self.pictures[identity] = figure_file(figure)

    def _check_free(self, identity: str) -> None:
        if identity in self.printed or identity in (each.lower() for each in STRONGHOLD_NAMES):
            problem = Worded("id_of_game", f"the id {identity!r} belongs to the game", id=identity)
            another = f"my_{identity}"
            hint = Worded("choose_id", f"choose another, such as {another!r}", id=another)
            raise FieldError((identity,), problem, hint)
        if identity in self.cards:
            raise id_twice(identity, "card")
        if len(self.cards) >= MOST_CARDS:
            raise too_many(identity, "card", MOST_CARDS, f"keep at most {MOST_CARDS} cards")


def id_twice(identity: str, what: str) -> FieldError:
    """Return the complaint that something else has this id; ``what`` is a card, a deck or a kit."""
    problem = Worded("id_twice", f"there is another {what} {identity!r}", id=identity)
    return FieldError((identity,), problem, Worded("other_id", "give one of them another id"))


def too_many(identity: str, what: str, most: int, english: str) -> FieldError:
    """Return the complaint that there are more than ``most`` of something; a remedy in English."""
    problem = Worded("too_many", f"{identity!r} is one {what} too many", id=identity)
    return FieldError((identity,), problem, Worded("keep_most", english, most=most))


def _picture(value: object, identity: str) -> str:
    route: KeyPath = (identity, _PICTURE)
    name = word(value, route)
    if name in FIGURES:
        return name
    plain = name.isprintable() and not set(name) & set("/\\:") and not name.startswith(".")
    if not plain or not name.lower().endswith(_ENDING) or len(name) > _LONGEST_FILE:
        problem = Worded("no_picture", f"{quoted(name)} is no name of a picture", name=name)
        file = f"{identity}.png"
        hint = Worded("picture_like", f"write one like {file!r}, in the same folder", file=file)
        raise FieldError(route, problem, hint)
    return name


def _check_range(card: Card) -> None:
    figures: dict[KeyPath, int] = {("cost",): card.cost}
    if isinstance(card, Incantation):
        figures["effect", "damage"] = card.damage
    else:
        figures |= {("attack",): card.attack, ("health",): card.health}
    for route, figure in figures.items():
        if figure > MOST:
            english, key = f"{route[-1]!r} of {card.id!r} is {figure}", route[-1]
            problem = Worded("too_high", english, key=key, card=card.id, figure=figure)
            hint = Worded("write_most", f"write {MOST} or less", most=MOST)
            raise FieldError((card.id, *route), problem, hint)
    if not isinstance(card, Creature):
        return
    count = len(ability_names(card.abilities)) + (card.aura != 0)
    if count > MOST_ABILITIES:
        english = f"{card.id!r} has {count} abilities"
        problem = Worded("many_abilities", english, card=card.id, abilities=count)
        english = f"leave it at most {MOST_ABILITIES}, its aura among them"
        hint = Worded("most_abilities", english, most=MOST_ABILITIES)
        raise FieldError((card.id, "abilities"), problem, hint)


#: The folder of the example below the data folder; in it are those of the player's folder.
FOLDER = "examples"


def example_files() -> list[Path]:
    """Return the files of the example, by their paths below its folder."""
    root = paths.data_dir() / FOLDER
    return sorted(
        path.relative_to(root)
        for folder in CUSTOM_FOLDERS
        for path in (root / folder).iterdir()
        if path.suffix in (".yaml", ".png")
    )


def write_example() -> list[Path]:
    """Copy the example into the player's folder; return the files that were written.

    A file that is there already is left as it is. Raises OSError where nothing can be written.
    """
    written = []
    for name in example_files():
        goal = custom_folder() / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        text = (paths.data_dir() / FOLDER / name).read_bytes()
        try:
            with goal.open("xb") as file:
                written.append(goal)
                file.write(text)
        except FileExistsError:
            continue
        except OSError:
            # Half a file would be in the way of the whole one for ever.
            goal.unlink(missing_ok=True)
            raise
    return written


#: An id at the beginning of a line of the file of cards.
_ID = re.compile(r"^(\w+):", re.MULTILINE)


@cache
def _printed() -> frozenset[str]:
    return frozenset(_ID.findall(read_text(paths.data_dir() / "cards.yaml", "data/cards.yaml")))


def is_custom(identity: str) -> bool:
    """Tell whether a card is not of the game: one of the player's own, or of a foreign record."""
    return identity not in _printed()
