"""The player's own cards, decks and kits: the files of three folders, and what is wrong with them.

A fault costs what it is in and no more: a bad card the card, a file that is no YAML the file. All
faults are told, each in a line.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game import paths
from game.rules import DECK_SIZE, HAND_SIZE, Card

from ..card_file import Deck
from ..checks import card_id, card_name, each, flag, keyed, mapping, nearest, word
from ..errors import ContentError, FieldError, KeyPath, Worded, system_reason
from ..source import Document, documents, read_text
from .custom_cards import FOLDER, CustomCards, id_twice, too_many
from .custom_home import CUSTOM_FOLDERS, FIGURES

#: How many files of a folder are read, and how large all of them together may be.
MOST_FILES, MOST_BYTES = 200, 1_000_000
#: How many faults are told; a folder with so many is read no further.
MOST_FAULTS = 100
#: How many decks and kits are read, and how many cards a kit has room for.
MOST_DECKS, MOST_KITS, MOST_IN_KIT = 100, 100, 200
#: How many decks a kit offers in a preconstructed match.
FEWEST_OFFERED, MOST_OFFERED = 2, 4


@dataclass(frozen=True, slots=True)
class CustomKit:
    """Cards to draft from or to build with; ``decks`` are those of a preconstructed match.

    ``fill``: what a match needs beyond its cards is filled up with printed ones.
    """

    id: str
    name: str
    cards: tuple[Card, ...]
    decks: tuple[Deck, ...] = ()
    fill: bool = False


@dataclass(frozen=True, slots=True)
class CustomContent:
    """The player's own work: cards by id, the files of their pictures, decks, kits.

    ``files`` are those in which the cards stand, ``faults`` lines about what could not be used.
    """

    cards: Mapping[str, Card] = field(default_factory=dict)
    pictures: Mapping[str, Path] = field(default_factory=dict)
    files: Mapping[str, Path] = field(default_factory=dict)
    decks: tuple[Deck, ...] = ()
    kits: tuple[CustomKit, ...] = ()
    faults: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether there is nothing, not even a fault."""
        return not (self.cards or self.decks or self.kits or self.faults)

    def decks_of(self, size: int) -> tuple[Deck, ...]:
        """Return the decks of so many cards: eight for a preconstructed match, ten for others."""
        return tuple(deck for deck in self.decks if len(deck.cards) == size)


def load_custom(printed: Mapping[str, Card]) -> CustomContent:
    """Read what the player has made; ``printed`` are the cards of the game. Raises nothing."""
    return _load(printed, paths.user_data_dir())


def load_example(printed: Mapping[str, Card]) -> CustomContent:
    """Read the example as it is shipped, which shows what a player can make."""
    return _load(printed, paths.data_dir() / FOLDER)


def _load(printed: Mapping[str, Card], home: Path) -> CustomContent:
    reader = _Reader(printed)
    # None of these folders need be there; pictures lie beside the cards.
    readers = reader.card, reader.deck, reader.kit
    for name, read in zip(CUSTOM_FOLDERS, readers, strict=True):
        reader.read_folder(home / name, read)
    found = reader.cards
    return CustomContent(
        dict(sorted(found.cards.items())),
        found.pictures,
        reader.files,
        tuple(sorted(reader.decks.values(), key=lambda deck: deck.name.casefold())),
        tuple(sorted(reader.kits.values(), key=lambda kit: kit.name.casefold())),
        tuple(reader.faults[:MOST_FAULTS]),
    )


#: Reads one entry of a file: its id, its value, and the file.
_Read = Callable[[str, object, Path], None]


class _Reader:
    """Reads the three folders, cards first: decks are made of cards, kits of both."""

    def __init__(self, printed: Mapping[str, Card]) -> None:
        self.printed = printed
        self.cards = CustomCards(printed)
        self.files: dict[str, Path] = {}
        self.decks: dict[str, Deck] = {}
        self.kits: dict[str, CustomKit] = {}
        self.faults: list[str] = []

    def read_folder(self, folder: Path, read: _Read) -> None:
        size, enough = 0, len(self.faults) + MOST_FAULTS
        for path in self._files(folder):
            file = f"{folder.name}/{path.name}"
            try:
                text = read_text(path, file, MOST_BYTES)
                size += len(text)
                if size > MOST_BYTES:
                    # The game begins when all is read.
                    raise _too_large_together(file)
                for document in documents(text, file):
                    self._read_document(document, path, read, enough)
            except ContentError as fault:
                self.faults.append(str(fault))
            if size > MOST_BYTES or len(self.faults) >= enough:
                return

    def _read_document(self, document: Document, path: Path, read: _Read, enough: int) -> None:
        try:
            if document.number > 1:
                # Each would be found anew, from the beginning of the file, for each of its faults.
                problem = Worded("another_document", "another YAML document begins")
                hint = Worded("take_out_line", "take out the line '---'", line="---")
                raise FieldError((), problem, hint)
            entries = mapping(document.data, ())
        except FieldError as fault:
            raise document.error(fault) from None
        for identity, value in entries.items():
            try:
                read(identity, value, path)
            except FieldError as fault:
                self.faults.append(str(document.error(fault)))
            if len(self.faults) >= enough:
                return

    def card(self, identity: str, value: object, path: Path) -> None:
        picture = self.cards.read(identity, value)
        self.files[identity] = path
        if picture in FIGURES:
            self.cards.take_figure(identity, picture)
        elif picture:
            self.cards.take_picture(identity, path.with_name(picture))

    def deck(self, identity: str, value: object, _path: Path) -> None:
        _check_id(identity, self.decks, "deck", MOST_DECKS)
        entries = keyed(value, (identity,), ("name", "cards"))
        name = card_name(entries["name"], (identity, "name"))
        cards = self._listed(entries["cards"], (identity, "cards"))
        if len(cards) not in (HAND_SIZE, DECK_SIZE):
            problem = _holds("deck", identity, len(cards))
            english = (
                f"name {HAND_SIZE} for a preconstructed match, {DECK_SIZE} for a constructed one"
            )
            hint = Worded("deck_sizes", english, eight=HAND_SIZE, ten=DECK_SIZE)
            raise FieldError((identity, "cards"), problem, hint)
        self.decks[identity] = Deck(identity, cards, name=name)

    def kit(self, identity: str, value: object, _path: Path) -> None:
        _check_id(identity, self.kits, "kit", MOST_KITS)
        entries = keyed(value, (identity,), ("name", "cards"), ("decks", "fill"))
        name = card_name(entries["name"], (identity, "name"))
        cards = self._listed(entries["cards"], (identity, "cards"))
        if not 1 <= len(cards) <= MOST_IN_KIT:
            hint = Worded("kit_sizes", f"name 1 to {MOST_IN_KIT} of them", most=MOST_IN_KIT)
            raise FieldError((identity, "cards"), _holds("kit", identity, len(cards)), hint)
        fill = "fill" in entries and flag(entries["fill"], (identity, "fill"))
        decks = self._offered(entries["decks"], identity) if "decks" in entries else ()
        self.kits[identity] = CustomKit(identity, name, cards, decks, fill)

    def _offered(self, value: object, kit: str) -> tuple[Deck, ...]:
        route: KeyPath = (kit, "decks")
        decks: dict[str, Deck] = {}
        for item, here in each(value, route):
            name = word(item, here)
            deck = self.decks.get(name)
            if deck is None or len(deck.cards) != HAND_SIZE:
                eights = [each.id for each in self.decks.values() if len(each.cards) == HAND_SIZE]
                english = f"unknown deck of {HAND_SIZE} {name!r} in kit {kit!r}"
                problem = Worded("unknown_deck", english, deck=name, kit=kit, eight=HAND_SIZE)
                hint = nearest(name, eights) if eights else Worded("write_it", "write it")
                raise FieldError(here, problem, hint)
            decks[name] = deck
        if not FEWEST_OFFERED <= len(decks) <= MOST_OFFERED:
            english = f"name {FEWEST_OFFERED} to {MOST_OFFERED} different ones"
            hint = Worded("kit_decks", english, least=FEWEST_OFFERED, most=MOST_OFFERED)
            english = f"kit {kit!r} has {len(decks)} decks"
            raise FieldError(route, Worded("has_decks", english, kit=kit, decks=len(decks)), hint)
        return tuple(decks.values())

    def _listed(self, value: object, route: KeyPath) -> tuple[Card, ...]:
        chosen: dict[str, Card] = {}
        for item, here in each(value, route):
            name = word(item, here)
            card = self.cards.cards.get(name) or self.printed.get(name)
            if card is None:
                hint = nearest(name, [*self.cards.cards, *self.printed])
                english = f"unknown card {name!r} in {route[0]!r}"
                raise FieldError(here, Worded("unknown_card", english, card=name), hint)
            if name in chosen:
                english = f"the card {name!r} is in {route[0]!r} twice"
                problem = Worded("card_twice", english, card=name, owner=route[0])
                hint = Worded("other_card", "put another card in its place")
                raise FieldError(here, problem, hint)
            chosen[name] = card
        return tuple(chosen.values())

    def _files(self, folder: Path) -> Iterator[Path]:
        try:
            found = sorted(path for path in folder.iterdir() if path.suffix == ".yaml")
        except FileNotFoundError:
            return
        except OSError as error:
            reason = system_reason(error)
            english = f"the folder cannot be read ({reason})"
            problem = Worded("folder_unreadable", english, reason=reason)
            hint = Worded("mend_permissions", "mend its permissions")
            self.faults.append(str(ContentError(str(folder), 0, problem, hint)))
            return
        if len(found) > MOST_FILES:
            english = f"{len(found)} files, of which the first {MOST_FILES} are read"
            problem = Worded("many_files", english, files=len(found), most=MOST_FILES)
            hint = Worded("put_together", "put them together")
            self.faults.append(str(ContentError(folder.name, 0, problem, hint)))
        yield from found[:MOST_FILES]


def _check_id(identity: str, others: Mapping[str, object], what: str, most: int) -> None:
    card_id(identity, (identity,))
    if identity in others:
        raise id_twice(identity, what)
    if len(others) >= most:
        raise too_many(identity, what, most, f"keep at most {most}")


def _holds(what: str, identity: str, count: int) -> Worded:
    return Worded(
        "has_cards", f"{what} {identity!r} has {count} cards", owner=identity, cards=count
    )


def _too_large_together(file: str) -> ContentError:
    problem = Worded("large_together", "the files of this folder are too large together")
    most = MOST_BYTES // 1_000_000
    hint = Worded("keep_below", f"keep them below {most} MB: it was read up to here", most=most)
    return ContentError(file, 0, problem, hint)
