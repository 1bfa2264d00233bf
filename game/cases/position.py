"""The ``match`` of a case -> a position."""

from __future__ import annotations

from collections.abc import Mapping

from game.content import STRONGHOLD_NAMES, FieldError, KeyPath, checks
from game.rules import (
    ABILITIES,
    EDITION_NAMES,
    LANE_NAMES,
    LEFT,
    PHASE_NAMES,
    SIDE_NAMES,
    SUMMONING,
    UNDECIDED,
    Card,
    Change,
    Changes,
    ChangeTable,
    Creature,
    Event,
    HordeDeck,
    Odds,
    Side,
    State,
    Unit,
    change_from,
    regenerated_mana,
    settle_deck,
    settle_stronghold,
)

Book = Mapping[str, Card]

_BASTION, _FORT = STRONGHOLD_NAMES
_AI_KEYS = ("discard", "stronghold", "fixed_mana", "variable_mana", "resistance", "ability")
#: The keys of a match besides its sides; ``changes`` are those of a fight (R16.52).
_KEYS = ("edition", "active", "phase", "mana", "odds", "changes")
_FIXED_MANA, _VARIABLE_MANA = 6, 1


def read_position(value: object, book: Book, route: KeyPath) -> State:
    """Return the position that ``match`` describes, with what holds at once in it (R4.2, R9.7)."""
    match = checks.keyed(value, route, SIDE_NAMES, _KEYS)
    sides = [_side(match[name], book, (*route, name)) for name in SIDE_NAMES]
    active = _index(match, "active", route, SIDE_NAMES)
    edition = _index(match, "edition", route, EDITION_NAMES)
    state = State.of(sides, active, edition)
    state.phase = _index(match, "phase", route, PHASE_NAMES)
    if "odds" in match:
        state.odds = _odds(match["odds"], (*route, "odds"))
    if "changes" in match:
        _change(state, _changes(match["changes"], (*route, "changes")))
    _settle(state)
    state.mana = regenerated_mana(state, active)
    if "mana" in match:
        state.mana = checks.number(match["mana"], (*route, "mana"))
    horde = sides[active].horde
    if horde is not None and state.phase == SUMMONING:
        # The turn is at its beginning: with the deck gone it is the last (R9.8).
        horde.last_turn = sides[active].fort and not horde.deck
    return state


def _odds(value: object, route: KeyPath) -> Odds:
    entries = checks.keyed(value, route, Odds._fields)
    side = checks.one_of(entries["side"], (*route, "side"), "side", SIDE_NAMES)
    mana, turns = (checks.number(entries[key], (*route, key)) for key in Odds._fields[1:])
    return Odds(SIDE_NAMES.index(side), mana, turns)


def _changes(value: object, route: KeyPath) -> ChangeTable:
    changes: list[Change] = []
    for item, here in checks.each(value, route):
        try:
            changes.append(change_from(checks.word(item, here)))
        except ValueError as error:
            hint = "write a change like 'step:most=2'"
            raise FieldError(here, str(error), hint) from None
    return ChangeTable(tuple(changes))


def _change(state: State, table: ChangeTable) -> None:
    """Put changes in force: cards are dealt with them, and creatures stand where they stand."""
    state.changes = Changes(table)
    for number, side in enumerate(state.sides):
        side.hand = [table.dealt(number, card) for card in side.hand]
        if side.horde is not None:
            side.horde.deck = [table.dealt(number, card) for card in side.horde.deck]
        for lane, row in enumerate(side.lanes):
            for position, unit in enumerate(row):
                card = table.dealt(number, unit.card)
                assert isinstance(card, Creature)
                row[position] = unit.as_card(table.standing(number, lane, card))


def _index(match: dict[str, object], key: str, route: KeyPath, names: tuple[str, ...]) -> int:
    if key not in match:
        return 0
    return names.index(checks.one_of(match[key], (*route, key), key, names))


def _settle(state: State) -> None:
    events: list[Event] = []
    for owner, side in enumerate(state.sides):
        if state.winner == UNDECIDED:
            if side.horde is None:
                settle_stronghold(state, owner, events)
            else:
                settle_deck(state, owner, events)


def _side(value: object, book: Book, route: KeyPath) -> Side:
    entries = checks.mapping(value, route)
    solo = "ai" in entries
    if solo and route[-1] == SIDE_NAMES[LEFT]:
        raise FieldError((*route, "ai"), "an AI on the left side", "put the AI on the right")
    if solo and "hand" in entries:
        raise FieldError((*route, "hand"), "a hand beside an AI", "leave the hand or the AI out")
    checks.keyed(entries, route, ("ai",) if solo else ("hand",), LANE_NAMES)
    lanes = [_lane(entries.get(lane, []), book, (*route, lane)) for lane in LANE_NAMES]
    if solo:
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


def _lane(value: object, book: Book, route: KeyPath) -> list[Unit]:
    return [_unit(item, book, here) for item, here in checks.each(value, route)]


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
