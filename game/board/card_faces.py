"""The face of a card on the table: a small value that names a picture, apart from drawing it.

``FightSight`` is what a table knows of a fight's changes (R16.52): printed cards, packs, sources.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.content import Strings
from game.rules import ABILITIES, NOBODY, OTHERS, PLAYER, RAGE, Card, Creature, Side, abilities_at

CREATURE, INCANTATION, STRONGHOLD, BACK = "creature", "incantation", "stronghold", "back"

BASTION_ID, FORT_ID = "bastion", "fort"


@dataclass(frozen=True, slots=True)
class Icon:
    """An ability's medallion.

    ``aura`` when it is given to the neighbours; ``lent`` when a neighbour's
    aura or the Horde's settings give it, ``shared`` when it is the settings;
    ``spent`` when Protection is used up for this turn (R8.4).
    """

    name: str
    aura: bool = False
    lent: bool = False
    spent: bool = False
    shared: bool = False


@dataclass(frozen=True, slots=True)
class CardFace:
    """Everything that one side of a card shows.

    ``attack`` is the value with growth; ``health`` what is left this turn. ``wounded``, ``grown``
    and ``resting`` (summoned this turn, not attacking) change the look. ``life`` is the damage that
    would destroy a stronghold. ``changed`` is by how much cost, attack and health differ from what
    is printed, and ``pack`` is the larger side of a card (R16.31).
    """

    kind: str
    id: str = ""
    name: str = ""
    cost: int = 0
    attack: int = 0
    health: int = 0
    icons: tuple[Icon, ...] = ()
    life: int = 0
    wounded: bool = False
    grown: bool = False
    resting: bool = False
    changed: tuple[int, int, int] = (0, 0, 0)
    pack: bool = False


BACK_FACE = CardFace(BACK)
#: A back as it is printed, whatever back the player at this screen has chosen.
PRINTED_BACK = CardFace(BACK, "printed")


def icons_of(card: Card, printed: Card | None = None) -> tuple[Icon, ...]:
    """Return the medallions of a card; what it has beyond the ``printed`` one counts as lent."""
    own = tuple(
        Icon(name, lent=bool(bit & given_to(card, printed)))
        for name, bit in ABILITIES.items()
        if card.abilities & bit
    )
    if isinstance(card, Creature) and card.aura:
        own += tuple(Icon(name, aura=True) for name, bit in ABILITIES.items() if card.aura & bit)
    return own


def given_to(card: Card, printed: Card | None) -> int:
    """Return the bits of the abilities that a card has beyond the ``printed`` one (R16.51)."""
    return 0 if printed is None else card.abilities & ~printed.abilities


def changed_from(card: Card, printed: Card | None) -> tuple[int, int, int]:
    """Return by how much cost, attack (or damage) and health differ from the ``printed`` card."""
    if printed is None or printed is card:
        return 0, 0, 0
    cost = card.cost - printed.cost
    if isinstance(card, Creature) and isinstance(printed, Creature):
        return cost, card.attack - printed.attack, card.health - printed.health
    if isinstance(card, Creature) or isinstance(printed, Creature):
        return 0, 0, 0
    return cost, card.damage - printed.damage, 0


def card_face(card: Card, printed: Card | None = None, *, pack: bool = False) -> CardFace:
    """Return the face of a card in a hand, with its differences from the ``printed`` one."""
    if isinstance(card, Creature):
        kind, attack, health = CREATURE, card.attack, card.health
    else:
        kind, attack, health = INCANTATION, card.damage, 0
    icons, changed = icons_of(card, printed), changed_from(card, printed)
    named = kind, card.id, card.name, card.cost
    return CardFace(*named, attack, health, icons, changed=changed, pack=pack)


def stronghold_face(fort: bool, name: str, life: int) -> CardFace:
    """Return the face of a stronghold, with the damage that would destroy it."""
    return CardFace(STRONGHOLD, FORT_ID if fort else BASTION_ID, name, life=life)


def unit_face(
    side: Side, lane: int, position: int, printed: Card | None = None, *, pack: bool = False
) -> CardFace:
    """Return the face of a creature in play, with what the turn and its neighbours did to it."""
    unit = side.lanes[lane][position]
    bits = abilities_at(side, lane, position)
    lent = bits & ~unit.card.abilities
    icons = icons_of(unit.card, printed) + tuple(
        Icon(name, lent=True, shared=bool(side.permanent & bit))
        for name, bit in ABILITIES.items()
        if lent & bit
    )
    if unit.suffered:
        icons = tuple(
            replace(icon, spent=True) if icon.name == "protection" and not icon.aura else icon
            for icon in icons
        )
    return CardFace(
        CREATURE,
        unit.card.id,
        unit.card.name,
        unit.card.cost,
        unit.card.attack + unit.growth,
        max(0, unit.card.health - unit.damage),
        icons,
        wounded=unit.damage > 0,
        grown=unit.growth > 0,
        resting=unit.summoned and not bits & RAGE and not unit.eager,
        changed=changed_from(unit.card, printed),
        pack=pack,
    )


#: Where the words of a source are, besides those of a captain's step.
_SECTIONS = ("relics", "omens", "captains")


@dataclass(frozen=True, slots=True)
class FightSight:
    """The ``printed`` cards by id, the ``packs`` by side, and the ``sources`` of the changes.

    Sources are the ids of relics and omens, or a captain's step: ``mirel.1``. A change beyond them
    is that of packs (R16.31). ``other`` is the side of a second captain, whose sources have OTHERS
    before them (R16.91, R16.94), or NOBODY.
    """

    printed: Mapping[str, Card] = field(default_factory=dict)
    sources: tuple[str, ...] = ()
    packs: Mapping[int, frozenset[str]] = field(default_factory=dict)
    other: int = NOBODY

    def source(self, index: int) -> str:
        """Return the source of a change, "" for that of the packs."""
        return self.sources[index].removeprefix(OTHERS) if index < len(self.sources) else ""

    def owner(self, index: int) -> int:
        """Return the side of the captain whose source it is."""
        is_others = index < len(self.sources) and self.sources[index].startswith(OTHERS)
        return self.other if is_others else PLAYER

    def _is_pack(self, side: int, card: Card) -> bool:
        return card.id in self.packs.get(side, ())

    def face(self, card: Card, side: int) -> CardFace:
        """Return the face of a card in the hand or a pile of a side."""
        return card_face(card, self.printed.get(card.id), pack=self._is_pack(side, card))

    def unit_face(self, number: int, side: Side, lane: int, position: int) -> CardFace:
        """Return the face of a creature in play, which the rules see on its ``side``."""
        card = side.lanes[lane][position].card
        pack = self._is_pack(number, card)
        return unit_face(side, lane, position, self.printed.get(card.id), pack=pack)


def source_name(strings: Strings, source: str) -> str:
    """Return the name of what a change comes from."""
    section, whose = _section(strings, source), source.partition(".")[0]
    return strings.text(f"voyage.{section}.{whose}.name" if section else "fight.pack")


def source_text(strings: Strings, source: str) -> str:
    """Return what it does, in a sentence; "" where no text says so."""
    section = _section(strings, source)
    whose, _, step = source.partition(".")
    if not section:
        return strings.text("fight.pack_text")
    key = f"voyage.{section}.{whose}.{f'step_{step}' if step else 'text'}"
    return strings.text(key) if key in strings else ""


def source_picture(strings: Strings, source: str) -> str:
    """Return the name of the picture of what a change comes from."""
    section, whose = _section(strings, source), source.partition(".")[0]
    return f"voyage/{section}/{whose}" if section else "voyage/icons/pack"


def _section(strings: Strings, source: str) -> str:
    """Return under which section of the voyage's texts a source is, "" for a pack."""
    whose = source.partition(".")[0]
    found = (name for name in _SECTIONS if whose and f"voyage.{name}.{whose}.name" in strings)
    return next(found, "")
