"""Plain values -> cards and decks, and the rules text of a card."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules import (
    ABILITIES,
    FIRST,
    HAND_SIZE,
    LATER,
    PERFORATION,
    SPLASH,
    Card,
    Creature,
    Incantation,
    ability_names,
)

from .checks import (
    card_id,
    card_name,
    each,
    flag,
    items,
    keyed,
    mapping,
    nearest,
    number,
    one_of,
    word,
)
from .errors import FieldError, KeyPath
from .strings import Strings

#: The names of the stronghold's two faces, which no card may have.
STRONGHOLD_NAMES = ("Bastion", "Fort")

#: The skill that a printed deck asks of its player, the least first.
SKILLS = ("easy", "medium", "hard")

_CREATURE = ("cost", "attack", "health")
_INCANTATION = ("cost", "effect")
_EFFECT_BITS = {"splash": SPLASH, "perforation": PERFORATION}


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck by its id: a printed one (R2.2), or one suggested for constructed duels (R2.5).

    Its name is the string ``decks.<id>.name`` or ``library.suggested.<id>.name``, or ``name``: one
    of the player's own has it. ``skill`` is what a printed one asks of its player, out of
    ``SKILLS``.
    """

    id: str
    cards: tuple[Card, ...]
    skill: str = ""
    name: str = ""

    @property
    def recommended(self) -> bool:
        """Whether somebody new to the game should begin with it."""
        return self.skill == SKILLS[0]


def read_card(
    identity: str,
    name: str,
    value: object,
    route: KeyPath,
    named: bool = False,
    beside: tuple[str, ...] = (),
) -> Card:
    """Return the card that ``value`` describes; ``named``: the key ``name`` belongs to it.

    ``beside`` are keys that may be there and are read by somebody else.
    """
    entries = mapping(value, route)
    own = ("name",) if named else ()
    if "effect" in entries:
        keyed(entries, route, (*own, *_INCANTATION), beside)
        # A free incantation could be played without end (R6.7).
        cost = number(entries["cost"], (*route, "cost"), least=1)
        damage, bits = _effect(entries["effect"], (*route, "effect"))
        return Incantation(identity, name, cost, damage, bits)
    # Without an effect it is a creature; a remedy names that key, too.
    keyed(entries, route, (*own, *_CREATURE), ("abilities", "aura", *beside, "effect"))
    return Creature(
        identity,
        name,
        number(entries["cost"], (*route, "cost")),
        number(entries["attack"], (*route, "attack")),
        number(entries["health"], (*route, "health"), least=1),
        _abilities(entries, route, identity),
        _aura(entries, route, identity),
    )


def _effect(value: object, route: KeyPath) -> tuple[int, int]:
    entries = keyed(value, route, ("damage",), tuple(_EFFECT_BITS))
    bits = 0
    for key, bit in _EFFECT_BITS.items():
        if key in entries and flag(entries[key], (*route, key)):
            bits |= bit
    return number(entries["damage"], (*route, "damage")), bits


def _abilities(entries: dict[str, object], route: KeyPath, owner: str) -> int:
    bits = 0
    for value, here in each(entries.get("abilities", []), (*route, "abilities")):
        bits |= ABILITIES[one_of(value, here, "ability", ABILITIES, owner)]
    return bits


def _aura(entries: dict[str, object], route: KeyPath, owner: str) -> int:
    if "aura" not in entries:
        return 0
    return ABILITIES[one_of(entries["aura"], (*route, "aura"), "ability", ABILITIES, owner)]


def read_cards(value: object) -> dict[str, Card]:
    """Return the cards of ``cards.yaml`` by id, in its order."""
    cards: dict[str, Card] = {}
    owners = dict.fromkeys(STRONGHOLD_NAMES, "the stronghold")
    for identity, entry in mapping(value, ()).items():
        card_id(identity, (identity,))
        own = mapping(entry, (identity,)).get("name", identity)
        name = card_name(own, (identity, "name"))
        if name in owners:
            problem = f"the name {name!r} of {identity!r} is taken by {owners[name]}"
            raise FieldError((identity, "name"), problem, "give it another name")
        owners[name] = repr(identity)
        cards[identity] = read_card(identity, name, entry, (identity,), named=True)
    return cards


def read_decks(value: object, cards: Mapping[str, Card], size: int = HAND_SIZE) -> tuple[Deck, ...]:
    """Return the decks of a file of decks, each of ``size`` different ``cards``.

    An entry is the list of its cards, or has them under ``cards`` and its ``skill`` beside them.
    """
    return tuple(
        _deck(identity, entry, cards, size) for identity, entry in mapping(value, ()).items()
    )


def read_even_decks(value: object, cards: Mapping[str, Card]) -> tuple[Deck, ...]:
    """Return the decks of ``even_decks.yaml``, of which no two share a card."""
    decks = read_decks(value, cards)
    owners: dict[str, str] = {}
    for deck in decks:
        for index, card in enumerate(deck.cards):
            owner = owners.setdefault(card.id, deck.id)
            if owner != deck.id:
                problem = f"the card {card.id!r} is in the decks {owner!r} and {deck.id!r}"
                raise FieldError((deck.id, index), problem, "leave it in one of them")
    return decks


def _deck(identity: str, entry: object, cards: Mapping[str, Card], size: int) -> Deck:
    if isinstance(entry, list):
        return Deck(identity, _deck_cards(identity, entry, cards, size))
    entries = keyed(entry, (identity,), ("cards", "skill"))
    skill = one_of(entries["skill"], (identity, "skill"), "skill", SKILLS)
    ids = items(entries["cards"], (identity, "cards"))
    return Deck(identity, _deck_cards(identity, ids, cards, size), skill)


def _deck_cards(
    deck: str, ids: list[object], cards: Mapping[str, Card], size: int
) -> tuple[Card, ...]:
    if len(ids) != size:
        problem = f"deck {deck!r} has {len(ids)} cards"
        raise FieldError((deck,), problem, f"name {size} of them")
    chosen: dict[str, Card] = {}
    for index, value in enumerate(ids):
        identity = word(value, (deck, index))
        if identity not in cards:
            problem = f"unknown card {identity!r} in deck {deck!r}"
            raise FieldError((deck, index), problem, nearest(identity, cards))
        if identity in chosen:
            problem = f"the card {identity!r} is in deck {deck!r} twice"
            raise FieldError((deck, index), problem, "put another card in its place")
        chosen[identity] = cards[identity]
    return tuple(chosen.values())


def card_digest(cards: Mapping[str, Card]) -> str:
    """Return twelve hexadecimal figures that stand for what the cards do in play.

    Names, order and the wording of the file do not count, so that a record
    stays valid through all changes but those of the game itself.
    """
    # Loading it takes longer than reading all cards, and the menu needs no digest.
    from hashlib import blake2b  # noqa: PLC0415

    lines = sorted(_values(card) for card in cards.values())
    return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


def _values(card: Card) -> str:
    abilities = "+".join(ability_names(card.abilities))
    if isinstance(card, Incantation):
        return f"{card.id} {card.cost} damage {card.damage} {abilities}"
    aura = "+".join(ability_names(card.aura))
    return f"{card.id} {card.cost} {card.attack} {card.health} {abilities} {aura}"


def card_text(strings: Strings, card: Card) -> str:
    """Return what is printed on ``card``: one line for each thing it does, or nothing."""
    lines = [_joined(strings, card.abilities)] if card.abilities else []
    if not isinstance(card, Creature):
        lines.insert(0, strings.text("card_text.damage", damage=card.damage, count=card.damage))
    elif card.aura:
        lines.append(strings.text("card_text.aura", ability=_joined(strings, card.aura)))
    return "\n".join(lines)


def ability_text(strings: Strings, name: str, edition: int = FIRST) -> str:
    """Return what an ability does; where the later edition changes it (R12), in its words.

    The words hold for creatures and for incantations that have it.
    """
    key = f"abilities.{name}.text"
    if edition == LATER and f"{key}_later" in strings:
        key += "_later"
    return strings.text(key)


def aura_text(strings: Strings, card: Creature) -> str:
    """Return what the aura of ``card`` does for its neighbours."""
    return strings.text("abilities.aura.text", ability=_joined(strings, card.aura))


def _joined(strings: Strings, bits: int) -> str:
    names = [strings.text(f"abilities.{name}.name") for name in ability_names(bits)]
    return strings.text("card_text.separator").join(names)
