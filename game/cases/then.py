"""The ``then`` of a case: the plain values of a position, and whether what was expected holds."""

from collections.abc import Collection

from game.content import STRONGHOLD_NAMES, FieldError, KeyPath, checks
from game.rules import (
    DUEL,
    LANE_NAMES,
    NOBODY,
    PHASE_NAMES,
    UNDECIDED,
    Field,
    RingState,
    Side,
    State,
    places,
    side_names,
    winner_names,
)

_ANY_ORDER = "any_order"
_KEYS = ("mana", "active", "phase", "winner", "pending", "refused")
_RING_KEYS = ("turn", "relieved", "spoils", "places")


def read_then(
    value: object, names: Collection[str], route: KeyPath, field: Field = DUEL
) -> dict[str, object]:
    """Return ``then`` if all that it names can be compared; ``names`` are the cards known."""
    keys = (*side_names(field), *_KEYS, *(_RING_KEYS if field.is_ring else ()))
    then = checks.keyed(value, route, (), keys)
    for key, entry in then.items():
        here = (*route, key)
        if key in side_names(field):
            _read_side(entry, names, here)
        elif key in ("mana", "turn"):
            checks.number(entry, here)
        elif key == "active":
            checks.one_of(entry, here, "side", side_names(field))
        elif key == "phase":
            checks.one_of(entry, here, "phase", PHASE_NAMES)
        elif key in ("refused", "relieved"):
            checks.flag(entry, here)
        elif entry is not None:
            _read_outcome(key, entry, names, here, field)
    return then


def _read_outcome(
    key: str, entry: object, names: Collection[str], route: KeyPath, field: Field
) -> None:
    if key == "winner":
        checks.one_of(entry, route, "winner", (*side_names(field), "draw"))
        return
    if key == "spoils":
        for seat, taken in checks.keyed(entry, route, (), side_names(field)).items():
            checks.number(taken, (*route, seat))
        return
    if key == "places":
        for rank, here in checks.each(entry, route):
            for item, place in checks.each(rank, here):
                checks.one_of(item, place, "seat", side_names(field))
        return
    pending = checks.keyed(entry, route, (), ("side", "cards"))
    if "side" in pending:
        checks.one_of(pending["side"], (*route, "side"), "side", side_names(field))
    if "cards" in pending:
        _read_row(pending["cards"], names, (*route, "cards"))


def _read_side(value: object, names: Collection[str], route: KeyPath) -> None:
    readers = {"hand": _read_row, **dict.fromkeys(LANE_NAMES, _read_lane), "ai": _read_horde}
    for key, entry in checks.keyed(value, route, (), tuple(readers)).items():
        readers[key](entry, names, (*route, key))


def _read_lane(value: object, names: Collection[str], route: KeyPath) -> None:
    for item, place in checks.each(value, route):
        _read_unit(item, names, place)


def _read_horde(value: object, names: Collection[str], route: KeyPath) -> None:
    horde = checks.keyed(value, route, (), ("deck", "discard", "stronghold"))
    for key, entry in horde.items():
        if key == "stronghold":
            checks.one_of(entry, (*route, key), "stronghold", STRONGHOLD_NAMES)
        else:
            _read_row(entry, names, (*route, key))


def _read_row(value: object, names: Collection[str], route: KeyPath) -> None:
    if isinstance(value, dict):
        value = checks.keyed(value, route, (_ANY_ORDER,))[_ANY_ORDER]
        route = (*route, _ANY_ORDER)
    for item, here in checks.each(value, route):
        _read_name(item, names, here)


def _read_name(item: object, names: Collection[str], route: KeyPath) -> None:
    name = checks.word(item, route)
    if name not in names and name not in STRONGHOLD_NAMES:
        raise FieldError(
            route, f"unknown card {name!r}", checks.nearest(name, [*names, *STRONGHOLD_NAMES])
        )


def _read_unit(item: object, names: Collection[str], route: KeyPath) -> None:
    if not isinstance(item, dict):
        _read_name(item, names, route)
        return
    unit = checks.keyed(item, route, ("card",), ("damage", "summoned"))
    _read_name(unit["card"], names, (*route, "card"))
    if "damage" in unit:
        checks.number(unit["damage"], (*route, "damage"))
    if "summoned" in unit:
        checks.flag(unit["summoned"], (*route, "summoned"))


def differences(wanted: object, found: object, place: str = "") -> list[str]:
    """Return a line for everything named in ``wanted`` that is otherwise in ``found``."""
    if isinstance(wanted, dict) and _ANY_ORDER in wanted and isinstance(found, list):
        wanted, found = sorted(wanted[_ANY_ORDER]), sorted(found)
    if isinstance(wanted, dict) and isinstance(found, dict):
        return [
            line
            for key, value in wanted.items()
            for line in differences(value, found.get(key), f"{place}.{key}".strip("."))
        ]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        pairs = enumerate(zip(wanted, found, strict=True))
        return [line for i, pair in pairs for line in differences(*pair, f"{place}[{i}]")]
    if isinstance(wanted, str) and isinstance(found, dict):
        found = found.get("card")
    return [] if wanted == found else [f"{place}: wanted {wanted!r}, found {found!r}"]


def picture(state: State, refused: bool) -> dict[str, object]:
    """Return the whole position under the keys of ``then``."""
    names = side_names(state.field)
    pending = None
    if state.pending_side != NOBODY:
        cards = [card.name for card in state.pending]
        pending = {"side": names[state.pending_side], "cards": cards}
    seen: dict[str, object] = {
        **{name: _side(side) for name, side in zip(names, state.sides, strict=True)},
        "mana": state.mana,
        "active": names[state.active],
        "phase": PHASE_NAMES[state.phase],
        "winner": winner_names(state.field).get(state.winner),
        "pending": pending,
        "refused": refused,
    }
    if state.ring is not None:
        seen |= _ring(state, state.ring)
    return seen


def _ring(state: State, ring: RingState) -> dict[str, object]:
    """Return what a ring has besides (R13)."""
    field, names = state.field, side_names(state.field)
    ranks = [] if state.winner == UNDECIDED else places(state)
    return {
        "turn": state.turn,
        "relieved": ring.relieved,
        "spoils": dict(zip(names, ring.spoils, strict=True)) if field.spoils else None,
        "places": [[names[seat] for seat in rank] for rank in ranks] or None,
    }


def _side(side: Side) -> dict[str, object]:
    face = STRONGHOLD_NAMES[side.fort]
    entries: dict[str, object] = {}
    if side.horde is None:
        hand = [card.name for card in side.hand]
        hand.insert(side.stronghold, face)
        entries["hand"] = hand
    else:
        entries["ai"] = {
            "deck": [card.name for card in side.horde.deck],
            "discard": [card.name for card in side.horde.discard],
            "stronghold": face,
        }
    for lane, row in zip(LANE_NAMES, side.lanes, strict=True):
        entries[lane] = [
            {"card": unit.card.name, "damage": unit.damage, "summoned": unit.summoned}
            for unit in row
        ]
    return entries
