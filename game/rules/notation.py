"""A position as one line of text and back, and its short digest.

``data/FORMATS.md`` describes the line field by field. What came later (odds, changes, a ring) is
written only where it is: the line of any other match is what games before that have written.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import quote, unquote

from .cards import Card, Creature
from .field import (
    DUEL,
    EDITION_NAMES,
    HORDE_RING,
    LANE_NAMES,
    NOBODY,
    PHASE_NAMES,
    RINGS,
    SEAT_NAMES,
    SIDE_NAMES,
    UNDECIDED,
    Field,
    side_names,
    winner_names,
)
from .fights.change_text import changes_from
from .fights.changes import ALLY
from .fights.in_force import Changes, ChangeTable
from .ring.ring_state import RingState
from .state import HordeDeck, Odds, Side, State
from .unit import Unit

BASTION_MARK, FORT_MARK = "*", "**"
_SAFE = "!'()+;="
_UNIT = re.compile(r"([^:]+)(?::(?:d([0-9]{1,9}))?(?:g([0-9]{1,9}))?(s?)(a?)(r?)(p?)(e?))?")
_ODDS = re.compile("([a-z]+)[+]([0-9]{1,9})x([0-9]{1,9})")
_NUMBER = {10: re.compile("[0-9]+"), 16: re.compile("[0-9a-f]+")}
_FIGURES = 20
_CHANGES, _RING = "changes=", "ring="
#: What stands for no and for yes.
_ENDING, _RELIEVED, _LAST_TURN = ("-", "ending"), ("-", "relieved"), ("-", "last")
#: How many fields stand before those of the sides.
_HEADING = 10
#: No position is longer, in letters.
LONGEST = 20_000


class NotationError(ValueError):
    """Raised for a line that is no position; the message says which part is wrong."""


def to_text(state: State) -> str:
    """Return the position as one line of text."""
    names = side_names(state.field)
    pending = "-"
    if state.pending_side != NOBODY:
        pending = f"{names[state.pending_side]}:{_ids(state.pending)}"
    line = " ".join(
        (
            EDITION_NAMES[state.edition],
            str(state.turn),
            names[state.active],
            PHASE_NAMES[state.phase],
            str(state.mana),
            f"{state.rng:x}",
            _winners(state.field)[state.winner],
            str(state.casting) if state.casting >= 0 else "-",
            _ENDING[state.ending],
            pending,
            *map(_side_text, state.sides),
        )
    )
    odds, changes = state.odds, state.changes
    if state.ring is not None:
        first, spoils, relieved, last_turns = state.ring
        counts = ",".join(map(str, spoils))
        used = _RELIEVED[relieved]
        line = f"ring={state.field.name} {line} {names[first]}:{counts}:{used}:{last_turns}"
    # Without them the line is, to the letter, what games before that have written.
    if odds is not None:
        line = f"{line} {SIDE_NAMES[odds.side]}+{odds.mana}x{odds.turns}"
    if changes is not None:
        line = f"{line} {_CHANGES}{changes.table.text}@{changes.used:x}@{_ids(changes.waiting)}"
    return line


def digest(state: State) -> str:
    """Return twelve hexadecimal figures that stand for the position."""
    return hashlib.blake2b(to_text(state).encode(), digest_size=6).hexdigest()


def _id(card: Card) -> str:
    """Return the id without the signs of the notation; a lone hyphen stands for no card."""
    return "%2D" if card.id == "-" else quote(card.id, _SAFE)


def _ids(cards: Iterable[Card]) -> str:
    return ",".join(_id(card) for card in cards)


def _unit_text(unit: Unit) -> str:
    marks = f"d{unit.damage}" if unit.damage else ""
    marks += f"g{unit.growth}" if unit.growth else ""
    marks += "s" * unit.summoned + "a" * unit.attacked + "r" * unit.again + "p" * unit.suffered
    marks += "e" * unit.eager
    return _id(unit.card) + (f":{marks}" if marks else "")


def _side_text(side: Side) -> str:
    lanes = "/".join(",".join(_unit_text(unit) for unit in row) for row in side.lanes)
    mark = FORT_MARK if side.fort else BASTION_MARK
    if side.horde is None:
        hand = [_id(card) for card in side.hand]
        hand.insert(side.stronghold, mark)
        return f"{','.join(hand)}/{lanes}/{side.permanent}"
    horde = side.horde
    return f"@{_ids(horde.deck)}/{_ids(horde.discard)}/{lanes}/{_horde_text(side)}"


def _piles(side: Side) -> tuple[object, ...]:
    """Return all that the wings of the Horde share (R13.22)."""
    horde = side.horde
    assert horde is not None
    return horde.deck, horde.discard, _horde_text(side)


def _horde_text(side: Side) -> str:
    """Return what a Horde has besides its piles and its lanes."""
    horde = side.horde
    assert horde is not None
    mark = FORT_MARK if side.fort else BASTION_MARK
    settings = (mark, horde.fixed_mana, horde.variable_mana, horde.resistance, horde.spent)
    turn = (
        LANE_NAMES[horde.lane],
        _id(horde.revealed) if horde.revealed else "-",
        _LAST_TURN[horde.last_turn],
    )
    tail = ",".join(str(value) for value in settings + turn)
    return f"{side.permanent}/{tail}"


def from_text(line: str, book: Mapping[str, Card]) -> State:
    """Return the position that ``line`` describes; ``book`` finds cards by id.

    Raises ``NotationError``.
    """
    if len(line) > LONGEST:
        raise NotationError(f"a position has at most {LONGEST:,} letters")
    fields = line.split()
    ringed = bool(fields) and fields[0].startswith(_RING)
    field = _ring_field(fields.pop(0)) if ringed else DUEL
    changed = fields.pop() if fields and fields[-1].startswith(_CHANGES) else ""
    ring = fields.pop() if ringed and fields else ""
    wanted = _HEADING + len(field.sides)
    if len(fields) not in ((wanted,) if ringed else (wanted, wanted + 1)):
        raise NotationError(f"a position has {wanted} fields, not {len(fields)}")
    books = [book] * len(field.sides)
    table, used, waiting = _changes(changed, field, book)
    if table is not None:
        books = [_dealt(book, table, side) for side in field.sides]
    rest = fields[_HEADING:]
    sides = [_side(text, own) for text, own in zip(rest, books, strict=False)]
    state = State.of(sides, field=field)
    _read_heading(state, fields, books)
    state.odds = _odds(rest[2]) if rest[len(sides) :] else None
    if ringed:
        _read_ring(state, ring)
    if table is not None:
        # Two hands that both wait for an order are those of a duel.
        foe = DUEL.rival(state.active) if waiting else state.active
        fallen = tuple(_cards(waiting, books[foe]))
        state.changes = Changes(table, _number(used, "what is used up", 16), fallen)
        _stand(state.sides, table)
    return state


def _read_heading(state: State, fields: list[str], books: Sequence[Mapping[str, Card]]) -> None:
    """Give a position what stands before its sides."""
    edition, turn, active, phase, mana, rng, winner, casting, ending, pending = fields[:_HEADING]
    names = side_names(state.field)
    state.edition = _index(EDITION_NAMES, edition, "edition")
    state.turn = _number(turn, "turn")
    state.active = _index(names, active, "active side")
    state.phase = _index(PHASE_NAMES, phase, "phase")
    state.mana = _number(mana, "mana")
    state.rng = _number(rng, "random stream", 16)
    winners = {name: number for number, name in _winners(state.field).items()}
    if winner not in winners:
        raise NotationError(f"unknown winner {winner!r}")
    state.winner = winners[winner]
    state.casting = -1 if casting == "-" else _number(casting, "place of the incantation")
    state.ending = _index(_ENDING, ending, "ending") == 1
    if pending != "-":
        owner, _, ids = pending.partition(":")
        state.pending_side = _index(names, owner, "owner of the order")
        state.pending = tuple(_cards(ids, books[state.pending_side]))


def _winners(field: Field) -> dict[int, str]:
    return {UNDECIDED: "-", **winner_names(field)}


def _ring_field(text: str) -> Field:
    name = text.removeprefix(_RING)
    if name not in RINGS:
        raise NotationError(f"a ring is one of {', '.join(RINGS)}, not {name!r}")
    return RINGS[name]


def _read_ring(state: State, text: str) -> None:
    """Give a ring what it keeps, and its wings one deck (R13.22)."""
    field = state.field
    parts = text.split(":")
    if len(parts) != 4:
        raise NotationError(f"a ring is like first:0,0,0,0:-:0, not {text!r}")
    first, spoils, relieved, last_turns = parts
    counts = tuple([_number(count, "spoils") for count in spoils.split(",")])
    if len(counts) != len(field.sides):
        raise NotationError(f"spoils of {len(field.sides)} seats are needed, not {spoils!r}")
    state.ring = RingState(
        _index(side_names(field), first, "seat that began"),
        counts,
        _index(_RELIEVED, relieved, "relief") == 1,
        _number(last_turns, "last turns"),
    )
    for seat, side in enumerate(state.sides):
        if (side.horde is not None) != (seat in field.wings):
            what = "a wing, and has a deck" if seat in field.wings else "no wing, and has a hand"
            raise NotationError(f"the {SEAT_NAMES[seat]} seat of ring={field.name} is {what}")
    for wing in field.wings[1:]:
        one, other = state.sides[field.wings[0]], state.sides[wing]
        if _piles(one) != _piles(other):
            raise NotationError("the wings of the Horde share one deck and one stronghold (R13.22)")
        other.horde = one.horde


def _odds(text: str) -> Odds:
    match = _ODDS.fullmatch(text)
    if match is None:
        raise NotationError(f"even odds are like right+1x4, not {text!r}")
    side, mana, turns = match.groups()
    return Odds(_index(SIDE_NAMES, side, "side of the odds"), int(mana), int(turns))


def _changes(
    text: str, field: Field, book: Mapping[str, Card]
) -> tuple[ChangeTable | None, str, str]:
    """Return the changes of a fight, and as texts what is used up and who waits."""
    if not text:
        return None, "", ""
    if field not in (DUEL, HORDE_RING):
        raise NotationError("for allies against the Horde alone a ring has changes (R16.94)")
    parts = text.removeprefix(_CHANGES).split("@")
    if len(parts) != 3:
        raise NotationError(f"changes are like {_CHANGES}reach:reach=5@0@, not {text!r}")
    try:
        changes = changes_from(parts[0])
    except ValueError as error:
        raise NotationError(str(error)) from None
    if parts[2] and field.is_ring:
        raise NotationError("beside an ally nobody waits for an order to be chosen (R13.6)")
    if not field.is_ring and any(change.side == ALLY for change in changes):
        raise NotationError("a duel has no third side")
    return ChangeTable(changes, tuple(book.values()) if field.is_ring else ()), parts[1], parts[2]


def _dealt(book: Mapping[str, Card], table: ChangeTable, side: int) -> Mapping[str, Card]:
    """Return the cards as they are in the hand of a side (H1 of R16.52)."""
    return {identity: table.dealt(side, card) for identity, card in book.items()}


def _stand(sides: list[Side], table: ChangeTable) -> None:
    """Let the creatures in play be what they are in their lanes (H9 of R16.52)."""
    for number, side in enumerate(sides):
        for lane, row in enumerate(side.lanes):
            row[:] = [unit.as_card(table.standing(number, lane, unit.card)) for unit in row]


def _number(text: str, what: str, base: int = 10) -> int:
    # Any longer, and it is no value of the game; Python reads other scripts' figures, too.
    if len(text) > _FIGURES or not _NUMBER[base].fullmatch(text):
        raise NotationError(f"{what}: {text[:_FIGURES]!r} is no number")
    return int(text, base)


def _index(names: tuple[str, ...], text: str, what: str) -> int:
    if text not in names:
        raise NotationError(f"{what}: {text!r} is none of {', '.join(names)}")
    return names.index(text)


def _card(text: str, book: Mapping[str, Card]) -> Card:
    card = book.get(unquote(text))
    if card is None:
        raise NotationError(f"unknown card {text!r}")
    return card


def _cards(text: str, book: Mapping[str, Card]) -> list[Card]:
    return [_card(part, book) for part in text.split(",")] if text else []


def _unit(text: str, book: Mapping[str, Card]) -> Unit:
    match = _UNIT.fullmatch(text)
    card = _card(match[1], book) if match else None
    if match is None or not isinstance(card, Creature):
        raise NotationError(f"{text!r} is no creature in play")
    _, damage, growth, summoned, attacked, again, suffered, eager = match.groups()
    return Unit(
        card,
        int(damage or 0),
        bool(summoned),
        bool(attacked),
        bool(again),
        bool(suffered),
        int(growth or 0),
        bool(eager),
    )


def _row(text: str, book: Mapping[str, Card]) -> list[Unit]:
    return [_unit(part, book) for part in text.split(",")] if text else []


def _side(text: str, book: Mapping[str, Card]) -> Side:
    parts = text.removeprefix("@").split("/")
    if text.startswith("@"):
        return _horde_side(parts, book)
    if len(parts) != 4:
        raise NotationError(f"a side is hand/top/bottom/permanent, not {text!r}")
    row = parts[0].split(",")
    marks = [index for index, part in enumerate(row) if part in (BASTION_MARK, FORT_MARK)]
    if len(marks) != 1:
        raise NotationError(f"a hand has one stronghold, {parts[0]!r} has {len(marks)}")
    mark = row.pop(marks[0])
    return Side.of(
        [_card(part, book) for part in row],
        marks[0],
        mark == FORT_MARK,
        [_row(parts[1], book), _row(parts[2], book)],
        _number(parts[3], "permanent abilities"),
    )


def _horde_side(parts: list[str], book: Mapping[str, Card]) -> Side:
    tail = parts[-1].split(",")
    if len(parts) != 6 or len(tail) != 8:
        raise NotationError("an AI's side is @deck/discard/top/bottom/permanent/settings")
    mark, fixed, variable, resistance, spent, lane, revealed, last = tail
    horde = HordeDeck(
        _cards(parts[0], book),
        _cards(parts[1], book),
        _number(fixed, "fixed mana"),
        _number(variable, "variable mana"),
        _number(resistance, "resistance"),
    )
    horde.spent = _number(spent, "mana spent")
    horde.lane = _index(LANE_NAMES, lane, "lane")
    horde.revealed = None if revealed == "-" else _card(revealed, book)
    horde.last_turn = _index(_LAST_TURN, last, "last turn") == 1
    lanes = [_row(parts[2], book), _row(parts[3], book)]
    permanent = _number(parts[4], "permanent abilities")
    fort = _index((BASTION_MARK, FORT_MARK), mark, "stronghold") == 1
    return Side.of([], 0, fort, lanes, permanent, horde)
