"""Steps that only make sense together: a creature summoned and returned to hand in one line."""

from __future__ import annotations

from typing import NamedTuple

from game.rules import Card, PlayCreature, reach_of

from .explain_step import LineResult, StepReason

#: Reasons that do not hold for a creature that leaves play again in the same line.
_UNTRUE = frozenset(("attacks_next", "falls", "gets", "lends", "master"))


class CycledCards(NamedTuple):
    """Creatures that a line summons and loses again, and what it brings by that.

    ``brought`` come within reach, ``mana`` is what these steps cost.
    """

    passing: tuple[Card, ...]
    brought: tuple[Card, ...]
    mana: int


def cycled_by(whole: LineResult) -> CycledCards:
    """Return the creatures that only pass through play in a line."""
    sides = whole.totals(0, len(whole.parts)).sides
    left = [card for mark, card in whole.done.standing.items() if mark[0] == whole.side]
    played = [part.deed.card for part in whole.parts if isinstance(part.deed.action, PlayCreature)]
    passing = tuple(
        card
        for card in played
        if card in sides[whole.side].lost
        and card not in left
        and card not in sides[whole.side].attackers
    )
    spent = sum(
        part.deed.card.cost
        for number, part in enumerate(whole.parts)
        if part.deed.card is not None and _belongs(whole, number, passing)
    )
    reach = reach_of(whole.state, whole.side)
    before = whole.state.sides[whole.side].hand[:reach]
    after = whole.parts[-1].after.sides[whole.side].hand[:reach] if whole.parts else ()
    return CycledCards(passing, tuple(card for card in after if card not in before), spent)


def _belongs(whole: LineResult, number: int, passing: tuple[Card, ...]) -> bool:
    """Whether a step summons a creature that only passes through, or strikes one."""
    part = whole.parts[number]
    if isinstance(part.deed.action, PlayCreature):
        return part.deed.card in passing
    return part.aimed is not None and part.aimed[0] in passing and part.aimed[1][0] == whole.side


def within_line(
    whole: LineResult, number: int, reasons: tuple[StepReason, ...]
) -> tuple[StepReason, ...]:
    """Return the reasons of a play, judged with the steps that it belongs to."""
    cycled = cycled_by(whole)
    if not _belongs(whole, number, cycled.passing):
        return reasons
    passing = {card.name for card in cycled.passing}
    kept = tuple(
        each
        for each in reasons
        if each.code not in _UNTRUE and not (each.code == "costs" and _all_in(each, passing))
    )
    brought = tuple(card.name for card in cycled.brought)
    code = "cycles" if brought else "cycles_back"
    values = (("cards", brought),) if brought else ()
    together = StepReason(code, (*values, ("count", cycled.mana)))
    return together, *(each for each in kept if not each.code.startswith("reaches"))


def _all_in(reason: StepReason, names: set[str]) -> bool:
    cards = dict(reason.values).get("cards", ())
    return isinstance(cards, tuple) and set(cards) <= names
