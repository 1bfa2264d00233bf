"""The face of a card on the table: a small value that names a picture, apart from drawing it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules import ABILITIES, RAGE, Card, Creature, Side, abilities_at

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

    ``attack`` is the value with growth; ``health`` what is left this turn.
    ``wounded``, ``grown`` and ``resting`` (summoned this turn, not attacking)
    change the look. ``life`` is the damage that would destroy a stronghold.
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


BACK_FACE = CardFace(BACK)


def icons_of(card: Card) -> tuple[Icon, ...]:
    """Return the medallions printed on a card."""
    own = tuple(Icon(name) for name, bit in ABILITIES.items() if card.abilities & bit)
    if isinstance(card, Creature) and card.aura:
        own += tuple(Icon(name, aura=True) for name, bit in ABILITIES.items() if card.aura & bit)
    return own


def card_face(card: Card) -> CardFace:
    """Return the printed face of a card."""
    if isinstance(card, Creature):
        return CardFace(
            CREATURE, card.id, card.name, card.cost, card.attack, card.health, icons_of(card)
        )
    return CardFace(INCANTATION, card.id, card.name, card.cost, card.damage, 0, icons_of(card))


def stronghold_face(fort: bool, name: str, life: int) -> CardFace:
    """Return the face of a stronghold, with the damage that would destroy it."""
    return CardFace(STRONGHOLD, FORT_ID if fort else BASTION_ID, name, life=life)


def unit_face(side: Side, lane: int, position: int) -> CardFace:
    """Return the face of a creature in play, with what the turn and its neighbours did to it."""
    unit = side.lanes[lane][position]
    bits = abilities_at(side, lane, position)
    lent = bits & ~unit.card.abilities
    icons = icons_of(unit.card) + tuple(
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
        resting=unit.summoned and not bits & RAGE,
    )
