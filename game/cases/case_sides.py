"""The sides of a case: hands, lanes, the piles of the Horde, and the changes of a fight."""

from collections.abc import Mapping

from game.content import STRONGHOLD_NAMES, FieldError, KeyPath, checks
from game.rules import (
    ABILITIES,
    ALLY,
    LANE_NAMES,
    SUMMONING,
    UNDECIDED,
    Card,
    Change,
    Changes,
    ChangeTable,
    Creature,
    Event,
    HordeDeck,
    Side,
    State,
    Unit,
    change_from,
    settle_deck,
    settle_stronghold,
)

Book = Mapping[str, Card]

_BASTION, _FORT = STRONGHOLD_NAMES
_AI_KEYS = ("discard", "stronghold", "fixed_mana", "variable_mana", "resistance", "ability")
_FIXED_MANA, _VARIABLE_MANA = 6, 1


def index_of(match: dict[str, object], key: str, route: KeyPath, names: tuple[str, ...]) -> int:
    """Return the number of the name that stands under a key of a match; the first without it."""
    if key not in match:
        return 0
    return names.index(checks.one_of(match[key], (*route, key), key, names))


def settle(state: State) -> None:
    """Let what follows at once from a position be done in it (R4.2, R9.7)."""
    events: list[Event] = []
    for owner, side in enumerate(state.sides):
        if state.winner == UNDECIDED:
            if side.horde is None:
                settle_stronghold(state, owner, events)
            else:
                settle_deck(state, owner, events)


def read_mana(state: State, usual: int, match: dict[str, object], route: KeyPath) -> None:
    """Give the turn under way its mana, which is the ``usual`` one where none is told."""
    state.mana = checks.number(match["mana"], (*route, "mana")) if "mana" in match else usual
    side = state.sides[state.active]
    if side.horde is not None and state.phase == SUMMONING:
        # The turn is at its beginning: with the deck gone it is the last (R9.8, R13.25).
        side.horde.last_turn = side.fort and not side.horde.deck


def read_side(value: object, book: Book, route: KeyPath, *, wing: bool = False) -> Side:
    """Return a side with a hand, or where it is a ``wing`` with the piles of the Horde."""
    entries = checks.keyed(value, route, ("ai",) if wing else ("hand",), LANE_NAMES)
    lanes = [
        [
            _unit(item, book, here)
            for item, here in checks.each(entries.get(lane, []), (*route, lane))
        ]
        for lane in LANE_NAMES
    ]
    if wing:
        return _horde_side(entries["ai"], lanes, book, (*route, "ai"))
    hand, place, face = _hand(entries["hand"], book, (*route, "hand"))
    return Side.of(hand, place, face == _FORT, lanes)


def _hand(value: object, book: Book, route: KeyPath) -> tuple[list[Card], int, str]:
    hand: list[Card] = []
    place, face = 0, ""
    for item, here in checks.each(value, route):
        if item in STRONGHOLD_NAMES:
            if face:
                raise FieldError(
                    here, "a second stronghold in one hand", "leave one Bastion or Fort"
                )
            place, face = len(hand), str(item)
        else:
            hand.append(_card(item, book, here))
    if not face:
        raise FieldError(route, "a hand without a stronghold", "put Bastion or Fort in it")
    return hand, place, face


def _card(item: object, book: Book, route: KeyPath) -> Card:
    card = book.get(item) if isinstance(item, str) else None
    if card is None:
        name = checks.word(item, route)
        if name in STRONGHOLD_NAMES:
            raise FieldError(route, f"{name!r} outside a hand", "put it in a hand, or leave it out")
        raise FieldError(
            route, f"unknown card {name!r}", checks.nearest(name, [*book, *STRONGHOLD_NAMES])
        )
    return card


def _pile(value: object, book: Book, route: KeyPath) -> list[Card]:
    return [_card(item, book, here) for item, here in checks.each(value, route)]


def _unit(item: object, book: Book, route: KeyPath) -> Unit:
    entries: dict[str, object] = {"card": item}
    if isinstance(item, dict):
        entries = checks.keyed(item, route, ("card",), ("damage", "summoned"))
    card = _card(entries["card"], book, route)
    if not isinstance(card, Creature):
        problem = f"the incantation {card.name!r} in a lane"
        raise FieldError(route, problem, "put it in a hand, or a creature in its place")
    damage = checks.number(entries.get("damage", 0), (*route, "damage"))
    if damage >= card.health:
        problem = f"damage {damage} of {card.name!r}, which has {card.health} health"
        raise FieldError((*route, "damage"), problem, f"write less than {card.health}")
    return Unit(card, damage, checks.flag(entries.get("summoned", False), (*route, "summoned")))


def _horde_side(value: object, lanes: list[list[Unit]], book: Book, route: KeyPath) -> Side:
    entries = checks.keyed(value, route, ("deck",), _AI_KEYS)
    horde = HordeDeck(
        _pile(entries["deck"], book, (*route, "deck")),
        _pile(entries.get("discard", []), book, (*route, "discard")),
        checks.number(entries.get("fixed_mana", _FIXED_MANA), (*route, "fixed_mana")),
        checks.number(entries.get("variable_mana", _VARIABLE_MANA), (*route, "variable_mana")),
        checks.number(entries.get("resistance", 0), (*route, "resistance")),
    )
    face = entries.get("stronghold", _BASTION)
    checks.one_of(face, (*route, "stronghold"), "stronghold", STRONGHOLD_NAMES)
    name = entries.get("ability")
    bit = 0
    if name is not None:
        bit = ABILITIES[checks.one_of(name, (*route, "ability"), "ability", ABILITIES)]
    return Side.of([], 0, face == _FORT, lanes, bit, horde)


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
