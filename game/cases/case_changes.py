"""The ``changes`` of a case -> those of a fight, in force in its position (R16.52)."""

from game.content import FieldError, KeyPath, checks
from game.rules import ALLY, Change, Changes, ChangeTable, Creature, State, change_from

from .case_sides import Book


def read_changes(state: State, value: object, book: Book, route: KeyPath) -> None:
    """Put the changes in force: all cards are then as they make them at the deal (H1)."""
    changes: list[Change] = []
    for item, here in checks.each(value, route):
        try:
            changes.append(change_from(checks.word(item, here)))
        except ValueError as error:
            hint = "write a change like 'step:most=2'"
            raise FieldError(here, str(error), hint) from None
        if changes[-1].side == ALLY and not state.field.is_ring:
            hint = "write left or right: a third side is that of an ally (R16.94)"
            raise FieldError(here, "a duel has no third side", hint)
    # Allies pass cards to each other (R13.8).
    passing = tuple(book.values()) if state.field.is_ring else ()
    _change(state, ChangeTable(tuple(changes), passing))


def _change(state: State, table: ChangeTable) -> None:
    state.changes = Changes(table)
    for number, side in enumerate(state.sides):
        side.hand = [table.dealt(number, card) for card in side.hand]
        # The wings of the Horde share their deck (R13.22).
        if side.horde is not None and number not in state.field.wings[1:]:
            side.horde.deck = [table.dealt(number, card) for card in side.horde.deck]
        for lane, row in enumerate(side.lanes):
            for position, unit in enumerate(row):
                card = table.dealt(number, unit.card)
                assert isinstance(card, Creature)
                row[position] = unit.as_card(table.standing(number, lane, card))
