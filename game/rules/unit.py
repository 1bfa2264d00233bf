"""Creatures in play: values, so that a position shares them with its copies.

A search copies positions much more often than anything happens to a creature. So a unit never
changes: what happens to it puts another in its place in the row. And as little can become of a
creature within a turn, each unit keeps what it has once become; after a while nothing is made anew.
"""

from __future__ import annotations

from typing import Final

from .cards import Creature

#: The attack that a unit has still to make in the assault of its side, 0 when it has none.
#: In the turn of its summoning it needs a creature opposite, and Rage unless it is a repeated
#: attack (R8.3, R8.6).
NO_ATTACK: Final = 0
ATTACK: Final = 1
RAGING_ATTACK: Final = 2
REPEATED_ATTACK: Final = 3
REPEATED_RAGING_ATTACK: Final = 4

_MARKS = ("again", "attacked", "damage", "eager", "growth", "suffered", "summoned")


class Unit:
    """A creature in play, with what this turn has done to it (R5, R8).

    ``damage`` taken this turn; ``growth`` of its attack by Sprint (R8.7); ``suffered`` an attack,
    so that Protection is used up (R8.4); ``again``: a repeated attack is due (R8.6); ``eager``: it
    has Rage from a press (R16.52). From these follow ``attack``, its value with the growth;
    ``due``, the attack that it still has to make; ``whole``, what the end of the turn makes of it
    (R3.8); and ``key``, a text that is the same for equal units alone.
    """

    __slots__ = (
        "_grown",
        "_hurt",
        "_roused",
        "_shaken",
        "_spent",
        "_struck",
        "again",
        "attack",
        "attacked",
        "card",
        "damage",
        "due",
        "eager",
        "growth",
        "key",
        "suffered",
        "summoned",
        "whole",
    )

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        card: Creature,
        damage: int = 0,
        summoned: bool = False,
        attacked: bool = False,
        again: bool = False,
        suffered: bool = False,
        growth: int = 0,
        eager: bool = False,
    ) -> None:
        self.card: Final = card
        self.damage: Final = damage
        self.summoned: Final = summoned
        self.attacked: Final = attacked
        self.again: Final = again
        self.suffered: Final = suffered
        self.growth: Final = growth
        self.eager: Final = eager
        self.attack: Final = card.attack + growth
        self.due: Final = _due(summoned, attacked, again)
        flags = summoned + 2 * attacked + 4 * again + 8 * suffered + 16 * eager
        self.key: Final = f"{card.id}:{damage}:{growth}:{flags}"
        untouched = not (damage or growth or flags)
        self.whole: Final[Unit] = self if untouched else whole_unit(card)
        self._spent: Unit | None = None
        self._roused: Unit | None = None
        self._shaken: Unit | None = None
        self._hurt: dict[int, Unit] = {}
        self._struck: dict[int, Unit] = {}
        self._grown: dict[int, Unit] = {}

    def spent(self) -> Unit:
        """Return it as it makes its attack, repeated or not (R5.1, R8.6)."""
        if self._spent is None:
            self._spent = self._become(self.damage, True, False, self.suffered, self.growth)
        return self._spent

    def roused(self) -> Unit:
        """Return it with a repeated attack due (R8.6)."""
        if self._roused is None:
            self._roused = self._become(
                self.damage, self.attacked, True, self.suffered, self.growth
            )
        return self._roused

    def shaken(self) -> Unit:
        """Return it with the Protection of this turn used up (R8.4)."""
        if self._shaken is None:
            self._shaken = self._become(self.damage, self.attacked, self.again, True, self.growth)
        return self._shaken

    def hurt(self, amount: int) -> Unit:
        """Return it with ``amount`` more damage (R5.4)."""
        found = self._hurt.get(amount)
        if found is None:
            damage = self.damage + amount
            found = self._become(damage, self.attacked, self.again, self.suffered, self.growth)
            self._hurt[amount] = found
        return found

    def struck(self, amount: int) -> Unit:
        """Return it ``hurt`` and ``shaken`` by the same attack."""
        found = self._struck.get(amount)
        if found is None:
            found = self._struck[amount] = self.shaken().hurt(amount)
        return found

    def grown(self, amount: int) -> Unit:
        """Return it with ``amount`` more attack (R8.7)."""
        found = self._grown.get(amount)
        if found is None:
            growth = self.growth + amount
            found = self._become(self.damage, self.attacked, self.again, self.suffered, growth)
            self._grown[amount] = found
        return found

    def as_card(self, card: Creature) -> Unit:
        """Return it as a unit of another card, with the same marks."""
        if card is self.card:
            return self
        marks = self.damage, self.summoned, self.attacked, self.again, self.suffered, self.growth
        return Unit(card, *marks, self.eager)

    def _become(
        self, damage: int, attacked: bool, again: bool, suffered: bool, growth: int
    ) -> Unit:
        return Unit(self.card, damage, self.summoned, attacked, again, suffered, growth, self.eager)

    def __reduce__(self) -> tuple[type[Unit], tuple[object, ...]]:
        # In another process it is an equal unit without a past.
        marks = self.damage, self.summoned, self.attacked, self.again, self.suffered, self.growth
        return Unit, (self.card, *marks, self.eager)

    def __repr__(self) -> str:
        marks = [name for name in _MARKS if getattr(self, name)]
        return f"<{self.card.name}{''.join(f' {m}={getattr(self, m)}' for m in marks)}>"


def _due(summoned: bool, attacked: bool, again: bool) -> int:
    if again:
        return REPEATED_RAGING_ATTACK if summoned else REPEATED_ATTACK
    if attacked:
        return NO_ATTACK
    return RAGING_ATTACK if summoned else ATTACK


#: By the id of a card: what the end of a turn makes of its units, and as what they are summoned.
#: A card of another match may have the same id; then the units of the last one are kept.
_WHOLE: Final[dict[str, Unit]] = {}
_SUMMONED: Final[dict[str, Unit]] = {}


def whole_unit(card: Creature) -> Unit:
    """Return the unit of a card to which nothing has happened this turn."""
    found = _WHOLE.get(card.id)
    if found is None or found.card is not card:
        found = _WHOLE[card.id] = Unit(card)
    return found


def summoned_unit(card: Creature) -> Unit:
    """Return the unit of a card that came into play this turn (R3.3)."""
    found = _SUMMONED.get(card.id)
    if found is None or found.card is not card:
        found = _SUMMONED[card.id] = Unit(card, summoned=True)
    return found
