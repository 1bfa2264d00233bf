"""The present state of a creature in play, in words: by the rules' own functions."""

from __future__ import annotations

from collections.abc import Iterator

from game.content import Strings
from game.rules import PROTECTION, Side, abilities_at, ability_names, lenders, lent_to

from .ability_text import Explanation


def present_state(
    strings: Strings, side: Side, lane: int, position: int, *, timed: bool = True
) -> tuple[Explanation, ...]:
    """Return what this turn has done to a creature, and to whom it lends an ability.

    Not ``timed`` leaves out when it came and whether it has attacked.
    """
    found = [*_of_turn(strings, side, lane, position, timed=timed)]
    found += _of_aura(strings, side, lane, position)
    return tuple(Explanation("", "", words) for words in found)


def lent_name(strings: Strings, side: Side, lane: int, position: int, name: str, bit: int) -> str:
    """Return the name of an ability that a creature is lent, and who lends it."""
    row = side.lanes[lane]
    places = lenders(side, lane, position, bit)
    cards = [row[place].card.name for place in places]
    if len(cards) > 1:
        front, behind = cards
        return strings.text("present.lent_both", ability=name, front=front, behind=behind)
    if not cards:
        return strings.text("match.shared", ability=name)
    key = "lent_front" if places[0] < position else "lent_behind"
    return strings.text(f"present.{key}", ability=name, card=cards[0])


def _of_turn(
    strings: Strings, side: Side, lane: int, position: int, *, timed: bool
) -> Iterator[str]:
    unit = side.lanes[lane][position]
    card = unit.card
    if timed and unit.summoned:
        yield strings.text("present.summoned")
    if timed and unit.attacked and not unit.again:
        yield strings.text("present.attacked")
    if unit.damage:
        left = max(0, card.health - unit.damage)
        yield strings.text("present.damage", count=unit.damage, health=left, printed=card.health)
    if unit.growth:
        yield strings.text(
            "present.attack", count=unit.growth, attack=unit.attack, printed=card.attack
        )
    if abilities_at(side, lane, position) & PROTECTION:
        yield strings.text("present.protection_used" if unit.suffered else "present.protection")


def _of_aura(strings: Strings, side: Side, lane: int, position: int) -> Iterator[str]:
    row = side.lanes[lane]
    card = row[position].card
    for name in ability_names(card.aura):
        ability = strings.text(f"abilities.{name}.name")
        cards = [row[place].card.name for place in lent_to(side, lane, position)]
        if len(cards) > 1:
            yield strings.text(
                "present.lends_two", ability=ability, front=cards[0], behind=cards[1]
            )
        elif cards:
            yield strings.text("present.lends_one", ability=ability, card=cards[0])
        else:
            yield strings.text("present.lends_none", ability=ability)
