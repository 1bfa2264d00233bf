"""Cards of the player's own: YAML -> cards, and where their pictures are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.rules import Card, Creature, Incantation, ability_names

from .card_file import STRONGHOLD_NAMES, read_card
from .checks import card_id, card_name, mapping, quoted, word
from .errors import ContentError, FieldError, KeyPath
from .png_file import check_png

#: The most of a cost, an attack, a health, a damage.
MOST = 12
#: How many abilities a card has room for, its aura among them.
MOST_ABILITIES = 5
#: How many cards of one's own are read.
MOST_CARDS = 300

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
    taken: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        self.taken = {name.casefold(): "the stronghold" for name in STRONGHOLD_NAMES}
        self.taken |= {card.name.casefold(): "a printed card" for card in self.printed.values()}

    def read(self, identity: str, value: object) -> str:
        """Add the card that ``value`` describes; return the name of its picture, or nothing.

        Raises ``FieldError``.
        """
        card_id(identity, (identity,))
        self._check_free(identity)
        entries = mapping(value, (identity,))
        picture = _picture(entries[_PICTURE], identity) if _PICTURE in entries else ""
        if "name" not in entries:
            raise FieldError((identity,), f"missing key 'name' of {identity!r}", "add 'name'")
        name = card_name(entries["name"], (identity, "name"))
        owner = self.taken.get(name.casefold())
        if owner is not None:
            problem = f"the name {name!r} of {identity!r} is taken by {owner}"
            raise FieldError((identity, "name"), problem, "give it another name")
        card = read_card(identity, name, entries, (identity,), named=True, beside=(_PICTURE,))
        _check_range(card)
        self.cards[identity] = card
        self.taken[name.casefold()] = f"your card {identity!r}"
        return picture

    def take_picture(self, identity: str, path: Path) -> None:
        """Note the picture of a card; raises ``FieldError`` for one that cannot be used.

        Such a card shows an emblem.
        """
        try:
            check_png(path, path.name)
        except ContentError as fault:
            problem = f"{path.name!r} cannot be used ({fault.problem}), an emblem is in its place"
            raise FieldError((identity, _PICTURE), problem, fault.hint) from None
        self.pictures[identity] = path

    def _check_free(self, identity: str) -> None:
        if identity in self.printed or identity in (each.lower() for each in STRONGHOLD_NAMES):
            problem = f"the id {identity!r} belongs to the game"
            raise FieldError((identity,), problem, f"choose another, such as 'my_{identity}'")
        if identity in self.cards:
            problem = f"there is another card {identity!r}"
            raise FieldError((identity,), problem, "give one of them another id")
        if len(self.cards) >= MOST_CARDS:
            problem = f"{identity!r} is one card too many"
            raise FieldError((identity,), problem, f"keep at most {MOST_CARDS} cards")


def _picture(value: object, identity: str) -> str:
    """Return the name of a picture: a file beside the cards, nowhere else."""
    route: KeyPath = (identity, _PICTURE)
    name = word(value, route)
    plain = name.isprintable() and not set(name) & set("/\\:") and not name.startswith(".")
    if not plain or not name.lower().endswith(_ENDING) or len(name) > _LONGEST_FILE:
        problem = f"{quoted(name)} is no name of a picture"
        raise FieldError(route, problem, f"write one like '{identity}.png', in the same folder")
    return name


def _check_range(card: Card) -> None:
    """See that everything has room on a card."""
    figures: dict[KeyPath, int] = {("cost",): card.cost}
    if isinstance(card, Incantation):
        figures["effect", "damage"] = card.damage
    else:
        figures |= {("attack",): card.attack, ("health",): card.health}
    for route, figure in figures.items():
        if figure > MOST:
            problem = f"{route[-1]!r} of {card.id!r} is {figure}"
            raise FieldError((card.id, *route), problem, f"write {MOST} or less")
    if not isinstance(card, Creature):
        return
    count = len(ability_names(card.abilities)) + (card.aura != 0)
    if count > MOST_ABILITIES:
        problem = f"{card.id!r} has {count} abilities"
        hint = f"leave it at most {MOST_ABILITIES}, its aura among them"
        raise FieldError((card.id, "abilities"), problem, hint)
